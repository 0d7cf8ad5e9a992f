//! Every way in which natiq says a move is heard as that move, in both languages.

use std::collections::BTreeMap;

use natiq::core::Ply;
use natiq::dialogue::{Dialogue, Question, Seat, Step};
use natiq::language::{Language, Length, Manner, Style};
use shakmaty::{Chess, Position};

use super::{Room, announced, reader};

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "4k3/P6P/8/8/8/8/p6p/4K3 b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
];

/// All but the style that says name and value: nobody says both, and that is no notation.
const STYLES: [Style; 6] = [Style::Digital, Style::Algebraic, Style::Anna, Style::Nato, Style::German, Style::Value];

/// What a heard text is asked about: the moves, in UCI.
fn asked(dialogue: &mut Dialogue, room: &Room, text: &str) -> Vec<String> {
    let steps = dialogue.heard(&room.state, text);
    match steps.iter().find(|step| matches!(step, Step::Question(_))) {
        Some(Step::Question(Question::Heard { command, .. })) => announced(command).into_iter().collect(),
        Some(Step::Question(Question::Which { choices, .. })) => {
            choices.iter().map(|choice| natiq::core::uci(room.state.position(), choice.mv).to_string()).collect()
        }
        _ => Vec::new(),
    }
}

/// Every text in which a move is said, and whether it names the piece so that only one can be meant.
fn sayings(languages: &[Language], ply: &Ply) -> BTreeMap<String, bool> {
    let mut texts = BTreeMap::new();
    for language in languages {
        for style in STYLES {
            for length in [Length::Full, Length::Brief] {
                let manner = Manner { style, second: style, length, say_side: false, ..Manner::default() };
                for said in [language.spell(ply, &manner), language.more(ply, &manner)] {
                    // A value stands for two pieces, so it may have to be asked.
                    texts.extend([said.text, said.speak].map(|text| (text, style != Style::Value)));
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
    let (mut one, mut several) = (0, 0);
    for fen in POSITIONS {
        let room = Room::at(fen);
        let position: Chess = room.state.position().clone();
        for mv in position.legal_moves() {
            let ply = Ply::play(&position, mv).0;
            for (text, sure) in sayings(&languages, &ply) {
                dialogue.drop_question();
                let found = asked(&mut dialogue, &room, &text);
                assert!(found.contains(&ply.uci.to_string()), "{text}: {found:?} in {fen}");
                assert!(found.len() == 1 || !sure, "{text}: {found:?} in {fen}");
                if found.len() == 1 {
                    one += 1;
                } else {
                    several += 1;
                }
            }
        }
    }
    assert!(one > 2_000 && several < one / 10, "{one} {several}");
}
