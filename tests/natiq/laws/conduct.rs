//! What may be asked and heard during a tournament game (`product.md` part 5, column T; B-12.2, B-13.6).

use natiq::core::{Act, Command, EndAct, Illegal, Millis, Query, Refusal, Role, Side, State, ask, decide};
use natiq::dialogue::{Dialogue, Program, Reader, Seat, Sorry, Step};
use natiq::language::{Language, Manner};
use natiq::notation::{Options, Vocabulary};
use natiq::words::{ENTRIES, Entry, Group, Lexicon, Takes, Word};

use super::table::{begun, by_laws, config, started, under};
use crate::game::Table;
use crate::recorded::play;

const ROLES: [Role; 4] = [Role::White, Role::Black, Role::Assistant, Role::Arbiter];

fn reader() -> Reader {
    let mut lexicon = Lexicon::default();
    for language in config().languages() {
        lexicon.learn(&language.code, &language.words["words.toml"].last().unwrap().text).unwrap();
    }
    let vocabulary = Vocabulary::compiled_in().unwrap();
    Reader { lexicon, vocabulary, options: Options::default(), other_layout: |_| Vec::new(), empty_presses: false }
}

/// A tournament game in which each side has moved.
fn game() -> State {
    let mut table = begun("fide-2023", "15m");
    for uci in ["e2e4", "e7e5"] {
        table.whole(uci);
    }
    table.state
}

/// What stands behind a command, as it is typed.
fn behind(entry: &Entry) -> &'static str {
    match entry.takes {
        Takes::Move | Takes::MaybeMove => "7163",
        Takes::Square | Takes::MaybeSquare => "5 4",
        Takes::Digit | Takes::File => "4",
        Takes::Ray => "5 4 north",
        Takes::Piece => "knight",
        Takes::Style => "digital",
        Takes::Language => "english",
        Takes::Moment => "1 W",
        Takes::Text if entry.word == Word::Wait => "1s",
        Takes::Text => "noise",
        Takes::Nothing | Takes::Number | Takes::Numbers | Takes::Topic | Takes::Board => "",
    }
}

/// Whether a line comes to a refusal because of the conduct; what it asks first is answered with yes.
fn forbidden(state: &State, by: Role, line: &str, reader: &Reader) -> bool {
    let mut dialogue = Dialogue::new(reader.clone(), Seat::One(by));
    let mut steps = dialogue.hear(state, line);
    if steps.iter().any(|step| matches!(step, Step::Question(_))) {
        steps.extend(dialogue.hear(state, "yes"));
    }
    steps.iter().any(|step| match step {
        Step::Do(command) => decide(state, command, Millis(20_000)) == Err(Refusal::NotDuringGame),
        Step::Ask(by, query) => ask(state, *by, query, Millis(20_000)) == Err(Refusal::NotDuringGame),
        Step::Look(by, _) | Step::Program(Program::Note(by, _)) => {
            state.may_look_back(*by) == Err(Refusal::NotDuringGame)
        }
        Step::Another(..) => natiq::core::may_begin_another(state) == Err(Refusal::NotDuringGame),
        _ => false,
    })
}

#[test]
fn what_players_may_not_ask_in_a_tournament_is_refused_and_all_else_is_not() {
    let (state, reader) = (game(), reader());
    for entry in ENTRIES {
        let shown = reader.lexicon.shown("en", entry.word).unwrap();
        let line = format!("{shown} {}", behind(entry));
        for by in [Role::White, Role::Black, Role::Assistant] {
            assert_eq!(forbidden(&state, by, line.trim(), &reader), !entry.tournament, "{by:?}: {line}");
        }
        let another = [Word::Takeback, Word::Setup, Word::Rematch, Word::New].contains(&entry.word);
        let advice = !entry.tournament && !another;
        assert!(!advice || !forbidden(&state, Role::Arbiter, line.trim(), &reader), "the arbiter may know: {line}");
    }
    let forbidden: Vec<&str> = ENTRIES.iter().filter(|entry| !entry.tournament).map(|entry| entry.name).collect();
    let advice = ["attackers", "defenders", "legal", "captures", "material", "counts", "takeback"];
    let past = ["at", "back", "forward", "now", "first-position", "last-position"];
    let sought = ["next-capture", "next-check", "next-offer", "next-think", "note"];
    let another = ["setup", "rematch", "new"];
    assert_eq!(forbidden, [&advice[..], &another, &past, &sought, &["hint", "eval"]].concat());
}

#[test]
fn the_same_words_are_answered_in_casual_play_and_after_the_game() {
    let reader = reader();
    let mut casual = Table::new(under("fide-2023", "casual"));
    casual.play("e2e4 e7e5");
    let mut over = game();
    let resign = Command { by: Role::White, act: Act::End(EndAct::Resign { side: Side::White }) };
    decide(&over, &resign, Millis(20_000)).unwrap().iter().for_each(|event| over.evolve(event));
    for entry in ENTRIES.iter().filter(|entry| !entry.tournament) {
        let line = format!("{} {}", reader.lexicon.shown("en", entry.word).unwrap(), behind(entry));
        assert!(!forbidden(&casual.state, Role::White, line.trim(), &reader), "{line}");
        assert!(!forbidden(&over, Role::White, line.trim(), &reader), "{line} after the game");
    }
}

#[test]
fn the_refusal_is_one_sentence_in_both_languages() {
    let (state, manner) = (game(), Manner::default());
    for (code, said) in [("en", "Not available during the game."), ("ar", "غير متاح أثناء المباراة.")]
    {
        let language = Language::builtin(code).unwrap();
        let heard = language.refusal(&Refusal::NotDuringGame, Role::White, None, &state, &manner);
        assert_eq!((heard.text.as_str(), heard.key.as_str()), (said, "refused.tournament"));
        let typed = if code == "en" { "legal 7 1\nmaterial\n" } else { "المسموح 7 1\nميزان القطع\n" };
        let run = play(&["--lang", code, "--conduct", "tournament"], typed);
        assert_eq!(run.printed.matches(said).count(), 2, "{}", run.printed);
    }
}

/// Only what was understood and "not legal": the reason would be advice.
#[test]
fn a_refused_announcement_gives_no_reason_in_a_tournament() {
    let (state, manner, reader) = (game(), Manner::default(), reader());
    let steps = Dialogue::new(reader, Seat::Table).hear(&state, "4151");
    let [Step::Sorry(Sorry::Illegal(_, reason))] = &steps[..] else { panic!("{steps:?}") };
    assert!(matches!(reason, Illegal::OwnPiece { .. }), "{reason:?}");
    for (code, shown, hidden) in [("en", "Not legal, announce again.", "Your own"), ("ar", "غير قانونية", "قطعة")]
    {
        let language = Language::builtin(code).unwrap();
        let heard = language.refusal(&Refusal::Illegal(*reason), Role::White, None, &state, &manner);
        assert!(heard.text.contains(shown) && !heard.text.contains(hidden), "{}", heard.text);
        let casual = State::new(under("fide-2023", "casual")).unwrap();
        let heard = language.refusal(&Refusal::Illegal(*reason), Role::White, None, &casual, &manner);
        assert!(!heard.text.contains(shown), "{}", heard.text);
    }
}

/// B-13.6: nobody is told unasked how much time is left, how many moves there are, or that the clock was not pressed.
#[test]
fn nothing_is_volunteered_in_a_tournament() {
    let args = ["--lang", "en", "--conduct", "tournament", "--time", "2m/2,1m"];
    let run = play(&args, "start\n5254\nwait 61s\npress\nsame\n5755\nwait 30s\npress\nsame\n7163\npress\n");
    let unasked = ["clock.low", "clock.control", "clock.period", "clock.moves", "refused.press"];
    for line in &run.speech {
        assert!(!unasked.contains(&line["key"].as_str().unwrap()), "{line}");
    }
    let run = play(&args, "start\nclock says on\nwait 61s\n");
    assert!(run.speech.iter().any(|line| line["key"] == "clock.low"), "{}", run.printed);
}

/// No engine, neither as a player nor behind a flag.
#[test]
fn no_engine_plays_in_a_tournament() {
    let home = crate::cli::Home::new();
    for (code, said) in [("en", "no engine may play in this conduct"), ("ar", "لا يلعب الآلي في هذا النظام")]
    {
        let (exit, _, err) =
            home.run(&["--lang", code, "--lines", "--conduct", "tournament", "--engine-black", "/bin/true"]);
        assert_eq!(exit, 2);
        assert!(err.contains(said), "{err}");
    }
}

/// The arbiter's view is his own: what is answered to him is not told to the players' terminals.
#[test]
fn the_arbiter_may_know_what_the_players_may_not() {
    let state = game();
    for query in [Query::Legal { from: None }, Query::Material, Query::Captures] {
        assert!(ask(&state, Role::Arbiter, &query, Millis(20_000)).is_ok());
        assert_eq!(ask(&state, Role::Black, &query, Millis(20_000)), Err(Refusal::NotDuringGame));
    }
}

/// 6.12.1, 11.3.1: that a draw could be claimed is the player's to see; a friendly game is told it neither, but may
/// ask what it likes.
#[test]
fn article_6_12_1_nobody_is_told_that_a_draw_can_be_claimed() {
    let round = "7163\npress\n7866\npress\n6371\npress\n6678\npress\n";
    for laws in ["fide-2023", "digital"] {
        let args = ["--lang", "en", "--laws", laws, "--conduct", "tournament", "--time", "90m"];
        let run = play(&args, &format!("start\n{}state\n", round.repeat(3)));
        for line in &run.speech {
            let speak = line["speak"].as_str().unwrap().to_lowercase();
            let hint = ["repetition", "claim", "third", "time only"].iter().any(|word| speak.contains(word));
            assert!(!hint, "{speak}");
        }
        assert!(run.printed.contains("\"moves_made\":12"), "{}", run.printed);
    }
}

/// Each command as each role in both conducts: who hears "not available during the game" (`product.md` part 5).
#[test]
fn each_command_is_tried_in_both_conducts_as_each_role() {
    let reader = reader();
    let mut casual = Table::new(under("fide-2023", "casual"));
    casual.play("e2e4 e7e5");
    let begins_another = [Word::Takeback, Word::Setup, Word::Rematch, Word::New];
    for (tournament, state) in [(true, game()), (false, casual.state)] {
        for entry in ENTRIES {
            let line = format!("{} {}", reader.lexicon.shown("en", entry.word).unwrap(), behind(entry));
            for by in ROLES {
                let wanted = match by {
                    // Advice is his in no conduct (VI.9).
                    Role::Assistant if entry.group == Group::Hint => true,
                    // He may know what the players may not; but no game is begun or taken back while one is played.
                    Role::Arbiter => tournament && begins_another.contains(&entry.word),
                    _ => tournament && !entry.tournament,
                };
                assert_eq!(forbidden(&state, by, line.trim(), &reader), wanted, "{by:?}, {tournament}: {line}");
            }
        }
    }
}

/// A ruling is the arbiter's in either conduct, whoever types it.
#[test]
fn each_ruling_is_the_arbiters_alone_in_both_conducts() {
    let reader = reader();
    let of = |word: Word| match word {
        Word::ArbiterClock => "white 41:10",
        Word::ArbiterMoves => "white 3",
        Word::ArbiterPenalty => "warning white, talk",
        Word::ArbiterExtra => "white 1m",
        Word::ArbiterResult => "draw",
        Word::ArbiterRestore => "1 white",
        Word::ArbiterLate => "black 5m",
        Word::ArbiterIllegal => "white press",
        Word::ArbiterAnnul => "position",
        _ => "",
    };
    let rulings: Vec<&Entry> = ENTRIES.iter().filter(|entry| entry.name.starts_with("arbiter-")).collect();
    assert_eq!(rulings.len(), 14, "all of the table");
    let mut casual = started(by_laws("fide-2023", "15m"));
    casual.play("e2e4 e7e5");
    for state in [game(), casual.state] {
        for entry in &rulings {
            let line = format!("{} {}", reader.lexicon.shown("en", entry.word).unwrap(), of(entry.word));
            for by in ROLES {
                let mut dialogue = Dialogue::new(reader.clone(), Seat::One(by));
                let mut steps = dialogue.hear(&state, line.trim());
                // A result is asked about, a code is asked for.
                if steps.iter().any(|step| matches!(step, Step::Question(_))) {
                    steps.extend(
                        dialogue.hear(&state, if entry.word == Word::ArbiterCode { "lighthouse" } else { "yes" }),
                    );
                }
                let judged = steps.iter().find_map(|step| match step {
                    Step::Do(command) => Some(decide(&state, command, Millis(20_000))),
                    _ => None,
                });
                let Some(judged) = judged else { panic!("{by:?}: {line}: {steps:?}") };
                assert_eq!(judged == Err(Refusal::ArbiterOnly), by != Role::Arbiter, "{by:?}: {line}: {judged:?}");
            }
        }
    }
}
