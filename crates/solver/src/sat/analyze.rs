//! Conflict analysis: the clause of the first unique implication point, minimised recursively.

use super::assignment::{Assignment, Conflict, Reason};
use super::clauses::Clauses;
use super::literal::Literal;

/// What is known of a Boolean in the current analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    None,
    /// In the clause, or resolved.
    Seen,
    /// The literals of the clause imply it.
    Implied,
    /// They do not, as far as was tried.
    Free,
}

/// The memory of conflict analysis.
#[derive(Clone, Debug)]
pub(super) struct Analyzer {
    marks: Vec<Mark>,
    /// The Booleans that were marked.
    pub(super) marked: Vec<usize>,
    /// The learned clause: the literal that it asserts, then one of the level that it backtracks to, then the others.
    pub(super) learned: Vec<Literal>,
    /// The level that the learned clause backtracks to.
    pub(super) level: u32,
    /// The number of levels of the learned clause's literals.
    pub(super) lbd: u32,
    /// For each level the latest analysis that counted it.
    counted: Vec<u64>,
    analyses: u64,
    /// The nested reasons that are being followed: a literal, and the number of its reason's literals that were visited.
    path: Vec<(Literal, usize)>,
}

impl Analyzer {
    pub(super) fn new(booleans: usize) -> Self {
        Self {
            marks: vec![Mark::None; booleans],
            marked: Vec::new(),
            learned: Vec::new(),
            level: 0,
            lbd: 0,
            counted: vec![0; booleans + 2],
            analyses: 0,
            path: Vec::new(),
        }
    }

    /// Derives a clause from a conflict above level 1. `bump` is called for each Boolean that took part.
    pub(super) fn learn(
        &mut self,
        assignment: &Assignment,
        clauses: &Clauses,
        conflict: Conflict,
        mut bump: impl FnMut(usize),
    ) {
        self.learned.clear();
        self.learned.push(Literal(0));
        let mut pending = 0;
        match conflict {
            Conflict::Pair(pair) => pair.iter().for_each(|&l| self.add(assignment, l, &mut pending, &mut bump)),
            Conflict::Clause(clause) => {
                clauses.get(clause).iter().for_each(|&l| self.add(assignment, l, &mut pending, &mut bump));
            }
        }
        for &literal in assignment.trail.iter().rev() {
            if self.marks[literal.boolean()] != Mark::Seen {
                continue;
            }
            pending -= 1;
            if pending == 0 {
                self.learned[0] = !literal;
                break;
            }
            match assignment.reason(literal) {
                Reason::None => {}
                Reason::Pair(other) => self.add(assignment, other, &mut pending, &mut bump),
                Reason::Clause(clause) => {
                    let others = clauses.get(clause).iter().filter(|&&other| other != literal);
                    others.for_each(|&l| self.add(assignment, l, &mut pending, &mut bump));
                }
            }
        }
        self.minimize(assignment, clauses);
        self.finish(assignment);
        for boolean in self.marked.drain(..) {
            self.marks[boolean] = Mark::None;
        }
    }

    /// Adds a failed literal: to the clause, or to those of the current level that are still to be resolved.
    fn add(&mut self, assignment: &Assignment, literal: Literal, pending: &mut usize, bump: &mut impl FnMut(usize)) {
        let (boolean, level) = (literal.boolean(), assignment.level_of(literal));
        if self.marks[boolean] != Mark::None || level == 0 {
            return;
        }
        self.mark(boolean, Mark::Seen);
        bump(boolean);
        if level == assignment.level() {
            *pending += 1;
        } else {
            self.learned.push(literal);
        }
    }

    fn mark(&mut self, boolean: usize, mark: Mark) {
        if self.marks[boolean] == Mark::None {
            self.marked.push(boolean);
        }
        self.marks[boolean] = mark;
    }

    /// Drops the literals that the others imply (Sörensson and Biere 2009).
    fn minimize(&mut self, assignment: &Assignment, clauses: &Clauses) {
        self.analyses += 1;
        for &literal in &self.learned[1..] {
            self.counted[assignment.level_of(literal) as usize] = self.analyses;
        }
        let mut learned = std::mem::take(&mut self.learned);
        let asserted = learned[0];
        learned.retain(|&l| l == asserted || !self.is_implied(assignment, clauses, l));
        self.learned = learned;
    }

    /// Whether the other literals of the clause imply that this one failed.
    fn is_implied(&mut self, assignment: &Assignment, clauses: &Clauses, literal: Literal) -> bool {
        if assignment.reason(literal) == Reason::None {
            return false;
        }
        self.path.clear();
        self.path.push((literal, 0));
        while let Some(&mut (of, ref mut visited)) = self.path.last_mut() {
            let next = match assignment.reason(of) {
                Reason::Pair(other) if *visited == 0 => Some(other),
                Reason::Clause(clause) => clauses.get(clause).get(*visited).copied(),
                Reason::None | Reason::Pair(_) => None,
            };
            *visited += 1;
            let Some(next) = next else {
                if self.path.len() > 1 {
                    self.mark(of.boolean(), Mark::Implied);
                }
                self.path.pop();
                continue;
            };
            let level = assignment.level_of(next);
            if next.boolean() == of.boolean()
                || level == 0
                || matches!(self.marks[next.boolean()], Mark::Seen | Mark::Implied)
            {
                continue;
            }
            let is_free = self.marks[next.boolean()] == Mark::Free
                || assignment.reason(next) == Reason::None
                // The clause has no literal of this level, so it cannot imply this one.
                || self.counted[level as usize] != self.analyses;
            if is_free {
                for at in 1..self.path.len() {
                    self.mark(self.path[at].0.boolean(), Mark::Free);
                }
                return false;
            }
            self.path.push((next, 0));
        }
        true
    }

    /// Finds the level to backtrack to, and puts a literal of it second.
    fn finish(&mut self, assignment: &Assignment) {
        self.analyses += 1;
        (self.level, self.lbd) = (0, 1);
        for at in 1..self.learned.len() {
            let level = assignment.level_of(self.learned[at]);
            if std::mem::replace(&mut self.counted[level as usize], self.analyses) != self.analyses {
                self.lbd += 1;
            }
            if level > self.level {
                self.level = level;
                self.learned.swap(1, at);
            }
        }
    }
}
