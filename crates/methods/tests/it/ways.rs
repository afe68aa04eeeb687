//! The ways of crossings and puzzles of moves as their own crates list them, as sequences of states.

use std::ops::ControlFlow;

use bachet_crossing::{Crossing, Numbering, Symmetry, Trip};
use bachet_methods::Method;
use bachet_moving::{Model, Step};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;
use bachet_statespace::Space as _;

use crate::checker::Filled;

/// Returns the ways that the method finds: all simple ways within the cost limit, or those of the fewest trips.
pub(crate) fn of_crossing(method: Method, puzzle: &CrossingPuzzle) -> Vec<Filled> {
    let crossing = Crossing::new(puzzle).expect("it is sound");
    let numbering = Numbering::new(puzzle).expect("it is small");
    let budget = &mut Budget::unlimited();
    let mut found: Vec<Filled> = Vec::new();
    let mut add = |path: &bachet_crossing::Path<'_>| {
        found.push(steps(states(puzzle, &numbering, &path.trips())));
        ControlFlow::Continue(())
    };
    // With costs, the cheapest ways are not those of the fewest trips.
    let is_complete = if method.finds_shortest && !puzzle.has_costs() {
        crossing.shortest_paths(Symmetry::Named, budget, add)
    } else {
        crossing.simple_paths(Symmetry::Named, budget, &mut add).is_complete
    };
    assert!(is_complete, "these are all");
    if method.finds_shortest {
        let fewest = found.iter().map(Filled::len).min();
        found.retain(|way| Some(way.len()) == fewest);
    }
    found
}

/// Returns the numbers of the states along the trips.
fn states(puzzle: &CrossingPuzzle, numbering: &Numbering, trips: &[Trip]) -> Vec<u128> {
    let mut position = numbering.start(puzzle);
    let mut states = Vec::new();
    for trip in trips {
        states.push(numbering.number(&position));
        for &thing in &trip.load {
            position.at[numbering.index(thing)] = trip.to;
        }
        position.boats[trip.boat.0 as usize] = trip.to;
    }
    states.push(numbering.number(&position));
    states.into_iter().map(|number| u128::try_from(number).expect("it is small")).collect()
}

/// Returns the ways that the method finds: all simple ways, or those of the fewest moves.
pub(crate) fn of_moves(method: Method, puzzle: &MovingPuzzle) -> Vec<Filled> {
    let (setup, budget) = (&puzzle.setup, &mut Budget::unlimited());
    let mut model = Model::new(setup, Symmetry::Named);
    let mut found = Vec::new();
    let add = |way: &[Step]| {
        let mut states = vec![model.start()];
        for step in way {
            let (state, mut next) = (states[states.len() - 1], None);
            let mut moves = Vec::new();
            model.moves(state, |found| moves.push((found.label, found.to)));
            for (label, to) in moves {
                if model.step(state, label) == *step {
                    next = Some(to);
                }
            }
            states.push(next.expect("it is a move"));
        }
        found.push(steps(states));
        ControlFlow::Continue(())
    };
    let is_complete = if method.finds_shortest {
        bachet_moving::each_shortest(setup, Symmetry::Named, budget, add)
    } else {
        bachet_moving::each_simple(setup, Symmetry::Named, budget, add).is_complete
    };
    assert!(is_complete, "these are all");
    found
}

fn steps(states: Vec<u128>) -> Filled {
    (0..).zip(states).collect()
}
