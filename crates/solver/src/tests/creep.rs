//! Bounds that creep towards each other over a wide range end soon, with the right answer.

use std::ops::ControlFlow;

use crate::{Budget, Model, Satisfiable, SearchOutcome, Solver, SumCondition, Tag, Term};

const FAR: i64 = 1 << 50;

#[test]
fn two_constraints_that_push_each_other() {
    let mut model = Model::new();
    let (x, y) = (model.interval(0, FAR), model.interval(0, FAR));
    for (a, b) in [(x, y), (y, x)] {
        model.linear(Tag(0), &[Term::Scaled(1, a), Term::Scaled(-1, b)], SumCondition::AtMost(-1)).expect("in range");
    }
    // No finite search settles it by halves alone; a budget ends it.
    let mut solver = Solver::new(&model);
    let answer = solver.solve(&mut Budget::unlimited().steps(1000));
    assert_ne!(answer, Satisfiable::Yes);
}

#[test]
fn a_constraint_that_pushes_itself() {
    let mut model = Model::new();
    let (x, y) = (model.interval(0, FAR), model.interval(0, FAR));
    model.linear(Tag(0), &[Term::Scaled(3, x), Term::Scaled(-3, y)], SumCondition::Equal(1)).expect("in range");
    let mut solver = Solver::new(&model);
    assert_ne!(solver.solve(&mut Budget::unlimited().steps(1000)), Satisfiable::Yes);
}

#[test]
fn products_of_wide_numbers_that_push_each_other() {
    let mut model = Model::new();
    let table: Vec<i64> = (0..4).map(|i| 1_000_000 + 7 * i).collect();
    let vars: Vec<_> = (0..4).map(|_| model.variable(4)).collect();
    model.all_different(Tag(1), &vars);
    let sides: Vec<_> = vars
        .iter()
        .map(|&x| {
            let side = model.interval(0, FAR);
            model.channel(Tag(0), x, &table, side).expect("in range");
            side
        })
        .collect();
    let (z, w) = (model.interval(0, FAR), model.interval(0, FAR));
    model.product(Tag(0), sides[0], sides[1], z);
    model.product(Tag(0), sides[2], sides[3], w);
    for (a, b) in [(z, w), (w, z)] {
        model.linear(Tag(0), &[Term::Scaled(1, a), Term::Scaled(-1, b)], SumCondition::AtMost(-1)).expect("in range");
    }
    let mut solver = Solver::new(&model);
    let end = solver.for_each(&mut Budget::unlimited(), |_| ControlFlow::Continue(()));
    assert_eq!(end, SearchOutcome::Exhausted);
}
