//! What eyes that see little, or see no colours, find on the screen.

use super::*;

/// A game with a capture, a check that stands, and an en passant square.
fn played(look: Look) -> Shown {
    let mut shown = Shown::new(look);
    for text in ["5254", "5755", "4185", "2836", "6134", "7866", "8567"] {
        shown.play(text);
    }
    shown
}

#[test]
fn nothing_is_told_by_colour_alone() {
    for size in [(80, 24), (120, 40), (40, 15), (20, 10)] {
        for code in ["en", "ar"] {
            for style in [Style::Digital, Style::Algebraic] {
                let text = |theme| {
                    let mut shown = played(Look { theme, size, code, ..TABLE });
                    shown.style = style;
                    shown.key(KeyCode::Tab);
                    shown.key(KeyCode::Right);
                    shown.terminal.contents()
                };
                let plain = text(Theme::Plain);
                for theme in [Theme::Auto, Theme::Dark, Theme::Light, Theme::Contrast] {
                    assert_eq!(text(theme), plain, "{theme:?} {size:?} {code}");
                }
            }
        }
    }
}

#[test]
fn the_board_changes_its_size_and_nothing_else_is_lost() {
    let mut shown = played(TABLE);
    assert!(shown.terminal.contents().contains("[ Q ]"), "large");
    assert_eq!(shown.screen.size_board(BoardSize::Small), Some(true));
    shown.show(&["Small board."]);
    let small = shown.terminal.contents();
    for what in ["Played 8567.", "Small board.", "White, Amal", "5:00", "White:"] {
        assert!(small.contains(what), "{what} in {small}");
    }
    assert_eq!(shown.screen.size_board(BoardSize::Small), Some(false), "it is that size already");
    assert_eq!(shown.screen.size_board(BoardSize::Large), Some(true));
    shown.show(&["Large board."]);
    assert!(shown.terminal.contents().contains("Small board."), "the log is kept");
    // The stacked layout draws no board, and neither does a window that has no room for one.
    assert_eq!(Shown::new(Look { layout: Layout::Stacked, ..TABLE }).screen.size_board(BoardSize::Small), None);
    assert_eq!(Shown::new(Look { size: (20, 10), ..TABLE }).screen.size_board(BoardSize::Small), None);
}

#[test]
fn a_small_board_leaves_all_else_in_forty_columns_and_fifteen_rows() {
    for (code, names) in [("en", ["White, Amal", "Black"]), ("ar", ["Amal", "الأسود"])] {
        let shown = played(Look { size: (40, 15), board: BoardSize::Small, code, bidi: Bidi::Terminal, ..TABLE });
        let contents = shown.terminal.contents();
        for what in names.iter().chain(&["5:00", "16", "Played 8567."]) {
            assert!(contents.contains(what), "{what} in\n{contents}");
        }
        insta::assert_snapshot!(format!("small-{code}"), contents);
    }
}

#[test]
fn every_empty_square_has_its_number_where_squares_are_numbers() {
    for size in [(40, 15), (80, 24), (120, 40)] {
        let shown = Shown::new(Look { size, ..TABLE });
        let contents = shown.terminal.contents();
        for rank in 3..=6 {
            for file in 1..=8 {
                assert!(contents.contains(&format!("{file}{rank}")), "{file}{rank} in\n{contents}");
            }
        }
    }
}
