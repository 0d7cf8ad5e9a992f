//! Times as a sheet writes them: the agreement in the words of `--time`, a reading as `1:20:05`.

use crate::core::clock::{Allowance, spec};
use crate::core::{Bonus, Millis, TimeControl};

/// The agreement in the words that `--time` reads.
pub fn words(time: &TimeControl) -> String {
    if time.white == time.black {
        return allowance(&time.white);
    }
    format!("white={} black={}", allowance(&time.white), allowance(&time.black))
}

fn allowance(side: &Allowance) -> String {
    let Some(first) = side.periods.first() else { return "none".to_owned() };
    let periods: Vec<String> = side
        .periods
        .iter()
        .map(|period| match period.moves {
            Some(moves) => format!("{}/{moves}", span(period.base)),
            None => span(period.base),
        })
        .collect();
    let bonus = match first.bonus {
        Bonus::None => String::new(),
        Bonus::Increment(more) => format!(" +{}", span(more)),
        Bonus::Delay(delay) => format!(" d{}", span(delay)),
        Bonus::Bronstein(delay) => format!(" b{}", span(delay)),
    };
    periods.join(",") + &bonus
}

fn span(time: Millis) -> String {
    match time.0 {
        0 => "0s".to_owned(),
        ms if ms % 60_000 == 0 => format!("{}m", ms / 60_000),
        ms if ms % 1000 == 0 => format!("{}s", ms / 1000),
        ms => format!("{ms}ms"),
    }
}

/// A reading as hours, minutes and seconds; what is left of a second is not shown.
pub fn reading(time: Millis) -> String {
    let seconds = time.0 / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The agreement as the PGN tag `TimeControl` has it; a delay has no place there.
pub fn pgn(time: &TimeControl) -> String {
    let periods = &time.white.periods;
    if time.white != time.black {
        return "?".to_owned();
    }
    if periods.is_empty() {
        return "-".to_owned();
    }
    let fields = periods.iter().map(|period| {
        let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let more = match period.bonus.increment() {
            Millis::ZERO => String::new(),
            more => format!("+{}", seconds(more)),
        };
        format!("{moves}{}{more}", seconds(period.base))
    });
    fields.collect::<Vec<_>>().join(":")
}

/// The agreement that a PGN tag `TimeControl` says, `-` being none; nothing where it says none that can be kept: an
/// hourglass, an increment that changes from period to period, a question mark.
pub fn of_pgn(tag: &str) -> Option<TimeControl> {
    let tag = tag.trim();
    if tag == "-" {
        return Some(TimeControl::default());
    }
    let mut increment = None;
    let mut periods = Vec::new();
    for field in tag.split(':') {
        let (main, more) = field.split_once('+').unwrap_or((field, "0"));
        if *increment.get_or_insert(more) != more {
            return None;
        }
        periods.push(match main.split_once('/') {
            Some((moves, seconds)) => format!("{seconds}s/{moves}"),
            None => format!("{main}s"),
        });
    }
    spec::read(&format!("{} +{}s", periods.join(","), increment?)).ok()
}

fn seconds(time: Millis) -> String {
    match time.0 % 1000 {
        0 => (time.0 / 1000).to_string(),
        part => format!("{}.{part:03}", time.0 / 1000),
    }
}

/// Whether [`pgn`] says all of an agreement.
pub fn pgn_is_whole(time: &TimeControl) -> bool {
    time.white == time.black && time.white.periods.iter().all(|period| period.bonus.delay() == Millis::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for given in [
            "15m+10s",
            "5m d3s",
            "5m b3s",
            "90m/40,30m +30s",
            "white=5m black=4m",
            "none",
            "500ms",
            "white=5m+3s black=none",
        ] {
            let time = spec::read(given).unwrap();
            assert_eq!(spec::read(&words(&time)).unwrap(), time, "{given} became {}", words(&time));
        }
    }

    #[test]
    fn the_tag_has_moves_seconds_and_increment() {
        let tag = |given| pgn(&spec::read(given).unwrap());
        assert_eq!(tag("90m/40,30m +30s"), "40/5400+30:1800+30");
        assert_eq!(tag("15+10"), "900+10");
        assert_eq!(tag("none"), "-");
        assert_eq!(tag("white=5m black=4m"), "?");
    }

    #[test]
    fn a_tag_is_read_back_and_what_cannot_be_kept_is_none() {
        for given in ["90m/40,30m +30s", "15+10", "none", "5m", "500ms +2s"] {
            let time = spec::read(given).unwrap();
            assert_eq!(of_pgn(&pgn(&time)), Some(time), "{given}");
        }
        assert_eq!(of_pgn("40/9000"), spec::read("150m/40").ok());
        for wrong in ["", "?", "*180", "40/5400+30:1800", "5 minutes", "1:", "40/:5", "0", "99999999999", "+", "/"] {
            assert_eq!(of_pgn(wrong), None, "{wrong}");
        }
    }
}
