//! Windoku: further boxes between the boxes, one row and column in from the edge, have different values too.

use std::sync::Arc;

use bachet_notation::sudoku::{BoxShape, CellId, RuleLine};
use bachet_notation::{Diagnostic, Hint};

use super::all_different::AllDifferent;
use super::{expect_nothing_more, needs_boxes};
use crate::Mark;
use crate::rule::{Rule, Shape, Variant, Words};

/// `windoku`
pub(super) static VARIANT: Variant =
    Variant { keywords: &["windoku"], words: &[("en", ENGLISH), ("fr", FRENCH), ("nl", DUTCH)], read };

const ENGLISH: &str = "
rule-windoku = each window has different values
rule-windoku-name = the window from { $from } to { $to }
";

const FRENCH: &str = "
rule-windoku = chaque fenêtre a des valeurs différentes
rule-windoku-name = la fenêtre de { $from } à { $to }
";

const DUTCH: &str = "
rule-windoku = elk venster heeft verschillende waarden
rule-windoku-name = het venster van { $from } tot { $to }
";

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    expect_nothing_more(line)?;
    let is_square = |boxes: BoxShape| boxes.rows == boxes.columns;
    if !shape.boxes.or(BoxShape::of_size(shape.size)).is_some_and(is_square) {
        return Err(needs_boxes(line, shape.size).hint(Hint::Square));
    }
    let boxes = shape.boxes.ok_or_else(|| needs_boxes(line, shape.size))?;
    let side = boxes.rows;
    // One line between the edge and a window, and one between two windows.
    let first = |window: u32| 1 + window * (side + 1);
    let window = |(down, right)| {
        let rows = first(down)..first(down) + side;
        let columns = move || first(right)..first(right) + side;
        let cell = |row, column| CellId { row: row as u8, column: column as u8 };
        let cells: Vec<CellId> = rows
            .flat_map(|row| columns().map(move |column| (row, column)))
            .map(|(row, column)| cell(row, column))
            .collect();
        (Words::from_to("rule-windoku-name", &cells), cells)
    };
    let windows = (0..side - 1).flat_map(|down| (0..side - 1).map(move |right| (down, right)));
    let groups = windows.map(window).collect();
    Ok(Arc::new(AllDifferent { text: Words::new("rule-windoku"), groups, mark: Some(Mark::Shade) }))
}
