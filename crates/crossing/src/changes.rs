//! The least changes of each kind that make a way possible in a puzzle without one.
//!
//! Each change is tried alone. A kind of change has a direction in which it only allows more, so that the first one that
//! helps is the least.

use std::collections::BTreeSet;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, Comparison, CrossingPuzzle, GroupId, PlaceId, Placed, Quantity, Subject, Thing, Truth,
};
use bachet_statespace::SearchEnd;

use crate::{Crossing, Distance};

/// Maximum number of puzzles that are tried.
const MAX_TRIED: u32 = 200;
/// Maximum number of sums of an attribute that are compared.
const MAX_SUMS: usize = 20_000;
/// Maximum number of things that are looked at one by one.
const MAX_MEMBERS: u32 = 1000;

/// The changes that help.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Each with the distance of the goal in the puzzle so changed.
    pub found: Vec<(Change, Distance)>,
    /// Whether every change was tried.
    pub is_complete: bool,
}

/// A change of one statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The smallest maximum of an attribute of the load.
    LoadLimit {
        /// The attribute.
        attribute: AttributeId,
        /// The new maximum.
        max: Number,
    },
    /// The largest minimum of the load on trips from a place, `None` for all places; 0 is none.
    Least {
        /// The place.
        from: Option<PlaceId>,
        /// The new minimum.
        count: u32,
    },
    /// The smallest limit of the cost of a way.
    CostLimit(Number),
    /// The rule with this index applies only where the boat is not.
    Unattended(usize),
    /// The rule with this index is removed.
    WithoutRule(usize),
    /// The members of this group may row, too.
    Rower(GroupId),
    /// Anybody may row.
    AnyRower,
    /// The members of this group may end anywhere.
    Anywhere(GroupId),
    /// The boat may end anywhere.
    BoatAnywhere,
}

impl Change {
    /// Returns the puzzle with this change.
    #[must_use]
    pub fn applied_to(self, puzzle: &CrossingPuzzle) -> CrossingPuzzle {
        let mut puzzle = puzzle.clone();
        match self {
            Self::LoadLimit { attribute, max } => {
                puzzle.boat.limits.iter_mut().filter(|limit| limit.attribute == attribute).for_each(|l| l.max = max);
            }
            Self::Least { from, count } => {
                puzzle.boat.least.iter_mut().filter(|least| least.from == from).for_each(|l| l.count = count);
                puzzle.boat.least.retain(|least| least.count > 0);
            }
            Self::CostLimit(limit) => puzzle.limit = Some(limit),
            Self::Unattended(rule) => puzzle.rules[rule].at = At::Unattended,
            Self::WithoutRule(rule) => drop(puzzle.rules.remove(rule)),
            Self::Rower(group) => {
                let one = Quantity::Constant(Number::from_integer(1));
                let there = Truth::Compare(Quantity::Count(Subject::Group(group)), Comparison::GreaterEqual, one);
                puzzle.rower = puzzle.rower.map(|rower| match rower {
                    Truth::Or(mut any) => {
                        any.push(there);
                        Truth::Or(any)
                    }
                    other => Truth::Or(vec![other, there]),
                });
            }
            Self::AnyRower => puzzle.rower = None,
            Self::Anywhere(group) => puzzle.goal.push(Placed { who: Some(Subject::Group(group)), place: None }),
            Self::BoatAnywhere => puzzle.goal.push(Placed { who: None, place: None }),
        }
        puzzle
    }
}

/// What trying a change shows.
enum Tried {
    Way(Distance),
    NoWay,
    /// A limit was reached.
    Unknown,
}

/// Finds the least change of each kind that helps. A step of the budget is a state of one of the searches.
pub(crate) fn changes(puzzle: &CrossingPuzzle, cheapest: Option<Distance>, budget: &mut Budget<'_>) -> Changes {
    let mut search =
        Search { puzzle, left: MAX_TRIED, changes: Changes { found: Vec::new(), is_complete: true }, budget };
    if let Some(distance) = cheapest {
        search.changes.found.push((Change::CostLimit(distance.cost), distance));
    }
    for limit in &puzzle.boat.limits {
        search.load_limit(limit.attribute, limit.max);
    }
    for least in &puzzle.boat.least {
        let smaller = |count| Change::Least { from: least.from, count };
        search.first((0..least.count).rev().map(smaller));
    }
    for (i, rule) in puzzle.rules.iter().enumerate() {
        let is_narrowed = matches!(rule.at, At::Everywhere | At::Banks) && !uses_boat(&rule.truth);
        let narrowed = is_narrowed.then_some(Change::Unattended(i));
        search.first(narrowed.into_iter().chain([Change::WithoutRule(i)]));
    }
    let groups = || (0..puzzle.groups.len() as u32).map(GroupId);
    if puzzle.rower.is_some() {
        let helping = groups().filter(|group| search.helps(Change::Rower(*group))).count();
        if helping == 0 {
            search.helps(Change::AnyRower);
        }
    }
    for group in groups().filter(|group| has_goal(puzzle, *group)) {
        search.helps(Change::Anywhere(group));
    }
    if puzzle.boat_goal().is_some() {
        search.helps(Change::BoatAnywhere);
    }
    search.changes
}

struct Search<'a, 'b, 'c> {
    puzzle: &'a CrossingPuzzle,
    /// How many puzzles may still be tried.
    left: u32,
    changes: Changes,
    budget: &'b mut Budget<'c>,
}

impl Search<'_, '_, '_> {
    fn tried(&mut self, change: Change) -> Tried {
        let tried = match self.left.checked_sub(1) {
            None => Tried::Unknown,
            Some(left) => {
                self.left = left;
                match Crossing::new(&change.applied_to(self.puzzle)).map(|crossing| crossing.shortest(self.budget)) {
                    Ok(found) => match found.distance.filter(|_| found.is_within_limit) {
                        Some(distance) => Tried::Way(distance),
                        None if found.end == SearchEnd::Complete => Tried::NoWay,
                        None => Tried::Unknown,
                    },
                    Err(_) => Tried::Unknown,
                }
            }
        };
        self.changes.is_complete &= !matches!(tried, Tried::Unknown);
        tried
    }

    /// Whether a change helps, which is then kept.
    fn helps(&mut self, change: Change) -> bool {
        match self.tried(change) {
            Tried::Way(distance) => {
                self.changes.found.push((change, distance));
                true
            }
            Tried::NoWay | Tried::Unknown => false,
        }
    }

    /// Keeps the first change of a list that helps.
    fn first(&mut self, changes: impl Iterator<Item = Change>) {
        for change in changes {
            match self.tried(change) {
                Tried::Way(distance) => return self.changes.found.push((change, distance)),
                Tried::NoWay => {}
                // A smaller change might help.
                Tried::Unknown => return,
            }
        }
    }

    /// A larger limit allows every load that a smaller one allows, so the least is found by halving the list of sums.
    fn load_limit(&mut self, attribute: AttributeId, max: Number) {
        let Some(sums) = sums(self.puzzle, attribute, max) else {
            self.changes.is_complete = false;
            return;
        };
        let (mut below, mut best) = (0, None);
        let mut end = sums.len();
        // The largest first: often no limit helps.
        let mut next = end.checked_sub(1);
        while let Some(at) = next {
            let change = Change::LoadLimit { attribute, max: sums[at] };
            match self.tried(change) {
                Tried::Way(distance) => {
                    best = Some((change, distance));
                    end = at;
                }
                Tried::NoWay => below = at + 1,
                Tried::Unknown => return,
            }
            next = (below < end).then(|| usize::midpoint(below, end));
        }
        self.changes.found.extend(best);
    }
}

/// Returns the sums of an attribute above `max` that loads can have, in order; `None` if there are too many.
fn sums(puzzle: &CrossingPuzzle, attribute: AttributeId, max: Number) -> Option<Vec<Number>> {
    if puzzle.count() > u64::from(MAX_MEMBERS) {
        return None;
    }
    let seats = puzzle.boat.seats.map_or(usize::MAX, |seats| seats as usize);
    // For each number of things, the sums of so many.
    let mut sums: Vec<BTreeSet<Number>> = vec![BTreeSet::from([0.into()])];
    let mut total = 1;
    for thing in puzzle.things() {
        let value = puzzle.value_of(thing, attribute).unwrap_or_default();
        if sums.len() <= seats {
            sums.push(BTreeSet::new());
        }
        for count in (1..sums.len()).rev() {
            let more: Vec<Number> = sums[count - 1].iter().map(|sum| sum + value).collect();
            total += more.into_iter().filter(|sum| sums[count].insert(*sum)).count();
        }
        if total > MAX_SUMS {
            return None;
        }
    }
    let all: BTreeSet<Number> = sums.into_iter().flatten().filter(|sum| *sum > max).collect();
    Some(all.into_iter().collect())
}

fn uses_boat(truth: &Truth) -> bool {
    truth.any_quantity(|quantity| matches!(quantity, Quantity::Boat))
}

fn has_goal(puzzle: &CrossingPuzzle, group: GroupId) -> bool {
    let mut things = (0..puzzle.group(group).count.min(MAX_MEMBERS)).map(|index| Thing { group, index });
    // Where no goal is stated, the last place is the goal of all.
    puzzle.goal.is_empty() || things.any(|thing| puzzle.goal_of(thing).is_some())
}
