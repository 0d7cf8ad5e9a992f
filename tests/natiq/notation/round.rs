//! What is printed is read back: every legal move of shakmaty's random positions, in every style.

use std::path::PathBuf;
use std::time::Instant;

use natiq::notation::{Mode, Options, Reading, Style, print, read};
use proptest::prelude::*;
use shakmaty::{Chess, Position};

use super::{at, vocabulary};

/// The random positions that come with the shakmaty crate, where its folder is here.
pub fn positions() -> Option<Vec<Chess>> {
    // Crates of other systems were never downloaded here, so they must not be asked about.
    let rustc = std::process::Command::new("rustc").arg("-vV").output().ok()?;
    let host =
        String::from_utf8(rustc.stdout).ok()?.lines().find_map(|line| Some(line.strip_prefix("host: ")?.to_owned()))?;
    let options = ["--offline", "--filter-platform", &host].map(str::to_owned).to_vec();
    let metadata = cargo_metadata::MetadataCommand::new().other_options(options).exec().ok()?;
    let shakmaty = metadata.packages.iter().find(|package| package.name.as_str() == "shakmaty")?;
    let folder = PathBuf::from(shakmaty.manifest_path.parent()?.as_str());
    let text = std::fs::read_to_string(folder.join("tests/random.perft")).ok()?;
    Some(text.lines().filter_map(|line| line.strip_prefix("epd ")).map(|epd| at(&format!("{epd} 0 1"))).collect())
}

fn round(name: &str, every: usize) {
    let Some(positions) = positions() else {
        println!("SKIP {name}: the random positions of shakmaty are not here");
        return;
    };
    let vocabulary = vocabulary();
    let (typed, sheet) = (Options::default(), Options::of(Mode::Sheet));
    let started = Instant::now();
    let (mut moves, mut asked, mut collisions) = (0, 0, Vec::new());
    for position in positions.iter().step_by(every) {
        for mv in position.legal_moves() {
            moves += 1;
            for style in Style::ALL {
                let text = print(position, &mv, style, &vocabulary);
                let modes = if style == Style::Digital { vec![&sheet, &typed] } else { vec![&typed] };
                for options in modes {
                    match read(&text, position, &vocabulary, options) {
                        Reading::Unique { mv: found, offer: false, warning: None } if found == mv => (),
                        // Asked by rule: castling typed as 55; and the ICCF's numbers where they are a promotion
                        // to a piece that is not certain as well (57583; 1513 is also 1 51 3).
                        Reading::Ambiguous { choices, .. }
                            if choices.iter().any(|choice| choice.mv == mv)
                                && ((style == Style::Digital && options == &typed && mv.is_castle())
                                    || (style == Style::Iccf
                                        && choices.iter().any(|choice| choice.mv.is_promotion()))) =>
                        {
                            asked += 1;
                        }
                        other => collisions.push(format!("{style:?} {text} {mv}: {other:?}")),
                    }
                }
            }
        }
    }
    println!("{moves} moves, {asked} asked by rule, {} collisions, {:.1?}", collisions.len(), started.elapsed());
    assert!(collisions.is_empty(), "{}", collisions.iter().take(20).cloned().collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_sample_of_all_moves() {
    round("a_sample_of_all_moves", 83);
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn all_moves() {
    round("all_moves", 1);
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in ".{0,220}") {
        let vocabulary = vocabulary_once();
        for mode in [Mode::Typed, Mode::Spoken, Mode::Sheet] {
            let _ = read(&text, &Chess::default(), vocabulary, &Options::of(mode));
        }
    }

    #[test]
    fn no_text_of_moves_breaks_the_reader(text in "([a-hKQRBNx0-9O=+#:. -]|to|takes|من|إلى|و|ح|خمسة|اربعين|five|castle|removing|كش){0,30}") {
        let vocabulary = vocabulary_once();
        for mode in [Mode::Typed, Mode::Spoken, Mode::Sheet] {
            let _ = read(&text, &Chess::default(), vocabulary, &Options::of(mode));
        }
    }
}

fn vocabulary_once() -> &'static natiq::notation::Vocabulary {
    static ONCE: std::sync::OnceLock<natiq::notation::Vocabulary> = std::sync::OnceLock::new();
    ONCE.get_or_init(vocabulary)
}
