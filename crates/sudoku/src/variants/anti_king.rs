//! Anti-king: cells that touch at a corner differ.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::RuleLine;

use super::different_pairs::DifferentPairs;
use super::expect_nothing_more;
use crate::rule::{Rule, Shape, Variant, Words};

/// `anti-king`
pub(super) static VARIANT: Variant = Variant { keywords: &["anti-king"], words: &[("en", WORDS)], read };

const WORDS: &str = "
rule-anti-king = cells that touch at a corner have different values
rule-anti-king-name = the anti-king rule
";

/// Half of the king's moves across corners; the other half leads back.
const MOVES: [(i32, i32); 2] = [(1, -1), (1, 1)];

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    expect_nothing_more(line)?;
    let (text, name) = (Words::new("rule-anti-king"), Words::new("rule-anti-king-name"));
    Ok(Arc::new(DifferentPairs { text, name, pairs: shape.pairs(&MOVES) }))
}
