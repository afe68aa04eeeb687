//! X-Sudoku: the values on a diagonal differ. `diagonals` for both, `diagonal: down` or `diagonal: up` for one of them.

use std::sync::Arc;

use bachet_notation::sudoku::{CellId, RuleLine};
use bachet_notation::{Argument, Code, Diagnostic};

use super::alone;
use crate::rule::{Broken, Rule, Shape, Variant, Words, broken_pairs};
use crate::{Mark, Posting, Values};

/// `diagonals`, `diagonal: down`, `diagonal: up`
#[derive(Debug)]
pub(crate) struct Diagonals;

const WORDS: &str = "
rule-diagonals = each of the two diagonals has different values
rule-diagonal = the values on the diagonal from { $from } to { $to } are different
rule-diagonals-name = the diagonal from { $from } to { $to }
";

const ONE: &str = "diagonal";

impl Variant for Diagonals {
    fn keywords(&self) -> &'static [&'static str] {
        &["diagonals", ONE]
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        (language == "en").then_some(WORDS)
    }

    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
        let last = shape.size as u8 - 1;
        let down = || (0..=last).map(|at| CellId { row: at, column: at }).collect::<Vec<_>>();
        let up = || (0..=last).map(|at| CellId { row: last - at, column: at }).collect::<Vec<_>>();
        if !line.keyword.as_str().trim().eq_ignore_ascii_case(ONE) {
            alone(line)?;
            return Ok(Arc::new(Lines { lines: vec![down(), up()] }));
        }
        let found = [&line.items, &line.parameter].into_iter().find(|text| !text.as_str().trim().is_empty());
        match found.map_or("", |text| text.as_str().trim()).to_lowercase().as_str() {
            "down" => Ok(Arc::new(Lines { lines: vec![down()] })),
            "up" => Ok(Arc::new(Lines { lines: vec![up()] })),
            _ => Err(Diagnostic::new(Code::RuleChoice, found.unwrap_or(&line.keyword).span())
                .text("rule", line.keyword.as_str())
                .text("found", found.map_or("", |text| text.as_str()))
                .with("choices", Argument::List(vec!["down".to_owned(), "up".to_owned()]))
                .text("example", "down")),
        }
    }
}

#[derive(Debug)]
struct Lines {
    lines: Vec<Vec<CellId>>,
}

/// The words of this id about a diagonal.
fn ends(id: &'static str, line: &[CellId]) -> Words {
    Words::new(id).text("from", line[0].to_string()).text("to", line[line.len() - 1].to_string())
}

impl Rule for Lines {
    fn text(&self) -> Words {
        match self.lines.as_slice() {
            [line] => ends("rule-diagonal", line),
            _ => Words::new("rule-diagonals"),
        }
    }

    fn instances(&self) -> Vec<Words> {
        self.lines.iter().map(|line| ends("rule-diagonals-name", line)).collect()
    }

    fn post(&self, posting: &mut Posting<'_>) {
        self.lines.iter().enumerate().for_each(|(instance, line)| posting.all_different(instance, line));
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        let lines = self.lines.iter().enumerate();
        lines.flat_map(|(instance, line)| broken_pairs(instance, values.alike(line))).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        self.lines.iter().cloned().map(Mark::Line).collect()
    }

    fn treats_values_alike(&self) -> bool {
        true
    }
}
