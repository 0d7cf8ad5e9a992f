//! Where an utterance is heard and in which language: at the table, in its owner's own place, or in
//! print alone.
//!
//! Two headphones in two languages at one table is the everyday case: what happens is worded for each.
//! What is private never goes anywhere else in a tournament: where its place is missing it is printed,
//! and that is said once (`speech.md`, "Channels are places").

use super::{Shell, View};
use crate::config::LineStyle;
use crate::language::{Channel, Class, Language, Manner, Utterance};
use crate::voice::Place;

/// How many announcements are kept for `repeat`.
pub(super) const KEPT: usize = 100;

/// What is told: as it is shown, and as it is heard where another language is spoken.
pub(super) struct Told {
    pub(super) shown: Utterance,
    pub(super) elsewhere: Vec<Utterance>,
    /// What it is in private places that have a style or a length of their own.
    pub(super) own: Vec<(Channel, Utterance)>,
}

impl<V: View> Shell<V> {
    /// Queues an utterance to be shown and spoken.
    pub(super) fn tell(&mut self, shown: Utterance) {
        self.queue(shown, Vec::new(), Vec::new());
    }

    /// The same for what depends on how things are said: places with a style or a length of their own hear it so.
    pub(super) fn tell_as(&mut self, manner: &Manner, word: impl Fn(&Shell<V>, &Language, &Manner) -> Vec<Utterance>) {
        let told = word(self, &self.languages[self.spoken], manner);
        let others: Vec<Vec<Utterance>> = self.heard_elsewhere().map(|language| word(self, language, manner)).collect();
        let own: Vec<(Channel, Vec<Utterance>)> = self
            .own_manners(manner)
            .into_iter()
            .map(|(channel, language, manner)| (channel, word(self, language, &manner)))
            .collect();
        for (at, shown) in told.into_iter().enumerate() {
            let elsewhere = others.iter().filter_map(|list| list.get(at).cloned()).collect();
            let own = own.iter().filter_map(|(channel, list)| Some((*channel, list.get(at)?.clone()))).collect();
            self.queue(shown, elsewhere, own);
        }
    }

    /// Queues what is told, worded for every language that somebody here hears.
    pub(super) fn tell_everywhere(&mut self, word: impl Fn(&Shell<V>, &Language) -> Vec<Utterance>) {
        let told = word(self, &self.languages[self.spoken]);
        let others: Vec<Vec<Utterance>> = self.heard_elsewhere().map(|language| word(self, language)).collect();
        for (at, shown) in told.into_iter().enumerate() {
            let elsewhere = others.iter().filter_map(|list| list.get(at).cloned()).collect();
            self.queue(shown, elsewhere, Vec::new());
        }
    }

    fn queue(&mut self, mut shown: Utterance, elsewhere: Vec<Utterance>, own: Vec<(Channel, Utterance)>) {
        // The whole sentence is spoken all the same.
        if self.config.settings.line_style == LineStyle::Short && !shown.short.is_empty() {
            shown.text = std::mem::take(&mut shown.short);
        }
        if matches!(shown.class, Class::Move | Class::Urgent) {
            self.said.push_back(shown.clone());
            if self.said.len() > KEPT {
                self.said.pop_front();
            }
        }
        self.out.push(Told { shown, elsewhere, own });
    }

    /// The languages of private places that are not the table's.
    fn heard_elsewhere(&self) -> impl Iterator<Item = &Language> {
        let channels = self.voice.channels();
        let wanted: Vec<&str> = channels
            .devices()
            .into_iter()
            .filter_map(|(channel, _)| channels.manner(channel)?.language.as_deref())
            .collect();
        let spoken = self.languages[self.spoken].code();
        self.languages.iter().filter(move |language| language.code() != spoken && wanted.contains(&language.code()))
    }

    /// Hands what is told to the mouth, at the place where it may be heard and in its language.
    pub(super) fn speak(&mut self, told: &Told) {
        let Told { shown, elsewhere, own } = told;
        if shown.speak.is_empty() {
            return;
        }
        match self.voice.place(shown.channel) {
            _ if shown.channel == Channel::Table => {
                self.voice.say_places([std::slice::from_ref(shown), elsewhere].concat(), own.clone());
            }
            Place::Here | Place::Own | Place::Lost => {
                let wanted = self.voice.channels().manner(shown.channel).and_then(|manner| manner.language.clone());
                let spoken = || wanted.and_then(|code| elsewhere.iter().find(|utterance| utterance.lang == code));
                let own = own.iter().find(|(channel, _)| *channel == shown.channel).map(|(_, words)| words);
                self.voice.say(own.or_else(spoken).unwrap_or(shown).clone());
            }
            Place::Missing | Place::Shared(_) if self.state.setup().conduct.one_step => {
                self.voice.say(Utterance { channel: Channel::Table, ..shown.clone() });
            }
            Place::Missing | Place::Shared(_) => self.print_alone(),
        }
    }

    /// Says once that private answers are printed.
    fn print_alone(&mut self) {
        if !std::mem::replace(&mut self.printed_alone, true) && self.voice.is_on() {
            self.say("channel.printed", &[], Class::Reply);
        }
    }
}
