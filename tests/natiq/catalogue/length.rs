//! How long announcements take: at 175 words a minute half of them at most 3 seconds, none over 4.5,
//! brief ones 1.5; and what making one costs.

use std::time::Instant;

use natiq::core::Ply;
use natiq::language::{Language, Length, Manner};

use super::moves::heard;
use super::speakable::{GAME, plies};

/// Seconds at 175 words a minute; each digit of a square is a word.
fn seconds(text: &str) -> f64 {
    text.split_whitespace().count() as f64 * 60.0 / 175.0
}

fn lengths(language: &Language, plies: &[Ply], manner: &Manner) -> Vec<f64> {
    let mut all: Vec<f64> = plies.iter().map(|ply| seconds(&heard(language, ply, manner).speak)).collect();
    all.sort_by(f64::total_cmp);
    all
}

#[test]
fn announcements_of_a_game_are_short() {
    let plies = plies(GAME);
    for language in super::both() {
        let full = lengths(&language, &plies, &Manner::default());
        assert!(full[full.len() / 2] <= 3.0, "median {}", full[full.len() / 2]);
        assert!(full[full.len() - 1] <= 4.5, "longest {}", full[full.len() - 1]);
        let brief = lengths(&language, &plies, &Manner { length: Length::Brief, ..Manner::default() });
        assert!(brief[brief.len() / 2] <= 1.5, "brief median {}", brief[brief.len() / 2]);
    }
}

/// Not a promise but a fence: parsing a catalogue again for each sentence would be a hundred times slower.
#[test]
fn an_announcement_costs_microseconds() {
    let plies = plies(GAME);
    for language in super::both() {
        let manner = Manner::default();
        let begun = Instant::now();
        for _ in 0..50 {
            plies.iter().for_each(|ply| drop(heard(&language, ply, &manner)));
        }
        let each = begun.elapsed() / (50 * plies.len() as u32);
        println!("{}: {each:?} an announcement", language.code());
        assert!(each.as_micros() < 2000, "{each:?}");
    }
}
