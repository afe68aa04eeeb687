//! A text from several lines of a source, without comments and line ends: every byte knows its place.

use crate::Span;

/// A text, with the places of its bytes in the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    bytes: String,
    /// The place in the source of the first byte.
    start: u32,
    /// The text is made of runs of bytes that are together in the source. The start of each run but the first: its offset
    /// in the text, and in the source.
    runs: Vec<(u32, u32)>,
}

impl Text {
    /// Returns a text that is in the source as it is, from `start` on.
    pub fn new(text: impl Into<String>, start: u32) -> Self {
        Self { bytes: text.into(), start, runs: Vec::new() }
    }

    /// Adds a run of bytes that is in the source from `start` on, such as the next line or the meaning of an escape
    /// sequence.
    pub fn push(&mut self, run: &str, start: u32) {
        self.begin_run(self.bytes.len() as u32, start);
        self.bytes.push_str(run);
    }

    /// Adds another text, whose bytes keep their places.
    pub fn append(&mut self, other: &Self) {
        if other.is_empty() {
            return;
        }
        let length = self.bytes.len() as u32;
        self.begin_run(length, other.start);
        self.runs.extend(other.runs.iter().map(|(run, source)| (length + run, *source)));
        self.bytes.push_str(&other.bytes);
    }

    /// Notes where in the source the bytes from `at` on begin.
    fn begin_run(&mut self, at: u32, start: u32) {
        if at == 0 {
            self.start = start;
        } else {
            self.runs.push((at, start));
        }
    }

    /// Adds a blank between two lines; its place is the end of the first.
    pub fn push_blank(&mut self) {
        self.bytes.push(' ');
    }

    /// Returns the text itself.
    pub fn as_str(&self) -> &str {
        &self.bytes
    }

    /// Returns the length in bytes.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether it holds no bytes.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Returns the place in the source of the whole text.
    pub fn span(&self) -> Span {
        self.place(Span::new(0, self.bytes.len()))
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
        let (run, source) = after.checked_sub(1).map_or((0, self.start), |last| self.runs[last]);
        source + (offset - run)
    }

    /// Returns the text of this range of bytes, without blanks at its ends.
    #[must_use]
    pub fn part(&self, range: std::ops::Range<usize>) -> Self {
        let raw = &self.bytes[range.clone()];
        let start = range.start + (raw.len() - raw.trim_start().len());
        let trimmed = raw.trim();
        let end = start + trimmed.len();
        let later = self.runs.iter().filter(|&&(run, _)| (run as usize) > start && (run as usize) < end);
        let runs = later.map(|&(run, source)| (run - start as u32, source)).collect();
        Self { bytes: trimmed.to_owned(), start: self.source_of(start as u32, false), runs }
    }
}
