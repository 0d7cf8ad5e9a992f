//! Sealing a move and opening its envelope: between the dialogue, `core` and the file.
//!
//! `core` is asked first whether it may be done, then the passphrase is asked for. The file is on disk
//! before the journal tells of it. Encrypting takes a few tenths of a second, for which the loop waits; the
//! moment that counts is that of the line. Nothing secret reaches a journal, a log, a view or the voice.

use std::path::PathBuf;

use super::{Shell, View};
use crate::core::{Act, AdjournAct, ClockAct, Command, Paper, Role, Sealed, State, decide};
use crate::dialogue::{Dialogue, Purpose, Question, Sealing};
use crate::language::{Arg, Class};
use crate::store::Input;
use crate::store::sealed::{self, OpenError};
use crate::typing::Veil;

impl Veil for Dialogue {
    fn hidden_from(&self, text: &str) -> Option<usize> {
        Dialogue::hidden_from(self, text)
    }
}

impl<V: View> Shell<V> {
    pub(super) fn sealing(&mut self, step: Sealing, input: Input) {
        match step {
            Sealing::Begin { by, text } => {
                if self.would(by, AdjournAct::Seal { digest: None }) {
                    self.ask_back(by, Question::Passphrase(Purpose::Seal(text)));
                }
            }
            Sealing::Approach { by, absent } => {
                let replier = self.state.adjournment().map(|adjournment| adjournment.replier());
                // What may not be opened is refused before anybody is asked for.
                if self.would(by, AdjournAct::Open { absent, paper: None })
                    && let Some(side) = replier
                {
                    self.ask_back(by, Question::Attends { side, absent });
                }
            }
            Sealing::Admitted { by, absent } => match secretly(&self.state) {
                Some(_) => self.ask_back(by, Question::Passphrase(Purpose::Open { absent })),
                None => self.open(by, absent, None, input),
            },
            Sealing::StaysClosed { by, side } => {
                self.say("envelope.stays", &[("side", Arg::Side(side))], Class::Reply);
                // Until he comes the clock of the player who replies runs (I.9.2; digital I.9b).
                let (timed, runs) = (!self.state.time().get(side).is_none(), self.state.clock().running().is_some());
                if timed && !runs {
                    let now = self.time.now();
                    self.carry_out(&Command { by, act: Act::Clock(ClockAct::Start) }, now, input, "");
                }
            }
            Sealing::Passphrase { by, purpose: Purpose::Seal(text), passphrase } => {
                self.seal(by, text.text(), passphrase.text(), input);
            }
            Sealing::Passphrase { by, purpose: Purpose::Open { absent }, passphrase } => {
                self.unseal(by, absent, passphrase.text(), input);
            }
        }
    }

    fn seal(&mut self, by: Role, text: &str, passphrase: &str, input: Input) {
        if !self.would(by, AdjournAct::Seal { digest: None }) {
            return;
        }
        let now = self.time.now();
        let envelope = self.state.envelopes() + 1;
        let before = secretly(&self.state);
        let digest = match self.folder() {
            Some(folder) => sealed::seal(&folder, envelope, text, passphrase).ok(),
            None => None,
        };
        let Some(digest) = digest else { return self.say("seal.failed", &[], Class::Move) };
        let act = Act::Adjourn(AdjournAct::Seal { digest: Some(digest) });
        if self.carry_out(&Command { by, act }, now, input, "")
            && let Some(folder) = self.folder()
            && let Some((before, _)) = before
        {
            sealed::remove(&folder, before);
        }
    }

    fn unseal(&mut self, by: Role, absent: bool, passphrase: &str, input: Input) {
        let Some((envelope, digest)) = secretly(&self.state) else { return };
        let opened = match self.folder() {
            Some(folder) => sealed::open(&folder, envelope, &digest, passphrase),
            None => Err(OpenError::Missing),
        };
        match opened {
            Ok(text) => {
                let paper = self.dialogue.read_paper(&self.state, &text);
                self.open(by, absent, Some(paper), input);
            }
            Err(OpenError::Passphrase) => {
                self.say("envelope.passphrase", &[], Class::Reply);
                let question = Question::Passphrase(Purpose::Open { absent });
                self.dialogue.ask(by, question);
            }
            Err(OpenError::Missing) => self.say("envelope.missing", &[], Class::Reply),
            Err(OpenError::Damaged) => self.say("envelope.damaged", &[], Class::Reply),
        }
    }

    fn open(&mut self, by: Role, absent: bool, paper: Option<Paper>, input: Input) {
        let now = self.time.now();
        let act = Act::Adjourn(AdjournAct::Open { absent, paper });
        self.carry_out(&Command { by, act }, now, input, "");
    }

    /// Whether something may be done; if not, why not is said.
    fn would(&mut self, by: Role, act: AdjournAct) -> bool {
        let command = Command { by, act: Act::Adjourn(act) };
        match decide(&self.state, &command, self.time.now()) {
            Ok(_) => true,
            Err(refusal) => {
                self.refused(&command, &refusal);
                false
            }
        }
    }

    /// Asks something of the shell's own; a question that it takes the place of is dropped.
    pub(super) fn ask_back(&mut self, by: Role, question: Question) {
        if self.dialogue.pending().is_some_and(|before| *before != question) && self.dialogue.drop_question() {
            self.say("ask.dropped", &[], Class::Reply);
        }
        self.dialogue.ask(by, question.clone());
        self.question(&question);
    }

    /// The game's folder, once it is on disk.
    fn folder(&self) -> Option<PathBuf> {
        self.books.journal.as_ref()?.folder().map(PathBuf::from)
    }

    /// Says of a game that is taken up again that it is adjourned, and what to do.
    pub(super) fn tell_adjourned(&mut self) {
        self.tell_everywhere(|shell, language| language.adjourned(&shell.state, shell.time.now()));
    }
}

/// The envelope that lies sealed, and the digest of what is in it.
fn secretly(state: &State) -> Option<(u32, String)> {
    match state.adjournment().filter(|adjournment| adjournment.rests())?.sealed.as_ref()? {
        Sealed::Secretly { envelope, digest } => Some((*envelope, digest.clone())),
        Sealed::Openly { .. } => None,
    }
}
