//! Files of a configuration folder: whatever they hold, they are read or refused with a place.

use bolero::check;
use natiq::config::{Sources, load};

/// Lines that get further into the reader than noise does.
const LINES: [&str; 12] = [
    "lang = \"ar\"\n",
    "rate = ",
    "[board]\n",
    "own = [",
    "600, ",
    "]\n",
    "\"\"\"",
    "'",
    "#",
    "presets.\u{0648}\u{202e} = \"\\u0000\"\n",
    "classes = { rapid_from = 1, ",
    "clock = [\"k\", \", k\"]\n",
];

#[test]
fn a_file_is_read_or_refused_with_its_place() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("laws")).unwrap();
    let sources = Sources { user: Some(dir.path().to_owned()), ..Sources::default() };
    check!().with_type::<(u8, Vec<(u8, Vec<u8>)>)>().with_iterations(300).for_each(|(file, parts)| {
        let name = ["default.toml", "clocks.toml", "keys.toml", "layouts.toml", "laws/x.toml"][*file as usize % 5];
        let mut text = Vec::new();
        for (line, noise) in parts {
            text.extend_from_slice(LINES[*line as usize % LINES.len()].as_bytes());
            text.extend_from_slice(noise);
        }
        let path = dir.path().join(name);
        std::fs::write(&path, &text).unwrap();
        if let Err(errors) = load(&sources) {
            assert!(!errors.is_empty());
            for error in errors {
                let sentence = error.to_string();
                assert!(error.file.ends_with(name), "{sentence}");
                assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
            }
        }
        std::fs::remove_file(&path).unwrap();
    });
}
