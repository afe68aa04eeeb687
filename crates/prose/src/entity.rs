//! Entities as a sentence describes them: by the values that it names.
//!
//! A description names at least one value. Its other words may be any, known or not ("the missive", "was adopted by"),
//! as long as none of them carries logic: those words are reserved for patterns. So a sentence with an unknown phrase
//! is refused or read correctly.

use bachet_notation::clue::{Comparison, Item, Truth, ValueId, Who};
use smallvec::SmallVec;

use crate::meaning::{conjunction, negated};

/// An entity that a run of tokens describes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Entity {
    /// The values that it has or has not, in the order of the text.
    pub(crate) facts: SmallVec<[Fact; 2]>,
    /// Whether it is someone or something outside the puzzle, described in known words.
    pub(crate) unlisted: bool,
}

/// A value that an entity has or has not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fact {
    pub(crate) value: ValueId,
    /// Whether the entity has the value.
    pub(crate) holds: bool,
    /// Whether the category is shared, so that the value does not identify an entity.
    pub(crate) shared: bool,
}

impl Entity {
    /// Adds a fact; returns `false` if it contradicts another.
    pub(crate) fn learn(&mut self, fact: Fact) -> bool {
        let clash = |known: &Fact| {
            let same = known.value == fact.value;
            same && known.holds != fact.holds
                || !same && known.value.category == fact.value.category && known.holds && fact.holds
        };
        if self.facts.iter().any(clash) {
            return false;
        }
        if !self.facts.contains(&fact) {
            self.facts.push(fact);
        }
        true
    }

    /// Returns the value that identifies it.
    pub(crate) fn primary(&self) -> Option<ValueId> {
        self.facts.iter().find(|f| f.holds && !f.shared).map(|f| f.value)
    }

    /// Returns it as an operand of a truth.
    pub(crate) fn who(&self) -> Option<Who> {
        self.primary().map(Who::Has)
    }

    /// Returns the other facts of the description.
    pub(crate) fn presupposed(&self) -> Vec<Truth> {
        let Some(primary) = self.primary() else { return Vec::new() };
        self.facts.iter().filter(|f| f.value != primary).filter_map(|f| fact(primary, f)).collect()
    }

    /// Returns that this predicate holds of another entity, or `None` if that is trivial or impossible.
    pub(crate) fn said_of(&self, subject: &Self) -> Option<Truth> {
        let primary = subject.primary()?;
        let all: Option<Vec<Truth>> = self.facts.iter().map(|f| fact(primary, f)).collect();
        all.filter(|all| !all.is_empty()).map(conjunction)
    }
}

/// Returns that the entity with a value has another value or has not. Two values of one category are not related.
fn fact(primary: ValueId, fact: &Fact) -> Option<Truth> {
    let who = Who::Has(primary);
    if fact.value.category == primary.category {
        return None;
    }
    let truth = if fact.shared {
        let has = Item::Of(fact.value.category, Box::new(who));
        Truth::Items(has, Comparison::Equal, Item::Value(fact.value))
    } else {
        Truth::Same(who, Comparison::Equal, Who::Has(fact.value))
    };
    Some(if fact.holds { truth } else { negated(truth) })
}
