//! The words, letters and values moves are written in, from `config/notation.toml`.
//!
//! It owns what a word can mean. It never decides which meaning was meant: `grammar` builds all of
//! them and the legal moves choose.

mod lookup;

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;

use super::normal::word;
use crate::core::piece::Kind;

/// What one word, letter or sign can mean inside a move text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Piece(Kind, Piece),
    /// A file, from 0.
    File(u8, File),
    Digit(u8),
    /// A multiple of ten, by its first digit; the flag is an "and" written to it.
    Tens(u8, bool),
    /// Two digits said as one number.
    Number(u8),
    /// The o or 0 of castling.
    Nought,
    From,
    To,
    Takes,
    Promote,
    Castle,
    Short,
    Long,
    EnPassant,
    Removing,
    Note(Note),
    Offer,
    Side(crate::core::side::Side),
    Filler,
    Ordinal(u8),
}

/// How a piece was named: a letter may be a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Word,
    Letter,
    /// A small letter that is no file.
    Small,
    /// A small Latin letter that is a file as well: typed, the file comes first.
    SmallFile,
    /// A letter without case that is a file as well.
    Shared,
    /// A capital of another language that is a file when small.
    Foreign,
}

/// How a file was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum File {
    Name,
    Letter,
    Capital,
}

/// What is written behind a move about check: compared, never required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Note {
    Check,
    Double,
    Mate,
    /// كش ملك.
    CheckOrMate,
    /// Mate in source 002, double check in old books.
    DoubleOrMate,
}

/// Why a vocabulary cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum VocabularyError {
    /// The file is not what is expected; the message names line and key.
    #[error("{0}")]
    Shape(#[from] toml::de::Error),
    /// A letter of a piece or file is not one letter.
    #[error("\"{0}\" is not one letter")]
    NotALetter(String),
}

/// All words and letters, ready to be looked up.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    words: HashMap<String, Vec<Meaning>>,
    pub(super) longest: usize,
    letters: Vec<Letter>,
    values: BTreeMap<Kind, u8>,
    iccf: BTreeMap<Kind, u8>,
    confusions: HashMap<String, Vec<String>>,
    /// Words of a position in words.
    pub(super) placing: Placing,
}

/// Words that stand in a position in words and in no move.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Placing {
    /// Beside a side: that it is to move.
    pub(super) turn: Vec<String>,
    /// No castling.
    pub(super) none: Vec<String>,
    /// Castling to both sides.
    pub(super) both: Vec<String>,
    /// Nothing.
    pub(super) skip: Vec<String>,
}

#[derive(Clone, Debug)]
struct Letter {
    language: String,
    sign: char,
    piece: Option<Kind>,
    file: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    values: BTreeMap<Kind, u8>,
    iccf: BTreeMap<Kind, u8>,
    files: BTreeMap<String, [Vec<String>; 8]>,
    languages: BTreeMap<String, Language>,
    confusions: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Language {
    letters: Letters,
    pieces: BTreeMap<Kind, Vec<String>>,
    numbers: Numbers,
    words: Words,
    #[serde(default)]
    placing: Placing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Letters {
    pieces: BTreeMap<Kind, Vec<String>>,
    files: [String; 8],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    digits: [Vec<String>; 10],
    teens: [Vec<String>; 8],
    tens: [Vec<String>; 8],
    joined: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    from: Vec<String>,
    to: Vec<String>,
    takes: Vec<String>,
    promote: Vec<String>,
    castle: Vec<String>,
    short: Vec<String>,
    long: Vec<String>,
    en_passant: Vec<String>,
    removing: Vec<String>,
    check: Vec<String>,
    double_check: Vec<String>,
    mate: Vec<String>,
    check_or_mate: Vec<String>,
    offer: Vec<String>,
    white: Vec<String>,
    black: Vec<String>,
    filler: Vec<String>,
    ordinals: Vec<Vec<String>>,
}

impl Vocabulary {
    /// The vocabulary of a `notation.toml`.
    ///
    /// # Errors
    /// When a key is unknown, missing or of the wrong kind, or a letter is not one letter.
    pub fn from_toml(text: &str) -> Result<Vocabulary, VocabularyError> {
        let written: Written = toml::from_str(text)?;
        let mut vocabulary = Vocabulary {
            words: HashMap::new(),
            longest: 1,
            letters: Vec::new(),
            values: written.values,
            iccf: written.iccf,
            confusions: HashMap::new(),
            placing: Placing::default(),
        };
        for names in written.files.values() {
            for (file, names) in (0..).zip(names) {
                vocabulary.add(names, Meaning::File(file, File::Name));
            }
        }
        for (code, language) in &written.languages {
            vocabulary.learn_letters(code, &language.letters)?;
            for (kind, names) in &language.pieces {
                vocabulary.add(names, Meaning::Piece(*kind, Piece::Word));
            }
            vocabulary.learn_numbers(&language.numbers);
            vocabulary.learn_words(&language.words);
            vocabulary.learn_placing(&language.placing);
        }
        for (heard, meant) in &written.confusions {
            vocabulary.confusions.insert(word(heard), meant.iter().map(|meant| word(meant)).collect());
        }
        Ok(vocabulary)
    }

    /// The vocabulary that is compiled in.
    ///
    /// # Errors
    /// Never in a program that was tested: the compiled-in text is read by a test.
    pub fn compiled_in() -> Result<Vocabulary, VocabularyError> {
        Vocabulary::from_toml(include_str!("../../config/notation.toml"))
    }

    fn learn_placing(&mut self, placing: &Placing) {
        let folded = |words: &[String]| words.iter().map(|name| word(name)).collect::<Vec<_>>();
        self.placing.turn.extend(folded(&placing.turn));
        self.placing.none.extend(folded(&placing.none));
        self.placing.both.extend(folded(&placing.both));
        self.placing.skip.extend(folded(&placing.skip));
    }

    fn add(&mut self, names: &[String], meaning: Meaning) {
        for name in names {
            let name = word(name);
            self.longest = self.longest.max(name.split(' ').count());
            let meanings = self.words.entry(name).or_default();
            if !meanings.contains(&meaning) {
                meanings.push(meaning);
            }
        }
    }

    fn learn_letters(&mut self, code: &str, letters: &Letters) -> Result<(), VocabularyError> {
        let mut learn = |text: &String, piece: Option<Kind>, file: Option<u8>| {
            let mut signs = text.chars();
            let (Some(sign), None) = (signs.next(), signs.next()) else {
                return Err(VocabularyError::NotALetter(text.clone()));
            };
            let sign = word(&sign.to_string()).chars().next().unwrap_or(sign);
            self.letters.push(Letter { language: code.to_owned(), sign, piece, file });
            Ok(())
        };
        for (file, letter) in (0..).zip(&letters.files) {
            learn(letter, None, Some(file))?;
        }
        for (kind, letters) in &letters.pieces {
            letters.iter().try_for_each(|letter| learn(letter, Some(*kind), None))?;
        }
        Ok(())
    }

    fn learn_numbers(&mut self, numbers: &Numbers) {
        for (digit, names) in (0..).zip(&numbers.digits) {
            self.add(names, Meaning::Digit(digit));
        }
        for (unit, names) in (1..).zip(&numbers.teens) {
            self.add(names, Meaning::Number(10 + unit));
        }
        for (ten, names) in (1..).zip(&numbers.tens) {
            self.add(names, Meaning::Tens(ten, false));
        }
        // German: vierundfünfzig, einundzwanzig.
        for and in &numbers.joined {
            for (ten, tens) in (1..).zip(&numbers.tens) {
                for (unit, units) in (0..).zip(&numbers.digits).skip(1) {
                    let stem = |unit: &String| if unit == "eins" { "ein".to_owned() } else { unit.clone() };
                    let names: Vec<String> =
                        units.iter().flat_map(|u| tens.iter().map(move |t| format!("{}{and}{t}", stem(u)))).collect();
                    self.add(&names, Meaning::Number(ten * 10 + unit));
                }
            }
        }
    }

    fn learn_words(&mut self, words: &Words) {
        use crate::core::side::Side;
        for (names, meaning) in [
            (&words.from, Meaning::From),
            (&words.to, Meaning::To),
            (&words.takes, Meaning::Takes),
            (&words.promote, Meaning::Promote),
            (&words.castle, Meaning::Castle),
            (&words.short, Meaning::Short),
            (&words.long, Meaning::Long),
            (&words.en_passant, Meaning::EnPassant),
            (&words.removing, Meaning::Removing),
            (&words.check, Meaning::Note(Note::Check)),
            (&words.double_check, Meaning::Note(Note::Double)),
            (&words.mate, Meaning::Note(Note::Mate)),
            (&words.check_or_mate, Meaning::Note(Note::CheckOrMate)),
            (&words.offer, Meaning::Offer),
            (&words.white, Meaning::Side(Side::White)),
            (&words.black, Meaning::Side(Side::Black)),
            (&words.filler, Meaning::Filler),
        ] {
            self.add(names, meaning);
        }
        for (place, names) in (0..).zip(&words.ordinals) {
            self.add(names, Meaning::Ordinal(place));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_things_but_the_arabic_rook() {
        let vocabulary = Vocabulary::compiled_in().unwrap();
        let mut clashes: Vec<&str> =
            vocabulary.words.iter().filter(|(_, meanings)| meanings.len() > 1).map(|(word, _)| word.as_str()).collect();
        clashes.sort_unstable();
        // قلعة is the rook, and castling before صغيرة and كبيرة.
        assert_eq!(clashes, ["قلعه"]);
        assert!(vocabulary.words.keys().all(|word| word.chars().count() > 1));
    }

    #[test]
    fn numbers_of_two_digits() {
        let vocabulary = Vocabulary::compiled_in().unwrap();
        assert_eq!(vocabulary.phrase("vierundfünfzig"), [Meaning::Number(54)]);
        assert_eq!(vocabulary.phrase("einundzwanzig"), [Meaning::Number(21)]);
        assert_eq!(vocabulary.phrase(&word("وخمسون")), [Meaning::Tens(5, true)]);
        assert_eq!(vocabulary.phrase(&word("البَيْدَق")), [Meaning::Piece(Kind::Pawn, Piece::Word)]);
    }
}
