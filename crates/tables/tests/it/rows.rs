//! Each row has the answer that the verbs for one puzzle give.

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Float64Type, UInt32Type};
use arrow_array::{Array as _, StringArray};
use bachet::verbs::{Findings, Rated};
use bachet::{Budget, CheckOptions, CountOptions, Puzzle, Solution, SolveOptions, Verdict, json, verbs};
use bachet_tables::{Options, Wanted, answer};
use proptest::prelude::*;

use crate::puzzles::row;
use crate::{codes, counts, texts};

/// Few enough that a puzzle with very many solutions ends soon.
const STEPS: u64 = 20_000;

fn options() -> Options {
    let mut options = Options::default();
    options.steps = Some(STEPS);
    options
}

fn budget() -> Budget<'static> {
    Budget::unlimited().steps(STEPS)
}

fn read(text: Option<&String>) -> Option<Puzzle> {
    bachet::read(text?).ok().map(|loaded| loaded.puzzle)
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Several => "several",
        Verdict::None => "none",
        Verdict::Unknown => "unknown",
    }
}

/// Whether a text is a solution that a verb found.
fn is_solution(text: &str, found: &Solution) -> bool {
    match found {
        Solution::Sudoku(board) if board.rows().count() <= 9 => text == board.to_string().replace([' ', '\n'], ""),
        Solution::Sudoku(board) => {
            let rows: Vec<Vec<u8>> = board.rows().map(<[u8]>::to_vec).collect();
            parsed(text)["rows"] == serde_json::json!(rows)
        }
        Solution::Grid(grid) => {
            let rows = grid.rows().map(|row| grid.categories().map(str::to_owned).zip(row).collect());
            let rows: Vec<std::collections::BTreeMap<String, &str>> = rows.collect();
            parsed(text)["rows"] == serde_json::json!(rows)
        }
        Solution::Way(way) => parsed(text)["steps"].as_array().is_some_and(|steps| steps.len() == way.steps.len()),
    }
}

fn parsed(text: &str) -> serde_json::Value {
    serde_json::from_str(text).expect("it is JSON")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_row_has_the_answer_of_one_puzzle(rows in prop::collection::vec(row(), 0..40)) {
        let column: StringArray = rows.iter().collect();
        let solved = answer(&column, Wanted::SOLVE, &options()).expect("they are texts");
        let counted = answer(&column, Wanted::COUNT, &options()).expect("they are texts");
        let understood = answer(&column, Wanted::READ, &options()).expect("they are texts");
        prop_assert_eq!(solved.num_rows(), rows.len());
        let (verdicts, solutions) = (texts(&solved, "verdict"), texts(&solved, "solution"));
        let (numbers, problems) = (counts(&counted), codes(&solved));
        let notation = texts(&understood, "text");
        for (at, text) in rows.iter().enumerate() {
            let Some(puzzle) = read(text.as_ref()) else {
                let nothing = (&verdicts[at], &solutions[at], numbers[at], &notation[at]);
                prop_assert_eq!(nothing, (&None, &None, None, &None), "{:?}", text);
                prop_assert!(!problems[at].is_empty(), "{:?}", text);
                continue;
            };
            prop_assert_eq!(notation[at].clone(), Some(puzzle.to_string()), "{:?}", text);
            let found = bachet::solve(&puzzle, &SolveOptions::default(), &mut budget());
            let Ok(found) = found else {
                prop_assert!(!problems[at].is_empty(), "{:?}", text);
                continue;
            };
            if found.verdict != Verdict::Unknown {
                prop_assert_eq!(verdicts[at].as_deref(), Some(word(found.verdict)), "{:?}", text);
            }
            if found.verdict == Verdict::Unique {
                let solution = solutions[at].as_deref().expect("there is a solution");
                prop_assert!(is_solution(solution, &found.solutions[0]), "{:?}: {}", text, solution);
            }
            prop_assert_eq!(solutions[at].is_none(), found.verdict == Verdict::None || verdicts[at].as_deref() == Some("unknown") && solutions[at].is_none());
            let expected = bachet::count(&puzzle, &CountOptions::default(), &mut budget()).expect("it was solved");
            let (number, exact) = numbers[at].expect("it was counted");
            if exact {
                prop_assert!(expected.count.number >= number.into());
                prop_assert!(!expected.count.exact || expected.count.number == number.into(), "{:?}", text);
            } else {
                prop_assert!(number >= 10_000 || !expected.count.exact, "{:?}: {}", text, number);
            }
        }
    }

    #[test]
    fn ratings_and_findings_are_those_of_one_puzzle(rows in prop::collection::vec(row(), 0..6)) {
        let column: StringArray = rows.iter().collect();
        let rated = answer(&column, Wanted::RATE, &options()).expect("they are texts");
        let checked = answer(&column, Wanted::CHECK, &options()).expect("they are texts");
        let er = rated["er"].as_primitive::<Float64Type>();
        let hodoku = rated["hodoku_score"].as_primitive::<UInt32Type>();
        let score = rated["score"].as_primitive::<Float64Type>();
        let levels = texts(&rated, "level");
        let (rated_as, checked_as) = (texts(&rated, "verdict"), texts(&checked, "verdict"));
        let redundant = checked["redundant"].as_primitive::<UInt32Type>();
        let findings = texts(&checked, "findings");
        for (at, text) in rows.iter().enumerate() {
            let Some(puzzle) = read(text.as_ref()) else { continue };
            if let Ok(found) = verbs::rate(&puzzle, &mut budget()) {
                let expected = json::Rating::new(&found);
                let known = |column: &arrow_array::Float64Array| column.is_valid(at).then(|| column.value(at));
                prop_assert_eq!(known(er), expected.as_ref().and_then(|rating| rating.er), "{:?}", text);
                prop_assert_eq!(known(score), expected.as_ref().map(|rating| rating.score));
                prop_assert_eq!(levels[at].as_deref(), expected.as_ref().map(|rating| rating.level));
                let points = hodoku.is_valid(at).then(|| hodoku.value(at));
                prop_assert_eq!(points, expected.and_then(|rating| rating.hodoku_score));
                if let Rated::Board(board) = &found && board.verdict != Verdict::Unknown {
                    prop_assert_eq!(rated_as[at].as_deref(), Some(word(board.verdict)));
                }
            }
            if let Ok(found) = bachet::check(&puzzle, &CheckOptions::default(), &mut budget()) {
                prop_assert_eq!(checked_as[at].as_deref(), Some(word(found.verdict)));
                let number = match &found.findings {
                    Findings::Sudoku(board) => Some(board.redundant.len() + board.redundant_rules.len()),
                    Findings::Grid(grid) => Some(grid.idle.len()),
                    Findings::Ways(_) => None,
                };
                let number = number.filter(|_| found.verdict == Verdict::Unique && found.complete);
                let told = redundant.is_valid(at).then(|| redundant.value(at) as usize);
                prop_assert_eq!(told, number, "{:?}", text);
                prop_assert!(findings[at].is_some());
            }
        }
    }
}
