//! What is wrong with a command line, in one sentence: what, why, what to do.
//!
//! clap finds it, the catalogue words it; nothing of clap's own wording is printed.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::language::{Arg, Language};

/// The sentence for an error; `path` is the subcommand it happened in.
pub fn sentence(error: &clap::Error, language: &Language, path: &[String]) -> String {
    use ContextKind as Kind;
    let of = |kind: Kind| error.get(kind).and_then(first);
    let all = |kind: Kind| error.get(kind).map(every).unwrap_or_default();
    // clap puts the likeliest last.
    let nearest = |kind: Kind| error.get(kind).and_then(|value| every(value).pop());
    let say = |key: &str, args: &[(&str, &str)]| {
        let args: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, text)| (*name, Arg::Name(text))).collect();
        language.say(key, &args).print
    };
    // A subcommand that may not stand beside an option is told as the argument.
    let argument = of(Kind::InvalidArg).or_else(|| of(Kind::InvalidSubcommand)).unwrap_or_default();
    let (flag, takes) = parts(&argument);
    let found = of(Kind::InvalidValue).unwrap_or_default();
    let expected = match all(Kind::ValidValue) {
        values if values.is_empty() => takes.clone(),
        values => values.join(", "),
    };
    let command = path.join(" ");
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = of(Kind::InvalidSubcommand).unwrap_or_default();
            match nearest(Kind::SuggestedSubcommand) {
                Some(near) => say("cli.near", &[("word", &word), ("near", &near)]),
                None => say("cli.unknown", &[("word", &word)]),
            }
        }
        ErrorKind::UnknownArgument if !argument.starts_with('-') => say("cli.extra", &[("word", &argument)]),
        ErrorKind::UnknownArgument => match nearest(Kind::SuggestedArg) {
            Some(near) => say("cli.near", &[("word", &argument), ("near", &parts(&near).0)]),
            None => say("cli.unknown", &[("word", &argument)]),
        },
        ErrorKind::InvalidValue | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues if found.is_empty() => {
            say("cli.missing", &[("flag", &flag), ("expected", &expected)])
        }
        ErrorKind::InvalidValue => say("cli.value", &[("flag", &flag), ("expected", &expected), ("found", &found)]),
        ErrorKind::ValueValidation => {
            // What help says of a flag says what it takes.
            let expected = language.say(&["flag.", flag.trim_start_matches('-')].concat(), &[]).print;
            say("cli.value", &[("flag", &flag), ("expected", &expected), ("found", &found)])
        }
        ErrorKind::TooManyValues => say("cli.extra", &[("word", &found)]),
        ErrorKind::ArgumentConflict => {
            let other = of(Kind::PriorArg).unwrap_or_default();
            let other = parts(&other).0;
            if flag == other || other.is_empty() {
                say("cli.twice", &[("flag", &flag)])
            } else {
                say("cli.clash", &[("flag", &flag), ("other", &other)])
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing: Vec<String> = all(Kind::InvalidArg).iter().map(|each| bare(each)).collect();
            say("cli.absent", &[("what", &missing.join(", ")), ("command", &command)])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say("cli.subcommand", &[("command", &command)])
        }
        _ => say("cli.other", &[]),
    }
}

/// The first text of a context.
fn first(value: &ContextValue) -> Option<String> {
    every(value).into_iter().next()
}

/// All texts of a context.
fn every(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        ContextValue::StyledStr(text) => vec![text.to_string()],
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// `--lang <CODE>` as the flag and the name of its value.
fn parts(argument: &str) -> (String, String) {
    let argument = bare(argument);
    match argument.split_once([' ', '=']) {
        Some((flag, value)) => (flag.to_owned(), value.to_owned()),
        None => (argument.clone(), argument),
    }
}

/// Without the brackets that a voice reads aloud.
fn bare(text: &str) -> String {
    text.chars().filter(|sign| !matches!(sign, '<' | '>' | '[' | ']')).collect::<String>().replace("...", "")
}
