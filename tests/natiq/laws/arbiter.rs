//! The arbiter's rulings (6.7, 6.10, 6.21, 7.2, 7.3, III.3.1; digital 6.6, 6.15, 6.17 to 6.21, 7.1, 7.2).

use natiq::core::act::{Ground, Verdict};
use natiq::core::clock::spec;
use natiq::core::{
    Act, ArbiterAct, ClockAct, ClockFact, DrawAct, Fact, Millis, Refusal, Role, Setup, Side, next_deadline,
};

use super::table::{MINUTE, begun, game};
use crate::game::Table;

fn minutes(count: u64) -> Millis {
    Millis::minutes(count)
}

/// Ten moves of each side that can be made again and again without ending the game.
fn shuffle(table: &mut Table, moves: u32) {
    // Each pawn step resets what is counted; knights go to and fro.
    let steps = ["g1f3 g8f6 f3g1 f6g8"; 5].join(" ");
    for (n, uci) in steps.split(' ').enumerate().take(2 * moves as usize) {
        // A pawn move now and then keeps positions from repeating five times.
        let uci = match n {
            8 => "a2a3",
            9 => "a7a6",
            10 => "g1f3",
            11 => "g8f6",
            12 => "f3g1",
            13 => "f6g8",
            14 => "g1f3",
            15 => "g8f6",
            16 => "f3g1",
            17 => "f6g8",
            18 => "b2b3",
            19 => "b7b6",
            _ => uci,
        };
        table.timed(&[(uci, 1000)]);
    }
}

#[test]
fn article_6_17_the_clocks_stop_at_once_and_the_reason_is_owed() {
    let mut table = begun("digital", "15m");
    table.pass(10_000);
    let events = table.stop(Role::Arbiter, "").unwrap();
    assert!(matches!(events[1].fact, Fact::Clock(ClockFact::ReasonAsked)));
    table.pass(30_000);
    assert_eq!(table.left(Side::White), 890_000, "the clock does not wait for the reason");
    assert_eq!(table.start(Role::Arbiter), Err(Refusal::NoReason));
    let events = table.stop(Role::Arbiter, "  the board fell ").unwrap();
    assert_eq!(events[0].fact, Fact::Clock(ClockFact::Reasoned { reason: "the board fell".to_owned() }));
    table.start(Role::Arbiter).unwrap();
    table.stop(Role::Arbiter, "noise").unwrap();
    assert!(!table.state.owes_reason(), "a reason behind the command is enough");
}

#[test]
fn article_6_18_a_player_may_stop_to_call_the_arbiter_who_alone_starts_again() {
    let mut table = begun("fide-2023", "15m");
    table.stop(Role::Black, "no second queen at hand").unwrap();
    assert!(table.start(Role::Black).is_err());
    assert!(table.start(Role::White).is_err());
    assert!(table.start(Role::Assistant).is_err());
    table.start(Role::Arbiter).unwrap();
    assert_eq!(table.state.clock().running(), Some(Side::White));
}

#[test]
fn among_friends_nobody_has_to_give_a_reason() {
    let mut setup = Setup::casual();
    setup.time = spec::read("5m").unwrap();
    let mut table = Table::new(setup);
    table.start(Role::White).unwrap();
    assert_eq!(table.stop(Role::White, "").unwrap().len(), 1);
    table.start(Role::White).unwrap();
}

#[test]
fn article_6_21_the_arbiter_sets_a_clock_to_the_millisecond() {
    let mut table = begun("fide-2023", "90m+30s");
    table.timed(&[("e2e4", 61_001)]);
    table.pass(7_777);
    let left = Millis(41 * MINUTE + 10_000);
    table.rule(ArbiterAct::Clock { side: Side::White, left }).unwrap();
    table.rule(ArbiterAct::Clock { side: Side::Black, left: Millis(1_234) }).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (left.0, 1_234));
    table.pass(1_000);
    assert_eq!(table.left(Side::Black), 234, "the running clock runs on");
    for by in [Role::White, Role::Black, Role::Assistant] {
        let act = Act::Arbiter(ArbiterAct::Clock { side: Side::White, left });
        assert_eq!(table.act(by, act), Err(Refusal::ArbiterOnly));
    }
}

#[test]
fn article_6_21_a_delay_is_no_part_of_what_is_set() {
    let mut table = begun("digital", "15m d5s");
    table.pass(3_000);
    table.rule(ArbiterAct::Clock { side: Side::White, left: Millis(60_000) }).unwrap();
    assert_eq!(table.left(Side::White), 60_000);
    table.pass(2_000);
    assert_eq!(table.left(Side::White), 60_000, "the rest of the delay is still to run");
    table.pass(1);
    assert_eq!(table.left(Side::White), 59_999);
}

#[test]
fn article_6_21_the_counter_of_moves_decides_when_a_period_ends() {
    let mut table = begun("digital", "90m/40,30m");
    table.rule(ArbiterAct::Moves { side: Side::White, count: 39 }).unwrap();
    table.timed(&[("e2e4", 0)]);
    assert_eq!(table.left(Side::White), 120 * MINUTE, "the fortieth press brings the next period");
}

#[test]
fn a_game_without_a_clock_has_none_to_be_set() {
    let mut table = game("digital", "none");
    let rulings = [
        ArbiterAct::Clock { side: Side::White, left: minutes(5) },
        ArbiterAct::Moves { side: Side::White, count: 3 },
        ArbiterAct::Extra { side: None, amount: minutes(1) },
        ArbiterAct::Late { side: None, span: minutes(1) },
        ArbiterAct::Flags,
    ];
    for ruling in rulings {
        assert_eq!(table.rule(ruling.clone()), Err(Refusal::NoClock), "{ruling:?}");
    }
}

#[test]
fn article_6_7_more_than_sixty_minutes_late_loses_in_the_digital_laws() {
    for (span, result) in [(60 * MINUTE, None), (60 * MINUTE + 1, Some(("late", "1-0")))] {
        let mut table = game("digital", "120m");
        table.rule(ArbiterAct::Late { side: Some(Side::Black), span: Millis(span) }).unwrap();
        assert_eq!(table.result(), result, "{span}");
    }
    let mut fide = game("fide-2023", "120m");
    fide.rule(ArbiterAct::Late { side: Some(Side::Black), span: minutes(61) }).unwrap();
    assert_eq!(fide.result(), None, "the event sets the limit, the arbiter declares the loss");
    assert_eq!((fide.left(Side::White), fide.left(Side::Black)), (120 * MINUTE, 59 * MINUTE));
    fide.rule(ArbiterAct::Result(Verdict::Wins(Side::White))).unwrap();
    assert_eq!(fide.result(), Some(("ruled", "1-0")));
}

#[test]
fn article_6_6_of_two_who_come_late_each_loses_the_time() {
    let mut table = game("digital", "90m");
    table.rule(ArbiterAct::Late { side: None, span: Millis(10 * MINUTE + 5) }).unwrap();
    let left = 80 * MINUTE - 5;
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (left, left));
    let mut table = game("digital", "90m");
    table.rule(ArbiterAct::Late { side: None, span: minutes(61) }).unwrap();
    assert_eq!(table.result(), Some(("both-lose", "0-0")));
}

#[test]
fn article_6_7_who_has_moved_is_not_late() {
    let mut table = begun("digital", "90m");
    table.timed(&[("e2e4", 1000)]);
    let late = |side| ArbiterAct::Late { side, span: minutes(5) };
    assert_eq!(table.rule(late(Some(Side::White))), Err(Refusal::HasMoved { side: Side::White }));
    assert_eq!(table.rule(late(None)), Err(Refusal::HasMoved { side: Side::White }));
    table.rule(late(Some(Side::Black))).unwrap();
}

#[test]
fn article_6_7_a_clock_that_is_used_up_by_coming_late_falls_when_it_runs() {
    let mut table = game("digital", "15m");
    table.rule(ArbiterAct::Late { side: Some(Side::White), span: minutes(20) }).unwrap();
    assert_eq!((table.left(Side::White), table.result()), (0, None));
    table.start(Role::Arbiter).unwrap();
    assert_eq!(next_deadline(&table.state, table.now), Some(table.now));
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(table.result(), Some(("time", "0-1")));
}

/// Both clocks of the table show nothing, whatever ran here.
fn down(table: &mut Table) {
    table.stop(Role::Arbiter, "both flags are down").unwrap();
    for side in Side::ALL {
        table.rule(ArbiterAct::Clock { side, left: Millis::ZERO }).unwrap();
    }
}

#[test]
fn article_6_15_both_flags_draw_in_the_last_period_and_in_rapid_at_once() {
    for (laws, time, result) in [
        ("digital", "90m", Some(("flags", "1/2-1/2"))),
        ("digital", "90m/40,30m", None),
        ("fide-2023", "90m/40,30m", None),
        ("digital", "10m/40,15m", Some(("flags", "1/2-1/2"))),
        ("fide-2023", "10m/40,15m", None),
        ("fide-2023", "3m/40,2m", Some(("flags", "1/2-1/2"))),
    ] {
        let mut table = begun(laws, time);
        let up = Err(Refusal::FlagsUp { side: Side::White });
        assert_eq!(table.rule(ArbiterAct::Flags), up, "with time on the clock no flag is down");
        down(&mut table);
        table.rule(ArbiterAct::Flags).unwrap();
        assert_eq!(table.result(), result, "{laws} {time}");
    }
}

#[test]
fn article_iii_3_1_the_game_goes_on_with_the_time_of_the_next_period() {
    let mut table = begun("fide-2023", "90m/40,30m");
    table.timed(&[("e2e4", 1_000), ("e7e5", 3_000)]);
    down(&mut table);
    table.rule(ArbiterAct::Flags).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (30 * MINUTE, 30 * MINUTE));
    table.start(Role::Arbiter).unwrap();
    assert_eq!(table.state.clock().to_control(table.state.time(), Side::White), None, "the last period");
    down(&mut table);
    table.rule(ArbiterAct::Flags).unwrap();
    assert_eq!(table.result(), Some(("flags", "1/2-1/2")));
}

#[test]
fn article_7_3_reversed_colours_stand_after_ten_moves_of_both() {
    for (laws, moves, annulled) in
        [("fide-2023", 9, true), ("fide-2023", 10, false), ("digital", 0, true), ("digital", 10, true)]
    {
        let mut table = begun(laws, "90m");
        shuffle(&mut table, moves);
        let ruled = table.rule(ArbiterAct::Annul(Ground::Colours));
        match annulled {
            true => assert_eq!(table.result(), Some(("annulled", "*")), "{laws} {moves}"),
            false => assert_eq!(ruled, Err(Refusal::StartStands { moves: 10 })),
        }
    }
}

#[test]
fn article_7_2_a_wrong_start_is_annulled_in_standard_play_and_for_some_moves_in_rapid() {
    for (laws, time, moves, limit) in [
        ("fide-2023", "90m", 10, None),
        ("digital", "90m", 10, None),
        ("fide-2023", "15m", 9, None),
        ("fide-2023", "15m", 10, Some(10)),
        ("digital", "15m", 2, None),
        ("digital", "15m", 3, Some(3)),
        ("digital", "5m", 3, Some(3)),
    ] {
        let mut table = begun(laws, time);
        shuffle(&mut table, moves);
        let ruled = table.rule(ArbiterAct::Annul(Ground::Position));
        match limit {
            None => assert_eq!(table.result(), Some(("annulled", "*")), "{laws} {time} {moves}"),
            Some(moves) => assert_eq!(ruled, Err(Refusal::StartStands { moves }), "{laws} {time}"),
        }
    }
}

#[test]
fn article_7_2_white_alone_having_moved_is_not_yet_a_move_of_both() {
    let mut table = begun("digital", "15m");
    shuffle(&mut table, 2);
    table.timed(&[("e2e4", 0)]);
    table.rule(ArbiterAct::Annul(Ground::Position)).unwrap();
    assert_eq!(table.result(), Some(("annulled", "*")));
}

#[test]
fn article_7_4_a_restored_position_has_the_clocks_its_press_left() {
    let mut table = begun("fide-2023", "90m+30s");
    table.timed(&[("e2e4", 10_000), ("e7e5", 20_000), ("g1f3", 30_000), ("b8c6", 40_000)]);
    table.pass(5_000);
    table.rule(ArbiterAct::Restore { after: Some((2, Side::White)) }).unwrap();
    assert_eq!((table.state.line().len(), table.state.turn()), (3, Side::Black));
    let base = 90 * MINUTE + 30_000;
    let (white, black) = (base + 60_000 - 40_000, base + 30_000 - 20_000);
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (white, black));
    table.pass(60_000);
    assert_eq!(table.left(Side::Black), black, "both wait for the arbiter's start");
    assert_eq!(table.say("b8c6"), Err(Refusal::Stopped));
    table.start(Role::Arbiter).unwrap();
    table.pass(1_000);
    assert_eq!(table.left(Side::Black), black - 1_000);
}

#[test]
fn article_7_4_the_second_restored_game_of_periods_keeps_its_counters() {
    let mut table = begun("digital", "60m/2,30m");
    table.timed(&[("e2e4", 0), ("e7e5", 0), ("g1f3", 0), ("b8c6", 0)]);
    assert_eq!(table.left(Side::White), 90 * MINUTE);
    table.rule(ArbiterAct::Restore { after: Some((1, Side::Black)) }).unwrap();
    assert_eq!(table.left(Side::White), 60 * MINUTE);
    table.start(Role::Arbiter).unwrap();
    table.timed(&[("d2d4", 0)]);
    assert_eq!(table.left(Side::White), 90 * MINUTE, "the second press counts again");
}

#[test]
fn article_7_4_restoring_drops_what_hung_on_the_undone_moves() {
    let mut table = begun("digital", "90m");
    table.timed(&[("e2e4", 0), ("e7e5", 0)]);
    table.say("g1f3").unwrap();
    table.act(Role::White, Act::Draw(DrawAct::Offer)).unwrap();
    table.rule(ArbiterAct::Restore { after: None }).unwrap();
    assert_eq!(table.state.line().len(), 2, "the last legal move stands");
    assert!(table.state.announced().is_none() && table.state.offer().is_none());
    assert!(table.state.unrepeated().is_none() && table.state.stopped());
    let missing = ArbiterAct::Restore { after: Some((2, Side::White)) };
    assert_eq!(table.rule(missing), Err(Refusal::NoSuchMove { last: 1 }));
}

#[test]
fn a_position_is_restored_in_a_game_without_a_clock_too_and_play_goes_on() {
    let mut table = game("digital", "none");
    table.timed(&[("e2e4", 0), ("e7e5", 0)]);
    table.rule(ArbiterAct::Restore { after: Some((1, Side::White)) }).unwrap();
    assert!(!table.state.stopped(), "nothing could be started again");
    table.timed(&[("c7c5", 0)]);
}

#[test]
fn article_12_9_the_arbiter_declares_any_result_and_may_correct_it() {
    let verdicts = [
        (Verdict::Wins(Side::White), ("ruled", "1-0")),
        (Verdict::Wins(Side::Black), ("ruled", "0-1")),
        (Verdict::Draw, ("ruled", "1/2-1/2")),
        (Verdict::BothLose, ("both-lose", "0-0")),
    ];
    let mut table = begun("fide-2023", "90m");
    for (verdict, result) in verdicts {
        // A wrongly recorded result stands unless the arbiter decides otherwise (8.7).
        table.rule(ArbiterAct::Result(verdict)).unwrap();
        assert_eq!(table.result(), Some(result));
    }
    let late = ArbiterAct::Clock { side: Side::White, left: minutes(1) };
    assert_eq!(table.rule(late), Err(Refusal::Over), "nothing else is ruled in a finished game");
    let player = Act::Arbiter(ArbiterAct::Result(Verdict::Draw));
    assert_eq!(table.act(Role::White, player), Err(Refusal::ArbiterOnly));
}

#[test]
fn the_code_is_kept_as_a_digest_alone() {
    let mut table = begun("digital", "90m");
    table.rule(ArbiterAct::Code { digest: "abc".to_owned() }).unwrap();
    assert_eq!(table.state.code(), Some("abc"));
}
