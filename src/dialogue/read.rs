//! One line, read in one order: what nobody may see, the keypad's sign, an answer, a command, a move,
//! what the other keyboard would have given. The first reading that fits is the line's; the order is
//! [`ORDER`].
//!
//! No command is a move text and no move text a command, so the order decides nothing between them.

use super::boards::as_typed;
use super::pending::{Pending, Question};
use super::rulings::keeps_its_text;
use super::sealing::as_written;
use super::{Dialogue, Program, Sorry, Step};
use crate::core::{Role, State};
use crate::notation;
use crate::words::Word;

/// A line and who says it.
struct Heard {
    /// The role named before it, as in `white resign`.
    named: Option<Role>,
    /// Who speaks: whoever is named, or who sits here.
    by: Role,
    /// What stands behind the role.
    line: String,
}

/// One way to read a line; nothing where the line is not of its kind.
type ReadAs = fn(&mut Dialogue, &State, &Heard) -> Option<Vec<Step>>;

/// The readings, in the order in which they are tried.
const ORDER: [ReadAs; 11] = [
    |dialogue, state, heard| dialogue.sign(state, &heard.line),
    Dialogue::sealed,
    Dialogue::hidden,
    |dialogue, state, heard| dialogue.answer(state, &heard.line),
    |dialogue, state, heard| dialogue.owed_answer(state, &heard.line),
    |dialogue, state, heard| dialogue.ruling_answer(state, heard.named, &heard.line),
    Dialogue::commanded,
    Dialogue::moved,
    |dialogue, state, heard| dialogue.answer_on_other_layout(state, heard.named, &heard.line),
    Dialogue::no_such_answer,
    Dialogue::meant_on_other_layout,
];

impl Dialogue {
    /// What a line comes to, before it is completed by a code or a reason.
    pub(super) fn read(&mut self, state: &State, line: &str) -> Vec<Step> {
        // A passphrase is one whatever it looks like.
        if let Some(steps) = self.passphrase(state, line) {
            return steps;
        }
        // What holds nothing that can be read is an empty line.
        if line.chars().all(|sign| sign.is_control() || sign.is_whitespace()) {
            return self.empty(state);
        }
        if let Some(steps) = self.of_another(state, line) {
            return steps;
        }
        let (named, line) = match self.reader.lexicon.role(line) {
            Some((role, rest)) => (Some(role), rest.to_owned()),
            None => (None, line.to_owned()),
        };
        let line = self.ruling_words(named, &line).unwrap_or(line);
        let heard = Heard { named, by: named.unwrap_or_else(|| self.speaker(state)), line };
        ORDER
            .into_iter()
            .find_map(|read_as| read_as(self, state, &heard))
            .unwrap_or_else(|| vec![Step::Sorry(Sorry::NotUnderstood(heard.line))])
    }

    /// A line of somebody who is named and is not the player that is asked whether he is sure: nobody resigns,
    /// claims or signs for another, so it is read as if nothing were asked, and the question stays.
    fn of_another(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        let (role, _) = self.reader.lexicon.role(line)?;
        let another = |asked: &Pending| {
            matches!(asked.question, Question::Sure(_) | Question::Heard { .. })
                && asked.by.side().is_some()
                && asked.by != role
        };
        let kept = self.pending.take_if(|asked| another(asked))?;
        let steps = self.read(state, line);
        self.pending.get_or_insert(kept);
        Some(steps)
    }

    /// An empty line never presses, answers or confirms, unless the player chose that it presses.
    fn empty(&mut self, state: &State) -> Vec<Step> {
        let own =
            state.announced().is_some_and(|announced| self.speaks_for(announced.ply.side) == announced.ply.side.into());
        if self.reader.empty_presses && own && self.pending.is_none() {
            return self.command(state, None, Word::Press, "");
        }
        vec![Step::Program(Program::Nothing)]
    }

    /// A move to be sealed.
    fn sealed(&mut self, _: &State, heard: &Heard) -> Option<Vec<Step>> {
        let seals = matches!(self.reader.lexicon.find(&heard.line), Some((Word::Seal, _)));
        seals.then(|| self.sealing(heard.by, &heard.line))
    }

    /// The word for sealing on the other keyboard: what stands behind it is not repeated.
    fn hidden(&mut self, _: &State, heard: &Heard) -> Option<Vec<Step>> {
        let code = matches!(self.reader.lexicon.find(&heard.line), Some((Word::ArbiterCode, _)));
        (self.hidden_from(&heard.line).is_some() && !code).then(|| vec![Step::Sorry(Sorry::Unsaid)])
    }

    /// A command word, with what stands behind it folded or as it was typed.
    fn commanded(&mut self, state: &State, heard: &Heard) -> Option<Vec<Step>> {
        let Heard { named, line, .. } = heard;
        let (word, rest) = self.reader.lexicon.find(line)?;
        // What is written on an envelope stays as it was written.
        let rest = if word == Word::Envelope { as_written(line, &rest) } else { rest };
        let kept = |_: &&str| keeps_its_text(word) || as_typed(word);
        let typed = self.reader.lexicon.behind(line, &rest).filter(kept);
        Some(self.command(state, *named, word, typed.unwrap_or(&rest)))
    }

    /// A move; what might have been a move to be sealed is not repeated when nothing can be made of it.
    fn moved(&mut self, state: &State, heard: &Heard) -> Option<Vec<Step>> {
        // In the past it is not looked at what a move would mean in the live game.
        if let Some(sorry) = self.barred(state, heard.by)
            && notation::is_move_text(&heard.line, &self.reader.vocabulary, &self.reader.options)
        {
            return Some(vec![Step::Sorry(sorry)]);
        }
        let steps = self.moving(state, heard.by, &heard.line, false);
        match steps.as_slice() {
            [Step::Sorry(Sorry::NotUnderstood(_) | Sorry::DigitalOnly(_))] if self.may_hold_a_secret(state) => {
                Some(vec![Step::Sorry(Sorry::Unsaid)])
            }
            [Step::Sorry(Sorry::NotUnderstood(_) | Sorry::DigitalOnly(_))]
                if let Some(sorry) = self.of_a_draw(state, &heard.line) =>
            {
                Some(vec![Step::Sorry(sorry)])
            }
            [Step::Sorry(Sorry::NotUnderstood(text))] if *text == heard.line => None,
            _ => Some(self.dropping(heard.by, steps)),
        }
    }

    /// While a question is open, what is nothing else is no answer to it.
    fn no_such_answer(&mut self, _: &State, _: &Heard) -> Option<Vec<Step>> {
        self.pending.is_some().then(|| vec![Step::Sorry(Sorry::NoSuchAnswer)])
    }

    /// A command or move on the other keyboard is asked about.
    fn meant_on_other_layout(&mut self, state: &State, heard: &Heard) -> Option<Vec<Step>> {
        // A single letter is a slip; nobody means a command by it on the wrong keyboard.
        let meant = self.on_other_layout(state, &heard.line).filter(|_| heard.line.chars().count() > 1)?;
        Some(vec![self.ask(heard.by, Question::Layout { line: meant })])
    }
}
