//! Crossings as planning problems: a planner that knows nothing of crossings finds the same least cost, and reaches as
//! many states.
//!
//! The planner is written for these tests from the definition of PDDL: it reads the two halves, finds what can be done
//! in a state, and searches by cost (Dijkstra).

mod expression;
mod task;

use bachet::export::{Pddl, pddl};
use bachet::messages::MessageId;
use bachet::verbs::{Refusal, SolveOptions, solve};
use bachet::{BigUint, Budget};
use task::Task;

fn export(text: &str) -> Pddl {
    pddl(&bachet::read(text).expect("a puzzle without errors").puzzle).expect("it is small")
}

/// The least cost, and how many states there are.
fn planned(text: &str) -> (Option<u64>, usize) {
    let Pddl { domain, problem } = export(text);
    Task::new(&domain, &problem).search()
}

#[test]
fn plans_are_ways_over() {
    for (name, cost, states) in CASES {
        let text = bachet::gallery::get(name).expect("it is in the gallery");
        assert_eq!(planned(text), (*cost, *states), "{name}");
    }
}

/// The planner takes its time with these: that they read as tasks is all that is asked.
const LARGE: [&str; 2] = ["honden-en-katten", "island"];

#[test]
fn every_crossing_of_the_gallery_is_a_task() {
    for (name, text) in bachet::gallery::all() {
        if text.starts_with("crossing:") {
            let Pddl { domain, problem } = export(text);
            Task::new(&domain, &problem);
            let is_planned = CASES.iter().any(|(case, ..)| *case == name) || LARGE.contains(&name);
            assert!(is_planned, "{name} is planned");
        }
    }
}

/// Rules, rowers, costs and memories of several boats, with the least cost and the number of states.
const BOATS: &[&str] = &[
    "man: 2\nboy: 2\nboat ferry: 2 seats\nboat raft: 1 seat at right\nrower ferry: man\nrule in raft: boy\n\
     rule unattended: boy => man\n",
    "man: 2\nboy: 1\nboat ferry: 2 seats\nboat raft: 1 seat\nboat canoe: 1 seat at right\ncost raft: 4\n\
     cost canoe: 2 + man\nrule at banks: boat <= 2 or ferry\ngoal: all at right, ferry at left\n",
    "places: left, mid, right\nroutes: left - mid, mid - right\nman: 3\nboat ferry: 2 seats, at least 2 from left\n\
     boat raft: 1 seat at right\nrule at mid: ferry => not raft\nrule in ferry: total = 2 or trip mod 2 = 1\n",
    "man: 2, weight 3 5\nboy: 2, weight 1\nboat ferry: 2 seats, 6 weight\nboat raft: 2 seats at right\n\
     rule in raft: sum weight >= prev sum weight - 2\nrower raft: boy\nrule: raft or no boy or man or total = 1\n",
    "woman: 2, each with her man\nman: 2\nboat ferry: 2 seats\nboat raft: 1 seat at right\n\
     rule: each woman: her man or no man\nrule unattended: woman <= 1\n",
];

/// The planner agrees with the solver.
#[test]
fn plans_of_several_boats_are_ways_over() {
    let mut with_way = 0;
    for body in BOATS {
        let text = format!("crossing: boats\n{body}");
        let puzzle = bachet::read(&text).expect("a puzzle without errors").puzzle;
        let options = SolveOptions::default();
        let solved = solve(&puzzle, &options, &mut Budget::unlimited()).expect("it can be stated");
        let ways = solved.ways.expect("a crossing has ways");
        let cost = ways.distance.map(|d| d.cost.map_or(d.moves, |cost| cost.to_integer().unsigned_abs()));
        let (planned, states) = planned(&text);
        assert_eq!(planned, cost, "{text}");
        with_way += usize::from(cost.is_some());
        if !text.contains("prev") && !text.contains("trip") {
            assert_eq!(Some(BigUint::from(states)), ways.states.named, "{text}");
        }
    }
    assert!(with_way >= 4);
}

#[test]
fn a_rule_left_out_is_noticed() {
    let text = bachet::gallery::get("wolf-goat-cabbage").expect("it is in the gallery");
    let careless = text.replace("rule at banks: goat and cabbage", "rule in boat: goat and cabbage");
    assert_ne!(planned(&careless), planned(text));
}

#[test]
fn what_cannot_be_said_is_refused() {
    let things = "thing: 13, weight 1 2 3 4 5 6 7 8 9 10 11 12 13\n";
    for (text, id) in [
        ("crossing: counted\nann: 1\nboat: 1 seat\nrule: trip < 5\n".to_owned(), MessageId::PddlCountsTrips),
        (format!("crossing: wide\n{things}boat: 2 seats\nrule: sum weight != 7\n"), MessageId::PddlTooLarge),
        ("crossing: many\nsheep: 300\nboat: 3 seats\n".to_owned(), MessageId::PddlTooLarge),
        ("grid: pets\nwho: Ann, Bob\npet: cat, dog\n".to_owned(), MessageId::PddlIsForCrossings),
    ] {
        let refused = pddl(&bachet::read(&text).expect("it reads").puzzle).expect_err("it cannot be said");
        assert!(matches!(&refused, Refusal::Because(s) if s.id == id), "{text}: {refused:?}");
    }
}

/// Each with the least cost and the number of states that can be reached, thing by thing.
const CASES: &[(&str, Option<u64>, usize)] = &[
    ("ballast", Some(13), 103),
    ("buit", Some(13), 30),
    ("chess", Some(13), 64),
    ("dag-en-nacht", Some(11), 240),
    ("family", Some(17), 76),
    ("guides", Some(10), 1394),
    ("harbour", Some(15), 62),
    ("last-train", Some(29), 62),
    ("marchands", Some(7), 48),
    ("maris-jaloux", Some(11), 40),
    ("maris-jaloux-programme", Some(11), 37),
    ("maris-jaloux-un-siege", None, 4),
    ("mill", Some(10), 118),
    ("missionaries", Some(11), 64),
    ("torch", Some(15), 30),
    ("voisins", Some(7), 42),
    ("weights", Some(9), 30),
    ("wolf-goat-cabbage", Some(7), 10),
];
