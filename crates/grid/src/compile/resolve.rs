//! Resolves clues to formulas over variables: expands quantifiers, and replaces every `category(who)` by its variable.

use bachet_notation::clue::{CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_solver::Var;

use super::expression::{Expression, Formula, Wide, arithmetic, widen};
use super::{CompileError, Compiler};
use crate::layout::Role;

/// Maximum number of nodes of a part of a clue with its quantifiers expanded.
const MAX_PART_NODES: usize = 100_000;

/// Maximum number of nodes of all clues with their quantifiers expanded.
const MAX_NODES: usize = 1_000_000;

/// The place of an entity along the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Position {
    /// There is no such entity.
    Absent,
    /// This place.
    At(u32),
    /// The value of the variable. The value after the last place means that there is no such entity.
    Of(Var),
}

/// The value of a cell.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    /// There is no such cell.
    Nothing,
    /// The value with this index.
    Fixed(u32),
    /// For each value of the variable the index of the cell's value.
    Of(Var, Vec<Option<u32>>),
}

impl Compiler<'_> {
    fn node(&mut self) -> Result<(), CompileError> {
        self.nodes += 1;
        self.all_nodes += 1;
        if self.nodes > MAX_PART_NODES || self.all_nodes > MAX_NODES { Err(CompileError::TooLarge) } else { Ok(()) }
    }

    pub(super) fn formula(&mut self, truth: &Truth) -> Result<Formula, CompileError> {
        self.node()?;
        Ok(match truth {
            Truth::Same(a, comparison, b) => {
                let (a, b) = (self.place_of_who(a)?, self.place_of_who(b)?);
                Formula::Compare(a, *comparison, b)
            }
            Truth::Items(a, comparison, b) => match (self.item(a)?, self.item(b)?) {
                ((of_a, a), (of_b, b)) if of_a == of_b => {
                    Formula::Compare(self.rank(of_a, a), *comparison, self.rank(of_b, b))
                }
                _ => Formula::Constant(false),
            },
            Truth::Numbers(a, comparison, b) => Formula::Compare(self.quantity(a)?, *comparison, self.quantity(b)?),
            Truth::Places(a, order, b, category) => {
                let (a, b) = (self.rank_of_who(*category, a)?, self.rank_of_who(*category, b)?);
                let plus = |a, n: u32| Expression::Arithmetic(Box::new(a), Operator::Add, Box::new(number(n))).fold();
                match *order {
                    Order::Before => Formula::Compare(a, Comparison::Less, b),
                    Order::After => Formula::Compare(a, Comparison::Greater, b),
                    Order::PlacesBefore(n) => Formula::Compare(plus(a, n)?, Comparison::Equal, b),
                    Order::PlacesAfter(n) => Formula::Compare(a, Comparison::Equal, plus(b, n)?),
                    Order::PlacesFrom(n) => {
                        let difference = Expression::Arithmetic(Box::new(a), Operator::Subtract, Box::new(b));
                        let distance = Expression::Absolute(Box::new(difference)).fold()?;
                        Formula::Compare(distance, Comparison::Equal, number(n))
                    }
                }
            }
            Truth::Between(a, b, c, category) => {
                let a = self.rank_of_who(*category, a)?;
                let b = self.rank_of_who(*category, b)?;
                let c = self.rank_of_who(*category, c)?;
                let side = |b: &Expression, c: &Expression| {
                    Formula::And(vec![
                        Formula::Compare(b.clone(), Comparison::Less, a.clone()),
                        Formula::Compare(a.clone(), Comparison::Less, c.clone()),
                    ])
                };
                Formula::Or(vec![side(&b, &c), side(&c, &b)])
            }
            Truth::AllDifferentWho(all) => {
                let all = all.iter().map(|a| self.place_of_who(a)).collect::<Result<Vec<_>, _>>()?;
                self.all_different(&all)?
            }
            Truth::AllDifferentItems(all) => {
                let all = all.iter().map(|a| self.item(a)).collect::<Result<Vec<_>, _>>()?;
                // Values of different categories differ, but a term without a value makes the formula false.
                let shift = |at: usize| Wide::from_integer(100 * at as i128);
                let ranks = all
                    .into_iter()
                    .map(|(category, cell)| {
                        let at = category.0 as usize;
                        self.leaf(cell, |_, index| Some(shift(at) + Wide::from_integer(i128::from(index))))
                    })
                    .collect::<Vec<_>>();
                self.all_different(&ranks)?
            }
            Truth::AllDifferentNumbers(all) => {
                let all = all.iter().map(|a| self.quantity(a)).collect::<Result<Vec<_>, _>>()?;
                self.all_different(&all)?
            }
            Truth::Not(a) => Formula::Not(Box::new(self.formula(a)?)),
            Truth::And(all) => Formula::And(self.formulas(all)?),
            Truth::Or(all) => Formula::Or(self.formulas(all)?),
            Truth::Xor(a, b) => {
                Formula::Not(Box::new(Formula::Iff(Box::new(self.formula(a)?), Box::new(self.formula(b)?))))
            }
            Truth::Implies(a, b) => Formula::Or(vec![Formula::Not(Box::new(self.formula(a)?)), self.formula(b)?]),
            Truth::Iff(a, b) => Formula::Iff(Box::new(self.formula(a)?), Box::new(self.formula(b)?)),
            Truth::Count(amount, all) => Formula::Count(*amount, self.formulas(all)?),
            Truth::Every(bound, category, body) => Formula::And(self.instances(bound.0, *category, body)?),
            Truth::Some(bound, category, body) => Formula::Or(self.instances(bound.0, *category, body)?),
        })
    }

    fn formulas(&mut self, all: &[Truth]) -> Result<Vec<Formula>, CompileError> {
        all.iter().map(|a| self.formula(a)).collect()
    }

    fn instances(&mut self, bound: u32, category: CategoryId, body: &Truth) -> Result<Vec<Formula>, CompileError> {
        let at = bound as usize;
        if self.bound.len() <= at {
            self.bound.resize(at + 1, None);
        }
        let values = self.puzzle.categories.get(category.0 as usize).map_or(0, |c| c.values.len());
        let outer = self.bound[at];
        let mut instances = Vec::with_capacity(values);
        for index in 0..values as u32 {
            self.bound[at] = Some(ValueId { category, index });
            instances.push(self.formula(body)?);
        }
        self.bound[at] = outer;
        Ok(instances)
    }

    fn all_different(&mut self, all: &[Expression]) -> Result<Formula, CompileError> {
        if let [one] = all {
            return Ok(Formula::Compare(one.clone(), Comparison::Equal, one.clone()));
        }
        let mut pairs = Vec::new();
        for (at, a) in all.iter().enumerate() {
            for b in &all[at + 1..] {
                self.node()?;
                pairs.push(Formula::Compare(a.clone(), Comparison::NotEqual, b.clone()));
            }
        }
        Ok(Formula::And(pairs))
    }

    pub(super) fn bound(&self, at: u32) -> Option<ValueId> {
        self.bound.get(at as usize).copied().flatten()
    }

    pub(super) fn who(&mut self, who: &Who) -> Result<Position, CompileError> {
        self.node()?;
        match who {
            Who::Has(value) => Ok(self.has(*value)),
            Who::Bound(bound) => Ok(self.bound(bound.0).map_or(Position::Absent, |value| self.has(value))),
            Who::Act(item) => match &**item {
                Item::Value(value) => Ok(self.has(*value)),
                Item::Bound(bound) => Ok(self.bound(bound.0).map_or(Position::Absent, |value| self.has(value))),
                // The entity that has the value of an entity is that entity.
                Item::Of(category, who) => {
                    if self.is_shared(*category) {
                        Ok(Position::Absent)
                    } else {
                        self.who(who)
                    }
                }
            },
            Who::ActNumber(category, quantity) => self.who_with_number(*category, quantity),
        }
    }

    fn is_shared(&self, category: CategoryId) -> bool {
        self.layout.columns.get(category.0 as usize).is_none_or(|&(role, _)| role == Role::Cells)
    }

    pub(super) fn has(&self, value: ValueId) -> Position {
        match self.layout.columns.get(value.category.0 as usize) {
            Some(&(Role::Axis, _)) => {
                self.layout.place.get(value.index as usize).map_or(Position::Absent, |&p| Position::At(p))
            }
            Some(&(Role::Places | Role::OptionalPlaces, start)) => {
                self.layout.vars.get((start + value.index) as usize).map_or(Position::Absent, |&x| Position::Of(x))
            }
            Some(&(Role::Cells, _)) | None => Position::Absent,
        }
    }

    fn who_with_number(&mut self, category: CategoryId, quantity: &Quantity) -> Result<Position, CompileError> {
        if self.is_shared(category) {
            return Ok(Position::Absent);
        }
        let expression = self.quantity(quantity)?;
        let values = &self.puzzle.categories[category.0 as usize].values;
        let with = |number: &Wide| values.iter().position(|v| v.number.map(widen).as_ref() == Some(number));
        match expression {
            Expression::Nothing => Ok(Position::Absent),
            Expression::Constant(number) => {
                Ok(with(&number).map_or(Position::Absent, |index| self.has(ValueId { category, index: index as u32 })))
            }
            expression => {
                // For each value a literal: the number is the number of this value.
                let mut lits = Vec::with_capacity(values.len());
                for (index, value) in values.iter().enumerate() {
                    let number = value.number.map(widen).filter(|number| with(number) == Some(index));
                    let formula = number.map_or(Formula::Constant(false), |number| {
                        Formula::Compare(expression.clone(), Comparison::Equal, Expression::Constant(number))
                    });
                    lits.push(self.condition(&formula)?);
                }
                let index = self.selector(&lits)?;
                let places =
                    (0..values.len() as u32).map(|index| self.has(ValueId { category, index })).collect::<Vec<_>>();
                self.select(index, &places)
            }
        }
    }

    fn place_of_who(&mut self, who: &Who) -> Result<Expression, CompileError> {
        let place = self.who(who)?;
        Ok(self.place_expression(place))
    }

    fn place_expression(&self, place: Position) -> Expression {
        match place {
            Position::Absent => Expression::Nothing,
            Position::At(place) => number(place),
            Position::Of(x) => {
                let entities = self.layout.entities;
                Expression::Leaf(x, (0..self.model.size(x)).map(|p| (p < entities).then(|| whole(p))).collect())
            }
        }
    }

    fn rank_of_who(&mut self, category: CategoryId, who: &Who) -> Result<Expression, CompileError> {
        let cell = self.cell_of_who(category, who)?;
        Ok(self.rank(category, cell))
    }

    /// Returns the position of the value in the order of its category.
    fn rank(&mut self, category: CategoryId, cell: Cell) -> Expression {
        self.prepare_ranks(category);
        self.leaf(cell, |compiler, index| {
            compiler.ranks[category.0 as usize].get(index as usize).map(|&rank| whole(rank))
        })
    }

    fn prepare_ranks(&mut self, category: CategoryId) {
        let at = category.0 as usize;
        if self.ranks.len() <= at {
            self.ranks.resize(at + 1, Vec::new());
        }
        if self.ranks[at].is_empty()
            && let Some(category) = self.puzzle.categories.get(at)
        {
            let mut ranks = vec![0; category.values.len()];
            for (rank, value) in category.order().into_iter().enumerate() {
                ranks[value as usize] = rank as u32;
            }
            self.ranks[at] = ranks;
        }
    }

    fn leaf(&self, cell: Cell, number: impl Fn(&Self, u32) -> Option<Wide>) -> Expression {
        match cell {
            Cell::Nothing => Expression::Nothing,
            Cell::Fixed(index) => number(self, index).map_or(Expression::Nothing, Expression::Constant),
            Cell::Of(x, indices) => {
                Expression::Leaf(x, indices.iter().map(|&index| index.and_then(|index| number(self, index))).collect())
            }
        }
    }

    fn item(&mut self, item: &Item) -> Result<(CategoryId, Cell), CompileError> {
        self.node()?;
        match item {
            Item::Value(value) => Ok((value.category, Cell::Fixed(value.index))),
            Item::Of(category, who) => Ok((*category, self.cell_of_who(*category, who)?)),
            Item::Bound(bound) => Ok(self
                .bound(bound.0)
                .map_or((CategoryId(0), Cell::Nothing), |value| (value.category, Cell::Fixed(value.index)))),
        }
    }

    pub(super) fn cell_of_who(&mut self, category: CategoryId, who: &Who) -> Result<Cell, CompileError> {
        if category.0 as usize >= self.layout.columns.len() {
            return Ok(Cell::Nothing);
        }
        let own = match who {
            Who::Has(value) => Some(*value),
            Who::Bound(bound) => self.bound(bound.0),
            Who::Act(_) | Who::ActNumber(..) => None,
        };
        if let Some(value) = own.filter(|value| value.category == category) {
            return Ok(match self.has(value) {
                Position::Absent => Cell::Nothing,
                Position::At(_) => Cell::Fixed(value.index),
                Position::Of(_) if self.layout.columns[category.0 as usize].0 == Role::Places => {
                    Cell::Fixed(value.index)
                }
                Position::Of(x) => {
                    let entities = self.layout.entities;
                    Cell::Of(x, (0..self.model.size(x)).map(|p| (p < entities).then_some(value.index)).collect())
                }
            });
        }
        let place = self.who(who)?;
        self.cell(category, place)
    }

    fn quantity(&mut self, quantity: &Quantity) -> Result<Expression, CompileError> {
        self.node()?;
        match quantity {
            Quantity::Constant(number) => Ok(Expression::Constant(widen(*number))),
            Quantity::Of(category, who) => {
                let cell = self.cell_of_who(*category, who)?;
                Ok(self.leaf(cell, |compiler, index| compiler.number(ValueId { category: *category, index })))
            }
            Quantity::Bound(bound) => Ok(self
                .bound(bound.0)
                .and_then(|value| self.number(value))
                .map_or(Expression::Nothing, Expression::Constant)),
            Quantity::Negate(a) => Expression::Negate(Box::new(self.quantity(a)?)).fold(),
            Quantity::Absolute(a) => Expression::Absolute(Box::new(self.quantity(a)?)).fold(),
            Quantity::Arithmetic(a, operator, b) => match (self.quantity(a)?, self.quantity(b)?) {
                (Expression::Nothing, _) | (_, Expression::Nothing) => Ok(Expression::Nothing),
                (Expression::Constant(a), Expression::Constant(b)) => {
                    Ok(arithmetic(a, *operator, b)?.map_or(Expression::Nothing, Expression::Constant))
                }
                (a, b) => Ok(Expression::Arithmetic(Box::new(a), *operator, Box::new(b))),
            },
            Quantity::Minimum(all) => Expression::Minimum(self.quantities(all)?).fold(),
            Quantity::Maximum(all) => Expression::Maximum(self.quantities(all)?).fold(),
        }
    }

    fn quantities(&mut self, all: &[Quantity]) -> Result<Vec<Expression>, CompileError> {
        all.iter().map(|a| self.quantity(a)).collect()
    }

    fn number(&self, value: ValueId) -> Option<Wide> {
        let category = self.puzzle.categories.get(value.category.0 as usize)?;
        category.values.get(value.index as usize)?.number.map(widen)
    }
}

fn whole(n: u32) -> Wide {
    Wide::from_integer(i128::from(n))
}

fn number(n: u32) -> Expression {
    Expression::Constant(whole(n))
}
