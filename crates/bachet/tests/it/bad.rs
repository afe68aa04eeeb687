//! Bad inputs with their messages, in snapshots to be read as a user reads them; `tests/bad/README.md` has the format.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use bachet::front::Draft;
use bachet::messages::render_plain;
use bachet::verbs::{self, Refusal, SolveOptions};
use bachet::{Budget, Code, Diagnostic, Language};
use bachet_notation::{Severity, sudoku};
use bachet_sudoku::Sudoku;

pub(crate) const FILES: &[(&str, &str)] = &[
    ("crossing-boat", include_str!("../bad/crossing-boat.txt")),
    ("crossing-lines", include_str!("../bad/crossing-lines.txt")),
    ("crossing-rules", include_str!("../bad/crossing-rules.txt")),
    ("crossing-things", include_str!("../bad/crossing-things.txt")),
    ("expressions", include_str!("../bad/expressions.txt")),
    ("hostile", include_str!("../bad/hostile.txt")),
    ("json", include_str!("../bad/json.txt")),
    ("lines", include_str!("../bad/lines.txt")),
    ("links", include_str!("../bad/links.txt")),
    ("lists", include_str!("../bad/lists.txt")),
    ("moving-boards", include_str!("../bad/moving-boards.txt")),
    ("moving-hanoi", include_str!("../bad/moving-hanoi.txt")),
    ("moving-json", include_str!("../bad/moving-json.txt")),
    ("moving-jugs", include_str!("../bad/moving-jugs.txt")),
    ("pages", include_str!("../bad/pages.txt")),
    ("sentences", include_str!("../bad/sentences.txt")),
    ("sudoku-amid", include_str!("../bad/sudoku-amid.txt")),
    ("sudoku-grids", include_str!("../bad/sudoku-grids.txt")),
    ("sudoku-lines", include_str!("../bad/sudoku-lines.txt")),
    ("sudoku-lists", include_str!("../bad/sudoku-lists.txt")),
    ("sudoku-rules", include_str!("../bad/sudoku-rules.txt")),
    ("sudoku-text", include_str!("../bad/sudoku-text.txt")),
    ("typos-en", include_str!("../bad/typos-en.txt")),
    ("typos-fr", include_str!("../bad/typos-fr.txt")),
    ("typos-nl", include_str!("../bad/typos-nl.txt")),
];

/// A snapshot shows this many characters of a line, and this many lines of a case.
const WIDEST: usize = 240;
const MAX_SHOWN_LINES: usize = 120;

pub(crate) struct Case {
    pub name: &'static str,
    pub shown: &'static str,
    pub input: Vec<u8>,
    pub sudoku: bool,
}

pub(crate) fn cases(name: &str, file: &'static str) -> Vec<Case> {
    let sudoku = name.starts_with("sudoku");
    let mut common = "";
    let mut cases = Vec::new();
    for case in file.strip_prefix("=== ").expect("a file begins with a name").split("\n=== ") {
        let (name, shown) = case.split_once('\n').unwrap_or((case, ""));
        if name == "common" {
            common = shown;
            continue;
        }
        let begin = if common.is_empty() { Vec::new() } else { bytes(&format!("{common}\n")) };
        cases.push(Case { name, shown, input: [begin, bytes(shown), vec![b'\n']].concat(), sudoku });
    }
    cases
}

/// The bytes that a text stands for: `⟦...⟧` is bytes or a repetition.
fn bytes(text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('⟦') {
        out.extend_from_slice(&rest.as_bytes()[..at]);
        let inside = &rest[at + '⟦'.len_utf8()..];
        let end = closing(inside);
        let mark = &inside[..end];
        if let Some((times, what)) = mark.split_once(" * ") {
            out.extend(bytes(what).repeat(times.parse().expect("a number stands before the star")));
        } else {
            out.extend(mark.split(' ').map(|b| u8::from_str_radix(b, 16).expect("bytes are hexadecimal")));
        }
        rest = &inside[end + '⟧'.len_utf8()..];
    }
    out.extend_from_slice(rest.as_bytes());
    out
}

fn closing(inside: &str) -> usize {
    let mut depth = 0;
    for (i, c) in inside.char_indices() {
        match c {
            '⟦' => depth += 1,
            '⟧' if depth == 0 => return i,
            '⟧' => depth -= 1,
            _ => {}
        }
    }
    panic!("`⟦` is not closed")
}

/// What is wrong with a Sudoku: `to FORMAT:` before its name writes it, `from FORMAT:` reads it in that format.
fn sudoku_problems(case: &Case) -> Vec<Diagnostic> {
    let source = String::from_utf8_lossy(&case.input);
    let format = |direction: &str| {
        let (name, _) = case.name.strip_prefix(direction)?.split_once(':')?;
        Some(sudoku::Format::of_name(name).expect("it is the name of a format"))
    };
    let (reading, mut problems) = sudoku::read(&source, format("from "));
    if let Some(to) = format("to ") {
        problems.extend(sudoku::write(&reading.puzzle, to).err().unwrap_or_default());
    }
    if problems.iter().all(|problem| problem.severity() != Severity::Error) {
        problems.extend(Sudoku::new(&reading.puzzle).1);
    }
    problems
}

/// What is wrong with an input: with its text or, where that reads well, with what it would have us compute.
pub(crate) fn problems(case: &Case) -> Vec<Diagnostic> {
    if case.sudoku {
        return sudoku_problems(case);
    }
    let Draft { puzzle, problems, .. } = Draft::read(&case.input, None);
    match puzzle {
        Some(puzzle) if problems.is_empty() => {
            let options = SolveOptions::default().first(1);
            match verbs::solve(&puzzle, &options, &mut Budget::unlimited().steps(0)) {
                Err(Refusal::Unfit(problems)) => problems,
                _ => Vec::new(),
            }
        }
        _ => problems,
    }
}

fn messages(case: &Case) -> String {
    render_plain(&String::from_utf8_lossy(&case.input), &problems(case), Language::English)
}

/// Lines and their ends, cut short where nobody would read on; characters that do not show are escaped.
fn cut(text: &str) -> String {
    let mut out = String::new();
    let count = text.lines().count();
    for line in text.lines().take(MAX_SHOWN_LINES) {
        let length = line.chars().count();
        let begin: String = line.chars().take(WIDEST).map(visible).collect();
        let more = if length > WIDEST { format!(" [{} more]", length - WIDEST) } else { String::new() };
        writeln!(out, "{}{more}", begin.trim_end()).expect("a string takes everything");
    }
    if count > MAX_SHOWN_LINES {
        writeln!(out, "[{} more lines]", count - MAX_SHOWN_LINES).expect("a string takes everything");
    }
    out
}

fn visible(c: char) -> String {
    if c == '\t' || !c.is_control() { c.to_string() } else { c.escape_default().to_string() }
}

#[test]
fn messages_on_bad_inputs() {
    for &(name, file) in FILES {
        let mut report = String::new();
        for case in cases(name, file) {
            write!(report, "=== {}\n{}\n{}\n", case.name, cut(case.shown), cut(&messages(&case)))
                .expect("a string takes everything");
        }
        insta::with_settings!({
            snapshot_path => "../bad/snapshots", prepend_module_to_snapshot => false, omit_expression => true
        }, { insta::assert_snapshot!(name, report) });
    }
}

#[test]
fn there_are_at_least_two_hundred_cases_with_different_names() {
    for &(name, file) in FILES {
        let names: BTreeSet<&str> = cases(name, file).iter().map(|c| c.name).collect();
        assert_eq!(names.len(), cases(name, file).len(), "{name}");
    }
    assert!(FILES.iter().map(|(name, file)| cases(name, file).len()).sum::<usize>() >= 200);
}

#[test]
fn every_code_has_a_case() {
    let mut seen = BTreeSet::new();
    for &(name, file) in FILES {
        for case in cases(name, file) {
            seen.extend(problems(&case).into_iter().map(|p| p.code));
        }
    }
    // Reading refuses expressions whose numbers could grow so large, before they are computed.
    seen.insert(Code::ArithmeticOverflow);
    // The program says this when it converts.
    seen.insert(Code::MarksLeftOut);
    // A verb that may assume what a sentence means says this.
    seen.insert(Code::AssumedReading);
    // The families say these of the cells in their rules.
    seen.extend([Code::BadCell, Code::CellOutside, Code::CellRange]);
    let missing: Vec<&str> = Code::ALL.iter().filter(|c| !seen.contains(c)).map(|c| c.id()).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn every_case_has_something_wrong_with_it() {
    let cases = FILES.iter().flat_map(|&(name, file)| cases(name, file));
    let sound: Vec<&str> = cases.filter(|c| problems(c).is_empty()).map(|c| c.name).collect();
    assert_eq!(sound, [""; 0]);
}
