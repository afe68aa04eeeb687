//! Anti-knight: cells a knight's move apart differ.

use std::sync::Arc;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::{CellId, RuleLine};

use super::alone;
use crate::rule::{Broken, Rule, Shape, Variant, Words, broken_pairs};
use crate::{Mark, Posting, Values};

/// `anti-knight`
#[derive(Debug)]
pub(crate) struct AntiKnight;

const WORDS: &str = "
rule-anti-knight = cells a knight's move apart have different values
rule-anti-knight-name = the anti-knight rule
";

/// Half of the moves: the others lead back.
const MOVES: [(i32, i32); 4] = [(1, -2), (1, 2), (2, -1), (2, 1)];

impl Variant for AntiKnight {
    fn keywords(&self) -> &'static [&'static str] {
        &["anti-knight"]
    }

    fn words(&self, language: &str) -> Option<&'static str> {
        (language == "en").then_some(WORDS)
    }

    fn read(&self, line: &RuleLine, shape: Shape) -> Result<Arc<dyn Rule>, Diagnostic> {
        alone(line)?;
        Ok(Arc::new(Knights { pairs: shape.pairs(&MOVES) }))
    }
}

#[derive(Debug)]
struct Knights {
    pairs: Vec<[CellId; 2]>,
}

impl Rule for Knights {
    fn text(&self) -> Words {
        Words::new("rule-anti-knight")
    }

    fn instances(&self) -> Vec<Words> {
        vec![Words::new("rule-anti-knight-name")]
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
