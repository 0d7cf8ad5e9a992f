//! Help: four lines at most for every situation, in both languages; the nearest word; the keys as they are.

use natiq::core::Side;

use crate::sound::Game;

/// The lines that `help` gives behind other lines.
fn help(game: &dyn Fn() -> Game, lines: &[&str]) -> Vec<String> {
    // At the end stand where the game is kept, and goodbye.
    let before = game().play(lines).lines.len() - 2;
    let all: Vec<&str> = lines.iter().copied().chain(["help"]).collect();
    let told = game().play(&all).lines;
    told[before..told.len() - 2].to_vec()
}

/// A situation: its name, its game, the lines that lead to it, and what help says there.
type Case<'a> = (&'a str, &'a dyn Fn() -> Game, &'a [&'a str], &'a str);

#[test]
fn every_situation_has_four_lines_that_fit_it() {
    fn casual() -> Game {
        Game::new("casual")
    }
    fn tournament() -> Game {
        Game::new("tournament").time("5m")
    }
    let cases: [Case<'_>; 11] = [
        ("own turn", &casual, &[], "Type a move"),
        ("start", &tournament, &[], "Say start to start the clock"),
        ("announced", &tournament, &["start", "5254"], "A move is announced"),
        ("announced here", &|| tournament().sits(Side::White), &["start", "5254"], "Your move is announced"),
        ("the opponent's turn", &|| tournament().sits(Side::Black), &["start"], "It is the opponent's turn"),
        ("question", &casual, &["resign"], "A question is open"),
        ("offered", &casual, &["5254", "5755", "offer"], "A draw is offered"),
        ("low time", &|| casual().time("5m"), &["start", "wait 4m10s"], "Less than a minute is left"),
        ("over", &casual, &["resign", "yes"], "The game is over"),
        ("stopped", &tournament, &["start", "stop noise"], "Both clocks are stopped"),
        ("adjourned", &tournament, &["start", "arbiter: adjourn"], "seal"),
    ];
    for (name, game, lines, wanted) in cases {
        let told = help(game, lines);
        assert!((1..=4).contains(&told.len()), "{name}: {told:#?}");
        assert!(told.iter().any(|line| line.contains(wanted)), "{name}: {told:#?}");
        assert!(told.last().unwrap().contains("help more"), "{name}: {told:#?}");
    }
}

#[test]
fn an_offer_is_answered_by_whom_it_was_made_to() {
    let offered = |side| {
        let lines = ["white: 5254", "black: 5755", "white: 7163", "white: offer"];
        let told = help(&|| Game::new("casual").sits(side), &lines);
        told.iter().any(|line| line.starts_with("A draw is offered"))
    };
    assert!(offered(Side::Black));
    assert!(!offered(Side::White), "his own offer");
}

#[test]
fn four_lines_tell_the_keys_of_the_board() {
    let told = Game::new("casual").play(&["?"]).lines;
    let told = &told[..told.len() - 2];
    assert_eq!(told.len(), 4, "{told:#?}");
    assert!(told[0].starts_with("Keys arrow left, arrow right, arrow up and arrow down: "), "{told:#?}");
    assert!(told[3].contains("Escape"), "{told:#?}");
}

#[test]
fn a_word_without_help_names_the_nearest() {
    let near = |language: &'static str, line: &str| {
        let told = Game::new("casual").lang(language).play(&[line]).lines;
        told[0].clone()
    };
    assert!(near("en", "help atackers").contains("The nearest word is: attackers."));
    assert!(near("en", "help posision").contains("The nearest word is: position."));
    assert!(near("en", "help notations please").contains("no such command"), "nothing is near");
    assert!(near("ar", "مساعدة المزيذ").contains("المزيد"));
    assert!(near("en", "help \u{1b}[31m").chars().all(|sign| !sign.is_control()));
}

#[test]
fn help_of_every_subject_is_there_in_both_languages() {
    for (language, subjects) in [
        ("en", ["help sounds", "help notation", "help cheat sheet", "help keys"]),
        ("ar", ["مساعدة الأصوات", "مساعدة التدوين", "مساعدة كتابة النقلات", "مساعدة المفاتيح"]),
    ] {
        for subject in subjects {
            let told = Game::new("casual").lang(language).play(&[subject]).lines;
            assert!(told.len() >= 4, "{subject}: {told:?}");
            assert!(!told.iter().any(|line| line.contains("{$")), "{told:?}");
        }
    }
}
