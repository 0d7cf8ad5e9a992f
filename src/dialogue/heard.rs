//! A text that was heard: read as an ear hears, and asked about before anything comes of it.
//!
//! Nothing spoken is played unconfirmed (`speech.md` part 2): a move, an offer, a hand on a piece becomes a
//! question that a yes answers, by voice or typed. What is never taken by ear is said to be so. A yes or a no is
//! one only where it is the whole text. It judges nothing and words nothing.

mod text;

pub use text::Heard;

use super::pending::{Pending, Question};
use super::{Dialogue, Seat, Sorry, Step};
use crate::core::{Act, AdjournAct, Command, EndAct, MoveAct, Role, State};
use crate::notation::{self, Reading};
use crate::words::{ByEar, Word};

impl Dialogue {
    /// The text that a typed line says was heard (`hear TEXT`), with the role named before it; nothing where the
    /// line is another.
    pub fn relayed(&self, line: &str) -> Option<String> {
        let (head, bare) = match self.reader.lexicon.role(line) {
            Some((_, rest)) => (line.get(..line.len() - rest.len()).unwrap_or_default(), rest),
            None => ("", line),
        };
        let (_, folded) = self.reader.lexicon.find(bare).filter(|(word, _)| *word == Word::Hear)?;
        let text = self.reader.lexicon.behind(bare, &folded).unwrap_or(&folded);
        Some(format!("{head}{text}"))
    }

    /// What a heard text comes to, in the order in which it is to be carried out.
    pub fn heard(&mut self, state: &State, text: &str) -> Vec<Step> {
        if text.chars().nth(super::LONGEST).is_some() {
            return vec![Step::Sorry(Sorry::TooLong)];
        }
        let before = self.pending.clone();
        self.by_ear = true;
        let steps = self.of_heard(state, text);
        self.by_ear = false;
        if let Some(sorry) = steps.iter().find_map(|step| self.never(step, before.as_ref())) {
            self.pending = before;
            return vec![Step::Sorry(sorry)];
        }
        let steps = self.completed(state, steps);
        self.not_played(state, steps)
    }

    /// The heard text that the open question is about, and what a yes to it does.
    pub fn asked_about(&self) -> Option<(&Command, &str)> {
        match self.pending() {
            Some(Question::Heard { command, text }) => Some((command, text)),
            _ => None,
        }
    }

    fn of_heard(&mut self, state: &State, text: &str) -> Vec<Step> {
        let heard = self.reader.heard(text);
        if self.takes_line() {
            return self.beside_text(&heard);
        }
        // The arbiter's code is never repeated, whoever says it.
        if heard.command.is_none() && self.is_secret(state, text) {
            return vec![Step::Sorry(Sorry::NotByEar(None))];
        }
        if heard.named == Some(Role::Arbiter) {
            return vec![Step::Sorry(Sorry::NotByEar(None))];
        }
        // Somebody who is named and is not asked is heard as if nothing were asked, and the question stays.
        let another = |asked: &Pending| {
            let asks_him = matches!(asked.question, Question::Sure(_) | Question::Heard { .. });
            asks_him && asked.by.side().is_some() && heard.named.is_some_and(|named| named != asked.by)
        };
        let Some(kept) = self.pending.take_if(|asked| another(asked)) else { return self.part(state, &heard) };
        let steps = self.part(state, &heard);
        self.pending.get_or_insert(kept);
        steps
    }

    fn part(&mut self, state: &State, heard: &Heard) -> Vec<Step> {
        let by = heard.named.unwrap_or_else(|| self.speaker(state));
        // Whoever says a move anew has answered what was unclear about it.
        let repairs = matches!(self.pending(), Some(Question::Heard { .. } | Question::Which { .. }));
        // Whoever says the move again has not said yes.
        let yes = heard.command.as_ref().is_some_and(|(word, _)| matches!(word, Word::Yes | Word::Correct));
        let asked = self.pending.is_some();
        let own = self.asked_about().filter(|_| yes).map(|(command, _)| command.clone());
        let (steps, by_ear) = match &heard.command {
            Some((word, _)) if word.by_ear() == ByEar::Never => return vec![Step::Sorry(not_by_ear(*word))],
            Some((Word::Yes, _)) if matches!(self.pending(), Some(Question::Layout { .. })) => {
                return vec![Step::Sorry(Sorry::TypedAnswer)];
            }
            Some((word, rest)) => (self.command(state, heard.named, *word, rest), word.by_ear()),
            None => match self.chosen(state, &heard.line) {
                Some(steps) => (steps, ByEar::Confirmed),
                None => (self.heard_move(state, by, &heard.line), ByEar::Confirmed),
            },
        };
        let believed = |command: &Command| {
            own.as_ref() == Some(command)
                || match command.act {
                    // A repetition plays nothing, but where the announced move waits for it to end the game.
                    Act::Move(MoveAct::Echo { .. } | MoveAct::Same) => {
                        state.announced().is_none_or(|announced| announced.ends.is_none())
                    }
                    // A yes or a no to what nobody has put as a question is asked about.
                    Act::Move(MoveAct::LetStand) | Act::Draw(_) => asked && by_ear == ByEar::AtOnce,
                    _ => by_ear == ByEar::AtOnce,
                }
        };
        let mut told = Vec::with_capacity(steps.len());
        for step in steps {
            match step {
                Step::Do(command) if !believed(&command) => told.push(self.ask_heard(by, command, &heard.line)),
                Step::Another(by, what) if by_ear != ByEar::AtOnce => {
                    told.push(self.ask(by, Question::Another(what)));
                }
                Step::Sorry(Sorry::NotUnderstood(_)) => told.push(Step::Sorry(Sorry::Unheard)),
                Step::Sorry(Sorry::Illegal(meant, why)) => told.push(Step::Sorry(Sorry::Misheard(meant, why))),
                other => told.push(other),
            }
        }
        let asks = |step: &Step| matches!(step, Step::Question(Question::Heard { .. } | Question::Which { .. }));
        if repairs && told.iter().any(asks) {
            told.retain(|step| *step != Step::Dropped);
        }
        told
    }

    /// Asks whether a command was heard aright, in the place of whatever was asked before.
    fn ask_heard(&mut self, by: Role, command: Command, text: &str) -> Step {
        // Who adjourns at a table acts for the arbiter, and is asked himself.
        let by = if command.by == Role::Arbiter { by } else { command.by };
        self.ask(by, Question::Heard { command, text: text.to_owned() })
    }

    /// The choice that a heard text names; a yes or a no is never one by its number, for "two" is heard in noise.
    fn chosen(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        use Question::{Menu, Pick, Square, Which, Written};
        let question = self.pending()?;
        matches!(question, Which { .. } | Written { .. } | Menu(_) | Pick { .. } | Square).then_some(())?;
        let counted = notation::counted(line, &self.reader.vocabulary);
        self.answer(state, &counted)
    }

    /// A heard text as a move.
    fn heard_move(&mut self, state: &State, by: Role, line: &str) -> Vec<Step> {
        if !line.chars().any(char::is_alphanumeric) {
            return vec![Step::Sorry(Sorry::Unheard)];
        }
        if self.reader.is_heard_move(line) {
            if let Some(sorry) = self.barred(state, by) {
                return vec![Step::Sorry(sorry)];
            }
            // A move that may be meant to be sealed is not said again.
            if self.may_hold_a_secret(state) {
                return vec![Step::Sorry(not_by_ear(Word::Seal))];
            }
        }
        let steps = self.moving(state, by, line, self.repeats(state, by, line));
        match steps.as_slice() {
            [Step::Sorry(Sorry::NotUnderstood(_) | Sorry::DigitalOnly(_))]
                if let Some(sorry) = self.of_a_draw(state, line) =>
            {
                vec![Step::Sorry(sorry)]
            }
            _ => self.dropping(by, steps),
        }
    }

    /// Whether a heard move is the repetition of one that was pressed: nobody says the word for it. What can be
    /// played now is a move.
    fn repeats(&self, state: &State, by: Role, line: &str) -> bool {
        let owes = state.unrepeated().is_some_and(|ply| by == Role::from(ply.side.other()));
        let options = self.options(state);
        let legal = |position| {
            let reading = notation::read(line, position, &self.reader.vocabulary, &options);
            matches!(reading, Reading::Unique { .. } | Reading::Ambiguous { .. })
        };
        owes && state.announced().is_none() && !legal(state.position()) && legal(self.board_of(state, true))
    }

    /// Whether the next typed line is taken as it stands.
    fn takes_line(&self) -> bool {
        self.takes_text() || matches!(self.pending(), Some(Question::Passphrase(_)))
    }

    /// A heard text while one is to be typed: a no drops what is asked, orders to the program are carried out.
    fn beside_text(&mut self, heard: &Heard) -> Vec<Step> {
        match &heard.command {
            Some((Word::No, _)) => {
                self.pending = None;
                vec![Step::Dropped]
            }
            Some((word, rest)) if word.by_ear() == ByEar::AtOnce => match self.reader.program(*word, rest) {
                Some(program) => vec![Step::Program(program)],
                None => vec![Step::Sorry(Sorry::TypedAnswer)],
            },
            _ => vec![Step::Sorry(Sorry::TypedAnswer)],
        }
    }

    /// Why a step is not taken by ear, whatever way a text took to it: the arbiter's acts, leaving, envelopes.
    fn never(&self, step: &Step, before: Option<&Pending>) -> Option<Sorry> {
        let asked = |command: &Command| {
            let question = before.map(|pending| &pending.question);
            matches!(question, Some(Question::Heard { command: own, .. }) if own == command)
        };
        match step {
            Step::Do(Command { act: Act::End(EndAct::Quit), .. }) => Some(Sorry::NotByEar(Some(Word::Quit))),
            Step::Do(command) if command.by == Role::Arbiter && !asked(command) => Some(Sorry::NotByEar(None)),
            Step::Question(Question::Heard { command, .. }) if command.by == Role::Arbiter => {
                // At a table who adjourns acts for an arbiter who has no terminal.
                let adjourns = matches!(command.act, Act::Adjourn(AdjournAct::Adjourn { .. }));
                (self.seat != Seat::Table || !adjourns).then_some(Sorry::NotByEar(None))
            }
            Step::Sealing(_) => Some(Sorry::NotByEar(None)),
            _ => None,
        }
    }
}

/// Why a command is not taken by ear: it is the arbiter's, or it is this one.
fn not_by_ear(word: Word) -> Sorry {
    use crate::words::Group;
    let rules = word.entry().group == Group::Arbiter || matches!(word, Word::Envelope | Word::Open);
    Sorry::NotByEar(Some(word).filter(|word| !rules && !matches!(word, Word::OpenAbsent | Word::OpenLost)))
}
