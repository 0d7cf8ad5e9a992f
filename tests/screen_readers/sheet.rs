//! The growing sheet on a braille display: a player follows `game.txt` with `tail -f` on a console, brltty with
//! 20 cells shows the row of the cursor, and that is the last move at every half-move of a long game.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use natiq::core::Ply;
use natiq::core::profile::Notation;
use natiq::sheet::moves;
use shakmaty::{CastlingMode, Color, Position};

use crate::brltty::{Read, TOOLS, console};
use crate::console::{Console, Free};
use crate::desk::{Desk, Tongue, View};
use crate::game::PATIENCE;
use crate::long_game::long_game;
use crate::turns::{Owned, skip, turn, wait};

/// Half-moves of 300 full moves.
const PLIES: usize = 600;
const CELLS: usize = 20;

/// A game of 300 moves in a notation and language, in Arabic with its own digits: each half-move is typed, waited
/// for in the file, and on the display.
fn follows(free: &Free, notation: Notation, tongue: Tongue) {
    let desk = Desk::lay(View::Lines, tongue, "braille", "");
    let name = match notation {
        Notation::Digital => "digital",
        Notation::Algebraic => "algebraic",
    };
    let lang = tongue.code();
    let settings = format!(
        "sheet_width = {CELLS}\nsheet_notation = \"{name}\"\nsheet_lang = \"{lang}\"\ndigits = \"arabic-indic\"\n"
    );
    std::fs::write(desk.path("config/natiq/default.toml"), settings).expect("settings");
    let game = desk.path("game");
    let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
    command.args(["--lines", "--lang", lang, "--clock", "simulated", "--speech", "off", "--save"]).arg(&game);
    command.env("XDG_CONFIG_HOME", desk.path("config")).env("XDG_STATE_HOME", desk.path("state"));
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut natiq = Owned(command.spawn().expect("natiq"));
    let mut input = natiq.0.stdin.take().expect("a pipe");
    let sheet = game.join("game.txt");
    assert!(wait(PATIENCE, || sheet.is_file()), "no sheet");
    let (home, path) = (desk.path(""), sheet.display());
    desk.script("play", &format!("echo $$ > '{}'\nexec tail -n +1 -f '{path}'", home.join("pid").display()));
    let read = Read::start(free, desk, tongue, CELLS);
    let mut white = String::new();
    for (at, (before, mv)) in long_game(PLIES).into_iter().enumerate() {
        writeln!(input, "{}", mv.to_uci(CastlingMode::Standard)).expect("natiq listens");
        let number = digits(&(at / 2 + 1).to_string(), tongue);
        let text = digits(&moves::text(&before, &Ply::play(&before, mv).0, notation), tongue);
        let last = match before.turn() {
            Color::White => format!("{number}. {text}"),
            // The last cell is the cursor's.
            Color::Black if white.chars().count() + 1 + text.chars().count() < CELLS => format!("{white} {text}"),
            Color::Black => format!("{number}. ... {text}"),
        };
        let came = wait(PATIENCE, || last_line(&sheet) == last);
        assert!(came, "half-move {at}: {last:?} is not the last line of the sheet: {:?}", last_line(&sheet));
        read.until_shown(&last);
        white = last;
    }
    drop(input);
}

/// English has no digits of its own.
fn digits(text: &str, tongue: Tongue) -> String {
    let of = |sign: char| sign.to_digit(10).and_then(|value| char::from_u32(0x660 + value));
    text.chars().map(|sign| of(sign).filter(|_| tongue == Tongue::Arabic).unwrap_or(sign)).collect()
}

fn last_line(sheet: &Path) -> String {
    let text = std::fs::read_to_string(sheet).unwrap_or_default();
    text.rsplit('\n').next().unwrap_or_default().to_owned()
}

#[test]
fn braille_of_twenty_cells_follows_a_sheet_of_square_numbers() {
    let Some(_turn) = turn!(TOOLS) else { return };
    follows(&console!(), Notation::Digital, Tongue::English);
}

#[test]
fn braille_of_twenty_cells_follows_a_sheet_of_letters() {
    let Some(_turn) = turn!(TOOLS) else { return };
    follows(&console!(), Notation::Algebraic, Tongue::English);
}

#[test]
fn braille_of_twenty_cells_follows_an_arabic_sheet() {
    let Some(_turn) = turn!(TOOLS) else { return };
    follows(&console!(), Notation::Digital, Tongue::Arabic);
}
