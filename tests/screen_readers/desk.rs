//! natiq as a reader starts it: settings and games in a folder of its own, and its own log of what it said.

use std::path::{Path, PathBuf};

use rustix::process::{Pid, Signal, kill_process};

/// Lines or screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Lines,
    Screen,
}

impl View {
    pub const ALL: [View; 2] = [View::Lines, View::Screen];
}

/// English or Arabic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    English,
    Arabic,
}

impl Tongue {
    pub const ALL: [Tongue; 2] = [Tongue::English, Tongue::Arabic];

    pub fn code(self) -> &'static str {
        ["en", "ar"][self as usize]
    }
}

/// One sentence natiq said.
pub struct Said {
    pub key: String,
    pub text: String,
}

/// A folder with everything one start of natiq needs.
pub struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    /// `prompt` is the setting of that name, `args` what is said on the command line besides.
    pub fn lay(view: View, tongue: Tongue, prompt: &str, args: &str) -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let desk = Desk { folder };
        let at = desk.path("config/natiq");
        std::fs::create_dir_all(at.join("conduct")).expect("a folder");
        let settings = format!("layout = \"stacked\"\nprompt = \"{prompt}\"\n");
        std::fs::write(at.join("default.toml"), settings).expect("settings");
        let conduct = "base = \"tournament\"\nsupervision = \"none\"\n";
        std::fs::write(at.join("conduct/club.toml"), conduct).expect("a conduct");
        let view = ["--lines", "--screen"][view as usize];
        let natiq = env!("CARGO_BIN_EXE_natiq");
        let home = desk.path("").display().to_string();
        // exec: the number of the script is that of the program.
        desk.script(
            "play",
            &format!(
                "echo $$ > '{home}/pid'\n\
                 unset ACCESSIBLE NO_COLOR VTE_VERSION KONSOLE_VERSION TERM_PROGRAM\n\
                 export LC_ALL=C.UTF-8 TERM=linux XDG_CONFIG_HOME='{home}/config' XDG_STATE_HOME='{home}/state'\n\
                 exec '{natiq}' play {view} --lang {} --speech screen-reader --speech-log '{home}/speech.jsonl' {args}",
                tongue.code()
            ),
        );
        desk
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A program in the folder.
    pub fn script(&self, name: &str, lines: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, format!("#!/bin/sh\n{lines}\n")).expect("a script");
        std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("executable");
        path
    }

    /// A copy of a reader's own settings with some of them changed: section, key, value.
    pub fn settings(&self, from: &str, changed: &[(&str, &str, &str)]) -> PathBuf {
        let (mut text, mut section) = (String::new(), String::new());
        for line in std::fs::read_to_string(from).expect("the reader's settings").lines() {
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                name.clone_into(&mut section);
            }
            let key = line.split('=').next().unwrap_or_default();
            match changed.iter().find(|(of, name, _)| (*of, *name) == (&*section, key)) {
                Some((_, _, value)) => text.push_str(&format!("{key}={value}\n")),
                None => text.push_str(&format!("{line}\n")),
            }
        }
        let path = self.path("reader.conf");
        std::fs::write(&path, text).expect("settings");
        path
    }

    /// What natiq has said so far.
    pub fn said(&self) -> Vec<Said> {
        let text = std::fs::read_to_string(self.path("speech.jsonl")).unwrap_or_default();
        // A line without its end is still being written.
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        whole
            .lines()
            .map(|line| {
                let said: serde_json::Value = serde_json::from_str(line).expect("a line of the speech log");
                let word = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
                Said { key: word("key"), text: word("text") }
            })
            .collect()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // A reader that is killed may leave the program it started behind.
        let text = std::fs::read_to_string(self.path("pid")).unwrap_or_default();
        let Some(pid) = text.trim().parse().ok().and_then(Pid::from_raw) else { return };
        let line = std::fs::read(Path::new("/proc").join(text.trim()).join("cmdline")).unwrap_or_default();
        // The number may belong to somebody else by now.
        if String::from_utf8_lossy(&line).contains(&*self.folder.path().to_string_lossy()) {
            let _ = kill_process(pid, Signal::KILL);
        }
    }
}
