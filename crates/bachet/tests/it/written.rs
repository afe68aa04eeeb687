//! Pages written by people who did not know the grammar: how many of their sentences are read or guessed, which are
//! misread, and which pages are answered.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use bachet::front::{Draft, accepted_without_unread};
use bachet::verbs::{self, ReadClue, ReadGuess, ReadOutcome, Readings, SentenceAgreement, SolveOptions, Verdict};
use bachet::{Budget, Code, Puzzle, Severity};

/// How the file says that a sentence states nothing of the puzzle.
const NOTHING: &str = "   = true\n";

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
    for language in ["de", "en", "fr"] {
        let pages = files(language, ".expr.bachet");
        assert_eq!(pages.len(), 20, "{language}");
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
    for language in ["en", "fr"] {
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        let mut misread = String::new();
        for (number, text) in files(language, ".bachet") {
            for (outcome, sentence) in outcomes(&text) {
                *counts.entry(outcome).or_default() += 1;
                if matches!(outcome, "misread" | "guessed otherwise") {
                    writeln!(misread, "{outcome}, {number}: {sentence}").expect("a string takes everything");
                }
            }
        }
        let counts: Vec<String> = counts.iter().map(|(outcome, n)| format!("{outcome} {n}")).collect();
        writeln!(report, "{language}: {}\n{misread}", counts.join(", ")).expect("a string takes everything");
    }
    insta::assert_snapshot!("written", report);
}

/// Returns what became of each clue of a page, and its sentence.
fn outcomes(text: &str) -> Vec<(&'static str, String)> {
    let draft = Draft::read(text.replace(NOTHING, "").as_bytes(), None);
    let is_grave = |code: Code| !matches!(code, Code::SentenceDiffers | Code::UnreadSentence | Code::AmbiguousSentence);
    let grave: Vec<_> = draft.problems.iter().filter(|p| p.severity() == Severity::Error && is_grave(p.code)).collect();
    assert!(grave.is_empty(), "{text}{grave:?}");
    let puzzle = draft.puzzle.expect("a puzzle");
    let Readings::Grid(readings) = verbs::readings(&puzzle, draft.sentences.as_ref(), None) else {
        panic!("a logic grid");
    };
    let clues = readings.clues.iter().map(|clue| {
        let said: Vec<&str> = clue.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
        let outcome = |outcome: ReadOutcome| clue.sentences.iter().all(|sentence| sentence.outcome == outcome);
        let became = match clue.agreement {
            Some(SentenceAgreement::Same) => "read",
            Some(SentenceAgreement::Different) => "misread",
            None if outcome(ReadOutcome::Idle) => "passed over",
            // What states nothing is misread if a constraint is found in it.
            None if outcome(ReadOutcome::Read) => "misread",
            _ => guessed(clue),
        };
        (became, said.join(" "))
    });
    clues.collect()
}

/// Returns what became of a clue with sentences that are not read.
fn guessed(clue: &ReadClue) -> &'static str {
    let refused = |outcome| matches!(outcome, ReadOutcome::Unread | ReadOutcome::Ambiguous);
    let mut open = clue.sentences.iter().filter(|sentence| refused(sentence.outcome));
    let (Some(sentence), None) = (open.next(), open.next()) else { return "not read" };
    let is_meant = |guess: &ReadGuess| match clue.stated {
        Some(_) => guess.agreement == Some(SentenceAgreement::Same),
        None => guess.meaning.is_none(),
    };
    match sentence.guesses.iter().position(is_meant) {
        _ if sentence.guesses.is_empty() => "not read",
        Some(0) => "guessed",
        Some(_) => "among the guesses",
        None => "guessed otherwise",
    }
}

#[test]
fn pages_are_answered_as_meant_or_not_at_all() {
    let mut report = String::new();
    for language in ["en", "fr"] {
        for (number, text) in files(language, ".bachet") {
            let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("   = ")).collect();
            let draft = Draft::read(without.join("\n").as_bytes(), None);
            let Some(accepted) = accepted_without_unread(&draft, None) else { continue };
            let judged = accepted.puzzle.as_ref().map(|(puzzle, _)| puzzle);
            let meant = Draft::read(text.as_bytes(), None).puzzle.expect("a puzzle");
            let solutions = |puzzle: &Puzzle| {
                verbs::solve(puzzle, &SolveOptions::default(), &mut Budget::unlimited()).expect("it is sound").solutions
            };
            let answer = solutions(judged.or(draft.puzzle.as_ref()).expect("a puzzle"));
            assert_eq!(answer, solutions(&meant), "{language}/{number}");
            writeln!(report, "{language}/{number}: {} assumed", accepted.assumed.len()).expect("a string");
        }
    }
    insta::assert_snapshot!("answered", report);
}
