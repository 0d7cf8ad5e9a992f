//! Where a whole set of squares can step or slide to at once: sets in, sets out.
//!
//! It knows no position and no men; a set is a `u64` with a1 as its lowest bit.

use shakmaty::Role;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The first and the last rank.
pub(super) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// The squares a king on any of these squares attacks.
pub(super) const fn king(set: u64) -> u64 {
    let beside = ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    let row = set | beside;
    beside | (row << 8) | (row >> 8)
}

/// The squares a knight on any of these squares attacks.
pub(super) const fn knight(set: u64) -> u64 {
    let one = ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    let two = ((set << 2) & NOT_AB) | ((set >> 2) & NOT_GH);
    (one << 16) | (one >> 16) | (two << 8) | (two >> 8)
}

/// The squares pawns on these squares attack.
pub(super) const fn pawns(set: u64, white: bool) -> u64 {
    if white { ((set << 9) & NOT_A) | ((set << 7) & NOT_H) } else { ((set >> 7) & NOT_A) | ((set >> 9) & NOT_H) }
}

/// The squares before pawns on these squares.
pub(super) const fn ahead(set: u64, white: bool) -> u64 {
    if white { set << 8 } else { set >> 8 }
}

/// The squares rooks on these squares attack, the first wall on each line included.
pub(super) const fn rook(set: u64, walls: u64) -> u64 {
    let free = !walls;
    let (mut north, mut south, mut east, mut west) = (set, set, set, set);
    let (mut to_n, mut to_s, mut to_e, mut to_w) = (0, 0, 0, 0);
    while (north | south | east | west) != 0 {
        north <<= 8;
        south >>= 8;
        east = (east << 1) & NOT_A;
        west = (west >> 1) & NOT_H;
        to_n |= north;
        to_s |= south;
        to_e |= east;
        to_w |= west;
        north &= free;
        south &= free;
        east &= free;
        west &= free;
    }
    to_n | to_s | to_e | to_w
}

/// The squares bishops on these squares attack, the first wall on each line included.
pub(super) const fn bishop(set: u64, walls: u64) -> u64 {
    let free = !walls;
    let (mut ne, mut nw, mut se, mut sw) = (set, set, set, set);
    let (mut to_ne, mut to_nw, mut to_se, mut to_sw) = (0, 0, 0, 0);
    while (ne | nw | se | sw) != 0 {
        ne = (ne << 9) & NOT_A;
        nw = (nw << 7) & NOT_H;
        se = (se >> 7) & NOT_A;
        sw = (sw >> 9) & NOT_H;
        to_ne |= ne;
        to_nw |= nw;
        to_se |= se;
        to_sw |= sw;
        ne &= free;
        nw &= free;
        se &= free;
        sw &= free;
    }
    to_ne | to_nw | to_se | to_sw
}

/// The squares that men of a kind, pawns excepted, attack from any of these squares.
pub(super) const fn attacks(kind: Role, set: u64, walls: u64) -> u64 {
    match kind {
        Role::Pawn => 0,
        Role::Knight => knight(set),
        Role::Bishop => bishop(set, walls),
        Role::Rook => rook(set, walls),
        Role::Queen => rook(set, walls) | bishop(set, walls),
        Role::King => king(set),
    }
}

/// The squares of a set, from a1 on.
pub(super) fn each(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Bitboard, Color, Piece, Square};

    #[test]
    fn a_set_of_one_square_attacks_what_a_piece_there_attacks() {
        let walls = [0, 0x0042_1800_2400_8100, 0x5555_0000_00aa_aa00];
        for walls in walls {
            for square in Square::ALL {
                let set = u64::from(Bitboard::from(square));
                for kind in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                    let piece = Piece { color: Color::White, role: kind };
                    let wanted = shakmaty::attacks::attacks(square, piece, Bitboard(walls));
                    assert_eq!(attacks(kind, set, walls), u64::from(wanted), "{kind:?} on {square}");
                }
                for color in Color::ALL {
                    let wanted = shakmaty::attacks::pawn_attacks(color, square);
                    assert_eq!(pawns(set, color.is_white()), u64::from(wanted), "{color:?} pawn on {square}");
                }
            }
        }
    }
}
