//! A room with the real recogniser: what may be said in a position, and what is made of a sound there.

use natiq::core::State;
use natiq::dialogue::Dialogue;
use natiq::ear::grammar::Grammar;
use natiq::ear::pocketsphinx::{self, Pocketsphinx};
use natiq::ear::{Heard, Recognizer};
use natiq::notation::Options;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Move, Position};

use crate::table::Table;

/// The recogniser and what it knows.
pub struct Room {
    pub recognizer: Pocketsphinx,
    pub table: Table,
}

/// Why there is no room: the acoustic model is not installed.
pub fn missing() -> Option<String> {
    pocketsphinx::model().err().map(|error| format!("no acoustic model in {error}"))
}

impl Room {
    pub fn new(names: &[&str]) -> Room {
        let table = Table::new(names);
        Room { recognizer: Pocketsphinx::open(table.ears.dictionaries.clone()).expect("a recogniser"), table }
    }

    /// A game from a position, and a dialogue of it that asks something where `asking` is a line.
    pub fn game(&self, position: &Chess, asking: Option<&str>) -> (State, Dialogue) {
        let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
        let lines: Vec<&str> = asking.into_iter().collect();
        let (state, dialogue) = self.table.game(&fen, &lines);
        assert!(asking.is_none() || dialogue.pending().is_some(), "{asking:?} asks nothing");
        (state, dialogue)
    }

    /// What may be said in it.
    pub fn grammar(&self, language: &str, position: &Chess, asking: Option<&str>) -> Grammar {
        let (state, dialogue) = self.game(position, asking);
        self.table.grammar(language, &state, &dialogue)
    }

    /// What one utterance comes to.
    pub fn hear(&mut self, sound: &[i16]) -> Heard {
        self.recognizer.begin().expect("an utterance");
        for frame in sound.chunks(256) {
            self.recognizer.hear(frame).expect("sound");
        }
        self.recognizer.end().expect("a result")
    }

    /// The move that heard words mean, as a person would be asked about it; nothing where they mean none or several.
    pub fn meant(&self, words: &[String], position: &Chess) -> Option<Move> {
        let options = Options { mode: natiq::notation::Mode::Spoken, ..self.table.reader.options.clone() };
        match natiq::notation::read(&words.join(" "), position, &self.table.reader.vocabulary, &options) {
            natiq::notation::Reading::Unique { mv, .. } => Some(mv),
            _ => None,
        }
    }
}

/// A position some moves into a game, and a move of it that is neither castling nor promotion.
pub fn some_move(chance: &mut fastrand::Rng) -> (Chess, Move) {
    loop {
        let mut position = Chess::default();
        for _ in 0..chance.usize(4..50) {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(chance.usize(0..moves.len().max(1))) else { break };
            position.play_unchecked(*mv);
        }
        let plain: Vec<Move> =
            position.legal_moves().into_iter().filter(|mv| !mv.is_castle() && !mv.is_promotion()).collect();
        if !plain.is_empty() {
            let mv = plain[chance.usize(0..plain.len())];
            return (position, mv);
        }
    }
}
