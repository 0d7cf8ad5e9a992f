//! A pseudo-terminal of 80 columns and 25 rows with a reader in it.

use std::io::{Read, Write};
use std::path::Path;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process_group};

/// A reader in its terminal; it is ended with everything it started when this is dropped.
pub struct Terminal {
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    pub fn start(program: &str, args: &[&str], home: &Path) -> Terminal {
        let size = PtySize { rows: 25, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.cwd(home);
        command.env("HOME", home);
        command.env("TERM", "linux");
        command.env("LC_ALL", "C.UTF-8");
        let child = pair.slave.spawn_command(command).expect("the reader");
        drop(pair.slave);
        let mut screen = pair.master.try_clone_reader().expect("its screen");
        // What it draws is nobody's business here, but has to be taken from it.
        std::thread::spawn(move || {
            let mut piece = [0; 4096];
            while matches!(screen.read(&mut piece), Ok(1..)) {}
        });
        let keys = pair.master.take_writer().expect("its keys");
        Terminal { keys, child, _master: pair.master }
    }

    /// Types a line and Enter, key by key as a hand does: a reader tells what is typed from what is pasted.
    pub fn enter(&mut self, line: &str) {
        for key in line.chars().chain(['\r']) {
            write!(self.keys, "{key}").and_then(|()| self.keys.flush()).expect("it listens");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A reader in several processes; it leads their group. It may be gone already.
        let pid = self.child.process_id().and_then(|pid| i32::try_from(pid).ok()).and_then(Pid::from_raw);
        if let Some(group) = pid.filter(|_| matches!(self.child.try_wait(), Ok(None))) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
