//! Short clues that would leave fewer of several solutions: identities, negations and orders.

use bachet_notation::clue::{Comparison, Item, Order, Truth, ValueId, Who};
use bachet_notation::{Clue, GridPuzzle, Kind, Span};
use bachet_solver::{Budget, Count};

use super::Limit;
use super::tally::Tally;
use crate::{Evaluator, Solution, count};

/// Maximum number of clues that are proposed.
pub const MAX_ADDITIONS: usize = 5;
/// Number of evaluations of a clue per step of the budget.
const EVALUATIONS_PER_STEP: u64 = 4096;

/// A short clue, with the number of solutions that it would leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The clue.
    pub clue: Truth,
    /// The number of solutions that are left with it.
    pub left: Count,
    /// The index of the only solution that is left, if there is only one.
    pub solution: Option<usize>,
}

/// A clue, and the listed solutions in which it holds.
struct Candidate {
    clue: Truth,
    left: Vec<usize>,
}

/// Finds the clues that leave the fewest solutions, in the order of this number, then identities before negations
/// before orders. No two of them leave the same solutions.
pub(super) fn find(
    puzzle: &GridPuzzle,
    solutions: &[Solution],
    all_listed: bool,
    additions: &mut Vec<Addition>,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    let mut best = Vec::new();
    let found = rank(puzzle, solutions, &mut best, budget);
    for Candidate { clue, left } in best {
        let count = if all_listed {
            Count { number: left.len().into(), exact: true }
        } else {
            let counted = with_clue(puzzle, &clue, budget)?;
            Count { number: counted.number.max(left.len().into()), exact: counted.exact }
        };
        let is_single = count.exact && count.number == 1u32.into();
        additions.push(Addition { clue, left: count, solution: left.first().copied().filter(|_| is_single) });
    }
    additions.sort_by_key(|addition| (addition.left.number.clone(), !addition.left.exact));
    found
}

/// Ranks all short clues by the number of listed solutions that they leave, and keeps the best.
fn rank(
    puzzle: &GridPuzzle,
    solutions: &[Solution],
    best: &mut Vec<Candidate>,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    let evaluator = Evaluator::new(puzzle);
    let tally = Tally::new(puzzle, solutions);
    let mut evaluations = 0_u64;
    let mut evaluate = |count: usize| {
        evaluations += count as u64;
        let steps = evaluations / EVALUATIONS_PER_STEP;
        evaluations %= EVALUATIONS_PER_STEP;
        (0..steps).all(|_| budget.step())
    };
    let clues =
        identities(puzzle, Comparison::Equal).chain(identities(puzzle, Comparison::NotEqual)).chain(orders(puzzle));
    for clue in clues {
        let max_left = match best.last() {
            Some(worst) if best.len() == MAX_ADDITIONS => worst.left.len() - 1,
            _ => solutions.len() - 1,
        };
        if max_left == 0 {
            break;
        }
        let counted = tally.count(&clue);
        if counted.is_some() && !evaluate(solutions.len()) {
            return Err(Limit);
        }
        if counted.is_some_and(|count| !(1..=max_left).contains(&count)) {
            continue;
        }
        let mut left = Vec::new();
        for (at, solution) in solutions.iter().enumerate() {
            if counted.is_none() && !evaluate(1) {
                return Err(Limit);
            }
            if evaluator.holds(&clue, solution) {
                left.push(at);
                if left.len() > max_left {
                    break;
                }
            }
        }
        if (1..=max_left).contains(&left.len()) && best.iter().all(|other| other.left != left) {
            let place = best.partition_point(|other| other.left.len() <= left.len());
            best.insert(place, Candidate { clue, left });
            best.truncate(MAX_ADDITIONS);
        }
    }
    Ok(())
}

/// Counts the solutions of the puzzle with one more clue.
fn with_clue(puzzle: &GridPuzzle, truth: &Truth, budget: &mut Budget<'_>) -> Result<Count, Limit> {
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
    count(&puzzle, budget).map_err(|_| Limit)
}

/// Returns the values that identify an entity, in order.
fn identifying_values(puzzle: &GridPuzzle) -> impl Iterator<Item = ValueId> + '_ {
    values(puzzle).filter(|value| !matches!(puzzle.category(value.category).kind, Kind::Shared(_)))
}

fn values(puzzle: &GridPuzzle) -> impl Iterator<Item = ValueId> + '_ {
    puzzle.category_ids().flat_map(|category| {
        (0..puzzle.category(category).values.len() as u32).map(move |index| ValueId { category, index })
    })
}

/// Returns `a = b` or `a != b` for all pairs of values of different categories; as `category(a) = b` if `b` is shared.
fn identities(puzzle: &GridPuzzle, comparison: Comparison) -> impl Iterator<Item = Truth> + '_ {
    identifying_values(puzzle).flat_map(move |a| {
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

/// Returns `a left of b`, then `a directly left of b` and `a next to b`, then by more places, for every ordered
/// category.
fn orders(puzzle: &GridPuzzle) -> impl Iterator<Item = Truth> + '_ {
    let longest =
        puzzle.categories.iter().filter(|category| category.ordered).map(|category| category.values.len()).max();
    let places = (1..longest.unwrap_or(0) as u32).flat_map(|n| [Order::PlacesBefore(n), Order::PlacesFrom(n)]);
    std::iter::once(Order::Before).chain(places).flat_map(move |order| {
        let ordered = puzzle.category_ids().filter(|&id| puzzle.category(id).ordered);
        ordered.flat_map(move |axis| {
            identifying_values(puzzle).filter(move |a| a.category != axis).flat_map(move |a| {
                let others = identifying_values(puzzle).filter(move |b| {
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

    /// No clue distinguishes a solution from itself, so all clues are tried.
    fn try_all(size: usize, categories: usize, steps: u64) -> Result<Vec<Addition>, Limit> {
        let names =
            |category: usize| (0..size).map(|value| format!("c{category}v{value}x")).collect::<Vec<_>>().join(", ");
        let lines = (0..categories).map(|category| format!("category{category} (ordered): {}\n", names(category)));
        let text: String = lines.collect();
        let (puzzle, diagnostics) = read_grid(&text);
        assert_eq!(diagnostics, []);
        let solution = crate::check(&puzzle, crate::CheckOptions::default(), &mut Budget::unlimited().steps(1000))
            .expect("the puzzle compiles")
            .solutions
            .swap_remove(0);
        let mut additions = Vec::new();
        let twice = [solution.clone(), solution];
        find(&puzzle, &twice, true, &mut additions, &mut Budget::unlimited().steps(steps)).map(|()| additions)
    }

    #[test]
    fn the_search_ends_with_the_budget() {
        for (size, categories, steps, expected) in
            [(3, 2, 0, Ok(vec![])), (12, 4, 0, Err(Limit)), (12, 4, 5, Err(Limit)), (12, 4, 1000, Ok(vec![]))]
        {
            assert_eq!(try_all(size, categories, steps), expected, "{size} {categories} {steps}");
        }
    }

    #[test]
    fn the_tally_counts_what_the_evaluator_holds_to_be_true() {
        let text = "a: k, l, m, n\nb (ordered): p, q, r, s\nc (shared): t, u\nd (ordered): v, w, x, y\n";
        let (puzzle, diagnostics) = read_grid(text);
        assert_eq!(diagnostics, []);
        let options = crate::CheckOptions { listed: 300, ..crate::CheckOptions::default() };
        let check =
            crate::check(&puzzle, options, &mut Budget::unlimited().steps(100_000)).expect("the puzzle compiles");
        let solutions = check.solutions;
        assert_eq!(solutions.len(), 300, "more than fit into a byte");
        let (tally, evaluator) = (Tally::new(&puzzle, &solutions), Evaluator::new(&puzzle));
        let (mut known, mut unknown) = (0, 0);
        let identities = [Comparison::Equal, Comparison::NotEqual].map(|comparison| identities(&puzzle, comparison));
        for clue in identities.into_iter().flatten().chain(orders(&puzzle)) {
            let Some(count) = tally.count(&clue) else {
                unknown += 1;
                continue;
            };
            known += 1;
            let holding = solutions.iter().filter(|solution| evaluator.holds(&clue, solution)).count();
            assert_eq!(count, holding, "{clue:?}");
        }
        assert!(known > 300 && unknown > 0, "{known} {unknown}");
    }
}
