//! Evaluation of the expressions of clues on a table, which may have open cells.
//!
//! It shares no code with the compiler. Numbers are unbounded rationals, so nothing overflows. A term without a value
//! (no such entity, a division by zero) makes the smallest comparison around it false. A comparison that needs an open
//! cell is
//! [`Missing`]; a connective is decided as soon as no missing operand can change it (Kleene's three-valued logic).

use bachet_notation::clue::{
    Amount, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{GridPuzzle, Kind, Number};
use num_bigint::BigInt;
use num_rational::Ratio;
use num_traits::{Signed as _, Zero as _};

use crate::Solution;

/// The first open cell or value that an expression depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The value that the entity has in the category.
    Cell(usize, CategoryId),
    /// The entity that has the value.
    Owner(ValueId),
}

/// A value, or what is missing to know it.
pub type Known<T> = Result<T, Missing>;

/// A table of values, possibly with open cells.
pub trait Table {
    /// Returns the index of the value in its category; `None` outside the table.
    ///
    /// # Errors
    /// If the cell is open.
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>>;

    /// Returns the first entity that has the value, if any.
    ///
    /// # Errors
    /// If the owner is open.
    fn owner(&self, value: ValueId) -> Known<Option<usize>>;
}

impl Table for Solution {
    #[inline]
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>> {
        Ok(self.get(entity, category))
    }

    #[inline]
    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        Ok(self.who_has(value))
    }
}

/// An evaluator of the clues of one puzzle on many tables.
pub struct Evaluator<'a> {
    puzzle: &'a GridPuzzle,
    /// For each category and value its position in the category's order.
    places: Vec<Vec<u32>>,
}

impl<'a> Evaluator<'a> {
    /// Creates an evaluator: computes the orders of the categories.
    pub fn new(puzzle: &'a GridPuzzle) -> Self {
        let places = puzzle
            .categories
            .iter()
            .map(|category| {
                let mut places = vec![0; category.values.len()];
                for (place, value) in category.order().into_iter().enumerate() {
                    places[value as usize] = place as u32;
                }
                places
            })
            .collect();
        Self { puzzle, places }
    }

    /// Whether the clue holds in the solution.
    pub fn holds(&self, truth: &Truth, solution: &Solution) -> bool {
        // A solution has no open cell.
        self.decide(truth, solution).unwrap_or(false)
    }

    /// Whether the clue holds in every completion of the table, or in none.
    ///
    /// # Errors
    /// What has to be known first. The completions may agree nevertheless.
    pub fn decide(&self, truth: &Truth, table: &impl Table) -> Known<bool> {
        self.on(table).truth(truth)
    }

    /// Returns the entity, if there is one.
    pub fn who(&self, who: &Who, solution: &Solution) -> Option<usize> {
        self.on(solution).who(who).unwrap_or(None)
    }

    /// Returns the value, if there is one.
    pub fn item(&self, item: &Item, solution: &Solution) -> Option<ValueId> {
        self.on(solution).item(item).unwrap_or(None)
    }

    /// Returns the number, if there is one.
    pub fn quantity(&self, quantity: &Quantity, solution: &Solution) -> Option<Ratio<BigInt>> {
        self.on(solution).quantity(quantity).unwrap_or(None)
    }

    fn on<'s, T>(&'s self, table: &'s T) -> Evaluation<'s, T> {
        Evaluation { evaluator: self, table, bound: Vec::new() }
    }
}

/// An evaluation on one table, with the current values of the quantified variables.
struct Evaluation<'a, T> {
    evaluator: &'a Evaluator<'a>,
    table: &'a T,
    bound: Vec<Option<ValueId>>,
}

/// Unwraps a value, or returns `Ok($none)` without one.
macro_rules! value_or {
    ($value:expr, $none:expr) => {
        match $value {
            Some(value) => value,
            None => return Ok($none),
        }
    };
}

impl<T: Table> Evaluation<'_, T> {
    fn bound(&self, bound: Bound) -> Option<ValueId> {
        self.bound.get(bound.0 as usize).copied().flatten()
    }

    #[inline]
    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        match self.evaluator.puzzle.categories.get(value.category.0 as usize).map(|category| &category.kind) {
            Some(Kind::OneEach | Kind::Spare) => self.table.owner(value),
            Some(Kind::Shared(_)) | None => Ok(None),
        }
    }

    fn cell(&self, category: CategoryId, who: &Who) -> Known<Option<ValueId>> {
        let entity = value_or!(self.who(who)?, None);
        Ok(self.table.value(entity, category)?.map(|index| ValueId { category, index }))
    }

    fn place(&self, category: CategoryId, who: &Who) -> Known<Option<u32>> {
        Ok(self.cell(category, who)?.and_then(|value| self.place_of(value)))
    }

    fn place_of(&self, value: ValueId) -> Option<u32> {
        self.evaluator.places.get(value.category.0 as usize)?.get(value.index as usize).copied()
    }

    fn number_of(&self, value: ValueId) -> Option<Ratio<BigInt>> {
        let category = self.evaluator.puzzle.categories.get(value.category.0 as usize)?;
        category.values.get(value.index as usize)?.number.map(wide)
    }

    #[inline]
    fn who(&self, who: &Who) -> Known<Option<usize>> {
        self.owner(value_or!(self.named(who)?, None))
    }

    /// Returns the value by which an entity is named.
    fn named(&self, who: &Who) -> Known<Option<ValueId>> {
        match who {
            Who::Has(value) => Ok(Some(*value)),
            Who::Act(item) => self.item(item),
            Who::ActNumber(category, quantity) => {
                let number = value_or!(self.quantity(quantity)?, None);
                let of = value_or!(self.evaluator.puzzle.categories.get(category.0 as usize), None);
                let index = of.values.iter().position(|value| value.number.map(wide).as_ref() == Some(&number));
                Ok(index.map(|index| ValueId { category: *category, index: index as u32 }))
            }
            Who::Bound(bound) => Ok(self.bound(*bound)),
        }
    }

    fn item(&self, item: &Item) -> Known<Option<ValueId>> {
        match item {
            Item::Value(value) => Ok(Some(*value)),
            Item::Of(category, who) => self.cell(*category, who),
            Item::Bound(bound) => Ok(self.bound(*bound)),
        }
    }

    fn quantity(&self, quantity: &Quantity) -> Known<Option<Ratio<BigInt>>> {
        Ok(match quantity {
            Quantity::Constant(number) => Some(wide(*number)),
            Quantity::Of(category, who) => self.cell(*category, who)?.and_then(|value| self.number_of(value)),
            Quantity::Bound(bound) => self.bound(*bound).and_then(|value| self.number_of(value)),
            Quantity::Negate(a) => self.quantity(a)?.map(|a| -a),
            Quantity::Absolute(a) => self.quantity(a)?.map(|a| a.abs()),
            Quantity::Arithmetic(a, operator, b) => {
                let (a, b) = (value_or!(self.quantity(a)?, None), value_or!(self.quantity(b)?, None));
                match operator {
                    Operator::Add => Some(a + b),
                    Operator::Subtract => Some(a - b),
                    Operator::Multiply => Some(a * b),
                    Operator::Divide => (!b.is_zero()).then(|| a / b),
                    Operator::Modulo => (!b.is_zero()).then(|| {
                        let b = b.abs();
                        let whole = (&a / &b).floor();
                        a - b * whole
                    }),
                }
            }
            Quantity::Minimum(all) => self.quantities(all)?.and_then(|all| all.into_iter().min()),
            Quantity::Maximum(all) => self.quantities(all)?.and_then(|all| all.into_iter().max()),
        })
    }

    fn quantities(&self, all: &[Quantity]) -> Known<Option<Vec<Ratio<BigInt>>>> {
        all.iter().map(|a| self.quantity(a)).collect()
    }

    fn truth(&mut self, truth: &Truth) -> Known<bool> {
        Ok(match truth {
            Truth::Same(a, comparison, b) => return self.same(a, *comparison, b),
            Truth::Items(a, comparison, b) => match (self.item(a)?, self.item(b)?) {
                (Some(a), Some(b)) if a.category == b.category => {
                    compare(self.place_of(a), *comparison, self.place_of(b))
                }
                _ => false,
            },
            Truth::Numbers(a, comparison, b) => compare(self.quantity(a)?, *comparison, self.quantity(b)?),
            Truth::Places(a, order, b, category) => {
                let (a, b) = (self.place(*category, a)?, self.place(*category, b)?);
                let (a, b) = (value_or!(a, false), value_or!(b, false));
                match *order {
                    Order::Before => a < b,
                    Order::After => a > b,
                    Order::PlacesBefore(n) => b.checked_sub(a) == Some(n),
                    Order::PlacesAfter(n) => a.checked_sub(b) == Some(n),
                    Order::PlacesFrom(n) => a.abs_diff(b) == n,
                }
            }
            Truth::Between(a, b, c, category) => {
                match (self.place(*category, a)?, self.place(*category, b)?, self.place(*category, c)?) {
                    (Some(a), Some(b), Some(c)) => b.min(c) < a && a < b.max(c),
                    _ => false,
                }
            }
            Truth::AllDifferentWho(all) => return all_different(all.iter().map(|a| self.who(a))),
            Truth::AllDifferentItems(all) => return all_different(all.iter().map(|a| self.item(a))),
            Truth::AllDifferentNumbers(all) => return all_different(all.iter().map(|a| self.quantity(a))),
            Truth::Not(a) => !self.truth(a)?,
            Truth::And(all) => return all_hold(all, |a| self.truth(a)),
            Truth::Or(all) => return any_holds(all, |a| self.truth(a)),
            Truth::Xor(a, b) => self.truth(a)? != self.truth(b)?,
            Truth::Implies(a, b) => match self.truth(a) {
                Ok(false) => true,
                Ok(true) => return self.truth(b),
                missing => match self.truth(b) {
                    Ok(true) => true,
                    _ => return missing,
                },
            },
            Truth::Iff(a, b) => self.truth(a)? == self.truth(b)?,
            Truth::Count(amount, all) => return self.count(*amount, all),
            Truth::Every(bound, category, body) => {
                return all_hold(self.values(*category), |v| self.with_bound(*bound, v, body));
            }
            Truth::Some(bound, category, body) => {
                return any_holds(self.values(*category), |v| self.with_bound(*bound, v, body));
            }
        })
    }

    /// Whether two terms name the same entity. If one entity is known and has another value in the category of the
    /// other name, they differ.
    fn same(&self, a: &Who, comparison: Comparison, b: &Who) -> Known<bool> {
        let differs = |entity: usize, other: &Who| match self.named(other) {
            Ok(Some(value)) => {
                self.table.value(entity, value.category).is_ok_and(|at| at.is_some_and(|at| at != value.index))
            }
            // The owner of an unknown value may be any entity.
            _ => false,
        };
        match (self.who(a), self.who(b)) {
            (Ok(a), Ok(b)) => Ok(compare(a, comparison, b)),
            (Ok(None), _) | (_, Ok(None)) => Ok(false),
            (Ok(Some(entity)), Err(_)) if comparison == Comparison::Equal && differs(entity, b) => Ok(false),
            (Err(_), Ok(Some(entity))) if comparison == Comparison::Equal && differs(entity, a) => Ok(false),
            (Err(missing), _) | (_, Err(missing)) => Err(missing),
        }
    }

    fn count(&mut self, amount: Amount, all: &[Truth]) -> Known<bool> {
        let (mut yes, mut open, mut missing) = (0, 0, None);
        for a in all {
            match self.truth(a) {
                Ok(holds) => yes += usize::from(holds),
                Err(first) => {
                    open += 1;
                    missing = missing.or(Some(first));
                }
            }
        }
        let decided = |if_all_false: bool, if_all_true: bool| {
            if if_all_false == if_all_true { Ok(if_all_false) } else { Err(missing) }
        };
        let known = match amount {
            Amount::AtLeast(n) => decided(yes >= n as usize, yes + open >= n as usize),
            Amount::AtMost(n) => decided(yes <= n as usize, yes + open <= n as usize),
            Amount::Exactly(n) if n as usize >= yes && n as usize <= yes + open => decided(true, open == 0),
            Amount::Exactly(_) => Ok(false),
        };
        // An undecided count has a missing operand.
        known.or_else(|missing| missing.map_or(Ok(false), Err))
    }

    fn values(&self, category: CategoryId) -> impl Iterator<Item = ValueId> + use<T> {
        let size = self.evaluator.puzzle.categories.get(category.0 as usize).map_or(0, |c| c.values.len());
        (0..size as u32).map(move |index| ValueId { category, index })
    }

    fn with_bound(&mut self, bound: Bound, value: ValueId, body: &Truth) -> Known<bool> {
        let index = bound.0 as usize;
        if self.bound.len() <= index {
            self.bound.resize(index + 1, None);
        }
        let outer = self.bound[index].replace(value);
        let holds = self.truth(body);
        self.bound[index] = outer;
        holds
    }
}

fn wide(number: Number) -> Ratio<BigInt> {
    Ratio::new_raw(BigInt::from(*number.numer()), BigInt::from(*number.denom()))
}

fn compare<T: Ord>(a: Option<T>, comparison: Comparison, b: Option<T>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    comparison.holds(a.cmp(&b))
}

/// Whether all hold: a single false one decides.
fn all_hold<A>(all: impl IntoIterator<Item = A>, mut holds: impl FnMut(A) -> Known<bool>) -> Known<bool> {
    let mut known = Ok(true);
    for a in all {
        match holds(a) {
            Ok(true) => {}
            Ok(false) => return Ok(false),
            missing => known = known.and(missing),
        }
    }
    known
}

/// Whether any holds: a single true one decides.
fn any_holds<A>(all: impl IntoIterator<Item = A>, mut holds: impl FnMut(A) -> Known<bool>) -> Known<bool> {
    all_hold(all, |a| holds(a).map(|holds| !holds)).map(|none| !none)
}

/// Whether all have a value and no two have the same.
fn all_different<T: Ord>(all: impl Iterator<Item = Known<Option<T>>>) -> Known<bool> {
    let (mut known, mut missing) = (Vec::new(), None);
    for a in all {
        match a {
            Ok(Some(a)) => known.push(a),
            Ok(None) => return Ok(false),
            Err(first) => missing = missing.or(Some(first)),
        }
    }
    known.sort();
    let different = known.windows(2).all(|pair| pair[0] != pair[1]);
    missing.filter(|_| different).map_or(Ok(different), Err)
}
