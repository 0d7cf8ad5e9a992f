//! Adjournment and resumption: Guidelines I of the FIDE Laws, appendix I of the digital laws. The articles
//! in the names are the digital appendix's where nothing else is said.

mod opening;

use natiq::core::{
    Act, AdjournAct, AdjournBar, AdjournFact, ArbiterAct, Both, ClaimAct, ClockAct, ClockFact, Command, DrawAct,
    DrawFact, EndAct, Event, Fact, Fault, Millis, MoveAct, MoveFact, Paper, Refusal, Role, Setup, Side, State, clock,
    decide,
};

use super::table::{PRESS, PROFILES, started, under};
use crate::game::{Table, announce, result};

/// A tournament game of a profile; an hour each.
fn game(profile: &str) -> Table {
    game_from(profile, None)
}

fn game_from(profile: &str, fen: Option<&str>) -> Table {
    let mut setup = Setup { fen: fen.map(str::to_owned), ..under(profile, "tournament") };
    setup.time = clock::spec::read("60m").unwrap();
    setup.profile.increment_from_start = false;
    started(setup)
}

fn adjourn(act: AdjournAct) -> Act {
    Act::Adjourn(act)
}

fn seal() -> Act {
    adjourn(AdjournAct::Seal { digest: Some("digest".to_owned()) })
}

fn close() -> Act {
    adjourn(AdjournAct::Close { resumption: String::new() })
}

fn open(uci: &str) -> Act {
    opening(Ok(uci), false)
}

fn opening(found: Result<&str, Fault>, absent: bool) -> Act {
    let found = found.map(|uci| uci.parse().unwrap());
    adjourn(AdjournAct::Open { absent, paper: Some(Paper { text: "written".to_owned(), found, offer: false }) })
}

fn late(side: Side, minutes: u64) -> Act {
    Act::Arbiter(ArbiterAct::Late { side: Some(side), span: Millis::minutes(minutes) })
}

const ORDER: Act = Act::Adjourn(AdjournAct::Adjourn { session: None });

/// The game is adjourned with a move of White's in a closed envelope; he has used ten minutes.
fn adjourned(profile: &str, fen: Option<&str>) -> Table {
    let mut table = game_from(profile, fen);
    table.pass(600_000);
    table.act(Role::Arbiter, ORDER).unwrap();
    table.act(Role::White, seal()).unwrap();
    table.act(Role::Arbiter, close()).unwrap();
    table
}

fn bar(bar: AdjournBar) -> Result<Vec<Event>, Refusal> {
    Err(Refusal::Adjournment(bar))
}

#[test]
fn article_1a_the_arbiter_orders_and_the_clock_of_the_player_to_move_runs_until_the_envelope_is_closed() {
    for profile in PROFILES {
        let mut table = game(profile);
        table.pass(60_000);
        assert_eq!(table.act(Role::Black, ORDER), Err(Refusal::Turn { turn: Side::White }));
        table.act(Role::Arbiter, ORDER).unwrap();
        assert_eq!(table.act(Role::Arbiter, ORDER), Err(Refusal::Adjourned));
        assert_eq!(table.snapshot().phase, "adjourned");
        assert_eq!(table.act(Role::Arbiter, close()), bar(AdjournBar::NotSealed));
        table.pass(60_000);
        assert_eq!(table.left(Side::White), 58 * 60_000);
        table.act(Role::White, seal()).unwrap();
        table.pass(60_000);
        assert_eq!(table.left(Side::White), 57 * 60_000, "sealing does not stop it");
        table.act(Role::White, close()).unwrap();
        table.pass(60_000);
        assert_eq!(table.left(Side::White), 57 * 60_000);
        assert_eq!(table.state.clock().running(), None);
    }
}

#[test]
fn article_1a_the_flag_of_the_player_who_is_to_seal_can_fall() {
    let mut table = game("digital");
    table.act(Role::Arbiter, ORDER).unwrap();
    table.pass(3_600_000);
    assert_eq!(table.act(Role::White, seal()), Err(Refusal::FlagDue));
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(result(&table), ("time", "0-1"));
}

#[test]
fn article_1c_the_sealed_move_may_be_changed_until_the_clocks_are_stopped() {
    for profile in PROFILES {
        let mut table = game(profile);
        assert_eq!(table.act(Role::White, seal()), Err(Refusal::NotAdjourned));
        table.act(Role::Arbiter, ORDER).unwrap();
        assert_eq!(table.act(Role::Black, seal()), Err(Refusal::Turn { turn: Side::White }));
        assert_eq!(table.act(Role::Arbiter, seal()), Err(Refusal::NotYours));
        table.act(Role::White, seal()).unwrap();
        table.act(Role::White, seal()).unwrap();
        assert_eq!(table.state.envelopes(), 2);
        assert_eq!(table.act(Role::Black, close()), Err(Refusal::NotYours));
        table.act(Role::Assistant, close()).unwrap();
        assert_eq!(table.act(Role::White, seal()), bar(AdjournBar::Closed));
    }
}

#[test]
fn article_1d_a_move_made_openly_after_the_order_is_the_sealed_one() {
    for profile in PROFILES {
        let mut table = game(profile);
        table.act(Role::Arbiter, ORDER).unwrap();
        table.act(Role::White, seal()).unwrap();
        assert!(matches!(table.say("e2e5"), Err(Refusal::Illegal(_))));
        let events = table.say("e2e4").unwrap();
        assert!(
            matches!(&events[0].fact, Fact::Adjourn(AdjournFact::SealedOpenly { ply }) if ply.uci.to_string() == "e2e4")
        );
        assert!(table.state.line().is_empty() && table.state.announced().is_none(), "it is not played yet");
        assert_eq!(table.say("d2d4"), bar(AdjournBar::Openly));
        assert_eq!(table.act(Role::White, seal()), bar(AdjournBar::Openly));
        table.act(Role::Arbiter, close()).unwrap();
        table.act(Role::Arbiter, adjourn(AdjournAct::Open { absent: false, paper: None })).unwrap();
        assert_eq!(table.state.line()[0].ply.uci.to_string(), "e2e4");
        assert_eq!(table.state.clock().running(), Some(Side::Black));
    }
}

#[test]
fn article_1_who_adjourns_before_the_end_of_the_session_pays_with_the_rest_of_it() {
    for profile in PROFILES {
        let mut table = game(profile);
        table.pass(600_000);
        assert_eq!(table.act(Role::White, ORDER), bar(AdjournBar::NoSession));
        let session = |minutes| adjourn(AdjournAct::Adjourn { session: Some(Millis::minutes(minutes)) });
        assert_eq!(table.act(Role::White, session(50)), bar(AdjournBar::SessionTooLong), "fifty minutes are left");
        assert_eq!(table.act(Role::Black, session(5)), Err(Refusal::Turn { turn: Side::White }));
        table.act(Role::White, session(20)).unwrap();
        assert_eq!((table.left(Side::White), table.left(Side::Black)), (30 * 60_000, 60 * 60_000));
        table.act(Role::White, seal()).unwrap();
        let events = table.act(Role::White, close()).unwrap();
        let Fact::Adjourn(AdjournFact::EnvelopeClosed { envelope, .. }) = &events[0].fact else { panic!("{events:?}") };
        assert_eq!(envelope.used.white, Millis::minutes(30), "it counts as used");
    }
}

#[test]
fn article_1_an_announced_move_and_a_claim_come_first() {
    let mut table = game("digital");
    table.say("e2e4").unwrap();
    assert!(matches!(table.act(Role::Arbiter, ORDER), Err(Refusal::Pending { .. })));
    table.act(Role::White, PRESS).unwrap();
    table.act(Role::Arbiter, ORDER).unwrap();
    assert_eq!(table.state.adjournment().unwrap().sealer, Side::Black);
}

#[test]
fn article_2_what_stands_on_the_envelope() {
    let mut table = game("digital");
    table.state = {
        let mut setup = table.state.setup().clone();
        setup.players = Both { white: "Ali".into(), black: "Mona".into() };
        State::new(setup).unwrap()
    };
    table.start(Role::Arbiter).unwrap();
    table.pass(61_001);
    table.say("e2e4").unwrap();
    table.act(Role::White, PRESS).unwrap();
    table.act(Role::White, Act::Draw(DrawAct::Offer)).unwrap();
    table.pass(120_002);
    table.act(Role::Arbiter, ORDER).unwrap();
    table.act(Role::Black, seal()).unwrap();
    let resumption = "Monday at ten, town hall".to_owned();
    let events = table.act(Role::Arbiter, adjourn(AdjournAct::Close { resumption: resumption.clone() })).unwrap();
    let Fact::Adjourn(AdjournFact::EnvelopeClosed { envelope, runs: None }) = &events[0].fact else {
        panic!("{events:?}")
    };
    assert_eq!(envelope.players.white, "Ali");
    assert_eq!(envelope.position, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!((envelope.used.white, envelope.used.black), (Millis(61_001), Millis(120_002)));
    assert_eq!((envelope.sealer, envelope.number, envelope.offer), (Side::Black, 1, Some(Side::White)));
    assert_eq!(envelope.resumption, resumption);
    let later = "Tuesday".to_owned();
    table.act(Role::Arbiter, adjourn(AdjournAct::Close { resumption: later })).unwrap();
    assert_eq!(table.state.adjournment().unwrap().resumption, "Tuesday");
}

#[test]
fn article_4_a_draw_offer_of_the_sealer_is_open_until_the_resumption_and_with_fide_until_the_reply() {
    for (profile, stands) in [("digital", None), ("fide-2023", Some(Side::White))] {
        let mut table = game(profile);
        for uci in ["e2e4", "e7e5"] {
            table.say(uci).unwrap();
            let by = table.state.turn().into();
            table.act(by, PRESS).unwrap();
        }
        table.act(Role::White, Act::Draw(DrawAct::Offer)).unwrap();
        table.act(Role::Arbiter, ORDER).unwrap();
        table.act(Role::White, seal()).unwrap();
        table.act(Role::Arbiter, close()).unwrap();
        assert_eq!(table.state.offer(), Some(Side::White), "he may think about it meanwhile");
        let mut other = Table { state: table.state.clone(), now: table.now };
        other.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
        assert_eq!(result(&other), ("agreed", "1/2-1/2"));
        table.act(Role::Arbiter, open("g1f3")).unwrap();
        assert_eq!(table.state.offer(), stands, "{profile}");
    }
}

#[test]
fn article_4_an_offer_to_the_sealer_ends_with_his_move() {
    for profile in PROFILES {
        let mut table = game(profile);
        table.say("e2e4").unwrap();
        table.act(Role::White, PRESS).unwrap();
        table.say("e7e5").unwrap();
        table.act(Role::Black, Act::Draw(DrawAct::Offer)).unwrap();
        table.act(Role::Black, PRESS).unwrap();
        table.act(Role::Arbiter, ORDER).unwrap();
        table.act(Role::White, seal()).unwrap();
        table.act(Role::Arbiter, close()).unwrap();
        assert_eq!(table.state.offer(), Some(Side::Black));
        let events = table.act(Role::Arbiter, open("g1f3")).unwrap();
        assert!(matches!(&events[0].fact, Fact::Adjourn(AdjournFact::EnvelopeOpened { lapsed: true, .. })));
        assert_eq!(table.state.offer(), None);
    }
}

#[test]
fn article_4_an_offer_that_was_written_behind_the_sealed_move_is_made_with_it() {
    let mut table = game("digital");
    for uci in ["e2e4", "e7e5"] {
        table.say(uci).unwrap();
        let by = table.state.turn().into();
        table.act(by, PRESS).unwrap();
    }
    table.act(Role::Arbiter, ORDER).unwrap();
    table.act(Role::White, seal()).unwrap();
    table.act(Role::Arbiter, close()).unwrap();
    let paper = Paper { text: "7163 =".to_owned(), found: Ok("g1f3".parse().unwrap()), offer: true };
    let events = table.act(Role::Arbiter, adjourn(AdjournAct::Open { absent: false, paper: Some(paper) })).unwrap();
    assert!(matches!(events.last().unwrap().fact, Fact::Draw(DrawFact::Offered { side: Side::White, early: false })));
    table.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
}

#[test]
fn article_5_position_and_clocks_are_those_of_the_adjournment_to_the_millisecond() {
    let mut table = game("fide-2023");
    table.pass(1_234_567);
    table.act(Role::Arbiter, ORDER).unwrap();
    table.act(Role::White, seal()).unwrap();
    table.act(Role::Arbiter, close()).unwrap();
    table.pass(86_400_000);
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (3_600_000 - 1_234_567, 3_600_000));
    table.act(Role::Arbiter, open("e2e4")).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (3_600_000 - 1_234_567, 3_600_000));
    table.pass(1_001);
    assert_eq!(table.left(Side::Black), 3_600_000 - 1_001, "the reply is on the replier's time");
}

#[test]
fn article_6_a_resignation_or_an_agreement_before_the_resumption_ends_the_game() {
    for profile in PROFILES {
        let mut table = adjourned(profile, None);
        table.act(Role::Black, Act::End(EndAct::Resign { side: Side::Black })).unwrap();
        assert_eq!(result(&table), ("resigned", "1-0"));
    }
    let mut table = adjourned("digital", None);
    table.act(Role::White, Act::Draw(DrawAct::Offer)).unwrap();
    table.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
    assert_eq!(result(&table), ("agreed", "1/2-1/2"));
}

#[test]
fn while_play_rests_nothing_is_moved_claimed_or_taken_back() {
    let mut table = adjourned("digital", None);
    for by in [Role::White, Role::Black, Role::Assistant] {
        for act in [
            announce("e2e4"),
            PRESS,
            Act::Move(MoveAct::Correct),
            Act::Claim(ClaimAct::Fifty { with: None }),
            Act::Claim(ClaimAct::Flag),
            Act::Touch(natiq::core::TouchAct::Lift { on: "e2".parse().unwrap() }),
        ] {
            assert_eq!(table.act(by, act.clone()), Err(Refusal::Adjourned), "{act:?}");
        }
    }
    table.act(Role::White, Act::End(EndAct::Quit)).unwrap();
}

#[test]
fn appendix_vi_9g_the_assistant_sees_to_the_formalities_where_that_is_his_duty() {
    let mut table = game("digital");
    let session = adjourn(AdjournAct::Adjourn { session: Some(Millis::minutes(5)) });
    table.act(Role::Assistant, session.clone()).unwrap();
    table.act(Role::Assistant, seal()).unwrap();
    table.act(Role::Assistant, close()).unwrap();
    let mut setup = game("digital").state.setup().clone();
    setup.conduct.assistant.clear();
    let mut table = Table::new(setup);
    assert_eq!(table.act(Role::Assistant, session), Err(Refusal::NotADuty));
    table.act(Role::Arbiter, ORDER).unwrap();
    assert_eq!(table.act(Role::Assistant, seal()), Err(Refusal::NotADuty));
    table.act(Role::White, seal()).unwrap();
    assert_eq!(table.act(Role::Assistant, close()), Err(Refusal::NotADuty));
}

#[test]
fn a_game_can_be_adjourned_twice_and_without_a_clock() {
    let mut setup = game("fide-2023").state.setup().clone();
    setup.time = clock::TimeControl::default();
    let mut table = Table::new(setup);
    for (by, uci) in [(Role::White, "e2e4"), (Role::Black, "e7e5")] {
        table.act(by, ORDER).unwrap();
        table.act(by, seal()).unwrap();
        table.act(by, close()).unwrap();
        table.act(Role::Arbiter, open(uci)).unwrap();
    }
    assert_eq!((table.state.line().len(), table.state.envelopes()), (2, 2));
    table.say("g1f3").unwrap();
}

#[test]
fn every_fact_is_read_back_as_it_was_written() {
    let mut table = adjourned("digital", None);
    let mut facts = Vec::new();
    let mut setup = table.state.setup().clone();
    setup.time = clock::spec::read("60m").unwrap();
    let acts = [
        (Role::Arbiter, adjourn(AdjournAct::Close { resumption: "Monday".to_owned() })),
        (Role::Arbiter, late(Side::Black, 10)),
        (Role::Arbiter, opening(Ok("e2e4"), true)),
        (Role::Black, seal()),
        (Role::Black, announce("e7e5")),
        (Role::Black, close()),
        (Role::Arbiter, adjourn(AdjournAct::Lost)),
        (Role::Arbiter, Act::Adjourn(AdjournAct::Adjourn { session: Some(Millis(5)) })),
    ];
    for (by, act) in acts {
        let events = decide(&table.state, &Command { by, act }, table.now).unwrap();
        events.iter().for_each(|event| table.state.evolve(event));
        facts.extend(events);
    }
    for event in facts {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event, "{text}");
    }
}
