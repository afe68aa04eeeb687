//! Lines that look as if they declared things but say something else: `forbidden: wolf, goat`, `deadline: 17`.
//!
//! Without these checks they would add travellers.

use rustc_hash::FxHashSet;

use super::super::fields::{BoatFields, CrossingFields, ThingFields};
use super::super::inflection::other_number;
use super::super::sentence;
use crate::names::fold;
use crate::{Code, Diagnostic};

/// Words for those who row, before a list of them.
const ROWERS: [&str; 12] = [
    "driver",
    "drivers",
    "pilot",
    "captain",
    "oarsman",
    "ferryman",
    "rowers",
    "can row",
    "who can row",
    "must row",
    "helmsman",
    "boatman",
];
/// Words before things that must not be together.
const CONDITIONS: [&str; 18] = [
    "forbidden",
    "forbid",
    "conflict",
    "conflicts",
    "danger",
    "dangerous",
    "not together",
    "never together",
    "not alone",
    "never alone",
    "left alone",
    "eats",
    "eat",
    "enemies",
    "enemy",
    "incompatible",
    "unsafe",
    "separate",
];
/// Words before the largest weight of a load.
const LOADS: [&str; 7] =
    ["max weight", "maximum weight", "weight limit", "max load", "maximum load", "load limit", "payload"];
/// Words before the largest cost of a way.
const LIMITS: [&str; 9] = [
    "deadline",
    "time limit",
    "max time",
    "maximum time",
    "max crossings",
    "maximum crossings",
    "max trips",
    "crossings",
    "trips",
];

/// Words for the light of a bridge, which is its boat and not a traveller.
const LIGHTS: [&str; 3] = ["torch", "flashlight", "lantern"];

/// Returns the line that a number behind such words is meant as; `None` if these are no such words.
pub(super) fn counted(word: &str, number: &str, boat: Option<&BoatFields>) -> Option<String> {
    let word = fold(word);
    if LOADS.contains(&word.as_str()) {
        let seats = boat.and_then(|boat| boat.seats.as_ref());
        let seats = seats.map_or_else(String::new, |seats| format!("{} seats, ", seats.as_str()));
        return Some(format!("boat: {seats}{number} weight"));
    }
    if LIGHTS.contains(&word.as_str()) && number == "1" {
        return Some("boat: 2 seats".to_owned());
    }
    LIMITS.contains(&word.as_str()).then(|| format!("limit: {number}"))
}

/// Whether a name is one of the names, or has two of them as words. A single one may be a part of a longer name: `old
/// man`.
pub(in super::super) fn is_declared(name: &str, names: &FxHashSet<String>) -> bool {
    let folded = fold(name);
    let words = || folded.split(|c: char| !c.is_alphanumeric()).filter(|word| knows(names, word));
    knows(names, &folded) || words().count() > 1
}

fn knows(names: &FxHashSet<String>, folded: &str) -> bool {
    !folded.is_empty() && (names.contains(folded) || other_number(folded).iter().any(|form| names.contains(form)))
}

/// Reports the lines whose members are all declared elsewhere, as far as they are not quoted. `lines` are the indices
/// of things without a quoted member.
pub(super) fn check(fields: &CrossingFields, lines: &[usize], problems: &mut Vec<Diagnostic>) {
    let name = |thing: &ThingFields| fold(thing.name.as_str());
    let groups: FxHashSet<String> = fields.things.iter().map(name).collect();
    let members = |thing: &ThingFields| thing.names.iter().map(|name| fold(name.as_str())).collect::<Vec<_>>();
    let mut all: FxHashSet<String> = groups.clone();
    all.extend(fields.things.iter().filter(|thing| heading(thing).is_none()).flat_map(members));
    for thing in lines.iter().filter_map(|line| fields.things.get(*line)) {
        let known = if heading(thing).is_some() { &all } else { &groups };
        if thing.names.is_empty() || !thing.names.iter().all(|name| is_declared(name.as_str(), known)) {
            continue;
        }
        let items: Vec<&str> = thing.names.iter().map(crate::Text::as_str).collect();
        let line = if matches!(heading(thing), Some(Heading::Rower)) {
            format!("rower: {}", items.join(" or "))
        } else {
            let sentence = format!("{} {}", thing.name.as_str(), items.join(" "));
            let others = fields.things.iter().filter(|other| !std::ptr::eq(*other, thing) && heading(other).is_none());
            let tag = || format!("tags: {} = {}", thing.name.as_str(), items.join(", "));
            sentence::suggestion(&sentence, others).unwrap_or_else(tag)
        };
        let place = thing.names.iter().map(crate::Text::span).reduce(crate::Span::to).unwrap_or_default();
        let problem = Diagnostic::new(Code::ThingsAgain, place).text("name", thing.name.as_str());
        problems.push(problem.fix_at(thing.name.span().to(place), &line).text("suggestion", line));
    }
}

/// What a heading that declares nothing is about.
enum Heading {
    Rower,
    Condition,
}

fn heading(thing: &ThingFields) -> Option<Heading> {
    let name = fold(thing.name.as_str());
    if ROWERS.contains(&name.as_str()) {
        return Some(Heading::Rower);
    }
    CONDITIONS.contains(&name.as_str()).then_some(Heading::Condition)
}
