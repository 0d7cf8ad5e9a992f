//! Commands and answers, spoken alone: how many are heard as the command that was said.
//!
//! Every way to say each command that is taken by ear and that nothing must stand behind, all moves and commands of a
//! position expected; a yes and a no in every way while a question stands. Another way to say the same is right.
//! The floors are what was reached: words of one syllable by espeak-ng, and Arabic that it reads without vowel marks,
//! are heard badly, and hardly ever believed then.

use natiq::ear::{Heard, Recognizer};
use natiq::words::{ByEar, ENTRIES, Takes, Word};
use shakmaty::Chess;

use crate::corpus::{self, Made, Sound, say, silence, word};
use crate::room::{Room, missing};
use crate::turns::{skip, turn};

/// What came of a row.
#[derive(Debug, Default)]
struct Row {
    said: u32,
    right: u32,
    believed: u32,
    /// Another command or answer was believed.
    wrong: Vec<String>,
}

impl Row {
    fn tell(&self, name: &str) {
        let of = |count: u32| 100.0 * count as f32 / self.said.max(1) as f32;
        println!(
            "{name}: {} said; right {:.1} %; right and believed {:.1} %; another believed: {:?}",
            self.said,
            of(self.right),
            of(self.believed),
            self.wrong
        );
    }

    fn hear(&mut self, room: &mut Room, said: &str, wanted: Word, sound: &[i16]) {
        let (words, believed) = match room.hear(sound) {
            Heard::Said(words) => (words.join(" "), true),
            Heard::Doubtful(words) => (words.join(" "), false),
            Heard::Nothing => (String::new(), false),
        };
        let found = room.table.reader.lexicon.find_heard(&words);
        let right = found.is_some_and(|(word, behind)| word == wanted && behind.is_empty());
        if !right {
            println!("  {said}: {words:?}, believed: {believed}");
        }
        self.said += 1;
        self.right += u32::from(right);
        self.believed += u32::from(right && believed);
        if !right && believed {
            self.wrong.push(format!("{said}: {words}"));
        }
    }
}

/// The ways to say each command of a language that needs nothing behind it.
fn alone(room: &Room, language: &str) -> Vec<(Word, String)> {
    let sounds = &room.table.ears.dictionaries[language];
    let free = |takes| {
        use Takes::{MaybeMove, MaybeSquare, Nothing, Number, Numbers, Text, Topic};
        matches!(takes, Nothing | MaybeMove | MaybeSquare | Number | Numbers | Topic | Text)
    };
    let has_sound = |said: &str| {
        said.chars().count() > 1
            && said.split_whitespace().all(|word| !sounds.of(word.trim_end_matches('،')).is_empty())
    };
    ENTRIES
        .iter()
        .filter(|entry| entry.word.by_ear() != ByEar::Never && free(entry.takes))
        .flat_map(|entry| {
            room.table.reader.lexicon.said(language, entry.word).map(|said| (entry.word, said.to_owned()))
        })
        .filter(|(_, said)| has_sound(said))
        .collect()
}

fn row(room: &mut Room, language: &str, speak: impl Fn(&str) -> Option<Sound>) -> Row {
    let mut row = Row::default();
    let all = alone(room, language);
    for asked in [false, true] {
        let grammar = room.grammar(language, &Chess::default(), asked.then_some("white: resign"));
        room.recognizer.expect(language, &grammar).expect("a grammar");
        for (wanted, said) in all.iter().filter(|(word, _)| matches!(word, Word::Yes | Word::No) == asked) {
            if let Some(sound) = speak(said) {
                row.hear(room, said, *wanted, &sound);
            }
        }
    }
    row
}

/// Skips where the model is not here.
macro_rules! model_or_skip {
    () => {{
        fn here() {}
        if let Some(missing) = missing() {
            return skip(std::any::type_name_of_val(&here), &missing);
        }
    }};
}

fn by_made_voices(rows: &[(&str, Made, &str, f32)]) {
    let (mut room, mut missed) = (Room::new(&["nato"]), Vec::new());
    for (name, voice, language, right) in rows {
        let row = row(&mut room, language, |said| Some(say(*voice, said)));
        row.tell(name);
        if 100.0 * row.right as f32 / (row.said.max(1) as f32) < *right || row.wrong.len() > 2 {
            missed.push(format!("{name}: {row:?}"));
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn commands_and_answers_of_made_voices_are_heard_in_english() {
    let Some(_turn) = turn!(&["espeak-ng", "flite", "sox"]) else { return };
    model_or_skip!();
    by_made_voices(&[
        ("commands, espeak-ng", Made::Espeak("en-us", 150, 50), "en", 75.0),
        ("commands, flite", Made::Flite("slt"), "en", 95.0),
    ]);
}

#[test]
fn commands_and_answers_of_a_made_voice_are_heard_in_arabic() {
    let Some(_turn) = turn!(&["espeak-ng", "sox"]) else { return };
    model_or_skip!();
    by_made_voices(&[("Arabic commands, espeak-ng", Made::Espeak("ar+m3", 140, 40), "ar", 52.0)]);
}

/// Those of them that the person was recorded with, each a word alone.
const RECORDED: [(&str, &str); 4] = [("press", "vm-press"), ("time", "time"), ("no", "vm-no"), ("repeat", "vm-repeat")];

#[test]
fn commands_of_a_person_are_heard() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    model_or_skip!();
    fn here() {}
    let Some(folder) = corpus::person() else {
        return skip(std::any::type_name_of_val(&here), "asterisk-core-sounds-en-g722 is not installed");
    };
    let mut room = Room::new(&["nato"]);
    let row = row(&mut room, "en", |said| {
        let (_, file) = RECORDED.iter().find(|(recorded, _)| *recorded == said)?;
        let there = folder.join(format!("{file}.g722")).is_file();
        there.then(|| [silence(250), word(file), silence(250)].concat())
    });
    row.tell("commands, a person");
    assert!(row.said >= 2, "{row:?}");
}
