//! A row of the table of times.

use bachet_sudoku::Verdict;
use serde_json::{Value, json};

use crate::form::Printed;

/// The times of one program for the boards of a set.
#[derive(Clone, Debug)]
pub struct Row {
    /// The set.
    pub set: &'static str,
    /// The program.
    pub by: &'static str,
    /// For each board the verdict, and the CPU time in nanoseconds.
    pub boards: Vec<(Verdict, f64)>,
}

/// The head of the Markdown table.
pub const HEAD: &str = "\
| boards | number | verdicts | by | median, ms | worst, ms | all, s |
|---|--:|---|---|--:|--:|--:|";

impl Row {
    fn times(&self) -> Vec<f64> {
        let mut times: Vec<f64> = self.boards.iter().map(|board| board.1).collect();
        times.sort_by(f64::total_cmp);
        times
    }

    /// The median, the largest and the sum, in nanoseconds.
    fn figures(&self) -> [f64; 3] {
        let times = self.times();
        let middle = times.len() / 2;
        let median = match times[..] {
            [] => f64::NAN,
            _ if times.len().is_multiple_of(2) => f64::midpoint(times[middle - 1], times[middle]),
            _ => times[middle],
        };
        [median, times.last().copied().unwrap_or(f64::NAN), times.iter().sum()]
    }

    /// Returns each verdict that occurs, and how often.
    fn verdicts(&self) -> String {
        let named = [
            (Verdict::Unique, "unique"),
            (Verdict::Several, "several"),
            (Verdict::None, "none"),
            (Verdict::Unknown, "unknown"),
        ];
        let count = |verdict| self.boards.iter().filter(|board| board.0 == verdict).count();
        let counts = named.map(|(verdict, name)| (count(verdict), name));
        let shown = counts.iter().filter(|(count, _)| *count > 0).map(|(count, name)| format!("{count} {name}"));
        shown.collect::<Vec<_>>().join(", ")
    }
}

impl Printed for Row {
    fn json(&self) -> Value {
        let [median, worst, sum] = self.figures();
        json!({
            "set": self.set,
            "boards": self.boards.len(),
            "verdicts": self.verdicts(),
            "by": self.by,
            "median_ns": median.round(),
            "worst_ns": worst.round(),
            "sum_ns": sum.round(),
        })
    }

    fn markdown(&self) -> String {
        let [median, worst, sum] = self.figures();
        let (number, verdicts) = (self.boards.len(), self.verdicts());
        let (median, worst, sum) = (median / 1e6, worst / 1e6, sum / 1e9);
        format!("| {} | {number} | {verdicts} | {} | {median:.3} | {worst:.1} | {sum:.2} |", self.set, self.by)
    }
}
