//! The observers of a method: a screen, a file of events, a log, and a limit on the number of events.

use std::io;
use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

use bachet::Argument;
use bachet::front::drawings::{Size, Tracing};
use bachet::json::events::Header;
use bachet::messages::MessageId;
use bachet::verbs::{Event, Log, Method, Record, Traced};
use bachet_draw::{Mark, Run};

use super::Args;
use super::is_animated;
use super::store::Store;
use crate::limits;
use crate::screen::Screen;
use crate::shell::{self, Shell};

/// Default number of events per second on a screen.
const EVENTS_PER_SECOND: u32 = 30;
/// Minimum time between two pictures on a screen.
const MIN_PICTURE_TIME: Duration = Duration::from_millis(33);
/// Default maximum number of stored events, about a gigabyte.
const MAX_STORED_EVENTS: u64 = 10_000_000;
/// Number of iterations between two lines of the log of `clauses`.
const LOG_INTERVAL: u64 = 10;

/// The observers of a method.
pub(super) struct Observers<'a> {
    shell: &'a Shell,
    tracing: &'a Tracing<'a>,
    screen: Option<(Screen, Pace)>,
    log: Option<Log>,
    store: Option<Store>,
    until: Option<u64>,
    /// Whether `until` is the default limit on stored events.
    is_bounded: bool,
    /// Whether there is at most a log: no screen, no file, and no `--until`.
    only_logs: bool,
    last: Option<Event>,
    failed: Option<io::Error>,
    stopped: bool,
}

/// What the observers report at the end.
pub(super) struct Observed {
    /// An error of the output.
    pub(super) failed: Option<io::Error>,
    /// The last event that was observed.
    pub(super) last: Option<Event>,
    /// Whether the observers stopped the method.
    pub(super) stopped: bool,
}

/// When the next event is shown.
enum Pace {
    /// After a pause; with the time when the next event is due, and when the last picture was drawn.
    Every { pause: Duration, due: Instant, drawn: Option<Instant> },
    /// When a key is pressed.
    Keys,
}

impl<'a> Observers<'a> {
    pub(super) fn new(shell: &'a Shell, args: &Args, tracing: &'a Tracing<'a>, method: Method) -> Self {
        let mut failed = None;
        let mut screen = None;
        if is_animated(shell, args) {
            let pause = Duration::from_secs(1) / args.speed.unwrap_or(EVENTS_PER_SECOND);
            let pace = if args.step { Pace::Keys } else { Pace::Every { pause, due: Instant::now(), drawn: None } };
            match Screen::open() {
                Ok(opened) => screen = Some((opened, pace)),
                Err(error) => failed = Some(error),
            }
        }
        let is_quiet = args.summary || args.html || shell.json || screen.is_some() || args.writes_events();
        let log = method.log.filter(|_| !is_quiet);
        // Playing a file reads every event in any case.
        let is_bare = args.events.is_none() && args.until.is_none() && args.play.is_none();
        let only_logs = screen.is_none() && failed.is_none() && is_bare;
        Self {
            shell,
            tracing,
            screen,
            log,
            store: None,
            until: args.until,
            is_bounded: false,
            only_logs,
            last: None,
            failed,
            stopped: false,
        }
    }

    /// Writes all events to the file of `--events`, if given.
    pub(super) fn store(&mut self, args: &Args, header: Header) {
        if args.events.is_none() {
            return;
        }
        if self.until.is_none() {
            (self.until, self.is_bounded) = (Some(MAX_STORED_EVENTS), true);
        }
        self.store = Store::new(args, header);
    }

    /// Returns whether there is any observer.
    pub(super) fn is_there(&self) -> bool {
        !self.only_logs || self.log.is_some()
    }

    /// Observes an event.
    #[inline]
    pub(super) fn observe(&mut self, record: &Record, event: Event) -> ControlFlow<()> {
        // Fast path: methods report up to a hundred million events per second, and most need no action.
        if self.only_logs && !self.log.is_some_and(|log| log.includes(event)) {
            return ControlFlow::Continue(());
        }
        self.observe_slowly(record, event)
    }

    fn observe_slowly(&mut self, record: &Record, event: Event) -> ControlFlow<()> {
        // With a log alone, the last event is not known, because events between log lines are skipped.
        self.last = (!self.only_logs).then_some(event);
        if self.failed.is_none()
            && let Err(error) = self.report(record, event)
        {
            self.failed = Some(error);
        }
        self.stopped |= self.failed.is_some() || self.until == Some(record.tally.events());
        if self.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Closes the screen and the file.
    pub(super) fn close(mut self, traced: Option<&Traced>) -> Observed {
        drop(self.screen.take());
        if let (Some(store), Some(traced), None) = (&mut self.store, traced, &self.failed) {
            self.failed = store.close(traced).err();
        }
        if let (true, true, Some(until)) = (self.is_bounded, self.stopped, self.until)
            && self.failed.is_none()
        {
            let arguments = [("count", Argument::Number(until as i64))];
            self.failed = self.shell.note(MessageId::TraceStoredAll, &arguments).err();
        }
        Observed { failed: self.failed, last: self.last, stopped: self.stopped }
    }

    fn report(&mut self, record: &Record, event: Event) -> io::Result<()> {
        if let Some(store) = &mut self.store {
            store.event(event)?;
        }
        if let Some(log) = self.log {
            self.log(log, record, event)?;
        }
        self.draw(record, event)
    }

    /// Prints the log of `clauses` and `permutations`.
    fn log(&self, log: Log, record: &Record, event: Event) -> io::Result<()> {
        match (log, event) {
            (Log::Nodes, Event::Node { .. }) if record.tally.nodes.is_multiple_of(LOG_INTERVAL) => {
                // The log counts iterations from -1.
                let count = record.stack.assignments().len() as i64 - 1;
                let arguments =
                    [("iteration", Argument::Number(record.tally.nodes as i64)), ("count", Argument::Number(count))];
                shell::lines(&plain_line(&self.shell.format(MessageId::TraceLogIteration, &arguments)))
            }
            (Log::Combinations, Event::Combine { .. }) => {
                shell::lines(&plain_line(&self.tracing.words(record, Some(event))))
            }
            _ => Ok(()),
        }
    }

    fn draw(&mut self, record: &Record, event: Event) -> io::Result<()> {
        let Some((screen, pace)) = &mut self.screen else { return Ok(()) };
        match pace {
            Pace::Every { pause, due, drawn } => {
                let now = Instant::now();
                if drawn.is_none_or(|drawn| now - drawn >= MIN_PICTURE_TIME || *pause >= MIN_PICTURE_TIME) {
                    screen.draw(&self.tracing.frame(record, Some(event), screen.size()))?;
                    *drawn = Some(now);
                }
                // Lost time is not made up for.
                *due = (*due + *pause).max(now);
                while !limits::cancelled() {
                    let left = due.saturating_duration_since(Instant::now());
                    if left.is_zero() {
                        break;
                    }
                    thread::sleep(left.min(limits::TICK));
                }
            }
            Pace::Keys => {
                let Size { columns, rows } = screen.size();
                let mut lines = self.tracing.frame(record, Some(event), Size { columns, rows: rows.saturating_sub(1) });
                lines.push(vec![Run { text: self.shell.word(MessageId::TracePause), mark: Mark::Faint }]);
                screen.draw(&lines)?;
                self.stopped = !screen.goes_on();
            }
        }
        Ok(())
    }
}

fn plain_line(text: &str) -> [Vec<Run>; 1] {
    [vec![Run { text: text.to_owned(), mark: Mark::Plain }]]
}
