//! The mouth without a device: class rules, watchdog, channels, the daemon's protocol, the guard.

// The lint's own exception for tests does not reach the functions that tests call.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod classes;
mod places;
mod protocol;
mod watchdog;
mod wording;

use natiq::language::utterance::{Channel, Class, Utterance};

/// An English utterance for the table.
fn utterance(class: Class, text: &str) -> Utterance {
    Utterance::new(Channel::Table, "en", class, "test", text, text)
}
