//! What is typed, and games that come from elsewhere: recorded games, sheets, journals.

use bolero::check;
use natiq::core::{Millis, Setup, State, decide};
use natiq::dialogue::{Dialogue, Reader, Seat, Step};
use natiq::notation::{Mode, Options, Vocabulary, read};
use natiq::replay::{ReplayItem, replay};
use natiq::words::Lexicon;

/// Text that gets further into a reader than noise does.
const WORDS: [&str; 48] = [
    "5254",
    "e4",
    "Nf3",
    "O-O",
    "knight",
    "حصان",
    "إلى",
    "٥٢٥٤",
    "e8=Q",
    "x",
    "?",
    "yes",
    "نعم",
    "undo",
    "offer draw",
    "resign",
    "time",
    "7163",
    "1.",
    "1-0",
    "{",
    "(",
    "[FEN \"",
    "\n",
    "start",
    "press",
    "lift 52",
    "رفعت 71",
    "place 54",
    "touch 57",
    "adjust",
    "made 7173",
    "لُعبت 5 2 5 5",
    "claim repetition",
    "مطالبة خمسين نقلتي 5254",
    "claim touch 52",
    "arbiter: arbiter clock white 41:10",
    "الحكم عقوبة إنذار الأبيض، كلام",
    "arbiter restore 1 w",
    "arbiter illegal white press",
    "arbiter code",
    "adjourn",
    "seal 5254",
    "envelope",
    "boards sighted 71 53",
    "sheet other e4",
    "retrace",
    "stop",
];

fn text(parts: &[(u8, String)]) -> String {
    parts.iter().map(|(word, noise)| format!("{} {noise}", WORDS[*word as usize % WORDS.len()])).collect()
}

#[test]
fn a_line_that_is_typed_or_heard_is_read_or_refused() {
    let mut lexicon = Lexicon::default();
    for (code, words) in [
        ("en", include_str!("../../config/languages/en/words.toml")),
        ("ar", include_str!("../../config/languages/ar/words.toml")),
    ] {
        lexicon.learn(code, words).unwrap();
    }
    let other_layout = |_: &str| Vec::new();
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let reader = Reader { lexicon, vocabulary, options: Options::default(), other_layout, empty_presses: true };
    let fresh = Dialogue::new(reader, Seat::Table);
    check!().with_type::<Vec<Vec<(u8, String)>>>().with_iterations(300).for_each(|lines| {
        let mut setup = Setup::casual();
        if lines.len() % 2 == 1 {
            (setup.conduct.one_step, setup.conduct.touch) = (false, true);
            setup.special_board = Some(natiq::core::Side::White);
            setup.time = natiq::core::clock::spec::read("5m+3s").unwrap();
        }
        let (mut dialogue, mut state) = (fresh.clone(), State::new(setup).unwrap());
        for (at, line) in lines.iter().enumerate() {
            let line = text(line);
            // Every third line is heard.
            let steps = if at % 3 == 2 { dialogue.heard(&state, &line) } else { dialogue.hear(&state, &line) };
            for step in steps {
                let Step::Do(command) = step else { continue };
                for event in decide(&state, &command, Millis::ZERO).unwrap_or_default() {
                    state.evolve(&event);
                    dialogue.witness(&event);
                }
            }
            for mode in [Mode::Spoken, Mode::Sheet] {
                let _ = read(&line, state.position(), &dialogue.reader().vocabulary, &Options::of(mode));
            }
        }
    });
}

#[test]
fn an_envelope_is_opened_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let digest = natiq::store::sealed::seal(folder.path(), 1, "7163", "open water").unwrap();
    let sound = std::fs::read(natiq::store::sealed::path(folder.path(), 1)).unwrap();
    check!().with_type::<(bool, u16, Vec<u8>)>().with_iterations(60).for_each(|(whole, at, noise)| {
        // A sound envelope with a part written over, or nothing of one.
        let mut bytes = if *whole { sound.clone() } else { Vec::new() };
        let at = usize::from(*at) % (bytes.len() + 1);
        bytes.splice(at..(at + noise.len()).min(bytes.len()), noise.iter().copied());
        std::fs::write(natiq::store::sealed::path(folder.path(), 1), &bytes).unwrap();
        let opened = natiq::store::sealed::open(folder.path(), 1, &digest, "open water");
        assert!(opened.is_err() || opened.as_deref() == Ok("7163"), "{opened:?}");
    });
}

#[test]
fn a_recorded_game_is_replayed_or_its_fault_has_a_place() {
    let replayed = |bytes: &[u8]| {
        let mut faults = 0;
        let totals = replay(bytes, &natiq::written::Keys::default(), &mut |item| {
            if let ReplayItem::Fault(fault) = item {
                faults += 1;
                assert!(fault.line > 0 && !fault.text.chars().any(char::is_control), "{fault:?}");
            }
        });
        assert_eq!(totals.faults, faults);
    };
    check!().with_type::<(bool, Vec<(u8, String)>, Vec<u8>)>().with_iterations(300).for_each(
        |(sheet, parts, noise)| {
            let head = if *sheet { "Event: x\n\n" } else { "[Event \"x\"]\n\n1. e4 e5 " };
            replayed(format!("{head}{}", text(parts)).as_bytes());
            replayed(noise);
        },
    );
}

#[test]
fn a_journal_is_read_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(natiq::store::JOURNAL);
    check!().with_type::<Vec<(u8, Vec<u8>)>>().with_iterations(300).for_each(|parts| {
        let mut bytes = Vec::new();
        for (word, noise) in parts {
            bytes.extend_from_slice(
                [
                    "{\"v\":1,",
                    "\"setup\":{",
                    "\"hash\":\"",
                    "\"at\":-1,",
                    "}\n",
                    "\"events\":[{\"event\":\"announced\",",
                    "]}\n",
                ][*word as usize % 7]
                    .as_bytes(),
            );
            bytes.extend_from_slice(noise);
        }
        std::fs::write(&path, &bytes).unwrap();
        if let Ok(game) = natiq::store::read(folder.path()) {
            let _ = game.state();
        }
    });
}
