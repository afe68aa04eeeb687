//! The clock, Ctrl-C and progress: what stops a verb, and what is shown meanwhile.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bachet::messages::{Language, MessageId, Messages};
use bachet::{Argument, Budget, Progress};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{Limits, Time};
use crate::screen;
use crate::shell::{self, Shell};

/// What holds where nothing else is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Usual {
    time: Option<Duration>,
    progress: ProgressDisplay,
}

/// Who shows a person that the work goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProgressDisplay {
    /// A line on stderr.
    Line,
    /// The work itself.
    Work,
}

/// The limit of verbs that may take for ever.
pub(crate) const MINUTE: Usual = Usual { time: Some(Duration::from_mins(1)), progress: ProgressDisplay::Line };
/// The limit of each of several things of which some may take for ever.
pub(crate) const EACH: Usual = Usual { time: Some(Duration::from_secs(10)), progress: ProgressDisplay::Line };
/// No limit.
pub(crate) const NONE: Usual = Usual { time: None, progress: ProgressDisplay::Line };
/// No limit, and nothing is written beside what the work writes.
pub(crate) const SHOWN: Usual = Usual { time: None, progress: ProgressDisplay::Work };

/// Work that takes longer shows its progress.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often the clock is looked at.
pub(crate) const TICK: Duration = Duration::from_millis(100);

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

/// The flag that the clock and Ctrl-C raise.
pub(crate) fn cancel() -> &'static AtomicBool {
    &CANCEL
}

/// Raises it.
pub(crate) fn stop() {
    CANCEL.store(true, Ordering::Relaxed);
}

/// Whether the clock or Ctrl-C has raised it.
pub(crate) fn cancelled() -> bool {
    CANCEL.load(Ordering::Relaxed)
}

/// From here on Ctrl-C raises the flag instead of ending the program; the second time it ends it.
pub(crate) fn listen() {
    // Without a handler Ctrl-C ends the program at once: worse, but no reason to fail.
    drop(ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            screen::restore();
            #[expect(clippy::exit, reason = "the work did not heed the flag, and the person asked twice")]
            std::process::exit(3);
        }
        CANCEL.store(true, Ordering::Relaxed);
    }));
}

/// Does the work within the limits; a person at the terminal sees its progress.
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
            let speaks = visible.then(|| shell.language());
            scope.spawn(move || monitor(start, deadline, speaks, progress, &ended));
            let value = work(&mut budget, progress);
            drop(working);
            value
        })
    };
    Done { value, elapsed: start.elapsed(), steps: budget.used() }
}

/// The clock of work that comes by often enough to look at it.
pub(crate) struct Clock {
    start: Instant,
    deadline: Option<Instant>,
    /// Whether a person sees the progress.
    speaks: Option<Language>,
    shown: Option<(ProgressBar, Messages)>,
    /// When the progress was shown last.
    last: Instant,
}

impl Clock {
    /// Starts the clock. Progress is not shown between lines of output.
    pub(crate) fn start(time: Option<Time>, shell: &Shell) -> Self {
        let start = Instant::now();
        let deadline = time.and_then(|Time(time)| start.checked_add(time?));
        let visible = shell::stderr_is_terminal() && !shell::stdout_is_terminal();
        CANCEL.store(interrupted(), Ordering::Relaxed);
        Self { start, deadline, speaks: visible.then(|| shell.language()), shown: None, last: start }
    }

    /// Raises the flag when the time has come, and shows how many there are so far.
    pub(crate) fn tick(&mut self, id: MessageId, done: u64) {
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            CANCEL.store(true, Ordering::Relaxed);
        }
        let elapsed = now - self.start;
        if let Some(language) = self.speaks.filter(|_| elapsed >= PATIENCE && now - self.last >= TICK) {
            self.last = now;
            let (bar, messages) = self.shown.get_or_insert_with(|| (spinner(), Messages::new(language)));
            let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
            let rate = number((done as f64 / elapsed.as_secs_f64()) as u64);
            bar.set_message(messages.format(id, &[("done", number(done)), ("rate", rate)]));
            bar.tick();
        }
    }

    /// The time that it took.
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
    speaks: Option<Language>,
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
        if let Some(language) = speaks.filter(|_| now - start >= PATIENCE) {
            let (bar, messages) = shown.get_or_insert_with(|| (spinner(), Messages::new(language)));
            bar.set_message(progress_words(messages, progress, now - start));
            bar.tick();
        }
    }
    if let Some((bar, _)) = shown {
        bar.finish_and_clear();
    }
}

/// What is progress, and how fast more becomes progress.
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
