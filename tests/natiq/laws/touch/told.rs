//! Touches that somebody else tells of or claims (4.8; appendix II.5, VI.9 f).

use super::*;

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
