//! Where a configuration is taken from, and where a value came from.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The name of natiq's folder in every folder for configurations.
const FOLDER: &str = "natiq";

/// The places a configuration is read from; each overlays those before it, key by key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// The system's folders, the weakest first; one that is not there is no fault.
    pub system: Vec<PathBuf>,
    /// The user's folder; that it is not there is no fault.
    pub user: Option<PathBuf>,
    /// The folder of `--config`; it must be there.
    pub extra: Option<PathBuf>,
    /// The flags of the command line that are settings.
    pub flags: Vec<Flag>,
}

/// A flag of the command line that sets a key of `default.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The flag as it was typed, for instance `--lang`.
    pub flag: String,
    /// The key it sets.
    pub key: String,
    /// The value, as typed.
    pub value: String,
}

impl Flag {
    /// A flag that sets a key.
    pub fn new(flag: &str, key: &str, value: &str) -> Flag {
        Flag { flag: flag.to_owned(), key: key.to_owned(), value: value.to_owned() }
    }
}

impl Sources {
    /// The folders of this machine and this user; where there is no home, the system's alone.
    pub fn of_this_machine() -> Sources {
        let user = etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join(FOLDER));
        Sources { system: system(std::env::var_os("XDG_CONFIG_DIRS")), user, ..Sources::default() }
    }

    /// The same with the folder of `--config`, if there is one, and the flags.
    pub fn with(mut self, extra: Option<&Path>, flags: Vec<Flag>) -> Sources {
        self.extra = extra.map(Path::to_owned);
        self.flags = flags;
        self
    }
}

/// The system's folders, weakest first: the variable names the strongest first, and relative ones are void.
fn system(variable: Option<OsString>) -> Vec<PathBuf> {
    let variable = variable.filter(|dirs| !dirs.is_empty()).unwrap_or_else(|| "/etc/xdg".into());
    let mut dirs: Vec<PathBuf> =
        std::env::split_paths(&variable).filter(|dir| dir.is_absolute()).map(|dir| dir.join(FOLDER)).collect();
    dirs.reverse();
    dirs
}

/// Where a value came from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// The program itself.
    BuiltIn {
        /// The file it was compiled from, by its path in `config/`.
        file: String,
        /// The line there.
        line: usize,
    },
    /// A file on disk.
    File {
        /// The file.
        path: String,
        /// The line there.
        line: usize,
    },
    /// A flag of the command line.
    Flag(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::BuiltIn { .. } => write!(f, "compiled in"),
            Origin::File { path, line } => write!(f, "{path}:{line}"),
            Origin::Flag(flag) => write!(f, "{flag}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_system_folder_is_the_strongest() {
        let dirs = system(Some("/etc/one:relative:/etc/two".into()));
        assert_eq!(dirs, [PathBuf::from("/etc/two/natiq"), PathBuf::from("/etc/one/natiq")]);
        assert_eq!(system(None), [PathBuf::from("/etc/xdg/natiq")]);
        assert_eq!(system(Some(OsString::new())), [PathBuf::from("/etc/xdg/natiq")]);
    }
}
