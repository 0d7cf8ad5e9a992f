//! The full screen: drawn from state and events; it knows no rule and never repaints by itself.
