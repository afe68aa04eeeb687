//! One short clue that leaves exactly one of several solutions: identity, then negation, then order.

use bachet_notation::clue::{CategoryId, Comparison, Item, Order, Truth, ValueId, Who};
use bachet_notation::{Clue, GridPuzzle, Kind, Span};
use bachet_solver::{Budget, Satisfiable, Solver};

use super::Limit;
use crate::compile::compile_merged;
use crate::tags::DEFINITION;
use crate::{Evaluator, Solution};

/// So many clues are tried for a step: none needs the solver, but a large puzzle has millions.
const TRIED: usize = 1024;

/// The first clue in the order of preference that holds in the solution at `at` and in no other.
pub(super) fn find(
    puzzle: &GridPuzzle,
    solutions: &[Solution],
    at: usize,
    all_listed: bool,
    budget: &mut Budget<'_>,
) -> Result<Option<Truth>, Limit> {
    let evaluator = Evaluator::new(puzzle);
    let solution = &solutions[at];
    let clues =
        identities(puzzle, Comparison::Equal).chain(identities(puzzle, Comparison::NotEqual)).chain(orders(puzzle));
    for (tried, truth) in (1..).zip(clues) {
        if tried % TRIED == 0 && !budget.step() {
            return Err(Limit);
        }
        let settles = evaluator.holds(&truth, solution)
            && solutions.iter().enumerate().all(|(other, table)| other == at || !evaluator.holds(&truth, table));
        if settles && (all_listed || is_alone(puzzle, &truth, solution, budget)?) {
            return Ok(Some(truth));
        }
    }
    Ok(None)
}

/// Whether the puzzle with one more clue has no solution but this one.
fn is_alone(puzzle: &GridPuzzle, truth: &Truth, solution: &Solution, budget: &mut Budget<'_>) -> Result<bool, Limit> {
    if budget.is_spent() {
        return Err(Limit);
    }
    let mut puzzle = puzzle.clone();
    puzzle.clues.push(Clue {
        label: String::new(),
        text: None,
        expression: None,
        truth: Some(truth.clone()),
        span: Span::default(),
        parts: Vec::new(),
    });
    let mut compiled = compile_merged(&puzzle).map_err(|_| Limit)?;
    let lits: Vec<_> = compiled.layout.encode(solution).into_iter().map(|(x, value)| x.is_not(value)).collect();
    compiled.model.clause(DEFINITION, &lits);
    match Solver::new(&compiled.model).solve(budget) {
        Satisfiable::Yes => Ok(false),
        Satisfiable::No => Ok(true),
        Satisfiable::Unknown => Err(Limit),
    }
}

/// The values that name somebody, in order.
fn names(puzzle: &GridPuzzle) -> impl Iterator<Item = ValueId> + '_ {
    values(puzzle).filter(|value| !matches!(puzzle.category(value.category).kind, Kind::Shared(_)))
}

fn values(puzzle: &GridPuzzle) -> impl Iterator<Item = ValueId> + '_ {
    puzzle.categories.iter().enumerate().flat_map(|(category, c)| {
        let category = CategoryId(category as u32);
        (0..c.values.len() as u32).map(move |index| ValueId { category, index })
    })
}

/// `a = b` or `a != b` for any two values of different categories, written as `category(a) = b` where `b` is shared.
fn identities(puzzle: &GridPuzzle, comparison: Comparison) -> impl Iterator<Item = Truth> + '_ {
    names(puzzle).flat_map(move |a| {
        let later = values(puzzle).filter(move |b| {
            let shared = matches!(puzzle.category(b.category).kind, Kind::Shared(_));
            b.category > a.category || (shared && b.category != a.category)
        });
        later.map(move |b| match puzzle.category(b.category).kind {
            Kind::Shared(_) => Truth::Items(Item::Of(b.category, Box::new(Who::Has(a))), comparison, Item::Value(b)),
            _ => Truth::Same(Who::Has(a), comparison, Who::Has(b)),
        })
    })
}

/// `a left of b`, then `a directly left of b` and `a next to b`, then by more places, by every ordered category.
fn orders(puzzle: &GridPuzzle) -> impl Iterator<Item = Truth> + '_ {
    let most = puzzle.categories.iter().filter(|category| category.ordered).map(|category| category.values.len()).max();
    let places = (1..most.unwrap_or(0) as u32).flat_map(|n| [Order::PlacesBefore(n), Order::PlacesFrom(n)]);
    std::iter::once(Order::Before).chain(places).flat_map(move |order| {
        let ordered = puzzle.categories.iter().enumerate().filter(|(_, category)| category.ordered);
        ordered.flat_map(move |(axis, _)| {
            let axis = CategoryId(axis as u32);
            names(puzzle).filter(move |a| a.category != axis).flat_map(move |a| {
                let others = names(puzzle).filter(move |b| {
                    b.category != axis && *b != a && (!matches!(order, Order::PlacesFrom(_)) || a < *b)
                });
                others.map(move |b| Truth::Places(Who::Has(a), order, Who::Has(b), axis))
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use bachet_notation::read_grid;
    use bachet_solver::Budget;

    use super::*;

    /// Nothing settles between a solution and itself, so all is tried.
    fn tried(size: usize, categories: usize, steps: u64) -> Result<Option<Truth>, Limit> {
        let names =
            |category: usize| (0..size).map(|value| format!("c{category}v{value}x")).collect::<Vec<_>>().join(", ");
        let lines = (0..categories).map(|category| format!("category{category} (ordered): {}\n", names(category)));
        let text: String = lines.collect();
        let (puzzle, diagnostics) = read_grid(&text);
        assert_eq!(diagnostics, []);
        let solution = crate::check(&puzzle, crate::CheckOptions::default(), &mut Budget::unlimited().steps(1000))
            .expect("the puzzle can be stated")
            .solutions
            .swap_remove(0);
        find(&puzzle, &[solution.clone(), solution], 0, true, &mut Budget::unlimited().steps(steps))
    }

    #[test]
    fn trying_ends_with_the_budget() {
        for (size, categories, steps, expected) in
            [(3, 2, 0, Ok(None)), (12, 4, 0, Err(Limit)), (12, 4, 5, Err(Limit)), (12, 4, 1000, Ok(None))]
        {
            assert_eq!(tried(size, categories, steps), expected, "{size} {categories} {steps}");
        }
    }
}
