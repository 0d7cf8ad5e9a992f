//! Text is born here: from an event, an answer or a reason and a locale to an [`utterance::Utterance`].
//!
//! It judges nothing and knows no terminal, no speech engine and no file of a game. Wording stands in
//! the catalogues (`config/languages/CODE/*.ftl`); what is said of what, and to whom, stands here.
//!
//! ```
//! use natiq::core::{Answer, Millis, Role, Setup, Side, State};
//! use natiq::language::{Language, Manner};
//!
//! let state = State::new(Setup::casual())?;
//! let answer = Answer::Time { side: Side::White, left: Some(Millis::seconds(270)) };
//! for (code, text) in [("en", "White: 4 minutes 30 seconds."), ("ar", "الأبيض: 4 دقائق و30 ثانية.")] {
//!     let said = Language::builtin(code)?.answer(&answer, Role::White, &state, &Manner::default());
//!     assert_eq!(said.text, text);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod announce;
mod answer;
mod arg;
pub mod board;
mod boards;
mod claims;
mod echo;
mod ending;
mod event;
mod fuller;
mod game;
mod heard;
mod locale;
mod manner;
mod opinion;
pub mod past;
mod phrase;
mod question;
mod refusal;
mod short;
mod square;
pub mod time;
pub mod utterance;

pub use arg::{Arg, Args};
pub use ending::score;
pub use locale::{Language, LanguageError};
pub use manner::{Length, Manner, Style};
pub use phrase::{Draft, Phrase, without_marks};
pub use refusal::Meant;
pub use utterance::{Channel, Class, Utterance};
