//! The techniques of logic grids, from the easiest.

use crate::Technique;

macro_rules! techniques {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal;)*) => {
        $($(#[doc = $doc])+ pub static $name: Technique =
            Technique { id: $id, explainer: None, hodoku: None, link: None };)*

        /// All techniques of logic grids, from the easiest.
        pub static ALL: &[&Technique] = &[$(&$name,)*];
    };
}

techniques! {
    /// Two values belong together, so neither belongs to another value of the other's category.
    MATCH = "technique-match";
    /// Values that belong together have the same partners.
    TRANSFER = "technique-transfer";
    /// Only one partner in a category is left.
    LAST_PLACE = "technique-last-place";
    /// What a clue says, or what follows from it and what is known.
    CLUE = "technique-clue";
    /// What an order, a difference or another comparison of places or numbers leaves.
    ORDER_BOUNDS = "technique-order-bounds";
    /// What is left of alternatives.
    EITHER_OR = "technique-either-or";
    /// Two values do not belong together, because they have no possible partner in common.
    NO_COMMON_PLACE = "technique-no-common-place";
    /// Some values fill as many places, so no other value is there.
    PAIRS = "technique-pairs";
    /// Two clues together: a supposition contradicts them.
    TWO_CLUES = "technique-two-clues";
    /// Several clues together: a supposition contradicts them.
    SEVERAL_CLUES = "technique-several-clues";
    /// A supposition from which a contradiction follows.
    SUPPOSE = "technique-suppose";
}
