//! Interchangeable things, found by trying permutations, and states and moves up to symmetry.

use std::collections::{BTreeMap, BTreeSet};

use bachet_notation::crossing::{BoatId, PlaceId, Subject};

use super::search::{Explored, SimplePaths, explore, simple_paths};
use super::{Move, Naive, State, Words};

/// Maximum number of permutations for which the whole graph is compared.
const MAX_CHECKED: usize = 8;

/// The permutations of things that leave the puzzle as it is.
pub(crate) struct Symmetry<'a> {
    naive: &'a Naive<'a>,
    /// The image of every thing, for each permutation.
    pub(crate) permutations: Vec<Vec<usize>>,
}

impl<'a> Symmetry<'a> {
    pub(crate) fn new(naive: &'a Naive<'a>) -> Self {
        let puzzle = naive.puzzle;
        let mut words = Words::default();
        puzzle.rules.iter().for_each(|rule| words.truth(&rule.truth));
        puzzle.rowers().for_each(|rower| words.truth(rower));
        puzzle.costs().for_each(|cost| words.quantity(cost));
        words.attributes.extend(puzzle.boats.iter().flat_map(|boat| &boat.limits).map(|limit| limit.attribute));
        // A thing that a tag of a rule names singly is not interchangeable.
        let tags = words.subjects.iter().filter_map(|s| match s {
            Subject::Tag(tag) => Some(&puzzle.tags[tag.0 as usize].members),
            _ => None,
        });
        let in_tags: Vec<Subject> = tags.flatten().copied().collect();
        words.subjects.extend(in_tags);
        // A property of a thing that its image must have too.
        let own = |i: usize| {
            let thing = naive.things[i];
            let named: Vec<bool> = words.subjects.iter().map(|s| puzzle.names(*s, thing)).collect();
            let values: Vec<_> = words.attributes.iter().map(|a| puzzle.value_of(thing, *a)).collect();
            (thing.group, named, values, puzzle.start_of(thing), puzzle.goal_of(thing))
        };
        let own: Vec<_> = (0..naive.things.len()).map(own).collect();
        let mate = |i: usize| puzzle.mate_of(naive.things[i]).and_then(|m| naive.things.iter().position(|t| *t == m));
        let mates: Vec<Option<usize>> = (0..naive.things.len()).map(mate).collect();
        let mut permutations = Vec::new();
        let keeps = |image: &[usize]| {
            let last = image.len() - 1;
            own[last] == own[image[last]]
                && (0..image.len()).all(|i| match mates[i] {
                    Some(mate) if mate < image.len() => mates[image[i]] == Some(image[mate]),
                    other => other.is_some() == mates[image[i]].is_some(),
                })
        };
        extend(&mut Vec::new(), naive.things.len(), &keeps, &mut permutations);
        Self { naive, permutations }
    }

    /// Whether the graph of states stays the same if the things change names: start, goals and moves with their costs.
    /// The reasons for which a permutation was taken do not count here. Checks some permutations if there are many.
    pub(crate) fn keeps_graph(&self, explored: &Explored) -> bool {
        let naive = self.naive;
        let step = self.permutations.len().div_ceil(MAX_CHECKED);
        let mut checked = self.permutations.iter().skip(1).step_by(step);
        checked.all(|image| {
            let renamed_moves = |state: &State, image: Option<&Vec<usize>>| {
                let each = naive.moves(state).into_iter().map(|one| {
                    let mut load: Vec<usize> = one.load.iter().map(|&i| image.map_or(i, |image| image[i])).collect();
                    load.sort_unstable();
                    let to = image.map_or_else(|| one.to.clone(), |image| renamed(&one.to, image));
                    (one.boat.0, load, to, one.cost)
                });
                each.collect::<BTreeSet<_>>()
            };
            let keeps = |state: &State| {
                let other = renamed(state, image);
                naive.is_goal(state) == naive.is_goal(&other)
                    && renamed_moves(state, Some(image)) == renamed_moves(&other, None)
            };
            renamed(&naive.start(), image) == naive.start() && explored.distances.keys().all(keeps)
        })
    }

    pub(crate) fn explore(&self) -> Explored {
        explore(self.least(&self.naive.start()), |state| self.moves(state), |state| self.naive.is_goal(state))
    }

    pub(crate) fn simple_paths(&self, max: u64) -> SimplePaths {
        let start = self.least(&self.naive.start());
        simple_paths(start, &|state| self.moves(state), &|state| self.naive.is_goal(state), max)
    }

    /// The least of all states that differ only in names.
    fn least(&self, state: &State) -> State {
        self.permutations.iter().map(|image| renamed(state, image)).min().expect("the identity")
    }

    /// The moves of a state, one of each set that differs only in names.
    fn moves(&self, state: &State) -> Vec<Move> {
        let mut different: BTreeMap<(State, Vec<usize>, BoatId, PlaceId), Move> = BTreeMap::new();
        for one in self.naive.moves(state) {
            let key = |image: &Vec<usize>| {
                let mut load: Vec<usize> = one.load.iter().map(|i| image[*i]).collect();
                load.sort_unstable();
                (renamed(state, image), load, one.boat, one.to())
            };
            let key = self.permutations.iter().map(key).min().expect("the identity");
            let to = self.least(&one.to);
            different.entry(key).or_insert(Move { to, ..one });
        }
        different.into_values().collect()
    }
}

fn renamed(state: &State, image: &[usize]) -> State {
    let mut at = vec![0; state.at.len()];
    for (i, place) in state.at.iter().enumerate() {
        at[image[i]] = *place;
    }
    State { at, ..state.clone() }
}

/// Tries every image of the next thing.
fn extend(image: &mut Vec<usize>, all: usize, keeps: &impl Fn(&[usize]) -> bool, found: &mut Vec<Vec<usize>>) {
    if image.len() == all {
        found.push(image.clone());
        return;
    }
    for next in 0..all {
        if !image.contains(&next) {
            image.push(next);
            if keeps(image) {
                extend(image, all, keeps, found);
            }
            image.pop();
        }
    }
}
