//! The solver of formulas compared with batsat, one solver for many questions, each with its own assumptions.

use batsat::{BasicSolver, SolverInterface as _, lbool};
use proptest::prelude::*;

use crate::cnf::{Boolean, ClauseSource};
use crate::{Budget, Cnf, SatSolver, Satisfiable, Tag};

fn formula(booleans: usize, clauses: &[Vec<i32>]) -> Cnf {
    let mut cnf = Cnf::default();
    cnf.booleans = vec![Boolean::Auxiliary; booleans];
    for clause in clauses {
        cnf.push(ClauseSource::Constraint(Tag(0)), clause.iter().copied());
    }
    cnf
}

fn batsat(booleans: usize, clauses: &[Vec<i32>], assumptions: &[i32]) -> Satisfiable {
    let mut solver = BasicSolver::default();
    let vars: Vec<batsat::Var> = (0..booleans).map(|_| solver.new_var_default()).collect();
    let lit = |&l: &i32| batsat::Lit::new(vars[l.unsigned_abs() as usize - 1], l > 0);
    for clause in clauses {
        solver.add_clause_reuse(&mut clause.iter().map(lit).collect());
    }
    let assumptions: Vec<batsat::Lit> = assumptions.iter().map(lit).collect();
    if solver.solve_limited(&assumptions) == lbool::TRUE { Satisfiable::Yes } else { Satisfiable::No }
}

fn literal(booleans: i32) -> impl Strategy<Value = i32> {
    (1..=booleans, any::<bool>()).prop_map(|(number, sign)| if sign { number } else { -number })
}

/// Clauses of mostly three literals, about as many as make half of the formulas satisfiable, and assumptions.
fn questions() -> impl Strategy<Value = (Vec<Vec<i32>>, Vec<Vec<i32>>)> {
    let clause = prop_oneof![
        1 => prop::collection::vec(literal(30), 1..3),
        20 => prop::collection::vec(literal(30), 3..4),
        1 => prop::collection::vec(literal(30), 4..7),
    ];
    (prop::collection::vec(clause, 90..130), prop::collection::vec(prop::collection::vec(literal(30), 0..4), 1..8))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_question_has_the_answer_of_another_solver((clauses, questions) in questions()) {
        let mut solver = SatSolver::new(&formula(30, &clauses));
        for assumptions in questions {
            // A question that the budget stops changes no later answer.
            let _ = solver.solve_assuming(&assumptions, &mut Budget::unlimited().steps(3));
            let answer = solver.solve_assuming(&assumptions, &mut Budget::unlimited());
            prop_assert_eq!(answer, batsat(30, &clauses, &assumptions));
            if answer == Satisfiable::Yes {
                prop_assert!(clauses.iter().all(|clause| clause.iter().any(|&l| solver.holds(l))));
                prop_assert!(assumptions.iter().all(|&l| solver.holds(l)));
            } else {
                let core: Vec<i32> = solver.core().collect();
                prop_assert!(core.iter().all(|l| assumptions.contains(l)));
                prop_assert_eq!(batsat(30, &clauses, &core), Satisfiable::No);
            }
        }
    }
}

/// Returns the clauses that put pigeons into fewer holes, one each.
fn pigeons(holes: i32) -> (usize, Vec<Vec<i32>>) {
    let at = |pigeon: i32, hole: i32| pigeon * holes + hole + 1;
    let mut clauses: Vec<Vec<i32>> = (0..=holes).map(|p| (0..holes).map(|h| at(p, h)).collect()).collect();
    for h in 0..holes {
        let pairs = (0..=holes).flat_map(|p| (0..p).map(move |q| (p, q)));
        clauses.extend(pairs.map(|(p, q)| vec![-at(p, h), -at(q, h)]));
    }
    ((holes * (holes + 1)) as usize, clauses)
}

#[test]
fn a_long_proof_restarts_and_drops_clauses() {
    let (booleans, clauses) = pigeons(6);
    let mut solver = SatSolver::new(&formula(booleans, &clauses));
    let mut budget = Budget::unlimited();
    assert_eq!(solver.solve_assuming(&[], &mut budget), Satisfiable::No);
    assert!(budget.used() > 500, "{}", budget.used());
}

#[test]
fn steps_are_counted_and_bounded() {
    let (booleans, clauses) = pigeons(6);
    let mut solver = SatSolver::new(&formula(booleans, &clauses));
    let mut budget = Budget::unlimited().steps(100);
    assert_eq!(solver.solve_assuming(&[], &mut budget), Satisfiable::Unknown);
    assert_eq!(budget.used(), 100);
    assert_eq!(solver.solve_assuming(&[], &mut Budget::unlimited()), Satisfiable::No);
}

#[test]
fn clauses_of_one_literal_repeated_or_opposite_literals() {
    let mut solver = SatSolver::new(&formula(3, &[vec![1], vec![-1, 2, 2], vec![3, -3, -2], vec![2, 2]]));
    assert_eq!(solver.solve_assuming(&[-3], &mut Budget::unlimited()), Satisfiable::Yes);
    assert_eq!([1, 2, 3].map(|l| solver.holds(l)), [true, true, false]);
    assert_eq!(solver.solve_assuming(&[1, 3, -3], &mut Budget::unlimited()), Satisfiable::No);
    assert_eq!(solver.core().collect::<Vec<_>>(), [-3, 3]);
    assert_eq!(solver.solve_assuming(&[-2], &mut Budget::unlimited()), Satisfiable::No);
    assert_eq!(solver.solve_assuming(&[], &mut Budget::unlimited()), Satisfiable::Yes);
    assert_eq!(SatSolver::new(&formula(1, &[vec![]])).solve_assuming(&[], &mut Budget::unlimited()), Satisfiable::No);
    assert_eq!(SatSolver::new(&formula(0, &[])).solve_assuming(&[], &mut Budget::unlimited()), Satisfiable::Yes);
}
