//! Disjoint groups: the cells at the same position of each box differ.

use std::sync::Arc;

use bachet_notation::sudoku::RuleLine;
use bachet_notation::{Argument, Diagnostic};

use super::all_different::AllDifferent;
use super::{expect_nothing_more, needs_boxes};
use crate::rule::{Rule, Shape, Variant, Words};

/// `disjoint`
pub(super) static VARIANT: Variant =
    Variant { keywords: &["disjoint"], words: &[("en", ENGLISH), ("fr", FRENCH), ("nl", DUTCH)], read };

const ENGLISH: &str = "
rule-disjoint = cells at the same place of their boxes have different values
rule-disjoint-name = the cells at place { $place } of each box
";

const FRENCH: &str = "
rule-disjoint = les cases à la même place de leurs blocs ont des valeurs différentes
rule-disjoint-name = les cases à la place { $place } de chaque bloc
";

const DUTCH: &str = "
rule-disjoint = vakjes op dezelfde plaats in hun blok hebben verschillende waarden
rule-disjoint-name = de vakjes op plaats { $place } van elk blok
";

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    expect_nothing_more(line)?;
    let boxes = shape.boxes.ok_or_else(|| needs_boxes(line, shape.size))?;
    let name = |place| Words { id: "rule-disjoint-name", arguments: vec![("place", Argument::Number(place))] };
    let mut groups: Vec<_> = (1..).take(shape.size as usize).map(|place| (name(place), Vec::new())).collect();
    for cell in shape.cells() {
        let place = u32::from(cell.row) % boxes.rows * boxes.columns + u32::from(cell.column) % boxes.columns;
        groups[place as usize].1.push(cell);
    }
    Ok(Arc::new(AllDifferent { text: Words::new("rule-disjoint"), groups, mark: None }))
}
