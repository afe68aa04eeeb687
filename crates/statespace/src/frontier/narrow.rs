//! A few states a level: they are looked through one by one.
//!
//! Where a space repeats itself, even that is saved: what the moves of a level did is written down as a script, and two
//! levels on each move is held against it first. A move to a state known is then one comparison; only a new state has to
//! be looked for in vain. Nothing is taken on trust: a level that does not follow the script is done once more without.

use super::links::{Link, Links};
use super::skip::Rhythm;
use crate::{Move, Space, State};

/// The last levels, one behind the other.
pub(super) struct Narrow<S> {
    /// Old levels, the one before, the current one, and the next as far as it is known.
    pub(super) log: Vec<S>,
    /// Where the two levels before that begin.
    pub(super) older: [usize; 2],
    /// Where the level before begins.
    pub(super) before: usize,
    /// Where the current level begins.
    pub(super) current: usize,
    /// Where the next level begins.
    pub(super) next: usize,
    /// What the last level but one did, and the last.
    pub(super) scripts: [Script; 2],
    /// The script that is being written.
    written: Script,
    /// The traces of the states of the level before, the current one and the next.
    traces: [u64; 3],
    pub(super) rhythm: Rhythm,
}

/// There are too many states to look through one by one.
pub(super) struct TooWide;

/// So many states are looked through faster than an index is.
const WIDEST: usize = 16;

/// Old levels are kept until there are so many states.
const KEPT: usize = 1 << 10;

/// What the moves of a level did.
pub(super) struct Script {
    pub(super) lines: Vec<Line>,
    /// Where the lines of each state end.
    pub(super) ends: Vec<u32>,
    /// Whether the level two levels before it did the same.
    pub(super) is_trusted: bool,
}

impl Script {
    fn new() -> Self {
        Self { lines: Vec::with_capacity(4 * WIDEST), ends: Vec::with_capacity(WIDEST), is_trusted: false }
    }
}

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Line {
    label: u32,
    /// The place of the state where it leads, counted from the level before; behind the last one if it is new.
    pub(super) place: u32,
}

impl<S: State> Narrow<S> {
    /// Whether levels are narrow, and likely to stay so.
    pub(super) fn suits(before: &[S], current: &[S]) -> bool {
        before.len() <= WIDEST / 2 && current.len() <= WIDEST / 2
    }

    pub(super) fn new(before: &[S], current: &[S]) -> Self {
        let mut log = Vec::with_capacity(4 * WIDEST);
        log.extend_from_slice(before);
        log.extend_from_slice(current);
        let next = log.len();
        Self {
            log,
            older: [0; 2],
            before: 0,
            current: before.len(),
            next,
            scripts: [Script::new(), Script::new()],
            written: Script::new(),
            traces: [traces(before), traces(current), 0],
            rhythm: Rhythm::default(),
        }
    }

    pub(super) fn before(&self) -> &[S] {
        &self.log[self.before..self.current]
    }

    #[inline]
    pub(super) fn current(&self) -> &[S] {
        &self.log[self.current..self.next]
    }

    /// Makes every move of the current level and goes on to the next one. How many moves there are.
    #[inline]
    pub(super) fn expand<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        links: &mut Option<Links>,
    ) -> Result<u64, TooWide> {
        if self.scripts[0].is_trusted {
            if self.follow_script(space) {
                self.rhythm.beat();
                if let Some(links) = links {
                    links.repeat_level();
                }
            } else {
                self.rhythm.stop();
                self.log.truncate(self.next);
                self.write_script(space, links)?;
            }
        } else {
            self.rhythm.stop();
            self.write_script(space, links)?;
        }
        self.scripts.swap(0, 1);
        self.traces = [self.traces[1], self.traces[2], 0];
        self.older = [self.older[1], self.before];
        (self.before, self.current, self.next) = (self.current, self.next, self.log.len());
        if self.log.len() > KEPT {
            self.forget();
        }
        Ok(self.scripts[1].lines.len() as u64)
    }

    /// Forgets the oldest levels.
    #[cold]
    fn forget(&mut self) {
        let start = self.older[0];
        self.log.drain(..start);
        for place in self.older.iter_mut().chain([&mut self.before, &mut self.current, &mut self.next]) {
            *place -= start;
        }
    }

    /// Takes note of states that were changed.
    pub(super) fn retrace(&mut self) {
        self.traces = [traces(self.before()), traces(self.current()), 0];
    }

    /// Whether every move does what the script says.
    #[inline]
    fn follow_script<T: Space<State = S>>(&mut self, space: &mut T) -> bool {
        let Script { lines, ends, .. } = &self.scripts[0];
        if ends.len() != self.next - self.current {
            return false;
        }
        let before = self.before;
        let log = &mut self.log;
        let mut read = 0;
        let mut differs = false;
        let mut traces = self.traces[0] | self.traces[1];
        let mut new_traces = 0;
        for (from, end) in (self.current..).zip(ends) {
            let state = log[from];
            space.moves(state, |Move { label, to, .. }| {
                let Some(line) = lines.get(read) else {
                    differs = true;
                    return;
                };
                read += 1;
                differs |= line.label != label;
                let place = before + line.place as usize;
                if let Some(known) = log.get(place) {
                    differs |= *known != to;
                    return;
                }
                let trace = trace(to);
                if traces & trace != 0 && log[before..].contains(&to) {
                    differs = true;
                    return;
                }
                differs |= place != log.len();
                log.push(to);
                traces |= trace;
                new_traces |= trace;
            });
            if differs || read != *end as usize {
                return false;
            }
        }
        self.traces[2] = new_traces;
        true
    }

    /// Looks for every state among the last ones, and writes down what the moves do.
    fn write_script<T: Space<State = S>>(&mut self, space: &mut T, links: &mut Option<Links>) -> Result<(), TooWide> {
        let script = &mut self.written;
        script.lines.clear();
        script.ends.clear();
        let (before, current, next) = (self.before, self.current, self.next);
        let log = &mut self.log;
        let first = (next - before) as u32;
        for from in current..next {
            let state = log[from];
            space.moves(state, |Move { label, to, .. }| {
                let place = place_of(&log[before..], to).unwrap_or(log.len() - before);
                if before + place == log.len() {
                    if log.len() - next > WIDEST {
                        return;
                    }
                    log.push(to);
                }
                let place = place as u32;
                script.lines.push(Line { label, place });
                if let (Some(links), Some(to)) = (links.as_mut(), place.checked_sub(first)) {
                    links.push(Link { from: (from - current) as u32, label, to });
                }
            });
            if log.len() - next > WIDEST {
                if let Some(links) = links {
                    links.forget_level();
                }
                return Err(TooWide);
            }
            script.ends.push(script.lines.len() as u32);
        }
        if let Some(links) = links {
            links.end_level();
        }
        self.traces[2] = traces(&self.log[self.next..]);
        let known = &self.scripts[0];
        script.is_trusted = script.lines == known.lines && script.ends == known.ends;
        std::mem::swap(&mut self.scripts[0], script);
        Ok(())
    }
}

/// Looks through a few states from the last one back: a wider stride does not pay for so few.
#[inline]
fn place_of<S: State>(states: &[S], state: S) -> Option<usize> {
    let mut place = states.len();
    while place > 0 {
        place -= 1;
        if states[place] == state {
            return Some(place);
        }
    }
    None
}

/// One bit that a state sets: what has no bit in common with others is none of them (Bloom 1970).
#[inline]
fn trace<S: State>(state: S) -> u64 {
    1 << (state.hashed() % 64)
}

fn traces<S: State>(states: &[S]) -> u64 {
    states.iter().fold(0, |traces, state| traces | trace(*state))
}
