//! The one table of command words: id, what it takes, who may use it in a tournament, its words in
//! every language.
//!
//! Help, man page and completions are made from it. It knows no move text (that is `notation`'s) and
//! runs nothing: a command found here is still judged by `core`.

mod by_ear;
mod lexicon;
mod table;
mod terms;
mod word;

pub use by_ear::ByEar;
pub use lexicon::{Lexicon, LexiconError, OfBoards, Subject};
pub use table::{ENTRIES, Entry, Group, Takes};
pub use terms::Terms;
pub use word::Word;
