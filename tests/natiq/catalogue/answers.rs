//! Answers, refusals and times: the rows of the design in both languages.

use natiq::core::clock::spec;
use natiq::core::{
    Answer, BoardsRefusal, Both, CastleBar, Claim, Illegal, Kind, Line, Millis, Query, Refusal, Role, Side, State, ask,
};
use natiq::language::{Arg, Channel, Class, Language, Manner, Meant, Style, time};
use shakmaty::{Rank, Square};

use super::{both, game, ply, same};

const WHITE: Side = Side::White;

fn hear(answer: &Answer, state: &State, english: &str, arabic: &str) {
    for (language, wanted) in both().iter().zip([english, arabic]) {
        let said = language.answer(answer, Role::White, state, &Manner::default());
        same(&said.text, &said.speak, wanted);
        assert_eq!(said.class, Class::Reply);
    }
}

fn asked(fen: &str, query: &Query, english: &str, arabic: &str) {
    let mut setup = game(false).setup().clone();
    setup.fen = Some(fen.to_owned());
    let state = State::new(setup).unwrap();
    let answer = ask(&state, Role::White, query, Millis(0)).unwrap();
    hear(&answer, &state, english, arabic);
}

/// Part 2 of announcements.md and part 6 of laws.md.
#[test]
fn times_are_words_with_at_most_two_units_rounded_down() {
    let rows = [
        (0, "0 seconds", "0 ثانية"),
        (900, "0 seconds", "0 ثانية"),
        (1_000, "1 second", "ثانية واحدة"),
        (2_000, "2 seconds", "ثانيتان"),
        (9_999, "9 seconds", "9 ثوانٍ"),
        (10_000, "10 seconds", "10 ثوانٍ"),
        (11_000, "11 seconds", "11 ثانية"),
        (60_000, "1 minute", "دقيقة واحدة"),
        (122_000, "2 minutes 2 seconds", "دقيقتان وثانيتان"),
        (180_000, "3 minutes", "3 دقائق"),
        (270_000, "4 minutes 30 seconds", "4 دقائق و30 ثانية"),
        (665_000, "11 minutes 5 seconds", "11 دقيقة و5 ثوانٍ"),
        (3_600_000, "1 hour", "ساعة واحدة"),
        (3_610_000, "1 hour", "ساعة واحدة"),
        (5_410_000, "1 hour 30 minutes", "ساعة واحدة و30 دقيقة"),
        (7_260_000, "2 hours 1 minute", "ساعتان ودقيقة واحدة"),
        (10_800_000, "3 hours", "3 ساعات"),
        (39_600_000, "11 hours", "11 ساعة"),
        (360_000_000, "100 hours", "100 ساعة"),
    ];
    for (span, english, arabic) in rows {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = time::words(language, Millis(span));
            same(&said.print, &said.speak, wanted);
        }
    }
}

#[test]
fn counted_nouns_take_their_plural_forms() {
    let [_, arabic] = both();
    let say = |key, count| arabic.say(key, &[("count", Arg::Number(count))]).print;
    let moves = [
        (0, "لا نقلات"),
        (1, "نقلة واحدة"),
        (2, "نقلتان"),
        (3, "3 نقلات"),
        (10, "10 نقلات"),
        (11, "11 نقلة"),
        (99, "99 نقلة"),
        (100, "100 نقلة"),
        (102, "102 نقلة"),
        (103, "103 نقلات"),
    ];
    moves.iter().for_each(|(count, wanted)| assert_eq!(say("count.move", *count), *wanted));
    assert_eq!(say("count.minute", 100), "100 دقيقة");
    assert_eq!(
        [say("count.knight", 1), say("count.knight", 2), say("count.knight", 3)],
        ["حصان واحد", "حصانان", "3 أحصنة"]
    );
}

#[test]
fn what_was_agreed_about_time_is_said_whole() {
    let rows = [
        ("15+10", "15 minutes plus 10 seconds", "15 دقيقة لكل لاعب، تُضاف إليها 10 ثوانٍ مع كل نقلة"),
        ("5m d3s", "5 minutes, delay 3 seconds", "5 دقائق لكل لاعب، والوقت المؤخر: 3 ثوانٍ"),
        (
            "5m b3s",
            "5 minutes, Bronstein delay 3 seconds",
            "5 دقائق لكل لاعب، والوقت المؤخر على طريقة برونشتاين: 3 ثوانٍ",
        ),
        (
            "90m/40,30m +30s",
            "1 hour 30 minutes for 40 moves, then 30 minutes plus 30 seconds",
            "ساعة واحدة و30 دقيقة لأداء 40 نقلة، ثم 30 دقيقة لكل لاعب، تُضاف إليها 30 ثانية مع كل نقلة",
        ),
        ("white=5m black=4m", "White 5 minutes, Black 4 minutes", "الأبيض: 5 دقائق، الأسود: 4 دقائق"),
        ("none", "no clock", "بلا ساعة"),
    ];
    for (text, english, arabic) in rows {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = language.time_control(&spec::read(text).unwrap());
            same(&said.print, &said.speak, wanted);
        }
    }
}

#[test]
fn the_clock_answers_in_words() {
    let casual = game(false);
    let minutes = |white, black| Both { white: Some(Millis::seconds(white)), black: Some(Millis::seconds(black)) };
    let own = Answer::Time { side: WHITE, left: Some(Millis::seconds(270)) };
    hear(&own, &casual, "White: 4 minutes 30 seconds.", "الأبيض: 4 دقائق و30 ثانية.");
    hear(&own, &game(true), "You have 4 minutes 30 seconds.", "بقيت لك 4 دقائق و30 ثانية.");
    hear(
        &Answer::Times(minutes(270, 300)),
        &casual,
        "White: 4 minutes 30 seconds. Black: 5 minutes.",
        "الأبيض: 4 دقائق و30 ثانية. الأسود: 5 دقائق.",
    );
    let used = Both { white: Millis::minutes(22), black: Millis::minutes(30) };
    hear(
        &Answer::Used { moves: 12, used },
        &casual,
        "Moves made: 12. White has used 22 minutes, Black 30 minutes.",
        "النقلات: 12. استهلك الأبيض 22 دقيقة، والأسود 30 دقيقة.",
    );
    let used = Both { white: Millis::minutes(2), black: Millis::seconds(2) };
    let [_, arabic] = both();
    let said = arabic.answer(&Answer::Used { moves: 1, used }, Role::White, &casual, &Manner::default());
    assert_eq!(said.text, "النقلات: 1. استهلك الأبيض دقيقتين، والأسود ثانيتين.");
    let control = |left| Answer::Control { side: WHITE, left };
    hear(&control(Some(3)), &casual, "3 moves to the time control.", "بقيت 3 نقلات لاستكمال الفترة الزمنية.");
    hear(&Answer::Turn { number: 24, side: WHITE }, &casual, "Move 24, White to move.", "النقلة 24، الدور للأبيض.");
    hear(&Answer::Times(Both::default()), &casual, "This game is played without a clock.", "هذه المباراة بلا ساعة.");
}

#[test]
fn answers_go_to_the_asker_alone_in_tournament_conduct_and_to_the_table_in_casual_play() {
    let [english, _] = both();
    let own = Answer::Time { side: Side::Black, left: Some(Millis::seconds(9)) };
    let heard = |state: &State, private| {
        let manner = Manner { private, ..Manner::default() };
        let said = english.answer(&own, Role::Black, state, &manner);
        (said.channel, said.text)
    };
    assert_eq!(heard(&game(false), false), (Channel::Table, "Black: 9 seconds.".to_owned()));
    assert_eq!(heard(&game(false), true), (Channel::Black, "You have 9 seconds.".to_owned()));
    assert_eq!(heard(&game(true), false).0, Channel::Black);
}

#[test]
fn moves_are_told_with_their_numbers() {
    let mut second = ply("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 12", "f6g8");
    second.from = Square::G8;
    second.to = Square::F6;
    hear(
        &Answer::Last(vec![second]),
        &game(false),
        "Last move, move 12, Black: knight from 7 8 to 6 6.",
        "آخر نقلة: النقلة 12 للأسود: حصان من 7 8 إلى 6 6.",
    );
    let plies = vec![
        ply("rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "d2d4"),
        ply("rnbqkbnr/pp1ppppp/2p5/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2", "d7d5"),
    ];
    hear(
        &Answer::Moves(plies),
        &game(false),
        "Move 2, White: 4 2, 4 4. Black: 4 7, 4 5.",
        "النقلة 2، الأبيض: 4 2، 4 4. الأسود: 4 7، 4 5.",
    );
    hear(&Answer::Last(Vec::new()), &game(false), "No move has been made yet.", "لم تُلعب أي نقلة بعد.");
}

#[test]
fn the_board_answers_in_words() {
    let fen = "6k1/6r1/8/4p3/4P3/8/PP3P2/R2Q1RK1 w - - 0 1";
    let square = |on| Query::Line(Line::Square(on));
    asked(fen, &square(Square::E4), "5 4: white pawn.", "5 4: بيدق أبيض.");
    asked(fen, &square(Square::D4), "4 4: empty, dark square.", "4 4: خالٍ، مربع داكن.");
    asked(fen, &square(Square::D5), "4 5: empty, light square.", "4 5: خالٍ، مربع فاتح.");
    asked(fen, &Query::Line(Line::Rank(Rank::Second)), "Rank 2: white pawns 1, 2, 6.", "الصف 2: بيادق بيضاء 1، 2، 6.");
    asked(fen, &Query::Line(Line::Rank(Rank::Third)), "Rank 3: empty.", "الصف 3: خالٍ.");
    asked(
        fen,
        &Query::Position,
        "White: king 7 1; queen 4 1; rooks 1 1, 6 1; pawns 1 2, 2 2, 5 4, 6 2. Black: king 7 8; rook 7 7; pawn 5 5.",
        "الأبيض: الملك 7 1؛ الوزير 4 1؛ الرخان 1 1، 6 1؛ البيادق 1 2، 2 2، 5 4، 6 2. الأسود: الملك 7 8؛ الرخ 7 7؛ البيدق 5 5.",
    );
    asked(
        fen,
        &Query::Line(Line::Ray(Square::E4, natiq::core::Direction::North)),
        "North of 5 4: 5 5 black pawn.",
        "شمال 5 4: 5 5 بيدق أسود.",
    );
    asked(fen, &Query::Check, "Your king is in check from the rook on 7 7.", "ملكك في كش من الرخ في 7 7.");
    asked(super::START, &Query::Check, "No check.", "لا كش.");
    asked(super::START, &Query::Material, "Equal.", "تعادل القطع.");
    asked("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", &Query::Material, "White is a rook ahead.", "الأبيض متقدم برخ.");
    asked(
        "4k2b/8/5n2/8/4P3/8/1B6/K7 w - - 0 1",
        &Query::Attackers { on: Square::E4 },
        "5 4 is attacked by: knight 6 6.",
        "المربع 5 4 يهاجمه: حصان 6 6.",
    );
    let pinned = Answer::Guards {
        on: Square::E4,
        attack: true,
        pieces: vec![(Kind::Knight, Square::F2, false), (Kind::Bishop, Square::B7, true)],
    };
    hear(
        &pinned,
        &game(false),
        "5 4 is attacked by: knight 6 2; bishop 2 7, pinned.",
        "المربع 5 4 يهاجمه: حصان 6 2؛ فيل 2 7، مقيّد.",
    );
}

#[test]
fn a_refusal_says_what_and_why() {
    let row = |refusal: Refusal, english: &str, arabic: &str| {
        for (language, wanted) in both().iter().zip([english, arabic]) {
            let said = language.refusal(&refusal, Role::White, None, &game(false), &Manner::default());
            same(&said.text, &said.speak, wanted);
        }
    };
    let bad = |illegal| Refusal::Illegal(illegal);
    let (e3, g1, g3) = (Square::E3, Square::G1, Square::G3);
    row(bad(Illegal::NoPiece { on: e3 }), "There is no piece of yours on 5 3.", "لا توجد لك قطعة في 5 3.");
    row(
        bad(Illegal::WrongKind { on: g1, is: Kind::Knight, said: Kind::Queen }),
        "The piece on 7 1 is a knight, not a queen.",
        "القطعة في 7 1 حصان وليست وزيرًا.",
    );
    row(
        bad(Illegal::Blocked { kind: Kind::Bishop, by: Kind::Pawn, on: Square::E2 }),
        "The bishop is blocked by the pawn on 5 2.",
        "طريق الفيل مسدود ببيدق في 5 2.",
    );
    row(
        bad(Illegal::Geometry { kind: Kind::Knight, from: g1, to: g3 }),
        "A knight cannot go from 7 1 to 7 3.",
        "لا ينتقل الحصان من 7 1 إلى 7 3.",
    );
    row(
        bad(Illegal::InCheck { by: Kind::Rook, from: Square::A7 }),
        "Your king is in check from the rook on 1 7.",
        "ملكك في كش من الرخ في 1 7.",
    );
    row(bad(Illegal::LeavesCheck), "That would leave your king in check.", "هذه النقلة تترك ملكك في كش.");
    row(bad(Illegal::King), "The king cannot be captured.", "لا يجوز أسر الملك.");
    let castle = |bar| bad(Illegal::Castle { bar });
    row(
        castle(CastleBar::Attacked { on: Square::F1 }),
        "Castling is not allowed: 6 1 is attacked.",
        "التبييت ممنوع: المربع 6 1 مهدد.",
    );
    row(
        castle(CastleBar::KingMoved),
        "Castling is not allowed: the king has moved.",
        "التبييت ممنوع: تحرك الملك من قبل.",
    );
    row(
        castle(CastleBar::RookMoved),
        "Castling is not allowed: the rook has moved.",
        "التبييت ممنوع: تحرك الرخ من قبل.",
    );
    row(
        castle(CastleBar::Between),
        "Castling is not allowed: a piece stands between.",
        "التبييت ممنوع: توجد قطعة بين الملك والرخ.",
    );
    row(Refusal::Turn { turn: Side::Black }, "It is Black's turn.", "الدور للأسود.");
    row(
        Refusal::Pending { ply: ply(super::START, "e2e4") },
        "Already announced: pawn to 5 4. Say correct first.",
        "سبق الإعلان: بيدق إلى 5 4. قل أولًا: أخطأت.",
    );
    row(
        Refusal::NotAnnounced,
        "Not yet announced. Announce the move before the clock is pressed.",
        "لم تُعلَن النقلة بعد. أعلن النقلة قبل تشغيل ساعة المنافس.",
    );
    row(
        Refusal::OfferEarly { moves: 1 },
        "Draws can be offered only after each side has moved.",
        "لا يُعرض التعادل إلا بعد أن يؤدي كل لاعب نقلة واحدة على الأقل.",
    );
    row(Refusal::OfferStands, "Your offer still stands.", "عرضك ما زال قائمًا.");
    row(Refusal::NotDuringGame, "Not available during the game.", "غير متاح أثناء المباراة.");
}

#[test]
fn in_tournament_conduct_a_refused_move_says_only_what_was_understood() {
    let illegal = Refusal::Illegal(Illegal::Geometry { kind: Kind::Knight, from: Square::G1, to: Square::G3 });
    let meant = Meant { kind: Some(Kind::Knight), from: Some(Square::G1), to: Some(Square::G3), ..Meant::default() };
    let rows = [
        "Understood: knight from 7 1 to 7 3. Not legal, announce again.",
        "المفهوم: حصان من 7 1 إلى 7 3. نقلة غير قانونية، أعد الإعلان.",
    ];
    for (language, wanted) in both().iter().zip(rows) {
        let said = language.refusal(&illegal, Role::White, Some(&meant), &game(true), &Manner::default());
        same(&said.text, &said.speak, wanted);
        assert_eq!((said.key.as_str(), said.channel), ("bad.tournament", Channel::White));
    }
    let [english, arabic] = both();
    let late = Refusal::TooLate { running: Side::Black };
    let say = |language: &Language| language.refusal(&late, Role::White, None, &game(true), &Manner::default()).text;
    assert_eq!(say(&english), "Too late: Black's clock has started. Call the arbiter.");
    assert_eq!(say(&arabic), "فات الأوان: بدأت ساعة الأسود. استدع الحكم.");
}

/// Every reason there is, in both languages and both conducts.
#[test]
fn every_refusal_is_a_sentence() {
    let made = || ply(super::START, "g1f3");
    let (on, kind) = (Square::E4, Kind::Queen);
    let mut all = vec![
        Refusal::Over,
        Refusal::Turn { turn: WHITE },
        Refusal::Pending { ply: made() },
        Refusal::NotAnnounced,
        Refusal::NothingAnnounced,
        Refusal::Repeated,
        Refusal::ClaimAnnounced { claim: Claim::Repetition, ply: made() },
        Refusal::ClaimAnnounced { claim: Claim::Fifty, ply: made() },
        Refusal::FlagUp { side: None },
        Refusal::FlagUp { side: Some(WHITE) },
        Refusal::FlagsUp { side: WHITE },
        Refusal::LeaveByPlayers,
        Refusal::OnRequest,
        Refusal::Boards(BoardsRefusal::Hands { from: Square::G1, on: None }),
        Refusal::Boards(BoardsRefusal::Hands { from: Square::G1, on: Some(Square::F3) }),
        Refusal::TooLate { running: WHITE },
        Refusal::RepeatFirst { ply: made() },
        Refusal::RepeatMove,
        Refusal::OfferEarly { moves: 1 },
        Refusal::OfferEarly { moves: 20 },
        Refusal::OfferStands,
        Refusal::NoOffer,
        Refusal::NothingToTakeBack,
        Refusal::NoTakeback,
        Refusal::NotDuringGame,
        Refusal::NotYours,
        Refusal::Stopped,
        Refusal::Running { side: WHITE },
        Refusal::NotRunning,
        Refusal::NoClock,
        Refusal::NoSuchMove { last: 0 },
        Refusal::NoSuchMove { last: 12 },
        Refusal::FlagDue,
        Refusal::NoSuchPenalty,
        Refusal::StartStands { moves: 3 },
        Refusal::NotOver,
        Refusal::Signed,
        Refusal::ArbiterOnly,
        Refusal::NoReason,
        Refusal::NoAmount,
        Refusal::HasMoved { side: WHITE },
    ];
    let illegal = [
        Illegal::NoPiece { on },
        Illegal::WrongKind { on, is: kind, said: Kind::Pawn },
        Illegal::OwnPiece { on, kind },
        Illegal::Blocked { kind, by: Kind::Pawn, on },
        Illegal::Geometry { kind, from: on, to: Square::A1 },
        Illegal::NoneReaches { kind, to: on },
        Illegal::InCheck { by: kind, from: on },
        Illegal::LeavesCheck,
        Illegal::King,
        Illegal::Castle { bar: CastleBar::Attacked { on } },
        Illegal::Promotion,
    ];
    all.extend(illegal.map(Refusal::Illegal));
    for (language, refusal) in both().iter().flat_map(|language| all.iter().map(move |refusal| (language, refusal))) {
        for state in [game(false), game(true)] {
            for style in [Style::Digital, Style::Algebraic, Style::German] {
                let manner = Manner { style, ..Manner::default() };
                let said = language.refusal(refusal, Role::White, None, &state, &manner);
                assert!(said.text.ends_with('.'), "{}", said.text);
                assert!(language.has(&said.key) || said.key == "board", "{}", said.key);
                assert_eq!(super::speakable::fault(&said.speak, true), None, "{}", said.speak);
                assert!(!said.text.contains(['{', '}']) && !said.text.contains("  "), "{}", said.text);
            }
        }
    }
}
