//! Why a move is not legal.

use natiq::core::piece::Kind::{self, Bishop, Knight, Pawn, Queen, Rook};
use natiq::core::{CastleBar, Illegal};
use natiq::notation::{Options, Reading};
use shakmaty::Square;

use super::{at, reading};

#[track_caller]
fn why(fen: &str, text: &str, reason: Illegal) {
    match reading(&at(fen), text, &Options::default()) {
        Reading::Illegal { reason: found, .. } => assert_eq!(found, reason, "{text}"),
        other => panic!("{text}: {other:?}"),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn pieces_and_ways() {
    why(START, "5354", Illegal::NoPiece { on: Square::E3 });
    why(START, "5755", Illegal::NoPiece { on: Square::E7 });
    why(START, "9 7163", Illegal::WrongKind { on: Square::G1, is: Knight, said: Queen });
    why(START, "3-7152", Illegal::OwnPiece { on: Square::E2, kind: Pawn });
    why(START, "6183", Illegal::Blocked { kind: Bishop, by: Pawn, on: Square::G2 });
    why(START, "3-7173", Illegal::Geometry { kind: Knight, from: Square::G1, to: Square::G3 });
    why(START, "5243", Illegal::Geometry { kind: Pawn, from: Square::E2, to: Square::D3 });
    why(START, "5255", Illegal::Geometry { kind: Pawn, from: Square::E2, to: Square::E5 });
    why(START, "Ne5", Illegal::NoneReaches { kind: Knight, to: Square::E5 });
    why(START, "Qd5", Illegal::Blocked { kind: Queen, by: Pawn, on: Square::D2 });
    why("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "5254", Illegal::Blocked { kind: Pawn, by: Pawn, on: Square::E4 });
}

#[test]
fn checks() {
    let check = Illegal::InCheck { by: Rook, from: Square::E8 };
    why("4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", "a3", check);
    why("4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", "1213", check);
    why("4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", "Ke2", Illegal::LeavesCheck);
    why("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "3-5273", Illegal::LeavesCheck);
    why("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Ng3", Illegal::LeavesCheck);
    why("8/8/8/8/8/4k3/8/R3K3 w - - 0 1", "Ke2", Illegal::LeavesCheck);
}

#[test]
fn kings_and_promotions() {
    why("8/4P3/8/8/8/8/k7/7K w - - 0 1", "e8=K", Illegal::Promotion);
    why("8/8/4P3/8/8/8/k7/7K w - - 0 1", "e7=Q", Illegal::Promotion);
    let kings = "8/8/8/3k4/8/8/8/K7 w - - 0 1";
    why(kings, "0-1145", Illegal::King);
    why("8/8/8/3k4/8/8/8/K2B4 w - - 0 1", "Bd5", Illegal::King);
    why("4k3/8/8/8/8/8/4P3/4RK2 w - - 0 1", "Rxe8", Illegal::King);
}

#[test]
fn castling() {
    let bar = |fen: &str, text: &str, bar: CastleBar| why(fen, text, Illegal::Castle { bar });
    bar(START, "55", CastleBar::Between);
    bar("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", CastleBar::RookMoved);
    bar("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", CastleBar::KingMoved);
    bar("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O", CastleBar::RookMoved);
    bar("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", CastleBar::Attacked { on: Square::F1 });
    bar("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", CastleBar::Attacked { on: Square::G1 });
    bar("4rk2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kg1", CastleBar::Attacked { on: Square::E1 });
    bar("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "555", CastleBar::Attacked { on: Square::D1 });
}

#[test]
fn what_was_understood() {
    let Reading::Illegal { meant, .. } = reading(&at(START), "7173", &Options::default()) else { panic!("illegal") };
    assert_eq!((meant.kind, meant.from, meant.to), (Some(Kind::Knight), Some(Square::G1), Some(Square::G3)));
}
