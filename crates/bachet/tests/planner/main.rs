//! Crossings as planning problems: a planner that knows nothing of crossings finds the same least cost, and reaches as
//! many states.
//!
//! The planner is written for these tests from the definition of PDDL: it reads the two halves, finds what can be done
//! in a state, and searches by cost (Dijkstra).

mod expression;
mod task;

use bachet::export::{Pddl, pddl};
use bachet::messages::MessageId;
use bachet::verbs::Refusal;
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
