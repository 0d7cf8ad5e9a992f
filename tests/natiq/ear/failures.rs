//! Microphones that are not there, fall silent, send nothing, or end: each is told once.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use natiq::ear::grammar::Grammar;
use natiq::ear::{By, Ear, EarConfig, EarNotice, Heard, Lost, NoSound, Pace, Recognizer, Source, Unable};

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// A recogniser that hears nothing; its microphone is what is tried.
struct Dumb;

impl Recognizer for Dumb {
    fn expect(&mut self, _: &str, _: &Grammar) -> Result<(), Unable> {
        Ok(())
    }

    fn begin(&mut self) -> Result<(), Unable> {
        Ok(())
    }

    fn hear(&mut self, _: &[i16]) -> Result<Vec<String>, Unable> {
        Ok(Vec::new())
    }

    fn end(&mut self) -> Result<Heard, Unable> {
        Ok(Heard::Nothing)
    }
}

/// An ear by a source, told to listen once.
fn listening(source: Source) -> (Ear, Receiver<EarNotice>) {
    let (send, heard) = channel();
    let config = EarConfig {
        by: By::Microphone(source),
        pace: Pace::Read,
        open: false,
        full_duplex: false,
        dictionaries: Default::default(),
    };
    let notify = move |notice| send.send(notice).is_ok();
    let mut ear = Ear::start_with(config, Box::new(Dumb), Arc::new(|| false), notify).unwrap();
    ear.listen();
    (ear, heard)
}

fn program(words: &[&str]) -> Source {
    Source::Program(words.iter().map(|&word| word.to_owned()).collect())
}

/// The notice that follows `Listening`, or the first where it never listened.
fn told(heard: &Receiver<EarNotice>) -> EarNotice {
    let first = heard.recv_timeout(PATIENCE).unwrap();
    if first == EarNotice::Listening { heard.recv_timeout(PATIENCE).unwrap() } else { first }
}

#[test]
fn a_capture_program_that_is_not_there_is_told() {
    let (_ear, heard) = listening(program(&["no-such-program"]));
    let EarNotice::Lost(Lost::Sound(NoSound::Program { program, said })) = told(&heard) else { panic!("not lost") };
    assert_eq!(program, "no-such-program");
    assert!(!said.is_empty());
}

#[test]
fn a_capture_program_that_ends_is_told_once_with_what_it_said() {
    let (_ear, heard) =
        listening(program(&["sh", "-c", "head -c 64000 /dev/zero; echo device unplugged >&2; sleep 0.2"]));
    let EarNotice::Lost(Lost::Sound(NoSound::Program { program, said })) = told(&heard) else { panic!("not lost") };
    assert_eq!((program.as_str(), said.as_str()), ("sh", "device unplugged"));
    assert!(heard.recv_timeout(Duration::from_millis(300)).is_err(), "it is told once");
}

#[test]
fn a_microphone_without_any_sound_is_told_when_nothing_was_said() {
    let (ear, heard) = listening(program(&["cat", "/dev/zero"]));
    assert_eq!(told(&heard), EarNotice::Nothing { silent: true });
    assert!(!ear.is_listening());
    assert_eq!(ear.standing().level, 0);
}

#[test]
fn a_microphone_that_sends_nothing_is_told() {
    let (_ear, heard) = listening(program(&["sleep", "60"]));
    assert_eq!(told(&heard), EarNotice::Lost(Lost::Dead));
}

#[test]
fn the_ear_that_is_told_to_cease_is_silent_and_listens_again() {
    let (mut ear, heard) = listening(program(&["sh", "-c", "sleep 60"]));
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(EarNotice::Listening));
    ear.cease();
    ear.listen();
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(EarNotice::Listening));
}

#[test]
fn recordings_that_cannot_be_heard_are_told_why() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let spec = |rate, bits| hound::WavSpec {
        channels: 2,
        sample_rate: rate,
        bits_per_sample: bits,
        sample_format: hound::SampleFormat::Int,
    };
    std::fs::write(path("text.wav"), "no sound at all").unwrap();
    for (name, rate) in [("slow.wav", 8_000), ("good.wav", 16_000)] {
        let mut writer = hound::WavWriter::create(path(name), spec(rate, 16)).unwrap();
        (0..3_200).for_each(|_| writer.write_sample(0_i16).unwrap());
        writer.finalize().unwrap();
    }
    for (name, reason) in
        [("text.wav", NoSound::NotWav), ("slow.wav", NoSound::Rate(8_000)), ("good.wav", NoSound::Over)]
    {
        let (_ear, heard) = listening(Source::Wav(path(name)));
        assert_eq!(told(&heard), EarNotice::Lost(Lost::Sound(reason)), "{name}");
    }
    let (_ear, heard) = listening(Source::Wav(path("none.wav")));
    assert!(matches!(
        told(&heard),
        EarNotice::Lost(Lost::Sound(NoSound::File { kind: std::io::ErrorKind::NotFound, .. }))
    ));
}
