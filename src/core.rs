//! The laws, the clock and the state of one game: pure, without text for people.
//!
//! [`decide`](fn@decide) judges a command, [`State::evolve`] applies what came of it, [`ask`](fn@ask) reads; nothing
//! else touches the state. It reads no clock, file, environment or terminal: time comes in as a value.
//! A law is a file named by it, and the same name is found along its way: what is done (`act`), how it is
//! judged (`decide`), what came of it (`event`), how that is applied (`evolve`); what it keeps and counts
//! stands beside them (`claim`, `touch`, `boards`, `adjournment`, `irregularity`, `penalty`, `outcome`). A
//! variant of [`Act`], [`Fact`] or [`Refusal`] comes with the law that uses it.
//!
//! Articles are cited as the FIDE Laws 2023 number them; "digital" is before those of source 002, whose
//! appendix VI is numbered as it stands there (it counts two clauses 2).

pub mod act;
pub mod adjournment;
pub mod ask;
pub mod boards;
pub mod claim;
pub mod clock;
pub mod conduct;
pub mod decide;
pub mod event;
mod evolve;
pub mod irregularity;
pub mod legality;
pub mod made;
pub mod mate;
pub mod millis;
pub mod outcome;
pub mod past;
pub mod penalty;
pub mod piece;
pub mod ply;
pub mod profile;
pub mod refusal;
pub mod role;
pub mod setup;
pub mod side;
pub mod snapshot;
pub mod state;
pub mod touch;

pub use act::{
    Act, AdjournAct, ArbiterAct, BoardsAct, ClaimAct, ClockAct, Command, DrawAct, EndAct, Ground, Hand, MoveAct, Paper,
    TakebackAct, TouchAct, Verdict,
};
pub use adjournment::{AdjournBar, Adjournment, Fault, Sealed, Stage};
pub use ask::{Answer, Direction, Found, Line, Query, ask, fuller};
pub use boards::{BoardsRefusal, CheckItem, Comparison, Fix, Man, WhichBoard, Written};
pub use clock::{Bonus, Clock, TimeControl, Warnings};
pub use conduct::Conduct;
pub use decide::{decide, may_begin_another, next_deadline};
pub use event::{
    AdjournFact, BoardsFact, Claim, ClaimFact, ClockFact, DrawFact, EndFact, EnvelopeRecord, Event, Fact, Grounds,
    MoveFact, RulingFact, TakebackFact, TouchFact,
};
pub use legality::{CastleBar, Illegal};
pub use millis::Millis;
pub use outcome::{Ending, Outcome};
pub use past::Sought;
pub use penalty::{Amount, Measure, PenaltyKind, TimeChange};
pub use piece::Kind;
pub use ply::{Castle, Check, Ply, Taken, uci};
pub use profile::LawProfile;
pub use refusal::Refusal;
pub use role::Role;
pub use setup::{BadStart, Setup};
pub use side::{Both, Side};
pub use snapshot::Snapshot;
pub use state::State;
pub use touch::{Bearing, Duty, HandBar, Hands, Obligation};
