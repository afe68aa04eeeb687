//! A meaning as a form with its parts.

use bachet_notation::clue::{
    Amount, Asked, Bound, CategoryId, Comparison, Item, Operator, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{GridPuzzle, Kind, Number};

use super::form::Form;

/// A part of a form, and the result of a form.
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
    Variable(Bound),
    /// A question.
    Asked(Asked),
    /// The name of a category, which the form knows.
    Nothing,
}

/// A form with its parts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FilledForm {
    pub(crate) form: Form,
    pub(crate) negated: bool,
    /// The category that it is about.
    pub(crate) category: Option<CategoryId>,
    /// Its parts by their letters.
    pub(crate) parts: Vec<(char, Part)>,
}

impl FilledForm {
    pub(crate) fn new<const N: usize>(form: Form, category: Option<CategoryId>, parts: [(char, Part); N]) -> Self {
        Self { form, negated: false, category, parts: parts.into() }
    }

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
        Some(match self.form {
            Form::Has | Form::OneIs | Form::OtherIs | Form::OtherToo => Part::Who(Who::Has(self.value()?)),
            Form::Act => {
                let item = self.item('I')?;
                (category_of(&item).is_none_or(|c| Some(c) == self.category)).then_some(())?;
                Part::Who(Who::Act(Box::new(item)))
            }
            Form::ActNumber => Part::Who(Who::ActNumber(self.category?, Box::new(self.quantity('Q')?))),
            Form::BoundWho => Part::Who(Who::Bound(self.variable()?)),
            Form::ItemOf => Part::Item(Item::Of(self.category?, self.boxed('A')?)),
            Form::ItemValue => Part::Item(Item::Value(self.value()?)),
            Form::BoundItem => Part::Item(Item::Bound(self.variable()?)),
            Form::Holding => Part::Who(self.who('A')?),
            Form::AskIs => Part::Asked(Asked::Who(Who::Has(self.value()?))),
            Form::AskWho => Part::Asked(Asked::Who(self.who('A')?)),
            Form::AskHolding => Part::Asked(Asked::Item(Item::Of(self.category?, self.boxed('A')?))),
            Form::AskValue => Part::Asked(Asked::Item(self.item('I').filter(|i| !matches!(i, Item::Of(..)))?)),
            Form::AskQuantity => {
                Part::Asked(Asked::Number(self.quantity('Q').filter(|q| !matches!(q, Quantity::Of(..)))?))
            }
            Form::AskTruth => Part::Asked(Asked::Truth(*self.truth('S')?)),
            _ => match self.filled_quantity() {
                Some(quantity) => Part::Quantity(quantity),
                None => Part::Truth(self.filled_truth(puzzle)?),
            },
        })
    }

    fn filled_quantity(&self) -> Option<Quantity> {
        let operator = match self.form {
            Form::NumberOf => return Some(Quantity::Of(self.category?, self.boxed('A')?)),
            Form::BoundNumber => return Some(Quantity::Bound(self.variable()?)),
            Form::Opposite => return Some(Quantity::Negate(Box::new(self.quantity('Q')?))),
            Form::Absolute => return Some(Quantity::Absolute(Box::new(self.quantity('Q')?))),
            Form::Smallest => return Some(Quantity::Minimum(self.quantities('Q')?)),
            Form::Largest => return Some(Quantity::Maximum(self.quantities('Q')?)),
            Form::Add => Operator::Add,
            Form::Subtract => Operator::Subtract,
            Form::Multiply => Operator::Multiply,
            Form::Divide => Operator::Divide,
            Form::Modulo => Operator::Modulo,
            _ => return None,
        };
        Some(arithmetic(self.quantity('Q')?, operator, self.quantity('R')?))
    }

    #[inline(never)]
    fn filled_truth(&self, puzzle: &GridPuzzle) -> Option<Truth> {
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
        Some(match self.form {
            Form::Same => Truth::Same(self.who('A')?, Comparison::Equal, self.who('B')?),
            Form::Differ => Truth::Same(self.who('A')?, Comparison::NotEqual, self.who('B')?),
            Form::Is => said_of(puzzle, self.who('A')?, Comparison::Equal, self.value()?),
            Form::IsNot => said_of(puzzle, self.who('A')?, Comparison::NotEqual, self.value()?),
            Form::IsEither => one_of(values(Comparison::Equal)?)?,
            Form::IsOr => Truth::Or(values(Comparison::Equal)?),
            Form::IsNeither => Truth::And(values(Comparison::NotEqual)?),
            Form::Either => one_of(pairs(Comparison::Equal)?)?,
            Form::Alternatives => Truth::Or(pairs(Comparison::Equal)?),
            Form::Neither => Truth::And(pairs(Comparison::NotEqual)?),
            Form::Pair => {
                let people = ['A', 'B', 'C', 'D'].map(|letter| self.who(letter));
                let [Some(a), Some(b), Some(c), Some(d)] = people else { return None };
                pair([&a, &b, &c, &d])
            }
            Form::SameItem => Truth::Items(item_of('A')?, Comparison::Equal, item_of('B')?),
            Form::OtherItem => Truth::Items(item_of('A')?, Comparison::NotEqual, item_of('B')?),
            Form::ItemIs => Truth::Items(item_of('A')?, Comparison::Equal, Item::Value(self.value()?)),
            Form::ItemIsNot => Truth::Items(item_of('A')?, Comparison::NotEqual, Item::Value(self.value()?)),
            Form::ItemsEqual => items(Comparison::Equal)?,
            Form::ItemsUnequal => items(Comparison::NotEqual)?,
            Form::ItemsLess => items(Comparison::Less)?,
            Form::ItemsAtMost => items(Comparison::LessEqual)?,
            Form::ItemsMore => items(Comparison::Greater)?,
            Form::ItemsAtLeast => items(Comparison::GreaterEqual)?,
            Form::More => compared(Comparison::Greater)?,
            Form::Less => compared(Comparison::Less)?,
            Form::AsMuch => compared(Comparison::Equal)?,
            Form::NotAsMuch => compared(Comparison::NotEqual)?,
            Form::MoreOrAsMuch => compared(Comparison::GreaterEqual)?,
            Form::LessOrAsMuch => compared(Comparison::LessEqual)?,
            Form::MoreBy => more(Comparison::Equal, Operator::Add)?,
            Form::LessBy => more(Comparison::Equal, Operator::Subtract)?,
            Form::MoreByAtLeast => more(Comparison::GreaterEqual, Operator::Add)?,
            Form::LessByAtLeast => more(Comparison::LessEqual, Operator::Subtract)?,
            Form::DifferBy => {
                let difference = Quantity::Absolute(Box::new(arithmetic(of('A')?, Operator::Subtract, of('B')?)));
                Truth::Numbers(difference, Comparison::Equal, constant('k')?)
            }
            Form::Times => Truth::Numbers(of('A')?, Comparison::Equal, multiple(constant('f')?, of('B')?)),
            Form::Sum => Truth::Numbers(of('A')?, Comparison::Equal, arithmetic(of('B')?, Operator::Add, of('C')?)),
            Form::TimesSum => {
                let sum = arithmetic(of('B')?, Operator::Add, of('C')?);
                Truth::Numbers(of('A')?, Comparison::Equal, multiple(constant('f')?, sum))
            }
            Form::NumberIs => measured(Comparison::Equal)?,
            Form::NumberIsNot => measured(Comparison::NotEqual)?,
            Form::NumberLess => measured(Comparison::Less)?,
            Form::NumberAtMost => measured(Comparison::LessEqual)?,
            Form::NumberMore => measured(Comparison::Greater)?,
            Form::NumberAtLeast => measured(Comparison::GreaterEqual)?,
            Form::NumbersEqual => numbers(Comparison::Equal)?,
            Form::NumbersUnequal => numbers(Comparison::NotEqual)?,
            Form::NumbersLess => numbers(Comparison::Less)?,
            Form::NumbersAtMost => numbers(Comparison::LessEqual)?,
            Form::NumbersMore => numbers(Comparison::Greater)?,
            Form::NumbersAtLeast => numbers(Comparison::GreaterEqual)?,
            Form::Between => Truth::Between(self.who('A')?, self.who('B')?, self.who('C')?, category()?),
            Form::TwoDifferent => Truth::AllDifferentWho(vec![self.who('A')?, self.who('B')?]),
            Form::AllDifferent => Truth::AllDifferentWho(self.people('A')?),
            Form::ItemsDifferent => match self.part('I')? {
                Part::Items(items) => {
                    let mut categories: Vec<CategoryId> = items.iter().filter_map(category_of).collect();
                    categories.dedup();
                    (categories.len() < 2).then(|| Truth::AllDifferentItems(items.clone()))?
                }
                _ => return None,
            },
            Form::NumbersDifferent => Truth::AllDifferentNumbers(self.quantities('Q')?),
            Form::Not => Truth::Not(self.truth('S')?),
            Form::And => Truth::And(vec![*self.truth('S')?, *self.truth('T')?]),
            Form::Or => Truth::Or(vec![*self.truth('S')?, *self.truth('T')?]),
            Form::All => Truth::And(self.truths('S')?),
            Form::Any => Truth::Or(self.truths('S')?),
            Form::Xor => Truth::Xor(self.truth('S')?, self.truth('T')?),
            Form::Implies => Truth::Implies(self.truth('S')?, self.truth('T')?),
            Form::Iff => Truth::Iff(self.truth('S')?, self.truth('T')?),
            Form::Exactly => Truth::Count(Amount::Exactly(self.count()?), self.truths('S')?),
            Form::AtLeast => Truth::Count(Amount::AtLeast(self.count()?), self.truths('S')?),
            Form::AtMost => Truth::Count(Amount::AtMost(self.count()?), self.truths('S')?),
            Form::Every => Truth::Every(self.variable()?, category()?, self.truth('S')?),
            Form::Some => Truth::Some(self.variable()?, category()?, self.truth('S')?),
            form => Truth::Places(self.who('A')?, form.order(self.count())?, self.who('B')?, category()?),
        })
    }
}

fn arithmetic(a: Quantity, operator: Operator, b: Quantity) -> Quantity {
    Quantity::Arithmetic(Box::new(a), operator, Box::new(b))
}

fn multiple(number: Quantity, quantity: Quantity) -> Quantity {
    arithmetic(number, Operator::Multiply, quantity)
}

/// Returns that an entity has a value or has not: a shared value does not identify an entity.
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

/// Two entities have two values, in either order.
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
