//! The one loop: moves messages between the layers and decides nothing.
//!
//! A line goes to the dialogue, a command to `core`, its events to disk, then into the state, then to
//! language, voice and view, in this order. It waits for messages alone, or for the next thing the
//! clock has due; it never waits for speech, an engine or a disk that is not the journal.

mod ahead;
mod alert;
mod another;
mod boards;
mod books;
mod carry;
mod echo;
mod engines;
mod entered;
mod greet;
mod hearing;
mod help;
mod keys;
mod manner;
mod message;
mod opinion;
mod past;
mod places;
mod program;
mod prompt;
mod review;
mod sealing;
mod signals;
mod situation;
mod sleep;
mod stage;
mod status;
mod sure;
mod time;
mod tutor;
mod view;
mod wording;

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::core::{Act, ClockAct, Command, EndAct, Millis, Query, Role, State, next_deadline};
use crate::dialogue::{Dialogue, Step};
use crate::language::{Class, Language, Utterance};
use crate::sound::{Signal, Sounder};
use crate::store::{Input, Notes};
use crate::voice::{Voice, VoiceNotice};

use ahead::gone_through;
use alert::Alerts;
pub use another::{Barred, Begin, Fresh, Next};
pub use books::{Books, PGN, SHEET, Trouble, growing, speech_line};
pub use engines::Engines;
pub use entered::Entered;
pub use hearing::{Ears, Hearing, lost_args};
pub use manner::Wishes;
pub use message::Message;
pub use opinion::Adviser;
use places::{KEPT, Told};
pub use review::{Reopen, Review, fault_args, fault_key};
pub use sleep::watch as watch_sleep;
pub use time::GameTime;
pub use tutor::Tutor;
pub use view::{Frame, LinesView, ScreenView, View, Wish};

/// The longest that a program which was left goes on for the sake of its last sentences.
const LAST_WORDS: Duration = Duration::from_secs(6);

/// A game at one terminal.
pub struct Shell<V> {
    pub(crate) state: State,
    pub(crate) dialogue: Dialogue,
    pub(crate) languages: Vec<Language>,
    /// The index of the language in force.
    pub(crate) spoken: usize,
    pub(crate) wishes: Wishes,
    pub(crate) config: Config,
    pub(crate) time: GameTime,
    pub(crate) books: Books,
    pub(crate) voice: Voice,
    pub(crate) view: V,
    pub(crate) engines: Engines,
    /// The engine that is asked for its opinion.
    pub(crate) adviser: Adviser,
    /// The file a game is reviewed from, where one is.
    pub(crate) review: Option<Review>,
    /// The notes beside the game.
    pub(crate) notes: Notes,
    /// The game as it stood at the moment that is looked at.
    looking: Option<State>,
    pub(crate) sounds: Box<dyn Sounder>,
    /// Who begins another game.
    begin: Option<Begin>,
    /// What is being chosen for it.
    choosing: Option<another::Choosing>,
    /// What is to be shown and spoken once the message in hand is dealt with.
    out: Vec<Told>,
    /// What is to sound once that is shown.
    signals: Vec<Signal>,
    /// Signals that are still to be shown to whoever asked for them.
    shown: VecDeque<Signal>,
    /// The moment up to which the last seconds have ticked.
    ticked: Millis,
    /// The last announcements, the newest last.
    said: VecDeque<Utterance>,
    /// Whether it was said that private answers are printed alone.
    printed_alone: bool,
    /// Whether the last question was about the two boards, so that `more` tells what stands on them.
    boards_asked: bool,
    /// The last question that was answered and who asked it, for `more`; nothing once something has happened.
    asked: Option<(Role, Query)>,
    /// When something happened last: what the prompt shows changes with events alone.
    happened_at: Millis,
    /// The user's own program that is told of events.
    alerts: Alerts,
    /// Moment of the last interrupt.
    interrupted: Option<Millis>,
    /// The ear.
    hearing: Hearing,
    /// Who teaches here, in the tutorial.
    tutor: Option<Tutor>,
    left: bool,
    /// Whether nothing comes from the input any more.
    ended: bool,
}

/// What a shell is made of.
pub struct Parts<V> {
    /// The game.
    pub state: State,
    /// Who reads what is typed.
    pub dialogue: Dialogue,
    /// All languages that are there.
    pub languages: Vec<Language>,
    /// The index of the one in force.
    pub spoken: usize,
    /// How things are said.
    pub wishes: Wishes,
    /// All settings.
    pub config: Config,
    /// The game's clock source.
    pub time: GameTime,
    /// Journal, sheet and logs.
    pub books: Books,
    /// The mouth.
    pub voice: Voice,
    /// The eyes, or the fingers.
    pub view: V,
    /// Engines.
    pub engines: Engines,
    /// The engine that is asked for its opinion.
    pub adviser: Adviser,
    /// The file a game is reviewed from, where one is.
    pub review: Option<Review>,
    /// The notes beside the game.
    pub notes: Notes,
    /// What gives the short signals.
    pub sounds: Box<dyn Sounder>,
    /// Who begins another game at this table; nobody where none is played.
    pub begin: Option<Begin>,
    /// The ear, open or still to be opened.
    pub hearing: Hearing,
}

impl<V: View> Shell<V> {
    /// A shell whose game has not been greeted yet.
    pub fn new(parts: Parts<V>) -> Shell<V> {
        let Parts { state, dialogue, languages, spoken, wishes, config, time, books, voice, view, engines, .. } = parts;
        let Parts { adviser, review, notes, sounds, begin, hearing, .. } = parts;
        let happened_at = time.now();
        Shell {
            ticked: time.now(),
            state,
            dialogue,
            languages,
            spoken,
            wishes,
            config,
            time,
            books,
            voice,
            view,
            engines,
            adviser,
            review,
            notes,
            looking: None,
            sounds,
            begin,
            choosing: None,
            out: Vec::new(),
            signals: Vec::new(),
            shown: VecDeque::new(),
            said: VecDeque::new(),
            printed_alone: false,
            boards_asked: false,
            asked: None,
            happened_at,
            alerts: Alerts::default(),
            interrupted: None,
            hearing,
            tutor: None,
            left: false,
            ended: false,
        }
    }

    /// Plays until somebody leaves or nothing can come any more.
    ///
    /// # Errors
    /// When the terminal cannot be written to; the game is on disk all the same.
    pub fn run(&mut self, inbox: &Receiver<Message>) -> io::Result<()> {
        self.start_clock();
        self.wake_engine();
        self.open_ear();
        self.flush()?;
        while !self.left {
            match self.next(inbox) {
                Ok(message) => self.take(message)?,
                Err(RecvTimeoutError::Timeout) => self.due()?,
                Err(RecvTimeoutError::Disconnected) => self.end_input(),
            }
            if self.ended && !self.adviser.is_asked() {
                self.end_input();
            }
            self.flush()?;
            // Behind what is said: nobody waits for the ear.
            self.expect();
        }
        self.books.close(&self.state).into_iter().for_each(|trouble| self.book_trouble(trouble));
        self.close()?;
        self.last_words(inbox);
        Ok(())
    }

    /// Nobody can say anything any more: the game is left, and what the clock has used is on disk. The program acts as
    /// the arbiter, for no player chose to go.
    fn end_input(&mut self) {
        if self.state.clock().running().is_some() && self.state.outcome().is_none() && !self.left {
            let quit = Command { by: Role::Arbiter, act: Act::End(EndAct::Quit) };
            self.carry_out(&quit, self.time.now(), Input::Key, "");
        }
        self.left = true;
    }

    /// Lets the goodbye be heard: until it is said, a key is pressed, or the time for it is over.
    fn last_words(&self, inbox: &Receiver<Message>) {
        let over = Instant::now() + LAST_WORDS;
        while self.voice.is_on() && self.voice.is_speaking() {
            match inbox.recv_timeout(over.saturating_duration_since(Instant::now())) {
                Ok(Message::Key(_) | Message::Voice(VoiceNotice::Finished | VoiceNotice::Lost)) | Err(_) => break,
                Ok(_) => {}
            }
        }
        self.voice.quit();
    }

    /// The next message, or the moment something is due; an idle game sleeps until a message comes.
    fn next(&self, inbox: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        let now = self.time.now();
        let running = next_deadline(&self.state, now);
        let drawn = self.view.next_draw(&self.frame(now));
        let tick = self.next_tick(now);
        match [running, drawn, tick].into_iter().flatten().min().filter(|_| self.time.is_real()) {
            Some(at) => inbox.recv_timeout(Duration::from_millis((at - now).0)),
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn take(&mut self, message: Message) -> io::Result<()> {
        self.settle();
        if matches!(message, Message::Line(_) | Message::Key(_)) {
            self.shown.clear();
        }
        match message {
            Message::Line(line) => self.line(&line, Input::Typed),
            Message::Key(key) => self.key(key)?,
            Message::Resized => {
                let (view, frame) = self.view_and_frame();
                view.resized(&frame)?;
            }
            // An engine of a game that was left has nothing to say any more.
            Message::Engine(game, ..) if game != self.engines.game => {}
            Message::Engine(_, side, reply) => self.engine(side, reply),
            Message::Opinion(opinion) => self.opinion(opinion),
            Message::Voice(notice) => {
                self.voice_notice(notice);
                self.show_on(notice);
            }
            Message::Ear(notice) => self.ear_notice(notice),
            Message::Sound(lost) => self.tones_lost(lost),
            Message::Slept(span) => self.slept(span),
            // An answer that was asked for is still waited for, as long as an engine is.
            Message::End => self.ended = true,
        }
        Ok(())
    }

    /// What the clock has due, and a clock that is drawn.
    fn due(&mut self) -> io::Result<()> {
        self.settle();
        let (view, frame) = self.view_and_frame();
        view.drawn_clock(&frame)
    }

    /// Carries out what is due by now, each thing at its own moment.
    fn settle(&mut self) {
        let until = self.time.now();
        self.tick(until);
        while let Some(due) = next_deadline(&self.state, until).filter(|due| *due <= until) {
            let command = Command { by: Role::Arbiter, act: Act::Clock(ClockAct::Deadline) };
            if !self.carry_out(&command, due, Input::Key, "") {
                return;
            }
        }
    }

    /// A line that was typed, heard or sent.
    fn line(&mut self, line: &str, input: Input) {
        let relayed = self.dialogue.relayed(line);
        let (line, input) = relayed.as_deref().map_or((line, input), |text| (text, Input::Spoken));
        if self.is_for_the_tutor(line, input) {
            return;
        }
        // What a yes confirms was spoken, whoever says the yes and however.
        let asked = self.dialogue.asked_about().map(|(command, text)| (command.clone(), text.to_owned()));
        let secret = !line.trim().is_empty() && self.dialogue.is_secret(&self.state, line);
        let steps = match input {
            Input::Spoken => self.dialogue.heard(gone_through(&self.review, &self.state), line),
            _ => self.dialogue.hear(gone_through(&self.review, &self.state), line),
        };
        let about_boards = steps.iter().any(boards::is_about);
        // A question that outlives what was refused is said again: a yes must not come to somebody who forgot it.
        let refused = matches!(steps.as_slice(), [Step::Sorry(_)]);
        let open = refused && !self.dialogue.takes_text() && self.dialogue.pending().is_some();
        // What is secret is neither put back on the line nor kept beside what comes of it.
        if !secret && input != Input::Spoken && steps.iter().any(|step| matches!(step, Step::Sorry(_))) {
            self.view.give_back(line);
        }
        let line = if secret { "" } else { line };
        let learnt = self.tutor.is_some().then(|| steps.clone());
        for step in steps {
            match (&step, &asked) {
                (Step::Do(command), Some((own, text))) if command == own => self.step(step, Input::Spoken, text),
                _ => self.step(step, input, line),
            }
        }
        if open {
            self.ask_pending();
        }
        // What is entered is an event for whoever reads the prompt behind the answer; time alone is none.
        self.happened_at = self.time.now();
        self.boards_asked = about_boards;
        if let Some(steps) = learnt {
            self.judge_task(&steps);
        }
    }

    fn step(&mut self, step: Step, input: Input, line: &str) {
        match step {
            Step::Do(command) => {
                let now = self.time.now();
                self.carry_out(&command, now, input, line);
            }
            Step::Ask(by, query) => self.ask(by, &query),
            Step::Look(by, going) => self.look(by, going),
            Step::Question(question) => self.question_worth_asking(&question),
            Step::Dropped => self.say("ask.dropped", &[], Class::Reply),
            Step::Unrecorded => self.say("made.none", &[], Class::Reply),
            Step::Sorry(sorry) => self.sorry(&sorry),
            Step::Remark(warning) => self.remark(warning),
            Step::Program(program) => self.program(&program),
            Step::Sealing(step) => self.sealing(step, input),
            Step::Another(by, what) => self.another(by, what),
            Step::Picked(at) => self.picked(at),
        }
    }
}
