//! River crossings in the JSON of all verbs. Places and travellers have the names of the puzzle.

use bachet_crossing::SeatsNeeded;
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};

use crate::companies::Companies;
use crate::verbs::{
    self, CrossingFindings, Listing, Reached, ShownState, StateOnWay, Symmetry, Trip, Way, WayCounts, reason,
};

/// A way of a river crossing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingSolution {
    /// How many crossings it has.
    pub crossings: u64,
    /// What they cost together.
    pub cost: String,
    /// The crossings; the first of them where `truncated` is there.
    pub steps: Vec<CrossingStep>,
    /// `true` where not all crossings are in `steps`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<bool>,
}

/// A crossing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingStep {
    /// Where it begins.
    pub from: String,
    /// Where it ends.
    pub to: String,
    /// Who is in the boat.
    pub load: Vec<String>,
    /// What it costs, where that is not 1 each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
    /// For each place who is there after it; left out where there are many travellers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<std::collections::BTreeMap<String, Vec<String>>>"))]
    pub after: Option<Ordered<Vec<String>>>,
    /// Where there are many travellers: for each place how many of each kind are there after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        test,
        schemars(with = "Option<std::collections::BTreeMap<String, std::collections::BTreeMap<String, u64>>>")
    )]
    pub after_counts: Option<Ordered<Ordered<u64>>>,
}

/// An object whose keys keep their order.
#[derive(Clone, Debug)]
pub struct Ordered<T>(pub Vec<(String, T)>);

impl<T: Serialize> Serialize for Ordered<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A number told in both manners.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Both {
    /// With every traveller by name; `null` where it is not known, or has more than 100,000 digits.
    pub named: Option<String>,
    /// Up to exchanging those whom nothing tells apart.
    pub up_to_symmetry: Option<String>,
}

/// What is known of all ways of a river crossing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Ways {
    /// Which ways `count` and `solutions` speak of.
    pub listed: Listed,
    /// Who counts as different in them.
    pub travellers: Travellers,
    /// The number of crossings of a shortest way; `null` if none was found.
    pub crossings: Option<u64>,
    /// What they cost.
    pub cost: Option<String>,
    /// How many shortest ways there are.
    pub shortest: Option<Both>,
    /// How many simple ways there are for each number of crossings.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<std::collections::BTreeMap<u64, String>>"))]
    pub simple: Option<Ordered<String>>,
    /// How many states can be reached.
    pub states: Both,
    /// How many moves there are between them.
    pub moves: Both,
    /// The cheapest cost, where it is above the puzzle's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_dear: Option<String>,
    /// Those whom nothing tells apart.
    pub alike: Vec<Alike>,
}

/// Which ways are listed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Listed {
    /// Shortest ones, or cheapest where a trip has a cost.
    Shortest,
    /// All that never come to the same state twice.
    Simple,
}

/// Who counts as different.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Travellers {
    /// Every traveller.
    Named,
    /// Those whom nothing tells apart count as the same.
    UpToSymmetry,
}

/// Things, or mates together, whom nothing tells apart.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Alike {
    /// The kinds that one of them is made of.
    pub groups: Vec<String>,
    /// How many there are.
    pub count: u64,
}

/// What `check` found in a river crossing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingCheck {
    /// What is known of all ways.
    pub ways: Ways,
    /// Rules that never matter, by their places among the rules, from 1.
    pub idle: Vec<usize>,
    /// Without a way: how many travellers are at most at once where they have to end.
    pub farthest: Option<u64>,
    /// Without a way: the smallest number of seats with which there is one; `null` where none would help or it is not
    /// known.
    pub seats: Option<u32>,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// The states that lie on some shortest way, up to exchanging those whom nothing tells apart.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingCandidates {
    /// The states, by their distance from the start.
    pub states: Vec<CrossingState>,
}

/// A state of a river crossing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingState {
    /// Its number.
    pub state: String,
    /// The same in bits, the boat's first.
    pub bits: String,
    /// What the cheapest way from the start costs, its number of crossings where each costs 1.
    pub distance: String,
    /// How many states with every traveller by name it stands for.
    pub stands_for: String,
}

/// A state as it was asked for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingShow {
    /// Its number.
    pub state: String,
    /// The same in bits, the boat's first.
    pub bits: String,
    /// For each place who is there.
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, Vec<String>>"))]
    pub places: Ordered<Vec<String>>,
    /// Where the boat is.
    pub boat: String,
    /// Whether no rule is broken.
    pub allowed: bool,
    /// The rules that are broken.
    pub broken: Vec<BrokenRule>,
    /// Whether the puzzle may end here.
    pub goal: bool,
    /// How far it is from the start; `null` if it cannot be reached, or a limit was reached.
    pub from_start: Option<CrossingDistance>,
    /// How far it is to the nearest goal; `null` if there is no way, or a limit was reached.
    pub to_goal: Option<CrossingDistance>,
    /// Whether both distances are known.
    pub exact: bool,
}

/// How far it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CrossingDistance {
    /// In crossings.
    pub crossings: u64,
    /// In cost.
    pub cost: String,
}

/// A rule that is broken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BrokenRule {
    /// Which of the rules, from 1.
    pub rule: usize,
    /// What it says to people, or as it is written.
    pub say: String,
    /// Where.
    pub place: String,
    /// Because of whom.
    pub who: Vec<String>,
}

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
