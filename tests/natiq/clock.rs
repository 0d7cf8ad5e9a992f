//! The clock vectors of the laws (`laws.md` part 6, cases group D), to the millisecond.

use natiq::core::clock::spec;
use natiq::core::{
    Act, ClockAct, ClockFact, EndFact, Event, Fact, Millis, MoveAct, Refusal, Role, Setup, Side, Warnings,
    next_deadline,
};

use crate::game::{Table, announce};

/// A game with a time control, begun at 0.
fn timed(time: &str, digital: bool) -> Table {
    let mut setup = Setup::casual();
    setup.time = spec::read(time).unwrap();
    setup.profile.increment_from_start = !digital;
    setup.warnings = Warnings {
        own: [600, 300, 120, 60, 30, 20, 10].map(Millis::seconds).to_vec(),
        to_control: vec![5, 3, 1],
        ..Warnings::default()
    };
    let mut table = Table::new(setup);
    table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
    table
}

impl Table {
    /// Lets time pass as the shell does: whatever is due on the way happens at its moment.
    fn wait(&mut self, millis: u64) -> Vec<Event> {
        let until = self.now + Millis(millis);
        let mut events = Vec::new();
        while let Some(due) = next_deadline(&self.state, self.now).filter(|due| *due <= until) {
            self.now = due;
            let happened = self.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
            assert!(!happened.is_empty(), "a deadline without an event would be due for ever");
            events.extend(happened);
        }
        self.now = until;
        events
    }
}

fn warnings(events: &[Event]) -> Vec<(Side, u64)> {
    let low = |event: &Event| match event.fact {
        Fact::Clock(ClockFact::Low { side, left }) => Some((side, left.0 / 1000)),
        _ => None,
    };
    events.iter().filter_map(low).collect()
}

#[test]
fn vector_1_increment_on_completing_the_move() {
    let mut digital = timed("5m+3s", true);
    digital.wait(10_000);
    digital.play("e2e4");
    assert_eq!((digital.left(Side::White), digital.left(Side::Black)), (293_000, 300_000));
    let mut fide = timed("5m+3s", false);
    fide.wait(10_000);
    fide.play("e2e4");
    assert_eq!((fide.left(Side::White), fide.left(Side::Black)), (296_000, 303_000));
}

#[test]
fn vector_2_delay_and_bronstein_come_to_the_same_at_the_press() {
    for time in ["5m d5s", "5m b5s"] {
        let mut table = timed(time, true);
        for (think, left, mv, reply) in
            [(3000, 300_000, "e2e4", "e7e5"), (5000, 300_000, "d2d4", "d7d5"), (7000, 298_000, "g1f3", "g8f6")]
        {
            table.wait(think);
            table.play(mv);
            assert_eq!(table.left(Side::White), left, "{time}");
            table.play(reply);
        }
    }
    let (mut delay, mut bronstein) = (timed("5m d5s", true), timed("5m b5s", true));
    delay.wait(2000);
    bronstein.wait(2000);
    assert_eq!((delay.left(Side::White), bronstein.left(Side::White)), (300_000, 303_000), "while thinking");
}

#[test]
fn vector_3_base_nothing_with_a_delay_is_legal() {
    let mut table = timed("0 d5s", true);
    table.wait(4900);
    assert!(table.state.outcome().is_none());
    table.play("e2e4");
    assert!(matches!(
        table.wait(5000)[..],
        [Event { fact: Fact::Clock(ClockFact::Flag { side: Side::Black, .. }), .. }, ..]
    ));
    assert_eq!(table.left(Side::Black), 0);
}

#[test]
fn a_pause_within_a_delay_goes_on_where_it_was() {
    let mut table = timed("0:00 d5", true);
    table.wait(2000);
    table.act(Role::White, Act::Clock(ClockAct::Stop { reason: String::new() })).unwrap();
    table.wait(60_000);
    table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
    assert_eq!(table.left(Side::White), 3000);
    assert!(table.wait(2999).is_empty());
    assert_eq!(table.wait(1).len(), 2);
}

#[test]
fn vector_4_unequal_increments_go_to_their_own_side() {
    let mut table = timed("white=5m black=4m+2s", true);
    table.play("e2e4");
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (300_000, 240_000));
    table.play("e7e5");
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (300_000, 242_000));
}

#[test]
fn vector_5_the_next_period_is_added_once_at_the_last_press_of_the_first() {
    let mut table = timed("90m/2,30m +30s", true);
    table.play("g1f3 g8f6");
    assert_eq!(table.left(Side::White), 5_430_000);
    let events = table.say("f3g1").unwrap();
    assert!(
        events
            .iter()
            .any(|event| matches!(event.fact, Fact::Move(natiq::core::MoveFact::Pressed { period: Some(2), .. })))
    );
    assert_eq!(table.left(Side::White), 5_430_000 + 30_000 + 1_800_000);
    table.play("f6g8 g1f3 g8f6 f3g1");
    assert_eq!(table.left(Side::White), 5_430_000 + 90_000 + 1_800_000);
}

#[test]
fn vector_5_a_flag_before_the_control_loses() {
    let mut table = timed("1m/40,30m", true);
    let events = table.wait(60_000);
    assert!(
        matches!(events.last().unwrap().fact, Fact::End(EndFact::Ended { outcome, .. }) if outcome.result() == "0-1")
    );
}

#[test]
fn vector_6_the_flag_comes_before_a_press_of_the_same_millisecond_and_mate_before_the_flag() {
    let mut table = timed("1m", true);
    table.now = Millis(60_000);
    assert_eq!(table.say("e2e4"), Err(Refusal::FlagDue));
    let mut table = timed("1m", true);
    for uci in ["f2f3", "e7e5", "g2g4"] {
        table.say(uci).unwrap();
    }
    table.wait(59_999);
    table.say("d8h4").unwrap();
    assert_eq!(table.state.outcome().unwrap().ending.word(), "mate");
}

#[test]
fn vector_7_a_sleep_of_the_machine_stops_both_clocks() {
    let mut table = timed("5m", true);
    table.wait(10_000);
    let span = Millis::minutes(60);
    let events = table.act(Role::Arbiter, Act::Clock(ClockAct::Slept { span })).unwrap();
    assert!(matches!(events[..], [Event { fact: Fact::Clock(ClockFact::Slept { .. }), .. }]));
    assert_eq!(table.state.clock().running(), None);
    assert_eq!(table.say("e2e4"), Err(Refusal::Stopped));
    table.wait(5000);
    table.act(Role::Arbiter, Act::Clock(ClockAct::Start)).unwrap();
    assert_eq!(table.left(Side::White), 290_000);
}

#[test]
fn article_6_9_time_against_a_side_that_cannot_mate_is_a_draw() {
    for (fen, result) in [("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", "1-0"), ("8/8/3rk3/8/8/2K5/8/8 b - - 0 1", "1/2-1/2")] {
        let mut setup = Setup { fen: Some(fen.to_owned()), ..Setup::casual() };
        setup.time = spec::read("10s").unwrap();
        let mut table = Table::new(setup);
        table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
        table.wait(10_000);
        assert_eq!(table.state.outcome().unwrap().result(), result, "{fen}");
    }
}

#[test]
fn warnings_come_once_a_crossing_and_again_above_one_and_a_half_times() {
    let mut table = timed("40s+10s", true);
    assert_eq!(warnings(&table.wait(9999)), []);
    assert_eq!(warnings(&table.wait(2000)), [(Side::White, 30)]);
    table.play("e2e4 e7e5");
    // 38.001 s: not above 45, so 30 is not said again; 20 was never crossed.
    assert_eq!(warnings(&table.wait(10_000)), []);
    table.play("d2d4 d7d5");
    assert_eq!(table.left(Side::White), 38_001);
    table.play("g1f3 g8f6");
    assert_eq!(table.left(Side::White), 48_001);
    assert_eq!(warnings(&table.wait(30_000)), [(Side::White, 30), (Side::White, 20)]);
    table.play("b1c3");
    assert_eq!(warnings(&table.wait(45_000)), [(Side::Black, 30)], "both sides hear theirs");
}

#[test]
fn nobody_is_warned_who_does_not_want_it() {
    let mut table = timed("40s", true);
    table.act(Role::White, Act::Clock(ClockAct::Says { side: Side::White, on: false })).unwrap();
    assert_eq!(warnings(&table.wait(25_000)), []);
    table.act(Role::White, Act::Clock(ClockAct::Says { side: Side::White, on: true })).unwrap();
    assert_eq!(warnings(&table.wait(10_000)), [(Side::White, 10)], "what was crossed in silence is not said late");
}

#[test]
fn no_clock_runs_no_deadline_waits() {
    let mut table = Table::new(Setup::casual());
    table.play("e2e4 e7e5");
    assert_eq!(next_deadline(&table.state, table.now), None);
    assert_eq!(table.act(Role::White, Act::Clock(ClockAct::Start)), Err(Refusal::NoClock));
}

#[test]
fn an_announced_end_stops_the_clock_and_its_withdrawal_starts_it_again() {
    let mut setup = Table::tournament();
    setup.time = spec::read("5m").unwrap();
    setup.fen = Some("7k/8/6K1/8/8/8/8/R7 w - - 0 1".to_owned());
    let mut table = Table::new(setup);
    table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
    table.pass(4000);
    table.act(Role::White, announce("a1a8")).unwrap();
    table.pass(9000);
    assert_eq!(table.left(Side::White), 296_000);
    table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
    table.pass(1000);
    assert_eq!(table.left(Side::White), 295_000);
}

#[test]
fn time_controls_are_read_or_refused() {
    for good in
        ["15+10", "15m+10s", "5m d3s", "5m b3s", "90m/40,30m +30s", "white=5m black=4m", "none", "5:00+5", "1h30m"]
    {
        assert!(spec::read(good).is_ok(), "{good}");
    }
    assert_eq!(spec::read("15+10"), spec::read("15m+10s"));
    assert_eq!(spec::read("5:00+5"), spec::read("5m+5s"));
    for bad in [
        "15 10",
        "",
        "x",
        "5m,3m",
        "white=5m",
        "0",
        "5m/0,3m",
        "-5",
        "99999999999999999999",
        "1e9",
        "5m+3s+2s",
        "5m/40/3",
    ] {
        assert!(spec::read(bad).is_err(), "{bad}: {:?}", spec::read(bad));
    }
}
