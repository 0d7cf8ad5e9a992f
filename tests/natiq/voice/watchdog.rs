//! The watchdog: pure, with explicit time; and over a back end that really hangs.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use natiq::language::utterance::{Channel, Class};
use natiq::voice::fake::{Behaviour, Fake, Heard};
use natiq::voice::length::expected_ms;
use natiq::voice::outlet::{CALL_LIMIT, END_LIMIT, Out, Outlet, RECONNECT_PAUSE};
use natiq::voice::queue::Item;
use natiq::voice::speaker::{Report, SpeakerError};
use natiq::voice::worker::Order;
use natiq::voice::{Backend, Mode, Voice, VoiceConfig, VoiceNotice};

use super::utterance;

const WORDS: &str = "White: knight from 7 1 to 6 3.";

fn all() -> Vec<Backend> {
    vec![Backend::Tts, Backend::Ssip, Backend::Command]
}

fn item() -> Item {
    Item { id: 1, class: Class::Move, channel: Channel::Table, lang: "en".to_owned(), speak: WORDS.to_owned() }
}

fn speaking() -> (Outlet, u64, u64) {
    let mut outlet = Outlet::new(all(), 0, 100);
    outlet.switch(true, 0);
    outlet.report(Report::Opened, 10);
    outlet.push(item(), 100);
    let out = outlet.take();
    let Some(Out::Order(call, Order::Speak(piece))) = out.last() else { panic!("{out:?}") };
    let (call, piece) = (*call, piece.id);
    (outlet, call, piece)
}

#[test]
fn a_call_that_does_not_return_loses_the_daemon_and_all_that_needs_it() {
    let (mut outlet, _, _) = speaking();
    assert_eq!(outlet.deadline(), Some(100 + CALL_LIMIT));
    outlet.tick(100 + CALL_LIMIT - 1);
    assert_eq!(outlet.take(), []);
    outlet.tick(100 + CALL_LIMIT);
    assert_eq!(outlet.take(), [Out::Open(Backend::Command)], "ssip would hang as well");
    outlet.report(Report::Opened, 2_110);
    let out = outlet.take();
    assert_eq!(out[0], Out::Changed { from: Backend::Tts, to: Backend::Command });
    assert!(matches!(&out[1], Out::Order(_, Order::Speak(piece)) if piece.text == WORDS), "the sentence is said again");
}

#[test]
fn an_end_that_does_not_come_loses_the_back_end() {
    let (mut outlet, call, piece) = speaking();
    outlet.report(Report::Returned(call), 110);
    outlet.report(Report::Begun(piece), 130);
    let due = 130 + expected_ms(WORDS, 0) + END_LIMIT;
    assert_eq!(outlet.deadline(), Some(due));
    outlet.tick(due - 1);
    assert_eq!(outlet.take(), []);
    outlet.tick(due);
    assert_eq!(outlet.take(), [Out::Open(Backend::Command)]);
}

#[test]
fn a_piece_that_ends_leaves_no_deadline() {
    let (mut outlet, call, piece) = speaking();
    outlet.report(Report::Returned(call), 110);
    outlet.report(Report::Ended(piece), 2_000);
    assert_eq!((outlet.deadline(), outlet.is_busy()), (None, false), "idle means no wake-up");
}

#[test]
fn a_killed_daemon_gets_one_reconnect_and_then_the_next() {
    let (mut outlet, call, _) = speaking();
    let gone = || SpeakerError::Gone("killed".to_owned());
    outlet.report(Report::Refused(call, gone()), 200);
    assert_eq!(outlet.take(), [], "a daemon that is dying still accepts");
    assert_eq!(outlet.deadline(), Some(200 + RECONNECT_PAUSE));
    outlet.tick(200 + RECONNECT_PAUSE);
    assert_eq!(outlet.take(), [Out::Open(Backend::Tts)]);
    outlet.report(Report::Opened, 700);
    let out = outlet.take();
    assert!(matches!(out.as_slice(), [Out::Order(_, Order::Speak(_))]), "the same back end again is no news: {out:?}");
    outlet.report(Report::Broken(gone()), 800);
    assert_eq!(outlet.take(), [Out::Open(Backend::Command)]);
    outlet.report(Report::Broken(SpeakerError::Absent("no espeak-ng".to_owned())), 900);
    assert_eq!(outlet.take(), [Out::Lost]);
    assert!(!outlet.is_busy(), "nobody waits for words that will not come");
}

#[test]
fn a_reconnect_is_earned_by_a_piece_that_ends() {
    let (mut outlet, _, _) = speaking();
    let gone = || SpeakerError::Gone("killed".to_owned());
    for round in 1..4 {
        let now = 1_000 * round;
        outlet.report(Report::Broken(gone()), now);
        outlet.tick(now + RECONNECT_PAUSE);
        assert_eq!(outlet.take(), [Out::Open(Backend::Tts)], "round {round}");
        outlet.report(Report::Opened, now + 310);
        let out = outlet.take();
        let Some(Out::Order(call, Order::Speak(piece))) = out.last() else { panic!("{out:?}") };
        outlet.report(Report::Returned(*call), now + 320);
        outlet.report(Report::Ended(piece.id), now + 330);
        outlet.push(item(), now + 340);
        outlet.take();
    }
}

fn lost_after(mode: Mode, backend: Backend, behaviour: Behaviour) -> (Duration, VoiceNotice, Fake) {
    let fake = Fake::new();
    fake.behave(backend, behaviour);
    let (notices, inbox) = mpsc::channel();
    let begin = Instant::now();
    let voice = Voice::start_with(VoiceConfig { mode, ..VoiceConfig::default() }, notices, fake.factory());
    assert!(begin.elapsed() < Duration::from_millis(100), "the game waits for nothing");
    voice.say(utterance(Class::Move, "Bye."));
    let notice = inbox.recv_timeout(Duration::from_secs(10)).expect("a notice");
    (begin.elapsed(), notice, fake)
}

#[test]
fn a_back_end_that_hangs_is_replaced_within_two_and_a_half_seconds() {
    for behaviour in [Behaviour::HangsInSpeak, Behaviour::HangsInOpen] {
        let (after, notice, fake) = lost_after(Mode::Ssip, Backend::Ssip, behaviour.clone());
        println!("{behaviour:?}: replaced after {after:?}");
        assert_eq!(notice, VoiceNotice::Changed { from: Backend::Ssip, to: Backend::Command });
        assert!(after < Duration::from_millis(2_500), "{after:?}");
        assert!(fake.wait(Duration::from_secs(2), |heard| matches!(heard.last(), Some(Heard::Speak(..)))));
    }
}

#[test]
fn a_back_end_that_never_ends_is_replaced_within_three_and_a_half_seconds_of_the_expected_end() {
    let (after, notice, _) = lost_after(Mode::Ssip, Backend::Ssip, Behaviour::NeverEnds);
    let expected = Duration::from_millis(expected_ms("Bye.", 0));
    println!("never ends: replaced {:?} after the expected end", after.saturating_sub(expected));
    assert_eq!(notice, VoiceNotice::Changed { from: Backend::Ssip, to: Backend::Command });
    assert!(after < expected + Duration::from_millis(3_500), "{after:?}");
}

#[test]
fn with_no_back_end_left_it_says_so_once_and_goes_on() {
    let (_, notice, _) =
        lost_after(Mode::Command, Backend::Command, Behaviour::FailsToOpen(SpeakerError::Absent("none".to_owned())));
    assert_eq!(notice, VoiceNotice::Lost);
}
