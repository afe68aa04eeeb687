//! Unique names for PDDL: letters without accents, digits and hyphens.

use std::collections::BTreeSet;

use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Thing};
use unicode_normalization::UnicodeNormalization as _;

use super::expression::{Expression, list};

/// Words with a meaning in PDDL or in our domains.
const RESERVED: [&str; 31] = [
    "boat",
    "at",
    "boat-at",
    "route",
    "mate",
    "thing",
    "place",
    "object",
    "number",
    "phase",
    "memory",
    "phase-is",
    "next",
    "remembered",
    "total-cost",
    "and",
    "or",
    "not",
    "imply",
    "forall",
    "exists",
    "when",
    "either",
    "increase",
    "decrease",
    "assign",
    "define",
    "domain",
    "problem",
    "minimize",
    "crossing",
];

/// The names of a puzzle.
pub(super) struct Identifiers {
    places: Vec<String>,
    /// The names of several boats; an only boat needs none.
    boats: Vec<String>,
    /// For each group its type (empty for a group of one) and its members.
    groups: Vec<(String, Vec<String>)>,
}

impl Identifiers {
    pub(super) fn new(puzzle: &CrossingPuzzle) -> Self {
        let mut taken: BTreeSet<String> = RESERVED.iter().map(|&t| t.to_owned()).collect();
        let places = puzzle.places.iter().map(|p| unique(&p.name, &mut taken)).collect();
        let types: Vec<String> = (puzzle.groups.iter())
            .map(|g| if g.count > 1 { unique(&g.name, &mut taken) } else { String::new() })
            .collect();
        let mut groups: Vec<(String, Vec<String>)> = types.into_iter().map(|t| (t, Vec::new())).collect();
        for thing in puzzle.things() {
            groups[thing.group.0 as usize].1.push(unique(&puzzle.name_of(thing), &mut taken));
        }
        let several = puzzle.boat_ids().filter(|_| puzzle.boats.len() > 1);
        let boats = several.map(|boat| unique(puzzle.boat_name(boat), &mut taken)).collect();
        Self { places, boats, groups }
    }

    pub(super) fn place(&self, place: PlaceId) -> &str {
        &self.places[place.0 as usize]
    }

    /// Returns the name of a boat, if there are several.
    pub(super) fn boat(&self, boat: BoatId) -> Option<&str> {
        self.boats.get(boat.0 as usize).map(String::as_str)
    }

    /// Returns the names of the boats, if there are several.
    pub(super) fn boats(&self) -> &[String] {
        &self.boats
    }

    /// Returns the name of something about loads of a boat with `size` travellers: `load-2`, `load-ferry-2`.
    pub(super) fn of_loads(&self, what: &str, boat: BoatId, size: usize) -> String {
        self.boat(boat).map_or_else(|| format!("{what}-{size}"), |name| format!("{what}-{name}-{size}"))
    }

    /// Writes that a boat is at a place.
    pub(super) fn boat_at(&self, boat: BoatId, place: &str) -> Expression {
        self.boat(boat).map_or_else(|| list(["boat-at", place]), |name| list(["boat-at", name, place]))
    }

    pub(super) fn group(&self, group: usize) -> &str {
        &self.groups[group].0
    }

    pub(super) fn thing(&self, thing: Thing) -> &str {
        &self.groups[thing.group.0 as usize].1[thing.index as usize]
    }

    /// Returns the types of the groups that have one.
    pub(super) fn types(&self) -> impl Iterator<Item = &str> {
        self.groups.iter().map(|(name, _)| name.as_str()).filter(|name| !name.is_empty())
    }
}

/// Returns a name for PDDL, with a number after it if it is taken.
fn unique(name: &str, taken: &mut BTreeSet<String>) -> String {
    let mut plain = String::new();
    for c in name.nfd() {
        if c.is_ascii_alphanumeric() {
            plain.push(c.to_ascii_lowercase());
        } else if c.is_ascii() && !plain.ends_with('-') {
            plain.push('-');
        }
    }
    let plain = plain.trim_matches('-');
    let reserved = ["load-", "cost-", "leaves-", "cross-", "phase-", "memory-"];
    let is_safe =
        plain.starts_with(|c: char| c.is_ascii_alphabetic()) && !reserved.iter().any(|r| plain.starts_with(r));
    let plain = if is_safe { plain.to_owned() } else { format!("x-{plain}").trim_matches('-').to_owned() };
    let numbered = (2_u32..).map(|n| format!("{plain}-{n}"));
    let free = std::iter::once(plain.clone()).chain(numbered).find(|n| !taken.contains(n));
    // Some number is free.
    let name = free.unwrap_or(plain);
    taken.insert(name.clone());
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let mut taken = BTreeSet::from(["at".to_owned()]);
        let names = ["émile", "Emile", "at", "white king", "3 pigs", "狼", "狼 2", "load-2", "--", "bob's cat", "a  b"];
        let read: Vec<String> = names.iter().map(|n| unique(n, &mut taken)).collect();
        let expected =
            ["emile", "emile-2", "at-2", "white-king", "x-3-pigs", "x", "x-2", "x-load-2", "x-3", "bob-s-cat", "a-b"];
        assert_eq!(read, expected);
    }
}
