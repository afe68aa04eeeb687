//! The forms that a meaning can be said in, the most natural first. [`Said::meaning`] goes the other way.

use bachet_notation::clue::{
    Amount, Asked, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{GridPuzzle, Kind, Number};
use num_traits::Zero as _;

use super::key::Key;
use super::said::{Part, Said};

/// The forms of a sentence that was made simple.
pub(crate) fn truth(puzzle: &GridPuzzle, truth: &Truth) -> Vec<Said> {
    let mut found = Vec::new();
    match truth {
        Truth::Same(a, comparison, b) => same(puzzle, a, *comparison, b, &mut found),
        Truth::Items(a, comparison, b) => items(puzzle, a, *comparison, b, &mut found),
        Truth::Numbers(a, comparison, b) => numbers(a, *comparison, b, &mut found),
        Truth::Places(a, order, b, axis) => found.push(places(a, *order, b, *axis)),
        Truth::Between(a, b, c, axis) => {
            found.push(Said::new(Key::Between, Some(*axis), [('A', who(a)), ('B', who(b)), ('C', who(c))]));
        }
        Truth::AllDifferentWho(list) => {
            if let [a, b] = list.as_slice() {
                found.push(Said::new(Key::TwoDifferent, None, [('A', who(a)), ('B', who(b))]));
            }
            found.push(Said::new(Key::AllDifferent, None, [('A', Part::People(list.clone()))]));
        }
        Truth::AllDifferentItems(list) => {
            found.push(Said::new(Key::ItemsDifferent, None, [('I', Part::Items(list.clone()))]));
        }
        Truth::AllDifferentNumbers(list) => {
            found.push(Said::new(Key::NumbersDifferent, None, [('Q', Part::Quantities(list.clone()))]));
        }
        Truth::Not(inner) => {
            for said in self::truth(puzzle, inner) {
                found.extend((!said.negated).then_some(Said { negated: true, ..said }));
            }
            found.push(Said::new(Key::Not, None, [('S', clause(inner))]));
        }
        Truth::And(list) => {
            if let Some((a, others)) = all_same(list, Comparison::NotEqual) {
                found.extend(values(puzzle, Key::IsNeither, a, &others));
                found.push(Said::new(Key::Neither, None, [('A', who(a)), ('B', Part::People(others))]));
            }
            joined(Key::And, Key::All, list, &mut found);
        }
        Truth::Or(list) => {
            if let Some((a, others)) = all_same(list, Comparison::Equal) {
                found.extend(values(puzzle, Key::IsOr, a, &others));
                found.push(Said::new(Key::Alternatives, None, [('A', who(a)), ('B', Part::People(others))]));
            }
            joined(Key::Or, Key::Any, list, &mut found);
        }
        Truth::Xor(a, b) => {
            found.extend(pair(a, b));
            let both = [(**a).clone(), (**b).clone()];
            one_of(puzzle, &both, &mut found);
            found.push(Said::new(Key::Xor, None, [('S', clause(a)), ('T', clause(b))]));
        }
        Truth::Implies(a, b) => found.push(Said::new(Key::Implies, None, [('S', clause(a)), ('T', clause(b))])),
        Truth::Iff(a, b) => found.push(Said::new(Key::Iff, None, [('S', clause(a)), ('T', clause(b))])),
        Truth::Count(amount, list) => {
            let (key, n) = match amount {
                Amount::Exactly(n) => (Key::Exactly, *n),
                Amount::AtLeast(n) => (Key::AtLeast, *n),
                Amount::AtMost(n) => (Key::AtMost, *n),
            };
            if *amount == Amount::Exactly(1) && list.len() > 2 {
                one_of(puzzle, list, &mut found);
            }
            found.push(Said::new(key, None, [('n', whole(n)), ('S', Part::Truths(list.clone()))]));
        }
        Truth::Every(bound, category, body) => {
            found.push(Said::new(Key::Every, Some(*category), [('x', Part::Variable(*bound)), ('S', clause(body))]));
        }
        Truth::Some(bound, category, body) => {
            found.push(Said::new(Key::Some, Some(*category), [('x', Part::Variable(*bound)), ('S', clause(body))]));
        }
    }
    found
}

/// The forms of somebody.
pub(crate) fn somebody(who: &Who) -> Said {
    match who {
        Who::Has(value) => Said::new(Key::Has, Some(value.category), [('v', Part::Value(*value))]),
        // The category shows in the value; it is found there by whoever writes.
        Who::Act(item) => Said::new(Key::Act, None, [('I', Part::Item((**item).clone()))]),
        Who::ActNumber(category, quantity) => {
            Said::new(Key::ActNumber, Some(*category), [('Q', Part::Quantity((**quantity).clone()))])
        }
        Who::Bound(bound) => Said::new(Key::BoundWho, None, [('x', Part::Variable(*bound))]),
    }
}

/// The form of a value.
pub(crate) fn item(item: &Item) -> Said {
    match item {
        Item::Value(value) => Said::new(Key::ItemValue, Some(value.category), [('v', Part::Value(*value))]),
        Item::Of(category, holder) => Said::new(Key::ItemOf, Some(*category), [('A', who(holder))]),
        Item::Bound(bound) => Said::new(Key::BoundItem, None, [('x', Part::Variable(*bound))]),
    }
}

/// The form of a number; `None` for one that is written in digits.
pub(crate) fn quantity(quantity: &Quantity) -> Option<Said> {
    let part = |q: &Quantity| Part::Quantity(q.clone());
    Some(match quantity {
        Quantity::Constant(_) => return None,
        Quantity::Of(category, holder) => Said::new(Key::NumberOf, Some(*category), [('A', who(holder))]),
        Quantity::Bound(bound) => Said::new(Key::BoundNumber, None, [('x', Part::Variable(*bound))]),
        Quantity::Negate(inner) => Said::new(Key::Opposite, None, [('Q', part(inner))]),
        Quantity::Absolute(inner) => Said::new(Key::Absolute, None, [('Q', part(inner))]),
        Quantity::Arithmetic(a, operator, b) => {
            let key = match operator {
                Operator::Add => Key::Add,
                Operator::Subtract => Key::Subtract,
                Operator::Multiply => Key::Multiply,
                Operator::Divide => Key::Divide,
                Operator::Modulo => Key::Modulo,
            };
            Said::new(key, None, [('Q', part(a)), ('R', part(b))])
        }
        Quantity::Minimum(list) => Said::new(Key::Smallest, None, [('Q', Part::Quantities(list.clone()))]),
        Quantity::Maximum(list) => Said::new(Key::Largest, None, [('Q', Part::Quantities(list.clone()))]),
    })
}

/// The forms of a question.
pub(crate) fn question(asked: &Asked) -> Vec<Said> {
    match asked {
        Asked::Who(somebody) => {
            let mut found = Vec::new();
            if let Who::Has(value) = somebody {
                found.push(Said::new(Key::AskIs, Some(value.category), [('v', Part::Value(*value))]));
            }
            found.push(Said::new(Key::AskWho, None, [('A', who(somebody))]));
            found
        }
        Asked::Item(Item::Of(category, holder)) | Asked::Number(Quantity::Of(category, holder)) => {
            vec![Said::new(Key::AskHolding, Some(*category), [('A', who(holder))])]
        }
        Asked::Item(item) => vec![Said::new(Key::AskValue, None, [('I', Part::Item(item.clone()))])],
        Asked::Number(quantity) => {
            vec![Said::new(Key::AskQuantity, None, [('Q', Part::Quantity(quantity.clone()))])]
        }
        Asked::Truth(truth) => vec![Said::new(Key::AskTruth, None, [('S', clause(truth))])],
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

fn same(puzzle: &GridPuzzle, a: &Who, comparison: Comparison, b: &Who, found: &mut Vec<Said>) {
    let (named, plain) = match comparison {
        Comparison::NotEqual => (Key::IsNot, Key::Differ),
        _ => (Key::Is, Key::Same),
    };
    if let Who::Has(value) = b
        && !matches!(puzzle.category(value.category).kind, Kind::Shared(_))
    {
        found.push(Said::new(named, Some(value.category), [('A', who(a)), ('v', Part::Value(*value))]));
    }
    found.push(Said::new(plain, None, [('A', who(a)), ('B', who(b))]));
}

fn items(puzzle: &GridPuzzle, a: &Item, comparison: Comparison, b: &Item, found: &mut Vec<Said>) {
    match (a, comparison, b) {
        (Item::Of(c, holder), Comparison::Equal | Comparison::NotEqual, Item::Value(value)) if *c == value.category => {
            let shared = matches!(puzzle.category(*c).kind, Kind::Shared(_));
            let key = match (shared, comparison) {
                (true, Comparison::Equal) => Key::Is,
                (true, _) => Key::IsNot,
                (false, Comparison::Equal) => Key::ItemIs,
                (false, _) => Key::ItemIsNot,
            };
            found.push(Said::new(key, Some(*c), [('A', who(holder)), ('v', Part::Value(*value))]));
        }
        (Item::Of(c, first), Comparison::Equal | Comparison::NotEqual, Item::Of(d, second)) if c == d => {
            let key = if comparison == Comparison::Equal { Key::SameItem } else { Key::OtherItem };
            found.push(Said::new(key, Some(*c), [('A', who(first)), ('B', who(second))]));
        }
        _ => {}
    }
    let key = match comparison {
        Comparison::Equal => Key::ItemsEqual,
        Comparison::NotEqual => Key::ItemsUnequal,
        Comparison::Less => Key::ItemsLess,
        Comparison::LessEqual => Key::ItemsAtMost,
        Comparison::Greater => Key::ItemsMore,
        Comparison::GreaterEqual => Key::ItemsAtLeast,
    };
    found.push(Said::new(key, None, [('I', Part::Item(a.clone())), ('J', Part::Item(b.clone()))]));
}

fn numbers(a: &Quantity, comparison: Comparison, b: &Quantity, found: &mut Vec<Said>) {
    found.extend(relation(a, comparison, b));
    let key = match comparison {
        Comparison::Equal => Key::NumbersEqual,
        Comparison::NotEqual => Key::NumbersUnequal,
        Comparison::Less => Key::NumbersLess,
        Comparison::LessEqual => Key::NumbersAtMost,
        Comparison::Greater => Key::NumbersMore,
        Comparison::GreaterEqual => Key::NumbersAtLeast,
    };
    found.push(Said::new(key, None, [('Q', Part::Quantity(a.clone())), ('R', Part::Quantity(b.clone()))]));
}

/// What is usually said of two numbers.
fn relation(a: &Quantity, comparison: Comparison, b: &Quantity) -> Option<Said> {
    use Quantity::{Absolute, Arithmetic, Constant, Of};
    if let (Absolute(inner), Comparison::Equal, Constant(k)) = (a, comparison, b)
        && let Arithmetic(first, Operator::Subtract, second) = &**inner
        && let (Of(c, first), Of(d, second)) = (&**first, &**second)
        && c == d
        && *k > Number::zero()
    {
        let parts = [('A', who(first)), ('B', who(second)), ('k', Part::Number(*k))];
        return Some(Said::new(Key::DifferBy, Some(*c), parts));
    }
    let Of(c, first) = a else { return None };
    match b {
        Constant(k) => {
            let key = match comparison {
                Comparison::Equal => Key::NumberIs,
                Comparison::NotEqual => Key::NumberIsNot,
                Comparison::Less => Key::NumberLess,
                Comparison::LessEqual => Key::NumberAtMost,
                Comparison::Greater => Key::NumberMore,
                Comparison::GreaterEqual => Key::NumberAtLeast,
            };
            Some(Said::new(key, Some(*c), [('A', who(first)), ('K', Part::Number(*k))]))
        }
        Of(d, second) if c == d => {
            let key = match comparison {
                Comparison::Equal => Key::AsMuch,
                Comparison::NotEqual => Key::NotAsMuch,
                Comparison::Less => Key::Less,
                Comparison::LessEqual => Key::LessOrAsMuch,
                Comparison::Greater => Key::More,
                Comparison::GreaterEqual => Key::MoreOrAsMuch,
            };
            Some(Said::new(key, Some(*c), [('A', who(first)), ('B', who(second))]))
        }
        Arithmetic(x, operator, y) => match (&**x, operator, &**y) {
            (Of(d, second), Operator::Add | Operator::Subtract, Constant(k)) if c == d && *k > Number::zero() => {
                let key = match (operator, comparison) {
                    (Operator::Add, Comparison::Equal) => Key::MoreBy,
                    (Operator::Add, Comparison::GreaterEqual) => Key::MoreByAtLeast,
                    (Operator::Subtract, Comparison::Equal) => Key::LessBy,
                    (Operator::Subtract, Comparison::LessEqual) => Key::LessByAtLeast,
                    _ => return None,
                };
                let parts = [('A', who(first)), ('B', who(second)), ('k', Part::Number(*k))];
                Some(Said::new(key, Some(*c), parts))
            }
            (Of(d, second), Operator::Add, Of(e, third)) if comparison == Comparison::Equal && c == d && d == e => {
                Some(Said::new(Key::Sum, Some(*c), [('A', who(first)), ('B', who(second)), ('C', who(third))]))
            }
            (Constant(f), Operator::Multiply, other) if comparison == Comparison::Equal && *f > Number::zero() => {
                multiple(*c, first, *f, other)
            }
            _ => None,
        },
        _ => None,
    }
}

/// So many times a number, or a sum.
fn multiple(c: CategoryId, first: &Who, f: Number, other: &Quantity) -> Option<Said> {
    let factor = ('f', Part::Number(f));
    match other {
        Quantity::Of(d, second) if c == *d => {
            Some(Said::new(Key::Times, Some(c), [('A', who(first)), ('B', who(second)), factor]))
        }
        Quantity::Arithmetic(x, Operator::Add, y) => match (&**x, &**y) {
            (Quantity::Of(d, second), Quantity::Of(e, third)) if c == *d && c == *e => {
                let parts = [('A', who(first)), ('B', who(second)), ('C', who(third)), factor];
                Some(Said::new(Key::TimesSum, Some(c), parts))
            }
            _ => None,
        },
        _ => None,
    }
}

fn places(a: &Who, order: Order, b: &Who, axis: CategoryId) -> Said {
    let (key, n) = match order {
        Order::Before => (Key::Before, None),
        Order::After => (Key::After, None),
        Order::PlacesBefore(1) => (Key::JustBefore, None),
        Order::PlacesAfter(1) => (Key::JustAfter, None),
        Order::PlacesFrom(1) => (Key::Next, None),
        Order::PlacesBefore(n) => (Key::PlacesBefore, Some(n)),
        Order::PlacesAfter(n) => (Key::PlacesAfter, Some(n)),
        Order::PlacesFrom(n) => (Key::PlacesFrom, Some(n)),
    };
    let mut said = Said::new(key, Some(axis), [('A', who(a)), ('B', who(b))]);
    said.parts.extend(n.map(|n| ('n', whole(n))));
    said
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
fn values(puzzle: &GridPuzzle, key: Key, subject: &Who, others: &[Who]) -> Option<Said> {
    let value = |who: &Who| match who {
        Who::Has(value) => Some(*value),
        _ => None,
    };
    let values: Vec<ValueId> = others.iter().map(value).collect::<Option<_>>()?;
    let category = values.first()?.category;
    let fits = values.iter().all(|v| v.category == category);
    let shared = matches!(puzzle.category(category).kind, Kind::Shared(_));
    (fits && !shared).then(|| Said::new(key, Some(category), [('A', who(subject)), ('v', Part::Values(values))]))
}

/// That exactly one of them holds, as something said of one subject.
fn one_of(puzzle: &GridPuzzle, list: &[Truth], found: &mut Vec<Said>) {
    if let Some((a, others)) = all_same(list, Comparison::Equal) {
        found.extend(values(puzzle, Key::IsEither, a, &others));
        found.push(Said::new(Key::Either, None, [('A', who(a)), ('B', Part::People(others))]));
    }
}

/// Of two, one is this and the other that.
fn pair(x: &Truth, y: &Truth) -> Option<Said> {
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
        Said::new(Key::Pair, None, parts)
    })
}

/// Two sentences with a conjunction, more with letters.
fn joined(two: Key, more: Key, list: &[Truth], found: &mut Vec<Said>) {
    if let [a, b] = list {
        found.push(Said::new(two, None, [('S', clause(a)), ('T', clause(b))]));
    }
    found.push(Said::new(more, None, [('S', Part::Truths(list.to_vec()))]));
}
