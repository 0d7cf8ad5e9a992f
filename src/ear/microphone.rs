//! Where sound comes from: a capture program's pipe, a WAV file, or raw samples on standard input.
//!
//! Samples are 16 kHz, mono, 16 bits, little-endian. A thread reads them and hands them on; it knows nothing of what
//! they mean and never waits for who takes them longer than its channel is deep. No shell is involved.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::endpoint::{FRAME, RATE};
use crate::tool::{self, Running};

/// A source of sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A capture program and its arguments; none: the first of the usual ones that is there.
    Program(Vec<String>),
    /// A WAV file.
    Wav(PathBuf),
    /// Raw samples on standard input.
    Standard,
}

/// How fast a file is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As it was spoken.
    Spoken,
    /// As fast as it can be read.
    Read,
}

/// Why there is no sound, or none any more.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoSound {
    /// There is no program that captures sound.
    #[error("no capture program")]
    NoProgram,
    /// The capture program cannot be started, or it ended; what it said, which is another program's text.
    #[error("{program}: {said}")]
    Program {
        /// Its name.
        program: String,
        /// What it said last.
        said: String,
    },
    /// A file, or standard input, cannot be opened or read.
    #[error("{said}")]
    File {
        /// What kind of fault it is.
        kind: io::ErrorKind,
        /// What the system said.
        said: String,
    },
    /// A file is no WAV file.
    #[error("no WAV file")]
    NotWav,
    /// A file has another number of samples in a second.
    #[error("{0} samples a second")]
    Rate(u32),
    /// A file or standard input is over: all of it was heard.
    #[error("over")]
    Over,
}

impl From<&io::Error> for NoSound {
    fn from(error: &io::Error) -> NoSound {
        NoSound::File { kind: error.kind(), said: error.to_string() }
    }
}

/// What comes from a source.
pub enum Flow {
    /// The next samples, [`FRAME`] of them or fewer at the end.
    Samples(Vec<i16>),
    /// Nothing comes any more.
    Ended(NoSound),
}

/// An open source; it falls silent when it is dropped.
pub struct Microphone {
    running: Option<Running>,
    name: String,
}

impl Microphone {
    /// Opens a source; `take` is handed what comes, until it answers no.
    ///
    /// # Errors
    /// [`NoSound`].
    pub fn open(
        source: &Source,
        pace: Pace,
        take: impl FnMut(Flow) -> bool + Send + 'static,
    ) -> Result<Microphone, NoSound> {
        match source {
            Source::Program(arguments) => captured(arguments, take),
            Source::Wav(path) => {
                let samples = wav(path)?;
                let name = path.display().to_string();
                read_on(pace, samples, take)?;
                Ok(Microphone { running: None, name })
            }
            Source::Standard => {
                read_on(Pace::Read, Samples(BufReader::new(io::stdin())), take)?;
                Ok(Microphone { running: None, name: "-".to_owned() })
            }
        }
    }

    /// What it is called: the program, the file, or `-`.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Microphone {
    fn drop(&mut self) {
        if let Some(running) = &self.running {
            running.end();
        }
    }
}

/// The usual capture programs, in the order in which they are tried.
const USUAL: [&[&str]; 2] = [
    &["parec", "--raw", "--rate=16000", "--format=s16le", "--channels=1", "--latency-msec=30", "--client-name=natiq"],
    &["arecord", "-q", "-t", "raw", "-f", "S16_LE", "-r", "16000", "-c", "1", "--buffer-time=100000"],
];

/// The capture program and its arguments: those given, or the first of the usual ones that is there.
pub fn capture(arguments: &[String]) -> Option<Vec<String>> {
    if !arguments.is_empty() {
        return Some(arguments.to_vec());
    }
    let usual = USUAL.iter().find(|usual| usual.first().is_some_and(|program| tool::program(program).is_some()))?;
    Some(usual.iter().map(|&argument| argument.to_owned()).collect())
}

fn captured(arguments: &[String], take: impl FnMut(Flow) -> bool + Send + 'static) -> Result<Microphone, NoSound> {
    let arguments = capture(arguments).ok_or(NoSound::NoProgram)?;
    let name = arguments.first().ok_or(NoSound::NoProgram)?.clone();
    let failed = |said: String| NoSound::Program { program: name.clone(), said };
    let started = Running::start(&arguments, Stdio::piped()).map_err(|error| failed(error.to_string()))?;
    let (running, sound, Some(errors)) = started else { return Err(failed(String::new())) };
    let (ended, waited) = (name.clone(), running.clone());
    let said = Arc::new(Mutex::new(String::new()));
    let heard = said.clone();
    // What it complains of is read as it comes: a full pipe would stop it. Only the last line is of use.
    spawn("ear-errors", move || {
        let mut errors = BufReader::new(errors);
        let mut line = Vec::new();
        while matches!(io::BufRead::read_until(&mut (&mut errors).take(LINE), b'\n', &mut line), Ok(1..)) {
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            if !text.is_empty() {
                *heard.lock().unwrap_or_else(PoisonError::into_inner) = text;
            }
            line.clear();
        }
    })?;
    let mut take = take;
    let over = move |_: NoSound| {
        // It closed its pipe: it has ended, or will soon. It is killed so that it is waited for and no longer.
        waited.end();
        let said = said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        NoSound::Program { program: ended.clone(), said }
    };
    read_on(Pace::Read, Samples(BufReader::with_capacity(2 * FRAME, sound)), move |flow| match flow {
        Flow::Ended(reason) => take(Flow::Ended(over(reason))),
        samples => take(samples),
    })?;
    Ok(Microphone { running: Some(running), name })
}

/// The longest line of a program's complaints that is kept, in bytes.
const LINE: u64 = 1_000;

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), NoSound> {
    let made = thread::Builder::new().name(name.to_owned()).spawn(work);
    made.map(|_| ()).map_err(|error| NoSound::from(&error))
}

/// Reads frames until there are none, or nobody takes them.
fn read_on(
    pace: Pace,
    mut samples: impl Iterator<Item = io::Result<i16>> + Send + 'static,
    mut take: impl FnMut(Flow) -> bool + Send + 'static,
) -> Result<(), NoSound> {
    spawn("ear-sound", move || {
        let begun = Instant::now();
        for read in 1u32.. {
            let mut frame = Vec::with_capacity(FRAME);
            let mut ended = None;
            while frame.len() < FRAME && ended.is_none() {
                match samples.next() {
                    Some(Ok(sample)) => frame.push(sample),
                    Some(Err(error)) => ended = Some(NoSound::from(&error)),
                    None => ended = Some(NoSound::Over),
                }
            }
            if pace == Pace::Spoken {
                let due = Duration::from_secs(1) * (read * FRAME as u32) / RATE as u32;
                thread::sleep(due.saturating_sub(begun.elapsed()));
            }
            if !frame.is_empty() && !take(Flow::Samples(frame)) {
                return;
            }
            if let Some(ended) = ended {
                take(Flow::Ended(ended));
                return;
            }
        }
    })
}

/// Raw samples, one after the other.
struct Samples<R>(R);

impl<R: Read> Iterator for Samples<R> {
    type Item = io::Result<i16>;

    fn next(&mut self) -> Option<io::Result<i16>> {
        let mut two = [0; 2];
        match self.0.read_exact(&mut two) {
            Ok(()) => Some(Ok(i16::from_le_bytes(two))),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
            Err(error) => Some(Err(error)),
        }
    }
}

/// The samples of a WAV file, its channels mixed.
fn wav(path: &Path) -> Result<impl Iterator<Item = io::Result<i16>> + Send + use<>, NoSound> {
    let file = File::open(path).map_err(|error| NoSound::from(&error))?;
    let reader = hound::WavReader::new(BufReader::new(file)).map_err(|_| NoSound::NotWav)?;
    let spec = reader.spec();
    if spec.sample_rate as usize != RATE {
        return Err(NoSound::Rate(spec.sample_rate));
    }
    let channels = usize::from(spec.channels.max(1));
    let failed = |error: hound::Error| io::Error::new(io::ErrorKind::InvalidData, error.to_string());
    let mut sample: Box<dyn FnMut() -> Option<io::Result<f32>> + Send> = match spec.sample_format {
        hound::SampleFormat::Float => {
            let mut samples = reader.into_samples::<f32>();
            Box::new(move || samples.next().map(|sample| sample.map_err(failed)))
        }
        hound::SampleFormat::Int => {
            let whole = (1_i64 << (spec.bits_per_sample.clamp(1, 32) - 1)) as f32;
            let mut samples = reader.into_samples::<i32>();
            Box::new(move || samples.next().map(|sample| sample.map(|value| value as f32 / whole).map_err(failed)))
        }
    };
    Ok(std::iter::from_fn(move || {
        let mut mixed = 0.0;
        for _ in 0..channels {
            match sample()? {
                Ok(value) => mixed += value / channels as f32,
                Err(error) => return Some(Err(error)),
            }
        }
        // A float beyond the whole range becomes the nearest sample there is.
        Some(Ok((mixed * 32_767.0) as i16))
    }))
}
