//! The puzzle as a formula, and the number of clauses of each of its parts.

use std::collections::BTreeMap;

use bachet_solver::{ClauseSource, Cnf, TooLarge};

use super::clause::{Clause, ClauseLiteral, Proposition, propositions};
use crate::compiled::{CompiledPuzzle, VariableMeaning};
use crate::{Method, Problem, Subject, Unfit};

/// Maximum number of literals in all clauses.
const MAX_LITERALS: usize = 5_000_000;

/// A formula: its size and its clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    /// The number of Booleans that state the value of a cell or the place of a value: they determine the others.
    pub decisions: usize,
    /// The number of further Booleans that the encoding needs.
    pub auxiliary: usize,
    /// The number of clauses.
    pub clauses: usize,
    /// The number of clauses of each group, in order.
    pub groups: Vec<(ClausePurpose, usize)>,
    cnf: Cnf,
    /// The purpose of each clause.
    purposes: Vec<ClausePurpose>,
    /// What each Boolean states.
    propositions: Vec<Proposition>,
}

impl Formula {
    /// Returns the clause with this index, which is its number in events.
    pub fn clause(&self, index: usize) -> Option<Clause> {
        let literal = |&literal: &i32| {
            let number = literal.unsigned_abs();
            let states = self.propositions.get(number as usize - 1).copied().unwrap_or(Proposition::Other);
            ClauseLiteral { number, states, is_negated: literal < 0 }
        };
        let literals = self.cnf.clause(index)?.iter().map(literal).collect();
        Some(Clause { purpose: *self.purposes.get(index)?, literals })
    }

    /// Returns what each Boolean states, from number 1 on.
    pub fn propositions(&self) -> &[Proposition] {
        &self.propositions
    }

    /// Returns all clauses in order.
    pub fn all(&self) -> impl Iterator<Item = Clause> {
        (0..self.clauses).map_while(|index| self.clause(index))
    }
}

/// What the clauses of a group state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClausePurpose {
    /// Each cell of a board has one value.
    Cells,
    /// Each value of this category of a logic grid has one place; of a shared category, each place has one value.
    Values(u32),
    /// Each place has one value of this category; of a shared category, each value has the stated number of places.
    Category(u32),
    /// The givens of a board.
    Given,
    /// Each value occurs once in this house of a board.
    House(u32),
    /// A rule of a board, by its index.
    Rule(u32),
    /// A clue of a logic grid, by its index. The definitions of Booleans that only this clue uses are included.
    Clue(u32),
    /// Definitions of auxiliary variables: sums, other numbers, and the truth of facts.
    Definitions,
}

/// Returns the formula of a puzzle.
///
/// A category whose values are the places, like the houses of a zebra puzzle, has no Booleans; every other value has a
/// Boolean for each place. So the zebra has as many Booleans, and clauses for categories, identities, neighbours and
/// positions, as on the page that is the source of the method. "Directly right of" takes one clause for each place of
/// the left entity, the last of which excludes the rightmost place. The page has a further clause that excludes the
/// leftmost place of the right entity, which follows from the others. For categories of more than 12 values, "at most
/// one" is not a clause for each pair but a chain with auxiliary Booleans.
///
/// # Errors
/// The puzzle is of another family, cannot be compiled, or has too many literals.
pub fn formula(problem: Problem<'_>) -> Result<Formula, Unfit> {
    let (compiled, cnf) = compile(problem)?;
    let mut groups: BTreeMap<ClausePurpose, usize> = BTreeMap::new();
    let purposes: Vec<ClausePurpose> = cnf.sources().iter().map(|&source| group(&compiled, source)).collect();
    for &purpose in &purposes {
        *groups.entry(purpose).or_default() += 1;
    }
    Ok(Formula {
        decisions: cnf.decisions,
        auxiliary: cnf.booleans.len() - cnf.decisions,
        clauses: cnf.len(),
        groups: groups.into_iter().collect(),
        propositions: propositions(&compiled, &cnf),
        purposes,
        cnf,
    })
}

/// Compiles a puzzle to a model, and the model to a formula. Each clue has its own clauses.
pub(super) fn compile(problem: Problem<'_>) -> Result<(CompiledPuzzle, Cnf), Unfit> {
    let compiled = match problem {
        Problem::Grid(puzzle) => CompiledPuzzle::grid(puzzle, bachet_grid::compile(puzzle).map_err(Unfit::Invalid)?),
        Problem::Sudoku(sudoku) => CompiledPuzzle::sudoku(sudoku),
        _ => return Err(Unfit::Family(Method::CNF, problem.family())),
    };
    let cnf = Cnf::with_max_literals(MAX_LITERALS, &compiled.model).map_err(|TooLarge| Unfit::TooLarge(Method::CNF))?;
    Ok((compiled, cnf))
}

fn group(compiled: &CompiledPuzzle, source: ClauseSource) -> ClausePurpose {
    let tag = match source {
        ClauseSource::Variable(x) => {
            return match compiled.meanings(x).first() {
                Some(VariableMeaning::Cell(_)) => ClausePurpose::Cells,
                Some(&(VariableMeaning::PlaceOf { category, .. } | VariableMeaning::ValueAt { category, .. })) => {
                    ClausePurpose::Values(category)
                }
                None => ClausePurpose::Definitions,
            };
        }
        ClauseSource::Interval(_) => return ClausePurpose::Definitions,
        ClauseSource::Constraint(tag) => tag,
    };
    match compiled.origin(tag) {
        Subject::Category(category) => ClausePurpose::Category(category),
        Subject::Place(_) => ClausePurpose::Given,
        Subject::House { house, .. } => ClausePurpose::House(house),
        Subject::Rule(rule) => ClausePurpose::Rule(rule),
        Subject::Clue(clue) => ClausePurpose::Clue(clue),
        _ => ClausePurpose::Definitions,
    }
}
