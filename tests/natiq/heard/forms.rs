//! Every way in which natiq says a move is heard as that move, in both languages.

use std::collections::BTreeSet;

use natiq::core::Ply;
use natiq::dialogue::{Dialogue, Seat};
use natiq::language::{Language, Length, Manner, Style};
use shakmaty::{Chess, Position};

use super::{Room, announced, reader};

const POSITIONS: [&str; 9] = [
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "4k3/8/R6R/8/8/8/R6R/4K3 w - - 0 1",
    "1N2N3/8/2N1N3/8/1N1N4/8/N3N3/4K2k w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "4k3/P6P/8/8/8/8/p6p/4K3 b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
];

/// All but the style that says name and value: nobody says both, and that is no notation.
const STYLES: [Style; 6] = [Style::Digital, Style::Algebraic, Style::Anna, Style::Nato, Style::German, Style::Value];

/// Every text in which a move is said.
fn sayings(languages: &[Language], ply: &Ply) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for language in languages {
        for style in STYLES {
            for length in [Length::Full, Length::Brief] {
                let manner = Manner { style, second: style, length, say_side: false, ..Manner::default() };
                for said in [language.spell(ply, &manner), language.more(ply, &manner)] {
                    texts.extend([said.text, said.speak]);
                }
            }
        }
    }
    texts
}

#[test]
fn every_move_that_is_said_is_heard_as_that_move() {
    let languages = ["en", "ar"].map(|code| Language::builtin(code).unwrap());
    let mut dialogue = Dialogue::new(reader(), Seat::Table);
    let mut heard = 0;
    for fen in POSITIONS {
        let room = Room::at(fen);
        let position: Chess = room.state.position().clone();
        for mv in position.legal_moves() {
            let ply = Ply::play(&position, mv).0;
            for text in sayings(&languages, &ply) {
                dialogue.drop_question();
                let steps = dialogue.heard(&room.state, &text);
                let asked = dialogue.asked_about().and_then(|(command, _)| announced(command));
                assert_eq!(asked, Some(ply.uci.to_string()), "{text} in {fen}: {steps:?}");
                heard += 1;
            }
        }
    }
    assert!(heard > 2_500, "{heard}");
}
