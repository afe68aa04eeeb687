//! `export`: the puzzle for another solver.

use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::export::{dimacs, dot, minizinc, pddl};
use crate::json::{Payload, Text};
use crate::verbs::Refusal;
use crate::{Budget, Puzzle};

/// The options of `export`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Export {
    /// Format to write
    #[cfg_attr(feature = "clap", arg(long, value_name = "FORMAT", value_enum))]
    pub to: ExportForm,
}

/// A format of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ExportForm {
    /// A formula for SAT solvers and model counters
    Dimacs,
    /// A model for MiniZinc
    Minizinc,
    /// The states of a river crossing or a puzzle of moves, for Graphviz
    Dot,
    /// A river crossing for planners: the domain, then the problem
    Pddl,
    /// Only the domain
    PddlDomain,
    /// Only the problem
    PddlProblem,
}

impl Export {
    /// Writes the puzzle.
    ///
    /// # Errors
    /// The format is not for this family, or the puzzle is too large for it.
    pub fn run(self, puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<String, Refusal> {
        match self.to {
            ExportForm::Dimacs => dimacs(puzzle),
            ExportForm::Minizinc => minizinc(puzzle),
            ExportForm::Dot => dot(puzzle, budget),
            ExportForm::Pddl => pddl(puzzle).map(|p| p.domain + "\n" + &p.problem),
            ExportForm::PddlDomain => pddl(puzzle).map(|p| p.domain),
            ExportForm::PddlProblem => pddl(puzzle).map(|p| p.problem),
        }
    }
}

impl PuzzleQuestion for Export {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        Ok(Payload::Export(Text { text: self.run(asked.puzzle, budget)? }))
    }
}
