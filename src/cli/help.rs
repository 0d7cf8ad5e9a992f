//! Help of the command line: one fact a line, from the table of arguments and the catalogue.
//!
//! It holds no sentence. Nothing in it is a column, a colour or a bracket, for it is read aloud
//! (`accessibility.md` part 3, rules 12 to 14).

use clap::{Arg as Argument, Command, CommandFactory};

use super::args::Args;
use super::whole;
use crate::language::Language;

/// The whole command line, as clap knows it.
pub fn table() -> Command {
    let mut command = Args::command();
    command.build();
    command
}

/// The subcommands a line names, outermost first: `config show`.
pub fn path(line: &[String], table: &Command) -> Vec<String> {
    let mut path = Vec::new();
    let mut here = table;
    for word in line.iter().skip(1).take_while(|word| *word != "--") {
        if path.is_empty() && word == "help" {
            continue;
        }
        if let Some(found) = here.find_subcommand(word) {
            path.push(word.clone());
            here = found;
        }
    }
    path
}

/// Help about the program, or about the subcommand at a path.
pub fn lines(language: &Language, table: &Command, path: &[String]) -> Vec<String> {
    let mut command = table;
    for name in path {
        command = command.find_subcommand(name).unwrap_or(command);
    }
    let say = |key: &str| language.say(key, &[]).print;
    let mut lines = Vec::new();
    if path.is_empty() {
        lines.push(say("about.natiq"));
    } else {
        lines.push(one(language, command, path));
    }
    let subcommands: Vec<&Command> = command.get_subcommands().collect();
    if !subcommands.is_empty() {
        lines.push(say("usage.commands"));
        for subcommand in subcommands {
            let mut path = path.to_vec();
            path.push(subcommand.get_name().to_owned());
            lines.push(one(language, subcommand, &path));
        }
    }
    lines.push(say("usage.options"));
    for argument in command.get_arguments() {
        let name = shown(argument);
        let what = flag(language, argument);
        lines.push(language.say("usage.command", &[("name", whole(&name)), ("what", whole(&what))]).print);
    }
    if path.is_empty() {
        lines.push(say("usage.more"));
    }
    lines
}

/// A subcommand, what must stand behind it, and what it does.
fn one(language: &Language, command: &Command, path: &[String]) -> String {
    let behind = command.get_positionals().filter(|_| command.get_name() != "help").map(shown);
    let name = ["natiq".to_owned()].into_iter().chain(path.iter().cloned()).chain(behind).collect::<Vec<_>>().join(" ");
    let about = about(language, path);
    language.say("usage.command", &[("name", whole(&name)), ("what", whole(&about))]).print
}

/// What a subcommand does.
pub fn about(language: &Language, path: &[String]) -> String {
    let key = if path.is_empty() { "about.natiq".to_owned() } else { format!("about.{}", path.join("-")) };
    language.say(&key, &[]).print
}

/// What an argument does.
pub fn flag(language: &Language, argument: &Argument) -> String {
    language.say(&flag_key(argument), &[]).print
}

/// The key of an argument's sentence.
pub fn flag_key(argument: &Argument) -> String {
    let id = match argument.get_id().as_str() {
        // The argument of clap's own `help`.
        "subcommand" => "topic",
        id => id,
    };
    format!("flag.{}", id.replace('_', "-"))
}

/// An argument as it is typed: `--laws NAME`, `FILE`.
fn shown(argument: &Argument) -> String {
    let value = argument.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let takes = argument.get_num_args().is_none_or(|count| count.takes_values());
    match (argument.get_long(), value.filter(|_| takes)) {
        (Some(long), Some(value)) => format!("--{long} {value}"),
        (Some(long), None) => format!("--{long}"),
        (None, Some(value)) => value,
        (None, None) => argument.get_id().as_str().to_uppercase(),
    }
}

/// The table with the sentences of a language in it, for the manual page and completions.
pub fn worded(language: &Language) -> Command {
    word(Args::command(), language, &[])
}

fn word(command: Command, language: &Language, path: &[String]) -> Command {
    let about = about(language, path);
    let names: Vec<String> = command.get_subcommands().map(|each| each.get_name().to_owned()).collect();
    let command = command.about(about.clone()).long_about(about).mut_args(|argument| {
        let text = flag(language, &argument);
        argument.help(text.clone()).long_help(text)
    });
    names.into_iter().fold(command, |command, name| {
        let path = [path, std::slice::from_ref(&name)].concat();
        command.mut_subcommand(name, |subcommand| word(subcommand, language, &path))
    })
}
