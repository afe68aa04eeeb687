//! Clauses about what two things come to together: "Ann and Bob spent £150 between them".

use bachet_notation::Number;
use bachet_notation::clue::{CategoryId, Comparison as Sign, Operator, Quantity, Truth, ValueId, Who};

use super::marks::{Mark, What};
use super::words::Role;
use super::{Assumption, Guess};
use crate::scan::Scan;
use crate::vocabulary::{Comparison, Description, Unit};

/// Returns the readings of a clause that compares the sum of two things with a third: "Ann and Bob together paid as much
/// as Cid".
fn with_third(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let (mut names, mut comparison, mut is_sum, mut is_joined) = (Vec::new(), None, false, false);
    for mark in marks {
        match &mark.what {
            What::Name(values) => names.extend(values.first().map(|&value| (mark, value))),
            What::AsMuch(found) if comparison.is_none() => comparison = Some((*found, true, mark)),
            What::Comparative(found) | What::ComparingVerb(found) if comparison.is_none() => {
                comparison = Some((*found, false, mark));
            }
            What::Sum => is_sum = true,
            What::And if names.len() == 1 => is_joined = true,
            What::Unknown | What::Comma | What::Than => {}
            _ => return Vec::new(),
        }
    }
    let ([a, b, c], Some((comparative, is_equal, at))) = (&names[..], comparison) else { return Vec::new() };
    if !is_sum || !is_joined || b.0.end > at.start || c.0.start < at.end {
        return Vec::new();
    }
    let described: Vec<Description> = names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let comparison = Comparison {
        comparative: Some(comparative),
        unit: None,
        number: None,
        described: &described,
        behind: at.end..c.0.start,
    };
    let compared = scan.vocabulary.compared(&comparison, scan.tokens);
    let several = (compared.len() > 1).then_some(Assumption::Ambiguous);
    let reading = |(category, sign): (CategoryId, i8)| {
        scan.vocabulary.puzzle.category(category).numeric.as_ref()?;
        let of = |value: ValueId| Quantity::Of(category, Box::new(Who::Has(value)));
        let sum = Quantity::Arithmetic(Box::new(of(a.1)), Operator::Add, Box::new(of(b.1)));
        let sign = match sign {
            _ if is_equal => Sign::Equal,
            1.. => Sign::Greater,
            _ => Sign::Less,
        };
        let is_amount = !scan.vocabulary.is_in_sequence(category);
        let truth = is_amount.then(|| Truth::Numbers(sum, sign, of(c.1)))?;
        Some(Guess::new(Some(truth), [Assumption::Compared].into_iter().chain(several).collect()))
    };
    compared.into_iter().filter_map(reading).collect()
}

/// Returns the readings of a clause with the sum of two things.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let found = with_third(scan, marks);
    if !found.is_empty() {
        return found;
    }
    let Some((names, number, unit)) = parts(marks) else { return Vec::new() };
    let described: Vec<Description> = names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let end = scan.tokens.len();
    let comparison = Comparison { comparative: None, unit, number: None, described: &described, behind: end..end };
    let number = unit.map_or(number, |unit| number * unit.factor);
    let words = &scan.vocabulary.language.guess_words;
    let counts_between =
        |mark: &Mark<'_>| matches!(mark.what, What::Sum) && words.is(Role::Between, scan.tokens, mark.start).is_some();
    let is_plain = unit.is_none_or(|unit| !unit.places) && !marks.iter().any(counts_between);
    let named = named(scan, &described).filter(|_| is_plain);
    let compared = match named.filter(|_| unit.is_none()) {
        Some(category) => vec![(category, 1)],
        None => scan.vocabulary.compared(&comparison, scan.tokens),
    };
    let several = (compared.len() > 1).then_some(Assumption::Ambiguous);
    let reading = |(category, _)| {
        // "Two bottles between them" in a row counts those between; "their places add up to 7" names what is added.
        if scan.vocabulary.is_in_sequence(category) && named != Some(category) {
            return None;
        }
        scan.vocabulary.puzzle.category(category).numeric.as_ref()?;
        let of = |at: usize| Box::new(Quantity::Of(category, Box::new(Who::Has(names[at].1))));
        let sum = Quantity::Arithmetic(of(0), Operator::Add, of(1));
        let number = scan.vocabulary.as_written(category, number);
        let truth = Truth::Numbers(sum, Sign::Equal, Quantity::Constant(number));
        Some(Guess::new(Some(truth), [Assumption::Compared].into_iter().chain(several).collect()))
    };
    compared.into_iter().filter_map(reading).collect()
}

/// Returns the only category of numbers that words beside the names name: "the sum of Ann's and Bob's floor numbers".
fn named(scan: &Scan<'_>, described: &[Description]) -> Option<CategoryId> {
    let outside = (0..scan.tokens.len()).filter(|at| !described.iter().any(|of| of.range.contains(at)));
    let is_number = |category: &CategoryId| scan.vocabulary.puzzle.category(*category).numeric.is_some();
    let mut all: Vec<CategoryId> =
        outside.filter_map(|at| scan.category_name(at)).map(|(category, _)| category).filter(is_number).collect();
    all.dedup();
    if let [only] = all[..] { Some(only) } else { None }
}

type Named<'m, 'a> = (&'m Mark<'a>, ValueId);

fn parts<'m, 'a>(marks: &'m [Mark<'a>]) -> Option<([Named<'m, 'a>; 2], Number, Option<&'m Unit>)> {
    let (mut names, mut amount, mut is_sum) = (Vec::new(), None, false);
    for mark in marks {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => names.push((mark, *values.first()?)),
            What::Amount(number, unit) if amount.is_none() => amount = Some((*number, Some(unit))),
            What::Number(number) if amount.is_none() => amount = Some((*number, None)),
            What::Sum => is_sum = true,
            What::And if names.len() == 1 => {}
            What::Unknown | What::Comma => {}
            _ => return None,
        }
    }
    let names: [Named<'m, 'a>; 2] = names.try_into().ok()?;
    let (number, unit) = amount?;
    is_sum.then_some((names, number, unit))
}
