//! Anti-king: cells that touch at a corner differ.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::RuleLine;

use super::different_pairs::DifferentPairs;
use super::expect_nothing_more;
use crate::rule::{Rule, Shape, Variant, Words};

/// `anti-king`
#[derive(Debug)]
pub(crate) struct AntiKing;

const WORDS: &str = "
rule-anti-king = cells that touch at a corner have different values
rule-anti-king-name = the anti-king rule
";

/// Half of the king's moves across corners; the other half leads back.
const MOVES: [(i32, i32); 2] = [(1, -1), (1, 1)];

impl Variant for AntiKing {
    fn keywords(&self) -> &'static [&'static str] {
        &["anti-king"]
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        (language == "en").then_some(WORDS)
    }

    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
        expect_nothing_more(line)?;
        let (text, name) = (Words::new("rule-anti-king"), Words::new("rule-anti-king-name"));
        Ok(Arc::new(DifferentPairs { text, name, pairs: shape.pairs(&MOVES) }))
    }
}
