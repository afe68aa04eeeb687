//! All ways to give each entity a value of a category, in lexicographic order, one at a time.

use bachet_notation::{Category, Kind};

/// The values of the entities in one category.
#[derive(Clone, Debug)]
pub(crate) struct Arrangements {
    /// For each value how many at least and at most have it.
    bounds: Vec<(u32, u32)>,
    counts: Vec<u32>,
    values: Vec<u32>,
}

impl Arrangements {
    /// The first arrangement; `None` if there is none.
    pub(crate) fn first(category: &Category, entities: usize) -> Option<Self> {
        let entities = entities as u32;
        let bounds: Vec<_> = (0..category.values.len())
            .map(|value| match &category.kind {
                Kind::OneEach => (1, 1),
                Kind::Spare => (0, 1),
                Kind::Shared(numbers) => {
                    let number = numbers.get(value).copied().flatten();
                    number.map_or((0, entities), |number| (number, number))
                }
            })
            .collect();
        let mut first = Self { counts: vec![0; bounds.len()], bounds, values: Vec::new() };
        first.fill(entities as usize).then_some(first)
    }

    /// The value of each entity.
    pub(crate) fn values(&self) -> &[u32] {
        &self.values
    }

    /// Goes on to the next one; false if this was the last.
    pub(crate) fn advance(&mut self) -> bool {
        let entities = self.values.len();
        while let Some(last) = self.values.pop() {
            self.counts[last as usize] -= 1;
            for value in last + 1..self.bounds.len() as u32 {
                if self.push(value) {
                    if self.fill(entities) {
                        return true;
                    }
                    self.pop();
                }
            }
        }
        false
    }

    /// Gives all others the smallest values that they can have; leaves everything as it was if that cannot be.
    fn fill(&mut self, entities: usize) -> bool {
        let before = self.values.len();
        while self.values.len() < entities {
            let left = entities - self.values.len();
            let next = (0..self.bounds.len() as u32).find(|&value| self.leaves_room(value, left) && self.push(value));
            if next.is_none() {
                while self.values.len() > before {
                    self.pop();
                }
                return false;
            }
        }
        let enough = (0..).zip(&self.counts).all(|(value, &count): (usize, _)| count >= self.bounds[value].0);
        while !enough && self.values.len() > before {
            self.pop();
        }
        enough
    }

    /// Whether the values that are still wanted go into what is left when this one has had its turn.
    fn leaves_room(&self, value: u32, left: usize) -> bool {
        let wanted = |(&count, &(least, _)): (&u32, &(u32, u32))| least.saturating_sub(count) as usize;
        let all: usize = self.counts.iter().zip(&self.bounds).map(wanted).sum();
        let this = wanted((&self.counts[value as usize], &self.bounds[value as usize]));
        all - this.min(1) < left
    }

    fn push(&mut self, value: u32) -> bool {
        let room = self.counts[value as usize] < self.bounds[value as usize].1;
        if room {
            self.counts[value as usize] += 1;
            self.values.push(value);
        }
        room
    }

    fn pop(&mut self) {
        if let Some(value) = self.values.pop() {
            self.counts[value as usize] -= 1;
        }
    }
}
