//! A reckoning of its own: files and ranks as numbers, a board as 64 letters, no chess library's tables.

use natiq::core::{Kind, Ply, Side};
use natiq::language::Language;
use natiq::train::{Answer, Chance, Follow, GAMES, Question};
use serde_json::Value;
use shakmaty::{Bitboard, Square};

/// File and rank, from 1.
fn at(square: Square) -> (i32, i32) {
    let name = square.to_string();
    let (file, rank) = (name.as_bytes()[0], name.as_bytes()[1]);
    (i32::from(file - b'a') + 1, i32::from(rank - b'0'))
}

fn square((file, rank): (i32, i32)) -> Option<Square> {
    ((1..=8).contains(&file) && (1..=8).contains(&rank)).then(|| Square::new((rank as u32 - 1) * 8 + file as u32 - 1))
}

/// 1 1 is dark.
fn light(on: Square) -> bool {
    (at(on).0 + at(on).1) % 2 == 1
}

fn jumps(from: Square, to: Square) -> bool {
    let (across, up) = (at(from).0 - at(to).0, at(from).1 - at(to).1);
    across * across + up * up == 5
}

/// The fewest jumps, by trying.
fn fewest(from: Square, to: Square) -> u8 {
    let mut reached = vec![from];
    for count in 0..7 {
        if reached.contains(&to) {
            return count;
        }
        let next = Square::ALL.into_iter().filter(|on| reached.iter().any(|from| jumps(*from, *on)));
        reached = next.chain(reached.clone()).collect();
    }
    panic!("a knight goes everywhere in six jumps")
}

/// The right answer to a question that needs no game.
pub fn answer(question: &Question) -> Answer {
    match question {
        Question::Named(on) | Question::Lettered(on) => Answer::Square(*on),
        Question::FileOf(on) => Answer::File(at(*on).0 as u8),
        Question::RankOf(on) => Answer::Rank(at(*on).1 as u8),
        Question::Home { side, kind, kings } => {
            let rank = if *side == Side::White { 1 } else { 8 };
            let file = match (kind, kings) {
                (Kind::King, None) => 5,
                (Kind::Queen, None) => 4,
                (Kind::Rook, Some(kings)) => [1, 8][usize::from(*kings)],
                (Kind::Knight, Some(kings)) => [2, 7][usize::from(*kings)],
                (Kind::Bishop, Some(kings)) => [3, 6][usize::from(*kings)],
                other => panic!("{other:?} has no one home"),
            };
            Answer::Square(square((file, rank)).unwrap())
        }
        Question::Walk { from, legs } => {
            assert!((1..=2).contains(&legs.len()));
            let mut here = at(*from);
            for (direction, steps) in legs {
                let (file, rank) = match direction.word() {
                    "n" => (0, 1),
                    "ne" => (1, 1),
                    "e" => (1, 0),
                    "se" => (1, -1),
                    "s" => (0, -1),
                    "sw" => (-1, -1),
                    "w" => (-1, 0),
                    "nw" => (-1, 1),
                    other => panic!("{other}"),
                };
                here = (here.0 + file * i32::from(*steps), here.1 + rank * i32::from(*steps));
            }
            Answer::Square(square(here).expect("a walk stays on the board"))
        }
        Question::Shade(on) => Answer::Light(light(*on)),
        Question::SameShade(one, other) => {
            assert_ne!(one, other);
            Answer::Yes(light(*one) == light(*other))
        }
        Question::LightOnes(squares) => {
            let set: Bitboard = squares.iter().copied().collect();
            assert_eq!(set.count(), squares.len(), "no square twice");
            Answer::Count(squares.iter().filter(|on| light(**on)).count() as u8)
        }
        Question::Jump(from, to) => {
            assert_ne!(from, to);
            Answer::Yes(jumps(*from, *to))
        }
        Question::Jumps(from) => Answer::Squares(Square::ALL.into_iter().filter(|to| jumps(*from, *to)).collect()),
        Question::Distance(from, to) => Answer::Count(fewest(*from, *to)),
        Question::Stands(_) | Question::Where(..) => panic!("needs a game"),
    }
}

/// A board of letters, moved by squares alone.
struct Board(Vec<char>);

impl Board {
    fn new() -> Board {
        Board("RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr".chars().collect())
    }

    fn play(&mut self, ply: &Ply) {
        let text = ply.uci.to_string();
        let name = |from: usize| text[from..from + 2].parse::<Square>().unwrap();
        let (from, to) = (name(0), name(2));
        let man = self.0[from as usize];
        let ((from_file, from_rank), (to_file, _)) = (at(from), at(to));
        if man.eq_ignore_ascii_case(&'p') && from_file != to_file && self.0[to as usize] == '.' {
            self.0[square((to_file, from_rank)).unwrap() as usize] = '.';
        }
        if man.eq_ignore_ascii_case(&'k') && (from_file - to_file).abs() == 2 {
            let (home, beside) = if to_file > from_file { (8, 6) } else { (1, 4) };
            self.0.swap(square((home, from_rank)).unwrap() as usize, square((beside, from_rank)).unwrap() as usize);
        }
        self.0[to as usize] = man;
        self.0[from as usize] = '.';
    }

    fn stands(&self, on: Square) -> Option<(Side, Kind)> {
        let letter = self.0[on as usize];
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let kind = "pnbrqk".find(letter.to_ascii_lowercase())?;
        Some((side, Kind::ALL[kind]))
    }
}

/// A round of a game that is followed, kept on our own board.
pub fn follow(level: u8, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut follow = Follow::new(&mut chance);
    let mut board = Board::new();
    for _ in 0..10 {
        let stretch = follow.go_on(level, &mut chance);
        if stretch.begins.is_some() {
            board = Board::new();
        }
        assert_eq!(stretch.moves.len(), [2, 3, 4, 6, 8][usize::from(level) - 1]);
        stretch.moves.iter().for_each(|ply| board.play(ply));
        let right = match stretch.asked.question {
            Question::Stands(on) => Answer::Stands(board.stands(on)),
            Question::Where(side, kind) => {
                let there: Bitboard =
                    Square::ALL.into_iter().filter(|on| board.stands(*on) == Some((side, kind))).collect();
                assert!(there.any(), "nobody asks for what is not there");
                Answer::Squares(there)
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(right, stretch.asked.answer);
    }
}

/// How many half-moves of each game are legal, one after the other.
pub fn lengths() -> [usize; 3] {
    use shakmaty::{Chess, Position, san::San};
    GAMES.map(|game| {
        let mut position = Chess::default();
        let moves: Vec<&str> = game.moves.split_whitespace().collect();
        for text in &moves {
            let mv = text.parse::<San>().unwrap().to_move(&position).unwrap();
            position.play_unchecked(mv);
        }
        assert!(position.is_checkmate(), "{}", game.name);
        moves.len()
    })
}

/// The answers that were told after passing, as somebody would type them.
pub fn answers_told(language: &Language, spoken: &[Value]) -> Vec<String> {
    let said = |key: &str| language.say(key, &[]).print;
    let passed = spoken.iter().filter(|line| line["key"] == "train.passed").map(|line| line["text"].as_str().unwrap());
    passed
        .map(|text| {
            let told = text.split_once(". ").unwrap().1.trim_end_matches('.');
            let is = |key: &str| said(key).trim_end_matches('.') == told;
            let fixed = [("train.is-light", "1"), ("train.is-dark", "2"), ("train.is-yes", "1"), ("train.is-no", "2")];
            if let Some((_, answer)) = fixed.into_iter().find(|(key, _)| is(key)) {
                return answer.to_owned();
            }
            // "5 4: white knight" names the piece; "5 4: empty, light square" that there is none.
            match told.split_once(": ") {
                Some((on, what)) if on.chars().all(|sign| sign.is_ascii_digit() || sign == ' ') => {
                    what.split([',', '،']).next().unwrap().to_owned()
                }
                _ => told.chars().filter(char::is_ascii_digit).collect(),
            }
        })
        .collect()
}
