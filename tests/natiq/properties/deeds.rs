//! What may happen next in a random game: commands of all roles, every law's among them.

use std::sync::LazyLock;

use natiq::core::{
    Act, AdjournAct, ArbiterAct, BoardsAct, ClaimAct, ClockAct, DrawAct, EndAct, Fault, Ground, Hand, Kind, LawProfile,
    Millis, MoveAct, Paper, PenaltyKind, Setup, Side, TakebackAct, TouchAct, Verdict, Warnings, WhichBoard,
    boards::CheckItem,
    clock::spec,
    conduct::{Duty, RepeatBack, Supervision},
    irregularity::Manner,
    penalty::Amount,
};
use proptest::prelude::*;
use shakmaty::uci::UciMove;

use crate::game::Table;

static DIGITAL: LazyLock<LawProfile> = LazyLock::new(|| crate::laws::table::config().law_profile("digital").unwrap());

/// Who acts, seen from the position: so that most commands are somebody's own.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    Mover,
    Other,
    Assistant,
    Arbiter,
}

/// What is done next.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Time passes, and what is due happens.
    Wait(u64),
    /// Time passes, and what is due did not happen yet.
    Late(u64),
    /// A legal move by its place in the list, perhaps with an offer.
    Move(Who, usize, bool),
    /// The opponent's last move repeated, or another one.
    Echo(Who, bool, usize),
    Act(Who, Act),
    /// What the game waits for.
    Next(usize),
}

pub fn who() -> impl Strategy<Value = Who> {
    prop_oneof![6 => Just(Who::Mover), 3 => Just(Who::Other), 1 => Just(Who::Assistant), 1 => Just(Who::Arbiter)]
}

pub fn act() -> impl Strategy<Value = Act> {
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
    let end = prop_oneof![
        1 => side().prop_map(|side| EndAct::Resign { side }), 3 => Just(EndAct::Quit), 1 => Just(EndAct::Sign),
    ];
    let uci = || (square(), square()).prop_map(|(from, to)| UciMove::Normal { from, to, promotion: None });
    let hands = prop_oneof![
        3 => square().prop_map(|on| TouchAct::Lift { on }), 2 => square().prop_map(|on| TouchAct::Place { on, promotion: None }),
        1 => square().prop_map(|on| TouchAct::Place { on, promotion: Some(Kind::Rook) }),
        2 => square().prop_map(|on| TouchAct::Touch { on }),
        2 => any::<bool>().prop_map(|deliberate| TouchAct::Answer { deliberate }),
        1 => prop::option::of(square()).prop_map(|on| TouchAct::Adjust { on }),
    ];
    let claim = prop_oneof![
        2 => prop::option::weighted(0.3, uci()).prop_map(|with| ClaimAct::Repetition { with }),
        2 => prop::option::weighted(0.3, uci()).prop_map(|with| ClaimAct::Fifty { with }),
        2 => Just(ClaimAct::Flag), 2 => Just(ClaimAct::Illegal), 2 => Just(ClaimAct::Quickplay),
        1 => square().prop_map(|on| ClaimAct::Touch { on }),
    ];
    let manner = prop::sample::select(vec![Manner::Move, Manner::Promotion, Manner::Press, Manner::Hands]);
    let verdict =
        prop_oneof![2 => side().prop_map(Verdict::Wins), 1 => Just(Verdict::Draw), 1 => Just(Verdict::BothLose)];
    let span = || (0_u64..600_000).prop_map(Millis);
    let amount = || prop_oneof![span().prop_map(Amount::Time), (1_u32..7).prop_map(Amount::Halves)];
    let arbiter = prop_oneof![
        3 => (side(), span()).prop_map(|(side, left)| ArbiterAct::Clock { side, left }),
        2 => (side(), 0_u32..60).prop_map(|(side, count)| ArbiterAct::Moves { side, count }),
        3 => (prop::sample::select(PenaltyKind::ALL.to_vec()), side(), prop::option::of(amount())).prop_map(
            |(kind, side, amount)| ArbiterAct::Penalty { kind, side, amount, reason: "\u{0643}\u{0644}\u{0627}\u{0645}".to_owned() }
        ),
        2 => (prop::option::of(side()), span()).prop_map(|(side, amount)| ArbiterAct::Extra { side, amount }),
        1 => verdict.prop_map(ArbiterAct::Result),
        2 => prop::option::of((1_u32..6, side())).prop_map(|after| ArbiterAct::Restore { after }),
        3 => prop::sample::select(vec![ArbiterAct::Accept, ArbiterAct::Reject, ArbiterAct::Postpone]),
        1 => (prop::option::of(side()), span()).prop_map(|(side, span)| ArbiterAct::Late { side, span }),
        2 => (side(), manner).prop_map(|(side, manner)| ArbiterAct::Illegal { side, manner }),
        1 => Just(ArbiterAct::Flags), 1 => Just(ArbiterAct::Annul(Ground::Position)),
        1 => Just(ArbiterAct::Annul(Ground::Colours)),
        1 => Just(ArbiterAct::Code { digest: "0".repeat(64) }),
    ];
    let which = || prop_oneof![Just(WhichBoard::Vi), Just(WhichBoard::Sighted)];
    let hand = prop_oneof![
        3 => (square(), square()).prop_map(|(from, to)| Hand::Moved { from, to }),
        1 => square().prop_map(|on| Hand::Emptied { on }),
        1 => (prop::option::of(side()), square()).prop_map(|(side, on)| Hand::Put { side, kind: Kind::Knight, on }),
    ];
    let boards = prop_oneof![
        1 => Just(BoardsAct::Demand),
        4 => (prop::option::of(prop::sample::select(CheckItem::ALL.to_vec())), prop::bool::weighted(0.8))
            .prop_map(|(item, ok)| BoardsAct::Check { item, ok }),
        3 => Just(BoardsAct::Executed), 3 => Just(BoardsAct::Compare), 2 => Just(BoardsAct::PutRight),
        3 => (which(), hand).prop_map(|(board, hand)| BoardsAct::Hands { board, hand }),
        2 => (any::<bool>(), uci()).prop_map(|(anew, uci)| {
            BoardsAct::OtherSheet { anew, moves: vec![(uci.to_string(), Some(uci))] }
        }),
        1 => Just(BoardsAct::OtherBack), 2 => Just(BoardsAct::Retrace),
        2 => any::<bool>().prop_map(|yes| BoardsAct::Retraced { yes }),
    ];
    let found = prop_oneof![3 => uci().prop_map(Ok), 1 => Just(Err(Fault::Unreadable))];
    let paper = found.prop_map(|found| Paper { text: "\u{0641}\u{064a}\u{0644}".to_owned(), found, offer: true });
    let adjourn = prop_oneof![
        3 => prop::option::of((0_u64..20_000).prop_map(Millis)).prop_map(|session| AdjournAct::Adjourn { session }),
        3 => Just(AdjournAct::Seal { digest: Some("digest".to_owned()) }),
        3 => Just(AdjournAct::Close { resumption: "\u{063a}\u{062f}\u{0627}".to_owned() }),
        3 => (any::<bool>(), prop::option::of(paper)).prop_map(|(absent, paper)| AdjournAct::Open { absent, paper }),
        1 => Just(AdjournAct::Lost),
    ];
    let made = uci().prop_map(|uci| Act::Move(MoveAct::Made { uci }));
    prop_oneof![
        9 => moving.prop_map(Act::Move), 5 => clock.prop_map(Act::Clock), 3 => draw.prop_map(Act::Draw),
        4 => back.prop_map(Act::Takeback), 1 => end.prop_map(Act::End),
        4 => hands.prop_map(Act::Touch), 4 => claim.prop_map(Act::Claim), 4 => arbiter.prop_map(Act::Arbiter),
        2 => made, 3 => boards.prop_map(Act::Boards), 3 => adjourn.prop_map(Act::Adjourn),
    ]
}

/// The agreements that differ in law, conduct, time and position.
pub fn setup() -> impl Strategy<Value = Setup> {
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
    (time, fen, repeat, any::<[bool; 10]>()).prop_map(|(time, fen, repeat, flags)| {
        let [tournament, says, first, reasons, digital, watched, touch, finish, boards, black] = flags;
        let mut setup = if tournament { Table::tournament() } else { Setup::casual() };
        setup.fen = fen.map(str::to_owned);
        setup.time = spec::read(time).unwrap();
        setup.conduct.repeat_back = if tournament { repeat } else { RepeatBack::Off };
        setup.conduct.clock_says = says;
        setup.conduct.full_reasons = reasons;
        if digital {
            setup.profile = DIGITAL.clone();
        }
        if finish {
            setup.profile.quickplay.finish = natiq::core::profile::QuickplayFinish::Draw;
        }
        setup.conduct.supervision = if watched { Supervision::Adequate } else { Supervision::None };
        setup.conduct.touch = touch;
        setup.special_board = boards.then_some(if black { Side::Black } else { Side::White });
        setup.conduct.assistant = if first { Duty::ALL.to_vec() } else { vec![Duty::Announce, Duty::Press] };
        setup.profile.increment_from_start = first;
        setup.warnings = Warnings {
            own: [300, 60, 30, 20, 10].map(Millis::seconds).to_vec(),
            to_control: vec![5, 3, 1],
            ..Warnings::default()
        };
        setup
    })
}
