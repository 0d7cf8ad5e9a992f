//! Going through a game that nobody plays here: its moves a line each, its times, the notes beside it.
//!
//! It reads the game that was kept and changes nothing of it but the file of notes.

use super::{Shell, View};
use crate::core::{Answer, Both, Millis, Query, Role, Side, State};
use crate::language::{Arg, Channel, Class, Language, Phrase, Utterance, score};
use crate::replay::{Fault, Kept, NoGame, Reason, Remark};
use crate::store::{Notes, Unkept};

/// Reads a game of the file again, by its number.
pub type Reopen = Box<dyn Fn(u32) -> Result<Kept, NoGame>>;

/// The file a game is reviewed from.
pub struct Review {
    /// The game.
    pub kept: Kept,
    /// How another game of the file is read.
    pub reopen: Reopen,
    /// The game led on to the mate that could still come, once that was asked for (`ahead`).
    pub ahead: Option<State>,
}

impl<V: View> Shell<V> {
    /// Says what is reviewed, and the first position.
    pub fn greet_review(&mut self) {
        let Some(Review { kept, .. }) = &self.review else { return };
        let players = &self.state.setup().players;
        let name = |name: &str| if matches!(name.trim(), "" | "?") { None } else { Some(name.to_owned()) };
        let names = [name(&players.white), name(&players.black)];
        let [white, black] = names.each_ref().map(|name| name.as_deref().map_or(Arg::Key("no.name"), Arg::Name));
        let plies = Arg::Number(self.state.line().len() as u64);
        let (games, number, beyond) = (kept.games, kept.number, kept.beyond);
        let fault = kept.fault.clone();
        let result = Arg::Said(self.result().into());
        let args = [("white", white), ("black", black), ("plies", plies), ("result", result)];
        self.say("review.game", &args, Class::Reply);
        if games > 1 {
            let args = [("games", Arg::Number(u64::from(games))), ("number", Arg::Number(u64::from(number)))];
            self.say("review.many", &args, Class::Reply);
        }
        if let Some(fault) = fault {
            self.say(fault_key(&fault), &fault_args(&fault), Class::Reply);
        }
        if beyond > 0 {
            self.say("review.beyond", &[("plies", Arg::Number(self.state.line().len() as u64))], Class::Reply);
        }
        self.dialogue.stand_at_start();
        self.looking = self.state.past(Role::Arbiter, 0).ok();
        self.say("review.start", &[], Class::Reply);
        self.tell_notes();
    }

    /// How the game ended, as far as it is known.
    fn result(&self) -> Phrase {
        let language = &self.languages[self.spoken];
        if let Some(outcome) = self.state.outcome() {
            return language.ending(outcome, &self.state);
        }
        match self.review.as_ref().and_then(|review| score(review.kept.result.as_deref()?)) {
            Some(key) => language.say("replay.result", &[("result", Arg::Key(key))]),
            None => language.say("review.open", &[]),
        }
    }

    /// The line of the half-move that led to the moment, and at the end how the game ended.
    pub(super) fn tell_reviewed(&mut self) {
        let Some(past) = &self.looking else { return };
        let Some(made) = past.line().last() else { return self.say("review.start", &[], Class::Reply) };
        let spent = self.spent().get(past.line().len() - 1).copied().flatten();
        let manner = self.manner();
        let language = &self.languages[self.spoken];
        let mut utterance = language.reviewed(&made.ply, spent, made.offered, &manner);
        if self.was_not_played(past) {
            utterance = language.not_played(utterance);
        }
        let here = past.line().len();
        let ended = here == self.state.line().len();
        self.said.push_back(utterance.clone());
        self.tell(utterance);
        if ended {
            let result = Arg::Said(self.result().into());
            self.say("review.end", &[("result", result)], Class::Reply);
        }
        self.tell_end_of_line(here);
    }

    /// The times of the moves: as a file has them, or as the clock kept them.
    pub(super) fn spent(&self) -> Vec<Option<Millis>> {
        match &self.review {
            Some(review) => review.kept.spent.clone(),
            None => (0..self.state.line().len()).map(|index| self.state.spent(index)).collect(),
        }
    }

    /// The answer about the clock that a file gives: its moves tell times, its game has no clock.
    pub(super) fn timed_answer(&self, query: &Query) -> Option<Answer> {
        let Review { kept, .. } = self.review.as_ref()?;
        let here = self.dialogue.cursor()?;
        if !self.state.time().white.is_none() || !self.state.time().black.is_none() {
            return None;
        }
        let sides = |list: &[Option<Millis>], side: Side| -> Vec<Millis> {
            let line = self.state.line().iter().zip(list).take(here);
            line.filter(|(made, _)| made.ply.side == side).filter_map(|(_, time)| *time).collect()
        };
        let left = |side| sides(&kept.left, side).last().copied();
        match query {
            Query::Time { side } => Some(Answer::Time { side: *side, left: left(*side) }),
            Query::Times => Some(Answer::Times(Both { white: left(Side::White), black: left(Side::Black) })),
            Query::Used if kept.spent.iter().any(Option::is_some) => {
                let used = |side| sides(&kept.spent, side).into_iter().fold(Millis::ZERO, |sum, time| sum + time);
                let used = Both { white: used(Side::White), black: used(Side::Black) };
                Some(Answer::Used { moves: self.state.moves_begun(here), used })
            }
            _ => None,
        }
    }

    /// In a review the time used begins with that of the move one stands at.
    pub(super) fn with_time(&self, answer: Utterance, language: &Language, query: &Query) -> Utterance {
        if *query != Query::Used || !self.dialogue.reviews() {
            return answer;
        }
        let spent = self.spent();
        if spent.iter().all(Option::is_none) {
            return language.utter(answer.channel, answer.class, "review.used.none", &[]);
        }
        let made = self.looking.as_ref().and_then(|past| past.line().last().map(|made| (made, past.line().len() - 1)));
        let Some((made, Some(time))) = made.map(|(made, at)| (made, spent.get(at).copied().flatten())) else {
            return answer;
        };
        let args = [
            ("number", Arg::Number(u64::from(made.ply.number))),
            ("side", Arg::For(made.ply.side)),
            ("time", Arg::Time(time)),
            ("all", Arg::Said(Phrase { print: answer.text, speak: answer.speak }.into())),
        ];
        language.utter(answer.channel, answer.class, "clock.used.move", &args)
    }

    /// Goes over to another game of the file.
    pub(super) fn another_game(&mut self, number: u32) {
        let Some(review) = &mut self.review else { return };
        match (review.reopen)(number) {
            Ok(kept) => {
                self.state = kept.state.clone();
                review.kept = kept;
                review.ahead = None;
                self.said.clear();
                self.greet_review();
            }
            Err(NoGame::Number(games)) => {
                let args = [("number", Arg::Number(u64::from(number))), ("games", Arg::Number(u64::from(games)))];
                self.say("review.no-game", &args, Class::Reply);
            }
            Err(NoGame::Fault(fault)) => {
                self.say(fault_key(&fault), &fault_args(&fault), Class::Reply);
            }
        }
    }

    /// The number of the game in its file, for its notes.
    fn game_number(&self) -> u32 {
        self.review.as_ref().map_or(1, |review| review.kept.number)
    }

    /// Keeps a note at the moment that is looked at.
    pub(super) fn note(&mut self, by: Role, text: &str) {
        if let Err(refusal) = self.state.may_look_back(by) {
            return self.not_answered(by, &refusal);
        }
        if !self.notes.has_file()
            && let Some(folder) = self.books.journal.as_ref().and_then(crate::store::Journal::folder)
        {
            self.notes = Notes::open(Notes::beside(folder)).0;
        }
        if self.was_not_played(self.moment()) {
            return self.say("note.unplayed", &[], Class::Reply);
        }
        let ply = self.moment().line().last().map(|made| made.ply.clone());
        match self.notes.add(self.game_number(), ply.as_ref(), text) {
            Ok(()) => self.say("note.kept", &[], Class::Reply),
            Err(Unkept::Many) => self.say("note.many", &[], Class::Reply),
            Err(Unkept::File(path, error)) => {
                let path = path.unwrap_or_default();
                let path = path.to_string_lossy();
                let reason = error.to_string();
                let reason = Arg::of_file(&error, &reason);
                self.say("note.failed", &[("name", Arg::Name(&path)), ("reason", reason)], Class::Reply);
            }
        }
    }

    /// Says what the file says at the moment that is looked at, and the notes that stand there.
    pub(super) fn tell_notes(&mut self) {
        self.tell_remarks();
        let ply = self.moment().line().last().map(|made| &made.ply);
        let language = &self.languages[self.spoken];
        let say = |text: &str| language.utter(Channel::Table, Class::Reply, "note.said", &[("text", Arg::Name(text))]);
        let said: Vec<Utterance> = self.notes.at(self.game_number(), ply).map(say).collect();
        for utterance in said {
            self.tell(utterance);
        }
    }

    /// Says the comments and variations of the file at the moment that is looked at.
    fn tell_remarks(&mut self) {
        let at = self.moment().line().len();
        let Some(remarks) = self.review.as_ref().and_then(|review| review.kept.remarks.get(at)) else { return };
        let (language, manner) = (&self.languages[self.spoken], self.manner());
        let said: Vec<Utterance> = remarks
            .iter()
            .map(|remark| match remark {
                Remark::Comment(text) => language.commented(text),
                Remark::Variation { plies, count } => language.varied(plies, *count, &manner),
            })
            .collect();
        for utterance in said {
            self.tell(utterance);
        }
    }
}

/// The sentence about a fault of a file: of the file itself, of a place where nothing stands, of a text.
pub fn fault_key(fault: &Fault) -> &'static str {
    match fault {
        Fault { game: 0, .. } => "replay.unread",
        Fault { text, .. } if text.is_empty() => "replay.fault-bare",
        _ => "replay.fault",
    }
}

/// What that sentence is filled with.
pub fn fault_args(fault: &Fault) -> [(&'static str, Arg<'_>); 6] {
    let reason = match fault.reason {
        Reason::NotAMove => "reason.not-a-move",
        Reason::Illegal => "reason.illegal",
        Reason::Ambiguous => "reason.ambiguous",
        Reason::Null => "reason.null",
        Reason::Number => "reason.number",
        Reason::Position => "reason.position",
        Reason::Rules => "reason.rules",
        Reason::Refused => "reason.refused",
        Reason::Endless => "reason.endless",
        Reason::TooLong => "reason.too-long",
        Reason::Braille => "reason.braille",
        Reason::Unreadable => "reason.unreadable",
    };
    [
        ("line", Arg::Number(fault.line)),
        ("game", Arg::Number(u64::from(fault.game))),
        ("number", Arg::Number(u64::from(fault.number))),
        ("side", Arg::Side(fault.side)),
        ("reason", Arg::Key(reason)),
        ("text", Arg::Name(&fault.text)),
    ]
}
