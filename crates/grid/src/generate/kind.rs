//! The kinds of clues that are generated, and how often.

/// A kind of clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClueKind {
    /// Two values belong to one entity.
    Same,
    /// Two values do not belong to one entity.
    Different,
    /// Two entities are neighbours in an order.
    Next,
    /// One entity comes somewhere before another.
    Before,
    /// One entity comes directly before another.
    JustBefore,
    /// Two entities are a number of places apart.
    Distance,
    /// One entity is between two others.
    Between,
    /// One entity has the larger number.
    More,
    /// The numbers of two entities differ by an amount.
    Difference,
    /// The number of an entity is above or below a number.
    Bound,
    /// An entity has one of two values.
    Either,
    /// Two entities have two values, in either order.
    Pair,
}

impl ClueKind {
    /// Every kind.
    pub const ALL: [Self; 12] = [
        Self::Same,
        Self::Different,
        Self::Next,
        Self::Before,
        Self::JustBefore,
        Self::Distance,
        Self::Between,
        Self::More,
        Self::Difference,
        Self::Bound,
        Self::Either,
        Self::Pair,
    ];

    /// Returns its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Different => "different",
            Self::Next => "next",
            Self::Before => "before",
            Self::JustBefore => "just-before",
            Self::Distance => "distance",
            Self::Between => "between",
            Self::More => "more",
            Self::Difference => "difference",
            Self::Bound => "bound",
            Self::Either => "either",
            Self::Pair => "pair",
        }
    }
}

/// How often each kind of clue is drawn, relative to the others. A kind of weight 0 does not occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights([u32; ClueKind::ALL.len()]);

impl Default for Weights {
    fn default() -> Self {
        let mut weights = Self([2; ClueKind::ALL.len()]);
        weights.set(ClueKind::Same, 4);
        weights.set(ClueKind::Next, 3);
        weights.set(ClueKind::Distance, 1);
        weights.set(ClueKind::Bound, 1);
        weights
    }
}

impl Weights {
    /// Returns weights by which no kind is drawn.
    pub fn none() -> Self {
        Self([0; ClueKind::ALL.len()])
    }

    /// Returns how often the kind is drawn.
    pub fn get(&self, kind: ClueKind) -> u32 {
        self.0[kind as usize]
    }

    /// Sets how often the kind is drawn.
    pub fn set(&mut self, kind: ClueKind, weight: u32) {
        self.0[kind as usize] = weight;
    }
}
