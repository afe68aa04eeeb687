//! `bachet generate`: makes classic Sudokus.

use std::io;
use std::ops::RangeInclusive;
use std::time::{SystemTime, UNIX_EPOCH};

use bachet::Argument;
use bachet::generate::{self, Form, Outcome, Recipe, Symmetry};
use bachet::messages::MessageId;
use clap::ValueEnum;

use super::load::decline;
use crate::args::{Kernel, Time, time};
use crate::exit::Exit;
use crate::limits::{self, Clock};
use crate::ordered::ordered;
use crate::report;
use crate::shell::{self, Shell};

/// Maximum number of puzzles that a thread makes at a time: enough to fill the SIMD lanes of the kernel most of the
/// time.
const BLOCK: u64 = 4096;

/// Make classic Sudokus with exactly one solution
///
/// Givens are removed from random full grids in random order until none can be removed. With a symmetry, all givens of
/// an orbit are removed together: no orbit can be left out, although a single given perhaps can. The same seed gives
/// the same puzzles on every machine and with any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,

    /// Seed of the random numbers [default: from the clock, and printed]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Symmetry of the pattern of givens
    #[arg(long, value_enum, default_value_t = SymmetryName::None)]
    symmetry: SymmetryName,

    /// Number of givens: `24`, or `22..25`. Puzzles with 29 or more are minimal ones with random givens added
    #[arg(long, value_name = "N", value_parser = givens)]
    givens: Option<RangeInclusive<u32>>,

    /// Give up after N attempts without that number of givens
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    tries: u64,

    /// Write a JSON object on each line: `number`, `puzzle`, `givens`, `minimal`, `solution`
    #[arg(long)]
    jsonl: bool,

    /// Stop after this time: `30`, `1.5s`, `10m` [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Time>,

    /// Print the time and the rate
    #[arg(long)]
    stats: bool,

    #[command(flatten)]
    kernel: Kernel,
}

/// A symmetry by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SymmetryName {
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

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if shell.json {
        return decline(shell, &MessageId::JsonIsOneObject.into());
    }
    let backend = match args.kernel.backend() {
        Ok(backend) => backend,
        Err(why) => return decline(shell, &why),
    };
    limits::listen();
    let mut clock = Clock::start(args.time, shell);
    let mut recipe = Recipe::default();
    recipe.seed = match args.seed {
        Some(seed) => seed,
        None => printed_seed(shell)?,
    };
    recipe.symmetry = args.symmetry.into();
    recipe.givens = args.givens.clone().unwrap_or(recipe.givens);
    recipe.tries = args.tries;
    recipe.backend = backend;
    recipe.cancel = Some(limits::cancel());
    let form = if args.jsonl { Form::Jsonl } else { Form::Line };
    let threads = args.kernel.threads();
    let block = args.count.div_ceil(4 * threads as u64).clamp(1, BLOCK);
    let blocks = (0..args.count.div_ceil(block)).map(|at| (at * block, block.min(args.count - at * block)));
    let mut made = 0;
    let mut end = Ok(Outcome::Stopped);
    let mut bytes = Vec::new();
    let work = |(first, count): (u64, u64)| generate::generate(&recipe, first, count as usize);
    ordered(threads, blocks, work, limits::TICK, |outcomes| {
        clock.tick(MessageId::ProgressPuzzles, made);
        bytes.clear();
        let mut goes_on = true;
        for outcome in outcomes.into_iter().flatten() {
            match outcome {
                Outcome::Made(puzzle) => {
                    made += 1;
                    generate::write(made, &puzzle, form, &mut bytes);
                }
                other => {
                    end = Ok(other);
                    goes_on = false;
                    break;
                }
            }
        }
        if let Err(error) = shell::bytes(&bytes) {
            end = Err(error);
            goes_on = false;
        }
        if !goes_on {
            // Stops the other threads too.
            limits::stop();
        }
        goes_on
    });
    let elapsed = clock.stop();
    let end = end?;
    let count = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
    if args.stats {
        let rate = (made as f64 / elapsed.as_secs_f64()) as u64;
        let time = Argument::Text(report::time(elapsed));
        let arguments = [("made", count(made)), ("time", time), ("rate", count(rate))];
        shell::line_to_stderr(&shell.format(MessageId::GenerateStats, &arguments))?;
    }
    if made == args.count {
        return Ok(Exit::Done);
    }
    let id = if end == Outcome::GaveUp { MessageId::GenerateGaveUp } else { MessageId::GenerateStopped };
    shell.note(id, &[("made", count(made)), ("count", count(args.count)), ("tries", count(args.tries))])?;
    Ok(Exit::Limit)
}

/// Returns a seed from the clock, and prints it so that the puzzles can be made again.
fn printed_seed(shell: &Shell) -> io::Result<u64> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seed = time.as_nanos() as u64 / 1000 % 1_000_000_000;
    shell.note(MessageId::Seed, &[("seed", Argument::Text(seed.to_string()))])?;
    Ok(seed)
}
