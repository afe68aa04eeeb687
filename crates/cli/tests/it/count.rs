//! The number of solutions of a logic grid.

use snapbox::str;

use crate::bachet;

#[test]
fn count_after_each_clue() {
    bachet("count --per-clue gastsprekers").code(0).stderr_eq("").stdout_eq(str![[r#"
Solutions left after each clue
clue     left  text
────  ───────  ───────────────────────────────────────────────────────────────────────────────────────────────────────────
      1728000  without any clue
1.      13824  Wie in december komt, heet geen Tycho en praat over vuurwerk. De gast van mei is 45 en praat over vrijheid.
2.       2592  Nepwapens is het onderwerp van Jeanet.
3.         80  De spreker van februari, die het over alcohol heeft, is 2 jaar jonger dan Peter.
4.          2  Tycho is 42. Cor is ouder dan Nina.
5.          1  De spreker van juni heeft het niet over EHBO.

1 solution, and no other

"#]]);
    bachet("count --json --best-order schoolverkeer").code(0).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "count",
  "verdict": "unique",
  "count": "1",
  "exact": true,
  "counts": [
    "13824",
    "3456",
    "2304",
    "36",
    "24",
    "18",
    "4",
    "2",
    "1"
  ],
  "counts_exact": [
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true
  ],
  "best_order": [
    {
      "clue": 3,
      "label": "3",
      "count": "216",
      "exact": true
    },
    {
      "clue": 1,
      "label": "1",
      "count": "48",
      "exact": true
    },
    {
      "clue": 8,
      "label": "8",
      "count": "12",
      "exact": true
    },
    {
      "clue": 6,
      "label": "6",
      "count": "4",
      "exact": true
    },
    {
      "clue": 5,
      "label": "5",
      "count": "2",
      "exact": true
    },
    {
      "clue": 4,
      "label": "4",
      "count": "1",
      "exact": true
    },
    {
      "clue": 2,
      "label": "2",
      "count": "1",
      "exact": true
    },
    {
      "clue": 7,
      "label": "7",
      "count": "1",
      "exact": true
    }
  ],
  "diagnostics": []
}

"#]]);
}
