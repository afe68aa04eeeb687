//! The boats: names, seats, limits and the least load.

use super::super::boat::{Boat, Least, LoadLimit, MAX_BOATS};
use super::super::dictionary::{Dictionary, place, unquoted};
use super::super::fields::{BoatFields, CrossingFields};
use super::super::numbers::{number, whole};
use super::super::puzzle::AttributeId;
use super::super::syntax::Named;
use super::super::things::{check_name, kept};
use crate::lines::one_line;
use crate::names::fold;
use crate::{Code, Diagnostic, Hint, Number, Text};

/// Words that say where a rule applies, so that no boat may have one of them for a name.
const RESERVED: [&str; 4] = ["boat", "banks", "unattended", "everywhere"];

/// Returns the boats, with their names alone. Several boats need names, each another one.
pub(super) fn named(dictionary: &Dictionary<'_>, fields: &CrossingFields, problems: &mut Vec<Diagnostic>) -> Vec<Boat> {
    if let Some(beyond) = fields.boats.get(MAX_BOATS) {
        problems.push(Diagnostic::new(Code::TooManyBoats, beyond.span).number("limit", MAX_BOATS));
    }
    let is_only = fields.boats.len() == 1;
    let mut boats: Vec<Boat> = Vec::new();
    for written in fields.boats.iter().take(MAX_BOATS) {
        let name = written.name.as_ref().filter(|_| !(is_only && written.is_vessel));
        let name = name.map(|text| one_line(text.as_str()));
        let span = written.name.as_ref().map_or(written.span, Text::span);
        if let Some(name) = &name {
            check_name(name, span, problems);
            let folded = fold(name);
            let is_place = dictionary.puzzle.places.iter().any(|place| fold(&place.name) == folded);
            let is_boat = |other: &Boat| other.name.as_ref().is_some_and(|other| fold(other) == folded);
            let is_thing = !dictionary.names.meanings(name).is_empty();
            if is_place || is_thing || RESERVED.contains(&folded.as_str()) || boats.iter().any(is_boat) {
                problems.push(Diagnostic::new(Code::BoatName, span).text("name", name));
            }
        }
        let is_nameless = boats.first().is_some_and(|first| first.name.is_none() || name.is_none());
        if is_nameless {
            problems.push(Diagnostic::new(Code::SecondBoat, written.span).related(fields.boats[0].span));
        }
        boats.push(Boat { name, ..Boat::default() });
    }
    boats
}

/// Resolves the items about a boat.
pub(super) fn boat(
    dictionary: &Dictionary<'_>,
    fields: &CrossingFields,
    written: &BoatFields,
    space: Option<AttributeId>,
    problems: &mut Vec<Diagnostic>,
) -> Boat {
    let mut boat = Boat::default();
    if let Some(text) = &written.seats {
        boat.seats = whole(text, fields.mark, problems).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        if boat.seats == Some(0) {
            problems.push(Diagnostic::new(Code::NoSeats, text.span()));
            boat.seats = None;
        }
        if written.is_number_alone
            && dictionary.puzzle.attributes.iter().zip(0..).any(|(_, id)| space != Some(AttributeId(id)))
        {
            let problem = Diagnostic::new(Code::BoatItem, text.span()).text("text", text.as_str());
            problems.push(problem.hint(Hint::Seats));
        }
        if let (Some(attribute), Some(seats)) = (space, boat.seats.take_if(|_| space.is_some())) {
            boat.limits.push(LoadLimit { attribute, max: i64::from(seats).into() });
        }
    }
    for (name, max) in kept(&written.limits, |l| l.0.span(), problems) {
        let found = attribute(dictionary, name);
        let limit = number(max, fields.mark, problems);
        let Some(attribute) = found.map_err(|problem| problems.push(problem)).ok() else { continue };
        if boat.limits.iter().any(|l| l.attribute == attribute) {
            problems.push(Diagnostic::new(Code::DuplicateLimit, name.span()).text("name", name.as_str()));
            continue;
        }
        if limit.is_some_and(|limit| limit < Number::from_integer(0)) {
            problems.push(Diagnostic::new(Code::NegativeLimit, max.span()).text("text", max.as_str()));
            continue;
        }
        boat.limits.extend(limit.map(|max| LoadLimit { attribute, max }));
    }
    for (count, from) in kept(&written.least, |l| l.0.span(), problems) {
        let count_read = whole(count, fields.mark, problems).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        let from = from.as_ref().map(|text| place(dictionary.puzzle, text)).transpose();
        let from = from.map_err(|problem| problems.push(problem)).ok();
        let (Some(from), Some(least)) = (from, count_read) else { continue };
        if let Some(seats) = boat.seats.filter(|seats| *seats < least) {
            let problem = Diagnostic::new(Code::LeastOverSeats, count.span()).number("least", least);
            problems.push(problem.number("seats", seats));
        }
        if boat.least.iter().any(|l| l.from == from) {
            problems.push(Diagnostic::new(Code::DuplicateLeast, count.span()));
            continue;
        }
        boat.least.push(Least { count: least, from });
    }
    boat
}

/// Returns the attribute that a text names.
fn attribute(dictionary: &Dictionary<'_>, text: &Text) -> Result<AttributeId, Diagnostic> {
    let name = unquoted(text);
    let found = dictionary.names.meanings(&name).iter().find_map(|m| match m {
        Named::Attribute(attribute) => Some(*attribute),
        Named::Subject(_) => None,
    });
    let found = found.or_else(|| dictionary.attribute_of_unit(&name).filter(|_| !text.as_str().starts_with('"')));
    found.ok_or_else(|| dictionary.unknown_attribute(&name, text.span()))
}
