//! Every suggestion in every message is accepted when it is typed. The cases are data: `tests/suggestions/README.md`.

mod cases;
mod messages;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use bachet::Language;

use self::cases::{Run, Suggestion, Try};
use crate::{command, folder};

/// Runs a command in a folder of its own; returns what it prints and its exit code.
fn printed(run: &Run, language: Language, name: &str) -> (String, Option<i32>) {
    let folder = folder(name);
    for (file, text) in &run.files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    }
    let command =
        command().env("LANG", language.tag()).args(&run.arguments).stdin(run.input.clone()).current_dir(&folder);
    let output = command.output().expect("it starts");
    fs::remove_dir_all(&folder).expect("the folder can be removed");
    let text = [output.stderr, output.stdout].concat();
    (String::from_utf8_lossy(&text).into_owned(), output.status.code())
}

/// The lines in which one of the texts is said.
fn saying<'p>(texts: &[String], printed: &'p str) -> Vec<&'p str> {
    printed.lines().filter(|line| texts.iter().any(|text| messages::is_said(text, line))).collect()
}

/// Whether a suggestion of the message is printed, and then typed or, where the message says so, left out.
fn is_tried(suggestion: &Suggestion, text: &[String], printed: &str, tried: &Try) -> bool {
    let lines = saying(text, printed).into_iter();
    let quoted: Vec<&str> = lines.flat_map(|line| line.split('`').skip(1).step_by(2)).collect();
    let mut fitting = quoted.iter().filter(|quoted| messages::is_printed(&suggestion.snippet, quoted));
    match &suggestion.typed {
        Some(typed) => fitting.next().is_some() && tried.typed.contains(typed),
        None => fitting.any(|quoted| [&tried.typed, &tried.removed].iter().any(|t| messages::is_typed(quoted, t))),
    }
}

/// Tries all suggestions of a file. What is typed is the same in every language, so it is typed in English only; the
/// messages that suggest it are printed in all.
fn try_all(file: &str) {
    for &language in Language::ALL {
        try_in(file, language);
    }
}

fn try_in(file: &str, language: Language) {
    let texts = messages::texts(language);
    let mut failed = Vec::new();
    let mut waiting: BTreeMap<Suggestion, String> = BTreeMap::new();
    let mut done: BTreeSet<Suggestion> = BTreeSet::new();
    for tried in cases::tries(file) {
        let key = &tried.suggestions.first().unwrap_or_else(|| panic!("{} has no heading", tried.at)).key;
        let Some(text) = texts.get(key) else { panic!("{}: there is no message `{key}`", tried.at) };
        let id = key.split('.').next().unwrap_or_default();
        let code = format!("[{id}]");
        let name = format!("suggestions-{}-{}", language.tag(), tried.at.replace(':', "-"));
        let (before, _) = printed(&tried.before, language, &name);
        let is_typed = language == Language::English;
        let (after, ended) = if is_typed { printed(&tried.after, language, &name) } else { Default::default() };
        let now: Vec<Suggestion> =
            tried.suggestions.iter().filter(|s| is_tried(s, text, &before, &tried)).cloned().collect();
        let main = saying(texts.get(id).unwrap_or(text), &before);
        let wrong = if saying(text, &before).is_empty() || key.contains('.') && main.is_empty() {
            "the message is not met"
        } else if now.is_empty() {
            "nothing that the message suggests is typed"
        } else if is_typed && ended != Some(tried.after.ends_with) {
            "what is typed is not accepted"
        } else if after.contains(&code) || after.lines().any(|line| main.contains(&line)) {
            "the message is repeated"
        } else {
            ""
        };
        if !wrong.is_empty() {
            failed.push(format!("{}: in {}: {wrong}\n{before}\n-- then --\n{after}", tried.at, language.tag()));
        }
        done.extend(now);
        waiting.extend(tried.suggestions.into_iter().map(|suggestion| (suggestion, tried.at.clone())));
    }
    waiting.retain(|suggestion, _| !done.contains(suggestion));
    failed.extend(waiting.into_iter().map(|(s, at)| format!("{at}: `{}` of {} is never typed", s.snippet, s.key)));
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[test]
fn suggestions_for_boards_are_accepted() {
    try_all("boards.md");
}

#[test]
fn suggestions_for_commands_are_accepted() {
    try_all("commands.md");
}

#[test]
fn suggestions_for_crossings_are_accepted() {
    try_all("crossings.md");
}

#[test]
fn suggestions_for_expressions_are_accepted() {
    try_all("expressions.md");
}

#[test]
fn suggestions_for_grids_are_accepted() {
    try_all("grids.md");
}

#[test]
fn suggestions_for_puzzles_of_moves_are_accepted() {
    try_all("moves.md");
}

#[test]
fn suggestions_for_sentences_are_accepted() {
    try_all("sentences.md");
}

#[test]
fn suggestions_for_traces_are_accepted() {
    try_all("traces.md");
}

/// A new message, or a new suggestion in one, needs a case, or a line that says why nobody types it.
#[test]
fn every_suggestion_of_every_message_has_a_case() {
    let files = cases::files();
    assert_eq!(
        files.join(" "),
        "boards.md commands.md crossings.md expressions.md grids.md moves.md sentences.md traces.md"
    );
    let pair = |s: Suggestion| (s.key, s.snippet);
    let tried: BTreeSet<(String, String)> =
        files.iter().flat_map(|file| cases::tries(file)).flat_map(|t| t.suggestions).map(pair).collect();
    let not_typed: BTreeSet<(String, String)> = cases::not_typed().into_iter().map(pair).collect();
    let texts = messages::texts(Language::English);
    let each = |found: fn(&[String]) -> BTreeSet<String>, has_hints: bool| -> BTreeSet<(String, String)> {
        let texts = texts.iter().filter(|(key, _)| has_hints || !key.contains('.'));
        texts.flat_map(|(key, text)| found(text).into_iter().map(|snippet| (key.clone(), snippet))).collect()
    };
    let (stated, echoes) = (each(messages::snippets, true), each(messages::echoes, false));
    let listed: BTreeSet<(String, String)> = tried.union(&not_typed).cloned().collect();
    let known: BTreeSet<(String, String)> = listed.union(&echoes).cloned().collect();
    assert_eq!(stated.difference(&known).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "without a case");
    assert_eq!(not_typed.intersection(&echoes).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "no need to list");
    assert_eq!(listed.difference(&stated).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "in no message");
    assert_eq!(tried.intersection(&not_typed).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "in both");
}

#[test]
fn every_language_suggests_the_same() {
    let english = messages::texts(Language::English);
    for &language in Language::ALL {
        let mut differing = Vec::new();
        for (key, text) in messages::texts(language) {
            let (expected, found) = (messages::snippets(&english[&key]), messages::snippets(&text));
            if expected != found {
                differing.push(format!("{}: {key}: {found:?}, not {expected:?}", language.tag()));
            }
        }
        assert_eq!(differing, Vec::<String>::new());
    }
}
