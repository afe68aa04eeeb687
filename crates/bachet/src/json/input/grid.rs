//! Reads logic grids in JSON.

use bachet_notation::{
    CategoryFields, ClueFields, Code, Diagnostic, Fields, Hint, QuestionFields, Sharing, Text, ValueFields,
};

use super::{Reader, brace, family_node, given, is_null};
use crate::json::tree::Node;

/// The `unit` of a category of words.
const WORDS: &str = "text";
const RECOGNISED: &[&str] = &["number", "time", "date", "month", "weekday"];

impl Reader {
    pub(super) fn grid(&mut self, node: &Node) -> Option<Fields> {
        let family = family_node(node);
        let (headers, entries) = self.puzzle_entries(node, &["categories", "clues", "questions"])?;
        let [categories, clues, questions] = entries.try_into().ok()?;
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
            self.missing("categories", node);
        }
        Some(Fields {
            headers,
            categories: self.each("categories", categories, Self::category),
            clues: self.each("clues", clues, Self::clue),
            questions: self.each("questions", questions, Self::question),
        })
    }

    fn category(&mut self, node: &Node) -> Option<CategoryFields> {
        let keys = ["name", "values", "kind", "counts", "unit", "ordered"];
        let [name, values, kind, counts, unit, ordered] = self.entries("categories", node, keys)?;
        for (field, found) in [("name", name), ("values", values)] {
            if found.is_none() {
                self.missing(field, node);
            }
        }
        let counts: Vec<Option<u32>> = self.each("counts", given(counts), |reader, n| Some(reader.count(n)));
        let unit = unit.and_then(|n| self.optional("unit", n));
        let unit = unit.as_ref().map(Text::as_str);
        let values: Vec<Text> = self.each("values", values, Self::value);
        Some(CategoryFields {
            name: name.and_then(|n| self.text("name", n)).unwrap_or_default(),
            sharing: given(kind).map_or(Sharing::OneEach, |n| self.kind(n)),
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
        let [label, text, expression] = self.entries("clues", node, ["label", "text", "expression"])?;
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
        let [text, expression] = self.entries("questions", node, ["text", "expression"])?;
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
                self.wrong("kind", node, Hint::Kind);
                Sharing::OneEach
            }
        }
    }

    /// Reads how often each shared value occurs; `null` if that is not stated.
    fn count(&mut self, node: &Node) -> Option<u32> {
        if is_null(node) { None } else { self.whole("counts", node, Hint::Whole) }
    }
}
