//! The checked values each layer asks for, and where each came from: compiled in, system, user, `--config`, flags.
