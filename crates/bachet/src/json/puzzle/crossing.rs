//! A river crossing as JSON.

use bachet_notation::Text;
use bachet_notation::crossing::{self, CrossingPuzzle, write_fields};
use serde::{Serialize, Serializer};

use super::Headers;
use crate::json::Ordered;

/// A river crossing as JSON: the keywords of the text as fields, expressions as texts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct CrossingFields {
    /// What the puzzle says about itself.
    #[serde(flatten)]
    pub headers: Headers,
    /// The places; left out: `left` and `right`.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub places: Vec<String>,
    /// The ways of boats, each between two places; left out: between every two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub routes: Vec<[String; 2]>,
    /// What is to cross.
    pub things: Vec<ThingFields>,
    /// Mates that are paired one by one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub pairs: Vec<[String; 2]>,
    /// Names for several things together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub tags: Vec<TagFields>,
    /// The boat, if there is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boat: Option<Box<BoatFields>>,
    /// The boats, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub boats: Vec<BoatFields>,
    /// Who does not start at the first place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub start: Vec<PlacedFields>,
    /// Who does not have to end at the last place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub goal: Vec<PlacedFields>,
    /// Who may row, an expression; left out: anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rower: Option<String>,
    /// What a trip costs, an expression; left out: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
    /// The most that all trips together may cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::json::schema::Name>"))]
    pub limit: Option<Numeral>,
    /// The rules in order.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub rules: Vec<RuleFields>,
}

/// Things of one name. One of `count` and `names` is there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct ThingFields {
    /// The name.
    pub name: String,
    /// How many there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u32>"))]
    pub count: Option<Numeral>,
    /// The names of the members.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub names: Vec<String>,
    /// What each of them has as a mate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mate: Option<String>,
    /// Attributes, each with one number for all or one for each: `{"weight": [80]}`.
    #[serde(skip_serializing_if = "Ordered::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<std::collections::BTreeMap<String, Numbers>>"))]
    pub attributes: Ordered<Vec<Numeral>>,
}

/// One number for all, or a list with one for each.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is of use")]
enum Numbers {
    Same(crate::json::schema::Name),
    Each(Vec<crate::json::schema::Name>),
}

/// A name for several things together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct TagFields {
    /// The name.
    pub name: String,
    /// Whom it means.
    pub members: Vec<String>,
}

/// A boat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct BoatFields {
    /// Its name; each of several boats has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many it takes at most; `null` or left out: any number.
    #[cfg_attr(feature = "schema", schemars(with = "Option<u32>"))]
    pub seats: Option<Numeral>,
    /// The most that the attributes of the load may add up to: `{"weight": 100}`.
    #[serde(skip_serializing_if = "Ordered::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<std::collections::BTreeMap<String, crate::json::schema::Name>>")
    )]
    pub limits: Ordered<Numeral>,
    /// The fewest that it may carry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub least: Vec<LeastFields>,
    /// Who may row it, an expression; left out: those who may row any boat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rower: Option<String>,
    /// What a trip of it costs, an expression; left out: what any trip costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
}

/// The fewest that the boat may carry.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct LeastFields {
    /// How many.
    #[cfg_attr(feature = "schema", schemars(with = "u32"))]
    pub count: Numeral,
    /// On trips from this place; left out: from everywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// Somebody at a place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct PlacedFields {
    /// Who: a name, `boat` (every boat) or `all`. What has one of these two names stands in double quotes.
    pub who: String,
    /// Where; `null` or left out: anywhere.
    pub at: Option<String>,
}

/// A rule.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct RuleFields {
    /// `banks`, `boat`, `unattended`, a place or a boat; left out: everywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// What must hold.
    pub expression: String,
    /// What to tell a person when it does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
}

/// A number: a whole one as a number, any other as a text that keeps it exact.
#[derive(Clone, Debug)]
pub struct Numeral(String);

impl Serialize for Numeral {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<i64>() {
            Ok(whole) => serializer.serialize_i64(whole),
            Err(_) => serializer.serialize_str(&self.0),
        }
    }
}

fn plain(text: &Text) -> String {
    text.as_str().to_owned()
}

fn numeral(text: &Text) -> Numeral {
    Numeral(plain(text))
}

impl From<&CrossingPuzzle> for CrossingFields {
    fn from(puzzle: &CrossingPuzzle) -> Self {
        let fields = write_fields(puzzle);
        let all = |texts: &[Text]| texts.iter().map(plain).collect();
        let placed = |list: &[crossing::PlacedFields]| {
            list.iter().map(|p| PlacedFields { who: plain(&p.who), at: p.place.as_ref().map(plain) }).collect()
        };
        let is_only = fields.boats.len() == 1;
        let mut boats = fields.boats.iter().map(BoatFields::from).peekable();
        Self {
            headers: (&puzzle.headers).into(),
            places: all(fields.places.as_deref().unwrap_or_default()),
            routes: fields.routes.iter().map(|r| [plain(&r.from), plain(&r.to)]).collect(),
            things: fields.things.iter().map(ThingFields::from).collect(),
            pairs: fields.pairs.iter().map(|p| [plain(&p.one), plain(&p.other)]).collect(),
            tags: fields.tags.iter().map(|t| TagFields { name: plain(&t.name), members: all(&t.members) }).collect(),
            boat: boats.next_if(|_| is_only).map(Box::new),
            boats: boats.collect(),
            start: placed(&fields.start),
            goal: placed(&fields.goal),
            rower: fields.rower.as_ref().map(plain),
            cost: fields.cost.as_ref().map(plain),
            limit: fields.limit.as_ref().map(numeral),
            rules: fields
                .rules
                .iter()
                .map(|r| RuleFields {
                    at: Some(plain(&r.at)).filter(|at| !at.is_empty()),
                    expression: plain(&r.expression),
                    say: r.say.as_ref().map(plain),
                })
                .collect(),
        }
    }
}

impl From<&crossing::ThingFields> for ThingFields {
    fn from(thing: &crossing::ThingFields) -> Self {
        let attribute = |a: &crossing::AttributeFields| (plain(&a.name), a.values.iter().map(numeral).collect());
        Self {
            name: plain(&thing.name),
            count: thing.count.as_ref().map(numeral),
            names: thing.names.iter().map(plain).collect(),
            mate: thing.mate.as_ref().map(plain),
            attributes: Ordered::of(thing.attributes.iter().map(attribute)),
        }
    }
}

impl From<&crossing::BoatFields> for BoatFields {
    fn from(boat: &crossing::BoatFields) -> Self {
        Self {
            name: boat.name.as_ref().map(plain),
            rower: boat.rower.as_ref().map(plain),
            cost: boat.cost.as_ref().map(plain),
            seats: boat.seats.as_ref().map(numeral),
            limits: Ordered::of(boat.limits.iter().map(|(name, max)| (plain(name), numeral(max)))),
            least: boat
                .least
                .iter()
                .map(|(count, from)| LeastFields { count: numeral(count), from: from.as_ref().map(plain) })
                .collect(),
        }
    }
}
