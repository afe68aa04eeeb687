//! Texts beside a board: those of the file beside this one that state a rule are read as this rule or are an error, as
//! are those that could be a rule with an unknown name, and the others change nothing.

use bachet_notation::Severity;
use bachet_notation::sudoku::read;

const TEXTS: &str = include_str!("sudoku_beside.txt");
const BOARD: &str =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";

/// Returns the texts below this heading.
fn texts(heading: &str) -> Vec<String> {
    let section = TEXTS.split("=== ").find_map(|section| section.strip_prefix(heading)).expect("it has this heading");
    section.lines().filter(|line| !line.is_empty()).map(|line| line.replace("\\n", "\n")).collect()
}

/// What became of a text beside a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// It changed nothing.
    Nothing,
    /// It is a rule of the puzzle.
    Rule,
    /// It is an error.
    Asked,
    /// Another board is read.
    Wrong,
}

fn taken(source: &str) -> Taken {
    let (reading, problems) = read(source, None);
    let mut errors = problems.iter().filter(|problem| problem.severity() == Severity::Error).map(|p| p.code.id());
    let board = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let sign = |given: Option<u8>| given.map_or('.', |value| char::from(b'0' + value));
    let found: String = reading.puzzle.cells.iter().map(|cell| sign(cell.given)).collect();
    match errors.next() {
        Some(_) => Taken::Asked,
        None if found != board(BOARD) => Taken::Wrong,
        None if reading.puzzle.rules.is_empty() => Taken::Nothing,
        None => Taken::Rule,
    }
}

/// Checks that every text above a board, below it, and as the second of three lines is taken as expected.
fn check(heading: &str, fits: impl Fn(Taken) -> bool) {
    let mut wrong = Vec::new();
    for text in texts(heading) {
        let places = [
            ("above", format!("{text}\n\n{BOARD}")),
            ("below", format!("{BOARD}\n{text}\n")),
            ("within", format!("Dear all,\n{text}\nsee you on Friday\n\n{BOARD}")),
        ];
        for (place, source) in places {
            let found = taken(&source);
            if !fits(found) {
                wrong.push(format!("{place}: {found:?}: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are taken for something else\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_states_no_rule_changes_nothing() {
    check("none", |found| found == Taken::Nothing);
}

#[test]
fn what_states_a_rule_is_read_or_asked_about() {
    check("rule", |found| matches!(found, Taken::Rule | Taken::Asked));
}

/// A line with the form of a rule must not be dropped below a board only because nobody knows its name: in a text it is
/// asked about, and below a board alone it is one of the rules, where its name is an error.
#[test]
fn a_name_that_nobody_knows_is_not_dropped_below_a_board() {
    let mut dropped = Vec::new();
    for text in texts("field") {
        let alone = taken(&format!("{BOARD}\n{text}\n"));
        let in_a_mail = taken(&format!("Dear all,\n\n{BOARD}\n{text}\nsee you on Friday\n"));
        if !matches!(alone, Taken::Rule | Taken::Asked) || in_a_mail != Taken::Asked {
            dropped.push(text);
        }
    }
    assert_eq!(dropped, Vec::<String>::new());
}
