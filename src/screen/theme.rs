//! Colours of the screen; every one of them only repeats what a sign says already.
//!
//! Text outside the board keeps the terminal's own two colours, so that a theme cannot make it unreadable.

use ratatui::style::{Color, Modifier, Style};

use crate::config::Theme;

/// The styles of one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Light squares.
    pub light: Style,
    /// Dark squares.
    pub dark: Style,
    /// The two squares of the last move.
    pub last: Style,
    /// The square the cursor is on while the board has the focus.
    pub chosen: Style,
    /// White's pieces.
    pub white: Style,
    /// Black's pieces.
    pub black: Style,
    /// What is to be found first: who is to move.
    pub strong: Style,
    /// Whether squares have no colour of their own, so that a dark one needs a sign.
    pub plain: bool,
}

impl Palette {
    /// The styles of a setting. `NO_COLOR`, whatever it holds, means none (no-color.org).
    pub fn of(theme: Theme) -> Palette {
        let colourless = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match theme {
            _ if colourless => Palette::plain(),
            Theme::Plain => Palette::plain(),
            Theme::Light => Palette::coloured((195, 16), (110, 16), (222, 16), (214, 16)),
            Theme::Auto | Theme::Dark => Palette::coloured((152, 16), (24, 231), (222, 16), (214, 16)),
        }
    }

    /// Squares as pairs of background and text, from the palette of 256 colours.
    fn coloured(light: (u8, u8), dark: (u8, u8), last: (u8, u8), chosen: (u8, u8)) -> Palette {
        let style = |(ground, text)| Style::new().bg(Color::Indexed(ground)).fg(Color::Indexed(text));
        Palette {
            light: style(light),
            dark: style(dark),
            last: style(last),
            chosen: style(chosen),
            white: style((231, 16)).add_modifier(Modifier::BOLD),
            black: style((16, 231)).add_modifier(Modifier::BOLD),
            strong: Style::new().add_modifier(Modifier::BOLD),
            plain: false,
        }
    }

    fn plain() -> Palette {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let none = Style::new();
        Palette {
            light: none,
            dark: none,
            last: none,
            chosen: bold,
            white: bold,
            black: none.add_modifier(Modifier::REVERSED),
            strong: bold,
            plain: true,
        }
    }
}
