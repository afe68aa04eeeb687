//! The clauses of an instance as text that every SAT solver reads.
//!
//! A literal is the number of its variable, from 1, with a minus sign where it is negative.

use std::fmt::{self, Display, Write as _};

use crate::grid::encoding::{Clauses, Encoding};
use crate::grid::instance::Instance;

/// Clauses in the format of the DIMACS challenge.
#[derive(Clone, Debug)]
pub struct Dimacs {
    variables: usize,
    clauses: usize,
    lines: String,
}

impl Dimacs {
    /// The clauses that batsat is given, in the same order.
    pub fn of(instance: &Instance, encoding: Encoding) -> Self {
        let clauses = Clauses { houses: instance.houses, categories: instance.categories, encoding };
        let mut text = Self { variables: clauses.variables(), clauses: 0, lines: String::new() };
        let mut add = |lits: &[batsat::Lit]| {
            let number = |lit: &batsat::Lit| i64::from(lit.var().idx() + 1) * if lit.sign() { 1 } else { -1 };
            text.add(lits.iter().map(number));
        };
        clauses.exactly_one_each(&mut add);
        instance.clues.iter().for_each(|&clue| clauses.clue(clue, &mut add));
        text
    }

    /// Adds a clause.
    pub fn add(&mut self, lits: impl IntoIterator<Item = i64>) {
        for lit in lits {
            // Writing to a string cannot fail.
            let _ = write!(self.lines, "{lit} ");
        }
        self.lines.push_str("0\n");
        self.clauses += 1;
    }
}

impl Display for Dimacs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p cnf {} {}\n{}", self.variables, self.clauses, self.lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_houses() {
        let instance = Instance::parse("2 1\nimm 0 0 0 1\nnotat 0 0 1\n").unwrap();
        let exactly_one = "-1 -2 0\n1 2 0\n-1 -3 0\n1 3 0\n-3 -4 0\n3 4 0\n-2 -4 0\n2 4 0\n";
        let clues = "4 -1 0\n-3 0\n-2 0\n1 -4 0\n-2 0\n";
        let text = Dimacs::of(&instance, Encoding::Supports).to_string();
        assert_eq!(text, format!("p cnf 4 13\n{exactly_one}{clues}"));
    }
}
