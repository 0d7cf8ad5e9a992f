//! The tutorial: its lessons as a table, where the learner is, and whether what was asked for came.
//!
//! It is pure: it is told what the dialogue made of a line and what `core` made of that, and reads no
//! text itself, so nothing is taken here that a game would not take. It words nothing, keeps no file
//! and plays no move: what is said and where the place is kept is the shell's.

mod course;
mod lesson;
mod table;

pub use course::{Course, Help, Next, Progress, Verdict};
pub use lesson::{Deed, How, Lesson, Task, Telling, Want};
pub use table::LESSONS;
