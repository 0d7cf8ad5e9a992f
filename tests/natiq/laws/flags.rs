//! Flags that are called, flags that are claimed, and both of them down (articles 6.8, 6.9; A.4.5, B.3; II.7, II.8).

use natiq::core::conduct::{Duty, Supervision};
use natiq::core::profile::BothFlags;
use natiq::core::{Act, ClaimAct, ClockAct, ClockFact, Event, Fact, Refusal, Role, Setup, Side, next_deadline};
use natiq::language::{Class, Language, Manner};

use super::table::{PRESS, by_laws, lefts, said, started};
use crate::game::{Table, announce, result};

const FLAG: Act = Act::Claim(ClaimAct::Flag);
const DEADLINE: Act = Act::Clock(ClockAct::Deadline);

/// A game nobody supervises.
fn unsupervised(profile: &str, time: &str) -> Setup {
    let mut setup = by_laws(profile, time);
    setup.conduct.supervision = Supervision::None;
    setup
}

fn falls(table: &mut Table, after: u64) -> Vec<Event> {
    table.pass(after);
    table.act(Role::Arbiter, DEADLINE).unwrap()
}

#[test]
fn article_6_8_the_program_calls_the_flag_in_standard_play_and_under_supervision() {
    for profile in ["fide-2023", "digital"] {
        for setup in [unsupervised(profile, "90m"), by_laws(profile, "15m"), by_laws(profile, "3m")] {
            let left = setup.time.white.periods[0].base.0;
            let mut table = started(setup);
            falls(&mut table, left);
            assert_eq!(result(&table), ("time", "0-1"));
        }
    }
}

#[test]
fn appendix_b_3_without_supervision_the_flag_sounds_once_and_play_goes_on() {
    for (profile, time) in [("fide-2023", "5m+3s"), ("digital", "20m"), ("digital", "5m d3s")] {
        let setup = unsupervised(profile, time);
        let mut table = started(setup);
        let due = next_deadline(&table.state, table.now).unwrap();
        let events = falls(&mut table, due.0);
        assert!(table.state.outcome().is_none());
        assert!(matches!(events[..], [Event { fact: Fact::Clock(ClockFact::Flag { unclaimed: true, .. }), .. }]));
        let [english, arabic] = said(&events, &table);
        assert_eq!(english, ["Flag! White's time has run out. Claim it to win."]);
        assert_eq!(arabic, ["سقط العلم! انتهى وقت الأبيض. للفوز يجب تقديم الطلب."]);
        assert_eq!(next_deadline(&table.state, table.now), None, "nothing is due twice");
        assert!(falls(&mut table, 10_000).is_empty());
        assert_eq!(table.left(Side::White), 0);
        table.play("e2e4 e7e5");
        assert_eq!(table.left(Side::White), 0, "no increment lifts a fallen flag");
        table.play("g1f3");
        assert_eq!(table.left(Side::White), 0);
        table.act(Role::Black, FLAG).unwrap();
        assert_eq!(result(&table), ("time", "0-1"));
    }
}

#[test]
fn appendix_ii_8_the_claimant_needs_the_others_flag_down_and_nobody_claims_his_own() {
    let mut table = started(unsupervised("digital", "5m"));
    assert_eq!(table.act(Role::Black, FLAG), Err(Refusal::FlagUp { side: Some(Side::White) }));
    assert_eq!(table.act(Role::Assistant, FLAG), Err(Refusal::FlagUp { side: None }));
    falls(&mut table, 300_000);
    assert_eq!(table.act(Role::White, FLAG), Err(Refusal::FlagUp { side: Some(Side::Black) }));
    let events = table.act(Role::Black, FLAG).unwrap();
    let [english, arabic] = said(&events, &table);
    assert_eq!(english, ["Black claims: White's flag has fallen.", "White's time is over. Black wins."]);
    assert_eq!(arabic, ["يطالب الأسود: سقط علم الأبيض.", "انتهى وقت الأبيض. فاز الأسود."]);
}

#[test]
fn appendix_vi_9_f_the_assistant_claims_a_fallen_flag_where_that_is_his_duty() {
    let mut table = started(unsupervised("digital", "5m"));
    table.play("e2e4");
    falls(&mut table, 300_000);
    let events = table.act(Role::Assistant, FLAG).unwrap();
    assert_eq!(result(&table), ("time", "1-0"));
    let [english, arabic] = said(&events, &table);
    assert_eq!(english[0], "The assistant claims: Black's flag has fallen.");
    assert_eq!(arabic[0], "يطالب المساعد: سقط علم الأسود.");
    let mut setup = unsupervised("digital", "5m");
    setup.conduct.assistant.retain(|duty| *duty != Duty::Claim);
    let mut table = started(setup);
    falls(&mut table, 300_000);
    assert_eq!(table.act(Role::Assistant, FLAG), Err(Refusal::NotADuty));
}

#[test]
fn article_6_9_a_flag_against_a_side_that_cannot_mate_is_a_draw_claimed_or_called() {
    let fen = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    let mut table = started(Setup { fen: fen.clone(), ..unsupervised("digital", "5m") });
    falls(&mut table, 300_000);
    let events = table.act(Role::Black, FLAG).unwrap();
    assert_eq!(result(&table), ("time", "1/2-1/2"));
    assert_eq!(said(&events, &table)[0][1], "White's time is over. Black cannot checkmate. Draw.");
    let mut table = started(Setup { fen, ..by_laws("digital", "5m") });
    falls(&mut table, 300_000);
    assert_eq!(result(&table), ("time", "1/2-1/2"));
}

/// White's flag falls, then Black's, at a board where nobody claimed the first.
fn both_down(setup: Setup) -> Table {
    let mut table = started(setup);
    let due = next_deadline(&table.state, table.now).unwrap().0;
    falls(&mut table, due);
    table.play("e2e4");
    let due = next_deadline(&table.state, table.now).unwrap().0 - table.now.0;
    falls(&mut table, due);
    assert!(table.state.fallen().white && table.state.fallen().black);
    table
}

#[test]
fn appendix_ii_8_both_flags_down_are_a_draw() {
    let mut table = both_down(unsupervised("digital", "20m"));
    let events = table.act(Role::White, FLAG).unwrap();
    assert_eq!(result(&table), ("flags", "1/2-1/2"));
    assert_eq!(said(&events, &table)[0][1], "Both flags have fallen; the order is unknown. Draw.");
}

#[test]
fn guidelines_iii_3_1_both_flags_down_are_a_draw_in_the_last_period_only() {
    let mut table = both_down(unsupervised("fide-2023", "20m"));
    table.act(Role::Assistant, FLAG).unwrap();
    assert_eq!(result(&table), ("flags", "1/2-1/2"));
    let setup = unsupervised("fide-2023", "20m/2,5m");
    assert_eq!(*setup.profile.both_flags.get(setup.class()), BothFlags::LastPeriod);
    let mut table = both_down(setup);
    let events = table.act(Role::White, FLAG).unwrap();
    assert!(table.state.outcome().is_none());
    assert_eq!(said(&events, &table)[0][1], "Both flags have fallen. Play goes on.");
    assert_eq!(table.state.clock().running(), Some(Side::Black), "whoever was thinking goes on");
    // The next period brings its time, and the flag is up again.
    table.play("e7e5 g1f3");
    assert_eq!((lefts(&table), table.state.fallen().white), ((300_000, 0), false));
}

#[test]
fn vector_6_at_the_very_millisecond_the_flag_comes_before_the_press() {
    for (setup, refused) in
        [(by_laws("digital", "5m"), Refusal::Over), (unsupervised("digital", "5m"), Refusal::FlagDue)]
    {
        let unclaimed = setup.conduct.supervision == Supervision::None;
        let mut table = started(setup);
        table.pass(300_000);
        assert_eq!(table.say("e2e4"), Err(Refusal::FlagDue));
        table.act(Role::Arbiter, DEADLINE).unwrap();
        if unclaimed {
            table.play("e2e4");
        } else {
            assert_eq!(table.say("e2e4"), Err(refused));
        }
        assert_eq!(table.left(Side::White), 0);
    }
}

#[test]
fn article_6_8_a_mate_made_before_the_flag_stands() {
    let mut setup = by_laws("digital", "5m");
    setup.conduct.one_step = false;
    setup.fen = Some("7k/8/6K1/8/8/8/8/R7 w - - 0 1".to_owned());
    let mut table = started(setup);
    table.pass(299_999);
    table.act(Role::White, announce("a1a8")).unwrap();
    table.pass(5_000);
    assert!(table.act(Role::Arbiter, DEADLINE).unwrap().is_empty(), "an announced mate stops the clock");
    table.act(Role::White, PRESS).unwrap();
    assert_eq!(result(&table), ("mate", "1-0"));
    // A flag that nobody claimed has not fallen: mate on the board comes first (6.8, row 19).
    let mut setup = unsupervised("digital", "5m");
    setup.fen = Some("7k/8/6K1/8/8/8/8/R7 w - - 0 1".to_owned());
    let mut table = started(setup);
    falls(&mut table, 300_000);
    table.play("a1a8");
    assert_eq!(result(&table), ("mate", "1-0"));
    assert_eq!(table.act(Role::Black, FLAG), Err(Refusal::Over));
}

#[test]
fn the_flag_cuts_everything_and_is_one_sentence() {
    let mut table = started(unsupervised("digital", "5m"));
    let events = falls(&mut table, 300_000);
    let told = Language::builtin("en").unwrap().events(&events, &table.state, &Manner::default());
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].class, told[0].key.as_str()), (Class::Urgent, "flag"));
}

#[test]
fn property_a_penalty_lifts_no_fallen_flag() {
    let mut table = both_down(unsupervised("digital", "20m"));
    table.act(Role::Black, Act::Claim(ClaimAct::Repetition { with: None })).unwrap();
    assert_eq!(lefts(&table), (0, 0));
}
