//! All languages have the same messages with the same arguments, and every message formats.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use natiq::core::{Kind, Millis, Side};
use natiq::language::{Arg, Language, LanguageError, Style, without_marks};
use shakmaty::Square;

/// A message: the variables of its value and of its printed form, and the messages it names.
#[derive(Clone, Debug, Default)]
pub struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    prints: bool,
    attributes: BTreeSet<String>,
}

pub type Catalogue = BTreeMap<String, Message>;

pub fn folder(code: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("config/languages").join(code)
}

/// The texts of a language's folder.
pub fn texts(folder: &Path) -> Vec<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// Reads all messages of a folder; a message that stands twice is a fault.
pub fn catalogue(folder: &Path) -> Catalogue {
    let mut all = Catalogue::new();
    for text in texts(folder) {
        let resource = parse(text.as_str()).map_err(|(_, faults)| faults).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut read = Message::default();
            walk(message.value.as_ref().unwrap(), &mut read);
            for attribute in &message.attributes {
                read.attributes.insert(attribute.id.name.to_owned());
                read.prints = true;
                walk(&attribute.value, &mut read);
            }
            let id = message.id.name.to_owned();
            assert!(all.insert(id.clone(), read).is_none(), "{id} stands twice in {}", folder.display());
        }
    }
    all
}

fn walk(pattern: &Pattern<&str>, into: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_of(expression, into);
        }
    }
}

fn expression_of(expression: &Expression<&str>, into: &mut Message) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, into),
        Expression::Select { selector, variants } => {
            inline_of(selector, into);
            variants.iter().for_each(|variant| walk(&variant.value, into));
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, into: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            into.references.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expression_of(expression, into),
        _ => {}
    }
}

/// The variables of a message and of all it names.
pub fn variables(all: &Catalogue, id: &str) -> BTreeSet<String> {
    let message = all.get(id).unwrap_or_else(|| panic!("{id} is named and does not exist"));
    let mut found = message.variables.clone();
    message.references.iter().for_each(|named| found.extend(variables(all, named)));
    found
}

/// A likely value of an argument; `turn` changes which.
pub fn sample(name: &str, turn: usize) -> Arg<'static> {
    let square = [Square::E4, Square::G1, Square::A8][turn % 3];
    let style = [Style::Digital, Style::Algebraic, Style::Anna][turn % 3];
    let count = [0, 1, 2, 3, 11, 24, 100][turn % 7];
    match name {
        "from" | "to" | "on" | "taken" | "king" | "rook" | "squares" | "list" => Arg::Square(square, style),
        "side" | "winner" => Arg::Side(Side::ALL[turn % 2]),
        "piece" | "promotion" | "captured" | "pieces" | "is" | "said" | "by" => Arg::Piece(Kind::ALL[turn % 6]),
        "count" | "number" | "line" | "times" | "min" | "max" | "rank" | "rate" | "level" => Arg::Number(count),
        "seconds" => Arg::Number([60, 30, 10][turn % 3]),
        "time" | "bonus" | "duration" | "more" | "less" => Arg::Time(Millis::seconds([9, 61, 5400][turn % 3])),
        "moves" => Arg::Count("count.move", count),
        "suffix" => Arg::Key(["suffix.check", "suffix.mate"][turn % 2]),
        "style" => Arg::Choice(["digital", "algebraic", "named"][turn % 3]),
        "checkers" | "found" => Arg::List(vec![Arg::Piece(Kind::Rook), Arg::Piece(Kind::Pawn)]),
        "clause" | "move" | "first" | "last" | "next" | "all" | "announced" | "heard" | "answer" => {
            Arg::Key("goal.castle.short")
        }
        "profile" => Arg::Key("time.none"),
        "at" => Arg::Key("claim.start"),
        "moment" => Arg::Key("past.start"),
        "amount" => Arg::Count("count.pawn", count),
        "name" | "laws" | "conduct" | "class" | "direction" | "result" | "clock" | "ago" | "when" | "why" | "score"
        | "file" | "value" | "owner" | "backend" | "reason" | "language" | "white" | "black" | "word" | "near"
        | "flag" | "other" | "expected" | "key" | "choices" | "text" | "letter" | "question" | "code" | "command"
        | "detail" | "faults" | "folder" | "game" | "games" | "groups" | "origin" | "player" | "plies" | "subject"
        | "what" | "who" | "program" | "keys" | "most" | "width" | "one" | "two" | "second" | "fault" | "records" => {
            Arg::Name("Omar")
        }
        "used" | "offer" | "resumption" => Arg::Name("Omar"),
        "named" => Arg::Choice(["yes", "no"][turn % 2]),
        "how" => Arg::Choice(["open", "listening", "tap"][turn % 3]),
        "keyboard" => Arg::Choice(["en", "ar"][turn % 2]),
        unknown => panic!("no sample for ${unknown}"),
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = catalogue(&folder("en"));
    let arabic = catalogue(&folder("ar"));
    let ids = |all: &Catalogue| all.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(ids(&english).symmetric_difference(&ids(&arabic)).collect::<Vec<_>>(), Vec::<&String>::new());
    for id in english.keys() {
        assert_eq!(variables(&english, id), variables(&arabic, id), "{id}");
    }
}

#[test]
fn the_only_attribute_is_the_printed_form_and_no_message_is_named_that_has_one() {
    for code in ["en", "ar"] {
        let all = catalogue(&folder(code));
        for (id, message) in &all {
            assert!(message.attributes.iter().all(|name| name == "print"), "{id}");
            for named in &message.references {
                // The printed form of a message that is named inside another would never be printed.
                assert!(!all[named].prints, "{id} names {named}");
            }
        }
    }
}

#[test]
fn every_message_formats_in_both_languages() {
    for language in super::both() {
        let all = catalogue(&folder(language.code()));
        for id in all.keys() {
            for turn in 0..7 {
                let names = variables(&all, id);
                let args: Vec<(&str, Arg<'_>)> = names.iter().map(|name| (name.as_str(), sample(name, turn))).collect();
                let said = language.say(id, &args);
                assert!(!said.speak.contains(['{', '}']), "{id}: {}", said.speak);
                assert!(!said.print.contains(['{', '}']), "{id}: {}", said.print);
            }
        }
    }
}

#[test]
fn arabic_prints_no_mark_and_speaks_the_same_words() {
    let [_, arabic] = super::both();
    let all = catalogue(&folder("ar"));
    for id in all.keys() {
        for turn in 0..7 {
            let names = variables(&all, id);
            let args: Vec<(&str, Arg<'_>)> = names.iter().map(|name| (name.as_str(), sample(name, turn))).collect();
            let said = arabic.say(id, &args);
            assert_eq!(without_marks(&said.print), said.print, "{id}");
            assert_eq!(super::skeleton(&said.print), super::skeleton(&said.speak), "{id}");
        }
    }
}

/// espeak drops the vowel of a doubled letter whose mark comes before the doubling.
#[test]
fn the_doubling_mark_comes_before_the_vowel() {
    for text in texts(&folder("ar")) {
        let signs: Vec<char> = text.chars().collect();
        for pair in signs.windows(2) {
            assert!(!(('\u{64b}'..='\u{650}').contains(&pair[0]) && pair[1] == '\u{651}'), "{text}");
        }
    }
}

/// A third language is a folder: here English in capitals, made while the test runs.
#[test]
fn a_third_language_needs_no_code() {
    let shouted: Vec<String> = texts(&folder("en")).iter().map(|text| shout(text)).collect();
    let third = Language::new("qps", shouted.iter().map(String::as_str)).unwrap();
    assert_eq!(third.say("draw.offer", &[("side", Arg::Side(Side::White))]).print, "WHITE OFFERS A DRAW.");
    assert_eq!(
        third.say("clock.low", &[("seconds", Arg::Number(10)), ("time", Arg::Empty)]).print,
        "TEN SECONDS LEFT."
    );
    assert_eq!(third.code(), "qps");
}

/// English text in capitals, what stands in braces and before `=` or `]` left alone.
fn shout(text: &str) -> String {
    let mut depth = 0;
    let mut made = String::new();
    for line in text.lines() {
        let head = line.find(" = ").map_or(0, |at| at + 3);
        let head = if line.trim_start().starts_with(['[', '*']) { line.find(']').unwrap() } else { head };
        let comment = line.starts_with('#');
        for (at, sign) in line.char_indices() {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            let text = !comment && at >= head && depth == 0
                || line.trim_start().starts_with(['[', '*']) && at > head && !in_braces(&line[..at]);
            if text && !comment { made.extend(sign.to_uppercase()) } else { made.push(sign) }
        }
        made.push('\n');
    }
    made
}

fn in_braces(text: &str) -> bool {
    text.matches('{').count() > text.matches('}').count()
}

#[test]
fn a_missing_message_falls_back_to_english_and_then_to_its_key() {
    let bare = Language::new("fr", ["bye = Au revoir."]).unwrap();
    assert_eq!(bare.say("bye", &[]).print, "Au revoir.");
    assert_eq!(bare.say("repeat.ok", &[]).print, "Agreed.");
    assert_eq!(bare.say("no.such.message", &[]).print, "no such message");
}

#[test]
fn a_later_text_takes_the_place_of_an_earlier_one() {
    let overlaid = Language::new("en", ["bye = Bye.\nrepeat-ok = Agreed.", "bye = Farewell."]).unwrap();
    assert_eq!(overlaid.say("bye", &[]).print, "Farewell.");
    assert_eq!(overlaid.say("repeat.ok", &[]).print, "Agreed.");
}

#[test]
fn a_bad_catalogue_is_refused_with_its_line() {
    let fault = Language::new("en", ["bye = Bye.\n", "bye = Bye.\n\nworse = {\n"]).unwrap_err();
    assert!(matches!(fault, LanguageError::Text { file: 2, line: 3..=4, .. }), "{fault:?}");
    assert!(matches!(Language::new("no language", []), Err(LanguageError::Code(_))));
    assert!(matches!(Language::builtin("xx"), Err(LanguageError::Unknown(_))));
}
