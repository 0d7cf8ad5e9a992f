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

fn seconds(time: Millis) -> String {
    match time.0 % 1000 {
        0 => (time.0 / 1000).to_string(),
        part => format!("{}.{part:03}", time.0 / 1000),
    }
}

/// The agreement of a PGN tag `TimeControl`, where it is one that can be played.
pub fn of_pgn(tag: &str) -> Option<TimeControl> {
    let seconds = |text: &str| {
        (!text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit() || sign == b'.')).then(|| format!("{text}s"))
    };
    if tag == "-" {
        return spec::read("none").ok();
    }
    let mut periods = Vec::new();
    let mut more = None;
    for field in tag.split(':') {
        let (moves, time) = field.split_once('/').map_or((None, field), |(moves, time)| (Some(moves), time));
        let (base, increment) = time.split_once('+').map_or((time, None), |(base, more)| (base, Some(more)));
        let base = seconds(base)?;
        periods.push(moves.map_or_else(|| base.clone(), |moves| format!("{base}/{moves}")));
        let increment = increment.filter(|more| *more != "0");
        // The words know one increment, for all periods.
        if periods.len() > 1 && increment != more {
            return None;
        }
        more = increment;
    }
    let more = more.map(seconds).map_or(Some(String::new()), |more| Some(format!(" +{}", more?)))?;
    spec::read(&(periods.join(",") + &more)).ok()
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
        for given in ["90m/40,30m +30s", "15+10", "none", "500s"] {
            assert_eq!(of_pgn(&tag(given)), spec::read(given).ok(), "{given}");
        }
        for odd in ["?", "", "*180", "40/5400+30:1800", "1+x", "9999999999999999999999"] {
            assert_eq!(of_pgn(odd), None, "{odd}");
        }
    }
}
