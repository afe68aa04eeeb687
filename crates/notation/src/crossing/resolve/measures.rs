//! Units, and the cost of a trip in a puzzle that gives times.

use super::super::dictionary::Dictionary;
use super::super::fields::CrossingFields;
use super::super::measure::Measure;
use super::super::puzzle::AttributeId;
use super::super::rule::Quantity;
use super::super::syntax::Named;
use crate::lines::shown;
use crate::names::fold;
use crate::{Code, Diagnostic, Text};

/// Reports numbers of one attribute in two units.
pub(super) fn check_units(units: &[Text], problems: &mut Vec<Diagnostic>) {
    for measure in [Measure::Weight, Measure::Time] {
        let mut of_measure = units.iter().filter_map(|text| {
            let (of, unit) = Measure::of_unit(text.as_str())?;
            (of == measure).then_some((text, unit))
        });
        let Some((first, unit)) = of_measure.next() else { continue };
        if let Some((other, _)) = of_measure.find(|(_, other)| *other != unit) {
            let problem = Diagnostic::new(Code::MixedUnits, other.span()).related(first.span());
            problems.push(problem.text("unit", other.as_str()).text("other", first.as_str()));
        }
    }
}

/// Returns the cost of a trip: the stated one, or the time of the slowest traveller where the puzzle gives times with
/// their unit, or asks for the least time.
pub(super) fn cost(
    fields: &CrossingFields,
    dictionary: &Dictionary<'_>,
    stated: Option<Quantity>,
    problems: &mut Vec<Diagnostic>,
) -> Option<Quantity> {
    let time = attribute(dictionary, Measure::Time.attribute());
    if let Some(least) = &fields.least {
        let folded = fold(least.as_str());
        let is_trips = ["crossings", "trips", "moves", "steps", "number of crossings", "number of trips"];
        let costs = |attribute: AttributeId, cost: &Quantity| {
            let mut is_of = |part: &Quantity| match part {
                Quantity::Max(id) | Quantity::Sum(id) | Quantity::Min(id) => *id == attribute,
                _ => false,
            };
            cost.any_part(&mut is_of)
        };
        let asked = attribute(dictionary, least.as_str()).or_else(|| dictionary.attribute_of_unit(&folded));
        let is_understood = match &stated {
            None if fields.cost.is_some() => true,
            None => is_trips.contains(&folded.as_str()) && fields.units.is_empty() || asked.is_some() && asked == time,
            Some(cost) => ["cost", "costs"].contains(&folded.as_str()) || asked.is_some_and(|a| costs(a, cost)),
        };
        if !is_understood {
            problems.push(Diagnostic::new(Code::UnknownAim, least.span()).text("text", shown(least.as_str())));
        }
        if is_trips.contains(&folded.as_str()) {
            return stated;
        }
    }
    let has_unit =
        fields.units.iter().any(|unit| Measure::of_unit(unit.as_str()).is_some_and(|(m, _)| m == Measure::Time));
    let has_own = !fields.boats.is_empty() && fields.boats.iter().all(|boat| boat.cost.is_some());
    if stated.is_some() || fields.cost.is_some() || has_own || !(has_unit || fields.least.is_some()) {
        return stated;
    }
    let time = time?;
    let place = fields.least.as_ref().or(fields.units.first()).map_or(fields.span, Text::span);
    problems.push(Diagnostic::new(Code::AssumedCost, place));
    Some(Quantity::Max(time))
}

fn attribute(dictionary: &Dictionary<'_>, name: &str) -> Option<AttributeId> {
    dictionary.names.meanings(name).iter().find_map(|m| match m {
        Named::Attribute(attribute) => Some(*attribute),
        Named::Subject(_) => None,
    })
}
