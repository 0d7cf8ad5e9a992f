//! Who can still mate, asked of any board that bytes draw: never a panic, and no verdict against another.

use natiq::core::mate::{CanMate, Tables, can_mate, can_mate_quick};
use shakmaty::{Board, CastlingMode, Chess, Color, Piece, Position, Role, Setup, Square};

/// A board: a byte pair a man, the first its square and colour, the second its kind.
fn position(bytes: &[u8]) -> Option<Chess> {
    let (turn, men) = bytes.split_first()?;
    let mut board = Board::empty();
    for pair in men.chunks_exact(2).take(24) {
        let role = Role::try_from(u32::from(pair[1] % 6) + 1).ok()?;
        let color = Color::from_white(pair[0] & 0x40 != 0);
        board.set_piece_at(Square::new(u32::from(pair[0] & 63)), Piece { color, role });
    }
    let turn = Color::from_white(turn & 1 != 0);
    Setup { board, turn, ..Setup::empty() }.position(CastlingMode::Standard).ok()
}

#[test]
fn no_board_gets_two_verdicts() {
    bolero::check!().with_type::<Vec<u8>>().for_each(|bytes| {
        let Some(position) = position(bytes) else { return };
        let mut tables = Tables::default();
        for side in Color::ALL {
            let quick = can_mate_quick(&position, side, &mut tables);
            let more = can_mate(&position, side, 500, &mut tables);
            for (one, other) in [(&quick, &more), (&more, &quick)] {
                assert!(!(matches!(one, CanMate::No(_)) && matches!(other, CanMate::Yes(_))), "{side:?} {position:?}");
            }
            if matches!(quick, CanMate::No(_)) || matches!(more, CanMate::No(_)) {
                for mv in position.legal_moves() {
                    let next = position.clone().play(mv).unwrap();
                    assert!(!next.is_checkmate() || next.turn() == side, "{side:?} {position:?}");
                }
            }
        }
    });
}
