//! Classes of interchangeable units, found from the puzzle.
//!
//! A *unit* is one thing, or several that are mates of each other. Two units are interchangeable if their members agree
//! in everything that the puzzle asks about: group, attributes, tags, start and goal; and no rule names a single
//! member. Renaming the units of a class maps moves to moves, so a state is described by the number of units of each
//! class in each *condition*: the places of their members.
//!
//! Groups may have millions of members. Units are handled as ranges of indices, cut where members may differ; they are
//! listed one by one only where mates have another order than their groups.

use std::ops::Range;

use bachet_notation::crossing::{CrossingPuzzle, GroupId, PlaceId, Subject, Thing, Values};

use super::asked::Asked;

/// Interchangeable units.
#[derive(Clone, Debug)]
pub(crate) struct Class {
    /// The members of each of its units.
    pub(crate) slots: Vec<Slot>,
    /// The number of units.
    pub(crate) count: u32,
    /// The first variable. A class has a variable for each set of a unit's members that may be together.
    pub(crate) first: usize,
    units: Units,
}

/// A member of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// This member of the first unit, as a representative.
    pub(crate) example: Thing,
    /// The slot of its mate.
    pub(crate) mate: Option<u8>,
    /// Where it starts.
    pub(crate) start: PlaceId,
    /// Where it has to end.
    pub(crate) goal: Option<PlaceId>,
}

/// The units of a class.
#[derive(Clone, Debug)]
enum Units {
    /// The members of a unit have its index in their groups.
    Ranges(Vec<Range<u32>>),
    /// The members of each unit, unit by unit.
    Listed(Vec<Thing>),
}

/// Maximum number of members of a unit: the conditions of a larger one cannot be packed.
const MAX_UNIT_MEMBERS: usize = 7;
/// Maximum number of things whose units are listed one by one.
const MAX_LISTED_THINGS: u64 = 1 << 20;

/// The units cannot be handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooManyUnits;

impl Class {
    /// Returns a member of a unit. Units count from 0 in the order of their indices.
    pub(crate) fn thing(&self, unit: u32, slot: usize) -> Thing {
        match &self.units {
            Units::Listed(things) => things[unit as usize * self.slots.len() + slot],
            Units::Ranges(ranges) => {
                let mut rest = unit;
                let mut ranges = ranges.iter();
                let index = loop {
                    let range = ranges.next().expect("a unit is one of its class");
                    let size = range.end - range.start;
                    if rest < size {
                        break range.start + rest;
                    }
                    rest -= size;
                };
                Thing { index, ..self.slots[slot].example }
            }
        }
    }

    /// Returns the non-empty sets of members, as bits.
    pub(crate) fn subsets(&self) -> Range<u32> {
        1..1 << self.slots.len()
    }

    /// Returns the variable for the number of units that have exactly these members in a party.
    pub(crate) fn variable(&self, subset: u32) -> usize {
        self.first + subset as usize - 1
    }

    /// Returns the number of conditions of a unit.
    pub(crate) fn conditions(&self, places: u32) -> u32 {
        places.pow(self.slots.len() as u32)
    }

    /// Returns the slots that are at the place in a condition. A condition is a number with a digit for each slot,
    /// lowest first.
    pub(crate) fn present(&self, mut condition: u32, place: u32, places: u32) -> u32 {
        let mut present = 0;
        for slot in 0..self.slots.len() {
            present |= u32::from(condition % places == place) << slot;
            condition /= places;
        }
        present
    }

    /// Returns the condition after some members went to a place.
    pub(crate) fn moved(&self, condition: u32, subset: u32, to: u32, places: u32) -> u32 {
        let (mut rest, mut digit, mut moved) = (condition, 1, 0);
        for slot in 0..self.slots.len() {
            moved += digit * if subset >> slot & 1 == 1 { to } else { rest % places };
            rest /= places;
            digit *= places;
        }
        moved
    }

    /// Returns the condition in which all its units start.
    pub(crate) fn start(&self, places: u32) -> u32 {
        self.slots.iter().rev().fold(0, |condition, slot| condition * places + slot.start.0)
    }

    /// Whether a unit in this condition has all its members where they have to end.
    pub(crate) fn is_home(&self, mut condition: u32, places: u32) -> bool {
        self.slots.iter().all(|slot| {
            let place = condition % places;
            condition /= places;
            slot.goal.is_none_or(|goal| goal.0 == place)
        })
    }
}

/// Sorts all things into classes. Classes are in the order of their first units.
pub(crate) fn classes(puzzle: &CrossingPuzzle, asked: &Asked<'_>) -> Result<Vec<Class>, TooManyUnits> {
    let mut classes = Vec::with_capacity(puzzle.groups.len());
    let mut done = vec![false; puzzle.groups.len()];
    for first in 0..puzzle.groups.len() {
        if done[first] {
            continue;
        }
        let together = together(puzzle, first);
        for g in &together {
            done[*g] = true;
        }
        let is_plain = |g: &usize| {
            let mates = puzzle.groups[*g].mates.as_ref();
            mates.is_none_or(|mates| mates.order.is_none() && mates.group.0 as usize != *g)
        };
        if together.iter().all(is_plain) {
            by_index(puzzle, asked, &together, &mut classes)?;
        } else {
            one_by_one(puzzle, asked, &together, &mut classes)?;
        }
    }
    let mut first = 0;
    for class in &mut classes {
        class.first = first;
        first += class.subsets().len();
    }
    Ok(classes)
}

/// Returns the groups that are joined with this one by mates, in order.
fn together(puzzle: &CrossingPuzzle, first: usize) -> Vec<usize> {
    let mut together = vec![first];
    let mate = |g: usize| puzzle.groups[g].mates.as_ref().map(|mates| mates.group.0 as usize);
    if puzzle.groups.iter().any(|group| group.mates.is_some()) {
        let mut next = 0;
        while let Some(&g) = together.get(next) {
            for other in 0..puzzle.groups.len() {
                if (mate(g) == Some(other) || mate(other) == Some(g)) && !together.contains(&other) {
                    together.push(other);
                }
            }
            next += 1;
        }
        together.sort_unstable();
    }
    together
}

/// Returns units of groups whose i-th members belong together. If one group is larger than another, its last members
/// are units without the other. The group that a chain of mates leads to is the largest of it, so that the rest of a
/// unit is still joined.
fn by_index(
    puzzle: &CrossingPuzzle,
    asked: &Asked<'_>,
    groups: &[usize],
    classes: &mut Vec<Class>,
) -> Result<(), TooManyUnits> {
    let cuts = cuts(puzzle, asked, groups);
    let in_unit = |index: u32| groups.iter().copied().filter(move |g| puzzle.groups[*g].count > index);
    let member = |g: usize, index: u32| Thing { group: GroupId(g as u32), index };
    let new_class = |range: Range<u32>| {
        let slots: Vec<usize> = in_unit(range.start).collect();
        if slots.len() > MAX_UNIT_MEMBERS {
            return Err(TooManyUnits);
        }
        let slot = |g: &usize| {
            let mate = puzzle.groups[*g].mates.as_ref().map(|m| m.group.0 as usize);
            let mate = mate.and_then(|mate| slots.iter().position(|s| *s == mate)).map(|slot| slot as u8);
            Slot::new(puzzle, member(*g, range.start), mate)
        };
        let slots = slots.iter().map(slot).collect();
        Ok(Class { slots, count: range.end - range.start, first: 0, units: Units::Ranges(vec![range]) })
    };
    if let [start, end] = cuts[..] {
        classes.push(new_class(start..end)?);
        return Ok(());
    }
    let mut signed = Vec::with_capacity(cuts.len());
    for range in cuts.windows(2) {
        let mut signature = Vec::new();
        in_unit(range[0]).for_each(|g| sign(puzzle, asked, member(g, range[0]), &mut signature));
        signed.push((signature, range[0]..range[1]));
    }
    signed.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.start.cmp(&b.1.start)));
    let mut found: Vec<(u32, Class)> = Vec::new();
    let mut last: Option<&Vec<i64>> = None;
    for (signature, range) in &signed {
        match found.last_mut() {
            Some((_, class)) if last == Some(signature) => {
                let Units::Ranges(ranges) = &mut class.units else { continue };
                class.count += range.end - range.start;
                match ranges.last_mut() {
                    Some(before) if before.end == range.start => before.end = range.end,
                    _ => ranges.push(range.clone()),
                }
            }
            _ => found.push((range.start, new_class(range.clone())?)),
        }
        last = Some(signature);
    }
    found.sort_by_key(|(first, _)| *first);
    classes.extend(found.into_iter().map(|(_, class)| class));
    Ok(())
}

/// Returns the indices at which units may begin to differ, from 0 to the largest group's size.
fn cuts(puzzle: &CrossingPuzzle, asked: &Asked<'_>, groups: &[usize]) -> Vec<u32> {
    let mut cuts = vec![0];
    for &g in groups {
        let group = &puzzle.groups[g];
        let is_each = |a: &bachet_notation::crossing::Attribute| {
            matches!(a.values, Values::Each(_)) && asked.attributes.contains(&a.id)
        };
        if group.attributes.iter().any(is_each) {
            cuts.extend(0..group.count);
        }
        cuts.push(group.count);
    }
    let mut open: Vec<Subject> = asked.subjects.clone();
    open.extend(puzzle.start.iter().chain(&puzzle.goal).filter_map(|placed| placed.who));
    let mut is_open = vec![false; puzzle.tags.len()];
    while let Some(subject) = open.pop() {
        match subject {
            Subject::Thing(thing) if groups.contains(&(thing.group.0 as usize)) => {
                cuts.extend([thing.index, thing.index + 1]);
            }
            Subject::Tag(tag) if !std::mem::replace(&mut is_open[tag.0 as usize], true) => {
                open.extend(&puzzle.tags[tag.0 as usize].members);
            }
            _ => {}
        }
    }
    if cuts.len() > 2 {
        cuts.sort_unstable();
        cuts.dedup();
    }
    cuts
}

/// Finds units by following mates.
fn one_by_one(
    puzzle: &CrossingPuzzle,
    asked: &Asked<'_>,
    groups: &[usize],
    classes: &mut Vec<Class>,
) -> Result<(), TooManyUnits> {
    let size = |g: &usize| u64::from(puzzle.groups[*g].count);
    if groups.iter().map(size).sum::<u64>() > MAX_LISTED_THINGS {
        return Err(TooManyUnits);
    }
    let things: Vec<Thing> = groups
        .iter()
        .flat_map(|g| (0..puzzle.groups[*g].count).map(|index| Thing { group: GroupId(*g as u32), index }))
        .collect();
    let place = |thing: Thing| things.binary_search(&thing).expect("mates are in groups that are together");
    let mate = |thing: Thing| puzzle.mate_of(thing);
    let mut near: Vec<Vec<usize>> = vec![Vec::new(); things.len()];
    for (i, thing) in things.iter().enumerate() {
        if let Some(other) = mate(*thing).map(place) {
            near[i].push(other);
            near[other].push(i);
        }
    }
    let mut seen = vec![false; things.len()];
    let mut units: Vec<(Vec<i64>, Vec<Thing>)> = Vec::new();
    for first in 0..things.len() {
        if seen[first] {
            continue;
        }
        seen[first] = true;
        // The order of the walk is the same for units of the same shape.
        let mut walk = vec![first];
        let mut next = 0;
        while let Some(&one) = walk.get(next) {
            for &other in &near[one] {
                if !seen[other] {
                    seen[other] = true;
                    walk.push(other);
                }
            }
            next += 1;
        }
        if walk.len() > MAX_UNIT_MEMBERS {
            return Err(TooManyUnits);
        }
        let members: Vec<Thing> = walk.iter().map(|i| things[*i]).collect();
        let mut signature = Vec::new();
        for member in &members {
            sign(puzzle, asked, *member, &mut signature);
            let slot = mate(*member).and_then(|mate| members.iter().position(|m| *m == mate));
            signature.push(slot.map_or(-1, |slot| slot as i64));
        }
        units.push((signature, members));
    }
    // The sort is stable: units of one class stay in order.
    units.sort_by(|a, b| a.0.cmp(&b.0));
    let mut found: Vec<Class> = Vec::new();
    let mut last: Option<&Vec<i64>> = None;
    for (signature, members) in &units {
        match found.last_mut() {
            Some(class) if last == Some(signature) => {
                let Units::Listed(listed) = &mut class.units else { continue };
                listed.extend(members);
                class.count += 1;
            }
            _ => {
                let slot = |member: &Thing| {
                    let mate = mate(*member).and_then(|mate| members.iter().position(|m| *m == mate));
                    Slot::new(puzzle, *member, mate.map(|slot| slot as u8))
                };
                let slots = members.iter().map(slot).collect();
                found.push(Class { slots, count: 1, first: 0, units: Units::Listed(members.clone()) });
            }
        }
        last = Some(signature);
    }
    found.sort_by_key(|class| class.slots[0].example);
    classes.append(&mut found);
    Ok(())
}

impl Slot {
    fn new(puzzle: &CrossingPuzzle, example: Thing, mate: Option<u8>) -> Self {
        Self { example, mate, start: puzzle.start_of(example), goal: puzzle.goal_of(example) }
    }
}

/// Appends everything that the puzzle can ask about a thing, as numbers.
fn sign(puzzle: &CrossingPuzzle, asked: &Asked<'_>, thing: Thing, signature: &mut Vec<i64>) {
    signature.push(i64::from(thing.group.0));
    signature.push(i64::from(puzzle.start_of(thing).0));
    signature.push(puzzle.goal_of(thing).map_or(-1, |place| i64::from(place.0)));
    for attribute in &asked.attributes {
        // No number has the denominator 0: it marks an attribute that is not stated.
        let value = puzzle.value_of(thing, *attribute).map_or((0, 0), |v| (*v.numer(), *v.denom()));
        signature.extend([value.0, value.1]);
    }
    for subject in &asked.subjects {
        signature.push(i64::from(puzzle.names(*subject, thing)));
    }
}
