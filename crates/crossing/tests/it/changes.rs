//! The least changes that make a way possible: each is tried with the reference, and everything smaller as well.

use bachet_budget::Budget;
use bachet_crossing::{Change, Crossing, SeatsNeeded};
use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, Boat, BoatId, Comparison, CrossingPuzzle, GroupId, Least, LoadLimit, PlaceId, Placed, Quantity,
    Subject, Truth,
};

use crate::naive::Naive;
use crate::random::Random;
use crate::stated::{BANKS, count, group, of, puzzle};

/// The cost of the cheapest way within the limit.
fn cost(puzzle: &CrossingPuzzle) -> Option<Number> {
    Naive::new(puzzle).explore().distance.filter(|cost| puzzle.limit.is_none_or(|limit| *cost <= limit))
}

fn with_seats(puzzle: &CrossingPuzzle, boat: BoatId, seats: u32) -> CrossingPuzzle {
    let mut puzzle = puzzle.clone();
    puzzle.boats[boat.0 as usize].seats = Some(seats);
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
    for boat in puzzle.boat_ids() {
        for &LoadLimit { attribute, max } in &puzzle.boat(boat).limits {
            let mut larger: Vec<Number> = sums(puzzle, attribute).into_iter().filter(|n| *n > max).collect();
            larger.sort_unstable();
            larger.dedup();
            all.extend(larger.into_iter().map(|max| Change::LoadLimit { boat, attribute, max }).find(helps));
        }
        for &Least { from, count } in &puzzle.boat(boat).least {
            all.extend((0..count).rev().map(|count| Change::Least { boat, from, count }).find(helps));
        }
    }
    for (i, rule) in puzzle.rules.iter().enumerate() {
        let is_a_boat = |subject: &Subject| matches!(subject, Subject::Boat(_));
        let uses_boat = |quantity: &Quantity| {
            matches!(quantity, Quantity::Boat) || matches!(quantity, Quantity::Count(subject) if is_a_boat(subject))
        };
        let may_narrow = matches!(rule.at, At::Everywhere | At::Banks) && !rule.truth.any_quantity(uses_boat);
        let narrowed = may_narrow.then_some(Change::Unattended(i)).filter(helps);
        all.extend(narrowed.or(Some(Change::WithoutRule(i)).filter(helps)));
    }
    let groups = || (0..puzzle.groups.len() as u32).map(GroupId);
    let own = puzzle.boat_ids().filter(|boat| puzzle.boat(*boat).rower.is_some()).map(Some);
    for boat in puzzle.rower.iter().map(|_| None).chain(own) {
        let rowers: Vec<Change> = groups().map(|group| Change::Rower(boat, group)).filter(helps).collect();
        let any = rowers.is_empty().then_some(Change::AnyRower(boat)).filter(helps);
        all.extend(rowers.into_iter().chain(any));
    }
    let has_goal = |group: &GroupId| puzzle.things().any(|t| t.group == *group && puzzle.goal_of(t).is_some());
    all.extend(groups().filter(has_goal).map(Change::Anywhere).filter(helps));
    let with_goal = puzzle.boat_ids().filter(|boat| puzzle.boat_goal(*boat).is_some());
    all.extend(with_goal.map(Change::BoatAnywhere).filter(helps));
    all
}

/// Makes a random puzzle that has a way one without: by a limit that is too low, or a rower who is never there.
fn spoiled(mut puzzle: CrossingPuzzle, cheapest: Number, seed: u64) -> CrossingPuzzle {
    match seed % 5 {
        0 => puzzle.limit = Some(cheapest - Number::new(1, 2)),
        1 => {
            let low = vec![LoadLimit { attribute: AttributeId(0), max: Number::new(1, 4) }];
            puzzle.boats.iter_mut().for_each(|boat| boat.limits.clone_from(&low));
        }
        2 => {
            let many = Quantity::Constant(99.into());
            puzzle.rower = Some(Truth::Compare(Quantity::Count(Subject::All), Comparison::GreaterEqual, many));
        }
        3 => puzzle.goal.push(Placed { who: None, place: Some(PlaceId(0)) }),
        _ => {
            let many = |boat: &Boat| vec![Least { count: boat.seats.unwrap_or(3), from: None }];
            puzzle.boats.iter_mut().for_each(|boat| boat.least = many(boat));
        }
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
        let mut random = Random::new(seed);
        let mut stated = if seed % 3 == 0 { random.fleet() } else { random.crossing() };
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
        for (boat, needed) in stated.boat_ids().zip(&blocked.seats) {
            let helps = |seats: &u32| cost(&with_seats(&stated, boat, *seats)).is_some();
            let first = stated.boat(boat).seats.and_then(|seats| (seats + 1..=count).find(helps));
            let seats = match needed {
                SeatsNeeded::Enough { seats, .. } => Some(*seats),
                SeatsNeeded::NoneHelp | SeatsNeeded::Unlimited => None,
                SeatsNeeded::Unknown { .. } => panic!("seed {seed}: few seats"),
            };
            assert_eq!(seats, first, "seed {seed}");
        }
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
                Change::Rower(..) => 5,
                // Rare, and tested by itself.
                Change::AnyRower(_) => 6,
                Change::Anywhere(_) => 7,
                Change::BoatAnywhere(_) => 8,
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
    assert!(found.contains(&Change::AnyRower(None)));
}
