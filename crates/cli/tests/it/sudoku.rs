//! Boards at the command line.

use snapbox::str;

use crate::{bachet, bachet_with};

/// Three solutions.
pub(crate) const FOUR: &str = "sudoku: Four\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . .\n";

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
fn an_entry_that_is_wrong_is_named_on_request() {
    let entries = "show difficile --set r1c1=7 --set r1c3=4 --set r1c4=1 --set r9c9=3";
    bachet(entries).code(1).stdout_eq(str![[r#"
    1  2  3   4  5  6   7  8  9
  ┏━━━━━━━━━┳━━━━━━━━━┳━━━━━━━━━┓
1 ┃ 7  .  4 ┃ 1  5* . ┃ .  6* . ┃
2 ┃ 5* 8* 2*┃ .  .  9*┃ .  .  4*┃
3 ┃ .  6* . ┃ .  .  . ┃ .  .  9*┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
4 ┃ 8* 3* . ┃ 4* .  1*┃ 6* .  . ┃
5 ┃ .  7* . ┃ .  .  . ┃ .  8* . ┃
6 ┃ .  .  1*┃ 7* .  6*┃ .  3* 5*┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
7 ┃ 6* .  . ┃ .  .  . ┃ .  4* . ┃
8 ┃ 3* .  . ┃ 6* .  . ┃ 7* 2* 8*┃
9 ┃ .  1* . ┃ .  7* . ┃ .  .  3 ┃
  ┗━━━━━━━━━┻━━━━━━━━━┻━━━━━━━━━┛

`*` given, `!` conflict
valid: no conflicts
it can no longer be solved
at least one of these 3 entries must change: r1c1 = 7, r1c3 = 4, r9c9 = 3; `--reveal` says which

"#]]);
    bachet(&format!("{entries} --reveal")).code(1).stdout_eq(str![[r#"
...
`*` given, `!` conflict
valid: no conflicts
it can no longer be solved
no solution has any of these 3 entries: r1c1 = 7, r1c4 = 1, r9c9 = 3

"#]]);
    bachet(&format!("{entries} --count-wrong --tell r1c1 --tell r9c9")).code(1).stdout_eq(str![[r#"
...
it can no longer be solved
3 are wrong; `--reveal` says which
r1c1 is 1
r9c9 is 6

"#]]);
    bachet("show maris-jaloux --reveal").code(2).stdout_eq(str![]).stderr_eq(str![[r#"
error: this puzzle has no cells
  = hint: leave out `--set`, `--clear`, `--get`, `--count-wrong`, `--reveal`, `--tell`, `--solution` and `--candidates`; `--state` shows a state other than the start

"#]]);
}

#[test]
fn solve_names_the_cells_that_clash() {
    let board = "1 2 | . .\n. 1 | . 4\n----+----\n. . | . .\n2 . | . 4\n";
    bachet_with("solve", board).code(1).stdout_eq(str![[r#"
no solution

Conflicts
r2c4 and r4c4 are both 4, in column 4
r1c1 and r2c2 are both 1, in box 1

it took [..]

"#]]);
}

#[test]
fn a_board_is_shown_in_its_layout() {
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
    "dead_end": {
      "kind": "one_of",
      "count": 1,
      "cells": [
        "r1c2"
      ]
    },
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
  = hint: write a cell, `=` and a value: `r1c2=4`

"#]]);
    bachet("show zebra").code(2).stderr_eq(str![[r#"
error: a logic grid has no board to show
  = hint: `bachet candidates` shows the possible values of each cell

"#]]);
    bachet("count --per-clue six").code(2).stderr_eq(str![[r#"
error: only a logic grid has clues after which solutions can be counted
  = hint: leave out `--per-clue`; `bachet check` shows which givens are redundant, or which rules never matter

"#]]);
    bachet("count --best-order six").code(2).stderr_eq(str![[r#"
error: only a logic grid has clues after which solutions can be counted
  = hint: leave out `--best-order`; `bachet check` shows which givens are redundant, or which rules never matter

"#]]);
    bachet("read --per-clue six").code(2).stderr_eq(str![[r#"
error: only a logic grid has clues after which solutions can be counted
  = hint: leave out `--per-clue`; `bachet check` shows which givens are redundant, or which rules never matter

"#]]);
    bachet("count --estimate zebra").code(2).stderr_eq(str![[r#"
error: only the number of solutions of a Sudoku can be estimated
  = hint: leave out `--estimate`; `--time` and `--steps` limit the work

"#]]);
    bachet("check --smallest six").code(2).stderr_eq(str![[r#"
error: `--smallest` is for the clues of a logic grid
  = hint: leave out `--smallest`; `bachet check` shows which givens are redundant, or which rules never matter

"#]]);
    bachet("convert --to line zebra").code(2).stderr_eq(str![[r#"
error: only a Sudoku can be written as `line`
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
