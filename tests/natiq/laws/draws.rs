//! Draw offers and resignations (articles 5.1.2, 5.2.3, 9.1 of both profiles).

use natiq::core::{Act, DrawAct, DrawFact, EndAct, Fact, MoveAct, Refusal, Role, Setup, Side};

use super::table::{by_laws, said};
use crate::game::{Table, result};

const OFFER: Act = Act::Draw(DrawAct::Offer);
const ACCEPT: Act = Act::Draw(DrawAct::Accept);
const DECLINE: Act = Act::Draw(DrawAct::Decline);

fn resign(side: Side) -> Act {
    Act::End(EndAct::Resign { side })
}

fn two_step(profile: &str) -> Table {
    let mut setup = by_laws(profile, "none");
    setup.conduct.one_step = false;
    Table::new(setup)
}

#[test]
fn article_5_2_3_a_draw_is_agreed_only_after_both_have_moved_and_at_any_time_in_the_digital_laws() {
    let mut table = two_step("fide-2023");
    assert_eq!(table.act(Role::White, OFFER), Err(Refusal::OfferEarly { moves: 1 }));
    table.made("e2e4");
    assert_eq!(table.act(Role::White, OFFER), Err(Refusal::OfferEarly { moves: 1 }));
    table.made("e7e5");
    table.act(Role::White, OFFER).unwrap();
    let mut table = two_step("digital");
    table.act(Role::White, OFFER).unwrap();
    table.act(Role::Black, ACCEPT).unwrap();
    assert_eq!(result(&table), ("agreed", "1/2-1/2"));
}

#[test]
fn article_9_1_2_1_an_offer_is_valid_at_any_time_and_its_moment_is_after_the_move() {
    for profile in ["fide-2023", "digital"] {
        let early =
            |events: &[natiq::core::Event]| matches!(events[0].fact, Fact::Draw(DrawFact::Offered { early: true, .. }));
        let mut table = two_step(profile);
        table.made("e2e4");
        table.made("e7e5");
        assert!(early(&table.act(Role::White, OFFER).unwrap()), "before his move it is early, and stands");
        assert_eq!(table.state.offer(), Some(Side::White));
        table.act(Role::Black, DECLINE).unwrap();
        table.say("g1f3").unwrap();
        assert!(!early(&table.act(Role::White, OFFER).unwrap()), "after the move and before the press it is right");
    }
}

#[test]
fn case_65_the_own_move_never_cancels_an_offer_and_the_opponents_move_declines_it() {
    for profile in ["fide-2023", "digital"] {
        let mut table = two_step(profile);
        table.made("e2e4");
        table.made("e7e5");
        table.act(Role::White, OFFER).unwrap();
        table.made("g1f3");
        assert_eq!(table.state.offer(), Some(Side::White));
        let events = table.say("b8c6").unwrap();
        assert!(matches!(events[0].fact, Fact::Draw(DrawFact::Lapsed { side: Side::Black, moved: true })));
        // A move touches, so it declines (9.1.2.1); who only typed it hears of no piece that was touched.
        let [english, arabic] = said(&events, &table);
        assert_eq!(english[0], "The offer is declined by the move.");
        assert_eq!(arabic[0], "عد العرض مرفوضا بأداء النقلة.");
        assert_eq!(table.state.offer(), None);
        assert_eq!(table.act(Role::Black, ACCEPT), Err(Refusal::NoOffer));
    }
}

#[test]
fn article_9_1_2_1_an_offer_cannot_be_withdrawn_and_only_the_opponent_answers_it() {
    let mut table = two_step("fide-2023");
    table.made("e2e4");
    table.made("e7e5");
    table.say("g1f3").unwrap();
    table.act(Role::White, OFFER).unwrap();
    table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
    assert_eq!(table.state.offer(), Some(Side::White), "withdrawing the announcement leaves the offer");
    assert_eq!(table.act(Role::White, DECLINE), Err(Refusal::NoOffer));
    assert_eq!(table.act(Role::White, OFFER), Err(Refusal::OfferStands));
    for role in [Role::Assistant, Role::Arbiter] {
        assert_eq!(table.act(role, ACCEPT), Err(Refusal::NotYours));
    }
    table.act(Role::Black, DECLINE).unwrap();
    assert_eq!(table.state.offer(), None);
}

#[test]
fn case_67_after_a_decline_each_may_offer_again() {
    let mut table = two_step("fide-2023");
    table.made("e2e4");
    table.made("e7e5");
    for (side, other) in [(Role::White, Role::Black), (Role::Black, Role::White), (Role::White, Role::Black)] {
        table.act(side, OFFER).unwrap();
        table.act(other, DECLINE).unwrap();
    }
}

#[test]
fn an_offer_against_an_offer_is_its_acceptance_and_the_end_of_the_game_ends_it() {
    let mut table = two_step("digital");
    table.act(Role::White, OFFER).unwrap();
    table.act(Role::Black, OFFER).unwrap();
    assert_eq!(result(&table), ("agreed", "1/2-1/2"));
    let mut table = two_step("digital");
    table.act(Role::White, OFFER).unwrap();
    table.act(Role::White, resign(Side::White)).unwrap();
    assert_eq!((table.state.offer(), table.act(Role::Black, ACCEPT)), (None, Err(Refusal::Over)));
}

#[test]
fn article_5_1_2_a_resignation_is_a_draw_where_the_other_side_cannot_mate_and_never_in_the_digital_laws() {
    let lone = "8/8/8/4k3/8/8/3Q4/4K3 w - - 0 1";
    let able = "8/8/8/4k3/4p3/8/3Q4/4K3 w - - 0 1";
    for (profile, fen, ended) in
        [("fide-2023", lone, "1/2-1/2"), ("fide-2023", able, "0-1"), ("digital", lone, "0-1"), ("digital", able, "0-1")]
    {
        let mut table = Table::new(Setup { fen: Some(fen.to_owned()), ..by_laws(profile, "none") });
        table.act(Role::White, resign(Side::White)).unwrap();
        assert_eq!(result(&table), ("resigned", ended), "{profile} {fen}");
    }
}

#[test]
fn nobody_resigns_for_another() {
    let mut table = two_step("digital");
    for role in [Role::Black, Role::Assistant, Role::Arbiter] {
        assert_eq!(table.act(role, resign(Side::White)), Err(Refusal::NotYours));
    }
}

#[test]
fn article_9_1_1_the_event_may_forbid_agreement_before_a_number_of_moves() {
    for profile in ["fide-2023", "digital"] {
        let mut setup = by_laws(profile, "none");
        setup.profile.offer_after_moves = 3;
        let mut table = Table::new(setup);
        table.play("g1f3 g8f6 b1c3 b8c6 e2e4");
        assert_eq!(table.act(Role::White, OFFER), Err(Refusal::OfferEarly { moves: 3 }), "Black has made two");
        table.play("e7e5");
        table.act(Role::White, OFFER).unwrap();
    }
}
