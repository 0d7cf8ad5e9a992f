//! The thread that holds one back end: takes orders, makes the calls, reports what came of each.
//!
//! It may hang in a call for ever; then it is abandoned and a new one takes over. It decides nothing.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::speaker::{Make, Piece, Report, Reports, Speaker, SpeakerError};

/// What a worker is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Begin this piece.
    Speak(Piece),
    /// Silence what is being said.
    Stop,
    /// Set the rate, −100 to 100.
    Rate(i32),
    /// Set the volume, 0 to 100 per cent.
    Volume(i32),
    /// Say whether the sound device is there.
    Probe,
}

/// Starts a worker; dropping the sender ends it after the call it is in.
pub fn start(make: Make, reports: Reports) -> Sender<(u64, Order)> {
    let (send, orders) = mpsc::channel();
    let inner = reports.clone();
    let started = thread::Builder::new().name("speaker".to_owned()).spawn(move || serve(make, &orders, &inner));
    if let Err(error) = started {
        reports.send(Report::Broken(SpeakerError::Failed(error.to_string())));
    }
    send
}

fn serve(make: Make, orders: &Receiver<(u64, Order)>, reports: &Reports) {
    let mut speaker = match make(reports.clone()) {
        Ok(speaker) => speaker,
        Err(error) => return reports.send(Report::Broken(error)),
    };
    reports.send(Report::Opened);
    while let Ok((number, order)) = orders.recv() {
        let result = match order {
            // A back end that knows it is dead says so at once; a call would only wait for the limit.
            Order::Speak(_) if !speaker.alive() => Err(SpeakerError::Gone("not alive".to_owned())),
            Order::Speak(piece) => speaker.speak(&piece),
            Order::Stop => speaker.stop(),
            Order::Rate(rate) => speaker.set_rate(rate),
            Order::Volume(volume) => speaker.set_volume(volume),
            Order::Probe => {
                reports.send(Report::Present(speaker.device_present()));
                Ok(())
            }
        };
        reports.send(match result {
            Ok(()) => Report::Returned(number),
            Err(error) => Report::Refused(number, error),
        });
    }
    close(speaker);
}

fn close(mut speaker: Box<dyn Speaker>) {
    // Whatever is being said when the program ends is cut; an error no longer matters to anybody.
    let _ = speaker.stop();
}
