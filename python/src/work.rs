//! Work outside of the lock of the interpreter, within limits of time and steps, that ends at Ctrl-C.
//!
//! The library is pure: it has no clock and knows no signals, only a budget with a flag that cancels the work. Here the
//! thread of the caller sets that flag while another thread works, since Python handles signals only in the thread that
//! they interrupt. Most questions are answered in less time than it takes to give work to another thread, so some work
//! begins in the thread of the caller, with few steps.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use bachet::Budget;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::workers;

/// Time between two looks for signals.
const TICK: Duration = Duration::from_millis(20);

/// Time after Ctrl-C in which work notices that it is cancelled; after it, it is left to itself.
const NOTICE: Duration = Duration::from_millis(500);

/// Maximum number of steps in the thread of the caller: at most some milliseconds.
const FEW_STEPS: u64 = 200;

/// Limits below this are left to a thread that is watched from its beginning.
const SHORT_TIME: Duration = Duration::from_millis(50);

/// The limits of the caller.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Limits {
    time: Option<Duration>,
    steps: Option<u64>,
}

impl Limits {
    /// Limits in seconds and steps.
    ///
    /// # Errors
    /// The time is not a number of seconds over zero.
    pub(crate) fn new(time: Option<f64>, steps: Option<u64>) -> PyResult<Self> {
        let duration = |seconds: f64| {
            // A number of seconds that is too large for a `Duration` never passes.
            if seconds > 0.0 && !seconds.is_nan() {
                Ok(Duration::try_from_secs_f64(seconds).ok())
            } else {
                Err(PyValueError::new_err("a time is a number of seconds over zero"))
            }
        };
        Ok(Self { time: time.map(duration).transpose()?.flatten(), steps })
    }

    /// Returns when the time is over that starts now.
    pub(crate) fn deadline(self) -> Option<Instant> {
        self.time.and_then(|time| Instant::now().checked_add(time))
    }

    fn budget(self, cancel: &AtomicBool) -> Budget<'_> {
        let budget = Budget::unlimited().cancelled_by(cancel);
        self.steps.map_or(budget, |steps| budget.steps(steps))
    }
}

/// Does the work in the thread of the caller if few steps suffice, otherwise all of it as [`run`] does. What ends early
/// for lack of steps must leave its budget spent.
///
/// # Errors
/// As [`run`].
pub(crate) fn begin<T, F>(py: Python<'_>, limits: Limits, work: F) -> PyResult<T>
where
    T: Send + 'static,
    F: Fn(&mut Budget<'_>) -> T + Send + Sync + 'static,
{
    let is_short = limits.time.is_some_and(|time| time < SHORT_TIME);
    if !is_short {
        let steps = limits.steps.map_or(FEW_STEPS, |steps| steps.min(FEW_STEPS));
        let done = py.detach(|| {
            let mut budget = Budget::unlimited().steps(steps);
            let value = guarded(|| work(&mut budget));
            // All that was allowed may have been used.
            (!budget.is_spent() || limits.steps == Some(steps)).then_some(value)
        });
        if let Some(value) = done {
            return value.map_err(|Panicked| bug());
        }
    }
    run(py, limits, work)
}

/// Does the work in another thread. It ends when a limit is reached, with what it knows then.
///
/// # Errors
/// As [`attend`].
pub(crate) fn run<T, F>(py: Python<'_>, limits: Limits, work: F) -> PyResult<T>
where
    T: Send + 'static,
    F: Fn(&mut Budget<'_>) -> T + Send + 'static,
{
    let cancel = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&cancel);
    attend(py, limits.deadline(), &cancel, move || work(&mut limits.budget(&flag)))
}

/// Does the work in another thread; at a deadline or a signal the flag is set, which is to end it.
///
/// # Errors
/// A handler of signals raises an exception, such as that of Ctrl-C; or the work panics.
pub(crate) fn attend<T, F>(py: Python<'_>, deadline: Option<Instant>, cancel: &AtomicBool, work: F) -> PyResult<T>
where
    T: Send + 'static,
    F: FnOnce() -> T + Send + 'static,
{
    let (sender, mut answer) = channel();
    workers::work(Box::new(move || {
        let value = guarded(work);
        // Nobody waits any more after Ctrl-C.
        let _unsent = sender.send(value).is_err();
    }))?;
    loop {
        let rest = deadline.map_or(TICK, |deadline| deadline.saturating_duration_since(Instant::now()).min(TICK));
        let wait = if cancel.load(Ordering::Relaxed) { TICK } else { rest };
        let received;
        (received, answer) = wait_for(py, answer, wait);
        match received {
            Ok(value) => return value.map_err(|Panicked| bug()),
            Err(RecvTimeoutError::Disconnected) => return Err(bug()),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            cancel.store(true, Ordering::Relaxed);
        }
        if let Err(interrupt) = py.check_signals() {
            cancel.store(true, Ordering::Relaxed);
            let _late = wait_for(py, answer, NOTICE);
            return Err(interrupt);
        }
    }
}

/// Does short work in the thread of the caller.
///
/// # Errors
/// The work panics.
pub(crate) fn here<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| guarded(work)).map_err(|Panicked| bug())
}

type Received<T> = Result<Result<T, Panicked>, RecvTimeoutError>;

/// Waits for the answer without the lock of the interpreter.
fn wait_for<T: Send>(
    py: Python<'_>,
    answer: Receiver<Result<T, Panicked>>,
    time: Duration,
) -> (Received<T>, Receiver<Result<T, Panicked>>) {
    py.detach(move || (answer.recv_timeout(time), answer))
}

/// Work that panicked. What it says was printed.
struct Panicked;

/// A panic goes no further than the work.
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Panicked)
}

fn bug() -> PyErr {
    PyRuntimeError::new_err("internal error: this is a bug in Bachet, not in your puzzle")
}
