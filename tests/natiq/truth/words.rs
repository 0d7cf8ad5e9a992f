//! What the answers ought to say, put together from a small table of words of the tests' own.

use super::board::{At, Board, Move, is_white, leaps, way};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    English,
    Arabic,
}

use Tongue::{Arabic, English};

/// Kinds of men, the heaviest first.
pub const KINDS: [char; 6] = ['k', 'q', 'r', 'b', 'n', 'p'];
/// One, two, several; then "white" and "black" of several.
const ARABIC: [(char, [&str; 3], [&str; 2]); 6] = [
    ('k', ["ملك", "ملكان", "ملوك"], ["بيضاء", "سوداء"]),
    ('q', ["وزير", "وزيران", "وزراء"], ["بيض", "سود"]),
    ('r', ["رخ", "رخان", "رخاخ"], ["بيضاء", "سوداء"]),
    ('b', ["فيل", "فيلان", "أفيال"], ["بيضاء", "سوداء"]),
    ('n', ["حصان", "حصانان", "أحصنة"], ["بيضاء", "سوداء"]),
    ('p', ["بيدق", "بيدقان", "بيادق"], ["بيضاء", "سوداء"]),
];

/// A direction: typed in English and in Arabic, said in both, and its step.
pub type Direction = (&'static str, &'static str, &'static str, &'static str, (i32, i32));

/// The eight directions as they are typed and as they are said, with their step.
pub const DIRECTIONS: [Direction; 8] = [
    ("n", "شمال", "North", "شمال", (0, 1)),
    ("ne", "شمال شرق", "North-east", "شمال شرق", (1, 1)),
    ("e", "شرق", "East", "شرق", (1, 0)),
    ("se", "جنوب شرق", "South-east", "جنوب شرق", (1, -1)),
    ("s", "جنوب", "South", "جنوب", (0, -1)),
    ("sw", "جنوب غرب", "South-west", "جنوب غرب", (-1, -1)),
    ("w", "غرب", "West", "غرب", (-1, 0)),
    ("nw", "شمال غرب", "North-west", "شمال غرب", (-1, 1)),
];

impl Tongue {
    pub fn pick<'a>(self, english: &'a str, arabic: &'a str) -> &'a str {
        if self == English { english } else { arabic }
    }

    /// The names of a kind in Arabic for one, two and several, and "white" and "black" of several.
    fn arabic(kind: char) -> (&'static [&'static str; 3], &'static [&'static str; 2]) {
        let row = ARABIC.iter().find(|row| row.0 == kind.to_ascii_lowercase()).unwrap();
        (&row.1, &row.2)
    }

    /// The name of a kind.
    pub fn kind(self, man: char) -> &'static str {
        match (self, man.to_ascii_lowercase()) {
            (Arabic, kind) => Tongue::arabic(kind).0[0],
            (English, 'k') => "king",
            (English, 'q') => "queen",
            (English, 'r') => "rook",
            (English, 'b') => "bishop",
            (English, 'n') => "knight",
            (English, _) => "pawn",
        }
    }

    /// A kind with its colour, so many of them.
    fn coloured(self, man: char, count: usize) -> String {
        let white = is_white(man);
        if self == English {
            let s = if count == 1 { "" } else { "s" };
            return format!("{} {}{s}", if white { "white" } else { "black" }, self.kind(man));
        }
        let (names, colours) = Tongue::arabic(man);
        let colour = match (count, white) {
            (1, true) => "أبيض",
            (1, false) => "أسود",
            (2, true) => "أبيضان",
            (2, false) => "أسودان",
            (_, white) => colours[usize::from(!white)],
        };
        format!("{} {colour}", names[count.min(3) - 1])
    }

    /// The heading of a list of squares.
    fn heading(self, man: char, count: usize) -> String {
        match self {
            English => format!("{}{}", self.kind(man), if count == 1 { "" } else { "s" }),
            Arabic => format!("ال{}", Tongue::arabic(man).0[count.min(3) - 1]),
        }
    }

    fn comma(self) -> &'static str {
        self.pick(", ", "، ")
    }

    fn semicolon(self) -> &'static str {
        self.pick("; ", "؛ ")
    }

    /// Several with commas and "and".
    fn several(self, items: &[String]) -> String {
        let and = self.pick(" and ", " و");
        match items.split_last() {
            Some((last, before)) if !before.is_empty() => format!("{}{and}{last}", before.join(self.comma())),
            _ => items.concat(),
        }
    }

    pub fn side(self, white: bool) -> &'static str {
        if white { self.pick("White", "الأبيض") } else { self.pick("Black", "الأسود") }
    }

    pub fn on(self, at: At) -> String {
        format!("{} {}", at.0 + 1, at.1 + 1)
    }

    pub fn square(self, board: &Board, at: At) -> String {
        let light = (at.0 + at.1) % 2 == 1;
        let on = self.on(at);
        match (board.man(at), light) {
            (Some(man), _) => format!("{on}: {}.", self.coloured(man, 1)),
            (None, true) => format!("{on}{}", self.pick(": empty, light square.", ": خال، مربع فاتح.")),
            (None, false) => format!("{on}{}", self.pick(": empty, dark square.", ": خال، مربع داكن.")),
        }
    }

    fn empty(self) -> String {
        self.pick("empty", "خال").to_owned()
    }

    /// A rank or a file: men of one kind and colour together, with the coordinate that is not told already.
    fn sets(self, board: &Board, squares: &[At], shown: impl Fn(At) -> usize) -> String {
        let mut order: Vec<char> = Vec::new();
        for man in squares.iter().filter_map(|at| board.man(*at)) {
            if !order.contains(&man) {
                order.push(man);
            }
        }
        if order.is_empty() {
            return self.empty();
        }
        let sets: Vec<String> = order
            .into_iter()
            .map(|man| {
                let on: Vec<String> = squares
                    .iter()
                    .filter(|at| board.man(**at) == Some(man))
                    .map(|at| (shown(*at) + 1).to_string())
                    .collect();
                format!("{} {}", self.coloured(man, on.len()), on.join(self.comma()))
            })
            .collect();
        sets.join(self.semicolon())
    }

    pub fn rank(self, board: &Board, rank: usize) -> String {
        let squares: Vec<At> = (0..8).map(|file| (file, rank)).collect();
        format!("{} {}: {}.", self.pick("Rank", "الصف"), rank + 1, self.sets(board, &squares, |at| at.0))
    }

    pub fn file(self, board: &Board, file: usize) -> String {
        let squares: Vec<At> = (0..8).map(|rank| (file, rank)).collect();
        format!("{} {}: {}.", self.pick("File", "العمود"), file + 1, self.sets(board, &squares, |at| at.1))
    }

    fn occupied(self, board: &Board, squares: &[At]) -> String {
        let found: Vec<String> = squares
            .iter()
            .filter_map(|at| Some(format!("{} {}", self.on(*at), self.coloured(board.man(*at)?, 1))))
            .collect();
        if found.is_empty() { self.empty() } else { found.join(self.semicolon()) }
    }

    pub fn diagonals(self, board: &Board, at: At) -> String {
        let back = |by| way(at, by).into_iter().rev().collect::<Vec<At>>();
        let all = [back((-1, -1)), vec![at], way(at, (1, 1)), back((1, -1)), way(at, (-1, 1))].concat();
        let found = self.occupied(board, &all);
        format!("{} {}: {found}.", self.pick("Diagonals of", "قطرا"), self.on(at))
    }

    pub fn jumps(self, board: &Board, at: At) -> String {
        let (empty, full): (Vec<At>, Vec<At>) = leaps(at).into_iter().partition(|at| board.man(*at).is_none());
        let mut parts = Vec::new();
        if !full.is_empty() {
            parts.push(self.occupied(board, &full));
        }
        if !empty.is_empty() {
            let on: Vec<String> = empty.iter().map(|at| self.on(*at)).collect();
            parts.push(format!("{}: {}", self.pick("empty", "الخالية"), on.join(self.comma())));
        }
        let heading = self.pick("Knight jumps from", "قفزات الحصان من");
        format!("{heading} {}: {}.", self.on(at), parts.join(self.semicolon()))
    }

    pub fn ray(self, board: &Board, at: At, (_, _, english, arabic, by): Direction) -> String {
        let squares = way(at, by);
        let found = match squares.as_slice() {
            [] => self.pick("the edge of the board", "حافة الرقعة").to_owned(),
            squares => self.occupied(board, squares),
        };
        format!("{} {}: {found}.", self.pick(&format!("{english} of"), arabic), self.on(at))
    }

    fn listed(self, squares: &[At]) -> String {
        squares.iter().map(|at| self.on(*at)).collect::<Vec<_>>().join(self.comma())
    }

    /// Where men of a kind stand, of the sides asked for.
    pub fn whereabouts(self, board: &Board, kind: char, sides: &[bool]) -> String {
        let of = |white: &bool| {
            let man = if *white { kind.to_ascii_uppercase() } else { kind };
            let on = board.of(man);
            let found = match on.as_slice() {
                [] => format!("{} {}", self.pick("no", "لا"), self.kind(kind)),
                on => format!("{} {}", self.heading(kind, on.len()), self.listed(on)),
            };
            format!("{}: {found}.", self.side(*white))
        };
        sides.iter().map(of).collect::<Vec<_>>().join(" ")
    }

    pub fn pieces(self, board: &Board, sides: &[bool]) -> String {
        let of = |white: &bool| {
            let sets: Vec<String> = KINDS
                .into_iter()
                .map(|kind| (kind, board.of(if *white { kind.to_ascii_uppercase() } else { kind })))
                .filter(|(_, on)| !on.is_empty())
                .map(|(kind, on)| format!("{} {}", self.heading(kind, on.len()), self.listed(&on)))
                .collect();
            format!("{}: {}.", self.side(*white), sets.join(self.semicolon()))
        };
        sides.iter().map(of).collect::<Vec<_>>().join(" ")
    }

    /// Eight lines of signs.
    pub fn lines(board: &Board) -> Vec<String> {
        let line = |rank: usize| {
            let signs = (0..8).map(|file| format!(" {}", board.man((file, rank)).unwrap_or('.')));
            signs.fold((rank + 1).to_string(), |line, sign| line + &sign)
        };
        (0..8).rev().map(line).collect()
    }

    /// What strikes a square: of the other side than the one that stands there, or than the one to move.
    pub fn guards(self, board: &Board, at: At, attack: bool) -> String {
        let owner = board.man(at).map_or(board.white, is_white);
        let men = board.strikers(at, owner != attack);
        let on = self.on(at);
        let found: Vec<String> = men
            .iter()
            .map(|from| {
                let pinned = if board.pinned(*from) { self.pick(", pinned", "، مقيد") } else { "" };
                format!("{} {}{pinned}", self.kind(board.man(*from).unwrap()), self.on(*from))
            })
            .collect();
        let found = found.join(self.semicolon());
        match (self, attack, men.is_empty()) {
            (English, true, true) => format!("{on} is not attacked."),
            (English, false, true) => format!("{on} is not defended."),
            (English, true, false) => format!("{on} is attacked by: {found}."),
            (English, false, false) => format!("{on} is defended by: {found}."),
            (Arabic, true, true) => format!("المربع {on} لا تهاجمه أي قطعة."),
            (Arabic, false, true) => format!("المربع {on} لا تحميه أي قطعة."),
            (Arabic, true, false) => format!("المربع {on} يهاجمه: {found}."),
            (Arabic, false, false) => format!("المربع {on} يحميه: {found}."),
        }
    }

    /// The legal moves, all or of one square; the goals of one piece together.
    pub fn legal(self, board: &Board, legal: &[Move], from: Option<At>) -> String {
        let mine = |at: &At| legal.iter().filter(|mv| mv.from == *at).map(|mv| mv.to).collect::<Vec<At>>();
        let mut order: Vec<At> = legal.iter().map(|mv| mv.from).filter(|at| from.is_none_or(|of| of == *at)).collect();
        order.dedup();
        if order.is_empty() {
            let on = from.map(|at| self.on(at)).unwrap_or_default();
            return match self {
                English => format!("No piece on {on} can move."),
                Arabic => format!("لا تتحرك أي قطعة من {on}."),
            };
        }
        let (of, to) = (self.pick(" ", " من "), self.pick("to", "إلى"));
        let one = |at: &At| {
            let man = self.kind(board.man(*at).unwrap());
            format!("{man}{of}{} {to} {}", self.on(*at), self.listed(&mine(at)))
        };
        let found = order.iter().map(one).collect::<Vec<_>>().join(self.semicolon());
        format!("{}: {found}.", self.pick("Legal moves", "النقلات القانونية"))
    }

    pub fn captures(self, board: &Board, legal: &[Move]) -> String {
        let one = |mv: &Move| {
            let (man, taken) = (self.kind(board.man(mv.from).unwrap()), self.kind(mv.takes?));
            let (from, to) = (self.on(mv.from), self.on(mv.to));
            Some(match self {
                English => format!("{man} {from} takes {taken} on {to}"),
                Arabic => format!("{man} من {from}، أسر {taken} في {to}"),
            })
        };
        let found: Vec<String> = legal.iter().filter_map(one).collect();
        if found.is_empty() {
            return self.pick("Nothing can be captured.", "لا فرص للأسر.").to_owned();
        }
        format!("{}: {}.", self.pick("Captures", "فرص الأسر"), found.join(self.semicolon()))
    }

    /// By what each side is ahead.
    pub fn material(self, board: &Board) -> String {
        let ahead = |white: bool| {
            let more: Vec<String> = KINDS[1..]
                .iter()
                .filter_map(|kind| {
                    let (own, other) = (kind.to_ascii_uppercase(), *kind);
                    let (own, other) = if white { (own, other) } else { (other, own) };
                    let count = board.of(own).len().checked_sub(board.of(other).len()).filter(|count| *count > 0)?;
                    Some(self.ahead(*kind, count))
                })
                .collect();
            let verb = self.pick("is", "متقدم");
            let end = self.pick(" ahead.", ".");
            (!more.is_empty()).then(|| format!("{} {verb} {}{end}", self.side(white), self.several(&more)))
        };
        let said: Vec<String> = [true, false].into_iter().filter_map(ahead).collect();
        if said.is_empty() { self.pick("Equal.", "تعادل القطع.").to_owned() } else { said.join(" ") }
    }

    fn ahead(self, kind: char, count: usize) -> String {
        let name = self.kind(kind);
        match (self, count) {
            (English, 1) => format!("a {name}"),
            (English, _) => format!("{count} {name}s"),
            (Arabic, 1) => format!("ب{name}"),
            (Arabic, 2) => format!("ب{name}ين"),
            (Arabic, _) => format!("بعدد {count} {}", Tongue::arabic(kind).0[2]),
        }
    }

    pub fn turn(self, board: &Board) -> String {
        let number = board.number;
        match (self, board.white) {
            (English, white) => format!("Move {number}, {} to move.", English.side(white)),
            (Arabic, true) => format!("النقلة {number}، الدور للأبيض."),
            (Arabic, false) => format!("النقلة {number}، الدور للأسود."),
        }
    }

    /// Asked by the side to move.
    pub fn check(self, board: &Board) -> String {
        let by: Vec<String> = board
            .checkers()
            .iter()
            .map(|at| {
                let man = self.kind(board.man(*at).unwrap());
                match self {
                    English => format!("the {man} on {}", self.on(*at)),
                    Arabic => format!("ال{man} في {}", self.on(*at)),
                }
            })
            .collect();
        match (self, by.is_empty()) {
            (English, true) => "No check.".to_owned(),
            (Arabic, true) => "لا كش.".to_owned(),
            (English, false) => format!("Your king is in check from {}.", self.several(&by)),
            (Arabic, false) => format!("ملكك في كش من {}.", self.several(&by)),
        }
    }
}
