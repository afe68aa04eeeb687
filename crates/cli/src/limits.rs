//! The time limit, Ctrl-C and the display of progress.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bachet::json::Stats;
use bachet::messages::{Language, MessageId, Messages};
use bachet::{Argument, Budget, Progress};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{Limits, Time};
use crate::screen;
use crate::shell::{self, Shell};

/// The default limit of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Usual {
    time: Option<Duration>,
    progress: ProgressDisplay,
}

/// Where progress is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProgressDisplay {
    /// A line on stderr.
    Line,
    /// By the work itself.
    Work,
}

/// The default of verbs that can take arbitrarily long.
pub(crate) const MINUTE: Usual = Usual { time: Some(Duration::from_mins(1)), progress: ProgressDisplay::Line };
/// The default for each of several methods that are compared.
pub(crate) const EACH: Usual = Usual { time: Some(Duration::from_secs(10)), progress: ProgressDisplay::Line };
/// No limit.
pub(crate) const NONE: Usual = Usual { time: None, progress: ProgressDisplay::Line };
/// No limit, and no display of progress.
pub(crate) const SHOWN: Usual = Usual { time: None, progress: ProgressDisplay::Work };

/// Time after which progress is shown.
const PROGRESS_DELAY: Duration = Duration::from_secs(1);
/// Interval at which the clock is checked.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// Set by the time limit and by Ctrl-C.
static CANCEL: AtomicBool = AtomicBool::new(false);
/// Set by Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The result of some work, with its time and steps.
#[derive(Debug)]
pub(crate) struct Done<T> {
    pub(crate) value: T,
    pub(crate) elapsed: Duration,
    pub(crate) steps: u64,
}

impl<T> Done<T> {
    /// Returns the time and the steps for the answer as JSON.
    pub(crate) fn stats(&self) -> Stats {
        Stats { milliseconds: self.elapsed.as_secs_f64() * 1e3, steps: self.steps }
    }
}

/// Returns whether Ctrl-C was pressed.
pub(crate) fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Returns the flag that Ctrl-C sets.
pub(crate) fn interruption() -> &'static AtomicBool {
    &INTERRUPTED
}

/// Does what Ctrl-C does, for a terminal that reports it as a key.
pub(crate) fn interrupt() {
    INTERRUPTED.store(true, Ordering::Relaxed);
    CANCEL.store(true, Ordering::Relaxed);
}

/// Returns the flag that the time limit and Ctrl-C set.
pub(crate) fn cancel() -> &'static AtomicBool {
    &CANCEL
}

/// Sets the flag.
pub(crate) fn stop() {
    CANCEL.store(true, Ordering::Relaxed);
}

/// Returns whether the flag is set.
pub(crate) fn cancelled() -> bool {
    CANCEL.load(Ordering::Relaxed)
}

/// Makes Ctrl-C set the flag instead of ending the program; a second Ctrl-C ends it.
pub(crate) fn listen() {
    // If no handler can be installed, Ctrl-C ends the program at once.
    drop(ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            screen::restore();
            #[expect(clippy::exit, reason = "the work did not react to the flag, and Ctrl-C was pressed twice")]
            std::process::exit(3);
        }
        CANCEL.store(true, Ordering::Relaxed);
    }));
}

/// Runs the work within the limits, and shows its progress on a terminal.
pub(crate) fn limited<T>(
    limits: Limits,
    usual: Usual,
    shell: &Shell,
    work: impl FnOnce(&mut Budget<'_>, &Progress) -> T,
) -> Done<T> {
    let start = Instant::now();
    let Time(time) = limits.time.unwrap_or(Time(usual.time));
    let deadline = time.and_then(|time| start.checked_add(time));
    let progress = Progress::default();
    CANCEL.store(interrupted(), Ordering::Relaxed);
    let mut budget = Budget::unlimited().cancelled_by(&CANCEL).reporting_to(progress.counter());
    if let Some(steps) = limits.steps {
        budget = budget.steps(steps);
    }
    let visible = shell::stderr_is_terminal() && usual.progress == ProgressDisplay::Line;
    let value = if deadline.is_none() && !visible {
        work(&mut budget, &progress)
    } else {
        thread::scope(|scope| {
            let (working, ended) = channel::<()>();
            let progress = &progress;
            let language = visible.then(|| shell.language());
            scope.spawn(move || monitor(start, deadline, language, progress, &ended));
            let value = work(&mut budget, progress);
            drop(working);
            value
        })
    };
    Done { value, elapsed: start.elapsed(), steps: budget.used() }
}

/// A time limit for work that calls [`Clock::tick`] often.
pub(crate) struct Clock {
    start: Instant,
    deadline: Option<Instant>,
    /// The language in which progress is shown, if it is.
    language: Option<Language>,
    shown: Option<(ProgressBar, Messages)>,
    /// When progress was shown last.
    last: Instant,
}

impl Clock {
    /// Starts the clock. Progress is shown only if standard output is not a terminal.
    pub(crate) fn start(time: Option<Time>, shell: &Shell) -> Self {
        let start = Instant::now();
        let deadline = time.and_then(|Time(time)| start.checked_add(time?));
        let visible = shell::stderr_is_terminal() && !shell::stdout_is_terminal();
        CANCEL.store(interrupted(), Ordering::Relaxed);
        Self { start, deadline, language: visible.then(|| shell.language()), shown: None, last: start }
    }

    /// Sets the flag when the time limit is reached, and shows the number of results so far.
    pub(crate) fn tick(&mut self, id: MessageId, done: u64) {
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            CANCEL.store(true, Ordering::Relaxed);
        }
        let elapsed = now - self.start;
        if let Some(language) = self.language.filter(|_| elapsed >= PROGRESS_DELAY && now - self.last >= TICK) {
            self.last = now;
            let (bar, messages) = self.shown.get_or_insert_with(|| (spinner(), Messages::new(language)));
            let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
            let rate = number((done as f64 / elapsed.as_secs_f64()) as u64);
            bar.set_message(messages.format(id, &[("done", number(done)), ("rate", rate)]));
            bar.tick();
        }
    }

    /// Stops the clock and returns the elapsed time.
    pub(crate) fn stop(self) -> Duration {
        if let Some((bar, _)) = self.shown {
            bar.finish_and_clear();
        }
        self.start.elapsed()
    }
}

fn monitor(
    start: Instant,
    mut deadline: Option<Instant>,
    language: Option<Language>,
    progress: &Progress,
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
        if let Some(language) = language.filter(|_| now - start >= PROGRESS_DELAY) {
            let (bar, messages) = shown.get_or_insert_with(|| (spinner(), Messages::new(language)));
            bar.set_message(progress_words(messages, progress, now - start));
            bar.tick();
        }
    }
    if let Some((bar, _)) = shown {
        bar.finish_and_clear();
    }
}

/// Returns the number of solutions or steps so far, with their rate.
fn progress_words(messages: &Messages, progress: &Progress, elapsed: Duration) -> String {
    let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
    let rate = |n: u64| number((n as f64 / elapsed.as_secs_f64()) as u64);
    if let Some(found) = progress.solutions() {
        messages.format(MessageId::Progress, &[("found", number(found)), ("rate", rate(found))])
    } else {
        let steps = progress.steps();
        messages.format(MessageId::ProgressSteps, &[("steps", number(steps)), ("rate", rate(steps))])
    }
}

fn spinner() -> ProgressBar {
    let style =
        ProgressStyle::with_template("{spinner} {elapsed} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}
