//! The arrangements of the values of a category: every way to give each entity one, in lexicographic order.

use bachet_notation::{Category, Kind};

/// The values of the entities in one category.
#[derive(Clone, Debug)]
pub(crate) struct Arrangements {
    /// For each value the minimum and maximum number of entities that have it.
    bounds: Vec<(u32, u32)>,
    /// For each value the number of entities that have it.
    counts: Vec<u32>,
    /// The number of entities that are missing to reach all minimums.
    wanted: usize,
    /// Whether each minimum equals its maximum, so that the arrangements are permutations.
    is_fixed: bool,
    /// The value of each entity.
    values: Vec<u32>,
}

impl Arrangements {
    /// Returns the first arrangement; `None` if there is none.
    pub(crate) fn first(category: &Category, entities: usize) -> Option<Self> {
        let max = entities as u32;
        let bounds = (0..category.values.len())
            .map(|value| match &category.kind {
                Kind::OneEach => (1, 1),
                Kind::Spare => (0, 1),
                Kind::Shared(numbers) => {
                    let number = numbers.get(value).copied().flatten();
                    number.map_or((0, max), |number| (number, number))
                }
            })
            .collect();
        Self::within(bounds, entities)
    }

    /// Returns the first arrangement within these minimum and maximum numbers for each value.
    fn within(bounds: Vec<(u32, u32)>, entities: usize) -> Option<Self> {
        let wanted = bounds.iter().map(|&(min, _)| min as usize).sum();
        let is_fixed = bounds.iter().all(|(min, max)| min == max);
        let mut first = Self { counts: vec![0; bounds.len()], bounds, wanted, is_fixed, values: Vec::new() };
        first.fill(entities).then_some(first)
    }

    /// Returns the value of each entity.
    pub(crate) fn values(&self) -> &[u32] {
        &self.values
    }

    /// Moves to the next arrangement. Returns the first entity whose value changed; `None` after the last arrangement.
    pub(crate) fn advance(&mut self) -> Option<usize> {
        if self.is_fixed { self.permute() } else { self.refill() }
    }

    /// Moves to the next permutation of the values (Knuth, The Art of Computer Programming 4A, 7.2.1.2, Algorithm L).
    fn permute(&mut self) -> Option<usize> {
        let values = &mut self.values;
        let entity = (1..values.len()).rev().find(|&next| values[next - 1] < values[next])? - 1;
        let larger = (entity + 1..values.len()).rev().find(|&other| values[other] > values[entity])?;
        values.swap(entity, larger);
        values[entity + 1..].reverse();
        Some(entity)
    }

    /// Removes values from the end until a greater one fits in the place of the last.
    fn refill(&mut self) -> Option<usize> {
        let entities = self.values.len();
        while let Some(last) = self.pop() {
            let entity = self.values.len();
            for value in last + 1..self.bounds.len() as u32 {
                if self.push(value) {
                    if self.fill(entities) {
                        return Some(entity);
                    }
                    self.pop();
                }
            }
        }
        None
    }

    /// Gives each remaining entity the smallest value that it can have. Returns false and changes nothing if some has
    /// none.
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

    /// Gives the next entity the value, unless the maximum is reached.
    fn push(&mut self, value: u32) -> bool {
        let (count, (min, max)) = (&mut self.counts[value as usize], self.bounds[value as usize]);
        if *count == max {
            return false;
        }
        self.wanted -= usize::from(*count < min);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns all rows of `entities` values below `values`, in lexicographic order.
    fn rows(values: u32, entities: usize) -> Vec<Vec<u32>> {
        let longer = |rows: Vec<Vec<u32>>| {
            rows.into_iter().flat_map(|row| (0..values).map(move |value| [&row[..], &[value]].concat())).collect()
        };
        (0..entities).fold(vec![Vec::new()], |rows, _| longer(rows))
    }

    #[test]
    fn arrangements_are_the_rows_within_the_bounds() {
        let bound = [(0, 1), (0, 2), (1, 1), (1, 2), (2, 2)];
        for bounds in rows(5, 3).into_iter().map(|row| row.iter().map(|&at| bound[at as usize]).collect::<Vec<_>>()) {
            for entities in 1..6 {
                let fits = |row: &Vec<u32>| {
                    (0..).zip(&bounds).all(|(value, &(min, max))| {
                        (min..=max).contains(&(row.iter().filter(|&&other| other == value).count() as u32))
                    })
                };
                let expected: Vec<Vec<u32>> = rows(3, entities).into_iter().filter(fits).collect();
                let (mut found, mut next) = (Vec::new(), Arrangements::within(bounds.clone(), entities));
                while let Some(arrangement) = &mut next {
                    let before = arrangement.values().to_vec();
                    found.push(before.clone());
                    let Some(changed) = arrangement.advance() else { break };
                    let differs = |entity: &usize| before[*entity] != arrangement.values()[*entity];
                    assert_eq!((0..entities).find(differs), Some(changed), "{bounds:?} after {before:?}");
                }
                assert_eq!(found, expected, "{bounds:?} for {entities}");
            }
        }
    }
}
