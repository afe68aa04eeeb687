//! A method from beginning to end: what is printed on the way, and how it ends.

use snapbox::str;

use super::{SMALL, bachet};

#[test]
fn a_method_ends_with_its_solution_and_what_it_cost() {
    bachet(&["trace", "-", "--method", "backtracking"], SMALL).code(0).stderr_eq("").stdout_eq(str![[r#"
┏━━━━━━┳━━━━━━┓
┃ 4  1 ┃ 3  2 ┃
┃ 3  2 ┃ 1  4 ┃
┣━━━━━━╋━━━━━━┫
┃ 2  3 ┃ 4  1 ┃
┃ 1  4 ┃ 2  3 ┃
┗━━━━━━┻━━━━━━┛

backtracking: 13 nodes, 33 checks, 0 dead ends, depth 12, 1 solution
this method stops at the first solution: `--all` continues
it took [..]

"#]]);
}

#[test]
fn clauses_report_the_figures_of_their_source() {
    let order = "8,9,6,1,2,3,5,7,12,13,11,14,15,10,4";
    bachet(&["trace", "einstein", "--method", "clauses", "--order", order], "").code(0).stdout_eq(str![[r#"
*10 - properties in place: 14
*20 - properties in place: 12
*30 - properties in place: 21
*40 - properties in place: 19
*50 - properties in place: 22
*60 - properties in place: 21
*70 - properties in place: 22
*80 - properties in place: 12
*90 - properties in place: 14
*100 - properties in place: 24
*110 - properties in place: 22
*120 - properties in place: 16
*130 - properties in place: 12
maison  couleur  habitant   boisson  cigare       animal
──────  ───────  ─────────  ───────  ───────────  ───────
     1  jaune    Norvégien  eau      Dunhill      chats
     2  bleue    Danois     thé      Blend        cheval
     3  rouge    Anglais    lait     Pall Mall    oiseaux
     4  verte    Allemand   café     Prince       poisson
     5  blanche  Suédois    bière    Blue Master  chiens

clauses: 138 nodes, 2522 checks, 30 dead ends, depth 16, 1 solution
this method stops at the first of 7 solutions: `--all` continues
it took [..]

"#]]);
    let html = bachet(&["trace", "einstein", "--method", "clauses", "--html"], "").code(0);
    let page = String::from_utf8(html.get_output().stdout.clone()).expect("it is text");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<td>poisson</td>"), "{page}");
}

#[test]
fn permutations_report_how_many_each_clue_leaves() {
    let puzzle = "grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n1. = Bob != milk\n2. = Ann = tea\n";
    bachet(&["trace", "--method", "permutations"], puzzle).code(0).stdout_eq(str![[r#"
clue 1 leaves 4 of 6
clue 2 leaves 1 of 4
friend  drink
──────  ─────
Ann     tea
Bob     cocoa
Chloe   milk

permutations: 6 nodes, 10 checks, 5 dead ends, depth 1, 1 solution
the search is complete: there is no other solution
it took [..]

"#]]);
}

#[test]
fn a_run_ends_at_the_maximum_number_of_events() {
    bachet(&["trace", "-", "--method", "backtracking", "--until", "9"], SMALL).code(0).stdout_eq(str![[r#"
A small one
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃!3  . ┃!3* . ┃
2 ┃ .  2*┃ 1* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  . ┃ .  . ┃
4 ┃ 1* . ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

backtracking: depth 0, 1 node, 2 checks, 0 dead ends, 0 solutions
r1c1 = 3
stopped after 9 events
it took [..]

"#]]);
}

#[test]
fn how_it_ends_is_the_exit_code() {
    let none = SMALL.replace("1 . | . .", "1 . | 4 .");
    bachet(&["trace", "-", "--method", "backtracking"], &none).code(1).stdout_eq(str![[r#"
backtracking: 9 nodes, 36 checks, 2 dead ends, depth 7, 0 solutions
the search is complete: there is no solution
it took [..]

"#]]);
    bachet(&["trace", "-", "--method", "backtracking", "--steps", "4"], SMALL).code(3).stdout_eq(str![[r#"
A small one
    1  2   3  4
  ┏━━━━━━┳━━━━━━┓
1 ┃ 4  1 ┃ 3* 2 ┃
2 ┃>3  2*┃ 1* . ┃
  ┣━━━━━━╋━━━━━━┫
3 ┃ .  . ┃ .  . ┃
4 ┃ 1* . ┃ .  . ┃
  ┗━━━━━━┻━━━━━━┛

backtracking: depth 3, 4 nodes, 10 checks, 0 dead ends, 0 solutions
unknown: a limit was reached before a solution was found
it took [..]

"#]]);
    bachet(&["trace", "-", "--method", "backtracking", "--json"], SMALL).code(0).stdout_eq(str![[r#"
{
  "schema": 2,
  "verb": "trace",
  "solutions": [
    {
      "rows": [
        [4, 1, 3, 2],
        [3, 2, 1, 4],
        [2, 3, 4, 1],
        [1, 4, 2, 3]
      ]
    }
  ],
  "trace": {
    "method": "backtracking",
    "how": "found",
    "cost": {
      "events": "113",
      "nodes": "13",
      "assigned": "33",
      "checks": "33",
      "dead_ends": "0",
      "deepest": 12
    },
    "solutions": "1",
    "found_at": [113]
  },
  "diagnostics": []
}

"#]]);
}

#[test]
fn breadth_first_search_reports_shortest_ways() {
    let ran = bachet(&["trace", "maris-jaloux", "--method", "breadth-first"], "").code(0);
    let output = String::from_utf8_lossy(&ran.get_output().stdout).into_owned();
    assert!(
        output.contains("\nthe search is complete: there is no shorter way, and no others are as short\n"),
        "{output}"
    );
    assert!(!output.contains("longest"), "{output}");
    let ran = bachet(&["trace", "wolf-goat-cabbage", "--method", "breadth-first", "--json"], "").code(0);
    let output = String::from_utf8_lossy(&ran.get_output().stdout).into_owned();
    assert!(output.contains("\"shortest_ways\": \"2\"") && !output.contains("longest"), "{output}");
}

#[test]
fn who_has_no_more_room_says_so() {
    let crowd = |people: usize| {
        let names: String = (0..people).map(|n| format!("p{n}: 1\n")).collect::<Vec<_>>().concat();
        format!("crossing: Crowd\n{names}boat: 2 seats\n")
    };
    let tall = bachet(&["trace", "-", "--method", "depth-first"], "hanoi: Tall\ndisks: 13\n").code(3).stderr_eq("");
    tall.stdout_eq(str![[r#"
...
depth-first: depth 199999, 200000 nodes, 366666 checks, 0 dead ends, 0 solutions
the memory limit was reached before a solution was found; more time would not help
it took [..]

"#]]);
    let tall = bachet(&["trace", "-", "--method", "depth-first", "--json"], "hanoi: Tall\ndisks: 13\n").code(3);
    assert!(String::from_utf8_lossy(&tall.get_output().stdout).contains("\"how\": \"full\""));
    bachet(&["trace", "-", "--method", "breadth-first"], &crowd(140)).code(2).stdout_eq("").stderr_eq(str![[r#"
error: the states of this crossing need more than 128 bits, which is too much for every method
  = hint: use fewer travellers; `bachet solve` and `bachet count` have no such limit

"#]]);
    bachet(&["count", "-"], "crossing: Crowd\nperson: 140\nboat: 2 seats\n").code(0);
}
