//! The program as a person runs it: what it prints, and how it ends.

#![expect(clippy::needless_raw_string_hashes, reason = "snapbox writes its snapshots so")]

use std::io::{BufRead as _, Write as _};
use std::path::PathBuf;
use std::process::Stdio;

use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use snapbox::str;

/// Two friends and a mistake.
const MISTAKES: &str = "\
grid: Friends
friend: Ann, Bob, Cleo
pet: cat, dog, fish
1. = An = cat
2. Blorp unless the fish.
";

fn command() -> Command {
    let mut command = Command::new(cargo_bin!("bachet"));
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "CLICOLOR_FORCE"] {
        command = command.env_remove(name);
    }
    command
}

fn bachet(arguments: &str) -> OutputAssert {
    command().args(arguments.split(' ')).assert()
}

fn bachet_with(arguments: &str, input: &str) -> OutputAssert {
    command().args(arguments.split(' ')).stdin(input.to_owned()).assert()
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("bachet-cli-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    folder
}

#[test]
fn solve_shows_the_only_solution() {
    bachet("solve zebra").code(0).stderr_eq("").stdout_eq(str![[r#"
house  nation     colour  animal  drink         cigarettes
─────  ─────────  ──────  ──────  ────────────  ────────────
    1  Norwegian  yellow  fox     water         Kool
    2  Ukrainian  blue    horse   tea           Chesterfield
    3  English    red     snails  milk          Old Gold
    4  Spanish    ivory   dog     orange juice  Lucky Strike
    5  Japanese   green   zebra   coffee        Parliament

1 solution, and no other

Who drinks water?    Norwegian
Who owns the zebra?  Japanese

it took [..]

"#]]);
}

#[test]
fn solve_tells_several_solutions_and_how_often_each_answer() {
    bachet("solve einstein --first 1").code(0).stderr_eq("").stdout_eq(str![[r#"
maison  couleur  habitant   boisson  cigare       animal
──────  ───────  ─────────  ───────  ───────────  ───────
     1  verte    Norvégien  café     Blend        poisson
     2  bleue    Allemand   eau      Prince       chats
     3  jaune    Suédois    lait     Dunhill      chiens
     4  rouge    Anglais    bière    Blue Master  cheval
     5  blanche  Danois     thé      Pall Mall    oiseaux

7 solutions
the first is shown: `--first N` shows more or fewer

À qui est le poisson ?  Allemand (3), Danois (3), Norvégien (1)

it took [..]

"#]]);
}

#[test]
fn solve_in_json() {
    let source = "grid: x\nwho: Ann, Bob\npet: cat, dog\nage: 7, 9\n1. = Ann != cat\n\
        ? Whose?\n = who(cat)\n? = age(cat) = 7\n";
    bachet_with("solve --json", source).code(0).stderr_eq("").stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "solve",
  "verdict": "several",
  "count": "2",
  "exact": true,
  "solutions": [
    {
      "rows": [
        {
          "who": "Ann",
          "pet": "dog",
          "age": "7"
        },
        {
          "who": "Bob",
          "pet": "cat",
          "age": "9"
        }
      ]
    },
    {
      "rows": [
        {
          "who": "Ann",
          "pet": "dog",
          "age": "9"
        },
        {
          "who": "Bob",
          "pet": "cat",
          "age": "7"
        }
      ]
    }
  ],
  "answers": [
    {
      "question": "Whose?",
      "values": [
        {
          "value": "Bob",
          "count": "2"
        }
      ]
    },
    {
      "question": "age(cat) = 7",
      "values": [
        {
          "value": "true",
          "count": "1"
        },
        {
          "value": "false",
          "count": "1"
        }
      ]
    }
  ],
  "diagnostics": []
}

"#]]);
}

#[test]
fn solve_without_solution_is_a_negative_answer() {
    let source = "grid: x\nwho: Ann, Bob\npet: cat, dog\n1. = Ann = cat\n2. = Ann = dog\n";
    bachet_with("solve -", source).code(1).stdout_eq(str![[r#"
no solution
it took [..]

"#]]);
}

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
  = hint: add an indented line below it with its meaning: `= ...`

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
      "hint": "did you mean `Ann`?"
    },
    {
      "code": "unread-sentence",
      "severity": "error",
      "message": "I know `fish`, but not `Blorp`",
      "line": 5,
      "column": 4,
      "length": 21,
      "hint": "add an indented line below it with its meaning: `= ...`"
    }
  ]
}

"#]]);
}

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

#[test]
fn check_several_solutions() {
    bachet("check einstein").code(1).stderr_eq("").stdout_eq(str![[r#"
7 solutions

Where the solutions differ
1  couleur   jaune, verte
1  boisson   café, eau
1  cigare    Blend, Dunhill, Pall Mall
1  animal    chats, oiseaux, poisson
2  habitant  Allemand, Danois
2  boisson   eau, thé
2  cigare    Blend, Prince
2  animal    chats, cheval, poisson
3  couleur   blanche, jaune, rouge
3  habitant  Anglais, Suédois
3  cigare    Blend, Dunhill, Pall Mall
3  animal    cheval, chiens, oiseaux
4  couleur   jaune, rouge, verte
4  habitant  Allemand, Anglais, Danois
4  boisson   bière, café, thé
4  cigare    Blue Master, Dunhill, Prince
4  animal    chats, cheval, poisson
5  couleur   blanche, jaune, rouge
5  habitant  Anglais, Danois, Suédois
5  boisson   bière, thé
5  cigare    Blue Master, Dunhill, Pall Mall
5  animal    cheval, chiens, oiseaux, poisson

Clues to add, with the number of solutions that each leaves
left  clue
────  ─────────────────────────────────────────────────────────────────────────────────
   1  Celui de la maison 1 habite la maison jaune.
      = 1 = jaune
   1  Celui de la maison 1 fume des Blend.
      = 1 = Blend
   1  Celui de la maison 5 habite la maison jaune.
      = 5 = jaune
   1  Celui de la maison blanche habite quelque part à gauche de celui qui a les chats.
      = blanche left of chats
   1  Celui de la maison rouge habite quelque part à gauche de celui qui a les chats.
      = rouge left of chats

"#]]);
}

#[test]
fn check_names_idle_clues_and_clashes() {
    let idle = "grid: x\nwho: Ann, Bob\npet: cat, dog\n\
        1. Ann has the cat.\n = Ann = cat\n2. Bob has the dog.\n = Bob = dog\n";
    bachet_with("check --smallest", idle).code(0).stdout_eq(str![[r#"
1 solution, and no other

Any one of these clues follows from all the others and can be left out
1.  Ann has the cat.
2.  Bob has the dog.

These clues suffice; no smaller number of clues does
1.  Ann has the cat.

"#]]);
    let clash = "grid: x\nwho: Ann, Bob, Cleo\npet: cat, dog, fish\n\
        1. = Ann = cat and Bob != fish\n- = Cleo = dog\n2. = Cleo != cat\n";
    bachet_with("check", clash).code(1).stdout_eq(str![[r#"
no solution

These contradict each other; without any one of them, the others do not
1. part 1  = Ann = cat
1. part 2  = Bob != fish
clue 2     = Cleo = dog

"#]]);
    bachet_with("check --json", clash).code(1).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "check",
  "verdict": "none",
  "count": "0",
  "exact": true,
  "solutions": [],
  "check": {
    "idle": [],
    "minimal": null,
    "smallest": null,
    "smallest_proved": null,
    "differing": [],
    "additions": [],
    "clash": [
      {
        "clue": 1,
        "label": "1",
        "part": 1,
        "text": "= Ann = cat"
      },
      {
        "clue": 1,
        "label": "1",
        "part": 2,
        "text": "= Bob != fish"
      },
      {
        "clue": 2,
        "label": "",
        "part": null,
        "text": "= Cleo = dog"
      }
    ],
    "complete": true
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn candidates_of_every_cell() {
    let source = "grid: x\nwho: Ann, Bob, Cleo\npet: cat, dog, fish\n1. = Ann = cat\n";
    bachet_with("candidates", source).code(0).stdout_eq(str![[r#"
who   pet
────  ─────────
Ann   cat
Bob   dog, fish
Cleo  dog, fish

several solutions: each cell shows every value that it has in any of them

"#]]);
}

#[test]
fn a_limit_of_steps_is_never_guessed_around() {
    bachet("count zebra --steps 0").code(3).stdout_eq(str![[r#"
a limit was reached before a solution was found

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
  = hint: `bachet gallery` lists the puzzles that come with the program

"#]]);
    bachet("gallery gastspreker").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no file `gastspreker`, and no puzzle of that name in the gallery
  = hint: did you mean `gastsprekers`?

"#]]);
    bachet("solve zebra --lang tlh").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there are no messages in the language `tlh`
  = hint: the only language so far is `en`

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

#[test]
fn json_and_text_read_back() {
    for name in ["schoolverkeer", "einstein", "zebra"] {
        let convert = |to: &str| command().args(["convert", "--to", to, name]).output().expect("it runs").stdout;
        let back = command().arg("convert").stdin(convert("json")).assert().code(0);
        back.stdout_eq(String::from_utf8(convert("text")).expect("it is text"));
    }
}

#[test]
fn convert_explains_how_it_reads() {
    let source = "grid: x\nwho: Ann, Bob\nage: 7 years, 9 years\nteam (shared): red 1, blue 1\n\
        day (ordered): second, first\n1. Ann is older.\n = age(Ann) > age(Bob)\n";
    bachet_with("convert --explain", source).code(0).stdout_eq(str![[r#"
category  each value occurs   type              order           values
────────  ──────────────────  ────────────────  ──────────────  ────────────────
who       once                text              none            Ann, Bob
age       once                numbers, `years`  as listed here  7 years, 9 years
team      as often as listed  text              none            red, blue
day       once                text              as listed here  second, first

1.  Ann is older.
    = age(Ann) > age(Bob)

"#]]);
    bachet_with("convert --to json", source).code(0).stdout_eq(str![[r#"
{
  "family": "grid",
  "title": "x",
  "language": null,
  "source": null,
  "categories": [
    {
      "name": "who",
      "values": [
        "Ann",
        "Bob"
      ],
      "kind": "one each",
      "unit": "text",
      "ordered": false
    },
    {
      "name": "age",
      "values": [
        "7 years",
        "9 years"
      ],
      "kind": "one each",
      "unit": "years",
      "ordered": true
    },
    {
      "name": "team",
      "values": [
        "red",
        "blue"
      ],
      "kind": "shared",
      "counts": [1, 1],
      "unit": "text",
      "ordered": false
    },
    {
      "name": "day",
      "values": [
        "second",
        "first"
      ],
      "kind": "one each",
      "unit": "text",
      "ordered": true
    }
  ],
  "clues": [
    {
      "label": "1",
      "text": "Ann is older.",
      "expression": "age(Ann) > age(Bob)"
    }
  ],
  "questions": []
}

"#]]);
}

#[test]
fn a_page_stands_alone() {
    let source = "grid: <x>\nwho: Ann, Bob\npet: cat, dog\n1. = Ann != cat\n? Who has the cat?\n = who(cat)\n";
    bachet_with("solve --html", source).code(0).stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>&lt;x&gt;</title>
<style>
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fffefb; --line: #c9c4b8; --faint: #66615a; --good: #14653a; --warning: #7d5200; --bad: #a3211f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #191815; --line: #4a463e; --faint: #a8a297; --good: #7fd6a4; --warning: #f0c674; --bad: #ff9a94; } }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: start; font-weight: 600; padding-bottom: .4rem; }
th, td { border: 1px solid var(--line); padding: .3rem .7rem; text-align: start; } .number { text-align: end; }
dl { display: grid; grid-template-columns: minmax(2rem, max-content) 1fr; gap: .3rem 1rem; } dd { margin: 0; }
.strong { font-weight: 600; } .faint { color: var(--faint); } .good { color: var(--good); font-weight: 600; }
.warning { color: var(--warning); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
@media print { :root { --ink: #000; --paper: #fff; --line: #888; --faint: #444; --good: #000; --warning: #000; --bad: #000; } body { max-width: none; margin: 0; font-size: 10.5pt; } table, dl > * { break-inside: avoid; } h2 { break-after: avoid; } }
</style>
</head>
<body>
<main>
<h1>&lt;x&gt;</h1>
<dl>
<dt>who</dt><dd>Ann, Bob</dd>
<dt>pet</dt><dd>cat, dog</dd>
</dl>
<h2>Clues</h2>
<dl>
<dt>1.</dt><dd>Ann != cat</dd>
</dl>
<h2>Solutions</h2>
<div class="scroll">
<table>
<thead><tr><th scope="col">who</th><th scope="col">pet</th></tr></thead>
<tbody>
<tr><th scope="row">Ann</th><td>dog</td></tr>
<tr><th scope="row">Bob</th><td>cat</td></tr>
</tbody>
</table>
</div>
<p class="good">1 solution, and no other</p>
<dl>
<dt>Who has the cat?</dt><dd class="strong">Bob</dd>
</dl>
</main>
</body>
</html>

"#]]);
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
fn the_command_line_explains_itself() {
    bachet("help").code(0).stdout_eq(str![[r#"
Solves logic puzzles: finds every solution, and proves that there is no other

Usage: bachet [OPTIONS] <COMMAND>

Commands:
  solve        Find every solution and answer the questions
  count        Count the solutions
  check        Check that there is exactly one solution, and show which clues to leave out or add
  candidates   Show which values each cell has in some solution
  show         Show a board or a state, its conflicts, and whether it can still be solved
  read         Show how each clue and question is understood
  export       Write the puzzle for another solver or planner
  print        Draw the graph of states of a river crossing or a puzzle of moves, as SVG
  prove        Write or check a certificate that there is no way, or no shorter one
  trace        Run a solving method step by step, or compare several
  convert      Write the puzzle in another notation, or explain how it is read
  batch        Solve any number of classic Sudokus, one on each line
  generate     Make classic Sudokus with exactly one solution
  gallery      List the puzzles that come with the program, or print one
  new          Print a commented puzzle to start from
  completions  Print completions for a shell
  man          Print the manual page
  help         Print this message or the help of the given subcommand(s)

Options:
      --json        Print one JSON object instead of text
      --lang <TAG>  Language of the messages [default: from LANG, else en]
  -h, --help        Print help
  -V, --version     Print version

Exit codes: 0 done, 1 a negative answer, 2 bad input or usage, 3 a limit was reached, 70 a bug.

Examples:
  bachet solve zebra           a puzzle of the gallery
  bachet new grid > my.bachet  a puzzle to start from
  bachet check my.bachet

"#]]);
    bachet("sole zebra").code(2).stderr_eq(str![[r#"
error: unrecognized subcommand 'sole'

  tip: a similar subcommand exists: 'solve'

Usage: bachet [OPTIONS] <COMMAND>

For more information, try '--help'.

"#]]);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        bachet(&format!("completions {shell}")).code(0);
    }
    bachet("man").code(0);
}

#[test]
fn watching_shows_what_changed() {
    let folder = folder("watch");
    let file = folder.join("x.bachet");
    let save = |clues: &str| {
        let text = format!("grid: x\nwho: Ann, Bob, Cleo\npet: cat, dog, fish\n{clues}");
        // As editors do: the file is whole at every moment.
        std::fs::write(folder.join("new"), text).expect("it can be written");
        std::fs::rename(folder.join("new"), &file).expect("it can be replaced");
    };
    save("1. = Ann != cat\n2. = Bob != dog\n");
    let mut child = std::process::Command::new(cargo_bin!("bachet"))
        .args(["check", "--watch"])
        .arg(&file)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut lines = std::io::BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let mut until = |wanted: &str| {
        let found = lines.by_ref().map(|line| line.expect("it is text")).find(|line| line.starts_with(wanted));
        found.unwrap_or_else(|| panic!("it never said {wanted}"))
    };
    assert_eq!(until("2."), "2.       3          = Bob != dog");
    save("1. = Ann = dog\n2. = Bob != dog\n- = Cleo = cat\n");
    assert_eq!(until("1."), "1.         2  new     = Ann = dog");
    assert_eq!(until("2."), "2.         2  was 3   = Bob != dog");
    assert_eq!(until("clue 3"), "clue 3     1  new     = Cleo = cat");
    child.kill().expect("it runs until it is told");
    child.wait().expect("it ends");
    std::fs::remove_dir_all(&folder).expect("it is ours");
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
