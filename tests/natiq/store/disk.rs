//! Disks that are full, read-only, failing or gone: the game goes on, nothing is lost.

use std::fs;
use std::io;

use natiq::core::{Millis, Role, State};
use natiq::store::disk::Medium;
use natiq::store::{Appended, Journal, Place, Why, read, resume};

use super::{act, announce, entry, header, played, same, setup};

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
