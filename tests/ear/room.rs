//! A room with the real recogniser: what may be said in a position, and what is made of a sound there.

use std::collections::BTreeMap;

use natiq::config::{Config, Sources};
use natiq::core::{Setup, State};
use natiq::dialogue::{Dialogue, Reader, Seat};
use natiq::ear::dictionary::Dictionary;
use natiq::ear::grammar::Grammar;
use natiq::ear::pocketsphinx::{self, Pocketsphinx};
use natiq::ear::words::Words;
use natiq::ear::{Heard, Recognizer};
use natiq::notation::{Options, Vocabulary};
use natiq::shell::Ears;
use natiq::words::Lexicon;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Move, Position};

/// The recogniser and what it knows.
pub struct Room {
    pub recognizer: Pocketsphinx,
    pub ears: Ears,
    reader: Reader,
}

/// Why there is no room: the acoustic model is not installed.
pub fn missing() -> Option<String> {
    pocketsphinx::model().err().map(|error| format!("no acoustic model in {error}"))
}

impl Room {
    pub fn new(names: &[&str]) -> Room {
        let config = Config::load(&Sources::default()).expect("what is compiled in");
        let mut lexicon = Lexicon::default();
        for language in config.languages() {
            let words = language.words.get("words.toml").and_then(|layers| layers.last()).expect("words");
            lexicon.learn(&language.code, &words.text).expect("words");
        }
        let vocabulary = Vocabulary::compiled_in().expect("words of moves");
        let options = Options::default();
        let reader = Reader { lexicon, vocabulary, options, other_layout: |_| Vec::new(), empty_presses: false };
        let mut ears = Ears { names: names.iter().map(|&name| name.to_owned()).collect(), ..Ears::default() };
        for (code, layers) in config.sounds() {
            let text =
                config.document(&format!("ear/{code}/words.toml")).expect("words of the ear").table().to_string();
            ears.words.insert(code.clone(), Words::read(&text).expect("words of the ear"));
            let dictionary = layers.last().map(|layer| Dictionary::read(&layer.text).expect("sounds"));
            ears.dictionaries.insert(code.clone(), dictionary.expect("sounds"));
        }
        let dictionaries: BTreeMap<String, Dictionary> = ears.dictionaries.clone();
        Room { recognizer: Pocketsphinx::open(dictionaries).expect("a recogniser"), ears, reader }
    }

    /// A game from a position, and a dialogue of it that asks something where `asking` is a line.
    pub fn game(&self, position: &Chess, asking: Option<&str>) -> (State, Dialogue) {
        let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
        let state = State::new(Setup { fen: Some(fen), ..Setup::casual() }).expect("a position");
        let mut dialogue = Dialogue::new(self.reader.clone(), Seat::Table);
        if let Some(line) = asking {
            dialogue.hear(&state, line);
            assert!(dialogue.pending().is_some(), "{line} asks nothing");
        }
        (state, dialogue)
    }

    /// What may be said in it.
    pub fn grammar(&self, language: &str, position: &Chess, asking: Option<&str>) -> Grammar {
        let (state, dialogue) = self.game(position, asking);
        self.ears.expected(language, &state, &dialogue).expect("a language of the ear")
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
        let options = Options { mode: natiq::notation::Mode::Spoken, ..self.reader.options.clone() };
        match natiq::notation::read(&words.join(" "), position, &self.reader.vocabulary, &options) {
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
