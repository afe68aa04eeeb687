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
    /// Whether each value is had by so many and no others: the arrangements are permutations.
    is_fixed: bool,
    values: Vec<u32>,
}

impl Arrangements {
    /// The first arrangement; `None` if there is none.
    pub(crate) fn first(category: &Category, entities: usize) -> Option<Self> {
        let most = entities as u32;
        let bounds = (0..category.values.len())
            .map(|value| match &category.kind {
                Kind::OneEach => (1, 1),
                Kind::Spare => (0, 1),
                Kind::Shared(numbers) => {
                    let number = numbers.get(value).copied().flatten();
                    number.map_or((0, most), |number| (number, number))
                }
            })
            .collect();
        Self::within(bounds, entities)
    }

    /// The first arrangement with at least and at most so many of each value.
    fn within(bounds: Vec<(u32, u32)>, entities: usize) -> Option<Self> {
        let wanted = bounds.iter().map(|&(least, _)| least as usize).sum();
        let is_fixed = bounds.iter().all(|(least, most)| least == most);
        let mut first = Self { counts: vec![0; bounds.len()], bounds, wanted, is_fixed, values: Vec::new() };
        first.fill(entities).then_some(first)
    }

    /// The value of each entity.
    pub(crate) fn values(&self) -> &[u32] {
        &self.values
    }

    /// Goes on to the next one. Gives the first entity whose value changed; `None` if this was the last.
    pub(crate) fn advance(&mut self) -> Option<usize> {
        if self.is_fixed { self.permute() } else { self.go_on() }
    }

    /// The next permutation of the values (Knuth, The Art of Computer Programming 4A, 7.2.1.2, Algorithm L).
    fn permute(&mut self) -> Option<usize> {
        let values = &mut self.values;
        let entity = (1..values.len()).rev().find(|&next| values[next - 1] < values[next])? - 1;
        let larger = (entity + 1..values.len()).rev().find(|&other| values[other] > values[entity])?;
        values.swap(entity, larger);
        values[entity + 1..].reverse();
        Some(entity)
    }

    /// Takes values away until another one can follow.
    fn go_on(&mut self) -> Option<usize> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// All rows of so many values below that number, in lexicographic order.
    fn rows(values: u32, entities: usize) -> Vec<Vec<u32>> {
        let longer = |rows: Vec<Vec<u32>>| {
            rows.into_iter().flat_map(|row| (0..values).map(move |value| [&row[..], &[value]].concat())).collect()
        };
        (0..entities).fold(vec![Vec::new()], |rows, _| longer(rows))
    }

    #[test]
    fn they_are_those_of_all_rows_that_keep_within_the_bounds() {
        let bound = [(0, 1), (0, 2), (1, 1), (1, 2), (2, 2)];
        for bounds in rows(5, 3).into_iter().map(|row| row.iter().map(|&at| bound[at as usize]).collect::<Vec<_>>()) {
            for entities in 1..6 {
                let fits = |row: &Vec<u32>| {
                    (0..).zip(&bounds).all(|(value, &(least, most))| {
                        (least..=most).contains(&(row.iter().filter(|&&other| other == value).count() as u32))
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
