//! A sink that checks the contract of [`Event`] and derives the solutions from the events alone.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use bachet_methods::{Event, Method, Problem, RunEnd, RunOptions, Sink, Stack, Unfit, run};
use bachet_solver::Budget;

use crate::ways;

/// The cells that were empty at first, each with its value; or the steps of a way, each with its state.
pub(crate) type Filled = BTreeMap<u32, u128>;

/// Panics at the first event that contradicts those before it.
pub(crate) struct Checker<'a> {
    problem: Problem<'a>,
    /// The depth of the first node: 1 if the nodes are candidates side by side without a root.
    root: u32,
    /// The places that a solution has to fill; none if a solution is a way.
    empty: BTreeSet<u32>,
    stack: Stack,
    filled: BTreeSet<u32>,
    /// The depth of the current node; `None` before the first.
    depth: Option<u32>,
    over: bool,
    solutions: Vec<Filled>,
}

impl<'a> Checker<'a> {
    pub(crate) fn new(method: Method, problem: Problem<'a>) -> Self {
        let empty = empty(problem);
        let root = u32::from(method == Method::PERMUTATIONS);
        let (stack, filled) = (Stack::default(), BTreeSet::new());
        Self { problem, root, empty, stack, filled, depth: None, over: false, solutions: Vec::new() }
    }

    /// Whether a value may be assigned at the place. A method may assign the givens of a board, too. A way grows step
    /// by step.
    fn is_cell(&self, place: u32) -> bool {
        match self.problem {
            Problem::Grid(_) => self.empty.contains(&place),
            Problem::Sudoku(board) => place < board.size() * board.size(),
            Problem::Crossing(_) | Problem::Moving(_) => place as usize == self.stack.assignments().len(),
        }
    }

    /// Returns the values at each solution, in order.
    pub(crate) fn solutions(self) -> Vec<Filled> {
        self.solutions
    }
}

/// Whether solutions are ways.
fn is_way(problem: Problem<'_>) -> bool {
    matches!(problem, Problem::Crossing(_) | Problem::Moving(_))
}

/// Returns the places of the cells that are empty at first.
fn empty(problem: Problem<'_>) -> BTreeSet<u32> {
    match problem {
        Problem::Grid(puzzle) => {
            let columns = puzzle.categories.len() as u32;
            (0..puzzle.entities() as u32 * columns).filter(|place| place % columns != 0).collect()
        }
        Problem::Sudoku(board) => {
            let open = board.cells().filter(|&cell| board.given(cell).is_none());
            open.map(|cell| cell.index(board.size()) as u32).collect()
        }
        Problem::Crossing(_) | Problem::Moving(_) => BTreeSet::new(),
    }
}

impl Sink for Checker<'_> {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        let assigned = self.stack.assignments().len();
        match event {
            Event::Node { depth } => {
                let below = self.depth.map_or(self.root, |above| above + 1);
                assert_eq!(depth, below, "a node below one at {:?}", self.depth);
                assert!(
                    !is_way(self.problem) || assigned == depth as usize + 1,
                    "a state at depth {depth} with {assigned} values"
                );
                self.depth = Some(depth);
            }
            Event::Assign { place, .. } => {
                assert!(self.filled.insert(place), "place {place} has a value already");
                assert!(self.is_cell(place), "place {place} is no cell to fill");
            }
            Event::Backtrack { kept, depth } => {
                assert!(kept as usize <= assigned, "{kept} of {assigned} are kept");
                assert!(depth <= self.depth.unwrap_or(0), "back from depth {:?} to {depth}", self.depth);
                self.depth = self.depth.map(|_| depth);
                for assignment in &self.stack.assignments()[kept as usize..] {
                    self.filled.remove(&assignment.place);
                }
            }
            Event::Combine { before, left, .. } => assert!(left <= before, "{left} left of {before}"),
            Event::Solution { number } => {
                let values = self.stack.assignments().iter().map(|a| (a.place, a.value));
                let is_new = |place| self.empty.is_empty() || self.empty.contains(&place);
                self.solutions.push(values.filter(|&(place, _)| is_new(place)).collect());
                assert_eq!(number, self.solutions.len() as u64, "the number of the solution");
                assert!(
                    !is_way(self.problem) || Some(assigned as u32) == self.depth.map(|depth| depth + 1),
                    "a way ends"
                );
                assert!(self.empty.is_subset(&self.filled), "a cell is empty at solution {number}");
            }
            Event::Choose { .. } | Event::Check { .. } | Event::Conflict { .. } => {}
        }
        assert!(!self.over, "{event:?} after the end");
        self.stack.event(event)
    }
}

/// Runs a method, and returns how it ended and the solutions that its events give. Panics if they break the contract.
fn solutions(
    method: Method,
    problem: Problem<'_>,
    options: &RunOptions,
    steps: u64,
) -> Result<(RunEnd, Vec<Filled>), Unfit> {
    let mut checker = Checker::new(method, problem);
    let end = run(method, problem, options, &mut checker, &mut Budget::unlimited().steps(steps));
    checker.over = true;
    Ok((end?, checker.solutions()))
}

/// Returns all solutions that the method should find, from the crates of the families.
fn reference(method: Method, problem: Problem<'_>) -> Vec<Filled> {
    let mut found = Vec::new();
    let empty = empty(problem);
    let mut add = |cells: Vec<u32>| {
        let all = cells.into_iter().enumerate().map(|(place, value)| (place as u32, u128::from(value)));
        found.push(all.filter(|(place, _)| empty.contains(place)).collect());
        ControlFlow::Continue(())
    };
    match problem {
        Problem::Grid(puzzle) => {
            let all = |solution: bachet_grid::Solution| add(solution.rows().flatten().copied().collect());
            bachet_grid::solve(puzzle, &mut Budget::unlimited(), all).expect("it compiles");
        }
        Problem::Sudoku(board) => {
            let all = |solution: bachet_sudoku::Solution| add(solution.values().iter().map(|&v| v.into()).collect());
            bachet_sudoku::solve(board, &mut Budget::unlimited(), all);
        }
        Problem::Crossing(puzzle) => return ways::of_crossing(method, puzzle),
        Problem::Moving(puzzle) => return ways::of_moves(method, puzzle),
    }
    found
}

/// Checks that the method's events keep the contract and give each solution of the puzzle once: all of them if the
/// method finishes, else some. Returns whether it finishes within the steps.
pub(crate) fn check(method: Method, problem: Problem<'_>, options: &RunOptions, steps: u64, name: &str) -> bool {
    let (end, mut found) = match solutions(method, problem, options, steps) {
        Err(Unfit::TooLarge(_) | Unfit::StatesTooLarge) => return false,
        result => result.expect("the method is for the puzzle"),
    };
    if end == RunEnd::Limit && is_way(problem) {
        // Finding all ways for comparison may take too long.
        return false;
    }
    found.sort_unstable();
    // Two moves between the same states make two ways.
    let is_repeated = found.windows(2).any(|pair| pair[0] == pair[1]);
    assert!(is_way(problem) || !is_repeated, "{name} by {method:?}: a solution was found twice");
    let mut all = reference(method, problem);
    all.sort_unstable();
    assert!(found.iter().all(|one| all.binary_search(one).is_ok()), "{name} by {method:?}: what is no solution");
    match end {
        RunEnd::Exhausted => assert!(found == all, "{name} by {method:?}: {} of {}", found.len(), all.len()),
        RunEnd::Stopped => assert_eq!(Some(found.len() as u64), options.solutions, "{name} by {method:?}"),
        RunEnd::Limit | RunEnd::Full => {}
    }
    matches!(end, RunEnd::Exhausted | RunEnd::Stopped)
}
