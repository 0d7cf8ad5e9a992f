//! The tutorial played through the real program: by a learner who knows, by one who does not, by nobody.

mod broken;

use std::path::Path;

use natiq::core::State;
use natiq::language::Language;
use natiq::learn::{Course, Help, LESSONS, Next, Verdict};
use serde_json::Value;

use super::cli::Home;

/// A run of `natiq learn` at a pipe: what was printed, and what was spoken.
fn taught(home: &Home, code: &str, input: &str) -> (String, Vec<Value>) {
    let log = home.path("speech.jsonl");
    let _ = std::fs::remove_file(&log);
    let args = ["learn", "--lang", code, "--speech", "off", "--speech-log", log.to_str().unwrap()];
    let (exit, printed, errors) = home.run_with(&args, input);
    assert_eq!((exit, errors.as_str()), (0, ""));
    let spoken = std::fs::read_to_string(log).unwrap_or_default();
    (printed, spoken.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn text(code: &str, key: &str) -> String {
    Language::builtin(code).unwrap().say(key, &[]).print
}

/// The answer that the tutorial itself tells, of every task.
fn answers(code: &str) -> Vec<String> {
    let tasks = LESSONS.iter().flat_map(|lesson| lesson.tasks.iter().map(|task| (lesson.name, task.name)));
    tasks.map(|(lesson, task)| text(code, &format!("learn.{lesson}.{task}.answer"))).collect()
}

/// What is printed is what is spoken, and all of it can be spoken.
fn heard(printed: &str, spoken: &[Value]) {
    let texts: Vec<&str> = spoken.iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(printed.lines().collect::<Vec<_>>(), texts);
    for line in spoken.iter().filter(|line| line["key"] != "bad.parse") {
        let (speak, lang) = (line["speak"].as_str().unwrap(), line["lang"].as_str().unwrap());
        natiq::voice::spoken::check(speak, lang).unwrap_or_else(|faults| panic!("{speak:?}: {faults:?}"));
    }
}

fn recorded(name: &str, printed: &str, spoken: &[Value]) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/natiq/learn"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let keys: Vec<String> = spoken
        .iter()
        .map(|line| {
            let word = |key: &str| line[key].as_str().unwrap().to_owned();
            format!("{} {}: {}", word("class"), word("key"), word("speak"))
        })
        .collect();
    settings.bind(|| {
        insta::assert_snapshot!(format!("{name}-printed"), printed);
        insta::assert_snapshot!(format!("{name}-spoken"), keys.join("\n"));
    });
}

#[test]
fn every_answer_that_is_told_is_right_and_the_course_ends_in_a_mate() {
    for code in ["en", "ar"] {
        let home = Home::new();
        let answers = answers(code);
        let (printed, spoken) = taught(&home, code, &(answers.join("\n") + "\n"));
        let key = |wanted: &str| spoken.iter().filter(|line| line["key"] == wanted).count();
        assert_eq!(key("learn.right"), answers.len(), "{printed}");
        assert_eq!((key("learn.back"), key("bad.parse"), key("learn.answer")), (0, 0, 0), "{printed}");
        assert_eq!((key("end.mate"), key("learn.end")), (1, 1), "{printed}");
        heard(&printed, &spoken);
        recorded(&format!("right-{code}"), &printed, &spoken);
        let kept = std::fs::read_to_string(home.path("state/natiq/learn.json")).unwrap();
        assert_eq!(kept, "{\"lesson\":\"board\",\"finished\":1}");
        assert!(!home.path("state/natiq/games").exists(), "a lesson is no game that is kept");
    }
}

/// The other side of the words: moves in letters, castling by the king, more words than needed.
#[test]
fn other_ways_of_typing_the_same_are_right_too() {
    let home = Home::new();
    let lines = "square e2\nSQUARE 4,8\ne2e4\n3 71 63\nBb5\n*\n.\nspell\nrank 1\nwhere white queen\nposition\nBxc6\ncaptured\n\
        O-O\nmore\n57 58\n1\nd4\ncorrect\ne4\n+\ndecline\n7 1 6 3 =\n/\n//\nhush\n?\nQb8\n4148\n";
    let (printed, spoken) = taught(&home, "en", lines);
    let right = spoken.iter().filter(|line| line["key"] == "learn.right").count();
    assert_eq!(right, answers("en").len(), "{printed}");
}

/// About ten minutes: the words at 175 a minute, and eight seconds for each answer.
#[test]
fn it_takes_about_ten_minutes_in_both_languages() {
    for code in ["en", "ar"] {
        let answers = answers(code);
        let (_, spoken) = taught(&Home::new(), code, &(answers.join("\n") + "\n"));
        let words: usize = spoken.iter().map(|line| line["speak"].as_str().unwrap().split_whitespace().count()).sum();
        let speaking = words as f64 / 175.0;
        let answering = answers.len() as f64 * 8.0 / 60.0;
        println!("{code}: {words} words, {speaking:.1} minutes, and {answering:.1} for {} answers", answers.len());
        assert!((8.0..12.0).contains(&(speaking + answering)), "{code}: {speaking} and {answering}");
    }
}

const CLUMSY: [(&str, &str); 2] = [
    (
        "en",
        "\nsquare 52\nsqare 4 8\n4 8\nsquare 1 8\n8 4 square\nsquare 9 9\nsquare 4 8\n9999\n5253\ne2e9\n7163\n8163\n5254\n\
        resign\nyes\nresign\nno\nhelp\nwhy\nwait 9m\nknight 63\nrepeat\nbishop 3 4\nblack: 4 7 4 6\ntakeback\nskip\nlast\n\
        spel\nrepeat\nlast\nspell\nskip\n2 5 1 6\noffer\ncaptures\n2536\ncaptured\nskip\n5 7 5 8\nking\n2\n5 7 5 8\nno\n\
        57 58\nqueen\npress\n4244\n5254\ncorrect\n5254\n\npress\naccept\nno\naccept\nyes\ndecline\nrestart\nsquare 52\nquit\n",
    ),
    (
        "ar",
        "\nمربع 52\nمربغ 4 8\n4 8\nمربع 1 8\nمربع\nمربع ٤٨\n٥٢٥٣\ne2e9\nحصان 6 3\n٥٢٥٤\nأستسلم\nنعم\nمساعدة\nكرر\nحصان 63\n\
        فيل 3 4\nتخطى\nكرر\nآخر نقلة\nتهج\nتخط\n2536\nالمأسور\nتخط\n5758\nرخ\n5758 وزير\nاضغط\n4244\nأخطأت\n5254\n\
        اضغط\nأقبل التعادل\nلا\nأرفض العرض\nمن البداية\nمربع 52\nخروج\n",
    ),
];

#[test]
fn a_clumsy_learner_is_led_on_and_nothing_is_lost() {
    for (code, input) in CLUMSY {
        let home = Home::new();
        let (printed, spoken) = taught(&home, code, input);
        heard(&printed, &spoken);
        recorded(&format!("clumsy-{code}"), &printed, &spoken);
        assert!(spoken.iter().any(|line| line["key"] == "learn.back"));
        assert_eq!(spoken.last().unwrap()["key"], "bye");
    }
}

#[test]
fn it_goes_on_where_it_was_left() {
    for (code, quit, goes_on) in [("en", "quit", "lesson 2 of 12"), ("ar", "خروج", "الدرس 2، والدروس 12")]
    {
        let home = Home::new();
        let lines = [text(code, "learn.board.square.answer"), text(code, "learn.board.other.answer"), quit.to_owned()];
        let (printed, _) = taught(&home, code, &(lines.join("\n") + "\n"));
        assert!(printed.contains(goes_on), "{printed}");
        let (printed, spoken) = taught(&home, code, "5254\n");
        assert!(spoken.iter().any(|line| line["key"] == "learn.goes-on"), "{printed}");
        assert_eq!(spoken.iter().filter(|line| line["key"] == "learn.right").count(), 1, "{printed}");
        // Half a lesson begins anew; another language goes on in the same place.
        let other = if code == "en" { "ar" } else { "en" };
        let (printed, spoken) = taught(&home, other, "");
        assert!(spoken.iter().any(|line| line["key"] == "learn.move"), "{printed}");
    }
}

#[test]
fn every_lesson_skipped_ends_the_course_without_a_mate() {
    let (printed, spoken) = taught(&Home::new(), "en", &"skip\n".repeat(LESSONS.len()));
    assert!(spoken.iter().any(|line| line["key"] == "learn.end-skipped"), "{printed}");
    assert!(!spoken.iter().any(|line| line["key"] == "end.mate"), "{printed}");
}

#[test]
fn the_tutorials_own_words_are_no_commands_and_no_moves() {
    use natiq::notation::{Mode, Options, Vocabulary, is_move_text};
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let mut lexicon = natiq::words::Lexicon::default();
    for code in ["en", "ar"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("config/languages/{code}/words.toml"));
        lexicon.learn(code, &std::fs::read_to_string(path).unwrap()).unwrap();
    }
    for (code, key) in ["en", "ar"].into_iter().flat_map(|code| ["skip", "restart"].map(|key| (code, key))) {
        for word in text(code, &format!("learn.word.{key}")).split([',', '،']).map(str::trim) {
            assert_eq!(lexicon.find(word), None, "{word}");
            assert!(!is_move_text(word, &vocabulary, &Options::of(Mode::Typed)), "{word}");
        }
    }
}

#[test]
fn every_position_is_one_and_hint_and_answer_come_in_their_turn() {
    for lesson in &LESSONS {
        State::new(lesson.setup()).unwrap();
        assert!(!lesson.tasks.is_empty());
    }
    let mut course = Course::default();
    let sorry = [natiq::dialogue::Step::Sorry(natiq::dialogue::Sorry::NothingAsked)];
    let told: Vec<Verdict> = (0..6).map(|_| course.judge(&sorry, &[])).collect();
    use Help::{Again, Answer, Hint};
    assert_eq!(told, [Again, Hint, Hint, Answer, Answer, Answer].map(Verdict::Wrong));
    assert_eq!(course.judge(&[], &[]), Verdict::Beside);
    for _ in 1..LESSONS.len() {
        assert_eq!(course.skip(), Next::Lesson);
    }
    assert_eq!(course.skip(), Next::End);
    assert_eq!((course.judge(&sorry, &[]), course.skip()), (Verdict::Beside, Next::End));
    assert_eq!(course.progress().lesson, "board");
}
