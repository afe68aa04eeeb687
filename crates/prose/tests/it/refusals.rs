//! Sentences that say more than can be kept: they are refused rather than read without it.

use bachet_notation::{GridPuzzle, Severity, read_grid};
use bachet_prose::{Language, Outcome, Reader, UnreadKind};

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
fn a_number_must_match_the_length_of_a_list() {
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
fn comparatives_of_two_categories_are_refused() {
    assert!(is_read("nl", "Anna is 5 jaar ouder of jonger dan Bob."));
    assert!(!is_read("nl", "Anna is 5 jaar ouder of goedkoper dan Bob."));
    assert!(!is_read("nl", "Anna is ouder of goedkoper dan Bob."));
}

/// Sentences of each language that lose their meaning without one word; `{}` is somebody's pet.
const LOGIC: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            "Bob does not have {}.",
            "Bob has never had {}.",
            "Bob hasn't {}.",
            "Nobody but Bob has {}.",
            "Bob has {} unless Anna is 20.",
            "If Bob is 20, Anna has {}.",
            "Either Bob or Anna has {}.",
            "Neither Bob nor Anna has {}.",
            "Perhaps Bob has {}.",
        ],
    ),
    (
        "fr",
        &[
            "Bob n'a pas {}.",
            "Bob n'a jamais eu {}.",
            "Personne sauf Bob n'a {}.",
            "Bob a {}, sauf si Anna a 20 ans.",
            "Si Bob a 20 ans, Anna a {}.",
            "Soit Bob soit Anna a {}.",
            "Ni Bob ni Anna n'a {}.",
            "Peut-être Bob a {}.",
        ],
    ),
    (
        "nl",
        &[
            "Bob heeft {} niet.",
            "Bob heeft niet {}.",
            "Bob heeft nooit {} gehad.",
            "Niemand behalve Bob heeft {}.",
            "Bob heeft {}, tenzij Anna 20 is.",
            "Wanneer Bob 20 is, heeft Anna {}.",
            "Bob of anders Anna heeft {}.",
            "Bob noch Anna heeft {}.",
            "Misschien heeft Bob {}.",
        ],
    ),
];

#[test]
fn reserved_words_of_another_language_are_refused() {
    let pets = [("en", "the dog"), ("fr", "le chien"), ("nl", "de hond")];
    let mut lost = Vec::new();
    let mut detected = 0;
    for (code, pet) in pets {
        for (other, sentences) in LOGIC.iter().filter(|l| l.0 != code) {
            for sentence in *sentences {
                let text = sentence.replace("{}", pet);
                if is_read(code, &text) {
                    lost.push(format!("{code} <- {other}: {text}"));
                }
                detected += usize::from(languages_of(code, &text).contains(other));
            }
        }
    }
    assert!(lost.is_empty(), "{lost:#?}");
    assert!(detected > 40, "{detected} are detected as sentences of another language");
}

/// The other languages of which a sentence is diagnosed.
fn languages_of(code: &str, sentence: &str) -> Vec<&'static str> {
    let (puzzle, language) = (puzzle(code), Language::builtin(code).expect("a language of ours"));
    let kind = |s: bachet_prose::Sentence| match s.outcome {
        Outcome::Unread(unread) => match unread.kind {
            UnreadKind::OtherLanguage(other) => Some(other),
            _ => None,
        },
        _ => None,
    };
    Reader::new(&puzzle, language).clue(sentence).into_iter().filter_map(kind).collect()
}
