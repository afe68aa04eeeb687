//! Lists for the tokens of a sentence.

/// A list for each token, all in one.
#[derive(Debug)]
pub(super) struct Rows<T> {
    pub(super) starts: Vec<u32>,
    pub(super) all: Vec<T>,
}

impl<T> Rows<T> {
    pub(super) fn new(tokens: usize) -> Self {
        Self { starts: Vec::with_capacity(tokens + 1), all: Vec::with_capacity(tokens) }
    }

    pub(super) fn next_row(&mut self) {
        self.starts.push(self.all.len() as u32);
    }

    pub(super) fn row(&self, at: usize) -> &[T] {
        let start = |at: usize| self.starts.get(at).map_or(self.all.len(), |&start| start as usize);
        &self.all[start(at)..start(at + 1)]
    }
}
