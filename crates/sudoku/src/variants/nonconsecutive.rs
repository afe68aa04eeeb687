//! Nonconsecutive: neighbours in a row or column never hold values one apart.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::{CellId, RuleLine};
use bachet_solver::Relation;

use super::expect_nothing_more;
use crate::rule::{Broken, Rule, Shape, Variant, Words, broken_pairs};
use crate::{Posting, Values};

/// `nonconsecutive`
pub(super) static VARIANT: Variant =
    Variant { keywords: &["nonconsecutive"], words: &[("en", ENGLISH), ("fr", FRENCH), ("nl", DUTCH)], read };

const ENGLISH: &str = "
rule-nonconsecutive = neighbours in a row or column never have consecutive values
rule-nonconsecutive-name = the nonconsecutive rule
";

const FRENCH: &str = "
rule-nonconsecutive = des voisines sur une ligne ou une colonne n’ont jamais des valeurs consécutives
rule-nonconsecutive-name = la règle des non-consécutifs
";

const DUTCH: &str = "
rule-nonconsecutive = buren in een rij of kolom hebben nooit opeenvolgende waarden
rule-nonconsecutive-name = de regel van niet-opeenvolgende buren
";

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    expect_nothing_more(line)?;
    Ok(Arc::new(Neighbours { pairs: shape.pairs(&[(0, 1), (1, 0)]) }))
}

#[derive(Debug)]
struct Neighbours {
    pairs: Vec<[CellId; 2]>,
}

impl Rule for Neighbours {
    fn text(&self) -> Words {
        Words::new("rule-nonconsecutive")
    }

    fn instances(&self) -> Vec<Words> {
        vec![Words::new("rule-nonconsecutive-name")]
    }

    fn post(&self, posting: &mut Posting<'_>) {
        let rows: Vec<u64> = (0..posting.size()).map(|v| !(1u64 << v << 1 | 1 << v >> 1)).collect();
        for &[a, b] in &self.pairs {
            let (tag, x, y) = (posting.tag(0), posting.variable(a), posting.variable(b));
            posting.model().relate(tag, x, Relation::Rows(&rows), y);
        }
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        let consecutive = |[a, b]: &[CellId; 2]| match (values.get(*a), values.get(*b)) {
            (Some(v), Some(w)) => v.abs_diff(w) == 1,
            _ => false,
        };
        broken_pairs(0, self.pairs.iter().copied().filter(consecutive))
    }

    fn is_symmetric_in_values(&self) -> bool {
        false
    }
}
