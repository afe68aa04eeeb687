//! A river crossing as separate fields, before names are resolved: text and JSON are both read to these.
//!
//! Declared names have no quotes; references to names may have them.

use crate::numeral::DecimalMark;
use crate::{Headers, Span, Text};

/// The fields of a river crossing as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossingFields {
    /// What the puzzle says about itself.
    pub headers: Headers<Text>,
    /// The decimal mark of numbers outside expressions.
    pub mark: DecimalMark,
    /// The places, if they are stated.
    pub places: Option<Vec<Text>>,
    /// The routes between places.
    pub routes: Vec<RouteFields>,
    /// The things that have to cross.
    pub things: Vec<ThingFields>,
    /// Mates that are paired one by one.
    pub pairs: Vec<PairFields>,
    /// Numbers of an attribute for all things, in a line of their own.
    pub measures: Vec<MeasureFields>,
    /// How many seats things take, if not one each.
    pub seat_needs: Vec<SeatNeedFields>,
    /// The units of numbers, as written.
    pub units: Vec<Text>,
    /// What a way has to have the least of, as in `goal: least time`.
    pub least: Option<Text>,
    /// Names for sets of things.
    pub tags: Vec<TagFields>,
    /// The start of things that do not start at the first place.
    pub start: Vec<PlacedFields>,
    /// The goal of things that do not have to end at the last place.
    pub goal: Vec<PlacedFields>,
    /// The boats.
    pub boats: Vec<BoatFields>,
    /// Which loads have a rower, an expression.
    pub rower: Option<Text>,
    /// The cost of a trip, an expression.
    pub cost: Option<Text>,
    /// The maximum cost of all trips together.
    pub limit: Option<Text>,
    /// The rules.
    pub rules: Vec<RuleFields>,
    /// The place of the puzzle as a whole: for what is missing in it.
    pub span: Span,
}

/// A route between two places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RouteFields {
    /// One end.
    pub from: Text,
    /// The other end.
    pub to: Text,
}

/// Things of one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThingFields {
    /// The name.
    pub name: Text,
    /// The number of things, if it is stated.
    pub count: Option<Text>,
    /// The names of the members, if they have names.
    pub names: Vec<Text>,
    /// The group of its mates.
    pub mate: Option<Text>,
    /// Their attributes.
    pub attributes: Vec<AttributeFields>,
}

/// An attribute of things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttributeFields {
    /// The name.
    pub name: Text,
    /// One number for all, or one for each.
    pub values: Vec<Text>,
}

/// Two things that are mates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairFields {
    /// One of them.
    pub one: Text,
    /// Its mate.
    pub other: Text,
}

/// An attribute of all things: `minutes: 1, 2, 5, 10`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeasureFields {
    /// The attribute.
    pub name: Text,
    /// The numbers, each with the thing that it is of; `None` for the next thing in the order of declaration.
    pub values: Vec<(Option<Text>, Text)>,
}

/// How many seats each of some things takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatNeedFields {
    /// The things.
    pub who: Text,
    /// The number of seats.
    pub number: Text,
}

/// A name for a set of things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TagFields {
    /// The name.
    pub name: Text,
    /// The members.
    pub members: Vec<Text>,
}

/// Things at a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacedFields {
    /// The things or a boat; `boat` is every boat, `all` is everything.
    pub who: Text,
    /// The place; `None` is anywhere.
    pub place: Option<Text>,
}

/// A boat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoatFields {
    /// The name, if it has one.
    pub name: Option<Text>,
    /// Whether that is a word such as `raft` in place of `boat`, which an only boat does not keep.
    pub is_vessel: bool,
    /// Maximum number of things in the boat.
    pub seats: Option<Text>,
    /// Whether that is a number without the word `seats`, which could also be a weight.
    pub is_number_alone: bool,
    /// Each attribute with the maximum sum of the load.
    pub limits: Vec<(Text, Text)>,
    /// Each minimum number of things in the boat with the place that it holds for; `None` is every place.
    pub least: Vec<(Text, Option<Text>)>,
    /// Where it starts, if its line says so.
    pub start: Option<Text>,
    /// Which of its loads have a rower, an expression.
    pub rower: Option<Text>,
    /// The cost of its trips, an expression.
    pub cost: Option<Text>,
    /// Its place in the source.
    pub span: Span,
}

/// A rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleFields {
    /// `banks`, `boat`, `unattended`, a place or a boat; empty for everywhere.
    pub at: Text,
    /// What must hold, an expression.
    pub expression: Text,
    /// The explanation for people when it does not hold.
    pub say: Option<Text>,
    /// The whole rule.
    pub span: Span,
}
