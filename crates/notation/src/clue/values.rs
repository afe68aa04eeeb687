//! Changes the values that a meaning names.

use super::{Item, Quantity, Truth, ValueId, Who};

impl Truth {
    /// Changes each value that is named; the categories of quantifiers, numbers and places stay as they are.
    pub fn change_values(&mut self, change: &mut impl FnMut(&mut ValueId)) {
        match self {
            Self::Same(a, _, b) | Self::Places(a, _, b, _) => [a, b].into_iter().for_each(|who| who.change(change)),
            Self::Items(a, _, b) => [a, b].into_iter().for_each(|item| item.change(change)),
            Self::Numbers(a, _, b) => [a, b].into_iter().for_each(|quantity| quantity.change(change)),
            Self::Between(a, b, c, _) => [a, b, c].into_iter().for_each(|who| who.change(change)),
            Self::AllDifferentWho(list) => list.iter_mut().for_each(|who| who.change(change)),
            Self::AllDifferentItems(list) => list.iter_mut().for_each(|item| item.change(change)),
            Self::AllDifferentNumbers(list) => list.iter_mut().for_each(|quantity| quantity.change(change)),
            Self::Not(a) | Self::Every(_, _, a) | Self::Some(_, _, a) => a.change_values(change),
            Self::And(list) | Self::Or(list) | Self::Count(_, list) => {
                for a in list {
                    a.change_values(change);
                }
            }
            Self::Xor(a, b) | Self::Implies(a, b) | Self::Iff(a, b) => {
                a.change_values(change);
                b.change_values(change);
            }
        }
    }
}

impl Who {
    fn change(&mut self, change: &mut impl FnMut(&mut ValueId)) {
        match self {
            Self::Has(value) => change(value),
            Self::Act(item) => item.change(change),
            Self::ActNumber(_, quantity) => quantity.change(change),
            Self::Bound(_) => {}
        }
    }
}

impl Item {
    fn change(&mut self, change: &mut impl FnMut(&mut ValueId)) {
        match self {
            Self::Value(value) => change(value),
            Self::Of(_, who) => who.change(change),
            Self::Bound(_) => {}
        }
    }
}

impl Quantity {
    fn change(&mut self, change: &mut impl FnMut(&mut ValueId)) {
        match self {
            Self::Constant(_) | Self::Bound(_) => {}
            Self::Of(_, who) => who.change(change),
            Self::Negate(a) | Self::Absolute(a) => a.change(change),
            Self::Arithmetic(a, _, b) => [a, b].into_iter().for_each(|quantity| quantity.change(change)),
            Self::Minimum(list) | Self::Maximum(list) => list.iter_mut().for_each(|a| a.change(change)),
        }
    }
}
