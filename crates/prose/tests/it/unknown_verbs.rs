//! Verbs that no list of a language knows: a sentence that rests on one is never read for sure.
//!
//! The sentences are `tests/verbs/<language>.txt`. With `!` they must not be read for sure, and are guessed at; the others
//! must be read.

use std::path::Path;

use bachet_notation::{GridPuzzle, expression, read_grid};
use bachet_prose::{Assumption, Language, Outcome, Reader};

use crate::sets::Set;

/// The languages, each with words that are no verbs of it but have the endings of verbs.
const NONSENSE: [(&str, [&str; 4]); 4] = [
    ("en", ["blorfs", "blorfed", "quennies", "smaunted"]),
    ("fr", ["blorfe", "blorfait", "quennit", "smaunta"]),
    ("nl", ["blorft", "blorfde", "kwendelt", "smaunte"]),
    ("de", ["blorft", "blorfte", "quendelt", "smaunte"]),
];

/// Verbs that link two things in the sentences of the files and of the sets, where no auxiliary stands before them.
const VERBS: [&str; 58] = [
    "grows",
    "grew",
    "keeps",
    "brought",
    "planted",
    "rides",
    "picked",
    "tends",
    "feeds",
    "raises",
    "walks",
    "harvested",
    "bought",
    "cultivates",
    "loves",
    "likes",
    "drinks",
    "enjoys",
    "prefers",
    "plays",
    "owns",
    "eats",
    "drives",
    "wears",
    "smokes",
    "reads",
    "cultive",
    "garde",
    "possède",
    "récolte",
    "arrose",
    "boit",
    "fume",
    "aime",
    "mange",
    "élève",
    "lit",
    "conduit",
    "kweekt",
    "bracht",
    "houdt",
    "voert",
    "oogst",
    "drinkt",
    "rookt",
    "eet",
    "leest",
    "speelt",
    "bezit",
    "draagt",
    "züchtet",
    "brachte",
    "pflegt",
    "hält",
    "erntet",
    "trinkt",
    "raucht",
    "liest",
];
/// One of so many puzzles of the sets is read.
const CASE_STEP: usize = 5;
/// Minimum numbers of replaced verbs in the files and in the sets.
const MIN_OWN: usize = 100;
const MIN_IN_SETS: usize = 2000;

/// A sentence of a puzzle, and whether it must be read.
struct Case {
    puzzle: GridPuzzle,
    sentence: String,
    is_read: bool,
}

fn cases(code: &str) -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/verbs/{code}.txt"));
    let text = std::fs::read_to_string(&path).expect("the file of the language");
    let mut found = Vec::new();
    let mut source = String::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(title) = line.strip_prefix("==") {
            source = format!("grid: {}\nlanguage: {code}\n", title.trim());
        } else if line.contains(": ") {
            source.push_str(line);
            source.push('\n');
        } else {
            let (puzzle, _) = read_grid(&source);
            let sentence = line.trim_start_matches('!').trim().to_owned();
            found.push(Case { puzzle, sentence, is_read: !line.starts_with('!') });
        }
    }
    assert!(!found.is_empty(), "{}", path.display());
    found
}

fn language(code: &str) -> &'static Language {
    Language::builtin(code).expect("a language of the program")
}

/// Returns what a sentence is read as for sure.
fn meaning(code: &str, puzzle: &GridPuzzle, sentence: &str) -> Option<String> {
    let read = Reader::new(puzzle, language(code)).clue(sentence).pop().expect("a sentence");
    if let Outcome::Read(reading) = read.outcome { Some(expression(puzzle, &reading.truth)) } else { None }
}

#[test]
fn a_verb_that_is_in_no_list_links_nothing_for_sure() {
    let mut wrong = Vec::new();
    for (code, _) in NONSENSE {
        for case in cases(code) {
            let found = meaning(code, &case.puzzle, &case.sentence);
            if found.is_some() != case.is_read {
                wrong.push(format!("{} {found:?}", case.sentence));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_an_unknown_verb_links_is_guessed() {
    let of = |code, sentence| {
        let puzzle = cases(code).remove(0).puzzle;
        let guesses = Reader::new(&puzzle, language(code)).guesses(sentence, None).pop().expect("a sentence");
        let first = guesses.first().expect("a guess");
        let truth = first.truth.as_ref().map(|truth| expression(&puzzle, truth));
        (truth.unwrap_or_default(), first.assumptions.clone(), first.cost)
    };
    let expected = |truth: &str| (truth.to_owned(), vec![Assumption::UnknownVerb], 1);
    assert_eq!(of("en", "Ann blorfs the kale."), expected("Ann = kale"));
    assert_eq!(of("en", "Ann has never blorfed the kale."), expected("Ann != kale"));
    assert_eq!(of("fr", "Anne n'a pas blorfé le chou."), expected("Anne != chou"));
    assert_eq!(of("nl", "Anna heeft de boerenkool geblorft."), expected("Anna = boerenkool"));
    assert_eq!(of("de", "Anna blorft den Grünkohl nicht."), expected("Anna != Grünkohl"));
}

/// Returns the sentences that are still read for sure with another word for their verb, and how many were tried.
fn read_with_another_verb(code: &str, puzzle: &GridPuzzle, sentence: &str) -> (Vec<String>, usize) {
    let (mut wrong, mut tried) = (Vec::new(), 0);
    let words: Vec<&str> = sentence.split(' ').collect();
    let nonsense = NONSENSE.iter().find(|(own, _)| *own == code).expect("a language of the test").1;
    for at in (0..words.len()).filter(|&at| VERBS.contains(&words[at])) {
        for other in nonsense {
            let mut replaced = words.clone();
            replaced[at] = other;
            let sentence = replaced.join(" ");
            tried += 1;
            wrong.extend(meaning(code, puzzle, &sentence).map(|found| format!("{sentence} = {found}")));
        }
    }
    (wrong, tried)
}

#[test]
fn a_sure_sentence_is_a_guess_with_another_verb() {
    let (mut wrong, mut tried) = (Vec::new(), 0);
    for (code, _) in NONSENSE {
        for case in cases(code).iter().filter(|case| case.is_read) {
            let (read, number) = read_with_another_verb(code, &case.puzzle, &case.sentence);
            wrong.extend(read);
            tried += number;
        }
    }
    assert!(tried >= MIN_OWN, "{tried}");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_sure_sentence_of_the_sets_is_a_guess_with_another_verb() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/grid");
    let (mut wrong, mut tried) = (Vec::new(), 0);
    for set in [Set::ZebraLogic, Set::HousesEn, Set::HousesFr, Set::HousesNl, Set::BigBench] {
        // The sets are not part of the project.
        let Ok(found) = set.load(&folder) else { return };
        for case in found.iter().step_by(CASE_STEP) {
            for clue in &case.clues {
                if meaning(&case.language.code, &case.puzzle, clue).is_some() {
                    let (read, number) = read_with_another_verb(&case.language.code, &case.puzzle, clue);
                    wrong.extend(read);
                    tried += number;
                }
            }
        }
    }
    assert!(tried >= MIN_IN_SETS, "{tried}");
    assert!(wrong.is_empty(), "{} wrong of {tried}:\n{}", wrong.len(), wrong.join("\n"));
}
