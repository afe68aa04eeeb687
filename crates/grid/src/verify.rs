//! An independent check of a claimed solution: every rule of every category and every clue, straight from the meaning.
//!
//! Shares nothing with the compiler.

use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use crate::{Evaluator, Solution};

/// Something that a claimed solution breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The table has not a row for each entity and a column for each category.
    Shape,
    /// This entity's cell in this category holds no value of the category.
    NoValue {
        /// The row.
        entity: u32,
        /// The column.
        category: CategoryId,
    },
    /// So many entities have the value, which is not what its category allows.
    Number {
        /// The value.
        value: ValueId,
        /// How many have it.
        count: u32,
    },
    /// The clue at this place in the list is false.
    Clue(usize),
}

/// Whether the clue holds in the solution. A cell or a bound variable that does not exist is a term without a value.
///
/// Linear in the clue times the entities, quantifiers expanded.
pub fn evaluate(puzzle: &GridPuzzle, truth: &Truth, solution: &Solution) -> bool {
    Evaluator::new(puzzle).holds(truth, solution)
}

/// All that the claimed solution breaks: rules of the categories first, then clues, each in the puzzle's order. A clue that
/// could not be read is not judged.
pub fn verify(puzzle: &GridPuzzle, solution: &Solution) -> Vec<Violation> {
    if solution.entities() != puzzle.entities() || solution.categories() != puzzle.categories.len() {
        return vec![Violation::Shape];
    }
    let mut violations = Vec::new();
    for (column, category) in puzzle.categories.iter().enumerate() {
        let id = CategoryId(column as u32);
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
            let in_place = column != 0 || solution.get(index, id) == Some(index as u32);
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
