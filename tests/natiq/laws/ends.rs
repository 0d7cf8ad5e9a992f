//! How a game ends by itself, in both profiles (articles 5.1.1, 5.2.1, 5.2.2, 6.9, 9.6; digital 5.1 to 5.4, 9.6).

use natiq::core::{Act, ClaimAct, ClockAct, EndAct, MoveAct, Refusal, Role, Setup, Side, next_deadline};

use super::table::by_laws;
use crate::game::Table;
use crate::game::result;

const PROFILES: [&str; 2] = ["fide-2023", "digital"];

fn from(profile: &str, fen: &str) -> Table {
    Table::new(Setup { fen: Some(fen.to_owned()), ..by_laws(profile, "none") })
}

fn ended(table: &Table) -> Option<(&'static str, &'static str)> {
    table.state.outcome().map(|_| result(table))
}

#[test]
fn article_5_1_1_and_5_2_1_mate_and_stalemate_end_the_game_in_both_profiles_and_nothing_counts_after_them() {
    for profile in PROFILES {
        for (uci, wanted) in [("f1f8", ("mate", "1-0")), ("f1f7", ("stalemate", "1/2-1/2"))] {
            let mut table = from(profile, "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
            table.play(uci);
            assert_eq!(ended(&table), Some(wanted), "{profile}");
            let resign = Act::End(EndAct::Resign { side: Side::Black });
            assert_eq!(table.act(Role::Black, resign), Err(Refusal::Over));
            assert_eq!(ended(&table), Some(wanted), "{profile}: the result stands");
        }
    }
}

/// The last piece that could have given mate is taken; what is left may still mate, or not.
#[test]
fn article_5_2_2_kings_alone_a_lone_bishop_a_lone_knight_and_bishops_of_one_colour_are_dead() {
    for (fen, uci, dead) in [
        ("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", true),
        ("4k3/8/8/8/8/8/3p4/2B1K3 w - - 0 1", "e1d2", true),
        ("4k3/8/8/8/8/8/3p4/4K1N1 w - - 0 1", "e1d2", true),
        // Both bishops go on dark squares.
        ("4kb2/8/8/8/8/8/3p4/2B1K3 w - - 0 1", "e1d2", true),
        // One on dark squares, one on light ones: a helpmate exists.
        ("2b1k3/8/8/8/8/8/3p4/2B1K3 w - - 0 1", "e1d2", false),
        ("1n2k3/8/8/8/8/8/3p4/4K1N1 w - - 0 1", "e1d2", false),
        ("4k3/8/8/8/8/8/3p4/1N2K1N1 w - - 0 1", "e1d2", false),
        ("4k3/7p/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", false),
    ] {
        for profile in PROFILES {
            let mut table = from(profile, fen);
            table.play(uci);
            assert_eq!(ended(&table), dead.then_some(("dead", "1/2-1/2")), "{profile} {fen}");
        }
    }
}

/// Row 8: what comes later is void, the flag too.
#[test]
fn article_5_2_2_after_a_dead_position_flags_resignations_and_illegal_moves_are_void() {
    for profile in PROFILES {
        let fen = Some("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1".to_owned());
        let mut table = Table::new(Setup { fen, ..by_laws(profile, "90m") });
        table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
        table.play("e1d2");
        assert_eq!(next_deadline(&table.state, table.now), None, "{profile}: no flag is due any more");
        table.pass(3 * 60 * 60_000);
        assert_eq!(table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)), Ok(Vec::new()), "{profile}");
        let illegal = Act::Move(MoveAct::Made { uci: "e8e6".parse().unwrap() });
        let acts = [Act::Claim(ClaimAct::Flag), Act::End(EndAct::Resign { side: Side::Black }), illegal];
        for act in acts {
            assert_eq!(table.act(Role::Black, act.clone()), Err(Refusal::Over), "{profile}: {act:?}");
        }
        assert_eq!(ended(&table), Some(("dead", "1/2-1/2")), "{profile}");
    }
}

#[test]
fn article_9_6_1_the_fifth_occurrence_ends_the_game_in_the_fide_laws_and_never_in_the_digital_ones() {
    let round = "g1f3 g8f6 f3g1 f6g8 ";
    for (profile, wanted) in [("fide-2023", Some(("repetition", "1/2-1/2"))), ("digital", None)] {
        let mut table = Table::new(by_laws(profile, "none"));
        table.play(&round.repeat(3));
        table.play("g1f3 g8f6 f3g1");
        assert_eq!(ended(&table), None, "{profile}: the start has been there four times");
        table.play("f6g8");
        assert_eq!(ended(&table), wanted, "{profile}");
    }
    // Four occurrences in a row and one much later: they need not follow each other.
    let mut table = Table::new(by_laws("fide-2023", "none"));
    table.play(&round.repeat(3));
    table.play("b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1");
    assert_eq!(ended(&table), None);
    table.play("f6g8");
    assert_eq!(ended(&table), Some(("repetition", "1/2-1/2")));
}

/// Mate, stalemate, dead position, then what is counted (row 6 of what programs get wrong).
#[test]
fn article_9_6_2_mate_stalemate_and_a_dead_position_come_before_the_seventy_five_moves() {
    for (fen, uci, fide, digital) in [
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 149 120", "f1f8", Some("mate"), Some("mate")),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 149 120", "f1f7", Some("stalemate"), Some("stalemate")),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 149 120", "f1f6", Some("moves"), None),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 148 120", "f1f6", None, None),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 99 70", "f1f6", None, None),
    ] {
        for (profile, wanted) in [("fide-2023", fide), ("digital", digital)] {
            let mut table = from(profile, fen);
            table.play(uci);
            assert_eq!(ended(&table).map(|(word, _)| word), wanted, "{profile} {fen} {uci}");
        }
    }
}

/// A helpmate is enough (row 9): the other side's own pieces may take its king's last square.
#[test]
fn article_6_9_a_flag_loses_wherever_any_series_of_legal_moves_mates() {
    for (fen, wanted) in [
        ("8/8/4r3/4k3/8/4N3/4K3/8 b - - 0 1", "1-0"),
        ("8/8/4b3/4k3/8/4N3/4K3/8 b - - 0 1", "1-0"),
        ("8/8/4n3/4k3/8/4N3/4K3/8 b - - 0 1", "1-0"),
        ("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", "1-0"),
        ("8/8/4q3/4k3/8/4N3/4K3/8 b - - 0 1", "1/2-1/2"),
        ("8/8/4q3/4k3/8/4B3/4K3/8 b - - 0 1", "1/2-1/2"),
        ("8/8/4q3/4k3/8/8/4K3/8 b - - 0 1", "1/2-1/2"),
    ] {
        for profile in PROFILES {
            let mut table = Table::new(Setup { fen: Some(fen.to_owned()), ..by_laws(profile, "90m") });
            table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
            table.now = next_deadline(&table.state, table.now).unwrap();
            table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
            assert_eq!(ended(&table), Some(("time", wanted)), "{profile} {fen}");
        }
    }
}

#[test]
fn article_5_1_2_stopping_both_clocks_is_no_resignation() {
    for profile in PROFILES {
        let mut setup = by_laws(profile, "90m");
        setup.conduct.one_step = false;
        let mut table = Table::new(setup);
        table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
        table.act(Role::White, Act::Clock(ClockAct::Stop { reason: "a question".to_owned() })).unwrap();
        assert_eq!((ended(&table), table.state.clock().running()), (None, None), "{profile}");
        table.act(Role::Arbiter, Act::Clock(ClockAct::Start)).unwrap();
        table.say("e2e4").unwrap();
    }
}
