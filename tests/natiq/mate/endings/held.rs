//! The verdicts held against the truth, and the truth against going forward move by move.

use natiq::core::mate::Tables;
use shakmaty::{Chess, Color, Position, Role, Square};

use super::class::MOST;
use super::{Ending, Truth, after};
use crate::mate::named::FEW;
use crate::mate::verdict;

/// What a king can have by his side, each leading to those before it.
const KINDS: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
/// The positions the strong check may visit here.
const BUDGET: u32 = 20_000;

fn three() -> Truth {
    let mut truth = Truth::default();
    for kind in KINDS {
        truth.reckon(&[kind], &[]);
    }
    truth
}

/// What was asked and what was left open, quick and strong.
#[derive(Default)]
struct Count {
    asked: usize,
    open: [usize; 2],
    faults: Vec<String>,
}

impl Count {
    fn hold(&mut self, position: &Chess, side: Color, can: bool, tables: &mut Tables) {
        self.asked += 1;
        for (place, budget) in [0, BUDGET].into_iter().enumerate() {
            match verdict(position, side, budget, tables) {
                None => self.open[place] += 1,
                Some(said) if said == can => {}
                Some(said) => {
                    self.faults.push(format!("{side:?} can mate: {can}, said {said} with {budget}: {position:?}"))
                }
            }
        }
    }

    /// So many positions of each kind, evenly drawn: where the side can mate and where it cannot.
    fn draw(&mut self, ending: &Ending, side: Color, most: usize, tables: &mut Tables) {
        for wanted in [true, false] {
            let many = if wanted { ending.many(side) } else { ending.total() - ending.many(side) };
            // Odd, for the sides take turns in the numbers.
            let stride = (many / most) | 1;
            let drawn = ending.numbers(side, wanted).step_by(stride);
            for position in drawn.filter_map(|number| ending.chess(number)) {
                self.hold(&position, side, wanted, tables);
            }
        }
    }

    fn tell(&self, what: &str) {
        let [quick, strong] = self.open;
        eprintln!("{what}: {} questions, open {quick} quick and {strong} with {BUDGET}", self.asked);
        assert!(self.faults.is_empty(), "{}", self.faults[..self.faults.len().min(10)].join("\n"));
    }
}

#[test]
fn a_rook_or_a_bishop_against_a_king_is_never_judged_wrongly() {
    let mut truth = Truth::default();
    let (mut count, mut tables) = (Count::default(), Tables::default());
    for kind in [Role::Rook, Role::Bishop] {
        let ending = truth.reckon(&[kind], &[]);
        for side in Color::ALL {
            count.draw(ending, side, 60, &mut tables);
        }
    }
    count.tell("three men");
    assert!(count.asked > 200);
    assert_eq!(count.open[1], 0);
    let [rook, bishop] = &truth.0[..] else { panic!() };
    assert_eq!(bishop.many(Color::White), 0);
    assert_eq!(rook.many(Color::Black), 0);
    // A rook always can, but where the king has no move and where he must take it at once.
    assert!(rook.numbers(Color::White, false).all(|number| {
        let position = rook.chess(number).unwrap();
        position.turn().is_black() && position.legal_moves().iter().all(|mv| mv.is_capture())
    }));
}

#[test]
fn a_number_and_its_position_are_one_and_a_mirror_makes_no_difference() {
    for (white, black) in
        [(&[Role::Rook][..], &[Role::Knight][..]), (&[Role::Pawn], &[Role::Pawn]), (&[Role::Queen], &[])]
    {
        let class = super::Class::new(white, black);
        for number in (0..class.size()).step_by(997) {
            let (at, turn) = class.position(number);
            assert_eq!(class.number(&at, turn), number);
            let mirrored = at.map(|at| at ^ 7);
            assert_eq!(class.number(&mirrored, turn), number);
        }
    }
}

/// Goes forward by shakmaty alone, again and again until nothing changes.
fn forward(truth: &Truth, ending: &Ending) -> usize {
    let numbers: Vec<usize> = (0..ending.class.size()).filter(|&number| ending.positions.has(number)).collect();
    let mut can = super::Set::of(ending.class.size());
    loop {
        let before = can.count();
        for &number in numbers.iter().rev() {
            let (at, turn) = ending.class.position(number);
            let position = ending.class.chess(&at, turn, None, false).unwrap();
            let moves = position.legal_moves();
            let mates = position.is_checkmate() && turn.is_black();
            let leads = || {
                moves.iter().any(|&mv| {
                    let next = after(&position, mv);
                    match ending.class.squares(&next, false) {
                        Some((at, turn)) => can.has(ending.class.number(&at, turn)),
                        None => truth.can(&next, Color::White),
                    }
                })
            };
            if !can.has(number) && (mates || leads()) {
                can.add(number);
            }
        }
        if can.count() == before {
            break;
        }
    }
    numbers.iter().filter(|&&number| can.has(number) != ending.can[0].has(number)).count()
}

/// In an even draw of positions: whoever can mate has mated, or some legal move leads to where he can, and only then.
fn agrees_with_its_moves(truth: &Truth, ending: &Ending) {
    for number in (0..ending.class.size()).filter(|&number| ending.positions.has(number)).step_by(40_009) {
        let Some(position) = ending.chess(number) else { continue };
        for side in Color::ALL {
            let mated = position.is_checkmate() && position.turn() != side;
            let leads = position.legal_moves().iter().any(|&mv| truth.can(&after(&position, mv), side));
            assert_eq!(truth.can(&position, side), mated || leads, "{side:?} {position:?}");
        }
    }
}

/// All endings of up to four men. For every position it says which side can mate; the verdicts are held against an
/// even draw of them, of those where a side cannot as many as of those where it can.
#[test]
#[ignore = "the long truth, run by make test-all"]
fn no_ending_of_four_men_is_judged_wrongly() {
    let mut truth = three();
    for ending in [&truth.0[1], &truth.0[4]] {
        assert_eq!(forward(&truth, ending), 0, "{:?}", ending.class);
    }
    let mut classes: Vec<(Vec<Role>, Vec<Role>)> = Vec::new();
    for (place, &one) in KINDS.iter().enumerate() {
        for &other in &KINDS[place..] {
            classes.push((vec![one, other], vec![]));
            classes.push((vec![one], vec![other]));
        }
    }
    classes.sort_by_key(|(white, black)| white.iter().chain(black).filter(|&&role| role == Role::Pawn).count());
    let (mut all, mut tables) = (Count::default(), Tables::default());
    for (white, black) in classes {
        let ending = truth.reckon(&white, &black);
        let mut count = Count::default();
        for side in Color::ALL {
            count.draw(ending, side, 300, &mut tables);
        }
        let [white_can, black_can] = [Color::White, Color::Black].map(|side| ending.many(side));
        let name = format!(
            "{white:?} v {black:?}, {} positions, White can in {white_can}, Black in {black_can}",
            ending.total()
        );
        count.tell(&name);
        all.asked += count.asked;
        (0..2).for_each(|place| all.open[place] += count.open[place]);
    }
    truth.0.iter().for_each(|ending| agrees_with_its_moves(&truth, ending));
    let mut passing = Count::default();
    for position in in_passing().step_by(11) {
        for side in Color::ALL {
            passing.hold(&position, side, truth.can(&position, side), &mut tables);
        }
    }
    passing.tell("a pawn can be taken in passing");
    assert!(passing.asked > 5_000);
    all.tell("four men");
    assert!(all.asked > 20_000);
    // What these few positions leave open: above all how a bishop and a knight mate each other.
    assert!(all.open[1] * 50 < all.asked);
    for &(fen, white, black) in FEW.into_iter().flatten() {
        let position = crate::mate::position(fen);
        assert_eq!(Color::ALL.map(|side| truth.can(&position, side)), [white, black], "{fen}");
    }
}

/// All positions of two kings and two pawns where one pawn can take the other in passing.
fn in_passing() -> impl Iterator<Item = Chess> {
    let class = super::Class::new(&[Role::Pawn], &[Role::Pawn]);
    let pushes = Color::ALL.into_iter().flat_map(|pushed| {
        (0..8u8).flat_map(move |file| [(pushed, file, file.wrapping_sub(1)), (pushed, file, file + 1)])
    });
    pushes.filter(|&(.., beside)| beside < 8).flat_map(move |(pushed, file, beside)| {
        let class = class.clone();
        let rank = pushed.fold_wb(24, 32);
        let passed = Square::new(u32::from(pushed.fold_wb(16, 40) + file));
        (0..64 * 64u16).filter_map(move |kings| {
            let mut at = [0; MOST];
            (at[0], at[1]) = pushed.fold_wb((rank + file, rank + beside), (rank + beside, rank + file));
            (at[2], at[3]) = ((kings / 64) as u8, (kings % 64) as u8);
            class.chess(&at, pushed.other(), Some(passed), true)
        })
    })
}
