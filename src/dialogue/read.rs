//! One line: role, sign, answer, command, move, other keyboard — in this order.
//!
//! No command is a move text and no move text a command, so the order decides nothing between them.

use super::boards::as_typed;
use super::made::takes_king;
use super::pending::{Pending, Question};
use super::rulings::{keeps_its_text, reason};
use super::sure::asked_first;
use super::{Dialogue, Program, Seat, Sorry, Step};
use crate::core::{Act, ClockAct, Command, DrawAct, EndAct, MoveAct, Role, Side, State, TakebackAct};
use crate::notation::{self, Reading};
use crate::words::{Takes, Word};

impl Dialogue {
    pub(super) fn read(&mut self, state: &State, line: &str) -> Vec<Step> {
        if let Some(steps) = self.passphrase(state, line) {
            return steps;
        }
        // What holds nothing that can be read is an empty line.
        if line.chars().all(|sign| sign.is_control() || sign.is_whitespace()) {
            return self.empty(state);
        }
        let (named, line) = match self.reader.lexicon.role(line) {
            Some((role, rest)) => (Some(role), rest.to_owned()),
            None => (None, line.to_owned()),
        };
        if let Some(steps) = self.sign(state, &line) {
            return steps;
        }
        let by = named.unwrap_or_else(|| self.speaker(state));
        if matches!(self.reader.lexicon.find(&line), Some((Word::Seal, _))) {
            return self.sealing(by, &line);
        }
        // The word for sealing on the other keyboard: what stands behind it is not repeated.
        let code = matches!(self.reader.lexicon.find(&line), Some((Word::ArbiterCode, _)));
        if self.hidden_from(&line).is_some() && !code {
            return vec![Step::Sorry(Sorry::Unsaid)];
        }
        if let Some(steps) = self.answer(state, &line).or_else(|| self.owed_answer(state, &line)) {
            return steps;
        }
        if let Some(steps) = self.ruling_answer(state, named, &line) {
            return steps;
        }
        if let Some((word, rest)) = self.reader.lexicon.find(&line) {
            // What is written on an envelope stays as it was written.
            let rest = if word == Word::Envelope { super::sealing::as_written(&line, &rest) } else { rest };
            let kept = |_: &&str| keeps_its_text(word) || as_typed(word);
            let typed = self.reader.lexicon.behind(&line, &rest).filter(kept);
            return self.command(state, named, word, typed.unwrap_or(&rest));
        }
        let steps = self.moving(state, by, &line, false);
        if self.may_hold_a_secret(state)
            && matches!(steps.as_slice(), [Step::Sorry(Sorry::NotUnderstood(_) | Sorry::DigitalOnly(_))])
        {
            return vec![Step::Sorry(Sorry::Unsaid)];
        }
        let unread = steps == [Step::Sorry(Sorry::NotUnderstood(line.clone()))];
        if unread && self.awaits(state) {
            // While a question is open its answer is understood on either keyboard.
            let answer = (self.reader.other_layout)(&line).iter().find_map(|other| self.reader.lexicon.find(other));
            match answer {
                Some((Word::Yes, rest)) if rest.is_empty() => return self.answer_yes(state, named),
                Some((Word::No, rest)) if rest.is_empty() => return self.answer_no(state, named),
                _ => {}
            }
        }
        if unread && self.pending.is_some() {
            return vec![Step::Sorry(Sorry::NoSuchAnswer)];
        }
        // A single letter is a slip; nobody means a command by it on the wrong keyboard.
        if unread
            && line.chars().count() > 1
            && let Some(meant) = self.on_other_layout(state, &line)
        {
            return vec![self.ask(by, Question::Layout { line: meant })];
        }
        self.dropping(by, steps)
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

    /// A command word and what stands behind it.
    pub(super) fn command(&mut self, state: &State, named: Option<Role>, word: Word, rest: &str) -> Vec<Step> {
        let speaker = named.unwrap_or_else(|| self.speaker(state));
        let own = speaker.side().unwrap_or(state.turn());
        match word {
            Word::Yes => return self.answer_yes(state, named),
            Word::No => return self.answer_no(state, named),
            // It withdraws and never says yes: what is open was not meant.
            Word::Correct if state.announced().is_none() && self.drop_question() => return vec![Step::Dropped],
            Word::Echo => {
                let by = named.unwrap_or_else(|| self.repeater(state));
                let steps = self.moving(state, by, rest, true);
                return self.dropping(by, steps);
            }
            Word::Made => {
                let steps = self.made(state, speaker, rest);
                return self.dropping(speaker, steps);
            }
            _ => {}
        }
        if let Some(steps) = self.claiming(state, named, word, rest) {
            return steps;
        }
        if let Some(steps) = self.boards_command(state, named, word, rest) {
            return steps;
        }
        if let Some(query) = self.reader.query(word, rest, own) {
            return self.dropping(speaker, vec![Step::Ask(speaker, query)]);
        }
        if let Some(program) = self.reader.program(word, rest) {
            // The voice, help and the tests' words touch no question.
            return vec![Step::Program(program)];
        }
        if word.entry().takes == Takes::Nothing && !rest.is_empty() {
            return vec![Step::Sorry(Sorry::Argument(word))];
        }
        if let Some(step) = self.adjourning(state, named, word, rest) {
            return self.dropping(speaker, vec![step]);
        }
        if word == Word::ArbiterCode
            && !rest.is_empty()
            && let Some(unfit) = self.unfit_code(state, rest)
        {
            return vec![Step::Sorry(unfit)];
        }
        let Some((by, act)) = self.act(state, named, word, rest) else {
            return vec![Step::Sorry(Sorry::Argument(word))];
        };
        let command = Command { by, act };
        let steps = if asked_first(&command.act) && self.may_ask(state, &command) {
            return self.asking(by, Question::Sure(command));
        } else {
            vec![Step::Do(command)]
        };
        self.dropping(by, steps)
    }

    /// The act that a command word stands for and who gives it where nobody is named.
    fn act(&self, state: &State, named: Option<Role>, word: Word, rest: &str) -> Option<(Role, Act)> {
        let speaker = named.unwrap_or_else(|| self.speaker(state));
        let turn = state.turn();
        // Who offers where the opponent's offer stands accepts it: that is asked first like any acceptance.
        let accepts = word == Word::Offer && speaker.side().is_some_and(|side| state.offer() == Some(side.other()));
        let word = if accepts { Word::Accept } else { word };
        let answering = state.offer().map_or(speaker, |side| self.speaks_for(side.other()));
        let (by, act) = match word {
            Word::Press => (speaker, Act::Move(MoveAct::Press)),
            Word::Correct if state.announced().is_none() && state.leaving().is_some() => {
                (speaker, Act::End(EndAct::Stay))
            }
            Word::Correct => (speaker, Act::Move(MoveAct::Correct)),
            Word::Same => (self.repeater(state), Act::Move(MoveAct::Same)),
            Word::Offer => (speaker, Act::Draw(DrawAct::Offer)),
            Word::Accept => (answering, Act::Draw(DrawAct::Accept)),
            Word::Decline => (answering, Act::Draw(DrawAct::Decline)),
            Word::Resign => (speaker, Act::End(EndAct::Resign { side: speaker.side().unwrap_or(turn) })),
            Word::Quit => (speaker, Act::End(EndAct::Quit)),
            // At one terminal whoever moved last wants his move back.
            Word::Takeback if self.seat == Seat::Table => (turn.other().into(), Act::Takeback(TakebackAct::Ask)),
            Word::Takeback => (speaker, Act::Takeback(TakebackAct::Ask)),
            // The table has no terminal for an arbiter: whoever starts the clocks again there acts for him.
            Word::Start if self.seat == Seat::Table && state.stopped() => (Role::Arbiter, Act::Clock(ClockAct::Start)),
            Word::Start => (speaker, Act::Clock(ClockAct::Start)),
            Word::Stop => (speaker, Act::Clock(ClockAct::Stop { reason: reason(rest) })),
            Word::ClockSaysOn | Word::ClockSaysOff => {
                let side = speaker.side().unwrap_or(turn);
                (speaker, Act::Clock(ClockAct::Says { side, on: word == Word::ClockSaysOn }))
            }
            Word::Sign => (self.signer(state), Act::End(EndAct::Sign)),
            Word::ClaimIllegal | Word::ArbiterIllegal => return self.irregularity(speaker, named, word, rest),
            Word::Lift | Word::Place | Word::Touch | Word::Adjust => (speaker, self.reader.hands(word, rest)?),
            _ => (self.ruler(state), Act::Arbiter(self.reader.ruling(word, rest)?)),
        };
        Some((named.unwrap_or(by), act))
    }

    /// Whether a confirmation is worth asking: not for what would be refused anyway.
    fn may_ask(&self, state: &State, command: &Command) -> bool {
        match command.act {
            // Nobody gives up or agrees for a player, so the assistant is not asked whether he is sure.
            Act::End(EndAct::Resign { .. }) | Act::Draw(_) if command.by == Role::Assistant => false,
            // Where leaving needs the other's consent, his answer is the confirmation.
            Act::End(EndAct::Quit) => state.outcome().is_none() && !state.setup().conduct.quit_by_agreement,
            Act::Draw(DrawAct::Accept) => state.offer().is_some(),
            Act::End(EndAct::Sign) => {
                state.outcome().is_some() && command.by.side().is_some_and(|side| !*state.signed().get(side))
            }
            _ => state.outcome().is_none(),
        }
    }

    /// A text as a move, or as the repetition of one.
    fn moving(&mut self, state: &State, by: Role, line: &str, echo: bool) -> Vec<Step> {
        // The opponent who types the announced move again repeats it; he cannot mean one of his own yet.
        let owed = state.unrepeated().filter(|ply| by == Role::from(ply.side.other()) && state.announced().is_some());
        let echo = echo || owed.is_some();
        let position = self.board_of(state, echo);
        let options = self.options(state);
        let act = |uci, offer| if echo { MoveAct::Echo { uci } } else { MoveAct::Announce { uci, offer } };
        match notation::read(line, position, &self.reader.vocabulary, &options) {
            Reading::Unique { .. } | Reading::Ambiguous { .. } | Reading::Illegal { .. }
                if state.outcome().is_some() =>
            {
                vec![Step::Sorry(Sorry::Over)]
            }
            // What it would mean is not looked at while play rests.
            Reading::Ambiguous { .. } | Reading::Illegal { .. }
                if state.adjournment().is_some_and(|adjournment| adjournment.closed()) =>
            {
                vec![Step::Sorry(Sorry::Adjourned)]
            }
            Reading::Unique { mv, offer, warning } => {
                let uci = crate::core::uci(position, mv);
                let command = Command { by, act: Act::Move(act(uci, offer)) };
                let mut steps: Vec<Step> = warning.map(Step::Remark).into_iter().collect();
                steps.push(Step::Do(command));
                steps
            }
            Reading::Ambiguous { question, choices, offer } => {
                self.asking(by, Question::Which { why: question, choices, offer, echo })
            }
            // A repetition that cannot be played was still heard: it is compared, and does not agree.
            Reading::Illegal { meant: notation::Meant { from: Some(from), to: Some(to), .. }, .. } if echo => {
                let uci = shakmaty::uci::UciMove::Normal { from, to, promotion: None };
                vec![Step::Do(Command { by, act: Act::Move(MoveAct::Echo { uci }) })]
            }
            Reading::Illegal { meant, reason } => {
                let reason = if takes_king(state, by, &meant) { crate::core::Illegal::King } else { reason };
                vec![Step::Sorry(Sorry::Illegal(meant, reason))]
            }
            Reading::NotAMove => self.offer_sign(line).map_or_else(
                || vec![Step::Sorry(Sorry::NotUnderstood(line.to_owned()))],
                |()| self.command(state, Some(by), Word::Offer, ""),
            ),
            Reading::NotDigital => vec![Step::Sorry(Sorry::DigitalOnly(line.to_owned()))],
        }
    }

    /// The position in which a text is read: that of the announcement, where it is repeated after the press.
    pub fn board_of<'a>(&self, state: &'a State, echo: bool) -> &'a shakmaty::Chess {
        let last = state.line().len().checked_sub(1).filter(|_| echo && state.announced().is_none());
        last.map_or(state.position(), |last| state.position_before(last))
    }

    /// Signs of the draw offer that stand alone (source 002, 9.1b and appendix IV.13).
    fn offer_sign(&self, line: &str) -> Option<()> {
        matches!(notation::folded(line).trim(), "=" | "(=)" | "1-1" | "(1-1)").then_some(())
    }

    /// How moves are read in this game.
    pub(super) fn options(&self, state: &State) -> notation::Options {
        let setup = state.setup();
        let digital =
            setup.conduct.digital_only_in_digital && setup.profile.notation == crate::core::profile::Notation::Digital;
        let mut options = self.reader.options.clone();
        if digital {
            options.input = notation::Input::Digital;
        }
        options
    }

    /// A command or move that the text would be on the other keyboard layout.
    fn on_other_layout(&self, state: &State, line: &str) -> Option<String> {
        let options = self.options(state);
        (self.reader.other_layout)(line).into_iter().find(|meant| {
            self.reader.lexicon.find(meant).is_some_and(|(word, rest)| self.fits(state, word, &rest))
                || matches!(
                    notation::read(meant, state.position(), &self.reader.vocabulary, &options),
                    Reading::Unique { .. } | Reading::Ambiguous { .. }
                )
        })
    }

    /// Whether a command can stand with what is behind it.
    fn fits(&self, state: &State, word: Word, rest: &str) -> bool {
        self.reader.query(word, rest, Side::White).is_some()
            || self.reader.program(word, rest).is_some()
            || (rest.is_empty()
                && (matches!(word, Word::Yes | Word::No)
                    || Self::claims_bare(word)
                    || self.adjourning(state, None, word, rest).is_some()
                    || self.act(state, None, word, rest).is_some()))
    }

    /// Who repeats an announcement: the opponent of whoever made it.
    fn repeater(&self, state: &State) -> Role {
        let side = state.unrepeated().map_or(state.turn(), |ply| ply.side.other());
        self.speaks_for(side)
    }

    /// A valid line of the role that caused the open question drops it, and that is said.
    pub(super) fn dropping(&mut self, by: Role, mut steps: Vec<Step>) -> Vec<Step> {
        let valid = steps.iter().any(|step| matches!(step, Step::Do(_) | Step::Ask(..) | Step::Sealing(_)));
        if valid && self.pending.as_ref().is_some_and(|Pending { by: owner, .. }| *owner == by) {
            self.pending = None;
            steps.insert(0, Step::Dropped);
        }
        steps
    }
}
