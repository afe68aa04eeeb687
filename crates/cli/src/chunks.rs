//! Splits an input into chunks of whole lines, in buffers that are reused.

use std::io::{self, Read};

/// Size of a chunk in bytes: thousands of lines, enough to fill the SIMD lanes of the kernel and to hide the overhead.
pub(crate) const CHUNK: usize = 1 << 18;

/// A buffer with whole lines.
pub(crate) struct Chunk {
    bytes: Vec<u8>,
    /// Number of bytes that are lines of this chunk.
    length: usize,
    /// Number of the first line.
    pub(crate) first: u64,
}

impl Chunk {
    /// Makes an empty chunk of this size in bytes.
    pub(crate) fn new(size: usize) -> Self {
        Self { bytes: vec![0; size], length: 0, first: 0 }
    }

    /// Returns the lines with their line ends; the last line of the input may have none.
    pub(crate) fn text(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// When a chunk is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// When it is full: the input is a file.
    Full,
    /// As soon as it has a whole line: a person or a program may be waiting for the answer.
    AsItComes,
}

/// Splits an input into chunks. A line that is longer than a chunk is truncated, since no puzzle is that long.
pub(crate) struct Cutter<R> {
    input: R,
    pace: Pace,
    /// The first part of a line that did not fit into the chunk before.
    carried: Vec<u8>,
    /// Number of the next line.
    next: u64,
    position: Position,
    failed: Option<io::Error>,
}

/// Where in the input a cutter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    Start,
    Within,
    /// In the rest of a line that was truncated.
    LongLine,
    End,
}

impl<R: Read> Cutter<R> {
    /// Makes a cutter of this input.
    pub(crate) fn new(input: R, pace: Pace) -> Self {
        Self { input, pace, carried: Vec::new(), next: 1, position: Position::Start, failed: None }
    }

    /// Fills the chunk with the next lines; returns `false` if there are none.
    pub(crate) fn fill(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        let mut filled = self.carried.len();
        chunk.bytes[..filled].copy_from_slice(&self.carried);
        while self.position != Position::End && filled < chunk.bytes.len() {
            let came = match self.input.read(&mut chunk.bytes[filled..]) {
                Ok(came) => came,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.failed = Some(error);
                    break;
                }
            };
            if came == 0 {
                self.position = Position::End;
                break;
            }
            let before = filled;
            filled += self.take(&mut chunk.bytes[before..before + came]);
            if self.pace == Pace::AsItComes && chunk.bytes[before..filled].contains(&b'\n') {
                break;
            }
        }
        let lines = chunk.bytes[..filled].iter().rposition(|&byte| byte == b'\n').map(|at| at + 1);
        chunk.length = match (lines, self.position) {
            (_, Position::End) => filled,
            (None, _) if filled == chunk.bytes.len() => {
                self.position = Position::LongLine;
                filled
            }
            (lines, _) => lines.unwrap_or(0),
        };
        chunk.first = self.next;
        self.next += line_ends(chunk.text()) + u64::from(self.position == Position::LongLine);
        self.carried.clear();
        self.carried.extend_from_slice(&chunk.bytes[chunk.length..filled]);
        match self.failed.take_if(|_| chunk.length == 0) {
            Some(error) => Err(error),
            None => Ok(chunk.length > 0),
        }
    }

    /// Removes a byte order mark, or the rest of a truncated line, from new bytes; returns how many are left.
    fn take(&mut self, came: &mut [u8]) -> usize {
        let skipped = match self.position {
            Position::Start if came.starts_with(b"\xef\xbb\xbf") => 3,
            Position::LongLine => match came.iter().position(|&byte| byte == b'\n') {
                Some(at) => at + 1,
                None => return 0,
            },
            Position::Start | Position::Within | Position::End => 0,
        };
        self.position = Position::Within;
        came.copy_within(skipped.., 0);
        came.len() - skipped
    }
}

/// Counts line ends, in pieces of 255 bytes whose count fits a byte, so that the loop is vectorised.
fn line_ends(bytes: &[u8]) -> u64 {
    let count = |piece: &[u8]| piece.iter().fold(0, |count: u8, &byte| count + u8::from(byte == b'\n'));
    bytes.chunks(255).map(|piece| u64::from(count(piece))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a fixed number of bytes at a time, then an error or the end.
    struct Slow<'a>(&'a [u8], usize, Option<io::ErrorKind>);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let now = self.1.min(self.0.len()).min(buffer.len());
            if now == 0
                && let Some(kind) = self.2.take()
            {
                return Err(kind.into());
            }
            let (head, tail) = self.0.split_at(now);
            buffer[..now].copy_from_slice(head);
            self.0 = tail;
            Ok(now)
        }
    }

    /// Returns the chunks of a text with the numbers of their first lines, and whether it ended without an error.
    fn cut(text: &str, at_once: usize, pace: Pace, fails: Option<io::ErrorKind>) -> (Vec<(u64, String)>, bool) {
        let mut cutter = Cutter::new(Slow(text.as_bytes(), at_once, fails), pace);
        let mut chunk = Chunk::new(8);
        let mut chunks = Vec::new();
        loop {
            match cutter.fill(&mut chunk) {
                Ok(true) => chunks.push((chunk.first, String::from_utf8_lossy(chunk.text()).into_owned())),
                Ok(false) => return (chunks, true),
                Err(_) => return (chunks, false),
            }
        }
    }

    #[test]
    fn chunks_end_where_lines_end() {
        let check = |text: &str, pace, expected: &[(u64, &str)]| {
            for at_once in 1..10 {
                if pace == Pace::AsItComes && at_once > 1 {
                    continue;
                }
                let expected: Vec<_> = expected.iter().map(|&(first, text)| (first, text.to_owned())).collect();
                assert_eq!(cut(text, at_once, pace, None), (expected, true), "{text:?} by {at_once}");
            }
        };
        check("", Pace::Full, &[]);
        check("\n", Pace::Full, &[(1, "\n")]);
        check("ab\ncd\nef\n", Pace::Full, &[(1, "ab\ncd\n"), (3, "ef\n")]);
        check("ab\ncd\nefgh\nij", Pace::Full, &[(1, "ab\ncd\n"), (3, "efgh\nij")]);
        check("ab\ncd\nefgh\nij\n", Pace::Full, &[(1, "ab\ncd\n"), (3, "efgh\nij\n")]);
        check("ab\ncd\nef", Pace::AsItComes, &[(1, "ab\n"), (2, "cd\n"), (3, "ef")]);
        check("ab\n0123456789abcdefghi\ncd\n", Pace::Full, &[(1, "ab\n"), (2, "01234567"), (3, "cd\n")]);
        check("01234567\ncd\n", Pace::Full, &[(1, "01234567"), (2, "cd\n")]);
        check("0123456789", Pace::Full, &[(1, "01234567")]);
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_line() {
        let (chunks, _) = cut("\u{feff}ab\n\u{feff}c\n", 8, Pace::Full, None);
        assert_eq!(chunks, [(1, "ab\n\u{feff}c\n".to_owned())]);
    }

    #[test]
    fn lines_before_an_error_are_kept() {
        let failing = |kind| cut("ab\ncd\nef", 3, Pace::Full, Some(kind));
        let first = (1, "ab\ncd\n".to_owned());
        assert_eq!(failing(io::ErrorKind::Other), (vec![first.clone()], false));
        assert_eq!(failing(io::ErrorKind::Interrupted), (vec![first, (3, "ef".to_owned())], true));
    }

    #[test]
    fn line_ends_are_counted_past_a_byte() {
        assert_eq!(line_ends(&b"\n".repeat(1000)), 1000);
        assert_eq!(line_ends(&b"a\n".repeat(1000)), 1000);
    }
}
