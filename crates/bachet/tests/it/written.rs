//! Pages written by people who did not know the grammar: how many of their sentences are read or guessed, which are
//! misread, and which pages are answered, without questions or after some.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use bachet::front::Draft;
use bachet::verbs::{self, GuessForm, SolveOptions, Verdict};
use bachet::{Budget, Puzzle, Severity};

use crate::outcomes::{ClueOutcome, End, JudgedClue, Known, PageOutcome, clues, conversation, rows};

/// The folders of pages: a language, and which batch if there are several.
const FOLDERS: [&str; 69] = [
    "en", "fr", "fr-2", "nl", "nl-2", "de", "en-2", "fr-3", "nl-3", "de-2", "en-3", "fr-4", "nl-4", "en-4", "fr-5",
    "nl-5", "de-3", "en-5", "fr-6", "nl-6", "de-4", "en-6", "fr-7", "nl-7", "de-5", "en-7", "fr-8", "nl-8", "de-6",
    "en-8", "fr-9", "nl-9", "de-7", "en-9", "fr-10", "nl-10", "de-8", "en-10", "fr-11", "nl-11", "de-9", "en-11",
    "fr-12", "nl-12", "de-10", "en-12", "fr-13", "nl-13", "de-11", "en-13", "fr-14", "nl-14", "de-12", "en-14",
    "fr-15", "nl-15", "de-13", "en-15", "fr-16", "nl-16", "de-14", "en-16", "fr-17", "nl-17", "de-15", "en-17",
    "fr-18", "nl-18", "de-16",
];
/// Minimum number of pages of a folder.
const MIN_PAGES: usize = 10;

/// Returns the files of a language whose names end so, in order.
fn files(language: &str, end: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/written").join(language);
    let entries = std::fs::read_dir(folder).expect("the folder is part of the project");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let number = |path: &PathBuf| {
        let name = path.file_name()?.to_str()?;
        name.strip_suffix(end).filter(|number| !number.contains('.')).map(str::to_owned)
    };
    let found = paths.iter().filter_map(|path| Some((number(path)?, std::fs::read_to_string(path).expect("text"))));
    found.collect()
}

#[test]
fn the_meanings_of_each_page_leave_one_solution() {
    for language in FOLDERS {
        let pages = files(language, ".expr.bachet");
        assert!(pages.len() >= MIN_PAGES, "{language}");
        for (number, text) in pages {
            let draft = Draft::read(text.as_bytes(), None);
            let errors: Vec<_> = draft.problems.iter().filter(|p| p.severity() == Severity::Error).collect();
            assert!(errors.is_empty(), "{language}/{number}: {errors:?}");
            let puzzle = draft.puzzle.expect("a puzzle");
            let found = verbs::solve(&puzzle, &SolveOptions::default(), &mut Budget::unlimited()).expect("it is sound");
            assert_eq!(found.verdict, Verdict::Unique, "{language}/{number}");
        }
    }
}

#[test]
fn sentences_are_read_as_they_are_meant_or_not_at_all() {
    let mut report = String::new();
    for language in FOLDERS {
        let (mut counts, mut offered): (BTreeMap<ClueOutcome, u32>, u32) = Default::default();
        let (mut certain, mut right) = (0, 0);
        let mut wrong = String::new();
        for (number, text) in files(language, ".bachet") {
            let clues = clues(&text).unwrap_or_else(|problems| panic!("{language}/{number}: {problems:?}"));
            for clue in clues {
                *counts.entry(clue.outcome).or_default() += 1;
                offered += u32::from(clue.is_offered == Some(true));
                if clue.kind.is_some_and(|kind| kind.form == GuessForm::Certain) {
                    certain += 1;
                    right += u32::from(clue.outcome == ClueOutcome::Guessed);
                }
                let is_told = [
                    ClueOutcome::Misread,
                    ClueOutcome::ReadInPart,
                    ClueOutcome::GuessedOtherwise,
                    ClueOutcome::GuessedInPart,
                ];
                if is_told.contains(&clue.outcome) {
                    let shown =
                        |expression: &Option<String>| expression.clone().unwrap_or_else(|| "nothing".to_owned());
                    let JudgedClue { outcome, sentence, meant, readings, .. } = clue;
                    let found = readings.first().map_or_else(|| "nothing".to_owned(), shown);
                    writeln!(wrong, "{}, {number}: {sentence}", outcome.name()).expect("a string takes everything");
                    writeln!(wrong, "  {found}\n  meant: {}", shown(&meant)).expect("a string takes everything");
                }
            }
        }
        let (recalled, of) = ClueOutcome::recall(&counts);
        let count = |outcome: &ClueOutcome| Some(format!("{} {}", outcome.name(), counts.get(outcome)?));
        let counts: Vec<String> = ClueOutcome::ALL.iter().filter_map(count).collect();
        let recall = format!("the meaning among the readings of {recalled} of {of}, among the choices of {offered}");
        let counts = format!("{}; {recall}; {right} of {certain} certain guesses are right", counts.join(", "));
        writeln!(report, "{language}: {counts}\n{wrong}").expect("a string takes everything");
    }
    insta::assert_snapshot!("written", report);
}

#[test]
fn pages_are_answered_as_meant_or_not_at_all() {
    let mut report = String::new();
    for language in FOLDERS {
        let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
        let mut pages = String::new();
        let meanings = files(language, ".expr.bachet").into_iter().zip(files(language, ".bachet"));
        for ((number, text), ((_, alone), (_, beside))) in files(language, ".txt").into_iter().zip(meanings) {
            let rows = rows(&bachet::read(&alone).expect("a puzzle").puzzle).expect("one solution");
            let Some(Puzzle::Grid(meanings)) = Draft::read(beside.as_bytes(), None).puzzle else { panic!("{number}") };
            let end = conversation(&text, &Known { rows, meanings: Some(meanings) }, false);
            // A page that ends wrongly after questions has a clue that is misread: the snapshot of the clues has those.
            let is_wrong = end.asked == 0 && matches!(end.page, PageOutcome::Answered { is_right: false, .. });
            assert!(!is_wrong, "{language}/{number}: {end:?}");
            *ends.entry(end.kind()).or_default() += 1;
            writeln!(pages, "{number}: {}, {} asked, {:?}", end.kind(), end.asked, end.page)
                .expect("a string takes everything");
        }
        let ends = End::KINDS.iter().filter_map(|kind| Some(format!("{kind} {}", ends.get(kind)?)));
        let ends: Vec<String> = ends.collect();
        writeln!(report, "{language}: {}\n{pages}", ends.join(", ")).expect("a string takes everything");
    }
    insta::assert_snapshot!("answered", report);
}
