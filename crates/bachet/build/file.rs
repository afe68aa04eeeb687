//! What a file of messages holds, as far as it is the same in every language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::{self, ParserError};

/// The messages of a file by their ids.
pub(crate) type File = BTreeMap<String, Message>;

/// The texts of a message: its own has the empty name, the others are its hints.
pub(crate) type Message = BTreeMap<String, Text>;

/// What a text is made from.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Text {
    /// The arguments and messages that it shows, such as `$file` and `ended-early`.
    pub(crate) shown: BTreeSet<String>,
    /// The arguments that it makes a difference for, each with its named cases. Numbers and plural forms are not named.
    pub(crate) cases: BTreeMap<String, BTreeSet<String>>,
}

/// Categories of plurals, of which each language has its own.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Reads a file.
///
/// # Errors
/// What is wrong with its syntax, or with the parts that its messages use.
pub(crate) fn read(source: &str) -> Result<File, Vec<String>> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let at = |error: &ParserError| 1 + source[..error.pos.start].matches('\n').count();
        errors.iter().map(|error| format!("line {}: {error}", at(error))).collect::<Vec<_>>()
    })?;
    let mut file = File::new();
    let mut problems = Vec::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                problems.push(format!("`-{}` is a term; say it in words", term.id.name));
                continue;
            }
            _ => continue,
        };
        let id = message.id.name;
        let own = message.value.iter().map(|value| ("", value));
        let hints = message.attributes.iter().map(|hint| (hint.id.name, &hint.value));
        let mut texts = Message::new();
        for (name, pattern) in own.chain(hints) {
            let mut text = Text::default();
            if text.add(pattern).is_none() {
                problems.push(format!("`{id}` has a part that no other message has"));
            }
            if texts.insert(name.to_owned(), text).is_some() {
                problems.push(format!("`{id}.{name}` is there twice"));
            }
        }
        if file.insert(id.to_owned(), texts).is_some() {
            problems.push(format!("`{id}` is there twice"));
        }
    }
    if problems.is_empty() { Ok(file) } else { Err(problems) }
}

impl Text {
    /// Adds what a pattern uses; `None` if that is a function or another part that messages do without.
    fn add(&mut self, pattern: &Pattern<&str>) -> Option<()> {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
                Expression::Inline(inline) => drop(self.shown.insert(name(inline)?)),
                Expression::Select { selector, variants } => {
                    let keys = variants.iter().filter_map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => Some((*name).to_owned()),
                        VariantKey::NumberLiteral { .. } => None,
                    });
                    let is_plural = variants.iter().all(|variant| match &variant.key {
                        VariantKey::Identifier { name } => PLURALS.contains(name),
                        VariantKey::NumberLiteral { .. } => true,
                    });
                    let named = self.cases.entry(name(selector)?).or_default();
                    named.extend(keys.filter(|_| !is_plural));
                    variants.iter().try_for_each(|variant| self.add(&variant.value))?;
                }
            }
        }
        Some(())
    }
}

fn name(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(format!("${}", id.name)),
        InlineExpression::MessageReference { id, attribute: None } => Some(id.name.to_owned()),
        _ => None,
    }
}
