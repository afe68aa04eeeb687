//! Levels of few states, by linear search.
//!
//! For spaces that repeat themselves, the moves of a level are recorded as a *script*, and the level two levels later
//! is compared with it. A move to a known state then takes one comparison; only new states need a search. Everything is
//! checked: a level that differs from its script is expanded again without it.

use super::links::{Link, Links};
use super::skip::SkipSchedule;
use crate::{Move, Space, State};

/// The last levels.
pub(super) struct Narrow<S> {
    /// The states of older levels, the level before, the current one, and the next as far as it is known.
    pub(super) log: Vec<S>,
    /// The indices at which the two levels before `before` begin.
    pub(super) older: [usize; 2],
    /// The index at which the level before the current one begins.
    pub(super) before: usize,
    /// The index at which the current level begins.
    pub(super) current: usize,
    /// The index at which the next level begins.
    pub(super) next: usize,
    /// The scripts of the last two levels.
    pub(super) scripts: [LevelScript; 2],
    /// The script that is being recorded.
    written: LevelScript,
    /// The Bloom filters of the level before, the current one and the next.
    bloom_bits: [u64; 3],
    pub(super) schedule: SkipSchedule,
    /// Maximum number of bytes of links before the segment ends.
    pub(super) max_link_bytes: usize,
}

/// The error that a level has too many states for linear search.
pub(super) struct TooWide;

/// Maximum number of states of a level for linear search.
const MAX_NARROW_STATES: usize = 16;

/// Maximum number of states in the log before old levels are dropped.
const MAX_LOG_STATES: usize = 1 << 10;

/// The moves of a level.
pub(super) struct LevelScript {
    pub(super) moves: Vec<ScriptedMove>,
    /// The index at which the moves of each state end.
    pub(super) ends: Vec<u32>,
    /// Whether the script equals that of two levels before.
    pub(super) is_trusted: bool,
}

impl LevelScript {
    fn new() -> Self {
        Self {
            moves: Vec::with_capacity(4 * MAX_NARROW_STATES),
            ends: Vec::with_capacity(MAX_NARROW_STATES),
            is_trusted: false,
        }
    }
}

/// A move of a level.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct ScriptedMove {
    label: u32,
    /// The position of the state it leads to, counted from the level before. A new state has the next free position.
    pub(super) position: u32,
}

impl<S: State> Narrow<S> {
    /// Returns whether levels are narrow, and likely to stay so.
    pub(super) fn suits(before: &[S], current: &[S]) -> bool {
        before.len() <= MAX_NARROW_STATES / 2 && current.len() <= MAX_NARROW_STATES / 2
    }

    pub(super) fn new(before: &[S], current: &[S], max_link_bytes: usize) -> Self {
        let mut log = Vec::with_capacity(4 * MAX_NARROW_STATES);
        log.extend_from_slice(before);
        log.extend_from_slice(current);
        let next = log.len();
        Self {
            log,
            older: [0; 2],
            before: 0,
            current: before.len(),
            next,
            scripts: [LevelScript::new(), LevelScript::new()],
            written: LevelScript::new(),
            bloom_bits: [bloom_bits(before), bloom_bits(current), 0],
            schedule: SkipSchedule::default(),
            max_link_bytes,
        }
    }

    pub(super) fn before(&self) -> &[S] {
        &self.log[self.before..self.current]
    }

    #[inline]
    pub(super) fn current(&self) -> &[S] {
        &self.log[self.current..self.next]
    }

    /// Expands the current level and advances to the next one. Returns the number of moves.
    #[inline]
    pub(super) fn expand<T: Space<State = S>>(
        &mut self,
        space: &mut T,
        links: &mut Option<Links>,
    ) -> Result<u64, TooWide> {
        if self.scripts[0].is_trusted {
            if self.follow_script(space) {
                self.schedule.level_repeated();
                if let Some(links) = links {
                    links.repeat_level();
                }
            } else {
                self.schedule.stop();
                self.log.truncate(self.next);
                self.write_script(space, links)?;
            }
        } else {
            self.schedule.stop();
            self.write_script(space, links)?;
        }
        self.scripts.swap(0, 1);
        self.bloom_bits = [self.bloom_bits[1], self.bloom_bits[2], 0];
        self.older = [self.older[1], self.before];
        (self.before, self.current, self.next) = (self.current, self.next, self.log.len());
        if self.log.len() > MAX_LOG_STATES {
            self.forget();
        }
        Ok(self.scripts[1].moves.len() as u64)
    }

    /// Drops the oldest levels.
    #[cold]
    fn forget(&mut self) {
        let start = self.older[0];
        self.log.drain(..start);
        for position in self.older.iter_mut().chain([&mut self.before, &mut self.current, &mut self.next]) {
            *position -= start;
        }
    }

    /// Computes the Bloom filters of states that were changed.
    pub(super) fn update_bloom_bits(&mut self) {
        self.bloom_bits = [bloom_bits(self.before()), bloom_bits(self.current()), 0];
    }

    /// Expands the current level and returns whether every move agrees with the script.
    #[inline]
    fn follow_script<T: Space<State = S>>(&mut self, space: &mut T) -> bool {
        let LevelScript { moves, ends, .. } = &self.scripts[0];
        if ends.len() != self.next - self.current {
            return false;
        }
        let before = self.before;
        let log = &mut self.log;
        let mut read = 0;
        let mut differs = false;
        let mut bloom_bits = self.bloom_bits[0] | self.bloom_bits[1];
        let mut new_bloom_bits = 0;
        for (from, end) in (self.current..).zip(ends) {
            let state = log[from];
            space.moves(state, |Move { label, to, .. }| {
                let Some(line) = moves.get(read) else {
                    differs = true;
                    return;
                };
                read += 1;
                differs |= line.label != label;
                let position = before + line.position as usize;
                if let Some(known) = log.get(position) {
                    differs |= *known != to;
                    return;
                }
                let bloom_bit = bloom_bit(to);
                if bloom_bits & bloom_bit != 0 && log[before..].contains(&to) {
                    differs = true;
                    return;
                }
                differs |= position != log.len();
                log.push(to);
                bloom_bits |= bloom_bit;
                new_bloom_bits |= bloom_bit;
            });
            if differs || read != *end as usize {
                return false;
            }
        }
        self.bloom_bits[2] = new_bloom_bits;
        true
    }

    /// Expands the current level by linear search, and records its script and links.
    fn write_script<T: Space<State = S>>(&mut self, space: &mut T, links: &mut Option<Links>) -> Result<(), TooWide> {
        let script = &mut self.written;
        script.moves.clear();
        script.ends.clear();
        let (before, current, next) = (self.before, self.current, self.next);
        let log = &mut self.log;
        let first = (next - before) as u32;
        for from in current..next {
            let state = log[from];
            space.moves(state, |Move { label, to, .. }| {
                let position = position_of(&log[before..], to).unwrap_or(log.len() - before);
                if before + position == log.len() {
                    if log.len() - next > MAX_NARROW_STATES {
                        return;
                    }
                    log.push(to);
                }
                let position = position as u32;
                script.moves.push(ScriptedMove { label, position });
                if let (Some(links), Some(to)) = (links.as_mut(), position.checked_sub(first)) {
                    links.push(Link { from: (from - current) as u32, label, to });
                }
            });
            if log.len() - next > MAX_NARROW_STATES {
                if let Some(links) = links {
                    links.forget_level();
                }
                return Err(TooWide);
            }
            script.ends.push(script.moves.len() as u32);
        }
        if let Some(links) = links {
            links.end_level();
        }
        self.bloom_bits[2] = bloom_bits(&self.log[self.next..]);
        let known = &self.scripts[0];
        script.is_trusted = script.moves == known.moves && script.ends == known.ends;
        std::mem::swap(&mut self.scripts[0], script);
        Ok(())
    }
}

/// Returns the position of a state, by linear search from the end.
#[inline]
fn position_of<S: State>(states: &[S], state: S) -> Option<usize> {
    let mut position = states.len();
    while position > 0 {
        position -= 1;
        if states[position] == state {
            return Some(position);
        }
    }
    None
}

/// Returns the bit that a state sets in a Bloom filter (1970): a state whose bit is not set is not in the set.
#[inline]
fn bloom_bit<S: State>(state: S) -> u64 {
    1 << (state.hashed() % 64)
}

fn bloom_bits<S: State>(states: &[S]) -> u64 {
    states.iter().fold(0, |bloom_bits, state| bloom_bits | bloom_bit(*state))
}
