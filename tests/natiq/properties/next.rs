//! What a game waits for: the answer, the ruling, the press that is due, or a move. Random commands alone seldom
//! get past the first of them.

use natiq::core::{
    Act, AdjournAct, ArbiterAct, BoardsAct, ClaimAct, ClockAct, DrawAct, EndAct, Millis, MoveAct, Paper, Role, State,
    TakebackAct, TouchAct, WhichBoard,
    adjournment::{Adjournment, Stage},
};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Position, Square};

type Done = (Role, Act);

/// What somebody does next; `n` chooses among what is due, else among the moves and what goes with them.
pub fn next(state: &State, n: usize) -> Option<Done> {
    let mut due = owed(state, n);
    if due.is_empty() {
        due = free(state, n);
    }
    let at = n.checked_rem(due.len())?;
    Some(due.swap_remove(at))
}

/// A legal move, the n-th.
fn legal(state: &State, n: usize) -> Option<UciMove> {
    let moves = state.position().legal_moves();
    Some(moves.get(n.checked_rem(moves.len())?)?.to_uci(CastlingMode::Standard))
}

fn ruled(act: ArbiterAct) -> Done {
    (Role::Arbiter, Act::Arbiter(act))
}

fn owed(state: &State, n: usize) -> Vec<Done> {
    let (turn, other) = (Role::from(state.turn()), Role::from(state.turn().other()));
    if state.outcome().is_some() {
        return vec![(Role::White, Act::End(EndAct::Sign)), (Role::Black, Act::End(EndAct::Sign))];
    }
    if let Some(standing) = state.claim() {
        let mut due = [ArbiterAct::Reject, ArbiterAct::Postpone, ArbiterAct::Accept].map(ruled).to_vec();
        due.push((standing.side.other().into(), Act::End(EndAct::Sign)));
        return due;
    }
    if let Some(adjournment) = state.adjournment().filter(|adjournment| adjournment.rests()) {
        return resting(state, adjournment, n);
    }
    if state.owes_reason() {
        return vec![(
            Role::Arbiter,
            Act::Clock(ClockAct::Stop { reason: "\u{0641}\u{0627}\u{0635}\u{0644}".to_owned() }),
        )];
    }
    let boards = |by: Role, act: BoardsAct| (by, Act::Boards(act));
    if state.other_sheet().proposed().is_some() {
        return [true, false].map(|yes| boards(Role::Arbiter, BoardsAct::Retraced { yes })).to_vec();
    }
    if state.boards().is_some_and(|boards| boards.checklist().is_owed() || boards.checklist().refused().is_some()) {
        return vec![boards(Role::Assistant, BoardsAct::Check { item: None, ok: true })];
    }
    if state.stopped() {
        return vec![(Role::Arbiter, Act::Clock(ClockAct::Start))];
    }
    if state.hands().report().is_some() {
        return [true, false].map(|deliberate| (turn, Act::Touch(TouchAct::Answer { deliberate }))).to_vec();
    }
    if let Some(asker) = state.takeback() {
        let by = Role::from(asker.other());
        return [TakebackAct::Allow, TakebackAct::Refuse].map(|act| (by, Act::Takeback(act))).to_vec();
    }
    if let Some(asker) = state.leaving() {
        return vec![(asker.other().into(), Act::End(EndAct::Stay))];
    }
    if let Some(ply) = state.unrepeated() {
        let by = Role::from(ply.side.other());
        let mut due = vec![(by, Act::Move(MoveAct::Echo { uci: ply.uci })), (by, Act::Move(MoveAct::Same))];
        if state.announced().is_some() {
            due.push((turn, Act::Move(MoveAct::Press)));
            due.push((turn, Act::Move(MoveAct::Press)));
        }
        return due;
    }
    if state.announced().is_some() {
        return vec![(turn, Act::Move(MoveAct::Press))];
    }
    if state.irregular().is_some() {
        return vec![(turn, Act::Claim(ClaimAct::Illegal)), (turn, moved(state, n))];
    }
    if state.hands().is_touched() {
        let held = state.hands().held().first().map(|held| held.from);
        let mut due = vec![(other, Act::Claim(ClaimAct::Touch { on: square(n) })), (turn, allowed(state, n))];
        due.extend(held.and_then(|from| put(state, from, n)).map(|act| (turn, act)));
        return due;
    }
    if state.boards().is_some_and(|boards| matches!(boards.due(), Some((WhichBoard::Sighted, _)))) {
        return vec![boards(Role::Assistant, BoardsAct::Executed), boards(other, BoardsAct::Compare)];
    }
    if state.is_to_be_put_right() {
        return vec![boards(Role::Assistant, BoardsAct::PutRight)];
    }
    Vec::new()
}

/// Between the order to seal and the opened envelope.
fn resting(state: &State, adjournment: &Adjournment, n: usize) -> Vec<Done> {
    let turn = Role::from(state.turn());
    let found = legal(state, n / 5).ok_or(natiq::core::Fault::Unreadable);
    let paper = Some(Paper { text: "\u{0646}\u{0642}\u{0644}\u{0647}".to_owned(), found, offer: n.is_multiple_of(3) });
    let acts = match (adjournment.stage, &adjournment.sealed) {
        (Stage::Ordered, None) => vec![(turn, AdjournAct::Seal { digest: Some("digest".to_owned()) })],
        (Stage::Ordered, Some(_)) => vec![(Role::Arbiter, AdjournAct::Close { resumption: String::new() })],
        _ => vec![
            (Role::Arbiter, AdjournAct::Open { absent: n.is_multiple_of(2), paper }),
            (Role::Arbiter, AdjournAct::Lost),
            (Role::Assistant, AdjournAct::Close { resumption: "\u{063a}\u{062f}\u{0627}".to_owned() }),
        ],
    };
    let mut due: Vec<Done> = acts.into_iter().map(|(by, act)| (by, Act::Adjourn(act))).collect();
    if adjournment.closed() {
        due.push(ruled(ArbiterAct::Late { side: Some(state.turn().other()), span: Millis::minutes(5) }));
    }
    due
}

/// A move, told in the ways there are, and what a player may do before it.
fn free(state: &State, n: usize) -> Vec<Done> {
    let (turn, other) = (Role::from(state.turn()), Role::from(state.turn().other()));
    let deep = n / 16;
    let by_hand = Square::new((deep % 64) as u32);
    let own = state.position().our(shakmaty::Role::Pawn) | state.position().our(shakmaty::Role::Knight);
    let from = own.into_iter().nth(deep % own.count().max(1)).unwrap_or(by_hand);
    let made = UciMove::Normal { from, to: by_hand, promotion: None };
    let written = legal(state, deep);
    let mut free: Vec<Done> = (0..20).map(|step| (turn, moved(state, deep + step))).collect();
    free.extend([
        (turn, Act::Move(MoveAct::Made { uci: made })),
        (turn, Act::Touch(TouchAct::Lift { on: from })),
        (other, Act::Touch(TouchAct::Touch { on: from })),
        (turn, Act::Draw(DrawAct::Offer)),
        (turn, Act::Claim(ClaimAct::Repetition { with: written })),
        (other, Act::Claim(ClaimAct::Touch { on: from })),
        (other, Act::Claim(ClaimAct::Flag)),
        (Role::Arbiter, Act::Clock(ClockAct::Start)),
    ]);
    free
}

fn moved(state: &State, n: usize) -> Act {
    legal(state, n)
        .map_or(Act::Move(MoveAct::Press), |uci| Act::Move(MoveAct::Announce { uci, offer: n.is_multiple_of(9) }))
}

/// A move that the touched pieces leave.
fn allowed(state: &State, n: usize) -> Act {
    let left = state.touch_allows().unwrap_or_default();
    let mv = n.checked_rem(left.len()).and_then(|at| left.get(at));
    mv.map_or(moved(state, n), |mv| {
        Act::Move(MoveAct::Announce { uci: mv.to_uci(CastlingMode::Standard), offer: false })
    })
}

/// The piece in hand is put where one of its moves leads.
fn put(state: &State, from: Square, n: usize) -> Option<Act> {
    let moves = state.position().legal_moves();
    let to: Vec<Square> = moves.iter().filter(|mv| mv.from() == Some(from)).map(|mv| mv.to()).collect();
    let on = *to.get(n.checked_rem(to.len())?)?;
    Some(Act::Touch(TouchAct::Place { on, promotion: None }))
}

fn square(n: usize) -> Square {
    Square::new((n / 16 % 64) as u32)
}
