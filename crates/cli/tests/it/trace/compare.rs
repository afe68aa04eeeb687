//! Several methods side by side.

use snapbox::str;

use super::{SMALL, bachet};

#[test]
fn methods_are_compared() {
    bachet(&["trace", "-", "--compare", "backtracking,successors,depth-first"], SMALL).code(0).stdout_eq(str![[r#"
method        nodes  checks  dead ends  depth  solutions  [..]
────────────  ─────  ──────  ─────────  ─────  ─────────  [..]
backtracking     14      52          1     12          1  [..]  all
successors       14      52          1     12          1  [..]  all

left out: `depth-first` searches states, and this puzzle has none
all methods that finished agree: 1 solution

"#]]);
    bachet(&["trace", "wolf-goat-cabbage", "--compare", "all", "--json"], "").code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "trace",
  "comparison": {
    "methods": [
      {
        "method": "clauses",
        "refused": "trace-needs-table"
      },
      {
        "method": "cnf",
        "refused": "trace-needs-table"
      },
      {
        "method": "backtracking",
        "refused": "trace-needs-table"
      },
      {
        "method": "successors",
        "refused": "trace-needs-table"
      },
      {
        "method": "permutations",
        "refused": "trace-needs-table"
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
        "refused": "trace-needs-table"
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
fn methods_compared_take_steps_together() {
    bachet(&["trace", "-", "--compare", "backtracking,successors", "--stats"], SMALL).code(0).stdout_eq(str![[r#"
...
all methods that finished agree: 1 solution
[..], 28 steps

"#]]);
}
