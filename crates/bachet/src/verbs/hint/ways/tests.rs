//! Hints for random games with wrong moves, judged by brute force.

use std::collections::BTreeSet;

use bachet_notation::Number;

use super::*;
use crate::gallery;
use crate::verbs::explain::ways::brute::{Brute, Plain, Space, cost_of};

/// Number of random games of each puzzle.
const GAMES: u64 = 30;

/// A generator of numbers that are random enough, the same on every machine (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// A game: the states in which it was, what was spent, and a move that is not allowed.
struct Game {
    passed: Vec<Plain>,
    spent: Number,
    wrong: Option<Plain>,
}

#[test]
fn hints_of_random_games_are_right() {
    let mut count = 0;
    for (name, source) in gallery::all() {
        let puzzle = crate::read(source).unwrap().puzzle;
        let Some(ways) = puzzle.ways().filter(|_| !["fifteen", "eight"].contains(&name)) else { continue };
        let (counts, _) = ways.search(0, &mut Budget::unlimited()).unwrap();
        let brute = Brute::new(&puzzle, source, &counts.interchangeable);
        let space = brute.explore();
        let mut random = Random(count + 1);
        for number in 0..GAMES {
            let game = played(&brute, ways.limit(), &mut random);
            let mut way: Vec<State> =
                game.passed[1..].iter().chain(&game.wrong).map(|state| brute.named(state)).collect();
            // What follows a wrong move is not looked at.
            let ignored = if game.wrong.is_some() { number % 3 } else { 0 };
            way.extend((0..ignored).map(|_| brute.named(&game.passed[0])));
            let hint = hint(&*ways, None, &way, &mut Budget::unlimited()).unwrap();
            let at = format!("{name} {number}: {way:?}");
            assert_eq!(
                hint.wrong.as_ref().map(|wrong| wrong.number),
                game.wrong.as_ref().map(|_| game.passed.len() as u64)
            );
            assert_eq!(hint.wrong.as_ref().map_or(0, |wrong| wrong.ignored), ignored, "{at}");
            assert!(hint.wrong.iter().all(|wrong| !wrong.obstacles.is_empty()), "{at}");
            check(&brute, &space, ways.limit(), &game, &hint, &at);
        }
        count += 1;
    }
    assert_eq!(count, 24, "puzzles of the gallery");
}

/// Makes random moves, and at the end perhaps one that is not allowed.
fn played(brute: &Brute<'_>, limit: Option<Number>, random: &mut Random) -> Game {
    let mut game = Game { passed: vec![brute.start()], spent: Number::ZERO, wrong: None };
    for _ in 0..random.below(9) {
        let now = game.passed.last().unwrap();
        let mut moves = brute.moves(now);
        moves.retain(|(.., cost)| limit.is_none_or(|limit| game.spent + cost <= limit));
        if brute.is_goal(now) || moves.is_empty() {
            break;
        }
        let (_, next, cost) = moves.swap_remove(random.below(moves.len()));
        game.spent += cost;
        game.passed.push(next);
    }
    let now = game.passed.last().unwrap();
    if random.below(3) == 0 && brute.is_crossing() {
        let wrong: Vec<Plain> =
            brute.tries(now).into_iter().filter(|(.., why)| why.is_some()).map(|(_, to, _)| to).collect();
        game.wrong = (!wrong.is_empty()).then(|| wrong[random.below(wrong.len())].clone());
    }
    game
}

fn check(brute: &Brute<'_>, space: &Space, limit: Option<Number>, game: &Game, hint: &WaysHint, at: &str) {
    let now = game.passed.last().unwrap();
    let to_goal = |state: &Plain| space.to_goal[space.index[state]];
    let distance = |reached: Reached| match reached {
        Reached::After(found) => Some(found.cost.unwrap_or_else(|| Number::from_integer(found.moves as i64))),
        Reached::OverLimit(_) | Reached::Never => None,
        Reached::Unknown { .. } => panic!("{at}: it is known"),
    };
    let left = to_goal(now).filter(|left| limit.is_none_or(|limit| game.spent + left <= limit));
    assert_eq!(brute.named(now), hint.state, "{at}");
    assert_eq!(distance(hint.to_goal), left, "{at}");
    assert_eq!(hint.is_goal, brute.is_goal(now), "{at}");
    assert!(hint.broken.is_empty(), "{at}: only allowed moves were made");
    let here = game.passed[..game.passed.len() - 1].iter().position(|passed| brute.named(passed) == hint.state);
    assert_eq!(hint.was_here.map(|after| after as usize), here, "{at}");
    check_nearer(brute, space, limit, game, hint, at);
    let Some(left) = left.filter(|_| !hint.is_goal) else {
        assert!(hint.next.is_none() && hint.moves.is_none(), "{at}");
        return;
    };
    let moves = brute.moves(now);
    let leading = moves.iter().filter(|(_, to, cost)| to_goal(to).is_some_and(|rest| rest + cost == left));
    let leading: Vec<_> = leading.collect();
    let (step, to) = hint.next.as_ref().expect("some move leads on");
    let (_, next, _) = leading.iter().find(|(made, ..)| made == step).unwrap_or_else(|| panic!("{at}: {step:?}"));
    assert_eq!(brute.named(next), *to, "{at}");
    let found = hint.moves.as_ref().expect("some move leads on");
    let groups: BTreeSet<(Plain, String)> =
        leading.iter().map(|(step, to, _)| (brute.orbit(to), cost_of(step).to_string())).collect();
    assert!(found.leading <= groups.len() as u64 && found.leading > 0, "{at}");
    assert!(brute.remembers_loads() || found.leading == groups.len() as u64, "{at}");
    let kinds: BTreeSet<StepKind> = leading.iter().map(|(step, ..)| step.kind()).collect();
    assert!(found.kinds.iter().all(|kind| kinds.contains(kind)), "{at}: {kinds:?}");
    assert!(hint.focus.left.is_some(), "{at}");
}

/// The state to go back to is the last of the nearest ones.
fn check_nearer(brute: &Brute<'_>, space: &Space, limit: Option<Number>, game: &Game, hint: &WaysHint, at: &str) {
    let mut spent = Number::ZERO;
    let mut distances = Vec::new();
    for (i, state) in game.passed.iter().enumerate() {
        let left = space.to_goal[space.index[state]].filter(|left| limit.is_none_or(|limit| spent + left <= limit));
        distances.push(left);
        if let Some(next) = game.passed.get(i + 1) {
            let moves = brute.moves(state);
            spent += moves.iter().find(|(_, to, _)| to == next).map(|(.., cost)| *cost).unwrap();
        }
    }
    let now = distances.pop().unwrap();
    let nearest = distances.iter().flatten().min().copied().filter(|nearest| now.is_none_or(|now| *nearest < now));
    match (&hint.nearer, nearest) {
        (Some(nearer), Some(nearest)) => {
            assert_eq!(distances[nearer.after as usize], Some(nearest), "{at}");
        }
        (found, expected) => assert!(found.is_none() && expected.is_none(), "{at}: {found:?} {expected:?}"),
    }
}

#[test]
fn a_state_that_is_given_is_judged() {
    let puzzle = crate::read(gallery::get("wolf-goat-cabbage").unwrap()).unwrap().puzzle;
    let ways = puzzle.ways().unwrap();
    let state = ways.read_state("farmer, boat").unwrap();
    let hint = hint(&*ways, Some(&state), &[], &mut Budget::unlimited()).unwrap();
    let reasons: Vec<&str> = hint.broken.iter().map(|broken| broken.reason.as_str()).collect();
    assert_eq!(reasons, ["the wolf eats the goat", "the goat eats the cabbage"]);
}
