//! Processor time of the searches of BENCHMARKS.md, for work on the engine: `cargo run --release --example times
//! [PART]`.
//! With a number after it, `missionaries`, `three`, `ten`, `many`, `ten-named` run that often, for valgrind or perf; a
//! file with a puzzle is compiled that often.

#![expect(clippy::print_stdout, reason = "a program that shows times")]

use std::hint::black_box;
use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Crossing, Symmetry};
use bachet_notation::Severity;
use bachet_notation::crossing::{CrossingPuzzle, read};

/// Nanoseconds of processor time of this thread.
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// The minimum time of a run, in microseconds: several samples of enough runs each for the resolution of the clock.
fn time<R>(runs: u32, mut run: impl FnMut() -> R) -> f64 {
    let sample = |_| {
        let begin = cpu();
        for _ in 0..runs {
            black_box(run());
        }
        (cpu() - begin) as f64 / f64::from(runs) / 1000.0
    };
    (0..if runs > 1 { 4 } else { 2 }).map(sample).fold(f64::INFINITY, f64::min)
}

fn puzzle(text: &str) -> CrossingPuzzle {
    let (puzzle, problems) = read(text);
    assert!(problems.iter().all(|problem| problem.severity() != Severity::Error), "{problems:?}");
    puzzle
}

fn couples(n: u32, seats: u32, more: &str) -> CrossingPuzzle {
    puzzle(&format!(
        "crossing: couples\nwoman: {n}, each with her man\nman: {n}\nboat: {seats} seats\n\
         rule: each woman: her man or no man\n{more}"
    ))
}

fn missionaries(n: u32, seats: u32, more: &str) -> CrossingPuzzle {
    puzzle(&format!(
        "crossing: missionaries\nmissionary: {n}\ncannibal: {n}\nboat: {seats} seats\n\
         rule: no missionary or missionary >= cannibal\n{more}"
    ))
}

fn row(name: &str, puzzle: &CrossingPuzzle, symmetry: Symmetry, runs: u32) {
    let crossing = Crossing::new(puzzle).expect("it fits");
    let reach = crossing.reach(symmetry, &mut Budget::unlimited());
    let compile = time(runs.max(10_000), || Crossing::new(puzzle));
    let search = time(runs, || crossing.reach(symmetry, &mut Budget::unlimited()));
    let ways = reach.ways.map_or("?".to_owned(), |ways| match ways.value_within(20) {
        Some(value) => value.to_string(),
        None => format!("{} digits", ways.digits()),
    });
    println!(
        "{name:40} {search:12.2} us, compile {compile:7.2} us: {:?} crossings, {} states, {} moves, {ways} ways",
        reach.shortest, reach.states, reach.moves
    );
}

/// Runs searches, or compiles a puzzle, and nothing else, for an instrument that counts instructions.
fn count_instructions(name: &str, runs: u32) {
    if name.contains('/') {
        let puzzle = puzzle(&std::fs::read_to_string(name).expect("a file"));
        for _ in 0..runs {
            black_box(Crossing::new(&puzzle)).expect("it fits");
        }
        return;
    }
    let crossing = match name {
        "missionaries" => missionaries(100, 4, ""),
        "three" | "three-named" => couples(3, 2, ""),
        "many" => couples(20_000, 4, ""),
        _ => couples(10, 4, ""),
    };
    let symmetry = if name.ends_with("named") { Symmetry::Named } else { Symmetry::UpToSymmetry };
    let crossing = Crossing::new(&crossing).expect("it fits");
    for _ in 0..runs {
        black_box(crossing.reach(symmetry, &mut Budget::unlimited()));
    }
}

fn main() {
    let part = std::env::args().nth(1).unwrap_or_default();
    if let Some(runs) = std::env::args().nth(2).and_then(|runs| runs.parse().ok()) {
        return count_instructions(&part, runs);
    }
    for (title, more) in [("", ""), (" and not 3", "rule in boat: total != 3\n")] {
        let rows: [(&str, CrossingPuzzle, Symmetry, u32); 8] = [
            ("3 couples, 2 seats", couples(3, 2, more), Symmetry::UpToSymmetry, 50_000),
            ("3 couples, 2 seats, named", couples(3, 2, more), Symmetry::Named, 10_000),
            ("10 couples, 4 seats", couples(10, 4, more), Symmetry::UpToSymmetry, 10_000),
            ("10 couples, 4 seats, named", couples(10, 4, more), Symmetry::Named, 20),
            ("100 missionaries, 4 seats", missionaries(100, 4, more), Symmetry::UpToSymmetry, 10_000),
            ("1000 couples, 4 seats", couples(1000, 4, more), Symmetry::UpToSymmetry, 10_000),
            ("1000000 couples, 4 seats", couples(1_000_000, 4, more), Symmetry::UpToSymmetry, 10_000),
            ("10000000 couples, 4 seats", couples(10_000_000, 4, more), Symmetry::UpToSymmetry, 10_000),
        ];
        for (name, puzzle, symmetry, runs) in rows {
            let name = format!("{name}{title}");
            if name.contains(&part) {
                row(&name, &puzzle, symmetry, runs);
            }
        }
    }
    // The time to compile every puzzle of a folder for search.
    if let Some(folder) = std::env::args().nth(1).filter(|part| part.contains('/')) {
        for file in std::fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
            let text = std::fs::read_to_string(file.path()).unwrap_or_default();
            if text.lines().any(|line| line.starts_with("crossing:")) {
                let puzzle = puzzle(&text);
                let compile = time(5000, || Crossing::new(&puzzle));
                println!("{:40} compile {compile:7.2} us", file.file_name().to_string_lossy());
            }
        }
    }
    if "list".contains(&part) {
        let crossing = Crossing::new(&couples(5, 3, "")).expect("it fits");
        let mut count = 0_u64;
        let list = time(1, || {
            crossing.shortest_paths(Symmetry::Named, &mut Budget::unlimited(), |path| {
                count += black_box(path.crossings() / 11) as u64;
                ControlFlow::Continue(())
            })
        });
        println!("{:40} {list:12.2} us: {}", "list 5 couples, 3 seats", count / 2);
    }
}
