//! A formula has the same number of solutions as its model: counted by batsat over all Booleans, and by brute force.

use batsat::{BasicSolver, SolverInterface as _, lbool};
use proptest::prelude::*;

use super::spec::{Literal, Spec, specs};
use super::statement::{Link, Statement};
use crate::model::Model;
use crate::{ClauseSource, Cnf, Tag};

/// Returns the number of assignments to all Booleans.
fn count(cnf: &Cnf) -> usize {
    let mut solver = BasicSolver::default();
    let vars: Vec<batsat::Var> = cnf.booleans.iter().map(|_| solver.new_var_default()).collect();
    let lit = |l: i32| batsat::Lit::new(vars[l.unsigned_abs() as usize - 1], l > 0);
    for clause in cnf.clauses() {
        solver.add_clause_reuse(&mut clause.iter().map(|&l| lit(l)).collect());
    }
    let mut found = 0;
    while solver.solve_limited(&[]) == lbool::TRUE {
        found += 1;
        let blocked = vars.iter().map(|&x| batsat::Lit::new(x, solver.value_var(x) != lbool::TRUE)).collect::<Vec<_>>();
        solver.add_clause_reuse(&mut blocked.clone());
        if vars.is_empty() {
            break;
        }
    }
    found
}

fn check(spec: &Spec, decisions: usize) {
    let built = spec.build_with_decisions(decisions);
    let cnf = Cnf::of(&built.model).expect("it is small");
    assert_eq!(count(&cnf), spec.solutions(|_| true).len());
    let decided: u32 = spec.sizes.iter().take(decisions).sum();
    assert_eq!(cnf.decisions, decided as usize);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn formulas_have_the_solutions_of_models(spec in specs(0..=4), decisions in 1usize..5) {
        check(&spec, decisions);
    }
}

#[test]
fn long_domains_are_chained() {
    let statements = vec![
        Statement::Relate(1, Link::Before(4), 0),
        Statement::RelateIff(Literal::Within(2, 2), 0, Link::Before(9), 1),
    ];
    check(&Spec { sizes: vec![30, 14, 2], bounds: Vec::new(), statements }, 2);
}

#[test]
fn multiset_equality_of_long_sides() {
    let sizes: Vec<u32> = (0..36).map(|x| if x % 7 == 0 { 2 } else { 1 }).collect();
    for end in [18, 16, 4] {
        let statements = vec![Statement::MultisetEquality((0..end).collect(), (18..18 + end).collect())];
        check(&Spec { sizes: sizes.clone(), bounds: Vec::new(), statements }, 36);
    }
}

#[test]
fn a_formula_may_be_too_large() {
    let mut model = Model::new();
    let (x, y) = (model.interval(0, 1 << 40), model.interval(0, 9));
    let z = model.interval(0, 1 << 50);
    model.product(Tag(0), x, y, z);
    assert!(Cnf::of(&model).is_err());
}

#[test]
fn every_clause_names_its_source() {
    let mut model = Model::new();
    let mut tags = crate::TagAllocator::new();
    let (x, y, b) = (model.variable(2), model.variable(2), model.boolean());
    let (unit, clause, different) = (tags.tag(), tags.tag(), tags.range(2));
    model.restrict(unit, x.is_not(1));
    model.clause(clause, &[x.is(0), b]);
    model.all_different(different, &[x, y]);
    let cnf = Cnf::of(&model).expect("it is small");
    let variable = |x| [ClauseSource::Variable(x); 2];
    let b = b.as_within().expect("it is about a mask").0;
    let rules = [unit, clause, different.at(0), different.at(0), different.at(1), different.at(1)];
    let rules = rules.map(ClauseSource::Constraint);
    assert_eq!(
        cnf.sources(),
        [variable(x), variable(y), variable(b)].concat().into_iter().chain(rules).collect::<Vec<_>>()
    );
    assert_eq!(cnf.sources().len(), cnf.len());
}
