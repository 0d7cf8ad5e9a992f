//! Why an act is not done or a question not answered, as facts.
//!
//! Every refusal is a sentence in every language; none changes anything.

use super::adjournment::AdjournBar;
use super::boards::BoardsRefusal;
use super::event::Claim;
use super::legality::Illegal;
use super::ply::Ply;
use super::side::Side;
use super::touch::{HandBar, Obligation};

/// The reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is the other side's turn.
    Turn {
        /// The side to move.
        turn: Side,
    },
    /// The move is not legal.
    Illegal(Illegal),
    /// A move stands announced; it must be withdrawn first (VI.6).
    Pending {
        /// The announced move.
        ply: Ply,
    },
    /// Nothing is announced that could be pressed (VI.3).
    NotAnnounced,
    /// Nothing is announced that could be withdrawn or repeated.
    NothingAnnounced,
    /// The announcement is repeated already (VI.2).
    Repeated,
    /// The opponent's clock runs already (VI.6).
    TooLate {
        /// The opponent.
        running: Side,
    },
    /// The opponent's announcement has to be repeated first (VI.2).
    RepeatFirst {
        /// The announced move.
        ply: Ply,
    },
    /// `same` is not enough: the move itself is to be repeated (VI.2).
    RepeatMove,
    /// A draw may be offered only after each side has moved so many times (5.2.3).
    OfferEarly {
        /// How many.
        moves: u32,
    },
    /// The side's offer stands already (9.1.2.1).
    OfferStands,
    /// There is no offer to answer.
    NoOffer,
    /// There is no move to take back.
    NothingToTakeBack,
    /// Nobody asked to take back.
    NoTakeback,
    /// The conduct of this game does not allow it (11.3.1).
    NotDuringGame,
    /// This role may not do it.
    NotYours,
    /// The clocks are stopped.
    Stopped,
    /// The clock runs already.
    Running {
        /// The side whose clock runs.
        side: Side,
    },
    /// The clock is stopped already.
    NotRunning,
    /// The game is played without a clock.
    NoClock,
    /// A move of that number was not made.
    NoSuchMove {
        /// The last full move with a half-move made.
        last: u32,
    },
    /// The side's flag has fallen at this moment; that comes first (6.8).
    FlagDue,
    /// A touched piece obliges to other moves (4.3, 4.4; VI.2).
    Touched(Obligation),
    /// Hands cannot do that, or a touch cannot be claimed (article 4).
    Hand(HandBar),
    /// An announced or claimed move must be played first (9.5.3).
    Must {
        /// The move.
        ply: Ply,
    },
    /// The player has touched a piece already and can claim no more on this move (4.8, 9.4).
    TouchedAlready,
    /// A draw is claimed with a move that is announced already (9.4): it is to be written with the claim.
    ClaimAnnounced {
        /// What is claimed.
        claim: Claim,
        /// The announced move.
        ply: Ply,
    },
    /// Only the player to move may adjust (4.2.1).
    AdjustTurn,
    /// A claim is before the arbiter; he decides first (9.5.1).
    ClaimStands,
    /// No claim is before the arbiter.
    NoClaim,
    /// What is told to have been played cannot have been played so (7.5.1).
    Unmade(Illegal),
    /// Which pawn was left on the last rank has to be told (7.5.2).
    WhichPawn,
    /// No game can go on from what was played; the arbiter has to act (A.5.4).
    Unplayable,
    /// The arbiter has put off this claim already, and it is still open (10.2b).
    ClaimOpen,
    /// The arbiter has refused this claim, and that is final (10.2d).
    ClaimFinal,
    /// The arbiter cannot put it off: he accepts or rejects.
    DecideNow,
    /// A flag that is claimed has not fallen.
    FlagUp {
        /// Whose, where one is meant.
        side: Option<Side>,
    },
    /// Both flags cannot be down: a clock shows time.
    FlagsUp {
        /// Whose clock does.
        side: Side,
    },
    /// There was no illegal move to claim, or it is too late (A.5.2).
    NothingIllegal,
    /// The quick-play finish is not played, or there is more time than that (10.2).
    NotQuickplay,
    /// The conduct of the game does not let the assistant do it (VI.9).
    NotADuty,
    /// The assistant does not leave the game for the players, who agree about it.
    LeaveByPlayers,
    /// The assistant tells this only at the player's request (VI.9 d).
    OnRequest,
    /// The profile knows no such penalty.
    NoSuchPenalty,
    /// So many moves have been made that a wrong start stands (7.3, A.5.1; digital appendix II.4).
    StartStands {
        /// The number of moves.
        moves: u32,
    },
    /// The game is adjourned.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// The adjournment does not let it (Guidelines I; digital appendix I).
    Adjournment(AdjournBar),
    /// The game is not over yet.
    NotOver,
    /// The side has signed already.
    Signed,
    /// Only the arbiter may do it.
    ArbiterOnly,
    /// The reason must be given: for stopping the clocks (6.17 to 6.20), for a penalty.
    NoReason,
    /// The penalty needs an amount.
    NoAmount,
    /// The side has made a move: it did not come late any more (6.7).
    HasMoved {
        /// The side.
        side: Side,
    },
    /// Nobody has asked to leave.
    NobodyLeaves,
    /// No engine is here that could advise.
    NoAdvice,
    /// About two boards or two scoresheets (appendix VI).
    Boards(BoardsRefusal),
}
