//! Classic 9x9 boards of 81 characters, many at once by the kernel.

use std::borrow::Cow;
use std::ops::Range;

use bachet::batch;
use bachet_kernel::{BoardLine, CELLS, count_batch, solve_batch};

use crate::{Options, Texts, Wanted};

/// The classic boards among some rows.
pub(crate) struct Boards<'t> {
    /// The boards; they lie in the memory of the column if that has nothing else.
    pub(crate) lines: Cow<'t, [BoardLine]>,
    /// The other rows, in order.
    pub(crate) others: Vec<usize>,
}

/// What the kernel found.
#[derive(Debug, Default)]
pub(crate) struct Solved {
    /// The answer to each board.
    pub(crate) answers: Vec<batch::Answer>,
    /// The first solution of each, if solutions are wanted.
    pub(crate) solutions: Vec<BoardLine>,
}

/// Finds the classic boards among these rows.
pub(crate) fn find<'t>(texts: &'t Texts, rows: &Range<usize>) -> Boards<'t> {
    if let Some(bytes) = texts.adjacent(rows, CELLS)
        && is_plain(bytes)
    {
        return Boards { lines: Cow::Borrowed(bytes.as_chunks().0), others: Vec::new() };
    }
    let (mut lines, mut others) = (Vec::with_capacity(rows.len()), Vec::new());
    for row in rows.clone() {
        match texts.get(row).and_then(|text| <&BoardLine>::try_from(text.as_bytes()).ok()) {
            Some(line) if is_plain(line) => lines.push(*line),
            _ => others.push(row),
        }
    }
    Boards { lines: Cow::Owned(lines), others }
}

impl Boards<'_> {
    /// Solves the boards.
    pub(crate) fn solve(&self, wanted: Wanted, options: &Options) -> Solved {
        let limit = options.limit.unwrap_or(wanted.default_limit()).max(1);
        let mut kernel = bachet_kernel::Options::new(limit).backend(options.backend);
        kernel.cancel = options.flag();
        let mut answers = vec![bachet_kernel::Answer::default(); self.lines.len()];
        let mut solutions = Vec::new();
        if options.is_cancelled() {
            // The kernel looks at the flag now and then only, and nothing is to be begun any more.
        } else if wanted.solution {
            solutions.resize(self.lines.len(), [b'.'; CELLS]);
            solve_batch(&self.lines, &kernel, &mut answers, &mut solutions);
        } else {
            count_batch(&self.lines, &kernel, &mut answers);
        }
        let answer = |bachet_kernel::Answer { count, finished }| batch::Answer { count, limit, finished };
        Solved { answers: answers.into_iter().map(answer).collect(), solutions }
    }
}

/// Whether all characters are values or empty cells, so that 81 of them are a classic board.
#[expect(clippy::needless_bitwise_bool, reason = "without a branch, a register holds many bytes")]
fn is_plain(text: &[u8]) -> bool {
    text.iter().fold(true, |plain, &byte| plain & (byte.is_ascii_digit() | (byte == b'.')))
}
