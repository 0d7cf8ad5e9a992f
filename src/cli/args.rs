//! What may stand on the command line (`product.md` part 4).
//!
//! A command that is not built is not here, so help lists only what works. The sentences of help are
//! the catalogue's (`about.*`, `flag.*`): what stands here as `///` is for readers of the code.

mod names;

use std::path::PathBuf;

use clap::Parser;
pub use names::{BrailleName, ClockName, FormName, NotationName, SeatName};

use crate::config::Flag;
use crate::notation::folded;

/// natiq: chess by ear, by hand and by the laws.
#[derive(Clone, Debug, Parser)]
#[command(name = "natiq", version, color = clap::ColorChoice::Never, args_conflicts_with_subcommands = true)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Subcommand>,
    /// The options of a game, where no subcommand stands.
    #[command(flatten)]
    pub play: Play,
}

/// The subcommands.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum Subcommand {
    /// Play a game.
    Play(Box<Play>),
    /// Go on with an interrupted game, the newest without a name.
    Resume {
        /// The short name of a game, its folder, a journal, a sheet or a PGN file.
        #[arg(value_name = "GAME", value_hint = clap::ValueHint::AnyPath)]
        file_or_game: Option<String>,
        /// The game of the file, from 1.
        #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        number: u32,
        /// How it is shown and heard.
        #[command(flatten)]
        table: Box<Table>,
    },
    /// The tutorial, by ear.
    Learn(Learn),
    /// A trainer.
    Train(Train),
    /// Every game of a file through the core.
    Replay(Replay),
    /// A finished game, to go through it.
    Review(Box<Review>),
    /// A kept game written out.
    Sheet(Sheet),
    /// What a text means as a move.
    Interpret(Interpret),
    /// Who can still mate in each position of a list.
    Adjudicate(Adjudicate),
    /// What the ear makes of a recording, or of what is said.
    Listen(Listen),
    /// What works here.
    Doctor(Speaking),
    /// The settings.
    #[command(disable_help_subcommand = true)]
    Config {
        /// What of them.
        #[command(subcommand)]
        what: Settings,
        /// The language.
        #[command(flatten)]
        speaking: Speaking,
    },
    /// The languages that are there.
    Languages(Speaking),
    /// Completions for a shell.
    Completions {
        /// The shell.
        #[arg(value_enum)]
        shell: clap_complete::Shell,
        /// The language.
        #[command(flatten)]
        speaking: Speaking,
    },
    /// The manual page.
    Man(Speaking),
}

/// What can be done with the settings.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum Settings {
    /// Each value in force and where it came from.
    Show,
}

/// In which language a command that plays no game speaks, and with which settings.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Speaking {
    /// The language, as a code.
    #[arg(long, value_name = "CODE", global = true)]
    pub lang: Option<String>,
    /// A folder of settings over the others.
    #[arg(long, value_name = "DIR", global = true)]
    pub config: Option<PathBuf>,
}

impl Speaking {
    /// The settings that its flags set.
    pub fn flags(&self) -> Vec<Flag> {
        self.lang.iter().map(|code| Flag::new("--lang", "lang", code)).collect()
    }
}

/// How a lesson or a trainer is heard.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Hearing {
    /// The language, as a code.
    #[arg(long, value_name = "CODE")]
    pub lang: Option<String>,
    /// A folder of settings over the others.
    #[arg(long, value_name = "DIR")]
    pub config: Option<PathBuf>,
    /// Who speaks: auto, tts, ssip, command, screen-reader, off.
    #[arg(long, value_name = "BACKEND")]
    pub speech: Option<String>,
    /// Write each utterance into a file.
    #[arg(long, value_name = "FILE")]
    pub speech_log: Option<PathBuf>,
    /// How moves are said: digital, algebraic, anna, nato, german.
    #[arg(long, value_name = "NAME")]
    pub style: Option<String>,
}

impl Hearing {
    /// The same as how a game is heard.
    pub fn table(&self) -> Table {
        let Hearing { lang, config, speech, speech_log, style } = self.clone();
        Table { lang, config, speech, speech_log, style, ..Table::default() }
    }
}

/// The options of `natiq learn`.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Learn {
    /// Line mode: a sentence a line.
    #[arg(long, conflicts_with = "screen")]
    pub lines: bool,
    /// Screen mode: board, clocks, moves.
    #[arg(long)]
    pub screen: bool,
    /// How it is heard.
    #[command(flatten)]
    pub hearing: Hearing,
}

/// The options of `natiq train`.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Train {
    /// Which trainer: squares, colours, jumps, follow. Without it a menu asks.
    pub what: Option<String>,
    /// The same number asks the same questions.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// How it is heard.
    #[command(flatten)]
    pub hearing: Hearing,
}

/// The options of `natiq replay`.
#[derive(Clone, Debug, clap::Args)]
pub struct Replay {
    /// A PGN file or a sheet.
    pub file: PathBuf,
    /// Only faults and the count.
    #[arg(long)]
    pub quiet: bool,
    /// The language.
    #[command(flatten)]
    pub speaking: Speaking,
}

/// The options of `natiq review`.
#[derive(Clone, Debug, clap::Args)]
pub struct Review {
    /// The short name of a game, its folder, a journal, a sheet or a PGN file.
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::AnyPath)]
    pub file_or_game: String,
    /// The game of the file, from 1.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub number: u32,
    /// A UCI engine that is asked for its opinion.
    #[arg(long, value_name = "PATH")]
    pub engine: Option<PathBuf>,
    /// How it is shown and heard.
    #[command(flatten)]
    pub table: Table,
}

/// The options of `natiq sheet`.
#[derive(Clone, Debug, clap::Args)]
pub struct Sheet {
    /// The short name of a game, its folder, or a file: a PGN, a sheet as text or in braille.
    pub game: String,
    /// The form.
    #[arg(long = "as", value_enum, ignore_case = true, default_value_t)]
    pub form: FormName,
    /// The notation of the moves; without it, the laws' own.
    #[arg(long, value_enum)]
    pub notation: Option<NotationName>,
    /// The longest line, in cells; without it, the setting's.
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u16).range(20..=200))]
    pub width: Option<u16>,
    /// How lines of moves are written in braille; without it, as the settings have it.
    #[arg(long, value_enum, value_name = "STYLE")]
    pub braille: Option<BrailleName>,
    /// Moves stay as they are written in the file.
    #[arg(long)]
    pub keep: bool,
    /// Whether the sheet is what the journal of its game says.
    #[arg(long, conflicts_with_all = ["compare", "out", "form", "notation", "keep", "width", "braille", "moves"])]
    pub check: bool,
    /// Another game or file, to tell up to which move both agree.
    #[arg(long, value_name = "OTHER", conflicts_with_all = ["out", "form", "notation", "keep", "width", "braille", "moves"])]
    pub compare: Option<String>,
    /// The moves of the voice record, from one to another.
    #[arg(long, value_name = "NUMBER", value_parser = span)]
    pub moves: Option<(u32, u32)>,
    /// The file to write into.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// The language.
    #[command(flatten)]
    pub speaking: Speaking,
}

/// Numbers of moves: `12`, or `12-15`.
fn span(text: &str) -> Result<(u32, u32), String> {
    let text = folded(text);
    let (first, last) = text.split_once('-').unwrap_or((&text, &text));
    let number = |text: &str| text.trim().parse::<u32>().map_err(|error| error.to_string());
    let (first, last) = (number(first)?, number(last)?);
    if first <= last { Ok((first, last)) } else { Err(String::new()) }
}

/// The options of `natiq interpret`.
#[derive(Clone, Debug, clap::Args)]
pub struct Interpret {
    /// The text.
    #[arg(allow_hyphen_values = true)]
    pub text: String,
    /// The position.
    #[arg(long)]
    pub fen: Option<String>,
    /// Whether it was heard.
    #[arg(long)]
    pub spoken: bool,
    /// The language.
    #[command(flatten)]
    pub speaking: Speaking,
}

/// The options of `natiq adjudicate`.
#[derive(Clone, Debug, clap::Args)]
pub struct Adjudicate {
    /// Whether it is said in words.
    #[arg(long = "text")]
    pub in_words: bool,
    /// The language.
    #[command(flatten)]
    pub speaking: Speaking,
}

/// The options of `natiq listen`.
#[derive(Clone, Debug, clap::Args)]
pub struct Listen {
    /// A recording.
    #[arg(long, value_name = "FILE", required_unless_present = "mic")]
    pub wav: Option<PathBuf>,
    /// The microphone, until it is interrupted.
    #[arg(long, conflicts_with = "wav")]
    pub mic: bool,
    /// The position.
    #[arg(long)]
    pub fen: Option<String>,
    /// The language.
    #[command(flatten)]
    pub speaking: Speaking,
}

/// The options of a new game.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Play {
    /// The laws: fide-2023 or digital.
    #[arg(long, value_name = "NAME")]
    pub laws: Option<String>,
    /// The conduct: casual or tournament.
    #[arg(long, value_name = "NAME")]
    pub conduct: Option<String>,
    /// The time: 15+10, 5m d3s, 90m/40,30m +30s, white=5m black=4m, none.
    #[arg(long, value_name = "SPEC")]
    pub time: Option<String>,
    /// The position to start from.
    #[arg(long)]
    pub fen: Option<String>,
    /// The name of White.
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// The name of Black.
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// A UCI engine that plays White.
    #[arg(long, value_name = "PATH")]
    pub engine_white: Option<PathBuf>,
    /// A UCI engine that plays Black.
    #[arg(long, value_name = "PATH")]
    pub engine_black: Option<PathBuf>,
    /// Armageddon: a draw wins the match for Black.
    #[arg(long)]
    pub armageddon: bool,
    /// The folder of this game, instead of one among all games.
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// How it is shown and heard.
    #[command(flatten)]
    pub table: Table,
}

/// How a game is shown and heard.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Table {
    /// Line mode: a sentence a line.
    #[arg(long, conflicts_with = "screen")]
    pub lines: bool,
    /// Screen mode: board, clocks, moves.
    #[arg(long)]
    pub screen: bool,
    /// The language, as a code.
    #[arg(long, value_name = "CODE")]
    pub lang: Option<String>,
    /// Who sits at this terminal.
    #[arg(long, value_enum)]
    pub role: Option<SeatName>,
    /// A folder of settings over the others.
    #[arg(long, value_name = "DIR")]
    pub config: Option<PathBuf>,
    /// Who speaks: auto, tts, ssip, command, screen-reader, off.
    #[arg(long, value_name = "BACKEND")]
    pub speech: Option<String>,
    /// By what it hears: off, mic, command, -, or a WAV file.
    #[arg(long, value_name = "SOURCE")]
    pub ear: Option<String>,
    /// Write each utterance into a file.
    #[arg(long, value_name = "FILE")]
    pub speech_log: Option<PathBuf>,
    /// Write each event into a file.
    #[arg(long, value_name = "FILE")]
    pub event_log: Option<PathBuf>,
    /// The clock source.
    #[arg(long, value_enum, default_value_t)]
    pub clock: ClockName,
    /// How moves are said: digital, algebraic, anna, nato, german.
    #[arg(long, value_name = "NAME")]
    pub style: Option<String>,
    /// How long announcements are: full or brief.
    #[arg(long, value_name = "NAME")]
    pub length: Option<String>,
}
