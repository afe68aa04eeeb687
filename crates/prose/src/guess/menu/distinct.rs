//! Which entries of a menu mean something new: none means the same as another one, and none contradicts itself.

use bachet_notation::clue::{Comparison, Quantity, Truth, ValueId, Who};

use crate::meaning::conjunction;

/// The entries that are in a menu, in a normal form.
#[derive(Default)]
pub(in crate::guess) struct Known(Vec<Vec<Truth>>);

impl Known {
    /// Returns their number.
    pub(in crate::guess) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds an entry; returns whether its meaning is new and possible.
    pub(in crate::guess) fn is_new(&mut self, truth: &Truth) -> bool {
        let Some(parts) = normal(truth) else { return false };
        let is_new = self.place(&parts).is_none();
        if is_new {
            self.0.push(parts);
        }
        is_new
    }

    /// Returns the place of the entry with the same meaning.
    pub(in crate::guess) fn place_of(&self, truth: &Truth) -> Option<usize> {
        self.place(&normal(truth)?)
    }

    fn place(&self, parts: &[Truth]) -> Option<usize> {
        let is_same = |known: &Vec<Truth>| known.len() == parts.len() && known.iter().all(|part| parts.contains(part));
        self.0.iter().position(is_same)
    }
}

/// Returns the parts of an entry with one name for each thing; `None` if it contradicts itself.
fn normal(truth: &Truth) -> Option<Vec<Truth>> {
    let all = if let Truth::And(all) = truth { &all[..] } else { std::slice::from_ref(truth) };
    let mut things: Vec<Vec<ValueId>> = Vec::new();
    for part in all {
        let Truth::Same(Who::Has(a), Comparison::Equal, Who::Has(b)) = part else { continue };
        let mut thing = vec![*a, *b];
        things.retain_mut(|known| {
            let is_same = known.contains(a) || known.contains(b);
            if is_same {
                thing.append(known);
            }
            !is_same
        });
        thing.sort_unstable();
        thing.dedup();
        things.push(thing);
    }
    if things.iter().any(|thing| thing.windows(2).any(|two| two[0].category == two[1].category)) {
        return None;
    }
    let stated = || all.iter().filter(|part| matches!(part, Truth::Same(..))).cloned();
    for part in all {
        let Truth::Or(ways) = part else { continue };
        let is_possible = |way: &Truth| normal(&conjunction(stated().chain([way.clone()]).collect())).is_some();
        if !ways.iter().any(is_possible) {
            return None;
        }
    }
    let things = Things(things);
    let mut parts: Vec<Truth> = Vec::new();
    for thing in &things.0 {
        let same = |&value: &ValueId| Truth::Same(Who::Has(thing[0]), Comparison::Equal, Who::Has(value));
        parts.extend(thing[1..].iter().map(same));
    }
    for part in all {
        if matches!(part, Truth::Same(_, Comparison::Equal, _)) {
            continue;
        }
        let part = things.truth(part)?;
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    Some(parts)
}

/// The things of an entry: the values that each of them has.
struct Things(Vec<Vec<ValueId>>);

impl Things {
    /// Returns a part about these things; `None` if it contradicts itself.
    fn truth(&self, truth: &Truth) -> Option<Truth> {
        Some(match truth {
            Truth::Same(a, comparison, b) => {
                let (a, b) = self.two(a, b)?;
                let (a, b) = if is_behind(&a, &b) { (b, a) } else { (a, b) };
                Truth::Same(a, *comparison, b)
            }
            Truth::Places(a, order, b, category) => {
                let (a, b) = self.two(a, b)?;
                let (a, order, b) = if is_behind(&a, &b) { (b, order.reversed(), a) } else { (a, *order, b) };
                Truth::Places(a, order, b, *category)
            }
            Truth::Between(a, b, c, category) => {
                let ((a, b), c) = (self.two(a, b)?, self.two(a, c)?.1);
                let (b, c) = if is_behind(&b, &c) { (c, b) } else { (b, c) };
                (b != c).then_some(Truth::Between(a, b, c, *category))?
            }
            Truth::Numbers(a, comparison, b) => {
                let (a, b) = (self.quantity(a), self.quantity(b));
                let (a, comparison, b) = match comparison {
                    Comparison::Greater => (b, Comparison::Less, a),
                    Comparison::GreaterEqual => (b, Comparison::LessEqual, a),
                    other => (a, *other, b),
                };
                (a != b).then_some(Truth::Numbers(a, comparison, b))?
            }
            Truth::Not(inner) => Truth::Not(Box::new(self.truth(inner)?)),
            Truth::And(all) => Truth::And(all.iter().map(|part| self.truth(part)).collect::<Option<_>>()?),
            Truth::Or(all) => Truth::Or(all.iter().map(|part| self.truth(part)).collect::<Option<_>>()?),
            other => other.clone(),
        })
    }

    fn two(&self, a: &Who, b: &Who) -> Option<(Who, Who)> {
        let (a, b) = (self.who(a), self.who(b));
        (a != b).then_some((a, b))
    }

    fn who(&self, who: &Who) -> Who {
        let Who::Has(value) = who else { return who.clone() };
        Who::Has(self.0.iter().find(|thing| thing.contains(value)).map_or(*value, |thing| thing[0]))
    }

    fn quantity(&self, quantity: &Quantity) -> Quantity {
        let inner = |quantity: &Quantity| Box::new(self.quantity(quantity));
        match quantity {
            Quantity::Of(category, who) => Quantity::Of(*category, Box::new(self.who(who))),
            Quantity::Absolute(of) => Quantity::Absolute(inner(of)),
            Quantity::Arithmetic(a, operator, b) => Quantity::Arithmetic(inner(a), *operator, inner(b)),
            other => other.clone(),
        }
    }
}

/// Whether a value comes behind another one in the order of the puzzle.
fn is_behind(a: &Who, b: &Who) -> bool {
    matches!((a, b), (Who::Has(a), Who::Has(b)) if a > b)
}
