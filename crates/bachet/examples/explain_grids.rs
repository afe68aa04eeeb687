//! Measures explanations of logic grids: of the zebra, and of puzzles on standard input, a JSON object a line, as
//! `GridPuzzle` (`intro` and `clues`) and `ZebraLogic` (`puzzle`) have them.
//!
//! Times are CPU time of the thread where `/proc` tells it, otherwise that of the clock. Of each size the program prints
//! the medians of time, of steps and of the score of `rate`.

#![expect(clippy::print_stdout, reason = "this program prints")]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::BufRead as _;
use std::sync::LazyLock;
use std::time::Instant;

use bachet::{Budget, Puzzle, gallery};
use bachet_explain::grid::{Difficulty, End, Explanation, GridExplainer, Weights};
use bachet_notation::GridPuzzle;
use serde_json::Value;

/// The time for which work is repeated, in milliseconds: the clock of `/proc` may go in steps of 4.
const MEASURED_MS: f64 = 100.0;

fn main() {
    if let Some(zebra) = gallery::get("zebra").and_then(read) {
        let all = explained(&zebra, false).map_or(0, |found| found.steps.len());
        println!("zebra, all {all} steps: {:.3} ms", mean(|| explained(&zebra, false)));
        println!("zebra, first step: {:.3} ms", mean(|| first_step(&zebra)));
        println!("zebra, {} needed steps: {:.3} ms", needed(&zebra), mean(|| needed(&zebra)));
        let proved = |found: &Explanation| found.steps.iter().filter(|f| f.lower_bound >= f.step.cost).count();
        let optimal = explained(&zebra, true).map_or((0, 0), |found| (proved(&found), found.steps.len()));
        let time = mean(|| explained(&zebra, true));
        println!("zebra, {} of {} steps proved cost-optimal: {time:.3} ms", optimal.0, optimal.1);
    }
    let mut sizes: BTreeMap<(usize, usize), Vec<[f64; 5]>> = BTreeMap::new();
    let (mut unread, mut unsolved) = (0, 0);
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Some(puzzle) = serde_json::from_str(&line).ok().and_then(|json| stated(&json)) else {
            unread += 1;
            continue;
        };
        let Some(found) = explained(&puzzle, false).filter(|found| found.end == End::Solved) else {
            unsolved += 1;
            continue;
        };
        let (all, shown) = (mean(|| explained(&puzzle, false)), mean(|| needed(&puzzle)));
        let score = Difficulty::of(&found.steps).score();
        let row = [all, shown, found.steps.len() as f64, needed(&puzzle) as f64, score];
        sizes.entry((puzzle.categories.len(), puzzle.entities())).or_default().push(row);
    }
    println!("{unread} puzzles were not read, {unsolved} not solved");
    for ((categories, values), rows) in sizes {
        let [all, shown, steps, kept, score] = [0, 1, 2, 3, 4].map(|column| {
            let mut sorted: Vec<f64> = rows.iter().map(|row| row[column]).collect();
            sorted.sort_by(f64::total_cmp);
            (sorted[sorted.len() / 2], sorted[sorted.len() - 1])
        });
        println!(
            "{categories} categories of {values} ({}): all {:.0} steps {:.2} ms, at most {:.1}; {:.0} needed steps {:.2} ms; \
             score {:.2}",
            rows.len(),
            steps.0,
            all.0,
            all.1,
            kept.0,
            shown.0,
            score.0
        );
    }
}

/// Returns the milliseconds that the work takes: the mean of runs that together take long enough for the clock.
fn mean<T>(work: impl Fn() -> T) -> f64 {
    let start = milliseconds();
    let mut runs = 0;
    loop {
        black_box(work());
        runs += 1;
        let used = milliseconds() - start;
        if used >= MEASURED_MS {
            return used / f64::from(runs);
        }
    }
}

/// Returns the time that this thread has used, or that has passed.
fn milliseconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let used = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    used.map_or_else(|| START.elapsed().as_secs_f64() * 1e3, |nanoseconds| nanoseconds / 1e6)
}

fn explained(puzzle: &GridPuzzle, is_optimal: bool) -> Option<Explanation> {
    let explainer = GridExplainer::new(puzzle, Weights::default())?.optimal(is_optimal);
    Some(explainer.explain(&explainer.state(), &mut Budget::unlimited()))
}

fn first_step(puzzle: &GridPuzzle) {
    if let Some(explainer) = GridExplainer::new(puzzle, Weights::default()) {
        black_box(explainer.next_step(&explainer.state(), &mut Budget::unlimited()));
    }
}

/// Finds all steps and those that the solution needs. Returns the number of the latter.
fn needed(puzzle: &GridPuzzle) -> usize {
    let Some(explainer) = GridExplainer::new(puzzle, Weights::default()) else { return 0 };
    let mut budget = Budget::unlimited();
    let found = explainer.explain(&explainer.state(), &mut budget);
    explainer.needed(&explainer.state(), &found.steps, &mut budget).len()
}

/// Returns the puzzle that a line states.
fn stated(json: &Value) -> Option<GridPuzzle> {
    if let Some(text) = json["puzzle"].as_str() {
        return read(text);
    }
    let clues = json["clues"].as_array()?.iter().filter_map(Value::as_str);
    let clues: Vec<String> = clues.enumerate().map(|(at, clue)| format!("{}. {clue}", at + 1)).collect();
    read(&format!("{}\n\n{}\n", json["intro"].as_str()?, clues.join("\n")))
}

fn read(source: &str) -> Option<GridPuzzle> {
    match bachet::read(source).ok()?.puzzle {
        Puzzle::Grid(puzzle) => Some(puzzle),
        _ => None,
    }
}
