//! Where nobody watches: an illegal move stands until it is claimed (A.5; digital II.6, III.3).

use natiq::core::clock::{Allowance, Bonus};
use natiq::core::conduct::Supervision;
use natiq::core::irregularity::Manner;
use natiq::core::{Act, Illegal, Millis, MoveAct, Refusal, Role, RulingFact, Side};

use super::*;

#[test]
fn article_7_5_5_the_loss_is_a_draw_where_the_opponent_cannot_mate_in_fide_laws_alone() {
    let lone = "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1";
    for (laws, score) in [("fide-2023", "1/2-1/2"), ("digital", "0-1")] {
        let mut table = table(laws, STANDARD, Some(lone));
        while table.state.outcome().is_none() {
            hands(&mut table, "e2d3");
        }
        assert_eq!(result(&table), ("illegal", score), "{laws}");
    }
}

#[test]
fn article_7_5_3_and_7_5_4_are_recorded_by_the_arbiter_alone() {
    for (laws, allowed) in [("fide-2023", 1), ("digital", 2)] {
        for manner in [Manner::Press, Manner::Hands] {
            let mut table = table(laws, STANDARD, None);
            for role in [Role::White, Role::Black, Role::Assistant] {
                assert_eq!(table.act(role, illegal(Side::White, manner)), Err(Refusal::ArbiterOnly));
            }
            table.pass(3_000);
            for count in 1..=allowed {
                table.act(Role::Arbiter, illegal(Side::White, manner)).unwrap();
                assert_eq!(table.left(Side::White), STANDARD - 3_000);
                assert_eq!(table.left(Side::Black), STANDARD + 120_000 * u64::from(count), "{laws}");
                assert_eq!(counts(&table), (count, 0));
                assert_eq!(table.state.turn(), Side::White);
            }
            table.act(Role::Arbiter, illegal(Side::White, manner)).unwrap();
            assert_eq!(result(&table), ("illegal", "0-1"), "{laws}: {manner:?}");
        }
    }
}

#[test]
fn article_a_5_2_the_opponents_next_move_lets_it_stand_for_good() {
    let mut table = alone("fide-2023", RAPID, Some(KARPOV));
    hands(&mut table, "e8e6");
    table.say("d6c5").unwrap();
    assert_eq!(table.act(Role::Black, CLAIM), Err(Refusal::NothingIllegal));
    table.act(Role::Black, Act::Move(MoveAct::Correct)).unwrap();
    assert_eq!(table.act(Role::Black, CLAIM), Err(Refusal::NothingIllegal), "he has played on");
    assert_eq!(
        table.act(Role::Arbiter, illegal(Side::White, Manner::Move)),
        Err(Refusal::NothingIllegal),
        "the arbiter is too late as well"
    );
    table.made("d6c5");
    assert_eq!(fen(&table), "8/r4K2/4Q3/2k5/8/8/8/8 w - - 3 55");
    assert!(matches!(table.say("e6e5"), Err(Refusal::Illegal(Illegal::InCheck { .. }))), "the game goes on from there");
    table.made("f7f6");
    assert_eq!(counts(&table), (0, 0));
}

#[test]
fn article_a_5_2_the_arbiter_may_step_in_as_well() {
    for late in [false, true] {
        let mut table = alone("fide-2023", RAPID, None);
        if late {
            hands(&mut table, "g1g3");
            table.act(Role::Arbiter, illegal(Side::White, Manner::Move)).unwrap();
        } else {
            table.act(Role::Arbiter, made("g1g3")).unwrap();
        }
        assert_eq!((counts(&table), table.state.line().len()), ((1, 0), 0));
        assert_eq!(table.state.turn(), Side::White);
        assert_eq!(table.left(Side::Black), RAPID + 60_000);
    }
}

#[test]
fn article_a_5_2_another_irregularity_leaves_the_claim_as_it_is() {
    let mut table = alone("fide-2023", RAPID, None);
    hands(&mut table, "g1g3");
    table.act(Role::Arbiter, illegal(Side::Black, Manner::Press)).unwrap();
    table.act(Role::Black, CLAIM).unwrap();
    assert_eq!((counts(&table), table.state.line().len()), ((1, 1), 0));
}

#[test]
fn article_7_5_standard_play_is_supervised_by_the_program_whatever_the_conduct() {
    for laws in ["fide-2023", "digital"] {
        let mut table = alone(laws, STANDARD, None);
        hands(&mut table, "g1g3");
        assert_eq!((counts(&table), table.state.turn()), ((1, 0), Side::White));
    }
}

#[test]
fn digital_appendix_iii_3_in_unsupervised_blitz_the_claim_wins_unless_the_claimant_cannot_mate() {
    let mut table = alone("digital", BLITZ, None);
    hands(&mut table, "g1g3");
    table.act(Role::Black, CLAIM).unwrap();
    assert_eq!(result(&table), ("illegal", "0-1"));
    assert_eq!(table.left(Side::Black), BLITZ, "a win gives no time");

    let mut lone = alone("digital", BLITZ, Some("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1"));
    hands(&mut lone, "e2d3");
    lone.act(Role::Black, CLAIM).unwrap();
    assert_eq!(result(&lone), ("illegal", "1/2-1/2"));

    let mut late = alone("digital", BLITZ, None);
    hands(&mut late, "g1g3");
    late.made("e7e5");
    assert_eq!(late.act(Role::White, CLAIM), Err(Refusal::NothingIllegal));
    assert_eq!(late.act(Role::Black, CLAIM), Err(Refusal::NothingIllegal));
}

#[test]
fn article_a_5_4_a_pawn_that_is_still_on_the_last_rank_one_move_later_is_a_draw() {
    let mut table = alone("fide-2023", RAPID, Some("3r4/4P3/8/8/8/8/k7/7K w - - 0 1"));
    hands(&mut table, "e7e8");
    assert!(table.state.outcome().is_none(), "the next move is waited for");
    let mut taken = Table { state: table.state.clone(), now: table.now };
    taken.made("d8e8");
    assert!(taken.state.outcome().is_none(), "the board is lawful again");
    table.made("d8d7");
    assert_eq!(result(&table), ("ruled", "1/2-1/2"));
}

#[test]
fn article_a_5_4_both_kings_in_check_one_move_later_is_a_draw() {
    let both = alone("fide-2023", RAPID, Some(KARPOV));
    let mut table = Table { state: both.state, now: both.now };
    hands(&mut table, "e8e6");
    assert!(table.state.outcome().is_none());
    // Black leaves his king in check as White left his.
    hands(&mut table, "a7b7");
    assert_eq!(result(&table), ("ruled", "1/2-1/2"));
}

#[test]
fn article_7_5_2_a_claimed_pawn_becomes_a_queen_or_goes_back() {
    for (laws, after) in [("fide-2023", "4Q3/8/8/8/8/8/k7/7K b - - 0 1"), ("digital", PAWN)] {
        let mut table = alone(laws, RAPID, Some(PAWN));
        hands(&mut table, "e7e8");
        table.pass(1_000);
        table.act(Role::Black, CLAIM).unwrap();
        assert_eq!((fen(&table).as_str(), counts(&table)), (after, (1, 0)), "{laws}");
    }
}

#[test]
fn article_1_4_1_a_king_is_never_captured() {
    let mut table = alone("fide-2023", RAPID, Some(KARPOV));
    hands(&mut table, "e8e6");
    assert_eq!(table.say("a7f7"), Err(Refusal::Illegal(Illegal::King)));
    assert_eq!(table.act(Role::Black, made("a7f7")), Err(Refusal::Unplayable));
    table.act(Role::Black, CLAIM).unwrap();
    assert_eq!(counts(&table), (1, 0));
}

#[test]
fn article_a_5_2_an_unsupervised_illegal_move_stands_until_it_is_claimed() {
    for (laws, base, amount) in
        [("fide-2023", RAPID, 60_000), ("fide-2023", BLITZ, 60_000), ("digital", RAPID, 120_000)]
    {
        let time = Allowance::sudden(Millis(base), Bonus::Increment(Millis(2_000)));
        let mut table = with(laws, time, Supervision::None, None);
        let (white, black) = (table.left(Side::White), table.left(Side::Black));
        let before = fen(&table);
        table.pass(10_000);
        let events = hands(&mut table, "g1g3");
        assert!(matches!(recorded(&events), RulingFact::Irregular { stands: true, time, .. } if time.is_none()));
        assert_eq!(counts(&table), (0, 0));
        assert_eq!(table.state.clock().running(), Some(Side::Black), "the opponent's clock runs");
        assert_eq!(table.left(Side::White), white - 10_000 + 2_000);
        assert_eq!(fen(&table).split(' ').next(), Some("rnbqkbnr/pppppppp/8/8/8/6N1/PPPPPPPP/RNBQKB1R"));
        table.pass(6_789);
        assert_eq!(table.act(Role::White, CLAIM), Err(Refusal::Turn { turn: Side::Black }));
        assert_eq!(table.act(Role::Assistant, CLAIM), Err(Refusal::NotYours));
        table.act(Role::Black, CLAIM).unwrap();
        assert_eq!((counts(&table), fen(&table)), ((1, 0), before));
        assert_eq!(table.state.clock().running(), Some(Side::White), "the offender's clock runs again");
        assert_eq!(table.left(Side::White), white - 10_000, "the increment was for a move that does not count");
        assert_eq!(table.left(Side::Black), black - 6_789 + amount);
        assert_eq!(table.state.clock().presses(Side::White), 0);
        assert_eq!(table.act(Role::Black, CLAIM), Err(Refusal::NothingIllegal));
    }
}
