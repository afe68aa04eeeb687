//! The choice of the category along which places are counted.

use bachet_notation::clue::{CategoryId, Item, Quantity, Truth, Who};
use bachet_notation::{Category, GridPuzzle, Kind};

/// The one-each category that clues use most for order and numbers; the first if there is none.
pub(super) fn choose(puzzle: &GridPuzzle) -> CategoryId {
    let mut uses = Uses { weights: [0; 64], other: 0 };
    for clue in &puzzle.clues {
        if let Some(truth) = &clue.truth {
            uses.truth(truth);
        }
    }
    let mut best = CategoryId(0);
    let mut most = 0;
    for (index, category) in puzzle.categories.iter().enumerate().take(uses.weights.len()) {
        if category.kind == Kind::OneEach && uses.weights[index] > most {
            most = uses.weights[index];
            best = CategoryId(index as u32);
        }
    }
    best
}

/// The category's values from the smallest place on.
pub(super) fn order(category: &Category) -> Vec<u32> {
    if category.numeric.is_some() && !category.values.is_sorted_by(|a, b| a.number <= b.number) {
        return category.order();
    }
    (0..category.values.len() as u32).collect()
}

/// How often each category is used for order and numbers.
struct Uses {
    weights: [u32; 64],
    /// Uses of categories beyond those that are weighed.
    other: u32,
}

impl Uses {
    fn of(&mut self, category: CategoryId) {
        *self.weights.get_mut(category.0 as usize).unwrap_or(&mut self.other) += 1;
    }

    fn truth(&mut self, truth: &Truth) {
        match truth {
            Truth::Same(a, _, b) => {
                self.who(a);
                self.who(b);
            }
            Truth::Items(a, _, b) => {
                self.item(a);
                self.item(b);
            }
            Truth::Numbers(a, _, b) => {
                self.quantity(a);
                self.quantity(b);
            }
            Truth::Places(a, _, b, category) => {
                self.of(*category);
                self.who(a);
                self.who(b);
            }
            Truth::Between(a, b, c, category) => {
                self.of(*category);
                self.who(a);
                self.who(b);
                self.who(c);
            }
            Truth::AllDifferentWho(all) => all.iter().for_each(|a| self.who(a)),
            Truth::AllDifferentItems(all) => all.iter().for_each(|a| self.item(a)),
            Truth::AllDifferentNumbers(all) => all.iter().for_each(|a| self.quantity(a)),
            Truth::Not(a) | Truth::Every(_, _, a) | Truth::Some(_, _, a) => self.truth(a),
            Truth::And(all) | Truth::Or(all) | Truth::Count(_, all) => all.iter().for_each(|a| self.truth(a)),
            Truth::Xor(a, b) | Truth::Implies(a, b) | Truth::Iff(a, b) => {
                self.truth(a);
                self.truth(b);
            }
        }
    }

    fn who(&mut self, who: &Who) {
        match who {
            Who::Has(_) | Who::Bound(_) => {}
            Who::Act(item) => self.item(item),
            Who::ActNumber(category, quantity) => {
                self.of(*category);
                self.quantity(quantity);
            }
        }
    }

    fn item(&mut self, item: &Item) {
        if let Item::Of(category, who) = item {
            self.of(*category);
            self.who(who);
        }
    }

    fn quantity(&mut self, quantity: &Quantity) {
        match quantity {
            Quantity::Constant(_) | Quantity::Bound(_) => {}
            Quantity::Of(category, who) => {
                self.of(*category);
                self.who(who);
            }
            Quantity::Negate(a) | Quantity::Absolute(a) => self.quantity(a),
            Quantity::Arithmetic(a, _, b) => {
                self.quantity(a);
                self.quantity(b);
            }
            Quantity::Minimum(all) | Quantity::Maximum(all) => all.iter().for_each(|a| self.quantity(a)),
        }
    }
}
