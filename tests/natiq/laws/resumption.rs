//! What goes wrong at a resumption: the position is lost, or the clocks show wrong times (digital appendix I.11, I.12).

use natiq::core::act::Ground;
use natiq::core::{Act, AdjournAct, ArbiterAct, Millis, MoveAct, Paper, Refusal, Role, Side};

use super::table::{MINUTE, begun};
use crate::game::Table;

const PROFILES: [&str; 2] = ["fide-2023", "digital"];

/// A standard game, adjourned after five moves of each, White's move in the envelope.
fn adjourned(profile: &str) -> Table {
    timed(profile, "90m")
}

/// The same with another time.
fn timed(profile: &str, time: &str) -> Table {
    let mut table = begun(profile, time);
    for uci in "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6".split(' ') {
        table.timed(&[(uci, MINUTE)]);
    }
    table.act(Role::Arbiter, Act::Adjourn(AdjournAct::Adjourn { session: None })).unwrap();
    let seal = AdjournAct::Seal { digest: Some("digest".to_owned()) };
    table.act(Role::White, Act::Adjourn(seal)).unwrap();
    table.act(Role::Arbiter, Act::Adjourn(AdjournAct::Close { resumption: String::new() })).unwrap();
    table
}

fn resumed(profile: &str) -> Table {
    let mut table = adjourned(profile);
    let found = Ok("e1g1".parse().unwrap());
    let paper = Some(Paper { text: "55".to_owned(), found, offer: false });
    table.act(Role::Arbiter, Act::Adjourn(AdjournAct::Open { absent: false, paper })).unwrap();
    table
}

#[test]
fn article_11b_where_the_position_is_lost_too_the_game_is_annulled_and_a_new_one_played() {
    for profile in PROFILES {
        let mut table = adjourned(profile);
        table.rule(ArbiterAct::Annul(Ground::Position)).unwrap();
        assert_eq!(table.result(), Some(("annulled", "*")), "{profile}");
    }
    // In a rapid game a wrong start stands after three moves (II.4), a lost position does not.
    let mut table = timed("digital", "60m");
    table.rule(ArbiterAct::Annul(Ground::Position)).unwrap();
    assert_eq!(table.result(), Some(("annulled", "*")));
    let mut table = timed("digital", "60m");
    table.act(Role::Arbiter, Act::Adjourn(AdjournAct::Lost)).unwrap();
    let stands = Refusal::StartStands { moves: 3 };
    assert_eq!(table.rule(ArbiterAct::Annul(Ground::Position)), Err(stands), "play goes on");
}

/// A wrong time is pointed out before the first move; where much hangs on it the arbiter mends it later too.
#[test]
fn article_12_wrong_clock_times_are_mended_by_the_arbiter_before_the_first_resumed_move_and_after_it() {
    for profile in PROFILES {
        let mut table = resumed(profile);
        let set = |side, minutes| ArbiterAct::Clock { side, left: Millis::minutes(minutes) };
        let asked = Act::Arbiter(set(Side::Black, 70));
        assert_eq!(table.act(Role::Black, asked), Err(Refusal::ArbiterOnly));
        table.rule(set(Side::Black, 70)).unwrap();
        assert_eq!(table.left(Side::Black), 70 * MINUTE, "{profile}");
        table.say("e8g8").unwrap();
        table.act(Role::Black, Act::Move(MoveAct::Press)).unwrap();
        table.rule(set(Side::White, 66)).unwrap();
        assert_eq!((table.left(Side::White), table.state.line().len()), (66 * MINUTE, 12), "{profile}");
    }
}
