//! Whatever is done on two boards and with two scoresheets: nothing is lost, and the way back is always there.

use natiq::core::{
    Act, BoardsAct, CheckItem, ClockAct, Event, Hand, Kind, MoveAct, Role, Setup, Side, State, TakebackAct, WhichBoard,
};
use proptest::prelude::*;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Position, Square};

use super::two_boards;
use crate::game::Table;

/// What somebody does.
#[derive(Clone, Debug)]
enum Deed {
    /// The side to move announces its n-th legal move.
    Say(usize),
    Act(Role, Act),
    /// The opponent's sheet has the n-th legal move of its position next.
    Sheet(usize),
    Wait(u64),
}

fn deed() -> impl Strategy<Value = Deed> {
    let role = || prop::sample::select(vec![Role::White, Role::Black, Role::Assistant, Role::Arbiter]);
    let square = || (0_u32..64).prop_map(Square::new);
    let board = || prop::sample::select(WhichBoard::ALL.to_vec());
    let kind = || prop::sample::select(Kind::ALL.to_vec());
    let side = || prop::option::of(prop::sample::select(Side::ALL.to_vec()));
    let hand = prop_oneof![
        (square(), square()).prop_map(|(from, to)| Hand::Moved { from, to }),
        square().prop_map(|on| Hand::Emptied { on }),
        (side(), kind(), square()).prop_map(|(side, kind, on)| Hand::Put { side, kind, on }),
    ];
    let item = prop::option::of(prop::sample::select(CheckItem::ALL.to_vec()));
    let boards = prop_oneof![
        3 => Just(BoardsAct::Executed),
        2 => (board(), hand).prop_map(|(board, hand)| BoardsAct::Hands { board, hand }),
        2 => Just(BoardsAct::Compare),
        2 => Just(BoardsAct::PutRight),
        1 => Just(BoardsAct::OtherBack),
        2 => Just(BoardsAct::Retrace),
        2 => any::<bool>().prop_map(|yes| BoardsAct::Retraced { yes }),
        1 => (item, prop::bool::weighted(0.9)).prop_map(|(item, ok)| BoardsAct::Check { item, ok }),
        1 => Just(BoardsAct::Demand),
    ];
    let acts = prop_oneof![
        5 => Just(Act::Move(MoveAct::Press)),
        3 => Just(Act::Move(MoveAct::Same)),
        1 => Just(Act::Move(MoveAct::Correct)),
        1 => Just(Act::Clock(ClockAct::Start)),
        1 => Just(Act::Takeback(TakebackAct::Ask)),
        1 => Just(Act::Takeback(TakebackAct::Allow)),
        6 => boards.prop_map(Act::Boards),
    ];
    prop_oneof![
        4 => (0_usize..200).prop_map(Deed::Say),
        9 => (role(), acts).prop_map(|(role, act)| Deed::Act(role, act)),
        2 => (0_usize..200).prop_map(Deed::Sheet),
        1 => (0_u64..5000).prop_map(Deed::Wait),
    ]
}

fn nth(position: &shakmaty::Chess, n: usize) -> Option<UciMove> {
    let moves = position.legal_moves();
    let mv = moves.get(n.checked_rem(moves.len())?)?;
    Some(mv.to_uci(CastlingMode::Standard))
}

fn act(deed: Deed, table: &mut Table) -> Option<(Role, Act)> {
    Some(match deed {
        Deed::Say(n) => {
            let uci = nth(table.state.position(), n)?;
            (table.state.turn().into(), Act::Move(MoveAct::Announce { uci, offer: false }))
        }
        Deed::Act(role, act) => (role, act),
        Deed::Sheet(n) => {
            let sheet = table.state.other_sheet();
            let uci = sheet.position(table.state.start()).and_then(|position| nth(&position, n % 3));
            let moves = vec![(format!("{n}"), uci)];
            (Role::Arbiter, Act::Boards(BoardsAct::OtherSheet { anew: n % 11 == 0, moves }))
        }
        Deed::Wait(span) => {
            table.pass(span);
            return None;
        }
    })
}

/// The same game from its journal.
fn read_again(setup: &Setup, events: &[Event]) -> State {
    let mut state = State::new(setup.clone()).unwrap();
    for event in events {
        let text = serde_json::to_string(event).unwrap();
        let again: Event = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(&again, event, "{text}");
        state.evolve(&again);
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn two_boards_follow_the_score_whatever_is_done(deeds in prop::collection::vec(deed(), 1..120)) {
        let mut setup = two_boards();
        setup.conduct.takeback = true;
        setup.time = natiq::core::clock::spec::read("5m+2s").unwrap();
        let mut table = Table::new(setup.clone());
        let mut past = Vec::new();
        for deed in deeds {
            let Some((role, act)) = act(deed, &mut table) else { continue };
            let line = table.state.line().len();
            let Ok(events) = table.act(role, act.clone()) else { continue };
            let restored = matches!(act, Act::Boards(BoardsAct::Retraced { yes: true }));
            if matches!(act, Act::Boards(_)) && !restored {
                prop_assert_eq!(table.state.line().len(), line, "nothing about boards makes or takes a move");
            }
            if restored || matches!(act, Act::Takeback(TakebackAct::Allow)) {
                prop_assert!(table.state.compare().unwrap().agrees());
            }
            if matches!(act, Act::Boards(BoardsAct::PutRight)) {
                prop_assert!(!table.state.compare().unwrap().is_wrong(), "{:?}", table.state.compare());
            }
            past.extend(events);
        }
        let again = read_again(&setup, &past);
        for which in WhichBoard::ALL {
            prop_assert_eq!(again.boards().unwrap().get(which), table.state.boards().unwrap().get(which));
        }
        prop_assert_eq!(again.other_sheet().moves(), table.state.other_sheet().moves());
        prop_assert_eq!(again.compare(), table.state.compare());
        prop_assert_eq!(again.to_execute(), table.state.to_execute());
    }
}
