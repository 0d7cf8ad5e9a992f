//! The game on disk: journal, hash chain, lock; a command's events are here before anybody hears of them.
