//! The answer of `hint`.

use super::explain::{CitedClue, ExplainedStep};
use crate::Puzzle;
use crate::messages::Messages;
use crate::report::hints::HintWords;
use crate::report::{self, paragraphs};
use crate::verbs::{HintStrength, Hinted};

/// The next step, told as much as the strength allows, or what is wrong.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// `step`; `wrong` if entries are wrong; `solved`; `several` if nothing more follows because there are several
    /// solutions; `none` if there is no solution; `unknown` if a limit was reached; `way` for a puzzle whose solutions are
    /// ways.
    pub kind: &'static str,
    /// The hint in sentences.
    pub text: String,
    /// Where to look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<String>,
    /// Of a board: the cells of the place where to look.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// Of a logic grid: the index of the clue where to look, from 0, if the place is a clue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clue: Option<usize>,
    /// The name of the technique; from the strength `why` on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The clues that the step uses; from the strength `why` on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<CitedClue>,
    /// The step; with the strength `what` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<ExplainedStep>,
    /// The wrong entries; from the strength `why` on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// Whether only all of these entries together are wrong.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// What the wrong entries contradict; with the strength `what` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<Broken>,
}

/// Clues and rules that wrong entries contradict: none of them can be left out.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Broken {
    /// The clues.
    pub clues: Vec<CitedClue>,
    /// The rules and givens, in words.
    pub rules: Vec<String>,
}

impl Hint {
    /// Puts together a hint, in the language of the messages.
    pub fn new(puzzle: &Puzzle, found: &Hinted, strength: HintStrength, messages: &Messages) -> Self {
        let words = HintWords::new(puzzle, found, messages);
        let clues = |clues: &[usize]| clues.iter().map(|&clue| CitedClue::new(puzzle, clue)).collect::<Vec<_>>();
        let (tells_why, tells_what) = (strength >= HintStrength::Why, strength >= HintStrength::What);
        let step = words.step.as_ref();
        let wrong = words.wrong.as_ref();
        Self {
            kind: match found {
                Hinted::Step(_) => "step",
                Hinted::Wrong(_) => "wrong",
                Hinted::Solved => "solved",
                Hinted::Several => "several",
                Hinted::NoSolution => "none",
                Hinted::Unknown => "unknown",
                Hinted::Ways(_) => "way",
            },
            text: match found {
                Hinted::Ways(_) => paragraphs(&report::hint(puzzle, found, strength, messages)).join(" "),
                _ => words.text(puzzle, strength, messages),
            },
            look: step.map(|step| step.look.clone()),
            cells: step.map_or_else(Vec::new, |step| step.look_cells.clone()),
            clue: step.and_then(|step| step.look_clue),
            name: step.filter(|_| tells_why).map(|step| step.name.clone()),
            clues: step.filter(|_| tells_why).map_or_else(Vec::new, |step| clues(&step.clues)),
            step: step.filter(|_| tells_what).map(|step| ExplainedStep::new(puzzle, step)),
            wrong: wrong.filter(|_| tells_why).map_or_else(Vec::new, |wrong| wrong.entries.clone()),
            together: tells_why && wrong.is_some_and(|wrong| wrong.together),
            broken: wrong
                .filter(|_| tells_what)
                .map(|wrong| Broken { clues: clues(&wrong.clues), rules: wrong.rules.clone() }),
        }
    }
}
