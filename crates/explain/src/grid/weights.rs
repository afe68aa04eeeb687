//! What each reason costs: how much harder a step is for it.

/// The weights of reasons. A step costs the sum of the weights of its rules and known facts.
///
/// The defaults are those of the step-wise explanations of logic grids by Bogaerts, Gamba, Claes and Guns (ECAI 2020,
/// AIJ 2021) and of OCUS (Gamba, Bogaerts, Guns; JAIR 2023): a clue 100, transitivity 60, bijectivity 60, a fact 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A part of a clue. OCUS: 100.
    pub clue: u32,
    /// That a value has one partner in a category, or the stated number of them. OCUS, bijectivity: 60.
    pub one_each: u32,
    /// That values that belong together have the same partners. OCUS, transitivity: 60.
    pub transfer: u32,
    /// A known fact. OCUS: 1.
    pub fact: u32,
    /// Each step behind a supposition, because it has to be kept in mind. Our own; the sources open a step of several
    /// rules in the same way and do not charge for it, so the default is 0.
    pub look_ahead: u32,
}

impl Default for Weights {
    fn default() -> Self {
        Self { clue: 100, one_each: 60, transfer: 60, fact: 1, look_ahead: 0 }
    }
}

impl Weights {
    /// Returns the least that two different rules cost.
    pub(super) fn any_two(&self) -> u32 {
        self.clue.min(self.one_each).min(self.transfer).saturating_mul(2)
    }
}
