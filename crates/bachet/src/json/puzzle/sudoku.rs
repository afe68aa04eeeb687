//! A Sudoku as JSON.

use bachet_notation::sudoku::{BoxShape, CellId, SudokuPuzzle, Symbols};
use serde::Serialize;

use super::Headers;
use crate::json::Ordered;
use crate::json::candidates::values;

/// A Sudoku as JSON: the same fields as the text has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct SudokuFields {
    /// What the puzzle says about itself.
    #[serde(flatten)]
    pub headers: Headers,
    /// The number of rows, columns and values; the number of rows if it is `null` or left out.
    pub size: Option<u32>,
    /// Rows by columns of a box, `3x2`, or `none`; the usual boxes if left out, and none if there are regions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boxes: Option<String>,
    /// How values are written: `letters`, `numbers` or `0-F`; as usual for the size if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
    /// The rows from the top; 0 or `null` for an empty cell. A value may also be a string.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<Option<crate::json::schema::Name>>>"))]
    pub cells: Vec<Vec<u8>>,
    /// The candidates of cells without a given: `{"r1c1": [1, 2]}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<std::collections::BTreeMap<String, Vec<crate::json::schema::Name>>>")
    )]
    pub candidates: Option<Ordered<Vec<u8>>>,
    /// The rows of irregular regions; each cell has the number of its region.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Vec<crate::json::schema::Name>>>"))]
    pub regions: Option<Vec<Vec<u8>>>,
    /// The rules, one a line: `diagonals`.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub rules: Vec<String>,
}

impl From<&SudokuPuzzle> for SudokuFields {
    fn from(puzzle: &SudokuPuzzle) -> Self {
        let rows = |cells: Vec<u8>| cells.chunks(puzzle.size.max(1) as usize).map(<[u8]>::to_vec).collect();
        let all = puzzle.all_values();
        let bounded =
            puzzle.cells.iter().enumerate().filter(|(_, cell)| cell.given.is_none() && cell.candidates != all);
        let candidates = bounded.map(|(at, cell)| (CellId::at(at, puzzle.size), values(cell.candidates)));
        let candidates = Ordered::of(candidates);
        Self {
            headers: (&puzzle.headers).into(),
            size: Some(puzzle.size),
            boxes: boxes(puzzle),
            symbols: symbols(puzzle),
            cells: rows(puzzle.cells.iter().map(|cell| cell.given.unwrap_or(0)).collect()),
            candidates: (!candidates.is_empty()).then_some(candidates),
            regions: puzzle.regions.as_ref().map(|regions| rows(regions.iter().map(|region| region + 1).collect())),
            rules: puzzle.rules.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Returns the boxes, unless they are the usual ones.
fn boxes(puzzle: &SudokuPuzzle) -> Option<String> {
    let usual = if puzzle.regions.is_some() { None } else { BoxShape::of_size(puzzle.size) };
    match puzzle.boxes {
        boxes if boxes == usual => None,
        Some(shape) => Some(format!("{}x{}", shape.rows, shape.columns)),
        None => Some("none".to_owned()),
    }
}

/// Returns the symbols, unless they follow from the numbers.
fn symbols(puzzle: &SudokuPuzzle) -> Option<String> {
    let name = match puzzle.symbols {
        Symbols::Letters => "letters",
        Symbols::Numbers => "numbers",
        Symbols::FromZero => "0-F",
    };
    (puzzle.size > 9).then(|| name.to_owned())
}
