//! The gallery: each puzzle has the solutions that it promises, and idle clues only where it says so.

use bachet::verbs::{self, CheckOptions, Findings};
use bachet::{Budget, gallery, read};

/// Name, number of solutions, labels of idle clues, labels of clues that clash.
const PROMISES: &[(&str, &str, &str, &str)] = &[
    ("ceintures", "1", "", ""),
    ("comets", "1", "", ""),
    ("einstein", "7", "", ""),
    ("einstein-direct", "1", "15", ""),
    ("escargots", "0", "", "1 3 5"),
    ("gastsprekers", "1", "", ""),
    ("katten", "1", "", ""),
    ("knights", "1", "", ""),
    ("marche", "1", "", ""),
    ("nachttrein", "1", "", ""),
    ("picnic", "3", "", ""),
    ("regatta", "1", "", ""),
    ("schoolverkeer", "1", "2 7", ""),
    ("verjaardag", "1", "4", ""),
    ("zebra", "1", "", ""),
];

#[test]
fn every_puzzle_keeps_its_promise() {
    let names: Vec<&str> = gallery::all().map(|(name, _)| name).collect();
    assert_eq!(names, PROMISES.iter().map(|p| p.0).collect::<Vec<_>>());
    for &(name, solutions, idle, clash) in PROMISES {
        let (puzzle, problems) = read(gallery::get(name).unwrap_or_default().as_bytes());
        assert_eq!(problems, [], "{name}");
        let puzzle = puzzle.expect("without problems there is a puzzle");
        let options = CheckOptions::default();
        let found = verbs::check(&puzzle, &options, &mut Budget::unlimited());
        let found = found.expect("it can be stated");
        let labels = |clues: &[verbs::CluePart]| {
            let mut labels: Vec<&str> = clues.iter().map(|c| c.label.as_str()).collect();
            labels.dedup();
            labels.join(" ")
        };
        assert_eq!(found.count.number.to_string(), solutions, "{name}");
        let Findings::Grid(findings) = found.findings;
        assert_eq!(labels(&findings.idle), idle, "{name}");
        assert_eq!(labels(findings.clash.as_deref().unwrap_or_default()), clash, "{name}");
    }
}
