//! What the program prints on a terminal, which `script` of util-linux provides.

use std::process::{Command, Stdio};

use snapbox::cmd::cargo_bin;

use crate::session::has_terminals;

/// Runs the program on a terminal with this many columns, and returns its exit code and its lines without colours.
/// Returns `None` if this machine has no such `script`.
fn on_terminal(columns: usize, arguments: &str) -> Option<(Option<i32>, Vec<String>)> {
    if !has_terminals() {
        return None;
    }
    let command = format!("stty rows 40 cols {columns}; exec {} {arguments}", cargo_bin!("bachet").display());
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--command", &command, "/dev/null"]).env("LANG", "en").env("TERM", "xterm");
    let mut script = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    // As long as the input is open, whoever reads it waits.
    let input = script.stdin.take();
    let output = script.wait_with_output().expect("it ends");
    drop(input);
    let text = String::from_utf8(output.stdout).expect("it is text");
    let plain: Vec<String> = text.split('\u{1b}').enumerate().map(|(at, part)| visible(at, part)).collect();
    Some((output.status.code(), plain.concat().lines().map(str::to_owned).collect()))
}

/// Returns a part of a text without the escape sequence at its start, if it is not the first part.
fn visible(at: usize, part: &str) -> String {
    if at == 0 {
        part.to_owned()
    } else {
        part.split_once(|c: char| c.is_ascii_alphabetic()).unwrap_or_default().1.to_owned()
    }
}

#[test]
fn without_a_puzzle_it_says_how_to_go_on() {
    for verb in ["solve", "count", "check", "read", "convert", "print", "show", "candidates", "prove"] {
        let Some((code, lines)) = on_terminal(200, verb) else { return };
        assert_eq!(code, Some(2), "{verb}");
        assert_eq!(lines[0], "error: no puzzle is given", "{verb}");
        assert!(lines[1].starts_with("  = hint: name a file, a puzzle of the gallery such as `zebra`"), "{verb}");
    }
}

#[test]
fn tables_fit_the_terminal() {
    for (columns, arguments) in [
        (60, "solve zebra"),
        (60, "solve einstein --first 1"),
        (60, "candidates einstein"),
        (40, "count zebra --per-clue"),
        (60, "check einstein"),
        (60, "read zebra"),
        (80, "gallery"),
        (60, "trace zebra --method cnf --rules"),
    ] {
        let Some((_, lines)) = on_terminal(columns, arguments) else { return };
        let widest = lines.iter().max_by_key(|line| line.chars().count()).expect("it prints something");
        assert!(widest.chars().count() <= columns, "{arguments}, {columns} columns: {widest}");
    }
}

#[test]
fn numbers_are_aligned_alike_in_solutions_and_candidates() {
    let source = "grid: x\nwho: Ann, Bob\nage: 7, 10\nstart: 9:00, 10:30\n1. = age(Ann) = 7\n2. = start(Ann) = 9:00\n";
    let rows = |verb: &str| {
        let output = crate::bachet_with(verb, source).code(0).get_output().stdout.clone();
        let output = String::from_utf8(output).expect("it is text");
        output.lines().take(4).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(rows("solve"), ["who  age  start", "───  ───  ─────", "Ann    7   9:00", "Bob   10  10:30"]);
    assert_eq!(rows("candidates"), rows("solve"));
}
