//! Hints for random games of the gallery, a third of them with a forbidden or a backward move.
//!
//! The library's own tests judge more games by brute force; here the hints are followed to the goal.

use bachet::verbs::{self, Distance, HintOptions, Hinted, Reached, WaysHint};
use bachet::{Budget, Puzzle, gallery};
use serde_json::json;

use super::random::Random;
use super::{puzzle, sampled};
use crate::playing::shown;

/// Number of games.
const GAMES: usize = 150;

/// Each hint of these searches a space of states for seconds.
const TOO_LARGE: [&str; 2] = ["eight", "fifteen"];

fn names() -> Vec<&'static str> {
    let is_way = |name: &&str| !matches!(puzzle(name), Puzzle::Grid(_) | Puzzle::Sudoku(_));
    gallery::all().map(|(name, _)| name).filter(|name| !TOO_LARGE.contains(name)).filter(is_way).collect()
}

fn hint(name: &str, way: &[String]) -> WaysHint {
    let mut options = HintOptions::default();
    options.way = way.to_vec();
    match verbs::hint(&puzzle(name), &options, &mut Budget::unlimited()) {
        Ok(Hinted::Ways(hint)) => *hint,
        other => panic!("{name} {way:?}: {other:?}"),
    }
}

/// Returns the states to which the allowed moves lead.
fn moves(name: &str, way: &[String]) -> Vec<String> {
    let found = shown(name, json!({"way": way, "moves": true}));
    let state = |listed: &serde_json::Value| listed["after"]["state"].as_str().expect("a state").to_owned();
    found["moves"].as_array().map_or_else(Vec::new, |moves| moves.iter().map(state).collect())
}

/// How far it is, as the puzzle counts; `None` if the goal cannot be reached.
fn distance(reached: Reached) -> Option<Distance> {
    match reached {
        Reached::After(distance) => Some(distance),
        Reached::Never | Reached::OverLimit(_) => None,
        Reached::Unknown { .. } => panic!("it is known"),
    }
}

/// Follows the hints to the goal. Each must be an allowed move, and the goal as far as the first hint says.
fn follow(name: &str, way: &[String]) {
    let mut way = way.to_vec();
    let mut now = hint(name, &way);
    while let Some((_, to)) = &now.next {
        let before = distance(now.to_goal).expect("a move leads on");
        let next = shown(name, json!({"way": way, "next": true}))["next"]["after"]["state"].as_str().map(str::to_owned);
        let allowed = next.into_iter().chain(moves(name, &way));
        let after = allowed.map(|state| [&way[..], &[state]].concat()).find_map(|way| {
            let after = hint(name, &way);
            (after.wrong.is_none() && after.state == *to).then_some((way, after))
        });
        (way, now) = after.unwrap_or_else(|| panic!("{name} {way:?}: {to:?} is not allowed"));
        let after = distance(now.to_goal).expect("it leads on");
        if before.cost.is_none() {
            assert_eq!(after.moves + 1, before.moves, "{name} {way:?}");
        } else {
            assert!(after.cost <= before.cost, "{name} {way:?}");
        }
    }
    assert_eq!(now.is_goal, distance(now.to_goal).is_some(), "{name} {way:?}");
}

#[test]
fn hints_for_games_are_right() {
    let names = names();
    let [mut right, mut forbidden, mut backward] = [0; 3];
    for number in sampled(GAMES) {
        let name = names[number % names.len()];
        let mut random = Random::new(2000 + number);
        let mut way: Vec<String> = Vec::new();
        let mut passed = vec![hint(name, &way)];
        for _ in 0..random.below(7) {
            let mut allowed = moves(name, &way);
            if allowed.is_empty() || passed.last().is_some_and(|hint| hint.is_goal) {
                break;
            }
            way.push(allowed.swap_remove(random.below(allowed.len())));
            passed.push(hint(name, &way));
        }
        let at = format!("{number} {name} {way:?}");
        let now = passed.last().expect("the start");
        assert!(now.wrong.is_none() && now.broken.is_empty(), "{at}");
        assert_eq!(now.made, way.len() as u64, "{at}");
        // No state is nearer to the goal than the moves that led to it allow.
        let start = distance(passed[0].to_goal);
        if let (Some(start), Some(now)) = (start.filter(|start| start.cost.is_none()), distance(now.to_goal)) {
            assert!(now.moves + way.len() as u64 >= start.moves, "{at}");
        }
        if number % 3 < 2 {
            follow(name, &way);
            right += 1;
            continue;
        }
        let earlier = way.len().checked_sub(2).map(|at| way[at].clone());
        let mut tried = way.clone();
        tried.extend(further(name, &way, &mut random));
        let is_allowed = |state: &String| shown(name, json!({"way": way, "to": state}))["to"]["allowed"] == true;
        let wrong = if number % 2 == 0 { tried.iter().find(|state| !is_allowed(state)) } else { None };
        if let Some(wrong) = wrong {
            let made = [&way[..], std::slice::from_ref(wrong)].concat();
            let found = hint(name, &made);
            let named = found.wrong.as_ref().unwrap_or_else(|| panic!("{at}: {wrong} is not named"));
            assert_eq!((named.number, named.ignored), (made.len() as u64, 0), "{at}: {wrong}");
            assert!(!named.obstacles.is_empty(), "{at}: {wrong}");
            assert_eq!((found.state, found.to_goal), (now.state.clone(), now.to_goal), "{at}: {wrong}");
            forbidden += 1;
        } else if let Some(back) = earlier.filter(is_allowed) {
            let found = hint(name, &[&way[..], &[back]].concat());
            assert!(found.wrong.is_none() && found.was_here.is_some(), "{at}");
            let best = passed.iter().filter_map(|hint| distance(hint.to_goal)).map(|d| (d.cost, d.moves)).min();
            let key = |to_goal| distance(to_goal).map(|d| (d.cost, d.moves));
            let is_nearer = best.is_some_and(|best| key(found.to_goal).is_none_or(|now| best < now));
            let named = found.nearer.as_ref().map(|nearer| (nearer.to_goal.cost, nearer.to_goal.moves));
            assert_eq!(named, best.filter(|_| is_nearer), "{at}");
            backward += 1;
        } else {
            follow(name, &way);
            right += 1;
        }
    }
    println!("ways: {right} games, {forbidden} with a forbidden move, {backward} with a backward move");
}

/// Returns states that are two moves away, which one move does not reach as a rule.
fn further(name: &str, way: &[String], random: &mut Random) -> Vec<String> {
    let mut way = way.to_vec();
    for _ in 0..2 {
        let mut allowed = moves(name, &way);
        if allowed.is_empty() {
            return Vec::new();
        }
        way.push(allowed.swap_remove(random.below(allowed.len())));
    }
    way.pop().into_iter().collect()
}
