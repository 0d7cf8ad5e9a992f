//! Both players sign the result (8.7).

use natiq::core::act::Verdict;
use natiq::core::{Act, Answer, ArbiterAct, EndAct, Query, Refusal, Role, Side, ask};

use super::table::begun;

const SIGN: Act = Act::End(EndAct::Sign);

#[test]
fn article_8_7_each_player_signs_once_when_the_game_is_over() {
    let mut table = begun("digital", "90m");
    assert_eq!(table.act(Role::White, SIGN), Err(Refusal::NotOver));
    table.act(Role::White, Act::End(EndAct::Resign { side: Side::White })).unwrap();
    for by in [Role::Arbiter, Role::Assistant] {
        assert_eq!(table.act(by, SIGN), Err(Refusal::NotYours));
    }
    table.act(Role::Black, SIGN).unwrap();
    assert_eq!(table.act(Role::Black, SIGN), Err(Refusal::Signed));
    assert_eq!((table.state.signed().white, table.state.signed().black), (false, true));
    table.act(Role::White, SIGN).unwrap();
}

#[test]
fn article_8_7_another_result_is_signed_anew() {
    let mut table = begun("digital", "90m");
    table.rule(ArbiterAct::Result(Verdict::Draw)).unwrap();
    table.act(Role::White, SIGN).unwrap();
    table.rule(ArbiterAct::Result(Verdict::BothLose)).unwrap();
    assert!(!table.state.signed().white);
    table.act(Role::White, SIGN).unwrap();
}

#[test]
fn why_is_answered_after_the_end_alone() {
    let mut table = begun("digital", "90m");
    let why = |table: &crate::game::Table| ask(&table.state, Role::White, &Query::Why, table.now);
    assert_eq!(why(&table), Err(Refusal::NotOver));
    table.rule(ArbiterAct::Result(Verdict::Wins(Side::Black))).unwrap();
    assert_eq!(why(&table), Ok(Answer::Why { outcome: table.state.outcome().unwrap(), line: Vec::new() }));
}
