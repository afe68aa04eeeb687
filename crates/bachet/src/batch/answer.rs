//! The answer to a board, and how the kernel is called.

use bachet_kernel::{BoardLine, PencilMarks, count_batch, solve_batch};

use super::Options;
use crate::verbs::Verdict;

/// How many solutions a board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The number of solutions found.
    pub count: u32,
    /// The number of solutions after which the search ended.
    pub limit: u32,
    /// Whether the search ended by itself.
    pub finished: bool,
}

impl Answer {
    /// Whether `count` is the number of all solutions.
    pub fn is_exact(self) -> bool {
        self.finished && self.count < self.limit
    }

    /// Returns the number of solutions in a word.
    pub fn verdict(self) -> Verdict {
        match (self.count, self.is_exact()) {
            (0, true) => Verdict::None,
            (1, true) => Verdict::Unique,
            (0 | 1, false) => Verdict::Unknown,
            (2.., _) => Verdict::Several,
        }
    }
}

/// Solves the lines, then the pencil marks; finds the first solution of each unless `solutions` is empty.
pub(super) fn answer(
    options: &Options<'_>,
    lines: &[BoardLine],
    marks: &[PencilMarks],
    answers: &mut [bachet_kernel::Answer],
    solutions: &mut [BoardLine],
) {
    let mut kernel = bachet_kernel::Options::new(options.limit).backend(options.backend);
    kernel.cancel = options.cancel;
    let (of_lines, of_marks) = answers.split_at_mut(lines.len());
    if solutions.is_empty() {
        count_batch(lines, &kernel, of_lines);
        count_batch(marks, &kernel, of_marks);
    } else {
        let (for_lines, for_marks) = solutions.split_at_mut(lines.len());
        solve_batch(lines, &kernel, of_lines, for_lines);
        solve_batch(marks, &kernel, of_marks, for_marks);
    }
}
