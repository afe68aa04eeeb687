//! A puzzle that is itself the argument: a board or a link.

use std::fs;

use crate::{command, folder};

const BOARD: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Runs a verb on an argument in a folder; returns its exit code, and what it prints without the time.
fn run(argument: &str, input: &str, folder: &std::path::Path) -> (Option<i32>, String, String) {
    let output = command().args(["solve", argument]).stdin(input.to_owned()).current_dir(folder).output();
    let output = output.expect("it starts");
    let text = String::from_utf8(output.stdout).expect("text");
    let timeless = text.lines().filter(|line| !line.starts_with("it took")).collect::<Vec<_>>().join("\n");
    (output.status.code(), timeless, String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn a_board_or_a_link_is_read_as_if_it_were_in_a_file() {
    let folder = folder("argument");
    let rows = BOARD.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row)).collect::<Vec<_>>().join("\n");
    for argument in [
        BOARD,
        &BOARD.replace('.', "0"),
        &rows,
        "1...\n..2.\n.3..\n...4",
        &format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", BOARD.replace('.', "0")),
    ] {
        let (code, printed, said) = run(argument, "", &folder);
        assert_eq!((code, printed, said), run("-", argument, &folder), "{argument}");
        assert_eq!(code, Some(0), "{argument}");
    }
}

#[test]
fn a_mistake_in_it_is_shown_at_its_place() {
    let folder = folder("argument-mistake");
    let (code, _, said) = run(&BOARD[1..], "", &folder);
    assert_eq!(code, Some(2));
    assert!(said.contains(" --> <argument>:1:"), "{said}");
    let (code, _, said) = run("https://example.org/puzzles/42", "", &folder);
    assert_eq!(code, Some(2));
    assert!(said.contains("error[link-without-board]") && said.contains(" --> <argument>:1:1"), "{said}");
}

#[test]
fn a_file_that_is_missing_is_no_board() {
    let folder = folder("argument-missing");
    for name in ["20240112-103.txt", "2024-01-12_10-20-30.txt", "1234-1234-1234-12", "1/2/3/4/1/2/3/4.txt"] {
        let (code, _, said) = run(name, "", &folder);
        assert_eq!(code, Some(2), "{name}");
        assert!(said.starts_with(&format!("error: there is no file `{name}`")), "{said}");
    }
}

#[test]
fn a_file_of_the_same_name_comes_first() {
    let folder = folder("argument-file");
    fs::write(folder.join(BOARD), "1...\n..2.\n.3..\n...4\n").expect("the folder can be written");
    let (code, printed, _) = run(BOARD, "", &folder);
    assert_eq!(code, Some(0));
    assert!(printed.contains("┃ 1  2 ┃"), "{printed}");
}
