//! A plain search by brute force: every state by name, every load tried, rules judged one by one on the named things.
//! It shares nothing with what it checks but the puzzle as it was read and the evaluator of rules.

mod actions;
mod space;
mod trips;

use std::collections::HashMap;

use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, CrossingPuzzle, GroupId, PlaceId, Thing};
use bachet_notation::moving::{JugsGoal, Setup, Square};

use self::space::relaxed;
use crate::Puzzle;
use crate::ways::{Interchangeable, Position, State, Step};

/// A state by plain numbers: the place of each thing and of each boat, or what a puzzle of moves has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::verbs) struct Plain {
    pub(in crate::verbs) at: Vec<u32>,
    pub(in crate::verbs) boats: Vec<u32>,
    /// The number of trips, modulo [`PERIOD`], where a rule asks for it.
    trip: u64,
    /// The previous load, where a rule asks for it.
    before: Vec<Thing>,
}

/// Trips are counted modulo this, as the only rule of the gallery that counts them does.
const PERIOD: u64 = 4;

/// A puzzle with its units of interchangeable things.
pub(in crate::verbs) struct Brute<'a> {
    puzzle: &'a Puzzle,
    things: Vec<Thing>,
    asks_trip: bool,
    asks_before: bool,
    /// For each class its units, each as the indices of its members.
    classes: Vec<Vec<Vec<usize>>>,
}

/// A rule that is broken: its index, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verbs) struct Breach {
    pub(in crate::verbs) rule: usize,
    /// `None` in the boat.
    pub(in crate::verbs) place: Option<u32>,
}

/// All states that can be reached, with their moves, and the distances to the goal.
pub(in crate::verbs) struct Space {
    pub(in crate::verbs) states: Vec<Plain>,
    pub(in crate::verbs) index: HashMap<Plain, usize>,
    pub(in crate::verbs) moves: Vec<Vec<(usize, Number)>>,
    pub(in crate::verbs) from_start: Vec<Option<Number>>,
    pub(in crate::verbs) to_goal: Vec<Option<Number>>,
    pub(in crate::verbs) orbits: Vec<Plain>,
    /// The number of shortest sequences of moves to a goal.
    pub(in crate::verbs) ways: Vec<u128>,
}

impl<'a> Brute<'a> {
    pub(in crate::verbs) fn new(puzzle: &'a Puzzle, source: &str, kinds: &[Interchangeable]) -> Self {
        let Puzzle::Crossing(crossing) = puzzle else {
            let (things, classes) = (Vec::new(), Vec::new());
            return Self { puzzle, things, asks_trip: false, asks_before: false, classes };
        };
        let things: Vec<Thing> = crossing.things().collect();
        let index = |thing: &Thing| things.iter().position(|other| other == thing).unwrap();
        let class = |kind: &Interchangeable| {
            let of = |name: &String| crossing.groups.iter().position(|group| group.name == *name).unwrap() as u32;
            let of_group: Vec<&Thing> = things.iter().filter(|thing| thing.group.0 == of(&kind.members[0])).collect();
            // Those of a group that start elsewhere are not interchangeable with the others.
            let together = |one: &Thing| {
                let place = |thing: &Thing| (crossing.start_of(*thing), crossing.goal_of(*thing));
                of_group.iter().copied().filter(|other| place(other) == place(one)).collect::<Vec<&Thing>>()
            };
            let found = of_group.iter().map(|one| together(one)).find(|found| found.len() as u64 == kind.count);
            let first = found.expect("as many of the group start together");
            let unit = |thing: &&Thing| {
                let mate = |name: &String| {
                    let mate = things.iter().find(|other| {
                        other.group.0 == of(name)
                            && (crossing.mate_of(**other) == Some(**thing)
                                || crossing.mate_of(**thing) == Some(**other))
                    });
                    index(mate.unwrap())
                };
                std::iter::once(index(thing)).chain(kind.members[1..].iter().map(mate)).collect()
            };
            first.iter().map(unit).collect()
        };
        let rules: String =
            source.lines().filter(|line| line.starts_with("rule") || line.starts_with("rower")).collect();
        let (asks_trip, asks_before) = (rules.contains("trip"), rules.contains("prev"));
        Self { puzzle, asks_trip, asks_before, classes: kinds.iter().map(class).collect(), things }
    }

    pub(in crate::verbs) fn is_crossing(&self) -> bool {
        matches!(self.puzzle, Puzzle::Crossing(_))
    }

    /// Whether rules ask for the previous load. The program may take several of them for one, if no rule tells them apart.
    pub(in crate::verbs) fn remembers_loads(&self) -> bool {
        self.asks_before
    }

    fn crossing(&self) -> &'a CrossingPuzzle {
        match self.puzzle {
            Puzzle::Crossing(crossing) => crossing,
            _ => panic!("it is no crossing"),
        }
    }

    fn setup(&self) -> &'a Setup {
        match self.puzzle {
            Puzzle::Moving(moving) => &moving.setup,
            _ => panic!("it is no puzzle of moves"),
        }
    }

    pub(in crate::verbs) fn start(&self) -> Plain {
        let (at, boats) = match self.puzzle {
            Puzzle::Crossing(crossing) => (
                self.things.iter().map(|thing| crossing.start_of(*thing).0).collect(),
                crossing.boat_ids().map(|boat| crossing.boat_start(boat).0).collect(),
            ),
            _ => (
                match self.setup() {
                    Setup::Jugs(jugs) => jugs.start.clone(),
                    Setup::Hanoi(hanoi) => hanoi.start.clone(),
                    Setup::Tiles(tiles) => tiles.start.iter().map(|tile| u32::from(*tile)).collect(),
                    Setup::Knights(knights) => knights.start.iter().map(|square| code(*square)).collect(),
                },
                Vec::new(),
            ),
        };
        Plain { at, boats, trip: 0, before: Vec::new() }
    }

    pub(in crate::verbs) fn is_goal(&self, state: &Plain) -> bool {
        let Puzzle::Crossing(crossing) = self.puzzle else {
            return match self.setup() {
                Setup::Jugs(jugs) => match &jugs.goal {
                    JugsGoal::Somewhere(amount) => state.at.contains(amount),
                    JugsGoal::Each(amounts) => {
                        amounts.iter().zip(&state.at).all(|(goal, at)| goal.is_none_or(|goal| goal == *at))
                    }
                },
                Setup::Hanoi(hanoi) => state.at == hanoi.goal,
                Setup::Tiles(tiles) => state.at == tiles.goal.iter().map(|tile| u32::from(*tile)).collect::<Vec<_>>(),
                Setup::Knights(knights) => {
                    state.at == knights.goal.iter().map(|square| code(*square)).collect::<Vec<_>>()
                }
            };
        };
        let things = self.things.iter().zip(&state.at);
        let boats = crossing.boat_ids().zip(&state.boats);
        things.into_iter().all(|(thing, at)| crossing.goal_of(*thing).is_none_or(|goal| goal.0 == *at))
            && boats.into_iter().all(|(boat, at)| crossing.boat_goal(boat).is_none_or(|goal| goal.0 == *at))
    }

    /// Every move that the rules allow, whatever it costs.
    pub(in crate::verbs) fn moves(&self, state: &Plain) -> Vec<(Step, Plain, Number)> {
        match self.puzzle {
            Puzzle::Crossing(_) => self
                .tries(state)
                .into_iter()
                .filter_map(|(step, next, wrong)| {
                    let cost = cost_of(&step);
                    wrong.is_none().then_some((step, next, cost))
                })
                .collect(),
            _ => self.actions(state).into_iter().map(|(step, next)| (step, next, Number::from_integer(1))).collect(),
        }
    }

    /// The state in which interchangeable units are in the order of their places.
    pub(in crate::verbs) fn orbit(&self, state: &Plain) -> Plain {
        let mut sorted = state.clone();
        let was_before = |i: usize| state.before.contains(&self.things[i]);
        for units in &self.classes {
            let mut places: Vec<Vec<(u32, bool)>> =
                units.iter().map(|unit| unit.iter().map(|i| (state.at[*i], was_before(*i))).collect()).collect();
            places.sort_unstable();
            for (unit, places) in units.iter().zip(places) {
                unit.iter().zip(places).for_each(|(i, (place, _))| sorted.at[*i] = place);
            }
        }
        if self.asks_before && !state.before.is_empty() {
            // The rules of the gallery ask for nothing but the weight of the previous load.
            assert!(self.classes.is_empty(), "the gallery has no such puzzle");
            let weight = |thing: &Thing| self.crossing().value_of(*thing, AttributeId(0)).unwrap();
            let sum: Number = state.before.iter().map(weight).sum();
            sorted.before = vec![Thing { group: GroupId(u32::MAX), index: sum.to_integer() as u32 }];
        }
        sorted
    }

    /// The same state as the program has it.
    pub(in crate::verbs) fn named(&self, state: &Plain) -> State {
        match self.puzzle {
            Puzzle::Crossing(crossing) => {
                let numbering = bachet_crossing::Numbering::new(crossing).unwrap();
                let place =
                    |thing: &Thing| PlaceId(state.at[self.things.iter().position(|other| other == thing).unwrap()]);
                let at = numbering.things().iter().map(place).collect();
                let boats = state.boats.iter().map(|place| PlaceId(*place)).collect();
                State::Crossing(bachet_crossing::Position { at, boats })
            }
            _ => State::Moving(match self.setup() {
                Setup::Jugs(_) => Position::Jugs(state.at.clone()),
                Setup::Hanoi(_) => Position::Hanoi(state.at.clone()),
                Setup::Tiles(_) => Position::Tiles(state.at.iter().map(|tile| *tile as u8).collect()),
                Setup::Knights(_) => Position::Knights(
                    state
                        .at
                        .iter()
                        .map(|code| match code {
                            0 => Square::Hole,
                            1 => Square::Free,
                            knight => Square::Knight((*knight - 2) as u8),
                        })
                        .collect(),
                ),
            }),
        }
    }

    /// Finds every state and all distances.
    pub(in crate::verbs) fn explore(&self) -> Space {
        let start = self.start();
        let mut states = vec![start.clone()];
        let mut index = HashMap::from([(start, 0)]);
        let mut moves: Vec<Vec<(usize, Number)>> = Vec::new();
        while moves.len() < states.len() {
            let state = states[moves.len()].clone();
            let mut of_state = Vec::new();
            for (_, next, cost) in self.moves(&state) {
                let to = *index.entry(next.clone()).or_insert_with(|| {
                    states.push(next);
                    states.len() - 1
                });
                of_state.push((to, cost));
            }
            moves.push(of_state);
        }
        let mut back = vec![Vec::new(); states.len()];
        for (from, of_state) in moves.iter().enumerate() {
            for (to, cost) in of_state {
                back[*to].push((from, *cost));
            }
        }
        let goals: Vec<usize> = (0..states.len()).filter(|i| self.is_goal(&states[*i])).collect();
        let from_start = relaxed(&moves, &[0]);
        let to_goal = relaxed(&back, &goals);
        let orbits = states.iter().map(|state| self.orbit(state)).collect();
        let mut order: Vec<usize> = (0..states.len()).filter(|state| to_goal[*state].is_some()).collect();
        order.sort_by_key(|state| to_goal[*state]);
        let mut ways = vec![0; states.len()];
        for state in order {
            let leads_on =
                |(to, cost): &&(usize, Number)| to_goal[*to].is_some_and(|rest| Some(rest + cost) == to_goal[state]);
            let is_goal = to_goal[state] == Some(Number::ZERO);
            ways[state] = if is_goal { 1 } else { moves[state].iter().filter(leads_on).map(|(to, _)| ways[*to]).sum() };
        }
        Space { states, index, moves, from_start, to_goal, orbits, ways }
    }
}

fn code(square: Square) -> u32 {
    match square {
        Square::Hole => 0,
        Square::Free => 1,
        Square::Knight(colour) => u32::from(colour) + 2,
    }
}

/// What a move costs: 1 where the puzzle gives moves no cost.
pub(in crate::verbs) fn cost_of(step: &Step) -> Number {
    match step {
        Step::Trip(trip) => trip.cost,
        Step::Action(_) => Number::from_integer(1),
    }
}
