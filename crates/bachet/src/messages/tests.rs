use super::*;
use std::collections::BTreeSet;

#[test]
fn every_folder_of_messages_is_a_language() {
    let tags: BTreeSet<&str> = language::tags_of_folders().collect();
    assert_eq!(tags, Language::tags().collect());
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
    for &language in Language::ALL {
        let messages = Messages::new(language);
        for code in Code::ALL {
            let message = messages.bundle.get_message(code.id()).expect("every code has a message");
            let written: BTreeSet<&str> = message.attributes().map(|attribute| attribute.id()).collect();
            let declared: BTreeSet<&str> = code.hints().iter().map(|hint| hint.id()).collect();
            assert_eq!(written, declared, "the hints of {} in {}", code.id(), language.tag());
        }
    }
}

#[test]
fn every_variant_has_words_in_every_language() {
    for &language in Language::ALL {
        for variant in VARIANTS {
            let words = variant.words(language.tag()).expect("it speaks the language");
            assert!(FluentResource::try_new(words.to_owned()).is_ok(), "{:?}", variant.keywords);
        }
    }
}

#[test]
fn lists_join_as_the_language_does() {
    let messages = Messages::new(Language::English);
    let list = |n: usize| ["a", "b", "c\n"].iter().take(n).map(|s| (*s).to_owned()).collect::<Vec<_>>();
    let or = |n| messages.joined(&list(n), MessageId::JoinOr);
    assert_eq!([or(0), or(1), or(2), or(3)], ["", "`a`", "`a` or `b`", "`a`, `b` or `c\\n`"]);
}

#[test]
fn locales_choose_the_language() {
    for (tag, language) in [("en", Some(Language::English)), ("en_GB.UTF-8", Some(Language::English)), ("C", None)] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}
