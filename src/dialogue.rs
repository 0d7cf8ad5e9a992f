//! What was typed or heard becomes a command, a query, a question or a reason; pure, and never a judge.
//!
//! It owns the pending question, the confirmations and whose turn it is to speak. It knows no rule,
//! wording, terminal or voice: it reads the state to learn who is meant and hands everything on.

mod another;
mod arguments;
mod asked;
mod boards;
mod claims;
mod commands;
mod hands;
mod heard;
mod keypad;
mod layout;
mod made;
mod moves;
mod past;
mod pending;
mod read;
mod rulings;
mod sealing;
mod sure;
mod verbatim;
mod who;

use crate::core::{Act, Command, EndAct, Event, Illegal, Millis, Query, Role, Side, State};
use crate::notation::{self, Vocabulary};
use crate::words::{Group, Lexicon, Subject, Word};

pub use another::Another;
pub use heard::Heard;
pub use past::Going;
pub use pending::{Menu, Question};
pub use sealing::{Purpose, Sealing, Secret};

/// Who sits at a terminal (`--role`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Seat {
    /// Both players, by turns.
    #[default]
    Table,
    /// One person.
    One(Role),
}

/// What a line came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A command for `core`.
    Do(Command),
    /// A question for `core`, and who asks it.
    Ask(Role, Query),
    /// The cursor goes somewhere, and who asks for it.
    Look(Role, Going),
    /// A question to the player; it is pending now.
    Question(Question),
    /// The pending question is dropped.
    Dropped,
    /// What was told to have been played was not: nothing is recorded.
    Unrecorded,
    /// Nothing can be made of it.
    Sorry(Sorry),
    /// Something to be known besides: a wrong check or mate sign behind a move.
    Remark(notation::Warning),
    /// Something for the program itself.
    Program(Program),
    /// Something with a sealed move or its envelope.
    Sealing(Sealing),
    /// Another game is to be begun, by this role's wish.
    Another(Role, Another),
    /// The choice, from 0, in a numbered list of the program's.
    Picked(usize),
}

/// What is for the program and not for the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Program {
    /// The last announcements again, word for word.
    Repeat(u32),
    /// The last thing said, longer.
    More,
    /// The last move in the second style, slower.
    Spell,
    /// Moves of the sheet, by number.
    Sheet(Option<u32>, Option<u32>),
    /// Faster or slower by a step.
    Rate(i8),
    /// Louder or softer by a step.
    Volume(i8),
    /// Another style of saying moves.
    Style(String),
    /// Another language.
    Language(String),
    /// Speech on or off.
    Speech(bool),
    /// The drawn board large or small.
    SizeBoard {
        /// Whether large.
        large: bool,
    },
    /// Stop speaking now.
    Hush,
    /// Listen to one sentence.
    Listen,
    /// The ear on or off; nothing: how it stands.
    Ear(Option<bool>),
    /// Help.
    Help(Topic),
    /// Simulated time passes; the machine sleeps meanwhile where that is said.
    Wait(Millis, bool),
    /// The state as JSON.
    State,
    /// A note is to be kept beside the game, and who writes it.
    Note(Role, String),
    /// Another game of the file is to be reviewed, by its number.
    Game(u32),
    /// The review is left.
    Leave,
    /// A file is the opponent's scoresheet; who says so, and the file.
    Retrace(Role, String),
    /// An empty line: stop a reply, show the prompt again.
    Nothing,
}

/// What help is asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The situation.
    Situation,
    /// All groups.
    More,
    /// A group.
    Group(Group),
    /// A command.
    Word(Word),
    /// Something that is no command.
    Subject(Subject),
    /// Nothing that there is help for, as it was typed.
    Unknown(String),
}

/// Why nothing can be made of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Sorry {
    /// No command and no move.
    NotUnderstood(String),
    /// A move that is not legal: what was meant, and why.
    Illegal(notation::Meant, Illegal),
    /// A legal answer to a move of this side that stands announced, before it is pressed.
    Unpressed(Side),
    /// What is told to have been played cannot have been played so.
    Unmade(Illegal),
    /// Something is missing or wrong behind a command.
    Argument(Word),
    /// A draw alone: it is not said whether it is offered or accepted.
    OfferOrAccept,
    /// A draw behind a move: it is not said that it is offered.
    DrawBehind,
    /// There is no question to answer.
    NothingAsked,
    /// The answer is none of the question's.
    NoSuchAnswer,
    /// Only digital notation is taken in this game.
    DigitalOnly(String),
    /// The game is over.
    Over,
    /// The text is too long to be read.
    TooLong,
    /// It is not the arbiter's code.
    WrongCode,
    /// Nothing can be made of it, and a move that is to be sealed may stand in it: it is not repeated.
    Unsaid,
    /// The passphrase is too short.
    ShortPassphrase,
    /// The passphrase is a command.
    CommonPassphrase,
    /// The passphrase is a move.
    MovePassphrase,
    /// The arbiter's code is too short.
    ShortCode,
    /// The arbiter's code is a command or a move.
    CommonCode,
    /// The claim that is to be ruled on is only asked about yet.
    AnswerFirst,
    /// The game is adjourned.
    Adjourned,
    /// The cursor stands in the past, where nothing is played.
    InThePast,
    /// A game is only gone through, and nothing is played in it.
    Review,
    /// There is no such game to go over to: only a review has several.
    OnlyInReview,
    /// Nothing that was heard can be read.
    Unheard,
    /// A move was heard that is not legal: what was understood, and why.
    Misheard(notation::Meant, Illegal),
    /// It is never taken by ear: this command, or an act of the arbiter's.
    NotByEar(Option<Word>),
    /// The answer to what is asked is typed and not spoken.
    TypedAnswer,
    /// A position in words that cannot be played.
    Misplaced(notation::Misplaced),
}

/// What a dialogue reads texts with.
#[derive(Clone)]
pub struct Reader {
    /// Command words of all languages.
    pub lexicon: Lexicon,
    /// Words and letters of moves.
    pub vocabulary: Vocabulary,
    /// How moves are read.
    pub options: notation::Options,
    /// What a text would be, had it been typed on the other keyboard layout.
    pub other_layout: fn(&str) -> Vec<String>,
    /// Whether an empty line presses an own announcement (`empty_line`).
    pub empty_presses: bool,
}

/// One terminal's dialogue.
#[derive(Clone)]
pub struct Dialogue {
    reader: Reader,
    seat: Seat,
    pending: Option<pending::Pending>,
    /// Whether play waits for a yes after the machine slept.
    slept: bool,
    /// The half-moves made at the moment that questions are asked of; nothing in the live game.
    cursor: Option<usize>,
    /// Whether a game is only gone through here.
    reviews: bool,
    /// The half-moves of a reviewed game, where moves that nobody played can be gone through behind them.
    played: Option<usize>,
    /// Whether the text in hand was heard and not typed.
    by_ear: bool,
}

/// The longest line that is read, in characters.
const LONGEST: usize = 500;

impl Dialogue {
    /// A dialogue with nothing pending.
    pub fn new(reader: Reader, seat: Seat) -> Dialogue {
        Dialogue {
            reader,
            seat,
            pending: None,
            slept: false,
            cursor: None,
            reviews: false,
            played: None,
            by_ear: false,
        }
    }

    /// What a line comes to, in the order in which it is to be carried out.
    pub fn hear(&mut self, state: &State, line: &str) -> Vec<Step> {
        if line.chars().nth(LONGEST).is_some() {
            return vec![Step::Sorry(Sorry::TooLong)];
        }
        if let Some(text) = self.relayed(line) {
            return self.heard(state, &text);
        }
        if let Some(steps) = self.instead(state, line).or_else(|| self.verbatim(state, line)) {
            return steps;
        }
        let steps = self.read(state, line.trim());
        let steps = self.completed(state, steps);
        self.not_played(state, steps)
    }

    /// The program asks something of its own: it is pending until answered or dropped.
    pub fn ask(&mut self, by: Role, question: Question) -> Step {
        self.pending = Some(pending::Pending { by, question: question.clone() });
        Step::Question(question)
    }

    /// Asks something in the place of what was asked before; that this is dropped is said.
    fn asking(&mut self, by: Role, question: Question) -> Vec<Step> {
        let before = self.pending.take().filter(|pending| pending.question != question);
        before.map(|_| Step::Dropped).into_iter().chain([self.ask(by, question)]).collect()
    }

    /// What happened: it may answer a question or make it pointless.
    pub fn witness(&mut self, event: &Event) {
        use crate::core::{ClaimFact, ClockFact, DrawFact, EndFact, Fact, MoveFact, RulingFact, TakebackFact};
        self.witness_boards(event);
        self.recalled(event);
        match &event.fact {
            Fact::Clock(ClockFact::Slept { .. }) => self.slept = true,
            Fact::Clock(ClockFact::Started { .. }) => self.slept = false,
            Fact::Clock(ClockFact::ReasonAsked) => self.owes_reason(event.by),
            Fact::Move(MoveFact::Announced { .. } | MoveFact::Corrected { .. })
            | Fact::Takeback(TakebackFact::TakenBack { .. })
            | Fact::Claim(ClaimFact::Claimed { .. })
            // What was asked about a position, an envelope or who is there is asked no longer.
            | Fact::Ruling(RulingFact::Restored { .. } | RulingFact::Irregular { .. })
            | Fact::Adjourn(_)
            | Fact::End(EndFact::Ended { .. }) => self.pending = None,
            Fact::Clock(ClockFact::Reasoned { .. }) => {
                self.forget(|question| matches!(question, Question::Reason(_)));
            }
            Fact::Draw(DrawFact::Declined { .. } | DrawFact::Lapsed { .. }) => self.forget(sure::accepts),
            _ => {}
        }
    }

    /// Forgets the open question where it is such a one: what happened has answered it.
    fn forget(&mut self, such: impl Fn(&Question) -> bool) {
        self.pending = self.pending.take().filter(|pending| !such(&pending.question));
    }

    /// The question for the signature that is still missing, where both sign at this terminal (8.7).
    pub fn next_signature(&mut self, state: &State) -> Option<Step> {
        let by = self.signer(state);
        let missing = by.side().is_some_and(|side| !*state.signed().get(side));
        let command = Command { by, act: Act::End(EndAct::Sign) };
        (missing && self.seat == Seat::Table).then(|| self.ask(by, Question::Sure(command)))
    }

    /// The question that is open.
    pub fn pending(&self) -> Option<&Question> {
        self.pending.as_ref().map(|pending| &pending.question)
    }

    /// Whether a yes or no of the state's own is awaited (taking back, leaving, a sleep, an end that stands).
    pub fn awaits(&self, state: &State) -> bool {
        self.pending.is_some() || self.owed(state).is_some()
    }

    /// Drops the open question, as Escape does; whether there was one.
    pub fn drop_question(&mut self) -> bool {
        self.pending.take().is_some()
    }

    /// Who sits here.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What this dialogue reads texts with.
    pub fn reader(&self) -> &Reader {
        &self.reader
    }
}
