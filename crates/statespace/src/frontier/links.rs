//! The moves from each level to the next, without the states: by places in the levels. Levels that repeat with a period
//! of two, as there and back again does, are kept once.

use std::ops::Range;

/// A move to the next level: the place of its state, its label, and the place of the state where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) from: u32,
    pub(super) label: u32,
    pub(super) to: u32,
}

/// The links of a row of levels.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    /// The links of all levels, those that repeat once, and behind them those of the level that is being written.
    all: Vec<Link>,
    /// Where the level that is being written begins.
    start: usize,
    /// The levels before the one that is being written.
    runs: Vec<Run>,
    /// The last level but one, and the last.
    last: [Shape; 2],
}

/// Where the links of a level stand.
#[derive(Clone, Copy, Debug, Default)]
struct Shape {
    start: usize,
    end: usize,
}

impl Shape {
    fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// Levels that take turns with two shapes.
#[derive(Clone, Copy, Debug)]
struct Run {
    shapes: [Shape; 2],
    levels: u64,
}

impl Run {
    fn shape(&self, level: u64) -> Shape {
        self.shapes[(level % 2) as usize]
    }
}

/// Room for so many links to begin with.
const ROOM: usize = 256;

impl Links {
    pub(super) fn new() -> Self {
        Self { all: Vec::with_capacity(ROOM), ..Self::default() }
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
            let shape = Shape { start: self.start, end: self.all.len() };
            self.start = self.all.len();
            match self.runs.last_mut() {
                Some(run) if run.levels == 1 => {
                    run.shapes[1] = shape;
                    run.levels = 2;
                }
                _ => self.runs.push(Run { shapes: [shape; 2], levels: 1 }),
            }
            self.last = [self.last[1], shape];
        }
    }

    /// Begins the level that is being written once more.
    pub(super) fn forget_level(&mut self) {
        self.all.truncate(self.start);
    }

    /// Adds a level like the last one but one.
    #[inline]
    pub(super) fn repeat_level(&mut self) {
        let [shape, other] = self.last;
        let run = self.runs.last_mut().expect("two levels were written");
        if run.levels == 1 {
            run.shapes[1] = shape;
        }
        run.levels += 1;
        self.last = [other, shape];
    }

    /// Adds so many times two levels like the last two.
    pub(super) fn repeat_both(&mut self, times: u64) {
        self.repeat_level();
        self.repeat_level();
        self.repeat(2 * (times - 1));
    }

    /// Goes on with as many levels more, like the last one but one, like the last one, and so on.
    fn repeat(&mut self, levels: u64) {
        self.runs.last_mut().expect("levels were written").levels += levels;
        if levels % 2 == 1 {
            self.last.swap(0, 1);
        }
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.all.as_slice()) + size_of_val(self.runs.as_slice())
    }

    /// The levels, the last first.
    pub(super) fn backwards(&self) -> impl Iterator<Item = &[Link]> {
        let levels = |run: &Run| {
            let run = *run;
            (0..run.levels).rev().map(move |level| run.shape(level))
        };
        self.runs.iter().rev().flat_map(levels).map(|shape| &self.all[shape.range()])
    }

    /// The levels that ways may branch in, the last first: of a run with one link a level no more than what tells where
    /// it leads.
    pub(super) fn backwards_where_wide(&self) -> impl Iterator<Item = &[Link]> {
        let levels = |run: &Run| {
            let run = *run;
            let is_single = run.shapes.iter().all(|shape| shape.range().len() == 1);
            let levels = if is_single { run.levels.min(2 + run.levels % 2) } else { run.levels };
            (0..levels).rev().map(move |level| run.shape(level))
        };
        self.runs.iter().rev().flat_map(levels).map(|shape| &self.all[shape.range()])
    }

    /// The links that lie on ways to these places of the level behind the last one, the last level first.
    pub(super) fn leading_to(self, goals: impl Iterator<Item = u32>) -> Self {
        let mut kept = Self::new();
        let mut wanted = Places::of(goals);
        for run in self.runs.iter().rev() {
            // What was wanted one level farther on, within this run.
            let mut near = None;
            let mut left = run.levels;
            while left > 0 {
                left -= 1;
                let links = self.all[run.shape(left).range()].iter().filter(|link| wanted.contains(link.to));
                links.clone().for_each(|link| kept.push(*link));
                let places = Places::of(links.map(|link| link.from));
                kept.end_level();
                let far = near.replace(std::mem::replace(&mut wanted, places));
                // The same again two levels on: so it stays to the beginning of the run.
                if far.as_ref() == Some(&wanted) && kept.runs.last().is_some_and(|run| run.levels >= 2) {
                    if left % 2 == 1 {
                        wanted = near.take().expect("just replaced");
                    }
                    kept.repeat(left);
                    left = 0;
                }
            }
        }
        kept
    }
}

/// A set of places in a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Places {
    first: u64,
    /// From place 64 on; nothing behind the last 1.
    further: Vec<u64>,
}

impl Places {
    fn of(places: impl Iterator<Item = u32>) -> Self {
        let mut set = Self::default();
        for place in places {
            let (word, bit) = (place as usize / 64, 1 << (place % 64));
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

    fn contains(&self, place: u32) -> bool {
        let word = match place as usize / 64 {
            0 => self.first,
            word => self.further.get(word - 1).copied().unwrap_or(0),
        };
        word >> (place % 64) & 1 == 1
    }
}
