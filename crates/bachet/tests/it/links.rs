//! Links to puzzles: those that people shared are read as what they hold, or are refused with what they hold besides.

use std::path::Path;

use bachet::{Budget, Puzzle, SolveOptions, Verdict, read, solve};
use serde_json::Value;

/// Returns the givens of the data of f-puzzles as a line.
fn givens(data: &Value) -> String {
    let cells = data["grid"].as_array().into_iter().flatten().flat_map(|row| row.as_array().into_iter().flatten());
    cells.map(|cell| cell["value"].as_u64().map_or_else(|| ".".to_owned(), |value| value.to_string())).collect()
}

#[test]
fn puzzles_of_f_puzzles_are_read_or_refused() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/variants/fpuzzles/unique.jsonl");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return;
    };
    let mut counts = [0; 2];
    for line in text.lines() {
        let entry: Value = serde_json::from_str(line).expect("it is JSON");
        let packed = entry["fpuzzles"].as_str().unwrap_or_default();
        for link in [
            format!("https://www.f-puzzles.com/?load={packed}"),
            format!("https://sudokupad.app/fpuzzles{}", packed.replace('/', "%2F").replace('+', "%2B")),
        ] {
            match read(&link) {
                Err(problems) => {
                    let codes: Vec<&str> = problems.diagnostics().iter().map(|p| p.code.id()).collect();
                    assert!(matches!(codes[0], "link-rules" | "rule-in-text"), "{codes:?} {line}");
                    counts[1] += 1;
                }
                Ok(loaded) => {
                    let text = bachet::verbs::write(&loaded.puzzle, bachet::front::notation::sudoku::Format::Text);
                    let text = text.expect("text states every puzzle");
                    let digits =
                        |text: &str| text.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect::<String>();
                    let board: String = text.lines().skip(1).filter(|l| !l.contains(':')).collect();
                    assert!(digits(&board).starts_with(&givens(&entry["json"])), "{text}\n{line}");
                    let found = solve(&loaded.puzzle, &SolveOptions::default(), &mut Budget::unlimited());
                    let found = found.expect("it can be solved");
                    assert_eq!(found.verdict, Verdict::Unique, "{text}");
                    counts[0] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn a_board_in_a_link_is_the_board() {
    let line = "000050000080000902406090030001300800002070000500100069000700000600040100070902400";
    let plain = read(line).expect("a board").puzzle;
    for link in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={line}"),
        format!("Look: <https://sudokuexchange.com/play/?s={line}&d=3>."),
        format!("https://sudokuexchange.com/play/?s={}", line.replace('0', ".")),
        format!("https://example.org/#grid={line}"),
        format!("https://example.org/play/{line}"),
    ] {
        let linked = read(&link).unwrap_or_else(|problems| panic!("{link}\n{problems}")).puzzle;
        assert_eq!(linked.to_string(), plain.to_string(), "{link}");
    }
}

#[test]
fn the_json_of_other_programs_is_no_link() {
    let row = "[null, 1, null, 4]";
    let json = format!(r#"{{"id": 7, "level": "hard", "grid": [{row}, [0, 0, 0, 0], [null, 3, 4, 1], [0, 0, 0, 0]]}}"#);
    let Puzzle::Sudoku(puzzle) = read(&json).expect("it is a board").puzzle else { panic!("{json}") };
    assert_eq!((puzzle.size, puzzle.rules.len()), (4, 0));
    assert_eq!(puzzle.cells.iter().filter(|cell| cell.given.is_some()).count(), 5);
}
