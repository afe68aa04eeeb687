//! The ways of a puzzle of moves, and how many there are.

use bachet_moving::{Both, Proof, Shortest, Simple, Telling};
use num_bigint::BigUint;

use super::{Count, Listing, Symmetry, Verdict};

/// What is known of all ways of a puzzle of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveCounts {
    /// Which ways were asked for.
    pub listing: Listing,
    /// What counted as different.
    pub symmetry: Symmetry,
    /// How many moves a shortest way has; `None` if there is no way, or none was found.
    pub distance: Option<u64>,
    /// Why there is no way, where there is none.
    pub proof: Option<Proof>,
    /// Every way has at least so many moves.
    pub at_least: u64,
    /// How many shortest ways there are, where that is known.
    pub shortest: Option<Both>,
    /// How many simple ways there are by their number of moves, if they were asked for.
    pub simple: Option<Simple>,
    /// How many states can be reached, where that is known.
    pub states: Option<Both>,
    /// How many moves there are between them, where that is known.
    pub moves: Option<Both>,
    /// What may be exchanged: how many of each kind.
    pub alike: Vec<u64>,
}

impl MoveCounts {
    pub(super) fn of(found: &Shortest, listing: Listing, symmetry: Symmetry) -> Self {
        Self {
            listing,
            symmetry,
            distance: found.distance,
            proof: found.proof,
            at_least: found.at_least,
            shortest: found.ways.clone(),
            simple: None,
            states: found.states.clone(),
            moves: found.moves.clone(),
            alike: found.alike.clone(),
        }
    }

    /// How many shortest ways there are, told as was asked for; a lower bound where that is not known.
    pub fn count(&self) -> Count {
        match (&self.shortest, self.distance) {
            (Some(both), _) => Count { number: self.in_manner(both).clone(), exact: true },
            (None, Some(_)) => Count { number: 1u32.into(), exact: false },
            (None, None) => Count { number: 0u32.into(), exact: self.proof.is_some() },
        }
    }

    /// The verdict counts shortest ways, whichever are listed.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(&self.count())
    }

    /// The number in the manner that was asked for.
    pub fn in_manner<'a>(&self, both: &'a Both) -> &'a BigUint {
        match self.symmetry {
            Symmetry::Named => &both.named,
            Symmetry::UpToSymmetry => &both.up_to_symmetry,
        }
    }
}

/// What counts as different, as the puzzles of moves call it.
pub(super) fn telling(symmetry: Symmetry) -> Telling {
    match symmetry {
        Symmetry::Named => Telling::ByName,
        Symmetry::UpToSymmetry => Telling::UpToSymmetry,
    }
}

/// How many simple ways there are together.
pub fn total(simple: &Simple) -> BigUint {
    simple.by_length.iter().map(|(_, count)| BigUint::from(*count)).sum()
}
