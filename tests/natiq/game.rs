//! A game played through the one door: decide, evolve, ask. The laws of moving, ending, offering,
//! taking back, each named by its article.

use natiq::core::{
    Act, Answer, ClockAct, Command, DrawAct, EndAct, EndFact, Event, Fact, Millis, MoveAct, MoveFact, Query, Refusal,
    Role, Setup, Side, State, TakebackAct, ask, conduct, decide,
};

/// A game and its clock's time.
pub struct Table {
    pub state: State,
    pub now: Millis,
}

impl Table {
    pub fn new(setup: Setup) -> Table {
        Table { state: State::new(setup).unwrap(), now: Millis::ZERO }
    }

    /// A game under tournament conduct.
    pub fn tournament() -> Setup {
        let mut setup = Setup::casual();
        setup.conduct.one_step = false;
        setup.conduct.repeat_back = conduct::RepeatBack::Key;
        setup.conduct.takeback = false;
        setup.conduct.hints = false;
        setup.conduct.clock_says = false;
        setup.conduct.quit_by_agreement = true;
        setup
    }

    pub fn act(&mut self, by: Role, act: Act) -> Result<Vec<Event>, Refusal> {
        let events = decide(&self.state, &Command { by, act }, self.now)?;
        for event in &events {
            self.state.evolve(event);
        }
        Ok(events)
    }

    /// The side to move announces.
    pub fn say(&mut self, uci: &str) -> Result<Vec<Event>, Refusal> {
        let by = self.state.turn().into();
        self.act(by, announce(uci))
    }

    pub fn play(&mut self, moves: &str) {
        for uci in moves.split_whitespace() {
            self.say(uci).unwrap();
        }
    }

    pub fn pass(&mut self, millis: u64) {
        self.now += Millis(millis);
    }

    pub fn left(&self, side: Side) -> u64 {
        self.state.left(side, self.now).unwrap().0
    }

    /// How the game ended and its score; nothing while it goes on.
    pub fn result(&self) -> Option<(&'static str, &'static str)> {
        self.state.outcome().map(|outcome| (outcome.ending.word(), outcome.result()))
    }
}

pub fn announce(uci: &str) -> Act {
    Act::Move(MoveAct::Announce { uci: uci.parse().unwrap(), offer: false })
}

fn from(fen: &str) -> Table {
    Table::new(Setup { fen: Some(fen.to_owned()), ..Setup::casual() })
}

/// How a game that is over ended, and its score.
pub fn result(table: &Table) -> (&'static str, &'static str) {
    table.result().expect("the game is over")
}

#[test]
fn article_5_1_1_mate_ends_the_game_at_once() {
    let mut table = Table::new(Setup::casual());
    table.play("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(result(&table), ("mate", "0-1"));
    assert_eq!(table.say("e2e4"), Err(Refusal::Over));
}

#[test]
fn article_5_2_1_stalemate() {
    let mut table = from("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    table.play("f1f7");
    assert_eq!(result(&table), ("stalemate", "1/2-1/2"));
}

#[test]
fn article_5_2_2_a_dead_position_ends_the_game() {
    let mut table = from("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1");
    table.play("e1d2");
    assert_eq!(result(&table), ("dead", "1/2-1/2"));
}

#[test]
fn article_9_6_2_mate_has_precedence_over_75_moves() {
    let mut table = from("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    table.play("a1a8");
    assert_eq!(result(&table), ("mate", "1-0"));
    let mut table = from("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    table.play("a1a7");
    assert_eq!(result(&table), ("moves", "1/2-1/2"));
}

#[test]
fn article_9_6_1_the_fifth_occurrence_ends_the_game_and_the_start_counts() {
    let mut table = Table::new(Setup::casual());
    let round = "g1f3 g8f6 f3g1 f6g8 ";
    table.play(&round.repeat(3));
    assert!(table.state.outcome().is_none());
    table.play(round);
    assert_eq!(result(&table), ("repetition", "1/2-1/2"));
    let mut digital = Setup::casual();
    digital.profile.automatic_repetitions = None;
    let mut table = Table::new(digital);
    table.play(&round.repeat(8));
    assert!(table.state.outcome().is_none(), "the digital laws know no fivefold repetition");
}

#[test]
fn article_5_1_2_resigning_against_a_lone_king_is_a_draw_in_fide_laws_only() {
    let fen = "8/8/8/4k3/8/8/3Q4/4K3 w - - 0 1";
    for (exception, result_) in [(true, "1/2-1/2"), (false, "0-1")] {
        let mut setup = Setup { fen: Some(fen.to_owned()), ..Setup::casual() };
        setup.profile.resign_draw_if_cannot_mate = exception;
        let mut table = Table::new(setup);
        table.act(Role::White, Act::End(EndAct::Resign { side: Side::White })).unwrap();
        assert_eq!(result(&table), ("resigned", result_));
    }
}

#[test]
fn appendix_vi_3_the_move_is_made_at_the_press_and_not_before() {
    let mut table = Table::new(Table::tournament());
    assert_eq!(table.act(Role::White, Act::Move(MoveAct::Press)), Err(Refusal::NotAnnounced));
    table.say("e2e4").unwrap();
    assert_eq!(table.state.line().len(), 0);
    assert!(matches!(table.say("d2d4"), Err(Refusal::Pending { .. })));
    assert_eq!(table.act(Role::Black, Act::Move(MoveAct::Press)), Err(Refusal::Turn { turn: Side::White }));
    table.act(Role::White, Act::Move(MoveAct::Press)).unwrap();
    assert_eq!(table.state.line().len(), 1);
}

#[test]
fn appendix_vi_6_a_slip_is_corrected_before_the_press_and_not_after() {
    let mut table = Table::new(Table::tournament());
    table.say("e2e3").unwrap();
    table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
    table.say("e2e4").unwrap();
    table.act(Role::White, Act::Move(MoveAct::Press)).unwrap();
    let late = table.act(Role::White, Act::Move(MoveAct::Correct));
    assert_eq!(late, Err(Refusal::TooLate { running: Side::Black }));
    assert_eq!(table.state.line()[0].ply.uci.to_string(), "e2e4");
}

#[test]
fn appendix_vi_2_the_repetition_is_compared_and_changes_nothing() {
    let mut table = Table::new(Table::tournament());
    table.say("g1f3").unwrap();
    table.act(Role::White, Act::Move(MoveAct::Press)).unwrap();
    let echo = |uci: &str| Act::Move(MoveAct::Echo { uci: uci.parse().unwrap() });
    let events = table.act(Role::Black, echo("g1h3")).unwrap();
    assert!(
        matches!(&events[0].fact, Fact::Move(MoveFact::Repeated { heard: Some(heard), .. }) if heard.uci.to_string() == "g1h3")
    );
    let events = table.act(Role::Black, echo("g1e3")).unwrap();
    assert!(
        matches!(&events[0].fact, Fact::Move(MoveFact::Repeated { heard: Some(heard), .. }) if heard.to.to_string() == "e3"),
        "what cannot be played does not agree either"
    );
    let events = table.act(Role::Black, Act::Move(MoveAct::Same)).unwrap();
    assert!(matches!(events[0].fact, Fact::Move(MoveFact::Repeated { heard: None, .. })));
    assert_eq!(table.act(Role::Black, Act::Move(MoveAct::Same)), Err(Refusal::Repeated));
}

#[test]
fn a_required_repetition_comes_before_the_own_move() {
    let mut setup = Table::tournament();
    setup.conduct.repeat_back = conduct::RepeatBack::Required;
    let mut table = Table::new(setup);
    table.say("e2e4").unwrap();
    table.act(Role::White, Act::Move(MoveAct::Press)).unwrap();
    assert!(matches!(table.say("e7e5"), Err(Refusal::RepeatFirst { .. })));
    assert_eq!(table.act(Role::Black, Act::Move(MoveAct::Same)), Err(Refusal::RepeatMove));
    table.act(Role::Black, Act::Move(MoveAct::Echo { uci: "e2e4".parse().unwrap() })).unwrap();
    table.say("e7e5").unwrap();
}

#[test]
fn an_announced_mate_stands_at_the_press_the_repetition_or_a_yes() {
    for way in [MoveAct::Press, MoveAct::Same, MoveAct::LetStand] {
        let mut table = Table::new(Table::tournament());
        for uci in ["f2f3", "e7e5", "g2g4"] {
            table.say(uci).unwrap();
            let by = table.state.turn().into();
            table.act(by, Act::Move(MoveAct::Press)).unwrap();
        }
        table.say("d8h4").unwrap();
        assert!(table.state.outcome().is_none(), "a slip can still be withdrawn");
        let by = if way == MoveAct::Press { Role::Black } else { Role::White };
        let events = table.act(by, Act::Move(way)).unwrap();
        assert!(matches!(events.last().unwrap().fact, Fact::End(EndFact::Ended { .. })));
        assert_eq!(result(&table), ("mate", "0-1"));
    }
}

#[test]
fn article_9_1_an_offer_stands_until_it_is_answered_or_the_opponent_moves() {
    let mut table = Table::new(Setup::casual());
    let offer = Act::Draw(DrawAct::Offer);
    assert_eq!(table.act(Role::White, offer.clone()), Err(Refusal::OfferEarly { moves: 1 }));
    table.play("e2e4 e7e5");
    table.act(Role::White, Act::Move(MoveAct::Announce { uci: "g1f3".parse().unwrap(), offer: true })).unwrap();
    assert_eq!(table.state.offer(), Some(Side::White));
    assert_eq!(table.act(Role::White, offer.clone()), Err(Refusal::OfferStands));
    assert_eq!(table.act(Role::White, Act::Draw(DrawAct::Accept)), Err(Refusal::NoOffer));
    table.play("b8c6");
    assert_eq!(table.state.offer(), None, "the opponent's move declines it");
    table.act(Role::White, offer).unwrap();
    table.play("f1b5");
    assert_eq!(table.state.offer(), Some(Side::White), "the offerer's own move does not");
    table.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
    assert_eq!(result(&table), ("agreed", "1/2-1/2"));
}

#[test]
fn after_declining_each_side_may_offer_again() {
    let mut table = Table::new(Setup::casual());
    table.play("e2e4 e7e5");
    for side in [Role::White, Role::Black, Role::White] {
        table.act(side, Act::Draw(DrawAct::Offer)).unwrap();
        let other = if side == Role::White { Role::Black } else { Role::White };
        table.act(other, Act::Draw(DrawAct::Decline)).unwrap();
    }
}

#[test]
fn taking_back_sets_the_clock_back_too() {
    let mut setup = Setup::casual();
    setup.time = natiq::core::clock::spec::read("5m").unwrap();
    let mut table = Table::new(setup);
    table.act(Role::White, Act::Clock(ClockAct::Start)).unwrap();
    table.pass(10_000);
    table.play("e2e4");
    table.pass(20_000);
    table.act(Role::White, Act::Takeback(TakebackAct::Ask)).unwrap();
    assert_eq!(table.act(Role::White, Act::Takeback(TakebackAct::Allow)), Err(Refusal::NoTakeback));
    table.act(Role::Black, Act::Takeback(TakebackAct::Allow)).unwrap();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (290_000, 300_000));
    assert_eq!(table.state.clock().running(), Some(Side::White));
    assert_eq!(table.state.line().len(), 0);
}

#[test]
fn taking_back_after_the_answer_takes_two() {
    let mut table = Table::new(Setup::casual());
    table.play("e2e4 e7e5");
    table.act(Role::White, Act::Takeback(TakebackAct::Ask)).unwrap();
    table.act(Role::Black, Act::Takeback(TakebackAct::Allow)).unwrap();
    assert_eq!((table.state.line().len(), table.state.turn()), (0, Side::White));
}

#[test]
fn a_tournament_gives_no_advice_and_is_left_by_agreement() {
    let mut table = Table::new(Table::tournament());
    let legal = Query::Legal { from: None };
    assert_eq!(ask(&table.state, Role::White, &legal, table.now), Err(Refusal::NotDuringGame));
    assert!(ask(&table.state, Role::Arbiter, &legal, table.now).is_ok());
    assert_eq!(table.act(Role::White, Act::Takeback(TakebackAct::Ask)), Err(Refusal::NotDuringGame));
    let quit = Act::End(EndAct::Quit);
    let events = table.act(Role::White, quit.clone()).unwrap();
    assert!(matches!(events[0].fact, Fact::End(EndFact::QuitAsked { side: Side::White })));
    assert_eq!(table.act(Role::White, quit.clone()).unwrap(), events, "who asks again is heard again");
    let events = table.act(Role::Black, quit).unwrap();
    assert!(matches!(events[0].fact, Fact::End(EndFact::Quit)));
}

#[test]
fn the_assistant_moves_for_both_and_resigns_for_nobody() {
    let mut table = Table::new(Table::tournament());
    table.act(Role::Assistant, announce("e2e4")).unwrap();
    table.act(Role::Assistant, Act::Move(MoveAct::Press)).unwrap();
    table.act(Role::Assistant, Act::Move(MoveAct::Same)).unwrap();
    table.act(Role::Assistant, announce("e7e5")).unwrap();
    let resign = Act::End(EndAct::Resign { side: Side::White });
    assert_eq!(table.act(Role::Assistant, resign), Err(Refusal::NotYours));
    assert_eq!(
        table.act(Role::Arbiter, announce("d2d4")).unwrap_err(),
        Refusal::Pending { ply: table.state.announced().unwrap().ply.clone() }
    );
}

#[test]
fn attackers_say_what_is_pinned() {
    let table = from("4r1k1/8/8/3p4/8/2N5/4N3/4K3 w - - 0 1");
    let answer = ask(&table.state, Role::White, &Query::Attackers { on: "d5".parse().unwrap() }, table.now).unwrap();
    let Answer::Guards { pieces, .. } = answer else { panic!("{answer:?}") };
    assert_eq!(pieces, [(natiq::core::Kind::Knight, "c3".parse().unwrap(), false)]);
    let answer = ask(&table.state, Role::White, &Query::Attackers { on: "d4".parse().unwrap() }, table.now).unwrap();
    assert!(
        matches!(answer, Answer::Guards { pieces, .. } if pieces.is_empty()),
        "an empty square is attacked by the opponent"
    );
    let answer = ask(&table.state, Role::White, &Query::Defenders { on: "d4".parse().unwrap() }, table.now).unwrap();
    assert!(matches!(answer, Answer::Guards { pieces, .. } if pieces[0].2), "the knight on e2 is pinned");
}
