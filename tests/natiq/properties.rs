//! Whatever anybody does in whatever order, the laws of clock and table hold.
//!
//! Random commands of all roles go through decide and evolve, as they do in the program; the model knows the
//! agreement alone. What happened is written and read like a journal, and worded in both languages.

use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex};

use natiq::core::{
    Act, BoardsFact, ClockAct, ClockFact, Command, EndFact, Event, Fact, Millis, MoveAct, MoveFact, Refusal, Role,
    Setup, Side, Snapshot, State, decide, next_deadline,
};
use natiq::language::{Language, Length, Manner, Style, Utterance};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest};
use shakmaty::{CastlingMode, Position};

mod deeds;
mod gains;
mod next;
mod roles;
mod score;

use deeds::{Deed, Who, act, setup, who};
use score::Score;

#[test]
fn the_laws_hold_whatever_is_done() {
    let config = ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() };
    let held = TestRunner::new(config.clone()).run(&Agreement::sequential_strategy(1..120), |(agreed, deeds, seen)| {
        Game::test_sequential(config.clone(), agreed, deeds, seen);
        Ok(())
    });
    held.unwrap_or_else(|fault| panic!("{fault}"));
    // It says something only where the games get that far: each law's facts, and each role's.
    let reached = REACHED.lock().unwrap();
    let facts: BTreeSet<&str> = reached.iter().map(|(fact, _)| fact.as_str()).collect();
    for fact in OFTEN {
        assert!(facts.contains(fact), "no game had a fact \"{fact}\"");
    }
    for role in [Role::White, Role::Black, Role::Assistant, Role::Arbiter] {
        let own = reached.iter().filter(|(_, by)| *by == role).count();
        assert!(own >= 8, "{role:?} did {own} things only");
    }
}

/// Facts by who brought them about, of all games.
static REACHED: Mutex<BTreeSet<(String, Role)>> = Mutex::new(BTreeSet::new());

/// Facts that five hundred games have dozens of.
const OFTEN: [&str; 24] = [
    "announced",
    "pressed",
    "repeated",
    "started",
    "stopped",
    "flag",
    "offered",
    "lapsed",
    "takeback-asked",
    "ended",
    "quit-asked",
    "signed",
    "lifted",
    "placed",
    "touched",
    "reported",
    "claimed",
    "denied",
    "irregular",
    "adjourned",
    "envelope-closed",
    "executed",
    "compared",
    "other-sheet",
];

static LANGUAGES: LazyLock<[Language; 2]> = LazyLock::new(|| ["en", "ar"].map(|code| Language::builtin(code).unwrap()));

/// The model: what was agreed. Everything else is what the laws make of it.
struct Agreement;

impl ReferenceStateMachine for Agreement {
    type State = Setup;
    type Transition = Deed;

    fn init_state() -> BoxedStrategy<Setup> {
        setup().boxed()
    }

    fn transitions(_: &Setup) -> BoxedStrategy<Deed> {
        prop_oneof![
            3 => (1_u64..12_000).prop_map(Deed::Wait),
            1 => (1_u64..12_000).prop_map(Deed::Late),
            8 => (who(), any::<usize>(), prop::bool::weighted(0.1)).prop_map(|(who, n, offer)| Deed::Move(who, n, offer)),
            2 => (who(), any::<bool>(), any::<usize>()).prop_map(|(who, agrees, n)| Deed::Echo(who, agrees, n)),
            9 => (who(), act()).prop_map(|(who, act)| Deed::Act(who, act)),
            24 => any::<usize>().prop_map(Deed::Next),
        ]
        .boxed()
    }

    fn apply(state: Setup, _: &Deed) -> Setup {
        state
    }
}

/// The game, and the same game read from its journal.
struct Game {
    state: State,
    again: State,
    score: Score,
    now: Millis,
    deeds: usize,
}

impl StateMachineTest for Game {
    type SystemUnderTest = Game;
    type Reference = Agreement;

    fn init_test(setup: &Setup) -> Game {
        let new = || State::new(setup.clone()).unwrap();
        Game { score: Score::new(&new()), state: new(), again: new(), now: Millis::ZERO, deeds: 0 }
    }

    fn apply(mut game: Game, _: &Setup, deed: Deed) -> Game {
        game.deeds += 1;
        match deed {
            Deed::Wait(span) => game.wait(Millis(span)),
            Deed::Late(span) => game.pass(Millis(span)),
            Deed::Move(who, n, offer) => {
                let legal = game.state.position().legal_moves();
                if let Some(mv) = legal.get(n % legal.len().max(1)) {
                    let uci = mv.to_uci(CastlingMode::Standard);
                    game.act(who, Act::Move(MoveAct::Announce { uci, offer }));
                }
            }
            Deed::Echo(who, agrees, n) => {
                let legal = game.state.position().legal_moves();
                let said = game.state.unrepeated().filter(|_| agrees).map(|ply| ply.uci);
                let other = legal.get(n % legal.len().max(1)).map(|mv| mv.to_uci(CastlingMode::Standard));
                if let Some(uci) = said.or(other) {
                    game.act(who, Act::Move(MoveAct::Echo { uci }));
                }
            }
            Deed::Act(who, act) => game.act(who, act),
            Deed::Next(n) => {
                if let Some((by, act)) = next::next(&game.state, n) {
                    let _ = game.command(by, act);
                }
            }
        }
        game
    }

    fn check_invariants(game: &Game, _: &Setup) {
        let shown = |state: &State| serde_json::to_string(&Snapshot::of(state, game.now)).unwrap();
        assert_eq!(shown(&game.again), shown(&game.state), "the journal gives the same game, to the millisecond");
        // At most one clock runs, and only while the game does.
        let later = game.now + Millis(1000);
        let runs = |side| game.state.clock().used(side, later) != game.state.clock().used(side, game.now);
        let running: Vec<Side> = Side::ALL.into_iter().filter(|side| runs(*side)).collect();
        assert_eq!(running, game.state.clock().running().into_iter().collect::<Vec<_>>());
        assert!(running.is_empty() || game.state.outcome().is_none());
        // A flag that is down and not claimed yet falls no more.
        let due = game.state.clock().running().is_some_and(|side| !game.state.fallen().get(side));
        assert_eq!(next_deadline(&game.state, game.now).is_some(), due);
        Score::is_line_of(&game.state);
        roles::no_advice(&game.state, game.now);
    }

    fn teardown(game: Game, _: Setup) {
        assert_eq!(format!("{:?}", game.again), format!("{:?}", game.state));
        game.score.is_read_back(&game.state);
    }
}

impl Game {
    /// Time passes as in the program: what is due on the way happens at its moment.
    fn wait(&mut self, span: Millis) {
        let until = self.now + span;
        while let Some(due) = next_deadline(&self.state, self.now).filter(|due| *due <= until) {
            self.pass(due - self.now);
            let happened = self.command(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
            assert!(!happened.is_empty(), "what is due happens, or it would be due for ever");
        }
        self.pass(until - self.now);
    }

    /// Time passes and nothing happens: only the side whose clock runs loses it, and nobody more than passed.
    fn pass(&mut self, span: Millis) {
        let later = self.now + span;
        for side in Side::ALL {
            let used = self.state.clock().used(side, later) - self.state.clock().used(side, self.now);
            assert_eq!(used, if self.state.clock().running() == Some(side) { span } else { Millis::ZERO });
            assert!(self.state.left(side, later) <= self.state.left(side, self.now));
        }
        self.now = later;
    }

    fn act(&mut self, who: Who, act: Act) {
        let turn = self.state.turn();
        let by = match who {
            Who::Mover => turn.into(),
            Who::Other => turn.other().into(),
            Who::Assistant => Role::Assistant,
            Who::Arbiter => Role::Arbiter,
        };
        let _ = self.command(by, act);
    }

    fn command(&mut self, by: Role, act: Act) -> Result<Vec<Event>, Refusal> {
        let command = Command { by, act };
        let before = self.to_flag();
        let may = roles::may(&self.state, by, &command.act);
        match decide(&self.state, &command, self.now) {
            Ok(events) => {
                assert!(may || events.is_empty(), "{command:?} is not his: {events:?}");
                assert!(roles::may_leave(&self.state, by, &events), "{command:?}: {events:?}");
                for event in &events {
                    self.state.evolve(event);
                    self.score.event(&self.state, event);
                    let record = serde_json::to_string(event).unwrap();
                    let read: Event = serde_json::from_str(&record).unwrap();
                    assert_eq!(read, *event, "{record}");
                    self.again.evolve(&read);
                    let fact = record.split("\"event\":\"").nth(1).and_then(|rest| rest.split('"').next());
                    REACHED.lock().unwrap().extend(fact.map(|fact| (fact.to_owned(), event.by)));
                }
                self.gains(&events, before);
                self.hears(&command, &events);
                Ok(events)
            }
            Err(refusal) => {
                assert_eq!(self.to_flag(), before, "a refusal changes nothing");
                for (language, manner) in LANGUAGES.iter().zip(std::iter::repeat(self.manner())) {
                    is_whole(&language.refusal(&refusal, by, None, &self.state, &manner), &manner);
                }
                Err(refusal)
            }
        }
    }

    /// What each side may still think, in milliseconds.
    fn to_flag(&self) -> [Option<Millis>; 2] {
        Side::ALL.map(|side| self.state.clock().to_flag(self.state.time(), side, self.now))
    }

    /// What happened is heard, in whole sentences of the language.
    fn hears(&self, command: &Command, events: &[Event]) {
        // A press is heard in the other clock that it starts, or in the turn; whoever keeps the game says goodbye.
        let silent = |event: &Event| {
            matches!(event.fact, Fact::Move(MoveFact::Pressed { .. }) | Fact::End(EndFact::Quit))
                || matches!(event.fact, Fact::Clock(ClockFact::Resumed))
                // The question about the board, or the proposal, is the dialogue's to say.
                || matches!(
                    event.fact,
                    Fact::Boards(
                        BoardsFact::CheckDemanded
                            | BoardsFact::Checked { ok: true, .. }
                            | BoardsFact::RetraceAnswered { yes: true }
                    )
                )
        };
        let manner = self.manner();
        for language in LANGUAGES.iter() {
            let told = language.events(events, &self.state, &manner);
            assert!(!told.is_empty() || events.iter().all(silent), "nothing is heard of {command:?}: {events:?}");
            told.iter().for_each(|utterance| is_whole(utterance, &manner));
        }
    }

    /// Another manner each time.
    fn manner(&self) -> Manner {
        let styles =
            [Style::Digital, Style::Value, Style::Both, Style::Algebraic, Style::Anna, Style::Nato, Style::German];
        Manner {
            style: styles[self.deeds % styles.len()],
            length: if self.deeds.is_multiple_of(2) { Length::Full } else { Length::Brief },
            private: self.deeds.is_multiple_of(3),
            number: self.deeds.is_multiple_of(5),
            ..Manner::default()
        }
    }
}

/// A sentence without gaps and without a message of another language in place of a missing one. Both catalogues
/// have the same messages, so one that is missing shows in Arabic by its Latin letters.
fn is_whole(utterance: &Utterance, manner: &Manner) {
    for form in [&utterance.text, &utterance.speak] {
        assert!(!form.trim().is_empty() && !form.contains(['{', '}', '$']), "{utterance:?}");
        assert!(form.ends_with(['.', '!', '?', '\u{061f}', '\u{00bb}']), "no sentence: {utterance:?}");
        let own = matches!(manner.style, Style::Digital | Style::Value | Style::Both);
        if utterance.lang == "ar" && own {
            // What is repeated as somebody wrote it stands between quotation marks.
            let ours: String = form.split('"').step_by(2).collect();
            assert!(!ours.contains(|sign: char| sign.is_ascii_alphabetic()), "{utterance:?}");
        }
    }
}
