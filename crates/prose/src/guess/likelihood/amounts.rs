//! What an amount is calculated from.

use bachet_notation::clue::{CategoryId, Operator, Quantity};

use super::links::{Relation, Side, who};

/// The amount of a side, and what is calculated with it.
pub(super) struct Amount {
    pub(super) side: Side,
    /// The category whose amounts are meant.
    pub(super) category: Option<CategoryId>,
    /// What it is to whoever equals the calculated amount.
    pub(super) relation: Relation,
    /// The other side of a sum or a difference.
    pub(super) with: Option<Side>,
}

impl Amount {
    pub(super) fn of(quantity: &Quantity) -> Self {
        let plain = |side, category| Self { side, category, relation: Relation::Equal, with: None };
        match quantity {
            Quantity::Constant(_) => plain(Side::Constant, None),
            Quantity::Of(category, of) => plain(who(of), Some(*category)),
            Quantity::Absolute(inner) => Self { relation: Relation::Apart, ..Self::of(inner) },
            Quantity::Arithmetic(a, operator, b) => Self::calculated(&Self::of(a), *operator, &Self::of(b)),
            _ => plain(Side::Other, None),
        }
    }

    fn calculated(one: &Self, operator: Operator, other: &Self) -> Self {
        let (one, other) = if one.side == Side::Constant { (other, one) } else { (one, other) };
        let is_constant = other.side == Side::Constant;
        let relation = match (operator, is_constant) {
            (Operator::Add, true) | (Operator::Subtract, false) => Relation::MoreBy,
            (Operator::Subtract, true) => Relation::LessBy,
            (Operator::Add, false) => Relation::Sum,
            (Operator::Multiply | Operator::Divide, _) => Relation::Times,
            (Operator::Modulo, _) => Relation::Other,
        };
        let with = if is_constant { None } else { Some(other.side) };
        Self { side: one.side, category: one.category.or(other.category), relation, with }
    }
}
