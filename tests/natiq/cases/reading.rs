//! Reports from the field: words that are left out, queries and names (15 to 19 of group A), terminals and readers
//! (H), Arabic and the locale (I), and others of their kinds.

use std::fs;

use serde_json::Value;

use super::{said, spoken};
use crate::recorded::{Run, play};
use crate::screen::Played;

/// A game under settings of one's own.
fn under(settings: &str, args: &[&str], typed: &str) -> Run {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("default.toml"), settings).unwrap();
    let folder = home.path().to_string_lossy().into_owned();
    play(&[args, &["--config", &folder]].concat(), typed)
}

#[test]
fn case_15_what_was_captured_and_the_pawn_are_said_as_the_settings_have_it_in_every_style() {
    let typed = "e4\nd5\nexd5\n";
    for (settings, lang, style, wanted) in [
        ("say_captured = false\nsay_pawn = true\n", "en", "digital", "White: pawn from 5 4 takes on 4 5."),
        ("say_captured = false\nsay_pawn = false\n", "en", "digital", "White: from 5 4 takes on 4 5."),
        ("say_captured = true\nsay_pawn = false\n", "en", "digital", "White: from 5 4 takes pawn on 4 5."),
        ("say_captured = false\nsay_pawn = true\n", "en", "anna", "White: pawn, Eva 4, takes on David 5."),
        ("say_captured = false\nsay_pawn = false\n", "ar", "digital", "الأبيض: من 5 4، أسر في 4 5."),
        ("say_captured = false\nsay_pawn = true\n", "ar", "digital", "الأبيض: بيدق من 5 4، أسر في 4 5."),
        ("say_captured = true\nsay_pawn = true\n", "ar", "anna", "الأبيض: بيدق، إيفا 4، أسر بيدق في دافيد 5."),
    ] {
        let run = under(settings, &["--lang", lang, "--style", style], typed);
        assert!(run.printed.contains(&format!("2 {wanted}\n")), "{settings}{lang} {style}: {}", run.printed);
        // What is left out is a `more` away.
        let run =
            under(settings, &["--lang", lang], &format!("{typed}{}\n", if lang == "ar" { "المزيد" } else { "more" }));
        let whole = if lang == "ar" {
            "الأبيض: بيدق من 5 4، أسر بيدق في 4 5."
        } else {
            "White: pawn from 5 4 takes pawn on 4 5."
        };
        assert!(run.printed.contains(whole), "{}", run.printed);
    }
}

#[test]
fn case_15_the_side_and_the_length_are_said_as_the_settings_have_it() {
    for (settings, wanted) in [
        ("say_side = \"never\"\n", "1 Pawn from 5 2 to 5 4."),
        ("say_side = \"always\"\n", "1 White: pawn from 5 2 to 5 4."),
        ("length = \"brief\"\n", "1 Pawn 5 4."),
    ] {
        let run = under(settings, &["--lang", "en"], "e4\n");
        assert!(run.printed.lines().any(|line| line == wanted), "{settings}: {}", run.printed);
    }
    // Under a minute moves are brief by themselves, and never where that is switched off.
    let timed = ["--lang", "en", "--time", "50s"];
    assert_eq!(said(&under("brief_below = 0\n", &timed, "e4\n"), "move.quiet"), ["White: pawn from 5 2 to 5 4."]);
    assert_eq!(said(&under("brief_below = 30\n", &timed, "e4\n"), "move.quiet"), ["White: pawn from 5 2 to 5 4."]);
    assert_eq!(said(&under("brief_below = 51\n", &timed, "e4\n"), "move.quiet"), ["Pawn 5 4."]);
}

#[test]
fn case_15_a_place_has_its_own_length_and_style() {
    for (channels, wanted) in [
        ("[table]\nverbosity = \"brief\"\n", "1 Knight 6 3."),
        ("[table]\nstyle = \"anna\"\n", "1 White: knight, Gustav 1, to Felix 3."),
    ] {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join("channels.toml"), channels).unwrap();
        let folder = home.path().to_string_lossy().into_owned();
        let run = play(&["--lang", "en", "--config", &folder], "Nf3\n");
        assert!(run.printed.lines().any(|line| line == wanted), "{channels}: {}", run.printed);
        let flagged = ["--lang", "en", "--config", &folder, "--length", "full", "--style", "digital"];
        let run = play(&flagged, "Nf3\n");
        assert!(run.printed.contains("1 White: knight from 7 1 to 6 3."), "a flag goes first: {}", run.printed);
    }
}

#[test]
fn case_19_names_and_times_are_there_in_both_languages() {
    for (lang, typed, names) in [
        ("en", "times\nplayers\nmore\ntimes\nmore\n", "White: Amal. Black: Dr. Ben (club)."),
        ("ar", "الساعتان\nاللاعبان\nالمزيد\nالساعتان\nالمزيد\n", "الأبيض: Amal. الأسود: Dr. Ben (club)."),
    ] {
        let args = ["--lang", lang, "--time", "5m", "--white", "Amal", "--black", "Dr. Ben (club)"];
        let run = play(&args, typed);
        let times = if lang == "en" {
            "White: 5 minutes. Black: 5 minutes."
        } else {
            "الأبيض: 5 دقائق. الأسود: 5 دقائق."
        };
        assert_eq!(run.printed.matches(times).count(), 4, "{}", run.printed);
        assert!(run.printed.matches(names).count() >= 3, "{}", run.printed);
        for (_, speak) in spoken(&run) {
            assert!(!speak.contains(['(', ')', '[', ']']), "{speak}");
        }
    }
    let unnamed = play(&["--lang", "en"], "players\ntimes\n");
    assert!(unnamed.printed.contains("White: no name. Black: no name."), "{}", unnamed.printed);
    assert!(unnamed.printed.contains("This game is played without a clock."), "{}", unnamed.printed);
}

#[test]
fn case_79_line_mode_writes_no_escape_byte_however_it_was_chosen() {
    for (args, env) in
        [(&["--lines"][..], ("TERM", "xterm-256color")), (&[][..], ("TERM", "dumb")), (&[][..], ("ACCESSIBLE", "1"))]
    {
        let args = [&["--lang", "en", "--speech", "off", "--time", "5m"][..], args].concat();
        let mut terminal = crate::lines::Terminal::start_in(&args, &[env]);
        terminal.until(0, "White: ");
        for (typed, wanted) in [
            ("5254\r", "1 White: pawn from 5 2 to 5 4."),
            ("board\r", "1 R N B Q K B N R"),
            ("Nf9\r", "Not understood"),
            ("\u{8}\u{8}\u{8}more\r", "takes"),
        ] {
            let from = terminal.bytes.len();
            terminal.type_keys(typed);
            if wanted != "takes" {
                terminal.until(from, wanted);
            }
        }
        assert!(!terminal.bytes.contains(&0x1b), "{args:?} {env:?}: {}", terminal.text());
    }
}

/// The board is text: letters and dots, no figures, no boxes, and no braille cells as a picture.
fn is_drawing(sign: char) -> bool {
    matches!(sign, '\u{2500}'..='\u{259f}' | '\u{25a0}'..='\u{25ff}' | '\u{2654}'..='\u{265f}' | '\u{2800}'..='\u{28ff}')
}

#[test]
fn case_85_pieces_are_listed_and_the_board_is_letters() {
    for (lang, typed, list) in [
        (
            "en",
            "position\nboard\n",
            "White: king 5 1; queen 4 1; rooks 1 1, 8 1; bishops 3 1, 6 1; knights 2 1, 7 1; pawns 1 2, ",
        ),
        (
            "ar",
            "الوضع\nالرقعة\n",
            "الأبيض: الملك 5 1؛ الوزير 4 1؛ الرخان 1 1، 8 1؛ الفيلان 3 1، 6 1؛ الحصانان 2 1، 7 1؛ البيادق 1 2، ",
        ),
    ] {
        let run = play(&["--lang", lang], typed);
        assert!(run.printed.lines().any(|line| line.starts_with(list)), "{}", run.printed);
        let lines: Vec<&str> = run
            .printed
            .lines()
            .filter(|line| line.len() == 17 && line.starts_with(|sign: char| sign.is_ascii_digit()))
            .collect();
        assert_eq!(lines.len(), 8, "{}", run.printed);
        assert_eq!((lines[0], lines[7]), ("8 r n b q k b n r", "1 R N B Q K B N R"));
        assert!(!run.printed.contains(is_drawing), "{}", run.printed);
    }
    // Scattered pieces are listed by file, not by rank.
    let run = play(&["--lang", "en", "--fen", "7k/r7/1P6/7p/3p4/P7/2r5/K7 w - - 0 1"], "where pawn\nwhere rook\n");
    assert!(run.printed.contains("White: pawns 1 3, 2 6. Black: pawns 4 4, 8 5."), "{}", run.printed);
    assert!(run.printed.contains("White: no rook. Black: rooks 1 7, 3 2."), "{}", run.printed);
}

#[test]
fn case_81_a_key_on_the_screen_redraws_the_input_alone() {
    for (settings, code) in [("", "en"), ("layout = \"stacked\"\n", "en"), ("layout = \"stacked\"\n", "ar")] {
        let mut played = Played::new((80, 24), &["--lang", code, "--time", "5+0"], settings, &[]);
        for typed in ["7", "1", "6", "3", "x"] {
            let before = played.count();
            played.send(typed);
            played.drawn(before);
            let sent = played.count() - before;
            assert!((1..=24).contains(&sent), "{settings} {code} {typed}: {sent} bytes");
        }
        // A step on the board moves a cursor and says one sentence; nothing near a whole screen is sent.
        played.answer("\t");
        for typed in ["\x1b[A", "\x1b[C", "k", "4", "f2"] {
            let before = played.count();
            played.answer(typed);
            let sent = played.count() - before;
            assert!(sent <= 400, "{settings} {code} {typed:?}: {sent} bytes");
        }
    }
}

#[test]
fn case_83_the_hardware_cursor_is_where_the_attention_is_and_never_hidden() {
    for (settings, code) in [("", "en"), ("layout = \"stacked\"\n", "ar"), ("live_clock = true\n", "en")] {
        let mut played = Played::new((80, 24), &["--lang", code, "--time", "5+0"], settings, &[]);
        for typed in ["5254\r", "zzz\r", "\u{7f}\u{7f}\u{7f}5755\r", "716"] {
            played.send(typed);
            played.settle();
            assert!(played.is_on_input(), "{settings} {typed:?}: {}", played.contents());
        }
        if settings != "layout = \"stacked\"\n" {
            // On the board it walks with the square.
            played.answer("\t");
            let first = played.cursor();
            played.answer("\x1b[A");
            assert_ne!(played.cursor(), first);
            assert!(!played.is_on_input());
            played.send("\x1b");
            played.settle();
            assert!(played.is_on_input(), "{}", played.contents());
        }
        assert!(!played.text().contains("\x1b[?25l"), "the cursor was hidden");
        let braille = |sign| ('\u{2800}'..='\u{28ff}').contains(&sign);
        assert!(!played.text().contains(braille), "braille cells as a picture");
    }
}

/// Bytes in the order in which they are read, and no sign that steers direction, in whatever is kept or piped.
#[test]
fn case_87_arabic_is_in_logical_order_without_bidi_signs() {
    let run = play(&["--lang", "ar", "--white", "أمل (Amal)"], "حصان من 71 إلى 63\nNf6\nآخر نقلة\nالورقة\nالوضع\n");
    assert!(run.printed.contains("1 الأبيض: حصان من 7 1 إلى 6 3."), "{}", run.printed);
    assert!(run.printed.contains("أمل (Amal)"), "{}", run.printed);
    let steers = |sign| matches!(sign, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{640}');
    let kept = [run.printed.clone(), run.sheet.clone()];
    let logged = run.speech.iter().chain(&run.events).map(Value::to_string);
    for text in kept.into_iter().chain(logged) {
        assert!(!text.contains(steers), "{text:?}");
    }
}

#[test]
fn case_89_no_message_of_the_catalogues_holds_a_sign_that_a_voice_reads() {
    let config = natiq::config::load(&natiq::config::Sources::default()).unwrap();
    let mut seen = 0;
    for language in config.languages() {
        // The command line's own texts are shown and typed, and never spoken.
        let spoken = language.catalogues.iter().filter(|(file, _)| !file.ends_with("cli.ftl"));
        for line in spoken.flat_map(|(_, layers)| layers).flat_map(|layer| layer.text.lines()) {
            if line.starts_with('#') || line.trim_start().starts_with(".print") {
                continue;
            }
            let value = line.split_once(" = ").map_or(line, |(_, value)| value);
            // A placeable and the name of a form stand in signs of their own.
            let value = value.trim_start().trim_start_matches('*');
            let value = if value.starts_with('[') { value.split_once(']').map_or("", |(_, text)| text) } else { value };
            let (mut depth, mut text) = (0, String::new());
            for sign in value.chars() {
                match sign {
                    '{' => depth += 1,
                    '}' => depth = (depth - 1).max(0),
                    sign if depth == 0 => text.push(sign),
                    _ => {}
                }
            }
            seen += 1;
            let wrong = |sign| matches!(sign, '(' | ')' | '[' | ']' | '=' | '<' | '>' | '\u{2190}'..='\u{21ff}');
            assert!(!text.contains(wrong), "{}: {line}", language.code);
        }
    }
    assert!(seen > 1_000, "{seen} lines");
}

#[test]
fn case_91_a_letter_alone_is_sent_as_its_name() {
    let language = |code| natiq::language::Language::builtin(code).unwrap();
    let (english, arabic) = (language("en"), language("ar"));
    for (sign, name) in [('م', "ميم"), ('ك', "كاف"), ('ن', "نون"), ('ل', "لام"), ('أ', "أَلِف هَمْزَه")]
    {
        assert_eq!(arabic.sign(sign).speak, name);
    }
    assert_eq!(english.sign('م').speak, "meem");
    for sign in "ءآأإؤئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي".chars() {
        for language in [&english, &arabic] {
            assert!(language.sign(sign).speak.chars().count() > 2, "{sign}");
        }
    }
    // A file alone, in the Arabic letters: by its name as well.
    let run = play(&["--lang", "ar", "--style", "algebraic"], "a4\nمربع 54\nعمود 1\n");
    assert!(run.printed.contains("ألف 2، إلى ألف 4"), "{}", run.printed);
    for (_, speak) in spoken(&run) {
        let words = speak.split([' ', '،', ':', '.', ',']);
        for word in words.filter(|word| word.chars().count() == 1) {
            assert!(word.chars().all(|sign| sign.is_ascii_digit() || sign == 'و'), "{speak}");
        }
    }
}
