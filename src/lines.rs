//! Line mode: one command a line in, one whole sentence a line out, no escape byte.
