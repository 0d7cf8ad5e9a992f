//! Every question word of both languages: one utterance, with its key; and in a tournament the ones that would be
//! advice are refused, once, and `more` does not give them away.

use crate::recorded::{Run, play};

/// Question, its Arabic, the key of what is said, and whether a tournament allows it (product, part 5).
pub const QUESTIONS: &[(&str, &str, &str, bool)] = &[
    ("time", "وقتي", "clock.own", true),
    ("other", "وقت المنافس", "clock.own", true),
    ("times", "الساعتان", "clock.both", true),
    ("used", "المستهلك", "clock.used", true),
    ("control", "الضبط", "clock.control", true),
    ("last", "آخر نقلة", "last", true),
    ("last 2", "آخر 2", "last", true),
    ("moves", "النقلات", "moves.list", true),
    ("moves 1 2", "النقلات 1 2", "moves.list", true),
    ("turn", "الدور", "clock.moves", true),
    ("check", "الكش", "board.nocheck", true),
    ("captured", "المأسور", "captured", true),
    ("players", "اللاعبان", "players", true),
    ("rules", "القواعد", "rules", true),
    ("square 45", "مربع 45", "board.square", true),
    ("feel 44", "تحسست 44", "board.square", true),
    ("rank 4", "صف 4", "board.rank", true),
    ("file 4", "عمود 4", "board.file", true),
    ("diagonal 45", "قطر 45", "board.diagonal", true),
    ("jumps 45", "قفزات 45", "board.jumps", true),
    ("ray 45 n", "خط 45: شمال", "board.ray", true),
    ("ray 4 5, south west", "خط 4 5 جنوب غرب", "board.ray", true),
    ("where rook", "أين رخ", "board.where", true),
    ("where black queen", "أين وزير أسود", "board.where", true),
    ("pieces white", "قطع الأبيض", "board.position", true),
    ("pieces black", "قطع الأسود", "board.position", true),
    ("position", "الوضع", "board.position", true),
    ("board", "الرقعة", "board", true),
    ("attackers 45", "هجوم 45", "board.attackers", false),
    ("defenders 45", "حماية 45", "board.defenders", false),
    ("legal", "المسموح", "board.legal", false),
    ("legal 28", "المسموح 28", "board.legal", false),
    ("captures", "فرص الأسر", "board.captures", false),
    ("material", "ميزان القطع", "board.material", false),
    ("counts", "العداد", "board.counts", false),
];

/// A pawn takes a pawn; then Black is asked what he wants to know.
fn after_three_moves(lang: &str, tournament: bool, asked: &[String]) -> Run {
    let conduct = if tournament { "tournament" } else { "casual" };
    let args = ["--lang", lang, "--conduct", conduct, "--time", "90m/40,30m", "--white", "Ada", "--black", "Ben"];
    let (start, press) = if lang == "ar" { ("شغّل الساعة", "اضغط") } else { ("start", "press") };
    let begun = match tournament {
        true => format!("{start}\n5254\n{press}\n4745\n{press}\n5445\n{press}\n"),
        false => "5254\n4745\n5445\n".to_owned(),
    };
    play(&args, &format!("{begun}{}\n", asked.join("\n")))
}

/// Key and spoken text of what was said after the third move.
fn answers(run: &Run) -> Vec<(String, String)> {
    let all: Vec<(String, String)> = run
        .speech
        .iter()
        .map(|line| (line["key"].as_str().unwrap().to_owned(), line["speak"].as_str().unwrap().to_owned()))
        // Of the eight lines of a board the first alone is spoken.
        .filter(|(_, speak)| !speak.is_empty())
        .collect();
    let third = all.iter().position(|(key, _)| key == "move.capture").expect("the capture");
    let ending = ["game.saved", "bye", "clock.start"];
    all.into_iter().skip(third + 1).filter(|(key, _)| !ending.contains(&key.as_str())).collect()
}

fn typed(lang: &str) -> Vec<String> {
    QUESTIONS.iter().map(|row| if lang == "ar" { row.1 } else { row.0 }.to_owned()).collect()
}

#[test]
fn each_question_is_one_utterance_with_its_key() {
    for lang in ["en", "ar"] {
        let said = answers(&after_three_moves(lang, false, &typed(lang)));
        let keys: Vec<&str> = said.iter().map(|(key, _)| key.as_str()).collect();
        let wanted: Vec<&str> = QUESTIONS.iter().map(|row| row.2).collect();
        assert_eq!(keys, wanted, "{lang}");
    }
}

#[test]
fn in_a_tournament_what_would_be_advice_is_refused_once() {
    for lang in ["en", "ar"] {
        let said = answers(&after_three_moves(lang, true, &typed(lang)));
        let keys: Vec<&str> = said.iter().map(|(key, _)| key.as_str()).collect();
        let wanted: Vec<&str> = QUESTIONS.iter().map(|row| if row.3 { row.2 } else { "refused.tournament" }).collect();
        assert_eq!(keys, wanted, "{lang}");
    }
}

/// The answer to a question and to `more` behind it.
fn pairs(lang: &str, tournament: bool) -> Vec<(String, String, String)> {
    let more = if lang == "ar" { "المزيد" } else { "more" };
    let lines: Vec<String> = typed(lang).into_iter().flat_map(|line| [line, more.to_owned()]).collect();
    let said = answers(&after_three_moves(lang, tournament, &lines));
    assert_eq!(said.len(), 2 * QUESTIONS.len(), "{lang} {tournament}: {said:#?}");
    let pairs = said.chunks(2).zip(typed(lang));
    pairs.map(|(pair, line)| (line, pair[0].1.clone(), pair[1].1.clone())).collect()
}

#[test]
fn more_behind_any_answer_is_one_utterance_and_longer() {
    for lang in ["en", "ar"] {
        for (line, short, long) in pairs(lang, false) {
            assert!(long.chars().count() > short.chars().count(), "{line}\n{short}\n{long}");
        }
    }
}

#[test]
fn more_gives_no_advice_away_in_a_tournament() {
    let advice = [
        "attacked",
        "defended",
        "Legal",
        "ahead",
        "has:",
        "Captures",
        "يُهَاجِمُه",
        "تُهَاجِمُه",
        "يَحْمِيه",
        "تَحْمِيه",
        "القانونية",
        "متقدم",
        "لَدَى",
        "فُرَص",
    ];
    for lang in ["en", "ar"] {
        for (line, short, long) in pairs(lang, true) {
            assert!(!advice.iter().any(|word| long.contains(word)), "{line}: {long}");
            // A refusal is no answer: behind it `more` is the last move's.
            let refused = QUESTIONS.iter().any(|row| !row.3 && (row.0 == line || row.1 == line));
            assert!(refused || long.chars().count() > short.chars().count(), "{line}\n{short}\n{long}");
        }
    }
}

#[test]
fn more_of_a_move_says_what_was_left_out() {
    let run = play(&["--lang", "en", "--length", "brief"], "e4\ne5\nNf3\nNc6\nBc4\nBc5\n55\nking\nmore\nlast\nmore\n");
    let castled = "Last move, move 4, White: castles short, five five. King to 7 1, rook to 6 1.";
    assert!(run.printed.contains("4 White castles short, five five. King to 7 1, rook to 6 1."), "{}", run.printed);
    assert!(run.printed.lines().any(|line| line.starts_with(castled)), "{}", run.printed);
    let run = play(&["--lang", "en", "--time", "5m"], "wait 7s\ne4\nwait 12s\ne5\nlast\nmore\n");
    assert!(
        run.printed.contains("pawn from 5 7 to 5 5. It took 12 seconds. Move 2, White to move."),
        "{}",
        run.printed
    );
}

#[test]
fn more_is_worded_alike_in_both_languages() {
    for (english, arabic, long, longer) in [
        (
            "ray 45 e",
            "خط 45 شرق",
            "East of 4 5: 5 5 empty; 6 5 empty; 7 5 empty; 8 5 empty. 4 5: white pawn.",
            "شرق 4 5: 5 5 خال؛ 6 5 خال؛ 7 5 خال؛ 8 5 خال. 4 5: بيدق أبيض.",
        ),
        (
            "legal 48",
            "المسموح 48",
            "Legal moves: queen from 4 8 takes pawn on 4 5; queen from 4 8 to 4 6; queen from 4 8 to 4 7. Move 2, Black to move. No check.",
            "النقلات القانونية: وزير من 4 8، أسر بيدق في 4 5؛ وزير من 4 8 إلى 4 6؛ وزير من 4 8 إلى 4 7. النقلة 2، الدور للأسود. لا كش.",
        ),
        (
            "material",
            "ميزان القطع",
            "White is a pawn ahead. White has: 1 queen, 2 rooks, 2 bishops, 2 knights and 8 pawns. Black has: 1 queen, 2 rooks, 2 bishops, 2 knights and 7 pawns.",
            "الأبيض متقدم ببيدق. لدى الأبيض: وزير واحد، رخان، فيلان، حصانان و8 بيادق. لدى الأسود: وزير واحد، رخان، فيلان، حصانان و7 بيادق.",
        ),
        (
            "captured",
            "المأسور",
            "Last move: pawn takes pawn on 4 5. White has taken: 1 pawn. Black has taken: nothing. Move 2, White: pawn from 5 4 takes pawn on 4 5.",
            "آخر نقلة: بيدق، أسر بيدق في 4 5. أسر الأبيض: بيدق واحد. أسر الأسود: لا شيء. النقلة 2، الأبيض: بيدق من 5 4، أسر بيدق في 4 5.",
        ),
        (
            "last",
            "آخر نقلة",
            "Last move, move 2, White: pawn from 5 4 takes pawn on 4 5. It took 0 seconds. Move 2, Black to move. No check.",
            "آخر نقلة: النقلة 2 للأبيض: بيدق من 5 4، أسر بيدق في 4 5. مدة النقلة: 0 ثانية. النقلة 2، الدور للأسود. لا كش.",
        ),
        (
            "counts",
            "العداد",
            "0 moves without capture or pawn move. The position has stood once. Move 2, Black to move. Last move, move 2, White: pawn from 5 4 takes pawn on 4 5.",
            "بلا أسر ولا تحريك بيدق: لا نقلات. ظهور الوضع، عدد المرات: 1. النقلة 2، الدور للأسود. آخر نقلة: النقلة 2 للأبيض: بيدق من 5 4، أسر بيدق في 4 5.",
        ),
    ] {
        for (lang, line, wanted) in [("en", english, long), ("ar", arabic, longer)] {
            let more = if lang == "ar" { "المزيد" } else { "more" };
            let run = after_three_moves(lang, false, &[line.to_owned(), more.to_owned()]);
            assert!(run.printed.lines().any(|line| line == wanted), "{line}: {}", run.printed);
        }
    }
}

/// Once something has happened, `more` is about that and no longer about the question before it.
#[test]
fn more_is_about_what_was_said_last() {
    let run = play(&["--lang", "en"], "square 54\ne4\nmore\nsquare 54\nhelp square\nmore\n");
    let lines: Vec<&str> = run.printed.lines().collect();
    let after = |text: &str| lines[lines.iter().position(|line| line.starts_with(text)).unwrap() + 1];
    assert_eq!(after("1 White: pawn from 5 2 to 5 4."), "1 White: pawn from 5 2 to 5 4.");
    assert!(lines.iter().any(|line| line.starts_with("5 4: white pawn, light square. ")), "{}", run.printed);
}

/// The commands of a cell: what stands between signs of quotation.
fn commands(cell: &str) -> Vec<String> {
    let cell = cell.replace(['«', '»'], "`");
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_row_of_the_table_against_the_peers_is_answered() {
    let readme = include_str!("../../README.md");
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .skip_while(|line| !line.starts_with("## Who answers which question"))
        .skip(1)
        .take_while(|line| !line.starts_with("## "))
        .filter(|line| line.starts_with("| "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let (head, rows) = rows.split_first().expect("the table");
    assert!(rows.len() >= 25);
    let peers = ["Lichess blind mode", "WinBoard for JAWS", "Accessible-Chess", "cli-chess", "chess-tui"];
    assert_eq!(head[1..6], peers);
    for (lang, column) in [("en", 6), ("ar", 7)] {
        let lines: Vec<String> = rows.iter().flat_map(|row| commands(row[column])).collect();
        assert!(rows.iter().all(|row| row.len() == 8 && !commands(row[column]).is_empty()));
        let said = answers(&after_three_moves(lang, false, &lines));
        assert_eq!(said.len(), lines.len(), "{said:#?}");
        for (line, (key, speak)) in lines.iter().zip(said) {
            let refused = ["bad.", "argument.", "refused.", "ask."].iter().any(|start| key.starts_with(start));
            assert!(!refused, "{line}: {key} {speak}");
        }
    }
}
