//! How many sentences of moves are heard as the move that was said, a row for each way to say them.
//!
//! As many positions as sentences, with the moves that are legal there and all commands expected.
//! A row is held to the figures that README tells. What was heard wrongly and believed is counted apart: it is asked
//! about before it is played, and still costs a "no".

use natiq::ear::Heard;
use shakmaty::{Role, Square};

use crate::corpus::{self, Made, Sound, noisy, say, sentence, word};
use crate::room::{Room, missing, some_move};
use crate::turns::{skip, turn};

/// The sentences of a row: enough to see that nothing broke. `EAR_SENTENCES=200` measures.
fn sentences() -> u32 {
    std::env::var("EAR_SENTENCES").ok().and_then(|count| count.parse().ok()).unwrap_or(25)
}

/// What a row came to, in sentences.
#[derive(Debug, Default)]
struct Row {
    said: u32,
    /// The nearest sentence was the right one.
    right: u32,
    /// It was believed too.
    believed: u32,
    /// Another move was believed: it would have been asked about.
    wrong: u32,
}

impl Row {
    fn per_cent(&self, of: u32) -> f32 {
        100.0 * of as f32 / self.said.max(1) as f32
    }

    /// The bounds of a proportion that 95 of 100 such rows have between them (Wilson).
    fn between(&self, of: u32) -> (f32, f32) {
        let (n, p, z) = (self.said as f32, of as f32 / self.said.max(1) as f32, 1.96_f32);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        (100.0 * (middle - half), 100.0 * (middle + half))
    }

    fn tell(&self, name: &str) {
        let (from, to) = self.between(self.right);
        println!(
            "{name}: {} sentences; right {:.1} % ({from:.1} to {to:.1}); right and believed {:.1} %; another move believed {:.1} %",
            self.said,
            self.per_cent(self.right),
            self.per_cent(self.believed),
            self.per_cent(self.wrong),
        );
    }
}

/// Hears a row: `speak` makes the sentence of a piece's move from one square to another.
fn row(
    room: &mut Room,
    language: &str,
    below: Option<f32>,
    mut speak: impl FnMut(Role, Square, Square, &mut fastrand::Rng) -> Sound,
) -> Row {
    let mut chance = fastrand::Rng::with_seed(2_026);
    let mut row = Row::default();
    for _ in 0..sentences() {
        let (position, mv) = some_move(&mut chance);
        let from = mv.from().expect("no drop");
        let sound = speak(mv.role(), from, mv.to(), &mut chance);
        let sound = noisy(&sound, below, &mut chance);
        let grammar = room.grammar(language, &position, None);
        natiq::ear::Recognizer::expect(&mut room.recognizer, language, &grammar).expect("a grammar");
        let (words, believed) = match room.hear(&sound) {
            Heard::Said(words) => (words, true),
            Heard::Doubtful(words) => (words, false),
            Heard::Nothing => (Vec::new(), false),
        };
        let meant = room.meant(&words, &position);
        if meant != Some(mv) {
            println!("  {} to {}: {:?}, believed: {believed}", from, mv.to(), words.join(" "));
        }
        row.said += 1;
        row.right += u32::from(meant == Some(mv));
        row.believed += u32::from(meant == Some(mv) && believed);
        row.wrong += u32::from(believed && meant.is_some_and(|meant| meant != mv));
    }
    row
}

/// The sentence of the person: both squares, each by two recordings.
fn person(files: [&str; 8], ranks: bool) -> impl FnMut(Role, Square, Square, &mut fastrand::Rng) -> Sound {
    move |_, from, to, chance| {
        let digit = |place: usize| format!("digits/{}", place + 1);
        let words: Vec<Sound> = [from, to]
            .into_iter()
            .flat_map(|square| {
                let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
                let file = if ranks { digit(file) } else { files[file].to_owned() };
                [word(&file), word(&digit(rank))]
            })
            .collect();
        sentence(&words, chance)
    }
}

const NATO: [&str; 8] = [
    "phonetic/a_p",
    "phonetic/b_p",
    "phonetic/c_p",
    "phonetic/d_p",
    "phonetic/e_p",
    "phonetic/f_p",
    "phonetic/g_p",
    "phonetic/h_p",
];
const LETTERS: [&str; 8] =
    ["letters/a", "letters/b", "letters/c", "letters/d", "letters/e", "letters/f", "letters/g", "letters/h"];

/// A test of rows by the person: (name of the row, decibels of noise, least right, most wrong and believed, per cent).
fn by_the_person(names: &[&str], files: [&str; 8], digits: bool, rows: &[(&str, Option<f32>, f32, f32)]) {
    let (mut room, mut missed) = (Room::new(names), Vec::new());
    for (name, below, right, wrong) in rows {
        let row = row(&mut room, "en", *below, person(files, digits));
        row.tell(name);
        if row.per_cent(row.right) < *right || row.per_cent(row.wrong) > *wrong {
            missed.push(format!("{name}: {row:?}"));
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

/// Skips where the person's recordings or the model are not here.
macro_rules! person_or_skip {
    () => {{
        fn here() {}
        let here = std::any::type_name_of_val(&here);
        if corpus::person().is_none() {
            return skip(here, "asterisk-core-sounds-en-g722 is not installed");
        }
        if let Some(missing) = missing() {
            return skip(here, &missing);
        }
    }};
}

#[test]
fn digits_of_a_person_are_heard() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    person_or_skip!();
    let rows = [
        ("digits", None, 97.0, 3.0),
        ("digits, 20 dB", Some(20.0), 92.0, 5.0),
        ("digits, 10 dB", Some(10.0), 60.0, 10.0),
    ];
    by_the_person(&["nato"], NATO, true, &rows);
}

#[test]
fn nato_names_of_a_person_are_heard() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    person_or_skip!();
    let rows =
        [("NATO", None, 97.0, 3.0), ("NATO, 20 dB", Some(20.0), 92.0, 5.0), ("NATO, 10 dB", Some(10.0), 70.0, 10.0)];
    by_the_person(&["nato"], NATO, false, &rows);
}

#[test]
fn letters_of_a_person_are_heard() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    person_or_skip!();
    by_the_person(&["letters"], LETTERS, false, &[("letters", None, 90.0, 10.0)]);
}

/// A piece and two squares in digits.
fn piece_and_digits(voice: Made, pieces: [&str; 6], digits: [&str; 8]) -> impl FnMut(Role, Square, Square) -> Sound {
    move |role, from, to| {
        let place = Role::ALL.iter().position(|each| *each == role).expect("a role");
        let square =
            |square: Square| format!("{} {}", digits[usize::from(square.file())], digits[usize::from(square.rank())]);
        let named = if pieces[place].is_empty() { String::new() } else { format!("{} ", pieces[place]) };
        say(voice, &format!("{named}{} {}", square(from), square(to)))
    }
}

const ENGLISH: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
/// As the catalogue has them vocalised, so that espeak-ng says them as a person would.
const ARABIC: [&str; 6] = ["بيدق", "حِصَان", "فِيل", "رُخّ", "وَزِير", "ملك"];
const NUMERALS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// A row by a made voice: (name, voice, language, noise, pieces, least right).
type ByMade = (&'static str, Made, &'static str, Option<f32>, [&'static str; 6], f32);

fn by_made_voices(rows: &[ByMade]) {
    let (mut room, mut missed) = (Room::new(&["nato"]), Vec::new());
    for (name, voice, language, below, pieces, right) in rows {
        let mut speak = piece_and_digits(*voice, *pieces, NUMERALS);
        let row = row(&mut room, language, *below, |role, from, to, _| speak(role, from, to));
        row.tell(name);
        if row.per_cent(row.right) < *right {
            missed.push(format!("{name}: {row:?}"));
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn made_voices_are_heard_in_english() {
    let Some(_turn) = turn!(&["espeak-ng", "flite", "sox"]) else { return };
    person_or_skip!();
    by_made_voices(&[
        ("espeak-ng, piece and digits", Made::Espeak("en-us", 150, 50), "en", None, ENGLISH, 92.0),
        ("flite, piece and digits", Made::Flite("slt"), "en", None, ENGLISH, 95.0),
    ]);
}

#[test]
fn made_voices_are_heard_in_arabic() {
    let Some(_turn) = turn!(&["espeak-ng", "sox"]) else { return };
    person_or_skip!();
    let none = [""; 6];
    by_made_voices(&[
        ("Arabic digits, 20 dB", Made::Espeak("ar+m3", 140, 40), "ar", Some(20.0), none, 92.0),
        ("Arabic piece and digits, 20 dB", Made::Espeak("ar+f2", 160, 60), "ar", Some(20.0), ARABIC, 88.0),
    ]);
}
