//! The ways of a river crossing, and how many there are.

use bachet_notation::Number;
use bachet_notation::crossing::{PlaceId, Thing};
use num_bigint::BigUint;

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

/// Who counts as different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Telling {
    /// Every traveller.
    #[default]
    ByName,
    /// Those whom nothing in the puzzle tells apart count as the same.
    UpToSymmetry,
}

/// A number of ways, states or moves, told in both manners.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Both {
    /// With every traveller by name.
    pub named: BigUint,
    /// Up to exchanging those whom nothing tells apart.
    pub up_to_symmetry: BigUint,
}

impl Both {
    /// The number in one manner.
    pub fn get(&self, telling: Telling) -> &BigUint {
        match telling {
            Telling::ByName => &self.named,
            Telling::UpToSymmetry => &self.up_to_symmetry,
        }
    }
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

/// A trip of the boat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Where it begins.
    pub from: PlaceId,
    /// Where it ends.
    pub to: PlaceId,
    /// Who is in the boat.
    pub load: Vec<Thing>,
    /// What it costs.
    pub cost: Number,
}

/// What is known of all ways of a river crossing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WayCounts {
    /// Which ways were asked for.
    pub listing: Listing,
    /// Who counted as different.
    pub telling: Telling,
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

/// How far the goal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The number of crossings of a shortest way.
    pub crossings: u64,
    /// What they cost.
    pub cost: Number,
}

/// How many simple ways there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Simple {
    /// For each number of crossings how many there are.
    pub by_length: Vec<(u64, BigUint)>,
    /// Whether all were found.
    pub complete: bool,
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
