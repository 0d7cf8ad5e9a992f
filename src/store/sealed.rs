//! Sealed moves on disk: each envelope a file of its own in the game's folder, encrypted with a
//! passphrase (`age`).
//!
//! The journal has nothing of it but a digest: of a random salt and the text together, and the salt lies
//! in the envelope too, so that the few legal moves cannot be tried out against the digest. Every envelope
//! has the same length. It judges no move, and never keeps a passphrase.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use age::secrecy::SecretString;
use age::{DecryptError, scrypt};
use atomic_write_file::AtomicWriteFile;
use sha2::{Digest, Sha256};
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;

/// How much work a passphrase is, as the power of two: a tenth or two of a second, and 32 MiB. The loop waits
/// for it, so it stays well under a second on a small and busy machine too.
const WORK: u8 = 15;
/// The most work that a file may ask for; a forged one is refused and not waited for.
const MOST_WORK: u8 = 18;
/// Random bytes before the text.
const SALT: usize = 32;
/// The length of what is encrypted, in bytes: the length of the file tells nothing of the move.
const LENGTH: usize = 1024;
/// The longest text that is sealed, in characters; four bytes each at most.
pub const LONGEST: usize = 200;
/// The largest file that is read.
const LARGEST: u64 = 64 * 1024;

/// Why a move cannot be sealed.
#[derive(Debug, Error)]
pub enum SealError {
    /// It cannot be encrypted or written.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Why an envelope does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is no such file, or it cannot be read.
    #[error("the envelope is not there")]
    Missing,
    /// It does not open with this passphrase.
    #[error("the passphrase does not fit")]
    Passphrase,
    /// It is damaged, or is not what was sealed.
    #[error("the envelope is damaged")]
    Damaged,
}

/// The file of an envelope of a game, counted from 1.
pub fn path(folder: &Path, envelope: u32) -> PathBuf {
    match envelope {
        0 | 1 => folder.join("sealed.age"),
        number => folder.join(format!("sealed-{number}.age")),
    }
}

/// Puts a text into an envelope, on disk before this returns; gives the digest for the journal.
///
/// # Errors
/// [`SealError`]; then there is no envelope of this number.
pub fn seal(folder: &Path, envelope: u32, text: &str, passphrase: &str) -> Result<String, SealError> {
    let mut content = vec![0; SALT];
    getrandom::fill(&mut content).map_err(io::Error::other)?;
    content.extend(text.chars().take(LONGEST).collect::<String>().into_bytes());
    let digest = digest(&content);
    content.resize(LENGTH, 0);
    let mut recipient = scrypt::Recipient::new(secret(passphrase));
    recipient.set_work_factor(WORK);
    let encrypted = age::encrypt(&recipient, &content).map_err(io::Error::other)?;
    let mut file = AtomicWriteFile::open(path(folder, envelope))?;
    file.write_all(&encrypted)?;
    file.sync_all()?;
    file.commit()?;
    // The name is to outlive a power failure too; a file system that cannot is no reason to stop.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(digest)
}

/// Opens an envelope: the text that was sealed.
///
/// # Errors
/// [`OpenError`].
pub fn open(folder: &Path, envelope: u32, sealed: &str, passphrase: &str) -> Result<String, OpenError> {
    let mut encrypted = Vec::new();
    let file = File::open(path(folder, envelope)).map_err(|_| OpenError::Missing)?;
    file.take(LARGEST).read_to_end(&mut encrypted).map_err(|_| OpenError::Missing)?;
    let mut identity = scrypt::Identity::new(secret(passphrase));
    identity.set_max_work_factor(MOST_WORK);
    let mut content = age::decrypt(&identity, &encrypted).map_err(|error| match error {
        DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed | DecryptError::NoMatchingKeys => {
            OpenError::Passphrase
        }
        _ => OpenError::Damaged,
    })?;
    let end = content.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1).max(SALT);
    content.truncate(end);
    if digest(&content) != sealed {
        return Err(OpenError::Damaged);
    }
    let text = content.get(SALT..).unwrap_or_default().to_vec();
    String::from_utf8(text).map_err(|_| OpenError::Damaged)
}

/// Removes an envelope that another has taken the place of; one that stays does no harm.
pub fn remove(folder: &Path, envelope: u32) {
    let _ = fs::remove_file(path(folder, envelope));
}

/// A passphrase in the one form that every keyboard's way of typing it comes to.
fn secret(passphrase: &str) -> SecretString {
    SecretString::from(passphrase.trim().nfc().collect::<String>())
}

fn digest(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_is_opened_with_its_passphrase_alone() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let sealed = seal(folder, 1, "حصان 7 1 6 3", "كلمه سر").unwrap();
        assert_eq!(open(folder, 1, &sealed, " كلمه سر ").unwrap(), "حصان 7 1 6 3");
        assert_eq!(open(folder, 1, &sealed, "كلمة سر"), Err(OpenError::Passphrase));
        assert_eq!(open(folder, 2, &sealed, "كلمه سر"), Err(OpenError::Missing));
        let other = seal(folder, 2, "5254", "كلمه سر").unwrap();
        assert_ne!(other, seal(folder, 3, "5254", "كلمه سر").unwrap(), "no move can be guessed from a digest");
        assert_eq!(open(folder, 2, &sealed, "كلمه سر"), Err(OpenError::Damaged), "another envelope in its place");
        let length = |envelope| fs::metadata(path(folder, envelope)).unwrap().len();
        assert_eq!(length(1), length(2), "its length tells nothing");
    }

    #[test]
    fn a_damaged_file_is_told_from_a_wrong_passphrase() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let sealed = seal(folder, 1, "5254", "secret").unwrap();
        let whole = fs::read(path(folder, 1)).unwrap();
        fs::write(path(folder, 1), &whole[..whole.len() - 5]).unwrap();
        assert_eq!(open(folder, 1, &sealed, "secret"), Err(OpenError::Damaged));
        fs::write(path(folder, 1), "no envelope at all").unwrap();
        assert_eq!(open(folder, 1, &sealed, "secret"), Err(OpenError::Damaged));
        let heavy = String::from_utf8_lossy(&whole).lines().nth(1).unwrap().replace(" 16", " 30");
        let forged = format!("age-encryption.org/v1\n{heavy}\n");
        fs::write(path(folder, 1), forged).unwrap();
        assert_eq!(open(folder, 1, &sealed, "secret"), Err(OpenError::Damaged));
    }
}
