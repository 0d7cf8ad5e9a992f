//! The scoresheet as text and as PGN; it never holds a move that is not made (8.1).
