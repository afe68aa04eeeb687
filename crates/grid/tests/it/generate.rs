//! Generated grids: unique and without a clue that follows from the others, by the general solver and by brute force.

use std::ops::ControlFlow;

use bachet_grid::generate::{Allowed, ClueKind, Generated, Generator, NoGenerator, Scale, Weights};
use bachet_grid::{Evaluator, Solution, solve, verify};
use bachet_notation::{Category, GridPuzzle, Kind, Number};
use bachet_random::Random;
use bachet_solver::Budget;

use crate::brute;
use crate::random::{bare, category, clue};

/// Returns categories with these scales; numbers of amounts are unevenly spaced and not in order.
fn categories(scales: &[Scale], size: u32) -> Vec<Category> {
    let numbers: Vec<Number> = (0..size).map(|i| Number::from_integer(i64::from((i * 7 + 3) % 17 * 2))).collect();
    let one = |(at, scale): (usize, &Scale)| {
        let numbers = matches!(scale, Scale::Amounts | Scale::PlacesAndAmounts).then_some(&numbers[..]);
        category(&format!("c{at}v"), Kind::OneEach, size, *scale == Scale::Places, numbers)
    };
    scales.iter().enumerate().map(one).collect()
}

fn allowed(scales: &[Scale]) -> Vec<Allowed> {
    scales.iter().map(|&scale| scale.into()).collect()
}

fn puzzle(categories: &[Category], made: &Generated) -> GridPuzzle {
    let clues = made.clues.iter().map(|(_, truth)| clue(truth.clone())).collect();
    GridPuzzle { clues, ..bare(categories.to_vec()) }
}

/// Returns up to two solutions.
fn solutions(puzzle: &GridPuzzle) -> Vec<Solution> {
    let mut found = Vec::new();
    let end = solve(puzzle, &mut Budget::unlimited(), |solution| {
        found.push(solution);
        if found.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(end.is_ok());
    found
}

/// Asserts that the puzzle has the solution, no other one, and no clue that can be left out.
fn check(categories: &[Category], made: &Generated) {
    let puzzle = puzzle(categories, made);
    assert_eq!(verify(&puzzle, &made.solution), []);
    assert_eq!(solutions(&puzzle), std::slice::from_ref(&made.solution));
    for at in 0..puzzle.clues.len() {
        let mut less = puzzle.clone();
        less.clues.remove(at);
        assert_eq!(solutions(&less).len(), 2, "clue {at} of {:?} is not needed", made.clues);
    }
}

const SHAPES: [&[Scale]; 9] = [
    &[Scale::None, Scale::None],
    &[Scale::None, Scale::None, Scale::None],
    &[Scale::None, Scale::Places, Scale::None],
    &[Scale::Places, Scale::None, Scale::None, Scale::None],
    &[Scale::None, Scale::Amounts, Scale::None, Scale::None],
    &[Scale::None, Scale::Places, Scale::Amounts, Scale::None],
    &[Scale::None, Scale::None, Scale::PlacesAndAmounts, Scale::Places, Scale::Amounts],
    &[Scale::Amounts, Scale::Amounts, Scale::None, Scale::None, Scale::None],
    &[Scale::None, Scale::Places, Scale::None, Scale::None, Scale::None, Scale::None],
];

#[test]
fn puzzles_are_unique_and_every_clue_is_needed() {
    for (scales, at) in SHAPES.into_iter().zip(0..) {
        for size in 2..=6 {
            let categories = categories(scales, size);
            let mut generator =
                Generator::new(&categories, &allowed(scales), &Weights::default()).expect("it can be made");
            for number in 0..12 {
                let mut random = Random::new(at, number, u64::from(size));
                let made = generator.generate(&mut random, &mut Budget::unlimited());
                check(&categories, &made.expect("all kinds suffice"));
            }
        }
    }
}

/// Each kind alone: some cannot exclude every other solution, but none makes a wrong puzzle.
#[test]
fn every_kind_makes_sound_puzzles_alone() {
    let mut sufficient = Vec::new();
    for kind in ClueKind::ALL {
        let mut weights = Weights::none();
        weights.set(kind, 1);
        let scales = [Scale::None, Scale::PlacesAndAmounts, Scale::Amounts, Scale::Places];
        let categories = categories(&scales, 4);
        let mut generator = Generator::new(&categories, &allowed(&scales), &weights).expect("it can be made");
        for number in 0..10 {
            let mut random = Random::new(1, number, 0);
            if let Some(made) = generator.generate(&mut random, &mut Budget::unlimited()) {
                assert!(made.clues.iter().all(|&(own, _)| own == kind));
                check(&categories, &made);
                sufficient.push(kind);
            }
        }
    }
    sufficient.dedup();
    assert!(sufficient.len() > 8, "{sufficient:?}");
}

/// The solution alone satisfies all clues, and for each clue another table breaks it alone.
#[test]
fn brute_force_agrees() {
    for (scales, at) in SHAPES.into_iter().zip(0..).filter(|(scales, _)| scales.len() <= 4) {
        for size in 2..=if scales.len() == 4 { 3 } else { 4 } {
            let categories = categories(scales, size);
            let mut generator =
                Generator::new(&categories, &allowed(scales), &Weights::default()).expect("it can be made");
            for number in 0..6 {
                let mut random = Random::new(at, number, 100 + u64::from(size));
                let made = generator.generate(&mut random, &mut Budget::unlimited()).expect("all kinds suffice");
                let puzzle = puzzle(&categories, &made);
                let mut needed = vec![false; puzzle.clues.len()];
                let evaluator = Evaluator::new(&puzzle);
                for table in brute::tables(&puzzle) {
                    let broken = |at: &usize| !evaluator.holds(&made.clues[*at].1, &table);
                    match (0..puzzle.clues.len()).filter(broken).collect::<Vec<_>>()[..] {
                        [] => assert_eq!(table, made.solution),
                        [only] => needed[only] = true,
                        _ => {}
                    }
                }
                assert!(needed.iter().all(|&needed| needed), "{:?}", made.clues);
            }
        }
    }
}

#[test]
fn the_same_stream_makes_the_same_puzzle_whatever_was_made_before() {
    let scales = [Scale::None, Scale::Places, Scale::None, Scale::None, Scale::Amounts];
    let (five, four) = (categories(&scales, 5), categories(&scales, 4));
    let weights = Weights::default();
    let make = |generator: &mut Generator, number| {
        generator.generate(&mut Random::new(3, number, 0), &mut Budget::unlimited()).expect("all kinds suffice")
    };
    let mut generator = Generator::new(&five, &allowed(&scales), &weights).expect("it can be made");
    let first: Vec<Generated> = (0..20).map(|number| make(&mut generator, number)).collect();
    generator.restate(&four, &allowed(&scales), &weights).expect("it can be made");
    make(&mut generator, 0);
    generator.restate(&five, &allowed(&scales), &weights).expect("it can be made");
    let again: Vec<Generated> = (0..20).rev().map(|number| make(&mut generator, number)).collect();
    assert!(first.iter().eq(again.iter().rev()));
}

#[test]
fn large_puzzles_are_sound_too() {
    for (count, size) in [(8, 8), (6, 10), (3, 12), (64, 2)] {
        let mut scales = vec![Scale::None; count];
        scales[1] = Scale::Places;
        let categories = categories(&scales, size);
        let mut generator =
            Generator::new(&categories, &allowed(&scales), &Weights::default()).expect("it can be made");
        let made = generator.generate(&mut Random::new(5, 0, 0), &mut Budget::unlimited());
        check(&categories, &made.expect("all kinds suffice"));
    }
}

#[test]
fn what_cannot_be_made_is_said() {
    let none = [Scale::None; 3];
    let new = |scales: &[Scale], size, weights: &Weights| {
        Generator::new(&categories(scales, size), &allowed(scales), weights).map(drop)
    };
    assert_eq!(new(&none, 1, &Weights::default()), Err(NoGenerator::Shape));
    assert_eq!(new(&none[..1], 5, &Weights::default()), Err(NoGenerator::Shape));
    assert_eq!(new(&[Scale::None; 65], 2, &Weights::default()), Err(NoGenerator::Shape));
    assert_eq!(new(&none, 4, &Weights::none()), Err(NoGenerator::Kinds));
    let mut next = Weights::none();
    next.set(ClueKind::Next, 1);
    assert_eq!(new(&none, 4, &next), Err(NoGenerator::Kinds));
    let places = [Scale::None, Scale::Places, Scale::None];
    let categories = categories(&places, 4);
    // Neighbours alone cannot tell left from right.
    let mut generator = Generator::new(&categories, &allowed(&places), &next).expect("it can be made");
    assert_eq!(generator.generate(&mut Random::new(1, 0, 0), &mut Budget::unlimited()), None);
    assert_eq!(generator.generate(&mut Random::new(1, 0, 0), &mut Budget::unlimited().steps(0)), None);
}
