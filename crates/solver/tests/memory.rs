//! An enumeration does not remember the solutions that it has found.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Model, SearchOutcome, Solver, Tag, Var};

#[global_allocator]
static ALLOCATOR: bachet_memory::Counting = bachet_memory::Counting;

/// Maximum number of bytes by which the memory of an enumeration may grow.
const MAX_GROWTH_BYTES: isize = 2 << 20;

/// Enumerates the solutions of a model with 2 values for each variable, and returns their number and the most bytes
/// that were held at one of them.
fn enumerate(solver: &mut Solver<'_>) -> (u32, isize) {
    let before = bachet_memory::held();
    let (mut found, mut most) = (0, 0);
    let end = solver.for_each(&mut Budget::unlimited(), |_| {
        found += 1;
        most = most.max(bachet_memory::held() - before);
        ControlFlow::Continue(())
    });
    assert_eq!(end, SearchOutcome::Exhausted);
    (found, most)
}

#[test]
fn no_solution_is_remembered() {
    let mut model = Model::new();
    let vars: Vec<Var> = (0..17).map(|_| model.variable(2)).collect();
    model.clause(Tag(0), &[vars[0].is(0), vars[1].is(0)]);
    // A solver with cores learns clauses from the start.
    for mut solver in [Solver::new(&model), Solver::with_cores(&model)] {
        let (found, most) = enumerate(&mut solver);
        assert_eq!(found, 3 << 15);
        assert!(most < MAX_GROWTH_BYTES, "{most} bytes");
    }
}
