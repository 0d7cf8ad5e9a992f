//! Other programs: whether one is there, and what it says within a time limit. A tool that hangs must hang nobody.
//!
//! Never through a shell; whatever is still running at the limit is killed.

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

/// What a program said.
#[derive(Debug)]
pub struct Output {
    /// Whether it exited with 0.
    pub success: bool,
    /// Its standard output, bad UTF-8 replaced.
    pub stdout: String,
    /// Its standard error, bad UTF-8 replaced.
    pub stderr: String,
}

/// Runs `command` without input, for `limit` at the most.
///
/// # Errors
/// What starting it gave, or [`io::ErrorKind::TimedOut`].
pub fn bounded(mut command: Command, limit: Duration) -> io::Result<Output> {
    let until = Instant::now() + limit;
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (out_send, out) = mpsc::channel();
    let (err_send, err) = mpsc::channel();
    drain(child.stdout.take(), out_send);
    drain(child.stderr.take(), err_send);
    let mut nap = Duration::from_millis(1);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if Instant::now() >= until {
            // It may have ended meanwhile; either way it must not stay a zombie.
            let _ = child.kill();
            let _ = child.wait();
            return Err(io::Error::new(io::ErrorKind::TimedOut, "no answer in time"));
        }
        thread::sleep(nap);
        nap = (nap * 2).min(Duration::from_millis(10));
    };
    // A daemon it left behind may hold the pipes open: what has come by now is all there is.
    let rest = Duration::from_millis(50);
    let text = |bytes: Result<Vec<u8>, _>| String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned();
    Ok(Output { success: status.success(), stdout: text(out.recv_timeout(rest)), stderr: text(err.recv_timeout(rest)) })
}

fn drain(pipe: Option<impl Read + Send + 'static>, send: mpsc::Sender<Vec<u8>>) {
    let Some(mut pipe) = pipe else { return };
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // A pipe that breaks has said what it had to say.
        let _ = pipe.read_to_end(&mut bytes);
        let _ = send.send(bytes);
    });
}

/// A program that runs beside natiq; it is ended with all that it started. Clones are the same one.
#[derive(Clone)]
pub struct Running(Arc<Mutex<Child>>);

impl Running {
    /// Starts it without input, its output a pipe, in a group of its own.
    ///
    /// # Errors
    /// What starting it gave.
    pub fn start(arguments: &[String], errors: Stdio) -> io::Result<(Running, ChildStdout, Option<ChildStderr>)> {
        use std::os::unix::process::CommandExt;
        let missing = || io::Error::from(io::ErrorKind::NotFound);
        let (program, rest) = arguments.split_first().ok_or_else(missing)?;
        let mut command = Command::new(program);
        command.args(rest).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors).process_group(0);
        let mut child = command.spawn()?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let errors = child.stderr.take();
        Ok((Running(Arc::new(Mutex::new(child))), output, errors))
    }

    /// Ends it, where it has not ended by itself.
    pub fn end(&self) {
        let mut child = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Once it is waited for its number may be another's.
        if matches!(child.try_wait(), Ok(None)) {
            let _ = rustix::process::kill_process_group(Pid::from_child(&child), Signal::KILL);
            let _ = child.wait();
        }
    }
}

/// The path of a program on `PATH`, if it is there.
pub fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| is_executable(file))
}

fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}
