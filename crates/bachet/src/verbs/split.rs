//! `split`: a puzzle in parts that can be solved on their own, on as many machines as there are parts.

mod board;
mod grid;

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use bachet_notation::Diagnostic;
use bachet_solver::{Budget, Solver, Var};

use super::Refusal;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::ways::Shape;

/// The largest number of parts.
pub const MAX_PARTS: usize = 100_000;

/// A puzzle in parts.
#[derive(Clone, Debug)]
pub struct Split {
    /// The puzzle with further givens or clues each. Every solution of the puzzle is a solution of exactly one part.
    pub parts: Vec<Puzzle>,
    /// Whether a limit was reached, so that there may be fewer parts than wanted. No solution is lost by it.
    pub is_cut: bool,
}

/// Splits a logic grid or a Sudoku into at least `wanted` parts, if it has as many choices. Parts that propagation
/// refutes are left out: without parts, the puzzle has no solution. A step of the budget is a part that is looked at.
///
/// Splits where the fewest values are possible, the part with the most choices first. Takes O(`wanted`) compilations
/// of the puzzle.
///
/// # Errors
/// If the puzzle cannot be compiled, or its solutions are ways.
///
/// ```
/// use bachet::{Budget, CountOptions, verbs};
///
/// let puzzle = bachet::read("grid: Pets\nwho: Ann, Bob, Cy\npet: cat, dog, fish\n")?.puzzle;
/// let split = verbs::split(&puzzle, 3, &mut Budget::unlimited())?;
/// assert_eq!(split.parts.len(), 3);
/// for part in &split.parts {
///     let found = bachet::count(part, &CountOptions::default(), &mut Budget::unlimited())?;
///     assert_eq!(found.count.number, 2u32.into());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn split(puzzle: &Puzzle, wanted: usize, budget: &mut Budget<'_>) -> Result<Split, Refusal> {
    match puzzle.shape() {
        Shape::Grid(grid) => Ok(parts(grid.clone(), wanted, budget)?.map(Puzzle::Grid)),
        Shape::Sudoku(board) => Ok(parts(board.clone(), wanted, budget)?.map(Puzzle::Sudoku)),
        Shape::Ways(_) => Err(MessageId::WaysAreNotSplit.into()),
    }
}

/// A puzzle whose solutions are assignments.
trait Divisible: Sized {
    /// Returns what propagation leaves of the puzzle.
    fn left(&self) -> Result<Left<Self>, Vec<Diagnostic>>;
}

/// What propagation leaves of a puzzle.
enum Left<P> {
    /// No solution.
    Nothing,
    /// One table, which may be a solution or not.
    OneTable,
    /// Several tables.
    Choices {
        /// The logarithm of the number of tables, if all choices were independent.
        size: f64,
        /// The puzzle with one of the values at the place with the fewest: each solution is in exactly one part.
        parts: Vec<P>,
    },
}

/// A part in the queue: those with the most tables come first, then those that were found first.
struct Waiting<P> {
    size: f64,
    /// Which part of which part it is.
    path: Vec<usize>,
    puzzle: P,
    parts: Vec<P>,
}

/// Parts of a puzzle, and whether a limit was reached.
struct Parts<P> {
    parts: Vec<P>,
    is_cut: bool,
}

impl<P> Parts<P> {
    fn map(self, puzzle: impl Fn(P) -> Puzzle) -> Split {
        Split { parts: self.parts.into_iter().map(puzzle).collect(), is_cut: self.is_cut }
    }
}

fn parts<P: Divisible + Clone>(puzzle: P, wanted: usize, budget: &mut Budget<'_>) -> Result<Parts<P>, Refusal> {
    let mut queue = BinaryHeap::new();
    // Parts that are not split further, each with its path, by which they are put in order.
    let mut done: Vec<(Vec<usize>, P)> = Vec::new();
    let look = |puzzle: P, path: Vec<usize>, queue: &mut BinaryHeap<Waiting<P>>, done: &mut Vec<_>| {
        match puzzle.left()? {
            Left::Nothing => {}
            Left::OneTable => done.push((path, puzzle)),
            Left::Choices { size, parts } => queue.push(Waiting { size, path, puzzle, parts }),
        }
        Ok::<(), Vec<Diagnostic>>(())
    };
    look(puzzle, Vec::new(), &mut queue, &mut done)?;
    let mut is_cut = false;
    while queue.len() + done.len() < wanted.min(MAX_PARTS) && !is_cut {
        let Some(largest) = queue.pop() else { break };
        for (number, part) in largest.parts.into_iter().enumerate() {
            let path = [&largest.path[..], &[number]].concat();
            // A part that was not looked at is a part all the same.
            is_cut |= !budget.step();
            if is_cut {
                done.push((path, part));
            } else {
                look(part, path, &mut queue, &mut done)?;
            }
        }
    }
    done.extend(queue.into_iter().map(|waiting| (waiting.path, waiting.puzzle)));
    done.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(Parts { parts: done.into_iter().map(|(_, part)| part).collect(), is_cut })
}

impl<P> Ord for Waiting<P> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.size.total_cmp(&other.size).then_with(|| other.path.cmp(&self.path))
    }
}

impl<P> PartialOrd for Waiting<P> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<P> PartialEq for Waiting<P> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<P> Eq for Waiting<P> {}

/// Returns the place with the fewest values, if one has several, and the logarithm of the number of tables. `None` if
/// a place has no value.
fn narrowest(places: impl Iterator<Item = u64>) -> Option<(Option<usize>, f64)> {
    let mut fewest: Option<(u32, usize)> = None;
    let mut size = 0.0;
    for (place, values) in places.enumerate() {
        let count = values.count_ones();
        if count == 0 {
            return None;
        }
        size += f64::from(count).ln();
        if count > 1 && fewest.is_none_or(|(least, _)| count < least) {
            fewest = Some((count, place));
        }
    }
    Some((fewest.map(|(_, place)| place), size))
}

/// Returns the values of a mask, ascending.
fn values(mask: u64) -> impl Iterator<Item = u32> {
    (0..u64::BITS).filter(move |&value| mask >> value & 1 == 1)
}

/// Returns the values of a variable that propagation leaves, among the first `count`.
fn left(solver: &Solver<'_>, x: Var, count: u32) -> u64 {
    values(if count == 64 { u64::MAX } else { (1 << count) - 1 })
        .filter(|&value| !solver.holds_at_root(x.is_not(value)))
        .fold(0, |mask, value| mask | 1 << value)
}
