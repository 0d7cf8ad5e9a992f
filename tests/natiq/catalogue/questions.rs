//! Questions and single messages: the rows of the design in both languages.

use natiq::core::Role;
use natiq::language::{Arg, Language, Manner, Style};
use shakmaty::Square;

use super::{both, game, ply, same};

#[test]
fn a_move_with_two_readings_asks() {
    let fen = "4k3/8/8/8/3N4/8/3N4/4K3 w - - 0 1";
    let knights = [ply(fen, "d2f3"), ply(fen, "d4f3")];
    let [english, arabic] = both();
    let which = |language: &Language, style| {
        language.which(&knights, Role::White, &game(false), &Manner { style, ..Manner::default() }).text
    };
    assert_eq!(which(&english, Style::Digital), "Two knights can go to 6 3: from 4 2 and from 4 4. Which?");
    assert_eq!(which(&arabic, Style::Digital), "أكثر من حصان يصل إلى 6 3: من 4 2، أو من 4 4. من أين؟");
    assert_eq!(which(&english, Style::Anna), "Two knights can go to Felix 3: from David 2 and from David 4. Which?");
    let promoted =
        |language: &Language| language.promotion(Square::E8, false, Role::White, &game(false), &Manner::default()).text;
    assert_eq!(promoted(&english), "Pawn reaches 5 8. Promote to queen, rook, bishop or knight?");
    assert_eq!(promoted(&arabic), "البيدق يصل إلى 5 8. اختر قطعة الترقية: وزير أم رخ أم فيل أم حصان؟");
    let other = [ply(fen, "d2f3"), ply(fen, "e1f2")];
    let said = english.which(&other, Role::White, &game(false), &Manner::default());
    assert_eq!(said.text, "Which? 1: knight from 4 2 to 6 3. 2: king from 5 1 to 6 2.");
}

#[test]
fn single_messages_are_worded_as_the_design_says() {
    let rows = [
        ("confirm.resign", "Resign? Yes or no?", "هل تستسلم؟ نعم أم لا؟"),
        (
            "ask.55",
            "Five five can mean castling short, or the pawn to 5 5. Say castle, or say pawn.",
            "خمسة خمسة تحتمل معنيين: التبييت القصير، أو البيدق إلى 5 5. قل: تبييت، أو قل: بيدق.",
        ),
        ("ask.dropped", "The question is dropped.", "أُلغي السؤال."),
        ("brief.on", "Short announcements from now on.", "إعلانات مختصرة من الآن."),
        ("engine.thinking", "Thinking.", "الآلي يفكّر."),
        ("bye", "Bye.", "مع السلامة."),
        ("start.language", "For English type 1.", "للعربية اكتب 2."),
        (
            "start.read",
            "How do you read? 1: my own screen reader or braille. 2: natiq speaks. 3: natiq speaks, and braille. 4: I see the board.",
            "كيف تقرأ؟ 1: بقارئ الشاشة أو بسطر بريل. 2: ناطق يتكلم. 3: ناطق يتكلم، مع بريل. 4: أرى الرقعة.",
        ),
    ];
    for (key, english, arabic) in rows {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = language.say(key, &[]);
            same(&said.print, &said.speak, wanted);
        }
    }
    let named = [
        (
            "bad.parse",
            ("text", Arg::Name("Nf9")),
            "Not understood: \"Nf9\". Nothing was played.",
            "لم يُفهم الإدخال: \"Nf9\". لم تُلعب أي نقلة.",
        ),
        (
            "ask.layout",
            ("word", Arg::Name("time")),
            "Did you mean time? The keyboard seems to be in Arabic. Yes or no?",
            "هل تقصد: time؟ يبدو أن لوحة المفاتيح بالإنجليزية. نعم أم لا؟",
        ),
        ("speech.lost", ("backend", Arg::Name("X")), "Speech changed to X.", "تغيّر النطق إلى X."),
        ("game.saved", ("name", Arg::Name("X")), "Game saved: X.", "حُفظت المباراة: X."),
        (
            "channel.lost",
            ("owner", Arg::Key("owner.white")),
            "White's headphone is lost; answers are printed.",
            "انقطعت سماعة الأبيض؛ الأجوبة مكتوبة.",
        ),
    ];
    for (key, arg, english, arabic) in named {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = language.say(key, std::slice::from_ref(&arg));
            same(&said.print, &said.speak, wanted);
        }
    }
}

#[test]
fn an_unfinished_game_is_offered_with_its_day() {
    let when = |language: &Language, days| {
        let day = language.say("day.ago", &[("count", Arg::Number(days))]);
        let args = [("when", Arg::Said(day.into())), ("number", Arg::Number(24))];
        language.say("game.unfinished", &args).print
    };
    let [english, arabic] = both();
    assert_eq!(when(&english, 1), "Your game of yesterday, move 24, is not finished. 1: go on. 2: new game.");
    assert_eq!(when(&arabic, 1), "مباراتك أمس، النقلة 24، لم تنته. 1: متابعة. 2: مباراة جديدة.");
}

#[test]
fn typed_signs_have_names() {
    let [english, arabic] = both();
    assert_eq!([english.sign('+').speak, english.sign('*').speak, english.sign('7').speak], ["plus", "star", "seven"]);
    assert_eq!([english.sign('N').speak, english.sign('e').speak], ["capital n", "e"]);
    assert_eq!([arabic.sign('+').print, arabic.sign('*').print], ["زائد", "نجمة"]);
}

#[test]
fn a_fault_of_the_configuration_names_file_line_key_and_what_was_expected() {
    let args = ["default.toml", "3", "length", "\"long\"", "full, brief"].map(Arg::of);
    let names = ["file", "line", "key", "found", "choices"];
    let args: Vec<(&str, Arg<'_>)> = names.into_iter().zip(args).collect();
    let [english, arabic] = both();
    assert_eq!(
        english.say("config.choice", &args).print,
        "default.toml, line 3, length: expected one of full, brief, found \"long\"."
    );
    assert_eq!(
        arabic.say("config.choice", &args).print,
        "default.toml، السطر 3، length: المتوقع واحد من: full, brief، والموجود \"long\"."
    );
    let missing =
        [("file", Arg::of("--lang")), ("line", Arg::of("0")), ("key", Arg::of("")), ("near", Arg::of("lang"))];
    assert_eq!(english.say("config.known-key", &missing).print, "--lang: unknown key. Did you mean lang?");
}

/// A language is built once and asked from every thread.
#[test]
fn a_language_can_be_shared() {
    fn shared<T: Send + Sync>(_: &T) {}
    both().iter().for_each(shared);
}
