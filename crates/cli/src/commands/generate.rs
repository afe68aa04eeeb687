//! `bachet generate`: makes classic Sudokus and logic grids.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use bachet::generate::{self, Form, GridMaker, GridOutcome, Outcome};
use bachet::messages::MessageId;
use bachet::requests::GeneratedFamily;
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
/// Maximum number of logic grids that a thread makes at a time.
const BLOCK_OF_GRIDS: u64 = 64;

/// Make classic Sudokus or logic grids with exactly one solution
///
/// Sudokus: givens are removed from random full grids in random order until none can be removed. With a symmetry, all
/// givens of an orbit are removed together: no orbit can be left out, although a single given perhaps can.
///
/// Grids: random clues that are true in a random solution are added until there is no other one; then those that follow
/// from the others are removed, so that none can be left out.
///
/// The same seed gives the same puzzles on every machine and with any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: requests::Generate,

    /// Write a JSON object on each line: Sudokus with `number`, `puzzle`, `givens`, `minimal` and `solution`, grids
    /// with `number`, `puzzle`, `kinds` and `solution`, and `level` if that was asked for
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
    let form = if args.jsonl { Form::Jsonl } else { Form::Text };
    let threads = args.kernel.threads();
    let mut writer = Writer { clock: &mut clock, made: 0, end: Ok(End::Stopped) };
    match options.family {
        GeneratedFamily::Sudoku => {
            let mut recipe = match options.recipe(seed) {
                Ok(recipe) => recipe,
                Err(why) => return decline(shell, &why),
            };
            recipe.backend = backend;
            recipe.cancel = Some(limits::cancel());
            let work = |(first, count): (u64, u64)| {
                write_all(first, generate::generate(&recipe, first, count as usize), |number, outcome, bytes| {
                    match outcome {
                        Outcome::Made(made) => generate::write(number, &made, form, bytes),
                        Outcome::GaveUp => return Some(End::GaveUp),
                        Outcome::Stopped => return Some(End::Stopped),
                    }
                    None
                })
            };
            ordered(threads, blocks(options.count, threads, BLOCK), work, limits::TICK, |block| writer.take(block));
        }
        GeneratedFamily::Grid => {
            let mut recipe = match options.grid_recipe(seed, shell.language().tag()) {
                Ok(recipe) => recipe,
                Err(why) => return decline(shell, &why),
            };
            recipe.cancel = Some(limits::cancel());
            // Each thread takes a maker for a block, so that there are as many as threads.
            let makers = Mutex::new(Vec::new());
            let all = || makers.lock().unwrap_or_else(PoisonError::into_inner);
            let work = |(first, count): (u64, u64)| {
                let idle = all().pop();
                let mut maker = idle.unwrap_or_else(|| GridMaker::new(&recipe));
                let outcomes = (first..).take(count as usize).map(|number| maker.make(number)).collect();
                all().push(maker);
                write_all(first, outcomes, |number, outcome, bytes| {
                    match outcome {
                        GridOutcome::Made(made) => generate::write_grid(number, &made, form, bytes),
                        GridOutcome::GaveUp => return Some(End::GaveUp),
                        GridOutcome::Stopped => return Some(End::Stopped),
                    }
                    None
                })
            };
            let blocks = blocks(options.count, threads, BLOCK_OF_GRIDS);
            ordered(threads, blocks, work, limits::TICK, |block| writer.take(block));
        }
    }
    let Writer { made, end, .. } = writer;
    let elapsed = clock.stop();
    let end = end?;
    if args.stats {
        let count = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let rate = (made as f64 / elapsed.as_secs_f64()) as u64;
        let time = Argument::Text(report::time(elapsed));
        let arguments = [("made", count(made)), ("time", time), ("rate", count(rate))];
        shell::line_to_stderr(&shell.format(MessageId::GenerateStats, &arguments))?;
    }
    if made == options.count {
        return Ok(Exit::Done);
    }
    let why = options.ended(made, end == End::GaveUp);
    shell.note(why.id, &why.arguments)?;
    Ok(Exit::Limit)
}

/// Why not all puzzles were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    GaveUp,
    Stopped,
}

/// Some puzzles as they are written, how many they are, and why there are no more.
struct Block {
    bytes: Vec<u8>,
    made: u64,
    end: Option<End>,
}

/// Divides `count` puzzles among threads into blocks of at most `most`. Returns the index of the first puzzle of each
/// block, and the number of its puzzles.
fn blocks(count: u64, threads: usize, most: u64) -> impl Iterator<Item = (u64, u64)> + Send {
    let block = count.div_ceil(4 * threads as u64).clamp(1, most);
    (0..count.div_ceil(block)).map(move |at| (at * block, block.min(count - at * block)))
}

/// Writes puzzles until one is not made; `write` is given the number of each, from 1.
fn write_all<O>(first: u64, outcomes: Vec<O>, write: impl Fn(u64, O, &mut Vec<u8>) -> Option<End>) -> Block {
    let mut block = Block { bytes: Vec::new(), made: 0, end: None };
    for (outcome, number) in outcomes.into_iter().zip(first + 1..) {
        block.end = write(number, outcome, &mut block.bytes);
        if block.end.is_some() {
            break;
        }
        block.made += 1;
    }
    block
}

/// Writes the blocks in order.
struct Writer<'w> {
    clock: &'w mut Clock,
    made: u64,
    end: io::Result<End>,
}

impl Writer<'_> {
    /// Writes a block. Returns whether the work goes on.
    fn take(&mut self, block: Option<Block>) -> bool {
        self.clock.tick(MessageId::ProgressPuzzles, self.made);
        let Some(block) = block else { return true };
        self.made += block.made;
        if let Err(error) = shell::bytes(&block.bytes) {
            self.end = Err(error);
        } else if let Some(end) = block.end {
            self.end = Ok(end);
        } else {
            return true;
        }
        // Stops the other threads too.
        limits::stop();
        false
    }
}

/// Returns a seed from the clock, and prints it so that the puzzles can be made again.
fn printed_seed(shell: &Shell) -> io::Result<u64> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seed = time.as_nanos() as u64 / 1000 % 1_000_000_000;
    shell.note(MessageId::Seed, &[("seed", Argument::Text(seed.to_string()))])?;
    Ok(seed)
}
