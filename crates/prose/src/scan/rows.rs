//! Lists for the tokens of a sentence.

/// A list for each token, all in one.
#[derive(Debug)]
pub(super) struct Rows<T> {
    starts: Vec<u32>,
    pub(super) all: Vec<T>,
}

impl<T> Rows<T> {
    /// Without any for now: each token's begin with [`Self::next_row`], and one more ends the last.
    pub(super) fn new(tokens: usize) -> Self {
        Self { starts: Vec::with_capacity(tokens + 1), all: Vec::new() }
    }

    /// Of what is sorted by the token that it begins at.
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
