//! `natiq sheet`: a kept game written out, in the form, notation and language that are asked for.
//!
//! It reads a game that may be in play and changes nothing of it.

use std::io::Write;
use std::path::Path;

use atomic_write_file::AtomicWriteFile;

use super::args::{FormName, Sheet};
use super::desk::{self, Desk};
use super::{Failure, print_text, spoken, table, writing};
use crate::core::PenaltyKind;
use crate::language::{Arg, Language};
use crate::sheet::labels::{CLAIMS, ENDINGS};
use crate::sheet::{As, Labels, export};
use crate::store::{self, StoreError, games_root};

/// Writes a game out.
///
/// # Errors
/// When there is no such game, it is damaged, or the file cannot be written.
pub fn run(options: &Sheet) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let folder = store::find(&games_root().unwrap_or_default(), &options.game);
    let folder = folder.ok_or_else(|| desk.failed("journal.unknown", &[("name", Arg::Name(&options.game))]))?;
    let read = store::read(&folder).map_err(|error| match error {
        // Nothing is asked here: the sound part is offered where the game is gone on with.
        StoreError::Damaged(damage) => desk.failed(
            "journal.damaged-at",
            &[("line", Arg::Number(damage.line as u64)), ("moves", Arg::Number(damage.sound as u64))],
        ),
        error => table::store_failure(&desk, &error),
    })?;
    let setup = &read.header.setup;
    if options.moves.is_some() && options.form != FormName::Voice {
        return Err(desk.usage("cli.voice-only", &[("flag", Arg::Name("--moves"))]));
    }
    let form = match options.form {
        FormName::Text => As::Text,
        FormName::Pgn => As::Pgn,
        FormName::Voice => return put(&desk, options.out.as_deref(), &spoken::record(&desk, &read, options.moves)?),
    };
    // The language that is asked for comes before the one the setting names.
    let mut writing = match options.speaking.lang {
        Some(_) => writing::in_words_of(&desk, desk.language()),
        None => writing::of(&desk, desk.language().code()),
    };
    writing.notation = options.notation.map_or(writing.notation, |name| Some(name.into()));
    writing.width = options.width.map_or(writing.width, usize::from);
    let format = writing.format(setup);
    let events: Vec<_> = read.events().cloned().collect();
    let head = table::head(&read.header);
    let text = export(form, &head, setup, &events, &read.hash, format, writing.labels)
        .map_err(|_| desk.failed("journal.hopeless", &[("line", Arg::Number(1))]))?;
    put(&desk, options.out.as_deref(), &text)
}

/// Writes a text into a file, whole or not at all; onto the terminal without one.
fn put(desk: &Desk, out: Option<&Path>, text: &str) -> Result<(), Failure> {
    let Some(out) = out else {
        print_text(text.as_bytes());
        return Ok(());
    };
    let written = AtomicWriteFile::open(out).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.commit()
    });
    written.map_err(|error| desk.barred("cli.write", out, &error))
}

/// The words of a sheet in a language.
pub fn labels(language: &Language) -> Labels {
    let word = |key: &str| language.say(key, &[]).print;
    Labels {
        event: word("sheet.event"),
        site: word("sheet.site"),
        date: word("sheet.date"),
        round: word("sheet.round"),
        white: word("sheet.white"),
        black: word("sheet.black"),
        laws: word("sheet.laws"),
        conduct: word("sheet.conduct"),
        time: word("sheet.time"),
        program: word("sheet.program"),
        position: word("sheet.position"),
        variant: word("sheet.variant"),
        special_board: word("sheet.special-board"),
        armageddon: word("sheet.armageddon"),
        armageddon_draw: word("sheet.armageddon-draw"),
        match_winner: word("sheet.match"),
        clock: word("sheet.clock"),
        white_short: word("sheet.white-short"),
        black_short: word("sheet.black-short"),
        restored: word("sheet.restored"),
        // The scribe puts number and side in later.
        restored_to: language
            .say("sheet.restored-to", &[("number", Arg::Name("{number}")), ("side", Arg::Name("{side}"))])
            .print,
        offered: word("sheet.offered"),
        claimed: word("sheet.claim"),
        refused: word("sheet.claim-refused"),
        claims: CLAIMS.into_iter().map(|(claim, _)| (claim, word(&format!("claimed.{claim}")))).collect(),
        stopped: word("sheet.stopped"),
        clock_set: word("sheet.clock-set"),
        moves_set: word("sheet.moves-set"),
        penalty: word("sheet.penalty"),
        penalties: PenaltyKind::ALL
            .into_iter()
            .map(|kind| (kind.word(), word(&format!("penalty-name.{}", kind.word()))))
            .collect(),
        time_added: word("sheet.time-added"),
        late: word("sheet.late"),
        flags: word("sheet.flags"),
        reason: word("sheet.reason"),
        ruled: word("sheet.ruled"),
        signed: word("sheet.signed"),
        illegal: word("sheet.illegal"),
        ending: word("sheet.ending"),
        endings: ENDINGS.into_iter().map(|(ending, _)| (ending, word(&format!("ending.{ending}")))).collect(),
        journal: word("sheet.journal"),
        result: word("sheet.result"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_words_are_the_sheets_own() {
        let english = Language::builtin("en").unwrap();
        assert_eq!(labels(&english), Labels::english());
    }
}
