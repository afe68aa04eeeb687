//! The techniques of Sudoku Explainer 1.2.1 with their ratings.
//!
//! Names and ratings are those of Nicolas Juillerat's program; scores and levels are those of HoDoKu 2.2.0 for the same
//! technique, where it has it.

use crate::{HodokuLevel, Technique};

/// What a true candidate excludes; a step within chains only.
pub(super) static EXCLUSION: Technique =
    Technique { id: "technique-exclusion", explainer: None, hodoku: None, link: None };

macro_rules! techniques {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $rating:literal, $hodoku:expr;)*) => {
        $($(#[$doc])* pub static $name: Technique =
            Technique { id: $id, explainer: Some($rating), hodoku: $hodoku, link: None };)*

        /// All techniques, in the order in which they are tried.
        pub static TECHNIQUES: &[&Technique] = &[$(&$name),*];
    };
}

techniques! {
    /// The last empty cell of a house.
    FULL_HOUSE = "technique-full-house", 10, Some((4, HodokuLevel::Easy));
    /// The only place for a value in a box.
    HIDDEN_SINGLE = "technique-hidden-single", 12, Some((14, HodokuLevel::Easy));
    /// The only place for a value in a row, a column, or a house by a rule.
    HIDDEN_SINGLE_LINE = "technique-hidden-single-line", 15, Some((14, HodokuLevel::Easy));
    /// Candidates locked in a box leave one place in another box.
    DIRECT_POINTING = "technique-direct-pointing", 17, None;
    /// Candidates locked in a line leave one place in another line.
    DIRECT_CLAIMING = "technique-direct-claiming", 19, None;
    /// A hidden pair leaves one place for another value of the house.
    DIRECT_HIDDEN_PAIR = "technique-direct-hidden-pair", 20, None;
    /// The only value of a cell.
    NAKED_SINGLE = "technique-naked-single", 23, Some((4, HodokuLevel::Easy));
    /// A hidden triple leaves one place for another value of the house.
    DIRECT_HIDDEN_TRIPLE = "technique-direct-hidden-triple", 25, None;
    /// Candidates of a box that lie in one line.
    POINTING = "technique-pointing", 26, Some((50, HodokuLevel::Medium));
    /// Candidates of a line that lie in one box.
    CLAIMING = "technique-claiming", 28, Some((50, HodokuLevel::Medium));
    /// Two cells of a house with two values.
    NAKED_PAIR = "technique-naked-pair", 30, Some((60, HodokuLevel::Medium));
    /// A value in two lines that lies in two crossing lines.
    X_WING = "technique-x-wing", 32, Some((140, HodokuLevel::Hard));
    /// Two values of a house with two places.
    HIDDEN_PAIR = "technique-hidden-pair", 34, Some((70, HodokuLevel::Medium));
    /// Three cells of a house with three values.
    NAKED_TRIPLE = "technique-naked-triple", 36, Some((80, HodokuLevel::Medium));
    /// A value in three lines that lies in three crossing lines.
    SWORDFISH = "technique-swordfish", 38, Some((150, HodokuLevel::Hard));
    /// Three values of a house with three places.
    HIDDEN_TRIPLE = "technique-hidden-triple", 40, Some((100, HodokuLevel::Medium));
    /// A pivot of two values with two wings.
    XY_WING = "technique-xy-wing", 42, Some((160, HodokuLevel::Hard));
    /// A pivot of three values with two wings.
    XYZ_WING = "technique-xyz-wing", 44, Some((180, HodokuLevel::Hard));
    /// Four cells that would have two solutions.
    UNIQUE_RECTANGLE = "technique-unique-rectangle", 45, Some((100, HodokuLevel::Hard));
    /// Six or more cells that would have two solutions.
    UNIQUE_LOOP = "technique-unique-loop", 46, None;
    /// Four cells of a house with four values.
    NAKED_QUADRUPLE = "technique-naked-quadruple", 50, Some((120, HodokuLevel::Hard));
    /// A value in four lines that lies in four crossing lines.
    JELLYFISH = "technique-jellyfish", 52, Some((160, HodokuLevel::Hard));
    /// Four values of a house with four places.
    HIDDEN_QUADRUPLE = "technique-hidden-quadruple", 54, Some((150, HodokuLevel::Hard));
    /// A board whose empty cells would all have two values, and so two solutions.
    BIVALUE_GRAVE = "technique-bivalue-universal-grave", 56, Some((100, HodokuLevel::Hard));
    /// Two cells whose values would leave none for a third.
    ALIGNED_PAIR = "technique-aligned-pair-exclusion", 62, None;
    /// A cycle of one value in which one half or the other is true.
    X_CYCLE = "technique-x-cycle", 65, None;
    /// A cycle of cells with two values.
    Y_CYCLE = "technique-y-cycle", 65, None;
    /// A chain of one value from a candidate to its opposite.
    FORCING_X_CHAIN = "technique-forcing-x-chain", 66, None;
    /// A cycle in which one half or the other is true.
    CYCLE = "technique-cycle", 70, None;
    /// A chain from a candidate to its opposite.
    FORCING_CHAIN = "technique-forcing-chain", 70, None;
    /// Three cells whose values would leave none for a fourth.
    ALIGNED_TRIPLE = "technique-aligned-triple-exclusion", 75, None;
    /// A contradiction of places of one value.
    NISHIO = "technique-nishio", 75, None;
    /// Chains from all values of a cell, or from all places of a value in a house, to the same fact.
    MULTIPLE_CHAINS = "technique-multiple-forcing-chains", 80, None;
    /// Nets of chains to the same fact or to a contradiction.
    DYNAMIC_CHAINS = "technique-dynamic-forcing-chains", 85, None;
    /// Nets that also use locked candidates, pairs and X-wings.
    DYNAMIC_CHAINS_PLUS = "technique-dynamic-forcing-chains-plus", 90, None;
    /// Nets that also use forcing chains.
    NESTED_CHAINS = "technique-nested-forcing-chains", 95, None;
    /// Nets that also use multiple forcing chains.
    NESTED_MULTIPLE_CHAINS = "technique-nested-multiple-forcing-chains", 100, None;
    /// Nets that also use dynamic forcing chains.
    NESTED_DYNAMIC_CHAINS = "technique-nested-dynamic-forcing-chains", 105, None;
    /// Nets that also use nets that use forcing chains.
    NESTED_NESTED_CHAINS = "technique-doubly-nested-forcing-chains", 110, None;
}
