//! The command line: one file a subcommand; it reads arguments and starts the shell, and knows no rule.
//!
//! Exit codes: 0 done, 1 the operation failed (one line on stderr), 2 wrong usage. Help and errors are
//! the catalogue's sentences, plain lines without colours.

mod adjudicate;
mod another;
mod args;
mod completions;
mod desk;
mod doctor;
mod hearing;
mod help;
mod interpret;
mod languages;
mod learn;
mod listen;
mod man;
mod play;
mod replay;
mod resume;
mod review;
mod settings;
mod sheet;
mod source;
mod spoken;
mod start;
mod table;
mod terminal;
mod tongue;
mod train;
mod writing;
mod wrong;

use std::io::Write;
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;

pub use args::{Args, Subcommand};
pub use help::{flag_key, table as arguments};

use crate::language::utterance::plain;
use crate::language::{Arg, Language, Phrase};

/// Runs the program.
pub fn main() -> ExitCode {
    let line: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let table = help::table();
    let parsed =
        table.clone().try_get_matches_from(tongue::ordered(&line)).and_then(|matches| Args::from_arg_matches(&matches));
    let done = match parsed {
        Ok(args) => run(args, line.len() == 1),
        Err(error) => not_run(&error, &line, &table),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args, alone: bool) -> Result<(), Failure> {
    match args.command {
        None if alone && start::on_terminal() => start::run(),
        None => play::run(&args.play),
        Some(Subcommand::Play(options)) => play::run(&options),
        Some(Subcommand::Resume { file_or_game, number, table }) => {
            resume::run(file_or_game.as_deref(), number, &table)
        }
        Some(Subcommand::Learn(options)) => learn::run(&options),
        Some(Subcommand::Train(options)) => train::run(&options),
        Some(Subcommand::Replay(options)) => replay::run(&options),
        Some(Subcommand::Review(options)) => review::run(&options),
        Some(Subcommand::Sheet(options)) => sheet::run(&options),
        Some(Subcommand::Interpret(options)) => interpret::run(&options),
        Some(Subcommand::Adjudicate(options)) => adjudicate::run(&options),
        Some(Subcommand::Listen(options)) => listen::run(&options),
        Some(Subcommand::Doctor(speaking)) => doctor::run(&speaking),
        Some(Subcommand::Config { what: args::Settings::Show, speaking }) => settings::show(&speaking),
        Some(Subcommand::Languages(speaking)) => languages::run(&speaking),
        Some(Subcommand::Completions { shell, speaking }) => completions::run(shell, &speaking),
        Some(Subcommand::Man(speaking)) => man::run(&speaking),
    }
}

/// Help and version go to stdout; what was typed wrongly is told in one sentence.
fn not_run(error: &clap::Error, line: &[String], table: &clap::Command) -> Result<(), Failure> {
    let Some(language) = tongue::of(line) else { return Err(Failure::usage(vec![error.to_string()])) };
    let path = help::path(line, table);
    match error.kind() {
        ErrorKind::DisplayHelp => print(&help::lines(&language, table, &path)),
        ErrorKind::DisplayVersion => print(&[concat!("natiq ", env!("CARGO_PKG_VERSION")).to_owned()]),
        _ => return Err(Failure::usage(vec![wrong::sentence(error, &language, &path)])),
    }
    Ok(())
}

/// Prints whole lines; a reader that has gone away is no fault.
fn print(lines: &[String]) {
    let mut out = std::io::stdout().lock();
    for line in lines {
        if writeln!(out, "{line}").is_err() {
            return;
        }
    }
    let _ = out.flush();
}

/// Prints a text as it is.
fn print_text(text: &[u8]) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text).and_then(|()| out.flush());
}

/// A sentence of the catalogue in print.
fn worded(language: &Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    language.say(key, args).print
}

/// A text that goes whole into a printed line, however long it is; a name would be cut.
fn whole(text: &str) -> Arg<'static> {
    let text = plain(text);
    Arg::Said(Phrase { print: text.clone(), speak: text }.into())
}

/// Why a subcommand did not do its work; the sentences are whole and worded already.
#[derive(Debug)]
pub struct Failure {
    sentences: Vec<String>,
    code: u8,
}

impl Failure {
    /// The operation failed.
    pub(crate) fn failed(sentence: impl Into<String>) -> Failure {
        Failure { sentences: vec![sentence.into()], code: 1 }
    }

    /// It was called in a wrong way.
    pub(crate) fn usage(sentences: Vec<String>) -> Failure {
        Failure { sentences, code: 2 }
    }

    /// It was done, and this is what is wrong with what it was done with.
    pub(crate) fn told(sentences: Vec<String>) -> Failure {
        Failure { sentences, code: 1 }
    }

    /// What is told, as one.
    pub(crate) fn sentence(self) -> String {
        self.sentences.join(" ")
    }

    #[expect(clippy::print_stderr, reason = "the one place where a failure is told")]
    fn report(self) -> ExitCode {
        for sentence in self.sentences {
            eprintln!("{sentence}");
        }
        ExitCode::from(self.code)
    }
}
