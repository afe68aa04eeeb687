//! What is wrong with a puzzle, and puzzles that are not found.

use snapbox::str;

use crate::{bachet, bachet_with, command, folder};

/// Two friends and a mistake.
const MISTAKES: &str = "\
grid: Friends
friend: Ann, Bob, Cleo
pet: cat, dog, fish
1. = An = cat
2. Blorp unless the fish.
";

#[test]
fn problems_are_drawn_all_at_once() {
    bachet_with("solve", MISTAKES).code(2).stdout_eq("").stderr_eq(str![[r#"
error[unknown-name]: no category or value is called `An`
 --> <stdin>:4:6
  |
4 | 1. = An = cat
  |      ^^
  |
  = hint: did you mean `Ann`?

error[unread-sentence]: I know `fish`, but not `Blorp`
 --> <stdin>:5:4
  |
5 | 2. Blorp unless the fish.
  |    ^^^^^^^^^^^^^^^^^^^^^
  |
  = hint: add an indented line below it with its meaning, such as `= Ann = fish` or `= Ann != fish`

"#]]);
}

#[test]
fn problems_in_json() {
    bachet_with("check --json", MISTAKES).code(2).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "diagnostics": [
    {
      "code": "unknown-name",
      "severity": "error",
      "message": "no category or value is called `An`",
      "line": 4,
      "column": 6,
      "length": 2,
      "hint": "did you mean `Ann`?",
      "fixes": [
        {
          "text": "Ann",
          "line": 4,
          "column": 6,
          "length": 2
        }
      ]
    },
    {
      "code": "unread-sentence",
      "severity": "error",
      "message": "I know `fish`, but not `Blorp`",
      "line": 5,
      "column": 4,
      "length": 21,
      "hint": "add an indented line below it with its meaning, such as `= Ann = fish` or `= Ann != fish`"
    }
  ]
}

"#]]);
}

#[test]
fn names_are_guessed_and_files_named() {
    bachet("solve zerba").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no file `zerba`, and no puzzle of that name in the gallery
  = hint: did you mean `zebra`?

"#]]);
    bachet("solve none.bachet").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no file `none.bachet`
  = hint: check its path; `bachet gallery` lists the puzzles that come with the program

"#]]);
    bachet("gallery gastspreker").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no file `gastspreker`, and no puzzle of that name in the gallery
  = hint: did you mean `gastsprekers`?

"#]]);
    bachet("solve zebra --lang tlh").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there are no messages in the language `tlh`
  = hint: use `en`, `fr` or `nl`

"#]]);
}

#[test]
fn a_file_named_as_a_puzzle_of_the_gallery_needs_its_extension() {
    let folder = folder("shadow");
    std::fs::write(folder.join("zebra"), "grid: x\nwho: Ann\n").expect("it can be written");
    let run = |name: &str| command().current_dir(&folder).args(["count", name]).assert();
    run("zebra").code(0).stderr_eq(str![[r#"
note: this is the puzzle `zebra` of the gallery, not the file of that name
  = hint: write `./zebra` to read the file

"#]]);
    run("./zebra").code(0).stderr_eq("").stdout_eq(str![[r#"
1 solution, and no other

"#]]);
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
