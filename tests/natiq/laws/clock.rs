//! Classes of time at their bounds, and what of the clock vectors (`laws.md` part 6) is not in `crate::clock`.

use natiq::core::clock::spec;
use natiq::core::profile::TimeClass;
use natiq::core::{Act, ClockAct, Fact, Millis, MoveAct, MoveFact, Role, Side, State};
use natiq::language::Language;

use super::table::{PRESS, by_laws, lefts, started};
use crate::cases::engine;
use crate::game::Table;
use crate::lines::Terminal;
use crate::recorded::play;

/// Appendices A and B of the FIDE Laws; appendices II and III of the digital ones: base and sixty increments.
#[test]
fn the_classes_of_time_meet_at_their_bounds_in_both_profiles() {
    use TimeClass::{Blitz, Rapid, Standard};
    for (laws, bounds) in [
        (
            "fide-2023",
            [
                ("10m", Blitz),
                ("10m1s", Rapid),
                ("9m+1s", Blitz),
                ("9m1s+1s", Rapid),
                ("59m59s", Rapid),
                ("60m", Standard),
                ("29m59s+30s", Rapid),
                ("30m+30s", Standard),
                ("5m d5s", Blitz),
                ("90m/40,30m +30s", Standard),
            ],
        ),
        (
            "digital",
            [
                ("14m59s", Blitz),
                ("15m", Rapid),
                ("4m59s+10s", Blitz),
                ("5m+10s", Rapid),
                ("60m", Rapid),
                ("60m1s", Standard),
                ("30m+30s", Rapid),
                ("30m1s+30s", Standard),
                ("10m d5s", Rapid),
                ("white=20m black=5m", Rapid),
            ],
        ),
    ] {
        for (time, class) in bounds {
            assert_eq!(by_laws(laws, time).class(), class, "{time} by {laws}");
        }
        assert_eq!(by_laws(laws, "none").class(), Standard, "a game without a clock");
    }
}

#[test]
fn the_class_is_said_at_the_start_with_laws_and_time() {
    for (laws, time, english, arabic) in [
        ("fide-2023", "10m", "FIDE 2023, blitz, 10 minutes", "فيدي 2023، شطرنج خاطف، 10 دقائق"),
        ("fide-2023", "15+10", "FIDE 2023, rapid, 15 minutes plus 10 seconds", "فيدي 2023، شطرنج سريع، 15 دقيقة"),
        ("digital", "60m", "the digital laws, rapid, 1 hour", "القوانين الرقمية، شطرنج سريع، ساعة واحدة"),
        ("digital", "61m", "the digital laws, standard, 1 hour 1 minute", "القوانين الرقمية، شطرنج قياسي، ساعة واحدة"),
    ] {
        for (code, said) in [("en", english), ("ar", arabic)] {
            let language = Language::builtin(code).unwrap();
            let heard = language.game_start(&State::new(by_laws(laws, time)).unwrap());
            assert!(heard.text.contains(said), "{}", heard.text);
        }
    }
}

/// Vector 1: the mover's own increment, at his own press; in the FIDE Laws both have theirs from the start.
#[test]
fn vector_1_each_side_has_its_increment_by_the_profiles_own_value() {
    let mut digital = started(by_laws("digital", "5m+3s"));
    assert_eq!(lefts(&digital), (300_000, 300_000), "nobody has it before the first move (6.2a)");
    digital.pass(10_000);
    digital.play("e2e4");
    assert_eq!(lefts(&digital), (293_000, 300_000));
    digital.pass(4000);
    digital.play("e7e5");
    assert_eq!(lefts(&digital), (293_000, 299_000));
    let mut fide = started(by_laws("fide-2023", "5m+3s"));
    assert_eq!(lefts(&fide), (303_000, 303_000));
    fide.pass(10_000);
    fide.play("e2e4");
    assert_eq!(lefts(&fide), (296_000, 303_000));
    fide.pass(4000);
    fide.play("e7e5");
    assert_eq!(lefts(&fide), (296_000, 302_000));
}

/// Vector 3: what is shown within a delay that has no base is never below nothing.
#[test]
fn vector_3_no_face_ever_shows_less_than_nothing() {
    for laws in ["fide-2023", "digital"] {
        let mut table = started(by_laws(laws, "0 d5s"));
        for step in [0, 1, 2499, 2400, 99, 1, 5000, 100_000] {
            table.pass(step);
            assert!(table.left(Side::White) <= 5000, "{laws}");
        }
        assert_eq!(table.left(Side::White), 0);
        table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
        assert_eq!((table.state.outcome().unwrap().result(), table.left(Side::White)), ("0-1", 0), "{laws}");
    }
}

/// Vector 5: 40 moves in 90 minutes, then 30 minutes, 30 seconds a move: what is counted is the presses.
#[test]
fn vector_5_the_period_begins_at_the_fortieth_press_and_counts_presses_not_announcements() {
    let mut setup = by_laws("digital", "90m/40,30m +30s");
    setup.conduct = super::table::config().conduct_named("tournament").unwrap();
    let mut table = Table::new(setup);
    table.start(Role::White).unwrap();
    let press = |table: &mut Table| {
        let by = table.state.turn().into();
        table.act(by, PRESS).unwrap()
    };
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for n in 0..78 {
        table.say(round[n % 4]).unwrap();
        // A slip that is withdrawn is no move.
        let by = table.state.turn().into();
        table.act(by, Act::Move(MoveAct::Correct)).unwrap();
        table.say(round[n % 4]).unwrap();
        press(&mut table);
        assert_eq!(table.state.clock().to_control(table.state.time(), Side::White), Some(40 - (n as u32 / 2 + 1)));
    }
    assert_eq!(table.left(Side::White), 5_400_000 + 39 * 30_000);
    table.say("f3g1").unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let events = press(&mut table);
    let begun = events.iter().any(|event| matches!(event.fact, Fact::Move(MoveFact::Pressed { period: Some(2), .. })));
    assert!(begun, "{events:?}");
    assert_eq!(table.left(Side::White), 5_400_000 + 40 * 30_000 + 1_800_000);
    assert_eq!(table.left(Side::Black), 5_400_000 + 39 * 30_000, "the other side has its own fortieth press");
}

/// Vector 7: the question after a sleep, in both languages.
#[test]
fn vector_7_the_sleep_is_said_and_the_arbiter_is_asked() {
    for (code, said) in [
        ("en", "Pause. The machine slept for 1 hour. Arbiter, resume play? Yes or no?\n"),
        ("ar", "توقف مؤقت. مدة سكون الجهاز: ساعة واحدة. أيها الحكم، هل يستأنف اللعب؟ نعم أم لا؟\n"),
    ] {
        let run =
            play(&["--lang", code, "--time", "5m"], "wait 10s\nwait 1h asleep\nwait 20s\ntimes\nyes\nwait 1s\ntimes\n");
        assert!(run.printed.contains(said), "{}", run.printed);
        let clocks: Vec<u64> = run.events.iter().filter_map(|event| event["clocks_ms"]["white"].as_u64()).collect();
        assert_eq!(clocks.last(), Some(&289_000), "{clocks:?}");
    }
}

/// Vector 8: however much is said, a clock shows what passed, and no more.
#[test]
fn vector_8_the_clock_neither_waits_for_speech_nor_gains_by_it() {
    let run =
        play(&["--lang", "en", "--time", "5m", "--laws", "digital"], "5254\nposition\nboard\nmore\nwait 4s\nstate\n");
    assert!(run.printed.contains("\"clocks_ms\":{\"white\":300000,\"black\":296000}"), "{}", run.printed);
    let mut table = started(by_laws("digital", "5m"));
    table.play("e2e4");
    for span in [1, 3999] {
        table.pass(span);
        let asked = natiq::core::ask(&table.state, Role::Black, &natiq::core::Query::Position, table.now);
        assert!(asked.is_ok());
    }
    assert_eq!(lefts(&table), (300_000, 296_000));
}

/// Machine championship: two games of ninety minutes each side.
#[test]
fn the_preset_of_the_machine_championship_is_ninety_minutes_each() {
    let config = super::table::config();
    let time = spec::read(config.clocks.preset("machine-90")).unwrap();
    for side in Side::ALL {
        let period = time.get(side).periods.first().unwrap();
        assert_eq!((period.base, period.moves), (Millis::minutes(90), None));
    }
    let run = play(&["--lang", "en", "--laws", "digital", "--time", "machine-90"], "");
    assert!(run.printed.contains("the digital laws, standard, 1 hour 30 minutes."), "{}", run.printed);
}

/// A machine's move is given in numbers, and machines play each other; elsewhere it is announced like anybody's.
#[test]
fn the_machine_championship_tells_a_machines_move_in_numbers() {
    let (white, black) = (engine(&["e2e4", "g1f3"]), engine(&["e7e5"]));
    let path = |folder: &tempfile::TempDir| folder.path().join("engine").to_string_lossy().into_owned();
    let (white, black) = (path(&white), path(&black));
    for (lang, told) in [
        ("en", ["The machine plays: 5 2, 5 4.", "The machine plays: 5 7, 5 5.", "The machine plays: 7 1, 6 3."]),
        ("ar", ["الآلي يلعب: 5 2، 5 4.", "الآلي يلعب: 5 7، 5 5.", "الآلي يلعب: 7 1، 6 3."]),
    ] {
        let begun = |laws: &str, time: &str| {
            let game = ["--laws", laws, "--time", time, "--engine-white", &white, "--engine-black", &black];
            Terminal::start(&[&["--lines", "--speech", "off", "--lang", lang], &game[..]].concat())
        };
        let mut championship = begun("digital", "machine-90");
        championship.until(0, told[2]);
        let text = championship.text();
        assert!(told.iter().all(|line| text.lines().any(|printed| printed.trim_end() == *line)), "{text}");
        for (laws, time) in [("fide-2023", "machine-90"), ("digital", "15m"), ("digital", "none")] {
            let mut other = begun(laws, time);
            other.until(0, "7 1");
            other.within(std::time::Duration::from_millis(200));
            assert!(!told.iter().any(|line| other.text().contains(line)), "{laws}, {time}: {}", other.text());
        }
    }
}
