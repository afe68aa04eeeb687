//! JSON for people: indented, with each list of numbers on one line.

use serde::Serialize;

/// Writes a value as indented JSON, with each list of numbers on one line, so that a board looks like a board.
///
/// # Errors
/// If the value cannot be serialised: a map with keys that are not strings.
pub fn pretty(value: &impl Serialize) -> Result<String, serde_json::Error> {
    Ok(rows_on_one_line(&serde_json::to_string_pretty(value)?))
}

/// Puts each list of numbers on one line. Linear in the length of the text.
fn rows_on_one_line(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    let mut rest = json;
    while let Some(at) = rest.find(['[', '"']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let end = if from.starts_with('"') { string_end(from) } else { row_end(from).unwrap_or(1) };
        let (token, after) = from.split_at(end);
        if token.len() > 1 && token.starts_with('[') {
            row(token, &mut out);
        } else {
            out.push_str(token);
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Returns the end of the string that the text begins with, after its closing quote.
fn string_end(text: &str) -> usize {
    let mut escaped = false;
    let close = text.bytes().skip(1).position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    });
    close.map_or(text.len(), |at| at + 2)
}

/// Returns the end of the list that the text begins with, if it has only numbers.
fn row_end(text: &str) -> Option<usize> {
    let inside = text.bytes().skip(1).take_while(|b| b.is_ascii_digit() || b" \n,.-+eE".contains(b)).count();
    (text.as_bytes().get(inside + 1) == Some(&b']')).then_some(inside + 2)
}

fn row(list: &str, out: &mut String) {
    for (number, word) in list.split_whitespace().enumerate() {
        if number > 1 && word != "]" {
            out.push(' ');
        }
        out.push_str(word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    #[test]
    fn each_list_of_numbers_is_on_one_line() {
        let value = json!({
            "cells": [[0, -1, 2.5], []],
            "mixed": [1, "a [1,\n2] \\\" b", null],
            "z\\": [[[3]], [4, 5]],
        });
        let expected = r#"{
  "cells": [
    [0, -1, 2.5],
    []
  ],
  "mixed": [
    1,
    "a [1,\n2] \\\" b",
    null
  ],
  "z\\": [
    [
      [3]
    ],
    [4, 5]
  ]
}"#;
        assert_eq!(pretty(&value).expect("it is JSON"), expected);
    }

    fn any_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<i32>().prop_map(|halves| Value::from(f64::from(halves) / 2.0)),
            ".{0,6}".prop_map(Value::from),
            r#"[\["\\,\]]{0,6}"#.prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::vec((r#"[a"\\\[]{0,3}"#, inner), 0..4)
                    .prop_map(|entries| Value::Object(entries.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn the_layout_changes_no_value(value in any_value()) {
            let text = pretty(&value).expect("it is JSON");
            prop_assert_eq!(serde_json::from_str::<Value>(&text).expect("it still is"), value);
        }
    }
}
