//! What clues may mean that are not understood.

use crate::{Puzzle, verbs};

/// A clue that is not understood, and what it may mean.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unclear {
    /// Which clue, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// Its sentences that are not understood.
    pub sentences: Vec<String>,
    /// What its other sentences state, as an expression: a person who writes another meaning of this clue joins both
    /// with `and`. `null` if they state nothing.
    pub known: Option<String>,
    /// What it may mean, the likeliest first. One of them is that it says nothing about the puzzle.
    pub choices: Vec<Choice>,
}

/// Something that a clue may mean.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The meaning of the whole clue, without the `=` before it: what is known of it as well. It is `true` if the clue
    /// says nothing.
    pub expression: String,
    /// What the sentences mean that are not understood; `null` if they say nothing about the puzzle.
    pub paraphrase: Option<String>,
    /// The number of solutions that it leaves, with the clues that are understood: 1001 if there are more than 1000.
    pub left: String,
    /// Whether `left` is exact; if not, it is a lower bound.
    pub exact: bool,
}

impl Unclear {
    pub(super) fn new(puzzle: &Puzzle, unclear: &verbs::Unclear) -> Self {
        let choice = |choice: &verbs::Choice| Choice {
            expression: choice.expression.clone(),
            paraphrase: choice.paraphrase.clone(),
            left: choice.left.number.to_string(),
            exact: choice.left.exact,
        };
        Self {
            clue: unclear.clue + 1,
            label: puzzle.clue_label(unclear.clue),
            sentences: unclear.sentences.clone(),
            known: unclear.known.clone(),
            choices: unclear.choices.iter().map(choice).collect(),
        }
    }
}
