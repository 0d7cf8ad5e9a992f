//! A chess engine as a child process that speaks UCI; never trusted, never waited for.
