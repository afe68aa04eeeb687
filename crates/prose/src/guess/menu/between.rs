//! One of three sides between the two others.

use bachet_notation::clue::{Order, Truth, ValueId, Who};

use super::compared::categories;
use super::links::Ranked;
use super::sides::{Sentence, Side};
use crate::scan::Scan;

/// Returns that one of three is between the others, or next to both.
pub(super) fn between(scan: &Scan<'_>, sentence: &Sentence<'_>) -> Vec<Ranked> {
    let [one, other, third] = &sentence.sides[..] else { return Vec::new() };
    let is_next = sentence.sides.iter().any(|side| side.cue.place.is_some());
    if !sentence.has_between && !is_next || sentence.sides.iter().any(|side| side.is_shared(scan)) {
        return Vec::new();
    }
    let single = |side: &Side<'_>| <[ValueId; 1]>::try_from(&side.values[..]).ok().map(|[value]| Who::Has(value));
    let Some(((a, b), c)) = single(one).zip(single(other)).zip(single(third)) else { return Vec::new() };
    let mut found = Vec::new();
    let Some(&(category, _)) = categories(scan, sentence, one, other).first() else { return Vec::new() };
    for (at, [a, b, c]) in (0..).zip([[&a, &b, &c], [&c, &a, &b], [&b, &a, &c]]) {
        let next = |who: &Who| Truth::Places(a.clone(), Order::PlacesFrom(1), who.clone(), category);
        let between = Truth::Between(a.clone(), b.clone(), c.clone(), category);
        let (wide, close) = if is_next { (1, 0) } else { (0, 1) };
        found.push(Ranked { cost: wide + at, truth: between });
        found.push(Ranked { cost: close + at, truth: Truth::And(vec![next(b), next(c)]) });
    }
    found
}
