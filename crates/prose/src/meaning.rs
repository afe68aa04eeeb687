//! The meaning of a pattern: from the entities in its slots to a truth.

mod contradiction;
mod filled;
mod gaps;
mod inner_conjunction;
mod logic;
mod relation;
mod truth;

use crate::grammar::Element;
pub(crate) use contradiction::contradicts_itself;
pub(crate) use filled::Filled;
pub(crate) use gaps::as_numbers;
pub(crate) use inner_conjunction::{denies, has_alternatives, has_inner_conjunction};
pub(crate) use logic::{compared_without_amount, conjunction, identifies, is_identity, negated};
pub(crate) use relation::Relation;
pub(crate) use truth::truth;

/// A meaning, possibly denied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meaning {
    pub(crate) relation: Relation,
    pub(crate) denied: bool,
}

impl Meaning {
    /// Returns the denial of this meaning.
    pub(crate) fn denied(self) -> Self {
        Self { denied: !self.denied, ..self }
    }

    /// Parses a meaning as it is written in a file: `before A B`, `not next A B`. The letters are for people.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace().peekable();
        let mut denied = false;
        let mut name = words.next().unwrap_or_default();
        let is_relation = |w: &str| Relation::ALL.iter().any(|r| r.1 == w);
        if name == "not" && words.peek().is_some_and(|w| is_relation(w)) {
            denied = true;
            name = words.next().unwrap_or_default();
        }
        let relation = Relation::ALL.iter().find(|r| r.1 == name).ok_or_else(|| {
            let known: Vec<&str> = Relation::ALL.iter().map(|r| r.1).collect();
            format!("`{name}` is no meaning; there are {}", known.join(", "))
        })?;
        Ok(Self { relation: relation.0, denied })
    }

    /// Checks that a row has the slots that the meaning needs, each once, and no others, whose contents would be lost.
    #[inline(never)]
    pub(crate) fn check(self, elements: &[Element]) -> Result<(), String> {
        let Some((_, name, letters)) = Relation::ALL.iter().find(|r| r.0 == self.relation) else { return Ok(()) };
        for letter in letters.chars() {
            let has = elements.iter().any(|e| match (letter, e) {
                ('n', Element::Number)
                | ('x', Element::Category)
                | ('<', Element::Comparative | Element::Superlative) => true,
                ('A'..='Z', Element::Slot(slot, _)) => slot.0 == letter as u8 - b'A',
                _ => false,
            });
            // The number may be in the unit ("an hour later") or in the comparative ("twice as old").
            let counted = letter == 'n' && elements.contains(&Element::Unit);
            if !has && !counted {
                return Err(format!("`{name}` needs {{{letter}}} in the pattern"));
            }
        }
        let used = |element: &Element| match element {
            Element::Slot(slot, _) => {
                self.relation == Relation::Idle || letters.bytes().any(|letter| letter == slot.0 + b'A')
            }
            Element::Number => {
                letters.contains('n')
                    || self.relation.counts_its_own()
                    || matches!(self.relation, Relation::Idle | Relation::Most)
            }
            Element::Unit => letters.contains('n') || self.relation.compares(),
            Element::Comparative => self.relation.compares(),
            // Where the number splits the comparison its words are those of a superlative: "plus cher de 5 € que".
            Element::Superlative => self.relation.is_superlative() || self.relation.is_difference(),
            Element::Category => {
                letters.contains('x')
                    || self.relation.has_axis()
                    || self.relation.compares()
                    || self.relation == Relation::AllDifferent
            }
            Element::Phrase(_) | Element::Filler | Element::Anything | Element::Turn => true,
        };
        for (at, element) in elements.iter().enumerate() {
            let written = match element {
                Element::Slot(slot, _) => char::from(slot.0 + b'A').to_string(),
                Element::Number => "n".to_owned(),
                Element::Unit => "u".to_owned(),
                Element::Comparative => "cmp".to_owned(),
                Element::Superlative => "most".to_owned(),
                Element::Category => "x".to_owned(),
                Element::Phrase(_) | Element::Filler | Element::Anything | Element::Turn => continue,
            };
            if !used(element) {
                return Err(format!("`{name}` does not use {{{written}}}: what stands there would be lost"));
            }
            let same = |other: &Element| match (other, element) {
                (Element::Slot(a, _), Element::Slot(b, _)) => a == b,
                (a, b) => a == b,
            };
            // Two comparatives are one difference: "older or younger".
            let either_way = matches!(self.relation, Relation::DifferBy | Relation::Equal | Relation::CompareBetween);
            let again = self.relation == Relation::Idle || either_way && *element == Element::Comparative;
            if elements[..at].iter().any(same) && !again {
                return Err(format!("{{{written}}} stands twice in the pattern"));
            }
        }
        Ok(())
    }
}
