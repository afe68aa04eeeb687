//! Whole texts of our own, in the shapes that people use, with a snapshot of what is found in each.

use std::fmt::Write as _;

use bachet_notation::{Span, Text};
use bachet_prose::page::{propose, read, recognise};

/// Each case of a file: its name and its text.
fn cases(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.split("=== ").skip(1).map(|case| case.split_once('\n').expect("a case has a name and a text"))
}

/// What is found in the texts of a file. Writing to a string cannot fail.
fn found(file: &str) -> String {
    let mut shown = String::new();
    for (name, source) in cases(file) {
        let page = read(source);
        let code = page.language.map_or("?", |l| l.code.as_str());
        let recognised = if recognise(source) { "" } else { ", not a text" };
        let _ = writeln!(shown, "=== {name} ({code}{recognised})");
        let fields = &page.fields;
        if let Some(title) = &fields.headers.title {
            let _ = writeln!(shown, "title    {}", title.as_str());
        }
        for (at, category) in fields.categories.iter().enumerate() {
            let values: Vec<&str> = category.values.iter().map(|v| v.text.as_str()).collect();
            let kind = match (page.implied && at == 0, category.ordered) {
                (true, _) => " (implied)",
                (false, true) => " (ordered)",
                (false, false) => "",
            };
            let _ = writeln!(shown, "category {}{kind}: {}", category.name.as_str(), values.join(" | "));
        }
        for clue in &fields.clues {
            let _ = writeln!(shown, "clue     {} {}", clue.label.as_str(), checked(source, clue.text.as_ref()));
        }
        for question in &fields.questions {
            let _ = writeln!(shown, "question {}", checked(source, question.text.as_ref()));
        }
        for &span in &page.scene {
            let _ = writeln!(shown, "scene    {}", part(source, span).replace('\n', " / "));
        }
        for problem in &page.problems {
            let _ = writeln!(shown, "problem  {} at `{}`", problem.code.id(), part(source, problem.span));
        }
        let proposal = propose(source);
        if fields.categories.len() <= usize::from(page.implied) || !proposal.remarks.is_empty() {
            for line in proposal.write(|remark| format!("{remark:?}")).lines() {
                let _ = writeln!(shown, "proposed {line}");
            }
        }
        shown.push('\n');
    }
    shown
}

fn part(source: &str, span: Span) -> &str {
    &source[span.start as usize..span.end as usize]
}

/// A text that knows its place: its first and last letters stand there.
fn checked<'a>(source: &str, text: Option<&'a Text>) -> &'a str {
    let text = text.expect("a clue of a page is a sentence");
    let there = part(source, text.span());
    let ends = |s: &str| (s.chars().next(), s.chars().next_back());
    assert_eq!(ends(there), ends(text.as_str()), "{there} is not where `{}` stands", text.as_str());
    text.as_str()
}

#[test]
fn english() {
    insta::assert_snapshot!(found(include_str!("../pages/en.txt")));
}

#[test]
fn french() {
    insta::assert_snapshot!(found(include_str!("../pages/fr.txt")));
}

#[test]
fn dutch() {
    insta::assert_snapshot!(found(include_str!("../pages/nl.txt")));
}

#[test]
fn german() {
    insta::assert_snapshot!(found(include_str!("../pages/de.txt")));
}
