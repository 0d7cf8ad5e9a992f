//! The ear without a recogniser: what it expects, what it tells, and what becomes of microphones and programs that fail.

mod expected;
mod failures;
mod program;
#[path = "../ear/table.rs"]
mod table;
