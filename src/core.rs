//! The laws, the clock and the state of one game: pure, without text for people.
//!
//! It reads no clock, file, environment or terminal; time comes in as a value.

pub mod conduct;
pub mod legality;
pub mod piece;
pub mod profile;
pub mod side;

pub use conduct::Conduct;
pub use legality::{CastleBar, Illegal};
pub use piece::Kind;
pub use profile::LawProfile;
pub use side::{Both, Side};
