//! Every clue in `tests/clues/<language>.txt` with what it is read as, as a snapshot.
//!
//! A file is a row of small puzzles. `== NAME` begins one; the lines up to the first empty one declare its categories
//! in the notation; every other line is a clue, or a question if it ends with `?`. A sign in front says what must
//! become of it: `!` it is refused or ambiguous, `-` it is idle; without a sign it is read. `#` begins a comment.

use std::fmt::Write as _;
use std::path::Path;

use bachet_notation::{Diagnostic, GridPuzzle, Severity, Span, expression, question_expression, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader, Unread};

/// What became of a line, and what its author expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Read,
    Idle,
    Refused,
}

#[test]
fn dutch() {
    check("nl", 515, 170);
}

#[test]
fn english() {
    check("en", 390, 120);
}

#[test]
fn german() {
    check("de", 80, 10);
}

#[test]
fn french() {
    check("fr", 465, 190);
}

/// Reads every line of the file of a language, and shows what it was read as.
///
/// # Panics
/// If a line is not read as its sign says, or if there are fewer lines, or fewer of them refused, than there should be.
fn check(code: &str, clues: usize, refused: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clues").join(code).with_extension("txt");
    let source = std::fs::read_to_string(&path).expect("the file is part of the project");
    let language = Language::builtin(code).expect("the program brings the language");
    let (mut shown, mut wrong) = (String::new(), String::new());
    let (mut read_clues, mut refused_clues) = (0, 0);
    for part in source.split("\n== ").skip(1) {
        let (head, lines) = part.split_once("\n\n").expect("an empty line ends the categories");
        let puzzle = puzzle(code, head);
        let reader = Reader::new(&puzzle, language);
        writeln!(shown, "== {head}\n").expect("writing to a string");
        for line in lines.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
            let (expected, text) = match (line.strip_prefix('!'), line.strip_prefix('-')) {
                (Some(text), _) => (Fate::Refused, text.trim()),
                (_, Some(text)) => (Fate::Idle, text.trim()),
                _ => (Fate::Read, line),
            };
            writeln!(shown, "{text}").expect("writing to a string");
            let fate = if text.ends_with('?') {
                question(&puzzle, &reader, text, &mut shown)
            } else {
                read_clues += 1;
                refused_clues += usize::from(expected == Fate::Refused);
                clue(&puzzle, &reader, text, &mut shown)
            };
            if fate != expected {
                writeln!(wrong, "{expected:?} was expected, {fate:?} it is: {text}").expect("writing to a string");
            }
        }
        shown.push('\n');
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("clues_{code}"), shown);
    });
    assert!(wrong.is_empty(), "{wrong}");
    assert!(read_clues >= clues, "{read_clues} clues instead of {clues}");
    assert!(refused_clues >= refused, "{refused_clues} clues that are refused instead of {refused}");
}

fn puzzle(code: &str, head: &str) -> GridPuzzle {
    let (name, categories) = head.split_once('\n').expect("a name and categories");
    let (puzzle, problems) = read_grid(&format!("grid: {name}\nlanguage: {code}\n{categories}\n"));
    let errors: Vec<&Diagnostic> = problems.iter().filter(|p| p.severity() == Severity::Error).collect();
    assert!(errors.is_empty(), "{name}: {errors:?}");
    puzzle
}

fn clue(puzzle: &GridPuzzle, reader: &Reader<'_>, text: &str, shown: &mut String) -> Fate {
    let sentences = reader.clue(text);
    let several = sentences.len() > 1;
    let mut fate = Fate::Idle;
    for sentence in sentences {
        if several {
            writeln!(shown, "  > {}", words(sentence.span, text)).expect("writing to a string");
        }
        match sentence.outcome {
            Outcome::Read(reading) => {
                writeln!(shown, "    = {}", expression(puzzle, &reading.truth)).expect("writing to a string");
                for other in &reading.others {
                    writeln!(shown, "    ~ {}", expression(puzzle, other)).expect("writing to a string");
                }
                if fate == Fate::Idle {
                    fate = Fate::Read;
                }
            }
            Outcome::Ambiguous(truths) => {
                shown.push_str("    ambiguous\n");
                for truth in &truths {
                    writeln!(shown, "    ? {}", expression(puzzle, truth)).expect("writing to a string");
                }
                fate = Fate::Refused;
            }
            Outcome::Idle(kind) => writeln!(shown, "    idle: {kind:?}").expect("writing to a string"),
            Outcome::Unread(unread) => {
                refusal(&unread, text, shown);
                fate = Fate::Refused;
            }
        }
    }
    fate
}

fn question(puzzle: &GridPuzzle, reader: &Reader<'_>, text: &str, shown: &mut String) -> Fate {
    match reader.question(text) {
        QuestionReading::Read(asked) => {
            writeln!(shown, "    = {}", question_expression(puzzle, &asked)).expect("writing to a string");
            Fate::Read
        }
        QuestionReading::Ambiguous(asked) => {
            shown.push_str("    ambiguous\n");
            for asked in &asked {
                writeln!(shown, "    ? {}", question_expression(puzzle, asked)).expect("writing to a string");
            }
            Fate::Refused
        }
        QuestionReading::Idle => {
            shown.push_str("    idle\n");
            Fate::Idle
        }
        QuestionReading::Unread(unread) => {
            refusal(&unread, text, shown);
            Fate::Refused
        }
    }
}

fn refusal(unread: &Unread, text: &str, shown: &mut String) {
    let list = |spans: &[Span]| -> String {
        let words: Vec<String> = spans.iter().map(|&s| format!("`{}`", words(s, text))).collect();
        if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
    };
    let (known, unknown) = (list(&unread.known), list(&unread.unknown));
    writeln!(shown, "    refused, {:?}; known: {known}; unknown: {unknown}", unread.kind).expect("writing to a string");
}

fn words(span: Span, text: &str) -> &str {
    &text[span.start as usize..span.end as usize]
}
