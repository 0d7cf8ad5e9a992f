//! The past of a game: every moment answers as the game itself did then, and looking back changes nothing.

use natiq::core::{Line, Millis, Query, Role, Side, Sought, State, ask};
use natiq::dialogue::{Dialogue, Reader, Seat, Step};
use natiq::language::{Language, Manner};
use natiq::notation::{Options, Vocabulary};
use natiq::words::Lexicon;
use proptest::prelude::*;
use shakmaty::{Position, Square};

use crate::game::Table;
use crate::recorded::play;

/// Questions whose answer belongs to a moment.
fn questions() -> Vec<Query> {
    let mut all = vec![
        Query::Last { count: 3 },
        Query::Moves { from: None, to: None },
        Query::Turn,
        Query::Check,
        Query::Captured,
        Query::Position,
        Query::Board,
        Query::Captures,
        Query::Material,
        Query::Legal { from: None },
        Query::Pieces { side: Side::Black },
    ];
    for on in [Square::E4, Square::D5, Square::F7] {
        all.extend([
            Query::Line(Line::Square(on)),
            Query::Line(Line::Diagonal(on)),
            Query::Attackers { on },
            Query::Defenders { on },
        ]);
    }
    all
}

fn reader() -> Reader {
    let config = natiq::config::load(&natiq::config::Sources::default()).unwrap();
    let mut lexicon = Lexicon::default();
    for language in config.languages() {
        lexicon.learn(&language.code, &language.words["words.toml"].last().unwrap().text).unwrap();
    }
    let vocabulary = Vocabulary::compiled_in().unwrap();
    Reader { lexicon, vocabulary, options: Options::default(), other_layout: |_| Vec::new(), empty_presses: false }
}

/// A game of random moves; the state after each half-move is kept as it was.
fn wandered(choices: &[usize]) -> Vec<State> {
    let mut table = Table::new(natiq::core::Setup::casual());
    let mut states = vec![table.state.clone()];
    for choice in choices {
        let position = table.state.position().clone();
        let moves = position.legal_moves();
        if moves.is_empty() || table.state.outcome().is_some() {
            break;
        }
        table.play(&natiq::core::uci(&position, moves[choice % moves.len()]).to_string());
        states.push(table.state.clone());
    }
    states
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn each_moment_answers_as_the_game_did_then(choices in prop::collection::vec(0_usize..60, 1..40)) {
        let states = wandered(&choices);
        let end = states.last().unwrap();
        let before = format!("{end:?}");
        for (plies, then) in states.iter().enumerate() {
            let past = end.past(Role::White, plies).unwrap();
            for query in questions() {
                let asked = |state: &State| ask(state, Role::White, &query, Millis(0));
                prop_assert_eq!(asked(&past), asked(then), "{:?} after {} half-moves", query, plies);
            }
        }
        prop_assert!(end.past(Role::White, states.len()).is_err());
        prop_assert_eq!(before, format!("{end:?}"));
    }

    #[test]
    fn nothing_that_is_typed_in_the_past_reaches_the_board(
        choices in prop::collection::vec(0_usize..60, 2..12),
        lines in prop::collection::vec(prop::sample::select(TYPED.as_slice()), 1..30),
    ) {
        let states = wandered(&choices);
        let state = states.last().unwrap();
        let mut dialogue = Dialogue::new(reader(), Seat::Table);
        dialogue.stand(Some(1));
        for line in lines {
            let was = dialogue.cursor();
            for step in dialogue.hear(state, line) {
                prop_assert!(!matches!(step, Step::Do(_) | Step::Sealing(_)), "{line}: {step:?}");
            }
            // Only whoever was told where it goes moves it.
            prop_assert_eq!(dialogue.cursor(), was);
        }
    }
}

/// Moves, hands, answers and questions in both languages.
const TYPED: [&str; 30] = [
    "5254",
    "e4",
    "Nf3",
    "knight 6 3",
    "حصان 6 3",
    "55",
    "555",
    "castle short",
    "تبييت قصير",
    "e8q",
    "+",
    "press",
    "اضغط",
    "correct",
    "same",
    "echo 5254",
    "made 5254",
    "lift 5 2",
    "place 5 4",
    "touch 7 1",
    "لمست 7 1",
    "adjust",
    "5 4 offer",
    "claim repetition 7163",
    "seal 5254",
    "yes",
    "1",
    "square 5 4",
    "الوضع",
    "sheet other 5254",
];

#[test]
fn what_is_looked_for_is_found_by_its_facts_alone() {
    let mut table = Table::new(natiq::core::Setup::casual());
    table.play("e2e4 d7d5 e4d5 d8d5 b1c3 d5e5");
    let spent: Vec<_> = [1, 2, 3, 40, 2, 3].map(|seconds| Some(Millis::seconds(seconds))).to_vec();
    let next = |sought, from| table.state.next_of(sought, from, &spent);
    assert_eq!(
        [next(Sought::Capture, 0), next(Sought::Capture, 3), next(Sought::Capture, 4)],
        [Some(3), Some(4), None]
    );
    assert_eq!([next(Sought::Check, 0), next(Sought::Check, 6)], [Some(6), None]);
    assert_eq!(next(Sought::Offer, 0), None);
    // 40 seconds of 45 in three moves are not quite three times their mean of 15; of four moves they are.
    assert_eq!(next(Sought::LongThink, 0), None);
    let mut longer = spent.clone();
    longer[1] = Some(Millis::seconds(0));
    longer[5] = Some(Millis::seconds(0));
    assert_eq!(table.state.next_of(Sought::LongThink, 0, &longer), Some(4));
    assert_eq!(table.state.next_of(Sought::LongThink, 0, &[]), None);
}

#[test]
fn the_live_game_is_the_same_before_and_after_any_looking_back() {
    for (code, there, back) in [
        (
            "en",
            "back 2\nsquare 5 4\nat 1 W\n6134\nnext capture\nfirst position\nforward 2\nlast 3\nused\n5 4 offer\n",
            "now",
        ),
        ("ar", "سابق 2\nمربع 5 4\nعند 1 للأبيض\n6134\nالأسر التالي\nأول وضع\nتالٍ 2\nآخر 3\nالمستهلك\nحصان 3 3\n", "الآن"),
    ] {
        let input = format!("5254\n5755\n7163\n2836\nstate\n{there}{back}\nstate\n");
        let run = play(&["--lang", code, "--time", "5+3"], &input);
        let states: Vec<&str> = run.printed.lines().filter(|line| line.starts_with('{')).collect();
        assert_eq!(states.len(), 2, "{}", run.printed);
        assert_eq!(states[0], states[1]);
        let moves = run.events.iter().filter(|event| event["event"] == "announced").count();
        assert_eq!(moves, 4, "{}", run.printed);
    }
}

#[test]
fn each_answer_of_the_past_is_said_to_be_of_it_with_one_utterance_and_its_key() {
    let questions = "square 5 4\nrank 2\nfile 5\ndiagonal 5 4\njumps 7 1\nray 5 4 n\nwhere knight\npieces white\nposition\n\
                     attackers 5 5\ndefenders 5 4\nlegal\ncaptures\nmaterial\ncheck\nturn\nlast\nmoves\ncaptured\ntimes\nused\nboard\nmore\nspell\n";
    let run = play(&["--lang", "en", "--time", "5+3"], &format!("5254\n5755\nback\n{questions}now\n"));
    let from = run.speech.iter().position(|line| line["key"] == "past.at").unwrap() + 1;
    let answers: Vec<_> = run.speech[from..].iter().take_while(|line| line["key"] != "board.now").collect();
    // What stands besides the first line of the board is printed alone.
    let spoken: Vec<_> = answers.iter().filter(|line| line["speak"] != "").collect();
    assert_eq!(spoken.len(), questions.lines().count(), "{}", run.printed);
    for line in spoken {
        assert_eq!(line["key"], "board.past", "{line}");
        let text = line["speak"].as_str().unwrap();
        assert!(text.starts_with("After White's move 1, not the live game: "), "{text}");
    }
}

#[test]
fn an_event_of_the_live_game_brings_the_cursor_back_or_says_that_it_stands() {
    let mut table = Table::new(natiq::core::Setup::casual());
    table.play("e2e4 e7e5");
    let mut dialogue = Dialogue::new(reader(), Seat::One(Role::White));
    dialogue.stand(Some(1));
    let offer = natiq::core::Command { by: Role::Black, act: natiq::core::Act::Draw(natiq::core::DrawAct::Offer) };
    let events = natiq::core::decide(&table.state, &offer, Millis(0)).unwrap();
    events.iter().for_each(|event| dialogue.witness(event));
    assert_eq!(dialogue.cursor(), Some(1));
    let uci = "g1f3".parse().unwrap();
    let announce = natiq::core::Command {
        by: Role::White,
        act: natiq::core::Act::Move(natiq::core::MoveAct::Announce { uci, offer: false }),
    };
    let events = natiq::core::decide(&table.state, &announce, Millis(0)).unwrap();
    events.iter().for_each(|event| dialogue.witness(event));
    assert_eq!(dialogue.cursor(), None);
}

#[test]
fn the_moment_is_named_in_both_languages_as_the_design_has_it() {
    let mut table = Table::new(natiq::core::Setup::casual());
    table.play("e2e4 e7e5 g1f3");
    for (code, wanted, start) in [
        (
            "en",
            "After Black's move 1, not the live game: Move 2, White to move.",
            "Before the first move, not the live game.",
        ),
        (
            "ar",
            "بعد النقلة 1 للأسود، ليست المباراة الجارية: النقلة 2، الدور للأبيض.",
            "قبل النقلة الأولى، ليست المباراة الجارية.",
        ),
    ] {
        let (language, manner) = (Language::builtin(code).unwrap(), Manner::default());
        let past = table.state.past(Role::White, 2).unwrap();
        let answer = ask(&past, Role::White, &Query::Turn, Millis(0)).unwrap();
        let said = language.of_the_past(language.answer(&answer, Role::White, &past, &manner), &past);
        assert_eq!((said.text.as_str(), said.key.as_str()), (wanted, "board.past"));
        let first = table.state.past(Role::White, 0).unwrap();
        assert_eq!(language.looks_at(&first, &manner).text, start);
    }
}
