//! The daemon's protocol against a server of our own: languages, priorities, order, silence, death.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use natiq::language::utterance::{Channel, Class, Utterance};
use natiq::voice::doctor::{Finding, Health, Subject};
use natiq::voice::speaker::{Piece, Report, Reports, Speaker, SpeakerError};
use natiq::voice::ssip::{Ssip, SsipOptions};
use natiq::voice::{Backend, Mode, Voice, VoiceConfig, VoiceNotice, doctor};

const SOON: Duration = Duration::from_secs(5);

/// A server on a temporary socket; every line a client sends comes out of the receiver.
struct Server {
    folder: tempfile::TempDir,
    lines: Receiver<String>,
}

#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Answers, and ends each message at once.
    Good,
    /// Accepts and never answers.
    Dumb,
    /// Answers until the first SPEAK, then closes.
    DiesOnSpeak,
    /// The events of a message come before the reply to it, as the real daemon sometimes does.
    Early,
    /// An event of an older message comes before every reply, and unknown codes between.
    Noisy,
}

impl Server {
    fn start(manner: Manner) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let listener = UnixListener::bind(folder.path().join("s")).expect("a socket");
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let send = send.clone();
                thread::spawn(move || serve(stream, manner, &send));
            }
        });
        Server { folder, lines }
    }

    fn address(&self) -> String {
        format!("unix_socket:{}", self.folder.path().join("s").display())
    }

    fn options(&self) -> SsipOptions {
        SsipOptions { address: Some(self.address()), ..SsipOptions::default() }
    }

    /// Everything sent so far, once the line `last` has come.
    fn until(&self, last: &str) -> Vec<String> {
        let mut all = Vec::new();
        while all.last().map(String::as_str) != Some(last) {
            all.push(self.lines.recv_timeout(SOON).unwrap_or_else(|_| panic!("{last} did not come after {all:?}")));
        }
        all
    }
}

fn serve(stream: UnixStream, manner: Manner, send: &Sender<String>) {
    let mut out = stream.try_clone().expect("a second handle");
    let (mut message, mut data) = (0, false);
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        let line = line.trim_end().to_owned();
        let _ = send.send(line.clone());
        let reply = match line.as_str() {
            _ if manner == Manner::Dumb => continue,
            "SPEAK" if manner == Manner::DiesOnSpeak => {
                let _ = out.shutdown(std::net::Shutdown::Both);
                return;
            }
            "SPEAK" => {
                data = true;
                "230 OK RECEIVING DATA\r\n".to_owned()
            }
            "." if data => {
                data = false;
                message += 1;
                let reply = format!("225-{message}\r\n225 OK MESSAGE QUEUED\r\n");
                let events = format!("701-{message}\r\n701-1\r\n701 BEGIN\r\n702-{message}\r\n702-1\r\n702 END\r\n");
                if manner == Manner::Early { events + &reply } else { reply + &events }
            }
            _ if data => continue,
            "LIST OUTPUT_MODULES" => "250-fake\r\n250 OK MODULES LIST SENT\r\n".to_owned(),
            _ => "201 OK\r\n".to_owned(),
        };
        let noise = if manner == Manner::Noisy {
            "703-99\r\n703-1\r\n703 CANCELED\r\n766-1\r\n766 SOMETHING NEW\r\n"
        } else {
            ""
        };
        if out.write_all(format!("{noise}{reply}").as_bytes()).is_err() {
            return;
        }
    }
}

fn piece(id: u64, lang: &str, class: Class, text: &str) -> Piece {
    Piece { id, lang: lang.to_owned(), text: text.to_owned(), class, private: false }
}

fn open(server: &Server) -> (Result<Ssip, SpeakerError>, Receiver<Report>) {
    let (send, reports) = mpsc::channel();
    (Ssip::open(server.options(), Reports::new(move |report| drop(send.send(report)))), reports)
}

#[test]
fn languages_priorities_and_order_are_as_specified() {
    let server = Server::start(Manner::Good);
    let (speaker, reports) = open(&server);
    let mut speaker = speaker.expect("open");
    let all = [
        (1, "en", Class::Move, "White: knight from 7 1 to 6 3."),
        (2, "ar", Class::Move, "الأبيض: حصان من 7 1 إلى 6 3."),
        (3, "ar", Class::Reply, "بقيت لك 4 دقائق."),
        (4, "en", Class::Tick, "10 seconds left."),
        (5, "en", Class::Urgent, "Flag!"),
        (6, "en", Class::Echo, ".5"),
    ];
    for (id, lang, class, text) in all {
        speaker.speak(&piece(id, lang, class, text)).expect("spoken");
    }
    speaker.set_rate(20).expect("rate");
    speaker.set_volume(50).expect("volume");
    speaker.stop().expect("stop");
    let sent = server.until("CANCEL self");
    assert!(sent[0].starts_with("SET self CLIENT_NAME ") && sent[0].ends_with(":natiq:voice"), "{}", sent[0]);
    let begin = sent.iter().position(|line| line.contains("LANGUAGE")).expect("a language");
    let wanted = "SET self LANGUAGE en|SET self PRIORITY message|SPEAK|White: knight from 7 1 to 6 3.|.|\
                  SET self LANGUAGE ar|SPEAK|الأبيض: حصان من 7 1 إلى 6 3.|.|\
                  SET self PRIORITY text|SPEAK|بقيت لك 4 دقائق.|.|\
                  SET self LANGUAGE en|SET self PRIORITY notification|SPEAK|10 seconds left.|.|\
                  SET self PRIORITY important|SPEAK|Flag!|.|\
                  SET self PRIORITY text|SPEAK|..5|.|\
                  SET self RATE 20|SET self VOLUME 0|CANCEL self";
    assert_eq!(sent[begin..].join("|"), wanted);
    let heard: Vec<Report> = (0..12).map(|_| reports.recv_timeout(SOON).expect("a report")).collect();
    let expected: Vec<Report> = (1..=6).flat_map(|id| [Report::Begun(id), Report::Ended(id)]).collect();
    assert_eq!(heard, expected);
}

#[test]
fn events_between_the_replies_disturb_nothing() {
    for manner in [Manner::Noisy, Manner::Early] {
        let server = Server::start(manner);
        let (speaker, reports) = open(&server);
        speaker.expect("open").speak(&piece(7, "en", Class::Reply, "Agreed.")).expect("spoken");
        assert_eq!(reports.recv_timeout(SOON), Ok(Report::Begun(7)));
        assert_eq!(reports.recv_timeout(SOON), Ok(Report::Ended(7)));
    }
}

#[test]
fn a_server_that_never_answers_is_left_in_time() {
    let server = Server::start(Manner::Dumb);
    let begin = Instant::now();
    let (speaker, _reports) = open(&server);
    assert!(matches!(speaker, Err(SpeakerError::Hung(_))));
    println!("a server that never answers: left after {:?}", begin.elapsed());
    assert!(begin.elapsed() < Duration::from_secs(2));

    let (notices, inbox) = mpsc::channel();
    let config =
        VoiceConfig { mode: Mode::Ssip, address: Some(server.address()), spawn: false, ..VoiceConfig::default() };
    let begin = Instant::now();
    let voice = Voice::start(config, notices);
    voice.say(Utterance::new(Channel::Table, "en", Class::Move, "bye", "Bye.", "Bye."));
    let started = begin.elapsed();
    let notice = inbox.recv_timeout(SOON).expect("a notice");
    println!("start and say: {started:?}; {notice:?} after {:?}", begin.elapsed());
    assert!(started < Duration::from_millis(100));
    assert!(begin.elapsed() < Duration::from_millis(2_500));
    assert!(matches!(notice, VoiceNotice::Changed { from: Backend::Ssip, .. } | VoiceNotice::Lost), "{notice:?}");
}

#[test]
fn a_daemon_that_dies_gets_one_reconnect() {
    let server = Server::start(Manner::DiesOnSpeak);
    let (notices, inbox) = mpsc::channel();
    let config =
        VoiceConfig { mode: Mode::Ssip, address: Some(server.address()), spawn: false, ..VoiceConfig::default() };
    let voice = Voice::start(config, notices);
    voice.say(Utterance::new(Channel::Table, "en", Class::Move, "bye", "Bye.", "Bye."));
    let notice = inbox.recv_timeout(SOON).expect("a notice");
    assert!(matches!(notice, VoiceNotice::Changed { from: Backend::Ssip, .. } | VoiceNotice::Lost), "{notice:?}");
    let speaks = server.lines.try_iter().filter(|line| line == "SPEAK").count();
    assert_eq!(speaks, 2, "once, and once more after the reconnect");
}

#[test]
fn the_doctor_is_not_hung_by_a_daemon_that_is() {
    let look = |server: &Server| {
        let begin = Instant::now();
        let findings = doctor(&VoiceConfig { address: Some(server.address()), ..VoiceConfig::default() });
        println!("doctor: {:?}", begin.elapsed());
        assert!(begin.elapsed() < Duration::from_millis(3_500));
        findings
    };
    let ssip = |findings: &[Finding]| {
        findings.iter().find(|each| each.subject == Subject::Backend(Backend::Ssip)).cloned().expect("ssip")
    };
    let hung = ssip(&look(&Server::start(Manner::Dumb)));
    assert_eq!((hung.health, hung.in_force), (Health::Hung, false));
    assert!(hung.mend.is_some());
    let good = ssip(&look(&Server::start(Manner::Good)));
    assert_eq!((good.health, good.detail.as_str(), good.mend), (Health::Works, "fake", None));
    let none = doctor(&VoiceConfig { address: Some("unix_socket:/nowhere/s".to_owned()), ..VoiceConfig::default() });
    assert_eq!(ssip(&none).health, Health::Missing);
    assert!(none.iter().filter(|each| each.health == Health::Missing).all(|each| each.mend.is_some()), "{none:#?}");
}
