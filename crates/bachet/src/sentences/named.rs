//! The values that a constraint names.

use bachet_notation::clue::{Truth, ValueId, Visitor};

/// Collects the values that a constraint names, with repetitions.
pub(crate) fn values_of(truth: &Truth, found: &mut Vec<ValueId>) {
    Values(found).truth(truth);
}

struct Values<'a>(&'a mut Vec<ValueId>);

impl Visitor for Values<'_> {
    fn value(&mut self, value: ValueId) {
        self.0.push(value);
    }
}
