//! Who plays, and with which clock: numbered menus by ear; Enter takes the last choice, which is said.
//!
//! Only what can be chosen is offered: an engine only where one is found.

use std::io::Write;
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use serde::{Deserialize, Serialize};

use super::super::Failure;
use super::super::args::Play;
use super::super::desk::Desk;
use super::asker::{Asker, sentence};
use crate::core::Side;
use crate::core::clock::spec;
use crate::language::{Arg, Draft, Language, Phrase, Utterance};
use crate::store::games_root;

/// Programs that speak UCI as they are started, in the order in which they are looked for.
const ENGINES: [&str; 8] = ["stockfish", "fairy-stockfish", "lc0", "ethereal", "berserk", "fruit", "toga2", "glaurung"];
/// Where Debian keeps games; it is not in root's PATH.
const GAMES: &str = "/usr/games";

/// What was chosen last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Last {
    /// The side the engine plays; nothing for two players.
    engine: Option<Side>,
    /// The clock: the name of a preset, or `none`.
    clock: String,
}

/// Has opponent and clock chosen; nothing where the player leaves.
///
/// # Errors
/// When the terminal is gone.
pub fn choose(desk: &Desk, asker: &mut Asker) -> Result<Option<Play>, Failure> {
    let language = desk.language();
    let mut last = recall();
    let engine = desk.config.conduct.engine.then(engine).flatten();
    let mut play = Play::default();
    if let Some(path) = engine {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let with = |key: &str| language.say(key, &[("name", Arg::Name(&name))]);
        let lines = [language.say("choose.two", &[]), with("choose.engine-black"), with("choose.engine-white")];
        let usual = match last.engine {
            None => 0,
            Some(Side::Black) => 1,
            Some(Side::White) => 2,
        };
        let question = question(language, "choose.opponent", &lines, usual);
        let Some(answer) = asker.number(&[question], lines.len(), Some(usual), desk)? else { return Ok(None) };
        last.engine = [None, Some(Side::Black), Some(Side::White)].get(answer).copied().flatten();
        match last.engine {
            None => {}
            Some(Side::Black) => play.engine_black = Some(path),
            Some(Side::White) => play.engine_white = Some(path),
        }
    }
    let clocks = clocks(desk);
    let lines: Vec<Phrase> = clocks.iter().map(|(_, said)| said.clone()).collect();
    let usual = clocks.iter().position(|(name, _)| *name == last.clock).unwrap_or(0);
    let question = question(language, "choose.clock", &lines, usual);
    let Some(answer) = asker.number(&[question], lines.len(), Some(usual), desk)? else { return Ok(None) };
    if let Some((name, _)) = clocks.get(answer) {
        play.time = Some(name.clone());
        last.clock.clone_from(name);
    }
    keep(&last);
    Ok(Some(play))
}

/// A numbered question, with what Enter takes; both forms of each line go into it.
fn question(language: &Language, key: &str, lines: &[Phrase], usual: usize) -> Utterance {
    let said = |phrase: &Phrase| Arg::Said(Draft::from(phrase.clone()));
    let numbered = lines
        .iter()
        .zip(1..)
        .map(|(line, number)| language.say("which.choice", &[("number", Arg::Number(number)), ("move", said(line))]));
    let choices = numbered
        .reduce(|first, next| language.say("which.join", &[("first", said(&first)), ("next", said(&next))]))
        .unwrap_or_default();
    let taken = lines.get(usual).cloned().unwrap_or_default();
    sentence(language, key, &[("choices", said(&choices)), ("last", said(&taken))])
}

/// No clock, and the presets of `clocks.toml`, each by its name and in words.
fn clocks(desk: &Desk) -> Vec<(String, Phrase)> {
    let language = desk.language();
    let presets = desk.config.clocks.presets.iter();
    let named = presets.filter_map(|(name, time)| {
        let control = spec::read(time).ok()?;
        Some((name.clone(), language.time_control(&control)))
    });
    [("none".to_owned(), language.say("time.none", &[]))].into_iter().chain(named).collect()
}

/// The first engine that is found.
pub fn engine() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    // Whoever names folders of his own alone wants no other.
    if folders.iter().any(|folder| folder == Path::new("/usr/bin")) {
        folders.push(PathBuf::from(GAMES));
    }
    ENGINES.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()))
}

/// Where the last choice is kept: beside the games, for it is no setting.
fn place() -> Option<PathBuf> {
    Some(games_root()?.parent()?.join("menu.json"))
}

fn recall() -> Last {
    let text = place().and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Keeps the choice; where it cannot be kept the next start has none, and nothing else is lost.
fn keep(last: &Last) {
    let Some(path) = place() else { return };
    let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| {
        let mut file = AtomicWriteFile::open(&path)?;
        file.write_all(serde_json::to_string(last).unwrap_or_default().as_bytes())?;
        file.commit()
    });
    let _ = written;
}
