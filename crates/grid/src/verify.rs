//! An independent check of a claimed solution: evaluates the rules of all categories and all clues.
//!
//! It shares no code with the compiler.

use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use crate::{Evaluator, Solution};

/// Something that a claimed solution violates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The table does not have a row for each entity and a column for each category.
    Shape,
    /// A cell holds no value of its category.
    NoValue {
        /// The row.
        entity: u32,
        /// The column.
        category: CategoryId,
    },
    /// The number of entities with a value is not what its category allows.
    Number {
        /// The value.
        value: ValueId,
        /// The number of entities that have the value.
        count: u32,
    },
    /// The clue with this index is false.
    Clue(usize),
}

/// Whether the clue holds in the solution. A cell or a bound variable that does not exist is a term without a value.
///
/// Takes time linear in the size of the clue with its quantifiers expanded, times the number of entities.
pub fn evaluate(puzzle: &GridPuzzle, truth: &Truth, solution: &Solution) -> bool {
    Evaluator::new(puzzle).holds(truth, solution)
}

/// Returns everything that a claimed solution violates: rules of the categories first, then clues, each in the puzzle's
/// order. Clues that could not be read are skipped.
pub fn verify(puzzle: &GridPuzzle, solution: &Solution) -> Vec<Violation> {
    if solution.entities() != puzzle.entities() || solution.categories() != puzzle.categories.len() {
        return vec![Violation::Shape];
    }
    let mut violations = Vec::new();
    for (id, category) in puzzle.category_ids().zip(&puzzle.categories) {
        let mut counts = vec![0_u32; category.values.len()];
        for entity in 0..solution.entities() {
            let cell = solution.get(entity, id).and_then(|value| counts.get_mut(value as usize));
            match cell {
                Some(count) => *count += 1,
                None => violations.push(Violation::NoValue { entity: entity as u32, category: id }),
            }
        }
        for (index, &count) in counts.iter().enumerate() {
            let allowed = match &category.kind {
                Kind::OneEach => count == 1,
                Kind::Spare => count <= 1,
                Kind::Shared(numbers) => numbers.get(index).copied().flatten().is_none_or(|number| number == count),
            };
            let in_place = id.0 != 0 || solution.get(index, id) == Some(index as u32);
            if !allowed || !in_place {
                violations.push(Violation::Number { value: ValueId { category: id, index: index as u32 }, count });
            }
        }
    }
    let evaluator = Evaluator::new(puzzle);
    for (index, clue) in puzzle.clues.iter().enumerate() {
        if clue.truth.as_ref().is_some_and(|truth| !evaluator.holds(truth, solution)) {
            violations.push(Violation::Clue(index));
        }
    }
    violations
}
