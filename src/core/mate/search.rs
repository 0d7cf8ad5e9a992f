//! The search for a mate both sides help with, over positions, best guess first.
//!
//! Every position that is met is kept once, whole, and compared whole: a set that closes without mate is a
//! proof, not a likelihood. Both sides' moves are tried alike, for "any possible series of legal moves" is
//! a series both agree on. The order is only an order: the guide decides what is tried first, never what is
//! tried at all. Nothing is left out but what the strata prove barren.

use shakmaty::{Chess, Color, Move, Position, Role};

use super::guide::Guide;
use super::strata::{Found, Strata};
use super::stratum::Stratum;

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

const NONE: u32 = u32::MAX;
const BUCKETS: usize = 256;

/// The positions of one question; kept for its memory.
#[derive(Debug)]
pub(super) struct Search {
    nodes: Vec<Node>,
    slots: Vec<u32>,
    edges: Vec<Edge>,
    free: u32,
    heads: [u32; BUCKETS],
    tails: [u32; BUCKETS],
    lowest: usize,
    /// The moves of all positions visited.
    pushed: usize,
}

impl Default for Search {
    fn default() -> Self {
        Search {
            nodes: Vec::new(),
            slots: Vec::new(),
            edges: Vec::new(),
            free: NONE,
            heads: [NONE; BUCKETS],
            tails: [NONE; BUCKETS],
            lowest: 0,
            pushed: 0,
        }
    }
}

impl Search {
    /// Visits positions from this one on until one is mate, all are seen, or the budget is spent; from the
    /// `patience`-th on, a position behind an irreversible move is first asked whether it is barren.
    pub(super) fn run(
        &mut self,
        start: &Chess,
        winner: Color,
        budget: &mut u32,
        patience: u32,
        breadth: usize,
        strata: &mut Strata,
    ) -> Ended {
        self.clear();
        let mut visited = 0;
        if let Some(found) = self.visit(start.clone(), NONE, None, winner, budget) {
            return found;
        }
        while let Some(edge) = self.next() {
            if *budget == 0 || self.pushed > breadth * (self.nodes.len() + 2) {
                return Ended::Spent;
            }
            visited += 1;
            let mut position = self.nodes[edge.parent as usize].position.clone();
            position.play_unchecked(edge.mv);
            let irreversible = edge.mv.is_capture() || edge.mv.role() == Role::Pawn;
            if irreversible && position.has_insufficient_material(winner) {
                continue;
            }
            if irreversible && visited > patience && self.barren(&position, winner, budget, strata) {
                continue;
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
        self.slots[slot] = place;
        *budget = budget.saturating_sub(1);
        let moves = position.legal_moves();
        let mated = moves.is_empty() && position.turn() != winner && position.is_check();
        let depth = self.nodes.get(parent as usize).map_or(0, |node| node.depth + 1);
        self.pushed += moves.len();
        if !mated {
            let guide = Guide::of(&position, winner);
            for &mv in &moves {
                self.push(place, mv, 2 * guide.cost(mv) + depth as usize / 4);
            }
        }
        self.nodes.push(Node { position, parent, came, depth, hash });
        if mated {
            return Some(Ended::Mate(place));
        }
        if self.nodes.len() * 2 > self.slots.len() {
            self.widen();
        }
        None
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.free = NONE;
        self.heads = [NONE; BUCKETS];
        self.lowest = 0;
        self.pushed = 0;
        self.slots.clear();
        self.slots.resize(512, NONE);
    }

    fn push(&mut self, parent: u32, mv: Move, cost: usize) {
        let bucket = cost.min(BUCKETS - 1);
        let edge = Edge { parent, mv, next: NONE };
        let place = if self.free == NONE {
            self.edges.push(edge);
            u32::try_from(self.edges.len() - 1).unwrap_or(NONE)
        } else {
            let place = self.free;
            self.free = self.edges[place as usize].next;
            self.edges[place as usize] = edge;
            place
        };
        match self.heads[bucket] {
            NONE => self.heads[bucket] = place,
            _ => self.edges[self.tails[bucket] as usize].next = place,
        }
        self.tails[bucket] = place;
        self.lowest = self.lowest.min(bucket);
    }

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
        let mask = self.slots.len() - 1;
        let mut slot = low(hash) & mask;
        loop {
            let place = self.slots[slot];
            let Some(node) = self.nodes.get(place as usize) else { return Err(slot) };
            if node.hash == hash && node.position == *position {
                return Ok(place);
            }
            slot = (slot + 1) & mask;
        }
    }

    fn widen(&mut self) {
        let wide = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(wide, NONE);
        for (place, node) in self.nodes.iter().enumerate() {
            let mut slot = low(node.hash) & (wide - 1);
            while self.slots[slot] != NONE {
                slot = (slot + 1) & (wide - 1);
            }
            self.slots[slot] = u32::try_from(place).unwrap_or(NONE);
        }
    }
}

/// The nets tried in each of these strata.
const TRIES: u32 = 1000;
/// What looking for barren positions may cost each, in strata.
const STRATA_A_POSITION: u32 = 64;

#[allow(clippy::cast_possible_truncation)]
fn low(hash: u64) -> usize {
    hash as usize
}

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
