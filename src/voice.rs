//! The mouth: one actor thread owns the back end; nobody waits for it.
