//! The class rules of `speech.md` part 1 (cases A13, A21), on the pure queue with explicit time.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use natiq::language::utterance::{Channel, Class};
use natiq::voice::fake::{Behaviour, Fake, Heard};
use natiq::voice::queue::{ECHO_STALE, Item, Queue, Step, TICK_STALE};
use natiq::voice::{Backend, Mode, Voice, VoiceConfig, VoiceNotice};

use super::utterance;

fn item(id: u64, class: Class) -> Item {
    Item { id, class, channel: Channel::Table, lang: "en".to_owned(), speak: format!("words {id}") }
}

fn spoken(steps: &[Step]) -> Vec<i64> {
    // −1 stands for the stop, so that a whole reaction reads as one list.
    steps.iter().map(|step| if let Step::Speak(item) = step { item.id as i64 } else { -1 }).collect()
}

#[test]
fn moves_are_queued_and_never_cut_by_another_utterance() {
    let mut queue = Queue::default();
    assert_eq!(spoken(&queue.push(item(1, Class::Move), 0)), [1]);
    for (id, class) in [(2, Class::Move), (3, Class::Reply), (4, Class::Tick), (5, Class::Echo)] {
        assert_eq!(spoken(&queue.push(item(id, class), 10)), [] as [i64; 0], "{class:?} cut a move");
    }
    assert_eq!(spoken(&queue.ended(1, 100)), [2]);
    assert_eq!(spoken(&queue.ended(2, 200)), [3]);
    assert_eq!(spoken(&queue.ended(3, 300)), [4]);
}

#[test]
fn a_key_stops_a_reply_a_tick_an_echo_but_no_move_and_no_flag() {
    for class in [Class::Reply, Class::Tick, Class::Echo] {
        let mut queue = Queue::default();
        queue.push(item(1, class), 0);
        queue.push(item(2, Class::Reply), 0);
        assert_eq!(spoken(&queue.key_pressed(5)).first(), Some(&-1), "{class:?}");
        assert!(queue.is_idle());
    }
    for class in [Class::Move, Class::Urgent] {
        let mut queue = Queue::default();
        queue.push(item(1, class), 0);
        queue.push(item(2, Class::Reply), 0);
        assert_eq!(queue.key_pressed(5), []);
        assert_eq!(spoken(&queue.ended(1, 6)), [] as [i64; 0], "the waiting reply is gone");
    }
}

#[test]
fn a_key_during_a_reading_lets_the_waiting_move_be_said() {
    let mut queue = Queue::default();
    queue.push(item(1, Class::Reply), 0);
    queue.push(item(2, Class::Move), 0);
    assert_eq!(spoken(&queue.key_pressed(1)), [-1, 2]);
}

#[test]
fn a_typed_move_cuts_the_announcement_but_not_the_next_nor_the_flag() {
    let mut queue = Queue::default();
    queue.push(item(1, Class::Move), 0);
    queue.push(item(2, Class::Move), 0);
    queue.push(item(3, Class::Reply), 0);
    assert_eq!(spoken(&queue.own_move(1)), [-1, 2]);
    assert_eq!(spoken(&queue.ended(2, 2)), [] as [i64; 0]);
    let mut queue = Queue::default();
    queue.push(item(1, Class::Urgent), 0);
    assert_eq!(queue.own_move(1), []);
}

#[test]
fn escape_silences_everything() {
    for class in [Class::Urgent, Class::Move, Class::Reply, Class::Tick, Class::Echo] {
        let mut queue = Queue::default();
        queue.push(item(1, class), 0);
        queue.push(item(2, Class::Move), 0);
        assert_eq!(spoken(&queue.hush()), [-1]);
        assert!(queue.is_idle());
    }
}

#[test]
fn the_flag_cuts_everything_and_loses_no_move_that_was_not_begun() {
    for class in [Class::Move, Class::Reply, Class::Tick, Class::Echo] {
        let mut queue = Queue::default();
        queue.push(item(1, class), 0);
        queue.push(item(2, Class::Reply), 0);
        queue.push(item(3, Class::Move), 0);
        assert_eq!(spoken(&queue.push(item(4, Class::Urgent), 1)), [-1, 4], "{class:?}");
        assert_eq!(spoken(&queue.ended(4, 2)), [3]);
        assert_eq!(spoken(&queue.ended(3, 3)), [] as [i64; 0]);
    }
}

#[test]
fn warnings_and_echoes_that_are_no_longer_true_are_dropped() {
    let mut queue = Queue::default();
    queue.push(item(1, Class::Move), 0);
    queue.push(item(2, Class::Tick), 0);
    queue.push(item(3, Class::Tick), 10);
    assert_eq!(spoken(&queue.ended(1, 10 + TICK_STALE)), [3], "only the newest warning");
    queue.push(item(4, Class::Tick), 5_000);
    assert_eq!(spoken(&queue.ended(3, 5_001 + TICK_STALE)), [] as [i64; 0], "too late to be true");
    queue.push(item(5, Class::Move), 9_000);
    queue.push(item(6, Class::Echo), 9_000);
    queue.push(item(7, Class::Echo), 9_100);
    assert_eq!(spoken(&queue.ended(5, 9_100 + ECHO_STALE)), [7], "only the newest echo");
    assert_eq!(spoken(&queue.push(item(8, Class::Reply), 9_200 + ECHO_STALE)), [-1, 8], "an echo being said gives way");
}

#[test]
fn reports_of_what_is_over_change_nothing() {
    let mut queue = Queue::default();
    queue.push(item(1, Class::Reply), 0);
    queue.push(item(2, Class::Move), 0);
    queue.key_pressed(1);
    assert_eq!(queue.ended(1, 2), []);
    assert_eq!(queue.playing().map(|item| item.id), Some(2));
}

fn manual() -> (Voice, Fake, mpsc::Receiver<VoiceNotice>) {
    let fake = Fake::new();
    fake.behave(Backend::Command, Behaviour::Manual);
    let (notices, inbox) = mpsc::channel();
    let config = VoiceConfig { mode: Mode::Command, ..VoiceConfig::default() };
    (Voice::start_with(config, notices, fake.factory()), fake, inbox)
}

const SOON: Duration = Duration::from_secs(5);

fn said(count: usize) -> impl Fn(&[Heard]) -> bool {
    move |heard| heard.iter().filter(|each| matches!(each, Heard::Speak(..))).count() >= count
}

#[test]
fn the_whole_mouth_keeps_two_moves_in_order_and_stops_a_reading() {
    let (voice, fake, notices) = manual();
    voice.say(utterance(Class::Reply, "White: king 7 1; queen 4 1."));
    assert!(fake.wait(SOON, said(1)));
    voice.key_pressed();
    assert!(fake.wait(SOON, |heard| heard.contains(&Heard::Stop)));
    voice.say(utterance(Class::Move, "White: pawn from 5 2 to 5 4."));
    voice.say(utterance(Class::Move, "Black: pawn from 5 7 to 5 5."));
    assert!(voice.is_speaking());
    assert!(fake.wait(SOON, said(2)));
    fake.end();
    assert!(fake.wait(SOON, said(3)));
    fake.end();
    while notices.recv_timeout(SOON).expect("finished") != VoiceNotice::Finished {}
    assert_eq!(fake.words().last().map(String::as_str), Some("Black: pawn from 5 7 to 5 5."));
    assert_eq!(fake.heard().iter().filter(|heard| **heard == Heard::Stop).count(), 1, "no move was cut");
}

#[test]
fn rate_volume_and_the_switch_reach_the_back_end() {
    let (voice, fake, _notices) = manual();
    assert_eq!((voice.faster(), voice.faster(), voice.slower(), voice.quieter()), (10, 20, 10, 90));
    voice.say(utterance(Class::Reply, "Agreed."));
    assert!(fake.wait(SOON, said(1)));
    assert!(fake.wait(SOON, |heard| heard.contains(&Heard::Rate(10)) && heard.contains(&Heard::Volume(90))));
    assert!(!voice.toggle());
    assert!(fake.wait(SOON, |heard| heard.contains(&Heard::Stop)));
    voice.say(utterance(Class::Move, "not heard"));
    assert!(voice.toggle());
    voice.say(utterance(Class::Move, "heard"));
    assert!(fake.wait(SOON, said(2)));
    assert_eq!(fake.words().last().map(String::as_str), Some("heard"));
    for _ in 0..50 {
        voice.quieter();
        voice.faster();
    }
    assert_eq!((voice.quieter(), voice.faster()), (10, 100));
}

#[test]
fn a_thousand_utterances_never_block_the_caller() {
    let fake = Fake::new();
    fake.behave(Backend::Command, Behaviour::HangsInOpen);
    let (notices, _inbox) = mpsc::channel();
    let voice =
        Voice::start_with(VoiceConfig { mode: Mode::Command, ..VoiceConfig::default() }, notices, fake.factory());
    let begin = Instant::now();
    for _ in 0..10_000 {
        voice.say(utterance(Class::Move, "White: pawn from 5 2 to 5 4."));
    }
    let each = begin.elapsed() / 10_000;
    println!("say: {each:?} a call with the back end hung");
    assert!(each < Duration::from_millis(1));
}
