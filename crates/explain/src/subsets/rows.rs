//! Facts in rows, so that rules about a row are operations on words.

/// The rows in which each fact stands. A row has at most 64 facts.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// For each fact the start of its places in `places`, then the end.
    starts: Vec<u32>,
    /// The places: a row, and a bit in it.
    places: Vec<(u32, u64)>,
    /// The number of rows.
    number: usize,
}

impl Rows {
    /// Returns the rows from the places of each fact: a row, and a position in it.
    pub fn new<I: IntoIterator<Item = (u32, u32)>>(facts: impl IntoIterator<Item = I>, rows: usize) -> Self {
        let mut all = Self { starts: vec![0], places: Vec::new(), number: rows };
        for places in facts {
            all.places.extend(places.into_iter().map(|(row, position)| (row, 1 << position)));
            all.starts.push(all.places.len() as u32);
        }
        all
    }

    /// Returns the number of rows.
    pub fn len(&self) -> usize {
        self.number
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.number == 0
    }

    /// Returns the number of facts.
    pub fn facts(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the places of a fact.
    #[inline]
    pub fn places(&self, fact: usize) -> &[(u32, u64)] {
        &self.places[self.starts[fact] as usize..self.starts[fact + 1] as usize]
    }
}

/// Returns the positions of the bits of a word, ascending.
#[inline]
pub fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(bit)
    })
}
