//! What counts as different where some things are interchangeable, and numbers counted both ways.

use num_bigint::BigUint;

/// What counts as different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Everything has a name: exchanging two things gives another state.
    #[default]
    Named,
    /// States that differ only by exchanging interchangeable things are the same.
    UpToSymmetry,
}

/// A number counted by name and up to symmetry; `None` where it is not known or too large to write out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SymmetryCounts {
    /// With everything by name.
    pub named: Option<BigUint>,
    /// Up to exchanging interchangeable things.
    pub up_to_symmetry: Option<BigUint>,
}

impl SymmetryCounts {
    /// The same number both ways, for a puzzle without interchangeable things.
    pub fn equal(number: impl Into<BigUint>) -> Self {
        let number = number.into();
        Self { named: Some(number.clone()), up_to_symmetry: Some(number) }
    }

    /// The number counted this way, if it is known.
    pub fn get(&self, symmetry: Symmetry) -> Option<&BigUint> {
        match symmetry {
            Symmetry::Named => self.named.as_ref(),
            Symmetry::UpToSymmetry => self.up_to_symmetry.as_ref(),
        }
    }
}
