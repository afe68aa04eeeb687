//! Patterns read from the text of a language file.

use super::Grammar;
use super::pattern::{Conjunction, Element, Slot, SlotKind};
use crate::language::{Line, Mistake};
use crate::lexicon::{ClassId, Lexicon};
use crate::tokens::{Token, tokens};

/// Maximum number of rows that one pattern is expanded to.
const MAX_VARIANTS: usize = 96;

pub(super) struct PatternParser<'a> {
    pub(super) text: &'a str,
    pub(super) line: &'a Line<'a>,
    pub(super) lexicon: &'a Lexicon,
    pub(super) grammar: &'a mut Grammar,
}

impl PatternParser<'_> {
    /// Returns the rows up to the closing bracket: every combination of optional parts and alternatives.
    pub(super) fn rows(&mut self, close: Option<char>) -> Result<Vec<Vec<Element>>, Mistake> {
        let mut done: Vec<Vec<Element>> = Vec::new();
        let mut rows: Vec<Vec<Element>> = vec![Vec::new()];
        // Alternatives of one word each are one element instead of one row for each.
        let inner = close.and_then(|close| self.text.split(close).next()).unwrap_or_default();
        let parts = inner.contains([' ', '\t', '[', '(', '{', '<']);
        loop {
            self.text = self.text.trim_start();
            let Some(c) = self.text.chars().next() else {
                if let Some(close) = close {
                    return Err(self.line.mistake(format!("a `{close}` is missing")));
                }
                break;
            };
            match c {
                '[' | '(' => {
                    self.text = &self.text[1..];
                    let inner = self.rows(Some(if c == '[' { ']' } else { ')' }))?;
                    let mut longer: Vec<Vec<Element>> = rows
                        .iter()
                        .flat_map(|row| inner.iter().map(move |i| [row.clone(), i.clone()].concat()))
                        .collect();
                    if c == '[' {
                        longer.extend(rows);
                    }
                    rows = longer;
                }
                ']' | ')' if Some(c) == close => {
                    self.text = &self.text[1..];
                    break;
                }
                '|' if close.is_some() => {
                    self.text = &self.text[1..];
                    done.append(&mut rows);
                    rows.push(Vec::new());
                }
                _ => {
                    let end = piece_end(self.text, parts);
                    let end = end.max(c.len_utf8());
                    let (piece, rest) = self.text.split_at(end);
                    self.text = rest;
                    // A bar separates the alternatives of a group; outside groups `a|b` has no blanks.
                    let elements = self.element(piece)?;
                    for row in &mut rows {
                        row.extend(elements.iter().cloned());
                    }
                }
            }
            if rows.len() + done.len() > MAX_VARIANTS {
                let problem = format!("it can be gone through in more than {MAX_VARIANTS} ways; write two patterns");
                return Err(self.line.mistake(problem));
            }
        }
        done.append(&mut rows);
        Ok(done)
    }

    #[inline(never)]
    fn element(&mut self, piece: &str) -> Result<Vec<Element>, Mistake> {
        // Commas may be between any two elements: those in a pattern are for people.
        let piece = piece.trim_end_matches(',');
        if piece.is_empty() {
            return Ok(Vec::new());
        }
        if piece == "*" {
            return Ok(vec![Element::Filler]);
        }
        if piece == "/" {
            return Ok(vec![Element::Turn]);
        }
        if piece == "**" {
            return Ok(vec![Element::Anything]);
        }
        if let Some(slot) = piece.strip_prefix('{').and_then(|p| p.strip_suffix('}')) {
            return self.slot(slot).map(|e| vec![e]);
        }
        if let Some(names) = piece.strip_prefix('<').and_then(|p| p.strip_suffix('>')) {
            let classes = names.split('|').map(|name| {
                let missing = || self.line.mistake(format!("no class of [words] is called `{name}`"));
                self.lexicon.class(name).ok_or_else(missing)
            });
            return Ok(vec![Element::Phrase(classes.collect::<Result<_, _>>()?)]);
        }
        // The language may split a word in two; alternatives are single words.
        let alternatives: Vec<Vec<Token>> =
            piece.split('|').map(|word| tokens(word, &self.lexicon.split)).filter(|t| !t.is_empty()).collect();
        if let [single] = alternatives.as_slice() {
            return Ok(single.iter().map(|t| Element::Phrase(vec![self.literal(t)])).collect());
        }
        if alternatives.iter().any(|words| words.len() != 1) {
            let message = format!("`{piece}`: alternatives of several words stand in brackets: `(a b|c d)`");
            return Err(self.line.mistake(message));
        }
        Ok(vec![Element::Phrase(alternatives.iter().flatten().map(|t| self.literal(t)).collect())])
    }

    fn literal(&mut self, token: &Token) -> ClassId {
        let next = ClassId((self.lexicon.classes() + self.grammar.literals.len()) as u16);
        *self.grammar.literals.entry(token.text.clone()).or_insert(next)
    }

    fn slot(&self, name: &str) -> Result<Element, Mistake> {
        let joints = [
            ("..", Conjunction::Any),
            ("..and", Conjunction::And),
            ("..or", Conjunction::Or),
            ("..nor", Conjunction::Nor),
        ];
        let list = joints.iter().find_map(|&(end, joint)| Some((name.strip_suffix(end)?, SlotKind::List(joint))));
        let (letter, kind) = list.unwrap_or((name, SlotKind::Who));
        let list = list.is_some();
        let mut letters = letter.chars();
        let element = match (letters.next(), letters.next()) {
            (Some(c @ 'A'..='H'), None) => Element::Slot(Slot(c as u8 - b'A'), kind),
            (Some(c @ 'P'..='R'), None) if !list => Element::Slot(Slot(c as u8 - b'A'), SlotKind::Predicate),
            (Some(c @ 'S'..='V'), None) if !list => Element::Slot(Slot(c as u8 - b'A'), SlotKind::Sentence),
            (Some(c @ 'O'), None) if !list => Element::Slot(Slot(c as u8 - b'A'), SlotKind::Beside),
            (Some('n'), None) => Element::Number,
            (Some('u'), None) => Element::Unit,
            (Some('x'), None) => Element::Category,
            _ if name == "cmp" => Element::Comparative,
            _ if name == "most" => Element::Superlative,
            _ => return Err(self.line.mistake(format!("`{{{name}}}` is no slot"))),
        };
        Ok(element)
    }
}

/// Returns the end of the first piece of a pattern: a blank, a bracket, or a bar that separates alternatives of several
/// words. A bar in `<one|other>` does not end it.
fn piece_end(text: &str, parts: bool) -> usize {
    let mut inside = false;
    for (at, c) in text.char_indices() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            ' ' | '\t' | '[' | '(' | ']' | ')' => return at,
            '|' if parts && !inside => return at,
            _ => {}
        }
    }
    text.len()
}
