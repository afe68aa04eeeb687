//! Whether the messages of a language fit those of the model.

use std::collections::{BTreeMap, BTreeSet};

use super::Files;
use super::file::{Message, Text};

/// Returns everything in which a language differs from the model in a way that it must not.
pub(crate) fn problems(languages: &BTreeMap<String, Files>, model: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let mut home: BTreeMap<&str, &str> = BTreeMap::new();
    for (name, file) in &languages[model] {
        for id in file.keys() {
            if let Some(other) = home.insert(id, name) {
                problems.push(format!("{model}/{name}: `{id}` is in {other}, too"));
            }
        }
    }
    for (tag, files) in languages.iter().filter(|(tag, _)| *tag != model) {
        let mut at = |name: &str, problem: String| problems.push(format!("{tag}/{name}: {problem}"));
        for (name, expected) in &languages[model] {
            let Some(found) = files.get(name) else {
                at(name, "there is no such file".to_owned());
                continue;
            };
            each(expected, found, |id, pair| match pair {
                (Some(expected), Some(found)) => of_message(id, expected, found, |problem| at(name, problem)),
                (Some(_), None) => at(name, format!("`{id}` is missing")),
                (None, _) => at(name, format!("`{id}` is no message of {model}/{name}")),
            });
        }
        for name in files.keys().filter(|name| !languages[model].contains_key(*name)) {
            at(name, format!("there is no {model}/{name}"));
        }
    }
    problems
}

fn of_message(id: &str, expected: &Message, found: &Message, mut report: impl FnMut(String)) {
    each(expected, found, |name, pair| {
        let id = if name.is_empty() { id.to_owned() } else { format!("{id}.{name}") };
        match pair {
            (Some(expected), Some(found)) => of_text(expected, found).into_iter().for_each(|what| {
                report(format!("`{id}` {what}"));
            }),
            (Some(_), None) => report(format!("`{id}` is missing")),
            (None, _) => report(format!("`{id}` is no text of the model")),
        }
    });
}

fn of_text(expected: &Text, found: &Text) -> Vec<String> {
    let mut problems = Vec::new();
    let list = |names: &mut dyn Iterator<Item = &String>| names.map(String::as_str).collect::<Vec<_>>().join(", ");
    if expected.shown != found.shown {
        problems.push(format!("shows {}, not {}", list(&mut found.shown.iter()), list(&mut expected.shown.iter())));
    }
    for (argument, cases) in &found.cases {
        if !expected.cases.contains_key(argument) && !expected.shown.contains(argument) {
            problems.push(format!("makes a difference for {argument}, which it does not have"));
        }
        if expected.cases.get(argument).is_some_and(|known| known != cases) {
            let known = list(&mut expected.cases[argument].iter());
            problems.push(format!("has the cases {} of {argument}, not {known}", list(&mut cases.iter())));
        }
    }
    let forgotten =
        expected.cases.iter().filter(|(argument, cases)| !cases.is_empty() && !found.cases.contains_key(*argument));
    problems.extend(forgotten.map(|(argument, _)| format!("makes no difference for {argument}")));
    problems
}

/// Goes through the entries of two maps together.
fn each<V>(
    one: &BTreeMap<String, V>,
    other: &BTreeMap<String, V>,
    mut visit: impl FnMut(&str, (Option<&V>, Option<&V>)),
) {
    let names: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    for name in names {
        visit(name, (one.get(name), other.get(name)));
    }
}
