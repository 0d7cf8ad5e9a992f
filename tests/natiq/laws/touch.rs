//! The touch rule at the table (article 4; appendix VI.2, VI.3, VI.6, VI.9 f; source 003).
//!
//! What is left of the moves is tested beside the code, scenario by scenario; here is who may do and say what,
//! what it costs, and what is heard.

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
fn appendix_vi_9_f_a_reported_touch_is_asked_about_before_it_counts() {
    for by in [Role::Assistant, Role::Black] {
        for (deliberate, who) in
            [(true, Role::White), (true, Role::Arbiter), (false, Role::White), (true, Role::Assistant)]
        {
            let mut table = from(None);
            assert_eq!(refused(table.act(Role::White, answer(true))), HandBar::NotAsked);
            table.act(by, touch("e2")).unwrap();
            assert!(!table.state.hands().is_touched(), "not yet");
            assert_eq!(refused(table.say("d2d4")), HandBar::Asked);
            assert_eq!(refused(table.act(by, touch("d2"))), HandBar::Asked);
            assert_eq!(table.act(Role::Black, answer(true)), Err(Refusal::NotYours));
            table.act(who, answer(deliberate)).unwrap();
            assert_eq!(table.state.hands().is_touched(), deliberate);
            let said = table.say("d2d4");
            if deliberate {
                assert_eq!(said, Err(Refusal::Touched(Obligation::Move { on: Square::E2 })));
                assert_eq!(refused(table.act(by, touch("e2"))), HandBar::Recorded);
            } else {
                said.unwrap();
            }
        }
    }
}

#[test]
fn appendix_vi_9_an_assistant_without_that_duty_reports_nothing() {
    let mut setup = from(None).state.setup().clone();
    setup.conduct.assistant.retain(|duty| *duty != natiq::core::conduct::Duty::Claim);
    let mut table = Table::new(setup);
    assert_eq!(table.act(Role::Assistant, touch("e2")), Err(Refusal::NotADuty));
    assert_eq!(refused(table.act(Role::Black, touch("e4"))), HandBar::Empty(Square::E4));
    // He lifts for the player whose hands he is, all the same.
    table.act(Role::Assistant, lift("e2")).unwrap();
    assert!(table.state.hands().has_touched(Square::E2));
    assert_eq!(table.act(Role::Arbiter, lift("e2")), Err(Refusal::NotYours));
}

#[test]
fn a_touch_told_after_the_announcement_withdraws_it() {
    let mut table = from(None);
    table.say("d2d4").unwrap();
    table.act(Role::Assistant, touch("e2")).unwrap();
    assert_eq!(refused(table.mover(PRESS)), HandBar::Asked);
    let events = table.mover(answer(true)).unwrap();
    assert!(matches!(events.last().unwrap().fact, Fact::Move(MoveFact::Corrected { .. })));
    table.made("e2e4");
    // One that fits the announcement leaves it; what the arbiter saw is not asked about.
    table.say("e7e5").unwrap();
    table.act(Role::Arbiter, touch("e7")).unwrap();
    table.mover(PRESS).unwrap();
    assert_eq!(table.state.line().len(), 2);
}

#[test]
fn article_4_3_3_the_order_of_a_reported_touch_is_unknown() {
    let fen = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
    let mut table = from(Some(fen));
    table.mover(touch("d5")).unwrap();
    table.mover(touch("e1")).unwrap();
    assert_eq!(table.state.duty().obligation(), Some(Obligation::Capture { on: Square::D5 }));
    let mut table = from(Some(fen));
    table.act(Role::Arbiter, touch("d5")).unwrap();
    table.mover(touch("e1")).unwrap();
    assert_eq!(table.state.duty().obligation(), Some(Obligation::Move { on: Square::E1 }));
}

#[test]
fn appendix_ii_5_a_touch_is_seen_to_on_claim_in_rapid_games_and_at_once_in_standard_ones() {
    let mut standard = on_claim("90m");
    standard.mover(lift("a2")).unwrap();
    assert!(matches!(standard.say("d2d4"), Err(Refusal::Touched(_))));
    for time in ["15m", "5m"] {
        let mut table = on_claim(time);
        table.mover(lift("a2")).unwrap();
        assert_eq!(table.state.duty().obligation(), Some(Obligation::Move { on: Square::A2 }), "recorded all the same");
        table.say("d2d4").unwrap();
        // In time, before the press: the announcement is withdrawn, and the rule holds from now on.
        let events = table.act(Role::Black, claim("a2")).unwrap();
        assert!(matches!(events[0].fact, Fact::Touch(TouchFact::TouchClaimed { made: false, .. })));
        assert!(table.state.announced().is_none());
        assert!(matches!(table.say("d2d4"), Err(Refusal::Touched(_))));
        assert_eq!(refused(table.act(Role::Black, claim("a2"))), HandBar::Recorded);
        // A claim of what nobody told of is a report: it is asked about.
        let mut table = on_claim(time);
        table.act(Role::Black, claim("a2")).unwrap();
        assert_eq!(refused(table.say("d2d4")), HandBar::Asked);
        table.mover(answer(true)).unwrap();
        assert!(matches!(table.say("d2d4"), Err(Refusal::Touched(_))));
    }
}

#[test]
fn article_4_8_a_claim_in_time_takes_the_move_back_and_no_time() {
    // The increment and the new period that the press gave are given once and not twice: ten seconds were used.
    let rows = [("15m", 890_000), ("15m+10s", 900_000), ("15m d5s", 895_000), ("14m/1,5m +10s", 1_140_000)];
    for (time, wanted) in rows {
        let mut table = on_claim(time);
        table.mover(lift("a2")).unwrap();
        table.pass(9_000);
        table.say("d2d4").unwrap();
        table.pass(1_000);
        table.mover(PRESS).unwrap();
        let paid = table.left(Side::White);
        assert_eq!(paid, wanted, "{time}");
        table.pass(20_000);
        let black = table.left(Side::Black);
        let events = table.act(Role::Black, claim("a2")).unwrap();
        assert!(matches!(&events[1].fact, Fact::Touch(TouchFact::MoveBack { side: Side::White, .. })), "{events:?}");
        assert!(table.state.line().is_empty());
        assert_eq!(table.state.clock().running(), Some(Side::White));
        assert_eq!((table.left(Side::Black), table.state.clock().presses(Side::White)), (black, 0));
        assert!(matches!(table.say("d2d4"), Err(Refusal::Touched(Obligation::Move { on: Square::A2 }))));
        table.made("a2a3");
        assert_eq!(table.left(Side::White), paid, "{time}: nothing was gained or lost by it");
        assert_eq!(table.state.clock().presses(Side::White), 1);
    }
}

#[test]
fn article_4_8_the_claim_is_lost_with_the_first_own_touch() {
    let mut touched = on_claim("15m");
    touched.mover(lift("a2")).unwrap();
    touched.made("d2d4");
    let mut announced = Table { state: touched.state.clone(), now: touched.now };
    let mut accidental = Table { state: touched.state.clone(), now: touched.now };
    touched.mover(lift("e7")).unwrap();
    assert_eq!(touched.mover(claim("a2")), Err(Refusal::TouchedAlready));
    announced.say("e7e5").unwrap();
    assert_eq!(announced.mover(claim("a2")), Err(Refusal::TouchedAlready));
    // Neither an accident nor an adjustment is a touch.
    accidental.act(Role::Assistant, touch("e7")).unwrap();
    accidental.mover(answer(false)).unwrap();
    accidental.mover(adjust(Some("g8"))).unwrap();
    accidental.mover(lift("g8")).unwrap();
    accidental.mover(claim("a2")).unwrap();
    assert!(accidental.state.line().is_empty());
}

#[test]
fn article_4_8_what_nobody_recorded_the_arbiter_decides() {
    let mut table = on_claim("15m");
    assert_eq!(refused(table.mover(claim("e7"))), HandBar::NoMove);
    table.made("d2d4");
    assert_eq!(table.act(Role::Arbiter, claim("a2")), Err(Refusal::NotYours));
    assert_eq!(refused(table.mover(claim("e5"))), HandBar::Empty(Square::E5));
    assert_eq!(refused(table.mover(claim("d2"))), HandBar::Kept, "that piece was moved");
    assert_eq!(refused(table.mover(claim("a1"))), HandBar::Kept, "that piece could not move");
    let events = table.mover(claim("a2")).unwrap();
    let [Fact::Touch(TouchFact::TouchClaimed { made: true, .. }), Fact::Claim(standing)] =
        [&events[0].fact, &events[1].fact]
    else {
        panic!("{events:?}")
    };
    assert!(matches!(standing, ClaimFact::Claimed { side: Side::Black, claim: Claim::Touch, pending: true, .. }));
    assert_eq!(table.state.hands().claimed(), Some(Square::A2));
    assert_eq!(table.state.line().len(), 1, "until he decides the move stands");
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

#[test]
fn what_is_heard_is_the_wording_of_the_table() {
    let mut table = from(Some("rnbqkb1r/ppp2ppp/3p4/8/4n3/3P1N2/PPP2PPP/RNBQKB1R w KQkq - 0 5"));
    let rows: [(Role, Act, &[&str], &[&str]); 4] = [
        (
            Role::White,
            adjust(None),
            &["White adjusts. It holds for every piece until the move is made."],
            &["الأبيض يضبط القطع. يشمل ذلك كل القطع حتى تؤدى النقلة."],
        ),
        (
            Role::Assistant,
            touch("f1"),
            &["The assistant reports: White touched the bishop on 6 1.", "Was the touch deliberate? Yes or no?"],
            &["يُبلِغ المساعد: لمس الأبيض الفيل في 6 1.", "هل كان اللمس متعمدًا؟ نعم أم لا؟"],
        ),
        (
            Role::White,
            answer(true),
            &["The bishop on 6 1 was touched. It must move."],
            &["لُمس الفيل في 6 1، ويجب تحريكه."],
        ),
        (
            Role::White,
            adjust(Some("b1")),
            &["White adjusts. It holds for the knight on 2 1 alone. What was touched before still obliges."],
            &["الأبيض يضبط القطع. يخص ذلك الحصان في 2 1 وحده. ما لمس من قبل يلزمه."],
        ),
    ];
    for (by, act, english, arabic) in rows {
        let [first, second] = table.heard(by, act);
        assert_eq!(first, english);
        assert_eq!(second, arabic.iter().map(|text| without_marks(text).into_owned()).collect::<Vec<_>>());
    }
}

#[test]
fn every_obligation_and_every_bar_of_hands_has_its_sentence() {
    let table = from(None);
    let (e2, d7) = (Square::E2, Square::D7);
    let touched = [
        (
            Obligation::Move { on: Square::F1 },
            "The bishop on 6 1 was touched. It must move.",
            "لُمس الفيل في 6 1، ويجب تحريكه.",
        ),
        (
            Obligation::Capture { on: d7 },
            "The pawn on 4 7 was touched. It must be captured.",
            "لُمس البيدق في 4 7، ويجب أسره.",
        ),
        (
            Obligation::MoveTakes { from: Square::B1, on: d7 },
            "The knight on 2 1 and the pawn on 4 7 were touched. The first must take the second.",
            "لمس الحصان في 2 1 والبيدق في 4 7، ويجب أن يأسر الأول الثاني.",
        ),
        (
            Obligation::Castle { short: true },
            "King and rook touched: castle on that side.",
            "لُمس الملك والرخ: التبييت في هذا الجانب واجب.",
        ),
        (Obligation::King, "Castling is not legal: the king must move.", "التبييت غير قانوني: يجب تحريك الملك."),
        (
            Obligation::Rook { short: false },
            "The king has moved two squares: castle on that side.",
            "تحرك الملك مربعين: التبييت في هذا الجانب واجب.",
        ),
        (
            Obligation::NoCastle { short: true },
            "The rook was touched before the king: the king must move, and may not castle on that side.",
            "لمس الرخ قبل الملك: يجب تحريك الملك، ولا تبييت في هذا الجانب.",
        ),
        (
            Obligation::Made { from: e2, on: Square::E4 },
            "The move is made and cannot be changed.",
            "تمّت النقلة ولا يمكن تغييرها.",
        ),
    ];
    let mut rows: Vec<(Refusal, Option<[&str; 2]>)> =
        touched.map(|(obligation, english, arabic)| (Refusal::Touched(obligation), Some([english, arabic]))).to_vec();
    let late = ["Too late to claim: you have already touched a piece.", "سقط حق المطالبة: لقد لمست قطعة."];
    let adjusts = ["Only the player to move may adjust.", "لا يضبط القطع إلا صاحب الدور."];
    rows.extend([(Refusal::TouchedAlready, Some(late)), (Refusal::AdjustTurn, Some(adjusts))]);
    use HandBar::*;
    let bars =
        [Off, Empty(e2), NotLifted, InHand(e2), Occupied(e2), Promotion, Asked, NotAsked, Recorded, Kept, NoMove];
    rows.extend(bars.map(|bar| (Refusal::Hand(bar), None)));
    for (place, code) in ["en", "ar"].into_iter().enumerate() {
        let language = Language::builtin(code).unwrap();
        let mut seen = std::collections::BTreeSet::new();
        for (refusal, wanted) in &rows {
            let said = language.refusal(refusal, Role::White, None, &table.state, &Manner::default());
            assert!(said.text.ends_with(['.', '؟', '?']) && seen.insert(said.text.clone()), "{said:?}");
            assert!(code == "en" || !said.text.contains(|sign: char| sign.is_ascii_alphabetic()), "{said:?}");
            if let Some(wanted) = wanted {
                assert_eq!(said.text, without_marks(wanted[place]));
            }
        }
    }
}
