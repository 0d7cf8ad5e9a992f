//! Following a game: some moves are announced, then it is asked what stands where.
//!
//! The game goes on through the round, so that the whole of it is to be kept in mind; where it ends,
//! another begins. A level is the number of half-moves between two questions.

use shakmaty::san::San;
use shakmaty::{Chess, Position, Square};

use super::chance::Chance;
use super::games::{GAMES, Game};
use super::question::{Answer, Asked, Question};
use crate::core::{Kind, Ply, Side};

/// A game that is being followed.
#[derive(Clone, Debug)]
pub struct Follow {
    game: usize,
    position: Chess,
    /// The half-moves that are still to come.
    rest: Vec<Ply>,
}

/// What is announced before a question.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The game that begins here, where one does.
    pub begins: Option<&'static Game>,
    /// The half-moves.
    pub moves: Vec<Ply>,
    /// What is asked then.
    pub asked: Asked,
}

impl Follow {
    /// A game of the list, by chance, at its beginning.
    pub fn new(chance: &mut Chance) -> Follow {
        Follow::game(chance.below(GAMES.len()))
    }

    fn game(game: usize) -> Follow {
        let mut rest = plies(GAMES.get(game).map_or("", |game| game.moves));
        rest.reverse();
        Follow { game, position: Chess::default(), rest }
    }

    /// The next half-moves, and a question about the position after them.
    pub fn go_on(&mut self, level: u8, chance: &mut Chance) -> Stretch {
        let wanted = half_moves(level);
        let fresh = self.position == Chess::default();
        let begins = fresh || self.rest.len() < wanted;
        if begins && !fresh {
            *self = Follow::game((self.game + 1) % GAMES.len());
        }
        let mut moves = Vec::new();
        while moves.len() < wanted {
            let Some(ply) = self.rest.pop() else { break };
            if let Ok(mv) = ply.uci.to_move(&self.position) {
                self.position.play_unchecked(mv);
            }
            moves.push(ply);
        }
        let asked = ask(&self.position, &moves, chance);
        Stretch { begins: begins.then(|| GAMES.get(self.game)).flatten(), moves, asked }
    }
}

/// How many half-moves are announced before a question.
fn half_moves(level: u8) -> usize {
    match level {
        0 | 1 => 2,
        2 => 3,
        3 => 4,
        4 => 6,
        _ => 8,
    }
}

/// A game's moves as facts; a move that is none ends it, and a test holds that none is.
fn plies(moves: &str) -> Vec<Ply> {
    let mut position = Chess::default();
    let read = |text: &str| {
        let mv = text.parse::<San>().ok()?.to_move(&position).ok()?;
        let (ply, after) = Ply::play(&position, mv);
        position = after;
        Some(ply)
    };
    moves.split_whitespace().map_while(read).collect()
}

fn ask(position: &Chess, moves: &[Ply], chance: &mut Chance) -> Asked {
    let found = |on| position.board().piece_at(on).map(|piece| (piece.color.into(), Kind::from(piece.role)));
    if chance.flip() {
        // Squares that were left or reached just now, and any other: the empty ones among them count too.
        let touched: Vec<Square> = moves.iter().flat_map(|ply| [ply.from, ply.to]).collect();
        let on = if chance.below(3) == 0 { Some(chance.square()) } else { chance.pick(&touched) };
        let on = on.unwrap_or_else(|| chance.square());
        return Asked::new(Question::Stands(on), Answer::Stands(found(on)));
    }
    let kinds = [Kind::King, Kind::Queen, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
    let there: Vec<(Side, Kind)> = Side::ALL
        .into_iter()
        .flat_map(|side| kinds.map(|kind| (side, kind)))
        .filter(|(side, kind)| !squares(position, *side, *kind).is_empty())
        .collect();
    let (side, kind) = chance.pick(&there).unwrap_or((Side::White, Kind::King));
    Asked::new(Question::Where(side, kind), Answer::Squares(squares(position, side, kind)))
}

fn squares(position: &Chess, side: Side, kind: Kind) -> shakmaty::Bitboard {
    let board = position.board();
    let color = if side == Side::White { shakmaty::Color::White } else { shakmaty::Color::Black };
    board.by_role(kind.into()) & board.by_color(color)
}
