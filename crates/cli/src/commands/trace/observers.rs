//! The observers of a method: a screen, a file of events, a log, and a limit on the number of events.

use std::io;
use std::ops::ControlFlow;

use bachet::front::drawings::{Steps, Tracing};
use bachet::json::events::Header;
use bachet::messages::MessageId;
use bachet::verbs::{Event, Log, Method, Record, Traced};
use bachet::{Argument, Puzzle};
use bachet_draw::{Mark, Run, SteppedRun};

use super::Args;
use super::animation::{Animation, Next};
use super::is_animated;
use super::player::Player;
use super::store::Store;
use crate::limits;
use crate::screen::{self, Keys};
use crate::shell::{self, Shell};

/// Default maximum number of stored events, about a gigabyte.
const MAX_STORED_EVENTS: u64 = 10_000_000;
/// Number of iterations between two lines of the log of `clauses`.
const LOG_INTERVAL: u64 = 10;

/// The observers of a method.
pub(super) struct Observers<'a> {
    shell: &'a Shell,
    tracing: &'a Tracing<'a>,
    animation: Option<Animation<'a>>,
    log: Option<Log>,
    /// The steps of the page of `--html`.
    steps: Option<Steps<'a>>,
    store: Option<Store>,
    /// Number of stored events: a method that runs again reports them again.
    stored: u64,
    until: Option<u64>,
    /// Whether `until` is the default limit on stored events.
    is_bounded: bool,
    /// Whether there is at most a log: no screen, no page, no file, and no `--until`.
    only_logs: bool,
    last: Option<Event>,
    failed: Option<io::Error>,
    next: Next,
}

/// What the observers report at the end.
pub(super) struct Observed {
    /// An error of the output.
    pub(super) failed: Option<io::Error>,
    /// The last event that was observed.
    pub(super) last: Option<Event>,
    /// The moment that was shown at the end, with its last event, if it was not the latest.
    pub(super) earlier: Option<(Record, Option<Event>)>,
    /// The steps of the page of `--html`.
    pub(super) steps: Option<SteppedRun>,
    /// Whether the observers stopped the method.
    pub(super) stopped: bool,
}

impl<'a> Observers<'a> {
    pub(super) fn new(
        shell: &'a Shell,
        args: &Args,
        puzzle: &Puzzle,
        tracing: &'a Tracing<'a>,
        method: Method,
    ) -> Self {
        let mut failed = None;
        let mut animation = None;
        if is_animated(shell, args) {
            let player = if args.step { Player::stepping() } else { Player::playing(args.speed) };
            let keys = if screen::has_keys() { Keys::open().map(Some) } else { Ok(None) };
            match keys.and_then(|keys| Animation::new(shell, tracing, puzzle, player, keys)) {
                Ok(opened) => animation = Some(opened),
                Err(error) => failed = Some(error),
            }
        }
        let is_quiet = args.summary || args.html || shell.json || animation.is_some() || args.writes_events();
        let log = method.log.filter(|_| !is_quiet);
        // Playing a file reads every event in any case.
        let is_bare = args.events.is_none() && args.options.until.is_none() && args.play.is_none();
        let steps = (args.html && !args.summary).then(|| Steps::new(tracing));
        let only_logs = animation.is_none() && steps.is_none() && failed.is_none() && is_bare;
        Self {
            shell,
            tracing,
            animation,
            log,
            steps,
            store: None,
            stored: 0,
            until: args.options.until,
            is_bounded: false,
            only_logs,
            last: None,
            failed,
            next: Next::Event,
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
        if self.failed.is_some() || self.until == Some(record.tally.events()) || limits::interrupted() {
            self.next = Next::End;
        }
        if self.next == Next::Event { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Lets a person go back after the last event. Returns whether the method is to run again, from its start.
    pub(super) fn wants_again(&mut self, puzzle: &Puzzle) -> bool {
        let Some(animation) = &mut self.animation else { return false };
        if self.next != Next::Again && self.failed.is_none() {
            match animation.end() {
                Ok(Next::Again) => self.next = Next::Again,
                Ok(Next::Event | Next::End) => {}
                Err(error) => self.failed = Some(error),
            }
        }
        let again = self.next == Next::Again;
        if again {
            animation.again(puzzle);
            self.next = Next::Event;
        }
        again
    }

    /// Closes the screen and the file.
    pub(super) fn close(mut self, traced: Option<&Traced>, record: Option<&Record>) -> Observed {
        if let (Some(store), Some(traced), None) = (&mut self.store, traced, &self.failed) {
            self.failed = store.close(traced).err();
        }
        let earlier = self.animation.take().and_then(|animation| animation.earlier());
        if let (true, true, Some(until)) = (self.is_bounded, self.next == Next::End, self.until)
            && self.failed.is_none()
        {
            let arguments = [("count", Argument::Number(until as i64))];
            self.failed = self.shell.note(MessageId::TraceStoredAll, &arguments).err();
        }
        let steps = self.steps.take().zip(record).map(|(steps, record)| steps.finish(record, self.last));
        Observed { failed: self.failed, last: self.last, earlier, steps, stopped: self.next == Next::End }
    }

    fn report(&mut self, record: &Record, event: Event) -> io::Result<()> {
        if let Some(store) = &mut self.store
            && record.tally.events() > self.stored
        {
            store.event(event)?;
            self.stored += 1;
        }
        if let Some(log) = self.log {
            self.log(log, record, event)?;
        }
        if let Some(steps) = &mut self.steps {
            steps.add(record, event);
        }
        self.animate(record, event)
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

    fn animate(&mut self, record: &Record, event: Event) -> io::Result<()> {
        let Some(animation) = &mut self.animation else { return Ok(()) };
        self.next = animation.event(record, event)?;
        Ok(())
    }
}

fn plain_line(text: &str) -> [Vec<Run>; 1] {
    [vec![Run { text: text.to_owned(), mark: Mark::Plain }]]
}
