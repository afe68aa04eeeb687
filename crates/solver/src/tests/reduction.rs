//! Which learned clauses stay when many are dropped.

use crate::clauses::ClauseKind;
use crate::literal::Var;
use crate::model::Model;
use crate::solver::Solver;
use crate::tag::Tag;

/// Number of learned clauses; each tenth comes from three levels, the others from nine.
const LEARNED: u32 = 40;

/// Returns the variables of the learned clauses that stay in a model with so many stated clauses.
fn kept(stated: u32) -> Vec<u32> {
    let mut model = Model::new();
    let vars: Vec<Var> = (0..LEARNED).map(|_| model.variable(3)).collect();
    let last = model.variable(3);
    for _ in 0..stated {
        model.clause(Tag(0), &[vars[0].is(0), vars[1].is(0)]);
    }
    let mut solver = Solver::new(&model);
    solver.engine.prepare_clauses();
    for (at, x) in (0..).zip(&vars) {
        let (engine, lbd) = (&mut solver.engine, if at % 10 == 0 { 3 } else { 9 });
        engine.clauses.add(&[x.is(1), last.is(1)], ClauseKind::Learned, &[Tag(at)], lbd);
    }
    solver.reduce_learned();
    let clauses = &solver.engine.clauses;
    assert_eq!(clauses.learned, clauses.list.len() - stated as usize);
    (stated..clauses.list.len() as u32).map(|id| clauses.tags(id)[0].0).collect()
}

#[test]
fn the_best_and_the_newest_quarter_stay_however_many_clauses_the_model_states() {
    let expected: Vec<u32> = (0..LEARNED).filter(|at| at % 10 == 0 || *at >= LEARNED / 4 * 3).collect();
    for stated in [0, 1, 30, 1000] {
        assert_eq!(kept(stated), expected, "{stated}");
    }
}
