//! The touch rule at the table (article 4; appendix VI.2, VI.3, VI.6, VI.9 f; source 003).
//!
//! What is left of the moves is tested beside the code, scenario by scenario; here is who may do and say what,
//! what it costs, and what is heard.

mod heard;
mod told;

use natiq::core::clock::spec;
use natiq::core::profile::{PerClass, TouchEnforcement};
use natiq::core::{
    Act, Bearing, Claim, ClaimAct, ClaimFact, ClockAct, DrawAct, DrawFact, EndAct, Event, Fact, HandBar, Hands,
    Illegal, Kind, MoveAct, MoveFact, Obligation, Refusal, Role, Setup, Side, TakebackAct, TouchAct, TouchFact, ask,
};
use natiq::language::{Language, Manner, without_marks};
use shakmaty::Square;

use super::table::{PRESS, started};
use crate::game::Table;

/// A game in which the touch rule is seen to, from a position.
fn from(fen: Option<&str>) -> Table {
    let mut setup = Setup { fen: fen.map(str::to_owned), ..Table::tournament() };
    setup.conduct.touch = true;
    setup.time = spec::read("90m").unwrap();
    Table::new(setup)
}

/// A rapid game of the digital laws: a touch has to be claimed (appendix II.5).
fn on_claim(time: &str) -> Table {
    let mut setup = from(None).state.setup().clone();
    setup.profile.name = "digital".to_owned();
    setup.profile.increment_from_start = false;
    setup.profile.touch = PerClass {
        standard: TouchEnforcement::Auto,
        rapid: TouchEnforcement::OnClaim,
        blitz: TouchEnforcement::OnClaim,
    };
    setup.time = spec::read(time).unwrap();
    started(setup)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn lift(on: &str) -> Act {
    Act::Touch(TouchAct::Lift { on: square(on) })
}

fn place(on: &str) -> Act {
    Act::Touch(TouchAct::Place { on: square(on), promotion: None })
}

fn touch(on: &str) -> Act {
    Act::Touch(TouchAct::Touch { on: square(on) })
}

fn answer(deliberate: bool) -> Act {
    Act::Touch(TouchAct::Answer { deliberate })
}

fn adjust(on: Option<&str>) -> Act {
    Act::Touch(TouchAct::Adjust { on: on.map(square) })
}

fn claim(on: &str) -> Act {
    Act::Claim(ClaimAct::Touch { on: square(on) })
}

const CORRECT: Act = Act::Move(MoveAct::Correct);
const OFFER: Act = Act::Draw(DrawAct::Offer);

fn refused(events: Result<Vec<Event>, Refusal>) -> HandBar {
    match events {
        Err(Refusal::Hand(bar)) => bar,
        other => panic!("{other:?}"),
    }
}

const TARRASCH: &str = "rnbqkb1r/ppp2ppp/3p4/8/4n3/3P1N2/PPP2PPP/RNBQKB1R b KQkq - 0 5";

#[test]
fn article_4_3_1_the_touched_piece_must_move_and_nothing_moves_by_itself() {
    let mut table = from(Some(TARRASCH));
    table.mover(lift("f8")).unwrap();
    table.pass(60_000);
    assert!(table.state.announced().is_none() && table.state.line().is_empty(), "case 93: one legal move is not made");
    assert_eq!(table.say("e4f6"), Err(Refusal::Touched(Obligation::Move { on: Square::F8 })));
    assert_eq!(table.left(Side::Black), 5_400_000, "and the clock is as it was");
    table.say("f8e7").unwrap();
    table.mover(PRESS).unwrap();
    assert!(!table.state.hands().is_touched(), "the press ends it");
    // Resigning is no move.
    let mut table = from(Some(TARRASCH));
    table.mover(lift("f8")).unwrap();
    table.mover(Act::End(EndAct::Resign { side: Side::Black })).unwrap();
    assert!(table.state.outcome().is_some());
}

#[test]
fn appendix_vi_2_reading_a_square_is_no_touch() {
    let mut table = from(None);
    let feel = natiq::core::Query::Line(natiq::core::Line::Square(Square::E2));
    ask(&table.state, Role::White, &feel, table.now).unwrap();
    table.say("d2d4").unwrap();
}

#[test]
fn appendix_vi_3_lifted_placed_announced_pressed() {
    let mut table = from(None);
    table.mover(Act::Clock(ClockAct::Start)).unwrap();
    assert_eq!(refused(table.mover(place("e4"))), HandBar::NotLifted);
    table.mover(lift("e2")).unwrap();
    assert_eq!((table.snapshot().phase, table.mover(PRESS)), ("lifted", Err(Refusal::NotAnnounced)));
    assert_eq!(refused(table.mover(lift("e2"))), HandBar::InHand(Square::E2));
    assert_eq!(refused(table.mover(place("d2"))), HandBar::Occupied(Square::D2));
    table.mover(place("e4")).unwrap();
    table.pass(10_000);
    assert_eq!((table.snapshot().phase, table.mover(PRESS)), ("placed", Err(Refusal::NotAnnounced)));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (5_390_000, 5_400_000));
    // What was released can neither be changed nor taken up again (4.7; digital 4.11).
    let made = Refusal::Touched(Obligation::Made { from: Square::E2, on: Square::E4 });
    assert_eq!(table.say("e2e3"), Err(made.clone()));
    assert_eq!(table.mover(lift("e4")), Err(made.clone()));
    assert_eq!(table.mover(lift("d2")), Err(made.clone()));
    assert_eq!(table.mover(place("e3")), Err(made));
    table.say("e2e4").unwrap();
    assert_eq!(table.snapshot().phase, "announced");
    table.mover(PRESS).unwrap();
    assert_eq!(table.state.clock().running(), Some(Side::Black));
}

#[test]
fn article_4_7_a_piece_that_cannot_stay_is_still_in_hand() {
    let mut table = from(None);
    table.mover(lift("e2")).unwrap();
    let events = table.mover(place("e5")).unwrap();
    assert!(matches!(events[0].fact, Fact::Touch(TouchFact::Placed { stays: false, .. })));
    assert_eq!(table.snapshot().phase, "lifted");
    assert_eq!(refused(table.mover(lift("e5"))), HandBar::InHand(Square::E2));
    assert_eq!(table.say("d2d4"), Err(Refusal::Touched(Obligation::Move { on: Square::E2 })));
    table.mover(place("e4")).unwrap();
    assert_eq!(table.snapshot().phase, "placed");
}

#[test]
fn appendix_vi_6_correcting_withdraws_the_announcement_and_no_touch() {
    let mut table = from(None);
    table.say("e2e3").unwrap();
    table.mover(CORRECT).unwrap();
    table.say("d2d4").unwrap();
    table.mover(CORRECT).unwrap();
    table.mover(lift("e2")).unwrap();
    table.say("e2e3").unwrap();
    // A piece of another move cannot be taken up meanwhile.
    assert!(matches!(table.mover(lift("d2")), Err(Refusal::Pending { .. })));
    table.mover(CORRECT).unwrap();
    assert_eq!(table.say("d2d4"), Err(Refusal::Touched(Obligation::Move { on: Square::E2 })));
    table.made("e2e4");
    assert_eq!(table.state.line()[0].ply.uci.to_string(), "e2e4");
}

#[test]
fn article_4_4_4_the_promotion_is_final_once_its_piece_touches_the_square() {
    let mut table = from(Some("8/4P3/8/8/8/8/k7/7K w - - 0 1"));
    let put = |kind| Act::Touch(TouchAct::Place { on: Square::E8, promotion: Some(kind) });
    table.mover(lift("e7")).unwrap();
    assert_eq!(refused(table.mover(put(Kind::King))), HandBar::Promotion);
    table.mover(place("e8")).unwrap();
    let made = Err(Refusal::Touched(Obligation::Made { from: Square::E7, on: Square::E8 }));
    assert_eq!(table.say("h1g1"), made);
    table.say("e7e8n").unwrap();
    table.mover(CORRECT).unwrap();
    table.mover(put(Kind::Rook)).unwrap();
    assert_eq!(table.mover(put(Kind::Queen)), made);
    assert_eq!(table.say("e7e8n"), made);
    table.say("e7e8r").unwrap();
}

#[test]
fn article_4_5_no_promotion_is_named_where_none_is() {
    let mut table = from(None);
    table.mover(lift("e2")).unwrap();
    let put = TouchAct::Place { on: Square::E4, promotion: Some(Kind::Queen) };
    assert_eq!(refused(table.mover(Act::Touch(put))), HandBar::Promotion);
}

#[test]
fn article_4_2_1_adjusting_is_for_the_player_to_move_and_said_before() {
    let mut table = from(None);
    assert_eq!(table.act(Role::Black, adjust(None)), Err(Refusal::AdjustTurn));
    assert_eq!(table.act(Role::Arbiter, adjust(None)), Err(Refusal::AdjustTurn));
    assert_eq!(refused(table.mover(adjust(Some("e4")))), HandBar::Empty(Square::E4));
    table.mover(adjust(Some("g1"))).unwrap();
    table.mover(lift("g1")).unwrap();
    table.mover(place("g1")).unwrap();
    assert!(!table.state.hands().is_touched());
    // It was for that piece, and for that once.
    table.mover(lift("g1")).unwrap();
    assert!(table.state.hands().is_touched());
    table.mover(adjust(None)).unwrap();
    table.mover(lift("e2")).unwrap();
    assert_eq!(table.say("e2e4"), Err(Refusal::Touched(Obligation::Move { on: Square::G1 })), "too late for it");
}

#[test]
fn source_003_a_touch_out_of_turn_is_noted_and_obliges_to_nothing() {
    let mut table = from(None);
    let events = table.act(Role::Black, lift("e7")).unwrap();
    assert!(matches!(
        events[..],
        [Event { fact: Fact::Touch(TouchFact::Lifted { side: Side::Black, bearing: Bearing::OffTurn, .. }), .. }]
    ));
    assert_eq!(refused(table.act(Role::Black, lift("e5"))), HandBar::Empty(Square::E5));
    assert_eq!(table.act(Role::Black, place("e5")), Err(Refusal::Turn { turn: Side::White }));
    table.made("e2e4 d7d5");
}

#[test]
fn article_9_1_2_1_a_deliberate_touch_declines_an_offer() {
    let offered = || {
        let mut table = from(None);
        table.made("e2e4 e7e5");
        table.say("g1f3").unwrap();
        table.mover(OFFER).unwrap();
        table.mover(PRESS).unwrap();
        table
    };
    let lapses = |events: &[Event]| events.iter().any(|e| matches!(e.fact, Fact::Draw(DrawFact::Lapsed { .. })));
    for (act, by, wanted) in [
        (lift("b8"), Role::Black, true),
        (touch("b8"), Role::Black, true),
        (touch("b8"), Role::Arbiter, true),
        (adjust(None), Role::Black, false),
        (lift("b1"), Role::White, false),
    ] {
        let mut table = offered();
        let events = table.act(by, act.clone()).unwrap();
        assert_eq!(lapses(&events), wanted, "{by:?} {act:?}");
        assert_eq!(table.state.offer().is_none(), wanted);
    }
    for deliberate in [true, false] {
        let mut table = offered();
        table.act(Role::Assistant, touch("b8")).unwrap();
        assert!(table.state.offer().is_some());
        let events = table.mover(answer(deliberate)).unwrap();
        assert_eq!(lapses(&events), deliberate);
    }
    // An own touch leaves the own offer.
    let mut table = offered();
    table.made("b8c6");
    table.mover(OFFER).unwrap();
    table.mover(lift("f1")).unwrap();
    assert_eq!(table.state.offer(), Some(Side::White));
}

#[test]
fn taking_back_forgets_the_touches() {
    let mut setup = from(None).state.setup().clone();
    setup.conduct.takeback = true;
    let mut table = Table::new(setup);
    table.made("e2e4");
    table.mover(lift("e7")).unwrap();
    table.act(Role::White, Act::Takeback(TakebackAct::Ask)).unwrap();
    table.act(Role::Black, Act::Takeback(TakebackAct::Allow)).unwrap();
    assert_eq!(*table.state.hands(), Hands::default());
    table.made("d2d4");
}

#[test]
fn where_the_rule_is_off_nothing_is_recorded() {
    let mut table = Table::new(Setup::casual());
    for act in [lift("e2"), place("e4"), touch("e2"), adjust(None), answer(true), claim("e2")] {
        assert_eq!(refused(table.mover(act)), HandBar::Off);
    }
    table.say("d2d4").unwrap();
    // A restored position may oblige there too (7.5.1): whoever restores it says so.
    assert!(Hands::of_touched(Square::E2).is_touched());
}

#[test]
fn while_the_clocks_are_stopped_hands_rest() {
    let mut table = from(None);
    table.mover(Act::Clock(ClockAct::Start)).unwrap();
    table.act(Role::Arbiter, Act::Clock(ClockAct::Stop { reason: String::new() })).unwrap();
    for act in [lift("e2"), touch("e2"), adjust(None), place("e4")] {
        assert_eq!(table.mover(act), Err(Refusal::Stopped));
    }
    // What was seen before is still told.
    table.act(Role::Assistant, touch("e2")).unwrap();
}

#[test]
fn scenario_2_the_pawn_that_would_take_back_is_pinned() {
    let mut table = from(Some("r1b2rk1/2q1bppp/p1pppn2/6B1/4PP2/2NB2Q1/PPP3PP/2KR3R b - - 1 12"));
    table.mover(touch("h7")).unwrap();
    assert!(matches!(table.say("f8e8"), Err(Refusal::Touched(_))));
    table.made("h7h6 g5h6");
    assert_eq!(table.say("g7h6"), Err(Refusal::Illegal(Illegal::LeavesCheck)));
}

#[test]
fn scenario_4_the_bishop_that_cannot_move_leaves_any_move() {
    let mut table = from(Some("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3"));
    table.mover(lift("c1")).unwrap();
    table.mover(place("c3")).unwrap();
    table.made("b1c3");
}
