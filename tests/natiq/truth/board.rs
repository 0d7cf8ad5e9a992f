//! A board read from the text of a FEN and reckoned square by square: the tests' own, slow and plain.
//!
//! It knows nothing of the program it judges, nor of any library.

/// A square: file and rank, from 0.
pub type At = (usize, usize);

/// The four ways of a rook, then the four of a bishop.
const WAYS: [(i32, i32); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// A legal move: what moves, from where to where, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: At,
    pub to: At,
    pub takes: Option<char>,
}

#[derive(Clone)]
pub struct Board {
    men: [[char; 8]; 8],
    pub white: bool,
    rights: String,
    passed: Option<At>,
    pub number: u32,
}

fn step(at: At, (files, ranks): (i32, i32)) -> Option<At> {
    let to = |from: usize, by: i32| usize::try_from(from as i32 + by).ok().filter(|to| *to < 8);
    Some((to(at.0, files)?, to(at.1, ranks)?))
}

/// The squares from one to the edge.
pub fn way(at: At, by: (i32, i32)) -> Vec<At> {
    std::iter::successors(step(at, by), |next| step(*next, by)).collect()
}

/// The squares a knight leaps to, rank by rank.
pub fn leaps(at: At) -> Vec<At> {
    let mut all: Vec<At> = LEAPS.iter().filter_map(|by| step(at, *by)).collect();
    all.sort_by_key(|at| (at.1, at.0));
    all
}

/// All squares, rank by rank.
pub fn squares() -> Vec<At> {
    (0..64).map(|place| (place % 8, place / 8)).collect()
}

pub fn is_white(man: char) -> bool {
    man.is_ascii_uppercase()
}

impl Board {
    pub fn read(fen: &str) -> Board {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut men = [['.'; 8]; 8];
        for (row, text) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for sign in text.chars() {
                match sign.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        men[7 - row][file] = sign;
                        file += 1;
                    }
                }
            }
        }
        let passed = fields[3].as_bytes();
        let passed = (passed.len() == 2).then(|| ((passed[0] - b'a') as usize, (passed[1] - b'1') as usize));
        let number = fields.get(5).map_or(1, |number| number.parse().unwrap());
        Board { men, white: fields[1] == "w", rights: fields[2].to_owned(), passed, number }
    }

    /// What stands on a square.
    pub fn man(&self, at: At) -> Option<char> {
        Some(self.men[at.1][at.0]).filter(|man| *man != '.')
    }

    /// The squares of a man, by file.
    pub fn of(&self, man: char) -> Vec<At> {
        let mut all: Vec<At> = squares().into_iter().filter(|at| self.man(*at) == Some(man)).collect();
        all.sort_unstable();
        all
    }

    fn king(&self, white: bool) -> Option<At> {
        self.of(if white { 'K' } else { 'k' }).first().copied()
    }

    /// Whether the man on a square strikes another square, with what stands between.
    fn strikes(&self, from: At, to: At) -> bool {
        let Some(man) = self.man(from).filter(|_| from != to) else { return false };
        let (files, ranks) = (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32);
        let straight = files == 0 || ranks == 0;
        let slanting = files.abs() == ranks.abs();
        match man.to_ascii_lowercase() {
            'p' => files.abs() == 1 && ranks == if is_white(man) { 1 } else { -1 },
            'n' => files.abs() * ranks.abs() == 2,
            'k' => files.abs() <= 1 && ranks.abs() <= 1,
            kind => {
                let goes = (straight && kind != 'b') || (slanting && kind != 'r');
                let mut between = way(from, (files.signum(), ranks.signum())).into_iter().take_while(|at| *at != to);
                goes && between.all(|at| self.man(at).is_none())
            }
        }
    }

    /// The men of a side that strike a square: pawns first and kings last, then rank by rank.
    pub fn strikers(&self, to: At, white: bool) -> Vec<At> {
        let own = |at: &At| self.man(*at).is_some_and(|man| is_white(man) == white);
        let mut all: Vec<At> = squares().into_iter().filter(|at| own(at)).filter(|at| self.strikes(*at, to)).collect();
        all.sort_by_key(|at| "pnbrqk".find(self.man(*at).unwrap().to_ascii_lowercase()));
        all
    }

    pub fn checkers(&self) -> Vec<At> {
        let mut all = self.king(self.white).map_or_else(Vec::new, |king| self.strikers(king, !self.white));
        all.sort_by_key(|at| (at.1, at.0));
        all
    }

    /// Whether a man stands alone between its king and a long-ranged enemy that looks that way.
    pub fn pinned(&self, at: At) -> bool {
        let Some(man) = self.man(at) else { return false };
        let Some(king) = self.king(is_white(man)) else { return false };
        WAYS.iter().enumerate().any(|(place, by)| {
            let mut met = way(king, *by).into_iter().filter(|on| self.man(*on).is_some());
            let first = met.next();
            let Some(second) = met.next().and_then(|on| self.man(on)) else { return false };
            let looks = if place < 4 { "rq" } else { "bq" };
            first == Some(at) && is_white(second) != is_white(man) && looks.contains(second.to_ascii_lowercase())
        })
    }

    /// The legal moves: king first and pawns last, then rank by rank of where from and where to.
    pub fn legal(&self) -> Vec<Move> {
        let mut all: Vec<Move> = squares()
            .into_iter()
            .filter(|from| self.man(*from).is_some_and(|man| is_white(man) == self.white))
            .flat_map(|from| self.goals(from))
            .filter(|mv| !self.after(*mv).struck())
            .collect();
        let place = |at: At| at.1 * 8 + at.0;
        let kind = |mv: &Move| "kqrbnp".find(self.man(mv.from).unwrap().to_ascii_lowercase());
        all.sort_by_key(|mv| (kind(mv), place(mv.from), place(mv.to)));
        all
    }

    /// Whether the king of the side that has just moved can be taken.
    fn struck(&self) -> bool {
        self.king(!self.white).is_some_and(|king| !self.strikers(king, self.white).is_empty())
    }

    fn goals(&self, from: At) -> Vec<Move> {
        let man = self.man(from).unwrap();
        let free = |to: &At| self.man(*to).is_none_or(|other| is_white(other) != is_white(man));
        let goes = |to: At| Move { from, to, takes: self.man(to) };
        if !"Pp".contains(man) {
            let mut all: Vec<Move> =
                squares().into_iter().filter(free).filter(|to| self.strikes(from, *to)).map(goes).collect();
            if "Kk".contains(man) {
                all.extend(self.castles(from));
            }
            return all;
        }
        let ahead = if self.white { 1 } else { -1 };
        let home = if self.white { 1 } else { 6 };
        let mut all: Vec<Move> = Vec::new();
        let once = step(from, (0, ahead)).filter(|to| self.man(*to).is_none());
        all.extend(once.map(goes));
        if from.1 == home
            && let Some(once) = once
        {
            all.extend(step(once, (0, ahead)).filter(|to| self.man(*to).is_none()).map(goes));
        }
        for to in [-1, 1].into_iter().filter_map(|side| step(from, (side, ahead))) {
            match self.man(to) {
                Some(other) if is_white(other) != self.white => all.push(goes(to)),
                None if self.passed == Some(to) => {
                    all.push(Move { from, to, takes: Some(if self.white { 'p' } else { 'P' }) });
                }
                _ => {}
            }
        }
        all
    }

    fn castles(&self, from: At) -> Vec<Move> {
        let home = if self.white { 0 } else { 7 };
        let safe = |file: usize| self.strikers((file, home), !self.white).is_empty();
        let empty = |mut files: std::ops::Range<usize>| files.all(|file| self.man((file, home)).is_none());
        let right = |sign: char| self.rights.contains(if self.white { sign.to_ascii_uppercase() } else { sign });
        let mut all = Vec::new();
        if right('k') && empty(5..7) && (4..7).all(safe) {
            all.push(Move { from, to: (6, home), takes: None });
        }
        if right('q') && empty(1..4) && (2..5).all(safe) {
            all.push(Move { from, to: (2, home), takes: None });
        }
        all
    }

    /// The board after a move, with the other side to move; a pawn on the last rank stays a pawn, which is nothing
    /// to the king of its own side.
    fn after(&self, mv: Move) -> Board {
        let mut next = self.clone();
        let man = self.man(mv.from).unwrap();
        next.men[mv.from.1][mv.from.0] = '.';
        if "Pp".contains(man) && mv.takes.is_some() && self.man(mv.to).is_none() {
            next.men[mv.from.1][mv.to.0] = '.';
        }
        next.men[mv.to.1][mv.to.0] = man;
        if "Kk".contains(man) && mv.from.0.abs_diff(mv.to.0) == 2 {
            let (corner, beside) = if mv.to.0 == 6 { (7, 5) } else { (0, 3) };
            next.men[mv.to.1][beside] = std::mem::replace(&mut next.men[mv.to.1][corner], '.');
        }
        next.white = !self.white;
        next
    }
}
