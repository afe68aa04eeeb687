//! The answer of `explain`, and steps in the answers of other verbs.

use crate::Puzzle;
use crate::messages::Messages;
use crate::report::{paragraphs, why_ways};
use crate::step_words::{WordedCase, WordedLink, WordedStep, clue_text, steps};
use crate::verbs::{self, ExplanationEnd, Steps, WaysExplanation};

/// The steps from what is given to the solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explain {
    /// How the explanation ends: `solved`; `several` if nothing more follows because there are several solutions;
    /// `none` if there is no solution; `wrong` if entries are wrong; `unknown` if a limit was reached.
    pub end: &'static str,
    /// The steps in order.
    pub steps: Vec<ExplainedStep>,
    /// Of a puzzle whose solutions are ways: a shortest way, and why it goes like that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<ExplainedWay>,
}

/// A shortest way, and why it goes like that; or why there is none.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedWay {
    /// The moves; empty if there is no way.
    pub moves: Vec<ExplainedWayMove>,
    /// Why no way is shorter, or why there is none, in sentences.
    pub proof: Vec<String>,
}

/// A move, and why it is made.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedWayMove {
    /// The move in words.
    pub text: String,
    /// What is wrong with every other move; empty if there is none.
    pub why: String,
    /// The state after it, as `show --state` reads it; `null` if there is too much to write.
    pub state: Option<String>,
}

/// A step: what a person would write down next, and why.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedStep {
    /// The technique by its id, the same in every language.
    pub technique: &'static str,
    /// The name of the technique.
    pub name: String,
    /// Where to look.
    pub look: String,
    /// Why it follows, and what: a short paragraph.
    pub text: String,
    /// What follows, each as it is entered: `r3c4 = 5`, `Ann != tea`.
    pub facts: Vec<String>,
    /// The clues that it uses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<CitedClue>,
    /// The rules that it uses, in words.
    pub rules: Vec<String>,
    /// The earlier facts that it uses, as they are entered.
    pub known: Vec<String>,
    /// The suppositions by which it looks ahead; left out for a step that is seen directly.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<SupposedCase>,
    /// Of a board: the cells that its rules are about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// How hard it is to find; comparable among steps of one family.
    pub cost: u32,
    /// If it was asked for, what every step at that point costs at least: the step is proved to be the easiest if that
    /// is its cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u32>,
}

/// A clue that a step uses.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CitedClue {
    /// Its index, from 0.
    pub index: usize,
    /// Its label.
    pub label: String,
    /// Its words.
    pub text: String,
}

/// A supposition and what follows from it.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SupposedCase {
    /// What is supposed.
    pub suppose: Vec<String>,
    /// What follows, one after the other.
    pub steps: Vec<SupposedLink>,
    /// Why the supposition is wrong; left out if it leads to the facts of the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<SupposedLink>,
}

/// What follows from a supposition.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SupposedLink {
    /// What follows; empty for a contradiction.
    pub facts: Vec<String>,
    /// The clues and rules that it follows from.
    pub rules: Vec<String>,
    /// The facts that it follows from.
    pub known: Vec<String>,
}

impl Explain {
    /// Puts together the explanation of a puzzle, in the language of the messages.
    pub fn new(puzzle: &Puzzle, found: &verbs::Explained, messages: &Messages) -> Self {
        let step = |step: &WordedStep| ExplainedStep::new(puzzle, step);
        Self {
            end: match &found.end {
                ExplanationEnd::Solved => "solved",
                ExplanationEnd::Several => "several",
                ExplanationEnd::None => "none",
                ExplanationEnd::Wrong(_) => "wrong",
                ExplanationEnd::Unknown | ExplanationEnd::Cut => "unknown",
            },
            steps: steps(puzzle, found, messages).iter().map(step).collect(),
            way: if let Steps::Ways(found) = &found.steps {
                Some(ExplainedWay::new(puzzle, found, messages))
            } else {
                None
            },
        }
    }
}

impl ExplainedWay {
    fn new(puzzle: &Puzzle, found: &WaysExplanation, messages: &Messages) -> Self {
        let moves = why_ways::worded_moves(messages, puzzle, found, false).into_iter();
        let moves = moves.map(|step| ExplainedWayMove { text: step.text, why: step.why, state: step.state });
        Self { moves: moves.collect(), proof: paragraphs(&why_ways::proof(messages, puzzle, found)) }
    }
}

impl ExplainedStep {
    /// Puts together a step.
    pub(super) fn new(puzzle: &Puzzle, step: &WordedStep) -> Self {
        Self {
            technique: step.technique.id.trim_start_matches("technique-"),
            name: step.name.clone(),
            look: step.look.clone(),
            text: step.text.clone(),
            facts: step.facts.clone(),
            clues: step.clues.iter().map(|&clue| CitedClue::new(puzzle, clue)).collect(),
            rules: step.rules.clone(),
            known: step.known.clone(),
            cases: step.cases.iter().map(SupposedCase::new).collect(),
            cells: step.cells.clone(),
            cost: step.cost,
            at_least: step.at_least,
        }
    }
}

impl CitedClue {
    /// Puts together a clue by its index.
    pub(super) fn new(puzzle: &Puzzle, index: usize) -> Self {
        Self { index, label: puzzle.clue_label(index), text: clue_text(puzzle, index) }
    }
}

impl SupposedCase {
    fn new(case: &WordedCase) -> Self {
        Self {
            suppose: case.suppose.clone(),
            steps: case.links.iter().map(SupposedLink::new).collect(),
            contradiction: case.contradiction.as_ref().map(SupposedLink::new),
        }
    }
}

impl SupposedLink {
    fn new(link: &WordedLink) -> Self {
        Self { facts: link.facts.clone(), rules: link.rules.clone(), known: link.known.clone() }
    }
}
