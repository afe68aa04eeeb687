//! The moves from each level to the next, without the states: by places in the levels. Levels that repeat with a period
//! of two, as there and back again does, are kept once.

/// A move to the next level: the place of its state, which of the state's moves it is, and the place of where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Link {
    pub(super) from: u32,
    pub(super) ordinal: u32,
    pub(super) to: u32,
}

impl Link {
    #[inline]
    pub(super) fn new(from: usize, ordinal: u64, to: u32) -> Self {
        Self { from: from as u32, ordinal: ordinal as u32, to }
    }
}

/// The links of a row of levels.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    /// The links of all levels, those that repeat once, and behind them those of the level that is being written.
    all: Vec<Link>,
    /// Where the shapes end.
    ends: Vec<usize>,
    runs: Vec<Run>,
}

/// Levels that take turns with two shapes.
#[derive(Clone, Copy, Debug)]
struct Run {
    /// The shape of the first level, of the third and so on. The other's is the one behind it.
    shape: usize,
    levels: u64,
}

impl Links {
    /// Adds a link to the level that is being written.
    #[inline]
    pub(super) fn push(&mut self, link: Link) {
        self.all.push(link);
    }

    /// Ends the level that is being written.
    pub(super) fn end_level(&mut self) {
        let start = self.ends.last().copied().unwrap_or(0);
        if let Some(run) = self.runs.last().copied() {
            if run.levels >= 2 {
                let (known, new) = self.all.split_at(start);
                if new == &known[self.range(run.shape + (run.levels % 2) as usize)] {
                    self.all.truncate(start);
                    self.repeat(1);
                    return;
                }
            } else {
                self.ends.push(self.all.len());
                self.repeat(1);
                return;
            }
        }
        self.runs.push(Run { shape: self.ends.len(), levels: 1 });
        self.ends.push(self.all.len());
    }

    /// Goes on with as many levels more like the last two.
    fn repeat(&mut self, levels: u64) {
        self.runs.last_mut().expect("a level was written").levels += levels;
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.all.as_slice()) + size_of_val(self.runs.as_slice()) + size_of_val(self.ends.as_slice())
    }

    fn range(&self, shape: usize) -> std::ops::Range<usize> {
        let start = if shape == 0 { 0 } else { self.ends[shape - 1] };
        start..self.ends[shape]
    }

    /// The levels, the last first.
    pub(super) fn backwards(&self) -> impl Iterator<Item = &[Link]> {
        let levels = |run: &Run| {
            let shape = run.shape;
            (0..run.levels).rev().map(move |i| shape + (i % 2) as usize)
        };
        self.runs.iter().rev().flat_map(levels).map(|shape| &self.all[self.range(shape)])
    }

    /// The links that lie on ways to these places of the level behind the last one, the last level first.
    pub(super) fn leading_to(self, goals: &[u32]) -> Self {
        let mut kept = Self::default();
        let mut wanted = Places::default();
        wanted.extend(goals.iter().copied());
        for run in self.runs.iter().rev() {
            // What was wanted one level farther on, within this run.
            let mut near = None;
            let mut left = run.levels;
            while left > 0 {
                left -= 1;
                for link in &self.all[self.range(run.shape + (left % 2) as usize)] {
                    if wanted.contains(link.to) {
                        kept.push(*link);
                    }
                }
                let start = kept.ends.last().copied().unwrap_or(0);
                let mut places = Places::default();
                places.extend(kept.all[start..].iter().map(|link| link.from));
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
    /// Nothing behind the last 1.
    words: Vec<u64>,
}

impl Places {
    fn extend(&mut self, places: impl Iterator<Item = u32>) {
        for place in places {
            let word = place as usize / 64;
            if self.words.len() <= word {
                self.words.resize(word + 1, 0);
            }
            self.words[word] |= 1 << (place % 64);
        }
    }

    fn contains(&self, place: u32) -> bool {
        self.words.get(place as usize / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }
}
