//! `bachet batch` as a person runs it.

use std::io::{Read as _, Write as _};
use std::process::Stdio;

use snapbox::cmd::{OutputAssert, cargo_bin};
use snapbox::str;

use crate::command;

const PUZZLE: &str = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

/// A comment, a puzzle, a blank line, too short a line, two solutions, none, a stranger.
fn lines() -> String {
    let two = "468931527751624839392..8461134..6298289413675675289314846192753513867942927345186";
    let none = PUZZLE.replacen("4...3", "44..3", 1);
    let strange = PUZZLE.replacen("4...3", "4..x3", 1);
    format!("# three puzzles\n{PUZZLE} SE 6.6\n\n4...3\n{two}\n{none}\n{strange}\n")
}

fn batch(arguments: &str, input: &str) -> OutputAssert {
    command().arg("batch").args(arguments.split_whitespace()).stdin(input.to_owned()).assert()
}

#[test]
fn each_line_has_its_answer() {
    batch("", &lines())
        .code(2)
        .stdout_eq(str![[r#"
468931527751624839392578461134756298289413675675289314846192753513867942927345186
error[line-length]
[..] several
none
error[line-character]

"#]])
        .stderr_eq(str![[r#"
error[line-length]: this line has 5 characters; a Sudoku has 81, or 729 pencil marks
 --> <stdin>:4
  = hint: a space is an empty cell only in a line of exactly 81 or 729 characters; otherwise it ends the puzzle
error[line-character]: `x` has no meaning in a Sudoku
 --> <stdin>:7:4
  = hint: a cell is a digit from 1 to 9; an empty cell is `.`, `0`, `*` or `_`

"#]]);
    batch("--count", &lines()).code(2).stdout_eq(str![[r#"
1
error[line-length]
2
0
error[line-character]

"#]]);
    batch("--verdict", &lines()).code(2).stdout_eq(str![[r#"
unique
error[line-length]
several
none
error[line-character]

"#]]);
    batch("--jsonl", &lines()).code(2).stderr_eq("").stdout_eq(str![[r#"
{"line":2,"verdict":"unique","count":"1","exact":true,"solution":"468931527751624839392578461134756298289413675675289314846192753513867942927345186"}
{"line":4,"error":{"code":"line-length","severity":"error","message":"this line has 5 characters; a Sudoku has 81, or 729 pencil marks","line":4,"column":null,"length":null,"hint":"a space is an empty cell only in a line of exactly 81 or 729 characters; otherwise it ends the puzzle"}}
{"line":5,"verdict":"several","count":"2","exact":true,"solution":"[..]"}
{"line":6,"verdict":"none","count":"0","exact":true,"solution":null}
{"line":7,"error":{"code":"line-character","severity":"error","message":"`x` has no meaning in a Sudoku","line":7,"column":4,"length":1,"hint":"a cell is a digit from 1 to 9; an empty cell is `.`, `0`, `*` or `_`"}}

"#]]);
    batch("--csv", &lines()).code(2).stderr_eq("").stdout_eq(str![[r#"
line,verdict,count,exact,solution,error
2,unique,1,true,468931527751624839392578461134756298289413675675289314846192753513867942927345186,
4,,,,,"line-length: this line has 5 characters; a Sudoku has 81, or 729 pencil marks"
5,several,2,true,[..],
6,none,0,true,,
7,,,,,"line-character: `x` has no meaning in a Sudoku"

"#]]);
}

/// A rating stands where it belongs in each form; only exactly one solution has one.
#[test]
fn puzzles_are_rated() {
    let rated = |fields: &str| format!("[..]{fields}");
    batch("--rate", &lines()).code(2).stdout_eq(str![[r#"
4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........ 9.0 1.2 1.2 [..] extreme
error[line-length]
468931527751624839392..8461134..6298289413675675289314846192753513867942927345186 several
44..3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........ none
error[line-character]

"#]]);
    batch("--rate --jsonl", &lines()).code(2).stderr_eq("").stdout_eq(str![[r#"
{"line":2,"verdict":"unique","count":"1","exact":true,"solution":"[..]","er":9.0,"ep":1.2,"ed":1.2,"hodoku_score":[..],"hodoku_level":"extreme"}
{"line":4,"error":{"code":"line-length",[..]}}
{"line":5,"verdict":"several","count":"2","exact":true,"solution":"[..]","er":null,"ep":null,"ed":null,"hodoku_score":null,"hodoku_level":null}
{"line":6,"verdict":"none","count":"0","exact":true,"solution":null,"er":null,"ep":null,"ed":null,"hodoku_score":null,"hodoku_level":null}
{"line":7,"error":{"code":"line-character",[..]}}

"#]]);
    batch("--rate --csv", &lines()).code(2).stderr_eq("").stdout_eq(str![[r#"
line,verdict,count,exact,solution,er,ep,ed,hodoku_score,hodoku_level,error
2,unique,1,true,[..],9.0,1.2,1.2,[..],extreme,
4,,,,,,,,,,"line-length: this line has 5 characters; a Sudoku has 81, or 729 pencil marks"
5,several,2,true,[..],,,,,,
6,none,0,true,,,,,,,
7,,,,,,,,,,"line-character: `x` has no meaning in a Sudoku"

"#]]);
    batch("--rate --limit 1", PUZZLE).code(0).stdout_eq(rated(" unknown\n"));
    batch("--rate --count", PUZZLE).code(2).stdout_eq("").stderr_eq(str![[r#"
error: the argument '--rate' cannot be used with '--count'
...
"#]]);
}

/// Many chunks on several threads keep their order; the time limit ends the work within a puzzle.
#[test]
fn ratings_keep_their_order_and_stop_in_time() {
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let harder = "....9523..6.....4....27....7......2.3.59........7.1.....1..6..8...3..61...6.4.3..";
    let lines: String = (0..300).map(|at| if at % 7 == 0 { harder } else { easy }.to_owned() + "\n").collect();
    let output = batch("--rate --threads 3", &lines).code(0);
    let written = String::from_utf8_lossy(&output.get_output().stdout);
    assert!(written.lines().map(|line| &line[..81]).eq(lines.lines()));
    assert!(written.lines().all(|line| line[82..].starts_with(if line.starts_with('.') { "4.2 " } else { "1.2 " })));
    let hardest = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1\n";
    let output = batch("--rate --time .5", &hardest.repeat(60)).code(3);
    let written = String::from_utf8_lossy(&output.get_output().stdout);
    let last = written.lines().last().expect("a line is written");
    assert!(last.ends_with(" - - - - -") || last.ends_with(" unknown"), "{last}");
}

/// The names of the columns are skipped where a table begins, however many comments are above it, and nowhere else.
#[test]
fn a_header_is_the_first_line_of_a_table() {
    let comments = "# a comment that makes the input longer than a chunk\n".repeat(4000);
    for above in ["", "\n# from a book\n \n", &comments] {
        batch("--count", &format!("{above}id;puzzle\n1;{PUZZLE}\n")).code(0).stdout_eq("1\n").stderr_eq("");
        batch("--count", &format!("{above}1;{PUZZLE}\nid;puzzle\n{PUZZLE}\n"))
            .code(2)
            .stdout_eq("1\nerror[line-length]\n1\n");
    }
    batch("", &format!("puzzle\n{PUZZLE}\nstart here\n")).code(2).stdout_eq("4[..]\nerror[line-length]\n").stderr_eq(
        str![[r#"
error[line-length]: this line has 5 characters; a Sudoku has 81, or 729 pencil marks
 --> <stdin>:3
  = hint: a space is an empty cell only in a line of exactly 81 or 729 characters; otherwise it ends the puzzle

"#]],
    );
}

/// A form that shows the number of solutions counts them, up to a limit; the others stop at the second solution.
#[test]
fn solutions_are_counted_up_to_a_limit() {
    let many = "......2...4..1..3.7...8....85..37...1..8...7.4.3....8...5..9..6..45.6......1....3";
    let empty = ".".repeat(81);
    let lines = format!("{many}\n{empty}\n");
    batch("--count", &lines).code(0).stdout_eq("72\n10000+\n");
    batch("--count --limit 2", &lines).code(0).stdout_eq("2+\n2+\n");
    batch("--count --limit 72", &lines).code(0).stdout_eq("72+\n72+\n");
    batch("--count --limit 73", &lines).code(0).stdout_eq("72\n73+\n");
    batch("--verdict", &lines).code(0).stdout_eq("several\nseveral\n");
    batch("--csv", &lines).code(0).stdout_eq(str![[r#"
line,verdict,count,exact,solution,error
1,several,72,true,[..],
2,several,10000,false,[..],

"#]]);
    batch("--jsonl", &lines).code(0).stdout_eq(str![[r#"
{"line":1,"verdict":"several","count":"72","exact":true,"solution":"[..]"}
{"line":2,"verdict":"several","count":"10000","exact":false,"solution":"[..]"}

"#]]);
}

#[test]
fn the_exit_code_is_that_of_the_gravest_line() {
    let none = PUZZLE.replacen("4...3", "44..3", 1);
    batch("--count", PUZZLE).code(0).stdout_eq("1\n").stderr_eq("");
    batch("--count --limit 1", PUZZLE).code(0).stdout_eq("1+\n");
    batch("--count", &format!("{PUZZLE}\n{none}")).code(1).stdout_eq("1\n0\n");
    batch("--count --limit 4000000000 --time .2", &format!("{}\n{none}", ".".repeat(81)))
        .code(3)
        .stdout_eq("[..]+\n0\n");
}

#[test]
fn every_backend_gives_the_same() {
    for path in ["auto", "avx512", "avx2", "portable"] {
        for threads in [1, 3] {
            let output = command().args(["batch", "--count", "--backend", path]).arg(format!("--threads={threads}"));
            let output = output.stdin(PUZZLE.to_owned()).output().expect("it runs");
            let said = String::from_utf8_lossy(&output.stderr);
            match output.status.code() {
                Some(0) => assert_eq!(output.stdout, b"1\n"),
                code => {
                    assert_eq!(code, Some(2));
                    assert!(path.starts_with("avx") && said.contains("this processor does not have AVX"), "{said}");
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    batch("no-such-file.txt", "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no file `no-such-file.txt`
  = hint: check its path; `bachet gallery` lists the puzzles that come with the program

"#]]);
    batch("", "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there are no puzzles in `<stdin>`
  = hint: a puzzle is a line of 81 characters, such as `4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........`

"#]]);
    batch("--json", "").code(2).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "diagnostics": [
    {
      "code": "json-is-one-object",
      "severity": "error",
      "message": "`--json` prints one object, but this verb writes one line for each puzzle",
      "line": null,
      "column": null,
      "length": null,
      "hint": "use `--jsonl`"
    }
  ]
}

"#]]);
    batch("--limit 0", PUZZLE).code(2).stdout_eq("").stderr_eq(str![[r#"
error: invalid value '0' for '--limit <N>': 0 is not in 1..=4294967295

For more information, try '--help'.

"#]]);
    batch("--backend sse", PUZZLE).code(2).stdout_eq("").stderr_eq(str![[r#"
error: invalid value 'sse' for '--backend <BACKEND>'
  [possible values: auto, avx512, avx2, portable]

For more information, try '--help'.

"#]]);
    // Only the first bad lines are shown; each has its place in the output.
    let many = batch("--count", &"x\n".repeat(100)).code(2);
    let output = many.get_output();
    assert_eq!(output.stdout, "error[line-length]\n".repeat(100).as_bytes());
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.matches(" --> ").count(), 20);
    assert!(said.ends_with("note: 100 lines are not puzzles; the first 20 are shown\n"), "{said}");
}

#[test]
fn whoever_waits_for_an_answer_gets_it() {
    let mut child = command_in_pipes();
    let mut input = child.stdin.take().expect("it is piped");
    let mut output = child.stdout.take().expect("it is piped");
    for _ in 0..3 {
        writeln!(input, "{PUZZLE}").expect("it reads");
        let mut answer = [0; 2];
        output.read_exact(&mut answer).expect("it answers before the input ends");
        assert_eq!(&answer, b"1\n");
    }
    drop(input);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_closed_pipe_ends_it_quietly_though_the_input_goes_on() {
    let mut child = command_in_pipes();
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("it is piped");
    writeln!(input, "{PUZZLE}").expect("it reads");
    // The input stays open.
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let mut said = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut said).expect("it is text");
    assert_eq!(said, "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let mut child = std::process::Command::new(cargo_bin!("bachet"))
        .args(["batch", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(full)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    child.stdin.take().expect("it is piped").write_all(PUZZLE.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("error: the answer cannot be written: "), "{said}");
}

fn command_in_pipes() -> std::process::Child {
    std::process::Command::new(cargo_bin!("bachet"))
        .args(["batch", "--count"])
        .env("LC_ALL", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs")
}
