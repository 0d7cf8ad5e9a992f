//! The search for a mate both sides help with, over positions, best guess first.
//!
//! Every position that is met is kept once, whole, and compared whole: a set that closes without mate is a
//! proof, not a likelihood. Both sides' moves are tried alike, for "any possible series of legal moves" is
//! a series both agree on. The order is only an order: the guide decides what is tried first, never what is
//! tried at all. Nothing is left out but what the strata prove barren.

use shakmaty::{Chess, Color, Move, Position, Role};

use super::guide::Guide;
use super::index::{Index, NONE};
use super::strata::{Found, Strata};
use super::stratum::Stratum;
use super::ways::{SOON, Way};

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// At this place the loser is mated.
    Mate(u32),
    /// Every position was visited.
    Closed,
    /// The budget was spent.
    Spent,
}

#[derive(Clone, Debug)]
struct Node {
    position: Chess,
    parent: u32,
    came: Option<Move>,
    depth: u32,
    hash: u64,
}

/// A move to be tried.
#[derive(Clone, Copy, Debug)]
struct Edge {
    parent: u32,
    mv: Move,
    next: u32,
}

const BUCKETS: usize = 256;

/// The positions of one question; kept for its memory.
#[derive(Debug)]
pub(super) struct Search {
    nodes: Vec<Node>,
    index: Index,
    edges: Vec<Edge>,
    /// The first of the edges whose memory is free.
    free: u32,
    /// The last edge of each cost.
    heads: [u32; BUCKETS],
    lowest: usize,
    way: &'static Way,
    /// The moves of all positions visited.
    pushed: usize,
}

impl Default for Search {
    fn default() -> Self {
        Search {
            nodes: Vec::new(),
            index: Index::default(),
            edges: Vec::new(),
            free: NONE,
            heads: [NONE; BUCKETS],
            lowest: 0,
            way: &SOON,
            pushed: 0,
        }
    }
}

impl Search {
    /// Visits positions from this one on until one is mate, all are seen, the budget is spent, or there are more than
    /// `breadth` moves a position on average.
    pub(super) fn run(
        &mut self,
        start: &Chess,
        winner: Color,
        way: &'static Way,
        budget: &mut u32,
        breadth: usize,
        strata: &mut Strata,
    ) -> Ended {
        self.clear(way);
        if let Some(found) = self.visit(start.clone(), NONE, None, winner, budget) {
            return found;
        }
        let mut doubt = Doubt::default();
        while let Some(edge) = self.next() {
            if *budget == 0 || self.pushed > breadth.saturating_mul(self.nodes.len() + 2) {
                return Ended::Spent;
            }
            let mut position = self.nodes[edge.parent as usize].position.clone();
            position.play_unchecked(edge.mv);
            if edge.mv.is_capture() || edge.mv.role() == Role::Pawn {
                if position.has_insufficient_material(winner) {
                    continue;
                }
                if self.nodes.len() > PATIENCE && doubt.pays() {
                    doubt.asked += 1;
                    if self.barren(&position, winner, budget, strata) {
                        doubt.barren += 1;
                        continue;
                    }
                }
            }
            if let Some(found) = self.visit(position, edge.parent, Some(edge.mv), winner, budget) {
                return found;
            }
        }
        Ended::Closed
    }

    fn barren(&self, position: &Chess, winner: Color, budget: &mut u32, strata: &mut Strata) -> bool {
        let hash = hash(position);
        if self.find(position, hash).is_ok() {
            return false;
        }
        let Some(stratum) = Stratum::of(position) else { return false };
        let mut share = STRATA_A_POSITION.min(*budget);
        let given = share;
        let found = strata.explore(&stratum, winner, TRIES, &mut share);
        *budget -= given - share;
        found == Found::Never
    }

    /// The moves that lead to a place.
    pub(super) fn line(&self, place: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = self.nodes.get(place as usize);
        while let Some(node) = at {
            line.extend(node.came);
            at = self.nodes.get(node.parent as usize);
        }
        line.reverse();
        line
    }

    fn visit(
        &mut self,
        position: Chess,
        parent: u32,
        came: Option<Move>,
        winner: Color,
        budget: &mut u32,
    ) -> Option<Ended> {
        let hash = hash(&position);
        let Err(slot) = self.find(&position, hash) else { return None };
        let place = u32::try_from(self.nodes.len()).unwrap_or(NONE);
        *budget = budget.saturating_sub(1);
        let moves = position.legal_moves();
        let mated = moves.is_empty() && position.turn() != winner && position.is_check();
        let depth = self.nodes.get(parent as usize).map_or(0, |node| node.depth + 1);
        self.pushed += moves.len();
        if !mated {
            let guide = Guide::of(&position, winner, self.way, depth);
            for &mv in &moves {
                self.push(place, mv, guide.cost(mv));
            }
        }
        self.nodes.push(Node { position, parent, came, depth, hash });
        self.index.enter(slot, place, |place| self.nodes[place].hash);
        if mated {
            return Some(Ended::Mate(place));
        }
        None
    }

    fn clear(&mut self, way: &'static Way) {
        self.way = way;
        self.nodes.clear();
        self.edges.clear();
        self.free = NONE;
        self.heads = [NONE; BUCKETS];
        self.lowest = BUCKETS - 1;
        self.pushed = 0;
        self.index.clear();
    }

    /// Puts a move among those of its cost: of them the last is tried first.
    fn push(&mut self, parent: u32, mv: Move, cost: usize) {
        let bucket = cost.min(BUCKETS - 1);
        let edge = Edge { parent, mv, next: self.heads[bucket] };
        self.heads[bucket] = self.free;
        if self.free == NONE {
            self.heads[bucket] = u32::try_from(self.edges.len()).unwrap_or(NONE);
            self.edges.push(edge);
        } else {
            let place = self.free as usize;
            self.free = self.edges[place].next;
            self.edges[place] = edge;
        }
        self.lowest = self.lowest.min(bucket);
    }

    /// The move that costs least.
    fn next(&mut self) -> Option<Edge> {
        while self.lowest < BUCKETS {
            let place = self.heads[self.lowest];
            if place != NONE {
                let edge = self.edges[place as usize];
                self.heads[self.lowest] = edge.next;
                self.edges[place as usize].next = self.free;
                self.free = place;
                return Some(edge);
            }
            self.lowest += 1;
        }
        self.lowest = BUCKETS - 1;
        None
    }

    /// The place of a position, or the slot it belongs to.
    fn find(&self, position: &Chess, hash: u64) -> Result<u32, usize> {
        self.index.find(hash, |place| self.nodes[place].position == *position)
    }
}

/// Whether asking the strata about what a move leads to pays.
#[derive(Default)]
struct Doubt {
    asked: usize,
    barren: usize,
}

impl Doubt {
    /// At first it is asked in any case, then where one answer in eight is a proof.
    fn pays(&self) -> bool {
        self.asked <= 64 + 8 * self.barren
    }
}

/// The positions after which a position behind an irreversible move is first asked whether it is barren.
const PATIENCE: usize = 300;
/// The nets tried in each of these strata.
const TRIES: u32 = 1000;
/// What looking for barren positions may cost each, in strata.
const STRATA_A_POSITION: u32 = 64;

/// A hash of what stands where and who is to move; it never depends on the run.
fn hash(position: &Chess) -> u64 {
    let board = position.board();
    let words = [
        u64::from(board.white()),
        u64::from(board.pawns()),
        u64::from(board.knights()),
        u64::from(board.bishops()),
        u64::from(board.rooks()),
        u64::from(board.queens()),
        u64::from(board.kings()),
    ];
    let mut hash = if position.turn().is_white() { 0x9e37_79b9_7f4a_7c15 } else { 0x1234_5678_9abc_def1 };
    for word in words {
        hash = (hash ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^= hash >> 32;
    }
    hash
}
