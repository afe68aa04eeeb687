//! What a meaning consists of: links between what the sentence mentions, and how they are combined.

use bachet_notation::clue::{CategoryId, Comparison, Item, Order, Truth, ValueId, Who};
use smallvec::SmallVec;

use super::amounts::Amount;

/// A relation between two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    Same,
    Different,
    Less,
    More,
    /// Less by an amount.
    LessBy,
    MoreBy,
    /// Different by an amount, either way.
    Apart,
    /// A multiple.
    Times,
    /// The same amount.
    Equal,
    /// Less than a constant.
    Below,
    Above,
    /// A constant.
    Exactly,
    JustBefore,
    JustAfter,
    NextTo,
    Between,
    /// The sum of two amounts.
    Sum,
    AllDifferent,
    Other,
}

impl Relation {
    /// Returns its name, by which its weights are found: it must not change.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Different => "different",
            Self::Less => "less",
            Self::More => "more",
            Self::LessBy => "less-by",
            Self::MoreBy => "more-by",
            Self::Apart => "apart",
            Self::Times => "times",
            Self::Equal => "equal",
            Self::Below => "below",
            Self::Above => "above",
            Self::Exactly => "exactly",
            Self::JustBefore => "just-before",
            Self::JustAfter => "just-after",
            Self::NextTo => "next-to",
            Self::Between => "between",
            Self::Sum => "sum",
            Self::AllDifferent => "all-different",
            Self::Other => "other",
        }
    }

    /// Whether it states an amount, or a number of places.
    pub(super) fn has_amount(self) -> bool {
        matches!(
            self,
            Self::LessBy
                | Self::MoreBy
                | Self::Apart
                | Self::Times
                | Self::Below
                | Self::Above
                | Self::Exactly
                | Self::JustBefore
                | Self::JustAfter
                | Self::NextTo
                | Self::Sum
        )
    }

    /// Returns the relation of the second side to the first.
    pub(super) fn reversed(self) -> Self {
        match self {
            Self::Less => Self::More,
            Self::More => Self::Less,
            Self::LessBy => Self::MoreBy,
            Self::MoreBy => Self::LessBy,
            Self::JustBefore => Self::JustAfter,
            Self::JustAfter => Self::JustBefore,
            Self::Below => Self::Above,
            Self::Above => Self::Below,
            other => other,
        }
    }
}

/// A side of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Value(ValueId),
    Constant,
    Other,
}

/// A relation between two or three sides, or that it does not hold.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) relation: Relation,
    pub(super) holds: bool,
    pub(super) sides: SmallVec<[Side; 3]>,
    /// The category that it compares.
    pub(super) category: Option<CategoryId>,
    /// Whether it is about places in an order, not about numbers.
    pub(super) counts_places: bool,
}

/// The links of a meaning.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    pub(super) links: Vec<Link>,
    /// How they are combined, where not all of them have to hold.
    pub(super) combined: SmallVec<[&'static str; 4]>,
}

impl Links {
    /// Returns the links of a meaning.
    pub(super) fn of(truth: &Truth) -> Self {
        let mut found = Self::default();
        found.add(truth, true);
        found
    }

    fn add(&mut self, truth: &Truth, holds: bool) {
        match truth {
            Truth::Not(inner) => self.add(inner, !holds),
            Truth::And(all) => {
                if !holds {
                    self.combined.push("not-both");
                }
                for part in all {
                    self.add(part, holds);
                }
            }
            Truth::Or(all) => {
                self.combined.push(if holds { "or" } else { "nor" });
                for part in all {
                    self.add(part, holds);
                }
            }
            Truth::Xor(a, b) => self.pair("either", a, b, holds),
            Truth::Implies(a, b) => self.pair("if", a, b, holds),
            Truth::Iff(a, b) => self.pair("iff", a, b, holds),
            Truth::Same(a, comparison, b) => {
                let same = (*comparison == Comparison::Equal) == holds;
                let relation = if same { Relation::Same } else { Relation::Different };
                self.push(relation, true, &[who(a), who(b)], None);
            }
            Truth::Items(a, comparison, b) => {
                let is_value = matches!(b, Item::Value(_));
                let category = [a, b].into_iter().find_map(category_of);
                self.push(compared(*comparison, is_value), holds, &[item(a), item(b)], category);
            }
            Truth::Numbers(a, comparison, b) => {
                let (one, other) = (Amount::of(a), Amount::of(b));
                let is_bound = one.side == Side::Constant || other.side == Side::Constant;
                let relation = match (comparison, is_bound) {
                    (Comparison::Equal, false) => other.relation,
                    (Comparison::Equal, true) => one.with.map_or(Relation::Exactly, |_| one.relation),
                    _ => compared(*comparison, is_bound),
                };
                let relation = if one.side == Side::Constant { relation.reversed() } else { relation };
                let sides = [one.side, one.with.unwrap_or(other.side)];
                self.push(relation, holds, &sides, one.category.or(other.category));
            }
            Truth::Places(a, order, b, category) => {
                let relation = match order {
                    Order::Before => Relation::Less,
                    Order::After => Relation::More,
                    Order::PlacesBefore(1) => Relation::JustBefore,
                    Order::PlacesAfter(1) => Relation::JustAfter,
                    Order::PlacesFrom(1) => Relation::NextTo,
                    Order::PlacesBefore(_) => Relation::LessBy,
                    Order::PlacesAfter(_) => Relation::MoreBy,
                    Order::PlacesFrom(_) => Relation::Apart,
                };
                self.push(relation, holds, &[who(a), who(b)], Some(*category));
                self.links.iter_mut().rev().take(1).for_each(|link| link.counts_places = true);
            }
            Truth::Between(a, b, c, category) => {
                self.push(Relation::Between, holds, &[who(a), who(b), who(c)], Some(*category));
            }
            Truth::AllDifferentWho(all) => {
                let sides: SmallVec<[Side; 3]> = all.iter().map(who).collect();
                self.push(Relation::AllDifferent, holds, &sides, None);
            }
            _ => self.push(Relation::Other, holds, &[], None),
        }
    }

    fn pair(&mut self, name: &'static str, a: &Truth, b: &Truth, holds: bool) {
        self.combined.push(name);
        self.add(a, holds);
        self.add(b, holds);
    }

    fn push(&mut self, relation: Relation, holds: bool, sides: &[Side], category: Option<CategoryId>) {
        self.links.push(Link {
            relation,
            holds,
            sides: sides.iter().copied().collect(),
            category,
            counts_places: false,
        });
    }
}

/// Returns the relation of a comparison, with a constant or with another side.
fn compared(comparison: Comparison, is_bound: bool) -> Relation {
    match (comparison, is_bound) {
        (Comparison::Less | Comparison::LessEqual, false) => Relation::Less,
        (Comparison::Greater | Comparison::GreaterEqual, false) => Relation::More,
        (Comparison::Less | Comparison::LessEqual, true) => Relation::Below,
        (Comparison::Greater | Comparison::GreaterEqual, true) => Relation::Above,
        (Comparison::Equal, false) => Relation::Equal,
        (Comparison::Equal, true) => Relation::Exactly,
        (Comparison::NotEqual, _) => Relation::Other,
    }
}

pub(super) fn who(who: &Who) -> Side {
    match who {
        Who::Has(value) => Side::Value(*value),
        _ => Side::Other,
    }
}

fn category_of(item: &Item) -> Option<CategoryId> {
    match item {
        Item::Value(value) => Some(value.category),
        Item::Of(category, _) => Some(*category),
        Item::Bound(_) => None,
    }
}

fn item(item: &Item) -> Side {
    match item {
        Item::Value(value) => Side::Value(*value),
        Item::Of(_, of) => who(of),
        Item::Bound(_) => Side::Other,
    }
}
