//! An independent check of a claimed solution: every rule of every category and every clue, straight from the meaning.
//!
//! Shares nothing with the compiler. Numbers are rationals without bounds, so there is no overflow to think of. A term
//! without a value (nobody such, a division by zero) makes the smallest comparison around it false.

use std::cmp::Ordering;

use bachet_notation::clue::{
    Amount, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{GridPuzzle, Kind, Number};
use num_bigint::BigInt;
use num_rational::Ratio;
use num_traits::{Signed as _, Zero as _};

use crate::Solution;

/// Something that a claimed solution breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The table has not a row for each entity and a column for each category.
    Shape,
    /// This entity's cell in this category holds no value of the category.
    NoValue {
        /// The row.
        entity: u32,
        /// The column.
        category: CategoryId,
    },
    /// So many entities have the value, which is not what its category allows.
    Number {
        /// The value.
        value: ValueId,
        /// How many have it.
        count: u32,
    },
    /// The clue at this place in the list is false.
    Clue(usize),
}

/// Whether the clue holds in the solution. A cell or a bound variable that does not exist is a term without a value.
///
/// Linear in the clue times the entities, quantifiers expanded.
pub fn evaluate(puzzle: &GridPuzzle, truth: &Truth, solution: &Solution) -> bool {
    Evaluator::new(puzzle).holds(truth, solution)
}

/// All that the claimed solution breaks: rules of the categories first, then clues, each in the puzzle's order. A clue that
/// could not be read is not judged.
pub fn verify(puzzle: &GridPuzzle, solution: &Solution) -> Vec<Violation> {
    if solution.entities() != puzzle.entities() || solution.categories() != puzzle.categories.len() {
        return vec![Violation::Shape];
    }
    let mut violations = Vec::new();
    for (column, category) in puzzle.categories.iter().enumerate() {
        let id = CategoryId(column as u32);
        let mut counts = vec![0_u32; category.values.len()];
        for entity in 0..solution.entities() {
            let cell = solution.get(entity, id).and_then(|value| counts.get_mut(value as usize));
            match cell {
                Some(count) => *count += 1,
                None => violations.push(Violation::NoValue { entity: entity as u32, category: id }),
            }
        }
        for (index, &count) in counts.iter().enumerate() {
            let allowed = match &category.kind {
                Kind::OneEach => count == 1,
                Kind::Spare => count <= 1,
                Kind::Shared(numbers) => numbers.get(index).copied().flatten().is_none_or(|number| number == count),
            };
            let in_place = column != 0 || solution.get(index, id) == Some(index as u32);
            if !allowed || !in_place {
                violations.push(Violation::Number { value: ValueId { category: id, index: index as u32 }, count });
            }
        }
    }
    let evaluator = Evaluator::new(puzzle);
    for (index, clue) in puzzle.clues.iter().enumerate() {
        if clue.truth.as_ref().is_some_and(|truth| !evaluator.holds(truth, solution)) {
            violations.push(Violation::Clue(index));
        }
    }
    violations
}

/// Evaluates clues of one puzzle on many solutions.
pub struct Evaluator<'a> {
    puzzle: &'a GridPuzzle,
    /// For each category and value its place in the category's order.
    places: Vec<Vec<u32>>,
}

impl<'a> Evaluator<'a> {
    /// Prepares the orders of the categories.
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
        Scene { evaluator: self, solution, bound: Vec::new() }.truth(truth)
    }

    /// The entity, if there is one.
    pub fn who(&self, who: &Who, solution: &Solution) -> Option<usize> {
        Scene { evaluator: self, solution, bound: Vec::new() }.who(who)
    }

    /// The value, if there is one.
    pub fn item(&self, item: &Item, solution: &Solution) -> Option<ValueId> {
        Scene { evaluator: self, solution, bound: Vec::new() }.item(item)
    }

    /// The number, if there is one.
    pub fn quantity(&self, quantity: &Quantity, solution: &Solution) -> Option<Ratio<BigInt>> {
        Scene { evaluator: self, solution, bound: Vec::new() }.quantity(quantity)
    }
}

/// One solution, and the values that the quantifiers around a term stand at.
struct Scene<'a> {
    evaluator: &'a Evaluator<'a>,
    solution: &'a Solution,
    bound: Vec<Option<ValueId>>,
}

impl Scene<'_> {
    fn bound(&self, bound: Bound) -> Option<ValueId> {
        self.bound.get(bound.0 as usize).copied().flatten()
    }

    fn has(&self, value: ValueId) -> Option<usize> {
        match self.evaluator.puzzle.categories.get(value.category.0 as usize)?.kind {
            Kind::Shared(_) => None,
            Kind::OneEach | Kind::Spare => self.solution.who_has(value),
        }
    }

    fn cell(&self, category: CategoryId, who: &Who) -> Option<ValueId> {
        let index = self.solution.get(self.who(who)?, category)?;
        Some(ValueId { category, index })
    }

    fn place(&self, category: CategoryId, who: &Who) -> Option<u32> {
        self.place_of(self.cell(category, who)?)
    }

    fn place_of(&self, value: ValueId) -> Option<u32> {
        self.evaluator.places.get(value.category.0 as usize)?.get(value.index as usize).copied()
    }

    fn number_of(&self, value: ValueId) -> Option<Ratio<BigInt>> {
        let category = self.evaluator.puzzle.categories.get(value.category.0 as usize)?;
        category.values.get(value.index as usize)?.number.map(wide)
    }

    fn who(&self, who: &Who) -> Option<usize> {
        match who {
            Who::Has(value) => self.has(*value),
            Who::Act(item) => self.has(self.item(item)?),
            Who::ActNumber(category, quantity) => {
                let number = self.quantity(quantity)?;
                let values = &self.evaluator.puzzle.categories.get(category.0 as usize)?.values;
                let index = values.iter().position(|value| value.number.map(wide).as_ref() == Some(&number))?;
                self.has(ValueId { category: *category, index: index as u32 })
            }
            Who::Bound(bound) => self.has(self.bound(*bound)?),
        }
    }

    fn item(&self, item: &Item) -> Option<ValueId> {
        match item {
            Item::Value(value) => Some(*value),
            Item::Of(category, who) => self.cell(*category, who),
            Item::Bound(bound) => self.bound(*bound),
        }
    }

    fn quantity(&self, quantity: &Quantity) -> Option<Ratio<BigInt>> {
        match quantity {
            Quantity::Constant(number) => Some(wide(*number)),
            Quantity::Of(category, who) => self.number_of(self.cell(*category, who)?),
            Quantity::Bound(bound) => self.number_of(self.bound(*bound)?),
            Quantity::Negate(a) => Some(-self.quantity(a)?),
            Quantity::Absolute(a) => Some(self.quantity(a)?.abs()),
            Quantity::Arithmetic(a, operator, b) => {
                let (a, b) = (self.quantity(a)?, self.quantity(b)?);
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
            Quantity::Minimum(all) => {
                all.iter().map(|a| self.quantity(a)).collect::<Option<Vec<_>>>()?.into_iter().min()
            }
            Quantity::Maximum(all) => {
                all.iter().map(|a| self.quantity(a)).collect::<Option<Vec<_>>>()?.into_iter().max()
            }
        }
    }

    fn truth(&mut self, truth: &Truth) -> bool {
        match truth {
            Truth::Same(a, comparison, b) => compare(self.who(a), *comparison, self.who(b)),
            Truth::Items(a, comparison, b) => match (self.item(a), self.item(b)) {
                (Some(a), Some(b)) if a.category == b.category => {
                    compare(self.place_of(a), *comparison, self.place_of(b))
                }
                _ => false,
            },
            Truth::Numbers(a, comparison, b) => compare(self.quantity(a), *comparison, self.quantity(b)),
            Truth::Places(a, order, b, category) => {
                let (Some(a), Some(b)) = (self.place(*category, a), self.place(*category, b)) else { return false };
                match *order {
                    Order::Before => a < b,
                    Order::After => a > b,
                    Order::PlacesBefore(n) => b.checked_sub(a) == Some(n),
                    Order::PlacesAfter(n) => a.checked_sub(b) == Some(n),
                    Order::PlacesFrom(n) => a.abs_diff(b) == n,
                }
            }
            Truth::Between(a, b, c, category) => {
                match (self.place(*category, a), self.place(*category, b), self.place(*category, c)) {
                    (Some(a), Some(b), Some(c)) => b.min(c) < a && a < b.max(c),
                    _ => false,
                }
            }
            Truth::AllDifferentWho(all) => all_different(all.iter().map(|a| self.who(a))),
            Truth::AllDifferentItems(all) => all_different(all.iter().map(|a| self.item(a))),
            Truth::AllDifferentNumbers(all) => all_different(all.iter().map(|a| self.quantity(a))),
            Truth::Not(a) => !self.truth(a),
            Truth::And(all) => all.iter().all(|a| self.truth(a)),
            Truth::Or(all) => all.iter().any(|a| self.truth(a)),
            Truth::Xor(a, b) => self.truth(a) != self.truth(b),
            Truth::Implies(a, b) => !self.truth(a) || self.truth(b),
            Truth::Iff(a, b) => self.truth(a) == self.truth(b),
            Truth::Count(amount, all) => {
                let count = all.iter().filter(|a| self.truth(a)).count();
                match *amount {
                    Amount::Exactly(n) => count == n as usize,
                    Amount::AtLeast(n) => count >= n as usize,
                    Amount::AtMost(n) => count <= n as usize,
                }
            }
            Truth::Every(bound, category, body) => self.values(*category).all(|v| self.at(*bound, v, body)),
            Truth::Some(bound, category, body) => self.values(*category).any(|v| self.at(*bound, v, body)),
        }
    }

    fn values(&self, category: CategoryId) -> impl Iterator<Item = ValueId> + use<> {
        let size = self.evaluator.puzzle.categories.get(category.0 as usize).map_or(0, |c| c.values.len());
        (0..size as u32).map(move |index| ValueId { category, index })
    }

    fn at(&mut self, bound: Bound, value: ValueId, body: &Truth) -> bool {
        let place = bound.0 as usize;
        if self.bound.len() <= place {
            self.bound.resize(place + 1, None);
        }
        let outer = self.bound[place].replace(value);
        let holds = self.truth(body);
        self.bound[place] = outer;
        holds
    }
}

fn wide(number: Number) -> Ratio<BigInt> {
    Ratio::new_raw(BigInt::from(*number.numer()), BigInt::from(*number.denom()))
}

fn compare<T: Ord>(a: Option<T>, comparison: Comparison, b: Option<T>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    let ordering = a.cmp(&b);
    match comparison {
        Comparison::Equal => ordering == Ordering::Equal,
        Comparison::NotEqual => ordering != Ordering::Equal,
        Comparison::Less => ordering == Ordering::Less,
        Comparison::LessEqual => ordering != Ordering::Greater,
        Comparison::Greater => ordering == Ordering::Greater,
        Comparison::GreaterEqual => ordering != Ordering::Less,
    }
}

fn all_different<T: Ord>(all: impl Iterator<Item = Option<T>>) -> bool {
    let Some(mut all) = all.collect::<Option<Vec<T>>>() else { return false };
    all.sort();
    all.windows(2).all(|pair| pair[0] != pair[1])
}
