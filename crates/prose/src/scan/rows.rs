//! Lists for the tokens of a sentence.

/// A list for each token, stored in one vector.
#[derive(Debug)]
pub(super) struct Rows<T> {
    starts: Vec<u32>,
    pub(super) all: Vec<T>,
}

impl<T> Rows<T> {
    /// Returns empty rows: [`Self::next_row`] begins the row of each token, and once more ends the last.
    pub(super) fn new(tokens: usize) -> Self {
        Self { starts: Vec::with_capacity(tokens + 1), all: Vec::new() }
    }

    /// Returns the rows of items that are sorted by the token at which they begin.
    pub(super) fn sorted(all: Vec<T>, tokens: usize, begin: impl Fn(&T) -> usize) -> Self {
        let mut starts = Vec::with_capacity(tokens + 1);
        for (before, item) in all.iter().enumerate() {
            starts.resize(starts.len().max(begin(item) + 1), before as u32);
        }
        starts.resize(tokens + 1, all.len() as u32);
        Self { starts, all }
    }

    pub(super) fn next_row(&mut self) {
        self.starts.push(self.all.len() as u32);
    }

    pub(super) fn row(&self, at: usize) -> &[T] {
        &self.all[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}
