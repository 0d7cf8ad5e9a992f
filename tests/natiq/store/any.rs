//! Any game, of whatever commands, is resumed as it was.

use natiq::core::{Act, ClockAct, Command, DrawAct, Millis, MoveAct, Role, State, TakebackAct, decide};
use natiq::store::{Appended, Journal, Place, resume};
use proptest::prelude::*;

use super::{entry, header, same, scratch, setup};

/// Commands of any sense.
fn any_act() -> impl Strategy<Value = (Role, u16)> {
    let roles = prop_oneof![
        4 => Just(Role::White),
        4 => Just(Role::Black),
        1 => Just(Role::Assistant),
        1 => Just(Role::Arbiter)
    ];
    (roles, any::<u16>())
}

fn chosen(state: &State, pick: u16) -> Act {
    let n = usize::from(pick >> 4);
    match pick & 15 {
        0 => Act::Draw(DrawAct::Offer),
        1 => Act::Draw(DrawAct::Decline),
        2 => Act::Takeback(TakebackAct::Ask),
        3 => Act::Takeback(TakebackAct::Allow),
        4 => Act::Move(MoveAct::Press),
        5 => Act::Move(MoveAct::Correct),
        6 => Act::Clock(ClockAct::Stop { reason: "a \"reason\"\n".to_owned() }),
        7 => Act::Clock(ClockAct::Start),
        8 if n % 40 == 0 => Act::Draw(DrawAct::Accept),
        9 => Act::Clock(ClockAct::Deadline),
        10 => Act::Move(MoveAct::Same),
        _ => {
            let moves = shakmaty::Position::legal_moves(state.position());
            match moves.get(n % moves.len().max(1)) {
                Some(mv) => {
                    let uci = mv.to_uci(shakmaty::CastlingMode::Standard);
                    Act::Move(MoveAct::Announce { uci, offer: n % 7 == 0 })
                }
                None => Act::Move(MoveAct::LetStand),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn any_game_is_resumed_as_it_was(acts in prop::collection::vec((any_act(), 0_u64..9000), 1..80), table in any::<bool>()) {
        let dir = scratch();
        let mut setup = setup();
        if table {
            setup.conduct.one_step = false;
            setup.conduct.repeat_back = natiq::core::conduct::RepeatBack::Key;
        }
        let mut state = State::new(setup.clone()).unwrap();
        let (mut journal, _) = Journal::create(&Place::Games(dir.path().to_owned()), &header(setup)).unwrap();
        let mut now = 0;
        for ((by, pick), later) in acts {
            now += later;
            let command = Command { by, act: chosen(&state, pick) };
            let Ok(events) = decide(&state, &command, Millis(now)) else { continue };
            events.iter().for_each(|event| state.evolve(event));
            prop_assert_eq!(journal.append(entry(Millis(now), "?", events)), Appended::OnDisk);
        }
        let folder = journal.folder().unwrap().to_owned();
        let records = journal.records();
        drop(journal);
        let resumed = resume(&folder).unwrap();
        prop_assert_eq!(resumed.read.records.len() as u64, records);
        prop_assert!(same(&resumed.state, &state), "{:#?}\n{:#?}", resumed.state, state);
    }
}
