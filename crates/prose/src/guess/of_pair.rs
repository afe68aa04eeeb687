//! Two things of which one has more: "of Ann and the pilot, it was Ann who paid more".

use bachet_notation::clue::ValueId;

use super::marks::{Mark, What, marks};
use super::{Assumption, Guess, rows};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};
use crate::meaning::{self, Filled, Meaning, Relation};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::{Comparative, Comparison, Description};

/// Returns what a sentence may mean that names two, then one of them again, and compares; `None` for other sentences.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let roles = scan.grammar().roles;
    let is_of = [roles.of, roles.belongs, roles.preposition].iter().any(|&class| scan.is_of(0, class));
    let marks = marks(&scan);
    let names: Vec<&Mark<'_>> = marks.iter().filter(|mark| matches!(mark.what, What::Name(_))).collect();
    let [first, second, again] = names[..] else { return None };
    let [one, other, who] = [first, second, again].map(|mark| mark.values()[0]);
    let is_pair = is_of && one != other && one.category == other.category && (who == one || who == other);
    let is_joined = |mark: &Mark<'_>| matches!(mark.what, What::And) && first.end <= mark.start;
    let mut between = marks.iter().filter(|mark| mark.start >= first.end && mark.end <= second.start);
    let is_listed = between.next().is_some_and(is_joined) && between.next().is_none();
    // German "mehr Punkte" compares nothing elsewhere without the word for than.
    // The preposition in "the one for Rome" compares nothing.
    let is_preposition = |end: usize| scan.skip_articles(end) == again.start;
    let (at, comparative) = (second.end..tokens.len()).filter(|&at| !scan.is_in_name(at)).find_map(|at| {
        let all = scan.vocabulary.language.forms.comparatives(tokens, at).into_iter();
        let longest = all.chain(scan.vocabulary.language.guess_words.verbs.at(tokens, at)).max_by_key(|found| found.1);
        longest.map(|found| (at..at + found.1, found.0)).filter(|found| !is_preposition(found.0.end))
    })?;
    let is_plain = |mark: &Mark<'_>| {
        let is_word = matches!(mark.what, What::Name(_) | What::Unknown | What::Comma | What::And | What::Logic);
        let is_behind = mark.start >= second.end;
        let belongs = is_behind && matches!(mark.what, What::Comparative(_)) && is_preposition(mark.end);
        is_word && !(is_behind && matches!(mark.what, What::And | What::Logic)) || at.contains(&mark.start) || belongs
    };
    if !(is_pair && is_listed && marks.iter().all(is_plain)) {
        return None;
    }
    let loser = if who == one { other } else { one };
    Some(more(&scan, comparative, at.end, [who, loser]))
}

/// Returns that the first of two has more, or less, of what a comparative that ends before a token compares.
fn more(scan: &Scan<'_>, comparative: &Comparative, end: usize, [who, other]: [ValueId; 2]) -> Vec<Guess> {
    let described = [Description { range: 0..0, categories: vec![who.category] }];
    let behind = end..scan.tokens.len();
    let comparison =
        Comparison { comparative: Some(comparative), unit: None, number: None, described: &described, behind };
    let (compared, assumed) = rows::compared(scan, &comparison);
    let several = assumed.or((compared.len() > 1).then_some(Assumption::Ambiguous));
    let entity = |value: ValueId| {
        let mut entity = Entity::default();
        entity.learn(Fact { value, holds: true, shared: false });
        entity
    };
    let each = |found: (_, i8)| {
        let filled = Filled {
            entities: vec![(Slot(0), SlotKind::Who, entity(who)), (Slot(1), SlotKind::Who, entity(other))],
            compared: Some(found),
            ..Filled::default()
        };
        let meaning = Meaning { relation: Relation::Compare, denied: false };
        let truth = meaning::truth(scan.vocabulary.puzzle, meaning, &filled)?;
        let assumptions = [Assumption::Compared].into_iter().chain(several).collect();
        Some(Guess::new(Some(truth), assumptions))
    };
    compared.into_iter().filter_map(each).collect()
}
