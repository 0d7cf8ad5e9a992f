//! The trainers: every question reckoned again by hand, rounds through the real program.

mod reckoning;

use std::path::Path;

use natiq::language::Language;
use natiq::train::{Chance, GAMES, Trainer};
use serde_json::Value;

use super::cli::Home;

/// A run of `natiq train` at a pipe.
fn trained(home: &Home, args: &[&str], input: &str) -> (String, Vec<Value>) {
    let log = home.path("speech.jsonl");
    let _ = std::fs::remove_file(&log);
    let always = ["train", "--speech", "off", "--speech-log", log.to_str().unwrap()];
    let (exit, printed, errors) = home.run_with(&[&always, args].concat(), input);
    assert_eq!((exit, errors.as_str()), (0, ""));
    let spoken = std::fs::read_to_string(log).unwrap_or_default();
    let spoken: Vec<Value> = spoken.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let texts: Vec<&str> = spoken.iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(printed.lines().collect::<Vec<_>>(), texts);
    for line in &spoken {
        let (speak, lang) = (line["speak"].as_str().unwrap(), line["lang"].as_str().unwrap());
        natiq::voice::spoken::check(speak, lang).unwrap_or_else(|faults| panic!("{speak:?}: {faults:?}"));
    }
    (printed, spoken)
}

fn keys(spoken: &[Value], key: &str) -> usize {
    spoken.iter().filter(|line| line["key"] == key).count()
}

fn recorded(name: &str, printed: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/natiq/train"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, printed));
}

/// A round in which everything is passed tells every right answer; a second one with the same seed answers
/// with them, and all ten are right. Each level of each trainer, in both languages.
#[test]
fn what_is_told_to_be_right_is_right_when_it_is_typed() {
    for code in ["en", "ar"] {
        for trainer in Trainer::ALL {
            let rounds: Vec<String> =
                (1..=trainer.levels()).map(|level| passed_and_answered(code, trainer, level)).collect();
            recorded(&format!("{}-{code}", trainer.word()), &rounds.join("\n"));
        }
    }
}

/// Plays both rounds of a level; what the first one printed.
fn passed_and_answered(code: &str, trainer: Trainer, level: u8) -> String {
    let home = Home::new();
    let file = home.path("state/natiq/train.json");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let before =
        format!("{{\"{}\":{{\"rounds\":4,\"right\":30,\"run\":0,\"best\":9,\"level\":{level}}}}}", trainer.word());
    std::fs::write(&file, &before).unwrap();
    let args = [trainer.word(), "--seed", "7", "--lang", code];
    let (passed, spoken) = trained(&home, &args, &("skip\n".repeat(10) + "2\n"));
    assert_eq!(keys(&spoken, "train.passed"), 10, "{passed}");
    assert_eq!(keys(&spoken, "train.down"), usize::from(level > 1), "{passed}");
    std::fs::write(&file, &before).unwrap();
    let answers = reckoning::answers_told(&Language::builtin(code).unwrap(), &spoken);
    let (printed, spoken) = trained(&home, &args, &(answers.join("\n") + "\n2\n"));
    assert_eq!(keys(&spoken, "train.right"), 10, "{answers:?} {printed}");
    let grown = u8::from(level < trainer.levels());
    assert_eq!(keys(&spoken, "train.up"), usize::from(grown), "{printed}");
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let record = &kept[trainer.word()];
    assert_eq!(
        (&record["rounds"], &record["right"], &record["level"]),
        (&5.into(), &40.into(), &(level + grown).into())
    );
    assert_eq!((&record["run"], &record["best"]), (&10.into(), &10.into()));
    passed
}

#[test]
fn the_same_seed_asks_the_same_and_another_asks_something_else() {
    let run = |seed: &str| trained(&Home::new(), &["squares", "--seed", seed, "--lang", "en"], &"skip\n".repeat(10)).0;
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn a_menu_asks_which_and_a_wrong_word_names_the_four() {
    let home = Home::new();
    for (code, input) in
        [("en", "7\n\n2\nquit\n"), ("en", "colours\nquit\n"), ("ar", "٢\nخروج\n"), ("ar", "الألوان\nخروج\n")]
    {
        let (printed, spoken) = trained(&home, &["--lang", code], input);
        assert_eq!(keys(&spoken, "train.shade"), 1, "{printed}");
        assert_eq!(keys(&spoken, "train.unfinished"), 1, "{printed}");
    }
    for (code, said) in [("en", "There is no trainer called chess."), ("ar", "لا يوجد تمرين اسمه chess.")]
    {
        let (exit, out, err) = home.run(&["train", "chess", "--lang", code]);
        assert_eq!((exit, out.as_str()), (2, ""));
        assert!(
            err.starts_with(said) && ["squares", "colours", "jumps", "follow"].iter().all(|name| err.contains(name))
        );
    }
    for code in ["en", "ar"] {
        let (exit, out, err) = home.run(&["train", "squares", "--seed", "many", "--lang", code]);
        assert_eq!((exit, out.as_str()), (2, ""));
        let wanted = Language::builtin(code).unwrap().say("flag.seed", &[]).print;
        assert!(err.contains("--seed") && err.contains(&wanted) && err.contains("many"), "{err}");
    }
    let (_, spoken) = trained(&home, &["--lang", "en"], "quit\n");
    assert_eq!(spoken.last().unwrap()["key"], "bye");
}

#[test]
fn what_is_no_answer_is_told_and_does_not_count() {
    let home = Home::new();
    let input = "perhaps\n\nhelp\nrepeat\nhush\nfaster\nslower\nlouder\nquieter\n*\n".to_owned()
        + &"1\n".repeat(10)
        + "maybe\n\nno\n";
    let (printed, spoken) = trained(&home, &["colours", "--seed", "3", "--lang", "en"], &input);
    assert_eq!(keys(&spoken, "train.expects.light"), 2, "{printed}");
    assert_eq!(keys(&spoken, "train.right") + keys(&spoken, "train.wrong"), 10, "{printed}");
    assert_eq!(keys(&spoken, "train.more"), 2, "{printed}");
    assert_eq!(keys(&spoken, "train.expects.yes"), 1, "{printed}");
    recorded("no-answers", &printed);
}

#[test]
fn every_question_of_every_level_is_reckoned_again() {
    for trainer in [Trainer::Squares, Trainer::Colours, Trainer::Jumps] {
        for level in 1..=trainer.levels() {
            let mut chance = Chance::new(u64::from(level));
            for _ in 0..3000 {
                let asked = trainer.ask(level, &mut chance).unwrap();
                assert_eq!(reckoning::answer(&asked.question), asked.answer, "{:?}", asked.question);
            }
        }
    }
}

#[test]
fn a_game_that_is_followed_is_kept_on_a_board_of_our_own() {
    for level in 1..=Trainer::Follow.levels() {
        for seed in 0..60 {
            reckoning::follow(level, seed);
        }
    }
    assert_eq!(reckoning::lengths(), [33, 45, 47], "half-moves of {:?}", GAMES.map(|game| game.name));
}
