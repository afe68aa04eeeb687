//! The values of Booleans, and the trail of the literals that were made true.

use super::clauses::Clause;
use super::literal::Literal;

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// A decision, an assumption, or a fact.
    None,
    /// A clause of two literals: this other one failed.
    Pair(Literal),
    /// A clause, whose other literals failed.
    Clause(Clause),
}

/// A conflict: a clause whose literals have all failed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    Pair([Literal; 2]),
    Clause(Clause),
}

/// The values of Booleans.
#[derive(Clone, Debug)]
pub(super) struct Assignment {
    /// For each literal whether it is true.
    holds: Vec<bool>,
    pub(super) trail: Vec<Literal>,
    /// The number of literals of the trail that have been propagated.
    pub(super) propagated: usize,
    /// The length of the trail at which each level begins.
    levels: Vec<usize>,
    /// For each Boolean its level and its reason.
    details: Vec<(u32, Reason)>,
}

impl Assignment {
    pub(super) fn new(booleans: usize) -> Self {
        Self {
            holds: vec![false; 2 * booleans],
            trail: Vec::with_capacity(booleans),
            propagated: 0,
            levels: Vec::new(),
            details: vec![(0, Reason::None); booleans],
        }
    }

    /// Returns the number of Booleans.
    pub(super) fn booleans(&self) -> usize {
        self.details.len()
    }

    #[inline]
    pub(super) fn holds(&self, literal: Literal) -> bool {
        self.holds[literal.index()]
    }

    #[inline]
    pub(super) fn fails(&self, literal: Literal) -> bool {
        self.holds[(!literal).index()]
    }

    pub(super) fn is_open(&self, boolean: usize) -> bool {
        !self.holds[2 * boolean] && !self.holds[2 * boolean + 1]
    }

    /// Makes an open literal true.
    #[inline]
    pub(super) fn assign(&mut self, literal: Literal, reason: Reason) {
        self.holds[literal.index()] = true;
        self.details[literal.boolean()] = (self.levels.len() as u32, reason);
        self.trail.push(literal);
    }

    /// Returns the number of open levels.
    pub(super) fn level(&self) -> u32 {
        self.levels.len() as u32
    }

    /// Returns the level at which a Boolean got its value.
    #[inline]
    pub(super) fn level_of(&self, literal: Literal) -> u32 {
        self.details[literal.boolean()].0
    }

    #[inline]
    pub(super) fn reason(&self, literal: Literal) -> Reason {
        self.details[literal.boolean()].1
    }

    pub(super) fn open_level(&mut self) {
        self.levels.push(self.trail.len());
    }

    /// Undoes all levels above `level`, and calls `undone` with each literal.
    pub(super) fn backtrack_to(&mut self, level: u32, mut undone: impl FnMut(Literal)) {
        let Some(&start) = self.levels.get(level as usize) else { return };
        for literal in self.trail.drain(start..) {
            self.holds[literal.index()] = false;
            undone(literal);
        }
        self.levels.truncate(level as usize);
        self.propagated = start;
    }
}
