//! A Sudoku, prepared for solving: its houses, and the meaning of its rule lines.

use std::sync::Arc;

use bachet_notation::sudoku::{BoxShape, CellId, MAX_SIZE, RuleLine, SudokuPuzzle};
use bachet_notation::{Code, Diagnostic};

use crate::house::{House, houses};
use crate::rule::{Rule, Shape};
use crate::variants;
use crate::{BoardConstraint, TagOrigin, Values};

/// A board with its givens, its houses and its rules.
#[derive(Clone, Debug)]
pub struct Sudoku {
    shape: Shape,
    /// For each cell the given candidates as a mask.
    candidates: Vec<u64>,
    houses: Arc<[House]>,
    rules: Vec<Arc<dyn Rule>>,
}

impl Sudoku {
    /// Reads the rule lines of a puzzle. A line that cannot be read is reported and left out.
    ///
    /// # Panics
    /// If the board does not have 1 to 64 rows, `size * size` cells, boxes of `size` cells if any, and regions from 0
    /// to `size - 1` if any. Puzzles that were read always have.
    pub fn new(puzzle: &SudokuPuzzle) -> (Self, Vec<Diagnostic>) {
        let size = puzzle.size;
        let area = size as usize * size as usize;
        assert!((1..=MAX_SIZE).contains(&size) && puzzle.cells.len() == area, "a board has 1 to 64 rows");
        let fill = |boxes: BoxShape| boxes.rows * boxes.columns == size && boxes.rows > 0;
        assert!(puzzle.boxes.is_none_or(fill), "boxes have as many cells as there are values");
        let whole = |regions: &Vec<u8>| regions.len() == area && regions.iter().all(|&of| u32::from(of) < size);
        assert!(puzzle.regions.as_ref().is_none_or(whole), "each cell lies in a region");
        let shape = Shape { size, boxes: puzzle.boxes };
        let mut diagnostics = Vec::new();
        let rules = rules(&puzzle.rules, shape, &mut diagnostics);
        let all = puzzle.all_values();
        let candidates = puzzle.cells.iter().map(|cell| {
            let given = cell.given.map_or(all, value_bit);
            cell.candidates & given & all
        });
        let sudoku = Self { shape, candidates: candidates.collect(), houses: houses(puzzle).into(), rules };
        (sudoku, diagnostics)
    }

    /// Returns the number of rows, of columns and of values.
    pub fn size(&self) -> u32 {
        self.shape.size
    }

    /// Returns the size and the shape of the boxes.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = CellId> + use<> {
        self.shape.cells()
    }

    /// Whether there is such a cell.
    pub fn has(&self, cell: CellId) -> bool {
        u32::from(cell.row) < self.size() && u32::from(cell.column) < self.size()
    }

    /// Returns the mask of all values: bit `v - 1` for the value `v`.
    pub fn all_values(&self) -> u64 {
        u64::MAX >> (64 - self.size())
    }

    /// Returns the given candidates of a cell as a mask.
    pub fn candidates_given(&self, cell: CellId) -> u64 {
        self.candidates[cell.index(self.size())]
    }

    /// Returns the given value of a cell, if any.
    pub fn given(&self, cell: CellId) -> Option<u8> {
        let mask = self.candidates_given(cell);
        mask.is_power_of_two().then(|| mask.trailing_zeros() as u8 + 1)
    }

    /// Returns the cells with a given value or given candidates, row by row.
    pub fn givens(&self) -> impl Iterator<Item = CellId> + '_ {
        self.cells().filter(|&cell| self.candidates_given(cell) != self.all_values())
    }

    /// Returns the given values.
    pub fn given_values(&self) -> Values {
        let mut values = Values::new(self.size());
        self.cells().for_each(|cell| values.set(cell, self.given(cell)));
        values
    }

    /// Returns the rows, columns, boxes and regions.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// Returns the rules other than houses, in the order of their lines.
    pub fn rules(&self) -> impl ExactSizeIterator<Item = &dyn Rule> {
        self.rules.iter().map(AsRef::as_ref)
    }

    /// Returns the constraint that a tag stands for, by name; `None` for derived constraints.
    pub fn constraint(&self, origin: TagOrigin) -> Option<BoardConstraint> {
        match origin {
            TagOrigin::House(number) => {
                self.houses.get(number).map(|house| BoardConstraint::House(house.kind, house.number))
            }
            TagOrigin::Rule { rule, instance } => {
                let name = self.rules.get(rule)?.instances().into_iter().nth(instance)?;
                Some(BoardConstraint::Rule(rule, name))
            }
            TagOrigin::Given(cell) => Some(BoardConstraint::Given(cell)),
            TagOrigin::Derived => None,
        }
    }

    /// Whether this is a 9x9 board of 3x3 boxes without regions or rules; it may have given candidates.
    pub fn is_classic(&self) -> bool {
        self.size() == 9
            && self.shape.boxes == Some(BoxShape { rows: 3, columns: 3 })
            && self.houses.len() == 27
            && self.rules.is_empty()
    }

    /// Returns the same board with other given candidates.
    pub(crate) fn with_candidates(&self, candidates: Vec<u64>) -> Self {
        Self { candidates, ..self.clone() }
    }

    /// Returns the given candidates of every cell.
    pub(crate) fn all_candidates(&self) -> &[u64] {
        &self.candidates
    }

    /// Returns the same board without one of its rules.
    pub(crate) fn without_rule(&self, rule: usize) -> Self {
        let mut fewer = self.clone();
        fewer.rules.remove(rule);
        fewer
    }
}

/// Returns the mask of a value.
pub(crate) fn value_bit(value: u8) -> u64 {
    1u64.checked_shl(u32::from(value).wrapping_sub(1)).unwrap_or(0)
}

fn rules(lines: &[RuleLine], shape: Shape, diagnostics: &mut Vec<Diagnostic>) -> Vec<Arc<dyn Rule>> {
    let mut rules = Vec::new();
    let mut seen: Vec<(Vec<String>, &RuleLine)> = Vec::new();
    for line in lines {
        let Some((variant, keyword)) = variants::of_keyword(line.keyword.as_str()) else {
            diagnostics.push(variants::unknown(line));
            continue;
        };
        let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ");
        let meaning = vec![keyword.to_owned(), words(line.parameter.as_str()), words(line.items.as_str())];
        if let Some((_, first)) = seen.iter().find(|(earlier, _)| *earlier == meaning) {
            let mut duplicate = Diagnostic::new(Code::DuplicateRule, line.keyword.span()).text("rule", keyword);
            duplicate.related = Some(first.keyword.span());
            diagnostics.push(duplicate);
            continue;
        }
        seen.push((meaning, line));
        match (variant.read)(line, shape) {
            Ok(rule) => rules.push(rule),
            Err(problem) => diagnostics.push(problem),
        }
    }
    rules
}
