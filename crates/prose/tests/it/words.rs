//! Meanings become sentences, and those sentences read back to them.

pub(crate) mod random;

use bachet_notation::clue::{Asked, CategoryId, Item};
use bachet_notation::{expression, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader, Sentence, Speaker, question_words, words};
use proptest::collection::vec;
use proptest::prelude::*;

use random::{Builder, shown};

/// Each clue and question of a puzzle: its expression, its words, and that they read back. A speaker that wrote other
/// sentences before has the same words.
fn worded(source: &str) -> String {
    let (puzzle, problems) = read_grid(source);
    let errors: Vec<_> = problems.iter().filter(|p| p.severity() == bachet_notation::Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let code = puzzle.headers.language.as_deref().expect("every source here has one");
    let language = Language::builtin(code).expect("it is built in");
    let reader = Reader::new(&puzzle, language);
    let speaker = Speaker::new(&puzzle, language);
    let mut text = String::new();
    for clue in &puzzle.clues {
        let truth = clue.truth.as_ref().expect("there are no errors");
        let said = words(&puzzle, language, truth);
        assert_eq!(speaker.words(truth), said);
        let read = reader.clue(&said);
        let [Sentence { outcome: Outcome::Read(reading), .. }] = read.as_slice() else { panic!("{said}: {read:?}") };
        assert_eq!(reading.truth, *truth, "{said}");
        text.extend(["= ", clue.expression.as_deref().unwrap_or_default(), "\n", &said, "\n"]);
    }
    for question in &puzzle.questions {
        let asked = question.asked.as_ref().expect("there are no errors");
        let said = question_words(&puzzle, language, asked);
        assert_eq!(speaker.question(asked), said);
        assert!(is_read_as(&reader.question(&said), asked), "{said}");
        text.extend(["? ", question.expression.as_deref().unwrap_or_default(), "\n", &said, "\n"]);
    }
    text
}

/// Whether a question was read; asking for the first category is asking who it is.
fn is_read_as(reading: &QuestionReading, asked: &Asked) -> bool {
    let QuestionReading::Read(read) = reading else { return false };
    match (read, asked) {
        (Asked::Who(a), Asked::Item(Item::Of(CategoryId(0), b))) => *a == **b,
        (Asked::Item(Item::Of(CategoryId(0), a)), Asked::Who(b)) => **a == *b,
        _ => read == asked,
    }
}

#[test]
fn english() {
    insta::assert_snapshot!(worded(include_str!("words/houses.en.bachet")));
    insta::assert_snapshot!("english_people", worded(include_str!("words/people.en.bachet")));
}

#[test]
fn french() {
    insta::assert_snapshot!(worded(include_str!("words/houses.fr.bachet")));
    insta::assert_snapshot!("french_people", worded(include_str!("words/people.fr.bachet")));
}

#[test]
fn dutch() {
    insta::assert_snapshot!(worded(include_str!("words/houses.nl.bachet")));
    insta::assert_snapshot!("dutch_people", worded(include_str!("words/people.nl.bachet")));
}

#[test]
fn german() {
    insta::assert_snapshot!(worded(include_str!("words/houses.de.bachet")));
    insta::assert_snapshot!("german_people", worded(include_str!("words/people.de.bachet")));
}

/// What the grammar finds in a sentence that no template wrote.
fn first_reading(source: &str, sentence: &str) -> Outcome {
    let (puzzle, _) = read_grid(source);
    let language = Language::builtin(puzzle.headers.language.as_deref().expect("it has one")).expect("it is built in");
    Reader::new(&puzzle, language).clue(sentence).remove(0).outcome
}

#[test]
fn places_in_a_named_order_are_not_read_as_places_in_another() {
    for (source, sentence) in [
        (include_str!("words/houses.en.bachet"), "The Dane is directly left of the Swede in the order of age."),
        (include_str!("words/houses.fr.bachet"), "Le Danois est juste à gauche du Norvégien, dans l'ordre des âges."),
        (include_str!("words/houses.nl.bachet"), "De Deen staat meteen links van de Zweed in volgorde van leeftijd."),
        (
            include_str!("words/houses.de.bachet"),
            "Der Däne steht gleich links vom Schweden in der Reihenfolge nach Alter.",
        ),
    ] {
        let outcome = first_reading(source, sentence);
        assert!(matches!(outcome, Outcome::Unread(_)), "{sentence}: {outcome:?}");
    }
}

#[test]
fn a_feminine_names_the_same_colour() {
    let outcome = first_reading(include_str!("words/houses.fr.bachet"), "Le Danois vit dans la maison blanche.");
    assert!(matches!(outcome, Outcome::Read(_)), "{outcome:?}");
}

/// A random clue and a random question of a random puzzle: words, their meaning, its words.
fn round_trip(bytes: &[u8], code: &str) {
    let language = Language::builtin(code).expect("it is built in");
    let mut builder = Builder::new(bytes, code);
    let puzzle = builder.puzzle();
    let reader = Reader::new(&puzzle, language);
    let truth = shown(&puzzle, builder.truth());
    let said = words(&puzzle, language, &truth);
    let read = reader.clue(&said);
    let [Sentence { outcome: Outcome::Read(reading), .. }] = read.as_slice() else { panic!("{said}\n{read:?}") };
    assert_eq!(reading.truth, truth, "{said}");
    assert_eq!(reading.others, Vec::new(), "{said}");
    assert_eq!(expression(&puzzle, &reading.truth), expression(&puzzle, &truth), "{said}");
    assert_eq!(words(&puzzle, language, &reading.truth), said);
    let asked = match builder.asked() {
        Asked::Truth(truth) => Asked::Truth(shown(&puzzle, truth)),
        asked => asked,
    };
    let said = question_words(&puzzle, language, &asked);
    assert!(is_read_as(&reader.question(&said), &asked), "{said}");
}

proptest! {
    #[test]
    fn english_reads_back(bytes in vec(any::<u8>(), 0..90)) {
        round_trip(&bytes, "en");
    }

    #[test]
    fn french_reads_back(bytes in vec(any::<u8>(), 0..90)) {
        round_trip(&bytes, "fr");
    }

    #[test]
    fn dutch_reads_back(bytes in vec(any::<u8>(), 0..90)) {
        round_trip(&bytes, "nl");
    }

    #[test]
    fn german_reads_back(bytes in vec(any::<u8>(), 0..90)) {
        round_trip(&bytes, "de");
    }
}
