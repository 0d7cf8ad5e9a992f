//! What is fixed before the first move: Armageddon, two boards, the phases, what stands in the sheet's head.

use natiq::core::clock::spec;
use natiq::core::{
    Act, BadStart, CastleBar, ClockAct, EndAct, Ending, Illegal, Millis, Outcome, Refusal, Role, Setup, Side, State,
};
use natiq::sheet::{As, Format, Head, Labels, export};

use super::table::{PRESS, under};
use crate::cli::Home;
use crate::game::Table;
use crate::recorded::play;

fn state(table: &Table) -> serde_json::Value {
    serde_json::to_value(table.snapshot()).unwrap()
}

fn armageddon(fen: &str) -> Table {
    let time = spec::read("white=5m black=4m").unwrap();
    Table::new(Setup { armageddon: true, time, fen: Some(fen.to_owned()), ..Setup::casual() })
}

#[test]
fn armageddon_a_draw_wins_the_match_for_black_and_stays_a_draw() {
    let mut table = armageddon("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    table.start(Role::White).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (300_000, 240_000));
    table.play("f1f7");
    let shown = state(&table);
    assert_eq!((&shown["result"], &shown["termination"]), (&"1/2-1/2".into(), &"stalemate".into()));
    assert_eq!(shown["match_winner"], "black");
}

#[test]
fn armageddon_whoever_wins_the_game_wins_the_match_and_a_game_that_does_not_count_wins_none() {
    let mut table = armageddon("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    table.play("f1f8");
    assert_eq!(state(&table)["match_winner"], "white");
    let setup = Setup { armageddon: true, ..Setup::casual() };
    for (ending, winner) in [(Ending::Agreed, Some(Side::Black)), (Ending::BothLose, None), (Ending::Annulled, None)] {
        assert_eq!(setup.match_winner(Outcome { ending, winner: None }), winner, "{ending:?}");
    }
    assert_eq!(Setup::casual().match_winner(Outcome { ending: Ending::Agreed, winner: None }), None);
    let mut usual = Table::new(Setup::casual());
    usual.act(Role::White, Act::End(EndAct::Resign { side: Side::White })).unwrap();
    assert!(state(&usual).get("match_winner").is_none(), "told in an Armageddon alone");
}

#[test]
fn armageddon_is_said_at_the_start_and_at_the_end_and_written_down() {
    let game = ["--armageddon", "--time", "white=5m black=4m", "--fen", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"];
    for (code, start, end) in [
        ("en", "Armageddon: a draw wins the match for Black. White's clock is off.", "Draw.\nBlack wins the match.\n"),
        ("ar", "أرماجيدون: التعادل يمنح الأسود الفوز بالمواجهة. ساعة الأبيض متوقفة.", "تعادل.\nفاز الأسود بالمواجهة.\n"),
    ] {
        let run = play(&[&["--lang", code][..], &game].concat(), "6167\nturn\n");
        assert!(run.printed.contains(start) && run.printed.contains(end), "{}", run.printed);
        assert!(run.printed.contains(end.trim_end().split_once('\n').unwrap().1), "{}", run.printed);
        let [head, won, result] = match code {
            "en" => ["Armageddon: a draw wins for Black\n", "\nMatch: Black\n", "Result: 1/2-1/2\n"],
            _ => ["أرماجيدون: التعادل فوز للأسود\n", "\nالمواجهة: الأسود\n", "النتيجة: 1/2-1/2\n"],
        };
        assert!(run.sheet.contains(head) && run.sheet.contains(won), "{}", run.sheet);
        assert!(run.sheet.ends_with(result));
    }
}

/// A base of five minutes against four: both sides' flags, and the class by the longer one.
#[test]
fn armageddon_times_are_each_sides_own() {
    let setup = Setup { time: spec::read("white=5m black=4m").unwrap(), armageddon: true, ..Setup::casual() };
    let mut table = Table::new(setup);
    table.start(Role::White).unwrap();
    table.play("e2e4");
    assert_eq!(natiq::core::next_deadline(&table.state, table.now).unwrap(), Millis(table.left(Side::Black)));
    table.pass(240_000);
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(table.state.outcome().unwrap().result(), "1-0");
    assert_eq!(state(&table)["match_winner"], "white");
}

#[test]
fn the_head_of_the_sheet_and_the_tags_hold_laws_conduct_and_each_changed_value() {
    let home = Home::new();
    let config = home.path("config/natiq");
    std::fs::create_dir_all(config.join("laws")).unwrap();
    std::fs::create_dir_all(config.join("conduct")).unwrap();
    let write = |file: &str, text: &str| std::fs::write(config.join(file), text).unwrap();
    write("default.toml", "lang = \"en\"\ntwo_boards = \"black\"\nrate = 10\n");
    write("laws/club.toml", "base = \"digital\"\nclaims.opponent.rapid = 90\noffer_after_moves = 0\n");
    write("conduct/tournament.toml", "repeat_back = \"required\"\none_step = false\n");
    let game = home.path("game");
    let args = ["--lines", "--speech", "off", "--laws", "club", "--conduct", "tournament", "--time", "15m"];
    let (exit, out, err) = home.run_with(&[&args[..], &["--save", game.to_str().unwrap()]].concat(), "rules\n");
    assert_eq!((exit, err.as_str()), (0, ""), "{out}");
    let sheet = std::fs::read_to_string(game.join("game.txt")).unwrap();
    for line in [
        "Laws: club",
        "Conduct: tournament",
        "Time: 15m",
        "Special board: Black",
        concat!("Program: natiq ", env!("CARGO_PKG_VERSION")),
        "laws.club.base: \"digital\"",
        "laws.club.claims.opponent.rapid: 90",
        "conduct.tournament.repeat_back:\n  \"required\"",
    ] {
        assert!(sheet.contains(&format!("{line}\n")), "{line} in {sheet}");
    }
    assert!(!sheet.contains("rate") && !sheet.contains("one_step"), "a value that is the usual one is none: {sheet}");
    assert!(!sheet.contains("offer_after_moves"), "it is what the digital laws have: {sheet}");
    let pgn = std::fs::read_to_string(game.join("game.pgn")).unwrap();
    for tag in [
        "[Laws \"club\"]",
        "[Conduct \"tournament\"]",
        "[SpecialBoard \"black\"]",
        "[LawsBase \"\\\"digital\\\"\"]",
        "[LawsClaimsOpponentRapid \"90\"]",
        "[ConductRepeatBack \"\\\"required\\\"\"]",
        concat!("[Annotator \"natiq ", env!("CARGO_PKG_VERSION"), "\"]"),
    ] {
        assert!(pgn.contains(tag), "{tag} in {pgn}");
    }
    // What was agreed outlives the file it came from.
    std::fs::remove_file(config.join("laws/club.toml")).unwrap();
    let (exit, again, err) = home.run(&["sheet", game.to_str().unwrap()]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert!(again.contains("Laws: club\n") && again.contains("laws.club.claims.opponent.rapid: 90\n"), "{again}");
}

#[test]
fn a_profile_of_ones_own_tells_what_it_took_from_where() {
    let home = Home::new();
    let config = home.path("config/natiq");
    std::fs::create_dir_all(config.join("laws")).unwrap();
    std::fs::write(config.join("laws/club.toml"), "automatic_moves = 60\n").unwrap();
    std::fs::write(config.join("default.toml"), "laws = \"club\"\n").unwrap();
    for (code, said) in [
        ("en", "laws.club.automatic_repetitions: 5. taken from fide-2023, compiled in."),
        ("ar", "laws.club.automatic_repetitions: 5. مأخوذ من fide-2023، من البرنامج نفسه."),
    ] {
        let (exit, out, err) = home.run(&["config", "show", "--lang", code]);
        assert_eq!((exit, err.as_str()), (0, ""));
        assert!(out.contains(said), "{out}");
        assert!(out.contains("laws.club.base: \"fide-2023\"."), "{out}");
        assert!(
            out.lines().any(|line| line.starts_with("laws.club.automatic_moves: 60.") && line.contains("club.toml"))
        );
    }
    std::fs::write(config.join("laws/club.toml"), "base = \"blitz\"\n").unwrap();
    let (exit, _, err) = home.run(&["--lang", "en", "config", "show"]);
    assert_eq!(exit, 2);
    assert!(err.contains("line 1, base: expected one of fide-2023, digital, found \"blitz\"."), "{err}");
}

#[test]
fn two_boards_are_fixed_before_the_game() {
    let home = Home::new();
    std::fs::create_dir_all(home.path("config/natiq")).unwrap();
    std::fs::write(home.path("config/natiq/default.toml"), "two_boards = \"green\"\n").unwrap();
    let (exit, _, err) = home.run(&["--lang", "en", "--lines"]);
    assert_eq!(exit, 2);
    assert!(err.contains("two_boards: expected one of off, white, black, found \"green\"."), "{err}");
}

#[test]
fn the_state_tells_the_phase_from_the_set_up_on() {
    let mut setup = under("fide-2023", "tournament");
    setup.time = spec::read("15m").unwrap();
    let mut table = Table::new(setup);
    let phase = |table: &Table| state(table)["phase"].as_str().unwrap().to_owned();
    assert_eq!(phase(&table), "setup");
    table.start(Role::White).unwrap();
    assert_eq!(phase(&table), "thinking");
    table.say("e2e4").unwrap();
    assert_eq!(phase(&table), "announced");
    table.act(Role::White, PRESS).unwrap();
    assert_eq!(phase(&table), "thinking");
    table.act(Role::Arbiter, Act::Clock(ClockAct::Stop { reason: "noise".to_owned() })).unwrap();
    assert_eq!(phase(&table), "stopped");
    let untimed = Table::new(under("fide-2023", "tournament"));
    assert_eq!(phase(&untimed), "thinking", "where there is no clock nothing has to be started");
}

/// Annex 2.4 of the digital laws: whose king and queen stand swapped at the start may not castle.
#[test]
fn appendix_ii_4_swapped_king_and_queen_cannot_castle_and_the_other_side_can() {
    const SWAPPED: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w kq - 0 1";
    for laws in ["fide-2023", "digital"] {
        let setup = Setup { fen: Some(SWAPPED.to_owned()), ..under(laws, "casual") };
        assert!(!setup.is_chess960());
        let mut table = Table::new(setup);
        for uci in ["d1b1", "d1f1", "d1g1", "d1a1", "d1h1"] {
            assert!(matches!(table.say(uci), Err(Refusal::Illegal(_))), "{uci}");
        }
        let why = natiq::core::legality::Attempt::Castle(shakmaty::CastlingSide::KingSide);
        let why = natiq::core::legality::why_not(table.state.position(), &why);
        assert_eq!(why, Illegal::Castle { bar: CastleBar::NoRight }, "the king has not moved");
        table.play("a2a3 e8g8");
        assert_eq!(table.state.line().len(), 2);
    }
    // With rights behind it the same placement is Chess960, which the digital laws do not know.
    let named = SWAPPED.replace("w kq", "w KQkq");
    let start = |laws: &str| State::new(Setup { fen: Some(named.clone()), ..under(laws, "casual") }).map(|_| ());
    assert_eq!((start("fide-2023"), start("digital")), (Ok(()), Err(BadStart::Chess960)));
}

#[test]
fn a_changed_value_does_not_reach_a_game_that_began_before() {
    let mut setup = under("digital", "casual");
    setup.profile.offer_after_moves = 7;
    let text = export(As::Text, &Head::default(), &setup, &[], "", Format::of(&setup), Labels::english()).unwrap();
    assert!(text.contains("Laws: digital\n"));
    let written = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), setup);
    // A journal of an earlier version knew no Chess960: its game goes on under the usual laws.
    let earlier = written.replace("\"chess960\":false,", "");
    assert_ne!(earlier, written);
    assert!(serde_json::from_str::<Setup>(&earlier).unwrap().profile.chess960);
}
