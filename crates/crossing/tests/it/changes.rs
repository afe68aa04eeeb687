//! The least changes that make a way possible: each is tried with the reference, and everything smaller as well.

use bachet_budget::Budget;
use bachet_crossing::{Change, Crossing, SeatsNeeded};
use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, Comparison, CrossingPuzzle, GroupId, Least, LoadLimit, PlaceId, Placed, Quantity, Subject, Truth,
};

use crate::naive::Naive;
use crate::random::Random;
use crate::stated::{BANKS, count, group, of, puzzle};

/// The cost of the cheapest way within the limit.
fn cost(puzzle: &CrossingPuzzle) -> Option<Number> {
    Naive::new(puzzle).explore().distance.filter(|cost| puzzle.limit.is_none_or(|limit| *cost <= limit))
}

fn with_seats(puzzle: &CrossingPuzzle, seats: u32) -> CrossingPuzzle {
    let mut puzzle = puzzle.clone();
    puzzle.boat.seats = Some(seats);
    puzzle
}

/// The sums of all subsets of the things.
fn sums(puzzle: &CrossingPuzzle, attribute: AttributeId) -> Vec<Number> {
    let things: Vec<_> = puzzle.things().collect();
    let subset = |set: u32| {
        let members = things.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        members.map(|(_, thing)| puzzle.value_of(*thing, attribute).unwrap_or_default()).sum()
    };
    (0..1 << things.len()).map(subset).collect()
}

/// The changes that help, by the reference: of each kind all those that the crate might name, the least first.
fn expected(puzzle: &CrossingPuzzle) -> Vec<Change> {
    let helps = |change: &Change| cost(&change.applied_to(puzzle)).is_some();
    let mut all: Vec<Change> = Naive::new(puzzle).explore().distance.map(Change::CostLimit).into_iter().collect();
    for limit in &puzzle.boat.limits {
        let mut larger: Vec<Number> = sums(puzzle, limit.attribute).into_iter().filter(|n| *n > limit.max).collect();
        larger.sort_unstable();
        larger.dedup();
        all.extend(larger.into_iter().map(|max| Change::LoadLimit { attribute: limit.attribute, max }).find(helps));
    }
    for least in &puzzle.boat.least {
        all.extend((0..least.count).rev().map(|count| Change::Least { from: least.from, count }).find(helps));
    }
    for (i, rule) in puzzle.rules.iter().enumerate() {
        let uses_boat = rule.truth.any_quantity(|quantity| matches!(quantity, Quantity::Boat));
        let may_narrow = matches!(rule.at, At::Everywhere | At::Banks) && !uses_boat;
        let narrowed = may_narrow.then_some(Change::Unattended(i)).filter(helps);
        all.extend(narrowed.or(Some(Change::WithoutRule(i)).filter(helps)));
    }
    let groups = || (0..puzzle.groups.len() as u32).map(GroupId);
    if puzzle.rower.is_some() {
        let rowers: Vec<Change> = groups().map(Change::Rower).filter(helps).collect();
        let any = rowers.is_empty().then_some(Change::AnyRower).filter(helps);
        all.extend(rowers.into_iter().chain(any));
    }
    let has_goal = |group: &GroupId| puzzle.things().any(|t| t.group == *group && puzzle.goal_of(t).is_some());
    all.extend(groups().filter(has_goal).map(Change::Anywhere).filter(helps));
    all.extend(puzzle.boat_goal().map(|_| Change::BoatAnywhere).filter(helps));
    all
}

/// Makes a random puzzle that has a way one without: by a limit that is too low, or a rower who is never there.
fn spoiled(mut puzzle: CrossingPuzzle, cheapest: Number, seed: u64) -> CrossingPuzzle {
    match seed % 5 {
        0 => puzzle.limit = Some(cheapest - Number::new(1, 2)),
        1 => puzzle.boat.limits = vec![LoadLimit { attribute: AttributeId(0), max: Number::new(1, 4) }],
        2 => {
            let many = Quantity::Constant(99.into());
            puzzle.rower = Some(Truth::Compare(Quantity::Count(Subject::All), Comparison::GreaterEqual, many));
        }
        3 => puzzle.goal.push(Placed { who: None, place: Some(PlaceId(0)) }),
        _ => puzzle.boat.least = vec![Least { count: puzzle.boat.seats.unwrap_or(3), from: None }],
    }
    puzzle
}

#[test]
fn the_least_changes_of_random_puzzles_without_a_way() {
    let (mut puzzles, mut of_kind) = (0, [0; 9]);
    for seed in 0.. {
        if puzzles == 90 {
            break;
        }
        let mut stated = Random::new(seed).crossing();
        if let Some(cheapest) = cost(&stated).filter(|cost| *cost > 0.into()) {
            stated = spoiled(stated, cheapest, seed);
        }
        let Ok(crossing) = Crossing::new(&stated) else { continue };
        if cost(&stated).is_some() {
            continue;
        }
        puzzles += 1;
        let blocked = crossing.check(&mut Budget::unlimited()).blocked.expect("there is no way");
        let count = u32::try_from(stated.count()).expect("few things");
        let first = stated.boat.seats.and_then(|s| (s + 1..=count).find(|n| cost(&with_seats(&stated, *n)).is_some()));
        let seats = match blocked.seats {
            SeatsNeeded::Enough { seats, .. } => Some(seats),
            SeatsNeeded::NoneHelp | SeatsNeeded::Unlimited => None,
            SeatsNeeded::Unknown { .. } => panic!("seed {seed}: few seats"),
        };
        assert_eq!(seats, first, "seed {seed}");
        assert!(blocked.changes.is_complete, "seed {seed}");
        let found: Vec<Change> = blocked.changes.found.iter().map(|(change, _)| *change).collect();
        assert_eq!(found, expected(&stated), "seed {seed}: {stated:?}");
        for (change, distance) in blocked.changes.found {
            assert_eq!(cost(&change.applied_to(&stated)), Some(distance.cost), "seed {seed}");
            let kind = match change {
                Change::LoadLimit { .. } => 0,
                Change::Least { .. } => 1,
                Change::CostLimit(_) => 2,
                Change::Unattended(_) => 3,
                Change::WithoutRule(_) => 4,
                Change::Rower(_) => 5,
                // Rare, and tested by itself.
                Change::AnyRower => 6,
                Change::Anywhere(_) => 7,
                Change::BoatAnywhere => 8,
            };
            of_kind[kind] += 1;
        }
    }
    of_kind[6] += 1;
    assert!(of_kind.iter().all(|n| *n > 0), "a kind is missing: {of_kind:?}");
}

#[test]
fn a_spent_budget_does_not_name_what_was_not_tried() {
    let mut complete = 0;
    for seed in 0..200 {
        let stated = Random::new(seed).crossing();
        let Ok(crossing) = Crossing::new(&stated) else { continue };
        let all = crossing.check(&mut Budget::unlimited()).blocked.map(|blocked| blocked.changes.found);
        for steps in [20, 60] {
            let Some(some) = crossing.check(&mut Budget::unlimited().steps(steps)).blocked else { continue };
            let all = all.as_ref().expect("there is no way");
            assert!(some.changes.found.iter().all(|change| all.contains(change)), "seed {seed}");
            assert!(!some.changes.is_complete || some.changes.found == *all, "seed {seed}");
            complete += u32::from(some.changes.is_complete);
        }
    }
    assert!(complete > 0);
}

#[test]
fn anybody_may_row_where_no_further_group_helps() {
    let mut stated = puzzle(BANKS, vec![group("a", 1), group("b", 1)], 1, Vec::new());
    stated.start = vec![Placed { who: Some(of(1)), place: Some(PlaceId(1)) }];
    stated.goal = vec![Placed { who: Some(of(1)), place: Some(PlaceId(0)) }];
    let there = |g| Truth::Compare(count(of(g)), Comparison::GreaterEqual, Quantity::Constant(1.into()));
    stated.rower = Some(Truth::And(vec![there(0), there(1)]));
    let crossing = Crossing::new(&stated).expect("small");
    let blocked = crossing.check(&mut Budget::unlimited()).blocked.expect("nobody can row");
    let found: Vec<Change> = blocked.changes.found.iter().map(|(change, _)| *change).collect();
    assert_eq!(found, expected(&stated));
    assert!(found.contains(&Change::AnyRower));
}
