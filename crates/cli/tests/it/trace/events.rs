//! Events in a file, and played again.

use std::fs;

use snapbox::cmd::OutputAssert;
use snapbox::str;

use super::{SMALL, bachet, folder};

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

cnf: 3 nodes, 61 checks, 0 dead ends, depth 1, 2 solutions
the search is complete: there are no other solutions
it took [..]

"#]]);
}

#[test]
fn what_was_stored_is_played() {
    let path = "small.jsonl";
    // Played, it ends as it ended.
    let solved = str![[r#"
┏━━━━━━┳━━━━━━┓
┃ 4  1 ┃ 3  2 ┃
┃ 3  2 ┃ 1  4 ┃
┣━━━━━━╋━━━━━━┫
┃ 2  3 ┃ 4  1 ┃
┃ 1  4 ┃ 2  3 ┃
┗━━━━━━┻━━━━━━┛

successors: 14 nodes, 52 checks, 1 dead end, depth 12, 1 solution
the search is complete: there is no other solution
it took [..]

"#]];
    bachet(&["trace", "-", "--method", "successors", "--events", path, "--all"], SMALL)
        .code(0)
        .stdout_eq(solved.clone());
    bachet(&["trace", "--play", path], "").code(0).stderr_eq("").stdout_eq(solved);
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
stopped after 3 events
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
error[trace-file-no-header]: the first line is not the header of a trace: expected value
 --> bad.jsonl:1
  = hint: `bachet trace PUZZLE --method M --events FILE` writes a trace

"#]]);
    play(&good.replacen("\"value\":4", "\"value\":5", 1)).code(2).stdout_eq("").stderr_eq(str![[r#"
error[trace-file-unfit]: event 7 is not possible in this puzzle after the events before it
 --> bad.jsonl:8
  = hint: the file was changed, or belongs to another puzzle

"#]]);
    let lines: Vec<&str> = good.lines().collect();
    let filled = lines.iter().position(|line| line.starts_with("{\"assign\"")).expect("a value is written");
    play(&format!("{}\n{{\"solution\":{{\"number\":1}}}}\n", lines[..=filled].join("\n"))).code(2).stdout_eq("");
    bachet(&["trace", "--play", path, "--json"], "").code(2).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "diagnostics": [
    {
      "code": "trace-file-unfit",
      "severity": "error",
      "message": "event 8 is not possible in this puzzle after the events before it",
      "line": 9,
      "column": null,
      "length": null,
      "hint": "the file was changed, or belongs to another puzzle"
    }
  ]
}

"#]]);
    play(&good.replacen("\"solution\"", "\"sulotion\"", 1)).code(2).stderr_eq(str![[r#"
error[trace-file-line]: this line is not an event: unknown variant `sulotion`, expected one of `node`, `choose`, `assign`, `check`, `conflict`, `backup`, `combine`, `solution`, `end`
 --> bad.jsonl:87

"#]]);
    play(&good.replacen("sudoku: A small one", "sudoku: A small one\\nboxes: 3x3", 1)).code(2).stderr_eq(str![[r#"
error[box-shape]: `3x3` is not a shape of boxes for a board of 4 by 4
 --> bad.jsonl (puzzle):2:8
  |
2 | boxes: 3x3
  |        ^^^
  |
  = hint: a box has 4 cells

"#]]);
    let cut: String = good.split_inclusive('\n').take(5).collect();
    play(&cut).code(0).stderr_eq(str![[r#"
note: the trace is cut off: its last line is missing

"#]]);
    play(&good.replacen("{\"node\":{\"depth\":0}}\n", "", 1)).code(0).stderr_eq(str![[r#"
note: the number of events in the last line is wrong
  = hint: the file was changed

"#]]);
    bachet(&["trace", "--play", "no-such-file"], "").code(2).stderr_eq(str![[r#"
error: there is no file `no-such-file`
  = hint: check its path; `bachet gallery` lists the puzzles that come with the program

"#]]);
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
        let output = String::from_utf8_lossy(&refused.get_output().stderr).replace(name, "FILE");
        snapbox::assert_data_eq!(
            output,
            str![[r#"
error: `FILE` is the puzzle itself, and the events would overwrite it
  = hint: write another file name after `--events`

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
fn the_last_event_is_shown_or_none() {
    let cut = bachet(&["trace", "einstein", "--method", "clauses", "--steps", "20"], "").code(3);
    let output = String::from_utf8_lossy(&cut.get_output().stdout).into_owned();
    assert!(!output.contains("a node at depth"), "{output}");
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
                assert!(run.contains("\nstopped after "), "{method} {until}: {run}");
            }
        }
    }
}
