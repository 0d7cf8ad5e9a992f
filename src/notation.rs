//! Texts of moves: read into all their readings, printed in every style. It knows moves only, never commands.
