//! The definition of each constraint says what the statement means, for every assignment.

use proptest::prelude::*;

use super::spec::{Assignment, Built, STRIDE, specs};
use crate::constraint;
use crate::{Interval, Var};

/// An assignment by the variables of a model.
pub(super) struct Named<'a> {
    pub(super) built: &'a Built,
    pub(super) at: &'a Assignment,
}

impl constraint::Assignment for Named<'_> {
    fn value(&self, x: Var) -> u32 {
        self.at.values[self.built.vars.iter().position(|&y| x == y).expect("a variable of the spec")]
    }

    fn number(&self, x: Interval) -> i64 {
        self.at.numbers[self.built.intervals.iter().position(|&y| x == y).expect("an interval of the spec")]
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn constraints_hold_where_their_statements_do(spec in specs(1..=3)) {
        let built = spec.build();
        for at in &spec.assignments() {
            let named = Named { built: &built, at };
            for (i, statement) in (0..).zip(&spec.statements) {
                let mut of_it = built.model.constraints().filter(|(tag, _)| tag.0 / STRIDE == i);
                let holds = of_it.all(|(_, constraint)| constraint.holds(&named));
                prop_assert_eq!(holds, statement.holds(at), "{:?} at {:?}", statement, at);
            }
        }
    }
}
