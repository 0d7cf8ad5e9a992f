//! The table itself: a line a command (`product.md` part 5).
//!
//! A command that is not built is not here. The words of each language stand in
//! `config/languages/*/words.toml` under the names of this table.

use super::word::Word;

/// Commands that belong together, for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Moving and repeating.
    Move,
    /// Answering a question.
    Answer,
    /// The clock.
    Clock,
    /// Asking about the game.
    Ask,
    /// Asking what stands where.
    Board,
    /// What a tournament does not allow to be asked.
    Hint,
    /// Draw offers.
    Draw,
    /// Ending and leaving.
    End,
    /// Hands and pieces.
    Hands,
    /// Claims.
    Claim,
    /// The arbiter's.
    Arbiter,
    /// Adjournment.
    Adjourn,
    /// Two boards and two scoresheets.
    Boards,
    /// The past of the game, and notes on it.
    Past,
    /// The voice.
    Voice,
    /// Help.
    Help,
    /// For tests and relays; not in help.
    Test,
}

impl Group {
    /// Groups that help shows, in its order.
    pub const SHOWN: [Group; 16] = {
        use Group::*;
        [Move, Answer, Clock, Ask, Board, Hint, Hands, Draw, Claim, End, Arbiter, Adjourn, Boards, Past, Voice, Help]
    };

    /// The name in help texts' keys, `help <name>` and completions.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Move => "move",
            Group::Answer => "answer",
            Group::Clock => "clock",
            Group::Ask => "ask",
            Group::Board => "reading",
            Group::Hint => "hint",
            Group::Draw => "draw",
            Group::End => "end",
            Group::Hands => "hands",
            Group::Claim => "claim",
            Group::Arbiter => "arbiter",
            Group::Adjourn => "adjourn",
            Group::Boards => "boards",
            Group::Past => "past",
            Group::Voice => "voice",
            Group::Help => "help",
            Group::Test => "test",
        }
    }
}

/// What stands behind a command word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// A move text.
    Move,
    /// A move text, or nothing.
    MaybeMove,
    /// A square.
    Square,
    /// A square, or nothing.
    MaybeSquare,
    /// A digit from 1 to 8.
    Digit,
    /// A file: its digit, letter or name.
    File,
    /// A square and a direction.
    Ray,
    /// The name of a piece.
    Piece,
    /// A number, or nothing.
    Number,
    /// Up to two numbers.
    Numbers,
    /// The name of a style.
    Style,
    /// The code or name of a language.
    Language,
    /// A command word, a group, `more`, or nothing.
    Topic,
    /// One of two boards and what hands did there, or nothing.
    Board,
    /// The number of a move and its side.
    Moment,
    /// Any text, or nothing.
    Text,
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The command.
    pub word: Word,
    /// Its name in `words.toml` and in the keys of its help.
    pub name: &'static str,
    /// Where help shows it.
    pub group: Group,
    /// What stands behind it.
    pub takes: Takes,
    /// Whether players may use it in tournament conduct.
    pub tournament: bool,
}

const fn entry(word: Word, name: &'static str, group: Group, takes: Takes, tournament: bool) -> Entry {
    Entry { word, name, group, takes, tournament }
}

/// Every command, in the order in which help shows them.
pub const ENTRIES: &[Entry] = &[
    entry(Word::Press, "press", Group::Move, Takes::Nothing, true),
    entry(Word::Correct, "correct", Group::Move, Takes::Nothing, true),
    entry(Word::Same, "same", Group::Move, Takes::Nothing, true),
    entry(Word::Echo, "echo", Group::Move, Takes::Move, true),
    entry(Word::Yes, "yes", Group::Answer, Takes::Nothing, true),
    entry(Word::No, "no", Group::Answer, Takes::Nothing, true),
    entry(Word::Time, "time", Group::Clock, Takes::Nothing, true),
    entry(Word::Other, "other", Group::Clock, Takes::Nothing, true),
    entry(Word::Times, "times", Group::Clock, Takes::Nothing, true),
    entry(Word::Used, "used", Group::Clock, Takes::Nothing, true),
    entry(Word::Control, "control", Group::Clock, Takes::Nothing, true),
    entry(Word::ClockSaysOn, "clock-says-on", Group::Clock, Takes::Nothing, true),
    entry(Word::ClockSaysOff, "clock-says-off", Group::Clock, Takes::Nothing, true),
    entry(Word::Last, "last", Group::Ask, Takes::Number, true),
    entry(Word::Repeat, "repeat", Group::Ask, Takes::Number, true),
    entry(Word::More, "more", Group::Ask, Takes::Nothing, true),
    entry(Word::Spell, "spell", Group::Ask, Takes::Nothing, true),
    entry(Word::Moves, "moves", Group::Ask, Takes::Numbers, true),
    entry(Word::Turn, "turn", Group::Ask, Takes::Nothing, true),
    entry(Word::Check, "check", Group::Ask, Takes::Nothing, true),
    entry(Word::Captured, "captured", Group::Ask, Takes::Nothing, true),
    entry(Word::Players, "players", Group::Ask, Takes::Nothing, true),
    entry(Word::Rules, "rules", Group::Ask, Takes::Nothing, true),
    entry(Word::Square, "square", Group::Board, Takes::Square, true),
    entry(Word::Rank, "rank", Group::Board, Takes::Digit, true),
    entry(Word::File, "file", Group::Board, Takes::File, true),
    entry(Word::Diagonal, "diagonal", Group::Board, Takes::Square, true),
    entry(Word::Jumps, "jumps", Group::Board, Takes::Square, true),
    entry(Word::Ray, "ray", Group::Board, Takes::Ray, true),
    entry(Word::Where, "where", Group::Board, Takes::Piece, true),
    entry(Word::PiecesWhite, "pieces-white", Group::Board, Takes::Nothing, true),
    entry(Word::PiecesBlack, "pieces-black", Group::Board, Takes::Nothing, true),
    entry(Word::Position, "position", Group::Board, Takes::Nothing, true),
    entry(Word::Board, "board", Group::Board, Takes::Nothing, true),
    entry(Word::Attackers, "attackers", Group::Hint, Takes::Square, false),
    entry(Word::Defenders, "defenders", Group::Hint, Takes::Square, false),
    entry(Word::Legal, "legal", Group::Hint, Takes::MaybeSquare, false),
    entry(Word::Captures, "captures", Group::Hint, Takes::Nothing, false),
    entry(Word::Material, "material", Group::Hint, Takes::Nothing, false),
    entry(Word::Counts, "counts", Group::Hint, Takes::Nothing, false),
    entry(Word::Offer, "offer", Group::Draw, Takes::Nothing, true),
    entry(Word::Accept, "accept", Group::Draw, Takes::Nothing, true),
    entry(Word::Decline, "decline", Group::Draw, Takes::Nothing, true),
    entry(Word::Resign, "resign", Group::End, Takes::Nothing, true),
    entry(Word::Takeback, "takeback", Group::End, Takes::Nothing, false),
    entry(Word::Quit, "quit", Group::End, Takes::Nothing, true),
    entry(Word::Stop, "stop", Group::Arbiter, Takes::Text, true),
    entry(Word::Start, "start", Group::Arbiter, Takes::Nothing, true),
    entry(Word::Sheet, "sheet", Group::Board, Takes::Numbers, true),
    entry(Word::Faster, "faster", Group::Voice, Takes::Nothing, true),
    entry(Word::Slower, "slower", Group::Voice, Takes::Nothing, true),
    entry(Word::Louder, "louder", Group::Voice, Takes::Nothing, true),
    entry(Word::Quieter, "quieter", Group::Voice, Takes::Nothing, true),
    entry(Word::Style, "style", Group::Voice, Takes::Style, true),
    entry(Word::Lang, "lang", Group::Voice, Takes::Language, true),
    entry(Word::SpeechOn, "speech-on", Group::Voice, Takes::Nothing, true),
    entry(Word::SpeechOff, "speech-off", Group::Voice, Takes::Nothing, true),
    entry(Word::BoardLarge, "board-large", Group::Voice, Takes::Nothing, true),
    entry(Word::BoardSmall, "board-small", Group::Voice, Takes::Nothing, true),
    entry(Word::Hush, "hush", Group::Voice, Takes::Nothing, true),
    entry(Word::Listen, "listen", Group::Voice, Takes::Nothing, true),
    entry(Word::Ear, "ear", Group::Voice, Takes::Nothing, true),
    entry(Word::EarOn, "ear-on", Group::Voice, Takes::Nothing, true),
    entry(Word::EarOff, "ear-off", Group::Voice, Takes::Nothing, true),
    entry(Word::Help, "help", Group::Help, Takes::Topic, true),
    entry(Word::Lift, "lift", Group::Hands, Takes::Square, true),
    entry(Word::Place, "place", Group::Hands, Takes::Square, true),
    entry(Word::Touch, "touch", Group::Hands, Takes::Square, true),
    entry(Word::Adjust, "adjust", Group::Hands, Takes::MaybeSquare, true),
    entry(Word::Feel, "feel", Group::Hands, Takes::Square, true),
    entry(Word::Made, "made", Group::Hands, Takes::Move, true),
    entry(Word::ClaimRepetition, "claim-repetition", Group::Claim, Takes::MaybeMove, true),
    entry(Word::ClaimFifty, "claim-fifty", Group::Claim, Takes::MaybeMove, true),
    entry(Word::ClaimFlag, "claim-flag", Group::Claim, Takes::Nothing, true),
    entry(Word::ClaimIllegal, "claim-illegal", Group::Claim, Takes::Nothing, true),
    entry(Word::ClaimTouch, "claim-touch", Group::Claim, Takes::Square, true),
    entry(Word::ClaimQuickplay, "claim-quickplay", Group::Claim, Takes::Nothing, true),
    entry(Word::Sign, "sign", Group::End, Takes::Nothing, true),
    entry(Word::Why, "why", Group::End, Takes::Nothing, true),
    entry(Word::Setup, "setup", Group::End, Takes::Text, false),
    entry(Word::Rematch, "rematch", Group::End, Takes::Nothing, false),
    entry(Word::New, "new", Group::End, Takes::Nothing, false),
    entry(Word::ArbiterClock, "arbiter-clock", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterMoves, "arbiter-moves", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterPenalty, "arbiter-penalty", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterExtra, "arbiter-extra", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterResult, "arbiter-result", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterRestore, "arbiter-restore", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterAccept, "arbiter-accept", Group::Arbiter, Takes::Nothing, true),
    entry(Word::ArbiterReject, "arbiter-reject", Group::Arbiter, Takes::Nothing, true),
    entry(Word::ArbiterPostpone, "arbiter-postpone", Group::Arbiter, Takes::Nothing, true),
    entry(Word::ArbiterLate, "arbiter-late", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterIllegal, "arbiter-illegal", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterFlags, "arbiter-flags", Group::Arbiter, Takes::Nothing, true),
    entry(Word::ArbiterAnnul, "arbiter-annul", Group::Arbiter, Takes::Text, true),
    entry(Word::ArbiterCode, "arbiter-code", Group::Arbiter, Takes::Text, true),
    entry(Word::Adjourn, "adjourn", Group::Adjourn, Takes::Text, true),
    entry(Word::Seal, "seal", Group::Adjourn, Takes::Move, true),
    entry(Word::Envelope, "envelope", Group::Adjourn, Takes::Text, true),
    entry(Word::Open, "open", Group::Adjourn, Takes::Nothing, true),
    entry(Word::OpenAbsent, "open-absent", Group::Adjourn, Takes::Nothing, true),
    entry(Word::OpenLost, "open-lost", Group::Adjourn, Takes::Nothing, true),
    entry(Word::Boards, "boards", Group::Boards, Takes::Board, true),
    entry(Word::Compare, "compare", Group::Boards, Takes::Nothing, true),
    entry(Word::Retrace, "retrace", Group::Boards, Takes::Text, true),
    entry(Word::SheetOther, "sheet-other", Group::Boards, Takes::Move, true),
    entry(Word::At, "at", Group::Past, Takes::Moment, false),
    entry(Word::Back, "back", Group::Past, Takes::Number, false),
    entry(Word::Forward, "forward", Group::Past, Takes::Number, false),
    entry(Word::Now, "now", Group::Past, Takes::Nothing, false),
    entry(Word::FirstPosition, "first-position", Group::Past, Takes::Nothing, false),
    entry(Word::LastPosition, "last-position", Group::Past, Takes::Nothing, false),
    entry(Word::NextCapture, "next-capture", Group::Past, Takes::Nothing, false),
    entry(Word::NextCheck, "next-check", Group::Past, Takes::Nothing, false),
    entry(Word::NextOffer, "next-offer", Group::Past, Takes::Nothing, false),
    entry(Word::NextThink, "next-think", Group::Past, Takes::Nothing, false),
    entry(Word::Note, "note", Group::Past, Takes::Text, false),
    entry(Word::Game, "game", Group::Past, Takes::Number, true),
    entry(Word::Hint, "hint", Group::Hint, Takes::Nothing, false),
    entry(Word::Eval, "eval", Group::Hint, Takes::Nothing, false),
    entry(Word::Hear, "hear", Group::Test, Takes::Text, true),
    entry(Word::Wait, "wait", Group::Test, Takes::Text, true),
    entry(Word::State, "state", Group::Test, Takes::Nothing, true),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_has_its_own_line() {
        for (index, entry) in ENTRIES.iter().enumerate() {
            assert_eq!(entry.word as usize, index, "{}", entry.name);
        }
    }
}
