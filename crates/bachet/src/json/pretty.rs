//! JSON for people: indented, with each list of numbers on one line.

use std::io::{self, Write};

use serde::Serialize;
use serde::ser::Error as _;

/// Writes a value as indented JSON, with each list of numbers on one line, so that a board looks like a board.
///
/// # Errors
/// If the value cannot be serialised: a map with keys that are not strings.
pub fn pretty(value: &impl Serialize) -> Result<String, serde_json::Error> {
    let mut text = Vec::new();
    write_pretty(value, &mut text)?;
    String::from_utf8(text).map_err(serde_json::Error::custom)
}

/// Writes a value as [`pretty`] does, without the whole text in memory.
///
/// # Errors
/// If the value cannot be serialised, or the writer fails.
pub fn write_pretty(value: &impl Serialize, out: impl Write) -> Result<(), serde_json::Error> {
    let mut rows = RowsOnOneLine::new(out);
    serde_json::to_writer_pretty(&mut rows, value)
}

/// Passes indented JSON on, with each list of numbers on one line.
struct RowsOnOneLine<W> {
    out: W,
    at: At,
    /// The list that has begun, as long as it has only numbers.
    row: Vec<u8>,
}

/// Where the text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// Outside of strings and of lists that have only numbers so far.
    Outside,
    /// In a string.
    String,
    /// In a string, after a backslash.
    Escape,
    /// In a list that has only numbers so far.
    Row,
}

impl<W: Write> RowsOnOneLine<W> {
    fn new(out: W) -> Self {
        Self { out, at: At::Outside, row: Vec::new() }
    }

    /// Writes a list of numbers on one line.
    fn write_row(&mut self) -> io::Result<()> {
        let words = self.row.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        for (number, word) in words.enumerate() {
            if number > 1 && word != b"]" {
                self.out.write_all(b" ")?;
            }
            self.out.write_all(word)?;
        }
        self.row.clear();
        Ok(())
    }
}

impl<W: Write> Write for RowsOnOneLine<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        // What lies before this is written.
        let mut start = 0;
        for (end, &byte) in text.iter().enumerate() {
            match (self.at, byte) {
                (At::Row, b']') => {
                    self.row.extend_from_slice(&text[start..=end]);
                    start = end + 1;
                    self.write_row()?;
                    self.at = At::Outside;
                }
                (At::Row, b'0'..=b'9' | b' ' | b'\n' | b',' | b'.' | b'-' | b'+' | b'e' | b'E') => {}
                (At::Outside | At::Row, b'[') => {
                    // The list before, if any, has more than numbers: this one.
                    self.out.write_all(&self.row)?;
                    self.row.clear();
                    self.out.write_all(&text[start..end])?;
                    start = end;
                    self.at = At::Row;
                }
                (At::Row, _) => {
                    self.out.write_all(&self.row)?;
                    self.row.clear();
                    self.at = if byte == b'"' { At::String } else { At::Outside };
                }
                (At::Outside, b'"') | (At::Escape, _) => self.at = At::String,
                (At::String, b'"') => self.at = At::Outside,
                (At::String, b'\\') => self.at = At::Escape,
                (At::Outside | At::String, _) => {}
            }
        }
        let rest = &text[start..];
        if self.at == At::Row {
            self.row.extend_from_slice(rest);
        } else {
            self.out.write_all(rest)?;
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
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

        #[test]
        fn the_layout_does_not_depend_on_how_the_text_is_cut(value in any_value(), length in 1usize..9) {
            let text = serde_json::to_string_pretty(&value).expect("it is JSON");
            let mut out = Vec::new();
            let mut rows = RowsOnOneLine::new(&mut out);
            for part in text.as_bytes().chunks(length) {
                rows.write_all(part).expect("memory does not fail");
            }
            prop_assert_eq!(String::from_utf8(out).expect("it is UTF-8"), pretty(&value).expect("it is JSON"));
        }
    }
}
