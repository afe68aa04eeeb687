//! What fills the slots of a pattern.

use bachet_notation::Number;
use bachet_notation::clue::{CategoryId, Truth, ValueId, Who};

use crate::entity::Entity;
use crate::grammar::{Slot, SlotKind};

/// What fills the slots of a pattern.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filled {
    /// Single entities by the letters of their slots.
    pub(crate) entities: Vec<(Slot, SlotKind, Entity)>,
    /// Lists of entities by the letters of their slots.
    pub(crate) lists: Vec<(Slot, Vec<Entity>)>,
    /// Sentences by the letters of their slots.
    pub(crate) sentences: Vec<(Slot, Truth)>,
    /// Other meanings of those sentences.
    pub(crate) others: Vec<(Slot, Truth)>,
    /// The number of `{n}`.
    pub(crate) number: Option<Number>,
    /// What `{cmp}` and `{u}` compare, and its sign; of several categories the caller tries each.
    pub(crate) compared: Option<(CategoryId, i8)>,
    /// Whether the number counts places.
    pub(crate) places: bool,
    /// The category of the places.
    pub(crate) axis: Option<CategoryId>,
    /// The category of `{x}`.
    pub(crate) category: Option<CategoryId>,
    /// The values that are as far apart as is said, the smaller first, where no number of steps says so.
    pub(crate) pairs: Option<Vec<(ValueId, ValueId)>>,
    /// Whether a description has a part that may belong elsewhere.
    pub(crate) unsure: bool,
}

impl Filled {
    /// Returns it with the other meanings of its sentences, one at a time.
    pub(crate) fn other_ways(&self) -> impl Iterator<Item = Self> {
        self.others.iter().map(|(slot, other)| {
            let mut filled = self.clone();
            filled.sentences.iter_mut().filter(|s| s.0 == *slot).for_each(|s| s.1 = other.clone());
            filled
        })
    }

    /// Returns the number of entities in its slots.
    pub(super) fn named(&self) -> usize {
        self.entities.len() + self.lists.iter().map(|list| list.1.len()).sum::<usize>()
    }

    pub(super) fn thing(&self, slot: Slot) -> Option<&Entity> {
        self.entities.iter().find(|t| t.0 == slot).map(|t| &t.2)
    }

    pub(super) fn who(&self, slot: Slot) -> Option<Who> {
        self.thing(slot)?.who()
    }

    /// Returns the entities of a slot for a list; a single entity is a list of one.
    pub(super) fn list(&self, slot: Slot) -> Option<Vec<&Entity>> {
        if let Some((_, list)) = self.lists.iter().find(|l| l.0 == slot) {
            return Some(list.iter().collect());
        }
        self.thing(slot).map(|thing| vec![thing])
    }

    pub(super) fn sentence(&self, slot: Slot) -> Option<Truth> {
        self.sentences.iter().find(|s| s.0 == slot).map(|s| s.1.clone())
    }

    /// Returns the number, if it counts something.
    pub(super) fn count(&self) -> Option<u32> {
        self.number.filter(Number::is_integer).and_then(|number| u32::try_from(number.to_integer()).ok())
    }

    /// Returns the number, if it counts at least one.
    pub(super) fn positive_count(&self) -> Option<u32> {
        self.count().filter(|&count| count > 0)
    }
}
