//! Looking up one word or one letter of a text. It never decides between meanings.

use super::{File, Meaning, Piece, Vocabulary};
use crate::core::piece::Kind;

impl Vocabulary {
    /// What a phrase can mean; the Arabic article and joined prepositions may stand before it.
    pub(in crate::notation) fn phrase(&self, phrase: &str) -> Vec<Meaning> {
        if let Some(meanings) = self.words.get(phrase) {
            return meanings.clone();
        }
        for prefix in ["وال", "بال", "ال", "لل", "و"] {
            let Some(bare) = phrase.strip_prefix(prefix).filter(|bare| bare.chars().count() > 1) else { continue };
            if let Some(meanings) = self.words.get(bare) {
                return meanings
                    .iter()
                    .map(|meaning| match *meaning {
                        // أربعة وخمسون: the unit was said first.
                        Meaning::Tens(ten, _) => Meaning::Tens(ten, prefix.starts_with('و')),
                        other => other,
                    })
                    .collect();
            }
        }
        Vec::new()
    }

    /// What one letter can mean in the languages that are on; its case counts unless `caseless`.
    pub(in crate::notation) fn letter(&self, sign: char, languages: &[String], caseless: bool) -> Vec<Meaning> {
        let small: String = sign.to_lowercase().collect();
        let is_small = sign.is_lowercase();
        let has_case = sign.is_lowercase() || sign.is_uppercase();
        let same = |other: char| other.to_lowercase().eq(small.chars());
        let known: Vec<_> =
            self.letters.iter().filter(|letter| same(letter.sign) && languages.contains(&letter.language)).collect();
        let is_file = known.iter().any(|letter| letter.file.is_some());
        let mut meanings = Vec::new();
        for letter in known {
            let meaning = match (letter.piece, letter.file) {
                (Some(kind), _) => {
                    let foreign = letter.language == "de" && is_file;
                    let how = match () {
                        () if foreign && is_small && !caseless => continue,
                        () if foreign => Piece::Foreign,
                        () if is_file && (caseless || !has_case) => Piece::Shared,
                        () if is_file && is_small => Piece::SmallFile,
                        () if is_small && !caseless => Piece::Small,
                        () => Piece::Letter,
                    };
                    Meaning::Piece(kind, how)
                }
                (None, Some(file)) if sign.is_uppercase() && !caseless => Meaning::File(file, File::Capital),
                (None, Some(file)) => Meaning::File(file, File::Letter),
                (None, None) => continue,
            };
            if !meanings.contains(&meaning) {
                meanings.push(meaning);
            }
        }
        match sign {
            'o' | 'O' => meanings.push(Meaning::Nought),
            'x' | 'X' => meanings.push(Meaning::Takes),
            _ => (),
        }
        meanings
    }

    /// The words a heard word may have been instead.
    pub(in crate::notation) fn confusions(&self, heard: &str) -> &[String] {
        self.confusions.get(heard).map_or(&[], Vec::as_slice)
    }

    /// The value of a kind in square-number notation.
    pub fn value(&self, kind: Kind) -> Option<u8> {
        self.values.get(&kind).copied()
    }

    /// The kinds that have a value (the minor pieces share one).
    pub(in crate::notation) fn valued(&self, value: u8) -> impl Iterator<Item = Kind> + '_ {
        self.values.iter().filter(move |(_, of)| **of == value).map(|(kind, _)| *kind)
    }

    /// The kind promoted to by a digit of the ICCF's notation.
    pub(in crate::notation) fn iccf(&self, digit: u8) -> Option<Kind> {
        self.iccf.iter().find(|(_, of)| **of == digit).map(|(kind, _)| *kind)
    }

    /// The digit of a promoted kind in the ICCF's notation.
    pub(in crate::notation) fn iccf_digit(&self, kind: Kind) -> Option<u8> {
        self.iccf.get(&kind).copied()
    }

    /// The letter a kind is written with in a language.
    pub(in crate::notation) fn piece_letter(&self, language: &str, kind: Kind) -> Option<char> {
        self.letters.iter().find(|letter| letter.language == language && letter.piece == Some(kind)).map(|l| l.sign)
    }

    /// The letter a file is written with in a language.
    pub(in crate::notation) fn file_letter(&self, language: &str, file: u8) -> Option<char> {
        self.letters.iter().find(|letter| letter.language == language && letter.file == Some(file)).map(|l| l.sign)
    }
}
