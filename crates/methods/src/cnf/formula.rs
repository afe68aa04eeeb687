//! The puzzle as a formula, and how many clauses each part of it has.

use std::collections::BTreeMap;

use bachet_solver::{ClauseSource, Cnf, TooLarge};

use crate::stated::{Settles, Stated};
use crate::{Method, Problem, Subject, Unfit};

/// The most literals in all clauses: more of them are nothing to look at.
const MOST: usize = 5_000_000;

/// A formula by numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    /// The Booleans that say what is in a cell, or where a value is: they determine the others.
    pub decisions: usize,
    /// The Booleans beside them that the encoding needed.
    pub auxiliary: usize,
    /// The clauses.
    pub clauses: usize,
    /// How many clauses there are of each group, in order.
    pub groups: Vec<(Group, usize)>,
}

/// What clauses of a formula are there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Each cell of a board has one value.
    Cells,
    /// Each value of this category of a logic grid has one place. Where several may have it, each place has one value.
    Values(u32),
    /// Each place has one value of this category. Where several may have it, it is had by as many as stated.
    Category(u32),
    /// What is given on a board.
    Given,
    /// Each value stands once in this house of a board.
    House(u32),
    /// A rule of a board, by its place in the list.
    Rule(u32),
    /// A clue of a logic grid, by its place in the list. Booleans that it alone needed are defined here, too.
    Clue(u32),
    /// What variables beside the cells are: those of sums and other numbers, and of facts that are asked about.
    Definitions,
}

/// The puzzle as clauses: how many, and of what.
///
/// A category whose values are the places, like the houses of a zebra puzzle, has no Booleans: a value is at a place, which
/// is a house. Every other value has a Boolean for each place. So the zebra comes to the numbers of Booleans and of clauses
/// for categories, identities, neighbours and positions that the page tells of which the method comes from. "Directly
/// right of" takes one clause for each place of the left one, the last of which says that it is not the rightmost: that the
/// other is not the leftmost follows from these, and is no clause, though there it is one. For categories of more than 12
/// values, "at most one of them" is not a clause for each two but a chain with Booleans of its own.
///
/// # Errors
/// Why there is none.
pub fn formula(problem: Problem<'_>) -> Result<Formula, Unfit> {
    let (stated, cnf) = stated_formula(problem)?;
    let mut groups: BTreeMap<Group, usize> = BTreeMap::new();
    for &source in cnf.sources() {
        *groups.entry(group(&stated, source)).or_default() += 1;
    }
    Ok(Formula {
        decisions: cnf.decisions,
        auxiliary: cnf.booleans.len() - cnf.decisions,
        clauses: cnf.len(),
        groups: groups.into_iter().collect(),
    })
}

/// The puzzle as a model, and that as a formula. Each clue has clauses of its own.
pub(crate) fn stated_formula(problem: Problem<'_>) -> Result<(Stated, Cnf), Unfit> {
    let stated = match problem {
        Problem::Grid(puzzle) => Stated::grid(puzzle, bachet_grid::compile(puzzle).map_err(Unfit::Unstated)?),
        Problem::Sudoku(sudoku) => Stated::sudoku(sudoku),
        Problem::Crossing(_) | Problem::Moving(_) => return Err(Unfit::Family(Method::Cnf, problem.family())),
    };
    let cnf = Cnf::with_max_literals(MOST, &stated.model).map_err(|TooLarge| Unfit::TooLarge(Method::Cnf))?;
    Ok((stated, cnf))
}

fn group(stated: &Stated, source: ClauseSource) -> Group {
    let tag = match source {
        ClauseSource::Variable(x) => {
            return match stated.settles(x).first() {
                Some(Settles::Cell(_)) => Group::Cells,
                Some(&(Settles::PlaceOf { category, .. } | Settles::ValueAt { category, .. })) => {
                    Group::Values(category)
                }
                None => Group::Definitions,
            };
        }
        ClauseSource::Interval(_) => return Group::Definitions,
        ClauseSource::Constraint(tag) => tag,
    };
    match stated.origin(tag) {
        Subject::Category(category) => Group::Category(category),
        Subject::Place(_) => Group::Given,
        Subject::House { house, .. } => Group::House(house),
        Subject::Rule(rule) => Group::Rule(rule),
        Subject::Clue(clue) => Group::Clue(clue),
        _ => Group::Definitions,
    }
}
