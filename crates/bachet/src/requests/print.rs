//! `print`: the puzzle and its solutions as a page, or its states as a picture.

use bachet_draw::{html, svg};
use serde::Deserialize;

use super::{Asked, PuzzleQuestion, Solve};
use crate::drawings;
use crate::json::{self, PageFormat, Payload};
use crate::messages::Messages;
use crate::report;
use crate::verbs::{self, Refusal, Solutions};
use crate::{Budget, Progress, Puzzle};

/// Options about solutions, which a graph of states does not list.
#[cfg(feature = "clap")]
const NOT_OF_GRAPHS: [&str; 7] =
    ["first", "all_shortest", "all", "up_to_symmetry", "states", "max_moves", "without_solution"];

/// The options of `print`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Print {
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(flatten)]
    solutions: Solve,

    /// Leave out the solutions: a page to hand out
    #[cfg_attr(feature = "clap", arg(long))]
    pub without_solution: bool,

    /// Draw the states of a river crossing or a puzzle of moves and the moves between them, as SVG: a column for each
    /// distance, the shortest ways marked
    #[cfg_attr(feature = "clap", arg(long, conflicts_with_all = NOT_OF_GRAPHS))]
    pub graph: bool,
}

/// A page or a picture.
#[derive(Clone, Debug)]
pub struct Printed {
    /// It, as text.
    pub text: String,
    /// The solutions on it.
    pub solutions: Option<Solutions>,
}

impl Print {
    /// Prints the puzzle with the words of these messages.
    ///
    /// # Errors
    /// The puzzle does not allow the options, or cannot be compiled.
    pub fn run(
        self,
        puzzle: &Puzzle,
        budget: &mut Budget<'_>,
        progress: &Progress,
        messages: &Messages,
    ) -> Result<Printed, Refusal> {
        if self.graph {
            let found = verbs::graph(puzzle, budget)?;
            let graph = drawings::graph(puzzle, &found, messages, messages.language().tag())?;
            return Ok(Printed { text: svg(&graph), solutions: None });
        }
        if self.without_solution {
            return Ok(Printed { text: page(messages, puzzle, None), solutions: None });
        }
        let options = self.solutions;
        let found = options.run(options.number_shown(), puzzle, budget, progress)?;
        Ok(Printed { text: page(messages, puzzle, Some((&found, options))), solutions: Some(found) })
    }

    /// Returns the answer with this page or picture.
    pub fn payload(self, text: String) -> Payload {
        Payload::Print(json::Print { format: if self.graph { PageFormat::Svg } else { PageFormat::Html }, text })
    }
}

/// Returns a page of HTML: what the puzzle says, then its solutions.
pub fn page(messages: &Messages, puzzle: &Puzzle, found: Option<(&Solutions, Solve)>) -> String {
    let mut page = report::page(messages, puzzle);
    page.blocks.extend(drawings::statement(puzzle, messages));
    page.blocks.extend(found.into_iter().flat_map(|(found, options)| report::headed(messages, puzzle, found, options)));
    html(&page)
}

impl PuzzleQuestion for Print {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let printed = self.run(asked.puzzle, budget, asked.progress, asked.messages_of_pages())?;
        Ok(self.payload(printed.text))
    }
}
