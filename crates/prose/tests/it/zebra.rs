//! The zebra puzzle as a document beside the project words it: each of its sentences means what the gallery's puzzle
//! says.

use bachet_notation::clue::{Asked, Item, Who};
use bachet_notation::expression;
use bachet_prose::{Language, Outcome, QuestionReading, Reader};

use crate::beside::{document, gallery};
use crate::sets::judge::equivalent;

/// The sentences and questions of the document, if it is there.
fn sentences() -> Option<(Vec<String>, Vec<String>)> {
    let text = document("001")?;
    let lines: Vec<&str> = text.lines().collect();
    let facts = lines.windows(2).filter(|pair| pair[0].contains("Constraints: Fact ")).map(|pair| pair[1].to_owned());
    let questions = lines.iter().filter(|line| line.starts_with("Who ") && line.ends_with('?'));
    Some((facts.collect(), questions.map(|line| (*line).to_owned()).collect()))
}

#[test]
fn the_zebra_in_english() {
    let Some((facts, questions)) = sentences() else { return };
    let puzzle = gallery("zebra");
    let language = Language::builtin("en").expect("the program brings English");
    let reader = Reader::new(&puzzle, language);
    assert_eq!(facts.len(), puzzle.clues.len());
    for (fact, clue) in facts.iter().zip(&puzzle.clues) {
        let sentences = reader.clue(fact);
        let [sentence] = sentences.as_slice() else { panic!("{fact}: {sentences:?}") };
        let Outcome::Read(reading) = &sentence.outcome else { panic!("{fact}: {sentence:?}") };
        let truth = clue.truth.as_ref().expect("the gallery has expressions");
        assert!(reading.others.is_empty(), "{fact}: {:?}", reading.others);
        assert!(equivalent(&puzzle, &reading.truth, truth), "{fact}: {}", expression(&puzzle, &reading.truth));
    }
    assert_eq!(questions.len(), puzzle.questions.len());
    for (text, question) in questions.iter().zip(&puzzle.questions) {
        let QuestionReading::Read(asked) = reader.question(text) else { panic!("{text}") };
        let expected = question.asked.as_ref().expect("the gallery has expressions");
        assert_eq!(who(&asked), who(expected), "{text}");
    }
}

/// Returns the entity that a question is about.
fn who(asked: &Asked) -> &Who {
    match asked {
        Asked::Who(who) => who,
        Asked::Item(Item::Of(_, who)) => who,
        other => panic!("{other:?} asks for nobody"),
    }
}
