//! Who may do what, written once more and apart from the code: from the laws, the duties of appendix VI.9 and
//! `product.md` part 5. What is accepted of anybody must be his here too.

use natiq::core::{
    Act, AdjournAct, BoardsAct, ClaimAct, ClockAct, EndAct, EndFact, Event, Fact, MoveAct, Query, Refusal, Role, Side,
    State, TouchAct, ask, conduct::Duty,
};
use natiq::core::{Millis, adjournment::Stage};

/// Whether an act is somebody's in this state, lawful or not.
pub fn may(state: &State, by: Role, act: &Act) -> bool {
    let conduct = &state.setup().conduct;
    let under_arbiter = !conduct.one_step;
    let mover = by == state.turn().into();
    let arbiter = by == Role::Arbiter;
    let player = by.side().is_some();
    let duty = |duty| by == Role::Assistant && conduct.assistant.contains(&duty);
    match act {
        Act::Move(act) => match act {
            MoveAct::Announce { .. } | MoveAct::Correct => mover || duty(Duty::Announce),
            MoveAct::Press => mover || duty(Duty::Press),
            // His opponent repeats (VI.2); or the assistant, who announces for both (VI.9 b).
            MoveAct::Same | MoveAct::Echo { .. } => {
                let other = state.unrepeated().map(|ply| Role::from(ply.side.other()));
                other == Some(by) || duty(Duty::Announce)
            }
            MoveAct::LetStand => player || arbiter || duty(Duty::Announce),
            MoveAct::Made { .. } => mover || arbiter || duty(Duty::Announce),
        },
        Act::Clock(act) => match act {
            // After a stop the arbiter alone starts again (6.11.2); the first start is anybody's (6.6).
            ClockAct::Start if state.stopped() && under_arbiter => arbiter,
            ClockAct::Start => player || arbiter || duty(Duty::Press),
            ClockAct::Stop { .. } => player || arbiter,
            ClockAct::Says { side, .. } => arbiter || by == Role::from(*side),
            ClockAct::Deadline | ClockAct::Slept { .. } => true,
        },
        // Nobody offers, answers, resigns, signs or takes back for a player.
        Act::Draw(_) => player,
        Act::Takeback(_) => player && conduct.takeback,
        Act::End(EndAct::Resign { side }) => by == Role::from(*side),
        // When the game is over; or, as the opponent of a claimant, under the position (digital appendix IV).
        Act::End(EndAct::Sign) => {
            let confirms = state.claim().is_some_and(|standing| by == Role::from(standing.side.other()));
            player && (state.outcome().is_some() || confirms)
        }
        Act::End(EndAct::Stay) => player || arbiter,
        Act::End(EndAct::Quit) => true,
        Act::Touch(act) => {
            conduct.touch
                && match act {
                    TouchAct::Lift { .. } => player || duty(Duty::Announce),
                    TouchAct::Place { .. } => mover || duty(Duty::Announce),
                    TouchAct::Touch { .. } => player || arbiter || duty(Duty::Claim),
                    // The opponent never answers for the hand of the other.
                    TouchAct::Answer { .. } => mover || arbiter || duty(Duty::Claim),
                    TouchAct::Adjust { .. } => mover,
                }
        }
        Act::Claim(act) => match act {
            ClaimAct::Repetition { .. } | ClaimAct::Fifty { .. } | ClaimAct::Illegal | ClaimAct::Quickplay => mover,
            ClaimAct::Flag => player || arbiter || duty(Duty::Claim),
            ClaimAct::Touch { .. } => player,
        },
        Act::Arbiter(_) => arbiter,
        Act::Adjourn(act) => match act {
            AdjournAct::Adjourn { .. } | AdjournAct::Close { .. } => mover || arbiter || duty(Duty::Adjourn),
            AdjournAct::Seal { .. } => mover || duty(Duty::Adjourn),
            AdjournAct::Open { .. } | AdjournAct::Lost if under_arbiter => arbiter,
            AdjournAct::Open { .. } | AdjournAct::Lost => player || arbiter || duty(Duty::Adjourn),
        },
        Act::Boards(act) => match act {
            BoardsAct::Demand | BoardsAct::Check { .. } | BoardsAct::Compare => true,
            BoardsAct::Executed | BoardsAct::Hands { .. } | BoardsAct::PutRight => {
                player || arbiter || duty(Duty::Execute)
            }
            BoardsAct::OtherSheet { .. } | BoardsAct::OtherBack | BoardsAct::Retrace => {
                player || arbiter || duty(Duty::Press)
            }
            BoardsAct::Retraced { .. } => arbiter,
        },
    }
}

/// Who leaves a game that is left by agreement had the other's word, or is the arbiter.
pub fn may_leave(before: &State, by: Role, events: &[Event]) -> bool {
    let left = events.iter().any(|event| matches!(event.fact, Fact::End(EndFact::Quit)));
    let closed = before.adjournment().is_some_and(|adjournment| adjournment.stage == Stage::Closed);
    let free = closed || before.outcome().is_some() || !before.setup().conduct.quit_by_agreement;
    let agreed = before.leaving().is_some_and(|asker| by == Role::from(asker.other()));
    !left || free || agreed || by == Role::Arbiter
}

/// While a game goes on its assistant gets no advice at all, and its players none where the conduct has none.
pub fn no_advice(state: &State, now: Millis) {
    if state.outcome().is_some() {
        return;
    }
    let players = Side::ALL.map(Role::from).into_iter().filter(|_| !state.setup().conduct.hints);
    for by in players.chain([Role::Assistant]) {
        for query in [Query::Legal { from: None }, Query::Captures, Query::Material] {
            assert_eq!(ask(state, by, &query, now), Err(Refusal::NotDuringGame), "{by:?}: {query:?}");
        }
    }
}
