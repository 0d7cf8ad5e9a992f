//! Claims and the arbiter's answers to them, as they are typed or heard (`product.md` part 5).
//!
//! Every claim is asked about before it is made: the yes stops the clock, the question does not. Whether
//! it is right is `core`'s to judge and never hinted at here.

use shakmaty::uci::UciMove;

use super::pending::Question;
use super::rulings::{PARTS, because};
use super::{Dialogue, Seat, Sorry, Step};
use crate::core::{Act, ArbiterAct, Claim, ClaimAct, Command, Role, State};
use crate::notation::{self, Reading};
use crate::words::Word;

impl Dialogue {
    /// What a claim or a ruling on one comes to; nothing where the word is neither.
    pub(super) fn claiming(&mut self, state: &State, named: Option<Role>, word: Word, rest: &str) -> Option<Vec<Step>> {
        let speaker = named.unwrap_or_else(|| self.speaker(state));
        let (by, act) = match word {
            Word::ClaimRepetition => return Some(self.claim_draw(state, speaker, Claim::Repetition, rest)),
            Word::ClaimFifty => return Some(self.claim_draw(state, speaker, Claim::Fifty, rest)),
            Word::ClaimTouch => match self.reader.square(rest) {
                Some(on) => (speaker, Act::Claim(ClaimAct::Touch { on })),
                None => return Some(vec![Step::Sorry(Sorry::Argument(word))]),
            },
            Word::ClaimFlag => (named.unwrap_or_else(|| self.flag_claimant(state)), Act::Claim(ClaimAct::Flag)),
            Word::ClaimIllegal => (speaker, Act::Claim(ClaimAct::Illegal)),
            Word::ClaimQuickplay => (speaker, Act::Claim(ClaimAct::Quickplay)),
            Word::ArbiterAccept | Word::ArbiterReject | Word::ArbiterPostpone => {
                // Whatever stands behind it is why.
                let act = because(ruling(word), rest).or_else(|| ruling(word))?;
                // A claim that is only asked about is not before the arbiter: its answer comes first.
                let open = self.pending().filter(|question| super::sure::claims(question) && state.claim().is_none());
                if let Some(question) = open {
                    return Some(vec![Step::Sorry(Sorry::AnswerFirst), Step::Question(question.clone())]);
                }
                let by = named.unwrap_or_else(|| self.arbiter());
                return Some(self.dropping(by, vec![Step::Do(Command { by, act: Act::Arbiter(act) })]));
            }
            _ => return None,
        };
        if !rest.is_empty() && word != Word::ClaimTouch {
            return Some(vec![Step::Sorry(Sorry::Argument(word))]);
        }
        let command = Command { by, act };
        Some(self.asking_first(state, command))
    }

    /// Whether a word without anything behind it is a claim or a ruling on one.
    pub(super) fn claims_bare(word: Word) -> bool {
        use Word::*;
        matches!(word, ClaimRepetition | ClaimFifty | ClaimFlag | ClaimIllegal | ClaimQuickplay)
            || matches!(word, ArbiterAccept | ArbiterReject | ArbiterPostpone)
    }

    /// The arbiter's answer to a claim in its bare words, "accept", "postpone", "reject", or by their places.
    /// Who is named as a player answers for himself and not for the arbiter.
    pub(super) fn ruling_answer(&mut self, state: &State, named: Option<Role>, line: &str) -> Option<Vec<Step>> {
        if !self.rules_here(state) || named.is_some_and(|named| named != Role::Arbiter) {
            return None;
        }
        // Behind a comma stands why.
        let (head, tail) = line.split_once(PARTS).unwrap_or((line, ""));
        let order = [Word::ArbiterAccept, Word::ArbiterPostpone, Word::ArbiterReject];
        let folded = notation::folded(head);
        let place = folded.trim().parse::<usize>().ok().and_then(|number| order.get(number.checked_sub(1)?).copied());
        let last = |text: &str| text.rsplit(' ').next() == Some(folded.trim());
        let mut words = self.reader.lexicon.words();
        let word =
            place.or_else(|| words.find(|(text, word)| order.contains(word) && last(text)).map(|(_, word)| word));
        let word = word?;
        let act = because(ruling(word), tail).or_else(|| ruling(word))?;
        let by = named.unwrap_or_else(|| self.arbiter());
        Some(vec![Step::Do(Command { by, act: Act::Arbiter(act) })])
    }

    /// Whether a claim waits for a ruling that can be given here: at the table, or where the arbiter sits.
    pub(super) fn rules_here(&self, state: &State) -> bool {
        let here = matches!(self.seat, Seat::Table | Seat::One(Role::Arbiter));
        here && state.claim().is_some() && state.outcome().is_none()
    }

    /// A claim of a draw, perhaps with the move that is written for it.
    fn claim_draw(&mut self, state: &State, by: Role, claim: Claim, rest: &str) -> Vec<Step> {
        if rest.is_empty() {
            return self.asking_first(state, Command { by, act: written(claim, None) });
        }
        let options = self.options(state);
        match notation::read(rest, state.position(), &self.reader.vocabulary, &options) {
            _ if state.outcome().is_some() => vec![Step::Sorry(Sorry::Over)],
            Reading::Unique { mv, .. } => {
                let uci = crate::core::uci(state.position(), mv);
                self.asking_first(state, Command { by, act: written(claim, Some(uci)) })
            }
            Reading::Ambiguous { question, choices, .. } => {
                self.asking(by, Question::Written { why: question, choices, claim })
            }
            Reading::Illegal { meant, reason } => vec![Step::Sorry(Sorry::Illegal(meant, reason))],
            Reading::NotAMove => vec![Step::Sorry(Sorry::NotUnderstood(rest.to_owned()))],
            Reading::NotDigital => vec![Step::Sorry(Sorry::DigitalOnly(rest.to_owned()))],
        }
    }

    /// Asks whether a claim is really meant; where another stands, the move is announced already, the game is over
    /// or the claim is not his to make, `core` says so at once.
    pub(super) fn asking_first(&mut self, state: &State, command: Command) -> Vec<Step> {
        let draw = matches!(command.act, Act::Claim(ClaimAct::Repetition { .. } | ClaimAct::Fifty { .. }));
        let announced = draw && state.announced().is_some();
        if state.outcome().is_some() || state.claim().is_some() || announced || !may_claim(state, &command) {
            let by = command.by;
            return self.dropping(by, vec![Step::Do(command)]);
        }
        self.asking(command.by, Question::Sure(command))
    }
}

/// Whether a claim is this person's to make now: that of a draw is the player's to move (9.2, 9.3, 10.2).
fn may_claim(state: &State, command: &Command) -> bool {
    match (&command.act, command.by.side()) {
        (Act::Claim(ClaimAct::Flag | ClaimAct::Touch { .. }), _) => true,
        (Act::Claim(ClaimAct::Illegal), claimant) => claimant.is_some(),
        (_, claimant) => claimant == Some(state.turn()),
    }
}

/// The claim of a draw with the move that is written for it.
pub(super) fn written(claim: Claim, with: Option<UciMove>) -> Act {
    Act::Claim(match claim {
        Claim::Fifty => ClaimAct::Fifty { with },
        _ => ClaimAct::Repetition { with },
    })
}

fn ruling(word: Word) -> Option<ArbiterAct> {
    Some(match word {
        Word::ArbiterAccept => ArbiterAct::Accept,
        Word::ArbiterReject => ArbiterAct::Reject,
        Word::ArbiterPostpone => ArbiterAct::Postpone,
        _ => return None,
    })
}
