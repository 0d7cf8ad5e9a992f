//! Writes one choice back into the user's `default.toml`, and leaves the rest of the file as it was.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::error::ConfigError;
use super::item::{self, Item};
use super::load::flag_value;
use super::rule::{Check, Names};
use super::schema;
use super::source::Sources;
use super::{Config, Rule};

/// Why a choice was not written.
#[derive(Debug, thiserror::Error)]
pub enum RememberError {
    /// There is no home to keep it in.
    #[error("there is no folder for the user's configuration")]
    NoFolder,
    /// The key, the value or the file that is there is wrong; a wrong file is never overwritten.
    #[error("{0}")]
    Wrong(#[from] Box<ConfigError>),
    /// The file cannot be read or written.
    #[error("{path}: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
}

/// Keeps one setting in the user's folder, for the next start.
///
/// # Errors
/// The key is none of `default.toml`'s, the value is not one it takes, or the file cannot be written.
pub fn remember(sources: &Sources, key: &str, value: &str) -> Result<(), RememberError> {
    let folder = sources.user.as_deref().ok_or(RememberError::NoFolder)?;
    let kept = checked(sources, key, value)?;
    let path = real(&folder.join("default.toml"));
    let io = |error| RememberError::Io { path: path.clone(), error };
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(io(error)),
    };
    let name = path.to_string_lossy();
    if let Err(mut errors) = item::read(&name, &text)
        && !errors.is_empty()
    {
        return Err(Box::new(errors.swap_remove(0)).into());
    }
    let mut document: toml_edit::DocumentMut =
        text.parse().map_err(|error: toml_edit::TomlError| io(std::io::Error::other(error.message().to_owned())))?;
    set(document.as_table_mut(), key, kept);
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent).map_err(io)?;
    }
    let mut file = atomic_write_file::AtomicWriteFile::open(&path).map_err(io)?;
    file.write_all(document.to_string().as_bytes()).and_then(|()| file.commit()).map_err(io)
}

/// The value as TOML, held against its rule as a flag's is.
fn checked(sources: &Sources, key: &str, value: &str) -> Result<toml_edit::Value, RememberError> {
    let names = match Config::load(&Sources { flags: Vec::new(), ..sources.clone() }) {
        Ok(config) => config.names(),
        Err(_) => Names::compiled(),
    };
    let mut check = Check { file: key, names: &names, errors: Vec::new() };
    let typed = schema::setting(key).map(|rule| (rule, flag_value(rule, value)));
    let item = match &typed {
        Some((_, typed)) => Item::of_flag(typed.clone(), value),
        None => Item::of_table(key),
    };
    match &typed {
        Some((rule, _)) => check.value(*rule, key, &item),
        None => check.value(Rule::Table(schema::DEFAULT), "", &item),
    }
    if !check.errors.is_empty() {
        return Err(Box::new(check.errors.swap_remove(0)).into());
    }
    Ok(match typed {
        Some((_, toml::Value::Boolean(truth))) => truth.into(),
        Some((_, toml::Value::Integer(number))) => number.into(),
        _ => value.into(),
    })
}

/// Changes or adds a key, keeping what stands before and behind it.
fn set(table: &mut toml_edit::Table, key: &str, mut value: toml_edit::Value) {
    match table.get_mut(key).and_then(toml_edit::Item::as_value_mut) {
        Some(old) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        None => {
            table.insert(key, toml_edit::Item::Value(value));
        }
    }
}

/// The file a link points to: the link itself must stay one.
fn real(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}
