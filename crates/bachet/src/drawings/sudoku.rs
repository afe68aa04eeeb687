//! Draws Sudokus.

use bachet_draw::{Board, BoardCell, CellKind, CellPosition, Figure};
use bachet_notation::Argument;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{Mark, Solution, Values};

use crate::messages::{MessageId, Messages};
use crate::puzzle::compiled;
use crate::verbs::ShownBoard;

/// Draws a solution; givens stand out.
pub(super) fn solution(puzzle: &SudokuPuzzle, solution: &Solution, aloud: Option<&Messages>) -> Board {
    let given = |cell| puzzle.cell(cell).given.is_some();
    board(puzzle, aloud, |cell| {
        let kind = if given(cell) { CellKind::Given } else { CellKind::Filled };
        (kind, puzzle.spelled(solution.get(cell)))
    })
}

/// Draws candidates, given as masks; cells with only one stand out.
pub(super) fn candidates(puzzle: &SudokuPuzzle, masks: &[u64], aloud: Option<&Messages>) -> Board {
    let drawn = board(puzzle, aloud, |cell| {
        let kind = match (puzzle.cell(cell).given, masks[cell.index(puzzle.size)].count_ones()) {
            (Some(_), _) => CellKind::Given,
            (None, 1) => CellKind::Filled,
            (None, _) => CellKind::Candidates,
        };
        (kind, puzzle.spelled_list(masks[cell.index(puzzle.size)]))
    });
    Board { annotated: true, ..drawn }
}

/// Draws the puzzle as stated, with given candidates.
pub(super) fn stated(puzzle: &SudokuPuzzle, aloud: Option<&Messages>) -> Board {
    board(puzzle, aloud, |cell| as_stated(puzzle, cell))
}

/// Draws a board.
pub(super) fn shown(puzzle: &SudokuPuzzle, found: &ShownBoard, aloud: Option<&Messages>) -> Board {
    let clashes: Vec<CellId> = found.clashes.iter().flat_map(|clash| clash.cells.iter().copied()).collect();
    let mut drawn = filled(puzzle, &found.values, aloud);
    for cell in clashes {
        drawn.cells[cell.index(puzzle.size)].clashes = true;
    }
    if let Some(messages) = aloud {
        let clashing = drawn.cells.iter_mut().filter(|cell| cell.clashes);
        clashing.for_each(|cell| cell.label = messages.format(MessageId::AloudClash, &[("cell", text(&cell.label))]));
    }
    Board { annotated: true, ..drawn }
}

fn filled(puzzle: &SudokuPuzzle, values: &Values, aloud: Option<&Messages>) -> Board {
    board(puzzle, aloud, |cell| match values.get(cell) {
        Some(value) if puzzle.cell(cell).given.is_none() => (CellKind::Filled, puzzle.spelled(value)),
        _ => as_stated(puzzle, cell),
    })
}

fn as_stated(puzzle: &SudokuPuzzle, cell: CellId) -> (CellKind, String) {
    let stated = puzzle.cell(cell);
    match stated.given {
        Some(value) => (CellKind::Given, puzzle.spelled(value)),
        None if stated.candidates == puzzle.all_values() => (CellKind::Empty, String::new()),
        None => (CellKind::Candidates, puzzle.spelled_list(stated.candidates)),
    }
}

/// Draws a board with this content.
pub(super) fn board(
    puzzle: &SudokuPuzzle,
    aloud: Option<&Messages>,
    content: impl Fn(CellId) -> (CellKind, String),
) -> Board {
    let size = puzzle.size as usize;
    let cells = (0..puzzle.cells.len()).map(|index| {
        let cell = CellId::at(index, puzzle.size);
        let (kind, text) = content(cell);
        let label = aloud.map(|messages| label(messages, cell, kind, &text)).unwrap_or_default();
        BoardCell { text, kind, label, ..BoardCell::default() }
    });
    Board {
        caption: String::new(),
        columns: size,
        cells: cells.collect(),
        regions: regions(puzzle),
        figures: figures(puzzle),
        annotated: false,
    }
}

/// Returns a number for each cell; there are walls between different numbers, for boxes and regions.
fn regions(puzzle: &SudokuPuzzle) -> Vec<u32> {
    let region = |index: usize| {
        let cell = CellId::at(index, puzzle.size);
        let boxed = puzzle.boxes.map_or(0, |shape| {
            let (rows, columns) = (shape.rows.max(1), shape.columns.max(1));
            u32::from(cell.row) / rows * puzzle.size + u32::from(cell.column) / columns
        });
        let region = puzzle.regions.as_ref().map_or(0, |regions| u32::from(regions[index]));
        region << 16 | boxed
    };
    (0..puzzle.cells.len()).map(region).collect()
}

fn figures(puzzle: &SudokuPuzzle) -> Vec<Figure> {
    let places = |cells: Vec<CellId>| {
        cells.iter().map(|cell| CellPosition { row: cell.row as usize, column: cell.column as usize }).collect()
    };
    let figure = |mark| match mark {
        Mark::Line(cells) => Figure::Line(places(cells)),
        Mark::Shade(cells) => Figure::Shade(places(cells)),
    };
    // A puzzle that cannot be compiled has no rules to draw.
    let Ok(sudoku) = compiled(puzzle) else { return Vec::new() };
    sudoku.rules().flat_map(bachet_sudoku::Rule::marks).map(figure).collect()
}

/// Returns the words for a cell.
fn label(messages: &Messages, cell: CellId, kind: CellKind, value: &str) -> String {
    let id = match kind {
        CellKind::Empty => MessageId::AloudEmpty,
        CellKind::Given => MessageId::AloudGiven,
        CellKind::Filled | CellKind::Latest => MessageId::AloudFilled,
        CellKind::Candidates => MessageId::AloudCandidates,
    };
    messages.format(id, &[("cell", text(&cell.to_string())), ("value", text(value))])
}

fn text(text: &str) -> Argument {
    Argument::Text(text.to_owned())
}
