//! What a file says beside the moves, as a review is told it: bounded, without control signs, at its half-move.

use natiq::core::Side;
use natiq::replay::{Kept, Remark, kept};

fn remarks(text: &str) -> Vec<Vec<Remark>> {
    let Kept { remarks, fault, .. } = kept(text.as_bytes(), &natiq::written::Keys::default(), 1).unwrap();
    assert_eq!(fault, None);
    remarks
}

#[test]
fn comments_stand_at_their_half_moves_bounded_and_clean() {
    let long = "word ".repeat(1000);
    let many = "{again}".repeat(100);
    let text = format!("{{first\n\u{1b}[31m word}} 1. e4 {{[%clk 0:01:00]}} e5 {{{long}}} ;rest\n2. Nf3 {many} Nc6 *");
    let remarks = remarks(&text);
    assert_eq!(remarks[0], [Remark::Comment("first [31m word".to_owned())]);
    assert!(remarks[1].is_empty());
    let [Remark::Comment(cut), Remark::Comment(rest)] = &remarks[2][..] else { panic!("{:?}", remarks[2]) };
    assert!(cut.chars().count() == 301 && cut.ends_with('…'), "{cut}");
    assert_eq!(rest, "rest");
    assert_eq!((remarks.len(), remarks[3].len()), (4, 20));
}

#[test]
fn variations_are_played_from_before_the_move_they_stand_behind() {
    let remarks = remarks("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6 {x}) (1... Ke5) (1... g6 2. Qh9 Bg7) 2. Nf3 *");
    let told: Vec<(usize, u32)> = remarks[2]
        .iter()
        .map(|remark| match remark {
            Remark::Variation { plies, count } => (plies.len(), *count),
            Remark::Comment(text) => panic!("{text}"),
        })
        .collect();
    // Variations within one are left out, and so is what has no form of a move.
    assert_eq!(told, [(3, 3), (0, 1), (1, 2)]);
    let Remark::Variation { plies, .. } = &remarks[2][0] else { panic!() };
    assert_eq!((plies[0].number, plies[0].side, plies[0].uci.to_string().as_str()), (1, Side::Black, "c7c5"));
    // A variation of a thousand moves is told by its first twelve.
    let long = format!("1. e4 ({}) *", "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(250));
    let Remark::Variation { plies, count } = self::remarks(&long)[1][0].clone() else { panic!() };
    assert_eq!((plies.len(), count), (12, 1000));
}

/// Source 000: home is White, away is Black; a file that names them by colour means those.
#[test]
fn home_is_white_and_away_is_black() {
    let players = |head: &str| {
        let text = format!("{head}\n\n1. e4 e5 1/2-1/2\n\n[Event \"next\"]\n\n1. d4 *\n");
        let Kept { state, games, .. } = kept(text.as_bytes(), &natiq::written::Keys::default(), 1).unwrap();
        assert_eq!(games, 2);
        [Side::White, Side::Black].map(|side| state.setup().players.get(side).clone())
    };
    assert_eq!(players("[Home \"Amal\"]\n[Away \"Omar\"]"), ["Amal", "Omar"]);
    assert_eq!(players("[home \"Amal\"]\n[away \"Omar\"]"), ["Amal", "Omar"]);
    assert_eq!(players("[Home \"Riyadh\"]\n[White \"Amal\"]\n[Black \"Omar\"]"), ["Amal", "Omar"]);
}
