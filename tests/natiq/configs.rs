//! Folders of configuration in `configs/`: what each gives, or every fault it has, with file, line and key.

use std::path::{Path, PathBuf};

use natiq::config::{Config, ConfigError, Flag, Origin, Sources, load, remember};

/// A folder of this test's fixtures.
fn fixtures(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/natiq/configs").join(kind)
}

/// The folders of a kind, each with the lines of what is expected of it.
fn cases(kind: &str) -> Vec<(String, PathBuf, Vec<String>)> {
    let mut cases: Vec<_> = std::fs::read_dir(fixtures(kind))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .map(|path| {
            let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, path, expected.lines().map(str::to_owned).collect())
        })
        .collect();
    cases.sort();
    assert!(!cases.is_empty());
    cases
}

fn user(dir: &Path) -> Sources {
    Sources { user: Some(dir.to_owned()), ..Sources::default() }
}

fn write(dir: &Path, file: &str, text: &str) {
    let path = dir.join(file);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

fn row(error: &ConfigError, dir: &Path) -> String {
    let dir = format!("{}/", dir.display());
    let file = error.file.strip_prefix(&dir).unwrap_or(&error.file);
    let line = error.line.unwrap_or(0);
    format!("{} | {file} | {line} | {} | {}", error.message().key, error.key, error.found)
}

#[test]
fn every_fault_of_an_invalid_folder_is_told_with_its_place() {
    for (name, dir, expected) in cases("invalid") {
        let errors = load(&user(&dir)).map(|_| ()).unwrap_err();
        let rows: Vec<String> = errors.iter().map(|error| row(error, &dir)).collect();
        assert_eq!(rows, expected, "{name}");
        for error in &errors {
            let sentence = error.to_string();
            assert!(sentence.starts_with(&*error.file) && sentence.ends_with(['.', '?']), "{sentence}");
            assert!(!sentence.contains('\n'), "{sentence}");
        }
    }
}

#[test]
fn a_valid_folder_overlays_key_by_key() {
    for (name, dir, expected) in cases("valid") {
        let config = load(&user(&dir)).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let shown: Vec<String> =
            config.origins().iter().map(|shown| format!("{} = {}", shown.key, shown.value)).collect();
        for line in expected {
            assert!(shown.contains(&line), "{name}: {line} is not in {shown:#?}");
        }
    }
}

#[test]
fn what_is_compiled_in_is_as_the_product_says() {
    let config = load(&Sources::default()).unwrap();
    assert_eq!((config.laws.name.as_str(), config.conduct.name.as_str()), ("fide-2023", "casual"));
    assert_eq!(config.settings.time, "none");
    assert_eq!(config.settings.language(), None);
    assert!(!config.settings.live_clock);
    assert!(config.conduct.one_step && config.conduct.takeback && config.conduct.hints && config.conduct.clock_says);
    let tournament = config.conduct_named("tournament").unwrap();
    assert!(!tournament.one_step && !tournament.takeback && !tournament.hints && !tournament.full_reasons);
    assert!(tournament.quit_by_agreement && !tournament.engine && !tournament.clock_says);
    let digital = config.law_profile("digital").unwrap();
    assert_eq!((digital.automatic_moves, digital.automatic_repetitions), (None, None));
    assert_eq!((config.laws.automatic_moves, config.laws.automatic_repetitions), (Some(75), Some(5)));
    assert_eq!(config.clocks.own, [600, 300, 120, 60, 30, 20, 10]);
    assert!(config.origins().iter().all(|shown| matches!(shown.origin, Origin::BuiltIn { .. })));
}

/// The comments are the reference: a key without one above it is not described.
#[test]
fn every_setting_is_described_above_its_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("config");
    let files = ["default.toml", "clocks.toml", "laws/fide-2023.toml", "laws/digital.toml"];
    for file in files.into_iter().chain(["conduct/casual.toml", "conduct/tournament.toml"]) {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let described = text.split("[presets]").next().unwrap();
        let mut above = "";
        for line in described.lines() {
            let is_key = line.starts_with(|sign: char| sign.is_ascii_lowercase());
            assert!(!is_key || above.starts_with('#'), "{file}: {line}");
            above = line;
        }
    }
}

#[test]
fn each_layer_is_stronger_than_the_one_before() {
    let dir = tempfile::tempdir().unwrap();
    let [weak, strong, user, extra] = ["weak", "strong", "user", "extra"].map(|name| dir.path().join(name));
    write(&weak, "default.toml", "rate = 1\nvolume = 1\nstyle = \"anna\"\necho = \"none\"\nlength = \"brief\"\n");
    write(&strong, "default.toml", "rate = 2\nvolume = 2\nstyle = \"nato\"\necho = \"words\"\n");
    write(&user, "default.toml", "\nrate = 3\nvolume = 3\nstyle = \"german\"\n");
    write(&extra, "default.toml", "rate = 4\nvolume = 4\n");
    let sources =
        Sources { system: vec![weak.clone(), strong.clone()], user: Some(user.clone()), ..Sources::default() };
    let config = load(&sources.with(Some(&extra), vec![Flag::new("--rate", "rate", "5")])).unwrap();
    let came = |key| config.origin(key).unwrap().to_string();
    let file = |dir: &Path, line: usize| format!("{}:{line}", dir.join("default.toml").display());
    assert_eq!((config.settings.rate, came("rate")), (5, "--rate".to_owned()));
    assert_eq!((config.settings.volume, came("volume")), (4, file(&extra, 2)));
    assert_eq!(came("style"), file(&user, 4));
    assert_eq!(came("echo"), file(&strong, 4));
    assert_eq!(came("length"), file(&weak, 5));
    assert_eq!(came("lang"), "compiled in");
}

#[test]
fn a_fault_is_told_even_where_a_stronger_layer_hides_it() {
    let dir = tempfile::tempdir().unwrap();
    let [system, user] = ["system", "user"].map(|name| dir.path().join(name));
    write(&system, "default.toml", "rate = \"fast\"\n");
    write(&user, "default.toml", "rate = 1\n");
    let errors = load(&Sources { system: vec![system.clone()], user: Some(user), ..Sources::default() }).unwrap_err();
    assert_eq!(row(&errors[0], &system), "config.integer | default.toml | 1 | rate | \"fast\"");
}

#[test]
fn flags_are_checked_as_files_are() {
    let with = |key: &str, value: &str| {
        let flag = format!("--{key}");
        load(&Sources::default().with(None, vec![Flag::new(&flag, key, value)]))
    };
    assert!(with("live_clock", "on").unwrap().settings.live_clock);
    assert_eq!(with("laws", "digital").unwrap().laws.name, "digital");
    let errors = with("speech", "loud").unwrap_err();
    assert_eq!(
        errors[0].to_string(),
        "--speech: expected one of auto, tts, ssip, command, screen-reader, off, found loud."
    );
    assert_eq!(errors[0].line, None);
    assert_eq!(with("colour", "red").unwrap_err()[0].message().key, "config.known-key");
}

#[test]
fn a_folder_that_was_asked_for_must_be_there() {
    let dir = tempfile::tempdir().unwrap();
    let gone = dir.path().join("gone");
    assert!(load(&user(&gone)).is_ok(), "the user's folder need not be there");
    let errors = load(&Sources::default().with(Some(&gone), Vec::new())).unwrap_err();
    assert_eq!(errors[0].message().key, "config.readable");
}

#[test]
fn text_that_is_not_utf8_is_refused_and_a_byte_order_mark_is_not() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("default.toml"), b"\xef\xbb\xbfrate = 7\r\nlength = \"brief\"\r\n").unwrap();
    assert_eq!(load(&user(dir.path())).unwrap().settings.rate, 7);
    std::fs::write(dir.path().join("default.toml"), b"time = \"\xff\"\n").unwrap();
    assert_eq!(load(&user(dir.path())).unwrap_err()[0].message().key, "config.readable");
}

#[test]
fn a_language_is_one_folder_away() {
    let config = load(&user(&fixtures("valid/pseudo-language"))).unwrap();
    let codes: Vec<&str> = config.languages().iter().map(|language| language.code.as_str()).collect();
    assert_eq!(&codes[..2], ["en", "ar"]);
    let xx = config.languages().iter().find(|language| language.code == "xx").unwrap();
    assert_eq!(xx.catalogues["moves.ftl"].last().unwrap().text, "move-quiet = xx\n");
    assert!(xx.words.contains_key("words.toml"));
    assert_eq!(config.settings.language(), Some("xx"));
    let words = config.document("languages/xx/words.toml").unwrap().table();
    assert_eq!(words["press"].as_array().unwrap().len(), 1);
}

#[test]
fn the_other_keyboard_is_read_both_ways() {
    let layouts = load(&Sources::default()).unwrap().layouts;
    assert_eq!(layouts.to_english("فهةث"), "time");
    assert_eq!(layouts.to_arabic(",rjd"), "وقتي");
    assert_eq!(layouts.to_english("لاخشقي"), "board", "one Arabic key writes two letters");
    assert_eq!(layouts.to_arabic("5254"), "5254");
    assert_eq!(layouts.to_english(&layouts.to_arabic("press claim fifty")), "press claim fifty");
}

#[test]
fn a_choice_is_kept_and_the_rest_of_the_file_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let sources = user(&dir.path().join("natiq"));
    remember(&sources, "lang", "ar").unwrap();
    assert_eq!(load(&sources).unwrap().settings.lang, "ar");
    write(dir.path(), "natiq/default.toml", "# Mine.\nlang = \"ar\"  # my language\n\n# Slow.\nrate = -20\n");
    remember(&sources, "lang", "en").unwrap();
    remember(&sources, "live_clock", "on").unwrap();
    let text = std::fs::read_to_string(dir.path().join("natiq/default.toml")).unwrap();
    assert_eq!(text, "# Mine.\nlang = \"en\"  # my language\n\n# Slow.\nrate = -20\nlive_clock = true\n");
}

#[test]
fn what_cannot_be_kept_leaves_the_file_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let sources = user(dir.path());
    write(dir.path(), "default.toml", "lang = \n");
    let broken = remember(&sources, "lang", "ar").unwrap_err().to_string();
    assert!(broken.contains("default.toml, line 1"), "{broken}");
    assert_eq!(std::fs::read_to_string(dir.path().join("default.toml")).unwrap(), "lang = \n");
    assert!(remember(&sources, "length", "long").unwrap_err().to_string().contains("full, brief"));
    assert!(remember(&sources, "colour", "red").unwrap_err().to_string().contains("unknown key"));
    assert!(remember(&Sources::default(), "lang", "ar").is_err());
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "dotfiles/natiq.toml", "rate = 1\n");
    std::fs::create_dir(dir.path().join("natiq")).unwrap();
    let link = dir.path().join("natiq/default.toml");
    std::os::unix::fs::symlink("../dotfiles/natiq.toml", &link).unwrap();
    remember(&user(&dir.path().join("natiq")), "rate", "2").unwrap();
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert_eq!(std::fs::read_to_string(dir.path().join("dotfiles/natiq.toml")).unwrap(), "rate = 2\n");
}

#[test]
fn every_key_of_a_file_is_in_the_struct_and_the_other_way_round() {
    let config = Config::load(&Sources::default()).unwrap();
    for name in config.law_names() {
        assert!(config.law_profile(&name).is_some(), "{name}");
    }
    for name in config.conduct_names() {
        assert!(config.conduct_named(&name).is_some(), "{name}");
    }
}
