//! Third repetition and fifty moves: claimed, ruled on, paid for (articles 9.2 to 9.6).

use natiq::core::profile::TimeClass;
use natiq::core::{
    Act, Claim, ClaimAct, ClaimFact, DrawAct, EndAct, Fact, Grounds, MoveAct, Refusal, Role, Setup, Side,
};

use super::table::{PRESS, by_laws, lefts, said, started};
use crate::game::{Table, result};

fn repetition(with: Option<&str>) -> Act {
    Act::Claim(ClaimAct::Repetition { with: with.map(|uci| uci.parse().unwrap()) })
}

fn fifty(with: Option<&str>) -> Act {
    Act::Claim(ClaimAct::Fifty { with: with.map(|uci| uci.parse().unwrap()) })
}

fn from(fen: &str) -> Table {
    Table::new(Setup { fen: Some(fen.to_owned()), ..Setup::casual() })
}

/// Plays, claims for the side to move, and says where the position stood and whether the claim is right: by both
/// laws the same position is the same (9.2.2; digital 9.2).
fn claimed(table: Table, moves: &str, with: Option<&str>) -> (Vec<u32>, bool) {
    let by = |laws| {
        let mut setup = table.state.setup().clone();
        setup.profile = by_laws(laws, "none").profile;
        claimed_in(Table::new(setup), moves, with)
    };
    let (fide, digital) = (by("fide-2023"), by("digital"));
    assert_eq!(fide, digital);
    digital
}

fn claimed_in(mut table: Table, moves: &str, with: Option<&str>) -> (Vec<u32>, bool) {
    table.play(moves);
    let by = table.state.turn().into();
    let events = table.act(by, repetition(with)).unwrap();
    match &events[1].fact {
        Fact::Claim(ClaimFact::Granted { grounds, .. }) => {
            assert_eq!(result(&table), ("threefold", "1/2-1/2"));
            (grounds.after.clone(), true)
        }
        Fact::Claim(ClaimFact::Denied { grounds, .. }) => (grounds.after.clone(), false),
        other => panic!("{other:?}"),
    }
}

const ROUND: &str = "g1f3 g8f6 f3g1 f6g8 ";

#[test]
fn article_9_2_2_t1_an_en_passant_that_was_legal_makes_another_position() {
    let t1 = "e2e4 a7a6 e4e5 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8";
    assert_eq!(claimed(Table::new(Setup::casual()), t1, None), (vec![8, 12], false));
    // With the written move the position after Nf3 comes for the third time.
    assert_eq!(claimed(Table::new(Setup::casual()), t1, Some("g1f3")), (vec![5, 9, 13], true));
    let t1b = format!("{t1} g1f3 b8c6 f3g1 c6b8");
    assert_eq!(claimed(Table::new(Setup::casual()), &t1b, None), (vec![8, 12, 16], true));
}

#[test]
fn article_9_2_2_t2_a_double_step_nobody_can_capture_changes_nothing() {
    let t2 = "e2e4 e7e5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8";
    assert_eq!(claimed(Table::new(Setup::casual()), t2, None), (vec![2, 6, 10], true));
}

#[test]
fn article_9_2_2_t3_an_en_passant_that_exposes_the_king_changes_nothing() {
    let table = from("7k/2p5/8/KP5r/8/8/8/6N1 b - - 0 1");
    let t3 = "c7c5 g1f3 h8g7 f3g1 g7h8 g1f3 h8g7 f3g1 g7h8";
    assert_eq!(claimed(table, t3, None), (vec![1, 5, 9], true));
}

#[test]
fn article_9_2_2_t4_castling_rights_that_were_lost_make_another_position() {
    let t4 = "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8";
    assert_eq!(claimed(Table::new(Setup::casual()), t4, None), (vec![6, 10], false));
}

#[test]
fn article_9_2_2_t5_the_start_of_the_game_counts() {
    assert_eq!(claimed(Table::new(Setup::casual()), &ROUND.repeat(2), None), (vec![0, 4, 8], true));
}

#[test]
fn case_61_pseudo_en_passant_does_not_hide_a_repetition() {
    let one = "e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    assert_eq!(claimed(Table::new(Setup::casual()), one, None), (vec![2, 6, 10], true));
    // The queen on e6 pins the pawn on e5 to its king, so it could not take d7d5 in passing.
    let two = "e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8";
    assert_eq!(claimed(Table::new(Setup::casual()), two, None), (vec![8, 12, 16], true));
}

#[test]
fn case_63_repetitions_need_not_follow_each_other_and_the_answer_names_the_moves() {
    let mut table = from("4k2r/8/8/8/8/8/8/R3K3 w - - 5 63");
    table.play("a1b1 h8h7 b1b2 h7h8 b2b1 h8g8 b1b3 g8h8 b3c3 h8g8 c3b3 g8h8 b3b1 h8h7 b1c1 h7h8 c1b1");
    table.play("h8h7");
    let events = table.act(Role::White, repetition(None)).unwrap();
    let Fact::Claim(ClaimFact::Granted { grounds, .. }) = &events[1].fact else { panic!("{events:?}") };
    assert_eq!(grounds.after, [2, 14, 18], "the two between them had the rook elsewhere");
    let [english, arabic] = said(&events, &table);
    assert_eq!(english, ["White claims third repetition.", "Third repetition: after moves 63, 69 and 71. Draw."]);
    assert_eq!(arabic[1], "المطالبة بالتكرار الثلاثي صحيحة: بعد النقلات 63، 69 و71. تعادل.");
}

#[test]
fn the_start_is_named_as_the_start() {
    let mut table = Table::new(Setup::casual());
    table.play(&ROUND.repeat(2));
    let events = table.act(Role::White, repetition(None)).unwrap();
    let [english, arabic] = said(&events, &table);
    assert_eq!(english[1], "Third repetition: after the start and moves 2 and 4. Draw.");
    assert_eq!(arabic[1], "المطالبة بالتكرار الثلاثي صحيحة: بعد وضع البداية والنقلتين 2 و4. تعادل.");
}

#[test]
fn article_9_2_only_the_player_to_move_claims_and_nobody_for_him() {
    let mut table = Table::new(Setup::casual());
    table.play(&ROUND.repeat(2));
    assert_eq!(table.act(Role::Black, repetition(None)), Err(Refusal::Turn { turn: Side::White }));
    assert_eq!(table.act(Role::Assistant, repetition(None)), Err(Refusal::NotYours));
    assert_eq!(table.act(Role::Arbiter, fifty(None)), Err(Refusal::NotYours));
    assert!(table.act(Role::White, repetition(None)).is_ok());
}

#[test]
fn article_9_4_who_has_announced_a_move_can_claim_no_more_on_it() {
    let mut table = Table::new(Table::tournament());
    table.say("g1f3").unwrap();
    let announced = |claim, refused| match refused {
        Err(Refusal::ClaimAnnounced { claim: of, ply }) => of == claim && ply.uci.to_string() == "g1f3",
        _ => false,
    };
    assert!(announced(Claim::Repetition, table.act(Role::White, repetition(None))));
    assert!(announced(Claim::Fifty, table.act(Role::White, fifty(Some("g1f3")))));
    table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
    assert!(table.act(Role::White, repetition(None)).is_ok());
}

#[test]
fn article_9_3_fifty_moves_are_a_hundred_half_moves_and_are_claimed() {
    for (fen, with, moves, right) in [
        ("8/8/4k3/8/8/4K3/7R/8 w - - 99 80", Some("h2h1"), 50, true),
        ("8/8/4k3/8/8/4K3/7R/8 w - - 99 80", None, 49, false),
        ("8/8/4k3/8/8/4K3/7R/8 w - - 98 80", Some("h2h1"), 49, false),
        ("8/8/4k3/8/8/4K3/7R/8 w - - 100 80", None, 50, true),
        ("8/8/4k3/8/8/4K2P/7R/8 w - - 120 80", Some("h3h4"), 0, false),
    ] {
        for laws in super::table::PROFILES {
            let mut table = Table::new(Setup { fen: Some(fen.to_owned()), ..by_laws(laws, "none") });
            assert!(table.state.outcome().is_none(), "nothing is automatic at fifty");
            let events = table.act(Role::White, fifty(with)).unwrap();
            match &events[1].fact {
                Fact::Claim(ClaimFact::Granted { grounds, .. }) => {
                    assert!(right, "{fen}");
                    assert_eq!(grounds, &Grounds { after: vec![], moves: Some(moves) });
                    assert_eq!(result(&table), ("fifty", "1/2-1/2"));
                }
                Fact::Claim(ClaimFact::Denied { grounds, .. }) => {
                    assert!(!right, "{fen}");
                    assert_eq!(grounds.moves, Some(moves));
                }
                other => panic!("{other:?}"),
            }
        }
    }
    let mut table = from("8/8/4k3/8/8/4K3/7R/8 w - - 83 80");
    let events = table.act(Role::White, fifty(None)).unwrap();
    let [english, arabic] = said(&events, &table);
    assert_eq!(english[..2], ["White claims fifty moves.", "Not correct: 41 moves."]);
    assert_eq!(arabic[1], "المطالبة غير صحيحة: 41 نقلة فقط.");
    let mut table = from("8/8/4k3/8/8/4K3/7R/8 w - - 100 80");
    let events = table.act(Role::White, fifty(None)).unwrap();
    let [english, arabic] = said(&events, &table);
    assert_eq!(english, ["White claims fifty moves.", "Fifty moves, correct. Draw."]);
    assert_eq!(arabic[1], "المطالبة بقاعدة الخمسين نقلة صحيحة. تعادل.");
}

#[test]
fn article_9_5_3_a_wrong_claim_gives_the_opponent_two_minutes_and_one_in_rapid_and_blitz() {
    for (time, class, gain) in
        [("90m", TimeClass::Standard, 120_000), ("15m", TimeClass::Rapid, 60_000), ("5m", TimeClass::Blitz, 60_000)]
    {
        let mut table = started(by_laws("fide-2023", time));
        assert_eq!(table.state.setup().class(), class);
        table.pass(1234);
        let before = lefts(&table);
        table.act(Role::White, repetition(None)).unwrap();
        assert_eq!(lefts(&table), (before.0, before.1 + gain), "the claimant's clock is untouched");
        assert_eq!(table.state.clock().running(), Some(Side::White), "and runs on");
        table.pass(500);
        assert_eq!(lefts(&table), (before.0 - 500, before.1 + gain));
    }
}

#[test]
fn article_9_5_b_of_the_digital_laws_takes_half_of_what_the_claimant_has() {
    for (left, keeps) in [
        (600_000, 420_000),
        (300_000, 150_000),
        (121_000, 60_500),
        (120_000, 60_000),
        (90_000, 60_000),
        (60_000, 60_000),
        (30_000, 30_000),
        (360_001, 180_001),
    ] {
        let mut table = started(by_laws("digital", "10m"));
        table.pass(600_000 - left);
        table.act(Role::White, repetition(None)).unwrap();
        assert_eq!(lefts(&table), (keeps, 780_000), "{left}");
    }
}

#[test]
fn the_penalty_is_said_exactly() {
    let mut table = started(by_laws("digital", "5m"));
    let events = table.act(Role::White, repetition(Some("e2e4"))).unwrap();
    let [english, arabic] = said(&events, &table);
    assert_eq!(
        english,
        [
            "White claims third repetition by pawn from 5 2 to 5 4.",
            "Not correct: 1 time only, after move 1.",
            "3 minutes added to Black. White loses 2 minutes 30 seconds. White must play the announced move. The claim stands as a draw offer: Black may accept.",
            "White's clock is running.",
        ]
    );
    assert_eq!(
        arabic[2],
        "أضيفت 3 دقائق إلى وقت الأسود. خصمت دقيقتان و30 ثانية من وقت الأبيض. على الأبيض أداء النقلة المعلنة. تبقى المطالبة عرض تعادل. للأسود أن يقبله."
    );
}

#[test]
fn a_game_without_a_clock_has_no_time_to_give() {
    let mut table = Table::new(Setup::casual());
    let events = table.act(Role::White, repetition(Some("e2e4"))).unwrap();
    let [english, _] = said(&events, &table);
    assert_eq!(english[2..], ["White must play the announced move."]);
}

#[test]
fn article_9_5_3_after_a_wrong_claim_the_announced_move_must_be_played() {
    for profile in ["fide-2023", "digital"] {
        let mut setup = by_laws(profile, "10m");
        setup.conduct.one_step = false;
        let mut table = started(setup);
        table.act(Role::White, repetition(Some("e1g1"))).unwrap_err();
        table.act(Role::White, repetition(Some("g1f3"))).unwrap();
        let ply = table.state.must().unwrap().clone();
        assert_eq!(ply.uci.to_string(), "g1f3");
        assert_eq!(table.say("e2e4"), Err(Refusal::Must { ply: ply.clone() }));
        // What is written cannot be changed, not by another claim either.
        assert_eq!(table.act(Role::White, fifty(Some("e2e4"))), Err(Refusal::Must { ply }));
        table.say("g1f3").unwrap();
        table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
        assert!(table.state.must().is_some(), "withdrawing the announcement does not free him");
        table.say("g1f3").unwrap();
        table.act(Role::White, PRESS).unwrap();
        assert_eq!(table.state.must(), None);
        table.say("e7e5").unwrap();
    }
}

#[test]
fn the_written_move_may_be_castling_in_either_spelling() {
    let mut table = from("4k3/8/8/8/8/8/8/4K2R w K - 7 9");
    table.act(Role::White, fifty(Some("e1h1"))).unwrap();
    assert!(matches!(table.say("h1h2"), Err(Refusal::Must { .. })));
    table.say("e1g1").unwrap();
}

#[test]
fn a_claim_with_a_move_that_is_not_legal_is_a_slip_and_costs_nothing() {
    let mut table = started(by_laws("fide-2023", "10m"));
    assert!(matches!(table.act(Role::White, repetition(Some("e2e5"))), Err(Refusal::Illegal(_))));
    assert_eq!(lefts(&table), (600_000, 600_000));
}

#[test]
fn article_9_1_2_3_a_claim_is_an_offer_that_the_opponent_may_accept_at_once() {
    for profile in ["fide-2023", "digital"] {
        let mut table = started(by_laws(profile, "10m"));
        table.play("e2e4 e7e5");
        table.act(Role::White, repetition(None)).unwrap();
        assert_eq!(table.state.offer(), Some(Side::White));
        assert_eq!(table.act(Role::White, Act::Draw(DrawAct::Offer)), Err(Refusal::OfferStands));
        table.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
        assert_eq!(result(&table), ("agreed", "1/2-1/2"));
    }
    // By 5.2.3 nothing is agreed before both have moved, an offer in a claim neither.
    let mut table = started(by_laws("fide-2023", "10m"));
    table.act(Role::White, repetition(None)).unwrap();
    assert_eq!(table.act(Role::Black, Act::Draw(DrawAct::Accept)), Err(Refusal::OfferEarly { moves: 1 }));
    let mut table = started(by_laws("digital", "10m"));
    table.act(Role::White, repetition(None)).unwrap();
    table.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
}

#[test]
fn article_9_6_mate_on_the_last_half_move_is_mate_and_the_digital_laws_count_nothing_unasked() {
    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 149 120";
    for (profile, uci, ended) in [
        ("fide-2023", "a1a8", Some(("mate", "1-0"))),
        ("fide-2023", "a1a7", Some(("moves", "1/2-1/2"))),
        ("digital", "a1a8", Some(("mate", "1-0"))),
        ("digital", "a1a7", None),
    ] {
        let mut table = Table::new(Setup { fen: Some(fen.to_owned()), ..by_laws(profile, "none") });
        table.play(uci);
        assert_eq!(table.state.outcome().map(|_| result(&table)), ended, "{profile} {uci}");
    }
}

#[test]
fn article_5_2_2_a_dead_position_ends_at_once_and_nothing_can_be_claimed_after_it() {
    let mut table = from("4k3/8/8/8/8/8/3p4/4K3 w - - 99 100");
    table.play("e1d2");
    assert_eq!(result(&table), ("dead", "1/2-1/2"));
    assert_eq!(table.act(Role::Black, repetition(None)), Err(Refusal::Over));
    assert_eq!(table.act(Role::Black, Act::End(EndAct::Resign { side: Side::Black })), Err(Refusal::Over));
}

#[test]
fn article_9_4_who_has_touched_a_piece_can_claim_no_more_on_that_move() {
    for profile in ["fide-2023", "digital"] {
        let touch = |on: &str| natiq::core::TouchAct::Lift { on: on.parse().unwrap() };
        let adjust = |on: &str| natiq::core::TouchAct::Adjust { on: Some(on.parse().unwrap()) };
        let table = || {
            let mut setup = by_laws(profile, "90m");
            setup.conduct.touch = true;
            let mut table = started(setup);
            table.play(&ROUND.repeat(2));
            table
        };
        let mut touched = table();
        touched.act(Role::White, Act::Touch(touch("g1"))).unwrap();
        for claim in [repetition(None), repetition(Some("g1f3")), fifty(None)] {
            assert_eq!(touched.act(Role::White, claim), Err(Refusal::TouchedAlready), "{profile}");
        }
        let mut adjusted = table();
        adjusted.act(Role::White, Act::Touch(adjust("g1"))).unwrap();
        adjusted.act(Role::White, Act::Touch(touch("g1"))).unwrap();
        adjusted.act(Role::White, repetition(None)).unwrap();
        assert_eq!(result(&adjusted), ("threefold", "1/2-1/2"), "what is adjusted is not touched");
    }
}
