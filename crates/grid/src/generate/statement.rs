//! What a generated clue states, as a constraint and as a meaning.

use bachet_notation::Number;
use bachet_notation::clue::{CategoryId, Comparison, Operator, Order, Quantity, Truth, Who};

use super::constraint::{Cell, Constraint, Relation};
use super::shape::Shape;
use super::table::{Places, Table};

/// What a clue states of the entities with some values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Statement {
    /// The entities are the same, or not.
    Same { a: Cell, b: Cell, same: bool },
    /// The first is in this relation to the second in an ordered category.
    Order { a: Cell, order: Order, b: Cell, category: usize },
    /// The first is between the others along the axis.
    Between { a: Cell, b: Cell, c: Cell },
    /// The first has the larger number, or the smaller one.
    More { a: Cell, b: Cell, category: usize, larger: bool },
    /// The number of the first is larger by the difference of two ranks.
    MoreBy { a: Cell, b: Cell, category: usize, ranks: [usize; 2] },
    /// The numbers differ by the difference of two ranks, the larger first.
    DifferBy { a: Cell, b: Cell, category: usize, ranks: [usize; 2] },
    /// The number is above that of the rank, or below it.
    Bound { a: Cell, category: usize, rank: usize, above: bool },
    /// The first is the second or the third.
    Either { a: Cell, b: Cell, c: Cell },
    /// The first two are the last two, in either order.
    Pair { a: Cell, b: Cell, c: Cell, d: Cell },
}

impl Statement {
    /// Returns the constraint on the places of the values.
    pub(super) fn constraint(&self, shape: &Shape) -> Constraint {
        let size = shape.size;
        let constraint = |relation, cells: &[Cell]| Constraint::new(relation, cells, size);
        let ranks = |a, b, category: usize, holds: &dyn Fn(usize, usize) -> bool| {
            let table = Table::new(size, holds);
            let relation = if category == shape.axis {
                Relation::Order(table)
            } else {
                Relation::Ranks(shape.cell(category, 0), table)
            };
            constraint(relation, &[a, b])
        };
        match *self {
            Self::Same { a, b, same } => constraint(if same { Relation::Same } else { Relation::Different }, &[a, b]),
            Self::Order { a, order, b, category } => ranks(a, b, category, &|x, y| match order {
                Order::Before => x < y,
                Order::After => x > y,
                Order::PlacesBefore(n) => x + n as usize == y,
                Order::PlacesAfter(n) => y + n as usize == x,
                Order::PlacesFrom(n) => x.abs_diff(y) == n as usize,
            }),
            Self::Between { a, b, c } => constraint(Relation::Between, &[a, b, c]),
            Self::More { a, b, category, larger } => ranks(a, b, category, &|x, y| if larger { x > y } else { x < y }),
            Self::MoreBy { a, b, category, ranks: [first, second] } => {
                let by = shape.difference(category, first, second);
                ranks(a, b, category, &|x, y| shape.difference(category, x, y) == by)
            }
            Self::DifferBy { a, b, category, ranks: [first, second] } => {
                let by = shape.difference(category, first, second);
                ranks(a, b, category, &|x, y| shape.difference(category, x.max(y), x.min(y)) == by)
            }
            Self::Bound { a, category, rank, above } => {
                let allowed = |x: &usize| if above { *x > rank } else { *x < rank };
                let allowed = (0..size).filter(allowed).fold(0, |all, x| all | (1 as Places) << x);
                let relation = if category == shape.axis {
                    Relation::Within(allowed)
                } else {
                    Relation::RanksWithin(shape.cell(category, 0), allowed)
                };
                constraint(relation, &[a])
            }
            Self::Either { a, b, c } => constraint(Relation::Either, &[a, b, c]),
            Self::Pair { a, b, c, d } => constraint(Relation::Pair, &[a, b, c, d]),
        }
    }

    /// Returns the meaning.
    pub(super) fn truth(&self, shape: &Shape) -> Truth {
        let who = |cell| Who::Has(shape.value(cell));
        let id = |category: usize| CategoryId(category as u32);
        let of = |category, cell| Quantity::Of(id(category), Box::new(who(cell)));
        let same = |a, b| Truth::Same(who(a), Comparison::Equal, who(b));
        let arithmetic = |a, operator, b| Quantity::Arithmetic(Box::new(a), operator, Box::new(b));
        match *self {
            Self::Same { a, b, same } => {
                Truth::Same(who(a), if same { Comparison::Equal } else { Comparison::NotEqual }, who(b))
            }
            Self::Order { a, order, b, category } => Truth::Places(who(a), order, who(b), id(category)),
            Self::Between { a, b, c } => Truth::Between(who(a), who(b), who(c), id(shape.axis)),
            Self::More { a, b, category, larger } => {
                let comparison = if larger { Comparison::Greater } else { Comparison::Less };
                Truth::Numbers(of(category, a), comparison, of(category, b))
            }
            Self::MoreBy { a, b, category, ranks: [first, second] } => {
                let by = shape.difference(category, first, second);
                let zero = Number::default();
                let (operator, by) = if by < zero { (Operator::Subtract, zero - by) } else { (Operator::Add, by) };
                let other = arithmetic(of(category, b), operator, Quantity::Constant(by));
                Truth::Numbers(of(category, a), Comparison::Equal, other)
            }
            Self::DifferBy { a, b, category, ranks: [first, second] } => {
                let by = Quantity::Constant(shape.difference(category, first, second));
                let difference = arithmetic(of(category, a), Operator::Subtract, of(category, b));
                Truth::Numbers(Quantity::Absolute(Box::new(difference)), Comparison::Equal, by)
            }
            Self::Bound { a, category, rank, above } => {
                let comparison = if above { Comparison::Greater } else { Comparison::Less };
                Truth::Numbers(of(category, a), comparison, Quantity::Constant(shape.number(category, rank)))
            }
            // Two values of one category: one of them at most.
            Self::Either { a, b, c } => Truth::Xor(Box::new(same(a, b)), Box::new(same(a, c))),
            Self::Pair { a, b, c, d } => {
                let straight = vec![same(a, c), same(b, d)];
                let crossed = vec![same(b, c), same(a, d)];
                Truth::Xor(Box::new(Truth::And(straight)), Box::new(Truth::And(crossed)))
            }
        }
    }
}
