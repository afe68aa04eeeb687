//! A logic grid in JSON, read to the same fields as its text.

use bachet_notation::{
    Argument, CategoryFields, ClueFields, Code, Diagnostic, Fields, QuestionFields, Sharing, Span, Text, ValueFields,
};

use super::tree::{self, Node, Value};

/// The values that `unit` may have beside a unit itself.
const WORDS: &str = "text";
const RECOGNISED: &[&str] = &["number", "time", "date", "month", "weekday"];

/// Reads the fields of a logic grid; `None` if the source is not a JSON object of this family.
pub(crate) fn fields(source: &str) -> (Option<Fields>, Vec<Diagnostic>) {
    let node = match tree::parse(source) {
        Ok(node) => node,
        Err(problem) => return (None, vec![problem]),
    };
    let mut reader = Reader::default();
    let fields = reader.puzzle(&node);
    (fields, reader.problems)
}

#[derive(Default)]
struct Reader {
    problems: Vec<Diagnostic>,
}

/// The entries of an object, by the keys it may have.
struct Entries<'a, const N: usize> {
    found: [Option<&'a Node>; N],
}

impl Reader {
    fn puzzle(&mut self, node: &Node) -> Option<Fields> {
        let keys = ["family", "title", "language", "source", "categories", "clues", "questions"];
        let [family, title, language, origin, categories, clues, questions] = self.entries("puzzle", node, keys)?.found;
        match family.map(|node| (node, self.text("family", node))) {
            None => self.problems.push(Diagnostic::new(Code::JsonMissing, brace(node)).text("field", "family")),
            Some((_, Some(text))) if text.as_str() == "grid" => {}
            Some((node, Some(text))) => {
                let problem = Diagnostic::new(Code::UnsupportedFamily, node.span).text("family", text.as_str());
                self.problems.push(problem);
                return None;
            }
            Some((_, None)) => return None,
        }
        if categories.is_none() {
            self.problems.push(Diagnostic::new(Code::JsonMissing, brace(node)).text("field", "categories"));
        }
        Some(Fields {
            title: title.and_then(|n| self.optional("title", n)),
            language: language.and_then(|n| self.optional("language", n)),
            source: origin.and_then(|n| self.optional("source", n)),
            categories: self.each("categories", categories, Self::category),
            clues: self.each("clues", clues, Self::clue),
            questions: self.each("questions", questions, Self::question),
        })
    }

    fn category(&mut self, node: &Node) -> Option<CategoryFields> {
        let keys = ["name", "values", "kind", "counts", "unit", "ordered"];
        let [name, values, kind, counts, unit, ordered] = self.entries("categories", node, keys)?.found;
        for (field, found) in [("name", name), ("values", values)] {
            if found.is_none() {
                self.problems.push(Diagnostic::new(Code::JsonMissing, brace(node)).text("field", field));
            }
        }
        let counts: Vec<Option<u32>> =
            self.each("counts", counts.filter(|n| !is_null(n)), |reader, n| Some(reader.count(n)));
        let unit = unit.and_then(|n| self.optional("unit", n));
        let unit = unit.as_ref().map(Text::as_str);
        let values: Vec<Text> = self.each("values", values, Self::value);
        Some(CategoryFields {
            name: name.and_then(|n| self.text("name", n)).unwrap_or_default(),
            sharing: kind.filter(|n| !is_null(n)).map_or(Sharing::OneEach, |n| self.kind(n)),
            ordered: ordered.is_some_and(|n| self.boolean("ordered", n)),
            words: unit == Some(WORDS),
            unit: unit.filter(|u| *u != WORDS && !RECOGNISED.contains(u)).map(str::to_owned),
            left_out: 0,
            values: values
                .into_iter()
                .enumerate()
                .map(|(i, text)| ValueFields { text, count: counts.get(i).copied().flatten() })
                .collect(),
        })
    }

    fn clue(&mut self, node: &Node) -> Option<ClueFields> {
        let [label, text, expression] = self.entries("clues", node, ["label", "text", "expression"])?.found;
        let clue = ClueFields {
            label: label.and_then(|n| if is_null(n) { None } else { self.value(n) }).unwrap_or_default(),
            text: text.and_then(|n| self.optional("text", n)),
            expression: expression.and_then(|n| self.optional("expression", n)),
            span: node.span,
        };
        if [text, expression].iter().all(|n| n.is_none_or(is_null)) {
            self.problems.push(Diagnostic::new(Code::EmptyClue, brace(node)).text("label", clue.label.as_str()));
        }
        Some(clue)
    }

    fn question(&mut self, node: &Node) -> Option<QuestionFields> {
        let [text, expression] = self.entries("questions", node, ["text", "expression"])?.found;
        if [text, expression].iter().all(|n| n.is_none_or(is_null)) {
            self.problems.push(Diagnostic::new(Code::EmptyQuestion, brace(node)));
        }
        Some(QuestionFields {
            text: text.and_then(|n| self.optional("text", n)),
            expression: expression.and_then(|n| self.optional("expression", n)),
            span: node.span,
        })
    }

    fn kind(&mut self, node: &Node) -> Sharing {
        match self.text("kind", node).as_ref().map(Text::as_str) {
            Some("spare") => Sharing::Spare,
            Some("shared") => Sharing::Shared,
            Some("one each") | None => Sharing::OneEach,
            Some(_) => {
                self.wrong("kind", node, "kind");
                Sharing::OneEach
            }
        }
    }

    /// How often a shared value occurs; `null` where that is not stated.
    fn count(&mut self, node: &Node) -> Option<u32> {
        match &node.value {
            Value::Null => None,
            Value::Number(number) if number.parse::<u32>().is_ok() => number.parse().ok(),
            _ => {
                self.wrong("counts", node, "whole");
                None
            }
        }
    }

    /// A name: a text, or a number as it is written.
    fn value(&mut self, node: &Node) -> Option<Text> {
        match &node.value {
            Value::Number(number) => Some(Text::new(number.as_str(), node.span.start)),
            _ => self.text("values", node),
        }
    }

    fn optional(&mut self, field: &str, node: &Node) -> Option<Text> {
        if is_null(node) { None } else { self.text(field, node) }
    }

    fn text(&mut self, field: &str, node: &Node) -> Option<Text> {
        if let Value::Text(text) = &node.value {
            self.control_character(text);
            return Some(text.clone());
        }
        self.wrong(field, node, "text");
        None
    }

    /// Reports the first control character that an escape has put into a text.
    fn control_character(&mut self, text: &Text) {
        let is_bad = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r');
        if let Some((at, c)) = text.as_str().char_indices().find(|&(_, c)| is_bad(c)) {
            let span = text.place(Span::new(at, at + c.len_utf8()));
            let problem = Diagnostic::new(Code::ControlCharacter, span);
            self.problems.push(problem.text("character", format!("U+{:04X}", u32::from(c))));
        }
    }

    fn boolean(&mut self, field: &str, node: &Node) -> bool {
        match node.value {
            Value::Boolean(b) => b,
            Value::Null => false,
            _ => {
                self.wrong(field, node, "boolean");
                false
            }
        }
    }

    fn each<T>(
        &mut self,
        field: &str,
        node: Option<&Node>,
        mut read: impl FnMut(&mut Self, &Node) -> Option<T>,
    ) -> Vec<T> {
        match node.map(|n| (n, &n.value)) {
            None => Vec::new(),
            Some((_, Value::List(items))) => items.iter().filter_map(|item| read(self, item)).collect(),
            Some((node, _)) => {
                self.wrong(field, node, "list");
                Vec::new()
            }
        }
    }

    /// The entries of an object; a key that is not known or stands twice is a problem, the first of two counts.
    fn entries<'a, const N: usize>(&mut self, field: &str, node: &'a Node, keys: [&str; N]) -> Option<Entries<'a, N>> {
        let Value::Object(entries) = &node.value else {
            self.wrong(field, node, "object");
            return None;
        };
        let mut found = [None; N];
        let mut places = [Span::default(); N];
        for (key, value) in entries {
            match keys.iter().position(|k| *k == key.as_str()) {
                Some(i) if found[i].is_none() => (found[i], places[i]) = (Some(value), key.span()),
                Some(i) => {
                    let mut problem = Diagnostic::new(Code::DuplicateKeyword, key.span()).text("keyword", key.as_str());
                    problem.related = Some(places[i]);
                    self.problems.push(problem);
                }
                None => self.problems.push(
                    Diagnostic::new(Code::JsonUnknownField, key.span())
                        .text("field", key.as_str())
                        .with("fields", Argument::List(keys.map(str::to_owned).to_vec())),
                ),
            }
        }
        Some(Entries { found })
    }

    /// Something else must stand here; `hint` says what.
    fn wrong(&mut self, field: &str, node: &Node, hint: &'static str) {
        self.problems.push(Diagnostic::new(Code::JsonType, node.span).text("field", field).hint(hint));
    }
}

fn is_null(node: &Node) -> bool {
    matches!(node.value, Value::Null)
}

/// The opening bracket of an object: a short place for what is missing in it.
fn brace(node: &Node) -> Span {
    Span { start: node.span.start, end: node.span.start + 1 }
}
