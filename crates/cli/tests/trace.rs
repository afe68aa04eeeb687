//! Methods at work at the command line: what is printed where no terminal is there, and how it ends.

#![expect(clippy::needless_raw_string_hashes, reason = "snapbox writes its snapshots so")]

use std::fs;
use std::path::PathBuf;

use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use snapbox::str;

const SMALL: &str = "\
sudoku: A small one
. . | 3 .
. 2 | 1 .
----+----
. . | . .
1 . | . .
";

fn bachet(arguments: &[&str], input: &str) -> OutputAssert {
    let mut command = Command::new(cargo_bin!("bachet"));
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "CLICOLOR_FORCE"] {
        command = command.env_remove(name);
    }
    command.args(arguments).current_dir(folder()).stdin(input.to_owned()).assert()
}

/// Where the files of these tests are.
fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("trace");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

#[test]
fn a_method_ends_with_its_solution_and_what_it_cost() {
    bachet(&["trace", "-", "--method", "backtracking"], SMALL).code(0).stderr_eq("").stdout_eq(str![[r#"
┏━━━━━━┳━━━━━━┓
┃ 4  1 ┃ 3  2 ┃
┃ 3  2 ┃ 1  4 ┃
┣━━━━━━╋━━━━━━┫
┃ 2  3 ┃ 4  1 ┃
┃ 1  4 ┃ 2  3 ┃
┗━━━━━━┻━━━━━━┛

backtracking: 13 nodes, 33 checks, 0 dead ends, 12 deep, 1 solution
it ends at the first solution, as its lesson does: `--all` goes on
it took [..]

"#]]);
}

#[test]
fn the_clauses_tell_what_their_lesson_tells() {
    let order = "8,9,6,1,2,3,5,7,12,13,11,14,15,10,4";
    bachet(&["trace", "einstein", "--method", "clauses", "--order", order], "").code(0).stdout_eq(str![[r#"
*10 - properties in place: 14
*20 - properties in place: 12
*30 - properties in place: 21
*40 - properties in place: 19
*50 - properties in place: 22
*60 - properties in place: 21
*70 - properties in place: 22
*80 - properties in place: 12
*90 - properties in place: 14
*100 - properties in place: 24
*110 - properties in place: 22
*120 - properties in place: 16
*130 - properties in place: 12
maison  couleur  habitant   boisson  cigare       animal
──────  ───────  ─────────  ───────  ───────────  ───────
     1  jaune    Norvégien  eau      Dunhill      chats
     2  bleue    Danois     thé      Blend        cheval
     3  rouge    Anglais    lait     Pall Mall    oiseaux
     4  verte    Allemand   café     Prince       poisson
     5  blanche  Suédois    bière    Blue Master  chiens

clauses: 138 nodes, 2522 checks, 30 dead ends, 16 deep, 1 solution
it ends at the first solution, as its lesson does: `--all` goes on
it took [..]

"#]]);
    let html = bachet(&["trace", "einstein", "--method", "clauses", "--html"], "").code(0);
    let page = String::from_utf8(html.get_output().stdout.clone()).expect("it is text");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<td>poisson</td>"), "{page}");
}

#[test]
fn permutations_tell_how_many_each_clue_leaves() {
    let puzzle = "grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n1. = Bob != milk\n2. = Ann = tea\n";
    bachet(&["trace", "--method", "permutations"], puzzle).code(0).stdout_eq(str![[r#"
clue 1 leaves 4 of 6
clue 2 leaves 1 of 4
friend  drink
──────  ─────
Ann     tea
Bob     cocoa
Chloe   milk

permutations: 6 nodes, 10 checks, 5 dead ends, 1 deep, 1 solution
nothing is left to try: there is no other
it took [..]

"#]]);
}

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
what                               clauses
─────────────────────────────────  ───────
each value of drink has its place       12
each place has its value of drink       12
clue 1                                   1
clue 2                                   1

26 clauses over 9 Booleans for what is where

"#]]);
    bachet(&["trace", "-", "--method", "cnf", "--rules", "--json"], SMALL).code(0).stdout_eq(str![[r#"
{
  "schema": 1,
  "verdict": null,
  "count": null,
  "exact": null,
  "solutions": [],
  "answers": [],
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
error: this method takes the rules as they are: there is nothing to list
  = hint: `clauses` makes alternatives of them, and `cnf` clauses of a formula

"#]]);
}

#[test]
fn a_run_ends_after_so_many_events() {
    bachet(&["trace", "-", "--method", "backtracking", "--until", "9"], SMALL).code(0).stdout_eq(str![[r#"
A small one
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃!3  . ┃!3* . ┃
2 ┃ .  2*┃ 1* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  . ┃ .  . ┃
4 ┃ 1* . ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

backtracking: depth 0, 1 node, 2 checks, 0 dead ends, 0 solutions
r1c1 = 3
it ends here, after 9 events
it took [..]

"#]]);
}

#[test]
fn what_was_traced_without_a_clue_is_played_without_it() {
    let path = "partial.jsonl";
    let puzzle = "grid: Pets\nwho: Ann, Bob, Cas\npet: cat, dog, emu\n1. Ann dreams of the moon.\n2. = Bob = dog\n";
    bachet(&["trace", "-", "--partial", "--method", "cnf", "--events", path, "--summary"], puzzle).code(0);
    bachet(&["trace", "--play", path, "--summary"], "").code(0).stdout_eq(str![[r#"
who  pet
───  ───
Ann  cat
Bob  dog
Cas  emu

cnf: 3 nodes, 61 checks, 0 dead ends, 1 deep, 2 solutions
nothing is left to try: there are no others
it took [..]

"#]]);
}

#[test]
fn what_was_stored_is_played() {
    let path = "small.jsonl";
    bachet(&["trace", "-", "--method", "successors", "--events", path, "--all"], SMALL).code(0).stdout_eq(str![[r#"
┏━━━━━━┳━━━━━━┓
┃ 4  1 ┃ 3  2 ┃
┃ 3  2 ┃ 1  4 ┃
┣━━━━━━╋━━━━━━┫
┃ 2  3 ┃ 4  1 ┃
┃ 1  4 ┃ 2  3 ┃
┗━━━━━━┻━━━━━━┛

successors: 14 nodes, 52 checks, 1 dead end, 12 deep, 1 solution
nothing is left to try: there is no other
it took [..]

"#]]);
    bachet(&["trace", "--play", path], "").code(0).stderr_eq("").stdout_eq(str![[r#"
┏━━━━━━┳━━━━━━┓
┃ 4  1 ┃ 3  2 ┃
┃ 3  2 ┃ 1  4 ┃
┣━━━━━━╋━━━━━━┫
┃ 2  3 ┃ 4  1 ┃
┃ 1  4 ┃ 2  3 ┃
┗━━━━━━┻━━━━━━┛

successors: 14 nodes, 52 checks, 1 dead end, 12 deep, 1 solution
nothing is left to try: there is no other
it took [..]

"#]]);
    bachet(&["trace", "--play", path, "--until", "3"], "").code(0).stderr_eq("").stdout_eq(str![[r#"
A small one
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃ .  . ┃ 3* . ┃
2 ┃ .  2*┃ 1* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  . ┃ .  . ┃
4 ┃ 1* . ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

successors: depth 0, 1 node, 2 checks, 0 dead ends, 0 solutions
the board breaks a rule
it ends here, after 3 events
it took [..]

"#]]);
    bachet(&["trace", "-", "--method", "successors", "--events", "-", "--until", "3"], SMALL)
        .code(0)
        .stderr_eq("")
        .stdout_eq(str![[r#"
{"trace":1,"method":"successors","solutions":1,"order":[],"puzzle":"sudoku: A small one/n. . | 3 ./n. 2 | 1 ./n----+----/n. . | . ./n1 . | . ./n"}
{"node":{"depth":0}}
{"check":{"of":"board","holds":false}}
{"check":{"of":"board","holds":false}}
{"end":{"how":"cut","events":3,"nodes":1,"solutions":0}}

"#]]);
}

#[test]
fn a_stored_trace_gone_wrong_says_where() {
    let path = "bad.jsonl";
    bachet(&["trace", "-", "--method", "successors", "--events", path], SMALL).code(0);
    let good = fs::read_to_string(folder().join(path)).expect("it was written");
    let play = |text: &str| {
        fs::write(folder().join(path), text).expect("it can be written");
        bachet(&["trace", "--play", path], "")
    };
    play("garbage").code(2).stdout_eq("").stderr_eq(str![[r#"
error[trace-file-no-header]: the first line does not say of what this is the trace: expected value
 --> bad.jsonl:1
  = hint: `bachet trace PUZZLE --method M --events FILE` writes such files

"#]]);
    play(&good.replacen("\"value\":4", "\"value\":5", 1)).code(2).stdout_eq("").stderr_eq(str![[r#"
error[trace-file-unfit]: the puzzle does not allow event 7, after what stands before it
 --> bad.jsonl:8
  = hint: the file was changed, or belongs to another puzzle

"#]]);
    let lines: Vec<&str> = good.lines().collect();
    let filled = lines.iter().position(|line| line.starts_with("{\"assign\"")).expect("a value is written");
    play(&format!("{}\n{{\"solution\":{{\"number\":1}}}}\n", lines[..=filled].join("\n"))).code(2).stdout_eq("");
    bachet(&["trace", "--play", path, "--json"], "").code(2).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 1,
  "verdict": null,
  "count": null,
  "exact": null,
  "solutions": [],
  "answers": [],
  "diagnostics": [
    {
      "code": "trace-file-unfit",
      "severity": "error",
      "message": "the puzzle does not allow event 8, after what stands before it",
      "line": 9,
      "column": null,
      "length": null,
      "hint": "the file was changed, or belongs to another puzzle"
    }
  ]
}

"#]]);
    play(&good.replacen("\"solution\"", "\"sulotion\"", 1)).code(2).stderr_eq(str![[r#"
error[trace-file-line]: this line is no event: unknown variant `sulotion`, expected one of `node`, `choose`, `assign`, `check`, `conflict`, `backup`, `combine`, `solution`, `end`
 --> bad.jsonl:87

"#]]);
    play(&good.replacen("sudoku:", "sudaku:", 1)).code(2).stderr_eq(str![[r#"
error[bad-value]: `sudaku` in r1c1 is no value
 --> bad.jsonl (puzzle):1:1
  |
1 | sudaku: A small one
  | ^^^^^^
  |
  = hint: the values are `1` to `4`; an empty cell is written `.`, `0`, `*` or `_`

error[bad-value]: `small` in r1c3 is no value
 --> bad.jsonl (puzzle):1:11
  |
1 | sudaku: A small one
  |           ^^^^^
  |
  = hint: the values are `1` to `4`; an empty cell is written `.`, `0`, `*` or `_`

error[bad-value]: `one` in r1c4 is no value
 --> bad.jsonl (puzzle):1:17
  |
1 | sudaku: A small one
  |                 ^^^
  |
  = hint: the values are `1` to `4`; an empty cell is written `.`, `0`, `*` or `_`

error[row-count]: the board has 5 rows, 4 are needed
 --> bad.jsonl (puzzle):6:1
  |
6 | 1 . | . .
  | ^^^^^^^^^
  |
  = hint: a board has as many rows as columns

"#]]);
    let cut: String = good.split_inclusive('\n').take(5).collect();
    play(&cut).code(0).stderr_eq(str![[r#"
note: the trace has no last line: it was cut off

"#]]);
    play(&good.replacen("{\"node\":{\"depth\":0}}\n", "", 1)).code(0).stderr_eq(str![[r#"
note: the last line speaks of other numbers of events than there are
  = hint: the file was changed

"#]]);
    bachet(&["trace", "--play", "no-such-file"], "").code(2).stderr_eq(str![[r#"
error: there is no file `no-such-file`
  = hint: `bachet gallery` lists the puzzles that come with the program

"#]]);
}

#[test]
fn methods_are_compared() {
    bachet(&["trace", "-", "--compare", "backtracking,successors,depth-first"], SMALL).code(0).stdout_eq(str![[r#"
method        nodes  checks  dead ends  depth  solutions  [..]
────────────  ─────  ──────  ─────────  ─────  ─────────  [..]
backtracking     14      52          1     12          1  [..]  all
successors       14      52          1     12          1  [..]  all

depth-first: a Sudoku is a board to fill, not a way through states: `depth-first` has nothing to go through
all that went through everything agree: 1 solution

"#]]);
    bachet(&["trace", "wolf-goat-cabbage", "--compare", "all", "--json"], "").code(0).stdout_eq(str![[r#"
{
  "schema": 1,
  "verdict": null,
  "count": null,
  "exact": null,
  "solutions": [],
  "answers": [],
  "comparison": {
    "methods": [
      {
        "method": "clauses",
        "refused": "trace-crossing-has-no-table"
      },
      {
        "method": "cnf",
        "refused": "trace-crossing-has-no-table"
      },
      {
        "method": "backtracking",
        "refused": "trace-crossing-has-no-table"
      },
      {
        "method": "successors",
        "refused": "trace-crossing-has-no-table"
      },
      {
        "method": "permutations",
        "refused": "trace-crossing-has-no-table"
      },
      {
        "method": "depth-first",
        "how": "exhausted",
        "cost": {
          "events": "102",
          "nodes": "17",
          "assigned": "17",
          "checks": "32",
          "dead_ends": "2",
          "deepest": 7
        },
        "solutions": "2",
        "shortest": "8",
        "shortest_ways": "2",
        "longest": "8"
      },
      {
        "method": "breadth-first",
        "how": "exhausted",
        "cost": {
          "events": "65",
          "nodes": "10",
          "assigned": "19",
          "checks": "19",
          "dead_ends": "1",
          "deepest": 7
        },
        "solutions": "2",
        "shortest": "8",
        "shortest_ways": "2"
      },
      {
        "method": "propagation",
        "refused": "trace-crossing-has-no-table"
      }
    ],
    "agree": true
  },
  "diagnostics": []
}

"#]]);
    bachet(&["trace", "-", "--compare", "backtracking", "--steps", "3"], SMALL).code(3);
    bachet(&["trace", "-", "--compare", "depth-first"], SMALL).code(2);
}

#[test]
fn how_it_ends_is_the_exit_code() {
    let none = SMALL.replace("1 . | . .", "1 . | 4 .");
    bachet(&["trace", "-", "--method", "backtracking"], &none).code(1).stdout_eq(str![[r#"
backtracking: 9 nodes, 36 checks, 2 dead ends, 7 deep, 0 solutions
nothing is left to try: there is no solution
it took [..]

"#]]);
    bachet(&["trace", "-", "--method", "backtracking", "--steps", "4"], SMALL).code(3).stdout_eq(str![[r#"
A small one
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃ 4  1 ┃ 3* 2 ┃
2 ┃>3  2*┃ 1* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  . ┃ .  . ┃
4 ┃ 1* . ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

backtracking: depth 3, 4 nodes, 10 checks, 0 dead ends, 0 solutions
a limit was reached before a solution was found
it took [..]

"#]]);
    bachet(&["trace", "-", "--method", "backtracking", "--json"], SMALL).code(0).stdout_eq(str![[r#"
{
  "schema": 1,
  "verdict": null,
  "count": null,
  "exact": null,
  "solutions": [
    {
      "rows": [
        [4, 1, 3, 2],
        [3, 2, 1, 4],
        [2, 3, 4, 1],
        [1, 4, 2, 3]
      ]
    }
  ],
  "answers": [],
  "trace": {
    "method": "backtracking",
    "how": "found",
    "cost": {
      "events": "113",
      "nodes": "13",
      "assigned": "33",
      "checks": "33",
      "dead_ends": "0",
      "deepest": 12
    },
    "solutions": "1"
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let cases = [
        &["trace", "zebra", "--method", "depth-first"][..],
        &["trace", "zebra", "--method", "guessing"],
        &["trace", "zebra"],
        &["trace", "zebra", "--method", "cnf", "--until", "0"],
        &["trace", "zebra", "--method", "clauses", "--order", "1,x"],
        &["trace", "zebra", "--method", "clauses", "--step"],
        &["trace", "zebra", "--compare", "clauses,guessing"],
        &["trace", "zebra", "--play", "x"],
        &["trace", "zebra", "--method", "clauses", "--events", "no/such/folder/x"],
    ];
    let told = cases.map(|arguments| {
        let told = bachet(arguments, "").code(2).stdout_eq("");
        format!("{}\n{}", arguments.join(" "), String::from_utf8_lossy(&told.get_output().stderr))
    });
    snapbox::assert_data_eq!(
        told.join("\n"),
        str![[r#"
trace zebra --method depth-first
error: a logic grid is a table to fill, not a way through states: `depth-first` has nothing to go through
  = hint: use `clauses`, `cnf`, `backtracking`, `successors`, `permutations` or `propagation`

trace zebra --method guessing
error: invalid value 'guessing' for '--method <METHOD>'
  [possible values: clauses, cnf, backtracking, successors, permutations, depth-first, breadth-first, propagation]

For more information, try '--help'.

trace zebra
error: the following required arguments were not provided:
  --method <METHOD>

Usage: bachet trace --method <METHOD> <PUZZLE>

For more information, try '--help'.

trace zebra --method cnf --until 0
error: invalid value '0' for '--until <N>': 0 is not in 1..18446744073709551615

For more information, try '--help'.

trace zebra --method clauses --order 1,x
error: there is no clue `x`
  = hint: the clues are `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8`, `9`, `10`, `11`, `12`, `13` and `14`

trace zebra --method clauses --step
error: `--step` waits for a key, and there is no terminal to press one at
  = hint: leave out `--step`

trace zebra --compare clauses,guessing
error: invalid value 'clauses,guessing' for '--compare <METHODS>': the methods are `all`, or clauses, cnf, backtracking, successors, permutations, depth-first, breadth-first, propagation

For more information, try '--help'.

trace zebra --play x
error: the argument '[PUZZLE]' cannot be used with '--play <FILE>'

Usage: bachet trace <PUZZLE>

For more information, try '--help'.

trace zebra --method clauses --events no/such/folder/x
error: the answer cannot be written: No such file or directory (os error 2)

"#]]
    );
}

#[test]
fn a_search_tree_is_drawn() {
    let drawn = bachet(&["trace", "wolf-goat-cabbage", "--method", "depth-first", "--tree"], "").code(0).stderr_eq("");
    let svg = String::from_utf8(drawn.get_output().stdout.clone()).expect("text");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("class=\"node solution\"").count(), 2 + 1, "two solutions, and one in the legend: {svg}");
    bachet(&["trace", "zebra", "--method", "cnf", "--tree", "--html"], "").code(2);
    bachet(&["trace", "a-l-envers", "--method", "backtracking", "--tree", "--steps", "1000"], "").code(3);
}

#[test]
fn the_solution_is_a_page() {
    bachet(&["trace", "verjaardag", "--method", "clauses", "--html"], "").code(0).stderr_eq("").stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>Vijf keer taart</title>
<style>
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fffefb; --line: #c9c4b8; --faint: #66615a; --good: #14653a; --warning: #7d5200; --bad: #a3211f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #191815; --line: #4a463e; --faint: #a8a297; --good: #7fd6a4; --warning: #f0c674; --bad: #ff9a94; } }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: start; font-weight: 600; padding-bottom: .4rem; }
th, td { border: 1px solid var(--line); padding: .3rem .7rem; text-align: start; } .number { text-align: end; }
dl { display: grid; grid-template-columns: minmax(2rem, max-content) 1fr; gap: .3rem 1rem; } dd { margin: 0; }
.strong { font-weight: 600; } .faint { color: var(--faint); } .good { color: var(--good); font-weight: 600; }
.warning { color: var(--warning); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
@media print { :root { --ink: #000; --paper: #fff; --line: #888; --faint: #444; --good: #000; --warning: #000; --bad: #000; } body { max-width: none; margin: 0; font-size: 10.5pt; } table, dl > * { break-inside: avoid; } h2 { break-after: avoid; } }
</style>
</head>
<body>
<main>
<h1>Vijf keer taart</h1>
<p class="faint">Bachet</p>
<div class="scroll">
<table>
<thead><tr><th scope="col">kind</th><th scope="col">dag</th><th scope="col">taart</th></tr></thead>
<tbody>
<tr><th scope="row">Fleur</th><td>maandag</td><td>citroen</td></tr>
<tr><th scope="row">Guus</th><td>donderdag</td><td>slagroom</td></tr>
<tr><th scope="row">Hanna</th><td>woensdag</td><td>mokka</td></tr>
<tr><th scope="row">Koen</th><td>dinsdag</td><td>kersen</td></tr>
<tr><th scope="row">Sofie</th><td>vrijdag</td><td>appel</td></tr>
</tbody>
</table>
</div>
<p>clauses: 44 nodes, 304 checks, 11 dead ends, 6 deep, 1 solution</p>
<p class="good">it ends at the first solution, as its lesson does: `--all` goes on</p>
</main>
</body>
</html>

"#]]);
}

#[test]
fn the_best_solution_is_in_the_json() {
    let printed = |puzzle: &str, method: &str| {
        let ran = bachet(&["trace", puzzle, "--method", method, "--json"], "").code(0).stderr_eq("");
        String::from_utf8(ran.get_output().stdout.clone()).expect("text").split_whitespace().collect::<String>()
    };
    let way = r#""states":["0","67","1","85","20","124","48","122","42","111","46","127"]"#;
    assert!(printed("maris-jaloux-programme", "depth-first").contains(way));
    assert!(printed("zebra", "cnf").contains(r#""nation":"Japanese","colour":"green","animal":"zebra""#));
    assert!(printed("start", "successors").contains("[5,6,3,7,9,8,4,1,2]"));
}

#[test]
fn a_method_that_does_not_run_destroys_no_file() {
    let (kept, puzzle) = (folder().join("keep.jsonl"), folder().join("pets.bachet"));
    fs::write(&kept, "kept\n").expect("it can be written");
    fs::write(&puzzle, SMALL).expect("it can be written");
    bachet(&["trace", "zebra", "--method", "depth-first", "--events", "keep.jsonl"], "").code(2);
    bachet(&["trace", "zebra", "--method", "cnf", "--order", "x", "--events", "keep.jsonl"], "").code(2);
    assert_eq!(fs::read_to_string(&kept).expect("it is there"), "kept\n");
    bachet(&["trace", "zebra", "--method", "depth-first", "--events", "-"], "").code(2).stdout_eq("");
    for name in ["pets.bachet", "./pets.bachet", "../trace/pets.bachet"] {
        let refused = bachet(&["trace", "pets.bachet", "--method", "backtracking", "--events", name], "").code(2);
        let told = String::from_utf8_lossy(&refused.get_output().stderr).replace(name, "FILE");
        snapbox::assert_data_eq!(
            told,
            str![[r#"
error: `FILE` is the puzzle itself: the events would be written over it
  = hint: name another file behind `--events`

"#]]
        );
    }
    assert_eq!(fs::read_to_string(&puzzle).expect("it is there"), SMALL);
    // A puzzle of the gallery is no file, whatever is called the same.
    fs::write(folder().join("zebra"), "old\n").expect("it can be written");
    bachet(&["trace", "zebra", "--method", "propagation", "--events", "zebra"], "").code(0);
    let stored = fs::read_to_string(folder().join("zebra")).expect("it is there");
    assert!(stored.starts_with("{\"trace\":1,") && stored.ends_with("}}\n"), "{stored}");
    fs::remove_file(folder().join("zebra")).expect("it is there");
}

#[test]
fn a_method_without_events_is_stored_all_the_same() {
    let name = "short.jsonl";
    drop(fs::remove_file(folder().join(name)));
    bachet(&["trace", "zebra", "--method", "backtracking", "--steps", "0", "--events", name], "").code(3);
    let stored = fs::read_to_string(folder().join(name)).expect("it was written");
    assert_eq!(stored.lines().count(), 2, "{stored}");
}

#[test]
fn the_last_event_is_told_or_none() {
    let cut = bachet(&["trace", "einstein", "--method", "clauses", "--steps", "20"], "").code(3);
    let told = String::from_utf8_lossy(&cut.get_output().stdout).into_owned();
    assert!(!told.contains("a node at depth"), "{told}");
    let cases = [
        ("zebra", &["clauses", "cnf", "backtracking", "successors", "permutations", "propagation"][..]),
        ("maris-jaloux", &["depth-first", "breadth-first"]),
    ];
    for (puzzle, methods) in cases {
        for method in methods {
            for until in ["1", "8", "33"] {
                let path = format!("last-{method}.jsonl");
                let arguments = ["trace", puzzle, "--method", method, "--until", until, "--events", &path];
                let text = |ran: &OutputAssert| {
                    let text = String::from_utf8_lossy(&ran.get_output().stdout).into_owned();
                    let lines = text.lines().filter(|line| !line.starts_with("it took ") && !line.starts_with('*'));
                    lines.collect::<Vec<_>>().join("\n")
                };
                let run = text(&bachet(&arguments, "").code(0));
                let played = text(&bachet(&["trace", "--play", &path], "").code(0));
                assert_eq!(run, played, "{method} {until}");
                assert!(run.contains("\nit ends here, after "), "{method} {until}: {run}");
            }
        }
    }
}

#[test]
fn what_stands_is_on_the_page_and_in_the_json() {
    let text = |arguments: &[&str], input: &str| {
        let ran = bachet(&[arguments, &["--until", "9"]].concat(), input).code(0).stderr_eq("");
        String::from_utf8(ran.get_output().stdout.clone()).expect("text")
    };
    let body = |arguments: &[&str], input: &str| {
        let page = text(arguments, input);
        page.split_once("<main>").expect("it has a body").1.to_owned()
    };
    let json = |arguments: &[&str], input: &str| {
        let object = text(arguments, input);
        let (_, behind) = object.split_once("\"standing\": ").expect("it says what stands");
        let (standing, _) = behind.split_once("\n  },\n").expect("it is the last of its trace");
        standing.split_whitespace().collect::<String>()
    };
    let puzzle = "grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n1. = Bob != milk\n2. = Ann = tea\n";
    let pages = [
        body(&["trace", "-", "--method", "backtracking", "--html"], SMALL),
        body(&["trace", "-", "--method", "backtracking", "--html"], puzzle),
        body(&["trace", "wolf-goat-cabbage", "--method", "depth-first", "--html"], ""),
        body(&["trace", "hanoi", "--method", "depth-first", "--html"], ""),
    ];
    snapbox::assert_data_eq!(
        pages.join("\n"),
        str![[r#"

<h1>A small one</h1>
<div class="scroll">
<div class="board">
<table>
<tbody>
<tr><td class="filled latest clash top left">3</td><td class="top"></td><td class="given clash top left">3</td><td class="top"></td></tr>
<tr><td class="left"></td><td class="given">2</td><td class="given left">1</td><td></td></tr>
<tr><td class="top left"></td><td class="top"></td><td class="top left"></td><td class="top"></td></tr>
<tr><td class="given left">1</td><td></td><td class="left"></td><td></td></tr>
</tbody>
</table>
</div>
</div>
<p class="faint">backtracking: depth 0, 1 node, 2 checks, 0 dead ends, 0 solutions</p>
<p class="strong">r1c1 = 3</p>
<p class="faint">it ends here, after 9 events</p>
</main>
</body>
</html>


<h1>Tea</h1>
<div class="scroll">
<table>
<thead><tr><th scope="col"> friend</th><th scope="col"> drink</th></tr></thead>
<tbody>
<tr><th scope="row" class="strong"> Ann  </th><td class="good">&gt;tea  </td></tr>
<tr><th scope="row" class="strong"> Bob  </th><td class="faint"> ·    </td></tr>
<tr><th scope="row" class="strong"> Chloe</th><td class="faint"> ·    </td></tr>
</tbody>
</table>
</div>
<p class="faint">backtracking: depth 1, 2 nodes, 2 checks, 0 dead ends, 0 solutions</p>
<p class="strong">back to 1 cell</p>
<p class="faint">it ends here, after 9 events</p>
</main>
</body>
</html>


<h1>Wolf, goat and cabbage</h1>
<p class="faint">Alcuin of York, no. 18</p>
<h3>2. farmer crosses from right to left</h3>
<div class="scroll"><div class="river">
<section class="bank"><div class="name">left</div><ul><li>farmer</li><li>wolf</li><li>cabbage</li><li>boat</li></ul></section>
<div class="water" aria-hidden="true"><svg class="ship" viewBox="0 0 40 38"><path d="M2 26h36l-6 9H8zM19 3v20H7zM21 8l11 15H21z"/></svg></div>
<section class="bank"><div class="name">right</div><ul><li>goat</li></ul></section>
</div></div>
<p class="faint">depth-first: depth 1, 2 nodes, 2 checks, 0 dead ends, 0 solutions</p>
<p class="strong">goes on to state 4</p>
<p class="faint">it ends here, after 9 events</p>
</main>
</body>
</html>


<h1>The Tower of Hanoi</h1>
<dl>
<dt></dt><dd class="strong">2, 1, 1, 1, 1</dd>
</dl>
<p class="faint">depth-first: depth 1, 2 nodes, 3 checks, 0 dead ends, 0 solutions</p>
<p class="strong">state 3, 1, 1, 1, 1 is new</p>
<p class="faint">it ends here, after 9 events</p>
</main>
</body>
</html>

"#]]
    );
    let objects = [
        json(&["trace", "-", "--method", "backtracking", "--json"], SMALL),
        json(&["trace", "-", "--method", "backtracking", "--json"], puzzle),
        json(&["trace", "wolf-goat-cabbage", "--method", "depth-first", "--json"], ""),
    ];
    snapbox::assert_data_eq!(
        objects.join("\n"),
        str![[r#"
{"rows":[[3,null,3,null],[null,2,1,null],[null,null,null,null],[1,null,null,null]]}
{"rows":[{"friend":"Ann","drink":"tea"},{"friend":"Bob","drink":null},{"friend":"Chloe","drink":null}]}
{"states":["0","21","4"]}
"#]]
    );
    let found = bachet(&["trace", "-", "--method", "backtracking", "--json"], SMALL).code(0);
    assert!(!String::from_utf8_lossy(&found.get_output().stdout).contains("standing"));
}

#[test]
fn a_tree_ends_as_its_method_does() {
    let none = SMALL.replace("1 . | . .", "1 . | 4 .");
    bachet(&["trace", "-", "--method", "backtracking", "--tree"], &none).code(1).stderr_eq("");
    bachet(&["trace", "-", "--method", "backtracking", "--tree", "--until", "5"], &none).code(0).stderr_eq("");
}

#[test]
fn methods_compared_take_steps_together() {
    bachet(&["trace", "-", "--compare", "backtracking,successors", "--stats"], SMALL).code(0).stdout_eq(str![[r#"
...
all that went through everything agree: 1 solution
[..], 28 steps

"#]]);
}

#[test]
fn breadth_first_search_speaks_of_shortest_ways() {
    let ran = bachet(&["trace", "maris-jaloux", "--method", "breadth-first"], "").code(0);
    let told = String::from_utf8_lossy(&ran.get_output().stdout).into_owned();
    assert!(told.contains("\nthere is no shorter way, and there are no others as short\n"), "{told}");
    assert!(!told.contains("longest"), "{told}");
    let ran = bachet(&["trace", "wolf-goat-cabbage", "--method", "breadth-first", "--json"], "").code(0);
    let told = String::from_utf8_lossy(&ran.get_output().stdout).into_owned();
    assert!(told.contains("\"shortest_ways\": \"2\"") && !told.contains("longest"), "{told}");
}

#[test]
fn an_order_that_is_nothing_to_a_method_is_refused() {
    for method in ["cnf", "propagation"] {
        for more in [&[][..], &["--rules"], &["--tree"]] {
            let arguments = [&["trace", "zebra", "--method", method, "--order", "3,1"], more].concat();
            bachet(&arguments, "").code(2).stdout_eq("");
        }
    }
    bachet(&["trace", "zebra", "--method", "cnf", "--order", "3"], "").code(2).stderr_eq(str![[r#"
error: `cnf` takes all clues up at once: their order is nothing to it
  = hint: leave out `--order`, or use `clauses`, `backtracking`, `successors` or `permutations`

"#]]);
    bachet(&["trace", "zebra", "--compare", "clauses,cnf", "--order", "3"], "").code(0);
}

#[test]
fn clues_are_called_by_what_names_them() {
    let clues = "2. = Bob != milk\n- = Ann = tea\n- = Bob = cocoa\n";
    let puzzle = format!("grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n{clues}");
    let run = |order: &str| bachet(&["trace", "-", "--method", "permutations", "--order", order], &puzzle);
    // The label, not the place: clue 2 is the first one.
    run("2").code(0).stdout_eq(str![[r#"
clue 2 leaves 4 of 6
...
"#]]);
    run("x").code(2).stderr_eq(str![[r#"
error: there is no clue `x`
  = hint: the clues are `2` and `3`

"#]]);
}

#[test]
fn what_shows_nothing_is_refused() {
    let cases = [
        &["--speed", "9"][..],
        &["--speed", "9", "--events", "-"],
        &["--step", "--events", "-"],
        &["--speed", "9", "--html"],
        &["--speed", "9", "--json"],
    ];
    let told = cases.map(|arguments| {
        let told = bachet(&[&["trace", "zebra", "--method", "cnf"], arguments].concat(), "").code(2).stdout_eq("");
        format!("{}\n{}", arguments.join(" "), String::from_utf8_lossy(&told.get_output().stderr))
    });
    snapbox::assert_data_eq!(
        told.join("\n"),
        str![[r#"
--speed 9
error: `--speed` is for events shown on a terminal, and there is none
  = hint: leave out `--speed`

--speed 9 --events -
error: `--events -` writes the events where they would be shown: `--speed` and `--step` have nothing to do
  = hint: leave them out, or name a file behind `--events`

--step --events -
error: `--events -` writes the events where they would be shown: `--speed` and `--step` have nothing to do
  = hint: leave them out, or name a file behind `--events`

--speed 9 --html
error: the argument '--speed <N>' cannot be used with '--html'

Usage: bachet trace --method <METHOD> --speed <N> <PUZZLE>

For more information, try '--help'.

--speed 9 --json
error: the argument '--speed <N>' cannot be used with '--json'

Usage: bachet trace --method <METHOD> --speed <N> <PUZZLE>

For more information, try '--help'.

"#]]
    );
}

#[test]
fn who_has_no_more_room_says_so() {
    let crowd = |people: usize| {
        let names: String = (0..people).map(|n| format!("p{n}: 1\n")).collect::<Vec<_>>().concat();
        format!("crossing: Crowd\n{names}boat: 2 seats\n")
    };
    let tall = bachet(&["trace", "-", "--method", "depth-first"], "hanoi: Tall\ndisks: 13\n").code(3).stderr_eq("");
    tall.stdout_eq(str![[r#"
...
depth-first: depth 199999, 200000 nodes, 366666 checks, 0 dead ends, 0 solutions
all the room that it has was filled before a solution was found; more time would not help
it took [..]

"#]]);
    let tall = bachet(&["trace", "-", "--method", "depth-first", "--json"], "hanoi: Tall\ndisks: 13\n").code(3);
    assert!(String::from_utf8_lossy(&tall.get_output().stdout).contains("\"how\": \"full\""));
    bachet(&["trace", "-", "--method", "breadth-first"], &crowd(140)).code(2).stdout_eq("").stderr_eq(str![[r#"
error: the states of this crossing have numbers of more than 128 bits, which no method goes through
  = hint: fewer travellers would fit; `solve` and `count` need no such numbers

"#]]);
    bachet(&["count", "-"], "crossing: Crowd\nperson: 140\nboat: 2 seats\n").code(0);
}
