//! The ear at this table: when it listens, what it expects, and what becomes of what it hears.
//!
//! What is heard goes to the dialogue as a text; nothing is played here. That the ear is lost is said once, and play
//! goes on by hand.

use std::collections::BTreeMap;

use super::{Shell, View};
use crate::config::Config;
use crate::core::State;
use crate::dialogue::Dialogue;
use crate::ear::dictionary::Dictionary;
use crate::ear::expected::{self, expected};
use crate::ear::grammar::Grammar;
use crate::ear::words::Words;
use crate::ear::{Ear, EarNotice, Lost, NoSound, Unable};
use crate::language::{Arg, Channel, Class};
use crate::sound::Signal;
use crate::store::Input;

/// What the ear knows of the languages.
#[derive(Clone, Debug, Default)]
pub struct Ears {
    /// The words of moves in each.
    pub words: BTreeMap<String, Words>,
    /// How words sound in each.
    pub dictionaries: BTreeMap<String, Dictionary>,
    /// Which names of files are expected besides digits.
    pub names: Vec<String>,
}

impl Ears {
    /// What may be said in a situation, in a language; nothing in one that the ear does not know.
    pub fn expected(&self, language: &str, state: &State, dialogue: &Dialogue) -> Option<Grammar> {
        let (words, dictionary) = (self.words.get(language)?, self.dictionaries.get(language)?);
        let known = |word: &str| !dictionary.of(word).is_empty();
        Some(expected(state, dialogue, &expected::Hearing { language, words, names: &self.names, known: &known }))
    }
}

/// Opens the ear; what it knows is read then and not before, for most games have none.
pub type OpenEar = Box<dyn Fn(&Config) -> Result<(Ear, Ears), Lost>>;

/// The ear of a table.
#[derive(Default)]
pub struct Hearing {
    /// Who opens it; nobody where nothing is heard.
    open: Option<OpenEar>,
    /// Whether it is opened with the game.
    from_start: bool,
    /// The open ear.
    ear: Option<Ear>,
    /// What it knows.
    ears: Ears,
    /// What it expects, in which language.
    expects: Option<(String, Grammar)>,
}

impl Hearing {
    /// An ear that is still to be opened: with the game, or when it is asked for.
    pub fn new(open: OpenEar, from_start: bool) -> Hearing {
        Hearing { open: Some(open), from_start, ..Hearing::default() }
    }
}

impl<V: View> Shell<V> {
    /// Opens the ear with the game, where the settings say so.
    pub(super) fn open_ear(&mut self) {
        if std::mem::take(&mut self.hearing.from_start) {
            self.has_ear();
        }
    }

    /// Whether the ear is open now; it is opened where it can be, and why it cannot is said.
    fn has_ear(&mut self) -> bool {
        if self.hearing.ear.is_some() {
            return true;
        }
        let Some(open) = &self.hearing.open else {
            self.say("ear.nobody", &[], Class::Reply);
            return false;
        };
        match open(&self.config) {
            Ok((ear, ears)) => {
                (self.hearing.ear, self.hearing.ears) = (Some(ear), ears);
                self.hearing.expects = None;
                self.expect();
                true
            }
            Err(lost) => {
                self.ear_lost(&lost);
                false
            }
        }
    }

    /// Listens to one sentence; what natiq is saying falls silent, for it could not hear through it.
    pub(super) fn listen(&mut self) {
        if !self.has_ear() {
            return;
        }
        self.voice.hush();
        self.expect();
        if let Some(ear) = &mut self.hearing.ear {
            ear.listen();
        }
    }

    /// Escape: it listens no more to the sentence that was waited for; whether it did.
    pub(super) fn cease_listening(&mut self) -> bool {
        let Some(ear) = &mut self.hearing.ear else { return false };
        let tapped = ear.is_listening() && !ear.standing().open;
        if tapped {
            ear.cease();
        }
        tapped
    }

    /// The ear on, or off.
    pub(super) fn switch_ear(&mut self, on: bool) {
        if on {
            if self.has_ear() {
                self.ear_standing();
            }
        } else {
            self.hearing.ear = None;
            self.say("ear.off", &[], Class::Reply);
        }
    }

    /// How it stands: whether it listens, by what, and how loud it was.
    pub(super) fn ear_standing(&mut self) {
        let Some(standing) = self.hearing.ear.as_ref().map(Ear::standing) else {
            return self.say("ear.off", &[], Class::Reply);
        };
        let how = match (standing.open, standing.listening) {
            (true, _) => "open",
            (false, true) => "listening",
            (false, false) => "tap",
        };
        let args = [
            ("how", Arg::Choice(how)),
            ("name", Arg::Name(&standing.name)),
            ("named", Arg::Choice(if standing.name.is_empty() { "no" } else { "yes" })),
            ("level", Arg::Number(u64::from(standing.level))),
        ];
        self.say("ear.standing", &args, Class::Reply);
    }

    /// Tells the ear what may be said now, where that has changed.
    pub(super) fn expect(&mut self) {
        let Some(ear) = self.hearing.ear.as_mut().filter(|ear| ear.is_listening() || self.hearing.expects.is_none())
        else {
            return;
        };
        let code = self.languages[self.spoken].code().to_owned();
        let Some(grammar) = self.hearing.ears.expected(&code, &self.state, &self.dialogue) else { return };
        let expects = Some((code.clone(), grammar.clone()));
        if self.hearing.expects != expects {
            self.hearing.expects = expects;
            ear.expect(&code, grammar);
        }
    }

    /// What came to the ear.
    pub(super) fn ear_notice(&mut self, notice: EarNotice) {
        match notice {
            EarNotice::Listening => {
                // It is printed alone: spoken, it would be what is heard first.
                let mut listening = self.languages[self.spoken].utter(Channel::Table, Class::Reply, "ear.on", &[]);
                listening.speak.clear();
                self.tell(listening);
                self.signal(Signal::Listening);
            }
            EarNotice::Partial(words) => tracing::debug!(words, "heard so far"),
            EarNotice::Said(text) => {
                self.signal(Signal::Heard);
                self.line(&text, Input::Spoken);
            }
            // In an open ear every cough comes to this: only who asked to be heard is answered.
            EarNotice::Doubtful { tapped, words } => {
                tracing::debug!(words, "not believed");
                if tapped {
                    self.signal(Signal::Heard);
                    self.say("ear.doubtful", &[], Class::Reply);
                }
            }
            EarNotice::Unclear { tapped: true } => {
                self.signal(Signal::Heard);
                self.say("heard.none", &[], Class::Reply);
            }
            EarNotice::Unclear { tapped: false } => {}
            EarNotice::Nothing { silent } => {
                self.say(if silent { "ear.silent" } else { "ear.none" }, &[], Class::Reply);
            }
            EarNotice::Lost(lost) => {
                self.hearing.ear = None;
                // Sound that came in place of typed lines was all the input there is.
                self.ended |= lost == Lost::Sound(NoSound::Over) && self.config.settings.ear == "-";
                self.ear_lost(&lost);
            }
        }
    }

    fn ear_lost(&mut self, lost: &Lost) {
        let (key, args) = lost_args(lost);
        self.say(key, &args, Class::Reply);
    }
}

/// The message of why the ear hears no more, and its arguments.
pub fn lost_args(lost: &Lost) -> (&'static str, Vec<(&'static str, Arg<'_>)>) {
    match lost {
        Lost::Sound(NoSound::NoProgram) => ("ear.no-capture", Vec::new()),
        Lost::Sound(NoSound::Program { program, said }) if said.is_empty() => {
            ("ear.program-ended", vec![("program", Arg::Name(program))])
        }
        Lost::Sound(NoSound::Program { program, said }) => {
            ("ear.program-said", vec![("program", Arg::Name(program)), ("said", Arg::Name(said))])
        }
        Lost::Sound(NoSound::File { kind, said }) => {
            ("ear.file-unread", vec![("reason", Arg::of_file(&std::io::Error::from(*kind), said))])
        }
        Lost::Sound(NoSound::NotWav) => ("ear.not-wav", Vec::new()),
        Lost::Sound(NoSound::Rate(rate)) => ("ear.rate", vec![("rate", Arg::Number(u64::from(*rate)))]),
        Lost::Sound(NoSound::Over) => ("ear.over", Vec::new()),
        Lost::Dead => ("ear.dead", Vec::new()),
        Lost::Unable(Unable::NotBuilt) => ("ear.not-built", Vec::new()),
        Lost::Unable(Unable::NoModel(folder)) => ("ear.no-model", vec![("folder", Arg::Name(folder))]),
        Lost::Unable(Unable::Refused(reason)) => ("ear.refused", vec![("reason", Arg::Name(reason))]),
        Lost::Flood(program) => ("ear.flood", vec![("program", Arg::Name(program))]),
    }
}
