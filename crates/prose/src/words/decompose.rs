//! The forms of a meaning, the most natural first. [`FilledForm::meaning`] is the inverse.

use bachet_notation::clue::{
    Amount, Asked, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{GridPuzzle, Kind, Number};
use num_traits::Zero as _;

use super::filled_form::{FilledForm, Part};
use super::form::Form;

/// Returns the forms of a simplified sentence.
pub(crate) fn truth(puzzle: &GridPuzzle, truth: &Truth) -> Vec<FilledForm> {
    let mut found = Vec::new();
    match truth {
        Truth::Same(a, comparison, b) => same(puzzle, a, *comparison, b, &mut found),
        Truth::Items(a, comparison, b) => items(puzzle, a, *comparison, b, &mut found),
        Truth::Numbers(a, comparison, b) => numbers(a, *comparison, b, &mut found),
        Truth::Places(a, order, b, axis) => found.extend(places(a, *order, b, *axis)),
        Truth::Between(a, b, c, axis) => {
            found.push(FilledForm::new(Form::Between, Some(*axis), [('A', who(a)), ('B', who(b)), ('C', who(c))]));
        }
        Truth::AllDifferentWho(list) => {
            if let [a, b] = list.as_slice() {
                found.push(FilledForm::new(Form::TwoDifferent, None, [('A', who(a)), ('B', who(b))]));
            }
            found.push(FilledForm::new(Form::AllDifferent, None, [('A', Part::People(list.clone()))]));
        }
        Truth::AllDifferentItems(list) => {
            found.push(FilledForm::new(Form::ItemsDifferent, None, [('I', Part::Items(list.clone()))]));
        }
        Truth::AllDifferentNumbers(list) => {
            found.push(FilledForm::new(Form::NumbersDifferent, None, [('Q', Part::Quantities(list.clone()))]));
        }
        Truth::Not(inner) => {
            for said in self::truth(puzzle, inner) {
                found.extend((!said.negated).then_some(FilledForm { negated: true, ..said }));
            }
            found.push(FilledForm::new(Form::Not, None, [('S', clause(inner))]));
        }
        Truth::And(list) => {
            if let Some((a, others)) = all_same(list, Comparison::NotEqual) {
                found.extend(values(puzzle, Form::IsNeither, a, &others));
                found.push(FilledForm::new(Form::Neither, None, [('A', who(a)), ('B', Part::People(others))]));
            }
            joined(Form::And, Form::All, list, &mut found);
        }
        Truth::Or(list) => {
            if let Some((a, others)) = all_same(list, Comparison::Equal) {
                found.extend(values(puzzle, Form::IsOr, a, &others));
                found.push(FilledForm::new(Form::Alternatives, None, [('A', who(a)), ('B', Part::People(others))]));
            }
            joined(Form::Or, Form::Any, list, &mut found);
        }
        Truth::Xor(a, b) => {
            found.extend(pair(a, b));
            let both = [(**a).clone(), (**b).clone()];
            one_of(puzzle, &both, &mut found);
            found.push(FilledForm::new(Form::Xor, None, [('S', clause(a)), ('T', clause(b))]));
        }
        Truth::Implies(a, b) => found.push(FilledForm::new(Form::Implies, None, [('S', clause(a)), ('T', clause(b))])),
        Truth::Iff(a, b) => found.push(FilledForm::new(Form::Iff, None, [('S', clause(a)), ('T', clause(b))])),
        Truth::Count(amount, list) => {
            let (form, n) = match amount {
                Amount::Exactly(n) => (Form::Exactly, *n),
                Amount::AtLeast(n) => (Form::AtLeast, *n),
                Amount::AtMost(n) => (Form::AtMost, *n),
            };
            if *amount == Amount::Exactly(1) && list.len() > 2 {
                one_of(puzzle, list, &mut found);
            }
            found.push(FilledForm::new(form, None, [('n', whole(n)), ('S', Part::Truths(list.clone()))]));
        }
        Truth::Every(bound, category, body) => {
            found.push(FilledForm::new(
                Form::Every,
                Some(*category),
                [('x', Part::Variable(*bound)), ('S', clause(body))],
            ));
        }
        Truth::Some(bound, category, body) => {
            found.push(FilledForm::new(
                Form::Some,
                Some(*category),
                [('x', Part::Variable(*bound)), ('S', clause(body))],
            ));
        }
    }
    found
}

pub(crate) fn somebody(who: &Who) -> FilledForm {
    match who {
        Who::Has(value) => FilledForm::new(Form::Has, Some(value.category), [('v', Part::Value(*value))]),
        // The value determines the category, which is looked up when the sentence is written.
        Who::Act(item) => FilledForm::new(Form::Act, None, [('I', Part::Item((**item).clone()))]),
        Who::ActNumber(category, quantity) => {
            FilledForm::new(Form::ActNumber, Some(*category), [('Q', Part::Quantity((**quantity).clone()))])
        }
        Who::Bound(bound) => FilledForm::new(Form::BoundWho, None, [('x', Part::Variable(*bound))]),
    }
}

/// The form of a value.
pub(crate) fn item(item: &Item) -> FilledForm {
    match item {
        Item::Value(value) => FilledForm::new(Form::ItemValue, Some(value.category), [('v', Part::Value(*value))]),
        Item::Of(category, holder) => FilledForm::new(Form::ItemOf, Some(*category), [('A', who(holder))]),
        Item::Bound(bound) => FilledForm::new(Form::BoundItem, None, [('x', Part::Variable(*bound))]),
    }
}

/// The form of a number; `None` for one that is written in digits.
pub(crate) fn quantity(quantity: &Quantity) -> Option<FilledForm> {
    let part = |q: &Quantity| Part::Quantity(q.clone());
    Some(match quantity {
        Quantity::Constant(_) => return None,
        Quantity::Of(category, holder) => FilledForm::new(Form::NumberOf, Some(*category), [('A', who(holder))]),
        Quantity::Bound(bound) => FilledForm::new(Form::BoundNumber, None, [('x', Part::Variable(*bound))]),
        Quantity::Negate(inner) => FilledForm::new(Form::Opposite, None, [('Q', part(inner))]),
        Quantity::Absolute(inner) => FilledForm::new(Form::Absolute, None, [('Q', part(inner))]),
        Quantity::Arithmetic(a, operator, b) => {
            let form = match operator {
                Operator::Add => Form::Add,
                Operator::Subtract => Form::Subtract,
                Operator::Multiply => Form::Multiply,
                Operator::Divide => Form::Divide,
                Operator::Modulo => Form::Modulo,
            };
            FilledForm::new(form, None, [('Q', part(a)), ('R', part(b))])
        }
        Quantity::Minimum(list) => FilledForm::new(Form::Smallest, None, [('Q', Part::Quantities(list.clone()))]),
        Quantity::Maximum(list) => FilledForm::new(Form::Largest, None, [('Q', Part::Quantities(list.clone()))]),
    })
}

pub(crate) fn question(asked: &Asked) -> Vec<FilledForm> {
    match asked {
        Asked::Who(somebody) => {
            let mut found = Vec::new();
            if let Who::Has(value) = somebody {
                found.push(FilledForm::new(Form::AskIs, Some(value.category), [('v', Part::Value(*value))]));
            }
            found.push(FilledForm::new(Form::AskWho, None, [('A', who(somebody))]));
            found
        }
        Asked::Item(Item::Of(category, holder)) | Asked::Number(Quantity::Of(category, holder)) => {
            vec![FilledForm::new(Form::AskHolding, Some(*category), [('A', who(holder))])]
        }
        Asked::Item(item) => vec![FilledForm::new(Form::AskValue, None, [('I', Part::Item(item.clone()))])],
        Asked::Number(quantity) => {
            vec![FilledForm::new(Form::AskQuantity, None, [('Q', Part::Quantity(quantity.clone()))])]
        }
        Asked::Truth(truth) => vec![FilledForm::new(Form::AskTruth, None, [('S', clause(truth))])],
    }
}

fn who(who: &Who) -> Part {
    Part::Who(who.clone())
}

fn clause(truth: &Truth) -> Part {
    Part::Truth(truth.clone())
}

fn whole(n: u32) -> Part {
    Part::Number(Number::from_integer(i64::from(n)))
}

fn same(puzzle: &GridPuzzle, a: &Who, comparison: Comparison, b: &Who, found: &mut Vec<FilledForm>) {
    let (named, plain) = match comparison {
        Comparison::NotEqual => (Form::IsNot, Form::Differ),
        _ => (Form::Is, Form::Same),
    };
    if let Who::Has(value) = b
        && !matches!(puzzle.category(value.category).kind, Kind::Shared(_))
    {
        found.push(FilledForm::new(named, Some(value.category), [('A', who(a)), ('v', Part::Value(*value))]));
    }
    found.push(FilledForm::new(plain, None, [('A', who(a)), ('B', who(b))]));
}

fn items(puzzle: &GridPuzzle, a: &Item, comparison: Comparison, b: &Item, found: &mut Vec<FilledForm>) {
    match (a, comparison, b) {
        (Item::Of(c, holder), Comparison::Equal | Comparison::NotEqual, Item::Value(value)) if *c == value.category => {
            let shared = matches!(puzzle.category(*c).kind, Kind::Shared(_));
            let form = match (shared, comparison) {
                (true, Comparison::Equal) => Form::Is,
                (true, _) => Form::IsNot,
                (false, Comparison::Equal) => Form::ItemIs,
                (false, _) => Form::ItemIsNot,
            };
            found.push(FilledForm::new(form, Some(*c), [('A', who(holder)), ('v', Part::Value(*value))]));
        }
        (Item::Of(c, first), Comparison::Equal | Comparison::NotEqual, Item::Of(d, second)) if c == d => {
            let form = if comparison == Comparison::Equal { Form::SameItem } else { Form::OtherItem };
            found.push(FilledForm::new(form, Some(*c), [('A', who(first)), ('B', who(second))]));
        }
        _ => {}
    }
    let form = match comparison {
        Comparison::Equal => Form::ItemsEqual,
        Comparison::NotEqual => Form::ItemsUnequal,
        Comparison::Less => Form::ItemsLess,
        Comparison::LessEqual => Form::ItemsAtMost,
        Comparison::Greater => Form::ItemsMore,
        Comparison::GreaterEqual => Form::ItemsAtLeast,
    };
    found.push(FilledForm::new(form, None, [('I', Part::Item(a.clone())), ('J', Part::Item(b.clone()))]));
}

fn numbers(a: &Quantity, comparison: Comparison, b: &Quantity, found: &mut Vec<FilledForm>) {
    found.extend(relation(a, comparison, b));
    let form = match comparison {
        Comparison::Equal => Form::NumbersEqual,
        Comparison::NotEqual => Form::NumbersUnequal,
        Comparison::Less => Form::NumbersLess,
        Comparison::LessEqual => Form::NumbersAtMost,
        Comparison::Greater => Form::NumbersMore,
        Comparison::GreaterEqual => Form::NumbersAtLeast,
    };
    found.push(FilledForm::new(form, None, [('Q', Part::Quantity(a.clone())), ('R', Part::Quantity(b.clone()))]));
}

/// Returns the usual forms of a comparison of two numbers.
fn relation(a: &Quantity, comparison: Comparison, b: &Quantity) -> Option<FilledForm> {
    use Quantity::{Absolute, Arithmetic, Constant, Of};
    if let (Absolute(inner), Comparison::Equal, Constant(k)) = (a, comparison, b)
        && let Arithmetic(first, Operator::Subtract, second) = &**inner
        && let (Of(c, first), Of(d, second)) = (&**first, &**second)
        && c == d
        && *k > Number::zero()
    {
        let parts = [('A', who(first)), ('B', who(second)), ('k', Part::Number(*k))];
        return Some(FilledForm::new(Form::DifferBy, Some(*c), parts));
    }
    let Of(c, first) = a else { return None };
    match b {
        Constant(k) => {
            let form = match comparison {
                Comparison::Equal => Form::NumberIs,
                Comparison::NotEqual => Form::NumberIsNot,
                Comparison::Less => Form::NumberLess,
                Comparison::LessEqual => Form::NumberAtMost,
                Comparison::Greater => Form::NumberMore,
                Comparison::GreaterEqual => Form::NumberAtLeast,
            };
            Some(FilledForm::new(form, Some(*c), [('A', who(first)), ('K', Part::Number(*k))]))
        }
        Of(d, second) if c == d => {
            let form = match comparison {
                Comparison::Equal => Form::AsMuch,
                Comparison::NotEqual => Form::NotAsMuch,
                Comparison::Less => Form::Less,
                Comparison::LessEqual => Form::LessOrAsMuch,
                Comparison::Greater => Form::More,
                Comparison::GreaterEqual => Form::MoreOrAsMuch,
            };
            Some(FilledForm::new(form, Some(*c), [('A', who(first)), ('B', who(second))]))
        }
        Arithmetic(x, operator, y) => match (&**x, operator, &**y) {
            (Of(d, second), Operator::Add | Operator::Subtract, Constant(k)) if c == d && *k > Number::zero() => {
                let form = match (operator, comparison) {
                    (Operator::Add, Comparison::Equal) => Form::MoreBy,
                    (Operator::Add, Comparison::GreaterEqual) => Form::MoreByAtLeast,
                    (Operator::Subtract, Comparison::Equal) => Form::LessBy,
                    (Operator::Subtract, Comparison::LessEqual) => Form::LessByAtLeast,
                    _ => return None,
                };
                let parts = [('A', who(first)), ('B', who(second)), ('k', Part::Number(*k))];
                Some(FilledForm::new(form, Some(*c), parts))
            }
            (Of(d, second), Operator::Add, Of(e, third)) if comparison == Comparison::Equal && c == d && d == e => {
                Some(FilledForm::new(Form::Sum, Some(*c), [('A', who(first)), ('B', who(second)), ('C', who(third))]))
            }
            (Constant(f), Operator::Multiply, other) if comparison == Comparison::Equal && *f > Number::zero() => {
                multiple(*c, first, *f, other)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Returns the form of a multiple of a number or a sum.
fn multiple(c: CategoryId, first: &Who, f: Number, other: &Quantity) -> Option<FilledForm> {
    let factor = ('f', Part::Number(f));
    match other {
        Quantity::Of(d, second) if c == *d => {
            Some(FilledForm::new(Form::Times, Some(c), [('A', who(first)), ('B', who(second)), factor]))
        }
        Quantity::Arithmetic(x, Operator::Add, y) => match (&**x, &**y) {
            (Quantity::Of(d, second), Quantity::Of(e, third)) if c == *d && c == *e => {
                let parts = [('A', who(first)), ('B', who(second)), ('C', who(third)), factor];
                Some(FilledForm::new(Form::TimesSum, Some(c), parts))
            }
            _ => None,
        },
        _ => None,
    }
}

fn places(a: &Who, order: Order, b: &Who, axis: CategoryId) -> Option<FilledForm> {
    let (form, number) = Form::of_order(order)?;
    let mut said = FilledForm::new(form, Some(axis), [('A', who(a)), ('B', who(b))]);
    said.parts.extend(number.map(|n| ('n', whole(n))));
    Some(said)
}

/// The subject and the others if all of them compare one and the same with others in this way.
fn all_same(list: &[Truth], wanted: Comparison) -> Option<(&Who, Vec<Who>)> {
    let Some(Truth::Same(subject, ..)) = list.first() else { return None };
    let other = |truth: &Truth| match truth {
        Truth::Same(a, comparison, b) if a == subject && *comparison == wanted => Some(b.clone()),
        _ => None,
    };
    let others: Option<Vec<Who>> = list.iter().map(other).collect();
    others.map(|others| (subject, others))
}

/// The others as names of one category, which can be said together.
fn values(puzzle: &GridPuzzle, form: Form, subject: &Who, others: &[Who]) -> Option<FilledForm> {
    let value = |who: &Who| match who {
        Who::Has(value) => Some(*value),
        _ => None,
    };
    let values: Vec<ValueId> = others.iter().map(value).collect::<Option<_>>()?;
    let category = values.first()?.category;
    let fits = values.iter().all(|v| v.category == category);
    let shared = matches!(puzzle.category(category).kind, Kind::Shared(_));
    (fits && !shared).then(|| FilledForm::new(form, Some(category), [('A', who(subject)), ('v', Part::Values(values))]))
}

/// Returns forms of "exactly one holds" with one subject.
fn one_of(puzzle: &GridPuzzle, list: &[Truth], found: &mut Vec<FilledForm>) {
    if let Some((a, others)) = all_same(list, Comparison::Equal) {
        found.extend(values(puzzle, Form::IsEither, a, &others));
        found.push(FilledForm::new(Form::Either, None, [('A', who(a)), ('B', Part::People(others))]));
    }
}

/// Two entities have two values, in either order.
fn pair(x: &Truth, y: &Truth) -> Option<FilledForm> {
    let two = |truth: &Truth| -> Option<[(Who, Who); 2]> {
        let Truth::And(list) = truth else { return None };
        let [Truth::Same(a, Comparison::Equal, c), Truth::Same(b, Comparison::Equal, d)] = list.as_slice() else {
            return None;
        };
        Some([(a.clone(), c.clone()), (b.clone(), d.clone())])
    };
    let ([(a, c), (b, d)], [(b2, c2), (a2, d2)]) = (two(x)?, two(y)?);
    (a == a2 && b == b2 && c == c2 && d == d2).then(|| {
        let parts = [('A', a), ('B', b), ('C', c), ('D', d)].map(|(letter, who)| (letter, Part::Who(who)));
        FilledForm::new(Form::Pair, None, parts)
    })
}

/// Two sentences with a conjunction, more with letters.
fn joined(two: Form, more: Form, list: &[Truth], found: &mut Vec<FilledForm>) {
    if let [a, b] = list {
        found.push(FilledForm::new(two, None, [('S', clause(a)), ('T', clause(b))]));
    }
    found.push(FilledForm::new(more, None, [('S', Part::Truths(list.to_vec()))]));
}
