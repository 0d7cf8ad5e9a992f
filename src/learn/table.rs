//! The lessons, in their order: positions and what each task wants.
//!
//! The words stand in `learn.ftl`; a test plays every task through in every language. The last
//! position is of Morphy's game against the Duke of Brunswick and Count Isouard, Paris 1858.

use shakmaty::{Rank, Square};

use super::lesson::{Deed, How, Lesson, Task, Telling, Want};
use crate::core::{Kind, Line, Query, Side};

/// A Spanish game after Black's third move.
const SPANISH: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
/// The same before that move.
const SPANISH_BEFORE: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
/// The same after both sides have taken.
const SPANISH_TAKEN: &str = "r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 5";

/// All lessons.
pub const LESSONS: [Lesson; 12] = [
    at_once(
        "board",
        None,
        &[
            asked("square", &[], &[Query::Line(Line::Square(Square::E2))]),
            asked("other", &[], &[Query::Line(Line::Square(Square::D8))]),
        ],
    ),
    at_once(
        "move",
        None,
        &[
            moved("pawn", &[], "e2e4"),
            moved("knight", &["black: 5 7 5 5"], "g1f3"),
            moved("letters", &["black: 2 8 3 6"], "f1b5"),
        ],
    ),
    at_once(
        "hear",
        Some(SPANISH_BEFORE),
        &[
            told("repeat", &["black: 1 7 1 6"], Telling::Repeat),
            asked("last", &[], &[Query::Last { count: 1 }]),
            told("spell", &[], Telling::Spell),
        ],
    ),
    at_once(
        "ask",
        Some("3r2k1/5ppp/8/3q4/8/8/Q4PPP/3R2K1 w - - 0 1"),
        &[
            asked("rank", &[], &[Query::Line(Line::Rank(Rank::First))]),
            asked(
                "where",
                &[],
                &[
                    Query::Where { kind: Kind::Queen, side: None },
                    Query::Where { kind: Kind::Queen, side: Some(Side::White) },
                    Query::Where { kind: Kind::Queen, side: Some(Side::Black) },
                ],
            ),
            asked("position", &[], &[Query::Position]),
        ],
    ),
    at_once(
        "capture",
        Some(SPANISH),
        &[moved("takes", &[], "b5c6"), asked("captured", &["black: 4 7 3 6"], &[Query::Captured])],
    ),
    at_once("castle", Some(SPANISH_TAKEN), &[moved("short", &[], "e1g1"), told("more", &[], Telling::More)]),
    at_once("promotion", Some("8/4P1k1/8/8/8/8/5PPP/6K1 w - - 0 1"), &[moved("queen", &[], "e7e8q")]),
    Lesson {
        how: How::Announced,
        ..at_once(
            "announce",
            None,
            &[
                moved("say", &[], "d2d4"),
                deed("correct", &[], Deed::Corrected),
                moved("again", &[], "e2e4"),
                deed("press", &[], Deed::Pressed),
            ],
        )
    },
    at_once(
        "draw",
        None,
        &[
            deed("decline", &["white: 5 2 5 4", "black: 5 7 5 5 offer"], Deed::Declined),
            deed("offer", &[], Deed::Offered),
        ],
    ),
    Lesson {
        minutes: Some(5),
        ..at_once(
            "time",
            None,
            &[asked("own", &[], &[Query::Time { side: Side::White }]), asked("both", &[], &[Query::Times])],
        )
    },
    at_once("voice", None, &[told("hush", &[], Telling::Hush), told("help", &[], Telling::Help)]),
    at_once(
        "mate",
        Some("4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16"),
        &[moved("queen", &[], "b3b8"), deed("mate", &["black: 4 7 2 8"], Deed::Mate)],
    ),
];

const fn at_once(name: &'static str, fen: Option<&'static str>, tasks: &'static [Task]) -> Lesson {
    Lesson { name, fen, how: How::AtOnce, minutes: None, tasks }
}

const fn asked(name: &'static str, before: &'static [&'static str], queries: &'static [Query]) -> Task {
    Task { name, before, wants: Want::Asked(queries) }
}

const fn told(name: &'static str, before: &'static [&'static str], telling: Telling) -> Task {
    Task { name, before, wants: Want::Told(telling) }
}

const fn moved(name: &'static str, before: &'static [&'static str], uci: &'static str) -> Task {
    Task { name, before, wants: Want::Move(uci) }
}

const fn deed(name: &'static str, before: &'static [&'static str], deed: Deed) -> Task {
    Task { name, before, wants: Want::Deed(deed) }
}
