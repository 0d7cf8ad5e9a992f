//! The settings of `default.toml`, checked: what a player prefers, never what a law says.

use serde::{Deserialize, Serialize};

/// Everything `default.toml` and the flags over it hold; each field is described there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// `"auto"`, or the code of a language; see [`Settings::language`].
    pub lang: String,
    /// The name of the law profile.
    pub laws: String,
    /// The name of the conduct.
    pub conduct: String,
    /// The time of a new game, as for `--time`, or the name of a preset.
    pub time: String,
    /// Whose board is the special one, where two boards are used.
    pub two_boards: TwoBoards,
    /// How the game is shown.
    pub mode: Mode,
    /// Who speaks.
    pub speech: Speech,
    /// Speed, from -100 to 100; 0 is the voice's own.
    pub rate: i8,
    /// Loudness, from -100 to 100; 0 is the voice's own.
    pub volume: i8,
    /// Typed keys that are said.
    pub echo: Echo,
    /// How moves are said.
    pub style: Style,
    /// How a piece is said in the digital style.
    pub say: Say,
    /// Length of what is said.
    pub length: Length,
    /// The seconds under which moves are brief; 0: never.
    pub brief_below: u32,
    /// Whether a move names its side.
    pub say_side: SaySide,
    /// Whether the captured piece is named.
    pub say_captured: bool,
    /// Whether "pawn" is said.
    pub say_pawn: bool,
    /// How an event is printed.
    pub line_style: LineStyle,
    /// A program told of each event, with its arguments; empty: none.
    pub alert_command: Vec<String>,
    /// The path of a UCI engine that is asked for its opinion; `none`: none.
    pub engine: String,
    /// What sounds beside the lines.
    pub sound: Sound,
    /// By what natiq hears: `off`, `mic`, `command`, `-`, or the path of a WAV file.
    pub ear: String,
    /// Whether the ear listens always, or to one utterance when it is told to.
    pub ear_open: bool,
    /// The names of files it hears besides digits, as the lists in `ear/*/words.toml` are called.
    pub ear_names: Vec<String>,
    /// A program that captures sound, with its arguments; empty: the first of the usual ones.
    pub ear_capture: Vec<String>,
    /// A program that prints what it hears, with its arguments.
    pub ear_command: Vec<String>,
    /// Whether the ear hears while natiq speaks.
    pub full_duplex: bool,
    /// Notations that are understood.
    pub input: Input,
    /// What `55` and `555` do when they are ambiguous.
    pub ambiguity: Ambiguity,
    /// What an empty line does.
    pub empty_line: EmptyLine,
    /// The line one types on.
    pub prompt: Prompt,
    /// The layout of screen mode.
    pub layout: Layout,
    /// How large the board of screen mode is.
    pub board_size: BoardSize,
    /// The colours of screen mode.
    pub theme: Theme,
    /// Whether a running clock is drawn.
    pub live_clock: bool,
    /// Who orders right-to-left text.
    pub bidi: Bidi,
    /// The longest line of a scoresheet, in cells.
    pub sheet_width: u16,
    /// The notation of the moves on a scoresheet.
    pub sheet_notation: SheetNotation,
    /// `"auto"`, or the code of a language; see [`Settings::sheet_language`].
    pub sheet_lang: String,
    /// The clocks stand on a line of their own after so many moves; 0: never.
    pub clock_every: u32,
    /// The digits of an Arabic scoresheet.
    pub digits: Digits,
    /// How braille is written.
    pub braille: Braille,
    /// How a braille page ends.
    pub page_end: PageEnd,
}

impl Settings {
    /// The language that was chosen; nothing while it is still to be asked.
    pub fn language(&self) -> Option<&str> {
        (self.lang != "auto").then_some(self.lang.as_str())
    }

    /// The language of every scoresheet; nothing where it is that of its game.
    pub fn sheet_language(&self) -> Option<&str> {
        (self.sheet_lang != "auto").then_some(self.sheet_lang.as_str())
    }
}

/// A choice of words in a file, each with its meaning.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$doc])* $variant),+ }
    };
}

choice! {
    /// Whose board is the special one.
    TwoBoards {
        /// There is one board.
        Off,
        /// White's.
        White,
        /// Black's.
        Black,
    }
}

choice! {
    /// How the game is shown.
    Mode {
        /// Lines where a terminal or a reader needs them, else the screen.
        Auto,
        /// Line mode.
        Lines,
        /// Screen mode.
        Screen,
    }
}

choice! {
    /// Who speaks.
    Speech {
        /// The first back end that works.
        Auto,
        /// The operating system's engine.
        Tts,
        /// The speech dispatcher.
        Ssip,
        /// A program.
        Command,
        /// The user's own screen reader: natiq only prints.
        ScreenReader,
        /// Nobody.
        Off,
    }
}

choice! {
    /// Typed keys that are said.
    Echo {
        /// None.
        None,
        /// Each sign.
        Characters,
        /// Each word.
        Words,
    }
}

choice! {
    /// What sounds beside the lines.
    Sound {
        /// Nothing.
        Off,
        /// The terminal's bell.
        Bell,
        /// A tone for each signal, on the machine's sound device.
        Tones,
    }
}

choice! {
    /// How moves are said.
    Style {
        /// Square numbers.
        Digital,
        /// Letters and digits.
        Algebraic,
        /// The names Anna, Bella, Cesar.
        Anna,
        /// The names alpha, bravo, charlie.
        Nato,
        /// German.
        German,
    }
}

choice! {
    /// How a piece is said in the digital style.
    Say {
        /// By its name.
        Name,
        /// By its value.
        Value,
        /// By both.
        Both,
    }
}

choice! {
    /// Length of what is said.
    Length {
        /// Whole sentences.
        Full,
        /// The least that is clear.
        Brief,
    }
}

choice! {
    /// Whether a move names its side.
    SaySide {
        /// Not against an engine.
        Auto,
        /// Always.
        Always,
        /// Never.
        Never,
    }
}

choice! {
    /// How an event is printed.
    LineStyle {
        /// As it is spoken.
        Sentence,
        /// The fact in the first twenty cells.
        Short,
    }
}

choice! {
    /// Notations that are understood.
    Input {
        /// All of them.
        Any,
        /// Square numbers alone.
        Digital,
    }
}

choice! {
    /// What `55` and `555` do when they are ambiguous.
    Ambiguity {
        /// A question is asked.
        Ask,
        /// They castle.
        Castle,
    }
}

choice! {
    /// What an empty line does.
    EmptyLine {
        /// Stops speech and shows the prompt again.
        Prompt,
        /// Presses the clock after an own announcement.
        Press,
    }
}

choice! {
    /// The line one types on.
    Prompt {
        /// For the ear.
        Speech,
        /// For a braille display.
        Braille,
    }
}

choice! {
    /// The layout of screen mode.
    Layout {
        /// For eyes.
        Table,
        /// For readers.
        Stacked,
    }
}

choice! {
    /// How large the board of screen mode is.
    BoardSize {
        /// As large as the window allows.
        Large,
        /// The smallest squares, so that all else fits beside them.
        Small,
    }
}

choice! {
    /// The colours of screen mode.
    Theme {
        /// As the terminal is.
        Auto,
        /// For a dark terminal.
        Dark,
        /// For a light terminal.
        Light,
        /// Black, white, yellow and cyan alone.
        Contrast,
        /// None.
        Plain,
    }
}

choice! {
    /// Who orders right-to-left text.
    Bidi {
        /// Whoever the terminal is known to leave it to.
        Auto,
        /// natiq.
        App,
        /// The terminal.
        Terminal,
    }
}

choice! {
    /// The notation of the moves on a scoresheet.
    SheetNotation {
        /// That of the laws of the game.
        Laws,
        /// Square numbers.
        Digital,
        /// Letters and digits.
        Algebraic,
    }
}

choice! {
    /// The digits of an Arabic scoresheet.
    Digits {
        /// 0 to 9.
        Ascii,
        /// ٠ to ٩.
        ArabicIndic,
    }
}

choice! {
    /// How braille is written.
    Braille {
        /// Unified English Braille: number signs and upper digits.
        Ueb,
        /// Lowered digits without number signs.
        Compact,
    }
}

choice! {
    /// How a braille page ends.
    PageEnd {
        /// The end of the last line, then a form feed.
        CrlfFf,
        /// A form feed alone.
        Ff,
        /// Nothing but the end of the last line.
        None,
    }
}
