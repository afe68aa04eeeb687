//! Generated logic grids per second, compared with the zebra puzzles of `reasoning-gym`, if it is installed.

use std::hint::black_box;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use bachet::generate::{GridMaker, GridOutcome, GridRecipe, grid_text};
use bachet_budget::Budget;
use bachet_grid::generate::{Allowed, Generator, Scale, Weights};
use bachet_notation::{Category, Kind, Span, Value};
use bachet_prose::Language;
use bachet_random::Random;
use cpu_time::ThreadTime;

/// Number of runs; the best one counts.
const ROUNDS: u64 = 5;
/// The sizes, as categories and values, and the number of puzzles of a run.
const SIZES: [(usize, usize, u64); 4] = [(4, 4, 4000), (5, 5, 4000), (6, 6, 1000), (8, 8, 100)];
/// The peer's puzzles of a run.
const PEER_PUZZLES: u32 = 10;

/// Prints puzzles a second of the processor time of the peer. It counts the houses as a category besides.
const PEER: &str = "
import sys, time, reasoning_gym
categories, values, count = map(int, sys.argv[1:])
puzzles = reasoning_gym.create_dataset('zebra_puzzles', seed=1, size=count + 1,
    num_people=values, num_characteristics=categories - 1)
puzzles[count]
start = time.process_time()
for number in range(count): puzzles[number]
print(count / (time.process_time() - start))
";

/// The languages of the words.
const LANGUAGES: [&str; 4] = ["en", "fr", "nl", "de"];

/// A row for each size: puzzles a second on one core, with one ordered category and clues of all kinds; and puzzles
/// about topics as text, the slowest of the languages that have words for the size.
pub fn rows() -> Result<Vec<String>> {
    let mut rows = vec![
        "| size | ours, 1/s | clues | as text, 1/s | reasoning-gym, 1/s | ratio |\n|---|--:|--:|--:|--:|--:|"
            .to_owned(),
    ];
    for (categories, values, puzzles) in SIZES {
        let (mut ours, mut clues) = (0.0_f64, 0);
        for seed in 0..ROUNDS {
            let start = ThreadTime::now();
            clues = generate(categories, values, puzzles, seed)?;
            ours = ours.max(puzzles as f64 / start.elapsed().as_secs_f64());
        }
        let mean = clues as f64 / puzzles as f64;
        let mut texts = f64::INFINITY;
        for language in LANGUAGES {
            if let Some(rate) = texts_per_second(language, [categories, values], puzzles)? {
                texts = texts.min(rate);
            }
        }
        let (theirs, ratio) = match peer(categories, values) {
            Some(theirs) => (format!("{theirs:.2}"), format!("{:.0}", texts / theirs)),
            None => ("not installed".to_owned(), String::new()),
        };
        rows.push(format!("| {categories}x{values} | {ours:.0} | {mean:.1} | {texts:.0} | {theirs} | {ratio} |"));
    }
    Ok(rows)
}

/// Generates puzzles. Returns the number of their clues.
fn generate(categories: usize, values: usize, puzzles: u64, seed: u64) -> Result<usize> {
    let mut scales = vec![Scale::None; categories];
    scales[1] = Scale::Places;
    let categories: Vec<Category> = (0..).zip(&scales).map(|(at, scale)| category(at, *scale, values)).collect();
    let allowed: Vec<Allowed> = scales.into_iter().map(Allowed::from).collect();
    let mut generator = Generator::new(&categories, &allowed, &Weights::default()).ok().context("it can be made")?;
    let mut clues = 0;
    for number in 0..puzzles {
        let made = generator.generate(&mut Random::new(seed, number, 0), &mut Budget::unlimited());
        clues += black_box(made).context("all kinds suffice")?.clues.len();
    }
    Ok(clues)
}

/// Returns puzzles in words a second, with the names and their sentences; `None` if the language has none of this size.
fn texts_per_second(language: &str, [categories, values]: [usize; 2], puzzles: u64) -> Result<Option<f64>> {
    let language = Language::builtin(language).context("it is built in")?;
    let mut recipe = GridRecipe::new(language);
    (recipe.categories, recipe.values) = (categories, values);
    if bachet::generate::grid_sizes(language, categories).values < values {
        return Ok(None);
    }
    let mut best = 0.0_f64;
    for seed in 0..ROUNDS {
        recipe.seed = seed;
        let mut maker = GridMaker::new(&recipe);
        let start = ThreadTime::now();
        for number in 0..puzzles {
            let GridOutcome::Made(made) = maker.make(number) else { bail!("all kinds suffice") };
            black_box(grid_text(&made.puzzle));
        }
        best = best.max(puzzles as f64 / start.elapsed().as_secs_f64());
    }
    Ok(Some(best))
}

fn category(at: usize, scale: Scale, values: usize) -> Category {
    let value = |value| Value { text: format!("c{at}v{value}"), number: None, span: Span::default() };
    Category {
        name: format!("c{at}"),
        kind: Kind::OneEach,
        numeric: None,
        ordered: scale == Scale::Places,
        values: (0..values).map(value).collect(),
        span: Span::default(),
    }
}

/// Returns the peer's puzzles a second, if it is installed for `python3`, or for the program that `PYTHON` names.
fn peer(categories: usize, values: usize) -> Option<f64> {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let sizes = [categories.to_string(), values.to_string(), PEER_PUZZLES.to_string()];
    let output = Command::new(python).args(["-c", PEER]).args(sizes).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
