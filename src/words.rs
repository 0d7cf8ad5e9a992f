//! The one table of command words: id, roles, conducts, words of each language, help.
