//! Disjoint groups: the cells at the same place of each box differ.

use std::sync::Arc;

use bachet_notation::sudoku::{CellId, RuleLine};
use bachet_notation::{Argument, Diagnostic};

use super::{alone, needs_boxes};
use crate::rule::{Broken, Rule, Shape, Variant, Words, broken_pairs};
use crate::{Mark, Posting, Values};

/// `disjoint`
#[derive(Debug)]
pub(crate) struct Disjoint;

const WORDS: &str = "
rule-disjoint = cells at the same place of their boxes have different values
rule-disjoint-name = the cells at place { $place } of each box
";

impl Variant for Disjoint {
    fn keywords(&self) -> &'static [&'static str] {
        &["disjoint"]
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        (language == "en").then_some(WORDS)
    }

    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
        alone(line)?;
        let boxes = shape.boxes.ok_or_else(|| needs_boxes(line))?;
        let mut groups = vec![Vec::new(); shape.size as usize];
        for cell in shape.cells() {
            let place = u32::from(cell.row) % boxes.rows * boxes.columns + u32::from(cell.column) % boxes.columns;
            groups[place as usize].push(cell);
        }
        Ok(Arc::new(Groups { groups }))
    }
}

#[derive(Debug)]
struct Groups {
    groups: Vec<Vec<CellId>>,
}

impl Rule for Groups {
    fn text(&self) -> Words {
        Words::new("rule-disjoint")
    }

    fn instances(&self) -> Vec<Words> {
        let name = |place| Words { id: "rule-disjoint-name", arguments: vec![("place", Argument::Number(place))] };
        (1..).take(self.groups.len()).map(name).collect()
    }

    fn post(&self, posting: &mut Posting<'_>) {
        self.groups.iter().enumerate().for_each(|(instance, group)| posting.all_different(instance, group));
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        let groups = self.groups.iter().enumerate();
        groups.flat_map(|(instance, group)| broken_pairs(instance, values.alike(group))).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    fn treats_values_alike(&self) -> bool {
        true
    }
}
