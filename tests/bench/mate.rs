//! Who can still mate: the check after each move and the strong one, as multiples of one generation of all legal
//! moves by shakmaty, on the same positions in the same run.
//!
//! The positions are those the recorded games end in, and random games played on to few men. Nothing here asserts a
//! time.

// A bench may fail loudly, and prints.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

#[allow(dead_code, reason = "no samples of one thing are drawn here")]
mod ratio;
#[allow(dead_code, reason = "of the games only the last positions are asked about")]
mod recorded;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use natiq::core::mate::{CanMate, STRONG, Tables, can_mate, can_mate_quick};
use ratio::{measures, ratio};
use recorded::games;
use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode, Position};

/// The games whose last positions are asked about.
const FILE: &str = "lichess_db_1000k.pgn";
/// How many random games are played.
const PLAYED: usize = 1000;
/// How many times the moves of a position are generated for one figure: one time is too short for a clock.
const TIMES: u32 = 16;

/// The last position of each game.
struct Last;

impl pgn_reader::Visitor for Last {
    type Tags = ();
    type Movetext = Chess;
    type Output = Chess;
    fn begin_tags(&mut self) -> ControlFlow<Chess, ()> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(Chess::default())
    }
    fn san(&mut self, position: &mut Chess, san: pgn_reader::SanPlus) -> ControlFlow<Chess> {
        let Ok(mv) = san.san.to_move(position) else { return ControlFlow::Break(position.clone()) };
        position.play_unchecked(mv);
        ControlFlow::Continue(())
    }
    fn end_game(&mut self, position: Chess) -> Chess {
        position
    }
}

fn finals() -> Option<Vec<Chess>> {
    let text = std::fs::read(games()?.join(FILE)).ok()?;
    let mut reader = pgn_reader::Reader::new(&text[..]);
    Some(std::iter::from_fn(|| reader.read_game(&mut Last).unwrap()).collect())
}

/// Random games, each played on until so many men are left, from two to eight in turn; captures are preferred, and
/// a game that ends before is begun anew. The same every time.
fn playouts() -> Vec<Chess> {
    let mut random = fastrand::Rng::with_seed(438);
    let mut played = Vec::with_capacity(PLAYED);
    while played.len() < PLAYED {
        let men = 2 + played.len() % 7;
        let mut position = Chess::default();
        for _ in 0..2000 {
            let moves = position.legal_moves();
            let captures: Vec<_> = moves.iter().filter(|mv| mv.is_capture()).collect();
            let captures = if random.bool() { captures } else { Vec::new() };
            let Some(&mv) = random.choice(captures).or_else(|| random.choice(&moves)) else { break };
            position.play_unchecked(mv);
            if position.board().occupied().count() == men {
                played.push(position);
                break;
            }
        }
    }
    played
}

/// One of the two checks.
type Ask<'a> = &'a mut dyn FnMut(&Chess, Color) -> CanMate;

/// What each question took as a multiple of one generation of the legal moves there, the cheapest first, with its
/// number, two a position; and how many stayed open.
fn multiples(positions: &[Chess], ask: Ask) -> (Vec<(f64, usize)>, usize, Duration) {
    let mut open = 0;
    let mut spent = Duration::ZERO;
    let mut multiples = Vec::with_capacity(positions.len() * 2);
    for position in positions {
        let begun = Instant::now();
        (0..TIMES).for_each(|_| drop(black_box(black_box(position).legal_moves())));
        let floor = begun.elapsed().as_secs_f64() / f64::from(TIMES);
        for side in Color::ALL {
            let begun = Instant::now();
            let said = black_box(ask(black_box(position), side));
            let took = begun.elapsed();
            spent += took;
            open += usize::from(said == CanMate::Unknown);
            multiples.push((took.as_secs_f64() / floor, multiples.len()));
        }
    }
    multiples.sort_by(|one, other| one.0.total_cmp(&other.0));
    (multiples, open, spent)
}

fn asked(criterion: &mut Criterion) {
    let finals = finals();
    if finals.is_none() {
        println!("SKIP bench_mate: the games of pgn-reader are not here");
    }
    let sets = [("lichess", finals), ("playouts", Some(playouts()))];
    for (name, positions) in sets {
        let Some(mut positions) = positions else { continue };
        if !measures() {
            positions.truncate(20);
        }
        let mut tables = Tables::default();
        let mut tables_strong = Tables::default();
        let mut quick = |position: &Chess, side| can_mate_quick(position, side, &mut tables);
        let mut strong = |position: &Chess, side| can_mate(position, side, STRONG, &mut tables_strong);
        let checks: [(&str, Ask, [f64; 2]); 2] =
            [("quick", &mut quick, [15.0, 7000.0]), ("strong", &mut strong, [500.0, f64::INFINITY])];
        for (check, ask, [average, worst]) in checks {
            let mut best: Option<(Vec<(f64, usize)>, usize)> = None;
            criterion.bench_function(
                &format!("{check}, {} positions of {name}, both sides", positions.len()),
                |bencher| {
                    bencher.iter_custom(|count| {
                        let mut all = Duration::ZERO;
                        for _ in 0..count {
                            let (multiples, open, spent) = multiples(&positions, ask);
                            all += spent;
                            // The run that others disturbed least.
                            if best.as_ref().is_none_or(|(best, _)| mean(&multiples) < mean(best)) {
                                best = Some((multiples, open));
                            }
                        }
                        all
                    });
                },
            );
            let (multiples, open) = best.unwrap();
            let of = |value: &str| format!("mate-{check}-{name}-{value}");
            ratio(&of("mean"), mean(&multiples), average);
            ratio(&of("median"), multiples[multiples.len() / 2].0, average);
            ratio(&of("worst"), multiples[multiples.len() - 1].0, worst);
            if measures() {
                println!("{check}, {name}: {} questions, {open} open", multiples.len());
                let (_, number) = multiples[multiples.len() - 1];
                let fen = Fen::from_position(&positions[number / 2], EnPassantMode::Legal);
                println!("the dearest of them: {:?}, {fen}", Color::ALL[number % 2]);
            }
        }
    }
}

fn mean(values: &[(f64, usize)]) -> f64 {
    values.iter().map(|value| value.0).sum::<f64>() / values.len() as f64
}

fn criterion() -> Criterion {
    let criterion = Criterion::default().sample_size(10).configure_from_args();
    criterion.warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(3))
}

criterion_group! { name = all; config = criterion(); targets = asked }

fn main() {
    all();
    criterion().final_summary();
}
