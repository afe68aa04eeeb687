//! What the build refuses in the messages of a language.

#[path = "../../build/file.rs"]
mod file;
#[path = "../../build/fit.rs"]
mod fit;

use std::collections::BTreeMap;

use file::File;

type Files = BTreeMap<String, File>;

/// What is wrong with a language whose only file is this one, beside the English one.
fn problems(english: &str, french: &str) -> Vec<String> {
    let of = |text: &str| file::read(text).map(|file| Files::from([("solve.ftl".to_owned(), file)]));
    match (of(english), of(french)) {
        (Ok(english), Ok(french)) => {
            let languages = BTreeMap::from([("en".to_owned(), english), ("fr".to_owned(), french)]);
            fit::problems(&languages, "en")
        }
        (Err(problems), _) | (_, Err(problems)) => problems,
    }
}

#[test]
fn a_language_with_other_messages_is_refused() {
    for (english, french, expected) in [
        ("a = one", "a = un", ""),
        ("a = one\nb = two", "a = un", "fr/solve.ftl: `b` is missing"),
        ("a = one", "a = un\nb = deux", "fr/solve.ftl: `b` is no message of en/solve.ftl"),
        ("a = one\n    .hint = go", "a = un", "fr/solve.ftl: `a.hint` is missing"),
        ("a = one", "a = un\n    .hint = va", "fr/solve.ftl: `a.hint` is no text of the model"),
        ("a = { $x }", "a = { $y }", "fr/solve.ftl: `a` shows $y, not $x"),
        ("a = { b }\nb = x", "a = { b }\nb = { $x }", "fr/solve.ftl: `b` shows $x, not "),
        ("a = one", "a = un\na = deux", "`a` is there twice"),
        ("a = one", "a = { $x", "line 1: Expected a token starting with \"}\""),
        ("a = { NUMBER($x) }", "a = un", "`a` has a part that no other message has"),
        ("a = one", "-a = un", "`-a` is a term; say it in words"),
        // Numbers are distinguished as each language needs.
        ("a = { $n } moves", "a = { $n ->\n    [one] { $n } coup\n   *[other] { $n } coups\n }", ""),
        ("a = { $n ->\n    [one] was\n   *[other] were\n }", "a = ?", ""),
        (
            "a = one",
            "a = { $n ->\n    [one] x\n   *[other] y\n }",
            "fr/solve.ftl: `a` makes a difference for $n, which it does not have",
        ),
        // Named cases are the same in all.
        ("a = { $k ->\n    [up] up\n   *[down] down\n }", "a = { $k ->\n    [up] haut\n   *[down] bas\n }", ""),
        (
            "a = { $k ->\n    [up] up\n   *[down] down\n }",
            "a = { $k ->\n    [haut] haut\n   *[down] bas\n }",
            "fr/solve.ftl: `a` has the cases down, haut of $k, not down, up",
        ),
        ("a = { $k ->\n    [up] up\n   *[down] down\n }", "a = x", "fr/solve.ftl: `a` makes no difference for $k"),
    ] {
        assert_eq!(problems(english, french).join("; "), expected, "{french}");
    }
}
