//! The words of a sheet, given by whoever knows the language.

mod translate;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

pub use translate::keys;

use crate::core::{Claim, Ending, PenaltyKind, Side};
use crate::language::{Arg, Language};

/// The words of a sheet in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// Keys of the head.
    pub event: String,
    /// The place.
    pub site: String,
    /// The day.
    pub date: String,
    /// The round.
    pub round: String,
    /// The player of the white pieces; also the side in lines of events.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
    /// The law profile.
    pub laws: String,
    /// The conduct.
    pub conduct: String,
    /// The time control.
    pub time: String,
    /// The program.
    pub program: String,
    /// The position the game starts from, as FEN.
    pub position: String,
    /// The variant, in Chess960.
    pub variant: String,
    /// Whose board is the special one.
    pub special_board: String,
    /// The key of an Armageddon.
    pub armageddon: String,
    /// What it means.
    pub armageddon_draw: String,
    /// The key of who won the match.
    pub match_winner: String,
    /// The clocks.
    pub clock: String,
    /// White in a line of the clocks.
    pub white_short: String,
    /// Black in a line of the clocks.
    pub black_short: String,
    /// The key of a take-back.
    pub restored: String,
    /// What is behind it; `{number}` and `{side}` are put in.
    pub restored_to: String,
    /// The key of an offer that stands at no move.
    pub offered: String,
    /// The key of a claim.
    pub claimed: String,
    /// The key of a claim that was wrong, or refused.
    pub refused: String,
    /// What can be claimed, by the words of the claims.
    pub claims: BTreeMap<&'static str, String>,
    /// The key of stopped clocks.
    pub stopped: String,
    /// The key of a clock the arbiter set.
    pub clock_set: String,
    /// The key of a counter of moves he set.
    pub moves_set: String,
    /// The key of a penalty.
    pub penalty: String,
    /// The penalties, by their words.
    pub penalties: BTreeMap<&'static str, String>,
    /// The key of extra time.
    pub time_added: String,
    /// The key of a player who came late.
    pub late: String,
    /// The key of two fallen flags in whose period the game goes on.
    pub flags: String,
    /// The key of a ruling's reason.
    pub reason: String,
    /// The key of a result the arbiter declared.
    pub ruled: String,
    /// The key of a signature.
    pub signed: String,
    /// The key of a completed illegal move.
    pub illegal: String,
    /// The key of how the game ended.
    pub ending: String,
    /// The ways a game ends.
    pub endings: BTreeMap<&'static str, String>,
    /// The key of what letters stand for the pieces, where that is not clear.
    pub letters: String,
    /// Latin ones.
    pub letters_latin: String,
    /// The key of a comment that a game from elsewhere brings along.
    pub comment: String,
    /// The key of a variation of one.
    pub variation: String,
    /// The key of the journal's hash.
    pub journal: String,
    /// The key of the result.
    pub result: String,
}

/// The ways a game ends: the word of each in logs and catalogue keys, its English label, and what PGN calls it
/// (the tag `Termination`).
pub const ENDINGS: [(&str, &str, &str); 19] = [
    ("mate", "checkmate", "normal"),
    ("stalemate", "stalemate", "normal"),
    ("dead", "dead position", "normal"),
    ("repetition", "repetition", "normal"),
    ("moves", "moves without capture or pawn move", "normal"),
    ("agreed", "agreement", "normal"),
    ("resigned", "resignation", "normal"),
    ("time", "time", "time forfeit"),
    ("threefold", "third repetition, claimed", "normal"),
    ("fifty", "fifty moves, claimed", "normal"),
    ("illegal", "illegal moves", "rules infraction"),
    ("quickplay", "quick-play finish", "normal"),
    ("flags", "both flags fallen", "time forfeit"),
    ("late", "late arrival", "rules infraction"),
    ("sealed", "sealed move not legal", "normal"),
    ("forfeit", "penalty", "rules infraction"),
    ("ruled", "ruling of the arbiter", "adjudication"),
    ("both-lose", "both players lose", "rules infraction"),
    ("annulled", "game annulled", "abandoned"),
];

/// The penalties and their English labels.
const PENALTIES: [(PenaltyKind, &str); 9] = [
    (PenaltyKind::Warning, "warning"),
    (PenaltyKind::OpponentTime, "opponent time"),
    (PenaltyKind::OwnTime, "own time"),
    (PenaltyKind::OpponentPoints, "opponent points"),
    (PenaltyKind::OwnPoints, "own points"),
    (PenaltyKind::Loss, "loss"),
    (PenaltyKind::Fine, "fine"),
    (PenaltyKind::Exclusion, "exclusion"),
    (PenaltyKind::Expulsion, "expulsion"),
];

/// What can be claimed: the word of each in logs and catalogue keys, and its English label.
pub const CLAIMS: [(&str, &str); 6] = [
    ("repetition", "third repetition"),
    ("fifty", "fifty moves"),
    ("flag", "flag"),
    ("illegal", "illegal move"),
    ("touch", "touched piece"),
    ("quickplay", "quick-play finish"),
];

impl Labels {
    /// The words in a language.
    pub fn of(language: &Language) -> Arc<Labels> {
        let word = |key: &str| language.say(key, &[]).print;
        Arc::new(Labels {
            event: word("sheet.event"),
            site: word("sheet.site"),
            date: word("sheet.date"),
            round: word("sheet.round"),
            white: word("sheet.white"),
            black: word("sheet.black"),
            laws: word("sheet.laws"),
            conduct: word("sheet.conduct"),
            time: word("sheet.time"),
            program: word("sheet.program"),
            position: word("sheet.position"),
            variant: word("sheet.variant"),
            special_board: word("sheet.special-board"),
            armageddon: word("sheet.armageddon"),
            armageddon_draw: word("sheet.armageddon-draw"),
            match_winner: word("sheet.match"),
            clock: word("sheet.clock"),
            white_short: word("sheet.white-short"),
            black_short: word("sheet.black-short"),
            restored: word("sheet.restored"),
            // The scribe puts number and side in later.
            restored_to: language
                .say("sheet.restored-to", &[("number", Arg::Name("{number}")), ("side", Arg::Name("{side}"))])
                .print,
            offered: word("sheet.offered"),
            claimed: word("sheet.claim"),
            refused: word("sheet.claim-refused"),
            claims: CLAIMS.into_iter().map(|(claim, _)| (claim, word(&format!("claimed.{claim}")))).collect(),
            stopped: word("sheet.stopped"),
            clock_set: word("sheet.clock-set"),
            moves_set: word("sheet.moves-set"),
            penalty: word("sheet.penalty"),
            penalties: PenaltyKind::ALL
                .into_iter()
                .map(|kind| (kind.word(), word(&format!("penalty-name.{}", kind.word()))))
                .collect(),
            time_added: word("sheet.time-added"),
            late: word("sheet.late"),
            flags: word("sheet.flags"),
            reason: word("sheet.reason"),
            ruled: word("sheet.ruled"),
            signed: word("sheet.signed"),
            illegal: word("sheet.illegal"),
            ending: word("sheet.ending"),
            endings: ENDINGS.into_iter().map(|(ending, ..)| (ending, word(&format!("ending.{ending}")))).collect(),
            letters: word("sheet.letters"),
            letters_latin: word("sheet.letters-latin"),
            comment: word("sheet.comment"),
            variation: word("sheet.variation"),
            journal: word("sheet.journal"),
            result: word("sheet.result"),
        })
    }

    /// The English words; they are the same for all.
    pub fn english() -> Arc<Labels> {
        static ENGLISH: LazyLock<Arc<Labels>> = LazyLock::new(|| Arc::new(Labels::in_english()));
        Arc::clone(&ENGLISH)
    }

    fn in_english() -> Labels {
        let word = str::to_owned;
        Labels {
            event: word("Event"),
            site: word("Site"),
            date: word("Date"),
            round: word("Round"),
            white: word("White"),
            black: word("Black"),
            laws: word("Laws"),
            conduct: word("Conduct"),
            time: word("Time"),
            program: word("Program"),
            position: word("Position"),
            variant: word("Variant"),
            special_board: word("Special board"),
            armageddon: word("Armageddon"),
            armageddon_draw: word("a draw wins for Black"),
            match_winner: word("Match"),
            clock: word("Clock"),
            white_short: word("W"),
            black_short: word("B"),
            restored: word("Restored"),
            restored_to: word("move {number}, {side} to move"),
            offered: word("Draw offered"),
            claimed: word("Claim"),
            refused: word("Claim not granted"),
            claims: CLAIMS.into_iter().map(|(claim, label)| (claim, label.to_owned())).collect(),
            stopped: word("Clocks stopped"),
            clock_set: word("Clock set"),
            moves_set: word("Moves set"),
            penalty: word("Penalty"),
            penalties: PENALTIES.into_iter().map(|(kind, label)| (kind.word(), label.to_owned())).collect(),
            time_added: word("Time added"),
            late: word("Late"),
            flags: word("Both flags fallen"),
            reason: word("Reason"),
            ruled: word("Result by arbiter"),
            signed: word("Signed"),
            illegal: word("Illegal move"),
            ending: word("Ending"),
            endings: ENDINGS.into_iter().map(|(ending, label, _)| (ending, label.to_owned())).collect(),
            letters: word("Letters"),
            letters_latin: word("Latin"),
            comment: word("Comment"),
            variation: word("Variation"),
            journal: word("Journal"),
            result: word("Result"),
        }
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> &str {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Where a restored position stands: the number of the move it waits for, and whose it is.
    pub fn restored_to(&self, number: u32, turn: Side) -> String {
        self.restored_to.replace("{number}", &number.to_string()).replace("{side}", self.side(turn))
    }

    /// The label of a claim.
    pub fn claim(&self, claim: Claim) -> &str {
        self.claims.get(claim.word()).map_or(claim.word(), String::as_str)
    }

    /// The label of an ending.
    pub fn ending(&self, ending: Ending) -> &str {
        self.endings.get(ending.word()).map_or(ending.word(), String::as_str)
    }
}
