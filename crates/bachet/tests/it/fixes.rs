//! Corrections that can be typed: each one of every bad input is applied, and the problem must be gone.

use std::collections::BTreeSet;

use bachet::json::{Fix, diagnostics};
use bachet::messages::Messages;
use bachet::{Diagnostic, Language};

use crate::bad::{Case, FILES, cases, problems};

/// Cases and fixes after which as many problems are left as before, with the reason.
const UNCOVERING: &[(&str, &str, &str)] = &[
    ("a route to nowhere", "island", "`far` is unknown too; then `right` has no route"),
    ("a comparison that goes wrong", "man != woman and man != wolf and woman != wolf", "the start breaks the rule"),
    ("a byte order mark in the middle", "\u{feff}Bob", "the mark in the name is reported twice"),
    ("a byte order mark inside a name", "\u{feff}dog", "the mark in the name is reported twice"),
    ("control characters in a text", "B\u{7}ob", "the character in the name is reported twice"),
    ("shared misspelled", "(shared)", "one category is no puzzle"),
    ("unused misspelled", "(some unused)", "one category is no puzzle"),
    ("gedeeld in place of shared", "(shared)", "one category is no puzzle"),
    ("partagé in place of shared", "(shared)", "one category is no puzzle"),
    ("mot-clé en français", "language", "the language is stated already"),
    ("taal als trefwoord", "language", "the language is stated already"),
    ("entre", "between", "`et` in place of `and` follows"),
    ("voor zonder as", "before", "two categories have an order"),
    ("naast elkaar", "next to", "two categories have an order"),
];

/// Returns a source with a fix applied, as an editor does it.
fn fixed(source: &str, fix: &Fix) -> String {
    let line = source.split_inclusive('\n').take(fix.line - 1).map(str::len).sum::<usize>();
    let at = |column: usize| source[line..].char_indices().nth(column).map_or(source.len(), |(at, _)| line + at);
    let [start, end] = [fix.column - 1, fix.column - 1 + fix.length].map(at);
    [&source[..start], &fix.text, &source[end..]].concat()
}

/// Returns how many problems of the same kind there are.
fn count_of(problem: &Diagnostic, list: &[Diagnostic]) -> usize {
    list.iter().filter(|other| (other.code, &other.arguments) == (problem.code, &problem.arguments)).count()
}

#[test]
fn each_fix_mends_its_problem() {
    let mut wrong = Vec::new();
    let mut mended = BTreeSet::new();
    let mut uncovering: BTreeSet<&(&str, &str, &str)> = BTreeSet::new();
    for &(file, text) in FILES {
        for case in cases(file, text) {
            let Ok(source) = String::from_utf8(case.input.clone()) else { continue };
            let before = problems(&case);
            let shown = diagnostics(&source, &before, &Messages::new(Language::English));
            for (problem, shown) in before.iter().zip(shown) {
                for fix in &shown.fixes {
                    let text = fixed(&source, fix);
                    let after = problems(&Case { input: text.clone().into_bytes(), ..case });
                    mended.insert(problem.code.id());
                    let is_gone = count_of(problem, &after) < count_of(problem, &before);
                    let excuse = UNCOVERING.iter().find(|(name, new, _)| (*name, *new) == (case.name, &*fix.text));
                    if is_gone && after.len() >= before.len() && excuse.is_some() {
                        uncovering.extend(excuse);
                    } else if !is_gone || after.len() >= before.len() {
                        let codes: Vec<_> = after.iter().map(|p| (p.code.id(), &p.arguments)).collect();
                        wrong.push(format!("{file}/{}: {} -> {}\n{text}{codes:?}", case.name, shown.message, fix.text));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} fixes mend nothing:\n{}", wrong.len(), wrong.join("\n\n"));
    assert_eq!(uncovering.len(), UNCOVERING.len(), "an excuse that is not needed any more");
    assert!(mended.len() >= 15, "{mended:?}");
}
