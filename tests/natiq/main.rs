//! The one test binary of what needs no device.

mod replay;
mod sheet;
mod store;
