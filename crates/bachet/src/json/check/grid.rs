//! What `check` found in a logic grid.

use crate::verbs::{self, CluePart, Differing};

/// What `check` found in a logic grid.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GridFindings {
    /// Clues, and parts of other clues, of which any one may be left out.
    pub idle: Vec<ClueLine>,
    /// Clues that suffice and of which none can be left out.
    pub minimal: Option<Vec<ClueLine>>,
    /// The fewest clues that suffice; `null` if not asked for.
    pub smallest: Option<Vec<ClueLine>>,
    /// Whether that is proved; `null` if not asked for.
    pub smallest_proved: Option<bool>,
    /// The cells that differ between solutions.
    pub differing: Vec<Differing>,
    /// If there are several solutions: the short clues to add that leave the fewest, at most five.
    pub additions: Vec<Addition>,
    /// Clues that contradict each other and of which none can be left out.
    pub clash: Option<Vec<ClueLine>>,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// A short clue to add, and the number of solutions that it leaves.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Addition {
    /// The clue as an expression.
    pub expression: String,
    /// The clue as a sentence.
    pub sentence: String,
    /// The number of solutions that it leaves.
    pub left: String,
    /// Whether `left` is exact; if not, it is a lower bound.
    pub exact: bool,
    /// Which of `solutions` is the only one left, from 1; `null` if there are several.
    pub solution: Option<usize>,
}

/// A clue, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClueLine {
    /// Which clue, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// Which part of it, from 1; `null` for the whole.
    pub part: Option<usize>,
    /// The words of the clue or its part.
    pub text: String,
}

impl GridFindings {
    pub(super) fn new(found: &verbs::GridFindings, complete: bool) -> Self {
        let lines = |list: &[CluePart]| list.iter().map(ClueLine::from).collect::<Vec<ClueLine>>();
        let addition = |addition: &verbs::Addition| Addition {
            expression: addition.clue.expression.clone(),
            sentence: addition.clue.paraphrase.clone(),
            left: addition.left.number.to_string(),
            exact: addition.left.exact,
            solution: addition.solution.map(|at| at + 1),
        };
        Self {
            idle: lines(&found.idle),
            minimal: found.minimal.as_deref().map(lines),
            smallest: found.smallest.as_ref().map(|(clues, _)| lines(clues)),
            smallest_proved: found.smallest.as_ref().map(|&(_, proved)| proved),
            differing: found.differing.clone(),
            additions: found.additions.iter().map(addition).collect(),
            clash: found.clash.as_deref().map(lines),
            complete,
        }
    }
}

impl From<&CluePart> for ClueLine {
    fn from(part: &CluePart) -> Self {
        Self {
            clue: part.clue + 1,
            label: part.label.clone(),
            part: part.part.map(|part| part + 1),
            text: part.text.clone(),
        }
    }
}
