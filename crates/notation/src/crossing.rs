//! River crossings: the puzzle as stated, with its names resolved, and its notation.
//!
//! Text and JSON are both read to [`CrossingFields`], which one resolver turns into the puzzle.

mod boat;
mod boat_text;
mod bounds;
mod dictionary;
mod fields;
mod inflection;
mod item_shapes;
mod meaning;
mod measure;
mod numbers;
mod parse;
mod puzzle;
mod resolve;
mod rule;
mod sentence;
mod syntax;
mod text;
mod things;
mod write;

pub use crate::clue::Comparison;
pub use boat::{Boat, BoatId, Least, LoadLimit};
pub use fields::{
    AttributeFields, BoatFields, CrossingFields, MeasureFields, PairFields, PlacedFields, RouteFields, RuleFields,
    SeatNeedFields, TagFields, ThingFields,
};
pub use puzzle::{
    Attribute, AttributeId, CrossingPuzzle, Group, GroupId, Mates, Place, PlaceId, Placed, Route, Subject, Tag, TagId,
    Thing, Values,
};
pub use resolve::read_fields;
pub use rule::{At, Quantifier, Quantity, Rule, Truth};
pub use text::read;
pub use write::{boat_keyword, rule_statements, statements, write, write_cost, write_fields, write_rower, write_rule};
