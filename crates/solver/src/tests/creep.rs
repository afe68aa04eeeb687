//! Bounds that approach each other step by step over a wide range: propagation gives up early, and search proves the
//! rest.

use std::cell::Cell;
use std::ops::ControlFlow;

use crate::{Budget, Interval, Model, Satisfiable, SearchOutcome, Solver, SumCondition, Tag, Term};

/// The end of a range that is much wider than one propagation moves bounds, and narrow enough for a proof by search.
const WIDE: i64 = 1 << 16;
/// The end of a range that is too wide for a proof by search.
const WIDEST: i64 = 1 << 50;
/// Maximum number of steps of the proofs over the range to [`WIDE`], which take about 500.
const MAX_STEPS: u64 = 2000;
/// Maximum number of steps of a search that has no chance to end by itself.
const FEW_STEPS: u64 = 50;

/// Maximum number of trail entries that explanations walk back in the chase of two sums, which takes nine million.
const MAX_HOPS: u64 = 20_000_000;

thread_local! {
    static HOPS: Cell<u64> = const { Cell::new(0) };
}

/// Counts a trail entry that is walked back.
pub(crate) fn count_hop() {
    HOPS.set(HOPS.get() + 1);
}

fn less(model: &mut Model, a: Interval, b: Interval) {
    model.linear(Tag(0), &[Term::Scaled(1, a), Term::Scaled(-1, b)], SumCondition::AtMost(-1)).expect("in range");
}

/// `x < y` and `y < x`.
fn two_constraints(end: i64) -> Model {
    let mut model = Model::new();
    let (x, y) = (model.interval(0, end), model.interval(0, end));
    less(&mut model, x, y);
    less(&mut model, y, x);
    model
}

/// `3x - 3y = 1`.
fn one_constraint(end: i64) -> Model {
    let mut model = Model::new();
    let (x, y) = (model.interval(0, end), model.interval(0, end));
    let terms = [Term::Scaled(3, x), Term::Scaled(-3, y)];
    model.linear(Tag(0), &terms, SumCondition::Equal(1)).expect("in range");
    model
}

fn solve(model: &Model, steps: u64) -> [Satisfiable; 2] {
    [Solver::new(model), Solver::with_cores(model)]
        .map(|mut solver| solver.solve(&mut Budget::unlimited().steps(steps)))
}

#[test]
fn constraints_that_move_the_same_bounds() {
    assert_eq!(solve(&two_constraints(WIDE), MAX_STEPS), [Satisfiable::No; 2]);
    assert_eq!(solve(&one_constraint(WIDE), MAX_STEPS), [Satisfiable::No; 2]);
}

#[test]
fn the_budget_ends_a_search_over_any_range() {
    assert_eq!(solve(&two_constraints(WIDEST), FEW_STEPS), [Satisfiable::Unknown; 2]);
    assert_eq!(solve(&one_constraint(WIDEST), FEW_STEPS), [Satisfiable::Unknown; 2]);
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
            let side = model.interval(0, WIDEST);
            model.channel(Tag(0), x, &table, side).expect("in range");
            side
        })
        .collect();
    let (z, w) = (model.interval(0, WIDEST), model.interval(0, WIDEST));
    model.product(Tag(0), sides[0], sides[1], z);
    model.product(Tag(0), sides[2], sides[3], w);
    less(&mut model, z, w);
    less(&mut model, w, z);
    let end = Solver::new(&model).for_each(&mut Budget::unlimited(), |_| ControlFlow::Continue(()));
    assert_eq!(end, SearchOutcome::Exhausted);
}

/// Chains of bounds are long, and an explanation must not walk back to their beginning for each term.
#[test]
fn sums_that_chase_each_other_are_explained_from_near() {
    let mut model = Model::new();
    let (x, y) = (model.interval(0, WIDEST), model.interval(0, WIDEST));
    let bits: Vec<_> = (0..2).map(|_| model.variable(2)).collect();
    for (a, b) in [(x, y), (y, x)] {
        let weighted = bits.iter().map(|&bit| Term::Weighted(&[0, 1], bit));
        let terms: Vec<Term<'_>> = [Term::Scaled(1, a), Term::Scaled(-1, b)].into_iter().chain(weighted).collect();
        model.linear(Tag(0), &terms, SumCondition::AtMost(0)).expect("in range");
    }
    let lits: Vec<_> = bits.iter().map(|bit| bit.is(1)).collect();
    model.clause(Tag(1), &lits);
    HOPS.set(0);
    assert_eq!(Solver::with_cores(&model).solve(&mut Budget::unlimited().steps(300)), Satisfiable::Unknown);
    assert!(HOPS.get() < MAX_HOPS, "{}", HOPS.get());
}

#[test]
fn a_variable_without_values_has_no_solution() {
    let mut model = Model::new();
    let (x, y) = (model.variable(0), model.variable(0));
    model.all_different(Tag(0), &[x, y]);
    assert_eq!(solve(&model, MAX_STEPS), [Satisfiable::No; 2]);
    let (mut propagation, x_is_0) = (crate::Propagation::new(&model), x.is(0));
    assert!(propagation.inferences(&[]).next().is_none() && propagation.is_contradictory());
    assert!(propagation.inferences(&[x_is_0]).next().is_none() && propagation.is_contradictory());
}
