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
}

impl Palette {
    /// The styles of a setting. `NO_COLOR`, whatever it holds, means none (no-color.org).
    pub fn here(theme: Theme) -> Palette {
        let colourless = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Palette::of(if colourless { Theme::Plain } else { theme })
    }

    /// The styles of a theme.
    pub fn of(theme: Theme) -> Palette {
        match theme {
            Theme::Plain => Palette::plain(),
            Theme::Contrast => Palette::coloured((231, 16), (16, 231), (226, 16), (51, 16)),
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The red, green and blue of a colour of the 256 (xterm's table).
    fn rgb(index: u8) -> [u8; 3] {
        let step = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
        match index {
            16..=231 => [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map(step),
            232.. => [8 + 10 * (index - 232); 3],
            _ => panic!("colours below 16 are the terminal's own"),
        }
    }

    /// Relative luminance, as WCAG 2.1 defines it.
    fn luminance(index: u8) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = rgb(index).map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(style: Style) -> f64 {
        let (Some(Color::Indexed(ground)), Some(Color::Indexed(text))) = (style.bg, style.fg) else {
            panic!("a colour that cannot be judged: {style:?}");
        };
        let (one, other) = (luminance(ground), luminance(text));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn text_of_every_theme_has_a_contrast_of_seven_to_one() {
        assert!((contrast(Style::new().bg(Color::Indexed(16)).fg(Color::Indexed(231))) - 21.0).abs() < 0.01);
        for (theme, least) in [(Theme::Auto, 7.0), (Theme::Dark, 7.0), (Theme::Light, 7.0), (Theme::Contrast, 15.0)] {
            let palette = Palette::of(theme);
            for style in [palette.light, palette.dark, palette.last, palette.chosen, palette.white, palette.black] {
                assert!(contrast(style) >= least, "{theme:?} {style:?}: {}", contrast(style));
            }
            // What stands outside the board has the terminal's own colours.
            assert_eq!((palette.strong.fg, palette.strong.bg), (None, None));
        }
    }

    #[test]
    fn plain_has_no_colour_at_all() {
        let plain = Palette::of(Theme::Plain);
        for style in [plain.light, plain.dark, plain.last, plain.chosen, plain.white, plain.black, plain.strong] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
