//! The number of solutions in a word.

use crate::Count;

/// Whether a puzzle has one solution, several or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Exactly one solution.
    Unique,
    /// More than one solution.
    Several,
    /// No solution.
    None,
    /// A limit was reached before the answer was known.
    Unknown,
}

impl Verdict {
    /// Returns the verdict that a count allows.
    pub fn of(count: &Count) -> Self {
        match (count.number.bits(), count.exact) {
            (2.., _) => Self::Several,
            (1, true) => Self::Unique,
            (0, true) => Self::None,
            (_, false) => Self::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lower_bound_decides_only_from_two_on() {
        let verdict = |number: u32, exact| Verdict::of(&Count { number: number.into(), exact });
        assert_eq!(
            [0, 1, 2, 3].map(|n| verdict(n, true)),
            [Verdict::None, Verdict::Unique, Verdict::Several, Verdict::Several]
        );
        assert_eq!(
            [0, 1, 2, 3].map(|n| verdict(n, false)),
            [Verdict::Unknown, Verdict::Unknown, Verdict::Several, Verdict::Several]
        );
    }
}
