//! Every message in every language, with every case of its arguments.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentValue;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// Texts that are the same in English, with the reason. A line is a language and the texts.
const SAME: &str = include_str!("../../messages/same.txt");

/// The texts of a language by their keys, `id` or `id.attribute`. Those of a Sudoku variant are among them.
fn texts(language: Language) -> BTreeMap<String, Pattern<String>> {
    let variants = VARIANTS.iter().map(|variant| variant.words(language.tag()).expect("it speaks the language"));
    let sources = language.files().iter().map(|(_, text)| *text).chain(variants);
    let mut texts = BTreeMap::new();
    for source in sources {
        let parsed = fluent_syntax::parser::parse(source.to_owned()).expect("it has no syntax errors");
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            for hint in message.attributes {
                texts.insert(format!("{id}.{}", hint.id.name), hint.value);
            }
            texts.extend(message.value.map(|value| (id, value)));
        }
    }
    texts
}

/// The arguments of a text, each with its named cases.
fn arguments(pattern: &Pattern<String>, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (inline, variants) = match expression {
            Expression::Inline(inline) => (inline, &[][..]),
            Expression::Select { selector, variants } => (selector, &variants[..]),
        };
        if let InlineExpression::VariableReference { id } = inline {
            let keys = variants.iter().filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some(name.clone()),
                VariantKey::NumberLiteral { .. } => None,
            });
            found.entry(id.name.clone()).or_default().extend(keys);
        }
        for variant in variants {
            arguments(&variant.value, found);
        }
    }
}

/// What a text says, with every case of its arguments and with different numbers.
fn said(messages: &Messages, key: &str, pattern: &Pattern<String>) -> Vec<String> {
    let (id, hint) = key.split_once('.').map_or((key, None), |(id, hint)| (id, Some(hint)));
    let message = messages.bundle.get_message(id).expect("it is there");
    let text = match hint {
        None => message.value(),
        Some(hint) => message.get_attribute(hint).map(|attribute| attribute.value()),
    };
    let text = text.expect("it has a text");
    let mut cases = BTreeMap::new();
    arguments(pattern, &mut cases);
    let names: Vec<&String> = cases.keys().collect();
    let mut rounds: Vec<BTreeMap<&str, FluentValue<'_>>> = Vec::new();
    for number in [0, 1, 2, 1_000_000] {
        rounds.push(names.iter().map(|name| (name.as_str(), number.into())).collect());
    }
    for (name, cases) in &cases {
        for case in cases {
            let mut round: BTreeMap<&str, FluentValue<'_>> = names.iter().map(|n| (n.as_str(), "x".into())).collect();
            round.insert(name, case.as_str().into());
            rounds.push(round);
        }
    }
    let mut all = Vec::new();
    for round in rounds {
        let mut given = FluentArgs::new();
        given.set("interrupted", 0);
        for (name, value) in round {
            given.set(name.to_owned(), value);
        }
        let mut errors = Vec::new();
        all.push(messages.bundle.format_pattern(text, Some(&given), &mut errors).into_owned());
        assert!(errors.is_empty(), "{key}: {errors:?}");
    }
    all
}

/// A text without what is in backticks, which is typed as it stands.
fn prose(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("x")
}

#[test]
fn every_folder_of_messages_is_a_language() {
    let tags: BTreeSet<&str> = language::tags_of_folders().collect();
    assert_eq!(tags, Language::tags().collect());
}

#[test]
fn every_message_can_be_said_in_every_language() {
    for &language in Language::ALL {
        let messages = Messages::new(language);
        for (key, pattern) in texts(language) {
            for text in said(&messages, &key, &pattern) {
                let place = format!("{}: {key}: {text:?}", language.tag());
                let has_edges = text.trim() != text && !["x", " x"].contains(&text.as_str());
                assert!(!text.is_empty() && !has_edges, "{place}: empty, or with spaces at an end");
                let is_table = text.contains('\n');
                assert!(is_table || !text.contains("  "), "{place}: two spaces");
                let is_apart = [" ,", " ."].iter().any(|wrong| prose(&text).replace(" ...", "").contains(wrong));
                assert!(!is_apart, "{place}: a space before a comma");
            }
        }
    }
}

#[test]
fn french_has_its_narrow_spaces_and_apostrophes() {
    let messages = Messages::new(Language::French);
    for (key, pattern) in texts(Language::French) {
        for text in said(&messages, &key, &pattern) {
            let is_key = |line: &&str| !line.trim_start().starts_with('?');
            for line in prose(&text).lines().filter(is_key) {
                assert!(!line.contains('\''), "{key}: {line:?}: an apostrophe is ’");
                let bytes = line.replace("http://", "").replace(" ? ", "");
                for (at, sign) in bytes.char_indices().filter(|(_, c)| ":;?!".contains(*c)) {
                    let before = bytes[..at].chars().next_back();
                    assert!(before == Some('\u{202f}'), "{key}: {line:?}: a narrow space before {sign}");
                }
            }
        }
    }
}

#[test]
fn no_message_is_left_in_english() {
    let english = texts(Language::English);
    let mut listed: BTreeSet<(&str, &str)> = BTreeSet::new();
    for line in SAME.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (tag, keys) = line.split_once(": ").expect("a line is a language and texts");
        listed.extend(keys.split(' ').map(|key| (tag, key)));
    }
    let mut same = BTreeSet::new();
    let others: Vec<_> = Language::ALL.iter().skip(1).map(|language| (language.tag(), texts(*language))).collect();
    for (tag, texts) in &others {
        let keys = texts.iter().filter(|(key, text)| english.get(*key) == Some(text)).map(|(key, _)| key.as_str());
        same.extend(keys.map(|key| (*tag, key)));
    }
    assert_eq!(same, listed);
}

#[test]
fn the_words_of_a_variant_are_the_same_messages_in_every_language() {
    let english = texts(Language::English);
    for &language in Language::ALL {
        let texts = texts(language);
        assert!(texts.keys().eq(english.keys()), "{}", language.tag());
        for (key, text) in texts {
            let [mut expected, mut found] = [BTreeMap::new(), BTreeMap::new()];
            arguments(&english[&key], &mut expected);
            arguments(&text, &mut found);
            let names = |of: BTreeMap<String, _>| of.into_keys().collect::<Vec<_>>();
            let [expected, found] = [names(expected), names(found)];
            let is_known = found.iter().all(|name| expected.contains(name));
            assert!(is_known, "{}: {key}: {found:?}, not {expected:?}", language.tag());
        }
    }
}

#[test]
fn each_code_has_a_message_and_each_message_of_a_diagnostic_a_code() {
    let codes: BTreeSet<&str> = Code::ALL.iter().map(|code| code.id()).collect();
    let texts = Language::English.files().iter().filter(|(name, _)| name.starts_with("diagnostics/"));
    let lines = texts.flat_map(|(_, text)| text.lines());
    let ids = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    let ids: BTreeSet<&str> = ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect();
    assert_eq!(codes, ids);
}

#[test]
fn the_hints_of_each_message_are_those_of_its_code() {
    let messages = Messages::new(Language::English);
    for code in Code::ALL {
        let message = messages.bundle.get_message(code.id()).expect("every code has a message");
        let written: BTreeSet<&str> = message.attributes().map(|attribute| attribute.id()).collect();
        let declared: BTreeSet<&str> = code.hints().iter().map(|hint| hint.id()).collect();
        assert_eq!(written, declared, "the hints of {}", code.id());
    }
}

#[test]
fn lists_join_as_the_language_does() {
    let list = |n: usize| ["a", "b", "c\n"].iter().take(n).map(|s| (*s).to_owned()).collect::<Vec<_>>();
    for (&language, or) in Language::ALL.iter().zip(["or", "ou", "of"]) {
        let messages = Messages::new(language);
        let joined = |n| messages.joined(&list(n), MessageId::JoinOr);
        let expected = [String::new(), "`a`".to_owned(), format!("`a` {or} `b`"), format!("`a`, `b` {or} `c\\n`")];
        assert_eq!([joined(0), joined(1), joined(2), joined(3)], expected);
    }
}

#[test]
fn locales_choose_the_language() {
    for (tag, language) in [
        ("en", Some(Language::English)),
        ("en_GB.UTF-8", Some(Language::English)),
        ("FR", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("nl_BE@euro", Some(Language::Dutch)),
        ("nl-NL", Some(Language::Dutch)),
        ("nld", None),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}
