//! Measures a long stream of Sudokus with 17 clues, and a column of them: `cargo xtask bench tables`.
//!
//! The answers of the column are compared with `bachet::batch` over the same boards as lines, in turn, on one thread.
#![expect(clippy::print_stdout, reason = "a program whose output is lines on the terminal")]

use std::convert::Infallible;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use arrow_array::{ArrayRef, LargeStringArray, RecordBatch, StringArray, StringViewArray};
use bachet::batch::{Answers, Backend, Batch, Form, Place};
use bachet_tables::{Options, Stream, Wanted, answer};

/// Number of boards of the column.
const BOARDS: usize = 1_000_000;
/// Number of boards of the stream.
const STREAMED: usize = 10_000_000;
/// Number of rows of a table of the stream.
const TABLE_ROWS: usize = 8192;
/// Number of times that each is measured; the least time counts.
const ROUNDS: usize = 5;
/// Size of a chunk of lines in bytes, as the program reads them.
const CHUNK: usize = 1 << 18;

fn main() -> Result<(), Box<dyn Error>> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/sudoku/17_clue.txt");
    let path = env::args().nth(1).map_or_else(beside, Into::into);
    let Ok(text) = fs::read_to_string(&path) else {
        println!("skipped: no {}", path.display());
        return Ok(());
    };
    let boards: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).collect();
    // The stream comes first: the columns would raise the most memory that the process ever had.
    stream(&boards)?;
    column(&boards)
}

/// Measures the column, in each layout, beside the lines.
fn column(boards: &[&str]) -> Result<(), Box<dyn Error>> {
    let rows = || boards.iter().copied().cycle().take(BOARDS);
    let lines: String = rows().flat_map(|board| [board, "\n"]).collect();
    let columns: [(&str, ArrayRef); 3] = [
        ("string", Arc::new(rows().map(Some).collect::<StringArray>())),
        ("large_string", Arc::new(rows().map(Some).collect::<LargeStringArray>())),
        ("string_view", Arc::new(rows().map(Some).collect::<StringViewArray>())),
    ];
    for (what, wanted, form) in [("solve", Wanted::SOLVE, Form::Solution), ("verdict", Wanted::VERDICT, Form::Verdict)]
    {
        let mut best = [f64::INFINITY; 4];
        for _ in 0..ROUNDS {
            best[0] = best[0].min(time(|| Ok::<_, Infallible>(by_lines(&lines, form)))?);
            for (best, (_, column)) in best[1..].iter_mut().zip(&columns) {
                let mut options = Options::default();
                options.threads = 1;
                *best = best.min(time(|| answer(column, wanted, &options).map(|table| table.num_rows()))?);
            }
        }
        let rate = |seconds: f64| BOARDS as f64 / seconds / 1e6;
        println!("{what}: {BOARDS} boards, {}, million a second on one core", Backend::best().name());
        println!("  bachet batch  {:.2}", rate(best[0]));
        for ((name, _), &seconds) in columns.iter().zip(&best[1..]) {
            println!("  {name:<13} {:.2} ({:.2} of batch)", rate(seconds), best[0] / seconds);
        }
    }
    Ok(())
}

/// Answers lines as `bachet batch` does, without reading and writing files.
fn by_lines(lines: &str, form: Form) -> usize {
    let mut options = bachet::batch::Options::default();
    (options.form, options.limit) = (form, form.default_limit());
    let (mut batch, mut out, mut bytes) = (Batch::new(options), Answers::default(), 0);
    for chunk in lines.as_bytes().chunks(CHUNK / 82 * 82) {
        batch.answer(chunk, Place::START, &mut out);
        bytes += out.bytes.len();
    }
    bytes
}

/// Streams very many boards on all cores, and says how much memory the process took at most.
fn stream(boards: &[&str]) -> Result<(), Box<dyn Error>> {
    let before = memory();
    let column: StringArray = boards.iter().copied().cycle().take(TABLE_ROWS).map(Some).collect();
    let table = RecordBatch::try_from_iter([("puzzle", Arc::new(column) as ArrayRef)])?;
    let schema = table.schema();
    let tables = (0..STREAMED.div_ceil(TABLE_ROWS)).map(|_| Ok(copied(&table)));
    let start = Instant::now();
    let mut rows = 0;
    for answered in Stream::new(tables, &schema, "puzzle", Wanted::SOLVE, Options::default())? {
        rows += answered?.num_rows();
        if rows == STREAMED / TABLE_ROWS / 10 * TABLE_ROWS {
            println!("stream: {rows} boards, {} MB at most", memory().unwrap_or_default());
        }
    }
    println!(
        "stream: {rows} boards in {:.1} s, {} MB at most, {} MB before",
        start.elapsed().as_secs_f64(),
        memory().unwrap_or_default(),
        before.unwrap_or_default()
    );
    Ok(())
}

/// Returns a table with memory of its own, as if it had been read.
fn copied(table: &RecordBatch) -> RecordBatch {
    arrow_select::concat::concat_batches(&table.schema(), [table, &table.slice(0, 0)]).unwrap_or_else(|_| table.clone())
}

/// Returns the largest memory of this process so far in megabytes, where the system says it.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

/// Returns the processor time of some work on this thread in seconds; the time that passes where the system does not
/// say it.
fn time<T, E>(work: impl FnOnce() -> Result<T, E>) -> Result<f64, E> {
    let nanoseconds = || {
        let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    };
    let (before, start) = (nanoseconds(), Instant::now());
    std::hint::black_box(work()?);
    let passed = start.elapsed().as_secs_f64();
    Ok(before.zip(nanoseconds()).map_or(passed, |(before, after)| (after - before) as f64 / 1e9))
}
