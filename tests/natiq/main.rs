//! The one test binary of what needs no device.

mod catalogue;
