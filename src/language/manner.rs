//! How one place wants things said: style, length, what is left out.
//!
//! It is a preference and never a fact of the game; who has which is decided elsewhere.

/// How squares and moves are named (`announcements.md` part 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Square numbers: "knight from 7 1 to 6 3".
    #[default]
    Digital,
    /// Letters and digits: "knight, from G, 1, to F, 3".
    Algebraic,
    /// Anna's names: "knight, Gustav 1, to Felix 3".
    Anna,
    /// NATO's names; where a language has none, Anna's.
    Nato,
    /// FIDE's German announcements; other sentences take Anna's names.
    German,
    /// The value for the piece: "three, 7 1, 6 3".
    Value,
    /// Name and value: "knight three, 7 1, 6 3".
    Both,
}

/// How much is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Length {
    /// Whole sentences.
    #[default]
    Full,
    /// The least that is clear.
    Brief,
}

/// How one place wants to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manner {
    /// The style.
    pub style: Style,
    /// The other style, for `spell`.
    pub second: Style,
    /// The length of announcements.
    pub length: Length,
    /// Whether an announcement names its side.
    pub say_side: bool,
    /// Whether a captured piece is named.
    pub say_captured: bool,
    /// Whether "pawn" is said.
    pub say_pawn: bool,
    /// Whether a printed move begins with its number (line mode, so that two equal moves are two lines).
    pub number: bool,
    /// Whether players have places of their own: then answers go there, and offers are put to the opponent.
    pub private: bool,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            style: Style::Digital,
            second: Style::Algebraic,
            length: Length::Full,
            say_side: true,
            say_captured: true,
            say_pawn: true,
            number: false,
            private: false,
        }
    }
}

impl Style {
    /// The part of the catalogue's keys that names the files in this style; none for square numbers.
    pub(super) const fn files(self) -> Option<&'static str> {
        match self {
            Style::Digital | Style::Value | Style::Both => None,
            Style::Algebraic => Some("algebraic"),
            Style::Anna | Style::German => Some("anna"),
            Style::Nato => Some("nato"),
        }
    }

    /// The style inside a sentence of the language itself: German moves stand alone.
    pub(super) const fn within(self) -> Style {
        match self {
            Style::German => Style::Anna,
            other => other,
        }
    }

    /// The word by which a message can choose between styles.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Style::Digital => "digital",
            Style::Value | Style::Both => "value",
            Style::Algebraic => "algebraic",
            Style::Anna | Style::Nato | Style::German => "named",
        }
    }
}
