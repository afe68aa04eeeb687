//! Anti-knight: cells a knight's move apart differ.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::RuleLine;

use super::different_pairs::DifferentPairs;
use super::expect_nothing_more;
use crate::rule::{Rule, Shape, Variant, Words};

/// `anti-knight`
pub(super) static VARIANT: Variant =
    Variant { keywords: &["anti-knight"], words: &[("en", ENGLISH), ("fr", FRENCH), ("nl", DUTCH)], read };

const ENGLISH: &str = "
rule-anti-knight = cells a knight's move apart have different values
rule-anti-knight-name = the anti-knight rule
";

const FRENCH: &str = "
rule-anti-knight = les cases à un saut de cavalier l’une de l’autre ont des valeurs différentes
rule-anti-knight-name = la règle anti-cavalier
";

const DUTCH: &str = "
rule-anti-knight = vakjes op een paardensprong van elkaar hebben verschillende waarden
rule-anti-knight-name = de anti-paardregel
";

/// Half of the knight's moves; the other half leads back.
const MOVES: [(i32, i32); 4] = [(1, -2), (1, 2), (2, -1), (2, 1)];

fn read(line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
    expect_nothing_more(line)?;
    let (text, name) = (Words::new("rule-anti-knight"), Words::new("rule-anti-knight-name"));
    Ok(Arc::new(DifferentPairs { text, name, pairs: shape.pairs(&MOVES) }))
}
