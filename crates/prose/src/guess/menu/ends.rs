//! What one name may have to do with the ends of orders, and with amounts.

use bachet_notation::clue::{CategoryId, Comparison, Quantity, Truth, ValueId, Who};
use bachet_notation::{Kind, Number};

use super::links::Ranked;
use super::sides::Sentence;
use crate::guess::link::fact;
use crate::guess::places::named_order;
use crate::guess::words::Role;
use crate::meaning;
use crate::scan::Scan;
use crate::vocabulary::Degree;

/// The cost of the next category.
const NEXT_CATEGORY: u32 = 4;
/// The cost of the other end.
const OTHER_END: u32 = 1;
/// The cost of a denial, or of the lack of one.
const OTHER_SIGN: u32 = 2;

/// Returns what may be meant of the only side of a sentence.
pub(super) fn entries(scan: &Scan<'_>, sentence: &Sentence<'_>) -> Vec<Ranked> {
    let [side] = &sentence.sides[..] else { return Vec::new() };
    let [value] = side.values[..] else { return Vec::new() };
    let mut found = ends_of(scan, sentence, value, side.cue.denied);
    if let Some((number, unit)) = &side.cue.amount {
        let number = unit.as_ref().map_or(*number, |unit| number * unit.factor);
        let sign = side.cue.comparative.and_then(|(comparative, _)| comparative.only_sign()).unwrap_or(1);
        for (at, (category, _)) in (0..).zip(categories(scan, sentence, value)) {
            let each = amounts(scan, value, category, number, sign).into_iter();
            found.extend(each.map(|(more, truth)| Ranked { cost: at + more, truth }));
        }
        found.sort_by_key(|entry| entry.cost);
    }
    found
}

/// Returns that a value is at an end of an order, or is not.
pub(super) fn ends_of(scan: &Scan<'_>, sentence: &Sentence<'_>, value: ValueId, is_denied: bool) -> Vec<Ranked> {
    let mut found = Vec::new();
    let says_last = says_last(scan);
    for (at, (category, sign)) in (0..).zip(categories(scan, sentence, value)) {
        let [Some(first), Some(last)] = ends(scan, category) else { continue };
        let is_last_likelier = says_last.unwrap_or(sign > 0);
        for (end, is_last) in [(first, false), (last, true)] {
            for holds in [true, false] {
                let denial = if holds == is_denied { OTHER_SIGN } else { 0 };
                let other_end = if is_last == is_last_likelier { 0 } else { OTHER_END };
                let cost = at * NEXT_CATEGORY + denial + other_end;
                found.extend(fact(scan, value, end, holds).map(|truth| Ranked { cost, truth }));
            }
        }
    }
    found
}

/// Returns the first and the last value of a category each of whose values occurs.
fn ends(scan: &Scan<'_>, category: CategoryId) -> [Option<ValueId>; 2] {
    let of = scan.vocabulary.puzzle.category(category);
    let order = if of.kind == Kind::OneEach { of.order() } else { Vec::new() };
    [order.first(), order.last()].map(|index| index.map(|&index| ValueId { category, index }))
}

/// Whether a word says that something is at an end of an order, which end is not known.
pub(super) fn has_end(scan: &Scan<'_>, at: usize) -> bool {
    let (words, forms) = (&scan.vocabulary.language.guess_words, &scan.vocabulary.language.forms);
    let is = |role| words.is(role, scan.tokens, at).is_some();
    let mut all = forms.comparatives(scan.tokens, at).into_iter().chain(words.verbs.at(scan.tokens, at));
    is(Role::First) || is(Role::Last) || all.any(|found| found.0.degree == Degree::Superlative)
}

/// Returns whether a word says that something is the last of an order, not the first.
fn says_last(scan: &Scan<'_>) -> Option<bool> {
    let words = &scan.vocabulary.language.guess_words;
    (0..scan.tokens.len()).filter(|&at| !scan.is_in_name(at)).find_map(|at| {
        words.is(Role::Last, scan.tokens, at).map(|_| true).or(words.is(Role::First, scan.tokens, at).map(|_| false))
    })
}

/// Returns the categories with an order, the likeliest first, with `1` where the most is meant.
fn categories(scan: &Scan<'_>, sentence: &Sentence<'_>, value: ValueId) -> Vec<(CategoryId, i8)> {
    let vocabulary = scan.vocabulary;
    let mut found: Vec<(CategoryId, i8)> = Vec::new();
    let forms = &vocabulary.language.forms;
    for at in 0..scan.tokens.len() {
        let all = forms.comparatives(scan.tokens, at).into_iter();
        for (comparative, length) in all.filter(|found| found.0.degree == Degree::Superlative) {
            let behind = at + length..scan.tokens.len();
            let comparison = crate::vocabulary::Comparison {
                comparative: Some(comparative),
                unit: None,
                number: None,
                described: &sentence.described,
                behind,
            };
            found.extend(vocabulary.compared(&comparison, scan.tokens));
        }
    }
    let sequence = vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), &sentence.described);
    let likely = [named_order(scan, &sentence.described), sequence, vocabulary.axis()];
    let all = vocabulary.puzzle.category_ids().filter(|&category| vocabulary.puzzle.category(category).ordered);
    for category in likely.into_iter().flatten().chain(all) {
        if !found.iter().any(|known| known.0 == category) {
            found.push((category, -1));
        }
    }
    found.retain(|found| found.0 != value.category);
    found
}

/// Returns how the amount of a value may compare with a number.
fn amounts(scan: &Scan<'_>, value: ValueId, category: CategoryId, number: Number, sign: i8) -> Vec<(u32, Truth)> {
    let of = scan.vocabulary.puzzle.category(category);
    let shared = matches!(scan.vocabulary.puzzle.category(value.category).kind, Kind::Shared(_));
    let number = scan.vocabulary.as_written(category, number);
    let numbers = || of.values.iter().filter_map(|value| value.number);
    let parts = numbers().any(|of| of <= number) && numbers().any(|of| of >= number);
    if shared || !parts {
        return Vec::new();
    }
    let compares = |comparison| {
        let amount = Quantity::Of(category, Box::new(Who::Has(value)));
        Truth::Numbers(amount, comparison, Quantity::Constant(number))
    };
    let index = of.values.iter().position(|value| value.number == Some(number));
    let exact = index.and_then(|index| fact(scan, value, ValueId { category, index: index as u32 }, true));
    let (more, less) = if sign > 0 { (0, 1) } else { (1, 0) };
    let mut found = vec![(more, compares(Comparison::Greater)), (less, compares(Comparison::Less))];
    if let Some(exact) = exact {
        found.push((2, meaning::negated(exact.clone())));
        found.insert(0, (0, exact));
    }
    found
}
