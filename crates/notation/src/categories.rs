//! From the fields of categories to categories: which are numeric, which are ordered, and whether their sizes fit.

use std::collections::hash_map::Entry;
use std::fmt::Write as _;

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::calendar::{self, Date};
use crate::fields::{CategoryFields, Sharing};
use crate::lines::one_line;
use crate::names::{MAX_NAME_LENGTH, fold};
use crate::numeral::{Affixed, DecimalMark, affixed};
use crate::{Category, Code, Diagnostic, Hint, Kind, Number, NumericKind, Text, Value, units};

/// Maximum number of values of a category.
const MAX_VALUES: usize = 64;
/// Maximum number of categories of a puzzle.
const MAX_CATEGORIES: usize = 64;

/// Resolves the categories, the list of entities first.
pub(crate) fn categories(
    fields: &[CategoryFields],
    mark: DecimalMark,
    problems: &mut Vec<Diagnostic>,
) -> Vec<Category> {
    let mut categories: Vec<Category> = Vec::new();
    // Sizes as written, so that a duplicate is one problem, not two. `None` if values were left out, which is reported.
    let mut sizes: Vec<Option<usize>> = Vec::new();
    let mut seen: FxHashMap<String, crate::Span> = FxHashMap::default();
    for written in fields {
        if categories.len() == MAX_CATEGORIES {
            let problem = Diagnostic::new(Code::TooManyCategories, written.name.span());
            problems.push(problem.number("limit", MAX_CATEGORIES));
            break;
        }
        let name = name(&written.name, problems);
        if name.is_empty() {
            problems.push(Diagnostic::new(Code::MissingName, written.name.span()));
            continue;
        }
        let before = seen.insert(fold(&name), written.name.span());
        if let Some(before) = before {
            let problem =
                Diagnostic::new(Code::DuplicateCategory, written.name.span()).text("category", name).related(before);
            problems.push(problem);
            continue;
        }
        categories.push(category(written, name, mark, problems));
        let size = written.values.len();
        sizes.push(Some(size).filter(|&s| written.left_out == 0 && s > 0 && s <= MAX_VALUES));
    }
    check_sizes(&mut categories, &sizes, problems);
    categories
}

/// Returns a name with every run of blanks as one, and none at its ends; one that is too long is reported and cut.
fn name(text: &Text, problems: &mut Vec<Diagnostic>) -> String {
    let mut name = one_line(text.as_str());
    if name.len() > MAX_NAME_LENGTH && name.chars().nth(MAX_NAME_LENGTH).is_some() {
        problems.push(Diagnostic::new(Code::NameTooLong, text.span()).number("limit", MAX_NAME_LENGTH));
        name = name.chars().take(MAX_NAME_LENGTH).collect();
    }
    name
}

fn category(
    written: &CategoryFields,
    name_text: String,
    mark: DecimalMark,
    problems: &mut Vec<Diagnostic>,
) -> Category {
    let span = written.name.span();
    let size = written.values.len().saturating_add(written.left_out);
    if size == 0 {
        problems.push(Diagnostic::new(Code::EmptyCategory, span).text("category", &name_text));
    }
    if written.values.len() > MAX_VALUES {
        problems.push(
            Diagnostic::new(Code::TooManyValues, span)
                .text("category", &name_text)
                .number("count", size)
                .number("limit", MAX_VALUES),
        );
    }
    let most = written.values.len().min(MAX_VALUES);
    let mut seen: FxHashMap<String, crate::Span> = FxHashMap::with_capacity_and_hasher(most, FxBuildHasher);
    let mut values: Vec<Value> = Vec::with_capacity(most);
    let mut counts = Vec::with_capacity(most);
    for field in written.values.iter().take(MAX_VALUES) {
        let text = name(&field.text, problems);
        let span = field.text.span();
        if text.is_empty() {
            problems.push(Diagnostic::new(Code::EmptyValue, span).text("category", &name_text));
            continue;
        }
        match seen.entry(fold(&text)) {
            Entry::Occupied(before) => {
                let problem = Diagnostic::new(Code::DuplicateValue, span).text("value", text).related(*before.get());
                problems.push(problem.text("category", &name_text));
                continue;
            }
            Entry::Vacant(place) => place.insert(span),
        };
        values.push(Value { text, number: None, span });
        counts.push(field.count);
    }
    let kind = match written.sharing {
        Sharing::OneEach => Kind::OneEach,
        Sharing::Spare => Kind::Spare,
        Sharing::Shared => Kind::Shared(counts),
    };
    let mut category = Category { name: name_text, kind, numeric: None, ordered: written.ordered, values, span };
    if !written.words && !category.values.is_empty() {
        numbers(&mut category, mark, written.unit.as_deref(), problems);
    }
    category.ordered |= category.numeric.is_some();
    category
}

/// Sets the numbers of the values, if each is a number of one kind.
fn numbers(category: &mut Category, mark: DecimalMark, unit: Option<&str>, problems: &mut Vec<Diagnostic>) {
    let texts: Vec<&str> = category.values.iter().map(|v| v.text.as_str()).collect();
    let found = cyclic(&texts, calendar::month, 12)
        .map(|(numbers, wraps)| (NumericKind::Month, numbers, wraps))
        .or_else(|| cyclic(&texts, calendar::weekday, 7).map(|(n, wraps)| (NumericKind::Weekday, n, wraps)))
        .or_else(|| {
            ranks(&texts).map(|n| (NumericKind::Number { prefix: String::new(), suffix: String::new() }, n, false))
        })
        .or_else(|| times(&texts, mark).map(|n| (NumericKind::Time, n, false)))
        .or_else(|| dates(&texts).map(|n| (NumericKind::Date, n, false)));
    if let Some((kind, numbers, wraps)) = found {
        if wraps {
            problems.push(Diagnostic::new(Code::OutOfCalendarOrder, category.span).text("category", &category.name));
        }
        let numbers: Vec<Number> = numbers.into_iter().map(Number::from_integer).collect();
        set_numbers(category, kind, &numbers, problems);
        return;
    }
    let Some(read) = texts.iter().map(|t| affixed(t, mark)).collect::<Option<Vec<_>>>() else { return };
    let (first, _) = &read[0];
    let same_affixes = |a: &Affixed<'_>| a.prefix.trim() == first.prefix.trim() && units::same(a.suffix, first.suffix);
    if !read.iter().all(|(a, _)| same_affixes(a)) {
        return;
    }
    if let Some(i) = read.iter().position(|(_, fits)| fits.is_err()) {
        let value = &category.values[i];
        problems.push(Diagnostic::new(Code::NumberTooLarge, value.span).text("text", &value.text));
        return;
    }
    // The longest: a plural, if the singular is there too.
    let suffix = read.iter().map(|(a, _)| a.suffix.trim()).max_by_key(|s| s.len()).unwrap_or_default();
    let kind = NumericKind::Number {
        prefix: first.prefix.trim().to_owned(),
        suffix: unit.filter(|_| suffix.is_empty() && first.prefix.is_empty()).unwrap_or(suffix).to_owned(),
    };
    let numbers: Vec<Number> = read.iter().map(|(a, _)| a.number).collect();
    set_numbers(category, kind, &numbers, problems);
}

fn set_numbers(category: &mut Category, kind: NumericKind, numbers: &[Number], problems: &mut Vec<Diagnostic>) {
    let mut first_with: FxHashMap<Number, usize> = FxHashMap::default();
    for (i, &number) in numbers.iter().enumerate() {
        if let Some(before) = first_with.insert(number, i) {
            let (value, other) = (&category.values[i], &category.values[before]);
            let problem =
                Diagnostic::new(Code::EqualNumbers, value.span).text("value", &value.text).related(other.span);
            problems.push(problem.text("other", &other.text).text("category", &category.name));
        }
        category.values[i].number = Some(number);
    }
    category.numeric = Some(kind);
}

/// Returns the numbers of months or weekdays, and whether they run past the end of the cycle.
fn cyclic(texts: &[&str], index: fn(&str) -> Option<i64>, cycle: i64) -> Option<(Vec<i64>, bool)> {
    let indices: Vec<i64> = texts.iter().map(|t| index(t)).collect::<Option<_>>()?;
    Some(calendar::forward(&indices, cycle))
}

/// Returns the numbers of ordinals as words from the first on, in their order: `first, second, third`.
fn ranks(texts: &[&str]) -> Option<Vec<i64>> {
    let are_ranks = texts.len() > 1 && texts.iter().zip(0..).all(|(text, at)| calendar::ordinal(text) == Some(at));
    are_ranks.then(|| (1..=texts.len() as i64).collect())
}

fn times(texts: &[&str], mark: DecimalMark) -> Option<Vec<i64>> {
    let whole = |text: &str| calendar::time(text).filter(|&(end, _)| end == text.len()).map(|(_, minutes)| minutes);
    texts.iter().map(|text| whole(text)).collect::<Option<_>>().or_else(|| {
        let listed: Vec<(i64, bool)> =
            texts.iter().map(|text| calendar::listed_time(text, mark)).collect::<Option<_>>()?;
        // Hours alone may be how long something takes.
        let are_times = listed.iter().any(|&(_, has_minutes)| has_minutes);
        are_times.then(|| listed.into_iter().map(|(minutes, _)| minutes).collect())
    })
}

fn dates(texts: &[&str]) -> Option<Vec<i64>> {
    let dates: Vec<Date> = texts.iter().map(|t| calendar::date(t)).collect::<Option<_>>()?;
    let stated = dates.iter().filter(|d| d.year.is_some()).count();
    if stated != 0 && stated != dates.len() {
        return None;
    }
    let year = calendar::year_of(&dates);
    Some(dates.into_iter().map(|d| calendar::day_number(d, year)).collect())
}

/// Reports categories whose size does not fit that of the first.
fn check_sizes(categories: &mut [Category], sizes: &[Option<usize>], problems: &mut Vec<Diagnostic>) {
    let Some((entities, others)) = categories.split_first_mut() else { return };
    if entities.kind != Kind::OneEach {
        problems.push(Diagnostic::new(Code::FirstCategoryKind, entities.span).text("category", &entities.name));
        entities.kind = Kind::OneEach;
    }
    let Some(expected) = sizes[0] else { return };
    for (category, size) in others.iter().zip(&sizes[1..]) {
        let Some(size) = *size else { continue };
        let wrong = |code| {
            Diagnostic::new(code, category.span)
                .text("category", &category.name)
                .number("size", size)
                .text("first", &entities.name)
                .number("expected", expected)
        };
        match &category.kind {
            Kind::OneEach if size > expected => problems.push(wrong(Code::WrongSize).hint(Hint::Larger)),
            Kind::OneEach if size < expected => problems.push(wrong(Code::WrongSize).hint(Hint::Smaller)),
            Kind::Spare if size < expected => problems.push(wrong(Code::TooFewValues)),
            Kind::Shared(counts) => {
                let sum: u64 = counts.iter().flatten().map(|&c| u64::from(c)).sum();
                let all = counts.iter().all(Option::is_some);
                if sum > expected as u64 || (all && sum != expected as u64) {
                    problems.push(
                        Diagnostic::new(Code::CountsDiffer, category.span)
                            .text("category", &category.name)
                            .number("sum", sum)
                            .number("expected", expected),
                    );
                }
            }
            _ => {}
        }
    }
}

/// Returns the code point of a character: `U+0007`.
pub(crate) fn code_point(c: char) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write!(text, "U+{:04X}", u32::from(c));
    text
}
