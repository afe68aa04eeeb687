//! What the author of a logic grid wants to know.

use std::io::BufRead as _;
use std::process::Stdio;

use snapbox::cmd::cargo_bin;
use snapbox::str;

use crate::{bachet, bachet_with, folder};

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

Clues to add: the 5 that leave the fewest solutions
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
        .env("LC_ALL", "en")
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
    child.kill().expect("it runs until it is killed");
    child.wait().expect("it ends");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn check_counts_givens_only() {
    bachet_with("check", "1 {23} . .\n. . 2 .\n. 3 . .\n. . . 4\n").code(0).stdout_eq(str![[r#"
1 solution, and no other
the givens alone are checked: the candidates follow from them
every given is needed

"#]]);
    bachet_with("check", "1 {2} . .\n{4} . 2 .\n. . . .\n. . . 4\n").code(0).stdout_eq(str![[r#"
1 solution, and no other
the givens alone do not suffice: some of the candidates are needed
every given is needed

"#]]);
}
