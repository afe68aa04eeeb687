//! How a puzzle is understood.

use snapbox::str;

use crate::sentences::{BLORP, BOATS};
use crate::{bachet, bachet_with};

#[test]
fn read_shows_each_clue() {
    bachet_with("read", BOATS).code(0).stderr_eq("").stdout_eq(str![[r#"
category  each value occurs  type     order           values
────────  ─────────────────  ───────  ──────────────  ───────────────────
berth     once               numbers  as listed here  1, 2, 3
boat      once               text     none            Heron, Lark, Puffin
colour    once               text     none            red, white, blue

1.  The Heron is to the left of the Lark
      = Heron left of Lark
      The one with the boat Heron is somewhere to the left of the one with the boat Lark.
      less likely: The one with the boat Heron is directly to the left of the one with the boat Lark.  (= Heron directly left of Lark)
2.  The Lark is not at berth 2
    = Lark != 2
      The one with the boat Lark does not have the berth 2.
      means the same
3.  The Heron is red
      = Heron = red
      The one with the boat Heron has the colour red.
4.  The Puffin is not white
      = Puffin != white
      The one with the boat Puffin does not have the colour white.
?   = berth(Puffin)
      What is the berth of the one with the boat Puffin?

"#]]);
}

#[test]
fn read_shows_what_is_not_understood() {
    bachet_with("read", BLORP).code(2).stderr_eq("").stdout_eq(str![[r#"
category  each value occurs  type  order  values
────────  ─────────────────  ────  ─────  ───────────────────
boat      once               text  none   Heron, Lark, Puffin
colour    once               text  none   red, white, blue

1.  The Heron is red
      = Heron = red
      Heron has the colour red.
2.  Blorp unless the Lark
      I know `Lark`, but not `Blorp`
      `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue, such as `= Lark = red` or `= Lark != red`

"#]]);
}

#[test]
fn read_in_json() {
    bachet_with("read --json", &format!("Three boats lie in the harbour of a small island.\n\n{BLORP}")).code(2).stderr_eq("").stdout_eq(str![[r#"
{
...
  "readings": {
    "language": "en",
    "categories": [
      {
        "name": "boat",
        "values": [
          "Heron",
          "Lark",
          "Puffin"
        ],
        "kind": "one each",
        "unit": "text",
        "ordered": false
      },
      {
        "name": "colour",
        "values": [
          "red",
          "white",
          "blue"
        ],
        "kind": "one each",
        "unit": "text",
        "ordered": false
      }
    ],
    "scene": [
      "Three boats lie in the harbour of a small island."
    ],
    "clues": [
      {
        "label": "1",
        "sentences": [
          {
            "text": "The Heron is red",
            "outcome": "read",
            "readings": [
              {
                "expression": "Heron = red",
                "paraphrase": "Heron has the colour red."
              }
            ],
            "others": [],
            "remark": null,
            "known": [],
            "unknown": []
          }
        ],
        "stated": null,
        "same": null
      },
      {
        "label": "2",
        "sentences": [
          {
            "text": "Blorp unless the Lark",
            "outcome": "unread",
            "readings": [],
            "others": [],
            "remark": "I know `Lark`, but not `Blorp`",
            "known": [
              "Lark"
            ],
            "unknown": [
              "Blorp"
            ]
          }
        ],
        "stated": null,
        "same": null
      }
    ],
    "questions": []
  },
  "diagnostics": [
    {
      "code": "unread-sentence",
      "severity": "error",
      "message": "I know `Lark`, but not `Blorp`",
      "line": 7,
      "column": 4,
      "length": 21,
      "hint": "`bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue, such as `= Lark = red` or `= Lark != red`"
    }
  ]
}

"#]]);
}

#[test]
fn what_a_category_holds_is_said() {
    let source = "grid: x\nwho: Ann, Bob\nage: 7 years, 9 years\nteam (shared): red 1, blue 1\n\
        day (ordered): second, first\n1. Ann is older.\n = age(Ann) > age(Bob)\n";
    bachet_with("read", source).code(0).stdout_eq(str![[r#"
category  each value occurs   type              order           values
────────  ──────────────────  ────────────────  ──────────────  ────────────────
who       once                text              none            Ann, Bob
age       once                numbers, `years`  as listed here  7 years, 9 years
team      as often as listed  text              none            red, blue
day       once                text              as listed here  second, first

1.  Ann is older
    = age(Ann) > age(Bob)
      Ann is older than Bob.
      the sentence was not compared with this expression; the expression counts

"#]]);
}

#[test]
fn a_question_about_a_number_has_no_needless_quotes() {
    let source = "grid: Prices\nlanguage: en\nname: Anna, Elsa\nprice: 3 €, 4 €\n? What does Elsa pay?\n";
    bachet_with("read", source).code(0).stdout_eq(str![[r#"
category  each value occurs  type          order           values
────────  ─────────────────  ────────────  ──────────────  ──────────
name      once               text          none            Anna, Elsa
price     once               numbers, `€`  as listed here  3 €, 4 €

?  What does Elsa pay?
     = price(Elsa)
     What is Elsa's price?

"#]]);
    bachet_with("convert", source).code(0).stdout_eq(str![[r#"
grid: Prices
language: en

name: Anna, Elsa
price: 3 €, 4 €

? What does Elsa pay?
   = price(Elsa)

"#]]);
}

#[test]
fn every_family_says_what_was_read() {
    bachet("read x-sudoku").code(0).stderr_eq("").stdout_eq(str![[r#"
format  text
size    9x9
boxes   3x3
rule    each of the two diagonals has different values
givens  18

"#]]);
    bachet_with("read --from line", "1.....2..3......").code(0).stdout_eq(str![[r#"
format  line
size    4x4
boxes   2x2
givens  3

"#]]);
    bachet_with("read", "sudoku: x\n{12} . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . .\n").stdout_eq(str![[r#"
format                       text
size                         4x4
boxes                        2x2
givens                       2
other cells with candidates  1

"#]]);
    bachet("read weights").code(0).stderr_eq("").stdout_eq(str![[r#"
places  left, right
adult   2, weight 2
child   2, weight 1
boat    2 weight

"#]]);
    bachet("read hanoi").code(0).stderr_eq("").stdout_eq(str![[r#"
disks  5
pegs   3
start  1
goal   3
moves  any

"#]]);
    bachet("read wolf-goat-cabbage --json").code(0).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "read",
  "statements": [
    {
      "keyword": "places",
      "text": "left, right"
    },
    {
      "keyword": "farmer",
      "text": "1"
    },
    {
      "keyword": "wolf",
      "text": "1"
    },
    {
      "keyword": "goat",
      "text": "1"
    },
    {
      "keyword": "cabbage",
      "text": "1"
    },
    {
      "keyword": "boat",
      "text": "2 seats"
    },
    {
      "keyword": "rower",
      "text": "farmer"
    },
    {
      "keyword": "rule at banks",
      "text": "wolf and goat implies farmer"
    },
    {
      "keyword": "rule at banks",
      "text": "goat and cabbage implies farmer"
    }
  ],
  "diagnostics": []
}

"#]]);
    bachet("convert --explain hanoi").code(2).stdout_eq("").stderr_eq(str![[r#"
error: `convert` has no option `--explain`
  = hint: write `bachet convert hanoi`; its options are `--from`, `--partial`, `--to`, `--givens`

"#]]);
}
