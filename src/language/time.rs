//! Times in words: at most two units, rounded down; and what was agreed about time.
//!
//! It never writes a time in figures and never reckons one: milliseconds come in.

use super::arg::Arg;
use super::locale::Language;
use super::phrase::{Draft, Phrase};
use crate::core::clock::{Allowance, Period};
use crate::core::{Bonus, Millis, TimeControl};

/// The units of spoken time with their milliseconds, the greatest first.
const UNITS: [(u64, &str); 3] = [(3_600_000, "hour"), (60_000, "minute"), (1000, "second")];

/// A time in words: "4 minutes 30 seconds", "1 hour 30 minutes", "9 seconds".
pub fn words(language: &Language, span: Millis) -> Phrase {
    language.time(span, "count").phrase()
}

impl Language {
    /// A time in words; `form` is the part of the catalogue's keys that names the case.
    pub(super) fn time(&self, span: Millis, form: &str) -> Draft<'_> {
        let first = UNITS.iter().position(|(unit, _)| span.0 >= *unit).unwrap_or(UNITS.len() - 1);
        let mut parts = UNITS.iter().skip(first).take(2).scan(span.0, |rest, (unit, word)| {
            let count = *rest / unit;
            *rest %= unit;
            Some((count, *word))
        });
        let part =
            |(count, word): (u64, &str)| self.draft(&[form, "-", word].concat(), &[("count", Arg::Number(count))]);
        let more = parts.next().map(part).unwrap_or_default();
        match parts.next().filter(|(count, _)| *count > 0) {
            None => more,
            Some(less) => self.draft("time-join", &[("more", Arg::Said(more)), ("less", Arg::Said(part(less)))]),
        }
    }

    /// A time in words with all its units: what was agreed is not rounded.
    pub(super) fn exactly(&self, span: Millis) -> Draft<'_> {
        let mut rest = span.0;
        let parts = UNITS.iter().chain([&(1, "millisecond")]).filter_map(|(unit, word)| {
            let count = rest / unit;
            rest %= unit;
            (count > 0).then(|| self.draft(&["count-", word].concat(), &[("count", Arg::Number(count))]))
        });
        parts
            .reduce(|more, less| self.draft("time-join", &[("more", Arg::Said(more)), ("less", Arg::Said(less))]))
            .unwrap_or_else(|| self.draft("count-second", &[("count", Arg::Number(0))]))
    }

    /// What was agreed about time: "15 minutes plus 10 seconds", "no clock".
    pub fn time_control(&self, control: &TimeControl) -> Phrase {
        self.control(control).phrase()
    }

    pub(super) fn control(&self, control: &TimeControl) -> Draft<'_> {
        if control.white == control.black {
            return self.allowance(&control.white, true);
        }
        let side = |allowance| Arg::Said(self.allowance(allowance, false));
        self.draft("time-unequal", &[("white", side(&control.white)), ("black", side(&control.black))])
    }

    /// One player's time; `each` where both have the same.
    fn allowance(&self, allowance: &Allowance, each: bool) -> Draft<'_> {
        let Some(first) = allowance.periods.first() else { return self.draft("time-none", &[]) };
        let base = allowance
            .periods
            .iter()
            .map(|period| self.period(period))
            .reduce(|time, next| self.draft("time-then", &[("time", Arg::Said(time)), ("next", Arg::Said(next))]));
        let mut time = base.unwrap_or_default();
        if each {
            time = self.draft("time-each", &[("time", Arg::Said(time))]);
        }
        let (key, bonus) = match first.bonus {
            Bonus::None => return time,
            Bonus::Increment(bonus) => ("time-increment", bonus),
            Bonus::Delay(bonus) => ("time-delay", bonus),
            Bonus::Bronstein(bonus) => ("time-bronstein", bonus),
        };
        self.draft(key, &[("time", Arg::Said(time)), ("bonus", Arg::Exact(bonus))])
    }

    fn period(&self, period: &Period) -> Draft<'_> {
        match period.moves {
            None => self.exactly(period.base),
            Some(moves) => self.draft(
                "time-period",
                &[("time", Arg::Exact(period.base)), ("moves", Arg::Count("count.move", u64::from(moves)))],
            ),
        }
    }
}
