//! Short names for who is where, for pictures with little room: `2wm m` is two couples and a man.

use bachet_crossing::Numbering;
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};

use super::{GraphNames, State, Step};
use crate::messages::Messages;

/// The short names of a puzzle.
pub(super) struct ShortNames<'a> {
    puzzle: &'a CrossingPuzzle,
    numbering: &'a Numbering,
    /// For each group its short name.
    groups: Vec<String>,
    /// Whether the members of a group differ.
    is_split: Vec<bool>,
    /// For each thing the first of those that it is a unit with.
    units: Vec<usize>,
    /// For each thing the name that the puzzle gives it, if it is interchangeable with nothing and its name is short.
    own: Vec<Option<String>>,
}

/// Maximum number of things that are shown by the names that the puzzle gives them.
const MAX_NAMED: usize = 16;
/// Maximum number of characters of such a name.
const MAX_NAME: usize = 12;

impl<'a> ShortNames<'a> {
    /// The names; interchangeable things have one name.
    pub(super) fn new(puzzle: &'a CrossingPuzzle, numbering: &'a Numbering, kinds: &[(u32, Vec<Thing>)]) -> Self {
        let mut groups: Vec<String> = Vec::new();
        for group in &puzzle.groups {
            let short = shortened(&group.name).into_iter().find(|short| !groups.contains(short));
            groups.push(short.unwrap_or_else(|| group.name.clone()));
        }
        let members = |g: usize| kinds.iter().flat_map(|(_, unit)| unit).filter(move |t| t.group.0 as usize == g);
        let is_split = (0..groups.len()).map(|g| members(g).count() > 1).collect();
        let mut units: Vec<usize> = (0..numbering.things().len()).collect();
        for (i, thing) in numbering.things().iter().enumerate() {
            if let Some(mate) = puzzle.mate_of(*thing) {
                let (a, b) = (units[i], units[numbering.index(mate)]);
                units.iter_mut().filter(|unit| **unit == a.max(b)).for_each(|unit| *unit = a.min(b));
            }
        }
        let own = own_names(puzzle, numbering, kinds);
        Self { puzzle, numbering, groups, is_split, units, own }
    }

    /// Who are together: mates in one word, how many in front of it.
    fn together(&self, things: &[Thing]) -> String {
        let mut units: Vec<(usize, String)> = Vec::new();
        let own: Option<Vec<&str>> = things.iter().map(|t| self.own[self.numbering.index(*t)].as_deref()).collect();
        if let Some(own) = own.filter(|own| !own.is_empty()) {
            return own.join(", ");
        }
        for thing in things {
            let unit = self.units[self.numbering.index(*thing)];
            match units.iter_mut().find(|(known, _)| *known == unit) {
                Some((_, name)) => name.push_str(&self.thing(*thing)),
                None => units.push((unit, self.thing(*thing))),
            }
        }
        let mut counted: Vec<(String, usize)> = Vec::new();
        for (_, name) in units {
            match counted.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counted.push((name, 1)),
            }
        }
        // Couples first, so that one picture says the same in the same order.
        counted.sort_by_key(|(name, _)| std::cmp::Reverse(name.chars().count()));
        let words = counted.into_iter().map(|(name, n)| if n > 1 { format!("{n}{name}") } else { name });
        let text = words.collect::<Vec<_>>().join(" ");
        if text.is_empty() { "–".to_owned() } else { text }
    }

    fn thing(&self, thing: Thing) -> String {
        if let Some(own) = &self.own[self.numbering.index(thing)] {
            return own.clone();
        }
        let g = thing.group.0 as usize;
        if self.is_split[g] { format!("{}{}", self.groups[g], thing.index + 1) } else { self.groups[g].clone() }
    }

    /// A thing with the numbers that it has.
    fn described(&self, thing: Thing) -> String {
        let mut text = self.puzzle.name_of(thing);
        let attributes = self.puzzle.group(thing.group).attributes.iter();
        for attribute in attributes {
            if let Some(value) = self.puzzle.value_of(thing, attribute.id) {
                let name = &self.puzzle.attributes[attribute.id.0 as usize];
                text.extend([", ", name, " ", &value.to_string()]);
            }
        }
        text
    }
}

impl GraphNames for ShortNames<'_> {
    fn parts(&self, state: &State) -> Vec<String> {
        let State::Crossing(position) = state else { return Vec::new() };
        let place = |p: u32| {
            let mut text = self.together(&self.numbering.things_at(position, PlaceId(p)));
            let boats = self.puzzle.boat_ids().zip(&position.boats).filter(|(_, at)| at.0 == p);
            for (boat, _) in boats.filter(|_| self.puzzle.boats.len() > 1) {
                let space = if text.is_empty() { "" } else { " " };
                text.extend([space, "[", self.puzzle.boat_name(boat), "]"]);
            }
            text
        };
        (0..self.puzzle.places.len() as u32).map(place).collect()
    }

    fn part_names(&self) -> Vec<String> {
        self.puzzle.places.iter().map(|place| place.name.clone()).collect()
    }

    fn boat(&self, state: &State) -> Option<usize> {
        match state {
            State::Crossing(position) => match position.boats[..] {
                [boat] => Some(boat.0 as usize),
                _ => None,
            },
            State::Moving(_) => None,
        }
    }

    fn step(&self, step: &Step, _: &Messages) -> String {
        match step {
            Step::Trip(trip) if self.puzzle.boats.len() > 1 => {
                format!("{}: {}", self.puzzle.boat_name(trip.boat), self.together(&trip.load))
            }
            Step::Trip(trip) => self.together(&trip.load),
            Step::Action(_) => String::new(),
        }
    }

    fn legend(&self) -> Vec<(String, String)> {
        let mut legend = Vec::new();
        for (g, short) in self.groups.iter().enumerate() {
            if self.is_split[g] {
                let members = self.puzzle.things().filter(|t| t.group.0 as usize == g);
                legend.extend(members.map(|t| (self.thing(t), self.described(t))));
            } else {
                let only = self.puzzle.things().find(|t| t.group.0 as usize == g);
                let name = only.map_or_else(|| short.clone(), |thing| self.thing(thing));
                legend.push((name, self.puzzle.groups[g].name.clone()));
            }
        }
        legend.retain(|(short, long)| short != long);
        legend
    }
}

/// Returns the name of each thing that is interchangeable with no other, if all of these are short and differ.
fn own_names(puzzle: &CrossingPuzzle, numbering: &Numbering, kinds: &[(u32, Vec<Thing>)]) -> Vec<Option<String>> {
    let things = numbering.things();
    let none = vec![None; things.len()];
    if things.len() > MAX_NAMED || kinds.iter().any(|(count, _)| *count > 1) {
        return none;
    }
    let name = |thing: &Thing| {
        let group = puzzle.group(thing.group);
        match &group.names {
            Some(names) => names[thing.index as usize].clone(),
            None => puzzle.name_of(*thing),
        }
    };
    let names: Vec<String> = things.iter().map(name).collect();
    let mut sorted: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    sorted.sort_unstable();
    sorted.dedup();
    let is_short = names.iter().all(|name| name.chars().count() <= MAX_NAME && !name.contains(','));
    if sorted.len() < names.len() || !is_short {
        return none;
    }
    names.into_iter().map(Some).collect()
}

/// What a name may be shortened to, shortest first: letters of its first word, one of its first and some of its last.
fn shortened(name: &str) -> Vec<String> {
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return Vec::new() };
    let head: String = if words.len() > 1 { first.chars().take(1).collect() } else { String::new() };
    let ends = 1..=last.chars().count();
    ends.map(|n| head.chars().chain(last.chars().take(n)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_short_as_they_can_be() {
        for (name, first, last) in [
            ("woman", "w", "woman"),
            ("White King", "wk", "wking"),
            ("hond van de bakker", "hb", "hbakker"),
            ("émile", "é", "émile"),
        ] {
            let short = shortened(name);
            assert_eq!((short[0].as_str(), short[short.len() - 1].as_str()), (first, last), "{name}");
        }
    }
}
