//! Help, examples to start from, and how the program ends.

use std::io::Write as _;
use std::process::Stdio;

use snapbox::cmd::cargo_bin;
use snapbox::str;

use crate::{bachet, bachet_with, command};

#[test]
fn the_command_line_explains_itself() {
    bachet("help").code(0).stdout_eq(str![[r#"
Solves logic puzzles: finds every solution, and proves that there is no other

Usage: bachet [OPTIONS] <COMMAND>

Commands:
  solve        Find every solution and answer the questions
  count        Count the solutions
  check        Check that there is exactly one solution, and show which clues to leave out or add
  candidates   Show which values each cell has in some solution
  show         Show a board, marks on a logic grid or a state, its conflicts, and whether it can still be solved
  explain      Explain step by step how a person reaches the solution
  hint         Give a hint for the next step, or say what is wrong with what was entered
  rate         Say how difficult a puzzle is
  read         Show how a puzzle is understood: its categories, clues and questions, or its statements
  export       Write the puzzle for another solver or planner
  print        Print the puzzle and its solution as an HTML page, or draw its graph of states as SVG
  prove        Write or check a certificate that there is no way, or no shorter one
  trace        Run a solving method step by step, or compare several
  convert      Write the puzzle in another notation
  batch        Solve any number of puzzles: classic Sudokus, one on each line, or the rows of a table
  generate     Make classic Sudokus or logic grids with exactly one solution
  serve        Open the app in a browser, and answer questions of other programs over HTTP
  gallery      List the puzzles that come with the program, or print one
  new          Print a commented puzzle to start from
  completions  Print completions for a shell
  man          Print the manual page
  help         Print this message or the help of the given subcommand(s)

Options:
      --json        Print one JSON object instead of text
      --lang <TAG>  Language of the messages: en, fr or nl [default: that of the environment; for pages, that of the puzzle]
  -h, --help        Print help
  -V, --version     Print version

Exit codes: 0 done, 1 a negative answer, 2 bad input or usage, 3 a limit was reached, 70 a bug.

Examples:
  bachet solve zebra           a puzzle of the gallery
  bachet new grid > my.bachet  a puzzle to start from
  bachet check my.bachet

"#]]);
    bachet("sole zebra").code(2).stderr_eq(str![[r#"
error: there is no verb `sole`
  = hint: did you mean `bachet solve zebra`?

"#]]);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        bachet(&format!("completions {shell}")).code(0);
    }
    bachet("man").code(0);
}

#[test]
fn what_new_prints_has_one_solution() {
    let starter = command().args(["new", "grid"]).output().expect("it runs").stdout;
    bachet_with("check", &String::from_utf8(starter).expect("it is text")).code(0).stdout_eq(str![[r#"
1 solution, and no other
every clue is needed

"#]]);
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = std::process::Command::new(cargo_bin!("bachet"))
        .arg("solve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    // Whoever reads goes away before anything is written.
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("it is piped");
    input.write_all(b"grid: x\nwho: Ann, Bob\n").expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn what_new_prints_is_sound() {
    let starter = command().args(["new", "sudoku"]).output().expect("it runs").stdout;
    bachet_with("count", &String::from_utf8(starter).expect("it is text")).code(0).stdout_eq(str![[r#"
1 solution, and no other

"#]]);
}
