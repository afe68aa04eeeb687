//! Windoku: between the boxes lie further ones, one row and column in from the edge, that have different values too.

use std::sync::Arc;

use bachet_notation::sudoku::{CellId, RuleLine};
use bachet_notation::{Diagnostic, Hint};

use super::{alone, needs_boxes};
use crate::rule::{Broken, Rule, Shape, Variant, Words, broken_pairs};
use crate::{Mark, Posting, Values};

/// `windoku`
#[derive(Debug)]
pub(crate) struct Windoku;

const WORDS: &str = "
rule-windoku = each window has different values
rule-windoku-name = the window from { $from } to { $to }
";

impl Variant for Windoku {
    fn keywords(&self) -> &'static [&'static str] {
        &["windoku"]
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        (language == "en").then_some(WORDS)
    }

    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
        alone(line)?;
        let boxes = shape.boxes.ok_or_else(|| needs_boxes(line))?;
        if boxes.rows != boxes.columns {
            return Err(needs_boxes(line).hint(Hint::Square));
        }
        let side = boxes.rows;
        // One line in from the edge, and one line between two windows.
        let first = |window: u32| 1 + window * (side + 1);
        let of = |down, right| {
            let rows = first(down)..first(down) + side;
            let columns = move || first(right)..first(right) + side;
            rows.flat_map(move |row| columns().map(move |column| CellId { row: row as u8, column: column as u8 }))
        };
        let windows = (0..side - 1).flat_map(|down| (0..side - 1).map(move |right| (down, right)));
        Ok(Arc::new(Windows { windows: windows.map(|(down, right)| of(down, right).collect()).collect() }))
    }
}

#[derive(Debug)]
struct Windows {
    windows: Vec<Vec<CellId>>,
}

impl Rule for Windows {
    fn text(&self) -> Words {
        Words::new("rule-windoku")
    }

    fn instances(&self) -> Vec<Words> {
        let name = |window: &Vec<CellId>| {
            let (from, to) = (window[0].to_string(), window[window.len() - 1].to_string());
            Words::new("rule-windoku-name").text("from", from).text("to", to)
        };
        self.windows.iter().map(name).collect()
    }

    fn post(&self, posting: &mut Posting<'_>) {
        self.windows.iter().enumerate().for_each(|(instance, window)| posting.all_different(instance, window));
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        let windows = self.windows.iter().enumerate();
        windows.flat_map(|(instance, window)| broken_pairs(instance, values.alike(window))).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        self.windows.iter().cloned().map(Mark::Shade).collect()
    }

    fn treats_values_alike(&self) -> bool {
        true
    }
}
