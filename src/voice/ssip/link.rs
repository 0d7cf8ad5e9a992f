//! One connection to speech-dispatcher: requests, replies, and events told apart on one socket.
//!
//! A reader thread takes lines as they come: events (7xx) become reports, all else answers the request
//! that waits. It exists because `ssip-client` cannot serve both at once (a reply is lost when an event
//! comes before it, an unknown status panics, writes have no limit). It never waits without a limit.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::voice::speaker::{Report, Reports, SpeakerError};

/// How long one reply may take (ms): below the two seconds after which a call counts as hung.
pub const REPLY_LIMIT: Duration = Duration::from_millis(1_500);
/// A line longer than this is no SSIP.
const LONGEST_LINE: u64 = 8_192;

/// Where the daemon listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A Unix socket.
    Unix(PathBuf),
    /// A host and port.
    Inet(String),
}

impl Address {
    /// Reads `unix_socket:PATH` or `inet_socket:HOST:PORT`, the forms of `SPEECHD_ADDRESS`.
    pub fn parse(text: &str) -> Option<Address> {
        let (kind, rest) = text.split_once(':')?;
        match kind {
            "unix_socket" if !rest.is_empty() => Some(Address::Unix(PathBuf::from(rest))),
            "inet_socket" if rest.contains(':') => Some(Address::Inet(rest.to_owned())),
            _ => None,
        }
    }
}

/// One finished reply of the daemon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The three-digit status.
    pub code: u16,
    /// The lines before the status line, without their status.
    pub lines: Vec<String>,
    /// The words of the status line.
    pub status: String,
}

trait Stream: Write + Send {
    fn close(&self);
}

impl Stream for UnixStream {
    fn close(&self) {
        // Nothing to do about a socket that is already closed.
        let _ = self.shutdown(Shutdown::Both);
    }
}

impl Stream for TcpStream {
    fn close(&self) {
        let _ = self.shutdown(Shutdown::Both);
    }
}

/// A connection that has given its name and asked for events.
pub struct Link {
    out: Box<dyn Stream>,
    replies: Receiver<Reply>,
    open: Arc<AtomicBool>,
    /// The piece that the next queued message belongs to.
    upcoming: Arc<AtomicU64>,
    lang: Option<String>,
    priority: Option<&'static str>,
}

impl Link {
    /// Connects, gives the client name `natiq` and asks for begin, end and cancel events.
    pub fn open(address: &Address, reports: Reports) -> Result<Link, SpeakerError> {
        let (out, input): (Box<dyn Stream>, Box<dyn Read + Send>) = match address {
            Address::Unix(path) => {
                let stream = UnixStream::connect(path)
                    .map_err(|error| SpeakerError::Absent(format!("{}: {error}", path.display())))?;
                stream.set_write_timeout(Some(REPLY_LIMIT)).map_err(gone)?;
                (Box::new(stream.try_clone().map_err(gone)?), Box::new(stream))
            }
            Address::Inet(host) => {
                let target = host.to_socket_addrs().ok().and_then(|mut all| all.next());
                let target = target.ok_or_else(|| SpeakerError::Absent(host.clone()))?;
                let stream = TcpStream::connect_timeout(&target, REPLY_LIMIT)
                    .map_err(|error| SpeakerError::Absent(format!("{host}: {error}")))?;
                stream.set_write_timeout(Some(REPLY_LIMIT)).map_err(gone)?;
                (Box::new(stream.try_clone().map_err(gone)?), Box::new(stream))
            }
        };
        let (send, replies) = mpsc::channel();
        let open = Arc::new(AtomicBool::new(true));
        let upcoming = Arc::new(AtomicU64::new(0));
        let reader =
            Reader { reports, open: open.clone(), upcoming: upcoming.clone(), messages: Messages::default(), send };
        thread::Builder::new()
            .name("ssip".to_owned())
            .spawn(move || reader.run(BufReader::new(input)))
            .map_err(gone)?;
        let mut link = Link { out, replies, open, upcoming, lang: None, priority: None };
        let user = std::env::var("USER").unwrap_or_default();
        let user: String = user.chars().filter(char::is_ascii_alphanumeric).collect();
        let user = if user.is_empty() { "user" } else { user.as_str() };
        link.command(&format!("SET self CLIENT_NAME {user}:natiq:voice"))?;
        for event in ["BEGIN", "END", "CANCEL"] {
            link.command(&format!("SET self NOTIFICATION {event} on"))?;
        }
        Ok(link)
    }

    /// Sends one line and waits for its reply, at most [`REPLY_LIMIT`].
    pub fn command(&mut self, line: &str) -> Result<Reply, SpeakerError> {
        self.command_within(line, REPLY_LIMIT)
    }

    /// As [`Link::command`], with a limit of its own: the list of voices takes seconds.
    pub fn command_within(&mut self, line: &str, limit: Duration) -> Result<Reply, SpeakerError> {
        // An answer to an earlier request that came too late answers nothing now.
        while self.replies.try_recv().is_ok() {}
        self.out.write_all(format!("{line}\r\n").as_bytes()).map_err(gone)?;
        let until = Instant::now() + limit;
        let wait = until.saturating_duration_since(Instant::now());
        match self.replies.recv_timeout(wait) {
            Ok(reply) if reply.code < 300 => Ok(reply),
            Ok(reply) => Err(SpeakerError::Failed(format!("{line}: {} {}", reply.code, reply.status))),
            Err(RecvTimeoutError::Timeout) => Err(SpeakerError::Hung(line.to_owned())),
            Err(RecvTimeoutError::Disconnected) => {
                Err(SpeakerError::Gone("the daemon closed the connection".to_owned()))
            }
        }
    }

    /// Sets the language of the next messages, if it is another one than before.
    pub fn set_language(&mut self, lang: &str) -> Result<(), SpeakerError> {
        if self.lang.as_deref() != Some(lang) {
            self.command(&format!("SET self LANGUAGE {lang}"))?;
            self.lang = Some(lang.to_owned());
        }
        Ok(())
    }

    /// Sets the priority of the next messages, if it is another one than before.
    pub fn set_priority(&mut self, priority: &'static str) -> Result<(), SpeakerError> {
        if self.priority != Some(priority) {
            self.command(&format!("SET self PRIORITY {priority}"))?;
            self.priority = Some(priority);
        }
        Ok(())
    }

    /// Queues one line of words; its events carry the piece's number.
    pub fn say(&mut self, piece: u64, words: &str) -> Result<(), SpeakerError> {
        self.command("SPEAK")?;
        self.upcoming.store(piece, Ordering::SeqCst);
        // A line that starts with a dot would end the message.
        let dot = if words.starts_with('.') { "." } else { "" };
        self.command(&format!("{dot}{words}\r\n.")).map(drop)
    }

    /// Whether the daemon still holds the other end.
    pub fn is_open(&self) -> bool {
        self.open.load(Ordering::SeqCst)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.open.store(false, Ordering::SeqCst);
        self.out.close();
    }
}

/// More events than this for messages nobody knows are somebody else's.
const MOST_EARLY: usize = 32;

/// The messages under way by the daemon's number, and events that came before the reply with that number.
#[derive(Default)]
struct Messages {
    pieces: Vec<(String, u64)>,
    early: Vec<(String, u16)>,
}

struct Reader {
    reports: Reports,
    open: Arc<AtomicBool>,
    upcoming: Arc<AtomicU64>,
    messages: Messages,
    send: mpsc::Sender<Reply>,
}

impl Reader {
    fn run(mut self, mut input: BufReader<Box<dyn Read + Send>>) {
        let mut lines = Vec::new();
        loop {
            let mut bytes = Vec::new();
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes);
            if !matches!(read, Ok(size) if size > 0) {
                break;
            }
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim_end();
            let Some((code, rest)) = line.get(0..3).and_then(|code| code.parse::<u16>().ok()).zip(line.get(4..)) else {
                continue;
            };
            if line.as_bytes().get(3) == Some(&b'-') {
                lines.push(rest.to_owned());
                continue;
            }
            let reply = Reply { code, lines: std::mem::take(&mut lines), status: rest.to_owned() };
            if (700..800).contains(&code) {
                self.event(&reply);
            } else {
                self.reply(reply);
            }
        }
        // Only the first end of an open connection is news; our own closing is none.
        if self.open.swap(false, Ordering::SeqCst) {
            self.reports.send(Report::Broken(SpeakerError::Gone("the daemon closed the connection".to_owned())));
        }
    }

    fn reply(&mut self, reply: Reply) {
        let queued = reply.lines.first().filter(|_| reply.code == 225).cloned();
        if let Some(message) = &queued {
            self.messages.pieces.push((message.clone(), self.upcoming.load(Ordering::SeqCst)));
        }
        // Nobody waits any more when the link was dropped.
        let _ = self.send.send(reply);
        // The daemon sometimes tells of the beginning before it has answered the request.
        let early = std::mem::take(&mut self.messages.early);
        for (message, code) in early {
            if Some(&message) == queued.as_ref() {
                self.tell(&message, code);
            } else {
                self.messages.early.push((message, code));
            }
        }
    }

    fn event(&mut self, event: &Reply) {
        let Some(message) = event.lines.first() else { return };
        if self.messages.pieces.iter().any(|(known, _)| known == message) {
            self.tell(message, event.code);
        } else {
            if self.messages.early.len() >= MOST_EARLY {
                self.messages.early.remove(0);
            }
            self.messages.early.push((message.clone(), event.code));
        }
    }

    fn tell(&mut self, message: &str, code: u16) {
        let pieces = &mut self.messages.pieces;
        let Some(at) = pieces.iter().position(|(known, _)| known == message) else { return };
        match code {
            701 => self.reports.send(Report::Begun(pieces[at].1)),
            702 | 703 => {
                let (_, piece) = pieces.remove(at);
                self.reports.send(Report::Ended(piece));
            }
            _ => {}
        }
    }
}

fn gone(error: std::io::Error) -> SpeakerError {
    match error.kind() {
        std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut => SpeakerError::Hung(error.to_string()),
        _ => SpeakerError::Gone(error.to_string()),
    }
}
