//! The game on disk: hash chain, torn lines, damage, full and read-only disks, lock, resume.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use natiq::core::clock::spec;
use natiq::core::{
    Act, ClockAct, Command, DrawAct, EndAct, Event, Millis, MoveAct, Role, Setup, Side, State, TakebackAct, decide,
};
use natiq::store::disk::Medium;
use natiq::store::{
    Appended, Damage, Entry, EventLine, EventLog, Flaw, Header, Input, JOURNAL, Journal, Place, SpeechLine, SpeechLog,
    StoreError, Why, find, newest_unfinished, read, recover, resume,
};
use proptest::prelude::*;

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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
    let mut newer = header(setup());
    newer.v = 2;
    let (journal, _) = Journal::create(&Place::Folder(dir.path().join("game")), &newer).unwrap();
    drop(journal);
    assert!(matches!(resume(&dir.path().join("game")), Err(StoreError::Form(2))));
}

/// A disk that fails when it is told to.
#[derive(Debug, Default)]
struct Fake {
    bytes: Vec<u8>,
    /// Bytes it still takes.
    room: Option<usize>,
    fails: Option<io::ErrorKind>,
    sync_fails: bool,
    gone: bool,
    syncs: usize,
}

impl Fake {
    fn fail(&self) -> io::Result<()> {
        self.fails.map_or(Ok(()), |kind| Err(kind.into()))
    }
}

impl Medium for Fake {
    fn length(&mut self) -> io::Result<u64> {
        if std::mem::take(&mut self.gone) {
            self.bytes.clear();
        }
        Ok(self.bytes.len() as u64)
    }
    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.fail()?;
        self.bytes.truncate(length as usize);
        Ok(())
    }
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.fail()?;
        let count = self.room.unwrap_or(usize::MAX).min(bytes.len());
        if count == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.extend_from_slice(&bytes[..count]);
        if let Some(room) = &mut self.room {
            *room -= count;
        }
        Ok(count)
    }
    fn sync(&mut self) -> io::Result<()> {
        self.syncs += 1;
        if self.sync_fails { Err(io::Error::other("EIO")) } else { Ok(()) }
    }
}

/// The journal that the same commands give on a sound disk.
fn sound_text(moves: &[(u64, &str)]) -> Vec<u8> {
    let (mut journal, _) = Journal::on(Fake::default(), &header(setup())).unwrap();
    append_all(&mut journal, moves);
    std::mem::take(&mut journal.medium_mut().bytes)
}

fn append_all(journal: &mut Journal<Fake>, moves: &[(u64, &str)]) -> Vec<Appended> {
    let mut state = State::new(setup()).unwrap();
    let each = moves.iter().map(|&(at, uci)| {
        let by = Role::from(state.turn());
        let events = act(&mut state, by, announce(uci, false), at);
        journal.append(entry(Millis(at), uci, events))
    });
    each.collect()
}

/// Twenty-four half-moves of knights.
fn knights() -> Vec<(u64, &'static str)> {
    ["g1f3", "g8f6", "f3g1", "f6g8"]
        .into_iter()
        .cycle()
        .take(12)
        .enumerate()
        .map(|(n, uci)| (n as u64 * 100, uci))
        .collect()
}

#[test]
fn a_full_disk_is_said_at_once_and_at_the_tenth_move_and_all_is_written_when_there_is_room() {
    let moves = knights();
    let expected = sound_text(&moves);
    let header_length = expected.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    // The disk takes part of the second record.
    for room in [header_length + 400, header_length, header_length + 1] {
        let fake = Fake { room: Some(room), ..Fake::default() };
        let (mut journal, first) = Journal::on(fake, &header(setup())).unwrap();
        assert_eq!(first, Appended::OnDisk);
        let told = append_all(&mut journal, &moves);
        let lost = |told: &Appended, is_first| matches!(told, Appended::InMemory { why: Why::DiskFull, first, .. } if *first == is_first);
        assert!(lost(&told[0], true), "{told:?}");
        assert!(told[1..].iter().all(|told| lost(told, false)));
        let said: Vec<usize> =
            (0..told.len()).filter(|&n| matches!(told[n], Appended::InMemory { say: true, .. })).collect();
        assert_eq!(said, [0, 9]);
        journal.medium_mut().room = None;
        assert_eq!(journal.retry(), Appended::Back { written: 12 });
        assert!(journal.medium_mut().bytes == expected, "no broken line is left, and the order is kept");
        assert_eq!(journal.retry(), Appended::OnDisk);
    }
}

#[test]
fn read_only_and_failing_disks_are_told_apart_and_come_back() {
    let moves = knights();
    let expected = sound_text(&moves[..3]);
    for (kind, why) in [
        (io::ErrorKind::ReadOnlyFilesystem, Why::ReadOnly),
        (io::ErrorKind::PermissionDenied, Why::ReadOnly),
        (io::ErrorKind::QuotaExceeded, Why::DiskFull),
        (io::ErrorKind::NotFound, Why::Other),
    ] {
        let fake = Fake { fails: Some(kind), ..Fake::default() };
        let (mut journal, first) = Journal::on(fake, &header(setup())).unwrap();
        assert_eq!(first, Appended::InMemory { why, first: true, say: true, missing: 1 });
        let told = append_all(&mut journal, &moves[..2]);
        assert_eq!(told[1], Appended::InMemory { why, first: false, say: false, missing: 3 });
        journal.medium_mut().fails = None;
        let mut state = State::new(setup()).unwrap();
        for &(at, uci) in &moves[..2] {
            act(&mut state, Role::White, announce(uci, false), at);
            act(&mut state, Role::Black, announce(uci, false), at);
        }
        let events = act(&mut state, Role::White, announce(moves[2].1, false), moves[2].0);
        let back = journal.append(entry(Millis(moves[2].0), moves[2].1, events));
        assert_eq!(back, Appended::Back { written: 3 });
        assert!(journal.medium_mut().bytes == expected);
    }
}

#[test]
fn what_was_not_synced_is_not_on_disk_and_is_written_again() {
    let moves = knights();
    let (mut journal, _) = Journal::on(Fake { sync_fails: true, ..Fake::default() }, &header(setup())).unwrap();
    let told = append_all(&mut journal, &moves);
    assert!(matches!(told[0], Appended::InMemory { why: Why::Other, missing: 2, .. }));
    journal.medium_mut().sync_fails = false;
    assert!(matches!(journal.retry(), Appended::Back { .. }));
    assert!(journal.medium_mut().bytes == sound_text(&moves));
    journal.medium_mut().gone = true;
    assert_eq!(journal.append(entry(Millis(5000), "", Vec::new())), Appended::OnDisk);
    assert!(journal.medium_mut().bytes.starts_with(&sound_text(&moves)), "a file that is gone is made again whole");
}

#[test]
fn a_folder_that_is_removed_during_the_game_is_made_again() {
    let dir = tempfile::tempdir().unwrap();
    let (mut journal, _) = played(&Place::Games(dir.path().to_owned()));
    let folder = journal.folder().unwrap().to_owned();
    fs::remove_dir_all(&folder).unwrap();
    let appended = journal.append(entry(Millis(4000), "x", Vec::new()));
    assert_eq!(appended, Appended::OnDisk);
    drop(journal);
    assert_eq!(read(&folder).unwrap().records.len(), 5);
}

#[test]
fn a_place_that_cannot_be_made_is_no_reason_not_to_play() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    let (mut journal, told) = Journal::create(&Place::Games(file.join("games")), &header(setup())).unwrap();
    assert_eq!(told, Appended::InMemory { why: Why::Other, first: true, say: true, missing: 1 });
    assert_eq!(journal.folder(), None);
    fs::remove_file(&file).unwrap();
    assert_eq!(journal.append(entry(Millis(1), "", Vec::new())), Appended::Back { written: 1 });
    assert!(journal.folder().unwrap().starts_with(&file));
}

#[test]
fn games_are_found_by_name_folder_and_journal_and_by_nothing_else() {
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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
    let dir = tempfile::tempdir().unwrap();
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

/// Runs a command; whether it succeeded.
fn run(arguments: &[&str]) -> bool {
    let mut command = std::process::Command::new(arguments[0]);
    command.args(&arguments[1..]).stderr(std::process::Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// A disk that is mounted for a test.
struct Mounted<'a>(&'a str);

impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        run(&["umount", self.0]);
    }
}

/// A real disk of a few kilobytes, full, then read-only.
#[test]
#[ignore = "needs root: run by make test-all"]
fn a_real_full_disk_loses_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let mount = dir.path().to_str().unwrap();
    if !run(&["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", mount]) {
        eprintln!("SKIP a_real_full_disk_loses_nothing: no tmpfs can be mounted here");
        return;
    }
    let _mounted = Mounted(mount);
    let (mut journal, mut state) = played(&Place::Games(dir.path().join("games")));
    let mut told = Vec::new();
    for (n, (_, uci)) in knights().into_iter().cycle().take(40).enumerate() {
        let at = 10_000 + n as u64;
        let by = Role::from(state.turn());
        let events = act(&mut state, by, announce(uci, false), at);
        told.push(journal.append(entry(Millis(at), uci, events)));
    }
    assert!(told.iter().any(|told| matches!(told, Appended::InMemory { why: Why::DiskFull, .. })), "{told:?}");
    let folder = journal.folder().unwrap().to_owned();
    assert!(read(&folder).unwrap().records.len() < 44);
    assert!(run(&["mount", "-o", "remount,size=1m", mount]));
    assert!(matches!(journal.retry(), Appended::Back { .. }));
    drop(journal);
    let resumed = resume(&folder).unwrap();
    assert_eq!((resumed.read.records.len(), resumed.read.torn), (44, 0));
    assert!(same(&resumed.state, &state));
    drop(resumed);
    // Read-only: the game goes on in memory, and is written when it can be.
    assert!(run(&["mount", "-o", "remount,ro", mount]));
    let mut resumed = resume(&folder).unwrap();
    let told = resumed.journal.append(entry(Millis(20_000), "x", Vec::new()));
    assert_eq!(told, Appended::InMemory { why: Why::ReadOnly, first: true, say: true, missing: 1 });
    assert!(run(&["mount", "-o", "remount,rw", mount]));
    assert_eq!(resumed.journal.append(entry(Millis(20_001), "y", Vec::new())), Appended::Back { written: 1 });
    drop(resumed);
    assert_eq!(read(&folder).unwrap().records.len(), 46);
}

/// Commands of any sense.
fn any_act() -> impl Strategy<Value = (Role, u16)> {
    let roles = prop_oneof![
        4 => Just(Role::White),
        4 => Just(Role::Black),
        1 => Just(Role::Assistant),
        1 => Just(Role::Arbiter)
    ];
    (roles, any::<u16>())
}

fn chosen(state: &State, pick: u16) -> Act {
    let n = usize::from(pick >> 4);
    match pick & 15 {
        0 => Act::Draw(DrawAct::Offer),
        1 => Act::Draw(DrawAct::Decline),
        2 => Act::Takeback(TakebackAct::Ask),
        3 => Act::Takeback(TakebackAct::Allow),
        4 => Act::Move(MoveAct::Press),
        5 => Act::Move(MoveAct::Correct),
        6 => Act::Clock(ClockAct::Stop { reason: "a \"reason\"\n".to_owned() }),
        7 => Act::Clock(ClockAct::Start),
        8 if n % 40 == 0 => Act::Draw(DrawAct::Accept),
        9 => Act::Clock(ClockAct::Deadline),
        10 => Act::Move(MoveAct::Same),
        _ => {
            let moves = shakmaty::Position::legal_moves(state.position());
            match moves.get(n % moves.len().max(1)) {
                Some(mv) => {
                    let uci = mv.to_uci(shakmaty::CastlingMode::Standard);
                    Act::Move(MoveAct::Announce { uci, offer: n % 7 == 0 })
                }
                None => Act::Move(MoveAct::LetStand),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn any_game_is_resumed_as_it_was(acts in prop::collection::vec((any_act(), 0_u64..9000), 1..80), table in any::<bool>()) {
        let dir = tempfile::tempdir().unwrap();
        let mut setup = setup();
        if table {
            setup.conduct.one_step = false;
            setup.conduct.repeat_back = natiq::core::conduct::RepeatBack::Key;
        }
        let mut state = State::new(setup.clone()).unwrap();
        let (mut journal, _) = Journal::create(&Place::Games(dir.path().to_owned()), &header(setup)).unwrap();
        let mut now = 0;
        for ((by, pick), later) in acts {
            now += later;
            let command = Command { by, act: chosen(&state, pick) };
            let Ok(events) = decide(&state, &command, Millis(now)) else { continue };
            events.iter().for_each(|event| state.evolve(event));
            prop_assert_eq!(journal.append(entry(Millis(now), "?", events)), Appended::OnDisk);
        }
        let folder = journal.folder().unwrap().to_owned();
        let records = journal.records();
        drop(journal);
        let resumed = resume(&folder).unwrap();
        prop_assert_eq!(resumed.read.records.len() as u64, records);
        prop_assert!(same(&resumed.state, &state), "{:#?}\n{:#?}", resumed.state, state);
    }
}
