//! Counts agree with brute force, and are lower bounds if the budget runs out.

use std::sync::atomic::{AtomicBool, Ordering};

use num_bigint::BigUint;
use proptest::prelude::*;

use super::spec::{STRIDE, Spec, specs};
use crate::model::Model;
use crate::relation::Relation;
use crate::solver::Solver;
use crate::tag::Tag;
use crate::{Count, Var};
use bachet_budget::Budget;

fn check(spec: &Spec, tags: u64, steps: u64) {
    let built = spec.build();
    let exact = |count: usize| Count { number: BigUint::from(count), exact: true };
    let all = exact(spec.solutions(|_| true).len());
    for mut solver in [Solver::new(&built.model), Solver::with_cores(&built.model)] {
        assert_eq!(solver.count(&mut Budget::unlimited()), all);
        solver.solve(&mut Budget::unlimited());
        let limited = solver.count(&mut Budget::unlimited().steps(steps));
        assert!(limited == all || (!limited.exact && limited.number <= all.number), "{limited:?} of {all:?}");
        solver.activate(|tag| tags >> (tag.0 / STRIDE) & 1 == 1);
        assert_eq!(solver.count(&mut Budget::unlimited()), exact(spec.solutions(|i| tags >> i & 1 == 1).len()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(700))]

    #[test]
    fn as_brute_force(spec in specs(0..=6), tags in any::<u64>(), steps in 0u64..40) {
        check(&spec, tags, steps);
    }
}

/// Adds categories of different values.
fn grid(model: &mut Model, categories: u32, size: u32) -> Vec<Vec<Var>> {
    let mut all = Vec::new();
    for _ in 0..categories {
        let vars: Vec<Var> = (0..size).map(|_| model.variable(size)).collect();
        model.all_different(Tag(0), &vars);
        all.push(vars);
    }
    all
}

fn factorial(n: u32) -> BigUint {
    (1..=n).product()
}

#[test]
fn independent_parts_are_multiplied() {
    for (categories, size) in [(3, 5), (9, 10), (1, 64), (63, 64)] {
        let mut model = Model::new();
        grid(&mut model, categories, size);
        let mut budget = Budget::unlimited().steps(0);
        let count = Solver::new(&model).count(&mut budget);
        assert_eq!(count, Count { number: factorial(size).pow(categories), exact: true });
    }
}

#[test]
fn zebra_after_each_clue() {
    let (colour, nation, drink, smoke, pet) = (0, 1, 2, 3, 4);
    let clues: [(usize, u32, Relation<'_>, usize, u32); 14] = [
        (nation, 0, Relation::Shift(0), colour, 0),
        (nation, 1, Relation::Shift(0), pet, 0),
        (drink, 0, Relation::Shift(0), colour, 1),
        (nation, 2, Relation::Shift(0), drink, 1),
        (colour, 2, Relation::Shift(1), colour, 1),
        (smoke, 0, Relation::Shift(0), pet, 1),
        (smoke, 1, Relation::Shift(0), colour, 3),
        (drink, 2, Relation::Rows(&[4, 4, 4, 4, 4]), drink, 2),
        (nation, 3, Relation::Rows(&[1, 1, 1, 1, 1]), nation, 3),
        (smoke, 2, Relation::Apart(1), pet, 2),
        (smoke, 1, Relation::Apart(1), pet, 3),
        (smoke, 3, Relation::Shift(0), drink, 3),
        (nation, 4, Relation::Shift(0), smoke, 4),
        (nation, 3, Relation::Apart(1), colour, 4),
    ];
    let mut counts = Vec::new();
    for n in 0..=clues.len() {
        let mut model = Model::new();
        let vars = grid(&mut model, 5, 5);
        for &(a, x, relation, b, y) in &clues[..n] {
            // A clue about one variable is written with equal rows: the allowed values.
            let (x, y) = (vars[a][x as usize], vars[b][y as usize]);
            match relation {
                Relation::Rows(rows) => model.restrict(Tag(1), x.within(rows[0])),
                relation => model.relate(Tag(1), x, relation, y),
            }
        }
        let mut budget = Budget::unlimited();
        let count = Solver::new(&model).count(&mut budget);
        assert!(count.exact);
        assert!(budget.used() < 1000, "{} steps for {n} clues", budget.used());
        counts.push(count.number);
    }
    assert_eq!(counts[0], factorial(5).pow(5));
    assert!(counts.windows(2).all(|pair| pair[1] < pair[0]));
    assert_eq!(counts[14], BigUint::from(1u32));
}

/// Returns the model of the Latin squares of the given size.
fn latin(size: u32) -> Model {
    let mut model = Model::new();
    let rows = grid(&mut model, size, size);
    for column in 0..size as usize {
        let vars: Vec<Var> = rows.iter().map(|row| row[column]).collect();
        model.all_different(Tag(0), &vars);
    }
    model
}

#[test]
fn latin_squares() {
    for (size, expected) in [(1, 1u32), (2, 2), (3, 12), (4, 576), (5, 161_280)] {
        let count = Solver::new(&latin(size)).count(&mut Budget::unlimited());
        assert_eq!(count, Count { number: expected.into(), exact: true });
    }
}

#[test]
fn different_values_from_many_sets() {
    // Variable i has the values 0..=i + 9: 10 ways for the first, 10 for each of the others.
    let mut model = Model::new();
    let vars: Vec<Var> = (0..12).map(|i| model.variable(i + 10)).collect();
    model.all_different(Tag(0), &vars);
    let count = Solver::new(&model).count(&mut Budget::unlimited());
    assert_eq!(count, Count { number: BigUint::from(10u32).pow(12), exact: true });
    // One value of one variable is excluded: subtract the permutations with that value.
    let mut model = Model::new();
    let vars = grid(&mut model, 1, 64).remove(0);
    model.restrict(Tag(1), vars[5].is_not(7));
    let count = Solver::new(&model).count(&mut Budget::unlimited());
    assert_eq!(count, Count { number: factorial(64) - factorial(63), exact: true });
}

#[test]
fn progress_is_never_too_much_and_cancelling_ends_the_count() {
    let model = latin(6);
    let all = BigUint::from(812_851_200u32);
    let cancel = AtomicBool::new(false);
    let mut reported: Vec<BigUint> = Vec::new();
    let count = Solver::new(&model).count_with(&mut Budget::unlimited().cancelled_by(&cancel), &mut |least| {
        reported.push(least.clone());
        cancel.store(reported.len() == 3, Ordering::Relaxed);
    });
    assert_eq!(reported.len(), 3);
    assert!(reported.windows(2).all(|pair| pair[0] <= pair[1]));
    assert!(!count.exact && reported[2] <= count.number && count.number < all);
    assert!(count.number > BigUint::ZERO);
}
