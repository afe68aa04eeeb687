//! Puzzles in JSON: problems at their places, and the same puzzle as from text.

use std::fmt::Write as _;

use bachet::front::notation::sudoku::read_rule;
use bachet::front::{Draft, has_errors};
use bachet::json::puzzle;
use bachet::messages::{Language, render_plain};
use bachet::{Puzzle, verbs};

fn check(source: &str) -> String {
    let Draft { puzzle, problems, .. } = Draft::read(source.as_bytes(), None);
    let mut shown = format!("{source}\n\n{}", render_plain(source, &problems, Language::English));
    if let Some(puzzle) = puzzle.filter(|_| !has_errors(&problems)) {
        write!(shown, "{}", verbs::to_text(&puzzle)).expect("a string can be written to");
    }
    shown
}

macro_rules! cases {
    ($($name:ident: $source:literal,)*) => {
        $(#[test] fn $name() { insta::assert_snapshot!(check($source)); })*
    };
}

cases! {
    smallest: r#"{"family": "grid", "categories": [{"name": "who", "values": ["Ann", "Bob"]}]}"#,
    everything: r#"{
  "family": "grid", "title": "All of it", "language": "en", "source": "a \"book\"",
  "categories": [
    {"name": "who", "values": ["Ann", "Bob\u00e9", "Cl\u0065o"]},
    {"name": "age", "values": [7, 8.5, 9], "unit": "years"},
    {"name": "room", "values": ["1", "2", "3", "4"], "kind": "spare", "unit": "text"},
    {"name": "rank", "values": ["first", "second", "third"], "kind": "one each", "ordered": true},
    {"name": "team", "values": ["red", "blue"], "kind": "shared", "counts": [1, null]}
  ],
  "clues": [{"label": "1a", "text": "Ann is older.", "expression": "age(Ann) > age(Cleo)"}, {"expression": "first = Ann"}],
  "questions": [{"text": "Who is second?", "expression": "who(second)"}, {"expression": "age(Ann) = 9"}]
}"#,
    byte_order_mark: "\u{feff} {\"family\": \"grid\", \"categories\": [{\"name\": \"who\", \"values\": [\"Ann\"]}]}",
    ends_too_early: r#"{"family": "grid", "categories": ["#,
    not_json: "{family: grid}",
    a_comma_too_many: r#"{"family": "grid", "categories": [],}"#,
    something_behind: r#"{"family": "grid", "categories": []} and more"#,
    empty: "{}",
    another_family: r#"{"family": "chess", "categories": []}"#,
    wrong_types: r#"{"family": "grid", "title": 7, "categories": [{"name": ["x"], "values": "Ann", "kind": "each", "ordered": 1, "counts": 3}, 5], "clues": {}}"#,
    unknown_and_double_keys: r#"{"family": "grid", "name": "x", "categories": [{"name": "who", "name": "what", "values": ["Ann"]}]}"#,
    missing_keys: r#"{"family": "grid", "categories": [{"values": ["Ann"]}, {"name": "pet"}]}"#,
    a_problem_inside_a_text: r#"{"family": "grid", "categories": [{"name": "who", "values": ["Ann", "Zo\u00eb"]}, {"name": "pet", "values": ["cat", "dog"]}],
 "clues": [{"label": "1", "expression": "Zo\u00eb = cot"}, {"label": "2", "text": "Blorp unless a dog."}]}"#,
    a_crossing: r#"{"family": "crossing", "title": "All of it", "language": "fr", "places": ["left", "island", "right"],
 "routes": [["left", "island"], ["island", "right"]],
 "things": [{"name": "woman", "names": ["blue", "green"], "mate": "man"}, {"name": "man", "names": ["green", "blue"]},
  {"name": "dog", "count": 3, "attributes": {"weight": [1, 2.5, 4], "time": 7}}],
 "tags": [{"name": "person", "members": ["woman", "man"]}],
 "boat": {"seats": 2, "limits": {"weight": 4.5}, "least": [{"count": 2, "from": "left"}]},
 "start": [{"who": "dog 2", "at": "island"}], "goal": [{"who": "man", "at": "left"}, {"who": "boat", "at": "left"}, {"who": "dog"}],
 "rower": "person", "cost": "max time", "limit": 15,
 "rules": [{"expression": "each woman: her man or no man", "say": "no"}, {"at": "island", "expression": "dog <= 1"}]}"#,
    a_crossing_gone_wrong: r#"{"family": "crossing", "things": [{"name": "wolf", "count": 3, "names": ["grey"]}, {"count": 2}],
 "boat": {"seats": "two"}, "rules": [{"at": "sea", "expression": "no wolff or wolf"}], "goal": [{"who": "wolf 7"}], "sail": 1}"#,
    a_break_inside_a_text: "{\"family\": \"grid\", \"title\": \"a\nb\", \"categories\": []}",
}

#[test]
fn every_puzzle_of_the_gallery_reads_back_from_json() {
    for (name, text) in bachet::gallery::all() {
        let puzzle = bachet::read(text).expect("the gallery is sound").puzzle;
        let json = serde_json::to_string(&puzzle::Puzzle::from(&puzzle)).expect("it is JSON");
        let back = bachet::read(&json).expect("it is the same puzzle").puzzle;
        assert_eq!(unplaced(back), unplaced(puzzle), "{name}");
    }
}

/// The puzzle without its places in the source.
fn unplaced(puzzle: Puzzle) -> Puzzle {
    let mut grid = match puzzle {
        Puzzle::Grid(grid) => grid,
        Puzzle::Sudoku(mut sudoku) => {
            sudoku.cells.iter_mut().for_each(|cell| cell.span = bachet::Span::default());
            sudoku.rules = sudoku.rules.iter().map(|rule| read_rule(&rule.to_string())).collect();
            return Puzzle::Sudoku(sudoku);
        }
        Puzzle::Crossing(crossing) => return Puzzle::Crossing(crossing.without_places()),
        Puzzle::Moving(moving) => return Puzzle::Moving(moving),
    };
    for category in &mut grid.categories {
        category.span = bachet::Span::default();
        category.values.iter_mut().for_each(|value| value.span = bachet::Span::default());
    }
    for clue in &mut grid.clues {
        clue.span = bachet::Span::default();
        clue.parts.iter_mut().for_each(|part| *part = bachet::Span::default());
    }
    grid.questions.iter_mut().for_each(|question| question.span = bachet::Span::default());
    Puzzle::Grid(grid)
}
