//! Figures on the reading of real puzzles: `cargo xtask readings [SET...] [--data FOLDER] [OPTION...]`.
//!
//! Prints a table with the figures of each set, every reading that is wrong, and the clues that were not read, by kind.
//! Ends with 1 if a reading is wrong.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that shows figures")]

#[path = "../tests/it"]
mod it {
    pub(crate) mod sets;
}

use std::path::PathBuf;
use std::process::ExitCode;

use bachet_prose::{Language, Reader};
use it::sets::figures::{Lists, report, table};
use it::sets::{Case, Set};

const USAGE: &str = "\
cargo xtask readings [SET...] [--data FOLDER] [OPTION...]
  SET           zebralogic, houses_en, houses_fr, houses_nl, bigbench, quint_t, lgp, gridpuzzle; all by default
  --data FOLDER their folder (default ../shared/data/grid)
  --wrong       only the readings that are wrong, not the clues that were refused
  --refused N   number of samples of each kind of refused clue (default 3)
  --kinds N     number of kinds of refused clues (default 12)
  --puzzle NAME every reading of the puzzles whose names contain NAME
  --time        processor time of reading 1,000 clues of each set
  --speed       only that, as `cargo xtask bench reading` shows it; ZebraLogic and the houses by default
";

/// Every set, in the order of the table.
const SETS: [Set; 8] = [
    Set::ZebraLogic,
    Set::HousesEn,
    Set::HousesFr,
    Set::HousesNl,
    Set::BigBench,
    Set::QuintT,
    Set::Lgp,
    Set::GridPuzzle,
];

struct Options {
    sets: Vec<Set>,
    folder: PathBuf,
    lists: Option<Lists>,
    puzzle: Option<String>,
    time: bool,
    speed: bool,
}

fn main() -> ExitCode {
    let Some(options) = options(std::env::args().skip(1)) else {
        eprint!("{USAGE}");
        return ExitCode::from(2);
    };
    if options.speed {
        return speed(&options);
    }
    let mut reports = Vec::new();
    let mut times = Vec::new();
    for set in options.sets {
        match set.load(&options.folder) {
            Ok(cases) => {
                if options.time {
                    times.push(format!("{}: 1,000 clues in {:.1} ms\n", set.name(), time(&cases)));
                }
                reports.push(report(set, cases));
            }
            Err(problem) => eprintln!("{problem}"),
        }
    }
    print!("{}{}", table(&reports), times.concat());
    for report in &reports {
        if let Some(name) = &options.puzzle {
            print!("{}", report.readings(name));
            continue;
        }
        print!("{}{}", report.contradictions(), report.unsolved());
        if let Some(lists) = options.lists {
            print!("{}", report.refused(lists));
        }
    }
    for report in &reports {
        print!("{}", report.wrong());
    }
    if reports.is_empty() || reports.iter().any(|report| report.figures.wrong > 0) {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn options(mut words: impl Iterator<Item = String>) -> Option<Options> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/grid");
    let mut lists = Lists { samples: 3, kinds: 12 };
    let mut only_wrong = false;
    let mut options = Options { sets: Vec::new(), folder, lists: None, puzzle: None, time: false, speed: false };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--data" => options.folder = words.next()?.into(),
            "--wrong" => only_wrong = true,
            "--refused" => lists.samples = words.next()?.parse().ok()?,
            "--kinds" => lists.kinds = words.next()?.parse().ok()?,
            "--puzzle" => options.puzzle = Some(words.next()?),
            "--time" => options.time = true,
            "--speed" => options.speed = true,
            name => options.sets.push(*SETS.iter().find(|set| set.name() == name)?),
        }
    }
    if options.sets.is_empty() {
        options.sets = if options.speed { SETS[..4].to_vec() } else { SETS.to_vec() };
    }
    options.lists = (!only_wrong).then_some(lists);
    Some(options)
}

/// Prints how long 1,000 clues take, as a table for BENCHMARKS.md.
fn speed(options: &Options) -> ExitCode {
    println!("| work | must | puzzles | clues | 1,000 clues |\n|---|--:|--:|--:|--:|");
    let begin = cpu();
    let languages = Language::all().count();
    println!("| the files of {languages} languages, once | | | | {:.1} ms |", (cpu() - begin) as f64 / 1e6);
    for set in &options.sets {
        match set.load(&options.folder) {
            Ok(cases) => {
                let clues: usize = cases.iter().map(|case| case.clues.len()).sum();
                let (puzzles, time) = (cases.len(), time(&cases));
                println!("| {} | 50 ms | {puzzles} | {clues} | **{time:.1} ms** |", set.name());
            }
            Err(problem) => {
                eprintln!("{problem}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Returns the milliseconds of this thread's processor time for reading 1,000 clues, the least of five runs, including
/// the preparation for each puzzle.
fn time(cases: &[Case]) -> f64 {
    let read = || {
        cases.iter().fold(0, |clues, case| {
            let reader = Reader::new(&case.puzzle, case.language).after_all_of(case.clues.iter().map(String::as_str));
            clues + case.clues.iter().filter(|clue| !std::hint::black_box(reader.clue(clue)).is_empty()).count()
        })
    };
    let run = |_| {
        let begin = cpu();
        let clues = read();
        (cpu() - begin) as f64 / clues.max(1) as f64 / 1000.0
    };
    (0..5).map(run).fold(f64::INFINITY, f64::min)
}

/// Returns the processor time of this thread in nanoseconds.
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or(0)
}
