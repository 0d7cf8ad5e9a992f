//! Games that were played so, what hands oblige to, and games that are read back.

use natiq::core::irregularity::Manner;
use natiq::core::profile::{LeftPromotion, MovePenalty, PerClass, Unsupervised};
use natiq::core::{
    Act, ClockFact, EndAct, Event, Illegal, Millis, Obligation, Refusal, Role, RulingFact, Side, Snapshot, State,
};
use shakmaty::Square;

use super::*;
use crate::game::announce;
use crate::laws::table::{PROFILES, said};

#[test]
fn karpov_chernin_1992_the_queen_stays_touched_and_the_arbiter_gives_a_minute() {
    let mut table = table("fide-2023", 25 * 60_000, Some(KARPOV));
    table.pass(30_000);
    let events = hands(&mut table, "e8e6");
    assert!(matches!(
        recorded(&events),
        RulingFact::Irregular { why: Some(Illegal::InCheck { from: Square::A7, .. }), .. }
    ));
    assert_eq!(table.left(Side::White), 25 * 60_000 - 30_000);
    assert_eq!(table.left(Side::Black), 25 * 60_000 + 60_000);
    assert_eq!(owed(&table), Some(Obligation::Move { on: Square::E8 }));
    assert!(matches!(table.say("f7f6"), Err(Refusal::Touched(_))), "the king's way out is refused");
    assert!(Table { state: table.state.clone(), now: table.now }.say("e8d7").is_ok(), "the queen's other move");
    table.made("e8e7");
    table.made("a7e7");
    for uci in ["f7f6", "f7g6", "f7f8", "f7g8"] {
        let mut next = Table { state: table.state.clone(), now: table.now };
        assert!(next.say(uci).is_ok(), "{uci}");
    }
}

#[test]
fn kiel_1893_the_touched_bishop_has_no_move_and_any_may_be_played() {
    for (laws, base, amount) in [("fide-2023", STANDARD, 120_000), ("digital", RAPID, 120_000)] {
        let mut table = table(laws, base, Some(KIEL));
        hands(&mut table, "c1c3");
        assert_eq!(owed(&table), None);
        assert_eq!(table.left(Side::Black), base + amount);
        table.made("b1c3");
    }
}

/// The rule of London, by which the game of Kiel was decided: who has made an illegal move moves his king.
#[test]
fn kiel_1893_by_the_rule_of_london_only_the_king_may_move() {
    for laws in PROFILES {
        let london = |fen: &str| {
            let mut setup = table(laws, STANDARD, Some(fen)).state.setup().clone();
            setup.profile.irregularities.penalty = MovePenalty::KingMove;
            started(setup)
        };
        let mut kiel = london(KIEL);
        let events = hands(&mut kiel, "c1c3");
        let [english, arabic] = said(&events, &kiel);
        assert_eq!(english.last().unwrap(), "The king must move, for the illegal move.");
        assert_eq!(arabic.last().unwrap(), "يجب تحريك الملك عقوبة على النقلة غير القانونية.");
        assert_eq!(owed(&kiel), Some(Obligation::Move { on: Square::E1 }));
        assert_eq!(kiel.state.touch_allows().map(|moves| moves.len()), Some(1));
        for uci in ["b1c3", "f1e2"] {
            assert!(matches!(kiel.say(uci), Err(Refusal::Touched(_))), "{laws}: {uci}");
        }
        kiel.made("e1e2");
        kiel.say("d5e4").unwrap();
        let ends = kiel.state.announced().and_then(|announced| announced.ends);
        assert_eq!(ends.map(|ending| ending.word()), Some("mate"), "{laws}");
        // A king that cannot move leaves the touched piece.
        let mut shut = london("4k3/8/8/8/8/8/3PPP2/3RKB2 w - - 0 1");
        hands(&mut shut, "f1f3");
        assert_eq!(owed(&shut), Some(Obligation::Move { on: Square::F1 }), "{laws}");
        shut.say("f1g2").unwrap();
    }
}

#[test]
fn article_4_3_2_a_piece_that_was_taken_must_be_captured_where_the_own_one_cannot_move() {
    let free = "6k1/8/8/3p4/2P5/8/4N3/4K3 w - - 0 1";
    let pinned = "4r1k1/8/8/3p4/2P5/8/4N3/4K3 w - - 0 1";
    let alone = "4r1k1/8/8/3p4/8/8/4N3/4K3 w - - 0 1";
    let wanted = [
        (free, Some(Obligation::Move { on: Square::E2 })),
        (pinned, Some(Obligation::Capture { on: Square::D5 })),
        (alone, None),
    ];
    for (position, obligation) in wanted {
        let mut table = table("fide-2023", STANDARD, Some(position));
        hands(&mut table, "e2d5");
        assert_eq!(owed(&table), obligation, "{position}");
    }
}

#[test]
fn the_same_events_make_the_same_game() {
    let mut table = alone("fide-2023", RAPID, None);
    let setup = table.state.setup().clone();
    let mut events = Vec::new();
    let mut acts = |table: &mut Table, by: Role, act: Act| {
        table.pass(1_234);
        let brought = table.act(by, act).unwrap();
        events.extend(brought);
    };
    acts(&mut table, Role::White, made("g1g3"));
    acts(&mut table, Role::Black, CLAIM);
    acts(&mut table, Role::White, made("e1g1"));
    acts(&mut table, Role::Black, announce("e7e5"));
    acts(&mut table, Role::Black, PRESS);
    acts(&mut table, Role::Arbiter, illegal(Side::White, Manner::Hands));
    let text: Vec<String> = events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let mut again = State::new(setup).unwrap();
    let start = Event { at: Millis::ZERO, by: Role::White, fact: ClockFact::Started { side: Side::White }.into() };
    again.evolve(&start);
    for line in &text {
        again.evolve(&serde_json::from_str(line).unwrap());
    }
    let shown = |state: &State| serde_json::to_string(&Snapshot::of(state, table.now)).unwrap();
    assert_eq!(shown(&again), shown(&table.state));
    assert_eq!(result(&table), ("illegal", "0-1"), "the second one lost");
}

#[test]
fn a_profile_may_let_the_pawn_go_back_and_watch_every_class() {
    let mut table = alone("fide-2023", BLITZ, Some(PAWN));
    let mut setup = table.state.setup().clone();
    setup.profile.irregularities.left_promotion = LeftPromotion::Restored;
    let watched = Unsupervised::Arbiter;
    setup.profile.irregularities.unsupervised = PerClass { standard: watched, rapid: watched, blitz: watched };
    setup.profile.irregularities.opponent = PerClass { standard: 7, rapid: 7, blitz: 7 };
    table = Table::new(setup);
    hands(&mut table, "e7e8");
    assert_eq!((fen(&table).as_str(), table.left(Side::Black)), (PAWN, BLITZ + 7_000));
    table.act(Role::White, Act::End(EndAct::Resign { side: Side::White })).unwrap();
    assert_eq!(result(&table).0, "resigned");
}
