//! Numbers at the ends of the range: arithmetic does not wrap around, and overflow is an error.

use crate::literal::{Interval, Lit};
use crate::model::{MAX_MAGNITUDE, Model, Overflow, SumCondition, Term};
use crate::solver::{Satisfiable, Solver};
use crate::tag::Tag;
use bachet_budget::Budget;

const TAG: Tag = Tag(0);

fn satisfiable(model: &Model, assumptions: &[Lit]) -> [Satisfiable; 2] {
    [Solver::new(model), Solver::with_cores(model)]
        .map(|mut solver| solver.solve_assuming(assumptions, &mut Budget::unlimited().steps(2000)))
}

fn widest(model: &mut Model) -> [Interval; 3] {
    [(); 3].map(|()| model.interval(i64::MIN, i64::MAX))
}

#[test]
fn bounds_are_clipped() {
    let mut model = Model::new();
    let [x, ..] = widest(&mut model);
    assert_eq!(model.bounds(x), (-MAX_MAGNITUDE, MAX_MAGNITUDE));
    assert_eq!(satisfiable(&model, &[x.at_least(i64::MIN), x.at_most(i64::MAX)]), [Satisfiable::Yes; 2]);
    assert_eq!(satisfiable(&model, &[x.at_least(i64::MAX)]), [Satisfiable::No; 2]);
    assert_eq!(satisfiable(&model, &[x.at_most(i64::MIN)]), [Satisfiable::No; 2]);
    assert_eq!(satisfiable(&model, &[x.at_least(MAX_MAGNITUDE), x.at_most(MAX_MAGNITUDE)]), [Satisfiable::Yes; 2]);
}

#[test]
fn sums_that_may_leave_the_range_are_refused() {
    let mut model = Model::new();
    let [x, y, _] = widest(&mut model);
    let v = model.variable(2);
    let refused: &[&[Term<'_>]] = &[
        &[Term::Scaled(1, x), Term::Scaled(1, y)],
        &[Term::Scaled(2, x)],
        &[Term::Scaled(i64::MIN, x)],
        &[Term::Scaled(i64::MAX, x), Term::Scaled(i64::MAX, x)],
        &[Term::Weighted(&[0, i64::MIN], v)],
        &[Term::Weighted(&[0, i64::MAX], v), Term::Weighted(&[0, 1], v)],
    ];
    for terms in refused {
        assert_eq!(model.linear(TAG, terms, SumCondition::Equal(0)), Err(Overflow), "{terms:?}");
    }
    assert_eq!(model.linear(TAG, &[Term::Scaled(1, x)], SumCondition::Equal(MAX_MAGNITUDE + 1)), Err(Overflow));
    assert_eq!(model.linear(TAG, &[Term::Scaled(-1, x)], SumCondition::Equal(MAX_MAGNITUDE)), Ok(()));
    assert_eq!(satisfiable(&model, &[]), [Satisfiable::Yes; 2]);
    assert_eq!(satisfiable(&model, &[x.at_least(1 - MAX_MAGNITUDE)]), [Satisfiable::No; 2]);
}

#[test]
fn arithmetic_does_not_wrap_around() {
    type State = fn(&mut Model, Tag, Interval, Interval, Interval);
    let operations: [(State, i64, i64, i64); 7] = [
        (Model::product, MAX_MAGNITUDE, 1, MAX_MAGNITUDE),
        (Model::product, -MAX_MAGNITUDE, -1, MAX_MAGNITUDE),
        (Model::product, 1 << 30, -(1 << 30), -MAX_MAGNITUDE),
        (Model::absolute_difference, MAX_MAGNITUDE, 0, MAX_MAGNITUDE),
        (Model::minimum, MAX_MAGNITUDE, -MAX_MAGNITUDE, -MAX_MAGNITUDE),
        (Model::maximum, MAX_MAGNITUDE, -MAX_MAGNITUDE, MAX_MAGNITUDE),
        (Model::modulo, -1, MAX_MAGNITUDE, MAX_MAGNITUDE - 1),
    ];
    for (state, a, b, c) in operations {
        let mut model = Model::new();
        let [x, y, z] = widest(&mut model);
        state(&mut model, TAG, x, y, z);
        let fixed = [x.at_least(a), x.at_most(a), y.at_least(b), y.at_most(b)];
        assert_eq!(satisfiable(&model, &fixed), [Satisfiable::Yes; 2]);
        let [low, high] = [z.at_most(c - 1), z.at_least(c + 1)];
        for other in [low, high] {
            assert_eq!(satisfiable(&model, &[&fixed[..], &[other]].concat()), [Satisfiable::No; 2]);
        }
    }
    for state in [Model::product, Model::absolute_difference as State] {
        // Twice the limit, or its square, is outside the range of z.
        let mut model = Model::new();
        let [x, y, z] = widest(&mut model);
        state(&mut model, TAG, x, y, z);
        let fixed = [x.at_least(MAX_MAGNITUDE), y.at_most(-MAX_MAGNITUDE)];
        assert_eq!(satisfiable(&model, &fixed), [Satisfiable::No; 2]);
    }
}
