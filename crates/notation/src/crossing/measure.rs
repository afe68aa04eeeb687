//! Numbers with a unit: `Otto 85 kg`, `boat: 100 kg`, `Ann 1 min`. The unit says which attribute they are of.

use super::item_shapes::begins_number;
use crate::Text;
use crate::names::fold;

/// What a unit measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    Weight,
    Time,
}

/// The spellings of each unit, the first of which stands for them all, with what it measures. A single letter is no
/// unit: it may well be a part of a name.
const UNITS: [(&[&str], Measure); 8] = [
    (&["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"], Measure::Weight),
    (&["gram", "grams"], Measure::Weight),
    (&["lb", "lbs", "pound", "pounds"], Measure::Weight),
    (&["stone", "stones"], Measure::Weight),
    (&["ton", "tons", "tonne", "tonnes"], Measure::Weight),
    (&["min", "mins", "minute", "minutes"], Measure::Time),
    (&["sec", "secs", "second", "seconds"], Measure::Time),
    (&["hr", "hrs", "hour", "hours"], Measure::Time),
];

impl Measure {
    /// Returns the name of its attribute.
    pub(super) fn attribute(self) -> &'static str {
        match self {
            Self::Weight => "weight",
            Self::Time => "time",
        }
    }

    /// Returns what a unit measures, and the spelling that stands for the unit.
    pub(super) fn of_unit(word: &str) -> Option<(Self, &'static str)> {
        let word = fold(word);
        let word = word.strip_suffix('.').unwrap_or(&word);
        let (spellings, measure) = UNITS.iter().find(|(spellings, _)| spellings.contains(&word))?;
        Some((*measure, spellings[0]))
    }

    /// Returns what a word is about that heads a list of numbers: `minutes`, `weights`, `time`.
    pub(super) fn of_heading(word: &str) -> Option<Self> {
        match fold(word).as_str() {
            "weight" | "weights" => Some(Self::Weight),
            "time" | "times" => Some(Self::Time),
            unit => Self::of_unit(unit).map(|(measure, _)| measure),
        }
    }
}

/// A number with its unit at the end of an item.
pub(super) struct Measured {
    /// What precedes it, without the name of the attribute; perhaps empty.
    pub before: Text,
    pub number: Text,
    pub measure: Measure,
    /// The unit as written.
    pub unit: Text,
}

/// Splits `Otto 85 kg`, `Otto (85 kg)`, `Otto: 85 kg`, `weight 85 kg` and `85 kg each`.
pub(super) fn measured(item: &Text) -> Option<Measured> {
    let written = item.as_str();
    if written.starts_with('"') && written.ends_with('"') {
        return None;
    }
    let mut rest = written;
    for each in [" each", " apiece"] {
        rest = rest.strip_suffix(each).unwrap_or(rest);
    }
    let is_bracketed = rest.ends_with(')');
    let rest = rest.trim_end_matches(')').trim_end();
    let unit_start = rest
        .rfind(|c: char| !c.is_alphabetic() && c != '.')
        .map_or(0, |at| at + rest[at..].chars().next().map_or(1, char::len_utf8));
    let unit_text = &rest[unit_start..];
    let (measure, _) = Measure::of_unit(unit_text)?;
    let numbered = rest[..unit_start].trim_end();
    let number_start = numbered
        .rfind(|c: char| c.is_whitespace() || c == '(')
        .map_or(0, |at| at + numbered[at..].chars().next().map_or(1, char::len_utf8));
    if !begins_number(&numbered[number_start..]) {
        return None;
    }
    let mut before = numbered[..number_start].trim_end();
    if is_bracketed {
        before = before.strip_suffix('(')?.trim_end();
    }
    let before = before.trim_end_matches([':', '=']).trim_end();
    let attribute = fold(measure.attribute());
    let name = match before.rsplit_once(char::is_whitespace) {
        Some((name, last)) if fold(last) == attribute => name.trim_end(),
        None if fold(before) == attribute => "",
        _ => before,
    };
    let name = if fold(name) == "each" { "" } else { name };
    Some(Measured {
        before: item.part(0..name.len()),
        number: item.part(number_start..numbered.len()),
        measure,
        unit: item.part(unit_start..unit_start + unit_text.len()),
    })
}
