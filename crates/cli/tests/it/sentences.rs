//! Clues that are sentences, as a person meets them, and what the verbs make of them.

use snapbox::str;

use crate::bachet_with as bachet;

/// A bare left, which leaves two solutions; directly left leaves one.
pub(crate) const BOATS: &str = "\
language: en
berth: 1, 2, 3
boat: Heron, Lark, Puffin
colour: red, white, blue
1. The Heron is to the left of the Lark.
2. The Lark is not at berth 2.
   = Lark != 2
3. The Heron is red.
4. The Puffin is not white.
? = berth(Puffin)
";

/// One clue that nobody can read.
pub(crate) const BLORP: &str = "\
language: en
boat: Heron, Lark, Puffin
colour: red, white, blue
1. The Heron is red.
2. Blorp unless the Lark.
";

/// A text as people find it.
const PAGE: &str = "\
Three boats lie in the harbour of a small island.

Boats: Heron, Lark, Puffin
Colours: red, white, blue

Clues:
1. The Heron is red.
2. The Puffin is not white.
";

/// A text that names its values in the clues only.
const UNLISTED: &str = "\
There are three houses in a row.
1. The Dane lives in the red house.
2. The Swede does not live in the blue house.
3. The Norwegian lives in the green house.
4. The Swede lives in the first house.
";

#[test]
fn nothing_is_solved_while_a_clue_is_not_understood() {
    bachet("solve", BLORP).code(2).stdout_eq("").stderr_eq(str![[r#"
error[unread-sentence]: I know `Lark`, but not `Blorp`
 --> <stdin>:5:4
  |
5 | 2. Blorp unless the Lark.
  |    ^^^^^^^^^^^^^^^^^^^^^
  |
  = hint: `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue, such as `= Lark = red` or `= Lark != red`
note: `--partial` leaves out what could not be read and continues without it

"#]]);
}

#[test]
fn partial_solves_the_rest_and_says_so_first() {
    bachet("solve --partial --first 1", BLORP)
        .code(0)
        .stdout_eq(str![[r#"
left out because they could not be read: `2.`

boat    colour
──────  ──────
Heron   red
Lark    white
Puffin  blue

2 solutions
the first is shown, 1 more is not: `--first 2` shows all of them
it took [..]

"#]])
        .stderr_eq(str![[r#"
error[unread-sentence]: I know `Lark`, but not `Blorp`
 --> <stdin>:5:4
  |
5 | 2. Blorp unless the Lark.
  |    ^^^^^^^^^^^^^^^^^^^^^
  |
  = hint: `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue, such as `= Lark = red` or `= Lark != red`
note: 1 clue was read from sentences: `bachet read` shows how

"#]]);
    bachet("count --partial", BLORP).code(0).stdout_eq(str![[r#"
left out because they could not be read: `2.`
2 solutions

"#]]);
    bachet("count --partial --json", BLORP).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "count",
  "verdict": "several",
  "count": "2",
  "exact": true,
  "sentences": {
    "read": 1,
    "idle": 0,
    "left_out": [
      {
        "clue": 2,
        "question": null,
        "label": "2"
      }
    ]
  },
  "diagnostics": [
    {
      "code": "unread-sentence",
      "severity": "error",
      "message": "I know `Lark`, but not `Blorp`",
      "line": 5,
      "column": 4,
      "length": 21,
      "hint": "`bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue, such as `= Lark = red` or `= Lark != red`"
    }
  ]
}

"#]]);
}

#[test]
fn the_other_reading_is_tried_where_the_usual_one_leaves_several() {
    bachet("solve --first 0", BOATS)
        .code(0)
        .stdout_eq(str![[r#"
2 solutions
none is shown: `--first 2` shows all of them

berth(Puffin)  1 (1), 2 (1)

With this reading instead, there is 1 solution, and no other
1.  The one with the boat Heron is directly to the left of the one with the boat Lark.  (= Heron directly left of Lark)

it took [..]

"#]])
        .stderr_eq(str![[r#"
warning[default-reading]: this is read as `The one with the boat Heron is somewhere to the left of the one with the boat Lark.`; it may also mean `The one with the boat Heron is directly to the left of the one with the boat Lark.`
 --> <stdin>:5:4
  |
5 | 1. The Heron is to the left of the Lark.
  |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
  = hint: if you want the other meaning, add an indented line below it: `= Heron directly left of Lark`
note: 3 clues were read from sentences: `bachet read` shows how

"#]]);
    bachet("check", BOATS).code(1).stdout_eq(str![[r#"
2 solutions

Where the solutions differ
1  boat    Heron, Puffin
1  colour  red, blue
2  boat    Heron, Puffin
2  colour  red, blue

Clues to add, with the number of solutions that each leaves
left  clue
────  ─────────────────────────────────────────────
   1  The one with the berth 1 has the boat Heron.
      = 1 = Heron
   1  The one with the berth 1 has the boat Puffin.
      = 1 = Puffin

With this reading instead, there is 1 solution, and no other
1.  The one with the boat Heron is directly to the left of the one with the boat Lark.  (= Heron directly left of Lark)

"#]]);
    bachet("solve --first 0 --json", BOATS).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "solve",
  "verdict": "several",
  "count": "2",
  "exact": true,
  "solutions": [],
  "answers": [
    {
      "question": "berth(Puffin)",
      "values": [
        {
          "value": "1",
          "count": "1"
        },
        {
          "value": "2",
          "count": "1"
        }
      ]
    }
  ],
  "other_readings": [
    {
      "sentences": [
        {
          "clue": 1,
          "label": "1",
          "expression": "Heron directly left of Lark",
          "paraphrase": "The one with the boat Heron is directly to the left of the one with the boat Lark."
        }
      ]
    }
  ],
  "sentences": {
    "read": 3,
    "idle": 0,
    "left_out": []
  },
  "diagnostics": [
    {
      "code": "default-reading",
      "severity": "warning",
      "message": "this is read as `The one with the boat Heron is somewhere to the left of the one with the boat Lark.`; it may also mean `The one with the boat Heron is directly to the left of the one with the boat Lark.`",
      "line": 5,
      "column": 4,
      "length": 36,
      "hint": "if you want the other meaning, add an indented line below it: `= Heron directly left of Lark`",
      "fixes": [
        {
          "text": "/n   = Heron directly left of Lark",
          "line": 5,
          "column": 41,
          "length": 0
        }
      ]
    }
  ]
}

"#]]);
}

#[test]
fn a_page_as_people_find_it_is_read_and_solved() {
    bachet("read", PAGE).code(0).stderr_eq("").stdout_eq(str![[r#"
category  each value occurs  type  order  values
────────  ─────────────────  ────  ─────  ───────────────────
Boats     once               text  none   Heron, Lark, Puffin
Colours   once               text  none   red, white, blue

1.  The Heron is red
      = Heron = red
      Heron has the colour red.
2.  The Puffin is not white
      = Puffin != white
      Puffin does not have the colour white.

Outside the clues
Three boats lie in the harbour of a small island.

"#]]);
    bachet("solve", PAGE)
        .code(0)
        .stdout_eq(str![[r#"
Boats   Colours
──────  ───────
Heron   red
Lark    white
Puffin  blue

1 solution, and no other
it took [..]

"#]])
        .stderr_eq(str![[r#"
note: 2 clues were read from sentences: `bachet read` shows how

"#]]);
}

#[test]
fn categories_are_proposed_where_a_page_lists_none() {
    bachet("solve", UNLISTED).code(2).stdout_eq("").stderr_eq(str![[r#"
error[no-categories]: the puzzle has no categories
 --> <stdin>:1:1
  |
1 | There are three houses in a row.
  | ^
  |
  = hint: list the names above the clues, one category on each line: `colour: red, blue, green`; `bachet read --propose` proposes some from the clues, as a puzzle file to edit

"#]]);
    bachet("read --propose", UNLISTED).code(0).stderr_eq("").stdout_eq(str![[r#"
grid:
# These categories are a proposal, made from the names in the clues. Check them, then delete this line.
language: en

House: 1, 2, 3
Nationality: Dane, Swede, Norwegian
Color: red, blue, green

1. The Dane lives in the red house.
2. The Swede does not live in the blue house.
3. The Norwegian lives in the green house.
4. The Swede lives in the first house.

"#]]);
    bachet("read --propose --json", UNLISTED).code(0).stderr_eq("").stdout_eq(str![[r#"
{
...
  "text": "grid:/n# These categories are a proposal, made from the names in the clues. Check them, then delete this line./nlanguage: en/n/nHouse: 1, 2, 3/nNationality: Dane, Swede, Norwegian/nColor: red, blue, green/n/n1. The Dane lives in the red house./n2. The Swede does not live in the blue house./n3. The Norwegian lives in the green house./n4. The Swede lives in the first house./n",
  "diagnostics": []
}

"#]]);
    bachet("read --propose", PAGE).code(0).stderr_eq("").stdout_eq(str![[r#"
grid:
language: en

Boats: Heron, Lark, Puffin
Colours: red, white, blue

1. The Heron is red.
2. The Puffin is not white.

"#]]);
    bachet("read --propose", "nothing of a puzzle").code(2).stdout_eq("").stderr_eq(str![[r#"
error[no-categories]: the puzzle has no categories
 --> <stdin>:1:1
  |
1 | nothing of a puzzle
  | ^
  |
  = hint: state them first, one on each line: `colour: red, blue, green`

error[unreadable-line]: this line is not a keyword, a category, a clue or a question
 --> <stdin>:1:1
  |
1 | nothing of a puzzle
  | ^^^^^^^^^^^^^^^^^^^
  |
  = hint: a category is `name: values`, a clue begins with `1.` or `-`, a question with `?`, an expression with `=` on an indented line, a remark with `#`

"#]]);
}
