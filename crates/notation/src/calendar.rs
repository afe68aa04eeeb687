//! Months, weekdays, ordinals, dates and times of day, in every language.

use crate::names::fold;
use crate::numeral::{DecimalMark, digits};
use crate::units;

include!(concat!(env!("OUT_DIR"), "/calendar.rs"));

/// A day of the calendar, perhaps without a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date {
    pub year: Option<i64>,
    /// From 1.
    pub month: i64,
    /// From 1.
    pub day: i64,
}

/// Returns the number of a month, from 0.
pub(crate) fn month(name: &str) -> Option<i64> {
    listed(&MONTHS, name)
}

/// Returns the number of a weekday, from Monday as 0.
pub(crate) fn weekday(name: &str) -> Option<i64> {
    listed(&WEEKDAYS, name)
}

/// Returns the number of an ordinal as a word, from 0: `third` is 2.
pub(crate) fn ordinal(name: &str) -> Option<i64> {
    listed(&ORDINALS, name)
}

fn listed(names: &[&[&str]], name: &str) -> Option<i64> {
    if name.len() > 16 {
        return None;
    }
    let folded = fold(name.strip_suffix('.').unwrap_or(name));
    names.iter().position(|spellings| spellings.contains(&folded.as_str())).map(|i| i as i64)
}

/// Numbers months or weekdays forward from the first listed; also returns whether they pass a full `cycle`.
pub(crate) fn forward(listed: &[i64], cycle: i64) -> (Vec<i64>, bool) {
    let mut numbers = Vec::with_capacity(listed.len());
    let mut at = 0;
    for (i, &place) in listed.iter().enumerate() {
        if i > 0 {
            at += (place - listed[i - 1]).rem_euclid(cycle);
        }
        numbers.push(at);
    }
    (numbers, at >= cycle)
}

/// Returns the length in bytes of a time of day at the start of a text, and its minutes since midnight:
/// `14:30`, `2:30 pm`, `9 am`, `9h30`, `12 noon`, `noon`.
pub(crate) fn time(text: &str) -> Option<(usize, i64)> {
    if text.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("noon")) {
        return Some((4, 12 * 60));
    }
    let width = digits(text);
    if !(1..=2).contains(&width) {
        return None;
    }
    let hour: i64 = text[..width].parse().ok()?;
    let rest = &text[width..];
    let mut end = width;
    let mut minute = 0;
    let mut certain = false;
    if let Some(after) = rest.strip_prefix(':').or_else(|| rest.strip_prefix(['h', 'H'])) {
        if digits(after) != 2 {
            return None;
        }
        minute = after[..2].parse().ok()?;
        end += 3;
        certain = true;
    }
    let rest = &text[end..];
    let blanks = rest.len() - rest.trim_start().len();
    let suffix = &rest.as_bytes()[blanks..];
    let marks: [(&[u8], i64); 5] = [(b"a.m.", 0), (b"p.m.", 12), (b"am", 0), (b"pm", 12), (b"noon", 12)];
    let found =
        marks.iter().find(|(mark, _)| suffix.len() >= mark.len() && suffix[..mark.len()].eq_ignore_ascii_case(mark));
    if let Some(&(mark, shift)) = found
        && !rest[blanks + mark.len()..].starts_with(char::is_alphanumeric)
        && (1..=12).contains(&hour)
    {
        return (minute < 60).then_some((end + blanks + mark.len(), (hour % 12 + shift) * 60 + minute));
    }
    (certain && hour < 25 && minute < 60).then_some((end, hour * 60 + minute))
}

/// Returns the minutes since midnight of a time of day as lists have it, and whether minutes are stated: `14.15 uur`,
/// `14:15 Uhr`, `8u10`, `9 h 30`, `9 h`, `9.30` where it is no decimal.
pub(crate) fn listed_time(text: &str, mark: DecimalMark) -> Option<(i64, bool)> {
    let width = digits(text);
    if !(1..=2).contains(&width) {
        return None;
    }
    let hour: i64 = text[..width].parse().ok()?;
    let rest = text[width..].trim_start();
    let (is_named, rest) = match rest.strip_prefix('.') {
        Some(rest) if mark == DecimalMark::Comma => (false, rest),
        Some(_) => return None,
        None if rest.starts_with(':') => (false, &rest[1..]),
        None => {
            let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
            (units::is_hour(&rest[..letters]), rest[letters..].trim_start())
        }
    };
    let stated = digits(rest);
    let minute: i64 = match stated {
        0 if is_named => 0,
        2 => rest[..2].parse().ok()?,
        _ => return None,
    };
    let behind = rest[stated..].trim();
    let is_whole = behind.is_empty() || !is_named && units::is_hour(behind);
    (is_whole && hour < 25 && minute < 60).then_some((hour * 60 + minute, stated > 0))
}

/// Reads a whole text as a date: `5 March`, `March 5th, 2024`, `5 maart 2024`, `1er mars`, `2024-03-05`.
pub(crate) fn date(text: &str) -> Option<Date> {
    if text.len() > 40 {
        return None;
    }
    if let Some(date) = iso_date(text) {
        return Some(date);
    }
    let words: Vec<&str> = text.split_whitespace().map(|w| w.trim_end_matches(',')).collect();
    let (first, second, year) = match words[..] {
        [first, second] => (first, second, None),
        [first, second, year] if year.len() == 4 && digits(year) == 4 => (first, second, Some(year.parse().ok()?)),
        _ => return None,
    };
    let (month, day) = match (month(first), month(second)) {
        (Some(month), None) => (month, day_of_month(second)?),
        (None, Some(month)) => (month, day_of_month(first)?),
        _ => return None,
    };
    valid(Date { year, month: month + 1, day })
}

fn iso_date(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let shape = |part: &str, width| part.len() == width && digits(part) == width;
    if parts.next().is_some() || !shape(year, 4) || !shape(month, 2) || !shape(day, 2) {
        return None;
    }
    valid(Date { year: Some(year.parse().ok()?), month: month.parse().ok()?, day: day.parse().ok()? })
}

fn day_of_month(word: &str) -> Option<i64> {
    let width = digits(word);
    let ordinal = &word[width..];
    if !(1..=2).contains(&width) || !["", ".", "st", "nd", "rd", "th", "e", "er"].contains(&ordinal) {
        return None;
    }
    word[..width].parse().ok()
}

fn valid(date: Date) -> Option<Date> {
    let leap = date.year.is_none_or(|y| y % 4 == 0 && (y % 100 != 0 || y % 400 == 0));
    let days = match date.month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    (1..=days).contains(&date.day).then_some(date)
}

/// Returns the days from 1 January 1970 to a date of the proleptic Gregorian calendar; `year` is the default.
///
/// Source: Howard Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`.
pub(crate) fn day_number(date: Date, year: i64) -> i64 {
    let year = date.year.unwrap_or(year) - i64::from(date.month <= 2);
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * ((date.month + 9) % 12) + 2) / 5 + date.day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

/// Returns the year for dates without one: a common year, or a leap year if one of them is 29 February.
pub(crate) fn year_of(dates: &[Date]) -> i64 {
    if dates.iter().any(|d| d.month == 2 && d.day == 29) { 2000 } else { 2001 }
}
