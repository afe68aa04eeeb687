//! Einstein's riddle in French, sentence by sentence, over the categories of the gallery's puzzle.
//!
//! The sentences are read where the document lies beside the project; without it the tests are skipped, loudly.

use bachet_notation::clue::{Order, Truth};
use bachet_prose::{Language, Outcome, QuestionReading, Reader};

use crate::beside::{document, gallery};
use crate::sets::judge::equivalent;

/// The numbered sentences of the document, and its question; `None` if it is not there.
fn sentences() -> Option<(Vec<String>, String)> {
    let source = document("000")?;
    let numbered = |n: usize| source.lines().find_map(|l| l.trim().strip_prefix(&format!("{n}. ")));
    let clues = (1..=15).map(|n| numbered(n).expect("the document has 15 rules").to_owned()).collect();
    let question = source.lines().find_map(|l| l.trim().strip_prefix("Question : "));
    Some((clues, question.expect("the document asks something").to_owned()))
}

#[test]
fn each_rule_means_what_the_gallery_says() {
    let Some((sentences, question)) = sentences() else { return };
    let puzzle = gallery("einstein");
    let language = Language::builtin("fr").expect("the program brings French");
    let reader = Reader::new(&puzzle, language);
    let mut doubtful = Vec::new();
    for (n, sentence) in sentences.iter().enumerate() {
        let outcomes = reader.clue(sentence);
        let [read] = outcomes.as_slice() else { panic!("{sentence}: one sentence") };
        let Outcome::Read(reading) = &read.outcome else { panic!("{sentence}: {:?}", read.outcome) };
        let meant = puzzle.clues[n].truth.as_ref().expect("the gallery has an expression for each clue");
        assert!(equivalent(&puzzle, &reading.truth, meant), "{sentence}: {:?}", reading.truth);
        if !reading.others.is_empty() {
            doubtful.push((n + 1, reading.others.clone()));
        }
    }
    // Only rule 4 leaves anything open: the white house may be the very next.
    let [(4, others)] = doubtful.as_slice() else { panic!("{doubtful:?}") };
    assert!(matches!(others.as_slice(), [Truth::Places(_, Order::PlacesBefore(1), _, _)]), "{others:?}");
    // "Who" asks for the person, not for the house.
    let QuestionReading::Read(asked) = reader.question(&question) else { panic!("{question}") };
    assert_eq!(Some(asked), puzzle.questions[0].asked);
}
