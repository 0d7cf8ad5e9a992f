//! What the laws' tests share: set-ups by the laws that are compiled in, a table whose clock runs, and what is
//! printed of what happened. The table itself is `crate::game::Table`, the program in a home `crate::recorded`.

use natiq::config::{Config, Sources, load};
use natiq::core::clock::spec;
use natiq::core::{Act, ArbiterAct, ClockAct, Event, MoveAct, Refusal, Role, Setup, Side, Snapshot};
use natiq::language::{Language, Manner};

use crate::game::Table;

/// Both laws that are compiled in.
pub const PROFILES: [&str; 2] = ["fide-2023", "digital"];

/// A minute in milliseconds.
pub const MINUTE: u64 = 60_000;

pub const PRESS: Act = Act::Move(MoveAct::Press);

/// All that is compiled in.
pub fn config() -> Config {
    load(&Sources::default()).unwrap()
}

/// A set-up under laws and a conduct that are compiled in, without a clock.
pub fn under(laws: &str, conduct: &str) -> Setup {
    let config = config();
    let profile = config.law_profile(laws).unwrap();
    Setup { profile, conduct: config.conduct_named(conduct).unwrap(), ..Setup::casual() }
}

/// A set-up among friends by laws and a time, as `--laws` and `--time` name them.
pub fn by_laws(laws: &str, time: &str) -> Setup {
    Setup { time: spec::read(time).unwrap(), ..under(laws, "casual") }
}

/// A game under an arbiter; its clock has not started.
pub fn game(laws: &str, time: &str) -> Table {
    Table::new(Setup { time: spec::read(time).unwrap(), ..under(laws, "tournament") })
}

/// A game under an arbiter, White's clock running.
pub fn begun(laws: &str, time: &str) -> Table {
    started(game(laws, time).state.setup().clone())
}

/// A game whose clock the arbiter has started.
pub fn started(setup: Setup) -> Table {
    let mut table = Table::new(setup);
    table.start(Role::Arbiter).unwrap();
    table
}

/// What both faces show, White's first, in milliseconds.
pub fn lefts(table: &Table) -> (u64, u64) {
    (table.left(Side::White), table.left(Side::Black))
}

/// What is printed of events, in English and in Arabic.
pub fn said(events: &[Event], table: &Table) -> [Vec<String>; 2] {
    ["en", "ar"].map(|code| {
        let language = Language::builtin(code).unwrap();
        let told = language.events(events, &table.state, &Manner::default());
        told.into_iter().map(|one| one.text).collect()
    })
}

impl Table {
    /// The side to move does something.
    pub fn mover(&mut self, act: Act) -> Result<Vec<Event>, Refusal> {
        let by = self.state.turn().into();
        self.act(by, act)
    }

    /// The side to move presses.
    pub fn press(&mut self) {
        self.mover(PRESS).unwrap();
    }

    /// Announces and presses one move after the other.
    pub fn made(&mut self, moves: &str) {
        for uci in moves.split_whitespace() {
            self.say(uci).unwrap();
            self.press();
        }
    }

    /// The same, each after so many milliseconds of thought.
    pub fn timed(&mut self, moves: &[(&str, u64)]) {
        for (uci, millis) in moves {
            self.pass(*millis);
            self.made(uci);
        }
    }

    /// Announced, pressed, repeated.
    pub fn whole(&mut self, uci: &str) {
        self.made(uci);
        self.mover(Act::Move(MoveAct::Same)).unwrap();
    }

    pub fn rule(&mut self, act: ArbiterAct) -> Result<Vec<Event>, Refusal> {
        self.act(Role::Arbiter, Act::Arbiter(act))
    }

    pub fn stop(&mut self, by: Role, reason: &str) -> Result<Vec<Event>, Refusal> {
        self.act(by, Act::Clock(ClockAct::Stop { reason: reason.to_owned() }))
    }

    pub fn start(&mut self, by: Role) -> Result<Vec<Event>, Refusal> {
        self.act(by, Act::Clock(ClockAct::Start))
    }

    /// What is printed of an act, in English and in Arabic.
    pub fn heard(&mut self, by: Role, act: Act) -> [Vec<String>; 2] {
        let events = self.act(by, act).unwrap();
        said(&events, self)
    }

    /// The state as `state` shows it.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.state, self.now)
    }
}
