//! Whatever anybody does in whatever order, the laws of clock and table hold.
//!
//! Random commands of all roles go through decide and evolve, as they do in the program; the model knows the
//! agreement alone. What happened is written and read like a journal, and worded in both languages.

use std::sync::LazyLock;

use natiq::core::{
    Act, AdjournAct, ClockAct, ClockFact, Command, DrawAct, EndAct, EndFact, Event, Fact, Fault, Millis, MoveAct,
    MoveFact, Paper, Refusal, Role, Setup, Side, Snapshot, State, TakebackAct, TakebackFact, Warnings, clock::spec,
    conduct::RepeatBack, decide, next_deadline,
};
use natiq::language::{Language, Length, Manner, Style, Utterance};
use proptest::prelude::*;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Position};

use crate::game::Table;

prop_state_machine! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn the_laws_hold_whatever_is_done(sequential 1..70 => Game);
}

static LANGUAGES: LazyLock<[Language; 2]> = LazyLock::new(|| ["en", "ar"].map(|code| Language::builtin(code).unwrap()));

/// Who acts, seen from the position: so that most commands are somebody's own.
#[derive(Clone, Copy, Debug)]
enum Who {
    Mover,
    Other,
    Assistant,
    Arbiter,
}

/// What is done next.
#[derive(Clone, Debug)]
enum Deed {
    /// Time passes, and what is due happens.
    Wait(u64),
    /// Time passes, and what is due did not happen yet.
    Late(u64),
    /// A legal move by its place in the list, perhaps with an offer.
    Move(Who, usize, bool),
    /// The opponent's last move repeated, or another one.
    Echo(Who, bool, usize),
    Act(Who, Act),
}

fn who() -> impl Strategy<Value = Who> {
    prop_oneof![6 => Just(Who::Mover), 3 => Just(Who::Other), 1 => Just(Who::Assistant), 1 => Just(Who::Arbiter)]
}

fn act() -> impl Strategy<Value = Act> {
    let side = || prop_oneof![Just(Side::White), Just(Side::Black)];
    let square = || (0_u32..64).prop_map(shakmaty::Square::new);
    let moving = prop_oneof![
        6 => Just(MoveAct::Press), 2 => Just(MoveAct::Correct), 2 => Just(MoveAct::Same), 1 => Just(MoveAct::LetStand),
        2 => (square(), square(), any::<bool>()).prop_map(|(from, to, offer)| {
            MoveAct::Announce { uci: UciMove::Normal { from, to, promotion: None }, offer }
        }),
    ];
    let reason = prop_oneof![Just(String::new()), Just("\u{0641}\u{0627}\u{0635}\u{0644}".to_owned())];
    let clock = prop_oneof![
        4 => Just(ClockAct::Start), 1 => Just(ClockAct::Deadline),
        2 => reason.prop_map(|reason| ClockAct::Stop { reason }),
        1 => (1_u64..9_000_000).prop_map(|span| ClockAct::Slept { span: Millis(span) }),
        1 => (side(), any::<bool>()).prop_map(|(side, on)| ClockAct::Says { side, on }),
    ];
    let draw = prop_oneof![3 => Just(DrawAct::Offer), 1 => Just(DrawAct::Accept), 2 => Just(DrawAct::Decline)];
    let back = prop_oneof![2 => Just(TakebackAct::Ask), 2 => Just(TakebackAct::Allow), 1 => Just(TakebackAct::Refuse)];
    let end = prop_oneof![1 => side().prop_map(|side| EndAct::Resign { side }), 3 => Just(EndAct::Quit)];
    let found = prop_oneof![
        3 => (square(), square()).prop_map(|(from, to)| Ok(UciMove::Normal { from, to, promotion: None })),
        1 => Just(Err(Fault::Unreadable)),
    ];
    let paper = found.prop_map(|found| Paper { text: "\u{0641}\u{064a}\u{0644}".to_owned(), found, offer: true });
    let adjourn = prop_oneof![
        3 => prop::option::of((0_u64..20_000).prop_map(Millis)).prop_map(|session| AdjournAct::Adjourn { session }),
        3 => Just(AdjournAct::Seal { digest: Some("digest".to_owned()) }),
        3 => Just(AdjournAct::Close { resumption: "\u{063a}\u{062f}\u{0627}".to_owned() }),
        3 => (any::<bool>(), prop::option::of(paper)).prop_map(|(absent, paper)| AdjournAct::Open { absent, paper }),
        1 => Just(AdjournAct::Lost),
    ];
    prop_oneof![
        3 => adjourn.prop_map(Act::Adjourn),
        9 => moving.prop_map(Act::Move), 5 => clock.prop_map(Act::Clock), 3 => draw.prop_map(Act::Draw),
        4 => back.prop_map(Act::Takeback), 1 => end.prop_map(Act::End),
    ]
}

/// The agreements that differ in law, conduct, time and position.
fn setup() -> impl Strategy<Value = Setup> {
    let time = prop::sample::select(vec![
        "none",
        "1m",
        "5m+3s",
        "20s d5s",
        "10s b5s",
        "0 d5s",
        "1m/2,30s +2s",
        "white=1m black=40s+2s",
    ]);
    let fen = prop::sample::select(vec![
        None,
        None,
        Some("7k/8/6K1/8/8/8/8/R7 w - - 146 120"),
        Some("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1"),
        Some("1n5k/P7/8/8/8/8/7p/K5N1 w - - 0 1"),
        Some("r3k2r/p6p/8/2pP4/8/8/P6P/R3K2R w KQkq c6 0 1"),
    ]);
    let repeat = prop::sample::select(vec![RepeatBack::Off, RepeatBack::Key, RepeatBack::Required]);
    (time, fen, repeat, any::<[bool; 4]>()).prop_map(|(time, fen, repeat, [tournament, says, first, reasons])| {
        let mut setup = if tournament { Table::tournament() } else { Setup::casual() };
        setup.fen = fen.map(str::to_owned);
        setup.time = spec::read(time).unwrap();
        setup.conduct.repeat_back = if tournament { repeat } else { RepeatBack::Off };
        setup.conduct.clock_says = says;
        setup.conduct.full_reasons = reasons;
        setup.profile.increment_from_start = first;
        setup.warnings = Warnings {
            own: [300, 60, 30, 20, 10].map(Millis::seconds).to_vec(),
            to_control: vec![5, 3, 1],
            ..Warnings::default()
        };
        setup
    })
}

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
    now: Millis,
    deeds: usize,
}

impl StateMachineTest for Game {
    type SystemUnderTest = Game;
    type Reference = Agreement;

    fn init_test(setup: &Setup) -> Game {
        let new = || State::new(setup.clone()).unwrap();
        Game { state: new(), again: new(), now: Millis::ZERO, deeds: 0 }
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
        assert_eq!(next_deadline(&game.state, game.now).is_some(), game.state.clock().running().is_some());
    }

    fn teardown(game: Game, _: Setup) {
        assert_eq!(format!("{:?}", game.again), format!("{:?}", game.state));
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
        match decide(&self.state, &command, self.now) {
            Ok(events) => {
                for event in &events {
                    self.state.evolve(event);
                    let record = serde_json::to_string(event).unwrap();
                    let read: Event = serde_json::from_str(&record).unwrap();
                    assert_eq!(read, *event, "{record}");
                    self.again.evolve(&read);
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

    /// No time comes from nowhere: only by the own press (increment, a delay that is whole again, the next period)
    /// and by taking back.
    fn gains(&self, events: &[Event], before: [Option<Millis>; 2]) {
        let taken_back = |event: &Event| matches!(event.fact, Fact::Takeback(TakebackFact::TakenBack { .. }));
        if events.iter().any(taken_back) {
            return;
        }
        for ((side, before), after) in Side::ALL.into_iter().zip(before).zip(self.to_flag()) {
            let periods = &self.state.time().get(side).periods;
            let bonus = periods.iter().map(|period| period.bonus.increment() + period.bonus.delay()).max();
            let mut due = Millis::ZERO;
            for event in events {
                if let Fact::Move(MoveFact::Pressed { ply, period, .. }) = &event.fact
                    && ply.side == side
                {
                    let next = period.and_then(|period| periods.get(period as usize - 1));
                    due += bonus.unwrap_or_default() + next.map(|next| next.base).unwrap_or_default();
                }
            }
            assert!(after <= before.map(|before| before + due), "{side:?}: {before:?} to {after:?} by {events:?}");
        }
    }

    /// What happened is heard, in whole sentences of the language.
    fn hears(&self, command: &Command, events: &[Event]) {
        // A press is heard in the other clock that it starts, or in the turn; whoever keeps the game says goodbye.
        let silent = |event: &Event| {
            matches!(event.fact, Fact::Move(MoveFact::Pressed { .. }) | Fact::End(EndFact::Quit))
                || matches!(event.fact, Fact::Clock(ClockFact::Resumed))
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
            assert!(!form.contains(|sign: char| sign.is_ascii_alphabetic()), "{utterance:?}");
        }
    }
}
