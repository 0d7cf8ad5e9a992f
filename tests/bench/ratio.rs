//! What a bench prints: one plain line a budget, `ratio NAME value budget B`.
//!
//! A value above its budget is too much. It never fails anything: a slow machine is no fault of the program.

use std::time::Duration;

/// Samples of one thing, in seconds.
#[derive(Default)]
pub struct Samples(Vec<f64>);

impl Samples {
    pub fn add(&mut self, time: Duration) {
        self.0.push(time.as_secs_f64());
    }

    /// The one in the middle; not a number where there is none.
    pub fn median(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
    }

    /// The one that ninety-nine of a hundred are not above.
    #[allow(dead_code, reason = "not every bench has enough samples for it")]
    pub fn nearly_worst(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() * 99 / 100).copied().unwrap_or(f64::NAN)
    }
}

/// Whether this run measures; else each bench runs once, to see that it runs.
pub fn measures() -> bool {
    std::env::args().any(|arg| arg == "--bench")
}

/// Prints a value beside its budget, where this run measures.
pub fn ratio(name: &str, value: f64, budget: f64) {
    if measures() {
        println!("ratio {name} {value:.3} budget {budget}");
    }
}
