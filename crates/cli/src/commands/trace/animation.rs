//! A run on a terminal, which a person steers by keys.
//!
//! The method runs while its events are shown: [`Animation::event`] returns when the next event is needed. The latest
//! events are kept, so that a person can go back. For older ones the method runs again from its start.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

use bachet::front::drawings::{Size, Tracing};
use bachet::messages::MessageId;
use bachet::verbs::{Event, History, Record};
use bachet::{Argument, Puzzle};
use bachet_draw::{Mark, Run};

use super::player::{Goal, Mode, Player};
use crate::limits;
use crate::screen::{Keys, Screen};
use crate::shell::Shell;

/// Minimum time between two pictures, unless a key is pressed.
const MIN_PICTURE_TIME: Duration = Duration::from_millis(33);
/// Number of events that are kept, about five megabytes.
const KEPT_EVENTS: usize = 100_000;
/// Maximum number of events between two looks at the clock and the keys.
const EVENTS_PER_LOOK: u64 = 256;

/// A run on a terminal.
pub(super) struct Animation<'a> {
    shell: &'a Shell,
    tracing: &'a Tracing<'a>,
    /// Closed before the screen, so that the terminal is as usual again when the cursor appears.
    keys: Option<Keys>,
    screen: Screen,
    history: History,
    player: Player,
    start: Instant,
    /// When the last picture was drawn; `None` if the next one is not to wait.
    drawn: Option<Instant>,
    /// What the last picture showed.
    picture: Option<Shown>,
    /// The number of events before which nothing is shown.
    skip: u64,
    /// The last event that is looked for, among those that are not kept: found while the method runs again.
    found_again: Option<u64>,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shown {
    at: u64,
    mode: Mode,
    has_keys: bool,
    size: Size,
}

/// What is needed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The next event.
    Event,
    /// Nothing: the animation ends.
    End,
    /// All events from the first on.
    Again,
}

impl<'a> Animation<'a> {
    pub(super) fn new(
        shell: &'a Shell,
        tracing: &'a Tracing<'a>,
        puzzle: &Puzzle,
        player: Player,
        keys: Option<Keys>,
    ) -> io::Result<Self> {
        let history = History::new(puzzle, KEPT_EVENTS);
        let (screen, start) = (Screen::open()?, Instant::now());
        Ok(Self {
            shell,
            tracing,
            keys,
            screen,
            history,
            player,
            start,
            drawn: None,
            picture: None,
            skip: 0,
            found_again: None,
        })
    }

    /// Takes an event, with the record that includes it, and shows events until the next one is needed.
    pub(super) fn event(&mut self, record: &Record, event: Event) -> io::Result<Next> {
        self.history.add(record, event);
        let latest = self.history.latest();
        if latest < self.skip && (latest <= self.player.at || !self.player.looks_for(event)) {
            if let (Mode::Back(goal), Some(found)) = (self.player.mode, &mut self.found_again)
                && goal.is_met(event)
            {
                *found = latest;
            }
            return Ok(Next::Event);
        }
        self.show(false)
    }

    /// Lets a person who has pressed keys go on after the last event.
    pub(super) fn end(&mut self) -> io::Result<Next> {
        if !self.player.is_steered || self.player.mode == Mode::Quit {
            return Ok(Next::End);
        }
        self.show(true)
    }

    /// Forgets all events, because the method runs again.
    pub(super) fn again(&mut self, puzzle: &Puzzle) {
        self.history = History::new(puzzle, KEPT_EVENTS);
        self.skip = self.player.at;
    }

    /// Returns the moment that is shown, if it is not the latest.
    pub(super) fn earlier(&self) -> Option<(Record, Option<Event>)> {
        self.history.at(self.player.at).filter(|_| self.player.at < self.history.latest())
    }

    /// Shows events until the next one is needed. `is_over` says that there is none.
    fn show(&mut self, is_over: bool) -> io::Result<Next> {
        loop {
            if limits::interrupted() || limits::cancelled() && !is_over {
                return Ok(Next::End);
            }
            let (at, latest) = (self.player.at, self.history.latest());
            match self.player.mode {
                Mode::Quit => return Ok(Next::End),
                Mode::Pause => self.wait(limits::TICK)?,
                Mode::Start if self.history.oldest() == 0 => self.player.stop_at(0),
                Mode::Start => {
                    self.player.at = 0;
                    return Ok(Next::Again);
                }
                Mode::Back(goal) => {
                    let kept = self.history.previous(at, |event| goal.is_met(event));
                    let is_start_kept = self.history.oldest() == 0;
                    if let Some(found) = kept.or_else(|| is_start_kept.then_some(0)) {
                        self.player.stop_at(found);
                        self.found_again = None;
                        continue;
                    }
                    if let Some(found) = self.found_again.take() {
                        self.player.stop_at(found);
                    } else {
                        (self.player.at, self.found_again) = (self.history.oldest(), Some(0));
                    }
                    return Ok(Next::Again);
                }
                Mode::Forward(goal) => match self.history.next(at, |event| goal.is_met(event)) {
                    Some(found) => self.player.stop_at(found),
                    None if is_over => self.player.stop_at(latest),
                    None => {
                        self.player.at = latest;
                        self.wait(Duration::ZERO)?;
                        if self.player.mode == Mode::Forward(goal) {
                            self.skip = latest + EVENTS_PER_LOOK;
                            return Ok(Next::Event);
                        }
                    }
                },
                Mode::Play => {
                    let due = self.player.due(self.start.elapsed());
                    self.player.at = due.min(latest);
                    if due <= latest {
                        self.wait(self.time_to_next())?;
                    } else if is_over {
                        self.player.stop_at(latest);
                    } else {
                        self.wait(Duration::ZERO)?;
                        if self.player.mode == Mode::Play {
                            self.skip = due.min(latest + EVENTS_PER_LOOK);
                            return Ok(Next::Event);
                        }
                    }
                }
            }
        }
    }

    /// Returns the time until the next event, at most until the flags are to be polled.
    fn time_to_next(&self) -> Duration {
        let speed = self.player.speed(self.start.elapsed());
        Duration::try_from_secs_f64(1.0 / speed).unwrap_or(limits::TICK).min(limits::TICK)
    }

    /// Draws a picture if it is time for one, and waits for a key.
    fn wait(&mut self, time: Duration) -> io::Result<()> {
        let mut time = time;
        if self.drawn.is_some_and(|drawn| drawn.elapsed() < MIN_PICTURE_TIME) {
            time = time.min(MIN_PICTURE_TIME);
        } else {
            let Player { at, mode, shows_keys: has_keys, .. } = self.player;
            let shown = Shown { at, mode, has_keys, size: Screen::picture_size() };
            if self.drawn.is_none() || self.picture != Some(shown) {
                self.draw(shown.size)?;
            }
            (self.drawn, self.picture) = (Some(Instant::now()), Some(shown));
        }
        let key = if let Some(keys) = &self.keys {
            keys.wait(time)
        } else {
            thread::sleep(time);
            None
        };
        if let Some(key) = key {
            self.player.press(key, self.start.elapsed());
            // While an event is looked for, the picture waits for it.
            if matches!(self.player.mode, Mode::Pause | Mode::Play) {
                self.drawn = None;
            }
        }
        Ok(())
    }

    fn draw(&mut self, Size { columns, rows }: Size) -> io::Result<()> {
        let Some((record, event)) = self.history.at(self.player.at) else { return Ok(()) };
        let below = if self.keys.is_some() { self.status() } else { Vec::new() };
        let mut lines = self.tracing.frame(&record, event, Size { columns, rows: rows.saturating_sub(below.len()) });
        lines.extend(below.iter().map(|line| bachet_draw::shortened(line, columns)));
        self.screen.draw(&lines)
    }

    /// Returns the lines below the picture: where it is, and the keys.
    fn status(&self) -> Vec<Vec<Run>> {
        let event = ("event", Argument::Number(i64::try_from(self.player.at).unwrap_or(i64::MAX)));
        let speed = self.player.speed(self.start.elapsed());
        let speed = if speed < 1.0 { format!("{speed}") } else { format!("{speed:.0}") };
        let goal = match self.player.mode {
            Mode::Play => "play",
            Mode::Pause | Mode::Quit | Mode::Start => "pause",
            Mode::Forward(goal) | Mode::Back(goal) => match goal {
                Goal::Event => "pause",
                Goal::Placement => "placement",
                Goal::DeadEnd => "dead-end",
                Goal::Solution => "solution",
                Goal::End => "end",
            },
        };
        let text = |text: &str| Argument::Text(text.to_owned());
        let arguments = [event, ("speed", text(&speed)), ("mode", text(goal))];
        let mut texts = vec![self.shell.format(MessageId::TraceStatus, &arguments)];
        if self.player.shows_keys {
            texts.extend(self.shell.word(MessageId::TraceKeys).lines().map(str::to_owned));
        }
        texts.into_iter().map(|text| vec![Run { text, mark: Mark::Faint }]).collect()
    }
}
