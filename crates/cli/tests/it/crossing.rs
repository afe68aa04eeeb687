//! River crossings at the command line: what a person sees, and how it ends.

use snapbox::cmd::OutputAssert;
use snapbox::str;

use crate::command;

const WOLF: &str = "\
crossing: Wolf, goat and cabbage
farmer: 1
wolf: 1
goat: 1
cabbage: 1
boat: 2 seats
rower: farmer
rule at banks: wolf and goat => farmer
  say: the wolf eats the goat
rule at banks: goat and cabbage => farmer
";

const COUPLES: &str = "\
crossing: Two couples
woman: 2, each with her man
man: 2
boat: SEATS seats
rule: each woman: her man or no man
";

fn bachet(arguments: &[&str], input: &str) -> OutputAssert {
    command().args(arguments).stdin(input.to_owned()).assert()
}

#[test]
fn solve_shows_a_way_step_by_step() {
    bachet(&["solve"], WOLF).code(0).stderr_eq("").stdout_eq(str![[r#"
    the start
    left   farmer, wolf, goat, cabbage, boat
    right  nobody
1.  farmer and goat cross from left to right
    left   wolf, cabbage
    right  farmer, goat, boat
2.  farmer crosses from right to left
    left   farmer, wolf, cabbage, boat
    right  goat
3.  farmer and wolf cross from left to right
    left   cabbage
    right  farmer, wolf, goat, boat
4.  farmer and goat cross from right to left
    left   farmer, goat, cabbage, boat
    right  wolf
5.  farmer and cabbage cross from left to right
    left   goat
    right  farmer, wolf, cabbage, boat
6.  farmer crosses from right to left
    left   farmer, goat, boat
    right  wolf, cabbage
7.  farmer and goat cross from left to right
    left   nobody
    right  farmer, wolf, goat, cabbage, boat

2 shortest ways of 7 crossings
10 reachable states, with 20 moves between them
the first is shown: `--all-shortest` lists all of them, `--all` the longer ones too

Rules
boat           2 seats
rower          farmer
rule at banks  wolf and goat => farmer
rule at banks  goat and cabbage => farmer

it took [..]

"#]]);
}

#[test]
fn solve_lists_ways_with_their_states() {
    bachet(&["solve", "--all-shortest", "--states", "--first", "1"], WOLF).code(0).stdout_eq(str![[r#"
Way 1: 7 crossings
    the start                                    0  00000
1.  farmer and goat cross from left to right     21  10101
2.  farmer crosses from right to left            4  00100
3.  farmer and wolf cross from left to right     23  10111
4.  farmer and goat cross from right to left     2  00010
5.  farmer and cabbage cross from left to right  27  11011
6.  farmer crosses from right to left            10  01010
7.  farmer and goat cross from left to right     31  11111

The bits of a state, lowest first
bit  who
───  ───────
  0  farmer
  1  wolf
  2  goat
  3  cabbage
  4  boat

the bits of each traveller are the number of its place: 0 = left, 1 = right
2 shortest ways of 7 crossings
10 reachable states, with 20 moves between them
the first is shown, 1 more is not: `--first 2` shows all of them

Rules
boat           2 seats
rower          farmer
rule at banks  wolf and goat => farmer
rule at banks  goat and cabbage => farmer

it took [..]

"#]]);
}

#[test]
fn count_reports_what_it_counts() {
    let couples = COUPLES.replace("SEATS", "2");
    bachet(&["count", "--all"], &couples).code(0).stdout_eq(str![[r#"
moves  ways
─────  ────
    5     8
    7     8
    9     2

8 shortest ways of 5 crossings; 4 up to symmetry
18 ways without repeated states
18 reachable states, with 44 moves between them; 12 up to symmetry
up to symmetry, these are interchangeable: 2 × (woman + man)

Rules
boat  2 seats
rule  each woman: her man or no man

"#]]);
}

#[test]
fn without_a_way_it_reports_the_states_reached() {
    let couples = COUPLES.replace("SEATS", "1");
    bachet(&["solve"], &couples).code(1).stdout_eq(str![[r#"
there is no way
3 reachable states, with 4 moves between them; 2 up to symmetry
up to symmetry, these are interchangeable: 2 × (woman + man)

Rules
boat  1 seat
rule  each woman: her man or no man

it took [..]

"#]]);
    bachet(&["check"], &couples).code(1).stdout_eq(str![[r#"
there is no way
3 reachable states, with 4 moves between them; 2 up to symmetry
at most 1 of 4 are at their goal at the same time, in 1 state up to symmetry
with 2 seats, there is a way of 5 crossings; with fewer seats there is none
no change of another limit, a rule, the rower or the goal alone makes a way possible
every rule matters
up to symmetry, these are interchangeable: 2 × (woman + man)

Rules
boat  1 seat
rule  each woman: her man or no man

"#]]);
}

#[test]
fn a_state_is_drawn_and_judged() {
    bachet(&["show", "--state", "goat, wolf"], WOLF).code(1).stdout_eq(str![[r#"
left                      right
────────┐   ~   ~   ~   ┌──────
farmer  │ ~   ~   ~   ~ │ wolf
cabbage │/____/ ~   ~   │ goat
        │ ~   ~   ~   ~ │

State 6, in bits 00110
not allowed at right because of wolf and goat: the wolf eats the goat
unreachable from the start
1 crossing from here to the goal

"#]]);
    bachet(&["show", "--state", "99"], WOLF).code(2).stderr_eq(str![[r#"
error: `99` is not a state of this crossing
  = hint: a state is a number of at most 5 bits, these bits, or the names of those at the last place

"#]]);
}

#[test]
fn candidates_are_states() {
    bachet(&["candidates"], &COUPLES.replace("SEATS", "3")).code(0).stdout_eq(str![[r#"
States on shortest ways, up to symmetry
after 0 crossings: state 0, in bits 00000
left   woman 1, woman 2, man 1, man 2, boat
right  nobody
after 1 crossing: state 21, in bits 10101
left   man 1, man 2
right  woman 1, woman 2, boat
after 1 crossing: state 19, in bits 10011, one of 2 equivalent states
left   woman 2, man 2
right  woman 1, man 1, boat
after 1 crossing: state 30, in bits 11110, one of 2 equivalent states
left   woman 1
right  woman 2, man 1, man 2, boat
after 2 crossings: state 1, in bits 00001, one of 2 equivalent states
left   woman 2, man 1, man 2, boat
right  woman 1
after 2 crossings: state 10, in bits 01010
left   woman 1, woman 2, boat
right  man 1, man 2
after 2 crossings: state 3, in bits 00011, one of 2 equivalent states
left   woman 2, man 2, boat
right  woman 1, man 1
after 3 crossings: state 31, in bits 11111
left   nobody
right  woman 1, woman 2, man 1, man 2, boat

"#]]);
}

#[test]
fn a_certificate_is_written_and_checked() {
    let file = crate::folder("certificate").join("certificate.json");
    let couples = COUPLES.replace("SEATS", "1");
    let written = command().args(["prove"]).stdin(couples.clone()).output().expect("it runs");
    assert_eq!(written.status.code(), Some(0));
    std::fs::write(&file, &written.stdout).expect("the temporary folder can be written");
    let path = file.to_string_lossy();
    bachet(&["prove", "--check", &path], &couples).code(0).stdout_eq(str![[r#"
accepted: there is no way; no move leads out of the 3 reachable states, and none is the goal

"#]]);
    bachet(&["prove", "--check", &path], &COUPLES.replace("SEATS", "2")).code(1).stdout_eq(str![[r#"
refused: a move leads from state 0 to state 28, which is not listed or listed as farther away

"#]]);
    // A family without certificates is refused in the same words, whether one is written or checked.
    for puzzle in ["zebra", "17-clue", "hanoi", "fifteen"] {
        let written = bachet(&["prove", puzzle], "").code(2).stdout_eq("").get_output().stderr.clone();
        bachet(&["prove", puzzle, "--check", &path], "").code(2).stdout_eq("").stderr_eq(written);
    }
    std::fs::remove_file(&file).expect("it is ours");
}

#[test]
fn a_limit_has_a_code_of_its_own() {
    bachet(&["solve", "--steps", "2"], WOLF).code(3);
    bachet(&["prove", "--steps", "2"], WOLF).code(3);
}

#[test]
fn what_has_no_meaning_is_said_in_a_sentence() {
    bachet(&["solve", "--step"], WOLF).code(2).stderr_eq(str![[r#"
error: `--step` waits for a key, but this is not a terminal
  = hint: leave out `--step`

"#]]);
    bachet(&["solve", "zebra", "--states"], "").code(2).stderr_eq(str![[r#"
error: this option is for river crossings and puzzles of moves; this puzzle has solutions, not ways
  = hint: leave out `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--max-moves` and `--step`

"#]]);
    bachet(&["prove", "zebra"], "").code(2).stderr_eq(str![[r#"
error: certificates can be written for river crossings only
  = hint: `bachet check` shows how many solutions this puzzle has, and what conflicts if it has none

"#]]);
}

#[test]
fn pages_are_self_contained() {
    let page = command().args(["solve", "--html"]).stdin(WOLF).output().expect("it runs");
    let page = String::from_utf8(page.stdout).expect("it is text");
    assert_eq!(page.matches("class=\"river\"").count(), 8);
    assert!(!["http", "<script", "src=", "<link"].iter().any(|s| page.contains(s)));
    let page = command().args(["show", "--html", "--state", "goat"]).stdin(WOLF).output().expect("it runs");
    assert!(String::from_utf8(page.stdout).expect("it is text").contains("class=\"ship\""));
}

#[test]
fn check_names_the_least_change_of_each_kind() {
    let text = "\
crossing: The family
adult: Otto 85 kg, Greta 70 kg
child: Kim 40 kg
boat: 2 seats, 80 kg
";
    bachet(&["check"], text).code(1).stderr_eq(str![[r#""#]]).stdout_eq(str![[r#"
there is no way
3 reachable states, with 4 moves between them
at most 1 of 3 are at their goal at the same time, in 2 states
no number of seats makes a way possible
with `boat: 2 seats, 110 weight`, there is a way of 5 crossings; with less there is none
with `goal: adult anywhere` as a further line, there is a way of 1 crossing

Rules
boat  2 seats, 80 weight

"#]]);
    let text = "\
crossing: Wolf and goat
farmer: 1
wolf: 1
goat: 1
boat: 2 seats
rower: farmer
rule: wolf => no goat
";
    bachet(&["check"], text)
        .code(1)
        .stderr_eq(str![[r#"
warning[forbidden-start]: the start breaks a rule at `left`: `wolf => no goat`
 --> <stdin>:7:1
  |
7 | rule: wolf => no goat
  | ^^^^^^^^^^^^^^^^^^^^^
  |
  = hint: if it is meant where the boat is not, write `rule unattended: wolf => no goat`

"#]])
        .stdout_eq(str![[r#"
there is no way
5 reachable states, with 6 moves between them
at most 2 of 3 are at their goal at the same time, in 2 states
no number of seats makes a way possible
with `rule unattended: wolf => no goat` instead of rule 1, there is a way of 3 crossings
with `goal: wolf anywhere` as a further line, there is a way of 1 crossing
with `goal: goat anywhere` as a further line, there is a way of 1 crossing
every rule matters

Rules
boat   2 seats
rower  farmer
rule   wolf => no goat

"#]]);
}

#[test]
fn a_state_of_many_interchangeable_travellers_is_shown() {
    let soldiers = "crossing: Soldiers\nsoldier: 200\nboy: 2\nboat: 2 seats\nrule in boat: boy <= 2 - 2 * soldier\n";
    for (state, shown) in [
        ("0", &["this is the start", "801 crossings from here to the goal"][..]),
        ("right: boy 1", &["2 crossings from the start", "799 crossings from here to the goal"]),
        ("right: soldier 7, soldier 150", &["8 crossings from the start", "793 crossings from here to the goal"]),
    ] {
        let output =
            bachet(&["show", "--state", state, "-"], soldiers).code(0).stderr_eq("").get_output().stdout.clone();
        let printed = String::from_utf8(output).expect("text");
        assert!(shown.iter().all(|line| printed.lines().any(|found| found == *line)), "{state}: {printed}");
    }
}

#[test]
fn a_certificate_needs_its_puzzle() {
    let file = crate::folder("certificate-alone").join("proof.json");
    std::fs::write(&file, "{}").expect("it is written");
    let name = file.to_str().expect("it is text");
    bachet(&["prove", "--check", name], "\n").code(2).stderr_eq(str![[r#"
error: a certificate is checked against its puzzle, which is missing
  = hint: write `bachet prove --check [..]proof.json PUZZLE`, with `-` for a puzzle from standard input

"#]]);
}
