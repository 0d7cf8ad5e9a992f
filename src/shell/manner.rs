//! How things are said at this terminal: what the settings wish and what the game makes of it.
//!
//! Brief where the player asked for it, for his own move against an engine, and under `brief_below`;
//! that change is said once (`announcements.md` part 2).

use crate::config::{self, Settings};
use crate::core::{Event, Fact, Millis, MoveFact, Side};
use crate::language::{Channel, Class, Language, Length, Manner, Style};
use crate::voice::channels::{self, PRIVATE, Verbosity};

use super::{Shell, View};

/// What was wished for.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// How moves are named.
    pub style: Style,
    /// How long announcements are.
    pub length: Length,
    /// Whether a side is named; nothing means: not against an engine.
    pub say_side: Option<bool>,
    /// Whether a captured piece is named.
    pub say_captured: bool,
    /// Whether "pawn" is said.
    pub say_pawn: bool,
    /// The seconds under which moves are brief; 0: never.
    pub brief_below: u32,
    /// Whether printed moves begin with their number.
    pub number: bool,
    /// Whether players have places of their own.
    pub private: bool,
    /// Sides that have heard that announcements are brief now.
    told: [bool; 2],
}

impl Wishes {
    /// The wishes of the settings.
    pub fn of(settings: &Settings, number: bool, private: bool) -> Wishes {
        Wishes {
            style: style(settings.style, settings.say),
            length: match settings.length {
                config::Length::Full => Length::Full,
                config::Length::Brief => Length::Brief,
            },
            say_side: match settings.say_side {
                config::SaySide::Auto => None,
                config::SaySide::Always => Some(true),
                config::SaySide::Never => Some(false),
            },
            say_captured: settings.say_captured,
            say_pawn: settings.say_pawn,
            brief_below: settings.brief_below,
            number,
            private,
            told: [false; 2],
        }
    }
}

impl Wishes {
    /// Takes over what the table's own place wants; a flag goes before it.
    pub fn of_place(&mut self, place: &channels::Manner, settings: &Settings, flagged: (bool, bool)) {
        if let Some(named) = place.style.as_deref().filter(|_| !flagged.0) {
            self.style = style(named_style(named), settings.say);
        }
        if let Some(verbosity) = place.verbosity.filter(|_| !flagged.1) {
            self.length = length(verbosity);
        }
    }
}

fn length(verbosity: Verbosity) -> Length {
    match verbosity {
        Verbosity::Full => Length::Full,
        Verbosity::Brief => Length::Brief,
    }
}

/// A style by the name that settings, commands and channels give it.
pub(super) fn named_style(name: &str) -> config::Style {
    match name {
        "algebraic" => config::Style::Algebraic,
        "anna" => config::Style::Anna,
        "nato" => config::Style::Nato,
        "german" => config::Style::German,
        _ => config::Style::Digital,
    }
}

/// The style of a setting.
pub(super) fn style(style: config::Style, say: config::Say) -> Style {
    match (style, say) {
        (config::Style::Digital, config::Say::Value) => Style::Value,
        (config::Style::Digital, config::Say::Both) => Style::Both,
        (config::Style::Digital, config::Say::Name) => Style::Digital,
        (config::Style::Algebraic, _) => Style::Algebraic,
        (config::Style::Anna, _) => Style::Anna,
        (config::Style::Nato, _) => Style::Nato,
        (config::Style::German, _) => Style::German,
    }
}

impl<V: View> Shell<V> {
    /// The manner of whatever is no move.
    pub(super) fn manner(&self) -> Manner {
        let wishes = &self.wishes;
        Manner {
            style: wishes.style,
            second: if wishes.style == Style::Digital { Style::Anna } else { Style::Digital },
            length: wishes.length,
            say_side: wishes.say_side.unwrap_or(!self.engines.any()),
            say_captured: wishes.say_captured,
            say_pawn: wishes.say_pawn,
            number: wishes.number,
            private: wishes.private,
        }
    }

    /// Private places that want a style or a length of their own, with their language and manner. What the game
    /// makes brief is brief everywhere.
    pub(super) fn own_manners(&self, manner: &Manner) -> Vec<(Channel, &Language, Manner)> {
        let hurried = manner.length == Length::Brief && self.wishes.length == Length::Full;
        let own = |channel: Channel| {
            let place = self.voice.channels().manner(channel)?;
            if place.style.is_none() && place.verbosity.is_none() {
                return None;
            }
            let code = place.language.as_deref();
            let spoken = &self.languages[self.spoken];
            let language = code.and_then(|code| self.languages.iter().find(|one| one.code() == code)).unwrap_or(spoken);
            let mut manner = manner.clone();
            if let Some(named) = place.style.as_deref() {
                manner.style = style(named_style(named), self.config.settings.say);
            }
            if let Some(verbosity) = place.verbosity.filter(|_| !hurried) {
                manner.length = length(verbosity);
            }
            Some((channel, language, manner))
        };
        PRIVATE.into_iter().filter_map(own).collect()
    }

    /// The manner of what happened: brief for one's own move against an engine and when time is short.
    pub(super) fn manner_of(&self, events: &[Event]) -> Manner {
        let mut manner = self.manner();
        let mover = events.iter().find_map(|event| match &event.fact {
            Fact::Move(MoveFact::Announced { ply, .. }) => Some(ply.side),
            _ => None,
        });
        if let Some(side) = mover {
            let own = self.state.setup().conduct.moves_brief_own
                && self.engines.plays(side.other())
                && !self.engines.plays(side);
            if own || self.is_short(side) {
                manner.length = Length::Brief;
            }
        }
        manner
    }

    /// Whether a side has so little time left that moves are brief.
    fn is_short(&self, side: Side) -> bool {
        let below = Millis::seconds(u64::from(self.wishes.brief_below));
        self.state.left(side, self.time.now()).is_some_and(|left| left < below)
    }

    /// Says once a side that announcements are brief from now on.
    pub(super) fn brief_from_now(&mut self, events: &[Event]) {
        let mover = events.iter().find_map(|event| match &event.fact {
            Fact::Move(MoveFact::Announced { ply, .. }) => Some(ply.side),
            _ => None,
        });
        if let Some(side) = mover.filter(|side| self.is_short(*side))
            && self.wishes.length == Length::Full
            && let Some(told) = self.wishes.told.get_mut(side as usize)
            && !std::mem::replace(told, true)
        {
            self.say("brief.on", &[], Class::Reply);
        }
    }
}
