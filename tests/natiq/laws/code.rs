//! The arbiter's code: asked for at every terminal, and never written down (`product.md` part 3).

use crate::cli::Home;

/// What is printed when lines are typed in a game kept in a home, and its journal.
fn typed(home: &Home, more: &[&str], lines: &str) -> (String, String) {
    let save = home.path("game").to_string_lossy().into_owned();
    let mut args = vec!["play", "--speech", "off", "--clock", "simulated", "--conduct", "tournament", "--time", "15m"];
    args.extend(["--lang", "en", "--save", save.as_str()]);
    args.extend(more);
    let (code, printed, errors) = home.run_with(&args, lines);
    assert_eq!((code, errors.as_str()), (0, ""));
    (printed, std::fs::read_to_string(home.path("game/journal.jsonl")).unwrap())
}

#[test]
fn the_code_stands_in_no_record_and_on_no_line() {
    let home = Home::new();
    let lines = "arbiter code Lighthouse 7\nstart\nlighthouse 7\narbiter clock white 5m\nseagull\n\
                 arbiter code\nLIGHTHOUSE 7\nharbour\narbiter clock white 6m\nharbour\nstate\n";
    let (printed, journal) = typed(&home, &[], lines);
    for code in ["ighthouse", "IGHTHOUSE", "harbour", "seagull"] {
        assert!(!printed.contains(code), "{printed}");
        assert!(!journal.contains(code), "{journal}");
    }
    assert!(printed.contains("No question is open."), "the code typed unasked is not quoted either: {printed}");
    assert!(printed.contains("Wrong code. Nothing was done."));
    assert!(!printed.contains("now shows 5 minutes") && printed.contains("now shows 6 minutes"), "{printed}");
}

#[test]
fn a_resumed_game_asks_for_the_code_again() {
    let home = Home::new();
    typed(&home, &[], "arbiter code gull\nstart\ngull\n");
    let game = home.path("game").to_string_lossy().into_owned();
    let (code, printed, _) =
        home.run_with(&["resume", &game, "--speech", "off", "--lang", "en"], "arbiter clock white 5m\ngull\n");
    assert_eq!(code, 0);
    assert!(printed.contains("Arbiter's code?") && printed.contains("now shows 5 minutes"), "{printed}");
}

#[test]
fn at_a_players_terminal_only_the_arbiter_named_and_known_rules() {
    let home = Home::new();
    let lines = "arbiter clock white 5m\narbiter: arbiter code gull\narbiter: arbiter clock white 6m\nguess\n\
                 arbiter: arbiter clock white 7m\ngull\narbiter: start\ngull\nstop\nI call the arbiter\nstart\n";
    let (printed, _) = typed(&home, &["--role", "white"], lines);
    let said: Vec<&str> = printed.lines().skip(3).take(11).collect();
    assert_eq!(
        said,
        [
            "Only the arbiter may do this: he types arbiter and a colon before it.",
            "The arbiter's code is set. Rulings ask for it from now on.",
            "Arbiter's code?",
            "Wrong code. Nothing was done.",
            "Arbiter's code?",
            "Arbiter: White's clock now shows 7 minutes.",
            "Arbiter's code?",
            "White's clock is running.",
            "Clocks stopped. Reason?",
            "Reason: I call the arbiter.",
            "The clocks are stopped. The arbiter starts them again.",
        ],
        "{printed}"
    );
}

#[test]
fn a_reason_is_never_read_as_a_command_and_its_signs_are_dropped() {
    let home = Home::new();
    let (printed, journal) = typed(&home, &[], "start\nstop\n\nquit\u{1b}[31m\nstate\n");
    assert!(printed.contains("Reason: quit[31m."), "{printed}");
    assert!(printed.contains(r#""phase":"stopped""#) && printed.contains(r#""pending":null"#), "{printed}");
    assert!(journal.contains(r#""event":"reasoned""#), "{journal}");
}
