//! The latest events of a run, so that a person can go back to each of them.
//!
//! A record is kept for every thousand events or so; any other is found by applying the events after it.

use std::collections::VecDeque;

use bachet_methods::{Event, Sink as _};

use super::record::Record;
use crate::Puzzle;

/// Number of events between two records that are kept.
const INTERVAL: usize = 1000;

/// The latest events of a run.
#[derive(Clone, Debug)]
pub struct History {
    parts: VecDeque<Part>,
    /// Number of events that are kept.
    kept: usize,
    max_kept: usize,
}

/// A record, and the events after it.
#[derive(Clone, Debug)]
struct Part {
    record: Record,
    /// The last event of the record.
    last: Option<Event>,
    events: Vec<Event>,
}

impl Part {
    /// The number of events before those of this part.
    fn start(&self) -> u64 {
        self.record.tally.events()
    }

    /// The number of events up to the last one of this part.
    fn end(&self) -> u64 {
        self.start() + self.events.len() as u64
    }

    /// The number of events after which a new part begins: more where a record is large, so that records take no more
    /// memory than events.
    fn max_events(&self) -> usize {
        let best = self.record.best.as_ref().map_or(0, Vec::len);
        INTERVAL.max(self.record.stack.assignments().len() + best)
    }
}

impl History {
    /// Starts before the first event, and keeps at least the latest `max_kept` events.
    pub fn new(puzzle: &Puzzle, max_kept: usize) -> Self {
        let first = Part { record: Record::new(puzzle), last: None, events: Vec::new() };
        Self { parts: VecDeque::from([first]), kept: 0, max_kept }
    }

    /// Adds an event, with the record that includes it.
    pub fn add(&mut self, record: &Record, event: Event) {
        if let Some(part) = self.parts.back_mut() {
            part.events.push(event);
            self.kept += 1;
            if part.events.len() >= part.max_events() {
                self.parts.push_back(Part { record: record.clone(), last: Some(event), events: Vec::new() });
            }
        }
        while let Some(first) = self.parts.front()
            && self.kept - first.events.len() >= self.max_kept
        {
            self.kept -= first.events.len();
            self.parts.pop_front();
        }
    }

    /// Returns the smallest number of events after which the record is known.
    pub fn oldest(&self) -> u64 {
        self.parts.front().map_or(0, Part::start)
    }

    /// Returns the number of all events so far.
    pub fn latest(&self) -> u64 {
        self.parts.back().map_or(0, Part::end)
    }

    /// Returns the state of the run after this number of events, and the last of these events; `None` if history does
    /// not reach there.
    pub fn at(&self, number: u64) -> Option<(Record, Option<Event>)> {
        let part = self.part(number)?;
        let events = part.events.get(..usize::try_from(number - part.start()).ok()?)?;
        let mut record = part.record.clone();
        for &event in events {
            // A record takes every event.
            let _ = record.event(event);
        }
        Some((record, events.last().copied().or(part.last)))
    }

    /// Returns the number of the first event after `number` that matches.
    pub fn next(&self, number: u64, matches: impl Fn(Event) -> bool) -> Option<u64> {
        (number + 1..=self.latest()).find(|&at| self.event(at).is_some_and(&matches))
    }

    /// Returns the number of the last event before `number` that matches.
    pub fn previous(&self, number: u64, matches: impl Fn(Event) -> bool) -> Option<u64> {
        (self.oldest().max(1)..number).rev().find(|&at| self.event(at).is_some_and(&matches))
    }

    /// Returns the event with this number, from 1.
    fn event(&self, number: u64) -> Option<Event> {
        let part = self.part(number)?;
        match (number - part.start()).checked_sub(1) {
            Some(index) => part.events.get(usize::try_from(index).ok()?).copied(),
            None => part.last,
        }
    }

    /// Returns the last part that starts at this number of events or before.
    fn part(&self, number: u64) -> Option<&Part> {
        let after = self.parts.partition_point(|part| part.start() <= number);
        self.parts.get(after.checked_sub(1)?).filter(|part| number <= part.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verbs::{Method, TraceOptions, watch};
    use bachet_solver::Budget;
    use std::ops::ControlFlow;

    const PETS: &str =
        "grid: Pets\nwho: Ann, Bob, Cas, Dee\npet: cat, dog, emu, fox\nage: 3, 4, 5, 6\n1. = Ann != cat\n";

    #[test]
    fn every_kept_moment_is_the_one_that_was() {
        let puzzle = crate::read(PETS).expect("it is sound").puzzle;
        let options = TraceOptions::default();
        let mut history = History::new(&puzzle, 2500);
        let mut moments = vec![(Record::new(&puzzle), None)];
        let mut watcher = |record: &Record, event: Event| {
            history.add(record, event);
            moments.push((record.clone(), Some(event)));
            ControlFlow::Continue(())
        };
        watch(&puzzle, Method::PERMUTATIONS, &options, &mut Budget::unlimited(), &mut watcher).expect("it runs");
        assert!(moments.len() > 3500, "{}", moments.len());
        assert_eq!(history.latest() as usize, moments.len() - 1);
        let oldest = history.oldest();
        assert!((2500..3500).contains(&(history.latest() - oldest)), "{oldest}");
        for (number, (record, event)) in (0..).zip(&moments) {
            let found = history.at(number).map(|(found, event)| (found.tally, found.stack, found.best, event));
            let expected = (record.tally, record.stack.clone(), record.best.clone(), *event);
            assert_eq!(found, (number >= oldest).then_some(expected), "{number}");
        }
        assert!(history.at(history.latest() + 1).is_none());
        let is_assignment = |event: Event| matches!(event, Event::Assign { .. });
        let numbers: Vec<u64> = (0..)
            .zip(&moments)
            .filter(|(n, (_, e))| *n >= oldest && e.is_some_and(is_assignment))
            .map(|(n, _)| n)
            .collect();
        for pair in numbers.windows(2) {
            assert_eq!(history.next(pair[0], is_assignment), Some(pair[1]));
            assert_eq!(history.previous(pair[1], is_assignment), Some(pair[0]));
        }
        assert_eq!(history.previous(numbers[0], is_assignment), None);
    }
}
