//! `natiq interpret`: what a text means in a position, as one line of JSON (`product.md` part 4).
//!
//! It plays nothing and asks nothing: a question is given as its readings, a refusal as its reason.

use serde::Serialize;
use shakmaty::{CastlingSide, Chess, Move};

use super::args::Interpret;
use super::desk::Desk;
use super::{Failure, desk, play, print};
use crate::core::{Ply, Refusal, Role, Setup, State, uci};
use crate::language::{Arg, Manner, Meant};
use crate::notation::{self, Mode, Reading};
use crate::shell::Wishes;
use crate::words::{Takes, Word};

/// What a text means, as it is printed.
#[derive(Debug, Serialize)]
pub struct Meaning {
    kind: &'static str,
    readings: Vec<Read>,
    /// Why it is no legal move; nothing where it is one.
    reason: Option<String>,
    /// The name of the command, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<&'static str>,
    /// How far the command is believed by ear, where the text was heard.
    #[serde(skip_serializing_if = "Option::is_none")]
    by_ear: Option<&'static str>,
}

/// A legal move that the text can mean.
#[derive(Debug, Serialize)]
pub struct Read {
    uci: String,
    text: String,
}

/// Prints what a text means.
///
/// # Errors
/// When the position is none.
pub fn run(options: &Interpret) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let setup = Setup { fen: options.fen.clone(), ..Setup::casual() };
    let state = State::new(setup).map_err(|error| desk.usage(play::start_key(&error), &[]))?;
    let meaning = meaning(&desk, &state, &options.text, options.spoken);
    let line = serde_json::to_string(&meaning).map_err(|error| Failure::failed(error.to_string()))?;
    print(&[line]);
    Ok(())
}

/// What a text means in the position of a game.
pub fn meaning(desk: &Desk, state: &State, text: &str, spoken: bool) -> Meaning {
    let language = desk.language();
    let wishes = Wishes::of(&desk.config.settings, false, false);
    let manner = Manner { style: wishes.style, say_side: false, ..Manner::default() };
    let none = |kind, reason| Meaning { kind, readings: Vec::new(), reason, command: None, by_ear: None };
    let heard = spoken.then(|| desk.reader.heard(text));
    let word = match &heard {
        Some(heard) => heard.command.as_ref().map(|(word, _)| *word),
        None => command(desk, text),
    };
    if let Some(word) = word {
        let by_ear = spoken.then(|| word.by_ear().name());
        return Meaning { command: Some(word.entry().name), by_ear, ..none("command", None) };
    }
    let text = heard.as_ref().map_or(text, |heard| heard.line.as_str());
    let mode = if spoken { Mode::Spoken } else { Mode::Typed };
    let options = notation::Options { mode, ..desk.reader.options.clone() };
    let position = state.position();
    let readings = |moves: &[Move]| -> Vec<Read> {
        let read = |mv: &Move| Read {
            uci: uci(position, *mv).to_string(),
            text: language.more(&ply(position, *mv), &manner).text,
        };
        moves.iter().map(read).collect()
    };
    match notation::read(text, position, &desk.reader.vocabulary, &options) {
        Reading::Unique { mv, .. } => Meaning { readings: readings(&[mv]), ..none("unique", None) },
        Reading::Ambiguous { choices, .. } => {
            let moves: Vec<Move> = choices.iter().map(|choice| choice.mv).collect();
            Meaning { readings: readings(&moves), ..none("ambiguous", None) }
        }
        Reading::Illegal { meant, reason } => {
            let meant = Meant {
                kind: meant.kind,
                from: meant.from,
                to: meant.to,
                promotion: meant.promotion,
                castle: meant.castle.map(|side| side == CastlingSide::KingSide),
            };
            let by = Role::from(state.turn());
            if spoken {
                return none("illegal", Some(language.misheard(reason, &meant, by, state, &manner).text));
            }
            let said = language.refusal(&Refusal::Illegal(reason), by, Some(&meant), state, &manner);
            none("illegal", Some(said.text))
        }
        Reading::NotDigital => {
            none("not-a-move", Some(language.say("bad.digital", &[("text", Arg::Name(text))]).print))
        }
        Reading::NotAMove if spoken => none("not-a-move", Some(language.say("heard.none", &[]).print)),
        Reading::NotAMove => none("not-a-move", Some(language.say("bad.parse", &[("text", Arg::Name(text))]).print)),
    }
}

/// The command a text is, with the role before it and what it takes behind it.
fn command(desk: &Desk, text: &str) -> Option<Word> {
    let lexicon = &desk.reader.lexicon;
    let text = lexicon.role(text).map_or(text, |(_, rest)| rest);
    let (word, rest) = lexicon.find(text)?;
    // "b e4" is a bishop's move: a command that takes nothing has nothing behind it.
    (rest.is_empty() || word.entry().takes != Takes::Nothing).then_some(word)
}

fn ply(position: &Chess, mv: Move) -> Ply {
    Ply::play(position, mv).0
}
