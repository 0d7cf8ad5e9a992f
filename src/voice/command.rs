//! The `command` back end: a speech program a piece, as a child process; killing it is the stop.
//!
//! The words come after `--` and never through a shell. With a device the program's sound is piped
//! into that device's player; nothing is ever played elsewhere when the device is gone.

use std::collections::BTreeMap;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::device::Device;
use super::length::words_per_minute;
use super::speaker::{Piece, Report, Reports, Speaker, SpeakerError};
use crate::tool;

/// How often the device is looked for while a private piece is played into it (ms).
const GUARD_PERIOD: Duration = Duration::from_millis(100);

/// A program that speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// `espeak-ng`, the only one whose sound can be piped into a device.
    EspeakNg,
    /// `spd-say`, a client of speech-dispatcher.
    SpdSay,
    /// `say` of macOS.
    Say,
}

impl Engine {
    /// The name of the program.
    pub fn program(self) -> &'static str {
        match self {
            Engine::EspeakNg => "espeak-ng",
            Engine::SpdSay => "spd-say",
            Engine::Say => "say",
        }
    }

    /// The first one that is on `PATH`.
    pub fn find() -> Option<Engine> {
        [Engine::EspeakNg, Engine::SpdSay, Engine::Say]
            .into_iter()
            .find(|engine| tool::program(engine.program()).is_some())
    }
}

/// What the command back end needs to know.
#[derive(Clone, Debug, Default)]
pub struct CommandOptions {
    /// The device to play into; nothing means the machine's own.
    pub device: Option<Device>,
    /// The voice a language, where the user named one.
    pub voices: BTreeMap<String, String>,
}

/// A speaker that starts a program a piece.
pub struct CommandSpeaker {
    engine: Engine,
    options: CommandOptions,
    reports: Reports,
    rate: i32,
    volume: i32,
    running: Option<Running>,
}

/// The programs of one piece; killed when dropped.
struct Running {
    children: Arc<Mutex<Vec<Child>>>,
    killed: Arc<AtomicBool>,
}

impl CommandSpeaker {
    /// Looks for a program that speaks, and for the player where there is a device.
    pub fn open(options: CommandOptions, reports: Reports) -> Result<CommandSpeaker, SpeakerError> {
        let engine = Engine::find().ok_or_else(|| SpeakerError::Absent("no espeak-ng, spd-say or say".to_owned()))?;
        if let Some(device) = &options.device {
            if engine != Engine::EspeakNg {
                return Err(SpeakerError::Absent("espeak-ng is needed for a device".to_owned()));
            }
            let player = device.player().get_program().to_string_lossy().into_owned();
            if tool::program(&player).is_none() {
                return Err(SpeakerError::Absent(player));
            }
        }
        Ok(CommandSpeaker { engine, options, reports, rate: 0, volume: 100, running: None })
    }

    fn speech(&self, piece: &Piece) -> Command {
        let voice = self.options.voices.get(&piece.lang);
        let mut command = Command::new(self.engine.program());
        match self.engine {
            Engine::EspeakNg => {
                command.args(["-v", voice.unwrap_or(&piece.lang)]);
                command.args(["-s", &words_per_minute(self.rate).to_string(), "-a", &self.volume.to_string()]);
                if self.options.device.is_some() {
                    command.arg("--stdout");
                }
            }
            Engine::SpdSay => {
                command.args([
                    "-w",
                    "-l",
                    &piece.lang,
                    "-r",
                    &self.rate.to_string(),
                    "-i",
                    &(self.volume * 2 - 100).to_string(),
                ]);
                if let Some(voice) = voice {
                    command.args(["-y", voice]);
                }
            }
            Engine::Say => {
                command.args(["-r", &words_per_minute(self.rate).to_string()]);
                if let Some(voice) = voice {
                    command.args(["-v", voice]);
                }
            }
        }
        command.arg("--").arg(&piece.text);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        command
    }

    fn start(&self, piece: &Piece) -> std::io::Result<Vec<Child>> {
        let mut speech = self.speech(piece);
        let Some(device) = &self.options.device else { return Ok(vec![speech.spawn()?]) };
        let mut speech = speech.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let mut player = device.player();
        player.stdout(Stdio::null()).stderr(Stdio::piped());
        player.stdin(speech.stdout.take().map_or_else(Stdio::null, Stdio::from));
        match player.spawn() {
            Ok(player) => Ok(vec![player, speech]),
            Err(error) => {
                reap(&mut speech);
                Err(error)
            }
        }
    }
}

impl Speaker for CommandSpeaker {
    fn speak(&mut self, piece: &Piece) -> Result<(), SpeakerError> {
        self.stop()?;
        if let Some(device) = &self.options.device
            && !device.present()
        {
            return Err(SpeakerError::DeviceLost(device.name()));
        }
        let mut children = self.start(piece).map_err(|error| SpeakerError::Failed(error.to_string()))?;
        let errors = children.first_mut().and_then(|child| child.stderr.take());
        let running = Running { children: Arc::new(Mutex::new(children)), killed: Arc::default() };
        self.reports.send(Report::Begun(piece.id));
        let over = Arc::new(AtomicBool::new(false));
        if piece.private
            && let Some(device) = self.options.device.clone()
        {
            guard(device, &running, over.clone(), self.reports.clone());
        }
        let (children, killed, reports, id) =
            (running.children.clone(), running.killed.clone(), self.reports.clone(), piece.id);
        let device = self.options.device.clone();
        thread::spawn(move || {
            // The pipe closes when the program ends: a wait that holds no lock, so that a stop is never late.
            let mut said = Vec::new();
            if let Some(errors) = errors {
                let _ = errors.take(4_096).read_to_end(&mut said);
            }
            let good = finish(&children);
            over.store(true, Ordering::SeqCst);
            let said = String::from_utf8_lossy(&said);
            // Without a sound device espeak-ng complains and exits with 0.
            if killed.load(Ordering::SeqCst) || (good && !said.contains("error:")) {
                reports.send(Report::Ended(id));
            } else if let Some(device) = device.filter(|device| !device.present()) {
                reports.send(Report::Broken(SpeakerError::DeviceLost(device.name())));
            } else {
                let line = said.lines().last().unwrap_or("exit status not 0").to_owned();
                reports.send(Report::Broken(SpeakerError::Failed(line)));
            }
        });
        self.running = Some(running);
        Ok(())
    }

    fn stop(&mut self) -> Result<(), SpeakerError> {
        if let Some(running) = self.running.take() {
            running.kill();
            if self.engine == Engine::SpdSay {
                // spd-say only waits for the daemon; the words are stopped by a second call.
                let mut cancel = Command::new("spd-say");
                cancel.arg("-S");
                tool::bounded(cancel, Duration::from_millis(1_000))
                    .map_err(|error| SpeakerError::Hung(error.to_string()))?;
            }
        }
        Ok(())
    }

    fn set_rate(&mut self, rate: i32) -> Result<(), SpeakerError> {
        self.rate = rate.clamp(-100, 100);
        Ok(())
    }

    fn set_volume(&mut self, volume: i32) -> Result<(), SpeakerError> {
        self.volume = volume.clamp(0, 100);
        Ok(())
    }

    fn alive(&mut self) -> bool {
        tool::program(self.engine.program()).is_some()
    }

    fn device_present(&mut self) -> bool {
        self.options.device.as_ref().is_none_or(Device::present)
    }
}

impl Running {
    fn kill(&self) {
        self.killed.store(true, Ordering::SeqCst);
        if let Ok(mut children) = self.children.lock() {
            // A child that has ended already cannot be killed, which is as good.
            children.iter_mut().for_each(|child| drop(child.kill()));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Watches the device while a private piece plays: a sound server may move a stream whose sink goes.
fn guard(device: Device, running: &Running, over: Arc<AtomicBool>, reports: Reports) {
    let (children, killed) = (running.children.clone(), running.killed.clone());
    thread::spawn(move || {
        while !over.load(Ordering::SeqCst) && !killed.load(Ordering::SeqCst) {
            if !device.present() {
                Running { children, killed }.kill();
                reports.send(Report::Broken(SpeakerError::DeviceLost(device.name())));
                return;
            }
            thread::sleep(GUARD_PERIOD);
        }
    });
}

fn finish(children: &Mutex<Vec<Child>>) -> bool {
    let Ok(mut children) = children.lock() else { return false };
    // The player is the first; when it has ended, whatever feeds it is over too.
    let good = children.first_mut().is_some_and(|child| child.wait().is_ok_and(|status| status.success()));
    children.iter_mut().skip(1).for_each(reap);
    good
}

fn reap(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}
