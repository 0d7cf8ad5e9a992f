//! Notices that the machine slept, without ever waking it (`product.md` part 7).
//!
//! A timer that the system cancels when its wall clock jumps wakes the thread after a sleep; the
//! boot-time clock against the monotonic one tells how long it was. Ctrl-Z or a stopped process moves
//! both and is no sleep.

use std::thread;

use super::{Shell, View};
use crate::core::{Act, ClockAct, Command, Millis, Role};
use crate::store::Input;

impl<V: View> Shell<V> {
    /// The machine slept: both clocks are stopped, whoever was running (article 6; product.md 7).
    pub(super) fn slept(&mut self, span: Millis) {
        let command = Command { by: Role::Arbiter, act: Act::Clock(ClockAct::Slept { span }) };
        let now = self.time.now();
        self.carry_out(&command, now, Input::Key, "");
    }
}

/// Less than this many milliseconds is a clock that was set, no sleep.
const LEAST: u64 = 1000;

/// Watches from a thread of its own; `send` is told of each sleep, in milliseconds, until it says that
/// nobody listens any more. Where the system has no such timer nothing is watched.
#[cfg(target_os = "linux")]
pub fn watch(send: impl Fn(Millis) -> bool + Send + 'static) {
    // Without the thread a sleep is simply not noticed: the monotonic clock stood still all the same.
    let _ = thread::Builder::new().name("sleep".into()).spawn(move || {
        let mut before = ahead();
        while wait_for_jump() {
            let after = ahead();
            let span = after.saturating_sub(before);
            before = after;
            if span >= LEAST && !send(Millis(span)) {
                return;
            }
        }
    });
}

/// Other systems have no such timer; their monotonic clocks stand still while they sleep.
#[cfg(not(target_os = "linux"))]
pub fn watch(send: impl Fn(Millis) -> bool + Send + 'static) {
    drop(send);
}

/// How far the boot-time clock is ahead of the monotonic one, in milliseconds: the time slept so far.
#[cfg(target_os = "linux")]
fn ahead() -> u64 {
    use rustix::time::{ClockId, clock_gettime};
    let millis = |clock| {
        let at = clock_gettime(clock);
        u64::try_from(at.tv_sec).unwrap_or(0) * 1000 + u64::try_from(at.tv_nsec).unwrap_or(0) / 1_000_000
    };
    millis(ClockId::Boottime).saturating_sub(millis(ClockId::Monotonic))
}

/// Waits until the wall clock jumps, as it does after a sleep; false where that cannot be waited for.
#[cfg(target_os = "linux")]
fn wait_for_jump() -> bool {
    use rustix::time::{
        Itimerspec, TimerfdClockId, TimerfdFlags, TimerfdTimerFlags, Timespec, timerfd_create, timerfd_settime,
    };
    let Ok(timer) = timerfd_create(TimerfdClockId::Realtime, TimerfdFlags::CLOEXEC) else { return false };
    let zero = Timespec { tv_sec: 0, tv_nsec: 0 };
    // Two hundred years from the epoch: it never rings, it is only cancelled.
    let never = Itimerspec { it_interval: zero, it_value: Timespec { tv_sec: 6_311_433_600, tv_nsec: 0 } };
    let flags = TimerfdTimerFlags::ABSTIME | TimerfdTimerFlags::CANCEL_ON_SET;
    if timerfd_settime(&timer, flags, &never).is_err() {
        return false;
    }
    let mut count = [0_u8; 8];
    matches!(rustix::io::read(&timer, &mut count), Err(rustix::io::Errno::CANCELED))
}
