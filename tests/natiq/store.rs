//! The game on disk: hash chain, torn lines, damage, full and read-only disks, lock, resume.

mod any;
mod disk;

use std::fs;
use std::path::{Path, PathBuf};

use natiq::core::clock::spec;
use natiq::core::{Act, Command, EndAct, Event, Millis, MoveAct, Role, Setup, Side, State, decide};
use natiq::store::{
    Appended, Damage, Entry, EventLine, EventLog, Flaw, Header, Input, JOURNAL, Journal, Place, SpeechLine, SpeechLog,
    StoreError, find, newest_unfinished, read, recover, resume,
};

/// A header with names and a time.
pub fn header(setup: Setup) -> Header {
    Header {
        v: 1,
        program: "natiq 0.1.0".to_owned(),
        started: "2026-11-30T09:00:00Z".parse().unwrap(),
        date: "2026-11-30".parse().unwrap(),
        language: "en".to_owned(),
        event: Some("Club evening".to_owned()),
        site: None,
        round: Some("3".to_owned()),
        values: vec![("empty_line".to_owned(), "press".to_owned())],
        setup,
    }
}

pub fn setup() -> Setup {
    let mut setup = Setup::casual();
    setup.players.white = "Amal \"the quick\" \u{202e}".to_owned();
    setup.players.black = "Bo/../\\Z".to_owned();
    setup.time = spec::read("5m+3s").unwrap();
    setup
}

pub fn entry(at: Millis, text: &str, events: Vec<Event>) -> Entry {
    Entry { at, wall: "2026-11-30T09:00:01.5Z".parse().unwrap(), input: Input::Typed, text: text.to_owned(), events }
}

/// A folder in memory where there is one: thousands of records are synced in these tests.
fn scratch() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// Judges a command and applies what comes of it.
pub fn act(state: &mut State, by: Role, act: Act, at: u64) -> Vec<Event> {
    let events = decide(state, &Command { by, act }, Millis(at)).unwrap_or_default();
    events.iter().for_each(|event| state.evolve(event));
    events
}

pub fn announce(uci: &str, offer: bool) -> Act {
    Act::Move(MoveAct::Announce { uci: uci.parse().unwrap(), offer })
}

/// A game of a few moves in a folder; the state at its end.
fn played(place: &Place) -> (Journal, State) {
    let (mut journal, first) = Journal::create(place, &header(setup())).unwrap();
    assert_eq!(first, Appended::OnDisk);
    let mut state = State::new(setup()).unwrap();
    for (n, uci) in ["e2e4", "e7e5", "g1f3", "b8c6"].into_iter().enumerate() {
        let at = 1000 * n as u64 + 7;
        let events = act(&mut state, [Role::White, Role::Black][n % 2], announce(uci, n == 2), at);
        assert_eq!(journal.append(entry(Millis(at), uci, events)), Appended::OnDisk);
    }
    (journal, state)
}

/// Both states, with all they hold.
fn same(one: &State, other: &State) -> bool {
    format!("{one:?}") == format!("{other:?}")
}

fn damage<T: std::fmt::Debug>(result: Result<T, StoreError>) -> Damage {
    match result {
        Err(StoreError::Damaged(damage)) => damage,
        other => panic!("no damage: {other:?}"),
    }
}

#[test]
fn a_resumed_game_is_the_game_before_to_the_millisecond() {
    let dir = scratch();
    let (journal, state) = played(&Place::Games(dir.path().to_owned()));
    let folder = journal.folder().unwrap().to_owned();
    assert_eq!(journal.name().unwrap(), "2026-11-30-Amal-the-quick-Bo-Z-1");
    let hash = journal.hash().to_owned();
    drop(journal);
    assert_eq!(newest_unfinished(dir.path()), Some(folder.clone()));
    let resumed = resume(&folder).unwrap();
    assert!(same(&resumed.state, &state));
    assert_eq!(resumed.state.left(Side::White, Millis(9000)), state.left(Side::White, Millis(9000)));
    assert_eq!(resumed.read.last_at(), Millis(3007));
    assert_eq!(resumed.read.header, header(setup()));
    assert_eq!((resumed.read.torn, resumed.journal.hash()), (0, hash.as_str()));
    assert_eq!(newest_unfinished(dir.path()), None, "a game that is being played is not offered");
}

#[test]
fn a_second_program_is_told_who_has_the_game() {
    let dir = scratch();
    let (journal, _) = played(&Place::Folder(dir.path().join("game")));
    let folder = journal.folder().unwrap().to_owned();
    match resume(&folder) {
        Err(StoreError::Locked { who }) => assert!(who.contains(&std::process::id().to_string()), "{who}"),
        other => panic!("not locked: {other:?}"),
    }
    assert_eq!(read(&folder).unwrap().records.len(), 4, "looking at it is free");
    drop(journal);
    assert!(resume(&folder).is_ok());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing but the journal is left");
}

#[test]
fn a_game_is_never_begun_over_another() {
    let dir = scratch();
    let place = Place::Folder(dir.path().join("game"));
    drop(played(&place));
    let before = fs::read(dir.path().join("game").join(JOURNAL)).unwrap();
    assert!(matches!(Journal::create(&place, &header(setup())), Err(StoreError::Taken(_))));
    assert_eq!(fs::read(dir.path().join("game").join(JOURNAL)).unwrap(), before);
    let games = Place::Games(dir.path().to_owned());
    let names: Vec<_> = (0..3).map(|_| Journal::create(&games, &header(setup())).unwrap().0.name().unwrap()).collect();
    assert!(names[2].ends_with("-3"), "{names:?}");
}

#[test]
fn every_changed_byte_is_damage_in_its_line() {
    let dir = scratch();
    let (journal, _) = played(&Place::Folder(dir.path().join("game")));
    let path = journal.folder().unwrap().join(JOURNAL);
    drop(journal);
    let sound = fs::read(&path).unwrap();
    for at in 0..sound.len() {
        let line = sound[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        for change in [1, 0x20, 0x80] {
            let mut bytes = sound.clone();
            bytes[at] ^= change;
            fs::write(&path, &bytes).unwrap();
            let result = read(path.parent().unwrap());
            if at + 1 == sound.len() {
                // The last line without its end is a torn line.
                assert!(result.unwrap().torn > 0);
                continue;
            }
            let damage = damage(result);
            assert_eq!((damage.line, damage.sound), (line, line.saturating_sub(2)), "byte {at}");
        }
    }
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn lines_that_are_moved_or_left_out_do_not_follow() {
    let dir = scratch();
    let (journal, _) = played(&Place::Folder(dir.path().join("game")));
    let path = journal.folder().unwrap().join(JOURNAL);
    drop(journal);
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let put = |order: &[usize]| {
        let text: String = order.iter().map(|&line| format!("{}\n", lines[line])).collect();
        fs::write(&path, text).unwrap();
        damage(read(path.parent().unwrap()))
    };
    assert_eq!(put(&[0, 2, 3]), Damage { line: 2, flaw: Flaw::Chain, sound: 0 });
    assert_eq!(put(&[0, 1, 1, 2]), Damage { line: 3, flaw: Flaw::Chain, sound: 1 });
    assert_eq!(put(&[1, 2]).line, 1);
    fs::write(&path, text.replacen(lines[2], "{\"n\":2}", 1)).unwrap();
    assert_eq!(damage(read(path.parent().unwrap())), Damage { line: 3, flaw: Flaw::NotARecord, sound: 1 });
}

#[test]
fn a_journal_cut_at_any_byte_is_torn_or_sound() {
    let dir = scratch();
    let (journal, _) = played(&Place::Folder(dir.path().join("game")));
    let path = journal.folder().unwrap().join(JOURNAL);
    drop(journal);
    let whole = fs::read(&path).unwrap();
    let head = whole.iter().position(|&byte| byte == b'\n').unwrap();
    for length in 0..=whole.len() {
        let cut = dir.path().join("cut");
        fs::create_dir_all(&cut).unwrap();
        fs::write(cut.join(JOURNAL), &whole[..length]).unwrap();
        if length < head {
            assert_eq!(damage(resume(&cut)).line, 1);
            continue;
        }
        let resumed = resume(&cut).unwrap();
        let ends = whole[..length].iter().filter(|&&byte| byte == b'\n').count();
        // A line that lacks its end alone is whole.
        let missing_end = whole.get(length) == Some(&b'\n') && length > 0;
        assert_eq!(resumed.read.records.len(), ends + usize::from(missing_end) - 1, "cut at {length}");
        let mut journal = resumed.journal;
        let appended = journal.append(entry(Millis(9), "note", Vec::new()));
        assert_eq!(appended, Appended::OnDisk);
        drop(journal);
        let again = read(&cut).unwrap();
        assert_eq!((again.records.len(), again.torn), (resumed.read.records.len() + 1, 0));
        if resumed.read.torn > 0 {
            let torn = fs::read(cut.join("journal.torn")).unwrap();
            assert_eq!(torn.len(), resumed.read.torn + 1);
        }
        fs::remove_dir_all(&cut).unwrap();
    }
}

#[test]
fn the_sound_part_of_a_damaged_game_is_taken_over_and_the_file_left_alone() {
    let dir = scratch();
    let (journal, _) = played(&Place::Folder(dir.path().join("game")));
    let folder = journal.folder().unwrap().to_owned();
    drop(journal);
    let mut bytes = fs::read(folder.join(JOURNAL)).unwrap();
    let fourth = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0 + 5;
    bytes[fourth] ^= 4;
    fs::write(folder.join(JOURNAL), &bytes).unwrap();
    assert_eq!(damage(resume(&folder)), Damage { line: 4, flaw: Flaw::Hash, sound: 2 });
    let mut recovered = recover(&folder, &Place::Games(dir.path().join("games"))).unwrap();
    assert_eq!((recovered.read.records.len(), recovered.state.line().len()), (2, 2));
    assert_eq!(fs::read(folder.join(JOURNAL)).unwrap(), bytes, "the damaged file is never touched");
    let events = act(&mut recovered.state, Role::White, announce("f1c4", false), 2500);
    assert_eq!(recovered.journal.append(entry(Millis(2500), "Bc4", events)), Appended::OnDisk);
    let new = recovered.journal.folder().unwrap().to_owned();
    drop(recovered.journal);
    assert_eq!(resume(&new).unwrap().state.line().len(), 3);
    assert!(matches!(recover(&folder, &Place::Folder(new)), Err(StoreError::Taken(_))));
}

#[test]
fn a_newer_form_is_refused_as_that() {
    let dir = scratch();
    let mut newer = header(setup());
    newer.v = 2;
    let (journal, _) = Journal::create(&Place::Folder(dir.path().join("game")), &newer).unwrap();
    drop(journal);
    assert!(matches!(resume(&dir.path().join("game")), Err(StoreError::Form(2))));
}

#[test]
fn games_are_found_by_name_folder_and_journal_and_by_nothing_else() {
    let dir = scratch();
    let (journal, _) = played(&Place::Games(dir.path().join("games")));
    let (folder, name) = (journal.folder().unwrap().to_owned(), journal.name().unwrap());
    let root = dir.path().join("games");
    assert_eq!(find(&root, &name), Some(folder.clone()));
    assert_eq!(find(&root, folder.to_str().unwrap()), Some(folder.clone()));
    assert_eq!(find(&root, folder.join(JOURNAL).to_str().unwrap()), Some(folder));
    for hostile in ["", ".", "..", "../games", "\0", "nothing"] {
        assert_eq!(find(&root, hostile), None, "{hostile:?}");
    }
}

#[test]
fn the_newest_unfinished_game_is_found_among_finished_ones() {
    let dir = scratch();
    let place = Place::Games(dir.path().to_owned());
    let mut folders: Vec<PathBuf> = Vec::new();
    for n in 0..4_u64 {
        let (mut journal, mut state) = played(&place);
        if n >= 2 {
            let events = act(&mut state, Role::White, Act::End(EndAct::Resign { side: Side::White }), 9000);
            // A text that looks like the event is none.
            journal.append(entry(Millis(9000), r#""event":"ended""#, events));
            journal.append(entry(Millis(9500), "quit", Vec::new()));
        }
        let folder = journal.folder().unwrap().to_owned();
        let time = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000 + n);
        fs::File::options().append(true).open(folder.join(JOURNAL)).unwrap().set_modified(time).unwrap();
        folders.push(folder);
    }
    fs::create_dir(dir.path().join("empty")).unwrap();
    fs::write(dir.path().join("file"), "x").unwrap();
    assert_eq!(newest_unfinished(dir.path()), Some(folders[1].clone()));
    assert_eq!(newest_unfinished(&dir.path().join("nothing")), None);
}

#[test]
fn logs_have_their_schema_and_never_fail_the_game() {
    let dir = scratch();
    let path = dir.path().join("events");
    let mut state = State::new(setup()).unwrap();
    let events = act(&mut state, Role::White, announce("e2e4", false), 1500);
    let mut log = EventLog::open(&path).unwrap();
    for event in &events {
        log.write(&EventLine { event, input: Input::Spoken, clocks_ms: state.clocks(Millis(1500)) });
    }
    drop(log);
    let text = fs::read_to_string(&path).unwrap();
    let first: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    for (key, value) in [("v", "1"), ("seq", "1"), ("at_ms", "1500"), ("by", "\"white\""), ("input", "\"spoken\"")] {
        assert_eq!(first[key].to_string(), value);
    }
    assert_eq!(first["event"], "announced");
    assert!(first["clocks_ms"]["white"].is_u64(), "{text}");
    assert_eq!(text.lines().count(), events.len());

    let path = dir.path().join("speech");
    let mut log = SpeechLog::open(&path).unwrap();
    let line = SpeechLine {
        at_ms: Millis(3),
        channel: "table",
        lang: "ar",
        class: "move",
        key: "move.quiet",
        text: "بيدق",
        speak: "بَيْدَق",
    };
    log.write(&line);
    assert_eq!(log.trouble(), None);
    drop(log);
    let row = fs::read_to_string(&path).unwrap();
    assert!(
        row.starts_with(r#"{"v":1,"seq":1,"at_ms":3,"channel":"table","lang":"ar","class":"move","key":"#),
        "{row}"
    );
    assert!(SpeechLog::open(&dir.path().join("no/such/folder")).is_err());
    let mut full = SpeechLog::open(Path::new("/dev/full")).unwrap();
    full.write(&line);
    full.write(&line);
    std::thread::sleep(std::time::Duration::from_millis(100));
    assert!(full.trouble().is_some());
    assert_eq!(full.trouble(), None, "told once");
}
