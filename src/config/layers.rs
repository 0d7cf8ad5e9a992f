//! The files of a configuration folder: those compiled in, and the same folder on disk over and over.
//!
//! It reads files and judges only whether they are natiq's; what they hold is another's business.

use std::collections::BTreeMap;
use std::path::Path;

use include_dir::{Dir, DirEntry, include_dir};

use super::error::{ConfigError, Expected, nearest};
use super::source::Sources;

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/config");

/// The most bytes of one file: no configuration is longer, and a wrong link must not fill the memory.
const MOST_BYTES: u64 = 4 << 20;

/// How deep folders are followed: no file of natiq's lies deeper.
const MOST_DEEP: usize = 4;

/// Folders that may hold files of any name.
const OPEN: [&str; 4] = ["laws/", "conduct/", "languages/", "ear/"];

/// One version of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Where it lies on disk; nothing for the one compiled in.
    pub path: Option<String>,
    /// Its text.
    pub text: String,
}

/// Every file by its path in the folder (`laws/digital.toml`), the weakest version first.
pub(super) type Files = BTreeMap<String, Vec<Layer>>;

/// Reads all layers; every fault is gathered.
pub(super) fn gather(sources: &Sources, errors: &mut Vec<ConfigError>) -> Files {
    let mut files = Files::new();
    compiled(&BUILT_IN, &mut files);
    for dir in sources.system.iter().chain(&sources.user).filter(|dir| dir.exists()) {
        on_disk(dir, "", 0, &mut files, errors);
    }
    if let Some(dir) = &sources.extra {
        on_disk(dir, "", 0, &mut files, errors);
    }
    files
}

fn compiled(dir: &Dir<'static>, files: &mut Files) {
    for entry in dir.entries() {
        match entry {
            DirEntry::Dir(dir) => compiled(dir, files),
            DirEntry::File(file) => {
                let name = file.path().to_string_lossy().replace('\\', "/");
                if let Some(text) = file.contents_utf8().filter(|_| is_ours(&name)) {
                    files.insert(name, vec![Layer { path: None, text: text.to_owned() }]);
                }
            }
        }
    }
}

/// Whether a file is read at all: notes, backups and hidden files beside them are left alone.
fn is_ours(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    !last.starts_with('.')
        && ([".toml", ".ftl", ".dict"].iter().any(|ending| last.ends_with(ending)) || name.starts_with("languages/"))
        && !last.ends_with('~')
}

fn on_disk(dir: &Path, prefix: &str, deep: usize, files: &mut Files, errors: &mut Vec<ConfigError>) {
    let entries = match std::fs::read_dir(dir).and_then(|entries| entries.collect::<Result<Vec<_>, _>>()) {
        Ok(entries) => entries,
        Err(error) => return errors.push(unreadable(dir, &error)),
    };
    let mut entries: Vec<_> = entries.iter().map(|entry| (entry.file_name(), entry.path())).collect();
    entries.sort();
    for (last, path) in entries {
        let name = format!("{prefix}{}", last.to_string_lossy());
        if path.is_dir() {
            if deep < MOST_DEEP && !last.to_string_lossy().starts_with('.') {
                on_disk(&path, &format!("{name}/"), deep + 1, files, errors);
            }
        } else if is_ours(&name) {
            if !files.contains_key(&name) && !OPEN.iter().any(|open| name.starts_with(open)) {
                errors.push(unknown(&path, &name, files));
                continue;
            }
            match read(&path) {
                Ok(text) => {
                    let path = Some(path.to_string_lossy().into_owned());
                    files.entry(name).or_default().push(Layer { path, text });
                }
                Err(error) => errors.push(unreadable(&path, &error)),
            }
        }
    }
}

/// The text of a file, without the mark some editors put before it.
fn read(path: &Path) -> std::io::Result<String> {
    let length = std::fs::metadata(path)?.len();
    if length > MOST_BYTES {
        return Err(std::io::Error::other(format!("{length} bytes is too long")));
    }
    let text = std::fs::read_to_string(path)?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn unreadable(path: &Path, error: &std::io::Error) -> ConfigError {
    ConfigError {
        file: path.to_string_lossy().into_owned(),
        line: None,
        key: String::new(),
        expected: Expected::Readable { reason: error.to_string() },
        found: String::new(),
    }
}

fn unknown(path: &Path, name: &str, files: &Files) -> ConfigError {
    ConfigError {
        file: path.to_string_lossy().into_owned(),
        line: None,
        key: String::new(),
        expected: Expected::KnownFile { near: nearest(name, files.keys().map(String::as_str)) },
        found: name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_and_backups_are_left_alone() {
        for name in ["default.toml", "languages/en/moves.ftl", "languages/xx/words.txt"] {
            assert!(is_ours(name), "{name}");
        }
        for name in ["README.md", ".default.toml.swp", "default.toml~", "languages/en/.hidden", "default.toml.bak"] {
            assert!(!is_ours(name), "{name}");
        }
    }
}
