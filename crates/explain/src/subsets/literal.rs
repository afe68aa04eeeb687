//! A fact by its number, or its negation.

/// That a fact is true, or that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Literal(u32);

impl Literal {
    /// Returns that the fact with this number is true, or that it is not.
    pub fn new(fact: usize, holds: bool) -> Self {
        Self((fact as u32) << 1 | u32::from(holds))
    }

    /// Returns the number of the fact.
    #[inline]
    pub fn fact(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether the fact is true.
    #[inline]
    pub fn holds(self) -> bool {
        self.0 & 1 == 1
    }
}

impl std::ops::Not for Literal {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}
