//! A sound server of the tests' own, without a card, with sinks that lead nowhere and can be recorded.

use std::cell::RefCell;
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::turns::{Owned, wait};

/// Samples in a second of its sinks.
const RATE: u32 = 22_050;

/// A sound server of our own without a card, with null sinks.
pub struct Server {
    folder: tempfile::TempDir,
    process: RefCell<Owned>,
}

impl Server {
    pub fn start(sinks: &[&str]) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new("pulseaudio");
        command.args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--log-level=error"]);
        // As root it would run at real-time priority and be ended by the kernel (RLIMIT_RTTIME, 200 ms)
        // on a machine that is busy; and without memory of its own kind it does not mix up its clients'.
        command.args(["--realtime=no", "--high-priority=no", "--disable-shm=yes"]);
        command.arg("-L").arg(format!(
            "module-native-protocol-unix socket={} auth-anonymous=1",
            folder.path().join("native").display()
        ));
        for sink in sinks {
            command.arg("-L").arg(format!("module-null-sink sink_name={sink} rate={RATE} channels=1"));
        }
        // As on a real desktop: without it a stream would simply die with its sink.
        command.args(["-L", "module-rescue-streams"]);
        command
            .env("HOME", folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("PULSE_RUNTIME_PATH", folder.path());
        let log = File::create(folder.path().join("log")).expect("a log");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let process = RefCell::new(Owned(command.spawn().expect("pulseaudio")));
        let server = Server { folder, process };
        assert!(
            wait(Duration::from_secs(10), || server.control(&["info"]).is_some()),
            "the sound server did not start"
        );
        server
    }

    pub fn address(&self) -> String {
        format!("unix:{}", self.folder.path().join("native").display())
    }

    /// What `pactl` answers; nothing where it fails.
    pub fn control(&self, words: &[&str]) -> Option<String> {
        let output = Command::new("pactl")
            .args(words)
            .env("PULSE_SERVER", self.address())
            .stderr(Stdio::null())
            .output()
            .ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Takes a sink away.
    pub fn unload(&self, sink: &str) {
        let modules = self.control(&["list", "short", "modules"]).expect("modules");
        let line =
            modules.lines().find(|line| line.contains(&format!("sink_name={sink} "))).expect("the sink's module");
        self.control(&["unload-module", line.split('\t').next().expect("a number")]).expect("unloaded");
    }

    pub fn load(&self, sink: &str) {
        let name = format!("sink_name={sink}");
        let rate = format!("rate={RATE}");
        let words = ["load-module", "module-null-sink", &name, &rate, "channels=1"];
        assert!(
            wait(Duration::from_secs(5), || self.control(&words).is_some()),
            "the sink does not come: {:?}, {}",
            self.process.borrow_mut().0.try_wait(),
            std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
        );
    }
}
