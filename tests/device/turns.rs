//! What every test on real programs keeps to: one at a time, limited waits, processes that are ended.

use std::process::Child;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Real programs share devices and are measured: the tests of a binary take turns.
static TURN: Mutex<()> = Mutex::new(());

/// Waits for this test's turn; skips the test, saying why, where a tool is missing.
macro_rules! turn {
    ($tools:expr) => {{
        fn here() {}
        crate::turns::take_turn(std::any::type_name_of_val(&here), $tools)
    }};
}
pub(crate) use turn;

/// As [`turn!`]; `here` is a path inside the test, for the name a skip is listed under.
pub fn take_turn(here: &str, tools: &[&str]) -> Option<MutexGuard<'static, ()>> {
    let found = |tool: &&&str| natiq::tool::program(tool).is_none();
    if let Some(missing) = tools.iter().find(found) {
        skip(here, &format!("{missing} is not installed"));
        return None;
    }
    Some(TURN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Says that a test is skipped, and why.
pub fn skip(here: &str, reason: &str) {
    println!("SKIP {}: {reason}", here.rsplit("::").nth(1).unwrap_or(here));
}

/// Waits until `done`, at most `limit`; whether it came true.
pub fn wait(limit: Duration, done: impl Fn() -> bool) -> bool {
    let until = Instant::now() + limit;
    while !done() {
        if Instant::now() > until {
            return false;
        }
        thread::sleep(Duration::from_millis(5));
    }
    true
}

/// A child process that is killed by its number, and reaped, when it is dropped.
pub struct Owned(pub Child);

impl Drop for Owned {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
