//! What a run of tokens describes: the one that has the values it names.
//!
//! A description names at least one value. Its other words may be any, known or not ("the missive", "was adopted by"),
//! as long as none of them carries logic: those words are reserved for patterns. That is what keeps a sentence with an
//! unknown turn of phrase from being misread.

use bachet_notation::clue::{Comparison, Item, Truth, ValueId, Who};
use smallvec::SmallVec;

use crate::meaning::{conjunction, negated};

/// Something that a run of tokens describes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Entity {
    /// What it has and has not, in the order of the text.
    pub(crate) facts: SmallVec<[Fact; 2]>,
    /// Someone or something that is no value of the puzzle, in words that the language knows.
    pub(crate) outsider: bool,
}

/// One value that a thing has or has not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fact {
    pub(crate) value: ValueId,
    /// Whether it has it.
    pub(crate) holds: bool,
    /// Whether the category is shared, so that the value names nobody.
    pub(crate) shared: bool,
}

impl Entity {
    /// Adds a fact; `false` if it contradicts what is known.
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

    /// The value that names it.
    pub(crate) fn primary(&self) -> Option<ValueId> {
        self.facts.iter().find(|f| f.holds && !f.shared).map(|f| f.value)
    }

    /// It as one entity.
    pub(crate) fn who(&self) -> Option<Who> {
        self.primary().map(Who::Has)
    }

    /// What else the description says of it.
    pub(crate) fn presupposed(&self) -> Vec<Truth> {
        let Some(primary) = self.primary() else { return Vec::new() };
        self.facts.iter().filter(|f| f.value != primary).filter_map(|f| fact(primary, f)).collect()
    }

    /// That another thing is this one, or has what this predicate says; `None` if that can only be idle or absurd.
    pub(crate) fn said_of(&self, subject: &Self) -> Option<Truth> {
        let primary = subject.primary()?;
        let all: Option<Vec<Truth>> = self.facts.iter().map(|f| fact(primary, f)).collect();
        all.filter(|all| !all.is_empty()).map(conjunction)
    }
}

/// That the one with a value has another or has it not. Two values of one category say nothing of each other.
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
