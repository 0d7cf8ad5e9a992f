//! Temporary daemons, and the mouth in a process of its own with an environment of its own.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use natiq::language::utterance::{Channel, Class, Utterance};
use natiq::voice::{Channels, Mode, Voice, VoiceConfig};
use rustix::process::{Pid, Signal, kill_process};

use crate::sound::samples;
pub use crate::turns::{Owned, wait};

impl Owned {
    pub fn pid(&self) -> Pid {
        Pid::from_child(&self.0)
    }
}

pub fn signal(pid: Pid, signal: Signal) {
    kill_process(pid, signal).expect("a process of ours");
}

/// Where the daemon's sound goes.
pub enum Audio {
    /// Into the raw file [`Daemon::recorded`] reads.
    File,
    /// Into a device that does not exist.
    Nowhere,
    /// To the sound server behind this `PULSE_SERVER`.
    Server(String),
}

/// A speech-dispatcher of our own in a temporary folder.
pub struct Daemon {
    pub folder: tempfile::TempDir,
    process: Option<Owned>,
    audio: Audio,
}

impl Daemon {
    pub fn start(audio: Audio) -> Daemon {
        let folder = tempfile::tempdir().expect("a folder");
        let at = folder.path().display();
        std::fs::create_dir_all(folder.path().join("conf/modules")).expect("folders");
        std::fs::create_dir_all(folder.path().join("log")).expect("folders");
        std::fs::copy(
            "/etc/speech-dispatcher/modules/espeak-ng.conf",
            folder.path().join("conf/modules/espeak-ng.conf"),
        )
        .expect("the module's own settings");
        let (method, device) = match audio {
            Audio::File => ("alsa", "capfile"),
            Audio::Nowhere => ("alsa", "nothing-of-this-name"),
            Audio::Server(_) => ("pulse", "default"),
        };
        let settings = format!(
            "LogLevel 3\nLogDir \"{at}/log\"\nDefaultRate 0\nDefaultVolume 100\nDefaultLanguage \"en\"\n\
             AudioOutputMethod \"{method}\"\nAudioALSADevice \"{device}\"\nAudioPulseDevice \"{device}\"\n\
             AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDefaultModule espeak-ng\n"
        );
        std::fs::write(folder.path().join("conf/speechd.conf"), settings).expect("settings");
        std::fs::write(folder.path().join("alsa.conf"), alsa(folder.path())).expect("settings");
        let mut daemon = Daemon { folder, process: None, audio };
        daemon.restart();
        daemon
    }

    /// Starts it (again) on the same socket.
    pub fn restart(&mut self) {
        self.process = None;
        let _ = std::fs::remove_file(self.folder.path().join("pid"));
        let _ = std::fs::remove_file(self.socket());
        let mut command = Command::new("speech-dispatcher");
        command.current_dir(self.folder.path()).args(["-s", "-C", "conf", "-c", "unix_socket", "-S"]);
        command.arg(self.socket()).args(["-P", "pid", "-L", "log", "-t", "0"]);
        command.env("ALSA_CONFIG_PATH", self.alsa_config()).env_remove("PULSE_SERVER");
        if let Audio::Server(address) = &self.audio {
            command.env("PULSE_SERVER", address);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(Owned(command.spawn().expect("speech-dispatcher")));
        let listens = || std::os::unix::net::UnixStream::connect(self.socket()).is_ok();
        assert!(wait(Duration::from_secs(10), listens), "the daemon did not start");
    }

    pub fn kill(&mut self) {
        self.process = None;
        // Its number may belong to somebody else from now on.
        let _ = std::fs::remove_file(self.folder.path().join("pid"));
    }

    pub fn pid(&self) -> Pid {
        self.process.as_ref().expect("running").pid()
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("sock")
    }

    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.socket().display())
    }

    pub fn alsa_config(&self) -> PathBuf {
        self.folder.path().join("alsa.conf")
    }

    /// Begins a recording; what comes back ends it and gives its samples (22,050 Hz).
    pub fn record(&self) -> Box<dyn FnOnce() -> Vec<f32>> {
        let file = self.folder.path().join("cap.raw");
        let before = file.metadata().map_or(0, |about| about.len() as usize);
        Box::new(move || samples(std::fs::read(file).unwrap_or_default().get(before..).unwrap_or_default()))
    }

    /// What this daemon's own voice makes of a sentence, asked for by another client.
    pub fn reference(&self, lang: &str, text: &str) -> Vec<f32> {
        let recording = self.record();
        let mut command = Command::new("spd-say");
        command.args(["-w", "-l", lang, "--", text]).env("SPEECHD_ADDRESS", self.address()).stdin(Stdio::null());
        natiq::tool::bounded(command, Duration::from_secs(20)).expect("spd-say");
        recording()
    }

    /// A folder for `PATH` with espeak-ng and, if `spawn`, a speech-dispatcher that starts this very daemon.
    pub fn programs(&self, spawn: bool) -> String {
        let folder = self.folder.path().join("bin");
        std::fs::create_dir_all(&folder).expect("a folder");
        let espeak = natiq::tool::program("espeak-ng").expect("espeak-ng");
        let _ = std::os::unix::fs::symlink(espeak, folder.join("espeak-ng"));
        let daemon = folder.join("speech-dispatcher");
        let _ = std::fs::remove_file(&daemon);
        if spawn {
            let real = natiq::tool::program("speech-dispatcher").expect("speech-dispatcher");
            let (at, alsa) = (self.folder.path().display(), self.alsa_config());
            let script = format!(
                "#!/bin/sh\ncd {at} && ALSA_CONFIG_PATH={} exec {} -d -C {at}/conf -c unix_socket -S {} -P {at}/pid -L {at}/log -t 0\n",
                alsa.display(),
                real.display(),
                self.socket().display()
            );
            std::fs::write(&daemon, script).expect("a script");
            std::fs::set_permissions(&daemon, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("executable");
        }
        folder.display().to_string()
    }

    /// Ends a daemon that was started through [`Daemon::programs`].
    pub fn end_spawned(&self) {
        let text = std::fs::read_to_string(self.folder.path().join("pid")).unwrap_or_default();
        if let Some(pid) = text.trim().parse().ok().and_then(Pid::from_raw) {
            // It may have ended by itself.
            let _ = kill_process(pid, Signal::KILL);
            let _ = std::fs::remove_file(self.folder.path().join("pid"));
        }
        let _ = std::fs::remove_file(self.folder.path().join("cap.raw"));
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // Also after a test that failed: a daemon that was started for it is nobody's child.
        if self.process.is_none() {
            self.end_spawned();
        }
    }
}

fn alsa(folder: &Path) -> String {
    let file = folder.join("cap.raw");
    format!(
        "pcm.capfile {{ type file\n slave.pcm \"nul\"\n file \"{}\"\n format \"raw\" }}\npcm.nul {{ type null }}\n\
         pcm.!default {{ type plug\n slave.pcm \"capfile\" }}\nctl.!default {{ type null }}\n",
        file.display()
    )
}

/// The mouth in a process of its own; its lines come with the time they were read.
pub struct Mouth {
    process: Owned,
    lines: Receiver<(Instant, String)>,
    pub begun: Instant,
}

impl Mouth {
    /// Starts it with an environment on top of ours.
    pub fn start(mode: &str, environment: &[(&str, String)]) -> Mouth {
        Mouth::start_with(mode, "", environment)
    }

    /// As [`Mouth::start`], with the text of a `channels.toml`.
    pub fn start_with(mode: &str, channels: &str, environment: &[(&str, String)]) -> Mouth {
        let begun = Instant::now();
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--exact", "harness::the_mouth_itself", "--ignored", "--nocapture"]);
        command.env_remove("PULSE_SERVER").env_remove("SPEECHD_ADDRESS");
        command.envs(environment.iter().map(|(name, value)| (*name, value)));
        command.env("NATIQ_TEST_MODE", mode).env("NATIQ_TEST_CHANNELS", channels);
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a process");
        let output = process.stdout.take().expect("its output");
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(at) = line.find("@@ ") {
                    let _ = send.send((Instant::now(), line[at + 3..].to_owned()));
                }
            }
        });
        let mut mouth = Mouth { process: Owned(process), lines, begun };
        mouth.until("started", Duration::from_secs(5));
        mouth
    }

    pub fn tell(&mut self, line: &str) -> Instant {
        let input = self.process.0.stdin.as_mut().expect("its input");
        writeln!(input, "{line}").expect("it listens");
        Instant::now()
    }

    /// Has one sentence said; `channel` is `table`, `white` and so on, `class` is `move`, `reply` and so on.
    pub fn say(&mut self, channel: &str, class: &str, lang: &str, text: &str) -> Instant {
        self.tell(&format!("say\t{channel}\t{class}\t{lang}\t{text}"))
    }

    /// The first line from now on that holds `part`, with its time; the test fails when it does not come.
    pub fn until(&mut self, part: &str, limit: Duration) -> (Instant, String) {
        let (found, seen) = self.lines_until(part, limit);
        found.unwrap_or_else(|| panic!("no {part:?} within {limit:?}, only {seen:?}"))
    }

    /// As [`Mouth::until`], where it may well not come.
    pub fn lines_until(&mut self, part: &str, limit: Duration) -> (Option<(Instant, String)>, Vec<String>) {
        let until = Instant::now() + limit;
        let mut seen = Vec::new();
        while let Ok((at, line)) = self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            if line.contains(part) {
                return (Some((at, line)), seen);
            }
            seen.push(line);
        }
        (None, seen)
    }

    /// Asks a question that takes no speech; how long the answer took.
    pub fn answers(&mut self) -> Duration {
        let asked = self.tell("backend");
        let (at, _) = self.until("backend", Duration::from_secs(5));
        at.saturating_duration_since(asked)
    }
}

/// Not a test: the process that [`Mouth::start`] runs.
#[test]
#[ignore = "run by the other tests, in a process of its own"]
fn the_mouth_itself() {
    let Ok(mode) = std::env::var("NATIQ_TEST_MODE") else { return };
    tracing_subscriber::fmt().with_max_level(tracing::Level::INFO).with_ansi(false).with_writer(|| Tagged).init();
    let mode = match mode.as_str() {
        "auto" => Mode::Auto,
        "ssip" => Mode::Ssip,
        "command" => Mode::Command,
        other => panic!("{other}"),
    };
    let channels = Channels::parse(&std::env::var("NATIQ_TEST_CHANNELS").unwrap_or_default()).expect("good channels");
    let (send, notices) = mpsc::channel();
    let begin = Instant::now();
    let voice = Voice::start(VoiceConfig { mode, channels, ..VoiceConfig::default() }, send);
    println!("\n@@ started {}", begin.elapsed().as_micros());
    thread::spawn(move || notices.into_iter().for_each(|notice| println!("@@ {notice:?}")));
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split('\t').collect();
        match words.as_slice() {
            ["say", channel, class, lang, text] => {
                let json = |word: &str| format!("\"{word}\"");
                let channel: Channel = serde_json::from_str(&json(channel)).expect("a channel");
                let class: Class = serde_json::from_str(&json(class)).expect("a class");
                voice.say(Utterance::new(channel, lang, class, "test", text, text));
            }
            ["key"] => voice.key_pressed(),
            ["hush"] => voice.hush(),
            ["place", channel] => {
                let channel: Channel = serde_json::from_str(&format!("\"{channel}\"")).expect("a channel");
                println!("@@ place {:?}", voice.place(channel));
            }
            ["backend"] => println!("@@ backend {}", voice.backend().name()),
            other => panic!("{other:?}"),
        }
    }
}

/// Log lines among the others.
struct Tagged;

impl Write for Tagged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        print!("@@ log {}", String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
