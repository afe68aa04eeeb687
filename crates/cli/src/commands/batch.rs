//! `bachet batch`: solves any number of classic Sudokus, one on each line.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};

use bachet::Argument;
use bachet::batch::{Form, MAX_PROBLEMS, Options, Problem, Tally};
use bachet::messages::{Message, MessageId};

use super::load::decline;
use crate::args::{Kernel, Time, time};
use crate::chunks::{CHUNK, Pace};
use crate::exit::Exit;
use crate::input;
use crate::limits::{self, Clock};
use crate::shell::{self, Shell};
use crate::stream::{Event, Stream, Waiting};

/// Minimum size of a chunk in bytes. Small inputs have smaller chunks, so that every core has work.
const SMALLEST_CHUNK: usize = 1 << 14;
/// Minimum and maximum size of a chunk in bytes if the puzzles are rated, which can take seconds for a single one.
const RATED_CHUNK: (usize, usize) = (1 << 11, 1 << 12);

/// Solve any number of classic Sudokus, one on each line
///
/// A puzzle is 81 characters: digits, and `.`, `0`, `*`, `_` or a space for an empty cell; or 729 pencil marks, nine
/// for each cell. Text may follow it after a space, a tab, a comma or a semicolon. Empty lines and lines that begin
/// with `#` are skipped. Every other line gives one line of output, in order; it is `error[...]` if the line is not a
/// puzzle. The exit code is 2 if a line was not a puzzle, else 3 if a limit was reached, else 1 if a puzzle has no
/// solution.
#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Args {
    /// A file, or `-` for standard input
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

    /// Print the number of puzzles with each answer, and the rate
    #[arg(long)]
    stats: bool,

    #[command(flatten)]
    kernel: Kernel,
}

impl Args {
    /// Returns the format of the output.
    pub(crate) fn form(&self) -> Form {
        match self {
            Self { jsonl: true, .. } => Form::Jsonl,
            Self { csv: true, .. } => Form::Csv,
            Self { count: true, .. } => Form::Count,
            Self { verdict: true, .. } => Form::Verdict,
            Self { rate: true, .. } => Form::Rating,
            _ => Form::Solution,
        }
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
    let source = match open(args.file.as_deref()) {
        Ok(source) => source,
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
    let threads = args.kernel.threads();
    let pieces = 4 * threads as u64;
    let (smallest, largest) = if args.rate { RATED_CHUNK } else { (SMALLEST_CHUNK, CHUNK) };
    let size = source.bytes.map_or(largest, |all| (all / pieces).clamp(smallest as u64, largest as u64) as usize);
    let mut stream = Stream::begin(source.input, source.pace, size, threads, options, limits::cancelled);
    let mut clock = Clock::start(args.time, shell);
    let mut log = Log { shell, name: source.name, form: options.form, tally: Tally::default(), shown: 0 };
    shell::bytes(options.header().as_bytes())?;
    let failed = loop {
        match stream.wait(limits::TICK) {
            Event::Chunk(chunk) => {
                shell::bytes(&chunk.answers.bytes)?;
                log.add(&chunk.answers.tally, &chunk.answers.problems)?;
                stream.give_back(chunk);
            }
            // When the work is cancelled, the rest of the input is not waited for.
            Event::Nothing(Waiting::Input) if limits::cancelled() => break None,
            Event::Nothing(_) => {}
            Event::Failed(error) => break Some(error),
            Event::End => break None,
        }
        clock.tick(MessageId::ProgressPuzzles, log.tally.lines());
    };
    let elapsed = clock.stop();
    log.end()?;
    if args.stats {
        log.stats(elapsed)?;
    }
    match failed {
        Some(error) => decline(shell, &input::unreadable(&log.name, &error)),
        None => log.exit(),
    }
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

/// The answers and problems so far.
struct Log<'s> {
    shell: &'s Shell,
    name: String,
    form: Form,
    tally: Tally,
    shown: u64,
}

impl Log<'_> {
    /// Adds a chunk, and shows the first bad lines if the output does not explain them.
    fn add(&mut self, tally: &Tally, problems: &[Problem]) -> io::Result<()> {
        self.tally.add(tally);
        if matches!(self.form, Form::Jsonl | Form::Csv) {
            return Ok(());
        }
        for problem in problems {
            if self.shown < MAX_PROBLEMS as u64 {
                let column = problem.column().map_or(String::new(), |column| format!(":{column}"));
                let place = format!("{}:{}{column}", self.name, problem.line);
                self.shell.problem_at(&problem.message(), &place)?;
                self.shown += 1;
            }
        }
        Ok(())
    }

    /// Prints notes about bad lines that were not shown, and about limits.
    fn end(&self) -> io::Result<()> {
        if self.shown > 0 && self.tally.bad > self.shown {
            let number = |n: u64| Argument::Number(n as i64);
            let arguments = [("bad", number(self.tally.bad)), ("shown", number(self.shown))];
            self.shell.note(MessageId::MoreBadLines, &arguments)?;
        }
        if limits::cancelled() {
            self.shell.note(MessageId::BatchStopped, &[("lines", Argument::Number(self.tally.lines() as i64))])?;
        }
        Ok(())
    }

    /// Prints the number of puzzles with each answer, the time and the rate.
    fn stats(&self, elapsed: std::time::Duration) -> io::Result<()> {
        let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let Tally { unique, several, none, unknown, bad, .. } = self.tally;
        let lines = self.tally.lines();
        let line = self.shell.format(
            MessageId::BatchStats,
            &[
                ("lines", number(lines)),
                ("unique", number(unique)),
                ("several", number(several)),
                ("none", number(none)),
                ("unknown", number(unknown)),
                ("bad", number(bad)),
                ("time", Argument::Text(crate::report::time(elapsed))),
                ("rate", number((lines as f64 / elapsed.as_secs_f64()) as u64)),
            ],
        );
        shell::line_to_stderr(&line)
    }

    /// Returns the most serious exit code of all lines.
    fn exit(&self) -> io::Result<Exit> {
        if self.tally.lines() == 0 && !limits::cancelled() {
            return decline(self.shell, &Message::from(MessageId::EmptyBatch).text("file", &self.name));
        }
        Ok(match self.tally {
            Tally { bad: 1.., .. } => Exit::Input,
            _ if limits::cancelled() => Exit::Limit,
            Tally { none: 1.., .. } => Exit::Negative,
            _ => Exit::Done,
        })
    }
}
