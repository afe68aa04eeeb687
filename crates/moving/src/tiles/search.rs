//! Boards with too many states to store: iterative deepening. The lower bound comes from pattern databases, or from the
//! distances of the tiles where some tiles look the same.

use bachet_budget::Budget;
use bachet_notation::moving::Tiles;
use bachet_statespace::{DeepeningResult, Move, Space, iterative_deepening};

use super::pattern::Patterns;
use super::{DIRECTIONS, TileSpace, neighbour};
use crate::model::{Family as _, bits};
use crate::position::Step;

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TileSearch {
    /// The moves of a shortest way, and the number of shortest ways, if the search could count them.
    Found {
        steps: Vec<Step>,
        ways: Option<u64>,
    },
    NoWay,
    /// The budget ran out; every way has at least this number of moves.
    AtLeast(u64),
}

/// Number of steps that are tried with the distances alone, before the pattern databases are built.
const TRIAL_STEPS: u64 = 100_000;
/// Number of steps that may always be spent on counting the shortest ways. A search that took more may spend three
/// times as many as it took.
const MIN_COUNTING_STEPS: u64 = 10_000_000;

/// Searches for a shortest way. A step of the budget is a state whose moves are made.
pub(crate) fn search(puzzle: &Tiles, budget: &mut Budget<'_>) -> TileSearch {
    let tiles = TileSpace::new(puzzle);
    let distances = Distances::new(puzzle, &tiles);
    let mut cells = Cells(tiles.clone());
    if puzzle.names.len() + 1 < puzzle.start.len() {
        return in_space(&mut cells, &tiles, |state| distances.least(state), budget);
    }
    // A near goal is found faster than the pattern databases are built.
    let mut trial = Budget::unlimited().steps(TRIAL_STEPS);
    if let Some(flag) = budget.cancel_flag() {
        trial = trial.cancelled_by(flag);
    }
    let tried = in_space(&mut cells, &tiles, |state| distances.least(state), &mut trial);
    for _ in 0..trial.used() {
        if !budget.step() {
            break;
        }
    }
    match tried {
        TileSearch::AtLeast(_) | TileSearch::Found { ways: None, .. } if !budget.is_spent() => {
            let mut places = DualSpace::new(puzzle);
            let goal = DualSpace::cells_of(&puzzle.goal);
            let Some(patterns) = Patterns::new(puzzle, &goal, places.width, budget) else { return tried };
            in_space(&mut places, &tiles, |state| patterns.least(state), budget)
        }
        tried => tried,
    }
}

fn in_space(
    space: &mut impl Space<State = u128>,
    tiles: &TileSpace,
    bound: impl Fn(u128) -> u64,
    budget: &mut Budget<'_>,
) -> TileSearch {
    match iterative_deepening(space, |state| Some(bound(state)), budget) {
        DeepeningResult::Found(moves) => {
            let max_steps = MIN_COUNTING_STEPS.max(3 * budget.used());
            let ways = count(space, bound, moves.len() as u64, max_steps, budget);
            TileSearch::Found { steps: tiles.steps(moves.into_iter().map(|step| step.label)), ways }
        }
        DeepeningResult::NoWay => TileSearch::NoWay,
        DeepeningResult::AtLeast(bound) => TileSearch::AtLeast(bound),
    }
}

/// Counts the ways of this length, which must be the shortest; `None` if that takes more than `max_steps`.
fn count(
    space: &mut impl Space<State = u128>,
    bound: impl Fn(u128) -> u64,
    length: u64,
    mut max_steps: u64,
    budget: &mut Budget<'_>,
) -> Option<u64> {
    let mut ways = 0;
    // Depth-first stack: a state, its predecessor, and the number of moves made.
    let mut open = vec![(space.start(), space.start(), 0)];
    while let Some((state, before, made)) = open.pop() {
        if space.is_goal(state) {
            ways += 1;
            continue;
        }
        if max_steps == 0 || !budget.step() {
            return None;
        }
        max_steps -= 1;
        space.moves(state, |step| {
            if step.to != before && made + 1 + bound(step.to) <= length {
                open.push((step.to, state, made + 1));
            }
        });
    }
    Some(ways)
}

/// The same space, its states holding where each tile is, for tiles that are all different: the cell of the blank, then
/// those of the tiles in order.
struct DualSpace {
    columns: u32,
    cells: u32,
    width: u32,
    start: u128,
    goal: u128,
    /// For each cell, the state in which every tile is there.
    all_at: Vec<u128>,
}

impl DualSpace {
    fn new(puzzle: &Tiles) -> Self {
        let cells = puzzle.start.len() as u32;
        let width = bits(cells - 1).max(1);
        let ones = (0..cells).fold(0, |ones, _| ones << width | 1u128);
        let all_at = (0..u128::from(cells)).map(|cell| ones * cell).collect();
        let mut places = Self { columns: puzzle.columns, cells, width, start: 0, goal: 0, all_at };
        let packed = |of: Vec<u32>| of.iter().rev().fold(0, |state, place| state << width | u128::from(*place));
        places.start = packed(Self::cells_of(&puzzle.start));
        places.goal = packed(Self::cells_of(&puzzle.goal));
        places
    }

    /// Returns the cells of the blank and of each tile on a board.
    fn cells_of(board: &[u8]) -> Vec<u32> {
        let mut places = vec![0; board.len()];
        for (cell, content) in (0..).zip(board) {
            places[*content as usize] = cell;
        }
        places
    }

    /// Returns the index of the tile that is in the cell. Its field is the lowest one without a bit in `difference`: a
    /// carry can only make a false zero above a true one.
    #[inline]
    fn content(&self, state: u128, cell: u32) -> u32 {
        let ones = self.all_at[1];
        let difference = state ^ self.all_at[cell as usize];
        let zeros = difference.wrapping_sub(ones) & !difference & ones << (self.width - 1);
        zeros.trailing_zeros() / self.width
    }
}

impl Space for DualSpace {
    type State = u128;

    fn start(&self) -> u128 {
        self.start
    }

    fn is_goal(&self, state: u128) -> bool {
        state == self.goal
    }

    #[inline]
    fn moves(&mut self, from: u128, mut visit: impl FnMut(Move<u128>)) {
        let blank = from as u32 & ((1 << self.width) - 1);
        for (label, towards) in (0..).zip(DIRECTIONS) {
            if let Some(cell) = neighbour(blank, towards, self.columns, self.cells) {
                let change = u128::from(blank ^ cell);
                let tile = self.content(from, cell);
                visit(Move { label, cost: 1, to: from ^ change ^ change << (tile * self.width) });
            }
        }
    }

    fn is_reversible(&self) -> bool {
        true
    }
}

/// The space with states that hold the content of each cell.
struct Cells(TileSpace);

impl Space for Cells {
    type State = u128;

    fn start(&self) -> u128 {
        self.0.start()
    }

    fn is_goal(&self, state: u128) -> bool {
        self.0.is_goal(state)
    }

    fn moves(&mut self, from: u128, mut visit: impl FnMut(Move<u128>)) {
        self.0.moves(from, |label, to| visit(Move { label, cost: 1, to }));
    }

    fn is_reversible(&self) -> bool {
        true
    }
}

/// Sum over the tiles of the distance to the nearest cell where a tile of that name belongs.
struct Distances<'a> {
    tiles: &'a TileSpace,
    /// For each cell and content.
    least: Vec<Vec<u64>>,
}

impl<'a> Distances<'a> {
    fn new(puzzle: &Tiles, tiles: &'a TileSpace) -> Self {
        let columns = puzzle.columns as usize;
        let apart = |a: usize, b: usize| (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns);
        let nearest = |cell: usize, content: u8| {
            let goals = puzzle.goal.iter().enumerate().filter(|(_, c)| **c == content && content != 0);
            goals.map(|(goal, _)| apart(cell, goal) as u64).min().unwrap_or(0)
        };
        let of_cell = |cell| (0..=puzzle.names.len() as u8).map(|content| nearest(cell, content)).collect();
        Self { tiles, least: (0..puzzle.goal.len()).map(of_cell).collect() }
    }

    fn least(&self, state: u128) -> u64 {
        (0..).zip(&self.least).map(|(cell, least)| least[self.tiles.get(state, cell) as usize]).sum()
    }
}
