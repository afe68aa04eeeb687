//! Clauses that bound an amount by a number that no value has: "before 1860", "less than 300 pages", "in the morning".

use bachet_notation::clue::{CategoryId, Comparison, Quantity, Truth, ValueId, Who};
use bachet_notation::{Number, NumericKind};

use super::link::fact;
use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;
use crate::vocabulary::Unit;

/// A bound of an amount.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    /// How the amount compares with the number.
    pub(super) comparison: Comparison,
    pub(super) number: Number,
    pub(super) unit: Option<Unit>,
    pub(super) of: Bounded,
}

/// What a bound is one of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bounded {
    /// An amount of anything.
    Amount,
    /// A year or a date.
    Date,
    /// A time of day, in minutes.
    TimeOfDay,
}

/// Makes a bound of the words for one and the amount behind them, where the clause compares nothing: "at least $20".
pub(super) fn join(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let compares = |mark: &Mark<'_>| {
        matches!(
            mark.what,
            What::Comparative(_)
                | What::ComparingVerb(_)
                | What::Loose(_)
                | What::AsMuch(_)
                | What::Times(_)
                | What::Between
        )
    };
    if marks.iter().any(compares) {
        return;
    }
    let mut at = 0;
    while at + 1 < marks.len() {
        let comparison = match marks[at].what {
            What::AtLeast => Comparison::GreaterEqual,
            What::AtMost => Comparison::LessEqual,
            What::MoreThan => Comparison::Greater,
            _ => {
                at += 1;
                continue;
            }
        };
        if let Some(bound) = bounded(scan, &marks[at + 1], comparison) {
            marks[at].what = What::Bound(bound);
            marks[at].end = marks[at + 1].end;
            marks.remove(at + 1);
        }
        at += 1;
    }
}

/// Returns the bound that an amount is.
fn bounded(scan: &Scan<'_>, amount: &Mark<'_>, comparison: Comparison) -> Option<Bound> {
    if let Some((minutes, end)) = scan.time_of_day(amount.start)
        && end >= amount.end
    {
        return Some(Bound { comparison, number: Number::from_integer(minutes), unit: None, of: Bounded::TimeOfDay });
    }
    match &amount.what {
        What::Amount(number, unit) => {
            Some(Bound { comparison, number: *number * unit.factor, unit: Some(unit.clone()), of: Bounded::Amount })
        }
        What::Number(number) => Some(Bound { comparison, number: *number, unit: None, of: Bounded::Amount }),
        What::Name(values) => {
            let value = *values.first()?;
            let category = scan.vocabulary.puzzle.category(value.category);
            let number = category.values[value.index as usize].number?;
            let is_time = matches!(category.numeric, Some(NumericKind::Time));
            let of = if is_time { Bounded::TimeOfDay } else { Bounded::Amount };
            Some(Bound { comparison, number, unit: None, of })
        }
        _ => None,
    }
}

/// Returns the readings of a clause with one bound.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let (mut bound, mut denied, mut and, mut joined, mut nor) = (None, false, false, false, 0);
    let mut groups: Vec<&[ValueId]> = Vec::new();
    let mut names: Vec<ValueId> = Vec::new();
    for mark in marks {
        match &mark.what {
            What::Bound(found) if bound.is_none() => bound = Some(found),
            What::Name(values) | What::Extreme(values) => {
                names.extend(values.first());
                joined |= and;
            }
            // "Ann and Bob both came before noon."
            What::And if names.len() == 1 && bound.is_none() && !denied => and = true,
            What::Not if !denied => denied = true,
            // "Neither Ann nor Bob came before noon."
            What::Nor if bound.is_none() && !denied => nor += 1,
            // "The 12-year-old girl" is one of the girls.
            What::Group(values) if bound.is_none() => groups.push(values),
            // "Nobody was in the attic before nine."
            What::Nobody if names.is_empty() && bound.is_none() && !denied => denied = true,
            What::Unknown | What::Comma => {}
            _ => return Vec::new(),
        }
    }
    let (Some(bound), Some((&subject, others))) = (bound, names.split_first()) else { return Vec::new() };
    // "Neither" denies it of each of two.
    (joined, denied) = (joined || nor == 2, denied || nor == 2);
    // A negation denies the bound, or what else is said.
    if nor % 2 == 1 || nor > 2 || nor == 2 && !groups.is_empty() || groups.len() > 1 {
        return Vec::new();
    }
    if denied && !(others.is_empty() || nor == 2) || joined && others.len() != 1 {
        return Vec::new();
    }
    let categories = categories(scan, bound);
    let several = (categories.len() > 1).then_some(Assumption::Ambiguous);
    let reading = |category: CategoryId| {
        let number = scan.vocabulary.as_written(category, bound.number);
        let bounded = |value: ValueId| {
            let amount = Quantity::Of(category, Box::new(Who::Has(value)));
            Truth::Numbers(amount, bound.comparison, Quantity::Constant(number))
        };
        let bounded = |value: ValueId| if denied { meaning::negated(bounded(value)) } else { bounded(value) };
        if joined {
            let truth = meaning::conjunction(vec![bounded(subject), bounded(others[0])]);
            return Some(Guess::new(Some(truth), [Assumption::Compared].into_iter().chain(several).collect()));
        }
        let others: Option<Vec<Truth>> = others.iter().map(|&other| fact(scan, subject, other, true)).collect();
        let one_of = |values: &&[ValueId]| {
            let each: Option<Vec<Truth>> = values.iter().map(|&value| fact(scan, subject, value, true)).collect();
            each.map(Truth::Or)
        };
        let kinds: Option<Vec<Truth>> = groups.iter().map(one_of).collect();
        let truth = meaning::conjunction([others?, kinds?, vec![bounded(subject)]].concat());
        Some(Guess::new(Some(truth), [Assumption::Compared].into_iter().chain(several).collect()))
    };
    categories.into_iter().filter_map(reading).collect()
}

/// Returns the readings of a clause that says between which two numbers an amount is: "paid between $12 and $22".
pub(super) fn between(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let Some(at) = marks.iter().position(|mark| matches!(mark.what, What::Between)) else { return Vec::new() };
    let [low, and, high, ..] = &marks[at + 1..] else { return Vec::new() };
    let is_number = |mark: &Mark<'_>| matches!(mark.what, What::Number(_) | What::Amount(..) | What::Name(_));
    if !(is_number(low) && matches!(and.what, What::And) && is_number(high)) {
        return Vec::new();
    }
    // Two listed values may stand for the persons who have them: "between the one with $10 and the one with $20".
    let is_named = |mark: &Mark<'_>| matches!(mark.what, What::Name(_));
    let others = || marks[..at].iter().chain(&marks[at + 4..]);
    let is_idle = |mark: &Mark<'_>| is_named(mark) || matches!(mark.what, What::Unknown | What::Comma);
    let mut names = others().filter(|mark| is_named(mark)).filter_map(|mark| mark.values().first());
    let (Some(&subject), None) = (names.next(), names.next()) else { return Vec::new() };
    let (lowest, highest) = (bounded(scan, low, Comparison::Greater), bounded(scan, high, Comparison::Less));
    let (Some(lowest), Some(highest)) = (lowest, highest) else { return Vec::new() };
    if is_named(low) && is_named(high) || !others().all(is_idle) || lowest.of != highest.of {
        return Vec::new();
    }
    // The unit may stand behind the second number alone.
    let unit = highest.unit.clone().or_else(|| lowest.unit.clone());
    let of = categories(scan, &Bound { unit: unit.clone(), ..highest.clone() });
    let of: Vec<CategoryId> = of
        .into_iter()
        .filter(|category| categories(scan, &Bound { unit: unit.clone(), ..lowest.clone() }).contains(category))
        .collect();
    let several = (of.len() > 1).then_some(Assumption::Ambiguous);
    let each = of.into_iter().filter(|&category| category != subject.category).map(|category| {
        let bounded = |bound: &Bound| {
            let amount = Quantity::Of(category, Box::new(Who::Has(subject)));
            let number = scan.vocabulary.as_written(category, bound.number);
            Truth::Numbers(amount, bound.comparison, Quantity::Constant(number))
        };
        let truth = meaning::conjunction(vec![bounded(&lowest), bounded(&highest)]);
        Guess::new(Some(truth), [Assumption::Compared].into_iter().chain(several).collect())
    });
    each.collect()
}

/// Returns the categories whose numbers a bound parts in two.
pub(super) fn categories(scan: &Scan<'_>, bound: &Bound) -> Vec<CategoryId> {
    let puzzle = scan.vocabulary.puzzle;
    let fits = |&(category, of): &(CategoryId, &bachet_notation::Category)| {
        let is_time = matches!(of.numeric, Some(NumericKind::Time));
        let counted = bound.unit.as_ref().is_none_or(|unit| unit.categories.contains(&category));
        let numbers: Vec<Number> = of.values.iter().filter_map(|value| value.number).collect();
        let (least, most) = (numbers.iter().min(), numbers.iter().max());
        let parts = least.is_some_and(|least| *least <= bound.number) && most.is_some_and(|most| *most >= bound.number);
        let suits = match bound.of {
            Bounded::Amount => !is_time,
            Bounded::Date => !is_time && scan.vocabulary.tells_when(category),
            Bounded::TimeOfDay => is_time,
        };
        of.numeric.is_some() && suits && counted && parts
    };
    let all = puzzle.category_ids().zip(&puzzle.categories);
    all.filter(fits).map(|(category, _)| category).collect()
}
