//! Two boards and two scoresheets in words: `boards`, `compare`, `retrace`, `sheet other`, and the questions
//! that belong to them.
//!
//! It reads what stands behind the words and hands it on; which board is right is `core`'s to know.

use shakmaty::{CastlingMode, Square};

use super::pending::Question;
use super::{Dialogue, Program, Reader, Seat, Sorry, Step};
use crate::core::conduct::RepeatBack;
use crate::core::{
    Act, BoardsAct, BoardsFact, CheckItem, Command, Event, Fact, Hand, Ply, Query, Role, State, WhichBoard,
};
use crate::notation::{self, Reading};
use crate::words::{OfBoards, Takes, Word};

/// The longest text of a scoresheet's entry that is kept, in characters.
const LONGEST: usize = 40;

/// What stands behind `boards`.
enum Wanted {
    Short,
    More,
    Board(WhichBoard),
    Check,
    Hands(WhichBoard, Hand),
}

impl Dialogue {
    /// What a command about boards or scoresheets comes to; nothing where the word is another.
    pub(super) fn boards_command(
        &mut self,
        state: &State,
        named: Option<Role>,
        word: Word,
        rest: &str,
    ) -> Option<Vec<Step>> {
        let by = named.unwrap_or_else(|| self.speaker(state));
        let does = |act: BoardsAct| Step::Do(Command { by, act: Act::Boards(act) });
        let steps = match word {
            Word::Compare if rest.is_empty() => vec![does(BoardsAct::Compare)],
            Word::Retrace if rest.is_empty() => vec![does(BoardsAct::Retrace)],
            Word::Retrace => vec![Step::Program(Program::Retrace(by, rest.to_owned()))],
            Word::SheetOther if rest.is_empty() => return None,
            Word::SheetOther if self.reader.lexicon.of_boards(rest) == Some((OfBoards::Back, String::new())) => {
                vec![does(BoardsAct::OtherBack)]
            }
            Word::SheetOther => vec![does(self.other_move(state, rest))],
            Word::Boards => match self.reader.boards(rest) {
                None => vec![Step::Sorry(Sorry::Argument(word))],
                Some(Wanted::Short) => {
                    let again = state.to_execute().filter(|_| self.executes(state)).cloned();
                    let asked = again.map(|ply| Step::Question(Question::Execute(ply)));
                    std::iter::once(Step::Ask(by, Query::Boards)).chain(asked).collect()
                }
                Some(Wanted::More) => vec![Step::Ask(by, Query::OnBoards)],
                Some(Wanted::Board(which)) => vec![Step::Ask(by, Query::OneBoard(which))],
                Some(Wanted::Check) => vec![does(BoardsAct::Demand)],
                Some(Wanted::Hands(board, hand)) => vec![does(BoardsAct::Hands { board, hand })],
            },
            _ => return None,
        };
        Some(self.dropping(by, steps))
    }

    /// An entry of the other sheet. A sheet asks no questions: where a text has several readings, the move of
    /// this game is meant if it is one of them.
    fn other_move(&self, state: &State, text: &str) -> BoardsAct {
        let sheet = state.other_sheet();
        let mut options = self.reading();
        options.input = notation::Input::Any;
        options.ambiguity = notation::Ambiguity::Castle;
        let reading = sheet
            .position(state.start())
            .map(|position| notation::read(text, &position, &self.reader.vocabulary, &options));
        let uci = |mv: &shakmaty::Move| mv.to_uci(CastlingMode::Standard);
        let played = match reading {
            Some(Reading::Unique { mv, .. }) => Some(uci(&mv)),
            Some(Reading::Ambiguous { choices, .. }) => {
                let ours = state.line().get(sheet.moves().len()).map(|made| made.ply.uci);
                choices.iter().map(|choice| uci(&choice.mv)).find(|read| Some(*read) == ours)
            }
            _ => None,
        };
        BoardsAct::OtherSheet { anew: false, moves: vec![(text.chars().take(LONGEST).collect(), played)] }
    }

    /// Whether whoever sits here is asked to make the player's move on the sighted board and to say when it is
    /// done: the assistant at his own terminal; at any other where nobody repeats the announcement.
    pub fn executes(&self, state: &State) -> bool {
        let nobody_repeats = state.setup().conduct.repeat_back == RepeatBack::Off;
        state.to_execute().is_some() && (self.seat == Seat::One(Role::Assistant) || nobody_repeats)
    }

    /// Whether whoever sits here enters the sighted player's moves and it is time for one.
    pub fn enters(&self, state: &State) -> bool {
        let sighted_to_move = state.boards().is_some_and(|boards| boards.whose() != state.turn());
        self.seat == Seat::One(Role::Assistant)
            && sighted_to_move
            && state.announced().is_none()
            && state.outcome().is_none()
            && state.to_execute().is_none()
    }

    /// The first question about the special board is open now.
    pub(super) fn witness_boards(&mut self, event: &Event) {
        if matches!(event.fact, Fact::Boards(BoardsFact::CheckDemanded)) {
            self.pending = Some(super::pending::Pending { by: event.by, question: Question::Board(None) });
        }
    }

    /// An answer about the special board: all is well, or one thing after the other is asked (VI.1).
    pub(super) fn board_answer(&mut self, asked: Role, item: Option<CheckItem>, ok: bool) -> Vec<Step> {
        // At the table nobody else answers for the board than whoever checks it for the arbiter.
        let by = self.arbiter();
        let next = match item {
            None if ok => None,
            None => CheckItem::ALL.first().copied(),
            Some(item) => item.next(),
        };
        let found = BoardsAct::Check { item, ok };
        let said = Step::Do(Command { by, act: Act::Boards(found) });
        // A no to the whole opens the questions one by one.
        let asked = next.map(|item| self.ask(asked, Question::Board(Some(item))));
        [said].into_iter().chain(asked).collect()
    }

    /// The question about executing a move, where it is to be asked.
    pub fn execution(&self, state: &State) -> Option<Ply> {
        state.to_execute().filter(|_| self.executes(state)).cloned()
    }
}

impl Reader {
    /// What stands behind `boards`.
    fn boards(&self, rest: &str) -> Option<Wanted> {
        if rest.is_empty() {
            return Some(Wanted::Short);
        }
        if let Some((Word::More, behind)) = self.lexicon.find(rest) {
            return behind.is_empty().then_some(Wanted::More);
        }
        let (what, rest) = self.lexicon.of_boards(rest)?;
        let board = match what {
            OfBoards::Vi => WhichBoard::Vi,
            OfBoards::Sighted => WhichBoard::Sighted,
            OfBoards::Check => return rest.is_empty().then_some(Wanted::Check),
            OfBoards::Empty | OfBoards::Back => return None,
        };
        if rest.is_empty() {
            return Some(Wanted::Board(board));
        }
        self.hand(&rest).map(|hand| Wanted::Hands(board, hand))
    }

    /// What hands did: "71 53", "53 empty", "knight 53", "white knight 53".
    fn hand(&self, text: &str) -> Option<Hand> {
        let square = |text: &str| notation::square(text, &self.vocabulary);
        let compact: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        if compact.len() == 4 && compact.bytes().all(|sign| sign.is_ascii_digit()) {
            let (from, to) = compact.split_at_checked(2)?;
            return moved(square(from)?, square(to)?);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        (1..words.len()).find_map(|at| {
            let (first, last) = (words.get(..at)?.join(" "), words.get(at..)?.join(" "));
            if self.lexicon.of_boards(&last) == Some((OfBoards::Empty, String::new())) {
                return Some(Hand::Emptied { on: square(&first)? });
            }
            let on = square(&last)?;
            if let Some((kind, side)) = notation::piece(&first, &self.vocabulary) {
                return Some(Hand::Put { side, kind, on });
            }
            moved(square(&first)?, on)
        })
    }
}

/// A piece that went from a square to another one.
fn moved(from: Square, to: Square) -> Option<Hand> {
    (from != to).then_some(Hand::Moved { from, to })
}

/// Whether what stands behind a word counts as it was typed: in a move big and small letters differ, and in the
/// name of a file everything does.
pub(super) fn as_typed(word: Word) -> bool {
    matches!(word, Word::Retrace | Word::Note | Word::Setup)
        || matches!(word.entry().takes, Takes::Move | Takes::MaybeMove)
}
