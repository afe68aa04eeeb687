//! How far it is to the goal, by whichever search suits the puzzle: all states, level by level where they are too many to
//! keep, deepening on large boards of tiles, and no search at all for the tower of three pegs.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_notation::moving::{Setup, Tiles};
use bachet_statespace::{
    ExploreOptions, Explored, Extent, FactoredNatural, FrontierSearch, SearchEnd, Symmetry, SymmetryCounts, explore,
    frontier_search,
};
use num_bigint::BigUint;

use crate::hanoi::ThreePegs;
use crate::model::{ByName, Model};
use crate::position::Step;
use crate::tiles::{Searched, is_out_of_reach, search};

/// A way from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How many moves it has.
    pub moves: u64,
    /// The first of them.
    pub steps: Vec<Step>,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every state that can be reached was looked at.
    Closed,
    /// Every slide is an odd permutation and moves the blank by one square: half of the boards are out of reach.
    Parity,
    /// In a single row tiles never pass each other.
    SingleRow,
}

/// What is known of the shortest ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shortest {
    /// How many moves a shortest way has; `None` if there is none, or none was found.
    pub distance: Option<u64>,
    /// Why there is no way, where there is none.
    pub proof: Option<Proof>,
    /// Every way has at least so many moves.
    pub at_least: u64,
    /// How many shortest ways there are.
    pub ways: SymmetryCounts,
    /// How many states can be reached.
    pub states: SymmetryCounts,
    /// How many moves there are between them.
    pub moves: SymmetryCounts,
    /// What may be exchanged: how many of each kind.
    pub alike: Vec<u64>,
    /// One of the shortest ways.
    pub first: Option<Way>,
}

impl Shortest {
    /// Whether it is known how many shortest ways there are, or that there is none.
    pub fn is_complete(&self) -> bool {
        self.proof.is_some() || self.ways.named.is_some()
    }
}

/// States and moves are kept up to so many bytes.
const BYTES: usize = 300_000_000;
/// Boards of tiles with more arrangements are not searched state by state.
const ARRANGEMENTS: u64 = 4_000_000;
/// Counts of ways are told up to so many digits.
const DIGITS: u64 = 10_000;

/// Finds out how far it is. Of the way that is found at most so many moves are kept. A step of the budget is a state whose
/// moves are made.
pub fn shortest(setup: &Setup, most: usize, budget: &mut Budget<'_>) -> Shortest {
    match setup {
        Setup::Tiles(puzzle) if is_large(puzzle) => return deepened(puzzle, most, budget),
        Setup::Hanoi(puzzle) => {
            if let Some(known) = ThreePegs::of(puzzle) {
                return known_way(&known, puzzle.disks, most);
            }
        }
        _ => {}
    }
    let mut model = Model::new(setup, Symmetry::UpToSymmetry);
    let explored = explore(&mut model, everything(), budget);
    let found = from_states(&model, &explored, most);
    let alike = model.alike();
    let mut found = match explored.end() {
        SearchEnd::TooLarge if found.distance.is_none() && bachet_statespace::Space::is_reversible(&model) => {
            drop(explored);
            level_by_level(&mut model, most, budget)
        }
        _ => found,
    };
    if let (Setup::Tiles(puzzle), Some(Proof::Closed)) = (setup, found.proof) {
        found.proof = out_of_reach(puzzle).or(found.proof);
    }
    found.alike = alike;
    found
}

/// How states are explored that are all kept.
pub(crate) fn everything() -> ExploreOptions {
    let mut how = ExploreOptions::default();
    how.max_bytes = BYTES;
    how
}

/// Whether a board has too many arrangements to look at all of them.
pub(crate) fn is_large(puzzle: &Tiles) -> bool {
    let mut arrangements = 1u64;
    let mut placed = vec![0u64; puzzle.names.len() + 1];
    for (n, content) in (1..).zip(&puzzle.start) {
        placed[*content as usize] += 1;
        arrangements = arrangements.saturating_mul(n) / placed[*content as usize];
        if arrangements > ARRANGEMENTS {
            return true;
        }
    }
    false
}

fn out_of_reach(puzzle: &Tiles) -> Option<Proof> {
    let rows = puzzle.start.len() / puzzle.columns as usize;
    is_out_of_reach(puzzle).then_some(if rows == 1 || puzzle.columns == 1 { Proof::SingleRow } else { Proof::Parity })
}

fn from_states(model: &Model, explored: &Explored<u128>, most: usize) -> Shortest {
    let mut found = Shortest { distance: explored.shortest(), ..Shortest::default() };
    let is_all = explored.end() == SearchEnd::Complete;
    if is_all {
        let (mut states, mut moves) = (0u128, 0u128);
        for state in explored.states() {
            let orbit = u128::from(model.orbit(*state));
            states += orbit;
            moves += orbit * u128::from(model.named_moves(*state));
        }
        let both = |named: u128, up_to_symmetry: u64| SymmetryCounts {
            named: Some(named.into()),
            up_to_symmetry: Some(up_to_symmetry.into()),
        };
        found.states = both(states, explored.states().len() as u64);
        found.moves = both(moves, explored.moves());
    }
    let Some(distance) = found.distance else {
        found.proof = is_all.then_some(Proof::Closed);
        // A state that was not expanded yet is as near as a goal can be.
        let open = explored.ids().nth(explored.expanded());
        found.at_least = open.map_or(0, |id| explored.distance(id));
        return found;
    };
    found.at_least = distance;
    let shortest = explored.shortest_ways();
    if explored.has_every_shortest_way() {
        found.ways = SymmetryCounts {
            named: Some(shortest.count_with(&mut ByName(model)).to_biguint()),
            up_to_symmetry: Some(shortest.count().to_biguint()),
        };
    }
    let _ = shortest.each(|way, _| {
        let steps = model.by_name(way.iter().take(most).map(|step| step.to));
        found.first = Some(Way { moves: distance, steps });
        ControlFlow::Break(())
    });
    found
}

/// Where there are too many states to keep and every move can be taken back.
fn level_by_level(model: &mut Model, most: usize, budget: &mut Budget<'_>) -> Shortest {
    let mut how = everything();
    how.extent = Extent::ShortestWays;
    let mut reached = 0;
    let frontier: FrontierSearch<u128> = frontier_search(model, how, budget, |distance, _| reached = distance);
    let mut found = Shortest { distance: frontier.shortest(), at_least: reached, ..Shortest::default() };
    let Some(distance) = found.distance else {
        found.proof = (frontier.end() == SearchEnd::Complete).then_some(Proof::Closed);
        return found;
    };
    found.at_least = distance;
    let rules = model.clone();
    let written = |count: Option<FactoredNatural>| count?.value_within(DIGITS).map(|count| count.to_biguint());
    let named = written(frontier.count_with(model, &mut ByName(&rules), budget));
    found.ways = SymmetryCounts { named, up_to_symmetry: written(frontier.count(budget)) };
    let mut states = Vec::new();
    let _ = frontier.first_way(model, |_, step| {
        states.push(step.to);
        if states.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    states.truncate(most);
    found.first = Some(Way { moves: distance, steps: rules.by_name(states) });
    found
}

fn deepened(puzzle: &Tiles, most: usize, budget: &mut Budget<'_>) -> Shortest {
    if let Some(proof) = out_of_reach(puzzle) {
        return Shortest { proof: Some(proof), ..Shortest::default() };
    }
    match search(puzzle, budget) {
        Searched::Found { mut steps, ways } => {
            let moves = steps.len() as u64;
            steps.truncate(most);
            Shortest {
                distance: Some(moves),
                at_least: moves,
                ways: ways.map(SymmetryCounts::equal).unwrap_or_default(),
                first: Some(Way { moves, steps }),
                ..Shortest::default()
            }
        }
        Searched::NoWay => Shortest { proof: Some(Proof::Closed), ..Shortest::default() },
        Searched::AtLeast(at_least) => Shortest { at_least, ..Shortest::default() },
    }
}

/// A tower of three pegs: all states can be reached, and there is one shortest way.
fn known_way(known: &ThreePegs, disks: u32, most: usize) -> Shortest {
    let moves = known.moves();
    let states = BigUint::from(3u32).pow(disks);
    // Of every state the smallest disk can go to two pegs; the next one to one, unless all are on one peg.
    let between = (states.clone() - 1u32) * 3u32;
    Shortest {
        distance: Some(moves),
        proof: None,
        at_least: moves,
        ways: SymmetryCounts::equal(1u32),
        states: SymmetryCounts::equal(states),
        moves: SymmetryCounts::equal(between),
        alike: Vec::new(),
        first: Some(Way { moves, steps: known.steps(most) }),
    }
}
