//! What each reason on a board costs.

/// The weights of reasons on a board. A step costs the sum of the weights of its rules and known facts.
///
/// demystify (0.4.0) counts rules and takes facts for free. The defaults are near to that: any number of facts that a
/// house can have costs less than another rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardWeights {
    /// That a cell has one value, that a house has a value, or has it once.
    pub house: u32,
    /// A rule other than a house. It is not seen on the board, so it costs more.
    pub rule: u32,
    /// A known fact.
    pub fact: u32,
    /// Each step behind a supposition.
    pub look_ahead: u32,
}

impl Default for BoardWeights {
    fn default() -> Self {
        Self { house: 20, rule: 25, fact: 1, look_ahead: 0 }
    }
}
