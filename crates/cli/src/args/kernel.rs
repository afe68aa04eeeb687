//! Arguments of `bachet batch` and `bachet generate`, which use the kernel for classic Sudoku.

use std::ops::RangeInclusive;

use bachet::batch::{Backend, Form};
use bachet::generate::Symmetry;
use bachet::messages::{Message, MessageId};
use clap::{Args, ValueEnum};

use super::{Time, time};

/// Solve any number of classic Sudokus, one on each line
///
/// A puzzle is 81 characters: digits, and `.`, `0`, `*`, `_` or a space for an empty cell; or 729 pencil marks, nine for
/// each cell. Text may follow it after a space, a tab, a comma or a semicolon. Empty lines and lines that begin with `#`
/// are skipped. Every other line gives one line of output, in order; it is `error[...]` if the line is not a puzzle. The
/// exit code is 2 if a line was not a puzzle, else 3 if a limit was reached, else 1 if a puzzle has no solution.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Batch {
    /// A file, or `-` for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<String>,

    /// Write the number of solutions, with `+` if there may be more than `--limit`
    #[arg(long, group = "form")]
    pub(crate) count: bool,

    /// Write `unique`, `several`, `none` or `unknown`
    #[arg(long, group = "form")]
    pub(crate) verdict: bool,

    /// Write a JSON object on each line: `line`, `verdict`, `count`, `exact`, `solution`
    #[arg(long, group = "form")]
    pub(crate) jsonl: bool,

    /// Write the same fields as CSV
    #[arg(long, group = "form")]
    pub(crate) csv: bool,

    /// Look for at most N solutions of each puzzle
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) limit: u32,

    /// Stop after this time: `30`, `1.5s`, `10m` [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) time: Option<Time>,

    /// Print the number of puzzles with each answer, and the rate
    #[arg(long)]
    pub(crate) stats: bool,

    #[command(flatten)]
    pub(crate) kernel: Kernel,
}

impl Batch {
    /// Returns the format of the output.
    pub(crate) fn form(&self) -> Form {
        match self {
            Self { jsonl: true, .. } => Form::Jsonl,
            Self { csv: true, .. } => Form::Csv,
            Self { count: true, .. } => Form::Count,
            Self { verdict: true, .. } => Form::Verdict,
            _ => Form::Solution,
        }
    }
}

/// Make classic Sudokus with exactly one solution
///
/// Givens are removed from random full grids in random order until none can be removed. With a symmetry, all givens of an
/// orbit are removed together: no orbit can be left out, although a single given perhaps can. The same seed gives the same
/// puzzles on every machine and with any number of threads.
#[derive(Debug, Args)]
pub(crate) struct Generate {
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,

    /// Seed of the random numbers [default: from the clock, and printed]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,

    /// Symmetry of the pattern of givens
    #[arg(long, value_enum, default_value_t = SymmetryName::None)]
    pub(crate) symmetry: SymmetryName,

    /// Number of givens: `24`, or `22..25`. Puzzles with 29 or more are minimal ones with random givens added
    #[arg(long, value_name = "N", value_parser = givens)]
    pub(crate) givens: Option<RangeInclusive<u32>>,

    /// Give up after N attempts without that number of givens
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) tries: u64,

    /// Write a JSON object on each line: `number`, `puzzle`, `givens`, `minimal`, `solution`
    #[arg(long)]
    pub(crate) jsonl: bool,

    /// Stop after this time: `30`, `1.5s`, `10m` [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) time: Option<Time>,

    /// Print the time and the rate
    #[arg(long)]
    pub(crate) stats: bool,

    #[command(flatten)]
    pub(crate) kernel: Kernel,
}

/// A symmetry by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SymmetryName {
    /// No symmetry
    None,
    /// Half a turn
    Rotate180,
    /// A quarter turn
    Rotate90,
    /// Left and right mirrored
    Mirror,
    /// Top and bottom mirrored
    MirrorRows,
    /// Mirrored at the diagonal from the top left
    Diagonal,
    /// Mirrored at the diagonal from the top right
    Antidiagonal,
    /// Mirrored both left to right and top to bottom
    MirrorBoth,
    /// Mirrored at both diagonals
    Diagonals,
    /// All symmetries
    Full,
}

impl From<SymmetryName> for Symmetry {
    fn from(name: SymmetryName) -> Self {
        match name {
            SymmetryName::None => Self::None,
            SymmetryName::Rotate180 => Self::Rotate180,
            SymmetryName::Rotate90 => Self::Rotate90,
            SymmetryName::Mirror => Self::Vertical,
            SymmetryName::MirrorRows => Self::Horizontal,
            SymmetryName::Diagonal => Self::Diagonal,
            SymmetryName::Antidiagonal => Self::Antidiagonal,
            SymmetryName::MirrorBoth => Self::Cross,
            SymmetryName::Diagonals => Self::Diagonals,
            SymmetryName::Full => Self::Full,
        }
    }
}

fn givens(text: &str) -> Result<RangeInclusive<u32>, &'static str> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| (17..=81).contains(number));
    let range = match text.split_once("..") {
        Some((least, most)) => number(least).zip(number(most)),
        None => number(text).map(|number| (number, number)),
    };
    match range {
        Some((least, most)) if least <= most => Ok(least..=most),
        _ => Err("the number of givens is from 17 to 81, or a range such as `22..25`"),
    }
}

/// Options of the kernel for classic Sudoku.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Kernel {
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Instructions of the processor to use
    #[arg(long, value_enum, default_value_t = PathName::Auto)]
    path: PathName,
}

/// The instructions of a processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PathName {
    /// The best that the processor has
    Auto,
    /// 512-bit registers
    Avx512,
    /// 256-bit registers
    Avx2,
    /// Instructions that every processor has
    Portable,
}

impl Kernel {
    /// The number of threads.
    pub(crate) fn threads(self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads.map_or_else(all, usize::from)
    }

    /// The instructions that were asked for, if the processor has them.
    pub(crate) fn path(self) -> Result<Backend, Message> {
        let path = match self.path {
            PathName::Auto => return Ok(Backend::best()),
            PathName::Avx512 => Backend::Avx512,
            PathName::Avx2 => Backend::Avx2,
            PathName::Portable => Backend::Portable,
        };
        if path.is_available() {
            return Ok(path);
        }
        Err(Message::from(MessageId::PathUnavailable).text("path", path.name()).text("best", Backend::best().name()))
    }
}
