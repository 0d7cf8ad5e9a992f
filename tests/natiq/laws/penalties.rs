//! Penalties, each of its list, clocks to the millisecond (12.9; digital 13.4, 13.5).

use natiq::core::{
    Act, Amount, ArbiterAct, ClockAct, Event, Fact, Millis, PenaltyKind, Refusal, Role, RulingFact, Side, next_deadline,
};

use super::table::{MINUTE, begun, game};
use crate::game::Table;

fn penalty(kind: PenaltyKind, side: Side, amount: Option<Amount>) -> ArbiterAct {
    ArbiterAct::Penalty { kind, side, amount, reason: "talking".to_owned() }
}

/// An amount that fits a kind.
fn fitting(kind: PenaltyKind) -> Option<Amount> {
    match kind {
        PenaltyKind::OpponentTime | PenaltyKind::OwnTime => Some(Amount::Time(Millis(1))),
        PenaltyKind::OpponentPoints | PenaltyKind::OwnPoints => Some(Amount::Halves(1)),
        _ => None,
    }
}

#[test]
fn article_12_9_nine_penalties_and_article_13_4_seven_in_their_order() {
    use PenaltyKind::*;
    let digital = [Warning, OpponentTime, OwnTime, Loss, OwnPoints, OpponentPoints, Expulsion];
    assert_eq!(game("digital", "90m").state.setup().profile.penalties, digital);
    assert_eq!(game("fide-2023", "90m").state.setup().profile.penalties, PenaltyKind::ALL);
    for kind in PenaltyKind::ALL {
        for (laws, known) in [("fide-2023", true), ("digital", digital.contains(&kind))] {
            let mut table = begun(laws, "90m");
            let ruled = table.rule(penalty(kind, Side::White, fitting(kind)));
            assert_eq!(ruled.is_ok(), known, "{laws} {kind:?}");
            if !known {
                assert_eq!(ruled, Err(Refusal::NoSuchPenalty));
            }
        }
    }
}

#[test]
fn article_12_9_2_the_opponents_time_grows_to_the_millisecond() {
    let mut table = begun("fide-2023", "15m+10s");
    table.timed(&[("e2e4", 12_345)]);
    table.pass(1_001);
    let before = (table.left(Side::White), table.left(Side::Black));
    table.rule(penalty(PenaltyKind::OpponentTime, Side::White, Some(Amount::Time(Millis(120_007))))).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (before.0, before.1 + 120_007));
}

#[test]
fn article_12_9_3_the_offenders_time_shrinks_to_the_millisecond() {
    let mut table = begun("digital", "15m");
    table.timed(&[("e2e4", 12_345)]);
    table.pass(1_001);
    table.rule(penalty(PenaltyKind::OwnTime, Side::Black, Some(Amount::Time(Millis(120_007))))).unwrap();
    assert_eq!(table.left(Side::White), 15 * MINUTE - 12_345);
    assert_eq!(table.left(Side::Black), 15 * MINUTE - 1_001 - 120_007);
}

#[test]
fn article_12_9_3_a_clock_never_falls_below_nothing_and_its_flag_is_due() {
    let mut table = begun("digital", "15m");
    table.pass(1_000);
    table.rule(penalty(PenaltyKind::OwnTime, Side::White, Some(Amount::Time(Millis::minutes(20))))).unwrap();
    assert_eq!((table.left(Side::White), table.result()), (0, None));
    assert_eq!(next_deadline(&table.state, table.now), Some(table.now));
    assert_eq!(table.rule(penalty(PenaltyKind::Warning, Side::White, None)), Err(Refusal::FlagDue));
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(table.result(), Some(("time", "0-1")));
}

#[test]
fn article_12_9_what_is_measured_needs_its_amount_and_nothing_else_takes_one() {
    let mut table = begun("fide-2023", "15m");
    let (time, points) = (Some(Amount::Time(Millis(1000))), Some(Amount::Halves(1)));
    for (kind, amount) in [
        (PenaltyKind::OwnTime, None),
        (PenaltyKind::OwnTime, points),
        (PenaltyKind::OwnTime, Some(Amount::Time(Millis::ZERO))),
        (PenaltyKind::OpponentTime, None),
        (PenaltyKind::OwnPoints, None),
        (PenaltyKind::OwnPoints, time),
        (PenaltyKind::Warning, time),
        (PenaltyKind::Fine, points),
    ] {
        assert_eq!(table.rule(penalty(kind, Side::White, amount)), Err(Refusal::NoAmount), "{kind:?} {amount:?}");
    }
    // The most that the game can give (12.9.4).
    table.rule(penalty(PenaltyKind::OpponentPoints, Side::White, None)).unwrap();
}

#[test]
fn article_12_9_a_penalty_has_its_reason() {
    let mut table = begun("fide-2023", "15m");
    let ruling = |reason: &str| ArbiterAct::Penalty {
        kind: PenaltyKind::Warning,
        side: Side::White,
        amount: None,
        reason: reason.to_owned(),
    };
    assert_eq!(table.rule(ruling(" \t")), Err(Refusal::NoReason));
    let events = table.rule(ruling(" phone ")).unwrap();
    assert!(matches!(&events[0].fact, Fact::Ruling(RulingFact::Penalized { reason, .. }) if reason == "phone"));
}

#[test]
fn article_12_9_6_loss_and_expulsion_end_the_game_and_nothing_milder_does() {
    for kind in PenaltyKind::ALL {
        let mut table = begun("fide-2023", "15m");
        table.rule(penalty(kind, Side::White, fitting(kind))).unwrap();
        let ends = matches!(kind, PenaltyKind::Loss | PenaltyKind::Expulsion);
        assert_eq!(table.result(), ends.then_some(("forfeit", "0-1")), "{kind:?}");
    }
}

#[test]
fn article_12_9_6_a_forfeit_is_no_draw_against_a_lone_king() {
    let mut setup = game("fide-2023", "15m").state.setup().clone();
    setup.fen = Some("8/8/8/4k3/8/8/3Q4/4K3 w - - 0 1".to_owned());
    let mut table = Table::new(setup);
    table.rule(penalty(PenaltyKind::Loss, Side::White, None)).unwrap();
    assert_eq!(table.result(), Some(("forfeit", "0-1")));
}

#[test]
fn article_13_5_extra_time_for_one_or_both() {
    let mut table = begun("digital", "15m");
    table.rule(ArbiterAct::Extra { side: Some(Side::Black), amount: Millis(90_001) }).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (15 * MINUTE, 15 * MINUTE + 90_001));
    table.rule(ArbiterAct::Extra { side: None, amount: Millis(500) }).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (15 * MINUTE + 500, 15 * MINUTE + 90_501));
}

#[test]
fn a_ruling_reads_again_from_its_record_and_gives_the_same_clocks() {
    let mut table = begun("digital", "15m d5s");
    let start = table.state.clone();
    table.pass(7_001);
    let mut events = table.rule(penalty(PenaltyKind::OwnTime, Side::White, Some(Amount::Time(Millis(2_000))))).unwrap();
    table.pass(500);
    events.extend(table.rule(ArbiterAct::Clock { side: Side::Black, left: Millis(61_500) }).unwrap());
    events.extend(table.rule(ArbiterAct::Extra { side: None, amount: Millis(3) }).unwrap());
    let mut again = start;
    for event in &events {
        let line = serde_json::to_string(event).unwrap();
        let read: Event = serde_json::from_str(&line).unwrap();
        assert_eq!(read, *event, "{line}");
        again.evolve(&read);
    }
    assert_eq!(again.clocks(table.now), table.state.clocks(table.now));
    assert_eq!(table.left(Side::White), 15 * MINUTE - 2_501 - 2_000 + 3);
}

#[test]
fn every_ruling_is_read_back_as_itself() {
    use natiq::core::TimeChange;
    let time = TimeChange::given(Side::White, Millis(1));
    let all = [
        RulingFact::ClockSet { side: Side::White, left: Millis(1) },
        RulingFact::CounterSet { side: Side::Black, count: 3 },
        RulingFact::Penalized {
            kind: PenaltyKind::OwnPoints,
            side: Side::White,
            time,
            halves: Some(1),
            reason: "x".into(),
        },
        RulingFact::Extra { time },
        RulingFact::Late { side: None, span: Millis(2), time },
        RulingFact::FlagsDown { time },
        RulingFact::Restored { plies: 3, turn: Side::Black, undone: true },
        RulingFact::CodeSet { digest: "d".into() },
    ];
    for fact in all {
        let event = Event { at: Millis(5), by: Role::Arbiter, fact: fact.clone().into() };
        let line = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&line).unwrap(), event, "{line}");
    }
}
