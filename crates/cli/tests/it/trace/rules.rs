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
        (&["trace", "maris-jaloux"], "note: this is `depth-first`; `--method` takes `breadth-first`, too\n"),
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
