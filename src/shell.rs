//! The one loop: moves messages between the layers and decides nothing.
