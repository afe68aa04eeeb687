//! The command line. The doc comments are the help.

mod kernel;
mod trace;

use std::path::PathBuf;
use std::time::Duration;

use bachet::front::notation::sudoku::Format;
use bachet::verbs::{Listing, Symmetry};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, ValueEnum};
use clap_complete::Shell;

pub(crate) use kernel::{Batch, Generate};
pub(crate) use trace::Trace;

/// Solves logic puzzles: finds every solution, and proves that there is no other.
#[derive(Debug, Parser)]
#[command(name = "bachet", version, disable_help_subcommand = false, arg_required_else_help = true)]
#[command(after_help = "\
Exit codes: 0 done, 1 a negative answer, 2 bad input or usage, 3 a limit was reached, 70 a bug.\n\n\
Examples:\n  bachet solve zebra           a puzzle of the gallery\n  bachet new grid > my.bachet  a puzzle to start from\n  bachet check my.bachet")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: crate::commands::Command,

    #[command(flatten)]
    pub(crate) common: Common,
}

/// Options of every verb.
#[derive(Clone, Debug, Args)]
pub(crate) struct Common {
    /// Print one JSON object instead of text
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Language of the messages [default: from LANG, else en]
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<String>,
}

/// The puzzle to work on.
#[derive(Clone, Debug, Args)]
pub(crate) struct Puzzle {
    /// A file, `-` for standard input, or the name of a puzzle of the gallery
    #[arg(id = "puzzle", value_name = "PUZZLE")]
    pub(crate) name: Option<String>,

    /// Format of a Sudoku [default: recognised]
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub(crate) from: Option<Format>,

    /// Continue without the clues and questions that cannot be read
    #[arg(long)]
    pub(crate) partial: bool,
}

/// Limits on the work.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Limits {
    /// Stop after this time: `30`, `1.5s`, `10m` or `none` [default: `none` for `solve`, `10s` for each method of
    /// `trace --compare`, else `1m`]
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) time: Option<Time>,

    /// Stop after N steps of search, with the same answer on every machine [default: no limit]
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<u64>,

    /// Print the time and the number of steps
    #[arg(long)]
    pub(crate) stats: bool,
}

/// A time limit; `None` means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time(pub(crate) Option<Duration>);

#[derive(Debug, Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Show at most so many solutions
    #[arg(long, value_name = "N", default_value_t = 25)]
    pub(crate) first: usize,

    #[command(flatten)]
    pub(crate) ways: Ways,

    /// Show the state after each move of a way, as `show --state` reads it
    #[arg(long)]
    pub(crate) states: bool,

    /// Show at most N moves of each way [default: 1000]
    #[arg(long, alias = "crossings", value_name = "N")]
    pub(crate) max_moves: Option<usize>,

    /// Wait for a key before each move of a way
    #[arg(long, conflicts_with_all = ["json", "html"])]
    pub(crate) step: bool,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    pub(crate) html: bool,
}

/// Which ways of a river crossing or a puzzle of moves are meant.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Ways {
    /// List or count all shortest ways of a river crossing or a puzzle of moves
    #[arg(long)]
    pub(crate) all_shortest: bool,

    /// List or count all ways without repeated states
    #[arg(long, conflicts_with = "all_shortest")]
    pub(crate) all: bool,

    /// Count ways as the same that differ only by exchanging interchangeable things
    #[arg(long)]
    pub(crate) up_to_symmetry: bool,
}

impl Ways {
    /// Which ways are listed.
    pub(crate) fn listing(self) -> Listing {
        match (self.all_shortest, self.all) {
            (_, true) => Listing::Simple,
            (true, false) => Listing::AllShortest,
            (false, false) => Listing::Shortest,
        }
    }

    /// What counts as different.
    pub(crate) fn symmetry(self) -> Symmetry {
        if self.up_to_symmetry { Symmetry::UpToSymmetry } else { Symmetry::Named }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Count {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    #[command(flatten)]
    pub(crate) ways: Ways,

    /// Show how many solutions are left after each clue of a logic grid
    #[arg(long)]
    pub(crate) per_clue: bool,

    /// Show the order in which the clues of a logic grid rule out most solutions first
    #[arg(long)]
    pub(crate) best_order: bool,

    /// Estimate the number of solutions of a Sudoku from random samples
    #[arg(long)]
    pub(crate) estimate: bool,

    /// Number of samples of an estimate
    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "estimate")]
    pub(crate) samples: u64,

    /// Seed of the random numbers: the same seed gives the same estimate
    #[arg(long, value_name = "N", default_value_t = 1, requires = "estimate")]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Find the smallest set of clues of a logic grid that suffices
    #[arg(long)]
    pub(crate) smallest: bool,

    /// Check this file again each time it is saved, and show how the counts change
    #[arg(long, value_name = "FILE", conflicts_with_all = ["puzzle", "json", "stats"])]
    pub(crate) watch: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Candidates {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,
}

#[derive(Debug, Args)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Show this state: of a river crossing a number, bits, or the names of those who have crossed; of a puzzle of moves
    /// what is where, written as its start
    #[arg(long, value_name = "STATE")]
    pub(crate) state: Option<String>,

    /// Fill a cell of a Sudoku, such as `r2c1=5`
    #[arg(long, value_name = "CELL=VALUE")]
    pub(crate) set: Vec<String>,

    /// Empty a cell, after every `--set`
    #[arg(long, value_name = "CELL")]
    pub(crate) clear: Vec<String>,

    /// Print the value of a cell, after every `--set` and `--clear`
    #[arg(long, value_name = "CELL")]
    pub(crate) get: Vec<String>,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    pub(crate) html: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Read {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,

    /// Print a puzzle file to edit, with categories proposed from the clues if the text lists none
    #[arg(long)]
    pub(crate) propose: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Prove {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Check the certificate in this file instead of writing one
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,

    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Format to write
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) to: ExportForm,
}

#[derive(Debug, Args)]
pub(crate) struct Print {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    /// The states and the moves between them: a column for each distance, the shortest ways marked
    #[arg(long, required = true)]
    pub(crate) graph: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ExportForm {
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

#[derive(Debug, Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,

    /// Notation to write [default: text; with --json: json]
    #[arg(long, value_name = "NOTATION", value_parser = notations())]
    pub(crate) to: Option<Notation>,

    /// Say how everything is read
    #[arg(long, conflicts_with = "to")]
    pub(crate) explain: bool,
}

/// A notation to write a puzzle in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// JSON.
    Json,
    /// The text notation, or another format of a Sudoku.
    Format(Format),
}

const JSON: &str = "json";

#[derive(Debug, Args)]
pub(crate) struct Gallery {
    /// Name of the puzzle to print [default: list all]
    pub(crate) name: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct New {
    /// Family of the puzzle
    #[arg(value_enum)]
    pub(crate) family: Family,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Family {
    /// A logic grid
    Grid,
    /// A Sudoku, with variants
    Sudoku,
    /// A river crossing
    Crossing,
    /// Water jugs
    Jugs,
    /// A Tower of Hanoi
    Hanoi,
    /// Sliding tiles
    Tiles,
    /// Knights that change places
    Knights,
}

#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// Shell to complete for
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

/// Parses the name of a Sudoku format.
fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.iter().map(|format| format.name()))
        .try_map(|name| Format::of_name(&name).ok_or("there is no such format"))
}

/// Parses the name of a notation: JSON, or a Sudoku format.
fn notations() -> impl TypedValueParser<Value = Notation> {
    let formats = Format::ALL.iter().map(|format| format.name());
    PossibleValuesParser::new(std::iter::once(JSON).chain(formats)).try_map(|name| match Format::of_name(&name) {
        _ if name == JSON => Ok(Notation::Json),
        Some(format) => Ok(Notation::Format(format)),
        None => Err("there is no such notation"),
    })
}

fn time(text: &str) -> Result<Time, &'static str> {
    if text == "none" {
        return Ok(Time(None));
    }
    let (number, factor) = match text.as_bytes().last() {
        Some(b's') => (&text[..text.len() - 1], 1.0),
        Some(b'm') => (&text[..text.len() - 1], 60.0),
        Some(b'h') => (&text[..text.len() - 1], 3600.0),
        _ => (text, 1.0),
    };
    let seconds = number.parse::<f64>().ok().filter(|n| *n > 0.0).map(|n| Duration::try_from_secs_f64(n * factor));
    match seconds {
        Some(Ok(time)) => Ok(Time(Some(time))),
        _ => Err("a time is a number of seconds over zero, or a number with `s`, `m` or `h`, or `none`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_definition_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn times() {
        let millis = |text| time(text).map(|t| t.0.map(|d| d.as_millis())).ok();
        for (text, expected) in [
            ("30", Some(Some(30_000))),
            ("1.5s", Some(Some(1500))),
            ("2m", Some(Some(120_000))),
            ("1h", Some(Some(3_600_000))),
            ("none", Some(None)),
            ("0", None),
            ("-1", None),
            ("", None),
            ("s", None),
            ("é", None),
            ("1e400", None),
            ("NaN", None),
        ] {
            assert_eq!(millis(text), expected, "{text}");
        }
    }
}
