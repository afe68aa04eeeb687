//! Reads puzzles in JSON.

mod crossing;
mod grid;
mod moving;
mod sudoku;

use bachet_notation::{Argument, Code, Diagnostic, Document, Family, Header, Headers, Hint, Span, Text};

use super::tree::{self, Node, Value};
use crate::Puzzle;
use crate::draft::Draft;
use crate::sentences::Place;

/// Reads a puzzle; there is none if the source is not a JSON object of a known family.
pub(crate) fn read(source: &str) -> Draft {
    let node = match tree::parse(source) {
        Ok(node) => node,
        Err(problem) => return Draft { problems: vec![problem], ..Draft::default() },
    };
    let mut reader = Reader::default();
    let draft = reader.puzzle(&node).unwrap_or_default();
    Draft { problems: reader.problems, ..draft }.finished()
}

#[derive(Default)]
struct Reader {
    problems: Vec<Diagnostic>,
}

impl Reader {
    /// Reads a puzzle, and collects its problems in `self`.
    fn puzzle(&mut self, node: &Node) -> Option<Draft> {
        // The codes of problems that may only follow from fields that could not be read.
        let (mut draft, consequences): (Draft, &[Code]) = match family(node) {
            Some(Family::Crossing) => {
                let (puzzle, problems) = bachet_notation::crossing::read_fields(&self.crossing(node)?);
                let draft = Draft { problems, ..Draft::plain(Puzzle::Crossing(puzzle)) };
                (draft, &[Code::NoThings, Code::NoBoat, Code::NameMissing])
            }
            Some(Family::Sudoku) => {
                let (puzzle, problems) = self.sudoku(node)?.resolve();
                let draft = Draft { problems, ..Draft::plain(Puzzle::Sudoku(puzzle)) };
                (draft, &[Code::NoBoard, Code::LatinSquare, Code::RowLength])
            }
            Some(family) if family.is_moving() => {
                let (puzzle, problems) = bachet_notation::moving::read_fields(&self.moving(family, node)?);
                (Draft { puzzle: puzzle.map(Puzzle::Moving), problems, ..Draft::default() }, &[Code::MissingKeyword])
            }
            _ => {
                let draft = Draft::grid(Document::of_fields(self.grid(node)?), Place::Field);
                (draft, &[Code::NoCategories, Code::MissingName, Code::EmptyCategory])
            }
        };
        if !self.problems.is_empty() {
            draft.problems.retain(|problem| !consequences.contains(&problem.code));
        }
        self.problems.append(&mut draft.problems);
        Some(draft)
    }

    /// Returns the headers of a puzzle and the entries of its family's own keys.
    fn puzzle_entries<'a>(&mut self, node: &'a Node, own: &[&str]) -> Option<(Headers<Text>, Vec<Option<&'a Node>>)> {
        let keys: Vec<&str> =
            ["family"].into_iter().chain(Header::ALL.map(Header::name)).chain(own.iter().copied()).collect();
        let mut entries = self.entries_of("puzzle", node, &keys)?;
        let mut headers = Headers::default();
        for (header, entry) in Header::ALL.into_iter().zip(&entries[1..]) {
            headers.set(header, entry.and_then(|node| self.optional(header.name(), node)));
        }
        Some((headers, entries.split_off(keys.len() - own.len())))
    }

    /// Reads a name: a string, or a number as written.
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
        self.wrong(field, node, Hint::Text);
        None
    }

    /// Reports the first control character that an escape puts into a string.
    fn control_character(&mut self, text: &Text) {
        let is_bad = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r');
        if let Some((at, c)) = text.as_str().char_indices().find(|&(_, c)| is_bad(c)) {
            let span = text.place(Span::new(at, at + c.len_utf8()));
            let problem = Diagnostic::new(Code::ControlCharacter, span);
            self.problems.push(problem.text("character", format!("U+{:04X}", u32::from(c))));
        }
    }

    fn whole(&mut self, field: &str, node: &Node, hint: Hint) -> Option<u32> {
        let number = if let Value::Number(number) = &node.value { number.parse().ok() } else { None };
        if number.is_none() {
            self.wrong(field, node, hint);
        }
        number
    }

    fn boolean(&mut self, field: &str, node: &Node) -> bool {
        match node.value {
            Value::Boolean(b) => b,
            Value::Null => false,
            _ => {
                self.wrong(field, node, Hint::Boolean);
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
                self.wrong(field, node, Hint::List);
                Vec::new()
            }
        }
    }

    /// Reads an object whose keys are names of the puzzle.
    fn pairs<T>(
        &mut self,
        field: &str,
        node: Option<&Node>,
        mut read: impl FnMut(&mut Self, &Text, &Node) -> T,
    ) -> Vec<T> {
        match node.map(|node| (node, &node.value)) {
            None => Vec::new(),
            Some((_, Value::Object(entries))) => entries.iter().map(|(key, value)| read(self, key, value)).collect(),
            Some((node, _)) => {
                self.wrong(field, node, Hint::Object);
                Vec::new()
            }
        }
    }

    /// Reads the entries of an object. An unknown or repeated key is a problem; the first of two counts.
    fn entries<'a, const N: usize>(
        &mut self,
        field: &str,
        node: &'a Node,
        keys: [&str; N],
    ) -> Option<[Option<&'a Node>; N]> {
        self.entries_of(field, node, &keys)?.try_into().ok()
    }

    fn entries_of<'a>(&mut self, field: &str, node: &'a Node, keys: &[&str]) -> Option<Vec<Option<&'a Node>>> {
        let Value::Object(entries) = &node.value else {
            self.wrong(field, node, Hint::Object);
            return None;
        };
        let mut found = vec![None; keys.len()];
        let mut places = vec![Span::default(); keys.len()];
        for (key, value) in entries {
            match keys.iter().position(|k| *k == key.as_str()) {
                Some(i) if found[i].is_none() => (found[i], places[i]) = (Some(value), key.span()),
                Some(i) => {
                    let problem = Diagnostic::new(Code::DuplicateKeyword, key.span()).text("keyword", key.as_str());
                    self.problems.push(problem.related(places[i]));
                }
                None => self.problems.push(
                    Diagnostic::new(Code::JsonUnknownField, key.span())
                        .text("field", key.as_str())
                        .with("fields", Argument::List(keys.iter().map(|&key| key.to_owned()).collect())),
                ),
            }
        }
        Some(found)
    }

    /// Reports that an object lacks a key.
    fn missing(&mut self, field: &str, node: &Node) {
        self.problems.push(missing(field, node));
    }

    /// Reports that something else is expected here; the hint says what.
    fn wrong(&mut self, field: &str, node: &Node, hint: Hint) {
        self.problems.push(Diagnostic::new(Code::JsonType, node.span).text("field", field).hint(hint));
    }
}

/// Returns the value of the key `family` of an object.
fn family_node(node: &Node) -> Option<&Node> {
    let Value::Object(entries) = &node.value else { return None };
    entries.iter().find(|(key, _)| key.as_str() == "family").map(|(_, family)| family)
}

/// Returns the family that an object names, if it is known.
fn family(node: &Node) -> Option<Family> {
    let family = family_node(node)?;
    let Value::Text(text) = &family.value else { return None };
    Family::of_keyword(text.as_str())
}

fn is_null(node: &Node) -> bool {
    matches!(node.value, Value::Null)
}

/// Returns the value of a key unless it is `null`.
fn given(node: Option<&Node>) -> Option<&Node> {
    node.filter(|node| !is_null(node))
}

fn missing(field: &str, node: &Node) -> Diagnostic {
    Diagnostic::new(Code::JsonMissing, brace(node)).text("field", field)
}

/// Returns the place of the opening brace of an object, for problems of missing keys.
fn brace(node: &Node) -> Span {
    Span { start: node.span.start, end: node.span.start + 1 }
}
