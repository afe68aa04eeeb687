//! Anti-king: cells that touch at a corner differ.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::{CellId, RuleLine};

use super::alone;
use crate::rule::{Broken, Rule, Shape, Variant, Words, broken_pairs};
use crate::{Mark, Posting, Values};

/// `anti-king`
#[derive(Debug)]
pub(crate) struct AntiKing;

const WORDS: &str = "
rule-anti-king = cells that touch at a corner have different values
rule-anti-king-name = the anti-king rule
";

/// Half of the moves that rows and columns do not cover: the others lead back.
const MOVES: [(i32, i32); 2] = [(1, -1), (1, 1)];

impl Variant for AntiKing {
    fn keywords(&self) -> &'static [&'static str] {
        &["anti-king"]
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        (language == "en").then_some(WORDS)
    }

    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
        alone(line)?;
        Ok(Arc::new(Kings { pairs: shape.pairs(&MOVES) }))
    }
}

#[derive(Debug)]
struct Kings {
    pairs: Vec<[CellId; 2]>,
}

impl Rule for Kings {
    fn text(&self) -> Words {
        Words::new("rule-anti-king")
    }

    fn instances(&self) -> Vec<Words> {
        vec![Words::new("rule-anti-king-name")]
    }

    fn post(&self, posting: &mut Posting<'_>) {
        self.pairs.iter().for_each(|&pair| posting.different(0, pair));
    }

    fn broken(&self, values: &Values) -> Vec<Broken> {
        broken_pairs(0, self.pairs.iter().copied().filter(|pair| values.alike(pair).len() == 1))
    }

    fn marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    fn treats_values_alike(&self) -> bool {
        true
    }
}
