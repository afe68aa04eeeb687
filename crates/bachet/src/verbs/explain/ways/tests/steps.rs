//! Every explanation of the gallery, judged by brute force.

use std::collections::{BTreeMap, BTreeSet};

use bachet_notation::Number;

use super::*;
use crate::verbs::explain::ways::brute::{Breach, Brute, Plain, Space, cost_of};
use crate::verbs::{NoWay, ToDo};

/// A puzzle with the plain search for it, and what is explained.
struct Case<'a> {
    name: &'a str,
    brute: Brute<'a>,
    space: Space,
    found: WaysExplanation,
    limit: Option<Number>,
}

#[test]
fn every_explanation_is_right() {
    let mut count = 0;
    for (name, source) in gallery::all() {
        let puzzle = read(source);
        let Some(ways) = puzzle.ways().filter(|_| name != "fifteen") else {
            continue;
        };
        let found = explain(&*ways, &mut Budget::unlimited()).unwrap();
        let brute = Brute::new(&puzzle, source, &found.counts.interchangeable);
        let space = brute.explore();
        let case = Case { name, brute, space, found, limit: ways.limit() };
        match case.found.counts.distance {
            Some(_) => case.check_way(),
            None => case.check_no_way(),
        }
        case.check_counting(&*ways);
        count += 1;
    }
    assert_eq!(count, 25, "crossings and puzzles of moves of the gallery but the 15-puzzle");
}

impl Case<'_> {
    fn check_way(&self) {
        let shortest = self.space.to_goal[0].unwrap();
        assert_eq!(self.found.steps.iter().map(|step| cost_of(&step.step)).sum::<Number>(), shortest, "{}", self.name);
        assert!(self.found.no_way.is_none(), "{}", self.name);
        let mut passed = vec![self.brute.start()];
        let mut spent = Number::ZERO;
        for step in &self.found.steps {
            let now = passed.last().unwrap().clone();
            assert!(step.is_complete, "{} {}", self.name, step.number);
            assert_eq!(self.brute.named(&now), step.before, "{} {}", self.name, step.number);
            self.check_step(step, &passed, spent);
            let moves = self.brute.moves(&now);
            let (_, next, cost) = moves.into_iter().find(|(made, ..)| *made == step.step).expect("the move is allowed");
            assert_eq!(self.brute.named(&next), step.after, "{} {}", self.name, step.number);
            spent += cost;
            assert_eq!(spent + self.to_goal(&next).unwrap(), shortest, "{} {}", self.name, step.number);
            passed.push(next);
        }
        assert!(self.brute.is_goal(passed.last().unwrap()), "{}", self.name);
        self.check_layers();
    }

    /// Whether no two states are one up to exchanges.
    fn is_named(&self) -> bool {
        self.found.counts.interchangeable.is_empty() && !self.brute.remembers_loads()
    }

    fn to_goal(&self, state: &Plain) -> Option<Number> {
        self.space.to_goal[self.space.index[state]]
    }

    /// Every move is there once, and its fate is right.
    fn check_step(&self, step: &ExplainedMove, passed: &[Plain], spent: Number) {
        let now = passed.last().unwrap();
        let at = format!("{} {}", self.name, step.number);
        let allowed = self.brute.moves(now);
        let mut seen: Vec<&Step> = vec![&step.step];
        seen.extend(&step.alike);
        let after = |wanted: &Step| allowed.iter().find(|(made, ..)| made == wanted);
        let own = self.brute.orbit(&after(&step.step).unwrap().1);
        for other in &step.alike {
            assert_eq!(self.brute.orbit(&after(other).unwrap().1), own, "{at}: {other:?}");
        }
        for moves in &step.others {
            seen.extend(&moves.steps);
            let orbits: BTreeSet<Plain> =
                moves.steps.iter().filter_map(after).map(|(_, next, _)| self.brute.orbit(next)).collect();
            assert!(orbits.len() <= 1, "{at}: moves of one group differ only by exchanges");
            for made in &moves.steps {
                match (&moves.fate, after(made)) {
                    (Fate::Refused(obstacles), found) => {
                        self.check_refused(now, made, obstacles, found.is_some(), spent);
                    }
                    (fate, Some((_, next, cost))) => {
                        self.check_fate(fate, next, *cost, passed, spent, &at);
                        let is_first = *made == moves.steps[0];
                        if let (Fate::Back { after, is_same }, true) = (fate, is_first) {
                            assert_eq!(*is_same, passed[*after as usize] == *next, "{at}");
                        }
                    }
                    (fate, None) => panic!("{at}: {made:?} is not allowed, but {fate:?}"),
                }
            }
        }
        let count = seen.len();
        assert!(allowed.iter().all(|(made, ..)| seen.contains(&made)), "{at}: every allowed move is there");
        seen.sort_by_key(|step| format!("{step:?}"));
        seen.dedup();
        assert_eq!(seen.len(), count, "{at}: each move is there once");
    }

    fn check_refused(&self, now: &Plain, made: &Step, obstacles: &[Obstacle], is_allowed: bool, spent: Number) {
        let at = format!("{} {made:?}: {obstacles:?}", self.name);
        assert!(!obstacles.is_empty(), "{at}");
        let over = |obstacle: &Obstacle| matches!(obstacle, Obstacle::Because { why, .. } if why.id == MessageId::MoveOverLimit);
        if obstacles.iter().any(over) {
            assert!(spent + cost_of(made) > self.limit.unwrap(), "{at}");
            return;
        }
        assert!(!is_allowed, "{at}");
        let Step::Trip(_) = made else { return };
        let tries = self.brute.tries(now);
        let (.., wrong) = tries.iter().find(|(step, ..)| step == made).expect("the boat has seats for it");
        let cited: Vec<Breach> = obstacles
            .iter()
            .filter_map(|obstacle| match obstacle {
                Obstacle::Broken(broken) => Some(Breach { rule: broken.rule, place: Some(broken.place as u32) }),
                Obstacle::BrokenInBoat(broken) => Some(Breach { rule: broken.rule, place: None }),
                Obstacle::Because { .. } => None,
            })
            .collect();
        match wrong.as_deref() {
            // The boat does not take it, whatever the rules say.
            Some([]) => assert!(cited.len() < obstacles.len(), "{at}"),
            Some(breaches) => assert_eq!(sorted(&cited), sorted(breaches), "{at}"),
            None => panic!("{at}: it is allowed"),
        }
    }

    fn check_fate(&self, fate: &Fate, next: &Plain, cost: Number, passed: &[Plain], spent: Number, at: &str) {
        let now = passed.last().unwrap();
        let orbit = self.brute.orbit(next);
        let orbits: Vec<Plain> = passed.iter().map(|state| self.brute.orbit(state)).collect();
        let earlier = orbits.iter().rposition(|earlier| *earlier == orbit);
        if let Fate::Back { after, .. } = fate {
            assert_eq!(Some(*after as usize), earlier, "{at}");
            return;
        }
        assert_eq!(earlier, None, "{at}: {fate:?}");
        let banned: BTreeSet<Plain> = orbits.into_iter().collect();
        let left = self.to_goal(now).unwrap();
        let rest = self.space.avoiding(&self.brute, next, &banned);
        let is_over = |rest: Number| self.limit.is_some_and(|limit| spent + cost + rest > limit);
        match (fate, rest) {
            (Fate::AsShort { ways }, Ok(rest)) => {
                assert_eq!(cost + rest, left, "{at}");
                let expected = self.space.ways[self.space.index[next]];
                assert!(!self.is_named() || ways.to_u128() == Some(expected), "{at}: {ways} {expected}");
            }
            (Fate::Longer { by }, Ok(rest)) => {
                assert_eq!(cost + rest - left, *by, "{at}");
                assert!(*by > Number::ZERO && !is_over(rest), "{at}");
            }
            // States beyond the limit are not allowed, so that they are no way out of a dead end.
            (Fate::OverLimit { .. } | Fate::DeadEnd { .. }, Ok(rest)) => assert!(is_over(rest), "{at}"),
            (Fate::DeadEnd { states, moves }, Err(reached)) if self.limit.is_none() => {
                let is_coarse = self.brute.remembers_loads();
                assert!(*states == reached.states || is_coarse && *states < reached.states, "{at}");
                // Moves of states that are one up to exchanges or by what rules remember are counted once.
                let is_named = self.is_named();
                assert!(*moves <= reached.moves && (!is_named || *moves == reached.moves), "{at}: {moves} {reached:?}");
            }
            (Fate::DeadEnd { .. }, Err(_)) => {}
            (fate, rest) => panic!("{at}: {fate:?} {rest:?}"),
        }
    }

    /// The layers are those of a plain search, up to exchanges.
    fn check_layers(&self) {
        let proof = self.found.no_shorter.as_ref().unwrap();
        let shortest = self.space.to_goal[0].unwrap();
        let mut expected: BTreeMap<Number, BTreeSet<&Plain>> = BTreeMap::new();
        for (state, distance) in self.space.from_start.iter().enumerate() {
            let distance = distance.unwrap();
            if distance <= shortest {
                expected.entry(distance).or_default().insert(&self.space.orbits[state]);
            }
            assert!(distance >= shortest || !self.brute.is_goal(&self.space.states[state]), "{}", self.name);
        }
        let counts: Vec<(Number, u64)> = proof.layers.iter().map(|layer| (layer.distance, layer.found)).collect();
        let expected: Vec<(Number, u64)> = expected.into_iter().map(|(at, states)| (at, states.len() as u64)).collect();
        if self.brute.remembers_loads() {
            let mut pairs = counts.iter().zip(&expected);
            assert!(pairs.all(|(found, expected)| found.0 == expected.0 && found.1 <= expected.1));
            assert_eq!(counts.len(), expected.len(), "{}", self.name);
        } else {
            assert_eq!(counts, expected, "{}", self.name);
        }
        for layer in &proof.layers {
            let states: BTreeSet<String> = layer.states.iter().map(|state| format!("{state:?}")).collect();
            assert!(states.is_empty() || states.len() as u64 == layer.found, "{}", self.name);
        }
        if let Some(disks) = proof.tower {
            assert_eq!(shortest, Number::from_integer((1 << disks) - 1), "{}", self.name);
        }
    }

    /// What moves contribute is what they contribute at most, and no way is shorter than that allows.
    fn check_counting(&self, ways: &dyn WayFamily) {
        let of_way = self.found.no_shorter.as_ref().and_then(|proof| proof.counting);
        let Some(counting) = of_way.or_else(|| self.found.no_way.as_ref()?.counting) else { return };
        let left = |state: usize| {
            let (of, left) = ways.to_do(&self.brute.named(&self.space.states[state])).unwrap();
            assert_eq!(of, counting.of);
            assert!(left == 0 || !self.brute.is_goal(&self.space.states[state]), "{}", self.name);
            left as i64
        };
        let left: Vec<i64> = (0..self.space.states.len()).map(left).collect();
        let mut best = (i64::MIN, i64::MIN);
        for (from, moves) in self.space.moves.iter().enumerate() {
            for (to, _) in moves {
                best.0 = best.0.max(left[from] - left[*to]);
                for (next, _) in &self.space.moves[*to] {
                    best.1 = best.1.max(left[from] - left[*next]);
                }
            }
        }
        assert_eq!((counting.gains.one, counting.gains.two), best, "{}", self.name);
        assert_eq!(counting.gains.to_do as i64, left[0], "{}", self.name);
        assert!(matches!(counting.of, ToDo::Travellers | ToDo::Squares));
        // The most that can be done with a number of moves, move by move.
        let enough = |moves: u64| (moves / 2) as i64 * best.1 + (moves % 2) as i64 * best.0 >= left[0];
        assert_eq!(counting.at_least, (0..1000).find(|moves| enough(*moves)), "{}", self.name);
        let shortest = self.found.counts.distance.map(|distance| distance.moves);
        assert!(
            shortest.is_none_or(|shortest| counting.at_least.is_some_and(|least| least <= shortest)),
            "{}",
            self.name
        );
    }

    /// All states are there, and what is wrong with each of their moves.
    fn check_no_way(&self) {
        let why = self.found.no_way.as_ref().unwrap();
        assert_eq!((why.reason, self.space.to_goal[0]), (NoWay::Exhausted, None), "{}", self.name);
        let orbits: BTreeSet<&Plain> = self.space.orbits.iter().collect();
        assert_eq!(why.states.len(), orbits.len(), "{}", self.name);
        assert_eq!(why.found, Some(orbits.len() as u64));
        let at = |state: &State| {
            self.space.states.iter().find(|plain| self.brute.named(plain) == *state).expect("it can be reached")
        };
        for reached in &why.states {
            let state = at(&reached.state);
            assert_eq!(
                self.space.from_start[self.space.index[state]],
                Some(Number::from_integer(reached.after as i64))
            );
            let mut allowed: Vec<String> =
                reached.allowed.iter().flat_map(|(steps, _)| steps).map(|step| format!("{step:?}")).collect();
            allowed.sort_unstable();
            let moves = self.brute.moves(state);
            let mut expected: Vec<String> = moves.iter().map(|(step, ..)| format!("{step:?}")).collect();
            expected.sort_unstable();
            assert_eq!(allowed, expected, "{}", self.name);
            for (steps, to) in &reached.allowed {
                let (_, next, _) = moves.iter().find(|(step, ..)| *step == steps[0]).unwrap();
                let to = at(&why.states[*to].state);
                assert_eq!(self.brute.orbit(next), self.brute.orbit(to), "{}", self.name);
            }
            for moves in &reached.refused {
                let Fate::Refused(obstacles) = &moves.fate else { panic!("it is refused") };
                moves.steps.iter().for_each(|step| self.check_refused(state, step, obstacles, false, Number::ZERO));
            }
        }
    }
}

fn sorted(breaches: &[Breach]) -> Vec<(usize, Option<u32>)> {
    let mut sorted: Vec<_> = breaches.iter().map(|breach| (breach.rule, breach.place)).collect();
    sorted.sort_unstable();
    sorted
}
