//! Options that are written in a form of their own.

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde::{Deserialize as _, Deserializer};

use crate::generate::{ClueKind, Weights};

/// Maximum number of categories or values.
const MAX_SIZE: usize = 100;
/// Maximum weight of a kind of clue.
const MAX_WEIGHT: u32 = 1000;

/// Reads a number of givens, or a range.
pub(super) fn givens(text: &str) -> Result<RangeInclusive<u32>, &'static str> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| (17..=81).contains(number));
    let range = match text.split_once("..") {
        Some((least, most)) => number(least).zip(number(most)),
        None => number(text).map(|number| (number, number)),
    };
    match range {
        Some((least, most)) if least <= most => Ok(least..=most),
        _ => Err("the number of givens is from 17 to 81, or a range such as `22..25`"),
    }
}

/// Reads the number of categories and of values: `5x5`.
pub(super) fn size(text: &str) -> Result<[usize; 2], &'static str> {
    let number = |text: &str| text.trim().parse::<usize>().ok().filter(|number| (2..=MAX_SIZE).contains(number));
    let numbers =
        text.split_once(['x', 'X', '×']).and_then(|(categories, values)| number(categories).zip(number(values)));
    let (categories, values) = numbers.ok_or("the size is the number of categories and of values, such as `5x4`")?;
    Ok([categories, values])
}

/// Reads kinds of clues, each with how often it is drawn: `same,next:3`.
pub(super) fn kinds(text: &str) -> Result<Weights, String> {
    let mut weights = Weights::none();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (name, weight) = part.split_once(':').unwrap_or((part, "1"));
        let kind = ClueKind::ALL.into_iter().find(|kind| kind.name() == name.trim());
        let weight = weight.trim().parse::<u32>().ok().filter(|weight| *weight <= MAX_WEIGHT);
        let (Some(kind), Some(weight)) = (kind, weight) else {
            let names: Vec<&str> = ClueKind::ALL.into_iter().map(ClueKind::name).collect();
            return Err(format!(
                "`{part}` is no kind of clue, with a weight up to {MAX_WEIGHT} behind a colon or without; the kinds are {}",
                names.join(", ")
            ));
        };
        weights.set(kind, weight);
    }
    Ok(weights)
}

pub(super) fn read_givens<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Option<RangeInclusive<u32>>, D::Error> {
    read(deserializer, givens)
}

pub(super) fn read_size<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Option<[usize; 2]>, D::Error> {
    read(deserializer, size)
}

pub(super) fn read_kinds<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Option<Weights>, D::Error> {
    read(deserializer, kinds)
}

fn read<'d, D: Deserializer<'d>, T, E: Display>(
    deserializer: D,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Option<T>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(|text| read(&text).map_err(serde::de::Error::custom)).transpose()
}
