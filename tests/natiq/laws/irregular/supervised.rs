//! Under an arbiter's eyes: the program sees to every completed illegal move at once (7.5; digital 7.4).

use natiq::core::clock::{Allowance, Bonus};
use natiq::core::conduct::Supervision;
use natiq::core::irregularity::Manner;
use natiq::core::{
    Act, Both, ClockAct, DrawAct, Fact, Illegal, Millis, MoveAct, Refusal, Role, RulingFact, Setup, Side,
};

use super::*;

#[test]
fn article_7_5_5_what_the_first_illegal_move_costs_in_each_profile_and_class() {
    let rows = [
        ("fide-2023", STANDARD, 120_000),
        ("fide-2023", RAPID, 60_000),
        ("fide-2023", BLITZ, 60_000),
        ("digital", STANDARD, 120_000),
        ("digital", RAPID, 120_000),
    ];
    for (laws, base, amount) in rows {
        let mut table = table(laws, base, None);
        table.pass(7_123);
        let before = fen(&table);
        let events = hands(&mut table, "g1g3");
        assert!(matches!(
            recorded(&events),
            RulingFact::Irregular {
                side: Side::White,
                manner: Manner::Move,
                why: Some(Illegal::Geometry { .. }),
                count: 1,
                stands: false,
                ..
            }
        ));
        assert_eq!(table.left(Side::White), base - 7_123, "the time up to the press stays charged");
        assert_eq!(table.left(Side::Black), base + amount, "{laws}");
        assert_eq!(table.state.clock().running(), Some(Side::White), "the offender's clock runs on");
        assert_eq!((fen(&table), table.state.line().len()), (before, 0), "the last legal position stands");
        table.pass(1_000);
        assert_eq!(table.left(Side::White), base - 8_123);
        assert_eq!(table.left(Side::Black), base + amount);
        assert_eq!(table.snapshot().illegal_moves, Both { white: 1, black: 0 });
    }
}

#[test]
fn article_7_5_5_the_second_loses_in_fide_laws_and_the_third_in_the_digital_ones() {
    for base in [STANDARD, RAPID, BLITZ] {
        // In the digital laws' blitz the first one is the opponent's to claim (III.3).
        for (laws, last) in
            [("fide-2023", 2), ("digital", 3)].into_iter().filter(|(laws, _)| *laws != "digital" || base != BLITZ)
        {
            let mut table = table(laws, base, None);
            for count in 1..=last {
                assert!(table.state.outcome().is_none(), "{laws}: {count}");
                let events = hands(&mut table, "g1g3");
                assert!(matches!(recorded(&events), RulingFact::Irregular { count: number, .. } if *number == count));
            }
            assert_eq!(result(&table), ("illegal", "0-1"));
            let gained = u64::from(last - 1) * if laws == "digital" || base == STANDARD { 120_000 } else { 60_000 };
            assert_eq!(table.left(Side::Black), base + gained, "the loss itself gives no time");
            assert_eq!(table.act(Role::White, made("g1g3")), Err(Refusal::Over));
        }
    }
}

#[test]
fn article_7_5_5_each_player_has_a_count_of_his_own() {
    let mut table = table("fide-2023", STANDARD, None);
    hands(&mut table, "g1g3");
    table.made("g1f3");
    hands(&mut table, "e7e4");
    assert_eq!(counts(&table), (1, 1));
    assert!(table.state.outcome().is_none());
    table.made("e7e5");
    hands(&mut table, "f3f4");
    assert_eq!(result(&table), ("illegal", "0-1"));
}

#[test]
fn article_7_5_1_what_is_announced_and_not_pressed_is_never_counted() {
    let mut table = table("fide-2023", STANDARD, None);
    for _ in 0..3 {
        assert!(matches!(table.say("g1g3"), Err(Refusal::Illegal(Illegal::Geometry { .. }))));
        assert_eq!(table.act(Role::White, PRESS), Err(Refusal::NotAnnounced));
    }
    table.say("g1f3").unwrap();
    table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
    assert_eq!(counts(&table), (0, 0));
    assert_eq!(table.left(Side::Black), STANDARD);
}

#[test]
fn article_7_5_2_a_pawn_left_on_the_last_rank_becomes_a_queen_or_goes_back() {
    for (laws, after, turn) in
        [("fide-2023", "4Q3/8/8/8/8/8/k7/7K b - - 0 1", Side::Black), ("digital", PAWN, Side::White)]
    {
        let mut table = table(laws, STANDARD, Some(PAWN));
        table.pass(2_500);
        let events = hands(&mut table, "e7e8");
        assert!(matches!(
            recorded(&events),
            RulingFact::Irregular { manner: Manner::Promotion, count: 1, stands: false, .. }
        ));
        assert_eq!(fen(&table), after, "{laws}");
        assert_eq!(table.state.clock().running(), Some(turn));
        assert_eq!(table.left(Side::White), STANDARD - 2_500);
        assert_eq!(table.left(Side::Black), STANDARD + 120_000);
    }
}

#[test]
fn article_7_5_2_the_last_allowed_loses_before_any_queen() {
    let mut table = table("fide-2023", STANDARD, Some("7k/4P3/8/8/8/8/p7/7K w - - 0 1"));
    hands(&mut table, "h1h3");
    hands(&mut table, "e7e8");
    assert_eq!(result(&table), ("illegal", "0-1"));
    assert_eq!(table.state.line().len(), 0);
}

#[test]
fn article_7_5_4_two_hands_that_have_made_a_move_leave_it_made() {
    let mut table = table("fide-2023", STANDARD, None);
    table.made("e2e4");
    table.pass(4_000);
    assert_eq!(table.act(Role::Arbiter, illegal(Side::White, Manner::Press)), Err(Refusal::Turn { turn: Side::Black }));
    assert_eq!(table.act(Role::Arbiter, illegal(Side::White, Manner::Move)), Err(Refusal::NothingIllegal));
    table.act(Role::Arbiter, illegal(Side::White, Manner::Hands)).unwrap();
    assert_eq!((counts(&table), table.state.line().len()), ((1, 0), 1));
    assert_eq!(table.left(Side::Black), STANDARD - 4_000 + 120_000);
    assert_eq!(table.state.clock().running(), Some(Side::Black));
}

#[test]
fn article_7_5_2_the_arbiter_tells_which_pawn_where_there_are_two() {
    let mut one = table("digital", STANDARD, Some(PAWN));
    one.act(Role::Arbiter, illegal(Side::White, Manner::Promotion)).unwrap();
    assert_eq!(counts(&one), (1, 0));
    let mut two = table("digital", STANDARD, Some("8/2P1P3/8/8/8/8/k7/7K w - - 0 1"));
    assert_eq!(two.act(Role::Arbiter, illegal(Side::White, Manner::Promotion)), Err(Refusal::WhichPawn));
    two.act(Role::Arbiter, made("c7c8")).unwrap();
    assert_eq!(counts(&two), (1, 0));
}

#[test]
fn a_lawful_move_that_hands_made_is_announced_and_pressed_in_both_conducts() {
    for one_step in [false, true] {
        let mut said = with("fide-2023", Allowance::sudden(Millis(BLITZ), Bonus::None), Supervision::Adequate, None);
        let mut setup = said.state.setup().clone();
        setup.conduct.one_step = one_step;
        said = Table::new(setup.clone());
        let mut told = Table::new(setup);
        for table in [&mut said, &mut told] {
            table.start(Role::White).unwrap();
            table.pass(1_500);
        }
        let mut announced = said.say("e2e4").unwrap();
        if !one_step {
            announced.extend(said.act(Role::White, PRESS).unwrap());
        }
        for by in [Role::Black, Role::Arbiter, Role::Assistant, Role::White] {
            let mut again = Table { state: told.state.clone(), now: told.now };
            let events = again.act(by, made("e2e4"));
            if by == Role::Black {
                assert_eq!(events, Err(Refusal::Turn { turn: Side::White }));
                continue;
            }
            let facts: Vec<Fact> = events.unwrap().into_iter().map(|event| event.fact).collect();
            assert_eq!(facts, announced.iter().map(|event| event.fact.clone()).collect::<Vec<_>>());
            assert_eq!((again.left(Side::White), again.state.turn()), (BLITZ - 1_500, Side::Black));
        }
    }
}

#[test]
fn what_is_announced_is_pressed_by_telling_that_it_was_made_and_nothing_else_is() {
    let mut table = table("fide-2023", STANDARD, None);
    table.say("e2e4").unwrap();
    assert!(matches!(table.act(Role::White, made("g1g3")), Err(Refusal::Pending { .. })));
    table.act(Role::White, made("e2e4")).unwrap();
    assert_eq!(table.state.line().len(), 1);
    assert!(matches!(table.act(Role::Black, made("e4e5")), Err(Refusal::Unmade(Illegal::NoPiece { .. }))));
    assert_eq!(counts(&table), (0, 0));
}

#[test]
fn article_7_5_1_the_increment_of_a_move_that_does_not_count_is_not_given() {
    let time = Allowance::sudden(Millis(RAPID), Bonus::Increment(Millis(3_000)));
    let mut table = with("digital", time, Supervision::Adequate, None);
    table.pass(10_000);
    hands(&mut table, "g1g3");
    assert_eq!(table.left(Side::White), RAPID - 10_000);
    assert_eq!(table.state.clock().presses(Side::White), 0);
    table.pass(1_000);
    table.made("g1f3");
    assert_eq!(table.left(Side::White), RAPID - 11_000 + 3_000);
}

#[test]
fn article_7_5_1_stopped_clocks_stay_stopped_and_a_clock_that_never_ran_runs_for_the_offender() {
    let mut stopped = table("fide-2023", STANDARD, None);
    stopped.pass(5_000);
    stopped.act(Role::Arbiter, Act::Clock(ClockAct::Stop { reason: "illegal move".to_owned() })).unwrap();
    stopped.pass(60_000);
    stopped.act(Role::Arbiter, made("g1g3")).unwrap();
    assert_eq!(stopped.state.clock().running(), None);
    assert_eq!(stopped.left(Side::White), STANDARD - 5_000);
    assert_eq!(stopped.left(Side::Black), STANDARD + 120_000);

    let fresh = table("fide-2023", STANDARD, None).state.setup().clone();
    let mut fresh = Table::new(fresh);
    hands(&mut fresh, "g1g3");
    assert_eq!(fresh.state.clock().running(), Some(Side::White));
}

#[test]
fn article_9_1_2_1_a_completed_illegal_move_declines_the_offer() {
    let mut table = table("fide-2023", STANDARD, None);
    table.made("e2e4");
    table.made("e7e5");
    table.say("g1f3").unwrap();
    table.act(Role::White, Act::Draw(DrawAct::Offer)).unwrap();
    table.act(Role::White, PRESS).unwrap();
    hands(&mut table, "b8b6");
    assert_eq!(table.state.offer(), None);
}

#[test]
fn article_5_2_2_nothing_is_illegal_any_more_in_a_dead_position_or_a_finished_game() {
    let mut table = table("fide-2023", STANDARD, Some("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"));
    table.made("e1d2");
    assert_eq!(result(&table), ("dead", "1/2-1/2"));
    assert_eq!(table.act(Role::Black, made("e8e5")), Err(Refusal::Over));
    assert_eq!(table.act(Role::Arbiter, illegal(Side::Black, Manner::Hands)), Err(Refusal::Over));
    assert_eq!(table.act(Role::White, CLAIM), Err(Refusal::Over));
    assert_eq!(counts(&table), (0, 0));
}

#[test]
fn article_6_8_a_fallen_flag_comes_before_the_illegal_move() {
    let mut table = table("fide-2023", BLITZ, None);
    table.pass(BLITZ);
    assert_eq!(table.act(Role::White, made("g1g3")), Err(Refusal::FlagDue));
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(result(&table), ("time", "0-1"));
}

#[test]
fn a_game_without_a_clock_counts_and_gives_no_time() {
    let mut table = Table::new(Setup::casual());
    let events = hands(&mut table, "g1g3");
    assert!(matches!(recorded(&events), RulingFact::Irregular { time, .. } if time.is_none()));
    hands(&mut table, "g1g3");
    assert_eq!(result(&table), ("illegal", "0-1"));
}
