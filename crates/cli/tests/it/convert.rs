//! Puzzles in other notations.

use snapbox::str;

use crate::{bachet, bachet_with, command};

#[test]
fn json_and_text_read_back() {
    for name in ["schoolverkeer", "einstein", "zebra"] {
        let convert = |to: &str| command().args(["convert", "--to", to, name]).output().expect("it runs").stdout;
        let back = command().arg("convert").stdin(convert("json")).assert().code(0);
        back.stdout_eq(String::from_utf8(convert("text")).expect("it is text"));
    }
}

#[test]
fn convert_writes_json() {
    let source = "grid: x\nwho: Ann, Bob\nage: 7 years, 9 years\nteam (shared): red 1, blue 1\n\
        day (ordered): second, first\n1. Ann is older.\n = age(Ann) > age(Bob)\n";
    bachet_with("convert --to json", source).code(0).stdout_eq(str![[r#"
{
  "family": "grid",
  "title": "x",
  "language": null,
  "source": null,
  "categories": [
    {
      "name": "who",
      "values": [
        "Ann",
        "Bob"
      ],
      "kind": "one each",
      "unit": "text",
      "ordered": false
    },
    {
      "name": "age",
      "values": [
        "7 years",
        "9 years"
      ],
      "kind": "one each",
      "unit": "years",
      "ordered": true
    },
    {
      "name": "team",
      "values": [
        "red",
        "blue"
      ],
      "kind": "shared",
      "counts": [1, 1],
      "unit": "text",
      "ordered": false
    },
    {
      "name": "day",
      "values": [
        "second",
        "first"
      ],
      "kind": "one each",
      "unit": "text",
      "ordered": true
    }
  ],
  "clues": [
    {
      "label": "1",
      "text": "Ann is older.",
      "expression": "age(Ann) > age(Bob)"
    }
  ],
  "questions": []
}

"#]]);
}

#[test]
fn convert_writes_every_format() {
    for format in ["text", "line", "grid", "pencilmarks", "csv", "json"] {
        let convert = |name: &str| command().args(["convert", "--to", format, name]).output().expect("it runs").stdout;
        command().args(["convert", "--to", "line"]).stdin(convert("six")).assert().code(0).stdout_eq(str![[r#"
6...2.2.43......31........1.6....1.5

"#]]);
    }
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
fn pencil_marks_are_left_out_where_nothing_is_lost() {
    let unique = "1 {23} . .\n. . 2 .\n. 3 . .\n. . . 4\n";
    bachet_with("convert --to line", unique)
        .code(0)
        .stdout_eq("1.....2..3.....4\n")
        .stderr_eq("note: read as `pencilmarks`: a board of 4 by 4\nnote: the candidates follow from the givens, and are left out: the format `line` has none\n");
    let several = "1 {23} . .\n. . 2 .\n. . . .\n. . . .\n";
    bachet_with("convert --to line", several).code(2).stdout_eq("").stderr_eq(str![[r#"
note: read as `pencilmarks`: a board of 4 by 4
error[lost-in-format]: candidates cannot be written in the format `line`
 --> <stdin>:1:1
  |
1 | 1 {23} . .
  | ^
  |
  = hint: `--givens` leaves the candidates out; the formats `text` and `pencilmarks` keep them

"#]]);
    bachet_with("convert --to line --givens", several).code(0).stdout_eq("1.....2.........\n");
}

#[test]
fn only_a_sudoku_has_pencil_marks_to_leave_out() {
    for puzzle in ["zebra", "maris-jaloux", "hanoi"] {
        bachet(&format!("convert {puzzle} --givens")).code(2).stdout_eq("").stderr_eq(str![[r#"
error: only a Sudoku has pencil marks
  = hint: leave out `--givens`

"#]]);
        bachet(&format!("convert {puzzle} --givens --json")).code(2).stderr_eq("").stdout_eq(str![[r#"
...
      "code": "only-sudoku-has-marks",
...
"#]]);
    }
}
