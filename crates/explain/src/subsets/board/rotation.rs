//! More reasons that are needed, from one solution without one of them: recursive model rotation (Belov and Marques-Silva
//! 2011).

use bachet_solver::SatSolver;

/// The clauses of a formula, each with its group, and where each Boolean is.
#[derive(Debug)]
pub(super) struct Rotation {
    groups: usize,
    clauses: Vec<Vec<i32>>,
    /// For each group its clauses.
    of_group: Vec<Vec<u32>>,
    /// For each Boolean that is no group the clauses that have it.
    of: Vec<Vec<u32>>,
}

impl Rotation {
    /// Takes clauses that begin with the negated Boolean of their group; those of the groups are the first.
    pub(super) fn new(booleans: usize, groups: usize, clauses: Vec<Vec<i32>>) -> Self {
        let mut rotation = Self {
            groups,
            clauses: Vec::new(),
            of_group: vec![Vec::new(); groups],
            of: vec![Vec::new(); booleans + 1],
        };
        for (at, clause) in (0..).zip(&clauses) {
            rotation.of_group[clause[0].unsigned_abs() as usize - 1].push(at);
            clause[1..].iter().for_each(|literal| rotation.of[literal.unsigned_abs() as usize].push(at));
        }
        Self { clauses, ..rotation }
    }

    /// Returns reasons without which a goal does not follow: the given one, without which the solver has just found a
    /// solution, and those that are the only one broken after a change of one Boolean.
    pub(super) fn needed(
        &self,
        solver: &SatSolver,
        reason: i32,
        goal: i32,
        is_reason: impl Fn(i32) -> bool,
    ) -> Vec<i32> {
        let mut model: Vec<bool> =
            (0..self.of.len() as i32).map(|boolean| boolean > 0 && solver.holds(boolean)).collect();
        let mut needed = vec![reason];
        self.rotate(&mut model, reason, goal, &is_reason, &mut needed);
        needed
    }

    fn rotate(
        &self,
        model: &mut [bool],
        broken: i32,
        goal: i32,
        is_reason: &impl Fn(i32) -> bool,
        needed: &mut Vec<i32>,
    ) {
        for literal in self.repairs(model, broken) {
            let boolean = literal.unsigned_abs() as usize;
            if boolean == goal.unsigned_abs() as usize {
                continue;
            }
            model[boolean] = literal > 0;
            if let [only] = self.broken_by(model, literal, broken, is_reason)[..]
                && !needed.contains(&only)
            {
                needed.push(only);
                self.rotate(model, only, goal, is_reason, needed);
            }
            model[boolean] = literal < 0;
        }
    }

    /// Returns the literals that make up for a broken reason: itself, or those of the only clause of the group that fails.
    fn repairs(&self, model: &[bool], broken: i32) -> Vec<i32> {
        if broken.unsigned_abs() as usize > self.groups {
            return vec![broken];
        }
        let mut failing = self.of_group[broken as usize - 1].iter().map(|&at| &self.clauses[at as usize][1..]);
        let mut failing = failing.by_ref().filter(|clause| !holds(model, clause));
        match (failing.next(), failing.next()) {
            (Some(clause), None) => clause.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Returns the reasons that are broken after a literal was made true to make up for one.
    fn broken_by(&self, model: &[bool], literal: i32, repaired: i32, is_reason: &impl Fn(i32) -> bool) -> Vec<i32> {
        let mut broken = Vec::new();
        if is_reason(-literal) && -literal != repaired {
            broken.push(-literal);
        }
        for &at in &self.of[literal.unsigned_abs() as usize] {
            let clause = &self.clauses[at as usize];
            let group = -clause[0];
            if !broken.contains(&group) && is_reason(group) && !holds(model, &clause[1..]) {
                broken.push(group);
            }
        }
        broken
    }
}

fn holds(model: &[bool], clause: &[i32]) -> bool {
    clause.iter().any(|&literal| model[literal.unsigned_abs() as usize] == (literal > 0))
}
