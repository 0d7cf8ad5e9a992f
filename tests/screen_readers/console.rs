//! A free virtual console of the kernel: natiq runs on it, and keys are put into it as if they were typed.

use std::fs::{File, OpenOptions};
use std::process::Command;
use std::time::Duration;

use natiq::tool::bounded;

use crate::desk::Desk;
use crate::turns::Owned;

/// Puts its second argument into the input of the terminal that is its first.
const TYPE: &str = "open(F, '+<', $ARGV[0]) or die $!; for (split //, $ARGV[1]) { ioctl(F, 0x5412, $_) or die $!; }";

/// A console that is free, and ours while this is kept.
pub struct Free {
    number: u32,
    _lock: File,
}

/// A console and natiq on it.
pub struct Console {
    pub number: u32,
    program: Option<Owned>,
}

impl Console {
    /// A free console, or why there is none.
    pub fn find() -> Result<Free, String> {
        let any = open("/dev/tty0").map_err(|error| format!("no console: /dev/tty0: {error}"))?;
        // Another process of these tests would find the same one.
        any.lock().map_err(|error| format!("no console: /dev/tty0: {error}"))?;
        let ask = || {
            let mut command = Command::new("fgconsole");
            command.arg("--next-available");
            bounded(command, Duration::from_secs(10)).ok()?.stdout.trim().parse().ok()
        };
        // On a busy machine an answer may come too late once.
        let number = std::iter::repeat_with(ask).take(10).flatten().next().ok_or("no free console")?;
        let console = path(number);
        open(&console).map_err(|error| format!("no console: {console}: {error}"))?;
        // Where the kernel lets nobody put keys in, nothing can be typed.
        let tried = put(&console, "\n").map_err(|error| format!("TIOCSTI: {error}"));
        if let Ok(console) = open(&console) {
            let _ = rustix::termios::tcflush(&console, rustix::termios::QueueSelector::IOFlush);
        }
        tried.map(|()| Free { number, _lock: any })
    }

    /// Starts natiq on a console, which becomes its terminal.
    pub fn start(free: &Free, desk: &Desk) -> Console {
        let number = free.number;
        let (input, output, errors) = (open(&path(number)), open(&path(number)), open(&path(number)));
        let mut command = Command::new("setsid");
        command.arg("--ctty").arg(desk.path("play"));
        command.stdin(input.expect("the console")).stdout(output.expect("the console"));
        command.stderr(errors.expect("the console"));
        Console { number, program: Some(Owned(command.spawn().expect("natiq"))) }
    }

    /// Types a line and Enter.
    pub fn enter(&self, line: &str) {
        put(&path(self.number), &format!("{line}\r")).expect("keys");
    }

    /// The rows of the console as a reader finds them in the kernel, without the blanks behind them.
    pub fn rows(&self) -> Vec<String> {
        let signs = std::fs::read(format!("/dev/vcsu{}", self.number)).expect("the console's signs");
        let signs: Vec<char> = signs
            .chunks_exact(4)
            .map(|sign| char::from_u32(u32::from_ne_bytes([sign[0], sign[1], sign[2], sign[3]])).unwrap_or('?'))
            .collect();
        let about = std::fs::read(format!("/dev/vcsa{}", self.number)).expect("the console's size");
        signs.chunks(usize::from(about[1])).map(|row| row.iter().collect::<String>().trim_end().to_owned()).collect()
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        self.program = None;
        // Left as it was found: without what was written on it.
        if let Ok(mut console) = open(&path(self.number)) {
            let _ = std::io::Write::write_all(&mut console, b"\x1bc");
        }
    }
}

fn path(number: u32) -> String {
    format!("/dev/tty{number}")
}

fn open(path: &str) -> std::io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    // It must not become the terminal of the tests.
    OpenOptions::new().read(true).write(true).custom_flags(rustix::fs::OFlags::NOCTTY.bits() as i32).open(path)
}

fn put(console: &str, keys: &str) -> Result<(), String> {
    let mut command = Command::new("perl");
    command.args(["-e", TYPE, console, keys]);
    let done = bounded(command, Duration::from_secs(20)).map_err(|error| error.to_string())?;
    if done.success { Ok(()) } else { Err(done.stderr.trim().to_owned()) }
}
