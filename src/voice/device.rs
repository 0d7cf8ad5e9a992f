//! A named sound device: whether it is there, and the program that plays into it and nowhere else.
//!
//! It asks the sound server's own tools, each within a time limit; it never falls back to another
//! device.

use std::process::Command;
use std::time::Duration;

use crate::tool;

/// How long the sound server may take to list its devices (ms).
pub const LIST_LIMIT: Duration = Duration::from_millis(700);

/// A device as `config/channels.toml` names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// A sink of PulseAudio or PipeWire.
    Sink(String),
    /// A PCM of ALSA, written `alsa:NAME`.
    Alsa(String),
}

impl Device {
    /// Reads `NAME` or `alsa:NAME`; a name holds no blanks or control characters and is no option.
    pub fn parse(text: &str) -> Option<Device> {
        let good = |name: &str| {
            !name.is_empty() && !name.starts_with('-') && !name.chars().any(|sign| sign.is_control() || sign == ' ')
        };
        match text.strip_prefix("alsa:") {
            Some(name) => good(name).then(|| Device::Alsa(name.to_owned())),
            None => good(text).then(|| Device::Sink(text.to_owned())),
        }
    }

    /// The name as it is written in the configuration.
    pub fn name(&self) -> String {
        match self {
            Device::Sink(name) => name.clone(),
            Device::Alsa(name) => format!("alsa:{name}"),
        }
    }

    /// Whether the device is there now; a server that does not answer counts as gone.
    pub fn present(&self) -> bool {
        match self {
            Device::Sink(name) => sinks().is_some_and(|all| all.iter().any(|sink| sink == name)),
            Device::Alsa(name) => pcms().is_some_and(|all| all.iter().any(|pcm| pcm == name)),
        }
    }

    /// The program that plays a WAV from its standard input into this device.
    pub fn player(&self) -> Command {
        match self {
            Device::Sink(name) => {
                let mut command = Command::new("paplay");
                // PipeWire moves a stream elsewhere when its sink goes, unless it is told not to.
                command.args(["--client-name=natiq", "--latency-msec=60", "--property=node.dont-reconnect=true"]);
                command.arg(format!("--device={name}"));
                command
            }
            Device::Alsa(name) => {
                let mut command = Command::new("aplay");
                command.args(["-q", "-D", name, "-"]);
                command
            }
        }
    }

    /// The package that brings the player.
    pub fn package(&self) -> &'static str {
        match self {
            Device::Sink(_) => "pulseaudio-utils",
            Device::Alsa(_) => "alsa-utils",
        }
    }
}

/// The names of the sinks, or nothing when no sound server answers in time.
pub fn sinks() -> Option<Vec<String>> {
    let mut command = Command::new("pactl");
    command.args(["list", "short", "sinks"]);
    let output = tool::bounded(command, LIST_LIMIT).ok().filter(|output| output.success)?;
    Some(output.stdout.lines().filter_map(|line| line.split('\t').nth(1)).map(str::to_owned).collect())
}

/// The names of ALSA's PCMs, or nothing when `aplay` is missing.
pub fn pcms() -> Option<Vec<String>> {
    let mut command = Command::new("aplay");
    command.arg("-L");
    let output = tool::bounded(command, LIST_LIMIT).ok().filter(|output| output.success)?;
    Some(output.stdout.lines().filter(|line| !line.starts_with([' ', '\t'])).map(str::to_owned).collect())
}
