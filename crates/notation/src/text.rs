//! A text from several lines of a source, without comments and line ends: every byte knows its place.

use crate::Span;

/// A text, with the places of its bytes in the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    text: String,
    /// The start of each run of bytes that are together in the source: in the text, in the source.
    runs: Vec<(u32, u32)>,
}

impl Text {
    /// Returns a text that is in the source as it is, from `start` on.
    pub fn new(text: impl Into<String>, start: u32) -> Self {
        Self { text: text.into(), runs: vec![(0, start)] }
    }

    /// Adds a run of bytes that is in the source from `start` on, such as the next line or the meaning of an escape
    /// sequence.
    pub fn push(&mut self, run: &str, start: u32) {
        self.runs.push((self.text.len() as u32, start));
        self.text.push_str(run);
    }

    /// Adds another text, whose bytes keep their places.
    pub fn append(&mut self, other: &Self) {
        let length = self.text.len() as u32;
        self.runs.extend(other.runs.iter().map(|(run, source)| (length + run, *source)));
        self.text.push_str(&other.text);
    }

    /// Adds a blank between two lines; its place is the end of the first.
    pub fn push_blank(&mut self) {
        self.text.push(' ');
    }

    /// Returns the text itself.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the length in bytes.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether it holds no bytes.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the place in the source of the whole text.
    pub fn span(&self) -> Span {
        self.place(Span::new(0, self.text.len()))
    }

    /// Returns the place in the source of a range of bytes of the text. Logarithmic in the number of runs.
    pub fn place(&self, range: Span) -> Span {
        let start = self.source_of(range.start, false);
        Span { start, end: self.source_of(range.end.max(range.start), range.end > range.start).max(start) }
    }

    /// Returns the source offset of an offset of the text; with `before`, the end of the byte before it.
    fn source_of(&self, offset: u32, before: bool) -> u32 {
        let key = if before { offset - 1 } else { offset };
        let after = self.runs.partition_point(|&(run, _)| run <= key);
        match after.checked_sub(1).and_then(|i| self.runs.get(i)) {
            Some(&(run, source)) => source + (offset - run),
            None => 0,
        }
    }

    /// Returns the text of this range of bytes, without blanks at its ends.
    #[must_use]
    pub fn part(&self, range: std::ops::Range<usize>) -> Self {
        let raw = &self.text[range.clone()];
        let start = range.start + (raw.len() - raw.trim_start().len());
        let trimmed = raw.trim();
        let end = start + trimmed.len();
        let first = self.runs.partition_point(|&(run, _)| run as usize <= start).saturating_sub(1);
        let mut runs = Vec::new();
        for &(run, source) in self.runs.get(first..).unwrap_or_default() {
            let (run, source) = (run as usize, source as usize);
            if run >= end && !runs.is_empty() {
                break;
            }
            let skipped = start.saturating_sub(run);
            runs.push(((run.max(start) - start) as u32, (source + skipped) as u32));
        }
        Self { text: trimmed.to_owned(), runs }
    }
}
