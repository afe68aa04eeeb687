//! The ways of a river crossing, and how many there are.

use bachet_crossing::{Both, Crossing, Distance, Path, SearchEnd, Shortest, Symmetry, Trip};
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, Thing};
use bachet_solver::Budget;
use num_bigint::BigUint;

use super::{Count, Verdict};

/// With more states by name than this ways are listed up to symmetry only: the states would not fit in memory.
pub(super) const MANY_BY_NAME: u32 = 3_000_000;

/// Which ways of a river crossing are listed or counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listing {
    /// The shortest ones are counted, and the first of them is shown.
    #[default]
    Shortest,
    /// All of the shortest ones, or cheapest where a trip has a cost.
    AllShortest,
    /// All that never come to the same state twice.
    Simple,
}

/// A way from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How many crossings it has.
    pub crossings: u64,
    /// What they cost together.
    pub cost: Number,
    /// The first of them.
    pub trips: Vec<Trip>,
}

/// What is known of all ways of a river crossing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayCounts {
    /// Which ways were asked for.
    pub listing: Listing,
    /// Who counted as different.
    pub symmetry: Symmetry,
    /// How far the goal is; `None` if there is no way, or none was found.
    pub distance: Option<Distance>,
    /// How many shortest ways there are.
    pub shortest: Option<Both>,
    /// How many simple ways there are by their number of crossings, if they were asked for.
    pub simple: Option<Simple>,
    /// How many states can be reached; where a limit was reached, how many were.
    pub states: Both,
    /// How many moves there are between them.
    pub moves: Both,
    /// Those whom nothing tells apart.
    pub alike: Vec<Alike>,
    /// The cheapest cost, where it is above the puzzle's limit.
    pub too_dear: Option<Number>,
    /// Whether no limit on the work was reached.
    pub complete: bool,
}

/// How many simple ways there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Simple {
    /// For each number of crossings how many there are.
    pub by_length: Vec<(u32, BigUint)>,
    /// Whether all were found.
    pub complete: bool,
}

impl WayCounts {
    /// Searches all states.
    pub(super) fn of(
        puzzle: &CrossingPuzzle,
        crossing: &Crossing,
        listing: Listing,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
    ) -> Self {
        let found = crossing.shortest(budget);
        Self::new(puzzle, crossing, (listing, symmetry), found)
    }

    /// What was found of all states.
    pub(super) fn new(
        puzzle: &CrossingPuzzle,
        crossing: &Crossing,
        (listing, symmetry): (Listing, Symmetry),
        found: Shortest,
    ) -> Self {
        let distance = found.distance.filter(|_| found.is_within_limit);
        Self {
            listing,
            symmetry,
            distance,
            shortest: distance.map(|_| found.ways),
            simple: None,
            states: found.states,
            moves: found.moves,
            alike: alike(puzzle, crossing),
            too_dear: found.distance.filter(|_| !found.is_within_limit).map(|distance| distance.cost),
            complete: found.end == SearchEnd::Complete,
        }
    }

    /// How many shortest ways there are, told as was asked for; a lower bound where they are too many to be told.
    pub fn count(&self) -> Count {
        let Some(both) = &self.shortest else { return Count { number: 0u32.into(), exact: self.complete } };
        match (in_manner(both, self.symmetry), &both.up_to_symmetry) {
            (Some(number), _) => Count { number: number.clone(), exact: true },
            (None, Some(least)) => Count { number: least.clone(), exact: false },
            (None, None) => Count { number: 1u32.into(), exact: false },
        }
    }

    /// Whether there are not more states than this with every traveller by name.
    pub(super) fn has_few_states(&self, most: u32) -> bool {
        self.states.named.as_ref().is_some_and(|states| *states <= most.into())
    }

    /// The verdict counts shortest ways, whichever are listed.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(&self.count())
    }
}

/// The number in one manner, if it is known.
pub fn in_manner(both: &Both, symmetry: Symmetry) -> Option<&BigUint> {
    match symmetry {
        Symmetry::Named => both.named.as_ref(),
        Symmetry::UpToSymmetry => both.up_to_symmetry.as_ref(),
    }
}

/// Those of whom there are several that nothing tells apart.
fn alike(puzzle: &CrossingPuzzle, crossing: &Crossing) -> Vec<Alike> {
    let group = |thing: &Thing| puzzle.group(thing.group).name.clone();
    let several = crossing.kinds().filter(|(count, _)| *count > 1);
    several.map(|(count, members)| Alike { groups: members.iter().map(group).collect(), count: count.into() }).collect()
}

impl Way {
    /// The first crossings of a way.
    pub(super) fn of(path: &Path<'_>, most: usize) -> Self {
        let mut trips = path.trips();
        trips.truncate(most);
        trips.shrink_to_fit();
        Self { crossings: path.crossings() as u64, cost: path.cost(), trips }
    }
}

impl Simple {
    /// How many there are together.
    pub fn total(&self) -> BigUint {
        self.by_length.iter().map(|(_, count)| count).sum()
    }
}

/// Things, or mates together, that may be exchanged without anybody noticing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// The names of the groups of one of them: `woman` and `man`.
    pub groups: Vec<String>,
    /// How many there are.
    pub count: u64,
}
