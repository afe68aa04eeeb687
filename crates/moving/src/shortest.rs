//! The distance to the goal, by the search that suits the puzzle: exploration of all states, frontier search where they
//! are too many to store, iterative deepening on large boards of tiles, and no search for the tower of three pegs.

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
use crate::reason::reason;
use crate::tiles::{TileSearch, is_unreachable, search};

/// A way from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The number of moves.
    pub moves: u64,
    /// The first moves: all of them, or as many as were asked for.
    pub steps: Vec<Step>,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// No state that can be reached is a goal.
    Closed,
    /// The parity of the permutation differs from that of the blank's distance.
    Parity,
    /// In a single row tiles never pass each other.
    SingleRow,
    /// Every amount that jugs can hold is a multiple of the divisor; an amount of the goal is not.
    Divisor {
        /// The greatest common divisor of the capacities and of the amounts at the start.
        divisor: u32,
        /// The amount.
        amount: u32,
    },
    /// Without a tap, or a sink, the jugs together cannot hold the amount of the goal.
    Total {
        /// The amount in all jugs at the start.
        start: u64,
        /// The amount in the goal.
        goal: u64,
    },
    /// No knight can jump between two parts of the board, and a part has other knights in the goal.
    Apart,
}

/// What is known of the shortest ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shortest {
    /// The number of moves of a shortest way; `None` if there is none, or none was found.
    pub distance: Option<u64>,
    /// Why there is no way, if that is proved.
    pub proof: Option<Proof>,
    /// A lower bound for the number of moves.
    pub at_least: u64,
    /// The number of shortest ways.
    pub ways: SymmetryCounts,
    /// The number of states that can be reached.
    pub states: SymmetryCounts,
    /// The number of moves between them.
    pub moves: SymmetryCounts,
    /// The sizes of the classes of interchangeable things.
    pub interchangeable: Vec<u64>,
    /// One of the shortest ways.
    pub first: Option<Way>,
}

impl Shortest {
    /// Whether the number of shortest ways is known.
    pub fn is_complete(&self) -> bool {
        self.proof.is_some() || self.ways.named.is_some()
    }
}

/// Maximum number of bytes of the states and moves that a search stores.
const MAX_BYTES: usize = 300_000_000;
/// Maximum number of arrangements of a board of tiles whose states are stored.
const MAX_ARRANGEMENTS: u64 = 4_000_000;
/// Maximum number of digits of a number of ways.
const MAX_DIGITS: u64 = 10_000;

/// Finds a shortest way, of which at most `max_moves` moves are kept. A step of the budget is the expansion of a state.
pub fn shortest(setup: &Setup, max_moves: usize, budget: &mut Budget<'_>) -> Shortest {
    match setup {
        Setup::Tiles(puzzle) if is_large(puzzle) => return search_tiles(puzzle, max_moves, budget),
        Setup::Hanoi(puzzle) => {
            if let Some(known) = ThreePegs::of(puzzle) {
                return known_way(&known, puzzle.disks, max_moves);
            }
        }
        _ => {}
    }
    let mut model = Model::new(setup, Symmetry::UpToSymmetry);
    let explored = explore(&mut model, explore_options(), budget);
    let found = from_states(&model, &explored, max_moves);
    let interchangeable = model.interchangeable();
    let mut found = match explored.end() {
        SearchEnd::TooLarge if found.distance.is_none() && bachet_statespace::Space::is_reversible(&model) => {
            drop(explored);
            frontier(&mut model, max_moves, budget)
        }
        _ => found,
    };
    if let (Setup::Tiles(puzzle), Some(Proof::Closed)) = (setup, found.proof) {
        found.proof = unreachable(puzzle).or(found.proof);
    }
    if found.distance.is_none() {
        found.proof = reason(setup).or(found.proof);
    }
    found.interchangeable = interchangeable;
    found
}

/// The options of a search that stores every state.
pub(crate) fn explore_options() -> ExploreOptions {
    let mut options = ExploreOptions::default();
    options.max_bytes = MAX_BYTES;
    options
}

/// Whether a board has too many arrangements to store them.
pub fn is_large(puzzle: &Tiles) -> bool {
    let mut arrangements = 1u64;
    let mut placed = vec![0u64; puzzle.names.len() + 1];
    for (n, content) in (1..).zip(&puzzle.start) {
        placed[*content as usize] += 1;
        arrangements = arrangements.saturating_mul(n) / placed[*content as usize];
        if arrangements > MAX_ARRANGEMENTS {
            return true;
        }
    }
    false
}

fn unreachable(puzzle: &Tiles) -> Option<Proof> {
    let rows = puzzle.start.len() / puzzle.columns as usize;
    is_unreachable(puzzle).then_some(if rows == 1 || puzzle.columns == 1 { Proof::SingleRow } else { Proof::Parity })
}

fn from_states(model: &Model, explored: &Explored<u128>, max_moves: usize) -> Shortest {
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
        // No goal is nearer than the first state that is not expanded.
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
        let steps = model.by_name(way.iter().take(max_moves).map(|step| step.to));
        found.first = Some(Way { moves: distance, steps });
        ControlFlow::Break(())
    });
    found
}

/// Frontier search, for puzzles with too many states to store whose moves can be reversed.
fn frontier(model: &mut Model, max_moves: usize, budget: &mut Budget<'_>) -> Shortest {
    let mut options = explore_options();
    options.extent = Extent::ShortestWays;
    let mut reached = 0;
    let searched: FrontierSearch<u128> = frontier_search(model, options, budget, |distance, _| reached = distance);
    let mut found = Shortest { distance: searched.shortest(), at_least: reached, ..Shortest::default() };
    let Some(distance) = found.distance else {
        found.proof = (searched.end() == SearchEnd::Complete).then_some(Proof::Closed);
        return found;
    };
    found.at_least = distance;
    let rules = model.clone();
    let written = |count: Option<FactoredNatural>| count?.value_within(MAX_DIGITS).map(|count| count.to_biguint());
    let named = written(searched.count_with(model, &mut ByName(&rules), budget));
    found.ways = SymmetryCounts { named, up_to_symmetry: written(searched.count(model, budget)) };
    let mut states = Vec::new();
    let walked = searched.first_way(model, budget, |_, step| {
        states.push(step.to);
        if states.len() < max_moves { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    states.truncate(max_moves);
    found.first = walked.map(|()| Way { moves: distance, steps: rules.by_name(states) });
    found
}

fn search_tiles(puzzle: &Tiles, max_moves: usize, budget: &mut Budget<'_>) -> Shortest {
    if let Some(proof) = unreachable(puzzle) {
        return Shortest { proof: Some(proof), ..Shortest::default() };
    }
    match search(puzzle, budget) {
        TileSearch::Found { mut steps, ways } => {
            let moves = steps.len() as u64;
            steps.truncate(max_moves);
            Shortest {
                distance: Some(moves),
                at_least: moves,
                ways: ways.map(SymmetryCounts::equal).unwrap_or_default(),
                first: Some(Way { moves, steps }),
                ..Shortest::default()
            }
        }
        TileSearch::NoWay => Shortest { proof: Some(Proof::Closed), ..Shortest::default() },
        TileSearch::AtLeast(at_least) => Shortest { at_least, ..Shortest::default() },
    }
}

/// The tower of three pegs: all states can be reached, and there is one shortest way.
fn known_way(known: &ThreePegs, disks: u32, max_moves: usize) -> Shortest {
    let moves = known.moves();
    let states = BigUint::from(3u32).pow(disks);
    // In every state the smallest disk has two moves; another disk has one, unless all disks are on one peg.
    let between = (states.clone() - 1u32) * 3u32;
    Shortest {
        distance: Some(moves),
        at_least: moves,
        ways: SymmetryCounts::equal(1u32),
        states: SymmetryCounts::equal(states),
        moves: SymmetryCounts::equal(between),
        first: Some(Way { moves, steps: known.steps(max_moves) }),
        ..Shortest::default()
    }
}
