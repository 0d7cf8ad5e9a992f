//! The commands by name, in the order of the table.

use super::table::{ENTRIES, Entry};

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Word {
    /// Press the clock.
    Press,
    /// Withdraw the announcement before the press.
    Correct,
    /// Repeat the opponent's announcement without its text.
    Same,
    /// Repeat the opponent's announcement.
    Echo,
    /// Yes to the open question.
    Yes,
    /// No to the open question.
    No,
    /// Own time.
    Time,
    /// The opponent's time.
    Other,
    /// Both times.
    Times,
    /// Time used and moves made.
    Used,
    /// Moves to the time control.
    Control,
    /// Clock warnings on.
    ClockSaysOn,
    /// Clock warnings off.
    ClockSaysOff,
    /// The last half-moves.
    Last,
    /// The last announcements again, word for word.
    Repeat,
    /// The last answer or the last move, longer.
    More,
    /// The last move in the second style, slower.
    Spell,
    /// Moves of the game by number.
    Moves,
    /// Whose turn it is.
    Turn,
    /// Whether there is check, and from where.
    Check,
    /// What was captured.
    Captured,
    /// Who plays.
    Players,
    /// Laws, conduct, time.
    Rules,
    /// What stands on a square.
    Square,
    /// What stands on a rank.
    Rank,
    /// What stands on a file.
    File,
    /// What stands on the diagonals of a square.
    Diagonal,
    /// What stands a knight's jump from a square.
    Jumps,
    /// What stands from a square in a direction.
    Ray,
    /// Where pieces of a kind stand.
    Where,
    /// White's pieces.
    PiecesWhite,
    /// Black's pieces.
    PiecesBlack,
    /// All pieces.
    Position,
    /// The board as eight lines.
    Board,
    /// What attacks a square.
    Attackers,
    /// What defends a square.
    Defenders,
    /// The legal moves.
    Legal,
    /// The legal captures.
    Captures,
    /// Who is ahead.
    Material,
    /// Moves since the last capture or pawn move, and how often the position has stood.
    Counts,
    /// Offer a draw.
    Offer,
    /// Accept the draw.
    Accept,
    /// Decline the draw.
    Decline,
    /// Resign.
    Resign,
    /// Ask to take back.
    Takeback,
    /// Leave; the game is kept.
    Quit,
    /// Stop both clocks.
    Stop,
    /// Start the clock.
    Start,
    /// The scoresheet.
    Sheet,
    /// Speak faster.
    Faster,
    /// Speak slower.
    Slower,
    /// Speak louder.
    Louder,
    /// Speak softer.
    Quieter,
    /// How moves are said.
    Style,
    /// The language.
    Lang,
    /// natiq speaks.
    SpeechOn,
    /// natiq is silent.
    SpeechOff,
    /// The drawn board large.
    BoardLarge,
    /// The drawn board small.
    BoardSmall,
    /// Stop speaking now.
    Hush,
    /// Listen to one sentence.
    Listen,
    /// How the ear stands.
    Ear,
    /// The ear on.
    EarOn,
    /// The ear off.
    EarOff,
    /// Help.
    Help,
    /// Take a piece out of its hole.
    Lift,
    /// Put the lifted piece down.
    Place,
    /// Record a touched piece.
    Touch,
    /// Say that one adjusts.
    Adjust,
    /// Feel a square, which is never a touch.
    Feel,
    /// What was really played and pressed, lawful or not.
    Made,
    /// Claim third repetition.
    ClaimRepetition,
    /// Claim fifty moves.
    ClaimFifty,
    /// Claim that a flag has fallen.
    ClaimFlag,
    /// Claim that the move was illegal.
    ClaimIllegal,
    /// Claim that a piece was touched.
    ClaimTouch,
    /// Claim a draw in the quick-play finish.
    ClaimQuickplay,
    /// Sign the result.
    Sign,
    /// Why the game ended so.
    Why,
    /// A position in words, for a new game.
    Setup,
    /// Another game of the same players, colours changed.
    Rematch,
    /// Another game: opponent and clock are asked.
    New,
    /// Set a clock.
    ArbiterClock,
    /// Set a counter of moves.
    ArbiterMoves,
    /// Impose a penalty.
    ArbiterPenalty,
    /// Give extra time.
    ArbiterExtra,
    /// Declare the result.
    ArbiterResult,
    /// Restore an earlier position.
    ArbiterRestore,
    /// Grant the claim.
    ArbiterAccept,
    /// Refuse the claim.
    ArbiterReject,
    /// Decide the claim later.
    ArbiterPostpone,
    /// Somebody came late.
    ArbiterLate,
    /// Record an irregularity.
    ArbiterIllegal,
    /// Both flags are down.
    ArbiterFlags,
    /// The game does not count.
    ArbiterAnnul,
    /// Set the code of the arbiter.
    ArbiterCode,
    /// Adjourn the game.
    Adjourn,
    /// Seal a move.
    Seal,
    /// Close the envelope, or read what stands on it.
    Envelope,
    /// Open the envelope.
    Open,
    /// Open the envelope of a player who has not come.
    OpenAbsent,
    /// The envelope is lost.
    OpenLost,
    /// What both boards show.
    Boards,
    /// Compare the two boards.
    Compare,
    /// Go back to where both scoresheets agree.
    Retrace,
    /// Enter a move of the other scoresheet.
    SheetOther,
    /// Look at the moment after a move.
    At,
    /// Look further back.
    Back,
    /// Look further on.
    Forward,
    /// Back to the live game.
    Now,
    /// Look at the first position.
    FirstPosition,
    /// Look at the last position.
    LastPosition,
    /// Look at the next capture.
    NextCapture,
    /// Look at the next check.
    NextCheck,
    /// Look at the next draw offer.
    NextOffer,
    /// Look at the next move that took long.
    NextThink,
    /// Write a note beside the game.
    Note,
    /// Another game of the file that is reviewed.
    Game,
    /// What an engine would play.
    Hint,
    /// How an engine judges the position.
    Eval,
    /// A text as if the ear had heard it.
    Hear,
    /// Let simulated time pass.
    Wait,
    /// The state as one line of JSON.
    State,
}

impl Word {
    /// The line of this command.
    pub fn entry(self) -> &'static Entry {
        // The table is in the order of the enum; a test holds that.
        &ENTRIES[self as usize]
    }
}
