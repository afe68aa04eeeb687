//! Which categories denote persons, and for which of them "who" asks.
//!
//! In a row of houses "who drinks tea?" asks for a person, not for a house: for a name where there are names, else for
//! another word for a person (a nationality), and for a job only if there is nothing else.

use bachet_notation::clue::{Asked, CategoryId, Item, Who};
use bachet_notation::{GridPuzzle, Kind};

use crate::language::Language;
use crate::sort::sort_few_by_key;
use crate::vocabulary::tokenized::Tokenized;
use crate::vocabulary::topic::Topic;
use crate::vocabulary::topics::Topics;

/// The categories whose values denote persons, the one that "who" asks for first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Persons(Vec<CategoryId>);

/// How well the values of a category identify a person; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum PersonKind {
    Name,
    /// Nothing is known of the category, but the entities are called by it: they may be persons.
    Entity,
    Other,
    Job,
}

impl Persons {
    pub(crate) fn new(puzzle: &GridPuzzle, language: &Language) -> Self {
        let words = Tokenized::new(puzzle, &language.lexicon.split);
        Self::of(puzzle, &Topics::new(puzzle, &words, language))
    }

    pub(super) fn of(puzzle: &GridPuzzle, topics: &Topics) -> Self {
        let mut found: Vec<(PersonKind, bool, CategoryId)> = puzzle
            .category_ids()
            .filter_map(|id| {
                let category = puzzle.category(id);
                let entities = id.0 == 0 && !category.ordered;
                let shared = matches!(category.kind, Kind::Shared(_));
                person_kind(topics.of(id), entities).map(|person_kind| (person_kind, shared, id))
            })
            .collect();
        sort_few_by_key(&mut found, |&found| found);
        Self(found.into_iter().map(|f| f.2).collect())
    }

    /// The category that "who is it?" asks for: the first of the categories that does not already name them, or the
    /// entity.
    pub(crate) fn asked(&self, who: Who) -> Asked {
        match self.category(&who) {
            CategoryId(0) => Asked::Who(who),
            category => Asked::Item(Item::Of(category, Box::new(who))),
        }
    }

    /// An equal question that is `Who` if "who is it?" asks it, and asks for a category if not. With `names` for
    /// entities asking for the first category is asking who it is.
    pub(crate) fn worded(&self, asked: Asked, names: bool) -> Asked {
        match asked {
            Asked::Who(who) if self.category(&who).0 != 0 => Asked::Item(Item::Of(CategoryId(0), Box::new(who))),
            Asked::Item(Item::Of(category, who)) if self.category(&who) == category && (names || category.0 != 0) => {
                Asked::Who(*who)
            }
            other => other,
        }
    }

    fn category(&self, who: &Who) -> CategoryId {
        let named = match who {
            Who::Has(value) => Some(value.category),
            _ => None,
        };
        self.0.iter().copied().find(|&c| Some(c) != named).unwrap_or(CategoryId(0))
    }
}

fn person_kind(topic: &Topic, entities: bool) -> Option<PersonKind> {
    match () {
        () if topic.needs_cue => None,
        () if topic.people && topic.is_name() => Some(PersonKind::Name),
        () if topic.people && topic.has_deeds() => Some(PersonKind::Job),
        () if topic.people => Some(PersonKind::Other),
        () if entities && !topic.has_theme() => Some(PersonKind::Entity),
        () => None,
    }
}
