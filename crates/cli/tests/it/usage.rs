//! Command lines that cannot be read: what the program says, and whether the command that it names works.

use std::fs;
use std::time::{Duration, Instant};

use crate::{bachet, command, folder};

/// A board with one solution.
const BOARD: &str = "000000023004060500712040008000600900105007000470009010007090002000100000600003000\n";

/// What is typed, and what stands in the message.
const MISTAKES: &[(&str, &str)] = &[
    ("sole zebra", "did you mean `bachet solve zebra`?"),
    ("verify zebra --time 5s", "did you mean `bachet check zebra --time 5s`?"),
    ("zebra", "did you mean `bachet solve zebra`?"),
    ("board.txt", "did you mean `bachet solve board.txt`?"),
    ("list", "did you mean `bachet gallery`?"),
    ("frobnicate", "`bachet help` lists the verbs"),
    ("help sudoku", "`bachet new sudoku` prints a commented one"),
    ("tip board.txt", "did you mean `bachet hint board.txt`?"),
    ("difficulty board.txt", "did you mean `bachet rate board.txt`?"),
    ("why board.txt", "did you mean `bachet explain board.txt`?"),
    ("play", "`bachet show 17-clue --set r1c1=5` draws"),
    ("--solve board.txt", "write `bachet solve board.txt`"),
    ("--first 5 solve zebra", "write `bachet solve zebra --first 5`"),
    ("generate 5 --hard", "write `bachet generate --count 5`; its options are `--count`, `--seed`"),
    ("solve zebra einstein", "write `bachet solve zebra`\n"),
    ("solve --fist 2 zebra", "write `bachet solve --first 2 zebra`\n"),
    ("solve --fist=2 zebra", "write `bachet solve --first=2 zebra`\n"),
    ("new", "it is one of `grid`, `sudoku`"),
    ("export zebra", "`bachet export zebra --to dimacs`"),
    ("solve board.text", "did you mean `board.txt`?"),
    ("print board", "did you mean `board.txt`?"),
    ("solve 17clue", "did you mean `17-clue`?"),
    ("solve puzzles", "name a file in it, such as `puzzles/monday.txt`"),
];

/// The mistakes whose hint names only files or a list.
const WITHOUT_COMMAND: [&str; 4] = ["solve board.text", "print board", "solve 17clue", "solve puzzles"];

#[test]
fn a_mistake_is_named_with_a_command_that_works() {
    let folder = folder("usage");
    fs::create_dir_all(folder.join("puzzles")).expect("the folder can be made");
    for file in ["board.txt", "puzzles/monday.txt", "puzzles/tuesday.txt"] {
        fs::write(folder.join(file), BOARD).expect("the file can be written");
    }
    let run = |line: &str| {
        let output = command().args(line.split(' ')).current_dir(&folder).output().expect("it starts");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for &(typed, expected) in MISTAKES {
        let (code, said) = run(typed);
        assert_eq!(code, Some(2), "bachet {typed}: {said}");
        assert!(said.contains(expected), "bachet {typed}: {said}");
        let suggested = said.split('`').find_map(|quoted| quoted.strip_prefix("bachet "));
        assert_eq!(suggested.is_none(), WITHOUT_COMMAND.contains(&typed), "bachet {typed}: {said}");
        if let Some(suggested) = suggested {
            let (code, said) = run(suggested);
            assert!(matches!(code, Some(0 | 1)), "bachet {typed} suggests {suggested}, which says: {said}");
        }
    }
}

/// As in a folder of many files: `bachet solve *`.
#[test]
fn many_words_too_many_take_no_time() {
    let words = (0..20_000).map(|number| format!("{number}.txt"));
    let started = Instant::now();
    let output = command().args(["solve", "zebra"]).args(words).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), said.lines().count()), (Some(2), 2), "{said}");
    assert!(said.starts_with("error: `solve` has no use for `0.txt`\n"), "{said}");
    // It takes some milliseconds; the bound is for busy machines.
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
}

#[test]
fn a_mistake_in_the_command_line_is_json_where_json_is_asked_for() {
    command().args(["--json", "play", "board.txt"]).assert().code(2).stderr_eq("").stdout_eq(snapbox::str![[r#"
{
  "schema": 2,
  "diagnostics": [
    {
      "code": "no-such-verb",
      "severity": "error",
      "message": "there is no verb `play`",
      "line": null,
      "column": null,
      "length": null,
      "hint": "no verb plays a puzzle; `bachet show 17-clue --set r1c1=5` draws a board with that cell filled"
    }
  ]
}

"#]]);
}

#[test]
fn a_limit_that_would_do_nothing_is_refused() {
    for what in ["--propose", "--ask"] {
        for limit in ["--time 1", "--steps 1", "--stats"] {
            let arguments = format!("read zebra {what} {limit}");
            let stderr = String::from_utf8(bachet(&arguments).code(2).get_output().stderr.clone()).expect("text");
            let option = limit.split(' ').next().expect("an option");
            assert!(stderr.contains(what) && stderr.contains(option), "{arguments}: {stderr}");
        }
    }
}
