//! The board at each step: candidates, where to look, what is struck out and what is placed.

use bachet_draw::{Block, Board, Candidate, CandidateMark, CellKind, Highlight};
use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::{Fact, Step};
use bachet_notation::sudoku::{CellId, SudokuPuzzle};

use crate::drawings::sudoku;
use crate::messages::Messages;
use crate::verbs::BoardSteps;

/// The number of words of the sets of cells: enough for every board.
const WORDS: usize = 64;

/// Draws the board at each step.
pub(super) fn pictures(puzzle: &SudokuPuzzle, found: &BoardSteps, messages: &Messages) -> Vec<Block> {
    let Some(layout) = Layout::<WORDS>::new(&found.sudoku) else { return Vec::new() };
    let mut state = State::given(&found.sudoku, &layout);
    found.entries.iter().for_each(|&fact| state.apply(&layout, fact));
    let mut pictures = Vec::new();
    for step in &found.steps {
        let before = state.clone();
        step.facts.iter().for_each(|&fact| state.apply(&layout, fact));
        pictures.push(Block::Board(picture(puzzle, &layout, &before, step, messages)));
    }
    pictures
}

fn picture(
    puzzle: &SudokuPuzzle,
    layout: &Layout<WORDS>,
    before: &State<WORDS>,
    step: &Step<BoardRule>,
    messages: &Messages,
) -> Board {
    let placed = |cell: usize| {
        let fact = step.facts.iter().find(|fact| fact.holds && fact.place as usize == cell)?;
        Some(fact.value as usize)
    };
    let mut drawn = sudoku::board(puzzle, Some(messages), |id: CellId| {
        let cell = id.index(puzzle.size);
        match (puzzle.cell(id).given, before.value(cell), placed(cell)) {
            (Some(given), ..) => (CellKind::Given, puzzle.spelled(given)),
            (None, Some(value), _) => (CellKind::Filled, puzzle.spelled(value as u8 + 1)),
            (None, None, Some(value)) => (CellKind::Latest, puzzle.spelled(value as u8 + 1)),
            (None, None, None) => (CellKind::Candidates, puzzle.spelled_list(before.candidates[cell])),
        }
    });
    for (cell, drawn) in drawn.cells.iter_mut().enumerate() {
        if drawn.kind == CellKind::Candidates {
            // The candidates are drawn instead of a text.
            drawn.text.clear();
            drawn.candidates = (0..layout.size).map(|value| candidate(puzzle, before, step, cell, value)).collect();
        }
        drawn.highlight = highlight(layout, step, cell);
    }
    drawn
}

fn candidate(
    puzzle: &SudokuPuzzle,
    before: &State<WORDS>,
    step: &Step<BoardRule>,
    cell: usize,
    value: usize,
) -> Candidate {
    if !before.has(cell, value) {
        return Candidate::default();
    }
    let is_about = |fact: &&Fact| fact.place as usize == cell && fact.value as usize == value;
    let text = puzzle.spelled(value as u8 + 1);
    if step.facts.iter().filter(is_about).any(|fact| !fact.holds) {
        return Candidate::new(text).marked(CandidateMark::Struck);
    }
    let supposed =
        step.cases.iter().flat_map(|case| case.suppose.iter().chain(case.steps.iter().flat_map(|s| &s.facts)));
    match supposed.filter(is_about).map(|fact| fact.holds).next() {
        Some(true) => Candidate::new(text).marked(CandidateMark::Reason),
        Some(false) => Candidate::new(text).marked(CandidateMark::OtherReason),
        None => Candidate::new(text),
    }
}

/// Returns what a step says about a cell: that it is a result, a reason, or in a house to look at.
fn highlight(layout: &Layout<WORDS>, step: &Step<BoardRule>, cell: usize) -> Highlight {
    if step.facts.iter().any(|fact| fact.place as usize == cell && fact.holds) {
        return Highlight::Result;
    }
    let is_seen = || step.pattern.cells().is_some_and(|cells| cells.contains(&(cell as u16)));
    if step.rules.contains(&BoardRule::Cell(cell as u16)) || is_seen() {
        return Highlight::Reason;
    }
    let is_in = |house: u16| layout.houses.get(house as usize).is_some_and(|house| house.cells.contains(cell));
    let is_looked_at = |rule: &BoardRule| match *rule {
        BoardRule::Needs(house, _) => is_in(house),
        BoardRule::Once(house, _) => step.cases.is_empty() && is_in(house),
        _ => false,
    };
    if step.rules.iter().any(is_looked_at) { Highlight::House } else { Highlight::None }
}
