//! Every question about the board, as it is typed in a language, with what ought to be said.

use super::board::{Board, squares};
use super::words::{DIRECTIONS, KINDS, Tongue};

/// Every question about a board as it is typed, and what ought to be said.
pub fn questions(tongue: Tongue, board: &Board) -> Vec<(String, String)> {
    let legal = board.legal();
    let typed = |english: &str, arabic: &str, rest: &str| {
        format!("{} {rest}", tongue.pick(english, arabic)).trim_end().to_owned()
    };
    let mut all = vec![
        (typed("position", "الوضع", ""), tongue.pieces(board, &[true, false])),
        (typed("pieces white", "قطع الأبيض", ""), tongue.pieces(board, &[true])),
        (typed("pieces black", "قطع الأسود", ""), tongue.pieces(board, &[false])),
        (typed("captures", "فرص الأسر", ""), tongue.captures(board, &legal)),
        (typed("material", "ميزان القطع", ""), tongue.material(board)),
        (typed("turn", "الدور", ""), tongue.turn(board)),
        (typed("check", "الكش", ""), tongue.check(board)),
    ];
    if !legal.is_empty() {
        all.push((typed("legal", "المسموح", ""), tongue.legal(board, &legal, None)));
    }
    for line in 0..8 {
        let number = (line + 1).to_string();
        all.push((typed("rank", "صف", &number), tongue.rank(board, line)));
        all.push((typed("file", "عمود", &number), tongue.file(board, line)));
    }
    for kind in KINDS {
        let name = tongue.kind(kind);
        all.push((typed("where", "أين", name), tongue.whereabouts(board, kind, &[true, false])));
        for (white, english, arabic) in [(true, "white", "أبيض"), (false, "black", "أسود")] {
            let named = match tongue {
                Tongue::English => format!("{english} {name}"),
                Tongue::Arabic => format!("{name} {arabic}"),
            };
            all.push((typed("where", "أين", &named), tongue.whereabouts(board, kind, &[white])));
        }
    }
    for at in squares() {
        let on = format!("{}{}", at.0 + 1, at.1 + 1);
        all.push((typed("square", "مربع", &on), tongue.square(board, at)));
        all.push((typed("diagonal", "قطر", &on), tongue.diagonals(board, at)));
        all.push((typed("jumps", "قفزات", &on), tongue.jumps(board, at)));
        all.push((typed("attackers", "هجوم", &on), tongue.guards(board, at, true)));
        all.push((typed("defenders", "حماية", &on), tongue.guards(board, at, false)));
        all.push((typed("legal", "المسموح", &on), tongue.legal(board, &legal, Some(at))));
        for direction in DIRECTIONS {
            let rest = format!("{on} {}", tongue.pick(direction.0, direction.1));
            all.push((typed("ray", "خط", &rest), tongue.ray(board, at, direction)));
        }
    }
    all
}
