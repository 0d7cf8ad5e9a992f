//! Channels as places: the table of devices, who hears what, and what happens when a device goes.

use std::sync::mpsc;
use std::time::Duration;

use natiq::language::utterance::{Channel, Class, Utterance};
use natiq::voice::channels::{BUILT_IN, ChannelsError, Verbosity};
use natiq::voice::fake::{Fake, Heard};
use natiq::voice::{Channels, Mode, Place, Voice, VoiceConfig, VoiceNotice};

const TWO: &str =
    "[white]\ndevice = \"one\"\nlanguage = \"ar\"\n[black]\ndevice = \"two\"\nlanguage = \"en\"\nrate = 30\n";
const SOON: Duration = Duration::from_secs(5);

fn start(channels: &str, here: Vec<Channel>) -> (Voice, Fake, mpsc::Receiver<VoiceNotice>) {
    let (notices, inbox) = mpsc::channel();
    let fake = Fake::new();
    let config = VoiceConfig {
        mode: Mode::Command,
        channels: Channels::parse(channels).expect("good"),
        here,
        ..VoiceConfig::default()
    };
    (Voice::start_with(config, notices, fake.factory()), fake, inbox)
}

fn say(channel: Channel, lang: &str, text: &str) -> Utterance {
    Utterance::new(channel, lang, Class::Reply, "test", text, text)
}

/// What was said, with the device it was said in.
fn places(fake: &Fake) -> Vec<(String, Option<String>)> {
    let place = |heard| if let Heard::Speak(piece, device) = heard { Some((piece.text, device)) } else { None };
    fake.heard().into_iter().filter_map(place).collect()
}

fn spoken(count: usize) -> impl Fn(&[Heard]) -> bool {
    move |heard| heard.iter().filter(|each| matches!(each, Heard::Speak(..))).count() >= count
}

#[test]
fn the_file_compiled_in_is_good_and_its_example_too() {
    let built_in = Channels::parse(BUILT_IN).expect("good");
    assert_eq!(built_in.place(Channel::White, &[]), Place::Missing);
    let example: String = BUILT_IN.lines().filter_map(|line| line.strip_prefix("#   ")).collect::<Vec<_>>().join("\n");
    let example = Channels::parse(&example).expect("good");
    assert_eq!((example.place(Channel::White, &[]), example.place(Channel::Black, &[])), (Place::Own, Place::Own));
}

#[test]
fn unknown_keys_and_bad_values_are_refused_with_their_place() {
    let line = Channels::parse("[white]\ndevise = \"one\"\n").expect_err("unknown key").to_string();
    assert!(line.contains("devise") && line.contains('2'), "{line}");
    for (text, key) in [
        ("[white]\nrate = 300", "rate"),
        ("[white]\ndevice = \"--help\"", "device"),
        ("[white]\ndevice = \"alsa:\"", "device"),
        ("[white]\nlanguage = \"klingon language\"", "language"),
        ("[white]\nvoice = \"-w\"", "voice"),
        ("[white]\nstyle = \"loud\"", "style"),
    ] {
        match Channels::parse(text) {
            Err(ChannelsError::Value { channel, key: found, .. }) => {
                assert_eq!((channel.as_str(), found), ("white", key))
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    let good = Channels::parse("[assistant]\nverbosity = \"brief\"").expect("good");
    assert_eq!(good.manner(Channel::Assistant).and_then(|manner| manner.verbosity), Some(Verbosity::Brief));
}

#[test]
fn a_place_is_own_shared_here_or_missing() {
    let shared = Channels::parse("[white]\ndevice = \"one\"\n[black]\ndevice = \"one\"\n").expect("good");
    assert_eq!(shared.place(Channel::White, &[]), Place::Shared(Channel::Black));
    assert_eq!(shared.place(Channel::White, &[Channel::White]), Place::Here);
    assert_eq!(shared.place(Channel::Arbiter, &[]), Place::Missing);
    assert_eq!(shared.place(Channel::Table, &[]), Place::Here);
}

#[test]
fn a_private_answer_is_heard_in_one_place_and_an_announcement_everywhere_in_its_language() {
    let (voice, fake, _notices) = start(TWO, Vec::new());
    voice.say(say(Channel::White, "ar", "بقيت لك 4 دقائق."));
    assert!(fake.wait(SOON, spoken(1)));
    voice.say_each(vec![
        say(Channel::Table, "en", "White: pawn to 5 4."),
        say(Channel::Table, "ar", "الأبيض: بيدق إلى 5 4."),
    ]);
    assert!(fake.wait(SOON, spoken(4)));
    let mut all = places(&fake);
    all.sort();
    let one = Some("one".to_owned());
    let mut wanted = vec![
        ("White: pawn to 5 4.".to_owned(), None),
        ("White: pawn to 5 4.".to_owned(), Some("two".to_owned())),
        ("الأبيض: بيدق إلى 5 4.".to_owned(), one.clone()),
        ("بقيت لك 4 دقائق.".to_owned(), one),
    ];
    wanted.sort();
    assert_eq!(all, wanted);
    assert!(fake.heard().contains(&Heard::Rate(30)), "Black's own rate");
}

#[test]
fn with_no_private_place_nothing_is_said_and_the_caller_can_know() {
    let (voice, fake, _notices) = start("[white]\ndevice = \"one\"\n[black]\ndevice = \"one\"\n", Vec::new());
    assert_eq!(voice.place(Channel::White), Place::Shared(Channel::Black));
    assert_eq!(voice.place(Channel::Arbiter), Place::Missing);
    voice.say(say(Channel::White, "en", "private"));
    voice.say(say(Channel::Arbiter, "en", "private"));
    voice.say(say(Channel::Table, "en", "public"));
    assert!(fake.wait(SOON, spoken(2)));
    assert!(places(&fake).iter().all(|(text, _)| text == "public"), "{:?}", places(&fake));
}

#[test]
fn a_role_at_this_terminal_hears_its_own_answers_and_no_other_device_does() {
    let (voice, fake, notices) = start("[black]\ndevice = \"two\"\n", vec![Channel::White]);
    assert_eq!(voice.place(Channel::White), Place::Here);
    voice.say(say(Channel::White, "en", "You have 5 minutes."));
    assert_eq!(notices.recv_timeout(SOON), Ok(VoiceNotice::Finished));
    assert_eq!(places(&fake), [("You have 5 minutes.".to_owned(), None)]);
}

#[test]
fn a_device_that_goes_is_told_and_one_that_comes_back_says_the_last_answer() {
    let (voice, fake, notices) = start(TWO, Vec::new());
    fake.device("one", false);
    voice.say(say(Channel::White, "en", "first"));
    assert_eq!(notices.recv_timeout(SOON), Ok(VoiceNotice::ChannelLost { channel: Channel::White }));
    voice.say(say(Channel::White, "en", "second"));
    voice.say(say(Channel::Black, "en", "for Black"));
    assert!(fake.wait(SOON, spoken(1)));
    assert_eq!(places(&fake), [("for Black".to_owned(), Some("two".to_owned()))], "nothing private goes elsewhere");
    assert_eq!(voice.place(Channel::White), Place::Lost);
    fake.device("one", true);
    assert!(fake.wait(SOON, spoken(2)));
    assert_eq!(places(&fake)[1], ("second".to_owned(), Some("one".to_owned())));
    let told: Vec<VoiceNotice> = notices.try_iter().filter(|notice| *notice != VoiceNotice::Finished).collect();
    assert_eq!(told, [VoiceNotice::ChannelBack { channel: Channel::White }], "said once each");
    assert_eq!(voice.place(Channel::White), Place::Own);
}

#[test]
fn a_place_with_a_length_of_its_own_hears_its_own_words() {
    let (voice, fake, _notices) = start(TWO, Vec::new());
    let all = vec![
        say(Channel::Table, "en", "White: knight from 7 1 to 6 3."),
        say(Channel::Table, "ar", "الأبيض: حصان من 7 1 إلى 6 3."),
    ];
    voice.say_places(all, vec![(Channel::White, say(Channel::Table, "ar", "حصان 6 3."))]);
    assert!(fake.wait(SOON, spoken(3)));
    let mut heard = places(&fake);
    heard.sort();
    let mut wanted = vec![
        ("White: knight from 7 1 to 6 3.".to_owned(), None),
        ("White: knight from 7 1 to 6 3.".to_owned(), Some("two".to_owned())),
        ("حصان 6 3.".to_owned(), Some("one".to_owned())),
    ];
    wanted.sort();
    assert_eq!(heard, wanted);
}
