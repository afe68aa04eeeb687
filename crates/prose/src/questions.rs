//! The meaning of questions.
//!
//! The patterns of `[questions]` match questions as those of `[clues]` match sentences. Most name the category that
//! they ask for; "who" asks for a person, whatever the entities are ([`Persons`](crate::vocabulary::Persons)).

use bachet_notation::clue::{Asked, CategoryId, Item};

use crate::engine::{Engine, Filling, MAX_SENTENCE_TOKENS};
use crate::entity::Entity;
use crate::grammar::SlotKind;
use crate::meaning::{Filled, Relation};
use crate::reading::{QuestionReading, Reader, Unread};
use crate::tokens::Token;
use crate::vocabulary::Vocabulary;

#[inline(never)]
pub(crate) fn question(reader: &Reader<'_>, all: &[Token]) -> QuestionReading {
    let vocabulary = &reader.vocabulary;
    let end = all.iter().rposition(|t| !t.is_sign('?') && !t.is_sign('.')).map_or(0, |at| at + 1);
    let tokens = &all[..end];
    if tokens.is_empty() || tokens.len() > MAX_SENTENCE_TOKENS || reader.steps.get() == 0 {
        return QuestionReading::Unread(Unread::too_long());
    }
    let mut engine = Engine::new(reader, tokens);
    let mut found: Vec<(u32, Option<Asked>)> = Vec::new();
    for pattern in vocabulary.language.grammar.questions.fitting(&engine.scan) {
        for Filling { score, filled, .. } in engine.fillings(pattern, 0, end, 0) {
            let asked = asked(vocabulary, tokens, pattern.meaning.relation, &filled);
            if (asked.is_some() || pattern.meaning.relation == Relation::Idle)
                && !found.contains(&(score, asked.clone()))
            {
                found.push((score, asked));
            }
        }
    }
    if engine.finish(reader).is_err() {
        found.clear();
    }
    let best = found.iter().map(|f| f.0).max();
    let mut best: Vec<Option<Asked>> = found.into_iter().filter(|f| Some(f.0) == best).map(|f| f.1).collect();
    best.dedup();
    match best.len() {
        0 => QuestionReading::Unread(engine.unread()),
        1 => best.remove(0).map_or(QuestionReading::Idle, QuestionReading::Read),
        _ => QuestionReading::Ambiguous(best.into_iter().flatten().collect()),
    }
}

/// Returns what a question with this meaning asks, or `None` if it asks nothing.
#[inline(never)]
pub(crate) fn asked(
    vocabulary: &Vocabulary<'_>,
    tokens: &[Token],
    relation: Relation,
    filled: &Filled,
) -> Option<Asked> {
    let described = filled.entities.iter().find(|t| t.1 != SlotKind::Sentence).map(|t| &t.2);
    let thing = || described.and_then(Entity::who);
    let of = |category: CategoryId| Some(Asked::Item(Item::Of(category, Box::new(thing()?))));
    match relation {
        Relation::AskWho => Some(vocabulary.persons.asked(thing()?)),
        Relation::AskValue => of(filled.category?),
        Relation::AskReferent => {
            let known: Vec<CategoryId> = described?.facts.iter().map(|f| f.value.category).collect();
            of(vocabulary.main_referent(tokens, &known)?)
        }
        Relation::AskPlace => of(filled.axis?),
        Relation::AskTruth => filled.sentences.first().map(|s| Asked::Truth(s.1.clone())),
        _ => None,
    }
}
