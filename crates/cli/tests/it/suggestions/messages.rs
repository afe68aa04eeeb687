//! The texts of all messages, and what stands in backticks in them.

use std::collections::{BTreeMap, BTreeSet};

use bachet::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// Every text by its key, `id` or `id.attribute`, once for each choice of its variants; an argument is `{ $name }`.
pub(super) fn texts(language: Language) -> BTreeMap<String, Vec<String>> {
    let files = language.files().iter();
    let entries = files.flat_map(|(_, text)| parse(*text).expect("the messages have no syntax errors").body);
    let mut texts = BTreeMap::new();
    for entry in entries {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            texts.insert(message.id.name.to_owned(), written(value));
        }
        for attribute in &message.attributes {
            texts.insert(format!("{}.{}", message.id.name, attribute.id.name), written(&attribute.value));
        }
    }
    texts
}

fn written(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let ways = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![argument(inline)],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| written(&variant.value)).collect()
            }
        };
        all = all.iter().flat_map(|begin| ways.iter().map(move |way| format!("{begin}{way}"))).collect();
    }
    // Other spaces than these are part of what is said: French has narrow ones before some signs.
    all.iter().map(|text| text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn argument(expression: &InlineExpression<&str>) -> String {
    match expression {
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } => format!("{{ ${} }}", id.name),
        InlineExpression::MessageReference { id, .. } => format!("{{ {} }}", id.name),
        other => panic!("messages have no such parts: {other:?}"),
    }
}

/// What stands in backticks: between two of them, or as a list, whose items the program puts into backticks.
pub(super) fn snippets(texts: &[String]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for text in texts {
        for (i, part) in text.split('`').enumerate() {
            if i % 2 == 1 {
                found.insert(part.to_owned());
                continue;
            }
            let arguments = part.split("{ ").skip(1).filter_map(|rest| rest.split(" }").next());
            let lists = arguments.filter(|name| name.ends_with("-or") || name.ends_with("-and"));
            found.extend(lists.map(|name| format!("{{ {name} }}")));
        }
    }
    found
}

/// What a message repeats of what the user wrote: the snippets of its text that are only an argument, or a list of those
/// with `and`. What follows "did you mean" is a suggestion, as are the snippets of hints.
pub(super) fn echoes(texts: &[String]) -> BTreeSet<String> {
    let is_argument = |snippet: &str| {
        let name = snippet.trim_end_matches(':').strip_prefix("{ $").and_then(|rest| rest.strip_suffix(" }"));
        name.is_some_and(|name| !name.contains(' ') && !name.ends_with("-or"))
    };
    let mut all = snippets(texts);
    let suggested: BTreeSet<&str> = texts
        .iter()
        .flat_map(|text| text.split("did you mean `").skip(1).filter_map(|rest| rest.split('`').next()))
        .collect();
    all.retain(|snippet| is_argument(snippet) && !suggested.contains(snippet.as_str()));
    all
}

/// The parts of a text around its arguments.
fn around_arguments(text: &str) -> Vec<&str> {
    let mut parts = text.split("{ ");
    let first = parts.next().into_iter();
    first.chain(parts.map(|part| part.split_once(" }").map_or("", |(_, rest)| rest))).collect()
}

/// Whether a line holds a text of a message, with any arguments.
pub(super) fn is_said(text: &str, line: &str) -> bool {
    follow(around_arguments(text).into_iter().map(str::trim), line)
}

/// Whether what is printed in backticks is a snippet with some arguments.
pub(super) fn is_printed(snippet: &str, printed: &str) -> bool {
    let is_list = snippet.ends_with("-or }") || snippet.ends_with("-and }");
    let parts = if is_list { vec!["", ""] } else { around_arguments(snippet) };
    match parts[..] {
        [whole] => printed == whole,
        [first, .., last] => {
            printed.len() >= first.len() + last.len()
                && printed.starts_with(first)
                && printed.ends_with(last)
                && follow(parts.iter().copied(), printed)
        }
        [] => false,
    }
}

/// Whether what is printed in backticks is typed. `...` and words in capitals, such as `FILE`, stand for anything.
pub(super) fn is_typed(printed: &str, typed: &str) -> bool {
    let is_open = |word: &str| matches!(word, "N" | "M" | "FILE" | "PUZZLE" | "FORMAT");
    let mut parts = vec![String::new()];
    for piece in printed.split("...") {
        for word in piece.split(' ') {
            match parts.last_mut() {
                Some(last) if !is_open(word) => *last = format!("{last} {word}"),
                _ => parts.push(String::new()),
            }
        }
        parts.push(String::new());
    }
    follow(parts.iter().map(|part| part.trim()), typed)
}

/// Whether the parts stand in a text one after the other.
fn follow<'p>(parts: impl Iterator<Item = &'p str>, text: &str) -> bool {
    let mut rest = text;
    for part in parts {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}
