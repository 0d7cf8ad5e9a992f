//! Where everything stands on a screen of a given size.
//!
//! Parts are dropped in this order as room gets short: large squares, the rule above the log, the list
//! of moves, the names of the files, the board. The input line and the last sentence never are.

use ratatui::layout::{Position, Rect, Size};
use shakmaty::Square;

use crate::config::BoardSize;

/// Squares from the largest to the smallest, in cells.
const SQUARES: [(u16, u16); 4] = [(9, 4), (7, 3), (5, 2), SMALLEST];
const SMALLEST: (u16, u16) = (3, 1);
/// The column of the ranks' numbers and the blank behind it.
const RANKS: u16 = 2;
/// The least width of names, clocks and moves.
const PANE: u16 = 12;
/// Rows of the log beside large squares.
const LOG: u16 = 5;

/// The places on one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The size of the screen.
    pub size: Size,
    /// The board, where it fits.
    pub board: Option<BoardPlace>,
    /// Names, clocks and moves, where they fit.
    pub pane: Option<Rect>,
    /// The row of the line between board and log.
    pub rule: Option<u16>,
    /// The rows of the log; none on a screen of one row.
    pub log: Rect,
    /// The row one types on.
    pub input: u16,
}

/// The place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlace {
    /// The column and row of the upper left square.
    pub origin: Position,
    /// Width and height of a square.
    pub square: (u16, u16),
    /// Whether the files are named below.
    pub files: bool,
}

impl Plan {
    /// The places for eyes: board, pane, log.
    pub fn table(size: Size, board: BoardSize) -> Plan {
        let bare = Plan::stacked(size);
        let Some((square, files, rule)) = Plan::fit(size, board) else { return bare };
        let width = RANKS + 8 * square.0;
        let height = 8 * square.1 + u16::from(files);
        let beside = size.width.saturating_sub(width + 2);
        let pane = (beside >= PANE).then(|| Rect::new(width + 2, 0, beside, 8 * square.1));
        let log = height + u16::from(rule);
        Plan {
            board: Some(BoardPlace { origin: Position::new(RANKS, 0), square, files }),
            pane,
            rule: rule.then_some(height),
            log: Rect::new(0, log, size.width, bare.input - log),
            ..bare
        }
    }

    /// The places for readers: the log and the line one types on, nothing beside anything.
    pub fn stacked(size: Size) -> Plan {
        let input = size.height.saturating_sub(1);
        Plan { size, board: None, pane: None, rule: None, log: Rect::new(0, 0, size.width, input), input }
    }

    /// Square, names of files and rule that fit together.
    fn fit(size: Size, board: BoardSize) -> Option<((u16, u16), bool, bool)> {
        const ROWS: [(bool, bool, u16); 3] = [(true, true, LOG), (true, true, 2), (true, false, 2)];
        const SMALL: [(bool, bool, u16); 3] = [(true, true, 4), (true, false, 2), (false, false, 1)];
        let squares = SQUARES.into_iter().filter(|square| board == BoardSize::Large || *square == SMALLEST);
        for square in squares {
            // Large squares leave room for the clocks and for two rows of log at least.
            let (pane, choices) = if square == SMALLEST { (0, SMALL) } else { (PANE + 2, ROWS) };
            let wide = RANKS + 8 * square.0 + pane <= size.width;
            for (files, rule, log) in choices {
                let rows = 8 * square.1 + u16::from(files) + u16::from(rule) + log + 1;
                if wide && rows <= size.height {
                    return Some((square, files, rule));
                }
            }
        }
        None
    }
}

impl BoardPlace {
    /// The upper left cell of a square; White sits below.
    pub fn corner(&self, square: Square) -> Position {
        let (width, height) = self.square;
        let file = u16::try_from(u32::from(square.file())).unwrap_or(0);
        let rank = u16::try_from(u32::from(square.rank())).unwrap_or(0);
        Position::new(self.origin.x + file * width, self.origin.y + (7 - rank) * height)
    }

    /// The cell of a square's piece.
    pub fn piece(&self, square: Square) -> Position {
        let corner = self.corner(square);
        Position::new(corner.x + self.square.0 / 2, corner.y + self.square.1 / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_dropped_in_their_order_and_never_the_input() {
        let table = |width, height| Plan::table(Size::new(width, height), BoardSize::Large);
        let square = |width, height| table(width, height).board.map(|board| board.square);
        assert_eq!(square(120, 40), Some((9, 4)));
        assert_eq!(square(80, 24), Some((5, 2)));
        assert_eq!(square(40, 12), Some((3, 1)));
        assert_eq!(square(26, 10), Some((3, 1)));
        assert_eq!(square(20, 24), None);
        assert_eq!(square(80, 29), Some((7, 3)), "the log gives way to larger squares");
        for width in 0..130 {
            for height in 0..50 {
                let plan = table(width, height);
                assert_eq!(plan.input, height.saturating_sub(1));
                assert_eq!(plan.log.bottom(), plan.input, "{width} {height}");
                assert!(plan.log.height > 0 || height < 2, "{width} {height}");
                assert!(plan.pane.is_none_or(|pane| pane.right() <= width), "{width} {height}");
            }
        }
    }

    #[test]
    fn the_small_board_leaves_room_for_everything_in_forty_columns_and_fifteen_rows() {
        for (width, height) in [(40, 15), (80, 24), (120, 40)] {
            let plan = Plan::table(Size::new(width, height), BoardSize::Small);
            let board = plan.board.unwrap();
            assert_eq!(board.square, SMALLEST);
            assert!(
                board.files && plan.pane.is_some() && plan.rule.is_some() && plan.log.height >= 4,
                "{width} {height}"
            );
        }
    }
}
