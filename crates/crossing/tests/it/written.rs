//! Puzzles in our notation: the 23 scenarios of the best peer and ten classics, with their published minimums.

use std::path::Path;

use bachet_budget::Budget;
use bachet_crossing::{Crossing, Shortest, check_certificate};
use bachet_notation::Severity;
use bachet_notation::crossing::{CrossingPuzzle, read};
use num_bigint::BigUint;

use crate::compiled::agrees;
use crate::naive::Naive;
use crate::stated::number;

/// The cost of the cheapest way, for the folder `scenarios`.
const SCENARIOS: [(&str, i64); 23] = [
    ("annoying-neighbours", 7),
    ("athletes-and-coaches", 11),
    ("bear-gorillas-chicken-and-mouse", 15),
    ("bridge-and-torch", 15),
    ("catching-the-train", 29),
    ("cats-and-dogs", 13),
    ("chess-kings-queens-and-pawns", 13),
    ("cops-and-robbers", 11),
    ("families-with-a-child", 9),
    ("family-and-bag", 9),
    ("family-plus-old-couple", 15),
    ("farmer-family-and-pets", 17),
    ("four-soldiers", 7),
    ("lions-raccoons-and-squirrels", 11),
    ("merchants-and-robbers", 7),
    ("mothers-with-children", 9),
    ("parents-four-children-cop-and-thief", 17),
    ("robbers-and-bags", 13),
    ("travelers-with-bags", 9),
    ("weights", 13),
    ("wolf-goat-cabbage", 7),
    ("wolves-cows-goat", 17),
    ("workers-and-children", 9),
];

/// For the folder `classics`: the cost of the cheapest way; ways and states by name, then up to symmetry; 0 where it is
/// not published.
const CLASSICS: [(&str, i64, [u32; 4]); 10] = [
    ("five-cats", 13, [13_824, 146, 25, 42]),
    ("four-elopements-no-short-cut", 26, [0, 0, 0, 254]),
    ("one-cannibal-rows", 13, [3072, 58, 4, 24]),
    ("quarrelling-family", 9, [4, 40, 0, 0]),
    ("river-axe", 13, [50, 48, 0, 0]),
    ("stream", 11, [96, 60, 6, 32]),
    ("torch-1-2-5-10", 17, [0, 0, 0, 0]),
    ("torch-1-2-5-8", 15, [2, 30, 0, 0]),
    ("torch-1-3-6-8-12", 29, [0, 0, 0, 0]),
    ("twenty-five-tourists", 100, [0, 0, 0, 0]),
];

fn written(folder: &str, name: &str) -> CrossingPuzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(format!("{name}.bachet"));
    let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (puzzle, problems) = read(&source);
    assert!(problems.iter().all(|problem| problem.severity() != Severity::Error), "{name}: {problems:?}");
    puzzle
}

fn solved(name: &str, puzzle: &CrossingPuzzle, cost: i64) -> Shortest {
    let found = Crossing::new(puzzle).expect(name).shortest(&mut Budget::unlimited());
    assert_eq!(found.distance.map(|distance| distance.cost), Some(number(cost)), "{name}");
    assert!(found.is_within_limit, "{name}");
    found
}

#[test]
fn every_file_is_listed() {
    let count = |folder: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
        std::fs::read_dir(path).expect("it is there").count()
    };
    assert_eq!((count("scenarios"), count("classics")), (SCENARIOS.len(), CLASSICS.len()));
}

#[test]
fn scenarios() {
    for (name, cost) in SCENARIOS {
        solved(name, &written("scenarios", name), cost);
    }
}

#[test]
fn classics() {
    for (name, cost, known) in CLASSICS {
        let found = solved(name, &written("classics", name), cost);
        let counts = [found.ways.named, found.states.named, found.ways.up_to_symmetry, found.states.up_to_symmetry];
        for (found, known) in counts.into_iter().zip(known) {
            assert!(known == 0 || found == Some(BigUint::from(known)), "{name}: {found:?} for {known}");
        }
    }
}

/// The reference implementation and the checker agree on these files.
#[test]
fn the_reference_and_the_checker_agree() {
    for (name, _) in SCENARIOS {
        let puzzle = written("scenarios", name);
        agrees(name, &puzzle);
        let certificate = Crossing::new(&puzzle).expect(name).certificate(&mut Budget::unlimited()).expect(name);
        assert_eq!(certificate, Naive::new(&puzzle).certificate(), "{name}");
        assert_eq!(check_certificate(&puzzle, &certificate, &mut Budget::unlimited()), Ok(()), "{name}");
    }
}
