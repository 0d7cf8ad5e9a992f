//! `clocks.toml`: what the talking clock says unasked, and names for times.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The thresholds of the talking clock; times are whole seconds.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// The time left at which a player's own clock is said to him.
    pub own: Vec<u64>,
    /// The part of its time above which a warning is armed again, in percent.
    pub rearm_percent: u64,
    /// The time under which a tick sounds each second; 0: never.
    pub tick_below: u64,
    /// Whose last seconds tick.
    pub tick: Tick,
    /// The moves left to the time control at which they are said.
    pub moves_to_control: Vec<u32>,
    /// Names for times.
    #[serde(default)]
    pub presets: BTreeMap<String, String>,
}

/// Whose last seconds tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tick {
    /// Nobody's.
    Off,
    /// A player's own, to him.
    Own,
    /// Both clocks, to a player whose clock speaks.
    Both,
}

impl Clocks {
    /// What a time means: a preset's, or the text itself.
    pub fn preset<'a>(&'a self, time: &'a str) -> &'a str {
        self.presets.get(time).map_or(time, String::as_str)
    }
}
