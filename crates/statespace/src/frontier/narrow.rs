//! A few states a level: they are looked through one by one.
//!
//! Where a space repeats itself, even that is saved: what the moves of a level did is written down as a script, and two
//! levels on each move is held against it first. A move to a state known is then one comparison; only a new state has to
//! be looked for in vain. Nothing is taken on trust: a level that does not follow the script is done once more without.

use super::links::{Link, Links};
use crate::{Space, State};

/// The last levels, one behind the other.
pub(super) struct Narrow<S> {
    /// Old levels, the one before, the current one, and the next as far as it is known.
    log: Vec<S>,
    /// Where the level before begins.
    before: usize,
    /// Where the current level begins.
    current: usize,
    /// Where the next level begins.
    next: usize,
    /// The moves of one state: where they lead, and their labels.
    steps: Vec<(S, u32)>,
    /// What the last level but one did, and the last.
    scripts: [Script; 2],
    /// The script that is being written.
    written: Script,
}

/// There are too many states to look through one by one.
pub(super) struct TooWide;

/// So many states are looked through faster than an index is.
const WIDEST: usize = 16;

/// Old levels are kept until there are so many states.
const KEPT: usize = 1 << 10;

/// What the moves of a level did.
#[derive(Default)]
struct Script {
    lines: Vec<Line>,
    /// Where the lines of each state end.
    ends: Vec<u32>,
    /// Whether the level two levels before it did the same.
    is_trusted: bool,
}

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Line {
    label: u32,
    /// The place of the state where it leads, counted from the level before; behind the last one if it is new.
    place: u32,
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
            before: 0,
            current: before.len(),
            next,
            steps: Vec::with_capacity(WIDEST),
            scripts: Default::default(),
            written: Script::default(),
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
                if let Some(links) = links {
                    links.repeat_level();
                }
            } else {
                self.log.truncate(self.next);
                self.write_script(space, links)?;
            }
        } else {
            self.write_script(space, links)?;
        }
        self.scripts.swap(0, 1);
        (self.before, self.current, self.next) = (self.current, self.next, self.log.len());
        if self.log.len() > KEPT {
            self.log.drain(..self.before);
            (self.before, self.current, self.next) = (0, self.current - self.before, self.next - self.before);
        }
        Ok(self.scripts[1].lines.len() as u64)
    }

    /// Whether every move does what the script says.
    #[inline]
    fn follow_script<T: Space<State = S>>(&mut self, space: &mut T) -> bool {
        let script = &self.scripts[0];
        if script.ends.len() != self.next - self.current {
            return false;
        }
        let mut lines = script.lines.as_slice();
        let mut start = 0;
        for (from, end) in (self.current..).zip(&script.ends) {
            // A closure as small as this one becomes part of the space's loops.
            self.steps.clear();
            space.moves(self.log[from], |step| self.steps.push((step.to, step.label)));
            let Some((expected, further)) = lines.split_at_checked((end - start) as usize) else { return false };
            (lines, start) = (further, *end);
            if expected.len() != self.steps.len() {
                return false;
            }
            for ((to, label), line) in self.steps.iter().zip(expected) {
                let window = &self.log[self.before..];
                let is_as_expected = match window.get(line.place as usize) {
                    Some(state) => state == to,
                    None => line.place as usize == window.len() && place_of(window, *to).is_none(),
                };
                if !is_as_expected || *label != line.label {
                    return false;
                }
                if line.place as usize == window.len() {
                    self.log.push(*to);
                }
            }
        }
        true
    }

    /// Looks for every state among the last ones, and writes down what the moves do.
    fn write_script<T: Space<State = S>>(&mut self, space: &mut T, links: &mut Option<Links>) -> Result<(), TooWide> {
        let script = &mut self.written;
        script.lines.clear();
        script.ends.clear();
        let first = (self.next - self.before) as u32;
        for from in self.current..self.next {
            self.steps.clear();
            space.moves(self.log[from], |step| self.steps.push((step.to, step.label)));
            for (to, label) in &self.steps {
                let place = place_of(&self.log[self.before..], *to).unwrap_or_else(|| {
                    self.log.push(*to);
                    self.log.len() - 1 - self.before
                });
                if self.log.len() - self.next > WIDEST {
                    if let Some(links) = links {
                        links.forget_level();
                    }
                    return Err(TooWide);
                }
                let (place, label) = (place as u32, *label);
                script.lines.push(Line { label, place });
                if let (Some(links), Some(to)) = (links.as_mut(), place.checked_sub(first)) {
                    links.push(Link { from: (from - self.current) as u32, label, to });
                }
            }
            script.ends.push(script.lines.len() as u32);
        }
        if let Some(links) = links {
            links.end_level();
        }
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
