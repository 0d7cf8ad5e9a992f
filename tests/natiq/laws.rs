//! The laws that a game is played by, each test named by its article.

mod adjourn;
mod sealed;
