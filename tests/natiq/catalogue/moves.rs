//! Moves in every style and length: the rows of the design, word for word, in both languages.

use natiq::core::{Event, Fact, Millis, MoveFact, Ply, Role};
use natiq::language::{Class, Length, Manner, Style, Utterance};

use super::{START, both, game, ply, same};

/// What is heard of a move that is announced and played at once.
pub fn heard(language: &natiq::language::Language, ply: &Ply, manner: &Manner) -> Utterance {
    let fact = MoveFact::Announced { ply: ply.clone(), ends: None, pressed: true };
    let event = Event { at: Millis(0), by: Role::White, fact: Fact::Move(fact) };
    let mut said = language.event(&event, &game(false), manner);
    assert_eq!(said.len(), 1, "one event is one utterance");
    said.remove(0)
}

const EP: &str = "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1";
const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMO: &str = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";
const MATE: &str = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";

/// Position, move, key, English, Arabic.
const ROWS: [[&str; 5]; 10] = [
    [START, "g1f3", "move.quiet", "White: knight from 7 1 to 6 3.", "الأبيض: حصان من 7 1 إلى 6 3."],
    [
        "4k3/8/8/4r3/8/5N2/8/4K3 w - - 0 1",
        "f3e5",
        "move.capture",
        "White: knight from 6 3 takes rook on 5 5.",
        "الأبيض: حصان من 6 3، أسر رخ في 5 5.",
    ],
    [
        EP,
        "e5f6",
        "move.ep",
        "White: pawn from 5 5 takes en passant to 6 6, removing 6 5.",
        "الأبيض: بيدق من 5 5، أسر أثناء المرور، إلى 6 6. يُزال البيدق من 6 5.",
    ],
    [CASTLE, "e1g1", "move.castle.short", "White castles short, five five.", "الأبيض: تبييت قصير، خمسة خمسة."],
    [CASTLE, "e1c1", "move.castle.long", "White castles long, five five five.", "الأبيض: تبييت طويل، خمسة خمسة خمسة."],
    [
        "8/4P3/8/8/8/8/7k/K7 w - - 0 1",
        "e7e8q",
        "move.promo",
        "White: pawn from 5 7 to 5 8, promotes to queen.",
        "الأبيض: بيدق من 5 7 إلى 5 8، ترقية إلى وزير.",
    ],
    [
        PROMO,
        "e7d8n",
        "move.promo.capture",
        "White: pawn from 5 7 takes rook on 4 8, promotes to knight.",
        "الأبيض: بيدق من 5 7، أسر رخ في 4 8، ترقية إلى حصان.",
    ],
    [
        "7k/8/8/8/8/8/6R1/K7 w - - 0 1",
        "g2h2",
        "move.quiet",
        "White: rook from 7 2 to 8 2, check.",
        "الأبيض: رخ من 7 2 إلى 8 2، كش.",
    ],
    [
        "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1",
        "e4f6",
        "move.quiet",
        "White: knight from 5 4 to 6 6, double check.",
        "الأبيض: حصان من 5 4 إلى 6 6، كش مزدوج.",
    ],
    [MATE, "d8h4", "move.quiet", "Black: queen from 4 8 to 8 4, checkmate.", "الأسود: وزير من 4 8 إلى 8 4، كش مات."],
];

#[test]
fn every_kind_of_move_is_worded_as_the_design_says() {
    for [fen, uci, key, english, arabic] in ROWS {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = heard(language, &ply(fen, uci), &Manner::default());
            same(&said.text, &said.speak, wanted);
            assert_eq!((said.key.as_str(), said.class), (key, Class::Move));
            assert_eq!(said.lang, language.code());
        }
    }
}

#[test]
fn every_style_names_squares_in_its_own_way() {
    let knight = ply(START, "g1f3");
    let rows = [
        (Style::Digital, "Knight from 7 1 to 6 3.", "حصان من 7 1 إلى 6 3."),
        (Style::Algebraic, "Knight, from G, 1, to F, 3.", "حصان، زاي 1، إلى واو 3."),
        (Style::Anna, "Knight, Gustav 1, to Felix 3.", "حصان، غوستاف 1، إلى فيليكس 3."),
        (Style::Nato, "Knight, golf 1, to foxtrot 3.", "حصان، غوستاف 1، إلى فيليكس 3."),
        (Style::Value, "Three, 7 1, 6 3.", "ثلاثة، 7 1، 6 3."),
        (Style::Both, "Knight three, 7 1, 6 3.", "حصان ثلاثة، 7 1، 6 3."),
    ];
    for (style, english, arabic) in rows {
        let manner = Manner { style, say_side: false, ..Manner::default() };
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = heard(language, &knight, &manner);
            same(&said.text, &said.speak, wanted);
        }
    }
}

#[test]
fn german_is_spoken_german_in_every_language() {
    let manner = Manner { style: Style::German, say_side: false, ..Manner::default() };
    for language in both() {
        let said = heard(&language, &ply(START, "g1f3"), &manner);
        assert_eq!((said.text.as_str(), said.lang.as_str()), ("Springer, Gustav eins, Felix drei.", "de"));
        assert_eq!(heard(&language, &ply(CASTLE, "e1g1"), &manner).text, "Kurze Rochade.");
        assert_eq!(
            heard(&language, &ply(PROMO, "e7d8n"), &manner).text,
            "Bauer, Eva sieben, schlägt Turm, David acht, Umwandlung in Springer."
        );
    }
}

#[test]
fn brief_is_the_piece_and_its_goal() {
    let rows = [
        (START, "g1f3", "Knight 6 3.", "حصان 6 3."),
        (CASTLE, "e1g1", "Castles short.", "تبييت قصير."),
        (PROMO, "e7d8n", "Pawn takes 4 8, knight.", "بيدق أسر 4 8، حصان."),
    ];
    let manner = Manner { length: Length::Brief, ..Manner::default() };
    for (fen, uci, english, arabic) in rows {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = heard(language, &ply(fen, uci), &manner);
            same(&said.text, &said.speak, wanted);
        }
    }
}

/// Two knights can go to 6 3: "Knight 6 3." would not tell which one stands there now.
#[test]
fn brief_tells_the_first_square_where_the_goal_alone_does_not() {
    let mut setup = natiq::core::Setup::casual();
    setup.fen = Some("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".to_owned());
    let state = natiq::core::State::new(setup.clone()).unwrap();
    let knight = ply(setup.fen.as_deref().unwrap(), "g1f3");
    let fact = MoveFact::Announced { ply: knight, ends: None, pressed: true };
    let event = Event { at: Millis(0), by: Role::White, fact: Fact::Move(fact) };
    let manner = Manner { length: Length::Brief, ..Manner::default() };
    let [english, _] = both();
    assert_eq!(english.event(&event, &state, &manner)[0].text, "Knight from 7 1 to 6 3.");
}

#[test]
fn what_is_left_out_is_left_out_by_configuration_alone() {
    let [english, arabic] = both();
    let capture = ply("4k3/8/8/4r3/3P4/8/8/4K3 w - - 0 1", "d4e5");
    let manner = Manner { say_captured: false, ..Manner::default() };
    assert_eq!(heard(&english, &capture, &manner).text, "White: pawn from 4 4 takes on 5 5.");
    assert_eq!(heard(&arabic, &capture, &manner).text, "الأبيض: بيدق من 4 4، أسر في 5 5.");
    let manner = Manner { say_pawn: false, say_side: false, ..Manner::default() };
    assert_eq!(heard(&english, &capture, &manner).text, "From 4 4 takes rook on 5 5.");
    assert_eq!(heard(&english, &ply(START, "e2e4"), &manner).text, "From 5 2 to 5 4.");
    let brief = Manner { length: Length::Brief, ..manner };
    assert_eq!(heard(&english, &ply(START, "e2e4"), &brief).text, "5 4.");
}

#[test]
fn in_line_mode_print_begins_with_the_number_and_speech_does_not() {
    let manner = Manner { number: true, ..Manner::default() };
    for (language, wanted) in both().iter().zip(["1 White: knight", "1 الأبيض: حصان"]) {
        let said = heard(language, &ply(START, "g1f3"), &manner);
        assert!(said.text.starts_with(wanted), "{}", said.text);
        assert!(!said.speak.starts_with('1'), "{}", said.speak);
    }
}

#[test]
fn more_is_longer_and_spell_is_another_style() {
    let [english, arabic] = both();
    let manner = Manner { say_side: false, ..Manner::default() };
    let castles = ply(CASTLE, "e1c1");
    assert_eq!(english.more(&castles, &manner).text, "Castles long, five five five. King to 3 1, rook to 4 1.");
    assert_eq!(arabic.more(&castles, &manner).text, "تبييت طويل، خمسة خمسة خمسة. الملك إلى 3 1 والرخ إلى 4 1.");
    let knight = ply(START, "g1f3");
    let brief = Manner { length: Length::Brief, ..manner };
    assert_eq!(english.more(&knight, &brief).text, "Knight from 7 1 to 6 3.");
    assert_eq!(english.spell(&knight, &brief).text, "Knight, from G, 1, to F, 3.");
}

/// The move of case A 3: letters and digits never stand together, and no move reads as a number.
#[test]
fn no_style_lets_a_voice_read_a_square_as_a_word() {
    let rook = ply("8/4R3/8/k7/8/8/3K4/4R3 w - - 0 1", "e1e5");
    let [english, _] = both();
    let digital = heard(&english, &rook, &Manner { say_side: false, ..Manner::default() });
    assert_eq!(digital.text, "Rook from 5 1 to 5 5, check.");
    let four = |uci| {
        let manner = Manner { style: Style::Anna, length: Length::Brief, say_pawn: false, ..Manner::default() };
        heard(&english, &ply(START, uci), &manner).speak
    };
    assert_eq!((four("a2a4").as_str(), four("e2e4").as_str()), ("Anna 4.", "Eva 4."));
}
