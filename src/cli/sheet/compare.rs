//! `natiq sheet --compare`: the last half-move on which two sheets agree, as the assistant and the arbiter need it
//! (appendix six, 8), the results, and who signed them.

use std::fs::File;
use std::io::BufReader;

use crate::cli::desk::Desk;
use crate::cli::source::{self, Source};
use crate::cli::{Failure, print_text, worded};
use crate::core::{Ply, Side};
use crate::language::{Arg, Manner, score};
use crate::replay::{Fault, NoGame, kept};
use crate::sheet::keys;
use crate::written::Games;

/// What is compared of a game.
struct Compared {
    fen: Option<String>,
    line: Vec<(Ply, bool)>,
    result: Option<String>,
    signed: Vec<Side>,
    fault: Option<Fault>,
}

/// Compares two games, each with the name it was given.
///
/// # Errors
/// Where one of them cannot be read.
pub fn run(desk: &Desk, one: (&str, &Source), two: (&str, &Source)) -> Result<(), Failure> {
    let (first, second) = (of(desk, one.1)?, of(desk, two.1)?);
    let mut told = Vec::new();
    let mut say = |key: &str, args: &[(&str, Arg<'_>)]| told.push(worded(desk.language(), key, args));
    let both = [("one", Arg::Name(one.0)), ("two", Arg::Name(two.0))];
    for (name, side) in [(one.0, &first), (two.0, &second)] {
        if let Some(fault) = &side.fault {
            let fault = desk.fault(fault);
            say("sheet.compare.fault", &[("name", Arg::Name(name)), ("fault", Arg::Name(&fault))]);
        }
    }
    if first.fen != second.fen {
        say("sheet.compare.start", &both);
    } else {
        let agreed = first.line.iter().zip(&second.line).take_while(|(one, two)| one.0.uci == two.0.uci).count();
        if agreed == first.line.len() && agreed == second.line.len() {
            say("sheet.compare.same", &[("plies", Arg::Number(agreed as u64))]);
        } else {
            match agreed.checked_sub(1).map(|last| &first.line[last].0) {
                Some(ply) => {
                    let args = [("number", Arg::Number(u64::from(ply.number))), ("side", Arg::For(ply.side))];
                    say("retrace.upto", &args);
                }
                None => say("retrace.none", &[]),
            }
            for (name, side) in [(one.0, &first), (two.0, &second)] {
                let manner = Manner { number: true, ..Manner::default() };
                match side.line.get(agreed) {
                    Some((ply, offered)) => {
                        let next = desk.language().reviewed(ply, None, *offered, &manner).text;
                        say("sheet.compare.next", &[("name", Arg::Name(name)), ("move", Arg::Name(&next))]);
                    }
                    None => say("sheet.compare.ends", &[("name", Arg::Name(name))]),
                }
            }
        }
    }
    let score = |side: &Compared| Arg::Key(side.result.as_deref().and_then(score).unwrap_or("score.open"));
    if first.result == second.result {
        say("sheet.compare.result", &[("result", score(&first))]);
    } else {
        let args = [("first", score(&first)), ("second", score(&second))];
        say("sheet.compare.results", &[&both[..], &args].concat());
    }
    for (name, side) in [(one.0, &first), (two.0, &second)] {
        let key = match side.signed.as_slice() {
            [] => "sheet.compare.unsigned",
            [Side::White] => "sheet.compare.signed-white",
            [Side::Black] => "sheet.compare.signed-black",
            _ => "sheet.compare.signed",
        };
        say(key, &[("name", Arg::Name(name))]);
    }
    print_text((told.join("\n") + "\n").as_bytes());
    Ok(())
}

/// A game as it is compared.
fn of(desk: &Desk, source: &Source) -> Result<Compared, Failure> {
    let path = match source {
        Source::File(path) => path,
        Source::Game(folder) => {
            let state = source::journal(desk, folder)?.state().map_err(|_| source::hopeless(desk))?;
            return Ok(Compared {
                fen: state.setup().fen.clone(),
                line: state.line().iter().map(|made| (made.ply.clone(), made.offered)).collect(),
                result: state.outcome().map(|outcome| outcome.result().to_owned()),
                signed: Side::ALL.into_iter().filter(|side| *state.signed().get(*side)).collect(),
                fault: None,
            });
        }
    };
    let keys = keys(&desk.languages);
    let open = || File::open(path).map(BufReader::new).map_err(|error| desk.barred("cli.file", path, &error));
    let name = path.to_string_lossy();
    let kept = kept(open()?, &keys, 1).map_err(|none| match none {
        NoGame::Fault(fault) => Failure::failed(desk.fault(&fault)),
        NoGame::Number(_) => desk.failed("review.empty", &[("name", Arg::Name(&name))]),
    })?;
    let game = Games::open(open()?, &keys).ok().and_then(|mut games| games.next()?.ok()).unwrap_or_default();
    Ok(Compared {
        fen: kept.state.setup().fen.clone(),
        line: kept.state.line().iter().map(|made| (made.ply.clone(), made.offered)).collect(),
        result: game.result().filter(|result| *result != "*").map(str::to_owned),
        signed: game.said("Signed").filter_map(|side| keys.side(&side)).collect(),
        fault: kept.fault,
    })
}
