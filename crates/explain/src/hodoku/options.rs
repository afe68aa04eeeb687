//! Options of the search.

/// Options of the search that the regression library changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct SearchOptions {
    /// Whether almost locked sets of a step may overlap.
    pub overlapping_sets: bool,
    /// Whether chains of almost locked sets may go back to earlier ones.
    pub sets_both_ways: bool,
    /// Whether loops may go through almost locked sets.
    pub sets_in_loops: bool,
    /// Whether two fish with the same base make a step together.
    pub siamese_fish: bool,
    /// Whether steps are to be explained.
    pub reasons: bool,
    /// The only value of fish with boxes, from 0.
    pub fish_value: Option<u8>,
}
