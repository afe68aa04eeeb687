//! `bachet generate`: makes classic Sudokus.

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use bachet::generate::{self, Form, Outcome};
use bachet::messages::MessageId;
use bachet::{Argument, requests};

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
    #[command(flatten)]
    options: requests::Generate,

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

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let options = &args.options;
    if shell.json {
        return decline(shell, &MessageId::JsonIsOneObject.into());
    }
    let backend = match args.kernel.backend() {
        Ok(backend) => backend,
        Err(why) => return decline(shell, &why),
    };
    limits::listen();
    let mut clock = Clock::start(args.time, shell);
    let seed = match options.seed {
        Some(seed) => seed,
        None => printed_seed(shell)?,
    };
    let mut recipe = options.recipe(seed);
    recipe.backend = backend;
    recipe.cancel = Some(limits::cancel());
    let form = if args.jsonl { Form::Jsonl } else { Form::Line };
    let threads = args.kernel.threads();
    let block = options.count.div_ceil(4 * threads as u64).clamp(1, BLOCK);
    let blocks = (0..options.count.div_ceil(block)).map(|at| (at * block, block.min(options.count - at * block)));
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
    if made == options.count {
        return Ok(Exit::Done);
    }
    let id = if end == Outcome::GaveUp { MessageId::GenerateGaveUp } else { MessageId::GenerateStopped };
    shell.note(id, &[("made", count(made)), ("count", count(options.count)), ("tries", count(options.tries))])?;
    Ok(Exit::Limit)
}

/// Returns a seed from the clock, and prints it so that the puzzles can be made again.
fn printed_seed(shell: &Shell) -> io::Result<u64> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seed = time.as_nanos() as u64 / 1000 % 1_000_000_000;
    shell.note(MessageId::Seed, &[("seed", Argument::Text(seed.to_string()))])?;
    Ok(seed)
}
