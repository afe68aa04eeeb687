//! What a run of tokens describes: its names, and whether the other words leave its meaning clear.

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

/// What a run of tokens is looked at as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum DescriptionKind {
    /// One entity.
    Entity,
    /// What is said of one.
    Predicate,
    /// A whole sentence of facts.
    Facts,
    /// What states nothing: at most one name, all other words known.
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

/// The ways in which a description may be meant; most have one.
pub(crate) type Meanings = SmallVec<[Entity; 1]>;

/// What a run of tokens describes, in all the ways that it may be meant.
#[derive(Debug, Default)]
pub(crate) struct Entities {
    pub(crate) meant: Meanings,
    /// Whether every word that names nothing is a word of the language.
    pub(crate) familiar: bool,
    /// Whether one of them is a word that outsiders are described with.
    pub(crate) everyday: bool,
}

/// What runs of tokens were found to describe: a table for each way to look at them, made when first asked.
#[derive(Debug)]
pub(super) struct EntityCache {
    tables: [Vec<u32>; 4],
    things: Vec<Rc<Entities>>,
    /// How long the tables are.
    runs: usize,
}

impl EntityCache {
    pub(super) fn new(tokens: usize) -> Self {
        // What describes nothing is the first, so that it is kept once.
        Self { tables: Default::default(), things: vec![Rc::default()], runs: (tokens + 1) * (tokens + 2) / 2 }
    }

    /// The place of a run: zero as long as nothing is known of it.
    fn place(&mut self, from: usize, to: usize, wanted: DescriptionKind) -> &mut u32 {
        let table = &mut self.tables[wanted as usize];
        if table.is_empty() {
            table.resize(self.runs, 0);
        }
        // Those that end earlier come first.
        &mut table[to * (to + 1) / 2 + from]
    }
}

impl Scan<'_> {
    /// What tokens `from..to` describe.
    pub(crate) fn things(&mut self, from: usize, to: usize, wanted: DescriptionKind) -> Rc<Entities> {
        let known = *self.known.place(from, to, wanted);
        if known > 0 {
            return Rc::clone(&self.known.things[known as usize - 1]);
        }
        self.looked += (to - from) as u64;
        let things = self.describe(from, to, wanted);
        let place = if things.meant.is_empty() && !things.familiar && !things.everyday {
            1
        } else {
            self.known.things.push(Rc::new(things));
            self.known.things.len()
        };
        *self.known.place(from, to, wanted) = place as u32;
        Rc::clone(&self.known.things[place - 1])
    }

    fn describe(&self, from: usize, to: usize, wanted: DescriptionKind) -> Entities {
        let mut walk = Walk::new(self, from, to, wanted);
        walk.whole().and_then(|()| walk.things()).unwrap_or_default()
    }

    /// Every way to understand the names, without contradiction.
    pub(super) fn meanings(&self, names: &[(&Mention, bool)], from: usize, to: usize) -> Meanings {
        let mut all: Meanings = smallvec![Entity::default()];
        for &(mention, holds) in names {
            let values = self.vocabulary.fitting(mention, from..to, |at| self.spoken(at));
            let fact = |&value: &ValueId| {
                let shared = matches!(self.vocabulary.puzzle.category(value.category).kind, Sharing::Shared(_));
                Fact { value, holds, shared }
            };
            // Most names have one meaning: nothing need be copied.
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
        // That one is not another of the same list says nothing: then the sentence meant more than was understood.
        all.retain(|thing| {
            let primary = thing.primary();
            !thing.facts.iter().any(|f| !f.holds && primary.is_some_and(|p| p.category == f.value.category))
        });
        all
    }

    /// Whether a token is a word that speaks of the category of a name: `drinker` of `tea`.
    pub(super) fn goes_with(&self, at: usize, name: &Mention) -> bool {
        self.spoken(at).iter().any(|(category, _)| name.values.iter().any(|v| v.category == *category))
    }
}
