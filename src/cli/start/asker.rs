//! Asks one question after the other at a terminal, with the same line editor as a game, or at a pipe.
//!
//! It writes no escape byte, speaks what it prints, and waits: at a terminal a question without an
//! answer is said once more after twenty seconds and then stays quiet.

use std::fs::File;
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{Event, poll, read};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::super::desk::Desk;
use super::super::{Failure, table, terminal};
use crate::core::Millis;
use crate::language::{Arg, Channel, Class, Language, Utterance};
use crate::lines::Lines;
use crate::notation;
use crate::shell::speech_line;
use crate::store::SpeechLog;
use crate::typing::Stroke;
use crate::voice::{Voice, VoiceNotice};
use crate::words::Word;

/// How long an answer is awaited before the question is said once more (part 3, "First start").
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it is looked whether a voice can be used, while a question waits to be said once more.
const LOOK: Duration = Duration::from_millis(500);
/// The longest that a program which was left goes on for the sake of its last sentence.
const LAST_WORDS: Duration = Duration::from_secs(6);
/// Ctrl-C twice within this time leaves.
const TWICE: Duration = Duration::from_secs(2);

/// Somebody who is asked.
pub struct Asker {
    lines: Lines<File>,
    voice: Voice,
    notices: Receiver<VoiceNotice>,
    /// What is said where no voice can be used; told once.
    no_voice: Vec<Utterance>,
    /// Whether lines come from a pipe.
    piped: bool,
    log: Option<SpeechLog>,
    begun: Instant,
    closed: bool,
}

impl Asker {
    /// Takes the terminal.
    ///
    /// # Errors
    /// When its keys cannot be read.
    pub fn open(desk: &Desk) -> Result<Asker, Failure> {
        Asker::at(desk, false, None)
    }

    /// Takes the terminal, or the pipe where there is none; what is said is logged too.
    ///
    /// # Errors
    /// When the terminal's keys cannot be read.
    pub fn open_anywhere(desk: &Desk, log: Option<SpeechLog>) -> Result<Asker, Failure> {
        Asker::at(desk, !super::on_terminal(), log)
    }

    fn at(desk: &Desk, piped: bool, log: Option<SpeechLog>) -> Result<Asker, Failure> {
        let (send, notices) = channel();
        let voice = Voice::start(table::voice_config(desk, None), send);
        let output = terminal::output().map_err(gone)?;
        let lines = if piped { Lines::piped(output) } else { Lines::on_terminal(output) };
        if !piped {
            enable_raw_mode().map_err(gone)?;
        }
        let told = desk.languages.iter().filter(|each| each.has("start.voice"));
        let told = match desk.config.settings.language() {
            Some(_) => vec![sentence(desk.language(), "start.voice", &[])],
            None => told.map(|each| sentence(each, "start.voice", &[])).collect(),
        };
        Ok(Asker { lines, voice, notices, no_voice: told, piped, log, begun: Instant::now(), closed: false })
    }

    /// The mouth.
    pub fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Says sentences, without asking anything.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn tell(&mut self, said: &[Utterance], prompt: &str) -> Result<(), Failure> {
        let at_ms = Millis(u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX));
        for utterance in said {
            if let Some(log) = &mut self.log {
                log.write(&speech_line(utterance, at_ms));
            }
            self.voice.say(utterance.clone());
        }
        let texts: Vec<String> = said.iter().map(|utterance| utterance.text.clone()).collect();
        self.lines.show(&texts, prompt).map_err(gone)
    }

    /// Asks, and waits for a line; nothing where the player leaves.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn line(&mut self, question: &[Utterance], language: &Language) -> Result<Option<String>, Failure> {
        let prompt = language.say("prompt.start", &[]).print;
        self.tell(question, &prompt)?;
        if self.piped {
            return Ok(table::piped_line());
        }
        let mut again = Some(Instant::now() + PATIENCE);
        let mut interrupted: Option<Instant> = None;
        loop {
            if let Some(at) = again {
                if Instant::now() >= at {
                    again = None;
                    self.tell(question, &prompt)?;
                    continue;
                }
                self.look_for_a_voice(&prompt)?;
                let wait = at.saturating_duration_since(Instant::now()).min(LOOK);
                if !poll(wait).map_err(gone)? {
                    continue;
                }
            }
            let Event::Key(key) = read().map_err(gone)? else { continue };
            // Somebody is there: the question is not said again.
            again = None;
            self.voice.key_pressed();
            match self.lines.key(key, &()).map_err(gone)? {
                Stroke::Entered(line) => {
                    self.voice.hush();
                    return Ok(Some(line));
                }
                Stroke::Typed(sign) => {
                    let name = language.sign(sign).speak;
                    let typed = sign.to_string();
                    self.voice.say(Utterance::new(Channel::Table, language.code(), Class::Echo, "echo", &typed, &name));
                }
                Stroke::Escape | Stroke::Back => self.voice.hush(),
                Stroke::ToggleSpeech => {
                    let key = if self.voice.toggle() { "speech.on" } else { "speech.off" };
                    self.tell(&[sentence(language, key, &[])], &prompt)?;
                }
                Stroke::Interrupt => {
                    self.voice.hush();
                    if interrupted.is_some_and(|before| before.elapsed() <= TWICE) {
                        return Ok(None);
                    }
                    interrupted = Some(Instant::now());
                }
                Stroke::End => return Ok(None),
                _ => {}
            }
        }
    }

    /// Asks for a number from 1 to `count`; an empty line takes `usual`, where there is one. The answer
    /// counts from 0; nothing where the player leaves.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn number(
        &mut self,
        question: &[Utterance],
        count: usize,
        usual: Option<usize>,
        desk: &Desk,
    ) -> Result<Option<usize>, Failure> {
        let language = desk.language();
        let mut asked = question.to_vec();
        loop {
            let Some(line) = self.line(&asked, language)? else { return Ok(None) };
            if line.trim().is_empty() {
                if usual.is_some() {
                    return Ok(usual);
                }
                // An empty line never answers: the question is given again.
                asked = question.to_vec();
                continue;
            }
            let place = number(&line).or_else(|| desk.reader.lexicon.choice(&line));
            if let Some(place) = place.filter(|place| *place < count) {
                return Ok(Some(place));
            }
            asked = vec![sentence(language, "start.choice", &[("count", Arg::Number(count as u64))])];
        }
    }

    /// Asks for a yes or a no; leaving is no.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn sure(&mut self, question: &[Utterance], desk: &Desk) -> Result<bool, Failure> {
        loop {
            let Some(line) = self.line(question, desk.language())? else { return Ok(false) };
            match (desk.reader.lexicon.find(&line), number(&line)) {
                (Some((Word::Yes, _)), _) | (_, Some(0)) => return Ok(true),
                (Some((Word::No, _)), _) | (_, Some(1)) => return Ok(false),
                _ => {}
            }
        }
    }

    /// Tells once that no voice can be used: the bell, and the line that names `natiq doctor`.
    fn look_for_a_voice(&mut self, prompt: &str) -> Result<(), Failure> {
        while let Ok(notice) = self.notices.try_recv() {
            if notice == VoiceNotice::Lost {
                self.lines.bell().map_err(gone)?;
                let told = std::mem::take(&mut self.no_voice);
                self.tell(&told, prompt)?;
            }
        }
        Ok(())
    }

    /// Lets the last sentence be heard: until it is said, or the time for it is over.
    pub fn last_words(&mut self) {
        let over = Instant::now() + LAST_WORDS;
        while self.voice.is_on() && self.voice.is_speaking() {
            match self.notices.recv_timeout(over.saturating_duration_since(Instant::now())) {
                Ok(VoiceNotice::Finished | VoiceNotice::Lost) | Err(_) => break,
                Ok(_) => {}
            }
        }
        self.voice.quit();
    }

    /// Gives the terminal back.
    pub fn close(&mut self) {
        if !std::mem::replace(&mut self.closed, true) {
            let _ = self.lines.close();
            if !self.piped {
                let _ = disable_raw_mode();
            }
        }
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        self.close();
    }
}

/// A sentence of the catalogue, queued and never cut by another (MESSAGE priority).
pub fn sentence(language: &Language, key: &str, args: &[(&str, Arg<'_>)]) -> Utterance {
    language.utter(Channel::Table, Class::Move, key, args)
}

/// The place, from 0, that a number names, in the digits of either script.
fn number(line: &str) -> Option<usize> {
    let number: usize = notation::folded(line).trim().parse().ok()?;
    number.checked_sub(1)
}

fn gone(error: io::Error) -> Failure {
    Failure::failed(error.to_string())
}
