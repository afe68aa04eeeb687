//! The clock, Ctrl-C and progress: what stops a verb, and what is shown meanwhile.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bachet::messages::{Language, Messages, Phrase};
use bachet::{Argument, Budget, Known};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{Limits, Time};
use crate::shell::{self, Shell};

/// The limit of verbs that may take for ever.
pub(crate) const MINUTE: Time = Time(Some(Duration::from_mins(1)));
/// No limit.
pub(crate) const NONE: Time = Time(None);

/// Work that takes longer shows its progress.
const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(100);

/// Raised by the clock and by Ctrl-C.
static CANCEL: AtomicBool = AtomicBool::new(false);
/// Raised by Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// What work gave, and what it took.
#[derive(Debug)]
pub(crate) struct Done<T> {
    pub(crate) value: T,
    pub(crate) elapsed: Duration,
    pub(crate) steps: u64,
}

/// Whether Ctrl-C was pressed.
pub(crate) fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From here on Ctrl-C raises the flag instead of ending the program; the second time it ends it.
pub(crate) fn listen() {
    // Without a handler Ctrl-C ends the program at once: worse, but no reason to fail.
    drop(ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            #[expect(clippy::exit, reason = "the work did not heed the flag, and the person asked twice")]
            std::process::exit(3);
        }
        CANCEL.store(true, Ordering::Relaxed);
    }));
}

/// Does the work within the limits; a person at the terminal sees its progress.
pub(crate) fn limited<T>(
    limits: Limits,
    default: Time,
    shell: &Shell,
    work: impl FnOnce(&mut Budget<'_>, &Known) -> T,
) -> Done<T> {
    let start = Instant::now();
    let Time(time) = limits.time.unwrap_or(default);
    let deadline = time.and_then(|time| start.checked_add(time));
    let known = Known::default();
    CANCEL.store(interrupted(), Ordering::Relaxed);
    let mut budget = Budget::unlimited().cancelled_by(&CANCEL).shown_in(known.counter());
    if let Some(steps) = limits.steps {
        budget = budget.steps(steps);
    }
    let visible = shell::stderr_is_terminal();
    let value = if deadline.is_none() && !visible {
        work(&mut budget, &known)
    } else {
        thread::scope(|scope| {
            let (working, ended) = channel::<()>();
            let known = &known;
            let speaks = visible.then(|| shell.language());
            scope.spawn(move || monitor(start, deadline, speaks, known, &ended));
            let value = work(&mut budget, known);
            drop(working);
            value
        })
    };
    Done { value, elapsed: start.elapsed(), steps: budget.used() }
}

fn monitor(
    start: Instant,
    mut deadline: Option<Instant>,
    speaks: Option<Language>,
    known: &Known,
    ended: &Receiver<()>,
) {
    let mut shown = None;
    let until = |deadline: Option<Instant>| deadline.map_or(TICK, |d| TICK.min(d - Instant::now().min(d)));
    while matches!(ended.recv_timeout(until(deadline)), Err(RecvTimeoutError::Timeout)) {
        let now = Instant::now();
        if deadline.is_some_and(|deadline| now >= deadline) {
            CANCEL.store(true, Ordering::Relaxed);
            deadline = None;
        }
        if let Some(language) = speaks.filter(|_| now - start >= PATIENCE) {
            let (bar, messages) = shown.get_or_insert_with(|| (spinner(), Messages::new(language)));
            bar.set_message(progress(messages, known, now - start));
            bar.tick();
        }
    }
    if let Some((bar, _)) = shown {
        bar.finish_and_clear();
    }
}

/// What is known, and how fast more becomes known.
fn progress(messages: &Messages, known: &Known, elapsed: Duration) -> String {
    let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
    let rate = |n: u64| number((n as f64 / elapsed.as_secs_f64()) as u64);
    if let Some(found) = known.solutions() {
        messages.phrase(Phrase::Progress, &[("found", number(found)), ("rate", rate(found))])
    } else {
        let steps = known.steps();
        messages.phrase(Phrase::ProgressSteps, &[("steps", number(steps)), ("rate", rate(steps))])
    }
}

fn spinner() -> ProgressBar {
    let style =
        ProgressStyle::with_template("{spinner} {elapsed} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}
