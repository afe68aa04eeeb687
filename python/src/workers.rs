//! Threads that work while the thread of the caller waits for them and watches for signals.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;

/// What a thread is to do. It must not panic.
pub(crate) type Job = Box<dyn FnOnce() + Send>;

/// Threads that wait for a job, with the process that they are in: a process that was forked has none of them.
static IDLE: Mutex<Vec<(u32, Sender<Job>)>> = Mutex::new(Vec::new());

/// Maximum number of threads that wait.
const MAX_IDLE: usize = 16;

/// Time after which a thread that waits ends.
const PATIENCE: Duration = Duration::from_secs(20);

/// Stack of a thread in bytes: that of the main thread of most systems.
const STACK: usize = 8 << 20;

/// Gives the job to a thread that waits, or to a new one.
///
/// # Errors
/// The system gives no thread.
pub(crate) fn work(mut job: Job) -> PyResult<()> {
    while let Some(idle) = idle() {
        match idle.send(job) {
            Ok(()) => return Ok(()),
            // It has ended meanwhile.
            Err(unsent) => job = unsent.0,
        }
    }
    let (sender, jobs) = channel::<Job>();
    let builder = thread::Builder::new().name("bachet".to_owned()).stack_size(STACK);
    let spawned = builder.spawn(move || {
        job();
        serve(&sender, &jobs);
    });
    spawned.map(drop).map_err(|why| PyRuntimeError::new_err(format!("the system gives no thread: {why}")))
}

/// Takes a thread of this process that waits. None while another thread looks: after a fork it may look for ever.
fn idle() -> Option<Sender<Job>> {
    let mut idle = IDLE.try_lock().ok()?;
    let here = std::process::id();
    while let Some((process, sender)) = idle.pop() {
        if process == here {
            return Some(sender);
        }
    }
    None
}

/// Waits for jobs until none has come for a while.
fn serve(sender: &Sender<Job>, jobs: &Receiver<Job>) {
    loop {
        let Ok(mut idle) = IDLE.try_lock() else { return };
        if idle.len() == MAX_IDLE {
            return;
        }
        idle.push((std::process::id(), sender.clone()));
        drop(idle);
        match jobs.recv_timeout(PATIENCE) {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}
