//! What a game is heard with, as the program has it: the words of every language, their sounds, what may be said.

use natiq::config::{Config, Sources};
use natiq::core::{Setup, State};
use natiq::dialogue::{Dialogue, Reader, Seat};
use natiq::ear::dictionary::Dictionary;
use natiq::ear::grammar::Grammar;
use natiq::ear::words::Words;
use natiq::notation::{Options, Vocabulary};
use natiq::shell::Ears;
use natiq::words::Lexicon;

/// The words and sounds of all languages, and who reads what is said.
pub struct Table {
    pub ears: Ears,
    pub reader: Reader,
}

impl Table {
    /// With these names of files expected besides digits.
    pub fn new(names: &[&str]) -> Table {
        let config = Config::load(&Sources::default()).expect("what is compiled in");
        let mut lexicon = Lexicon::default();
        for language in config.languages() {
            let words = language.words.get("words.toml").and_then(|layers| layers.last()).expect("words");
            lexicon.learn(&language.code, &words.text).expect("words");
        }
        let mut ears = Ears { names: names.iter().map(|&name| name.to_owned()).collect(), ..Ears::default() };
        for (code, layers) in config.sounds() {
            let words = config.document(&format!("ear/{code}/words.toml")).expect("words of the ear");
            ears.words.insert(code.clone(), Words::read(&words.table().to_string()).expect("words of the ear"));
            let sounds = layers.last().map(|layer| Dictionary::read(&layer.text).expect("sounds"));
            ears.dictionaries.insert(code.clone(), sounds.expect("sounds"));
        }
        let vocabulary = Vocabulary::compiled_in().expect("words of moves");
        let options = Options::default();
        let reader = Reader { lexicon, vocabulary, options, other_layout: |_| Vec::new(), empty_presses: false };
        Table { ears, reader }
    }

    /// A game from a position, and a dialogue of it that has heard these lines.
    pub fn game(&self, fen: &str, lines: &[&str]) -> (State, Dialogue) {
        let state = State::new(Setup { fen: Some(fen.to_owned()), ..Setup::casual() }).expect("a position");
        let mut dialogue = Dialogue::new(self.reader.clone(), Seat::Table);
        lines.iter().for_each(|line| drop(dialogue.hear(&state, line)));
        (state, dialogue)
    }

    /// What may be said in it.
    pub fn grammar(&self, language: &str, state: &State, dialogue: &Dialogue) -> Grammar {
        self.ears.expected(language, state, dialogue).expect("a language of the ear")
    }
}
