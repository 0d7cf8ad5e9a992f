//! VI-3 and VI-5a: a piece that leaves its hole, and the clock that talks, at two boards.

use super::typed;
use crate::recorded::Run;

#[test]
fn vi_5a_the_clock_talks_on_request_alone_in_words_and_stops_for_nobody() {
    for (lang, both, asked) in [
        ("en", "White: 4 minutes 30 seconds. Black: 5 minutes.", ["times", "time", "turn", "used", "control"]),
        ("ar", "الأبيض: 4 دقائق و30 ثانية. الأسود: 5 دقائق.", ["الساعتان", "وقتي", "الدور", "المستهلك", "الضبط"]),
    ] {
        let start = if lang == "en" { "start" } else { "شغّل الساعة" };
        let wait = if lang == "en" { "wait" } else { "انتظر" };
        let (yes, state) = if lang == "en" { ("yes", "state") } else { ("نعم", "حالة") };
        let silent = [yes, start, &format!("{wait} 30s")].map(str::to_owned);
        let lines: Vec<&str> = silent.iter().map(String::as_str).collect();
        let quiet = typed(lang, &["--time", "5m"], &lines);
        let run = typed(lang, &["--time", "5m"], &[&lines[..], &asked, &[state]].concat());
        assert!(run.says(both), "{}", run.printed);
        assert!(!run.printed.contains("04:30") && !run.printed.contains("4:30"));
        let clock =
            |run: &Run| run.speech.iter().filter(|line| line["key"].as_str().unwrap().starts_with("clock.")).count();
        assert!(clock(&run) >= clock(&quiet) + 4, "{}", run.printed);
        // What is asked is heard by who asked; the table hears of no clock but whose starts.
        for line in run.speech.iter().filter(|line| line["channel"] == "table") {
            let key = line["key"].as_str().unwrap();
            assert!(!key.starts_with("clock.") || key == "clock.start", "{line}");
        }
        assert_eq!(run.states()[0]["clocks_ms"]["white"].as_u64(), Some(270_000), "nothing asked costs or wins time");
    }
}

#[test]
fn vi_3_what_is_out_of_its_hole_has_been_touched_on_either_board() {
    for (lang, start, lift, told) in [
        ("en", "start", "lift 52", "The pawn on 5 2 was touched. It must move."),
        ("ar", "شغّل الساعة", "رفعت 52", "لمس البيدق في 5 2، ويجب تحريكه."),
    ] {
        let (yes, state, press) =
            if lang == "en" { ("yes", "state", "press") } else { ("نعم", "حالة", "اضغط") };
        let lines = [yes, start, lift, "4244", state, "5254", press, state];
        let run = typed(lang, &["--time", "90m"], &lines);
        assert_eq!(run.printed.lines().filter(|line| *line == told).count(), 2, "{}", run.printed);
        let [bound, made] = run.states().try_into().unwrap();
        assert_eq!((bound["moves_made"].as_u64(), made["moves_made"].as_u64()), (Some(0), Some(1)));
        assert_eq!(bound["obligation"]["on"], "e2");
        assert_eq!(bound["clocks_ms"]["white"].as_u64(), Some(5_400_000));
        assert_eq!(
            (bound["boards"]["vi"].as_str(), made["obligation"].is_null()),
            (Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), true)
        );
    }
}
