//! The answer to a board, and the call of the kernel.

use bachet_kernel::{BoardLine, PencilMarks, count_batch, solve_batch};

use super::Options;
use crate::verbs::Verdict;

/// How many solutions a board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// How many were found.
    pub count: u32,
    /// The search ended after so many.
    pub limit: u32,
    /// Whether it ended by itself: nobody stopped it.
    pub finished: bool,
}

impl Answer {
    /// Whether there are no more solutions than were found.
    pub fn is_exact(self) -> bool {
        self.finished && self.count < self.limit
    }

    /// How many there are, in a word.
    pub fn verdict(self) -> Verdict {
        match (self.count, self.is_exact()) {
            (0, true) => Verdict::None,
            (1, true) => Verdict::Unique,
            (0 | 1, false) => Verdict::Unknown,
            (2.., _) => Verdict::Several,
        }
    }
}

/// Answers the lines, then the pencil marks; the first solution of each where there is room for it.
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
