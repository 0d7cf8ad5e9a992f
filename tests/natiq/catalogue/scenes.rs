//! Whole commands as they are heard: what is said, where, in what class, and what is silent.

use natiq::core::clock::{Allowance, Period};
use natiq::core::{
    Act, Bonus, Both, ClockAct, ClockFact, Command, DrawAct, EndAct, EndFact, Ending, Event, Millis, MoveAct, Outcome,
    Role, Setup, Side, State, TakebackAct, Warnings, decide,
};
use natiq::language::{Channel, Class, Language, Manner, Utterance};

use super::{both, game, same};

/// A game in which commands are given and heard.
struct Table {
    state: State,
    now: Millis,
}

impl Table {
    fn new(state: State) -> Table {
        Table { state, now: Millis(0) }
    }

    /// Gives a command, applies what comes of it, and hears it in a language.
    fn hear(&mut self, language: &Language, by: Role, act: Act, manner: &Manner) -> Vec<Utterance> {
        let events = decide(&self.state, &Command { by, act }, self.now).unwrap();
        events.iter().for_each(|event| self.state.evolve(event));
        language.events(&events, &self.state, manner)
    }

    fn play(&mut self, language: &Language, uci: &str) -> Vec<Utterance> {
        let by = Role::from(self.state.turn());
        let act = Act::Move(MoveAct::Announce { uci: uci.parse().unwrap(), offer: false });
        self.hear(language, by, act, &Manner::default())
    }

    fn moves(&mut self, language: &Language, moves: &str) {
        moves.split_whitespace().for_each(|uci| {
            self.play(language, uci);
        });
    }
}

fn timed(two_step: bool, time: Allowance) -> State {
    let mut setup = game(two_step).setup().clone();
    setup.time = Both { white: time.clone(), black: time };
    setup.warnings =
        Warnings { own: [60, 30, 10].map(Millis::seconds).to_vec(), to_control: vec![5, 3, 1], ..Warnings::default() };
    State::new(setup).unwrap()
}

fn texts(said: &[Utterance]) -> Vec<&str> {
    said.iter().map(|one| one.text.as_str()).collect()
}

const RESIGN: Act = Act::End(EndAct::Resign { side: Side::White });
const PRESS: Act = Act::Move(MoveAct::Press);

#[test]
fn in_casual_play_mate_is_said_and_the_result_is_a_sentence_of_its_own() {
    let rows = [
        ["Black: queen from 4 8 to 8 4, checkmate.", "Checkmate. Black wins, zero one."],
        ["الأسود: وزير من 4 8 إلى 8 4، كش مات.", "كش مات. فاز الأسود، صفر واحد."],
    ];
    for (language, wanted) in both().iter().zip(rows) {
        let mut table = Table::new(game(false));
        table.moves(language, "f2f3 e7e5 g2g4");
        let said = table.play(language, "d8h4");
        assert_eq!(texts(&said), wanted);
        assert_eq!([said[0].key.as_str(), &said[1].key], ["move.quiet", "end.mate"]);
        assert!(said.iter().all(|one| one.class == Class::Move && one.channel == Channel::Table));
    }
}

#[test]
fn in_tournament_conduct_the_end_is_pending_until_the_press() {
    let rows = [
        ["Black: queen from 4 8 to 8 4. Checkmate, if it stands.", "Checkmate. Black wins, zero one."],
        ["الأسود: وزير من 4 8 إلى 8 4. كش مات، إن ثبتت النقلة.", "كش مات. فاز الأسود، صفر واحد."],
    ];
    for (language, [announced, ended]) in both().iter().zip(rows) {
        let mut table = Table::new(game(true));
        for uci in "f2f3 e7e5 g2g4".split(' ') {
            table.play(language, uci);
            let by = Role::from(table.state.turn());
            let pressed = table.hear(language, by, PRESS, &Manner::default());
            assert_eq!(pressed.len(), 1, "without a clock the turn is heard: {pressed:?}");
            assert_eq!(pressed[0].key, "press.turn");
        }
        assert_eq!(texts(&table.play(language, "d8h4")), [announced]);
        assert_eq!(texts(&table.hear(language, Role::Black, PRESS, &Manner::default())), [ended]);
    }
}

#[test]
fn a_press_says_whose_clock_runs_and_what_it_brought() {
    let time = Allowance {
        periods: vec![
            Period { base: Millis::minutes(90), moves: Some(4), bonus: Bonus::Increment(Millis::seconds(30)) },
            Period { base: Millis::minutes(30), moves: None, bonus: Bonus::Increment(Millis::seconds(30)) },
        ],
    };
    let [english, arabic] = both();
    let manner = Manner::default();
    let mut table = Table::new(timed(true, time.clone()));
    assert_eq!(
        texts(&table.hear(&english, Role::White, Act::Clock(ClockAct::Start), &manner)),
        ["White's clock is running."]
    );
    table.play(&english, "e2e4");
    let said = table.hear(&english, Role::White, PRESS, &manner);
    assert_eq!(texts(&said), ["Black's clock is running."], "nothing unasked in tournament conduct");
    table.play(&arabic, "e7e5");
    assert_eq!(texts(&table.hear(&arabic, Role::Black, PRESS, &manner)), ["ساعة الأبيض تعمل."]);

    let mut casual = Table::new(timed(false, time));
    let said = casual.play(&english, "e2e4");
    assert_eq!(texts(&said), ["White: pawn from 5 2 to 5 4.", "3 moves to the time control."]);
    assert_eq!((said[1].channel, said[1].class), (Channel::White, Class::Tick));
    casual.moves(&english, "e7e5 g1f3 b8c6 f1c4 g8f6");
    let said = casual.play(&arabic, "e1g1");
    assert_eq!(said[1].text, "فترة جديدة، أضيفت 30 دقيقة.");
}

#[test]
fn a_flag_and_its_result_are_one_urgent_sentence() {
    let rows = [
        (
            "Flag! White's time has run out. Black wins.",
            "Flag! White's time has run out. Black cannot checkmate. Draw.",
        ),
        ("سقط العلم! انتهى وقت الأبيض. فاز الأسود.", "سقط العلم! انتهى وقت الأبيض. لا يمكن للأسود تنفيذ كش مات. تعادل."),
    ];
    for (language, (won, drawn)) in both().iter().zip(rows) {
        for (fen, wanted) in [(None, won), (Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), drawn)] {
            let mut setup = timed(false, Allowance::sudden(Millis::minutes(1), Bonus::None)).setup().clone();
            setup.fen = fen.map(str::to_owned);
            let mut table = Table::new(State::new(setup).unwrap());
            let manner = Manner::default();
            table.hear(language, Role::White, Act::Clock(ClockAct::Start), &manner);
            table.now = Millis::minutes(1);
            let said = table.hear(language, Role::Arbiter, Act::Clock(ClockAct::Deadline), &manner);
            assert_eq!(said.len(), 1);
            same(&said[0].text, &said[0].speak, wanted);
            assert_eq!((said[0].class, said[0].key.as_str()), (Class::Urgent, "flag"));
        }
    }
}

#[test]
fn warnings_are_the_exact_words_on_the_owners_channel() {
    let rows = [
        [(60, "One minute left."), (30, "30 seconds left."), (10, "Ten seconds left."), (120, "2 minutes left.")],
        [(60, "بقيت دقيقة واحدة."), (30, "بقيت 30 ثانية."), (10, "بقيت 10 ثوانٍ."), (120, "بقيت دقيقتان.")],
    ];
    for (language, rows) in both().iter().zip(rows) {
        for (seconds, wanted) in rows {
            let fact = ClockFact::Low { side: Side::Black, left: Millis::seconds(seconds) };
            let event = Event { at: Millis(0), by: Role::Arbiter, fact: fact.into() };
            let said = language.event(&event, &game(false), &Manner::default());
            same(&said[0].text, &said[0].speak, wanted);
            assert_eq!((said[0].channel, said[0].class), (Channel::Black, Class::Tick));
        }
    }
}

#[test]
fn an_offer_is_heard_at_the_table_and_put_to_the_opponent() {
    let rows = [
        [
            "White offers a draw.",
            "Your opponent offers a draw. Accept, decline, or make a move.",
            "Black accepts. Draw.",
        ],
        [
            "يعرض الأبيض التعادل.",
            "يعرض منافسك التعادل. قل: أقبل التعادل، أو: أرفض العرض، أو العب نقلتك.",
            "وافق الأسود على التعادل. تعادل.",
        ],
    ];
    let manner = Manner { private: true, ..Manner::default() };
    for (language, [offered, put, accepted]) in both().iter().zip(rows) {
        let mut table = Table::new(game(false));
        table.moves(language, "e2e4 e7e5 g1f3");
        let said = table.hear(language, Role::White, Act::Draw(DrawAct::Offer), &manner);
        assert_eq!(texts(&said), [offered, put]);
        assert_eq!([said[0].channel, said[1].channel], [Channel::Table, Channel::Black]);
        let said = table.hear(language, Role::Black, Act::Draw(DrawAct::Accept), &manner);
        assert_eq!((texts(&said), said[0].key.as_str()), (vec![accepted], "draw.accept"));
    }
}

#[test]
fn an_early_offer_is_told_its_moment_and_a_move_declines_it() {
    let [english, arabic] = both();
    let mut table = Table::new(game(false));
    table.moves(&english, "e2e4 e7e5");
    let said = table.hear(&english, Role::White, Act::Draw(DrawAct::Offer), &Manner::default());
    assert_eq!(texts(&said), ["White offers a draw.", "Offer made. The proper moment is after your move."]);
    table.moves(&english, "g1f3");
    let said = table.play(&arabic, "b8c6");
    assert_eq!(said[0].text, "عد العرض مرفوضا بأداء النقلة.");
    assert_eq!(said[1].key, "move.quiet");
    table.hear(&english, Role::Black, Act::Draw(DrawAct::Offer), &Manner::default());
    let said = table.hear(&english, Role::White, Act::Draw(DrawAct::Decline), &Manner::default());
    assert_eq!(texts(&said), ["White declines the draw."]);
}

#[test]
fn taking_back_correcting_and_repeating_have_their_sentences() {
    let [english, arabic] = both();
    let manner = Manner::default();
    let mut table = Table::new(game(false));
    table.moves(&english, "e2e4");
    let ask = Act::Takeback(TakebackAct::Ask);
    assert_eq!(
        texts(&table.hear(&english, Role::White, ask.clone(), &manner)),
        ["White asks to take back. Yes or no?"]
    );
    assert_eq!(texts(&table.hear(&arabic, Role::Black, Act::Takeback(TakebackAct::Refuse), &manner)), ["رفض."]);
    table.hear(&english, Role::White, ask, &manner);
    let done = table.hear(&arabic, Role::Black, Act::Takeback(TakebackAct::Allow), &manner);
    assert_eq!(texts(&done), ["تم التراجع، الدور للأبيض."]);

    let mut setup = game(true).setup().clone();
    setup.conduct.repeat_back = natiq::core::conduct::RepeatBack::Key;
    let mut table = Table::new(State::new(setup).unwrap());
    table.play(&english, "g1h3");
    let said = table.hear(&english, Role::White, Act::Move(MoveAct::Correct), &manner);
    assert_eq!(texts(&said), ["Announcement withdrawn. Announce again."]);
    table.play(&english, "g1f3");
    let echo = |uci: &str| Act::Move(MoveAct::Echo { uci: uci.parse().unwrap() });
    assert_eq!(
        texts(&table.hear(&english, Role::Black, echo("g1h3"), &manner)),
        ["The repetition does not match. Announced: knight from 7 1 to 6 3. Heard: knight to 8 3."]
    );
    assert_eq!(
        texts(&table.hear(&arabic, Role::Black, echo("g1h3"), &manner)),
        ["التكرار غير مطابق. المعلن: حصان من 7 1 إلى 6 3. المسموع: حصان إلى 8 3."]
    );
    assert_eq!(texts(&table.hear(&english, Role::Black, Act::Move(MoveAct::Same), &manner)), ["Agreed."]);
}

/// Every way a game ends, in both languages.
#[test]
fn every_end_is_worded_as_the_design_says() {
    let draw = |ending| Outcome { ending, winner: None };
    let won = |ending| Outcome { ending, winner: Some(Side::White) };
    let black = Side::Black;
    let rows = [
        (won(Ending::Mate(black)), "Checkmate. White wins, one zero.", "كش مات. فاز الأبيض، واحد صفر."),
        (
            draw(Ending::Stalemate(black)),
            "Stalemate. Black has no legal move and is not in check. Draw.",
            "ستيلميت، تعادل قسري. لا نقلة قانونية للأسود وملكه ليس في كش. تعادل.",
        ),
        (
            draw(Ending::Dead),
            "Dead position: neither side can give checkmate. Draw.",
            "وضع ميت: لا يمكن لأي من الطرفين تنفيذ كش مات. تعادل.",
        ),
        (draw(Ending::Repetition), "Fifth repetition. Draw.", "تكرار خماسي. تعادل."),
        (draw(Ending::Moves), "75 moves without pawn move or capture. Draw.", "75 نقلة بلا تحريك بيدق ولا أسر. تعادل."),
        (draw(Ending::Agreed), "Draw agreed.", "اتفق اللاعبان على التعادل."),
        (won(Ending::Resigned(black)), "Black resigns. White wins.", "استسلم الأسود. فاز الأبيض."),
        (
            draw(Ending::Resigned(black)),
            "Black resigns. White cannot checkmate. Draw.",
            "استسلم الأسود. لا يمكن للأبيض تنفيذ كش مات. تعادل.",
        ),
        (won(Ending::Time(black)), "Black's time is over. White wins.", "انتهى وقت الأسود. فاز الأبيض."),
        (
            draw(Ending::Time(black)),
            "Black's time is over. White cannot checkmate. Draw.",
            "انتهى وقت الأسود. لا يمكن للأبيض تنفيذ كش مات. تعادل.",
        ),
    ];
    for (outcome, english, arabic) in rows {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let event =
                Event { at: Millis(0), by: Role::Arbiter, fact: EndFact::Ended { outcome, unproved: false }.into() };
            let said = language.event(&event, &game(false), &Manner::default());
            same(&said[0].text, &said[0].speak, wanted);
            assert_eq!(language.ending(outcome, &game(false)).print, said[0].text);
        }
    }
}

#[test]
fn the_digital_laws_have_their_own_names_for_the_draws() {
    let mut setup = Setup::casual();
    setup.profile.name = "digital".to_owned();
    let state = State::new(setup).unwrap();
    let [_, arabic] = both();
    let say = |ending| arabic.ending(Outcome { ending, winner: None }, &state).print;
    assert_eq!(say(Ending::Dead), "وضعية جامدة: لا يمكن لأي من الطرفين تنفيذ كش مات. تعادل.");
    assert_eq!(say(Ending::Stalemate(Side::Black)), "خنق الملك، بات. لا نقلة قانونية للأسود وملكه ليس في كش. تعادل.");
}

#[test]
fn a_game_begins_rests_and_goes_on_in_words() {
    let mut setup =
        timed(true, Allowance::sudden(Millis::minutes(15), Bonus::Increment(Millis::seconds(10)))).setup().clone();
    setup.players = Both { white: "Mona".to_owned(), black: "Omar".to_owned() };
    let mut table = Table::new(State::new(setup).unwrap());
    let [english, arabic] = both();
    assert_eq!(
        english.game_start(&table.state).text,
        "White: Mona. Black: Omar. Rules: FIDE 2023, rapid, 15 minutes plus 10 seconds. White's clock is off."
    );
    let said = arabic.game_start(&table.state);
    same(
        &said.text,
        &said.speak,
        "الأبيض: Mona. الأسود: Omar. القواعد: فيدي 2023، شطرنج سريع، 15 دقيقة لكل لاعب، تُضاف إليها 10 ثوانٍ مع كل نقلة. ساعة الأبيض متوقفة.",
    );
    table.play(&english, "g1f3");
    table.hear(&english, Role::White, PRESS, &Manner::default());
    let resumed = Event { at: Millis(0), by: Role::Arbiter, fact: ClockFact::Resumed.into() };
    assert_eq!(
        english.event(&resumed, &table.state, &Manner::default())[0].text,
        "Game resumed, move 1, Black to move. Last move: knight from 7 1 to 6 3."
    );
    let said = arabic.game_resumed(&table.state, Some(Millis::minutes(130)), &Manner::default());
    assert_eq!(
        said.text,
        "استؤنفت المباراة، النقلة 1، الدور للأسود. مدة التوقف: ساعتان و10 دقائق. آخر نقلة: حصان من 7 1 إلى 6 3."
    );
}

#[test]
fn a_sleeping_machine_and_a_stopped_clock_are_said() {
    let [english, arabic] = both();
    let say = |language: &Language, fact: ClockFact| {
        let event = Event { at: Millis(0), by: Role::Arbiter, fact: fact.into() };
        language.event(&event, &game(true), &Manner::default()).remove(0)
    };
    let slept = || ClockFact::Slept { span: Millis::minutes(60) };
    assert_eq!(say(&english, slept()).text, "Pause. The machine slept for 1 hour. Arbiter, resume play? Yes or no?");
    let said = say(&arabic, slept());
    same(&said.text, &said.speak, "توقف مؤقت. مدة سكون الجهاز: ساعة واحدة. أيها الحكم، هل يُستأنف اللعب؟ نعم أم لا؟");
    assert_eq!(say(&english, ClockFact::Stopped { reason: String::new() }).text, "Clocks stopped.");
    assert_eq!(say(&arabic, ClockFact::Stopped { reason: String::new() }).text, "أوقفت الساعتان.");
    assert_eq!(say(&english, ClockFact::Stopped { reason: "fire".to_owned() }).text, "Clocks stopped. Reason: fire.");
    assert_eq!(say(&english, ClockFact::Says { side: Side::White, on: true }).channel, Channel::White);
}

#[test]
fn leaving_asks_the_other_and_is_itself_silent() {
    let [english, _] = both();
    let mut table = Table::new(game(true));
    let manner = Manner::default();
    let said = table.hear(&english, Role::White, Act::End(EndAct::Quit), &manner);
    assert_eq!(texts(&said), ["White wants to leave the game. Do you agree? Yes or no?"]);
    assert_eq!(table.hear(&english, Role::Black, Act::End(EndAct::Quit), &manner), Vec::new());
    let mut table = Table::new(game(false));
    table.moves(&english, "e2e4 e7e5");
    assert_eq!(texts(&table.hear(&english, Role::White, RESIGN, &manner)), ["White resigns. Black wins."]);
    assert!(matches!(table.state.outcome(), Some(Outcome { ending: Ending::Resigned(Side::White), .. })));
}
