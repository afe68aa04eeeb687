//! The least changes of each kind that make a way possible in a puzzle without one.
//!
//! Each change is tried alone. A kind of change has a direction in which it only allows more, so that the first one
//! that helps is the least.

use std::collections::BTreeSet;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, BoatId, Comparison, CrossingPuzzle, GroupId, PlaceId, Placed, Quantity, Subject, Thing, Truth,
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
        /// The boat.
        boat: BoatId,
        /// The attribute.
        attribute: AttributeId,
        /// The new maximum.
        max: Number,
    },
    /// The largest minimum of the load on trips from a place, `None` for all places; 0 is none.
    Least {
        /// The boat.
        boat: BoatId,
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
    /// The members of this group may row, too: this boat, which states its rowers, or every boat that does not.
    Rower(Option<BoatId>, GroupId),
    /// The statement of the rowers is removed: of this boat, or of all boats.
    AnyRower(Option<BoatId>),
    /// The members of this group may end anywhere.
    Anywhere(GroupId),
    /// The boat may end anywhere.
    BoatAnywhere(BoatId),
}

impl Change {
    /// Returns the puzzle with this change.
    #[must_use]
    pub fn applied_to(self, puzzle: &CrossingPuzzle) -> CrossingPuzzle {
        let mut puzzle = puzzle.clone();
        match self {
            Self::LoadLimit { boat, attribute, max } => {
                let limits = &mut puzzle.boats[boat.0 as usize].limits;
                limits.iter_mut().filter(|limit| limit.attribute == attribute).for_each(|l| l.max = max);
            }
            Self::Least { boat, from, count } => {
                let all = &mut puzzle.boats[boat.0 as usize].least;
                all.iter_mut().filter(|least| least.from == from).for_each(|l| l.count = count);
                all.retain(|least| least.count > 0);
            }
            Self::CostLimit(limit) => puzzle.limit = Some(limit),
            Self::Unattended(rule) => puzzle.rules[rule].at = At::Unattended,
            Self::WithoutRule(rule) => drop(puzzle.rules.remove(rule)),
            Self::Rower(boat, group) => {
                let one = Quantity::Constant(Number::from_integer(1));
                let there = Truth::Compare(Quantity::Count(Subject::Group(group)), Comparison::GreaterEqual, one);
                let rower = rower_of(&mut puzzle, boat);
                *rower = rower.take().map(|rower| match rower {
                    Truth::Or(mut any) => {
                        any.push(there);
                        Truth::Or(any)
                    }
                    other => Truth::Or(vec![other, there]),
                });
            }
            Self::AnyRower(boat) => *rower_of(&mut puzzle, boat) = None,
            Self::Anywhere(group) => puzzle.goal.push(Placed { who: Some(Subject::Group(group)), place: None }),
            Self::BoatAnywhere(boat) => {
                let who = (puzzle.boats.len() > 1).then_some(Subject::Boat(boat));
                puzzle.goal.push(Placed { who, place: None });
            }
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
    for boat in puzzle.boat_ids() {
        for limit in &puzzle.boat(boat).limits {
            search.load_limit(boat, limit.attribute, limit.max);
        }
        for least in &puzzle.boat(boat).least {
            let smaller = |count| Change::Least { boat, from: least.from, count };
            search.first((0..least.count).rev().map(smaller));
        }
    }
    for (i, rule) in puzzle.rules.iter().enumerate() {
        let is_narrowed = matches!(rule.at, At::Everywhere | At::Banks) && !rule.truth.uses_boats();
        let narrowed = is_narrowed.then_some(Change::Unattended(i));
        search.first(narrowed.into_iter().chain([Change::WithoutRule(i)]));
    }
    let groups = || (0..puzzle.groups.len() as u32).map(GroupId);
    let own = puzzle.boat_ids().filter(|boat| puzzle.boat(*boat).rower.is_some()).map(Some);
    // `None` is the statement for all boats without one of their own.
    for boat in puzzle.rower.is_some().then_some(None).into_iter().chain(own) {
        let helping = groups().filter(|group| search.helps(Change::Rower(boat, *group))).count();
        if helping == 0 {
            search.helps(Change::AnyRower(boat));
        }
    }
    for group in groups().filter(|group| has_goal(puzzle, *group)) {
        search.helps(Change::Anywhere(group));
    }
    for boat in puzzle.boat_ids().filter(|boat| puzzle.boat_goal(*boat).is_some()) {
        search.helps(Change::BoatAnywhere(boat));
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
    fn load_limit(&mut self, boat: BoatId, attribute: AttributeId, max: Number) {
        let Some(sums) = sums(self.puzzle, boat, attribute, max) else {
            self.changes.is_complete = false;
            return;
        };
        let (mut below, mut best) = (0, None);
        let mut end = sums.len();
        // The largest first: often no limit helps.
        let mut next = end.checked_sub(1);
        while let Some(at) = next {
            let change = Change::LoadLimit { boat, attribute, max: sums[at] };
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
fn sums(puzzle: &CrossingPuzzle, boat: BoatId, attribute: AttributeId, max: Number) -> Option<Vec<Number>> {
    if puzzle.count() > u64::from(MAX_MEMBERS) {
        return None;
    }
    let seats = puzzle.boat(boat).seats.map_or(usize::MAX, |seats| seats as usize);
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

/// Returns the statement of who rows a boat, or of who rows all those without one of their own.
fn rower_of(puzzle: &mut CrossingPuzzle, boat: Option<BoatId>) -> &mut Option<Truth> {
    match boat {
        Some(boat) => &mut puzzle.boats[boat.0 as usize].rower,
        None => &mut puzzle.rower,
    }
}

fn has_goal(puzzle: &CrossingPuzzle, group: GroupId) -> bool {
    let mut things = (0..puzzle.group(group).count.min(MAX_MEMBERS)).map(|index| Thing { group, index });
    // Where no goal is stated, the last place is the goal of all.
    puzzle.goal.is_empty() || things.any(|thing| puzzle.goal_of(thing).is_some())
}
