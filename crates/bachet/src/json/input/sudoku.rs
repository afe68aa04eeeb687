//! Reads Sudokus in JSON. Numbers are values, 0 and `null` are empty cells, and strings are symbols of the puzzle.

use bachet_notation::sudoku::{RowFields, SudokuFields, SudokuPuzzle, Symbols, read_fields};
use bachet_notation::{Diagnostic, Hint, Text};

use super::{Reader, brace, given};
use crate::json::tree::{Node, Value};

/// The fields, and the symbols if they do not follow from the fields.
pub(super) struct Read {
    fields: SudokuFields,
    symbols: Option<Symbols>,
}

impl Read {
    /// Returns the puzzle and the problems of its fields.
    pub(super) fn resolve(&self) -> (SudokuPuzzle, Vec<Diagnostic>) {
        let (mut puzzle, problems) = read_fields(&self.fields);
        puzzle.symbols = self.symbols.unwrap_or(puzzle.symbols);
        (puzzle, problems)
    }
}

impl Reader {
    pub(super) fn sudoku(&mut self, node: &Node) -> Option<Read> {
        let keys = ["size", "boxes", "symbols", "cells", "candidates", "regions", "rules"];
        let (headers, entries) = self.puzzle_entries(node, &keys)?;
        let [size, boxes, symbols, cells, candidates, regions, rules] = entries.try_into().ok()?;
        if cells.is_none() {
            self.missing("cells", node);
        }
        let symbols = symbols.and_then(|n| self.optional("symbols", n));
        let cells: Vec<RowFields> = self.each("cells", cells, Self::row);
        // If all values are numbers, the symbols only matter for output.
        let spelled = cells.iter().flat_map(|row| &row.cells).any(|text| !is_number(text) && text.as_str() != ".");
        let taste = symbols.as_ref().filter(|_| !spelled).and_then(|text| match text.as_str() {
            "letters" => Some(Symbols::Letters),
            "numbers" => Some(Symbols::Numbers),
            "0-F" => Some(Symbols::FromZero),
            _ => None,
        });
        let regions = given(regions);
        let fields = SudokuFields {
            headers,
            size: given(size).and_then(|n| self.whole("size", n, Hint::Number)),
            boxes: boxes.and_then(|n| self.optional("boxes", n)),
            symbols: if taste.is_some() { None } else { symbols },
            cells,
            candidates: self.candidates(given(candidates)),
            regions: regions.map(|n| (self.each("regions", Some(n), Self::row), n.span)),
            rules: self.each("rules", given(rules), |reader, n| reader.text("rules", n)),
            span: brace(node),
        };
        Some(Read { fields, symbols: taste })
    }

    fn row(&mut self, node: &Node) -> Option<RowFields> {
        if !matches!(node.value, Value::List(_)) {
            self.wrong("cells", node, Hint::List);
            return None;
        }
        let cells = self.each("cells", Some(node), |reader, cell| match &cell.value {
            Value::Null => Some(Text::new(".", cell.span.start)),
            Value::Number(number) if number == "0" => Some(Text::new(".", cell.span.start)),
            _ => reader.value(cell),
        });
        Some(RowFields { cells, span: node.span })
    }

    /// Reads cells with their candidates: `{"r1c1": [1, 2]}`.
    fn candidates(&mut self, node: Option<&Node>) -> Vec<(Text, Vec<Text>)> {
        self.pairs("candidates", node, |reader, cell, values| {
            (cell.clone(), reader.each("candidates", Some(values), Self::value))
        })
    }
}

fn is_number(text: &Text) -> bool {
    text.as_str().bytes().all(|b| b.is_ascii_digit())
}
