//! Adjourning, sealing, the envelope and its opening: what is typed, and what of it nobody may see.
//!
//! A sealed move and a passphrase are handed on as [`Secret`] and kept nowhere else. It judges no move:
//! what lies in an envelope is read when it is opened.

use std::fmt;

use super::pending::{Pending, Question};
use super::verbatim::Unfit;
use super::{Dialogue, Program, Seat, Sorry, Step};
use crate::core::clock::spec;
use crate::core::{Act, AdjournAct, Command, Fault, Paper, Query, Role, Side, State};
use crate::notation::{self, Reading};
use crate::words::Word;

/// The longest text on an envelope, in characters.
const LONGEST: usize = 200;

/// A text that is never shown, said or logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The text, for whoever encrypts it.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a secret")
    }
}

/// What a passphrase is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To seal this move.
    Seal(Secret),
    /// To open the envelope.
    Open {
        /// Whether the player who sealed has not come.
        absent: bool,
    },
}

/// A step of sealing or opening, for whoever keeps the envelopes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sealing {
    /// A move is to be sealed; the passphrase is still to be asked for.
    Begin {
        /// Who seals.
        by: Role,
        /// The move as it was written.
        text: Secret,
    },
    /// The envelope is to be opened; whether the player who replies is there is still to be asked.
    Approach {
        /// Who opens.
        by: Role,
        /// Whether the player who sealed has not come.
        absent: bool,
    },
    /// The player who replies is there: it may be opened.
    Admitted {
        /// Who opens.
        by: Role,
        /// Whether the player who sealed has not come.
        absent: bool,
    },
    /// The player who replies is not there: his clock runs.
    StaysClosed {
        /// Who would have opened.
        by: Role,
        /// That player.
        side: Side,
    },
    /// The passphrase was given.
    Passphrase {
        /// By whom.
        by: Role,
        /// For what.
        purpose: Purpose,
        /// The passphrase.
        passphrase: Secret,
    },
}

impl Dialogue {
    /// Where the secret part of a text begins, in bytes: behind the word for sealing, on either keyboard;
    /// at its start while a passphrase is awaited.
    pub fn hidden_from(&self, text: &str) -> Option<usize> {
        if self.awaits_secret() {
            return (!text.is_empty()).then_some(0);
        }
        let end = self.word_end(text, &[Word::Seal, Word::ArbiterCode])?;
        let rest = text.get(end..).unwrap_or_default();
        let from = end + (rest.len() - rest.trim_start().len());
        (from < text.len()).then_some(from)
    }

    /// Whether a passphrase or the arbiter's code is awaited.
    fn awaits_secret(&self) -> bool {
        matches!(self.pending(), Some(Question::Passphrase(_) | Question::Code(_) | Question::NewCode(_)))
    }

    /// Where one of these words ends, where a text begins with it.
    fn word_end(&self, text: &str, secret: &[Word]) -> Option<usize> {
        let ends = text.char_indices().zip(text.chars().skip(1).map(Some).chain([None]));
        let words =
            ends.filter(|((_, sign), next)| !sign.is_whitespace() && next.is_none_or(|next| next.is_whitespace()));
        let seals = |text: &str| {
            let (named, bare) = self.reader.lexicon.role(text).map_or((None, text), |(role, rest)| (Some(role), rest));
            let ruling = self.ruling_words(named, bare);
            matches!(self.reader.lexicon.find(ruling.as_deref().unwrap_or(bare)), Some((word, rest)) if rest.is_empty() && secret.contains(&word))
        };
        words.map(|((at, sign), _)| at + sign.len_utf8()).take(4).find(|end| {
            let head = text.get(..*end).unwrap_or_default();
            seals(head) || (self.reader.other_layout)(head).iter().any(|other| seals(other))
        })
    }

    /// A line while a passphrase is awaited is the passphrase, whatever else it might be.
    pub(super) fn passphrase(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        let Some(Pending { by, question: Question::Passphrase(purpose) }) = self.pending.clone() else { return None };
        if line.is_empty() {
            return Some(vec![Step::Program(Program::Nothing)]);
        }
        // Whoever meant a command or a move would never know with what he has sealed.
        let unfit = matches!(purpose, Purpose::Seal(_)).then(|| self.unfit(state, line)).flatten();
        if let Some(unfit) = unfit {
            return Some(vec![Step::Sorry(match unfit {
                Unfit::Short => Sorry::ShortPassphrase,
                Unfit::Command => Sorry::CommonPassphrase,
                Unfit::Move => Sorry::MovePassphrase,
            })]);
        }
        self.pending = None;
        Some(vec![Step::Sealing(Sealing::Passphrase { by, purpose, passphrase: Secret(line.to_owned()) })])
    }

    /// `seal MOVE`: the move as it stands in the line, nothing of it folded or read.
    pub(super) fn sealing(&mut self, by: Role, line: &str) -> Vec<Step> {
        let text = self.word_end(line, &[Word::Seal]).and_then(|end| line.get(end..)).unwrap_or_default().trim();
        if text.is_empty() {
            return vec![Step::Sorry(Sorry::Argument(Word::Seal))];
        }
        let text = Secret(text.chars().take(LONGEST).collect());
        self.dropping(by, vec![Step::Sealing(Sealing::Begin { by, text })])
    }

    /// The other words about an adjournment. The table has no terminal for an arbiter: who adjourns there
    /// without paying for it, closes or opens acts for him.
    pub(super) fn adjourning(&self, state: &State, named: Option<Role>, word: Word, rest: &str) -> Option<Step> {
        let speaker = self.speaker(state);
        let arbiter = if self.seat == Seat::Table { Role::Arbiter } else { speaker };
        let by = named.unwrap_or(arbiter);
        let act = match word {
            Word::Adjourn if rest.is_empty() => AdjournAct::Adjourn { session: None },
            Word::Adjourn => {
                let by = named.unwrap_or(speaker);
                let session = Some(spec::time(rest, 60).ok()?);
                return Some(does(by, AdjournAct::Adjourn { session }));
            }
            Word::Envelope => {
                let closed = state.adjournment().is_some_and(|adjournment| adjournment.closed());
                if rest.is_empty() && closed {
                    return Some(Step::Ask(by, Query::Envelope));
                }
                AdjournAct::Close { resumption: rest.chars().take(LONGEST).collect() }
            }
            // That the player who sealed has not come is told, never asked: it changes what his opponent may do.
            Word::Open | Word::OpenAbsent => {
                return Some(Step::Sealing(Sealing::Approach { by, absent: word == Word::OpenAbsent }));
            }
            Word::OpenLost => AdjournAct::Lost,
            _ => return None,
        };
        Some(does(by, act))
    }

    /// A yes or no to who is there.
    pub(super) fn attendance(&mut self, here: bool) -> Option<Vec<Step>> {
        let Pending { by, question: Question::Attends { side, absent } } = self.pending.clone()? else { return None };
        self.pending = None;
        Some(vec![Step::Sealing(match here {
            true => Sealing::Admitted { by, absent },
            false => Sealing::StaysClosed { by, side },
        })])
    }

    /// Whether a line may hold a move that somebody means to seal, so that nothing of it is said again.
    pub(super) fn may_hold_a_secret(&self, state: &State) -> bool {
        state.adjournment().is_some_and(|adjournment| adjournment.seals())
    }

    /// What lay in an envelope, read as it was written: in any notation.
    pub fn read_paper(&self, state: &State, text: &str) -> Paper {
        let reading = notation::read(text, state.position(), &self.reader.vocabulary, &self.reader.options);
        let (found, offer) = match reading {
            Reading::Unique { mv, offer, .. } => (Ok(mv.to_uci(shakmaty::CastlingMode::Standard)), offer),
            Reading::Ambiguous { .. } => (Err(Fault::Ambiguous), false),
            Reading::Illegal { .. } => (Err(Fault::Illegal), false),
            Reading::NotDigital | Reading::NotAMove => (Err(Fault::Unreadable), false),
        };
        Paper { text: text.to_owned(), found, offer }
    }
}

/// The end of a line as it was typed, where it is known as it was folded.
pub(super) fn as_written(line: &str, folded: &str) -> String {
    let count = folded.split_whitespace().count();
    let words: Vec<&str> = line.split_whitespace().collect();
    words.get(words.len().saturating_sub(count)..).unwrap_or_default().join(" ")
}

fn does(by: Role, act: AdjournAct) -> Step {
    Step::Do(Command { by, act: Act::Adjourn(act) })
}
