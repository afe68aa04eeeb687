//! Short clues that would leave fewer of several solutions: identities, negations and orders.

use bachet_notation::clue::{CategoryId, Comparison, Item, Order, Truth, ValueId, Who};
use bachet_notation::{Clue, GridPuzzle, Kind, Span};
use bachet_solver::{Budget, Count};

use super::Limit;
use crate::{Evaluator, Solution, count};

/// Maximum number of clues that are proposed.
const MAX_ADDITIONS: usize = 5;
/// Number of questions whether a clue holds in a solution that make one step of the budget.
const QUESTIONS_PER_STEP: u64 = 4096;

/// A short clue, and how many of several solutions it would leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The clue.
    pub clue: Truth,
    /// How many solutions are left with it.
    pub left: Count,
    /// The only solution that is left, by its place in the list of solutions.
    pub solution: Option<usize>,
}

/// A clue, and the listed solutions in which it holds.
struct Candidate {
    clue: Truth,
    left: Vec<usize>,
}

/// Fills in the clues that leave the fewest solutions, those first that leave the fewest. No two of them leave the same
/// solutions. Among clues that leave equally many, identities come before negations, and these before orders.
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

/// Ranks all short clues by how many of the listed solutions they leave, and keeps the best.
fn rank(
    puzzle: &GridPuzzle,
    solutions: &[Solution],
    best: &mut Vec<Candidate>,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    let evaluator = Evaluator::new(puzzle);
    let mut asked = 0;
    let clues =
        identities(puzzle, Comparison::Equal).chain(identities(puzzle, Comparison::NotEqual)).chain(orders(puzzle));
    for clue in clues {
        let most = match best.last() {
            Some(worst) if best.len() == MAX_ADDITIONS => worst.left.len() - 1,
            _ => solutions.len() - 1,
        };
        if most == 0 {
            break;
        }
        let mut left = Vec::new();
        for (at, solution) in solutions.iter().enumerate() {
            asked += 1;
            if asked % QUESTIONS_PER_STEP == 0 && !budget.step() {
                return Err(Limit);
            }
            if evaluator.holds(&clue, solution) {
                left.push(at);
                if left.len() > most {
                    break;
                }
            }
        }
        if (1..=most).contains(&left.len()) && best.iter().all(|other| other.left != left) {
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

    /// No clue tells a solution from itself, so all clues are tried.
    fn tried(size: usize, categories: usize, steps: u64) -> Result<Vec<Addition>, Limit> {
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
        let mut additions = Vec::new();
        let twice = [solution.clone(), solution];
        find(&puzzle, &twice, true, &mut additions, &mut Budget::unlimited().steps(steps)).map(|()| additions)
    }

    #[test]
    fn trying_ends_with_the_budget() {
        for (size, categories, steps, expected) in
            [(3, 2, 0, Ok(vec![])), (12, 4, 0, Err(Limit)), (12, 4, 5, Err(Limit)), (12, 4, 1000, Ok(vec![]))]
        {
            assert_eq!(tried(size, categories, steps), expected, "{size} {categories} {steps}");
        }
    }
}
