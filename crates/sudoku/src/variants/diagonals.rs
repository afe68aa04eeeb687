//! X-Sudoku: the values on a diagonal differ. `diagonals` for both, `diagonal: down` or `diagonal: up` for one of them.

use std::sync::Arc;

use bachet_notation::sudoku::{CellId, RuleLine};
use bachet_notation::{Argument, Code, Diagnostic};

use super::all_different::AllDifferent;
use super::expect_nothing_more;
use crate::Mark;
use crate::rule::{Rule, Shape, Variant, Words};

/// `diagonals`, `diagonal: down`, `diagonal: up`
pub(super) static VARIANT: Variant =
    Variant { keywords: &["diagonals", SINGLE], words: &[("en", ENGLISH), ("fr", FRENCH), ("nl", DUTCH)], read };

const ENGLISH: &str = "
rule-diagonals = each of the two diagonals has different values
rule-diagonal = the values on the diagonal from { $from } to { $to } are different
rule-diagonals-name = the diagonal from { $from } to { $to }
";

const FRENCH: &str = "
rule-diagonals = chacune des deux diagonales a des valeurs différentes
rule-diagonal = les valeurs de la diagonale de { $from } à { $to } sont différentes
rule-diagonals-name = la diagonale de { $from } à { $to }
";

const DUTCH: &str = "
rule-diagonals = elk van de twee diagonalen heeft verschillende waarden
rule-diagonal = de waarden op de diagonaal van { $from } tot { $to } zijn verschillend
rule-diagonals-name = de diagonaal van { $from } tot { $to }
";

/// The keyword for a single diagonal.
const SINGLE: &str = "diagonal";

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    let last = shape.size as u8 - 1;
    let down = || (0..=last).map(|at| CellId { row: at, column: at }).collect::<Vec<_>>();
    let up = || (0..=last).map(|at| CellId { row: last - at, column: at }).collect::<Vec<_>>();
    if !line.keyword.as_str().trim().eq_ignore_ascii_case(SINGLE) {
        expect_nothing_more(line)?;
        return Ok(rule(Words::new("rule-diagonals"), vec![down(), up()]));
    }
    let found = [&line.items, &line.parameter].into_iter().find(|text| !text.as_str().trim().is_empty());
    let diagonal = match found.map_or("", |text| text.as_str().trim()).to_lowercase().as_str() {
        "down" => down(),
        "up" => up(),
        _ => {
            return Err(Diagnostic::new(Code::RuleChoice, found.unwrap_or(&line.keyword).span())
                .text("rule", line.keyword.as_str())
                .text("found", found.map_or("", |text| text.as_str()))
                .with("choices", Argument::List(vec!["down".to_owned(), "up".to_owned()]))
                .text("example", "down"));
        }
    };
    Ok(rule(Words::from_to("rule-diagonal", &diagonal), vec![diagonal]))
}

fn rule(text: Words, diagonals: Vec<Vec<CellId>>) -> Arc<dyn Rule> {
    let groups = diagonals.into_iter().map(|cells| (Words::from_to("rule-diagonals-name", &cells), cells)).collect();
    Arc::new(AllDifferent { text, groups, mark: Some(Mark::Line) })
}
