//! `hint`: the next step, told as little or as much as is wanted, or what is wrong with what was entered.

pub(super) mod ways;

use bachet_explain::Fact;
use bachet_sudoku::BoardConstraint;
use serde::Deserialize;

use super::Refusal;
use super::entered::{BoardEntries, GridEntries, WrongEntries};
use super::explain::{self, ExplainOptions, Explained, ExplanationEnd, Steps};
use crate::messages::MessageId;
use crate::ways::Shape;
use crate::{Budget, Puzzle};
pub use ways::{HintFocus, HintMoves, NearerState, WaysHint, WrongMove};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HintStrength {
    /// Where to look, or that something is wrong
    #[default]
    Where,
    /// Besides, which technique and which clues; or which entry is wrong
    Why,
    /// Besides, what follows; or which clues and rules the wrong entry contradicts
    What,
}

/// The options of [`hint`].
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct HintOptions {
    /// How much to tell [default: where]
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "STRENGTH", value_enum, default_value_t, hide_default_value = true)
    )]
    pub strength: HintStrength,

    /// What was entered so far: a value of a Sudoku, such as `r2c1=5`, or a pair of a logic grid, such as `Ann = tea`;
    /// with `!=` it was crossed out
    #[cfg_attr(feature = "clap", arg(long, value_name = "ENTRY"))]
    pub set: Vec<String>,

    /// The state of a river crossing or a puzzle of moves, as `show` reads it
    #[cfg_attr(feature = "clap", arg(long, value_name = "STATE"))]
    pub state: Option<String>,

    /// The moves that were made, each written as the state it led to: `--way 5 --way 4`
    #[cfg_attr(feature = "clap", arg(long, value_name = "STATE"))]
    pub way: Vec<String>,

    /// Use no techniques with names, only small sets of rules and facts
    #[cfg_attr(feature = "clap", arg(long))]
    pub no_techniques: bool,
}

/// A hint.
#[derive(Clone, Debug)]
pub enum Hinted {
    /// The next step, as an explanation of one step.
    Step(Explained),
    /// Entries are wrong.
    Wrong(WrongHint),
    /// The puzzle is solved.
    Solved,
    /// Nothing more follows: there are several solutions.
    Several,
    /// The puzzle has no solution.
    NoSolution,
    /// A limit was reached.
    Unknown,
    /// What comes next on a way, or what is wrong with the moves so far.
    Ways(Box<WaysHint>),
}

/// Wrong entries, and what they contradict.
#[derive(Clone, Debug)]
pub struct WrongHint {
    /// The entries.
    pub entries: WrongEntries,
    /// What they contradict.
    pub broken: BrokenRules,
    /// The puzzle as it is explained, without a step.
    pub context: Steps,
}

/// What wrong entries contradict; none of it can be left out. Empty if a limit was reached.
#[derive(Clone, Debug)]
pub enum BrokenRules {
    /// Clues of a logic grid, by their index.
    Clues(Vec<usize>),
    /// Givens, houses and rules of a board.
    Constraints(Vec<BoardConstraint>),
}

/// Gives a hint for the next step, or says what is wrong with what was entered.
///
/// # Errors
/// If the puzzle cannot be compiled, or an entry or a state cannot be read.
pub fn hint(puzzle: &Puzzle, options: &HintOptions, budget: &mut Budget<'_>) -> Result<Hinted, Refusal> {
    let has_states = options.state.is_some() || !options.way.is_empty();
    let asked =
        ExplainOptions { set: options.set.clone(), no_techniques: options.no_techniques, ..ExplainOptions::default() };
    match puzzle.shape() {
        Shape::Grid(_) if has_states => Err(MessageId::BoardHasNoStates.into()),
        Shape::Grid(puzzle) => {
            let found = explain::grid::explain(puzzle, &asked, 1, budget)?;
            of_assignment(found, |wrong| {
                let entries = GridEntries::read(puzzle, &options.set)?;
                Ok(BrokenRules::Clues(entries.broken(wrong, budget)))
            })
        }
        Shape::Sudoku(_) if has_states => Err(MessageId::BoardHasNoStates.into()),
        Shape::Sudoku(puzzle) => {
            let found = explain::board::explain(puzzle, &asked, 1, budget)?;
            of_assignment(found, |wrong| {
                let entries = BoardEntries::read(puzzle, &options.set)?;
                Ok(BrokenRules::Constraints(entries.broken(wrong, budget)))
            })
        }
        Shape::Ways(_) if !options.set.is_empty() => Err(MessageId::WaysHaveNoCells.into()),
        Shape::Ways(puzzle) => {
            let read = |text: &String| puzzle.read_state(text);
            let from = options.state.as_ref().map(read).transpose()?;
            let way = options.way.iter().map(read).collect::<Result<Vec<_>, Refusal>>()?;
            Ok(Hinted::Ways(Box::new(ways::hint(&*puzzle, from.as_ref(), &way, budget)?)))
        }
    }
}

/// Makes a hint of an explanation of at most one step.
fn of_assignment(
    found: Explained,
    broken: impl FnOnce(&[Fact]) -> Result<BrokenRules, Refusal>,
) -> Result<Hinted, Refusal> {
    Ok(match found.end {
        ExplanationEnd::Wrong(entries) => {
            let broken = broken(blamed(&entries))?;
            Hinted::Wrong(WrongHint { entries, broken, context: found.steps })
        }
        _ if found.steps.count() > 0 => Hinted::Step(found),
        ExplanationEnd::Solved => Hinted::Solved,
        ExplanationEnd::Several | ExplanationEnd::Cut => Hinted::Several,
        ExplanationEnd::None => Hinted::NoSolution,
        ExplanationEnd::Unknown => Hinted::Unknown,
    })
}

/// Returns the entries whose contradiction is told: the first wrong one, or all that are wrong together.
fn blamed(wrong: &WrongEntries) -> &[Fact] {
    let number = if wrong.together { wrong.entries.len() } else { 1 };
    &wrong.entries[..number.min(wrong.entries.len())]
}
