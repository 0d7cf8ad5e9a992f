//! The quick-play finish: claimed, put to the arbiter, decided now or later (article 10, appendix IV; Guidelines III).

use natiq::core::profile::{QuickplayFinish, TimeClass};
use natiq::core::{
    Act, ArbiterAct, Claim, ClaimAct, ClockAct, DrawAct, EndAct, EndFact, Fact, Millis, Refusal, Role, Side,
};

use super::table::{by_laws, lefts, said, started};
use crate::game::{Table, announce, result};
use crate::recorded::play;

const QUICKPLAY: Act = Act::Claim(ClaimAct::Quickplay);
const ACCEPT: Act = Act::Arbiter(ArbiterAct::Accept);
const REJECT: Act = Act::Arbiter(ArbiterAct::Reject);
const POSTPONE: Act = Act::Arbiter(ArbiterAct::Postpone);

/// A digital game in which White has a minute and a half left, it is his move.
fn finish(profile: &str, finish: QuickplayFinish) -> Table {
    let mut setup = by_laws(profile, "15m");
    setup.profile.quickplay.finish = finish;
    let mut table = started(setup);
    table.play("e2e4 e7e5");
    table.pass(810_000);
    table
}

#[test]
fn article_10_2_the_quick_play_finish_is_claimed_below_two_minutes_by_the_player_to_move() {
    let mut table = started(by_laws("digital", "15m"));
    table.play("e2e4 e7e5");
    table.pass(780_000);
    assert_eq!(table.act(Role::White, QUICKPLAY), Err(Refusal::NotQuickplay), "two minutes are not less than two");
    table.pass(1);
    assert_eq!(table.act(Role::Black, QUICKPLAY), Err(Refusal::Turn { turn: Side::White }));
    assert_eq!(table.act(Role::Assistant, QUICKPLAY), Err(Refusal::NotYours));
    assert_eq!(table.act(Role::Arbiter, ACCEPT), Err(Refusal::NoClaim));
    let events = table.act(Role::White, QUICKPLAY).unwrap();
    let [english, arabic] = said(&events, &table);
    assert_eq!(english[1], "Claim noted. Both clocks stopped. Arbiter: accept, postpone or reject?");
    assert_eq!(arabic[1], "سجلت المطالبة. أوقفت الساعتان. الحكم: قبول أم إرجاء أم رفض؟");
    assert_eq!(table.state.clock().running(), None);
    table.pass(60_000);
    assert_eq!(lefts(&table).0, 119_999, "while the claim is before the arbiter no clock runs");
    for act in [announce("g1f3"), QUICKPLAY, Act::Clock(ClockAct::Start)] {
        assert_eq!(table.act(Role::White, act), Err(Refusal::ClaimStands));
    }
    assert_eq!(table.act(Role::White, ACCEPT), Err(Refusal::ArbiterOnly), "only the arbiter rules");
    // The fide profile knows the finish only where it was announced.
    let mut table = started(by_laws("fide-2023", "15m"));
    table.pass(899_000);
    assert_eq!(table.act(Role::White, QUICKPLAY), Err(Refusal::NotQuickplay));
}

#[test]
fn article_10_2_a_the_arbiter_accepts_and_the_game_is_drawn() {
    let mut table = finish("digital", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    let events = table.act(Role::Arbiter, ACCEPT).unwrap();
    assert_eq!(result(&table), ("quickplay", "1/2-1/2"));
    assert_eq!(said(&events, &table), [vec!["The claim is granted. Draw."], vec!["قبلت المطالبة. تعادل."]]);
}

#[test]
fn article_10_2_b_postponed_the_claim_stays_open_and_may_be_granted_after_the_flag() {
    for (ruling, ended) in [(ACCEPT, ("quickplay", "1/2-1/2")), (REJECT, ("time", "0-1"))] {
        let mut table = finish("digital", QuickplayFinish::Draw);
        table.act(Role::White, QUICKPLAY).unwrap();
        let events = table.act(Role::Arbiter, POSTPONE).unwrap();
        assert_eq!(lefts(&table), (90_000, 1_020_000));
        assert_eq!(table.state.clock().running(), Some(Side::White));
        let [english, _] = said(&events, &table);
        assert_eq!(
            english,
            [
                "Arbiter: the claim is decided later. Play goes on.",
                "2 minutes added to Black.",
                "White's clock is running."
            ]
        );
        table.play("g1f3 b8c6");
        assert_eq!(table.act(Role::White, QUICKPLAY), Err(Refusal::ClaimOpen));
        table.pass(90_000);
        let events = table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
        assert!(table.state.outcome().is_none(), "the arbiter is asked before the game ends");
        let [english, _] = said(&events, &table);
        assert_eq!(
            english,
            ["Flag! White's time has run out.", "White's claim is still open. Arbiter: accept or reject?"]
        );
        assert_eq!(table.act(Role::Arbiter, POSTPONE), Err(Refusal::DecideNow));
        table.act(Role::Arbiter, ruling).unwrap();
        assert_eq!(result(&table), ended);
        assert_eq!(lefts(&table), (0, 1_020_000));
    }
}

#[test]
fn article_10_2_b_a_postponed_claim_does_not_save_the_opponents_flag() {
    let mut table = finish("digital", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    table.act(Role::Arbiter, POSTPONE).unwrap();
    table.play("g1f3");
    table.pass(1_020_000);
    table.act(Role::Arbiter, Act::Clock(ClockAct::Deadline)).unwrap();
    assert_eq!(result(&table), ("time", "1-0"));
}

#[test]
fn article_10_2_c_d_refused_the_opponent_gains_two_minutes_and_the_decision_is_final() {
    let mut table = finish("digital", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    table.act(Role::Arbiter, REJECT).unwrap();
    assert_eq!(lefts(&table), (90_000, 1_020_000));
    assert_eq!(table.state.clock().running(), Some(Side::White));
    assert_eq!(table.act(Role::White, QUICKPLAY), Err(Refusal::ClaimFinal));
    assert_eq!(table.act(Role::Arbiter, ACCEPT), Err(Refusal::NoClaim));
    table.play("g1f3");
    // The refusal binds him alone.
    table.pass(900_001);
    assert!(table.act(Role::Black, QUICKPLAY).is_ok());
}

#[test]
fn article_9_1_c_while_the_claim_is_before_the_arbiter_the_opponent_may_accept_or_resign() {
    let mut table = finish("digital", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    table.act(Role::Black, Act::Draw(DrawAct::Accept)).unwrap();
    assert_eq!(result(&table), ("agreed", "1/2-1/2"));
    let mut table = finish("digital", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    table.act(Role::Black, Act::End(EndAct::Resign { side: Side::Black })).unwrap();
    assert_eq!(result(&table), ("resigned", "1-0"));
}

#[test]
fn guidelines_iii_4_an_increment_for_both_and_two_minutes_for_the_opponent() {
    let mut table = finish("fide-2023", QuickplayFinish::Increment);
    table.act(Role::White, QUICKPLAY).unwrap();
    assert_eq!(table.act(Role::Arbiter, POSTPONE), Err(Refusal::DecideNow));
    let events = table.act(Role::Arbiter, ACCEPT).unwrap();
    assert!(table.state.outcome().is_none());
    let [english, _] = said(&events, &table);
    assert_eq!(
        english,
        [
            "Arbiter: granted. Each move adds 5 seconds from now on.",
            "2 minutes added to Black.",
            "White's clock is running."
        ]
    );
    assert_eq!(lefts(&table), (90_000, 1_020_000));
    table.pass(1000);
    table.play("g1f3");
    table.pass(2000);
    table.play("b8c6");
    assert_eq!(lefts(&table), (94_000, 1_023_000));
    assert_eq!(table.act(Role::White, QUICKPLAY), Err(Refusal::NotQuickplay), "there is an increment now");
    assert_eq!(table.state.setup().class(), TimeClass::Rapid, "the game is what it was");
}

#[test]
fn appendix_iv_without_an_arbiter_the_claim_stays_and_the_game_can_be_left() {
    let mut table = finish("digital", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    let events = table.act(Role::White, Act::End(EndAct::Quit)).unwrap();
    assert!(matches!(events[0].fact, Fact::End(EndFact::Quit)));
    let claim = table.state.claim().unwrap();
    assert_eq!((claim.side, claim.claim), (Side::White, Claim::Quickplay));
    let [english, _] = said(&events, &table);
    let open = "The claim is not decided. The final position is kept for the arbiter. Black has not confirmed it: sign confirms.";
    assert_eq!(english, [open]);
    table.now += Millis::minutes(60);
    table.act(Role::Arbiter, ACCEPT).unwrap();
    assert_eq!(result(&table), ("quickplay", "1/2-1/2"));
}

/// The opponent confirms the final position and the score; nobody does it for him, and he does it once.
#[test]
fn appendix_iv_the_opponent_confirms_the_final_position() {
    const SIGN: Act = Act::End(EndAct::Sign);
    for laws in ["digital", "fide-2023"] {
        let mut table = finish(laws, QuickplayFinish::Draw);
        assert_eq!(table.act(Role::Black, SIGN), Err(Refusal::NotOver), "nothing is claimed");
        table.act(Role::White, QUICKPLAY).unwrap();
        for by in [Role::White, Role::Assistant, Role::Arbiter] {
            assert_eq!(table.act(by, SIGN), Err(Refusal::NotYours), "{laws}: {by:?}");
        }
        let events = table.act(Role::Black, SIGN).unwrap();
        let [english, arabic] = said(&events, &table);
        assert_eq!(english, ["Black confirms the final position and the score."]);
        assert_eq!(arabic, ["أكد الأسود صحة الوضع النهائي مع ورقة التسجيل."]);
        assert_eq!(table.act(Role::Black, SIGN), Err(Refusal::Signed));
        assert!(table.state.claim().is_some_and(|standing| standing.confirmed), "the claim is as open as before");
        let events = table.act(Role::White, Act::End(EndAct::Quit)).unwrap();
        let [english, _] = said(&events, &table);
        assert_eq!(english, ["The claim is not decided. The final position is kept for the arbiter."]);
        table.act(Role::Arbiter, ACCEPT).unwrap();
        assert_eq!(result(&table), ("quickplay", "1/2-1/2"));
    }
}

/// The same as it is typed: the question, the sheet, and the claim that is decided when the game is opened again.
#[test]
fn appendix_iv_the_position_is_confirmed_in_words_and_kept_with_the_sheet() {
    for (lang, lines, asked, kept, signed) in [
        (
            "en",
            "5254\n5755\nwait 14m\nclaim quickplay\nyes\nsign\nyes\nquit\nyes\n# resume\narbiter: arbiter accept\n",
            "The final position and the score go to the arbiter. Black, are they right? Yes or no?",
            "The claim is not decided. The final position is kept for the arbiter.",
            "Signed: Black",
        ),
        (
            "ar",
            "5254\n5755\nانتظر 14m\nمطالبة نهاية سريعة\nنعم\nأوقّع\nنعم\nخروج\nنعم\n# resume\nالحكم: الحكم قبول\n",
            "يعرض الوضع النهائي مع ورقة التسجيل على الحكم. الأسود، هل هما صحيحان؟ نعم أم لا؟",
            "لم يحسم أمر المطالبة. يحفظ الوضع النهائي للحكم.",
            "توقيع: الأسود",
        ),
    ] {
        let run = play(&["--lang", lang, "--laws", "digital", "--time", "15m"], lines);
        run.in_order(&[asked, kept]);
        assert!(run.sheet.lines().any(|line| line == signed), "{}", run.sheet);
        assert!(run.sheet.ends_with(": 1/2-1/2\n"), "{}", run.sheet);
    }
}

#[test]
fn guidelines_iii_5_where_it_was_announced_a_draw_is_claimed_and_a_refusal_gives_the_opponent_two_minutes() {
    let mut table = finish("fide-2023", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    table.act(Role::Arbiter, ACCEPT).unwrap();
    assert_eq!(result(&table), ("quickplay", "1/2-1/2"));
    let mut table = finish("fide-2023", QuickplayFinish::Draw);
    table.act(Role::White, QUICKPLAY).unwrap();
    table.act(Role::Arbiter, REJECT).unwrap();
    assert!(table.state.outcome().is_none());
    assert_eq!(lefts(&table), (90_000, 1_020_000));
    assert_eq!(table.state.clock().running(), Some(Side::White));
}
