//! How often a method checked each clue, counted without storing its events.

/// How often a clue was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckedClue {
    /// The index of the clue.
    pub clue: u32,
    /// How often it held.
    pub held: u64,
    /// How often it did not hold.
    pub failed: u64,
    /// The number of the event, from 1, by which it first did not hold; 0 if it always held.
    pub first_failed: u64,
}

/// The clues that were checked, in the order of their first checks. A method that tests each candidate by one clue after
/// the other checks a clue as often as candidates came to it, and the clue leaves those for which it held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedClues(Vec<CheckedClue>);

impl CheckedClues {
    /// Counts a check, the event with this number.
    #[inline]
    pub fn add(&mut self, clue: u32, holds: bool, event: u64) {
        let at = self.0.iter().position(|checked| checked.clue == clue).unwrap_or_else(|| {
            self.0.push(CheckedClue { clue, ..CheckedClue::default() });
            self.0.len() - 1
        });
        let checked = &mut self.0[at];
        if holds {
            checked.held += 1;
        } else {
            if checked.failed == 0 {
                checked.first_failed = event;
            }
            checked.failed += 1;
        }
    }

    /// Returns the clues.
    pub fn clues(&self) -> &[CheckedClue] {
        &self.0
    }
}
