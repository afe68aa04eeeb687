//! `bachet batch`: solves any number of puzzles: classic Sudokus, one on each line, or the rows of a table.

mod lines;
mod log;
mod output;
#[cfg(feature = "parquet")]
mod table;

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};

use bachet::batch::{Form, Options};
use bachet::messages::{Message, MessageId};

use super::load::decline;
use crate::args::{Kernel, Time, time};
use crate::chunks::{CHUNK, Pace};
use crate::exit::Exit;
use crate::input;
use crate::limits;
use crate::shell::Shell;

/// Minimum and maximum size of a chunk in bytes. Small inputs have smaller chunks, so that every core has work.
const CHUNKS: (usize, usize) = (1 << 14, CHUNK);
/// The same if the puzzles are rated, which can take seconds for a single one.
const RATED_CHUNKS: (usize, usize) = (1 << 11, 1 << 12);
/// The endings of the names of Parquet files.
const ENDINGS: [&str; 2] = [".parquet", ".pq"];
/// The first bytes of every Parquet file.
const MAGIC: &[u8] = b"PAR1";

/// Solve any number of puzzles: classic Sudokus, one on each line, or the rows of a table
///
/// A puzzle is 81 characters: digits, and `.`, `0`, `*`, `_` or a space for an empty cell; or 729 pencil marks, nine
/// for each cell. Text may follow it after a space, a tab, a comma or a semicolon. Empty lines and lines that begin
/// with `#` are skipped. Every other line gives one line of output, in order; it is `error[...]` if the line is not a
/// puzzle. The exit code is 2 if a line was not a puzzle, else 3 if a limit was reached, else 1 if a puzzle has no
/// solution.
///
/// With a program that was built with Parquet, the puzzles may be of any family, in a column of a Parquet file;
/// `--out` then keeps the other columns and adds those of the answers.
#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Args {
    /// A file, or `-` for standard input; a Parquet file is a table of puzzles of any family
    #[arg(value_name = "FILE")]
    file: Option<String>,

    /// Write the number of solutions, up to 10,000 unless `--limit` says otherwise, with `+` if there may be more
    #[arg(long, group = "form")]
    count: bool,

    /// Write `unique`, `several`, `none` or `unknown`
    #[arg(long, group = "form")]
    verdict: bool,

    /// Write a JSON object on each line: `line`, `verdict`, `count`, `exact`, `solution`
    #[arg(long, group = "form")]
    jsonl: bool,

    /// Write the same fields as CSV
    #[arg(long, group = "form")]
    csv: bool,

    /// Rate each puzzle that has exactly one solution: write the puzzle with the ratings ER, EP and ED of Sudoku
    /// Explainer and the score and level of HoDoKu; with `--jsonl` and `--csv`, add `er`, `ep`, `ed`, `hodoku_score`
    /// and `hodoku_level` to the other fields
    #[arg(long, conflicts_with_all = ["count", "verdict"])]
    rate: bool,

    /// Look for at most N solutions of each puzzle [default: 10000 with `--count`, `--jsonl` and `--csv`, else 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    limit: Option<u32>,

    /// Stop after this time: `30`, `1.5s`, `10m` [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Time>,

    /// Write into this file instead of standard output, at the end and only if the work was not stopped; if its name
    /// ends in `.parquet`, a table
    #[arg(long, value_name = "FILE")]
    out: Option<String>,

    /// Of a table: the column with the puzzles [default: puzzle]
    #[arg(long, value_name = "NAME")]
    column: Option<String>,

    /// Of a table: stop each puzzle after N steps, unless it is a classic Sudoku [default: 1000000]
    #[arg(long, value_name = "N")]
    steps: Option<u64>,

    /// Print the number of puzzles with each answer, and the rate
    #[arg(long)]
    stats: bool,

    #[command(flatten)]
    kernel: Kernel,
}

impl Args {
    /// Returns the format of the output.
    fn form(&self) -> Form {
        match self {
            Self { jsonl: true, .. } => Form::Jsonl,
            Self { csv: true, .. } => Form::Csv,
            Self { count: true, .. } => Form::Count,
            Self { verdict: true, .. } => Form::Verdict,
            Self { rate: true, .. } => Form::Rating,
            _ => Form::Solution,
        }
    }

    /// Whether the input is a Parquet file, by its name or its first bytes.
    fn is_table_read(&self) -> bool {
        let Some(name) = self.file.as_deref().filter(|&name| name != "-") else { return false };
        let begins = || {
            let mut first = [0; MAGIC.len()];
            let is_file = std::fs::metadata(name).is_ok_and(|data| data.is_file());
            is_file && File::open(name).and_then(|mut file| file.read_exact(&mut first)).is_ok() && first == MAGIC
        };
        is_table(name) || begins()
    }

    /// Whether the output is a Parquet file.
    fn is_table_written(&self) -> bool {
        self.out.as_deref().is_some_and(is_table)
    }

    /// Returns the size of a chunk of an input of this size in bytes.
    fn chunk(&self, bytes: Option<u64>) -> usize {
        let (smallest, largest) = if self.rate { RATED_CHUNKS } else { CHUNKS };
        let pieces = 4 * self.kernel.threads() as u64;
        bytes.map_or(largest, |all| (all / pieces).clamp(smallest as u64, largest as u64) as usize)
    }
}

fn is_table(name: &str) -> bool {
    ENDINGS.iter().any(|ending| name.to_ascii_lowercase().ends_with(ending))
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if shell.json {
        return decline(shell, &MessageId::JsonIsOneObject.into());
    }
    let backend = match args.kernel.backend() {
        Ok(backend) => backend,
        Err(why) => return decline(shell, &why),
    };
    limits::listen();
    let mut options = Options::default();
    options.form = args.form();
    options.rate = args.rate;
    options.limit = args.limit.unwrap_or(options.form.default_limit());
    options.backend = backend;
    options.language = shell.language();
    options.cancel = Some(limits::cancel());
    let (is_read, is_written) = (args.is_table_read(), args.is_table_written());
    if args.column.is_some() && !is_read {
        return decline(shell, &MessageId::ColumnOfText.into());
    }
    if args.steps.is_some() && !is_read && !is_written {
        return decline(shell, &MessageId::StepsOfLines.into());
    }
    if is_read || is_written { of_table(shell, args, options) } else { lines::run(shell, args, options) }
}

#[cfg(feature = "parquet")]
fn of_table(shell: &Shell, args: &Args, options: Options<'static>) -> io::Result<Exit> {
    table::run(shell, args, options)
}

#[cfg(not(feature = "parquet"))]
fn of_table(shell: &Shell, _: &Args, _: Options<'static>) -> io::Result<Exit> {
    decline(shell, &MessageId::ParquetNotBuilt.into())
}

/// The input.
struct Source {
    name: String,
    input: Box<dyn Read + Send>,
    pace: Pace,
    /// Its size, if known.
    bytes: Option<u64>,
}

fn open(argument: Option<&str>) -> Result<Source, Message> {
    match argument {
        None if io::stdin().is_terminal() => Err(MessageId::NoPuzzles.into()),
        None | Some("-") => {
            Ok(Source { name: "<stdin>".to_owned(), input: Box::new(io::stdin()), pace: Pace::AsItComes, bytes: None })
        }
        Some(name) => {
            let file = File::open(name).map_err(|error| input::unreadable(name, &error))?;
            let size = file.metadata().ok().filter(std::fs::Metadata::is_file).map(|data| data.len());
            let pace = if size.is_some() { Pace::Full } else { Pace::AsItComes };
            Ok(Source { name: name.to_owned(), input: Box::new(file), pace, bytes: size })
        }
    }
}
