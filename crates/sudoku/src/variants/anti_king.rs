//! Anti-king: cells that touch at a corner differ.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::RuleLine;

use super::different_pairs::DifferentPairs;
use super::expect_nothing_more;
use crate::rule::{Rule, Shape, Variant, Words};

/// `anti-king`
pub(super) static VARIANT: Variant =
    Variant { keywords: &["anti-king"], words: &[("en", ENGLISH), ("fr", FRENCH), ("nl", DUTCH)], read };

const ENGLISH: &str = "
rule-anti-king = cells that touch at a corner have different values
rule-anti-king-name = the anti-king rule
";

const FRENCH: &str = "
rule-anti-king = les cases qui se touchent par un coin ont des valeurs différentes
rule-anti-king-name = la règle anti-roi
";

const DUTCH: &str = "
rule-anti-king = vakjes die elkaar in een hoek raken, hebben verschillende waarden
rule-anti-king-name = de anti-koningregel
";

/// Half of the king's moves across corners; the other half leads back.
const MOVES: [(i32, i32); 2] = [(1, -1), (1, 1)];

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    expect_nothing_more(line)?;
    let (text, name) = (Words::new("rule-anti-king"), Words::new("rule-anti-king-name"));
    Ok(Arc::new(DifferentPairs { text, name, pairs: shape.pairs(&MOVES) }))
}
