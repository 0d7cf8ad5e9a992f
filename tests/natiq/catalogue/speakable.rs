//! Nothing is said that a voice reads wrongly: the rules at the head of announcements.md.

use natiq::core::{Ply, Setup, Side, State};
use natiq::language::{Arg, Length, Manner, Style, without_marks};
use shakmaty::{Chess, Position};

use super::both;
use super::messages::{catalogue, folder, sample, variables};
use super::moves::heard;

/// Why a text must not be printed or spoken, if there is a reason.
pub fn fault(text: &str, spoken: bool) -> Option<String> {
    let signs: Vec<char> = text.chars().collect();
    let bad = |sign: &&char| match **sign {
        sign if sign.is_control() => true,
        // Arabic-Indic digits are silent in an English voice; tatweel and bidi marks are noise.
        '\u{640}' | '\u{660}'..='\u{669}' | '\u{6f0}'..='\u{6f9}' => true,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{259f}' | '\u{2654}'..='\u{265f}' | '\u{2800}'..='\u{28ff}' => true,
        '=' | '#' | '[' | ']' | '{' | '}' | '<' | '>' | '|' | '_' | '`' => true,
        '(' | ')' => spoken,
        _ => false,
    };
    if let Some(sign) = signs.iter().find(bad) {
        return Some(format!("holds {sign:?}"));
    }
    if text.contains("++") {
        return Some("holds ++".to_owned());
    }
    let digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
    let letter = |at: usize| signs.get(at).is_some_and(char::is_ascii_alphabetic);
    for at in 0..signs.len() {
        if digit(at) && signs.get(at + 1) == Some(&':') && digit(at + 2) {
            return Some("a time in figures".to_owned());
        }
        if digit(at) && letter(at + 1) {
            return Some("a unit without its word".to_owned());
        }
        // "a4" and "A 4" become the article; "Nf3" is spelt. F9 is a key.
        let file = matches!(signs[at], 'a'..='h' | 'A'..='H') && (at == 0 || !letter(at - 1));
        let key = signs.get(at + 1) == Some(&'9');
        if file && !key && (digit(at + 1) || signs.get(at + 1) == Some(&' ') && digit(at + 2)) {
            return Some("a file letter beside its digit".to_owned());
        }
        let piece = matches!(signs[at], 'K' | 'Q' | 'R' | 'B' | 'N');
        if piece && matches!(signs.get(at + 1), Some('a'..='h' | 'x')) && (digit(at + 2) || digit(at + 3)) {
            return Some("a move in letters".to_owned());
        }
    }
    None
}

/// Whether a sentence about squares holds a number of two digits that is not the number of a move.
pub fn long_number(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.iter().enumerate().any(|(at, word)| {
        let digits = word.chars().filter(char::is_ascii_digit).count();
        let numbered = at > 0
            && matches!(without_marks(words[at - 1]).to_lowercase().replace('ه', "ة").as_str(), "move" | "النقلة");
        digits > 1 && !numbered
    })
}

/// The messages that quote what a user types into a terminal.
const TYPED: [&str; 10] = [
    "setup-how",
    "word-setup",
    "spec-time",
    "spec-moves",
    "flag-time",
    "word-wait",
    "word-arbiter-clock",
    "word-arbiter-penalty",
    "word-arbiter-extra",
    "word-arbiter-late",
];

#[test]
fn no_message_holds_what_a_voice_reads_wrongly() {
    for language in both() {
        let all = catalogue(&folder(language.code()));
        // What begins so is printed alone, for fingers.
        for id in all.keys().filter(|id| !TYPED.contains(&id.as_str()) && !id.starts_with("short-")) {
            for turn in 0..7 {
                let names = variables(&all, id);
                let args: Vec<(&str, Arg<'_>)> = names.iter().map(|name| (name.as_str(), sample(name, turn))).collect();
                let said = language.say(id, &args);
                assert_eq!(fault(&said.print, false), None, "{id} prints {:?}", said.print);
                assert_eq!(fault(&said.speak, true), None, "{id} speaks {:?}", said.speak);
            }
        }
    }
}

/// A game with captures, castling on both sides, checks, a promotion and a mate.
pub const GAME: &str = "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1g5 e7e6 f2f4 f8e7 d1f3 d8c7 e1c1 e8g8 f1d3 \
    b8c6 d4c6 b7c6 f3g3 h7h5 e4e5 d6e5 f4e5 f6g4 g5e7 c7e7 c3e4 e7c7 h2h3 g4e5 e4f6 g8h8 g3g5 e5d3 d1d3 g7f6 g5h5 h8g7 h5g4";

/// The moves of a game, as facts.
pub fn plies(moves: &str) -> Vec<Ply> {
    let mut position = Chess::default();
    moves
        .split_whitespace()
        .map(|uci| {
            let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
            let (ply, after) = Ply::play(&position, mv);
            position = after;
            ply
        })
        .collect()
}

#[test]
fn no_announcement_of_a_game_holds_what_a_voice_reads_wrongly() {
    let styles = [Style::Digital, Style::Algebraic, Style::Anna, Style::Nato, Style::German, Style::Value, Style::Both];
    for language in both() {
        for ply in plies(GAME) {
            for (style, length) in styles.into_iter().flat_map(|style| [(style, Length::Full), (style, Length::Brief)])
            {
                let said = heard(&language, &ply, &Manner { style, length, ..Manner::default() });
                assert_eq!(fault(&said.text, false), None, "{}", said.text);
                assert_eq!(fault(&said.speak, true), None, "{}", said.speak);
                assert!(!long_number(&said.speak), "{}", said.speak);
                assert!(!said.text.contains("  ") && !said.text.contains(" ,"), "{}", said.text);
            }
        }
    }
}

/// Answers, asked of every fourth position of the game, in every style.
#[test]
fn no_answer_of_a_game_holds_what_a_voice_reads_wrongly() {
    use natiq::core::{Direction, Kind, Line, Millis, Query, Role, ask};
    use shakmaty::{File, Rank, Square};

    let mut queries = vec![
        Query::Last { count: 1 },
        Query::Last { count: 3 },
        Query::Moves { from: None, to: None },
        Query::Turn,
        Query::Check,
        Query::Captured,
        Query::Players,
        Query::Rules,
        Query::Pieces { side: Side::Black },
        Query::Position,
        Query::Board,
        Query::Legal { from: None },
        Query::Legal { from: Some(Square::G1) },
        Query::Captures,
        Query::CapturesOf { from: Square::E4 },
        Query::Counts,
        Query::Count,
        Query::Material,
        Query::Times,
        Query::Used,
    ];
    queries.extend(Rank::ALL.map(|rank| Query::Line(Line::Rank(rank))));
    queries.extend(File::ALL.map(|file| Query::Line(Line::File(file))));
    queries.extend(Direction::ALL.map(|direction| Query::Line(Line::Ray(Square::E4, direction))));
    queries.extend(Kind::ALL.map(|kind| Query::Where { kind, side: None }));
    for on in [Square::E4, Square::A1, Square::H8] {
        queries.extend([Line::Square(on), Line::Diagonal(on), Line::Straight(on), Line::Jumps(on)].map(Query::Line));
        queries.extend([Query::Attackers { on }, Query::Defenders { on }]);
    }
    for turn in (0..44).step_by(4) {
        let mut position = Chess::default();
        for ply in plies(GAME).iter().take(turn) {
            position.play_unchecked(ply.uci.to_move(&position).unwrap());
        }
        let fen = shakmaty::fen::Fen::from_position(&position, shakmaty::EnPassantMode::Legal).to_string();
        let state = State::new(Setup { fen: Some(fen), ..Setup::casual() }).unwrap();
        for (language, query) in both().iter().flat_map(|language| queries.iter().map(move |query| (language, query))) {
            let answer = ask(&state, Role::White, query, Millis(0)).unwrap();
            let longer = natiq::core::fuller(&state, Role::White, query, Millis(0)).unwrap();
            for style in [Style::Digital, Style::Algebraic, Style::German] {
                let manner = Manner { style, ..Manner::default() };
                let short = language.answer(&answer, Role::White, &state, &manner);
                let long = language.fuller(&longer, Role::White, &state, &manner).unwrap();
                for said in [short, long] {
                    assert!(!said.text.is_empty(), "{query:?}");
                    assert_eq!(fault(&said.text, false), None, "{}", said.text);
                    assert_eq!(fault(&said.speak, true), None, "{}", said.speak);
                    let named = said.speak.contains("FIDE") || said.speak.contains("فيدي");
                    assert!(named || !long_number(&said.speak), "{}", said.speak);
                    assert!(said.text.ends_with('.'), "{}", said.text);
                }
            }
        }
    }
}

#[test]
fn the_judge_itself_knows_what_is_wrong() {
    for bad in [
        "e4",
        "A 4",
        "Nf3",
        "Qxc5",
        "05:00",
        "1m",
        "5 4 (check)",
        "1 = 2",
        "mate++",
        "٥٤",
        "نقـلة",
        "♞ 6 3",
        "5 2 → 5 4",
    ] {
        assert!(fault(bad, true).is_some(), "{bad}");
    }
    for good in
        ["Knight, from G, 1, to F, 3.", "White: 4 minutes 30 seconds.", "حصان، زاي 1، إلى واو 3.", "F9 changes it."]
    {
        assert_eq!(fault(good, true), None, "{good}");
    }
    assert!(long_number("knight from 71 to 63") && !long_number("Last move, move 12, Black: knight from 7 8 to 6 6."));
}
