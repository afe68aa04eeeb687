//! The values that cells can have.

use snapbox::str;

use crate::bachet_with;
use crate::sudoku::FOUR;

#[test]
fn candidates_of_every_cell() {
    let source = "grid: x\nwho: Ann, Bob, Cleo\npet: cat, dog, fish\n1. = Ann = cat\n";
    bachet_with("candidates", source).code(0).stdout_eq(str![[r#"
who   pet
────  ─────────
Ann   cat
Bob   dog, fish
Cleo  dog, fish

several solutions: each cell shows every value that it has in any of them

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
fn rules_that_no_drawing_shows_are_read_back() {
    let board = "1 . | . .\n. . | 2 .\n----+----\n. . | . .\n. . | . .\ndisjoint\n";
    let count = |text: &str| bachet_with("count", text).get_output().stdout.clone();
    let printed = bachet_with("candidates", board).get_output().stdout.clone();
    let printed = String::from_utf8(printed).expect("text");
    assert!(printed.contains("disjoint") || printed.contains("same place"), "{printed}");
    assert_eq!(count(&printed), count(board));
    assert_ne!(count(board), count(board.trim_end_matches("disjoint\n")));
}
