//! River crossings: the puzzle as stated, with its names resolved.

mod puzzle;
mod rule;

pub use puzzle::{
    Attribute, AttributeId, Boat, CrossingPuzzle, Group, GroupId, Least, LoadLimit, Mates, Place, PlaceId, Placed,
    Route, Subject, Tag, TagId, Thing, Values,
};
pub use rule::{At, Quantifier, Quantity, Relation, Rule, Truth};
