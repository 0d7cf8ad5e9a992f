//! The game every reader drives: what is typed, what natiq says to it, and what a braille display shows then.

use std::time::{Duration, Instant};

use crate::desk::{Desk, Said, Tongue};
use crate::turns::wait;

/// The longest wait for anything: a reader may be slow, and the machine busy.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How long nothing may be told while nothing happens.
pub const IDLE: Duration = Duration::from_secs(5);

/// A tournament game without an arbiter, so that a fallen flag waits for its claim; its clock stands still but
/// for `wait`.
pub const TOURNAMENT: &str = "--conduct club --time 2m --clock simulated";
/// A game whose clock runs.
pub const RUNNING: &str = "--time 15m";

/// One line of the game.
pub struct Step {
    /// What is typed, in English and in Arabic.
    pub typed: [&'static str; 2],
    /// The keys of what is said to it.
    pub keys: &'static [&'static str],
    /// The line one types on, with `prompt = "braille"`.
    pub row: &'static str,
}

const fn step(typed: [&'static str; 2], keys: &'static [&'static str], row: &'static str) -> Step {
    Step { typed, keys, row }
}

/// What is said before anything is typed.
pub const START: &[&str] = &["start.silent", "game.start", "game.kept"];

/// Announcing, pressing, repeating, equal moves, equal answers, a mistake, a question, an offer, short
/// time, a flag and its claim.
pub const GAME: &[Step] = &[
    step(["start", "شغّل الساعة"], &["clock.start"], "1W:"),
    step(["7163", "7163"], &["move.quiet"], "1WP 71-63:"),
    step(["press", "اضغط"], &["clock.start"], "1B 71-63:"),
    step(["same", "مطابق"], &["repeat.ok"], "1B 71-63:"),
    step(["7866", "7866"], &["move.quiet"], "1BP 78-66:"),
    step(["press", "اضغط"], &["clock.start"], "2W 78-66:"),
    step(["6371", "6371"], &["move.quiet"], "2WP 63-71:"),
    step(["press", "اضغط"], &["clock.start"], "2B 63-71:"),
    step(["6678", "6678"], &["move.quiet"], "2BP 66-78:"),
    step(["press", "اضغط"], &["clock.start"], "3W 66-78:"),
    step(["7163", "7163"], &["move.quiet"], "3WP 71-63:"),
    step(["press", "اضغط"], &["clock.start"], "3B 71-63:"),
    step(["last", "آخر نقلة"], &["last"], "3B 71-63:"),
    step(["last", "آخر نقلة"], &["last"], "3B 71-63:"),
    step(["Nf9", "Nf9"], &["bad.parse"], "3B 71-63: Nf9"),
    step(["resign", "أستسلم"], &["confirm.resign"], "3B? 71-63:"),
    step(["no", "لا"], &["ask.dropped"], "3B 71-63:"),
    step(["5755 =", "5755 ="], &["move.quiet", "draw.offer"], "3B=P 57-55:"),
    step(["press", "اضغط"], &["clock.start"], "4W= 57-55:"),
    step(["decline", "أرفض العرض"], &["draw.decline"], "4W 57-55:"),
    step(["wait 70s", "انتظر 70s"], &[], "4W! 57-55:"),
    step(["wait 60s", "انتظر 60s"], &["flag"], "4WF 57-55:"),
    step(["claim flag", "أطالب بسقوط العلم"], &["claim.ask.flag"], "4W?F 57-55:"),
    step(["yes", "نعم"], &["claim.flag", "end.time"], "0-1F 57-55:"),
];

/// Who tells the player what is on the terminal.
pub trait Reader {
    /// Types a line.
    fn enter(&mut self, line: &str);
    /// Everything it has told, in order.
    fn told(&self) -> Vec<String>;
    /// How often a sentence is among what it told.
    fn count(told: &[String], sentence: &str) -> usize;
}

/// Waits until natiq has said all of `keys` and the reader has told all of it.
fn until_told<R: Reader>(reader: &R, desk: &Desk, keys: &[&str]) {
    let lacking = || {
        let said = desk.said();
        let told = reader.told();
        let lacks = |each: &&Said| R::count(&told, &each.text) < occurrences(&said, &each.text);
        (said.len() < keys.len())
            .then(|| format!("{:?}", keys.last()))
            .or(said.iter().find(lacks).map(|each| each.text.clone()))
    };
    let came = wait(PATIENCE, || lacking().is_none());
    assert!(came, "not told: {}\ntold: {:#?}", lacking().unwrap_or_default(), reader.told());
    let said: Vec<String> = desk.said().into_iter().map(|each| each.key).collect();
    assert_eq!(said, keys);
}

/// How often natiq said a sentence.
pub fn occurrences(said: &[Said], text: &str) -> usize {
    said.iter().filter(|each| each.text == text).count()
}

/// Plays the game; each sentence must be told as often as it was said: equal ones are so many, none is
/// told twice.
pub fn play<R: Reader>(reader: &mut R, desk: &Desk, tongue: Tongue) {
    let mut keys = START.to_vec();
    until_told(reader, desk, &keys);
    for step in GAME {
        reader.enter(step.typed[tongue as usize]);
        keys.extend(step.keys);
        until_told(reader, desk, &keys);
    }
    // What would be told once too often has time to come.
    quiet(reader, Duration::from_secs(1));
    let (said, told) = (desk.said(), reader.told());
    for each in &said {
        assert_eq!(R::count(&told, &each.text), occurrences(&said, &each.text), "{}\ntold: {told:#?}", each.text);
    }
}

/// A move, then nothing: while White's clock runs down for five seconds nothing may be told.
pub fn idle<R: Reader>(reader: &mut R, desk: &Desk) {
    let mut keys = vec!["start.silent", "game.start", "game.kept", "clock.start"];
    until_told(reader, desk, &keys);
    reader.enter("7163");
    keys.push("move.quiet");
    until_told(reader, desk, &keys);
    quiet(reader, Duration::from_secs(1));
    let before = reader.told();
    std::thread::sleep(IDLE);
    assert_eq!(reader.told(), before, "something was told while nothing happened");
}

/// Waits until nothing has been told for so long.
fn quiet<R: Reader>(reader: &R, time: Duration) {
    let (mut told, mut since) = (reader.told().len(), Instant::now());
    let until = Instant::now() + PATIENCE;
    while since.elapsed() < time {
        assert!(Instant::now() < until, "it never ends: {:#?}", reader.told());
        std::thread::sleep(Duration::from_millis(20));
        let now = reader.told().len();
        if now != told {
            (told, since) = (now, Instant::now());
        }
    }
}
