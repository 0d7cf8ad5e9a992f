//! Channels as places: which device, voice and manner each has (`config/channels.toml`).
//!
//! It reads and checks the table, and answers where a private utterance can be heard; what to do when
//! it cannot is the caller's business. It touches no device.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::device::Device;
use crate::language::utterance::Channel;

/// The file compiled in.
pub const BUILT_IN: &str = include_str!("../../config/channels.toml");

/// What is wrong with a `channels.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChannelsError {
    /// It is no such TOML; the message holds line and key.
    #[error("channels.toml: {0}")]
    Toml(String),
    /// A value no channel can have.
    #[error("channels.toml: {channel}.{key}: expected {expected}")]
    Value {
        /// The table it stands in.
        channel: String,
        /// The key.
        key: &'static str,
        /// What would be right.
        expected: &'static str,
    },
}

/// The styles a channel can have, as `style` in `default.toml` names them.
const STYLES: [&str; 5] = ["digital", "algebraic", "anna", "nato", "german"];

/// How much is said on a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verbosity {
    /// Whole sentences.
    #[default]
    Full,
    /// The short forms.
    Brief,
}

/// One channel's table; what is absent is the program's own default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// The sound device; nothing for the table means the machine's own, elsewhere that there is no place.
    pub device: Option<Device>,
    /// The voice, as the engine names it.
    pub voice: Option<String>,
    /// The rate, −100 to 100.
    pub rate: Option<i32>,
    /// The language code.
    pub language: Option<String>,
    /// The announcement style, for instance `anna`.
    pub style: Option<String>,
    /// How much is said.
    pub verbosity: Option<Verbosity>,
}

/// Where a channel is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At this terminal's own speaker.
    Here,
    /// In a device of its own.
    Own,
    /// In a device of its own that is lost at present.
    Lost,
    /// In the same device as this other channel: not private.
    Shared(Channel),
    /// Nowhere.
    Missing,
}

/// All channels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Channels(BTreeMap<Channel, Manner>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    device: Option<String>,
    voice: Option<String>,
    rate: Option<i32>,
    language: Option<String>,
    style: Option<String>,
    verbosity: Option<Verbosity>,
}

/// The channels that are private to one person.
pub const PRIVATE: [Channel; 4] = [Channel::White, Channel::Black, Channel::Assistant, Channel::Arbiter];

impl Channels {
    /// Reads the text of a `channels.toml`.
    ///
    /// # Errors
    /// An unknown key or a value out of range, with the line or the key.
    pub fn parse(text: &str) -> Result<Channels, ChannelsError> {
        let written: BTreeMap<Channel, Written> =
            toml::from_str(text).map_err(|error| ChannelsError::Toml(error.to_string().trim().to_owned()))?;
        written
            .into_iter()
            .map(|(channel, written)| Ok((channel, check(channel, written)?)))
            .collect::<Result<_, _>>()
            .map(Channels)
    }

    /// The manner of a channel, if it has a table.
    pub fn manner(&self, channel: Channel) -> Option<&Manner> {
        self.0.get(&channel)
    }

    /// The devices of the private channels, each once, with its first channel.
    pub fn devices(&self) -> Vec<(Channel, Device)> {
        let mut all: Vec<(Channel, Device)> = Vec::new();
        for (channel, device) in
            PRIVATE.into_iter().filter_map(|channel| Some((channel, self.manner(channel)?.device.clone()?)))
        {
            if !all.iter().any(|(_, known)| *known == device) {
                all.push((channel, device));
            }
        }
        all
    }

    /// Where `channel` is heard at a terminal that is itself the place of `here`.
    pub fn place(&self, channel: Channel, here: &[Channel]) -> Place {
        if channel == Channel::Table || here.contains(&channel) {
            return Place::Here;
        }
        let device = |channel| self.manner(channel).and_then(|manner| manner.device.as_ref());
        let Some(own) = device(channel) else { return Place::Missing };
        let others = std::iter::once(Channel::Table).chain(PRIVATE);
        others
            .filter(|other| *other != channel)
            .find(|other| device(*other) == Some(own))
            .map_or(Place::Own, Place::Shared)
    }
}

fn check(channel: Channel, written: Written) -> Result<Manner, ChannelsError> {
    let wrong = |key, expected| ChannelsError::Value { channel: format!("{channel:?}").to_lowercase(), key, expected };
    let device = match written.device.as_deref() {
        None | Some("") => None,
        Some(name) => Some(Device::parse(name).ok_or_else(|| wrong("device", "the name of a sink, or alsa:NAME"))?),
    };
    if written.rate.is_some_and(|rate| !(-100..=100).contains(&rate)) {
        return Err(wrong("rate", "a number from -100 to 100"));
    }
    let word = |text: &String| !text.is_empty() && !text.starts_with('-') && !text.chars().any(char::is_control);
    if written.voice.as_ref().is_some_and(|text| !word(text)) {
        return Err(wrong("voice", "the name of a voice"));
    }
    let code = |text: &String| {
        (2..=8).contains(&text.len()) && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
    };
    if written.language.as_ref().is_some_and(|text| !code(text)) {
        return Err(wrong("language", "a language code such as en or ar"));
    }
    if written.style.as_ref().is_some_and(|text| !STYLES.contains(&text.as_str())) {
        return Err(wrong("style", "digital, algebraic, anna, nato or german"));
    }
    Ok(Manner {
        device,
        voice: written.voice,
        rate: written.rate,
        language: written.language,
        style: written.style,
        verbosity: written.verbosity,
    })
}
