//! What was typed on the other keyboard is asked about, never done (`product.md` part 5).

use natiq::config::{Config, Layouts, Sources};

use crate::recorded::play;

fn layouts() -> Layouts {
    Config::load(&Sources::default()).unwrap().layouts
}

#[test]
fn what_the_arabic_keyboard_writes_comes_back_as_it_was_meant() {
    let layouts = layouts();
    // One key writes lam and alef, and so do two.
    for text in ["time", "board", "knight 6 3", "legal 7 1", "e2e4", "Nf3", "nb1c3", "resign", "light ghost b"] {
        let typed = layouts.to_arabic(text);
        assert!(layouts.all_english(&typed).contains(&text.to_owned()), "{text} from {typed}");
    }
    assert_eq!(layouts.all_english(&"لا".repeat(40)).len(), 32, "however many there are, few are looked at");
}

/// Lines typed on the other keyboard, each asked about and refused; how many were asked about.
fn asked(language: &str, lines: &[&str], typed: impl Fn(&str) -> String, no: &str) -> (Vec<String>, String) {
    let input: String = lines.iter().map(|line| format!("{}\n{no}\n", typed(line))).collect();
    let run = play(&["--lang", language], &input);
    let asked = run.speech.iter().filter(|line| line["key"] == "ask.layout");
    let texts = asked.map(|line| line["text"].as_str().unwrap().to_owned()).collect();
    assert!(run.events.iter().all(|event| event["event"] != "announced"), "nothing is played");
    (texts, run.printed)
}

#[test]
fn commands_and_moves_on_either_keyboard_are_asked_about() {
    let layouts = layouts();
    let english = [
        "time",
        "board",
        "legal 7 1",
        "last 2",
        "square 5 4",
        "knight 6 3",
        "nf3",
        "e2e4",
        "castle",
        "offer",
        "resign",
        "white: time",
        "lift 7 1",
        "rematch",
        "setup W: K 71 B: K 58",
    ];
    let (texts, printed) = asked("en", &english, |line| layouts.to_arabic(line), "no");
    for (line, text) in english.iter().zip(&texts) {
        assert!(text.to_lowercase().contains(&line.to_lowercase()), "{line}: {text}");
    }
    assert_eq!(texts.len(), english.len(), "{printed}");
    let arabic = [
        "وقتي",
        "الرقعة",
        "مربع 5 4",
        "آخر نقلة",
        "حصان 63",
        "أستسلم",
        "أعرض التعادل",
        "الوضع",
        "مباراة أخرى",
        "بيدق ٥٤",
    ];
    let (texts, printed) = asked("ar", &arabic, |line| layouts.all_english(line)[0].clone(), "لا");
    assert_eq!(texts.len(), arabic.len(), "{texts:?} {printed}");
}

#[test]
fn an_answer_to_the_question_does_what_was_meant() {
    let layouts = layouts();
    let move_in_arabic = layouts.to_arabic("knight 6 3");
    let run = play(&["--lang", "en"], &format!("{move_in_arabic}\nyes\n{}\nyes\n", layouts.to_arabic("turn")));
    assert!(run.printed.contains("Did you mean knight 6 3? The keyboard seems to be in Arabic. Yes or no?"));
    assert!(run.printed.contains("1 White: knight from 7 1 to 6 3."), "{}", run.printed);
    assert!(run.printed.contains("Move 1, Black to move.") || run.printed.contains("Black"), "{}", run.printed);
}

#[test]
fn digits_of_either_script_are_the_same_digits() {
    for text in ["٥٢٥٤", "۵۲۵۴", "٥٢ ٥٤", "5٢5٤"] {
        let run = play(&["--lang", "en"], &format!("{text}\n"));
        assert!(run.printed.contains("1 White: pawn from 5 2 to 5 4."), "{text}: {}", run.printed);
    }
}
