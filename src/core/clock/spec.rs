//! The words of `--time`: `15+10`, `15m+10s`, `5m d3s`, `90m/40,30m +30s`, `white=5m black=4m`, `none`.
//!
//! It reads; what was understood is worded elsewhere. A bare number is minutes before the sign and
//! seconds behind it; `5:00` is minutes and seconds.

use thiserror::Error;

use super::control::{Allowance, Bonus, Period, TimeControl};
use crate::core::millis::Millis;
use crate::core::side::Both;

/// Why a time control was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// A part is no time.
    #[error("not a time: {0}")]
    NotATime(String),
    /// A part is no number of moves.
    #[error("not a number of moves: {0}")]
    NotMoves(String),
    /// Only one of the two sides was given a time.
    #[error("a time for each side, or one for both")]
    OneSide,
    /// A period before the last has no number of moves.
    #[error("each period but the last needs its moves")]
    Endless,
    /// A time that is nothing at all.
    #[error("no time at all")]
    Nothing,
}

/// Reads a time control.
///
/// # Errors
/// [`SpecError`] with the part that was not understood.
pub fn read(text: &str) -> Result<TimeControl, SpecError> {
    let text = text.trim().to_lowercase();
    if text == "none" {
        return Ok(TimeControl::default());
    }
    let (mut shared, mut white, mut black) = (Vec::new(), None::<Vec<&str>>, None::<Vec<&str>>);
    let mut side = &mut shared;
    for word in text.split_whitespace() {
        let rest = if let Some(rest) = word.strip_prefix("white=") {
            side = white.get_or_insert_default();
            rest
        } else if let Some(rest) = word.strip_prefix("black=") {
            side = black.get_or_insert_default();
            rest
        } else {
            word
        };
        side.push(rest);
    }
    match (white, black) {
        (None, None) => {
            let both = allowance(&shared)?;
            Ok(Both { white: both.clone(), black: both })
        }
        (Some(white), Some(black)) if shared.is_empty() => {
            Ok(Both { white: allowance(&white)?, black: allowance(&black)? })
        }
        _ => Err(SpecError::OneSide),
    }
}

/// Reads one side's words.
fn allowance(words: &[&str]) -> Result<Allowance, SpecError> {
    if words == ["none"] {
        return Ok(Allowance::default());
    }
    let joined = words.join(" ");
    let (mut main, mut bonus) = (String::new(), Bonus::None);
    let mut set = |text: &str, make: fn(Millis) -> Bonus| -> Result<(), SpecError> {
        let time = time(text, 1)?;
        bonus = if time == Millis::ZERO { Bonus::None } else { make(time) };
        Ok(())
    };
    for word in joined.split_whitespace() {
        if let Some(seconds) = word.strip_prefix('d') {
            set(seconds, Bonus::Delay)?;
        } else if let Some(seconds) = word.strip_prefix('b') {
            set(seconds, Bonus::Bronstein)?;
        } else if !word.starts_with('+') && !main.is_empty() && !main.ends_with(',') {
            return Err(SpecError::NotATime(joined.chars().take(40).collect()));
        } else if let Some((base, seconds)) = word.split_once('+') {
            main.push_str(base);
            set(seconds, Bonus::Increment)?;
        } else {
            main.push_str(word);
        }
    }
    let mut periods = Vec::new();
    for part in main.split(',') {
        let (base, moves) = match part.split_once('/') {
            Some((base, moves)) => {
                let number = moves.parse::<u32>().ok().filter(|number| (1..=500).contains(number));
                (base, Some(number.ok_or_else(|| SpecError::NotMoves(moves.to_owned()))?))
            }
            None => (part, None),
        };
        periods.push(Period { base: time(base, 60)?, moves, bonus });
    }
    let endless = periods.split_last().is_some_and(|(_, before)| before.iter().any(|period| period.moves.is_none()));
    if endless {
        return Err(SpecError::Endless);
    }
    if periods.iter().all(|period| period.base == Millis::ZERO) && bonus == Bonus::None {
        return Err(SpecError::Nothing);
    }
    Ok(Allowance { periods })
}

/// Reads `1h30m`, `90m`, `10s`, `5:00`, `1:30:00` or a bare number of `unit` seconds.
///
/// # Errors
/// [`SpecError::NotATime`] where it is none, or longer than a hundred hours.
pub fn time(text: &str, unit: u64) -> Result<Millis, SpecError> {
    let bad = || SpecError::NotATime(text.chars().take(40).collect());
    let seconds = if text.contains(':') {
        let parts: Option<Vec<u64>> = text.split(':').map(|part| part.parse().ok()).collect();
        match parts.as_deref() {
            Some(&[minutes, seconds]) if seconds < 60 => {
                minutes.checked_mul(60).and_then(|sum| sum.checked_add(seconds))
            }
            Some(&[hours, minutes, seconds]) if minutes < 60 && seconds < 60 => {
                hours.checked_mul(3600).and_then(|sum| sum.checked_add(minutes * 60 + seconds))
            }
            _ => None,
        }
        .map(|whole| whole as f64)
    } else {
        units(text, unit)
    }
    .ok_or_else(bad)?;
    let span = Millis((seconds * 1000.0).round() as u64);
    if span > Millis::LONGEST { Err(bad()) } else { Ok(span) }
}

/// Reads numbers with their units, or one bare number of `unit` seconds.
fn units(text: &str, unit: u64) -> Option<f64> {
    let number = |digits: &str| -> Option<f64> {
        let plain = !digits.is_empty() && digits.len() <= 12 && digits.chars().all(|c| c.is_ascii_digit() || c == '.');
        if plain { digits.parse().ok() } else { None }
    };
    if let Some(bare) = number(text) {
        return Some(bare * unit as f64);
    }
    let (mut sum, mut rest) = (0.0, text);
    while !rest.is_empty() {
        let end = rest.find(|c: char| c.is_ascii_alphabetic())?;
        let (digits, behind) = rest.split_at(end);
        let (factor, length) = match behind.as_bytes() {
            [b'm', b's', ..] => (0.001, 2),
            [b'h', ..] => (3600.0, 1),
            [b'm', ..] => (60.0, 1),
            [b's', ..] => (1.0, 1),
            _ => return None,
        };
        sum += number(digits)? * factor;
        rest = &behind[length..];
    }
    (!text.is_empty()).then_some(sum)
}
