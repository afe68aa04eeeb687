//! A meaning taken apart into a form and its parts, and put together again: the same table in both directions.

use bachet_notation::clue::{
    Amount, Asked, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{GridPuzzle, Kind, Number};

use super::key::Key;

/// A part of a form, and what a form makes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// Somebody.
    Who(Who),
    /// Several of them.
    People(Vec<Who>),
    /// A sentence.
    Truth(Truth),
    /// Several sentences.
    Truths(Vec<Truth>),
    /// A value.
    Item(Item),
    /// Several values.
    Items(Vec<Item>),
    /// A number.
    Quantity(Quantity),
    /// Several numbers.
    Quantities(Vec<Quantity>),
    /// The name of a value.
    Value(ValueId),
    /// Several names.
    Values(Vec<ValueId>),
    /// A number as it is written.
    Number(Number),
    /// A variable.
    Variable(Bound),
    /// A question.
    Asked(Asked),
    /// The name of a category, which the form knows.
    Nothing,
}

/// A form with its parts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Said {
    /// The form.
    pub(crate) key: Key,
    /// Whether it is said to be false.
    pub(crate) negated: bool,
    /// The category that it speaks of.
    pub(crate) category: Option<CategoryId>,
    /// Its parts by their letters.
    pub(crate) parts: Vec<(char, Part)>,
}

impl Said {
    pub(crate) fn new<const N: usize>(key: Key, category: Option<CategoryId>, parts: [(char, Part); N]) -> Self {
        Self { key, negated: false, category, parts: parts.into() }
    }

    /// A part by its letter.
    pub(crate) fn part(&self, letter: char) -> Option<&Part> {
        self.parts.iter().find(|p| p.0 == letter).map(|p| &p.1)
    }

    fn who(&self, letter: char) -> Option<Who> {
        match self.part(letter)? {
            Part::Who(who) => Some(who.clone()),
            _ => None,
        }
    }

    fn boxed(&self, letter: char) -> Option<Box<Who>> {
        self.who(letter).map(Box::new)
    }

    fn people(&self, letter: char) -> Option<Vec<Who>> {
        match self.part(letter)? {
            Part::People(people) => Some(people.clone()),
            _ => None,
        }
    }

    fn truth(&self, letter: char) -> Option<Box<Truth>> {
        match self.part(letter)? {
            Part::Truth(truth) => Some(Box::new(truth.clone())),
            _ => None,
        }
    }

    fn truths(&self, letter: char) -> Option<Vec<Truth>> {
        match self.part(letter)? {
            Part::Truths(truths) => Some(truths.clone()),
            _ => None,
        }
    }

    fn item(&self, letter: char) -> Option<Item> {
        match self.part(letter)? {
            Part::Item(item) => Some(item.clone()),
            _ => None,
        }
    }

    fn quantity(&self, letter: char) -> Option<Quantity> {
        match self.part(letter)? {
            Part::Quantity(quantity) => Some(quantity.clone()),
            _ => None,
        }
    }

    fn quantities(&self, letter: char) -> Option<Vec<Quantity>> {
        match self.part(letter)? {
            Part::Quantities(quantities) => Some(quantities.clone()),
            _ => None,
        }
    }

    fn value(&self) -> Option<ValueId> {
        match self.part('v')? {
            Part::Value(value) => Some(*value),
            _ => None,
        }
    }

    fn values(&self) -> Option<&[ValueId]> {
        match self.part('v')? {
            Part::Values(values) => Some(values),
            _ => None,
        }
    }

    fn number(&self, letter: char) -> Option<Number> {
        match self.part(letter)? {
            Part::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn count(&self) -> Option<u32> {
        let number = self.number('n').filter(Number::is_integer)?;
        u32::try_from(number.to_integer()).ok()
    }

    fn variable(&self) -> Option<Bound> {
        match self.part('x')? {
            Part::Variable(bound) => Some(*bound),
            _ => None,
        }
    }

    /// What it means.
    #[inline(never)]
    pub(crate) fn meaning(&self, puzzle: &GridPuzzle) -> Option<Part> {
        let part = self.affirmed(puzzle)?;
        match part {
            Part::Truth(truth) if self.negated => Some(Part::Truth(Truth::Not(Box::new(truth)))),
            _ if self.negated => None,
            part => Some(part),
        }
    }

    #[inline(never)]
    fn affirmed(&self, puzzle: &GridPuzzle) -> Option<Part> {
        Some(match self.key {
            Key::Has => Part::Who(Who::Has(self.value()?)),
            Key::Act => {
                let item = self.item('I')?;
                (category_of(&item).is_none_or(|c| Some(c) == self.category)).then_some(())?;
                Part::Who(Who::Act(Box::new(item)))
            }
            Key::ActNumber => Part::Who(Who::ActNumber(self.category?, Box::new(self.quantity('Q')?))),
            Key::BoundWho => Part::Who(Who::Bound(self.variable()?)),
            Key::ItemOf => Part::Item(Item::Of(self.category?, self.boxed('A')?)),
            Key::ItemValue => Part::Item(Item::Value(self.value()?)),
            Key::BoundItem => Part::Item(Item::Bound(self.variable()?)),
            Key::Holding => Part::Who(self.who('A')?),
            Key::AskIs => Part::Asked(Asked::Who(Who::Has(self.value()?))),
            Key::AskWho => Part::Asked(Asked::Who(self.who('A')?)),
            Key::AskHolding => Part::Asked(Asked::Item(Item::Of(self.category?, self.boxed('A')?))),
            Key::AskValue => Part::Asked(Asked::Item(self.item('I').filter(|i| !matches!(i, Item::Of(..)))?)),
            Key::AskQuantity => {
                Part::Asked(Asked::Number(self.quantity('Q').filter(|q| !matches!(q, Quantity::Of(..)))?))
            }
            Key::AskTruth => Part::Asked(Asked::Truth(*self.truth('S')?)),
            _ => match self.quantity_meant() {
                Some(quantity) => Part::Quantity(quantity),
                None => Part::Truth(self.truth_meant(puzzle)?),
            },
        })
    }

    fn quantity_meant(&self) -> Option<Quantity> {
        let operator = match self.key {
            Key::NumberOf => return Some(Quantity::Of(self.category?, self.boxed('A')?)),
            Key::BoundNumber => return Some(Quantity::Bound(self.variable()?)),
            Key::Opposite => return Some(Quantity::Negate(Box::new(self.quantity('Q')?))),
            Key::Absolute => return Some(Quantity::Absolute(Box::new(self.quantity('Q')?))),
            Key::Smallest => return Some(Quantity::Minimum(self.quantities('Q')?)),
            Key::Largest => return Some(Quantity::Maximum(self.quantities('Q')?)),
            Key::Add => Operator::Add,
            Key::Subtract => Operator::Subtract,
            Key::Multiply => Operator::Multiply,
            Key::Divide => Operator::Divide,
            Key::Modulo => Operator::Modulo,
            _ => return None,
        };
        Some(arithmetic(self.quantity('Q')?, operator, self.quantity('R')?))
    }

    #[inline(never)]
    fn truth_meant(&self, puzzle: &GridPuzzle) -> Option<Truth> {
        let category = || self.category;
        let of = |letter: char| Some(Quantity::Of(category()?, self.boxed(letter)?));
        let item_of = |letter: char| Some(Item::Of(category()?, self.boxed(letter)?));
        let constant = |letter: char| self.number(letter).map(Quantity::Constant);
        let compared = |comparison| Some(Truth::Numbers(of('A')?, comparison, of('B')?));
        let measured = |comparison| Some(Truth::Numbers(of('A')?, comparison, constant('K')?));
        let numbers = |comparison| Some(Truth::Numbers(self.quantity('Q')?, comparison, self.quantity('R')?));
        let items = |comparison| {
            let (a, b) = (self.item('I')?, self.item('J')?);
            let known = category_of(&a).zip(category_of(&b));
            known.is_none_or(|(a, b)| a == b).then_some(Truth::Items(a, comparison, b))
        };
        let more = |comparison, operator| {
            Some(Truth::Numbers(of('A')?, comparison, arithmetic(of('B')?, operator, constant('k')?)))
        };
        let places = |order| Some(Truth::Places(self.who('A')?, order, self.who('B')?, category()?));
        let pairs = |comparison: Comparison| -> Option<Vec<Truth>> {
            let a = self.who('A')?;
            let same = |b| Truth::Same(a.clone(), comparison, b);
            let all: Vec<Truth> = self.people('B')?.into_iter().map(same).collect();
            (all.len() > 1).then_some(all)
        };
        let values = |comparison: Comparison| -> Option<Vec<Truth>> {
            let a = self.who('A')?;
            let all: Vec<Truth> = self.values()?.iter().map(|&v| said_of(puzzle, a.clone(), comparison, v)).collect();
            (all.len() > 1).then_some(all)
        };
        Some(match self.key {
            Key::Same => Truth::Same(self.who('A')?, Comparison::Equal, self.who('B')?),
            Key::Differ => Truth::Same(self.who('A')?, Comparison::NotEqual, self.who('B')?),
            Key::Is => said_of(puzzle, self.who('A')?, Comparison::Equal, self.value()?),
            Key::IsNot => said_of(puzzle, self.who('A')?, Comparison::NotEqual, self.value()?),
            Key::IsEither => one_of(values(Comparison::Equal)?)?,
            Key::IsOr => Truth::Or(values(Comparison::Equal)?),
            Key::IsNeither => Truth::And(values(Comparison::NotEqual)?),
            Key::Either => one_of(pairs(Comparison::Equal)?)?,
            Key::Alternatives => Truth::Or(pairs(Comparison::Equal)?),
            Key::Neither => Truth::And(pairs(Comparison::NotEqual)?),
            Key::Pair => {
                let people = ['A', 'B', 'C', 'D'].map(|letter| self.who(letter));
                let [Some(a), Some(b), Some(c), Some(d)] = people else { return None };
                pair([&a, &b, &c, &d])
            }
            Key::SameItem => Truth::Items(item_of('A')?, Comparison::Equal, item_of('B')?),
            Key::OtherItem => Truth::Items(item_of('A')?, Comparison::NotEqual, item_of('B')?),
            Key::ItemIs => Truth::Items(item_of('A')?, Comparison::Equal, Item::Value(self.value()?)),
            Key::ItemIsNot => Truth::Items(item_of('A')?, Comparison::NotEqual, Item::Value(self.value()?)),
            Key::ItemsEqual => items(Comparison::Equal)?,
            Key::ItemsUnequal => items(Comparison::NotEqual)?,
            Key::ItemsLess => items(Comparison::Less)?,
            Key::ItemsAtMost => items(Comparison::LessEqual)?,
            Key::ItemsMore => items(Comparison::Greater)?,
            Key::ItemsAtLeast => items(Comparison::GreaterEqual)?,
            Key::More => compared(Comparison::Greater)?,
            Key::Less => compared(Comparison::Less)?,
            Key::AsMuch => compared(Comparison::Equal)?,
            Key::NotAsMuch => compared(Comparison::NotEqual)?,
            Key::MoreOrAsMuch => compared(Comparison::GreaterEqual)?,
            Key::LessOrAsMuch => compared(Comparison::LessEqual)?,
            Key::MoreBy => more(Comparison::Equal, Operator::Add)?,
            Key::LessBy => more(Comparison::Equal, Operator::Subtract)?,
            Key::MoreByAtLeast => more(Comparison::GreaterEqual, Operator::Add)?,
            Key::LessByAtLeast => more(Comparison::LessEqual, Operator::Subtract)?,
            Key::DifferBy => {
                let difference = Quantity::Absolute(Box::new(arithmetic(of('A')?, Operator::Subtract, of('B')?)));
                Truth::Numbers(difference, Comparison::Equal, constant('k')?)
            }
            Key::Times => Truth::Numbers(of('A')?, Comparison::Equal, multiple(constant('f')?, of('B')?)),
            Key::Sum => Truth::Numbers(of('A')?, Comparison::Equal, arithmetic(of('B')?, Operator::Add, of('C')?)),
            Key::TimesSum => {
                let sum = arithmetic(of('B')?, Operator::Add, of('C')?);
                Truth::Numbers(of('A')?, Comparison::Equal, multiple(constant('f')?, sum))
            }
            Key::NumberIs => measured(Comparison::Equal)?,
            Key::NumberIsNot => measured(Comparison::NotEqual)?,
            Key::NumberLess => measured(Comparison::Less)?,
            Key::NumberAtMost => measured(Comparison::LessEqual)?,
            Key::NumberMore => measured(Comparison::Greater)?,
            Key::NumberAtLeast => measured(Comparison::GreaterEqual)?,
            Key::NumbersEqual => numbers(Comparison::Equal)?,
            Key::NumbersUnequal => numbers(Comparison::NotEqual)?,
            Key::NumbersLess => numbers(Comparison::Less)?,
            Key::NumbersAtMost => numbers(Comparison::LessEqual)?,
            Key::NumbersMore => numbers(Comparison::Greater)?,
            Key::NumbersAtLeast => numbers(Comparison::GreaterEqual)?,
            Key::Before => places(Order::Before)?,
            Key::After => places(Order::After)?,
            Key::JustBefore => places(Order::PlacesBefore(1))?,
            Key::JustAfter => places(Order::PlacesAfter(1))?,
            Key::Next => places(Order::PlacesFrom(1))?,
            Key::PlacesBefore => places(Order::PlacesBefore(self.count()?))?,
            Key::PlacesAfter => places(Order::PlacesAfter(self.count()?))?,
            Key::PlacesFrom => places(Order::PlacesFrom(self.count()?))?,
            Key::Between => Truth::Between(self.who('A')?, self.who('B')?, self.who('C')?, category()?),
            Key::TwoDifferent => Truth::AllDifferentWho(vec![self.who('A')?, self.who('B')?]),
            Key::AllDifferent => Truth::AllDifferentWho(self.people('A')?),
            Key::ItemsDifferent => match self.part('I')? {
                Part::Items(items) => {
                    let mut categories: Vec<CategoryId> = items.iter().filter_map(category_of).collect();
                    categories.dedup();
                    (categories.len() < 2).then(|| Truth::AllDifferentItems(items.clone()))?
                }
                _ => return None,
            },
            Key::NumbersDifferent => Truth::AllDifferentNumbers(self.quantities('Q')?),
            Key::Not => Truth::Not(self.truth('S')?),
            Key::And => Truth::And(vec![*self.truth('S')?, *self.truth('T')?]),
            Key::Or => Truth::Or(vec![*self.truth('S')?, *self.truth('T')?]),
            Key::All => Truth::And(self.truths('S')?),
            Key::Any => Truth::Or(self.truths('S')?),
            Key::Xor => Truth::Xor(self.truth('S')?, self.truth('T')?),
            Key::Implies => Truth::Implies(self.truth('S')?, self.truth('T')?),
            Key::Iff => Truth::Iff(self.truth('S')?, self.truth('T')?),
            Key::Exactly => Truth::Count(Amount::Exactly(self.count()?), self.truths('S')?),
            Key::AtLeast => Truth::Count(Amount::AtLeast(self.count()?), self.truths('S')?),
            Key::AtMost => Truth::Count(Amount::AtMost(self.count()?), self.truths('S')?),
            Key::Every => Truth::Every(self.variable()?, category()?, self.truth('S')?),
            Key::Some => Truth::Some(self.variable()?, category()?, self.truth('S')?),
            _ => return None,
        })
    }
}

fn arithmetic(a: Quantity, operator: Operator, b: Quantity) -> Quantity {
    Quantity::Arithmetic(Box::new(a), operator, Box::new(b))
}

fn multiple(number: Quantity, quantity: Quantity) -> Quantity {
    arithmetic(number, Operator::Multiply, quantity)
}

/// That one has a value, or has not: a shared value names nobody.
fn said_of(puzzle: &GridPuzzle, who: Who, comparison: Comparison, value: ValueId) -> Truth {
    match puzzle.category(value.category).kind {
        Kind::Shared(_) => Truth::Items(Item::Of(value.category, Box::new(who)), comparison, Item::Value(value)),
        _ => Truth::Same(who, comparison, Who::Has(value)),
    }
}

/// Exactly one of them.
fn one_of(mut truths: Vec<Truth>) -> Option<Truth> {
    if truths.len() == 2 {
        let second = truths.pop()?;
        return Some(Truth::Xor(Box::new(truths.pop()?), Box::new(second)));
    }
    Some(Truth::Count(Amount::Exactly(1), truths))
}

/// Of two, one is this and the other that.
fn pair([a, b, c, d]: [&Who; 4]) -> Truth {
    let same = |a: &Who, b: &Who| Truth::Same(a.clone(), Comparison::Equal, b.clone());
    let one = Truth::And(vec![same(a, c), same(b, d)]);
    let other = Truth::And(vec![same(b, c), same(a, d)]);
    Truth::Xor(Box::new(one), Box::new(other))
}

/// The category that a value is of, where it shows.
fn category_of(item: &Item) -> Option<CategoryId> {
    match item {
        Item::Value(value) => Some(value.category),
        Item::Of(category, _) => Some(*category),
        Item::Bound(_) => None,
    }
}
