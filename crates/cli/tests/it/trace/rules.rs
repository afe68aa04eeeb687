//! What a method makes of the rules, listed.

use snapbox::str;

use super::{SMALL, bachet};

#[test]
fn what_a_method_makes_of_the_rules_is_listed() {
    let puzzle = "grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n1. = Bob != milk\n- = Ann = tea\n";
    bachet(&["trace", "--method", "clauses", "--rules"], puzzle).code(0).stdout_eq(str![[r#"
clue 1: 2 alternatives
    Ann, drink = milk
    Chloe, drink = milk

clue 2: 1 alternative
    Ann, drink = tea

the category drink: 6 alternatives
    Ann, drink = tea; Bob, drink = milk; Chloe, drink = cocoa
    Ann, drink = tea; Bob, drink = cocoa; Chloe, drink = milk
    Ann, drink = milk; Bob, drink = tea; Chloe, drink = cocoa
    Ann, drink = milk; Bob, drink = cocoa; Chloe, drink = tea
    Ann, drink = cocoa; Bob, drink = tea; Chloe, drink = milk
    Ann, drink = cocoa; Bob, drink = milk; Chloe, drink = tea

"#]]);
    bachet(&["trace", "--method", "cnf", "--rules"], puzzle).code(0).stdout_eq(str![[r#"
what                             clauses
───────────────────────────────  ───────
each value of drink has a place       12
each place has a value of drink       12
clue 1                                 1
clue 2                                 1

26 clauses over 9 Booleans for the values of the cells
`--all` lists the clauses

"#]]);
    bachet(&["trace", "-", "--method", "cnf", "--rules", "--json"], SMALL).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "trace",
  "rules": {
    "formula": {
      "booleans": "64",
      "auxiliary": "0",
      "clauses": "452",
      "groups": [
        {
          "of": "cells",
          "clauses": "112"
        },
        {
          "of": "given",
          "clauses": "4"
        },
        {
          "of": {
            "house": 0
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 1
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 2
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 3
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 4
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 5
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 6
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 7
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 8
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 9
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 10
          },
          "clauses": "28"
        },
        {
          "of": {
            "house": 11
          },
          "clauses": "28"
        }
      ]
    }
  },
  "diagnostics": []
}

"#]]);
    bachet(&["trace", "--method", "backtracking", "--rules"], puzzle).code(2).stderr_eq(str![[r#"
error: this method uses the rules as they are, so there is nothing to list
  = hint: `clauses` rewrites them as alternatives, and `cnf` as clauses of a formula

"#]]);
}

#[test]
fn without_a_method_the_first_that_fits_is_used_and_the_others_are_named() {
    for (arguments, note) in [
        (&["trace", "zebra"][..], "note: this is `clauses`; `--method` takes `cnf`, `backtracking`, `successors`"),
        (&["trace", "maris-jaloux"], "note: this is `depth-first`; `--method` takes `breadth-first`"),
        (&["trace", "difficile"], "note: this is `clauses`; `--method` takes `cnf`, `backtracking`"),
        (&["trace", "zebra", "--rules"], "note: this is `clauses`; `--method` takes `cnf`, too\n"),
        (&["trace", "difficile", "--rules"], "note: this is `clauses`; `--method` takes `cnf`, too\n"),
        (&["trace", "tiny", "--tree"], "note: this is `clauses`"),
    ] {
        let arguments: Vec<&str> = arguments.iter().map(|&word| if word == "tiny" { "-" } else { word }).collect();
        let tiny = "grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. = Ann = cat\n";
        let output = bachet(&arguments, tiny).code(0).get_output().stderr.clone();
        let said = String::from_utf8(output).expect("it is text");
        assert!(said.starts_with(note), "{arguments:?}: {said}");
    }
}

#[test]
fn the_clauses_of_a_formula_are_listed_in_words_with_their_numbers() {
    let puzzle = "grid: Tea\nfriend: Ann, Bob\nage (some unused): 7, 8, 9, 10\n\
        1. = Bob != 9 or Ann = 7\n- = age(Ann) + age(Bob) = 16\n";
    bachet(&["trace", "--method", "cnf", "--rules", "--all"], puzzle).code(0).stdout_eq(str![[r#"
what                                clauses
──────────────────────────────────  ───────
each value of age has a place            16
each place has a value of age            14
clue 1                                    2
clue 2                                    4
auxiliary numbers and truth values       40

76 clauses over 12 Booleans for the values of the cells and 10 auxiliary ones

each value of age has a place
1   Ann, Bob or spare place 1 is age 7
2   Ann and Bob are not both age 7
3   Ann and spare place 1 are not both age 7
4   Bob and spare place 1 are not both age 7
5   Ann, Bob or spare place 1 is age 8
6   Ann and Bob are not both age 8
7   Ann and spare place 1 are not both age 8
8   Bob and spare place 1 are not both age 8
9   Ann, Bob or spare place 1 is age 9
10  Ann and Bob are not both age 9
11  Ann and spare place 1 are not both age 9
12  Bob and spare place 1 are not both age 9
13  Ann, Bob or spare place 1 is age 10
14  Ann and Bob are not both age 10
15  Ann and spare place 1 are not both age 10
16  Bob and spare place 1 are not both age 10

auxiliary numbers and truth values
17  Boolean 13, Boolean 14, Boolean 15 or Boolean 16
18  if Boolean 13, not Boolean 14
19  if Boolean 13, not Boolean 15
20  if Boolean 14, not Boolean 15
21  if Boolean 13, not Boolean 16
22  if Boolean 14, not Boolean 16
23  if Boolean 15, not Boolean 16
24  Boolean 17
25  Boolean 18, Boolean 19, Boolean 20 or Boolean 21
26  if Boolean 18, not Boolean 19
27  if Boolean 18, not Boolean 20
28  if Boolean 19, not Boolean 20
29  if Boolean 18, not Boolean 21
30  if Boolean 19, not Boolean 21
31  if Boolean 20, not Boolean 21
32  Boolean 22

each place has a value of age
33  Ann is age 7, age 8, age 9 or age 10
34  Ann is not both age 7 and age 8
35  Ann is not both age 7 and age 9
36  Ann is not both age 8 and age 9
37  Ann is not both age 7 and age 10
38  Ann is not both age 8 and age 10
39  Ann is not both age 9 and age 10
40  Bob is age 7, age 8, age 9 or age 10
41  Bob is not both age 7 and age 8
42  Bob is not both age 7 and age 9
43  Bob is not both age 8 and age 9
44  Bob is not both age 7 and age 10
45  Bob is not both age 8 and age 10
46  Bob is not both age 9 and age 10

clue 1
47  if Bob is age 7, Ann is age 9
48  if spare place 1 is age 7, Ann is age 9

auxiliary numbers and truth values
49  if Boolean 13 and Ann is age 7, Boolean 17
50  if Boolean 13, Bob is not age 7
51  if Boolean 13, spare place 1 is not age 7
52  if Boolean 14 and Ann is age 8, Boolean 17
53  if Boolean 14, Bob is not age 8
54  if Boolean 14, spare place 1 is not age 8
55  if Boolean 15 and Ann is age 9, Boolean 17
56  if Boolean 15, Bob is not age 9
57  if Boolean 15, spare place 1 is not age 9
58  if Boolean 16 and Ann is age 10, Boolean 17
59  if Boolean 16, Bob is not age 10
60  if Boolean 16, spare place 1 is not age 10
61  if Boolean 18 and Ann is age 7, not Boolean 22
62  if Boolean 18 and Bob is age 7, Boolean 22
63  if Boolean 18, spare place 1 is not age 7
64  if Boolean 19 and Ann is age 8, not Boolean 22
65  if Boolean 19 and Bob is age 8, Boolean 22
66  if Boolean 19, spare place 1 is not age 8
67  if Boolean 20 and Ann is age 9, not Boolean 22
68  if Boolean 20 and Bob is age 9, Boolean 22
69  if Boolean 20, spare place 1 is not age 9
70  if Boolean 21 and Ann is age 10, not Boolean 22
71  if Boolean 21 and Bob is age 10, Boolean 22
72  if Boolean 21, spare place 1 is not age 10

clue 2
73  if Boolean 13, Boolean 20
74  if Boolean 14, Boolean 19
75  if Boolean 15, Boolean 18
76  not Boolean 16

"#]]);
    let listed = bachet(&["trace", "zebra", "--method", "cnf", "--rules", "--all"], "");
    let listed = String::from_utf8(listed.code(0).get_output().stdout.clone()).expect("it is text");
    let shown = bachet(&["trace", "zebra", "--method", "cnf", "--until", "99"], "");
    let shown = String::from_utf8(shown.code(0).get_output().stdout.clone()).expect("it is text");
    assert!(shown.contains("clause 98 (house 3 and house 5 are not both red) can hold"), "{shown}");
    for line in [
        "98   house 3 and house 5 are not both red",
        "336  house 1 is not both green and ivory",
        "573  if house 1 is ivory, house 2 is green",
    ] {
        assert!(listed.contains(&format!("\n{line}\n")), "{line}: {listed}");
    }
}
