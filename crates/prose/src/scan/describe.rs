//! Descriptions: the entity that a run of tokens names, if its other words leave the meaning unambiguous.

use std::rc::Rc;

use bachet_notation::Kind as Sharing;
use bachet_notation::clue::ValueId;
use smallvec::{SmallVec, smallvec};

use super::Scan;
use super::walk::Walk;
use crate::entity::{Entity, Fact};
use crate::grammar::SlotKind;
use crate::vocabulary::Mention;

/// Maximum number of readings of a description whose names are ambiguous.
const MAX_READINGS: usize = 8;

/// The role in which a run of tokens is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum DescriptionKind {
    Entity,
    /// A predicate of an entity.
    Predicate,
    /// A sentence of facts about one entity.
    Facts,
    /// Words that state nothing: at most one name, and only known words.
    Idle,
}

impl From<SlotKind> for DescriptionKind {
    fn from(kind: SlotKind) -> Self {
        match kind {
            SlotKind::Predicate => Self::Predicate,
            SlotKind::Beside => Self::Idle,
            _ => Self::Entity,
        }
    }
}

/// The readings of a description; most have one.
pub(crate) type Meanings = SmallVec<[Entity; 1]>;

/// The entities that a run of tokens may describe.
#[derive(Debug, Default)]
pub(crate) struct Entities {
    pub(crate) meanings: Meanings,
    /// Whether every word that names nothing is a word of the language.
    pub(crate) familiar: bool,
    /// Whether one of them is an everyday word, as in descriptions of unlisted entities.
    pub(crate) everyday: bool,
}

/// The descriptions of runs of tokens so far: one table for each role, allocated on first use.
#[derive(Debug)]
pub(super) struct EntityCache {
    tables: [Vec<u32>; 4],
    entities: Vec<Rc<Entities>>,
    /// Length of each table.
    runs: usize,
}

impl EntityCache {
    pub(super) fn new(tokens: usize) -> Self {
        // The first entry is shared by all runs that describe nothing.
        Self { tables: Default::default(), entities: vec![Rc::default()], runs: (tokens + 1) * (tokens + 2) / 2 }
    }

    /// Returns the table entry of a run: zero until the run was described.
    fn place(&mut self, from: usize, to: usize, wanted: DescriptionKind) -> &mut u32 {
        let table = &mut self.tables[wanted as usize];
        if table.is_empty() {
            table.resize(self.runs, 0);
        }
        // Runs are ordered by their ends.
        &mut table[to * (to + 1) / 2 + from]
    }
}

impl Scan<'_> {
    /// Returns the entities that tokens `from..to` may describe.
    pub(crate) fn entities(&mut self, from: usize, to: usize, wanted: DescriptionKind) -> Rc<Entities> {
        let known = *self.known.place(from, to, wanted);
        if known > 0 {
            return Rc::clone(&self.known.entities[known as usize - 1]);
        }
        self.looked += (to - from) as u64;
        let entities = self.describe(from, to, wanted);
        let place = if entities.meanings.is_empty() && !entities.familiar && !entities.everyday {
            1
        } else {
            self.known.entities.push(Rc::new(entities));
            self.known.entities.len()
        };
        *self.known.place(from, to, wanted) = place as u32;
        Rc::clone(&self.known.entities[place - 1])
    }

    fn describe(&self, from: usize, to: usize, wanted: DescriptionKind) -> Entities {
        let mut walk = Walk::new(self, from, to, wanted);
        walk.whole().and_then(|()| walk.entities()).unwrap_or_default()
    }

    /// Returns every consistent reading of the names.
    pub(super) fn meanings(&self, names: &[(&Mention, bool)], from: usize, to: usize) -> Meanings {
        let mut all: Meanings = smallvec![Entity::default()];
        for &(mention, holds) in names {
            let values = self.vocabulary.fitting(mention, from..to, |at| self.referents(at));
            let fact = |&value: &ValueId| {
                let shared = matches!(self.vocabulary.puzzle.category(value.category).kind, Sharing::Shared(_));
                Fact { value, holds, shared }
            };
            // The usual case of an unambiguous name needs no copy.
            if let ([value], [_]) = (&values[..], &all[..]) {
                let fact = fact(value);
                all.retain(|thing| thing.learn(fact));
                continue;
            }
            let mut longer = Meanings::new();
            for thing in &all {
                for value in values.iter() {
                    let mut thing = thing.clone();
                    if thing.learn(fact(value)) {
                        longer.push(thing);
                    }
                }
            }
            longer.truncate(MAX_READINGS);
            all = longer;
        }
        // To deny a value of one's own category would be void, so the sentence means something that was not understood.
        all.retain(|thing| {
            let primary = thing.primary();
            !thing.facts.iter().any(|f| !f.holds && primary.is_some_and(|p| p.category == f.value.category))
        });
        all
    }

    /// Whether a token refers to the category of a name: `drinker` to that of `tea`.
    pub(super) fn goes_with(&self, at: usize, name: &Mention) -> bool {
        self.referents(at).iter().any(|(category, _)| name.values.iter().any(|v| v.category == *category))
    }
}
