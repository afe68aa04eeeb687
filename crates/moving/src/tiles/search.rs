//! Boards too large to keep all their states: iterative deepening with pattern databases as the lower bound, or with the
//! distances of the tiles where some of them look the same.

use bachet_budget::Budget;
use bachet_notation::moving::Tiles;
use bachet_statespace::{DeepeningResult, Move, Space, iterative_deepening};

use super::pattern::Patterns;
use super::{DIRECTIONS, Slides, neighbour};
use crate::model::bits;
use crate::position::Step;

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Searched {
    /// A shortest way, and how many there are, where that is known.
    Found {
        /// Its moves.
        steps: Vec<Step>,
        /// How many there are.
        ways: Option<u64>,
    },
    /// There is no way.
    NoWay,
    /// A limit was reached; every way has at least so many moves.
    AtLeast(u64),
}

/// So many steps are tried with the distances alone.
const TRIAL: u64 = 100_000;
/// Once a way is found, the others are counted as long as that takes no more steps than this, or three times as many as
/// finding the first.
const COUNTING: u64 = 10_000_000;

/// Searches for a shortest way. A step of the budget is a state whose moves are made.
pub(crate) fn search(puzzle: &Tiles, budget: &mut Budget<'_>) -> Searched {
    let slides = Slides::new(puzzle);
    let distances = Distances::new(puzzle, &slides);
    let mut cells = Cells(slides.clone());
    if puzzle.names.len() + 1 < puzzle.start.len() {
        return in_space(&mut cells, &slides, |state| distances.least(state), budget);
    }
    // What is near is found before the tables are made.
    let mut trial = Budget::unlimited().steps(TRIAL);
    if let Some(flag) = budget.cancel_flag() {
        trial = trial.cancelled_by(flag);
    }
    let tried = in_space(&mut cells, &slides, |state| distances.least(state), &mut trial);
    for _ in 0..trial.used() {
        if !budget.step() {
            break;
        }
    }
    match tried {
        Searched::AtLeast(_) | Searched::Found { ways: None, .. } if !budget.is_spent() => {
            let mut places = Places::new(puzzle);
            let patterns = Patterns::new(puzzle, &Places::of(&puzzle.goal), places.width);
            in_space(&mut places, &slides, |state| patterns.least(state), budget)
        }
        tried => tried,
    }
}

fn in_space(
    space: &mut impl Space<State = u128>,
    slides: &Slides,
    bound: impl Fn(u128) -> u64,
    budget: &mut Budget<'_>,
) -> Searched {
    match iterative_deepening(space, |state| Some(bound(state)), budget) {
        DeepeningResult::Found(moves) => {
            let most = COUNTING.max(3 * budget.used());
            let ways = count(space, bound, moves.len() as u64, most, budget);
            Searched::Found { steps: slides.steps(moves.into_iter().map(|step| step.label)), ways }
        }
        DeepeningResult::NoWay => Searched::NoWay,
        DeepeningResult::AtLeast(bound) => Searched::AtLeast(bound),
    }
}

/// How many ways have this length, if it is the shortest; it takes at most so many steps.
fn count(
    space: &mut impl Space<State = u128>,
    bound: impl Fn(u128) -> u64,
    length: u64,
    mut most: u64,
    budget: &mut Budget<'_>,
) -> Option<u64> {
    let mut ways = 0;
    // The states to go on from, each with the one before it and the moves made so far; those of one way lie in order.
    let mut open = vec![(space.start(), space.start(), 0)];
    while let Some((state, before, made)) = open.pop() {
        if space.is_goal(state) {
            ways += 1;
            continue;
        }
        if most == 0 || !budget.step() {
            return None;
        }
        most -= 1;
        space.moves(state, |step| {
            if step.to != before && made + 1 + bound(step.to) <= length {
                open.push((step.to, state, made + 1));
            }
        });
    }
    Some(ways)
}

/// The same space with states that say where each tile is, for tiles that are all different: the place of the blank, then
/// those of the tiles in order.
struct Places {
    columns: u32,
    cells: u32,
    width: u32,
    start: u128,
    goal: u128,
    /// For each cell the state in which everything is there.
    all_at: Vec<u128>,
}

impl Places {
    fn new(puzzle: &Tiles) -> Self {
        let cells = puzzle.start.len() as u32;
        let width = bits(cells - 1).max(1);
        let ones = (0..cells).fold(0, |ones, _| ones << width | 1u128);
        let all_at = (0..u128::from(cells)).map(|cell| ones * cell).collect();
        let mut places = Self { columns: puzzle.columns, cells, width, start: 0, goal: 0, all_at };
        let packed = |of: Vec<u32>| of.iter().rev().fold(0, |state, place| state << width | u128::from(*place));
        places.start = packed(Self::of(&puzzle.start));
        places.goal = packed(Self::of(&puzzle.goal));
        places
    }

    /// Where the blank and each tile are on a board.
    fn of(board: &[u8]) -> Vec<u32> {
        let mut places = vec![0; board.len()];
        for (cell, content) in (0..).zip(board) {
            places[*content as usize] = cell;
        }
        places
    }

    /// What is in the cell, by its place in the state: the lowest field of zeros in the difference (a carry can make a
    /// false one above a true one only).
    #[inline]
    fn content(&self, state: u128, cell: u32) -> u32 {
        let ones = self.all_at[1];
        let difference = state ^ self.all_at[cell as usize];
        let zeros = difference.wrapping_sub(ones) & !difference & ones << (self.width - 1);
        zeros.trailing_zeros() / self.width
    }
}

impl Space for Places {
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

/// The space with states that say what is in each cell.
struct Cells(Slides);

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

/// How far each tile is at least from a place where one of its name belongs.
struct Distances<'a> {
    slides: &'a Slides,
    /// For each cell, for each content.
    least: Vec<Vec<u64>>,
}

impl<'a> Distances<'a> {
    fn new(puzzle: &Tiles, slides: &'a Slides) -> Self {
        let columns = puzzle.columns as usize;
        let apart = |a: usize, b: usize| (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns);
        let nearest = |cell: usize, content: u8| {
            let goals = puzzle.goal.iter().enumerate().filter(|(_, c)| **c == content && content != 0);
            goals.map(|(goal, _)| apart(cell, goal) as u64).min().unwrap_or(0)
        };
        let of_cell = |cell| (0..=puzzle.names.len() as u8).map(|content| nearest(cell, content)).collect();
        Self { slides, least: (0..puzzle.goal.len()).map(of_cell).collect() }
    }

    fn least(&self, state: u128) -> u64 {
        (0..).zip(&self.least).map(|(cell, least)| least[self.slides.get(state, cell) as usize]).sum()
    }
}
