//! What may be said: every legal move, every command that is taken by ear, every answer; and each word has its sound.

use natiq::core::State;
use natiq::ear::grammar::{Fit, Grammar, Kind};
use natiq::words::{ByEar, ENTRIES, Word};
use shakmaty::{CastlingSide, Position, Square};

use super::table::Table;

/// What may be said in a game from a position in which these lines were heard.
fn grammar(table: &Table, language: &str, fen: &str, lines: &[&str]) -> (Grammar, State) {
    let (state, dialogue) = table.game(fen, lines);
    (table.grammar(language, &state, &dialogue), state)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn fit(grammar: &Grammar, text: &str) -> Fit {
    grammar.fit(&words(text))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_word_that_is_expected_has_a_sound() {
    let table = Table::new(&["nato", "anna", "letters"]);
    for language in ["en", "ar"] {
        let dictionary = &table.ears.dictionaries[language];
        let mut missing: Vec<String> = Vec::new();
        let mut check = |phrase: &str| {
            let phrase = phrase.replace('،', "");
            missing.extend(phrase.split_whitespace().filter(|word| dictionary.of(word).is_empty()).map(str::to_owned));
        };
        for entry in ENTRIES.iter().filter(|entry| entry.word.by_ear() != ByEar::Never) {
            // Short forms and signs are typed; a word of one letter is no word.
            let said = table.reader.lexicon.said(language, entry.word).filter(|said| said.chars().count() > 1);
            said.for_each(&mut check);
        }
        let own = &table.ears.words[language];
        let phrases = own.digits.iter().flatten().chain(own.names.values().flatten().flatten());
        phrases
            .chain(own.pieces.values().flatten())
            .chain(own.answers.numbers.iter().flatten())
            .for_each(|said| check(said));
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_legal_move_may_be_said_with_both_squares_and_no_other() {
    let table = Table::new(&["nato"]);
    let digits = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    let nato = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"];
    for fen in
        [START, "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8", "8/4P3/8/8/8/8/k7/7K w - - 0 1"]
    {
        let (grammar, state) = grammar(&table, "en", fen, &[]);
        let legal = state.position().legal_moves();
        // Nobody can say a move from an empty square: the own men are tried to every square.
        for from in state.position().us() {
            for to in Square::ALL {
                let say = |files: [&str; 8]| {
                    let square = |square: Square| {
                        format!("{} {}", files[usize::from(square.file())], digits[usize::from(square.rank())])
                    };
                    format!("{} {}", square(from), square(to))
                };
                let plain = |mv: &&shakmaty::Move| mv.from() == Some(from) && mv.to() == to && !mv.is_castle();
                let is_legal = legal.iter().any(|mv| plain(&mv));
                // A name is tried where it is a move; that it is none elsewhere the digits show.
                for files in [digits, nato].into_iter().take(if is_legal { 2 } else { 1 }) {
                    let whole = matches!(fit(&grammar, &say(files)), Fit::Whole | Fit::Longer);
                    assert_eq!(whole, is_legal, "{fen}: {}", say(files));
                }
            }
        }
        for mv in &legal {
            let short = mv.castling_side() == Some(CastlingSide::KingSide);
            assert!(!short || fit(&grammar, "castle short") == Fit::Whole, "{fen}");
        }
    }
}

#[test]
fn what_is_asked_decides_which_answers_are_heard() {
    let table = Table::new(&["nato"]);
    let (free, _) = grammar(&table, "en", START, &[]);
    assert_eq!(fit(&free, "yes"), Fit::Not);
    assert_eq!(fit(&free, "time"), Fit::Whole);
    let (asked, _) = grammar(&table, "en", START, &["white: resign"]);
    assert_eq!(asked.kinds(&words("yes")), [Kind::Answer]);
    // "Used" is too near to "yes", and would drop the question.
    assert_eq!(fit(&asked, "used"), Fit::Not);
    assert_eq!(fit(&asked, "repeat"), Fit::Longer);
    assert_eq!(fit(&asked, "five two five four"), Fit::Whole);
    // Two knights can go there: the squares, the piece or the number answer.
    let knights = "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
    let (which, _) = grammar(&table, "en", knights, &["knight 5 4"]);
    for answer in ["three three", "seven three", "first", "two", "charlie three"] {
        assert!(which.kinds(&words(answer)).contains(&Kind::Answer), "{answer}");
    }
    let (arabic, _) = grammar(&table, "ar", START, &["الأبيض: أستسلم"]);
    assert_eq!(arabic.kinds(&words("نعم")), [Kind::Answer]);
    assert_eq!(fit(&arabic, "خمسة اثنان خمسة أربعة"), Fit::Whole);
}

#[test]
fn what_is_never_taken_by_ear_is_never_expected() {
    let table = Table::new(&["nato"]);
    for language in ["en", "ar"] {
        let (grammar, _) = grammar(&table, language, START, &[]);
        for entry in ENTRIES.iter().filter(|entry| entry.word.by_ear() == ByEar::Never) {
            for said in table.reader.lexicon.said(language, entry.word) {
                assert_eq!(fit(&grammar, said), Fit::Not, "{language}: {said}");
            }
        }
        let press = table.reader.lexicon.said(language, Word::Press).next().unwrap();
        assert_eq!(grammar.kinds(&words(press)), [Kind::Answer], "{language}");
    }
}
