//! An open ear in a room where nobody speaks to it: speech that is no sentence of chess, and noise.
//!
//! All commands are expected and a question stands open. Nothing may come of it: no move, press, answer, offer or
//! resignation; a question at the most, which nobody answers.

use std::path::{Path, PathBuf};

use natiq::core::{Millis, State};
use natiq::dialogue::{Dialogue, Step};
use natiq::ear::endpoint::{Edge, Endpoint, FRAME};
use natiq::ear::grammar::Fit;
use natiq::ear::{Heard, Recognizer};
use shakmaty::Chess;

use crate::corpus::{self, RATE, Sound, normal, recorded, sentence, silence, word};
use crate::room::{Room, missing};
use crate::turns::{skip, turn};

/// Ten minutes, in samples.
const TEN_MINUTES: usize = 600 * RATE;

/// A question that stands: a yes would end the game.
const ASKING: Option<&str> = Some("white: resign");
/// With it, and with every command expected instead, the press of the clock among them.
const SITUATIONS: [(&str, Option<&str>); 2] = [("a question standing", ASKING), ("all commands expected", None)];

/// What came of a stretch of sound.
#[derive(Debug, Default)]
struct Came {
    utterances: u32,
    /// What was believed, in words.
    believed: Vec<String>,
    /// Questions that were asked because of it.
    asked: u32,
    /// What was understood and is not allowed now: "same" where nothing is announced.
    refused: u32,
    /// What was done at once and changes nothing: answers to "time" and the like.
    answered: u32,
    /// What would have been carried out: this must be empty.
    done: Vec<String>,
}

/// Listens to a stretch of sound with an open ear, in a position in which a question stands open, or in which none does
/// and every command may be said.
fn listen(room: &mut Room, sound: &[i16], asking: Option<&str>) -> Came {
    let position: Chess = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
        .parse::<shakmaty::fen::Fen>()
        .expect("a position")
        .into_position(shakmaty::CastlingMode::Standard)
        .expect("a position");
    let (state, standing) = room.game(&position, asking);
    let grammar = room.grammar("en", &position, asking);
    room.recognizer.expect("en", &grammar).expect("a grammar");
    let (mut endpoint, mut so_far, mut came) = (Endpoint::default(), Fit::Begun, Came::default());
    for frame in sound.chunks_exact(FRAME) {
        match endpoint.frame(frame, so_far) {
            Edge::Quiet => {}
            Edge::Begins(first) => {
                so_far = Fit::Begun;
                room.recognizer.begin().expect("an utterance");
                room.recognizer.hear(&first).expect("sound");
            }
            Edge::Goes => {
                let words = room.recognizer.hear(frame).expect("sound");
                so_far = grammar.fit(&words);
            }
            Edge::Ends => {
                came.utterances += 1;
                if let Heard::Said(words) = room.recognizer.end().expect("a result") {
                    came.take(&words.join(" "), &state, standing.clone());
                }
            }
        }
    }
    came
}

impl Came {
    /// Takes what was believed to a dialogue in which the question still stands.
    fn take(&mut self, text: &str, state: &State, mut dialogue: Dialogue) {
        self.believed.push(text.to_owned());
        for step in dialogue.heard(state, text) {
            match step {
                // What the laws refuse changes nothing; it is said, and no more.
                Step::Do(command) => match natiq::core::decide(state, &command, Millis::ZERO) {
                    Ok(_) => self.done.push(format!("{text}: {command:?}")),
                    Err(_) => self.refused += 1,
                },
                Step::Question(_) => self.asked += 1,
                Step::Ask(..) | Step::Program(_) | Step::Look(..) => self.answered += 1,
                _ => {}
            }
        }
    }

    fn tell(&self, name: &str) {
        println!(
            "{name}: {} utterances, {} believed, {} questions asked, {} told, {} refused; done: {:?}; {:?}",
            self.utterances,
            self.believed.len(),
            self.asked,
            self.answered,
            self.refused,
            self.done,
            self.believed,
        );
    }
}

/// Recordings in which a word of the grammar is said for itself.
const OWN_WORDS: [&str; 9] =
    ["dir-multi1", "vm-press", "vm-no", "vm-first", "seconds", "queue-seconds", "time", "vm-last", "vm-INBOX"];

/// Ten minutes of sentences of the person that have nothing to do with chess, a second apart.
fn unrelated(folder: &Path) -> Sound {
    let mut files: Vec<PathBuf> = Vec::new();
    gather(folder, &mut files);
    // Words that a grammar of chess is made of are not unrelated; neither are recordings in which one of its answers or
    // commands is said for itself: "press", "no", "first", "seconds", "time".
    let foreign = |file: &&PathBuf| {
        let path = file.to_string_lossy();
        let name = file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        !["/digits/", "/letters/", "/phonetic/"].iter().any(|part| path.contains(part))
            && !OWN_WORDS.contains(&name.as_str())
    };
    let mut sound = silence(500);
    for file in files.iter().filter(foreign) {
        sound.extend(recorded(file));
        sound.extend(silence(1_000));
        if sound.len() >= TEN_MINUTES {
            break;
        }
    }
    assert!(sound.len() >= TEN_MINUTES, "{} seconds of speech", sound.len() / RATE);
    sound
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("recordings").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|kind| kind == "g722") {
            files.push(path);
        }
    }
}

/// Ten minutes of noise: white, brown, hum, clicks, several people at once.
fn noise(folder: &Path) -> Sound {
    let mut chance = fastrand::Rng::with_seed(5);
    let fifth = TEN_MINUTES / 5;
    let white: Sound = (0..fifth).map(|_| (normal(&mut chance) * 2_000.0) as i16).collect();
    let mut level = 0.0;
    let brown = (0..fifth).map(|_| {
        level = level * 0.995 + normal(&mut chance) * 200.0;
        level as i16
    });
    let brown: Sound = brown.collect();
    let hum: Sound = (0..fifth)
        .map(|at| {
            let time = at as f32 / RATE as f32;
            let swell = 1.0 + (time * 0.7).sin();
            ((time * 50.0 * std::f32::consts::TAU).sin() * 3_000.0 * swell) as i16
        })
        .collect();
    let mut clicks = vec![0; fifth];
    for _ in 0..300 {
        let at = chance.usize(0..fifth - 400);
        for (behind, sample) in clicks[at..at + 400].iter_mut().enumerate() {
            *sample = (normal(&mut chance) * 12_000.0 * (-(behind as f32) / 60.0).exp()) as i16;
        }
    }
    let speech = unrelated(folder);
    let babble: Sound = (0..fifth)
        .map(|at| {
            let voices = (0..5).map(|voice| i32::from(speech[(at + voice * 1_700_000) % speech.len()]));
            (voices.sum::<i32>() / 3).clamp(-32_768, 32_767) as i16
        })
        .collect();
    [white, brown, hum, clicks, babble].concat()
}

macro_rules! person_or_skip {
    () => {{
        fn here() {}
        let here = std::any::type_name_of_val(&here);
        if let Some(missing) = missing() {
            return skip(here, &missing);
        }
        match corpus::person() {
            Some(folder) => folder,
            None => return skip(here, "asterisk-core-sounds-en-g722 is not installed"),
        }
    }};
}

#[test]
fn ten_minutes_of_speech_that_is_not_chess_do_nothing() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    let folder = person_or_skip!();
    let mut room = Room::new(&["nato"]);
    let sound = unrelated(&folder);
    for (situation, asking) in SITUATIONS {
        let came = listen(&mut room, &sound, asking);
        came.tell(&format!("ten minutes of other speech, {situation}"));
        assert!(came.done.is_empty(), "{came:?}");
    }
}

#[test]
fn ten_minutes_of_noise_do_nothing() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    let folder = person_or_skip!();
    let mut room = Room::new(&["nato"]);
    let sound = noise(&folder);
    for (situation, asking) in SITUATIONS {
        let came = listen(&mut room, &sound, asking);
        came.tell(&format!("ten minutes of noise, {situation}"));
        assert!(came.done.is_empty(), "{came:?}");
    }
}

#[test]
fn twenty_moves_among_other_speech_are_understood() {
    let Some(_turn) = turn!(&corpus::PERSON) else { return };
    let folder = person_or_skip!();
    let mut chance = fastrand::Rng::with_seed(3);
    // Moves that are legal in the position, from square to square.
    let moves =
        ["3 2 3 3", "4 2 4 4", "2 1 3 3", "6 1 2 5", "6 1 3 4", "1 2 1 4", "8 2 8 3", "6 3 5 5", "4 1 5 2", "2 2 2 3"];
    let speech = unrelated(&folder);
    let part = speech.len() / 20;
    let mut sound = Sound::new();
    for at in 0..20 {
        sound.extend(&speech[at * part..(at + 1) * part]);
        sound.extend(silence(1_000));
        let digits: Vec<Sound> = moves[at % 10].split(' ').map(|digit| word(&format!("digits/{digit}"))).collect();
        sound.extend(sentence(&digits, &mut chance));
        sound.extend(silence(1_000));
    }
    let mut room = Room::new(&["nato"]);
    let came = listen(&mut room, &sound, ASKING);
    came.tell("twenty moves among ten minutes of other speech");
    let digits = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    let heard = |text: &&String| {
        let said: Vec<String> = text
            .split(' ')
            .filter_map(|word| Some((digits.iter().position(|digit| *digit == word)? + 1).to_string()))
            .collect();
        moves.contains(&said.join(" ").as_str())
    };
    assert!(came.believed.iter().filter(heard).count() >= 18, "{came:?}");
    assert!(came.done.is_empty(), "{came:?}");
}
