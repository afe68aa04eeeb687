//! Reads logic puzzles as people write them, finds every solution, and proves that there is no other.
//!
//! [`read`] turns text or JSON into a [`Puzzle`]: a logic grid, a Sudoku, a river crossing or a puzzle of moves. The
//! functions of [`verbs`] answer questions about it within a [`Budget`]; the most common are here too: [`solve`],
//! [`count`], [`check`], [`candidates`] and [`show`]. [`json`] has their answers for other programs, [`batch`] streams
//! very many classic Sudokus, and [`generate`] makes new ones.
//!
//! ```
//! use bachet::{Budget, SolveOptions, gallery};
//!
//! let puzzle = bachet::read(gallery::get("zebra").unwrap_or_default())?.puzzle;
//! let found = bachet::solve(&puzzle, &SolveOptions::default(), &mut Budget::unlimited())?;
//! assert_eq!(found.solutions[0].value("zebra", "nation"), Some("Japanese"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing here touches files, the clock, the terminal or the environment.

mod answers;
pub mod batch;
mod draft;
mod drawings;
pub mod export;
#[doc(hidden)]
pub mod front;
pub mod gallery;
pub mod generate;
pub mod json;
mod link;
pub mod messages;
mod progress;
mod proposal;
mod puzzle;
mod report;
pub mod requests;
mod sentences;
mod step_words;
pub mod templates;
pub mod verbs;
mod ways;

pub use bachet_grid::KnownCounts;
pub use bachet_notation::sudoku::Format as SudokuFormat;
pub use bachet_notation::{Argument, Code, Diagnostic, Family, Fix, Hint, Severity, Span};
pub use bachet_solver::Budget;
pub use messages::Language;
pub use num_bigint::BigUint;
pub use progress::Progress;
pub use puzzle::{Loaded, MAX_BYTES, Problems, Puzzle, read};
pub use sentences::Sentences;
pub use verbs::{
    CheckOptions, CountOptions, KnownWordings, Refusal, ShowOptions, Solution, Solutions, SolveOptions, Verdict,
    candidates, check, count, show, solve,
};
