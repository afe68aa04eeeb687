//! River crossings in JSON.

use bachet_crossing::SeatsNeeded;
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use num_bigint::BigUint;

use crate::companies::Companies;
use crate::json::output::{
    Alike, Both, BrokenRule, CrossingCandidates, CrossingCheck, CrossingDistance, CrossingShow, CrossingSolution,
    CrossingState, CrossingStep, Listed, Ordered, Travellers, Ways,
};
use crate::verbs::{
    self, CrossingFindings, Listing, Reached, ShownState, StateOnWay, Symmetry, Trip, Way, WayCounts, reason,
};

pub(super) fn solution(puzzle: &CrossingPuzzle, way: &Way) -> CrossingSolution {
    let mut companies = Companies::at_start(puzzle);
    let step = |trip: &Trip| {
        companies.make(trip);
        let named = companies.is_named();
        let after = || {
            Ordered(each_place(puzzle, |place| companies.company(place).map_or_else(Vec::new, |c| names(puzzle, c))))
        };
        let counted = |place| Ordered(companies.counts(place).map(|(group, n)| (group.to_owned(), n)).collect());
        CrossingStep {
            from: puzzle.place(trip.from).to_owned(),
            to: puzzle.place(trip.to).to_owned(),
            load: names(puzzle, &trip.load),
            cost: puzzle.cost.as_ref().map(|_| trip.cost.to_string()),
            after: named.then(after),
            after_counts: (!named).then(|| Ordered(each_place(puzzle, counted))),
        }
    };
    CrossingSolution {
        crossings: way.crossings,
        cost: way.cost.to_string(),
        truncated: ((way.trips.len() as u64) < way.crossings).then_some(true),
        steps: way.trips.iter().map(step).collect(),
    }
}

pub(super) fn ways(found: &WayCounts) -> Ways {
    let simple = found.simple.as_ref();
    Ways {
        listed: match found.listing {
            Listing::Shortest | Listing::AllShortest => Listed::Shortest,
            Listing::Simple => Listed::Simple,
        },
        travellers: match found.symmetry {
            Symmetry::Named => Travellers::Named,
            Symmetry::UpToSymmetry => Travellers::UpToSymmetry,
        },
        crossings: found.distance.map(|distance| distance.crossings),
        cost: found.distance.map(|distance| distance.cost.to_string()),
        shortest: found.shortest.as_ref().map(both),
        simple: simple.map(|simple| {
            Ordered(simple.by_length.iter().map(|(length, count)| (length.to_string(), count.to_string())).collect())
        }),
        states: both(&found.states),
        moves: both(&found.moves),
        too_dear: found.too_dear.map(|cost: Number| cost.to_string()),
        alike: found.alike.iter().map(|a| Alike { groups: a.groups.clone(), count: a.count }).collect(),
    }
}

fn both(number: &verbs::Both) -> Both {
    let text = |number: &Option<BigUint>| number.as_ref().map(ToString::to_string);
    Both { named: text(&number.named), up_to_symmetry: text(&number.up_to_symmetry) }
}

pub(super) fn check(findings: &CrossingFindings, complete: bool) -> CrossingCheck {
    CrossingCheck {
        ways: ways(&findings.ways),
        idle: findings.idle.iter().map(|rule| rule + 1).collect(),
        farthest: findings.blocked.as_ref().map(|blocked| blocked.most_home),
        seats: findings.blocked.as_ref().and_then(|blocked| match blocked.seats {
            SeatsNeeded::Enough { seats, .. } => Some(seats),
            SeatsNeeded::NoneHelp | SeatsNeeded::Unlimited | SeatsNeeded::Unknown { .. } => None,
        }),
        complete,
    }
}

pub(super) fn candidates(states: &[StateOnWay]) -> CrossingCandidates {
    let state = |on: &StateOnWay| CrossingState {
        state: on.number.to_string(),
        bits: on.bits.clone(),
        distance: on.distance.to_string(),
        stands_for: on.stands_for.to_string(),
    };
    CrossingCandidates { states: states.iter().map(state).collect() }
}

pub(super) fn show(puzzle: &CrossingPuzzle, found: &ShownState) -> CrossingShow {
    let at = |place| {
        let there = found.places.iter().filter(|(_, at)| *at == place);
        there.map(|(thing, _)| puzzle.name_of(*thing)).collect()
    };
    let distance = |reached: Reached| match reached {
        Reached::After(distance) => {
            Some(CrossingDistance { crossings: distance.crossings, cost: distance.cost.to_string() })
        }
        Reached::Never | Reached::Unknown => None,
    };
    let broken = |broken: &verbs::Broken| BrokenRule {
        rule: broken.rule + 1,
        say: reason(puzzle, broken.rule).to_owned(),
        place: puzzle.place(broken.place).to_owned(),
        who: names(puzzle, &broken.who),
    };
    CrossingShow {
        state: found.number.to_string(),
        bits: found.bits.clone(),
        places: Ordered(each_place(puzzle, at)),
        boat: puzzle.place(found.boat).to_owned(),
        allowed: found.broken.is_empty(),
        broken: found.broken.iter().map(broken).collect(),
        goal: found.goal,
        from_start: distance(found.from_start),
        to_goal: distance(found.to_goal),
        exact: found.from_start != Reached::Unknown && found.to_goal != Reached::Unknown,
    }
}

fn each_place<T>(puzzle: &CrossingPuzzle, mut there: impl FnMut(PlaceId) -> T) -> Vec<(String, T)> {
    (0..).map(PlaceId).zip(&puzzle.places).map(|(id, place)| (place.name.clone(), there(id))).collect()
}

fn names(puzzle: &CrossingPuzzle, things: &[Thing]) -> Vec<String> {
    things.iter().map(|thing| puzzle.name_of(*thing)).collect()
}
