//! Solutions of logic grids, and answers to their questions.

use snapbox::str;

use crate::{bachet, bachet_with};

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
fn solve_reports_several_solutions_with_the_frequency_of_each_answer() {
    bachet("solve einstein --first 1").code(0).stderr_eq("").stdout_eq(str![[r#"
maison  couleur  habitant   boisson  cigare       animal
──────  ───────  ─────────  ───────  ───────────  ───────
     1  verte    Norvégien  café     Blend        poisson
     2  bleue    Allemand   eau      Prince       chats
     3  jaune    Suédois    lait     Dunhill      chiens
     4  rouge    Anglais    bière    Blue Master  cheval
     5  blanche  Danois     thé      Pall Mall    oiseaux

7 solutions
the first is shown, 6 more are not: `--first 7` shows all of them

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
fn a_limit_of_steps_is_never_guessed_around() {
    bachet("count zebra --steps 0").code(3).stdout_eq(str![[r#"
a limit was reached before a solution was found

"#]]);
}

#[test]
fn three_of_several_solutions_are_shown() {
    let shown = |arguments: &str, input: &str| {
        let output = bachet_with(arguments, input).get_output().stdout.clone();
        let output = String::from_utf8(output).expect("it is text");
        let shown = output.lines().find(|line| line.contains("shown")).unwrap_or_default().to_owned();
        let solutions = ["Solution ", "Way ", "\"rows\"", "\"board\""];
        let solution = |line: &&str| solutions.iter().any(|start| line.trim_start().starts_with(start));
        (output.lines().filter(solution).count(), shown)
    };
    let four = "grid: x\nwho: Ann, Bob\npet: cat, dog\nage: 7, 9\n";
    for (arguments, input, number, words) in [
        ("solve", four, 3, "the first 3 are shown, 1 more is not: `--first 4` shows all of them"),
        ("solve --first 4", four, 4, ""),
        ("solve --first 9", four, 4, ""),
        ("solve --first 0", four, 0, "none is shown: `--first 4` shows all of them"),
        ("solve --json", four, 4, ""),
        ("solve einstein", "", 3, "the first 3 are shown, 4 more are not: `--first 7` shows all of them"),
        (
            "solve maris-jaloux",
            "",
            0,
            "the first is shown: `--all-shortest` lists all of them, `--all` the longer ones too",
        ),
        (
            "solve --all-shortest maris-jaloux",
            "",
            25,
            "the first 25 are shown, 461 more are not: `--first 486` shows all of them",
        ),
        ("solve --first 0 hanoi", "", 0, "none is shown: `--first 1` shows it"),
        (
            "solve --time 1 -",
            "1...............",
            3,
            "the first 3 are shown, 69 more are not: `--first 72` shows all of them",
        ),
    ] {
        assert_eq!(shown(arguments, input), (number, words.to_owned()), "{arguments}");
    }
}
