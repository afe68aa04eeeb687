//! Tables in, tables out.

use std::fs;

use snapbox::str;

use super::{BOARD, batch, names};
use crate::{command, folder};

const PETS: &str = "grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann does not have the cat.\n";

/// A puzzle as JSON in one line.
fn in_one_line(puzzle: &str) -> String {
    let json = command().args(["convert", "-", "--to", "json"]).stdin(puzzle).output().expect("it starts").stdout;
    serde_json::from_slice::<serde_json::Value>(&json).expect("it is JSON").to_string()
}

/// A board, what is none, a board with two solutions, and a logic grid.
fn lines() -> String {
    let two = "468931527751624839392..8461134..6298289413675675289314846192753513867942927345186";
    format!("# a comment\n{BOARD}\n4...3\n{two}\n{}\n", in_one_line(PETS))
}

#[test]
fn lines_become_a_table_and_a_table_becomes_lines() {
    let folder = folder("tables");
    batch(&folder, "- --out first.parquet", &lines()).code(2).stdout_eq("").stderr_eq(str![[r#"
note: 1 row is not a puzzle; the column `problems` says why

"#]]);
    batch(&folder, "first.parquet --jsonl", "").code(2).stderr_eq("").stdout_eq(str![[r#"
{"line":1,"verdict":"unique","count":"1","exact":true,"solution":"468931527751624839392578461134756298289413675675289314846192753513867942927345186"}
{"line":2,"error":{"code":"[..]","column":[..],"hint":[..],"line":1,"message":"[..]","severity":"error"}}
{"line":3,"verdict":"several","count":"2","exact":true,"solution":"[..]"}
{"line":4,"verdict":"unique","count":"1","exact":true,"solution":{"rows":[{"who":"Ann","pet":"dog"},{"who":"Bob","pet":"cat"}]}}

"#]]);
    batch(&folder, "first.parquet --count --out second.pq", "").code(2);
    batch(&folder, "second.pq --verdict --stats", "").code(2).stdout_eq(str![[r#"
unique
error[[..]]
several
unique

"#]]);
    // A table that takes the place of its own input.
    batch(&folder, "second.pq --rate --out second.pq", "").code(2).stdout_eq("");
    batch(&folder, "second.pq --column solution --verdict", "").code(2).stdout_eq(str![[r#"
unique
error[row-null]
unique
error[json-missing]

"#]]);
    batch(&folder, "second.pq --rate", "").code(2).stdout_eq(str![[r#"
4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........ 9.0 1.2 1.2 5328 extreme
error[[..]]
468931527751624839392..8461134..6298289413675675289314846192753513867942927345186 several
[..] - - - - -

"#]]);
    assert_eq!(names(&folder), ["first.parquet", "second.pq"]);
    fs::remove_dir_all(&folder).expect("it was made");
}

/// One puzzle of each family has in a table the verdict and the count that its own verb gives.
#[test]
fn every_family_has_its_answers() {
    let folder = folder("tables-families");
    let names = ["zebra", "irregular", "x-sudoku", "wolf-goat-cabbage", "cruches", "hanoi", "eight", "guarini"];
    let text = |name: &str| command().args(["gallery", name]).output().expect("it starts").stdout;
    let puzzles = names.map(|name| String::from_utf8(text(name)).expect("it is text"));
    let lines: String = puzzles.iter().map(|puzzle| in_one_line(puzzle) + "\n").collect();
    batch(&folder, "- --count --out puzzles.parquet", &lines).stdout_eq("");
    let found = batch(&folder, "puzzles.parquet --jsonl", "").get_output().stdout.clone();
    let found = String::from_utf8(found).expect("it is text");
    assert_eq!(found.lines().count(), names.len());
    for ((name, puzzle), line) in names.iter().zip(&puzzles).zip(found.lines()) {
        let line: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
        let arguments = ["count", "-", "--json", "--steps", "1000000"];
        let alone = command().args(arguments).stdin(puzzle.clone()).output().expect("it starts").stdout;
        let alone: serde_json::Value = serde_json::from_slice(&alone).expect("it is JSON");
        assert_eq!((&line["verdict"], &line["count"]), (&alone["verdict"], &alone["count"]), "{name}");
        assert_eq!(line["solution"].is_null(), line["verdict"] == "none", "{name}: {line}");
    }
    fs::remove_dir_all(&folder).expect("it was made");
}
