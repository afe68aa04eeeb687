//! Goals of the parser: the kinds of parts that a span of words may be.

use bachet_notation::clue::CategoryId;

use super::super::form::Form;
use super::super::phrasebook::Rule;
use super::super::template::{Join, Order, Shape, Slot, said_order};

/// A kind of part that a span of words may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Goal {
    Clause(Order),
    /// A clause, or any sentence in brackets.
    Bracketed(Order),
    /// A clause, or what holds sentences.
    Sentence(Order),
    Lettered,
    Who,
    Item,
    Operand,
    Quantity,
    Holding(CategoryId),
    Category(CategoryId, Shape),
    Value(CategoryId, Shape),
    Amount(CategoryId),
    Constant(CategoryId),
    Name,
    Said(Form, Order),
    Whole,
    Factor,
    Variable,
    People(Join),
    Items(Join),
    Quantities(Join),
    Values(CategoryId, Shape, Join),
    Question,
}

impl Goal {
    /// Whether it is of whole sentences, which differ from text to text.
    pub(super) fn is_of_sentences(self) -> bool {
        matches!(self, Self::Clause(_) | Self::Bracketed(_) | Self::Sentence(_) | Self::Lettered | Self::Question)
    }
}

pub(super) fn goal(slot: Slot, rule: Rule<'_>, order: Order) -> Option<Goal> {
    Some(match slot {
        Slot::Who(_) => Goal::Who,
        Slot::Name => Goal::Name,
        Slot::Said(form, own) => Goal::Said(form, said_order(own, order)?),
        Slot::People(join) => Goal::People(join),
        Slot::Truth(own) => Goal::Bracketed(own.unwrap_or(order)),
        Slot::Truths => Goal::Lettered,
        Slot::Item => Goal::Item,
        Slot::Items(join) => Goal::Items(join),
        Slot::Operand => Goal::Operand,
        Slot::Quantity => Goal::Quantity,
        Slot::Quantities(join) => Goal::Quantities(join),
        Slot::Holding => Goal::Holding(rule.category?),
        Slot::Category(shape) => Goal::Category(rule.category?, shape),
        Slot::Value(shape) => Goal::Value(rule.category?, shape),
        Slot::Values(shape, join) => Goal::Values(rule.category?, shape, join),
        Slot::Amount => Goal::Amount(rule.category?),
        Slot::Constant => Goal::Constant(rule.category?),
        Slot::Whole | Slot::One => Goal::Whole,
        Slot::Factor => Goal::Factor,
        Slot::Variable => Goal::Variable,
    })
}
