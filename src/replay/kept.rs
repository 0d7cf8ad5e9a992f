//! One game of a file as a whole, to be gone through: its end state, the times of its moves, its result.
//!
//! It is read to the place where it can no longer be followed, and that place is kept with it. Of a file
//! of many games only one is ever held.

use std::io::BufRead;

use super::{Fault, Remark, ReplayItem, replay};
use crate::core::{Millis, State};
use crate::written::Keys;

/// The most remarks that are kept beside a half-move.
const MOST: usize = 20;

/// A game that is gone through.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The game at its end.
    pub state: State,
    /// The head, as it stands in the file; empty for a game of one's own journal.
    pub head: Vec<(String, String)>,
    /// Its number in the file, from 1.
    pub number: u32,
    /// How many games the file holds.
    pub games: u32,
    /// What the mover's clock showed after each half-move, in milliseconds.
    pub left: Vec<Option<Millis>>,
    /// What each half-move took, in milliseconds.
    pub spent: Vec<Option<Millis>>,
    /// What the file says beside each half-move, before the first one too.
    pub remarks: Vec<Vec<Remark>>,
    /// The result as a file has it; none where the core knows how the game ended, or nobody does.
    pub result: Option<String>,
    /// Half-moves of the file behind the end of the game by the laws.
    pub beyond: u32,
    /// Where the file can no longer be followed.
    pub fault: Option<Fault>,
}

impl Kept {
    /// A game of one's own journal.
    pub fn of(state: State) -> Kept {
        let plies = 0..state.line().len();
        let spent = plies.map(|index| state.spent(index)).collect();
        let left = state.line().iter().map(|made| made.left).collect();
        Kept {
            state,
            head: Vec::new(),
            number: 1,
            games: 1,
            left,
            spent,
            remarks: Vec::new(),
            result: None,
            beyond: 0,
            fault: None,
        }
    }
}

/// Why there is no game to go through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// The file holds so many games, and not this one.
    Number(u32),
    /// The game cannot even be begun.
    Fault(Fault),
}

/// Reads a game of a PGN file or a sheet, by its number from 1; `keys` are the words of sheets that are known.
///
/// # Errors
/// [`NoGame`].
pub fn kept(reader: impl BufRead, keys: &Keys, number: u32) -> Result<Kept, NoGame> {
    let mut games = 0;
    let mut clock = Clock::default();
    let (mut state, mut result, mut fault, mut plies) = (None, None, None, 0);
    let mut remarks: Vec<Vec<Remark>> = Vec::new();
    let mut head = Vec::new();
    replay(reader, keys, &mut |item| match item {
        ReplayItem::GameStarted { n, headers, .. } => {
            games = n;
            if n == number {
                clock = Clock::of(headers);
                head = headers.to_vec();
            }
        }
        ReplayItem::Moved { state, .. } if games == number => clock.stands(state),
        ReplayItem::Timed { back, left, spent, state } if games == number => clock.tick(state, back, left, spent),
        ReplayItem::Remarked { remark, state } if games == number => {
            // What stood beside moves that were taken back goes with them.
            let at = state.line().len();
            remarks.resize(at + 1, Vec::new());
            if let Some(here) = remarks.last_mut().filter(|here| here.len() < MOST) {
                here.push(remark.clone());
            }
        }
        ReplayItem::Fault(found) if found.game == number || found.game == 0 => fault = Some(found.clone()),
        ReplayItem::GameEnded { n, plies: told, result: ending, state: end } if n == number => {
            (state, plies) = (end.cloned(), told);
            result = ending.map(str::to_owned);
        }
        _ => {}
    });
    match (state, fault) {
        (None, Some(fault)) => Err(NoGame::Fault(fault)),
        (None, None) => Err(NoGame::Number(games)),
        // What is no chess at all has no head, no move and a fault.
        (Some(state), Some(fault)) if state.line().is_empty() && games == 1 && result.is_none() => {
            let _ = state;
            Err(NoGame::Fault(fault))
        }
        (Some(state), fault) => {
            let made = state.line().len();
            clock.left.resize(made, None);
            clock.spent.resize(made, None);
            let result = result.filter(|result| state.outcome().is_none() && result != "*");
            let beyond = plies.saturating_sub(made as u32);
            let Clock { left, spent, .. } = clock;
            Ok(Kept { state, head, number, games, left, spent, remarks, result, beyond, fault })
        }
    }
}

/// The times of a file, as they come.
#[derive(Default)]
struct Clock {
    left: Vec<Option<Millis>>,
    spent: Vec<Option<Millis>>,
    /// The time at the start and the increment, where the head says so in one period.
    control: Option<(Millis, Millis)>,
    /// Half-moves that stand.
    made: usize,
}

impl Clock {
    fn of(headers: &[(String, String)]) -> Clock {
        let control = headers.iter().find(|(name, _)| name == "TimeControl").and_then(|(_, value)| {
            let (base, increment) = value.split_once('+').unwrap_or((value, "0"));
            Some((seconds(base)?, seconds(increment)?))
        });
        Clock { control, ..Clock::default() }
    }

    /// What was taken back has no times any more.
    fn stands(&mut self, state: &State) {
        let made = state.line().len();
        if made < self.made {
            self.left.truncate(made);
            self.spent.truncate(made);
        }
        self.made = made;
    }

    /// The times of the half-move that was made last, or so many before it. What it took is what the file says, else what the clock
    /// lost since the mover's move before.
    fn tick(&mut self, state: &State, back: usize, left: Option<Millis>, spent: Option<Millis>) {
        let Some(index) = state.line().len().checked_sub(1 + back) else { return };
        let before = match index.checked_sub(2) {
            Some(before) => self.left.get(before).copied().flatten(),
            None => self.control.map(|(base, _)| base),
        };
        let increment = self.control.map_or(Millis::ZERO, |(_, increment)| increment);
        let lost = before.zip(left).map(|(before, left)| before + increment - left);
        for (list, value) in [(&mut self.left, left), (&mut self.spent, spent.or(lost))] {
            list.resize(index, None);
            list.push(value);
        }
    }
}

fn seconds(text: &str) -> Option<Millis> {
    text.trim().parse().ok().filter(|seconds| *seconds <= Millis::LONGEST.0 / 1000).map(Millis::seconds)
}

/// A time as PGN writes it in a comment, `1:02:03.4`, in milliseconds.
pub(super) fn clock(comment: &str, command: &str) -> Option<Millis> {
    let (_, behind) = comment.split_once(command)?;
    let value = behind.split_once(']')?.0.trim();
    let (whole, tenths) = value.split_once('.').unwrap_or((value, ""));
    let mut total = 0_u64;
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for part in parts {
        total = total.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let fraction: String = tenths.chars().chain("000".chars()).take(3).collect();
    let span = Millis(total.checked_mul(1000)?.checked_add(fraction.parse().ok()?)?);
    (span <= Millis::LONGEST).then_some(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_comments_are_read_and_nonsense_is_none() {
        assert_eq!(clock("[%clk 1:02:03.4]", "[%clk"), Some(Millis(3_723_400)));
        assert_eq!(clock("good [%emt 0:00:05] move", "[%emt"), Some(Millis(5000)));
        assert_eq!(clock("[%clk 5]", "[%clk"), Some(Millis(5000)));
        for wrong in
            ["", "[%clk", "[%clk ]", "[%clk a:b]", "[%clk 1:2:3:4]", "[%clk 99999999999999999999]", "[%clk -1]"]
        {
            assert_eq!(clock(wrong, "[%clk"), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_game_of_several_is_chosen_by_number_with_its_times() {
        let text = "[White \"A\"]\n[TimeControl \"60+1\"]\n\n1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:58]} 2. Nf3 {[%clk 0:00:20]} 1-0\n\n[White \"B\"]\n\n1. d4 *\n";
        let first = kept(text.as_bytes(), &Keys::default(), 1).unwrap();
        assert_eq!((first.games, first.state.line().len(), first.result.as_deref()), (2, 3, Some("1-0")));
        assert_eq!(first.spent, [Some(Millis(11_000)), Some(Millis(3000)), Some(Millis(31_000))]);
        assert_eq!(first.left, [Some(Millis(50_000)), Some(Millis(58_000)), Some(Millis(20_000))]);
        let second = kept(text.as_bytes(), &Keys::default(), 2).unwrap();
        assert_eq!((second.state.setup().players.white.as_str(), second.spent), ("B", vec![None]));
        assert_eq!(kept(text.as_bytes(), &Keys::default(), 3).unwrap_err(), NoGame::Number(2));
        assert_eq!(kept(&b""[..], &Keys::default(), 1).unwrap_err(), NoGame::Number(0));
        assert!(kept(&b"\x00\xff\x1b[31m nonsense"[..], &Keys::default(), 1).is_err());
    }
}
