//! The scale of `rate` grows with what is known to be harder.

#![expect(clippy::print_stdout, reason = "the tests show their figures")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bachet::verbs::{self, Level, Rated};
use bachet::{Budget, Puzzle};
use serde_json::Value;

/// Number of puzzles of each size or grade that are rated; all of them with the environment variable
/// `BACHET_ALL_RATINGS`.
const SAMPLE: usize = 8;

/// Returns the text of a file beside the project; `None`, after printing a line, without it.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn data(name: &str) -> Option<String> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("BACHET_SHARED_DATA").map_or_else(beside, PathBuf::from);
    let text = std::fs::read_to_string(folder.join(name)).ok();
    if text.is_none() {
        eprintln!("skipped: no {}", folder.join(name).display());
    }
    text
}

fn sample() -> usize {
    if std::env::var_os("BACHET_ALL_RATINGS").is_some() { usize::MAX } else { SAMPLE }
}

/// Returns the notation of a puzzle of `ZebraLogic` from its logical form.
fn notation(json: &Value) -> String {
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let number = |value: &Value| value.as_u64().expect("a number") as usize;
    let houses: Vec<String> = (1..=list(&json["solution"]["rows"]).len()).map(|house| house.to_string()).collect();
    let text = json["puzzle"].as_str().expect("a text");
    let values: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| line.starts_with(" - "))
        .map(|line| line.split('`').skip(1).step_by(2).collect())
        .collect();
    let mut source = format!("grid: x\nHouse: {}\n", houses.join(", "));
    for (at, values) in values.iter().enumerate() {
        source.extend([format!("C{at}: \"{}\"\n", values.join("\", \""))]);
    }
    for (at, form) in list(&json["logical_form"]).iter().enumerate() {
        let value = |at: usize| {
            let pair = list(&form[at]);
            format!("\"C{}\".\"{}\"", number(&pair[0]), values[number(&pair[0])][number(&pair[1])])
        };
        let one = value(1);
        let meaning = match form[0].as_str().expect("a kind") {
            "eq" => format!("{one} = {}", value(2)),
            "left" => format!("{one} left of {} by \"House\"", value(2)),
            "imm" => format!("{one} directly left of {} by \"House\"", value(2)),
            "next" => format!("{one} next to {} by \"House\"", value(2)),
            "dist" => format!("{one} {} places from {} by \"House\"", number(&form[3]), value(2)),
            "at" => format!("{one} = \"House\".\"{}\"", number(&form[2]) + 1),
            "notat" => format!("{one} != \"House\".\"{}\"", number(&form[2]) + 1),
            other => panic!("unknown kind {other}"),
        };
        source.extend([format!("{}. = {meaning}\n", at + 1)]);
    }
    source
}

fn rated(source: &str) -> Option<Rated> {
    let puzzle: Puzzle = bachet::read(source).ok()?.puzzle;
    verbs::rate(&puzzle, &mut Budget::unlimited()).ok()
}

/// Returns the median of each group, after printing it with the quartiles and the number.
fn medians<K: Ord + std::fmt::Debug>(groups: BTreeMap<K, Vec<f64>>) -> Vec<(K, f64)> {
    let median = |(key, mut scores): (K, Vec<f64>)| {
        scores.sort_by(f64::total_cmp);
        let quartile = |quarter: usize| scores[(scores.len() - 1) * quarter / 4];
        let count = scores.len();
        println!("{key:?}: {count} puzzles, {:.2} {:.2} {:.2}", quartile(1), quartile(2), quartile(3));
        (key, quartile(2))
    };
    groups.into_iter().map(median).collect()
}

/// Returns the score of a grid, after printing what it is made of if all of them are rated.
fn score(name: &str, kinds: &str, source: &str) -> Option<f64> {
    let Rated::Grid(grid) = rated(source)? else { panic!("{name}: no grid") };
    let difficulty = grid.difficulty?;
    if sample() == usize::MAX {
        let level = grid.level();
        println!("{name} {kinds} {:.2} {level:?} {difficulty:?} {:?}", difficulty.score(), grid.techniques);
    }
    Some(difficulty.score())
}

/// Returns the scores of the puzzles of `ZebraLogic` by their number of houses and of categories.
fn zebralogic() -> BTreeMap<(usize, usize), Vec<f64>> {
    let mut scores: BTreeMap<(usize, usize), Vec<f64>> = BTreeMap::new();
    for line in data("grid/zebralogic.jsonl").unwrap_or_default().lines() {
        let json: Value = serde_json::from_str(line).expect("valid JSON");
        let size = json["size"].as_str().expect("a size");
        let (houses, categories) = size.split_once('*').expect("two numbers");
        let of_size =
            scores.entry((houses.parse().expect("a number"), categories.parse().expect("a number"))).or_default();
        if of_size.len() < sample() {
            let mut kinds: Vec<&str> =
                json["logical_form"].as_array().into_iter().flatten().filter_map(|form| form[0].as_str()).collect();
            kinds.sort_unstable();
            of_size.push(score(size, &kinds.join(","), &notation(&json)).expect("it has one solution"));
        }
    }
    scores
}

/// More houses are harder, and so are more categories: for each size, the median is more than that of the size with one
/// house and one category less; if all puzzles are rated, more than that with one of the two less.
#[test]
fn the_score_of_a_grid_grows_with_its_size() {
    let medians: BTreeMap<(usize, usize), f64> = medians(zebralogic()).into_iter().collect();
    let all = sample() == usize::MAX;
    for (&(houses, categories), &median) in &medians {
        let both = (houses - 1, categories - 1);
        let one = [(houses - 1, categories), (houses, categories - 1)];
        for size in std::iter::once(both).chain(one.into_iter().filter(|_| all)) {
            if let Some(&smaller) = medians.get(&size) {
                assert!(median > smaller, "{houses}x{categories}: {median} after {smaller}");
            }
        }
    }
}

#[test]
fn the_rating_of_a_board_grows_with_its_grade() {
    let mut ratings: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    let mut scores: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    let mut levels: BTreeMap<usize, BTreeMap<Level, usize>> = BTreeMap::new();
    for (grade, name) in ["simple", "easy", "intermediate", "expert"].iter().enumerate() {
        let text = data(&format!("explain/qqwing_{name}.sdm")).unwrap_or_default();
        for line in text.lines().take(sample().saturating_mul(3)) {
            let Some(Rated::Board(board)) = rated(line) else { panic!("{line}") };
            ratings.entry(grade).or_default().push(f64::from(board.explainer.expect("it is classic").er));
            scores.entry(grade).or_default().push(f64::from(board.hodoku.expect("it is classic").score));
            *levels.entry(grade).or_default().entry(board.level().expect("it is rated")).or_default() += 1;
        }
    }
    println!("{levels:?}");
    // The first two grades are singles alone; the third and the fourth are not, and chains begin in the fourth.
    for (grade, levels) in &levels {
        let expected = [Level::Easy, Level::Easy, Level::Medium, Level::VeryHard][*grade];
        let most = levels.iter().max_by_key(|(_, count)| **count).map(|(level, _)| *level);
        assert_eq!(most, Some(expected), "{grade}: {levels:?}");
    }
    assert!(medians(ratings).is_sorted_by(|(_, easier), (_, harder)| easier <= harder));
    assert!(medians(scores).is_sorted_by(|(_, easier), (_, harder)| easier < harder));
}

/// Measures the houses of the data: 4x5 without, 5x5 without and 4x5 with five sentences that say nothing of the grid.
#[test]
#[ignore = "it prints a table to read, and takes minutes"]
fn the_scores_of_houses() {
    let mut scores: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
    for line in data("grid/houses_en.jsonl").unwrap_or_default().lines() {
        let json: Value = serde_json::from_str(line).expect("valid JSON");
        let text = |key: &str| json[key].as_str().expect("a text").to_owned();
        let kinds = text("clue_types").replace(", ", ",");
        match score(&text("set"), &kinds, &text("prompt")) {
            Some(score) => scores.entry(text("set")).or_default().push(score),
            None => *left_out.entry(text("set")).or_default() += 1,
        }
    }
    println!("left out: {left_out:?}");
    medians(scores);
}

/// Returns the rank of each number; equal ones share the mean of theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let rank = |number: &f64| {
        let below = numbers.iter().filter(|other| other.total_cmp(number).is_lt()).count();
        let equal = numbers.iter().filter(|other| other.total_cmp(number).is_eq()).count();
        below as f64 + (equal - 1) as f64 / 2.0
    };
    numbers.iter().map(rank).collect()
}

/// Returns Spearman's rank correlation.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let mean = (one.len() - 1) as f64 / 2.0;
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| (x - mean) * (y - mean)).sum::<f64>();
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// The level, our own bounds, and HoDoKu's score go with Sudoku Explainer's rating, as that program gave it.
#[test]
fn the_level_of_a_board_grows_with_its_rating() {
    let text = data("explain/se_rated.txt").unwrap_or_default();
    let lines: Vec<(&str, f64)> = text
        .lines()
        .filter_map(|line| {
            let (board, ratings) = line.split_once(' ')?;
            Some((board, ratings.split_whitespace().next()?.parse().ok()?))
        })
        .collect();
    let step = if sample() == usize::MAX { 1 } else { 12 };
    let (mut er, mut levels, mut scores) = (Vec::new(), Vec::new(), Vec::new());
    let mut of_level: BTreeMap<Level, Vec<f64>> = BTreeMap::new();
    for &(line, rating) in lines.iter().step_by(step) {
        let Some(Rated::Board(board)) = rated(line) else { panic!("{line}") };
        let level = board.level().expect("it is rated");
        of_level.entry(level).or_default().push(rating);
        er.push(rating);
        levels.push(f64::from(level as u8));
        scores.push(f64::from(board.hodoku.expect("it is classic").score));
    }
    if er.is_empty() {
        return;
    }
    let (level, score) = (correlation(&er, &levels), correlation(&er, &scores));
    println!("{} boards; rank correlation with ER: level {level:.3}, HoDoKu's score {score:.3}", er.len());
    medians(of_level);
    assert!(level > 0.85 && score > 0.6, "{level} {score}");
}
