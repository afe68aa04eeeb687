//! Whether the variables of a meaning are those of the quantifiers around them, and of the right kind.

use bachet_notation::clue::{Bound, CategoryId, Item, Quantity, Truth, Visitor, Who};
use bachet_notation::{GridPuzzle, Kind};

/// Returns whether every variable is bound, and to something that fits its position.
pub(crate) fn is_closed(puzzle: &GridPuzzle, truth: &Truth) -> bool {
    let mut scope = Scope { puzzle, variables: Vec::new(), closed: true };
    scope.truth(truth);
    scope.closed
}

struct Scope<'a> {
    puzzle: &'a GridPuzzle,
    /// The categories of the quantifiers around, the outermost first.
    variables: Vec<CategoryId>,
    closed: bool,
}

impl Scope<'_> {
    fn variable(&self, bound: Bound) -> Option<CategoryId> {
        self.variables.get(bound.0 as usize).copied()
    }

    /// Requires that a variable is bound to a category that fits.
    fn require(&mut self, bound: Bound, fits: fn(&GridPuzzle, CategoryId) -> bool) {
        self.closed &= self.variable(bound).is_some_and(|category| fits(self.puzzle, category));
    }

    /// Returns whether two values may be of one category.
    fn same_category(&self, a: &Item, b: &Item) -> bool {
        let category = |item: &Item| match item {
            Item::Value(value) => Some(value.category),
            Item::Of(category, _) => Some(*category),
            Item::Bound(bound) => self.variable(*bound),
        };
        category(a) == category(b)
    }
}

impl Visitor for Scope<'_> {
    fn truth(&mut self, truth: &Truth) {
        match truth {
            Truth::Every(Bound(depth), category, _) | Truth::Some(Bound(depth), category, _) => {
                self.closed &= *depth as usize == self.variables.len();
                self.variables.push(*category);
                truth.visit_parts(self);
                self.variables.pop();
                return;
            }
            Truth::Items(a, _, b) => self.closed &= self.same_category(a, b),
            Truth::AllDifferentItems(list) => {
                self.closed &= list.windows(2).all(|pair| self.same_category(&pair[0], &pair[1]));
            }
            _ => {}
        }
        truth.visit_parts(self);
    }

    fn who(&mut self, who: &Who) {
        match who {
            Who::Bound(bound) => self.require(*bound, |puzzle, c| !matches!(puzzle.category(c).kind, Kind::Shared(_))),
            _ => who.visit_parts(self),
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Bound(bound) => self.require(*bound, |_, _| true),
            _ => item.visit_parts(self),
        }
    }

    fn quantity(&mut self, quantity: &Quantity) {
        match quantity {
            Quantity::Bound(bound) => self.require(*bound, |puzzle, c| puzzle.category(c).numeric.is_some()),
            _ => quantity.visit_parts(self),
        }
    }
}
