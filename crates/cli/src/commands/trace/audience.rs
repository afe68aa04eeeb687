//! Those who watch a method: a screen, a file of events, a log, and whoever has seen enough.

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

use super::is_animated;
use super::store::Store;
use crate::args;
use crate::limits;
use crate::screen::Screen;
use crate::shell::{self, Shell};

/// So many events a second.
const SPEED: u32 = 30;
/// No screen shows more pictures a second.
const PICTURE: Duration = Duration::from_millis(33);
/// So many events are stored where no other number is asked for: about a gigabyte.
const MOST_STORED: u64 = 10_000_000;
/// The lesson of the clauses tells every so many iterations how far it is.
const TOLD: u64 = 10;

/// Those who watch a method.
pub(super) struct Audience<'a> {
    shell: &'a Shell,
    tracing: &'a Tracing<'a>,
    screen: Option<(Screen, Pace)>,
    log: Option<Log>,
    store: Option<Store>,
    until: Option<u64>,
    /// Whether it ends there because nobody said how much is to be stored.
    is_bounded: bool,
    /// Whether there is no more than a log: no screen, no file, no last event that anybody asked for.
    only_logs: bool,
    last: Option<Event>,
    failed: Option<io::Error>,
    had_enough: bool,
}

/// What those who watched have to say at the end.
pub(super) struct Told {
    /// What went wrong on the way out.
    pub(super) failed: Option<io::Error>,
    /// The event after which nobody watched any more.
    pub(super) last: Option<Event>,
    /// Whether they had seen enough.
    pub(super) had_enough: bool,
}

/// When what is shown.
enum Pace {
    /// So long after the event before; when the next is due, and when the last picture was drawn.
    Every { pause: Duration, due: Instant, drawn: Option<Instant> },
    /// When a key is pressed.
    Keys,
}

impl<'a> Audience<'a> {
    pub(super) fn new(shell: &'a Shell, args: &args::Trace, tracing: &'a Tracing<'a>, method: Method) -> Self {
        let mut failed = None;
        let mut screen = None;
        if is_animated(shell, args) {
            let pause = Duration::from_secs(1) / args.speed.unwrap_or(SPEED);
            let pace = if args.step { Pace::Keys } else { Pace::Every { pause, due: Instant::now(), drawn: None } };
            match Screen::open() {
                Ok(opened) => screen = Some((opened, pace)),
                Err(error) => failed = Some(error),
            }
        }
        let is_quiet = args.summary || args.html || shell.json || screen.is_some() || args.writes_events();
        let log = method.log.filter(|_| !is_quiet);
        // Whoever plays what was stored reads every line in any case.
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
            had_enough: false,
        }
    }

    /// Writes all events into the file, if one is asked for.
    pub(super) fn store(&mut self, args: &args::Trace, header: Header) {
        if args.events.is_none() {
            return;
        }
        if self.until.is_none() {
            (self.until, self.is_bounded) = (Some(MOST_STORED), true);
        }
        self.store = Store::new(args, header);
    }

    /// Whether there is anybody at all.
    pub(super) fn is_there(&self) -> bool {
        !self.only_logs || self.log.is_some()
    }

    /// Takes note of an event.
    #[inline]
    pub(super) fn sees(&mut self, record: &Record, event: Event) -> ControlFlow<()> {
        // Methods tell a hundred million events a second, of which most are for nobody.
        if self.only_logs && !self.log.is_some_and(|log| log.includes(event)) {
            return ControlFlow::Continue(());
        }
        self.looks(record, event)
    }

    fn looks(&mut self, record: &Record, event: Event) -> ControlFlow<()> {
        // Of the events between those that are logged nothing is known: the last one may be any of them.
        self.last = (!self.only_logs).then_some(event);
        if self.failed.is_none()
            && let Err(error) = self.tell(record, event)
        {
            self.failed = Some(error);
        }
        self.had_enough |= self.failed.is_some() || self.until == Some(record.tally.events());
        if self.had_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Closes screen and file.
    pub(super) fn close(mut self, traced: Option<&Traced>) -> Told {
        drop(self.screen.take());
        if let (Some(store), Some(traced), None) = (&mut self.store, traced, &self.failed) {
            self.failed = store.close(traced).err();
        }
        if let (true, true, Some(until)) = (self.is_bounded, self.had_enough, self.until)
            && self.failed.is_none()
        {
            let arguments = [("count", Argument::Number(until as i64))];
            self.failed = self.shell.note(MessageId::TraceStoredAll, &arguments).err();
        }
        Told { failed: self.failed, last: self.last, had_enough: self.had_enough }
    }

    fn tell(&mut self, record: &Record, event: Event) -> io::Result<()> {
        if let Some(store) = &mut self.store {
            store.event(event)?;
        }
        if let Some(log) = self.log {
            self.log(log, record, event)?;
        }
        self.draw(record, event)
    }

    /// What the lessons that the methods come from tell on the way.
    fn log(&self, log: Log, record: &Record, event: Event) -> io::Result<()> {
        match (log, event) {
            (Log::Nodes, Event::Node { .. }) if record.tally.nodes.is_multiple_of(TOLD) => {
                // The lesson counts from -1.
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
                if drawn.is_none_or(|drawn| now - drawn >= PICTURE || *pause >= PICTURE) {
                    screen.draw(&self.tracing.frame(record, Some(event), screen.size()))?;
                    *drawn = Some(now);
                }
                // Whoever was too slow does not hurry afterwards.
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
                self.had_enough = !screen.goes_on();
            }
        }
        Ok(())
    }
}

fn plain_line(text: &str) -> [Vec<Run>; 1] {
    [vec![Run { text: text.to_owned(), mark: Mark::Plain }]]
}
