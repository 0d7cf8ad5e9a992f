//! What is shown and spoken once a message is dealt with: the queue, to the log, the mouth and the view.
//!
//! What is printed and what is handed to the speaker is word for word the same.

use std::io;

use super::{Frame, Shell, View, prompt};
use crate::core::{Millis, State};
use crate::language::{Class, Utterance};

impl<V: View> Shell<V> {
    /// Shows and speaks what is queued: printed and handed to the speaker, word for word the same.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        let now = self.time.now();
        let mut out = self.speak_all(now);
        self.alert(&out);
        out.extend(self.speak_all(now));
        let lines: Vec<Utterance> = out.into_iter().filter(|said| said.class != Class::Echo).collect();
        let (view, frame) = self.view_and_frame();
        view.show(&lines, &frame)?;
        self.give_signals()
    }

    /// Logs and speaks what is queued, and what speaking itself brings to be said; gives it to be shown.
    fn speak_all(&mut self, now: Millis) -> Vec<Utterance> {
        let mut all = Vec::new();
        while !self.out.is_empty() {
            for told in std::mem::take(&mut self.out) {
                self.books.speech(&told.shown, now);
                self.speak(&told);
                all.push(told.shown);
            }
        }
        all
    }

    /// The view and what it is to show.
    pub(super) fn view_and_frame(&mut self) -> (&mut V, Frame<'_>) {
        let now = self.time.now();
        let Shell { view, state, looking, dialogue, languages, spoken, wishes, config, happened_at, .. } = self;
        let state: &State = state;
        let moment = looking.as_ref().unwrap_or(state);
        let language = &languages[*spoken];
        let prompt = prompt::text(moment, dialogue, language, config, *happened_at);
        // In a review there is no game but the one that is looked at.
        let state = if dialogue.reviews() { moment } else { state };
        (view, Frame { state, moment, now, prompt, language, wishes, veil: dialogue })
    }

    /// The last sentences, without a prompt that nobody will type on.
    pub(super) fn flush_last(&mut self) -> io::Result<()> {
        let now = self.time.now();
        let out = self.speak_all(now);
        let language = &self.languages[self.spoken];
        let (state, wishes, veil) = (&self.state, &self.wishes, &self.dialogue);
        let moment = self.looking.as_ref().unwrap_or(state);
        let frame = Frame { state, moment, now, prompt: String::new(), language, wishes, veil };
        self.view.show(&out, &frame)?;
        self.view.close()
    }

    pub(super) fn frame(&self, now: Millis) -> Frame<'_> {
        let language = &self.languages[self.spoken];
        let moment = self.moment();
        let prompt = prompt::text(moment, &self.dialogue, language, &self.config, self.happened_at);
        let state = if self.dialogue.reviews() { moment } else { &self.state };
        Frame { state, moment, now, prompt, language, wishes: &self.wishes, veil: &self.dialogue }
    }
}
