//! Sentences that say more than can be kept: they are refused rather than read without it.

use bachet_notation::{GridPuzzle, Severity, read_grid};
use bachet_prose::{Language, Outcome, Reader};

/// Names that are the same in every language, with categories that all of them know.
const PEOPLE: [(&str, &str); 3] = [
    ("en", "name: Anna, Bob, Cleo, David\nage: 20, 25, 30, 40\nprice: $5, $10, $15, $20\npet: dog, cat, fox, hen\n"),
    (
        "fr",
        "nom: Anna, Bob, Cleo, David\nâge: 20, 25, 30, 40\nprix: 5 €, 10 €, 15 €, 20 €\nanimal: chien, chat, renard, poule\n",
    ),
    (
        "nl",
        "naam: Anna, Bob, Cleo, David\nleeftijd: 20, 25, 30, 40\nprijs: € 5, € 10, € 15, € 20\ndier: hond, kat, vos, kip\n",
    ),
];

fn puzzle(code: &str) -> GridPuzzle {
    let categories = PEOPLE.iter().find(|p| p.0 == code).expect("a language of ours").1;
    let (puzzle, problems) = read_grid(&format!("grid: g\nlanguage: {code}\n{categories}"));
    assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{problems:?}");
    puzzle
}

/// Whether a sentence is understood, whatever as.
fn is_read(code: &str, sentence: &str) -> bool {
    let (puzzle, language) = (puzzle(code), Language::builtin(code).expect("a language of ours"));
    let sentences = Reader::new(&puzzle, language).clue(sentence);
    sentences.iter().all(|s| matches!(s.outcome, Outcome::Read(_) | Outcome::Idle(_)))
}

#[test]
fn a_number_counts_those_that_are_listed() {
    let cases = [
        ("en", "Anna, Bob and the dog owner are three different people.", true),
        ("en", "Anna, Bob and the dog owner are four different people.", false),
        ("en", "The three people are Anna, Bob and the dog owner.", true),
        ("en", "The four people are Anna, Bob and the dog owner.", false),
        ("fr", "Anna et le propriétaire du chien sont deux personnes différentes.", true),
        ("fr", "Anna et le propriétaire du chien sont trois personnes différentes.", false),
        ("fr", "Anna, Bob et le propriétaire du chien sont trois personnes différentes.", true),
        ("fr", "Anna, Bob et le propriétaire du chien sont deux personnes différentes.", false),
        ("nl", "Anna, Bob en de eigenaar van de hond zijn drie verschillende mensen.", true),
        ("nl", "Anna, Bob en de eigenaar van de hond zijn vier verschillende mensen.", false),
    ];
    let wrong: Vec<_> = cases.into_iter().filter(|&(code, text, read)| is_read(code, text) != read).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn older_or_cheaper_is_no_difference() {
    assert!(is_read("nl", "Anna is 5 jaar ouder of jonger dan Bob."));
    assert!(!is_read("nl", "Anna is 5 jaar ouder of goedkoper dan Bob."));
    assert!(!is_read("nl", "Anna is ouder of goedkoper dan Bob."));
}
