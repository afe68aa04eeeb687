//! Parts of a puzzle have its solutions, each once.

use bachet::{BigUint, Budget, CountOptions, Puzzle, SolveOptions, gallery, verbs};

/// A square with 4 rows, of which some cells are given.
const SMALL: &str = "1...\n..2.\n....\n....\n";
/// A grid in which values are shared by several, and one is nobody's.
const LOOSE: &str = "grid: x\nwho: Ann, Bob, Cy\npet (spare): cat, dog, cow, hen\nteam (shared): red, blue\n\
                     1. = pet(Ann) != cat\n2. = team(Ann) != team(Bob)\n";
/// A grid with many solutions.
const FREE: &str = "grid: x\nwho: Ann, Bob, Cy, Di\npet: cat, dog, cow, hen\nage: 1, 2, 3, 4\n\
                    1. = age(Ann) = age(cat) + 2\n2. = Bob = hen or Bob = 3\n";

fn puzzle(text: &str) -> Puzzle {
    bachet::read(text).expect("it is a puzzle").puzzle
}

fn count(puzzle: &Puzzle) -> BigUint {
    let found = bachet::count(puzzle, &CountOptions::default(), &mut Budget::unlimited()).expect("it can be counted");
    assert!(found.exact());
    found.count.number
}

fn tables(puzzle: &Puzzle) -> Vec<String> {
    let options = SolveOptions::default().first(usize::MAX);
    let found = bachet::solve(puzzle, &options, &mut Budget::unlimited()).expect("it can be solved");
    found.solutions.iter().map(|solution| puzzle.draw(solution)).collect()
}

#[test]
fn each_solution_is_in_one_part() {
    for text in [SMALL, LOOSE, FREE] {
        let whole = puzzle(text);
        for wanted in [0, 1, 2, 7, 40] {
            let split = verbs::split(&whole, wanted, &mut Budget::unlimited()).expect("it can be split");
            let mut found: Vec<String> = split.parts.iter().flat_map(tables).collect();
            let mut expected = tables(&whole);
            assert!(split.parts.len() >= wanted.min(expected.len()) && !split.is_cut, "{}", split.parts.len());
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{wanted} parts of {text}");
        }
    }
}

#[test]
fn parts_are_puzzles_of_their_own() {
    for text in [SMALL, LOOSE, FREE] {
        let split = verbs::split(&puzzle(text), 10, &mut Budget::unlimited()).expect("it can be split");
        for part in split.parts {
            assert_eq!(count(&puzzle(&part.to_string())), count(&part), "{part}");
        }
    }
}

#[test]
fn parts_of_puzzles_of_the_gallery_add_up() {
    for name in ["zebra", "gastsprekers", "17-clue", "x-sudoku", "sixteen"] {
        let whole = puzzle(gallery::get(name).expect("it is in the gallery"));
        let split = verbs::split(&whole, 5, &mut Budget::unlimited()).expect("it can be split");
        assert_eq!(split.parts.iter().map(count).sum::<BigUint>(), count(&whole), "{name}");
    }
}

#[test]
fn a_limit_loses_no_solution() {
    let whole = puzzle(FREE);
    let split = verbs::split(&whole, 40, &mut Budget::unlimited().steps(3)).expect("it can be split");
    assert!(split.is_cut && split.parts.len() < 40);
    assert_eq!(split.parts.iter().map(count).sum::<BigUint>(), count(&whole));
}

#[test]
fn what_has_no_parts_says_so() {
    let refuted = puzzle("1.1.\n....\n....\n....\n");
    assert!(verbs::split(&refuted, 4, &mut Budget::unlimited()).map_or(true, |split| split.parts.is_empty()));
    let way = puzzle(gallery::get("missionaries").expect("it is in the gallery"));
    let refusal = verbs::split(&way, 4, &mut Budget::unlimited()).expect_err("its solutions are ways");
    assert!(refusal.to_string().contains("ways"), "{refusal}");
}
