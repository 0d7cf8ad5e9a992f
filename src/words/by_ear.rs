//! What each command may do when it was heard and not typed (`speech.md` part 2; `announcements.md` part 3).
//!
//! An ear hears commands in noise, so whatever cannot be undone waits for a yes, and what is another's to do,
//! or ends the game or the speech, is never taken by ear at all. It judges nothing and words nothing.

use super::table::Group;
use super::word::Word;

/// How far a heard command is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByEar {
    /// It is only typed: the arbiter's acts, leaving, silence, secrets, what a relay or a test sends.
    Never,
    /// It is done as soon as it is heard: it asks, answers, presses, or is for the voice.
    AtOnce,
    /// It is asked about first.
    Confirmed,
}

impl ByEar {
    /// The name in `natiq interpret --spoken`.
    pub const fn name(self) -> &'static str {
        match self {
            ByEar::Never => "never",
            ByEar::AtOnce => "at-once",
            ByEar::Confirmed => "confirmed",
        }
    }
}

impl Word {
    /// How far this command is believed when it was heard.
    pub fn by_ear(self) -> ByEar {
        match self {
            // A player calls the arbiter by it; the word belongs to the arbiter's group all the same.
            Word::Stop => ByEar::Confirmed,
            Word::Quit | Word::Setup | Word::SpeechOff | Word::Note | Word::Retrace => ByEar::Never,
            // What is sealed is nobody's to hear, and an envelope is the arbiter's.
            Word::Seal | Word::Envelope | Word::Open | Word::OpenAbsent | Word::OpenLost => ByEar::Never,
            // It is said before the hand moves, so a question would come too late; it obliges nobody.
            Word::Adjust => ByEar::AtOnce,
            Word::Feel | Word::Why | Word::Compare => ByEar::AtOnce,
            Word::Lift | Word::Place | Word::Touch | Word::Made => ByEar::Confirmed,
            Word::Boards | Word::SheetOther | Word::Adjourn => ByEar::Confirmed,
            _ => self.entry().group.by_ear(),
        }
    }
}

impl Group {
    /// How far the commands of a group are believed, but for those that are named above.
    fn by_ear(self) -> ByEar {
        match self {
            Group::Move | Group::Answer | Group::Clock | Group::Ask | Group::Board | Group::Hint => ByEar::AtOnce,
            Group::Past | Group::Voice | Group::Help => ByEar::AtOnce,
            Group::Draw | Group::End | Group::Hands | Group::Claim | Group::Boards => ByEar::Confirmed,
            Group::Arbiter | Group::Adjourn | Group::Test => ByEar::Never,
        }
    }
}
