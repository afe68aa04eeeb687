//! The zebra puzzle as a document beside the project words it: each of its sentences means what the gallery's puzzle says.

use std::path::Path;

use bachet_notation::clue::{Asked, Comparison, Item, Order, Truth, Who};
use bachet_notation::{GridPuzzle, expression, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader};

/// The sentences and questions of the document; `None`, with a loud line, where it is not there.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn document() -> Option<(Vec<String>, Vec<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/sources/001_428afe00c62a49fe.txt");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return None;
    };
    let lines: Vec<&str> = text.lines().collect();
    let facts =
        lines.windows(2).filter(|pair| pair[0].contains("Constraints: Fact ")).map(|pair| pair[1].to_owned()).collect();
    let mut questions: Vec<String> = Vec::new();
    for line in lines.iter().filter(|line| line.starts_with("Who ") && line.ends_with('?')) {
        questions.push((*line).to_owned());
    }
    Some((facts, questions))
}

fn gallery() -> GridPuzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/zebra.bachet");
    let (puzzle, problems) = read_grid(&std::fs::read_to_string(path).expect("the puzzle is part of the project"));
    assert!(problems.is_empty(), "{problems:?}");
    puzzle
}

/// The same meaning in one form: the smaller name first, the left one first.
fn form(truth: &Truth) -> String {
    let sorted = |a: &Who, b: &Who| {
        let mut both = [format!("{a:?}"), format!("{b:?}")];
        both.sort();
        both.join(" ")
    };
    match truth {
        Truth::Same(a, Comparison::Equal, b) => format!("same {}", sorted(a, b)),
        Truth::Items(Item::Of(_, a), Comparison::Equal, Item::Value(b)) => format!("same {}", sorted(a, &Who::Has(*b))),
        Truth::Places(a, Order::PlacesAfter(n), b, c) => {
            form(&Truth::Places(b.clone(), Order::PlacesBefore(*n), a.clone(), *c))
        }
        Truth::Places(a, Order::PlacesFrom(n), b, c) => format!("{n} from {} {c:?}", sorted(a, b)),
        other => format!("{other:?}"),
    }
}

#[test]
fn the_zebra_in_english() {
    let Some((facts, questions)) = document() else { return };
    let puzzle = gallery();
    let language = Language::builtin("en").expect("the program brings English");
    let reader = Reader::new(&puzzle, language);
    assert_eq!(facts.len(), puzzle.clues.len());
    for (fact, clue) in facts.iter().zip(&puzzle.clues) {
        let sentences = reader.clue(fact);
        let [sentence] = sentences.as_slice() else { panic!("{fact}: {sentences:?}") };
        let Outcome::Read(reading) = &sentence.outcome else { panic!("{fact}: {sentence:?}") };
        let truth = clue.truth.as_ref().expect("the gallery has expressions");
        assert_eq!(form(&reading.truth), form(truth), "{fact}: {}", expression(&puzzle, &reading.truth));
    }
    assert_eq!(questions.len(), puzzle.questions.len());
    for (text, question) in questions.iter().zip(&puzzle.questions) {
        let QuestionReading::Read(asked) = reader.question(text) else { panic!("{text}") };
        let expected = question.asked.as_ref().expect("the gallery has expressions");
        assert_eq!(who(&asked), who(expected), "{text}");
    }
}

/// Whom a question is about, whatever it asks of them.
fn who(asked: &Asked) -> &Who {
    match asked {
        Asked::Who(who) => who,
        Asked::Item(Item::Of(_, who)) => who,
        other => panic!("{other:?} asks for nobody"),
    }
}
