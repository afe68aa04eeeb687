//! The clues of a puzzle in the making, and which of them are known to be needed.

use super::constraint::Constraint;
use super::kind::ClueKind;
use super::near::Mask;
use super::statement::Statement;

/// A clue, and what it excludes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) kind: ClueKind,
    pub(super) statement: Statement,
    pub(super) constraint: Constraint,
    /// The near tables that it excludes.
    pub(super) excluded: Mask,
}

/// The clues of a puzzle, and tables that some of them exclude.
#[derive(Clone, Debug, Default)]
pub(super) struct Clues {
    pub(super) list: Vec<Candidate>,
    /// For each table that a search has found: the clues that exclude it, as bits by their index.
    witnesses: Vec<u128>,
}

impl Clues {
    /// Maximum number of clues of a puzzle in the making.
    pub(super) const MAX: usize = u128::BITS as usize;

    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.witnesses.clear();
    }

    pub(super) fn constraints(&self) -> impl Iterator<Item = &Constraint> + Clone {
        self.list.iter().map(|clue| &clue.constraint)
    }

    /// Returns all constraints but that of one clue, which is negated.
    pub(super) fn against<'a>(
        &'a self,
        at: usize,
        negated: &'a Constraint,
    ) -> impl Iterator<Item = &'a Constraint> + Clone {
        self.list.iter().enumerate().map(move |(other, clue)| if other == at { negated } else { &clue.constraint })
    }

    /// Adds a clue, before there are witnesses.
    pub(super) fn push(&mut self, clue: Candidate) {
        self.list.push(clue);
    }

    /// Removes a clue; the last one takes its place.
    pub(super) fn remove(&mut self, at: usize) {
        let last = self.list.len() - 1;
        self.list.swap_remove(at);
        for clues in &mut self.witnesses {
            let moved = *clues >> last & 1;
            *clues &= !(1 << last) & !(1 << at);
            if at < last {
                *clues |= moved << at;
            }
        }
    }

    /// Keeps a table that some of the clues exclude.
    pub(super) fn add_witness(&mut self, places: &[u8], size: usize) {
        let excluded_by = (0..)
            .zip(&self.list)
            .fold(0, |all, (at, clue)| all | u128::from(!clue.constraint.holds(places, size)) << at);
        self.witnesses.push(excluded_by);
    }

    /// Whether some known table is excluded by this clue alone.
    pub(super) fn is_needed(&self, at: usize) -> bool {
        if self.witnesses.contains(&(1 << at)) {
            return true;
        }
        let others = self.list.iter().enumerate().filter(|&(other, _)| other != at);
        let excluded = others.fold(Mask::default(), |all, (_, clue)| all.or(clue.excluded));
        !self.list[at].excluded.without(excluded).is_empty()
    }
}
