//! A river crossing as separate fields: what a text and a JSON document have in common before names are resolved.
//!
//! Names that are declared stand without quotes; whatever speaks of a name may have them.

use crate::numeral::DecimalMark;
use crate::{Headers, Span, Text};

/// The fields of a river crossing as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossingFields {
    /// Title, language and source.
    pub headers: Headers<Text>,
    /// What parts the whole of a number from its decimals, outside of expressions.
    pub mark: DecimalMark,
    /// The places; `None` where they are not stated.
    pub places: Option<Vec<Text>>,
    /// The ways between places.
    pub routes: Vec<RouteFields>,
    /// What is to cross.
    pub things: Vec<ThingFields>,
    /// Names for several things together.
    pub tags: Vec<TagFields>,
    /// Who starts where.
    pub start: Vec<PlacedFields>,
    /// Who has to end where.
    pub goal: Vec<PlacedFields>,
    /// The boat.
    pub boat: Option<BoatFields>,
    /// Who may row, an expression.
    pub rower: Option<Text>,
    /// What a trip costs, an expression.
    pub cost: Option<Text>,
    /// The most that all trips together may cost.
    pub limit: Option<Text>,
    /// The rules.
    pub rules: Vec<RuleFields>,
    /// The place of the puzzle as a whole: for what is missing in it.
    pub span: Span,
}

/// A way between two places.
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
    /// How many there are, where a number says so.
    pub count: Option<Text>,
    /// The names of the members, where they have some.
    pub names: Vec<Text>,
    /// The thing that each has as a mate.
    pub mate: Option<Text>,
    /// What is known of them.
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

/// A name for several things together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TagFields {
    /// The name.
    pub name: Text,
    /// Who is meant.
    pub members: Vec<Text>,
}

/// Somebody at a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacedFields {
    /// Who; `boat` is the boat, `all` is everybody.
    pub who: Text,
    /// Where; `None` is anywhere.
    pub place: Option<Text>,
}

/// The boat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoatFields {
    /// How many it takes at most.
    pub seats: Option<Text>,
    /// An attribute, and the most that the load may have of it together.
    pub limits: Vec<(Text, Text)>,
    /// The fewest that it may carry, and from which place; `None` is from everywhere.
    pub least: Vec<(Text, Option<Text>)>,
    /// Where it is spoken of.
    pub span: Span,
}

/// A rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleFields {
    /// `banks`, `boat`, `unattended` or a place; empty for everywhere.
    pub at: Text,
    /// What must hold, an expression.
    pub expression: Text,
    /// What to tell a person when it does not hold.
    pub say: Option<Text>,
    /// The whole rule.
    pub span: Span,
}
