//! The features of a candidate: what its links have to do with the words around them.

use bachet_notation::NumericKind;
use bachet_notation::clue::CategoryId;
use smallvec::SmallVec;

use super::hash::Hash;
use super::links::{Link, Links, Side};
use super::sentence::Sentence;

/// The cost of a candidate that is in no menu.
const NOT_OFFERED: u32 = 13;

/// Returns the features of a candidate that states something. `offer` is its place and its cost in the menu, whose
/// cheapest entry costs `cheapest`; `None` if it is only a guess.
pub(super) fn of_meaning(
    sentence: &Sentence<'_, '_>,
    stated: &Links,
    offer: Option<(usize, u32)>,
    cheapest: u32,
) -> Vec<u16> {
    let mut found: Vec<Hash> = Vec::new();
    let cost = offer.map_or(NOT_OFFERED, |(_, cost)| cost.min(NOT_OFFERED - 1));
    found.push(Hash::of("cost").number(cost as usize));
    found.push(Hash::of("dearer").number(cost.saturating_sub(cheapest) as usize));
    if offer.is_some_and(|(place, _)| place == 0) {
        found.push(Hash::of("first"));
    }
    let Links { links, combined } = stated;
    found.push(Hash::of("links").number(links.len()));
    let mut kinds: SmallVec<[Hash; 4]> = links.iter().map(|link| of_link(sentence, link, &mut found)).collect();
    kinds.sort_unstable();
    let combined = combined.iter().fold(Hash::of("combined"), |hash, name| hash.and(name));
    found.push(kinds.into_iter().fold(combined, Hash::with));
    let is_used = |value| links.iter().any(|link| link.sides.contains(&Side::Value(value)));
    let left = Hash::of("left").number(sentence.mentions.iter().filter(|mention| !is_used(mention.value)).count());
    found.push(left);
    for word in sentence.part(0..sentence.scan.tokens.len()) {
        found.push(combined.with(word));
        found.push(left.with(word));
    }
    features(&found)
}

/// Returns the features of the candidate that the sentence states nothing.
pub(super) fn of_nothing(sentence: &Sentence<'_, '_>) -> Vec<u16> {
    features(&of_whole(sentence, Hash::of("nothing")))
}

/// Returns the features of the candidate that the sentence means something else.
pub(super) fn of_other(sentence: &Sentence<'_, '_>, candidates: usize, cheapest: u32) -> Vec<u16> {
    let other = Hash::of("other");
    let mut found = of_whole(sentence, other);
    let tokens = sentence.scan.tokens.len();
    found.push(other.and("length").number(tokens / 4));
    found.push(other.and("candidates").number(candidates / 8));
    found.push(other.and("cheapest").number(cheapest as usize));
    found.push(other.with(sentence.sequence(&(0..tokens))));
    found.push(other.and("unknown").number(sentence.unknown()));
    features(&found)
}

fn of_whole(sentence: &Sentence<'_, '_>, what: Hash) -> Vec<Hash> {
    let words = sentence.part(0..sentence.scan.tokens.len());
    let mut found: Vec<Hash> = words.into_iter().map(|word| what.with(word)).collect();
    found.extend([what, what.and("mentions").number(sentence.mentions.len())]);
    found
}

/// Adds the features of a link, and returns its kind.
fn of_link(sentence: &Sentence<'_, '_>, link: &Link, found: &mut Vec<Hash>) -> Hash {
    let end = sentence.scan.tokens.len();
    let places: SmallVec<[Option<(usize, usize)>; 3]> = link
        .sides
        .iter()
        .map(|side| match side {
            Side::Value(value) => sentence.mention(*value).map(|mention| (mention.start, mention.end)),
            Side::Constant | Side::Other => None,
        })
        .collect();
    let holds = Hash::of(if link.holds { "is" } else { "is-not" });
    let kind = if let [Some(one), Some(other), ..] = places[..] {
        let is_reversed = places.len() == 2 && one.0 > other.0;
        let (one, other) = if is_reversed { (other, one) } else { (one, other) };
        let relation = if is_reversed { link.relation.reversed() } else { link.relation };
        let kind = holds.and(relation.name());
        let mentions = || sentence.mentions.iter();
        let between = mentions().filter(|of| of.start > one.0 && of.start < other.0).count();
        found.push(kind.and("between").number(between));
        if mentions().all(|of| of.start >= one.0) {
            found.push(kind.and("subject"));
        }
        let from = mentions().filter(|of| of.start < one.0).map(|of| of.end).max().unwrap_or(0);
        let to = mentions().filter(|of| of.start >= other.1).map(|of| of.start).min().unwrap_or(end);
        let middle = one.1..other.0;
        for (name, part) in [("before", from..one.0), ("middle", middle.clone()), ("behind", other.1..to)] {
            let kind = kind.and(name);
            found.extend(sentence.part(part).into_iter().map(|word| kind.with(word)));
        }
        found.push(kind.with(sentence.sequence(&middle)));
        kind
    } else {
        let kind = link.sides.iter().zip(&places).fold(holds.and(link.relation.name()), |kind, (side, place)| {
            kind.and(if place.is_some() { "named" } else { beside(sentence, *side) })
        });
        let (start, behind) = places.iter().flatten().min().copied().unwrap_or_default();
        for (name, part) in [("before", 0..start), ("behind", behind..end)] {
            let kind = kind.and(name);
            found.extend(sentence.part(part).into_iter().map(|word| kind.with(word)));
        }
        kind
    };
    found.push(kind);
    found.push(kind.and("category").with(link.category.map_or(Hash::default(), |of| of_category(sentence, of))));
    kind
}

/// Returns what a side is that the sentence does not name.
fn beside(sentence: &Sentence<'_, '_>, side: Side) -> &'static str {
    let value = match side {
        Side::Value(value) => value,
        Side::Constant => return "constant",
        Side::Other => return "other",
    };
    if sentence.before.contains(&value) {
        return "before";
    }
    let category = sentence.scan.vocabulary.puzzle.category(value.category);
    let order = if category.ordered { category.order() } else { Vec::new() };
    match (order.first() == Some(&value.index), order.last() == Some(&value.index)) {
        (true, _) => "first",
        (_, true) => "last",
        _ => "value",
    }
}

fn of_category(sentence: &Sentence<'_, '_>, category: CategoryId) -> Hash {
    let category = sentence.scan.vocabulary.puzzle.category(category);
    let numeric = match category.numeric {
        None => "words",
        Some(NumericKind::Number { .. }) => "number",
        Some(_) => "time",
    };
    Hash::of(numeric).number(usize::from(category.ordered))
}

fn features(hashes: &[Hash]) -> Vec<u16> {
    let mut found: Vec<u16> = hashes.iter().map(|hash| hash.feature()).collect();
    found.sort_unstable();
    found.dedup();
    found
}
