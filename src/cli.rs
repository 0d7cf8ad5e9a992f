//! The command line: one file a subcommand; it reads arguments and starts the shell, and knows no rule.
//!
//! Exit codes: 0 done, 1 the operation failed (one line on stderr), 2 wrong usage.

mod args;
mod desk;
mod play;
mod resume;
mod table;

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

pub use args::{Args, Subcommand};

/// Runs the program.
pub fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return usage(&error),
    };
    let done = match args.command.unwrap_or(Subcommand::Play(args.play)) {
        Subcommand::Play(options) => play::run(&options),
        Subcommand::Resume { game, table } => resume::run(game.as_deref(), &table),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
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

    #[expect(clippy::print_stderr, reason = "the one place where a failure is told")]
    fn report(self) -> ExitCode {
        for sentence in self.sentences {
            eprintln!("{sentence}");
        }
        ExitCode::from(self.code)
    }
}

/// Help and version go to stdout; what was typed wrongly is told in one sentence.
#[expect(clippy::print_stdout, clippy::print_stderr, reason = "help and usage are printed here")]
fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print!("{error}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("{error}");
            ExitCode::from(2)
        }
    }
}
