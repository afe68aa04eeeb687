//! Water jugs, the Tower of Hanoi, sliding tiles and knights at the command line.

use snapbox::cmd::OutputAssert;
use snapbox::str;

use crate::command;

const JUGS: &str = "jugs: Two jugs\ncapacity: small 3, large 5\ngoal: large 4\n";
const TOWER: &str = "hanoi: Two disks\ndisks: 2\npegs: 4\n";
const BOARD: &str = "tiles: A small board\n1 2 3\n4 . 5\ngoal:\n  1 2 3\n  4 5 .\n";
const SWAPPED: &str = "tiles: Out of reach\n1 2 3\n5 4 .\ngoal:\n  1 2 3\n  4 5 .\n";

fn bachet(arguments: &[&str], input: &str) -> OutputAssert {
    command().args(arguments).stdin(input.to_owned()).assert()
}

#[test]
fn solve_shows_a_way_step_by_step() {
    bachet(&["solve"], JUGS).code(0).stderr_eq("").stdout_eq(str![[r#"
    the start                             small 0, large 0
1.  fill jug large                        small 0, large 5
2.  pour 3 from jug large into jug small  small 3, large 2
3.  empty jug small                       small 0, large 2
4.  pour 2 from jug large into jug small  small 2, large 0
5.  fill jug large                        small 2, large 5
6.  pour 1 from jug large into jug small  small 3, large 4

1 shortest way of 6 moves
16 reachable states, with 58 moves between them
it took [..]

"#]]);
}

#[test]
fn solve_lists_all_shortest_ways() {
    bachet(&["solve", "--all-shortest"], TOWER).code(0).stdout_eq(str![[r#"
Way 1: 3 moves
    the start                   1, 1
1.  disk 1 from peg 1 to peg 2  2, 1
2.  disk 2 from peg 1 to peg 4  2, 4
3.  disk 1 from peg 2 to peg 4  4, 4

Way 2: 3 moves
    the start                   1, 1
1.  disk 1 from peg 1 to peg 3  3, 1
2.  disk 2 from peg 1 to peg 4  3, 4
3.  disk 1 from peg 3 to peg 4  4, 4

2 shortest ways of 3 moves; 1 up to symmetry
16 reachable states, with 72 moves between them; 10 up to symmetry
up to symmetry, these are interchangeable: 2 × peg
it took [..]

"#]]);
    bachet(&["solve", "--all-shortest", "--up-to-symmetry"], TOWER).code(0).stdout_eq(str![[r#"
Way 1: 3 moves
    the start                   1, 1
1.  disk 1 from peg 1 to peg 2  2, 1
2.  disk 2 from peg 1 to peg 4  2, 4
3.  disk 1 from peg 2 to peg 4  4, 4

2 shortest ways of 3 moves; 1 up to symmetry
16 reachable states, with 72 moves between them; 10 up to symmetry
up to symmetry, these are interchangeable: 2 × peg
it took [..]

"#]]);
}

#[test]
fn solve_lists_simple_ways_and_the_first_moves_of_each() {
    bachet(&["solve", "--all", "--first", "2", "--max-moves", "3"], JUGS).code(0).stdout_eq(str![[r#"
Way 1: 8 moves
    the start        small 0, large 0
1.  fill jug small   small 3, large 0
2.  fill jug large   small 3, large 5
3.  empty jug small  small 0, large 5

the first 3 of 8 moves are shown: `--max-moves N` shows more or fewer

Way 2: 10 moves
    the start                             small 0, large 0
1.  fill jug small                        small 3, large 0
2.  pour 3 from jug small into jug large  small 0, large 3
3.  fill jug small                        small 3, large 3

the first 3 of 10 moves are shown: `--max-moves N` shows more or fewer
1 shortest way of 6 moves
14 ways without repeated states
16 reachable states, with 58 moves between them
the first 2 are shown, 12 more are not: `--first 14` shows all of them
it took [..]

"#]]);
    bachet(&["solve", "--crossings", "1"], BOARD).code(0).stdout_eq(str![[r#"
    the start           1 2 3 / 4 . 5
1.  tile 5 slides left  1 2 3 / 4 5 .

1 shortest way of 1 move
360 reachable states, with 840 moves between them
it took [..]

"#]]);
}

#[test]
fn solve_in_json_has_the_state_after_each_move() {
    bachet(&["solve", "--json"], BOARD).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "solve",
  "verdict": "unique",
  "count": "1",
  "exact": true,
  "solutions": [
    {
      "moves": 1,
      "steps": [
        {
          "move": "slide",
          "tile": "5",
          "towards": "left",
          "after": [
            [1, 2, 3],
            [4, 5, 0]
          ]
        }
      ]
    }
  ],
  "answers": [],
  "ways": {
    "listed": "shortest",
    "symmetry": "named",
    "distance": 1,
    "at_least": 1,
    "no_way": null,
    "shortest": {
      "named": "1",
      "up_to_symmetry": "1"
    },
    "states": {
      "named": "360",
      "up_to_symmetry": "360"
    },
    "moves": {
      "named": "840",
      "up_to_symmetry": "840"
    },
    "interchangeable": []
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn why_there_is_no_way() {
    bachet(&["solve"], SWAPPED).code(1).stdout_eq(str![[r#"
there is no way: each slide exchanges two squares and moves the blank one square, so the exchanges and the steps of the blank are both even or both odd in number; here they are not
360 reachable states, with 840 moves between them
it took [..]

"#]]);
    bachet(&["count"], "jugs:\ncapacity: 2, 4\ngoal: 3\n").code(1).stdout_eq(str![[r#"
there is no way: the sizes of the jugs and the amounts at the start are multiples of 2, so every amount is one; 3 is not
6 reachable states, with 18 moves between them

"#]]);
}

#[test]
fn count_reports_what_it_counts() {
    bachet(&["count", "--all"], JUGS).code(0).stdout_eq(str![[r#"
moves  ways
─────  ────
    6     1
    8     3
   10     4
   11     2
   12     2
   14     2

1 shortest way of 6 moves
14 ways without repeated states
16 reachable states, with 58 moves between them

"#]]);
    bachet(&["count", "--all", "--up-to-symmetry"], TOWER).code(0).stdout_eq(str![[r#"
moves  ways
─────  ────
    3     1
    4     3
    5     6
    6    15
    7    27
    8    26
    9    10

2 shortest ways of 3 moves; 1 up to symmetry
88 ways without repeated states, up to symmetry
16 reachable states, with 72 moves between them; 10 up to symmetry
up to symmetry, these are interchangeable: 2 × peg

"#]]);
    bachet(&["count", "--json"], TOWER).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "count",
  "verdict": "several",
  "count": "2",
  "exact": true,
  "ways": {
    "listed": "shortest",
    "symmetry": "named",
    "distance": 3,
    "at_least": 3,
    "no_way": null,
    "shortest": {
      "named": "2",
      "up_to_symmetry": "1"
    },
    "states": {
      "named": "16",
      "up_to_symmetry": "10"
    },
    "moves": {
      "named": "72",
      "up_to_symmetry": "38"
    },
    "interchangeable": [
      {
        "members": [
          "peg"
        ],
        "count": 2
      }
    ]
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn check_reports_the_number_of_ways() {
    bachet(&["check"], TOWER).code(0).stdout_eq(str![[r#"
2 shortest ways of 3 moves; 1 up to symmetry
16 reachable states, with 72 moves between them; 10 up to symmetry
up to symmetry, these are interchangeable: 2 × peg

"#]]);
    bachet(&["check"], SWAPPED).code(1).stdout_eq(str![[r#"
there is no way: each slide exchanges two squares and moves the blank one square, so the exchanges and the steps of the blank are both even or both odd in number; here they are not
360 reachable states, with 840 moves between them

"#]]);
}

#[test]
fn candidates_are_states() {
    bachet(&["candidates"], TOWER).code(0).stdout_eq(str![[r#"
States on shortest ways, up to symmetry
after 0 moves: 1, 1
after 1 move: 2, 1, one of 2 equivalent states
after 2 moves: 2, 4, one of 2 equivalent states
after 3 moves: 4, 4

"#]]);
    bachet(&["candidates", "--json"], BOARD).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "candidates",
  "verdict": "unique",
  "exact": true,
  "candidates": {
    "states": [
      {
        "state": "1 2 3 / 4 . 5",
        "position": [
          [1, 2, 3],
          [4, 0, 5]
        ],
        "distance": "0",
        "stands_for": "1"
      },
      {
        "state": "1 2 3 / 4 5 .",
        "position": [
          [1, 2, 3],
          [4, 5, 0]
        ],
        "distance": "1",
        "stands_for": "1"
      }
    ]
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn a_state_is_drawn_with_its_distances() {
    bachet(&["show"], BOARD).code(0).stdout_eq(str![[r#"
1 2 3
4 . 5
this is the start
1 move from here to the goal

"#]]);
    bachet(&["show", "--state", "small 3, large 2"], JUGS).code(0).stdout_eq(str![[r#"
small 3, large 2
2 moves from the start
4 moves from here to the goal

"#]]);
    bachet(&["show", "--state", "1 2 3 / 5 4 ."], BOARD).code(1).stdout_eq(str![[r#"
1 2 3
5 4 .
unreachable from the start
a dead end: the goal cannot be reached from here

"#]]);
    bachet(&["show", "--state", "small 9"], JUGS).code(2).stderr_eq(str![[r#"
error: `small 9` is not a state of this puzzle
  = hint: write a state as the start is written: `small 0, large 0`

"#]]);
    bachet(&["show", "--json", "--state", "1, 2"], TOWER).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "show",
  "show": {
    "state": "1, 2",
    "position": [1, 2],
    "allowed": true,
    "broken": [],
    "goal": false,
    "from_start": {
      "moves": 3
    },
    "to_goal": {
      "moves": 2
    },
    "exact": true
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn the_graph_of_states_is_drawn() {
    let picture = command().args(["print", "--graph"]).stdin(JUGS).output().expect("it runs");
    assert_eq!(picture.status.code(), Some(0));
    let picture = String::from_utf8(picture.stdout).expect("it is text");
    assert!(picture.starts_with("<svg") && picture.contains("the shortest ways have 6 moves"));
    bachet(&["export", "--to", "dot"], BOARD).code(0).stdout_eq(str![[r##"
// Written by Bachet. A small board
// 360 states: only those on shortest ways are here.
digraph "A small board" {
  rankdir=LR;
  node [shape=box, style="rounded,filled", fillcolor=white];
  s0 [label="1 2 3/n4 . 5", fillcolor=palegreen];
  s1 [label="1 2 3/n4 5 .", fillcolor=gold];
  { rank=same; s0 }
  { rank=same; s1 }
  s0 -> s1 [label="tile 5 slides left", color="#1a5fb4", penwidth=2];
}

"##]]);
}

#[test]
fn a_limit_has_a_code_of_its_own() {
    bachet(&["solve", "--steps", "2"], JUGS).code(3).stdout_eq(str![[r#"
a limit was reached before a way was found; every way has at least 1 move
it took [..]

"#]]);
    bachet(&["print", "--graph", "--steps", "2"], JUGS).code(3);
    bachet(&["candidates", "--steps", "2"], JUGS).code(3);
    bachet(&["show", "--steps", "2"], JUGS).code(3);
}

#[test]
fn what_has_no_meaning_is_said_in_a_sentence() {
    bachet(&["prove"], JUGS).code(2).stderr_eq(str![[r#"
error: certificates can be written for river crossings only: there is no checker for a puzzle of moves that is independent of the search
  = hint: `bachet count` visits every reachable state, and says so if none is the goal

"#]]);
    bachet(&["count", "--per-clue"], JUGS).code(2).stderr_eq(str![[r#"
error: only a logic grid has clues after which solutions can be counted
  = hint: leave out `--per-clue`; `bachet check` shows which givens are redundant, or which rules never matter

"#]]);
    bachet(&["count", "--estimate"], JUGS).code(2).stderr_eq(str![[r#"
error: only the number of solutions of a Sudoku can be estimated
  = hint: leave out `--estimate`; `--time` and `--steps` limit the work

"#]]);
    bachet(&["check", "--smallest"], JUGS).code(2).stderr_eq(str![[r#"
error: `--smallest` is for the clues of a logic grid
  = hint: leave out `--smallest`; `bachet check` shows which givens are redundant, or which rules never matter

"#]]);
    bachet(&["show", "--get", "r1c1"], JUGS).code(2).stderr_eq(str![[r#"
error: this puzzle has no cells
  = hint: leave out `--set`, `--clear`, `--get`, `--count-wrong`, `--reveal`, `--tell`, `--solution` and `--candidates`; `--state` shows a state other than the start

"#]]);
    bachet(&["print", "zebra", "--graph"], "").code(2).stderr_eq(str![[r#"
error: only a river crossing or a puzzle of moves has a graph of states
  = hint: `bachet print` without `--graph` prints this puzzle as a page; `bachet export` writes it as `dimacs` or `minizinc`

"#]]);
}
