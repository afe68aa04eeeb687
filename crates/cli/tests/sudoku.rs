//! The program with boards, as a person runs it: what it prints, and how it ends.

#![expect(clippy::needless_raw_string_hashes, reason = "snapbox writes its snapshots so")]

use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use snapbox::str;

/// Three solutions.
const FOUR: &str = "sudoku: Four\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . .\n";

fn command() -> Command {
    let mut command = Command::new(cargo_bin!("bachet"));
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "CLICOLOR_FORCE"] {
        command = command.env_remove(name);
    }
    command
}

fn bachet(arguments: &str) -> OutputAssert {
    command().args(arguments.split(' ')).assert()
}

fn bachet_with(arguments: &str, input: &str) -> OutputAssert {
    command().args(arguments.split(' ')).stdin(input.to_owned()).assert()
}

#[test]
fn solve_draws_the_board() {
    bachet("solve six").code(0).stderr_eq("").stdout_eq(str![[r#"
┏━━━━━━━━━┳━━━━━━━━━┓
┃ 6  1  3 ┃ 5  2  4 ┃
┃ 2  5  4 ┃ 3  1  6 ┃
┣━━━━━━━━━╋━━━━━━━━━┫
┃ 4  2  5 ┃ 6  3  1 ┃
┃ 1  3  6 ┃ 4  5  2 ┃
┣━━━━━━━━━╋━━━━━━━━━┫
┃ 5  4  1 ┃ 2  6  3 ┃
┃ 3  6  2 ┃ 1  4  5 ┃
┗━━━━━━━━━┻━━━━━━━━━┛

1 solution, and no other
it took [..]

"#]]);
    bachet("solve irregular").code(0).stderr_eq("").stdout_eq(str![[r#"
┏━━━┳━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┓
┃ 8 ┃ 5   7   6   9   3   1 ┃ 2   4 ┃
┃   ┗━━━┓       ┏━━━┓   ┏━━━┛   ┏━━━┫
┃ 3   6 ┃ 4   8 ┃ 1 ┃ 2 ┃ 7   5 ┃ 9 ┃
┃       ┗━━━━━━━┫   ┗━━━┫   ┏━━━┛   ┃
┃ 2   9   5   4 ┃ 3   7 ┃ 8 ┃ 6   1 ┃
┣━━━━━━━━━━━┓   ┃   ┏━━━┛   ┗━━━┓   ┃
┃ 9   2   8 ┃ 7 ┃ 4 ┃ 1   6   3 ┃ 5 ┃
┃       ┏━━━┫   ┃   ┣━━━┓   ┏━━━┛   ┃
┃ 7   3 ┃ 6 ┃ 1 ┃ 5 ┃ 4 ┃ 9 ┃ 8   2 ┃
┃   ┏━━━┛   ┗━━━┫   ┃   ┣━━━┛       ┃
┃ 6 ┃ 1   2   5 ┃ 8 ┃ 9 ┃ 3   4   7 ┃
┃   ┗━━━┓   ┏━━━┛   ┃   ┗━━━━━━━━━━━┫
┃ 1   4 ┃ 3 ┃ 9   6 ┃ 5   2   7   8 ┃
┃   ┏━━━┛   ┣━━━┓   ┣━━━━━━━┓       ┃
┃ 5 ┃ 7   9 ┃ 3 ┃ 2 ┃ 8   4 ┃ 1   6 ┃
┣━━━┛   ┏━━━┛   ┗━━━┛       ┗━━━┓   ┃
┃ 4   8 ┃ 1   2   7   6   5   9 ┃ 3 ┃
┗━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━┻━━━┛

1 solution, and no other
it took [..]

"#]]);
}

#[test]
fn a_line_is_recognised_and_answered_in_json() {
    bachet_with("solve --json --first 1", "1.....2..3......\n").code(0).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "solve",
  "verdict": "several",
  "count": "3",
  "exact": true,
  "solutions": [
    {
      "rows": [
        [1, 2, 3, 4],
        [3, 4, 2, 1],
        [4, 3, 1, 2],
        [2, 1, 4, 3]
      ]
    }
  ],
  "answers": [],
  "diagnostics": [
    {
      "code": "recognised-format",
      "severity": "note",
      "message": "read as `line`: a board of 4 by 4",
      "line": 1,
      "column": 1,
      "length": 0,
      "hint": null
    }
  ]
}

"#]]);
    bachet_with("count", "1.....2..3......\n")
        .code(0)
        .stderr_eq(str![[r#"
note: read as `line`: a board of 4 by 4

"#]])
        .stdout_eq(str![[r#"
3 solutions

"#]]);
}

#[test]
fn check_finds_what_differs_and_what_clashes() {
    bachet_with("check", FOUR).code(1).stderr_eq("").stdout_eq(str![[r#"
3 solutions
one more given leaves only one solution: r1c3 = 3

Where the solutions differ
    1   2   3   4
  ┏━━━━━━━┳━━━━━━━━━┓
1 ┃ 1*  2 ┃ 34  34  ┃
2 ┃ 3   4 ┃ 2*  1   ┃
  ┣━━━━━━━╋━━━━━━━━━┫
3 ┃ 24  3*┃ 1   24  ┃
4 ┃ 24  1 ┃ 34  234 ┃
  ┗━━━━━━━┻━━━━━━━━━┛

Solution 1
┏━━━━━━┳━━━━━━┓
┃ 1  2 ┃ 3  4 ┃
┃ 3  4 ┃ 2  1 ┃
┣━━━━━━╋━━━━━━┫
┃ 4  3 ┃ 1  2 ┃
┃ 2  1 ┃ 4  3 ┃
┗━━━━━━┻━━━━━━┛

Solution 2
┏━━━━━━┳━━━━━━┓
┃ 1  2 ┃ 4  3 ┃
┃ 3  4 ┃ 2  1 ┃
┣━━━━━━╋━━━━━━┫
┃ 2  3 ┃ 1  4 ┃
┃ 4  1 ┃ 3  2 ┃
┗━━━━━━┻━━━━━━┛

"#]]);
    bachet_with("check", &FOUR.replace("1 . | . .", "1 . | 2 .")).code(1).stdout_eq(str![[r#"
no solution

Conflicts
r1c3 and r2c3 are both 2, in column 3

"#]]);
    bachet_with("check --json", &FOUR.replace("1 . | . .", "1 . | 2 .")).code(1).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "check",
  "verdict": "none",
  "count": "0",
  "exact": true,
  "solutions": [],
  "check": {
    "clashes": [
      {
        "cells": [
          "r1c3",
          "r2c3"
        ],
        "value": 2,
        "of": {
          "kind": "column",
          "number": 3
        }
      }
    ],
    "core": null,
    "redundant": [],
    "redundant_rules": [],
    "minimal": null,
    "differing": [],
    "settling": null,
    "complete": true
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn candidates_are_listed() {
    bachet_with("candidates", FOUR).code(0).stdout_eq(str![[r#"
    1   2   3   4
  ┏━━━━━━━┳━━━━━━━━━┓
1 ┃ 1*  2 ┃ 34  34  ┃
2 ┃ 3   4 ┃ 2*  1   ┃
  ┣━━━━━━━╋━━━━━━━━━┫
3 ┃ 24  3*┃ 1   24  ┃
4 ┃ 24  1 ┃ 34  234 ┃
  ┗━━━━━━━┻━━━━━━━━━┛

several solutions: each cell shows every value that it has in any of them

"#]]);
    bachet_with("candidates --json", "1.....2..3......").code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "candidates",
  "verdict": "several",
  "exact": true,
  "candidates": {
    "rows": [
      [
        [1],
        [2],
        [3, 4],
        [3, 4]
      ],
      [
        [3],
        [4],
        [2],
        [1]
      ],
      [
        [2, 4],
        [3],
        [1],
        [2, 4]
      ],
      [
        [2, 4],
        [1],
        [3, 4],
        [2, 3, 4]
      ]
    ]
  },
  "diagnostics": [
    {
      "code": "recognised-format",
      "severity": "note",
      "message": "read as `line`: a board of 4 by 4",
      "line": 1,
      "column": 1,
      "length": 0,
      "hint": null
    }
  ]
}

"#]]);
}

#[test]
fn a_count_can_be_estimated() {
    bachet_with("count --estimate --samples 500 --seed 3", "sudoku: x\n. . . .\n. . . .\n. . . .\n. . . .\n")
        .code(0)
        .stdout_eq(str![[r#"
about 293 solutions, with 95 % confidence between 285 and 303, estimated from 500 samples

"#]]);
    bachet_with("count --json --estimate --samples 500", "sudoku: x\n. . . .\n. . . .\n. . . .\n. . . .\n")
        .code(0)
        .stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "count",
  "verdict": "several",
  "count": "24",
  "exact": false,
  "estimate": {
    "mean": "293",
    "low": "285",
    "high": "303",
    "samples": "500"
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn a_board_is_shown_as_it_would_stand() {
    bachet_with("show --set r1c2=4 --set r4c2=4 --set r4c4=1 --clear r4c4 --get r1c1 --get r1c2 --get r4c4", FOUR)
        .code(1)
        .stdout_eq(str![[r#"
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃ 1*!4 ┃ .  . ┃
2 ┃ .  . ┃ 2* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  3*┃ .  . ┃
4 ┃ . !4 ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

`*` given, `!` conflict
not valid
r1c2 and r4c2 are both 4, in column 2
it can no longer be solved
r1c1 is 1, given
r1c2 is 4
r4c4 is empty

"#]]);
    bachet("show x-sudoku --set r1c1=6").code(0).stdout_eq(str![[r#"
    1  2  3   4  5  6   7  8  9
  ┏━━━━━━━━━┳━━━━━━━━━┳━━━━━━━━━┓
1 ┃╲6╲ .  . ┃ .  .  . ┃ 3* . ╱.╱┃
2 ┃ . ╲5* . ┃ .  3* . ┃ . ╱.╱ . ┃
3 ┃ .  . ╲.╲┃ .  .  . ┃╱.╱ 9* . ┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
4 ┃ 1* 6* 8*┃╲.╲ . ╱2*┃ .  .  . ┃
5 ┃ .  .  . ┃ . ╳8* . ┃ .  .  3*┃
6 ┃ .  .  4*┃╱.╱ . ╲.╲┃ .  1* . ┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
7 ┃ .  1*╱.╱┃ .  9* 7*┃╲.╲ .  6*┃
8 ┃ . ╱.╱ . ┃ .  4* . ┃ . ╲.╲ . ┃
9 ┃╱.╱ .  6*┃ .  .  . ┃ .  . ╲.╲┃
  ┗━━━━━━━━━┻━━━━━━━━━┻━━━━━━━━━┛

`*` given, `!` conflict
each of the two diagonals has different values
valid: no conflicts
it can still be solved

"#]]);
    bachet_with("show --json --set r1c2=4 --get r1c2", FOUR).code(1).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "show",
  "show": {
    "rows": [
      [1, 4, 0, 0],
      [0, 0, 2, 0],
      [0, 3, 0, 0],
      [0, 0, 0, 0]
    ],
    "fixed": [
      "r1c1",
      "r2c3",
      "r3c2"
    ],
    "valid": true,
    "clashes": [],
    "solved": false,
    "solvable": false,
    "cells": [
      {
        "cell": "r1c2",
        "value": 4,
        "fixed": false
      }
    ]
  },
  "diagnostics": []
}

"#]]);
    bachet_with("show --steps 0", FOUR).code(3).stdout_eq(str![[r#"
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃ 1* . ┃ .  . ┃
2 ┃ .  . ┃ 2* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  3*┃ .  . ┃
4 ┃ .  . ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

`*` given, `!` conflict
valid: no conflicts
a limit was reached before it was known whether it can still be solved

"#]]);
}

#[test]
fn what_cannot_be_changed_or_asked_is_refused_in_one_sentence() {
    bachet_with("show --set r1c1=2", FOUR).code(2).stderr_eq(str![[r#"
error: `r1c1` is a given and cannot be changed
  = hint: to change a given, edit the puzzle

"#]]);
    bachet_with("show --set r5c1=2", FOUR).code(2).stderr_eq(str![[r#"
error: `r5c1` is not a cell of this board
  = hint: a cell is a row and a column, both from 1 to 4: `r2c1`

"#]]);
    bachet_with("show --set r1c2=5", FOUR).code(2).stderr_eq(str![[r#"
error: `5` is not a value of this board
  = hint: its values are `1` to `4`

"#]]);
    bachet_with("show --set r1c2", FOUR).code(2).stderr_eq(str![[r#"
error: `r1c2` does not say which cell gets which value
  = hint: write a cell, `=` and a value: `r2c1=5`

"#]]);
    bachet("show zebra").code(2).stderr_eq(str![[r#"
error: a logic grid has no board to show
  = hint: `bachet candidates` shows the possible values of each cell

"#]]);
    bachet("count --per-clue six").code(2).stderr_eq(str![[r#"
error: a Sudoku has givens instead of clues
  = hint: leave out `--per-clue` and `--best-order`; `bachet check` shows which givens are redundant

"#]]);
    bachet("count --estimate zebra").code(2).stderr_eq(str![[r#"
error: the solutions of a logic grid can be counted, but not estimated
  = hint: leave out `--estimate`

"#]]);
    bachet("check --smallest six").code(2).stderr_eq(str![[r#"
error: `--smallest` does not work for the givens of a Sudoku
  = hint: leave out `--smallest`; `bachet check` shows a set of givens that suffices and cannot be reduced

"#]]);
    bachet("convert --to line zebra").code(2).stderr_eq(str![[r#"
error: a logic grid cannot be written as `line`
  = hint: use `text` or `json`

"#]]);
    bachet("convert --to line x-sudoku").code(2).stderr_eq(str![[r#"
error[lost-in-format]: the rule `diagonals` cannot be written in the format `line`
  --> x-sudoku:18:1
   |
18 | diagonals
   | ^^^^^^^^^
   |
   = hint: the format `text` can write every puzzle

"#]]);
}

#[test]
fn convert_writes_every_format_and_explains() {
    for format in ["text", "line", "grid", "pencilmarks", "csv", "json"] {
        let convert = |name: &str| command().args(["convert", "--to", format, name]).output().expect("it runs").stdout;
        command().args(["convert", "--to", "line"]).stdin(convert("six")).assert().code(0).stdout_eq(str![[r#"
6...2.2.43......31........1.6....1.5

"#]]);
    }
    bachet("convert --explain x-sudoku").code(0).stdout_eq(str![[r#"
format  text
size    9×9
boxes   3×3
rule    each of the two diagonals has different values
givens  18

"#]]);
    bachet_with("convert --explain --from line", "1.....2..3......").code(0).stdout_eq(str![[r#"
format  line
size    4×4
boxes   2×2
givens  3

"#]]);
}

#[test]
fn many_boards_are_converted_one_after_the_other() {
    let two = "1.....2..3......\n1.....2..x......\n....4......3..1.\n";
    bachet_with("convert --from sdm --to list", two)
        .code(2)
        .stdout_eq(str![[r#"
[[1, 0, 0, 0],
 [0, 0, 2, 0],
 [0, 3, 0, 0],
 [0, 0, 0, 0]]

[[0, 0, 0, 0],
 [4, 0, 0, 0],
 [0, 0, 0, 3],
 [0, 0, 1, 0]]

"#]])
        .stderr_eq(str![[r#"
error[bad-value]: `x` in r3c2 is not a value
 --> <stdin>:2:10
  |
2 | 1.....2..x......
  |          ^
  |
  = hint: the largest value of this board is `4`

"#]]);
    bachet_with("solve --from sdm", two).code(2).stdout_eq("").stderr_eq(str![[r#"
error[several-puzzles]: this source has 3 puzzles, but only one can be used here
 --> <stdin>:2:1
  |
2 | 1.....2..x......
  | ^^^^^^^^^^^^^^^^
  |
  = hint: `bachet batch` solves all of them; `bachet convert` writes all of them

"#]]);
}

#[test]
fn a_board_on_a_page_is_read_aloud() {
    bachet_with("show --html --set r1c2=1", FOUR).code(1).stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>Four</title>
<style>
...
</style>
</head>
<body>
<main>
<h1>Four</h1>
<div class="scroll">
<div class="board">
<table>
<tbody>
<tr><td class="given clash top left" aria-label="r1c1, 1, given, conflict">1</td><td class="filled clash top" aria-label="r1c2, 1, conflict">1</td><td class="top left" aria-label="r1c3, empty"></td><td class="top" aria-label="r1c4, empty"></td></tr>
<tr><td class="left" aria-label="r2c1, empty"></td><td aria-label="r2c2, empty"></td><td class="given left" aria-label="r2c3, 2, given">2</td><td aria-label="r2c4, empty"></td></tr>
<tr><td class="top left" aria-label="r3c1, empty"></td><td class="given top" aria-label="r3c2, 3, given">3</td><td class="top left" aria-label="r3c3, empty"></td><td class="top" aria-label="r3c4, empty"></td></tr>
<tr><td class="left" aria-label="r4c1, empty"></td><td aria-label="r4c2, empty"></td><td class="left" aria-label="r4c3, empty"></td><td aria-label="r4c4, empty"></td></tr>
</tbody>
</table>
</div>
</div>
<p class="bad">not valid</p>
<p class="bad">r1c1 and r1c2 are both 1, in row 1</p>
<p class="bad">it can no longer be solved</p>
</main>
</body>
</html>

"#]]);
}

#[test]
fn what_new_prints_is_sound() {
    let starter = command().args(["new", "sudoku"]).output().expect("it runs").stdout;
    bachet_with("count", &String::from_utf8(starter).expect("it is text")).code(0).stdout_eq(str![[r#"
1 solution, and no other

"#]]);
}
