//! All ways to give each entity a value of a category, in lexicographic order, one at a time.

use bachet_notation::{Category, Kind};

/// The values of the entities in one category.
#[derive(Clone, Debug)]
pub(crate) struct Arrangements {
    /// For each value how many at least and at most have it.
    bounds: Vec<(u32, u32)>,
    /// For each value how many have it.
    counts: Vec<u32>,
    /// How many more must have some value, over all values.
    wanted: usize,
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
        let wanted = bounds.iter().map(|&(least, _)| least as usize).sum();
        let mut first = Self { counts: vec![0; bounds.len()], bounds, wanted, values: Vec::new() };
        first.fill(entities as usize).then_some(first)
    }

    /// The value of each entity.
    pub(crate) fn values(&self) -> &[u32] {
        &self.values
    }

    /// Goes on to the next one; false if this was the last.
    pub(crate) fn advance(&mut self) -> bool {
        let entities = self.values.len();
        while let Some(last) = self.pop() {
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
            let next = (0..self.bounds.len() as u32).find(|&value| {
                let is_wanted = self.counts[value as usize] < self.bounds[value as usize].0;
                (is_wanted || self.wanted < left) && self.push(value)
            });
            if next.is_none() {
                break;
            }
        }
        let is_full = self.values.len() == entities && self.wanted == 0;
        while !is_full && self.values.len() > before {
            self.pop();
        }
        is_full
    }

    /// Gives the next entity the value, if one more may have it.
    fn push(&mut self, value: u32) -> bool {
        let (count, (least, most)) = (&mut self.counts[value as usize], self.bounds[value as usize]);
        if *count == most {
            return false;
        }
        self.wanted -= usize::from(*count < least);
        *count += 1;
        self.values.push(value);
        true
    }

    fn pop(&mut self) -> Option<u32> {
        let value = self.values.pop()?;
        let count = &mut self.counts[value as usize];
        *count -= 1;
        self.wanted += usize::from(*count < self.bounds[value as usize].0);
        Some(value)
    }
}
