//! The command line as somebody runs it: every subcommand in both languages, exit codes, errors.

mod errors;
mod first;
mod sheet_files;
mod sheet_lost;
mod sheets;
mod tools;
mod voice_record;

use std::path::PathBuf;

use assert_cmd::Command;
use tempfile::TempDir;

/// A home without settings and games, so that no test meets another or this machine's player.
pub struct Home(TempDir);

impl Home {
    /// An empty home.
    pub fn new() -> Home {
        Home(TempDir::new().unwrap())
    }

    /// A path in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The variables of a run in this home.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        let path = |name: &str| self.path(name).to_string_lossy().into_owned();
        vec![
            ("HOME", path("")),
            ("XDG_CONFIG_HOME", path("config")),
            ("XDG_STATE_HOME", path("state")),
            ("XDG_DATA_HOME", path("data")),
            ("XDG_CONFIG_DIRS", path("system")),
            ("LANG", "C".to_owned()),
            ("LC_ALL", String::new()),
            ("LC_MESSAGES", String::new()),
            ("TERM", "xterm".to_owned()),
            ("TZ", "UTC".to_owned()),
        ]
    }

    /// natiq with arguments, without a terminal.
    pub fn natiq(&self, args: &[&str]) -> Command {
        let mut command = Command::cargo_bin("natiq").unwrap();
        command.args(args).envs(self.variables()).timeout(std::time::Duration::from_secs(60));
        command
    }

    /// Exit code, stdout and stderr of a run with a text at its input.
    pub fn run_with(&self, args: &[&str], input: &str) -> (i32, String, String) {
        let output = self.natiq(args).write_stdin(input).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
    }

    /// Exit code, stdout and stderr of a run without input.
    pub fn run(&self, args: &[&str]) -> (i32, String, String) {
        self.run_with(args, "")
    }
}
