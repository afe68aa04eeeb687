//! The links of a frontier search: the moves from each level to the next, by positions in the levels instead of states.
//! Levels that repeat with a period of two are stored once.

use std::ops::Range;

/// A move to the next level: the position of its state, its label, and the position of the state that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) from: u32,
    pub(super) label: u32,
    pub(super) to: u32,
}

/// The links of consecutive levels.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    /// The links of all levels, without repetitions, then those of the level that is being written.
    all: Vec<Link>,
    /// The index at which the level that is being written begins.
    start: usize,
    /// The levels before the one that is being written.
    runs: Vec<Run>,
    /// The last two levels.
    last: [LinkRange; 2],
}

/// The index range of the links of a level.
#[derive(Clone, Copy, Debug, Default)]
struct LinkRange {
    start: usize,
    end: usize,
}

impl LinkRange {
    fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// Consecutive levels whose links alternate between two ranges.
#[derive(Clone, Copy, Debug)]
struct Run {
    ranges: [LinkRange; 2],
    levels: u64,
}

impl Run {
    fn range(&self, level: u64) -> LinkRange {
        self.ranges[(level % 2) as usize]
    }
}

/// Number of links for which memory is allocated at the start.
const INITIAL_CAPACITY: usize = 256;

impl Links {
    pub(super) fn new() -> Self {
        Self { all: Vec::with_capacity(INITIAL_CAPACITY), ..Self::default() }
    }

    /// Adds a link to the level that is being written.
    #[inline]
    pub(super) fn push(&mut self, link: Link) {
        self.all.push(link);
    }

    /// Ends the level that is being written.
    pub(super) fn end_level(&mut self) {
        if self.all[self.start..] == self.all[self.last[0].range()] && self.all.len() > self.start {
            self.forget_level();
            self.repeat_level();
        } else {
            let range = LinkRange { start: self.start, end: self.all.len() };
            self.start = self.all.len();
            match self.runs.last_mut() {
                Some(run) if run.levels == 1 => {
                    run.ranges[1] = range;
                    run.levels = 2;
                }
                _ => self.runs.push(Run { ranges: [range; 2], levels: 1 }),
            }
            self.last = [self.last[1], range];
        }
    }

    /// Drops the links of the level that is being written.
    pub(super) fn forget_level(&mut self) {
        self.all.truncate(self.start);
    }

    /// Adds a level with the links of the last level but one.
    #[inline]
    pub(super) fn repeat_level(&mut self) {
        let [range, other] = self.last;
        let run = self.runs.last_mut().expect("two levels were written");
        if run.levels == 1 {
            run.ranges[1] = range;
        }
        run.levels += 1;
        self.last = [other, range];
    }

    /// Repeats the last two levels `times` times.
    pub(super) fn repeat_both(&mut self, times: u64) {
        self.repeat_level();
        self.repeat_level();
        self.repeat(2 * (times - 1));
    }

    /// Adds `levels` levels that continue the alternation of the last two.
    fn repeat(&mut self, levels: u64) {
        self.runs.last_mut().expect("levels were written").levels += levels;
        if levels % 2 == 1 {
            self.last.swap(0, 1);
        }
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.all.as_slice()) + size_of_val(self.runs.as_slice())
    }

    /// Returns the levels, the last first.
    pub(super) fn backwards(&self) -> impl Iterator<Item = &[Link]> {
        let levels = |run: &Run| {
            let run = *run;
            (0..run.levels).rev().map(move |level| run.range(level))
        };
        self.runs.iter().rev().flat_map(levels).map(|range| &self.all[range.range()])
    }

    /// Returns the levels that matter for counting, the last first. A run with one link per level cannot change a
    /// count, so only as many of its levels are returned as determine the last position.
    pub(super) fn backwards_where_wide(&self) -> impl Iterator<Item = &[Link]> {
        let levels = |run: &Run| {
            let run = *run;
            let is_single = run.ranges.iter().all(|range| range.range().len() == 1);
            let levels = if is_single { run.levels.min(2 + run.levels % 2) } else { run.levels };
            (0..levels).rev().map(move |level| run.range(level))
        };
        self.runs.iter().rev().flat_map(levels).map(|range| &self.all[range.range()])
    }

    /// Returns the links on paths to these positions of the level after the last one, the last level first, and the
    /// positions of the first level on these paths.
    pub(super) fn leading_to(self, goals: &PositionSet) -> (Self, PositionSet) {
        let mut kept = Self::new();
        let mut wanted = goals.clone();
        for run in self.runs.iter().rev() {
            // The wanted positions one level later, within this run.
            let mut near = None;
            let mut left = run.levels;
            while left > 0 {
                left -= 1;
                let links = self.all[run.range(left).range()].iter().filter(|link| wanted.contains(link.to));
                links.clone().for_each(|link| kept.push(*link));
                let positions = PositionSet::of(links.map(|link| link.from));
                kept.end_level();
                let far = near.replace(std::mem::replace(&mut wanted, positions));
                // The wanted positions have a period of two, so they repeat until the start of the run.
                if far.as_ref() == Some(&wanted) && kept.runs.last().is_some_and(|run| run.levels >= 2) {
                    if left % 2 == 1 {
                        wanted = near.take().expect("just replaced");
                    }
                    kept.repeat(left);
                    left = 0;
                }
            }
        }
        (kept, wanted)
    }
}

/// A set of positions in a level, as a bit set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PositionSet {
    /// The positions below 64.
    first: u64,
    /// The positions from 64 on; the last word is not zero.
    further: Vec<u64>,
}

impl PositionSet {
    pub(super) fn of(positions: impl Iterator<Item = u32>) -> Self {
        let mut set = Self::default();
        for position in positions {
            let (word, bit) = (position as usize / 64, 1 << (position % 64));
            if word == 0 {
                set.first |= bit;
                continue;
            }
            if set.further.len() < word {
                set.further.resize(word, 0);
            }
            set.further[word - 1] |= bit;
        }
        set
    }

    fn contains(&self, position: u32) -> bool {
        let word = match position as usize / 64 {
            0 => self.first,
            word => self.further.get(word - 1).copied().unwrap_or(0),
        };
        word >> (position % 64) & 1 == 1
    }
}
