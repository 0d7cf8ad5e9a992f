//! The envelope is opened, or cannot be: articles 7 to 11 of the digital appendix I.

use super::*;

#[test]
fn article_7_the_envelope_is_opened_by_the_arbiter_and_only_once() {
    for profile in PROFILES {
        let mut table = game(profile);
        assert_eq!(table.act(Role::Arbiter, open("e2e4")), Err(Refusal::NotAdjourned));
        table.act(Role::Arbiter, ORDER).unwrap();
        table.act(Role::White, seal()).unwrap();
        assert_eq!(table.act(Role::Arbiter, open("e2e4")), bar(AdjournBar::NotClosed));
        table.act(Role::Arbiter, close()).unwrap();
        assert_eq!(table.act(Role::Black, open("e2e4")), Err(Refusal::NotYours));
        let nothing = table.act(Role::Arbiter, adjourn(AdjournAct::Open { absent: false, paper: None })).unwrap();
        assert_eq!(nothing, [], "it may be opened, and is not yet");
        let events = table.act(Role::Arbiter, open("e2e4")).unwrap();
        assert!(matches!(events[2].fact, Fact::Move(MoveFact::Pressed { .. })));
        assert_eq!((events[2].by, table.state.line().len()), (Role::White, 1));
        assert_eq!(table.state.clock().running(), Some(Side::Black));
        assert_eq!(table.act(Role::Arbiter, open("e2e4")), Err(Refusal::NotAdjourned));
        table.say("e7e5").unwrap();
        table.act(Role::Black, PRESS).unwrap();
        assert!(table.state.adjournment().is_none(), "with the reply the game is resumed for good");
    }
}

#[test]
fn article_7_the_sealed_move_is_a_completed_move_of_the_sealer() {
    let mut setup = game("digital").state.setup().clone();
    setup.time = clock::spec::read("90m/1,30m +30s").unwrap();
    let mut table = Table::new(setup);
    table.start(Role::Arbiter).unwrap();
    table.act(Role::Arbiter, ORDER).unwrap();
    table.act(Role::White, seal()).unwrap();
    table.act(Role::Arbiter, close()).unwrap();
    table.act(Role::Arbiter, open("e2e4")).unwrap();
    assert_eq!(table.left(Side::White), 120 * 60_000 + 30_000, "its increment and the next period");
}

#[test]
fn article_8_an_ambiguous_an_unreadable_or_an_illegal_sealed_move_loses() {
    for profile in PROFILES {
        for found in [Err(Fault::Illegal), Err(Fault::Ambiguous), Err(Fault::Unreadable), Ok("e2e5")] {
            let mut table = adjourned(profile, None);
            let events = table.act(Role::Arbiter, opening(found, false)).unwrap();
            let fault = found.err().unwrap_or(Fault::Illegal);
            assert!(
                matches!(&events[0].fact, Fact::Adjourn(AdjournFact::EnvelopeOpened { fault: Some(is), .. }) if *is == fault)
            );
            assert_eq!(result(&table), ("sealed", "0-1"));
            assert!(table.state.line().is_empty());
        }
    }
}

#[test]
fn article_8_even_where_the_opponent_could_not_have_won() {
    let mut table = adjourned("fide-2023", Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    table.act(Role::Arbiter, opening(Err(Fault::Unreadable), false)).unwrap();
    assert_eq!(result(&table), ("sealed", "0-1"));
}

#[test]
fn article_9b_the_clock_of_a_replier_who_has_not_come_runs_until_the_envelope_is_opened() {
    for profile in PROFILES {
        let mut table = adjourned(profile, None);
        assert_eq!(table.start(Role::White), Err(Refusal::Stopped));
        let events = table.start(Role::Arbiter).unwrap();
        assert!(matches!(events[0].fact, Fact::Clock(ClockFact::Started { side: Side::Black })));
        table.pass(900_000);
        assert_eq!(table.say("e2e4"), Err(Refusal::Adjourned));
        table.act(Role::Arbiter, open("e2e4")).unwrap();
        table.pass(1000);
        assert_eq!((table.left(Side::White), table.left(Side::Black)), (3_000_000, 3_600_000 - 901_000));
    }
    let mut table = adjourned("digital", None);
    table.start(Role::Arbiter).unwrap();
    table.pass(3_600_000);
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(result(&table), ("time", "1-0"));
}

#[test]
fn article_9c_while_the_sealer_is_absent_the_reply_may_be_sealed_and_his_clock_runs() {
    for profile in PROFILES {
        let mut table = adjourned(profile, None);
        table.act(Role::Arbiter, opening(Ok("e2e4"), true)).unwrap();
        table.pass(120_000);
        assert_eq!(table.act(Role::White, seal()), Err(Refusal::Turn { turn: Side::Black }));
        table.act(Role::Black, seal()).unwrap();
        assert_eq!(table.state.envelopes(), 2, "a new envelope");
        let events = table.act(Role::Black, close()).unwrap();
        let Fact::Adjourn(AdjournFact::EnvelopeClosed { envelope, runs }) = &events[0].fact else {
            panic!("{events:?}")
        };
        assert_eq!((envelope.sealer, *runs), (Side::Black, Some(Side::White)));
        assert_eq!(table.state.clock().running(), Some(Side::White));
        table.pass(600_000);
        assert_eq!((table.left(Side::White), table.left(Side::Black)), (2_400_000, 3_480_000));
        table.act(Role::Arbiter, open("e7e5")).unwrap();
        assert_eq!((table.state.line().len(), table.state.clock().running()), (2, Some(Side::White)));
        table.say("g1f3").unwrap();
        table.act(Role::White, PRESS).unwrap();
        assert!(table.state.adjournment().is_none());
    }
    // With the sealer there, or after the reply, nothing is sealed.
    let mut table = adjourned("digital", None);
    table.act(Role::Arbiter, open("e2e4")).unwrap();
    assert_eq!(table.act(Role::Black, seal()), Err(Refusal::NotAdjourned));
    let mut table = adjourned("fide-2023", None);
    table.act(Role::Arbiter, opening(Ok("e2e4"), true)).unwrap();
    table.say("e7e5").unwrap();
    assert!(matches!(table.act(Role::Black, seal()), Err(Refusal::Pending { .. })));
    table.act(Role::Black, PRESS).unwrap();
    assert_eq!(table.act(Role::Black, seal()), Err(Refusal::NotAdjourned), "the reply may also be made openly");
}

#[test]
fn article_10_more_than_an_hour_late_loses_and_an_hour_does_not() {
    for profile in PROFILES {
        let mut table = adjourned(profile, None);
        let events = table.act(Role::Arbiter, late(Side::Black, 60)).unwrap();
        assert_eq!(events.len(), 1);
        assert_eq!(table.left(Side::Black), 0, "no clock ran, so it is charged");
        let mut table = adjourned(profile, None);
        table.start(Role::Arbiter).unwrap();
        table.pass(1_200_000);
        table.act(Role::Arbiter, late(Side::Black, 20)).unwrap();
        assert_eq!(table.left(Side::Black), 2_400_000, "his clock ran: nothing more is charged");
        table.act(Role::Arbiter, late(Side::Black, 61)).unwrap();
        assert_eq!(result(&table), ("late", "1-0"));
    }
}

#[test]
fn article_10_the_limit_is_a_value_of_the_profile() {
    let mut setup = game("digital").state.setup().clone();
    setup.profile.adjournment.late_minutes = 30;
    let mut table = Table::new(setup);
    table.start(Role::Arbiter).unwrap();
    table.act(Role::Arbiter, ORDER).unwrap();
    table.act(Role::White, seal()).unwrap();
    table.act(Role::Arbiter, close()).unwrap();
    table.act(Role::Arbiter, late(Side::Black, 31)).unwrap();
    assert_eq!(result(&table), ("late", "1-0"));
}

#[test]
fn article_10_a_sealer_who_has_not_come_loses_after_his_envelope_was_opened() {
    for profile in PROFILES {
        let mut table = adjourned(profile, None);
        assert_eq!(
            table.act(Role::Arbiter, late(Side::White, 61)),
            bar(AdjournBar::OpenFirst { replier: Side::Black })
        );
        table.act(Role::Arbiter, opening(Ok("e2e4"), true)).unwrap();
        table.act(Role::Arbiter, late(Side::White, 61)).unwrap();
        assert_eq!(result(&table), ("late", "0-1"));
    }
}

#[test]
fn article_10a_a_sealed_mate_wins_though_its_player_has_not_come() {
    for profile in PROFILES {
        let mut table = adjourned(profile, Some("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
        table.act(Role::Arbiter, opening(Ok("a1a8"), true)).unwrap();
        assert_eq!(result(&table), ("mate", "1-0"));
        assert_eq!(table.act(Role::Arbiter, late(Side::White, 61)), Err(Refusal::Over));
    }
}

#[test]
fn article_10b_a_sealed_stalemate_draws_though_its_player_has_not_come() {
    for profile in PROFILES {
        let mut table = adjourned(profile, Some("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"));
        table.act(Role::Arbiter, opening(Ok("f1f7"), true)).unwrap();
        assert_eq!(result(&table), ("stalemate", "1/2-1/2"));
    }
}

#[test]
fn article_10_both_late_lose() {
    let mut table = adjourned("digital", None);
    let both = Act::Arbiter(ArbiterAct::Late { side: None, span: Millis::minutes(61) });
    table.act(Role::Arbiter, both).unwrap();
    assert_eq!(result(&table), ("both-lose", "0-0"));
}

#[test]
fn article_11a_with_a_lost_envelope_the_game_goes_on_from_its_position_and_times() {
    for profile in PROFILES {
        let mut table = adjourned(profile, None);
        assert_eq!(table.act(Role::Black, adjourn(AdjournAct::Lost)), Err(Refusal::NotYours));
        table.act(Role::Arbiter, adjourn(AdjournAct::Lost)).unwrap();
        assert_eq!((table.left(Side::White), table.left(Side::Black)), (3_000_000, 3_600_000));
        assert_eq!(table.state.clock().running(), Some(Side::White));
        table.say("e2e4").unwrap();
        table.act(Role::White, PRESS).unwrap();
        assert_eq!(table.state.line().len(), 1);
    }
}
