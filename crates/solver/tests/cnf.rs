//! A formula has the same number of solutions as its model: counted by batsat over all Booleans, and by brute force.

use bachet_solver::{ClauseSource, Cnf, Lit, Model, Relation, SumCondition, Tag, Term, Var};
use batsat::{BasicSolver, SolverInterface as _, lbool};
use proptest::prelude::*;

/// A literal: variable and mask.
type In = (usize, u64);

#[derive(Clone, Debug)]
enum Spec {
    Clause(Vec<In>),
    Cardinality(u32, u32, Vec<In>),
    AllDifferent(Vec<usize>),
    MultisetEquality(Vec<usize>, Vec<usize>),
    Shift(usize, i32, usize),
    Before(usize, u32, usize),
    Apart(usize, u32, usize),
    Differ(usize, i32, usize),
    Rows(usize, Vec<u64>, usize),
    BeforeIff(In, usize, u32, usize),
    RowsIff(In, usize, Vec<u64>, usize),
    Element(usize, Vec<usize>, usize),
    Table(Vec<usize>, Vec<u32>),
    Linear(Vec<(usize, Vec<i64>)>, SumCondition),
    LinearIff(In, Vec<(usize, Vec<i64>)>, SumCondition),
    /// A condition on `op(first(x), second(y))`.
    Arithmetic(u8, (usize, Vec<i64>), (usize, Vec<i64>), SumCondition),
}

fn compare(total: i64, sum: SumCondition) -> bool {
    match sum {
        SumCondition::Equal(c) => total == c,
        SumCondition::NotEqual(c) => total != c,
        SumCondition::AtMost(c) => total <= c,
        SumCondition::AtLeast(c) => total >= c,
    }
}

impl Spec {
    fn holds(&self, at: &[u32]) -> bool {
        let lit = |&(x, mask): &In| mask >> at[x] & 1 == 1;
        let before = |x: usize, k: u32, y: usize| at[x] + k <= at[y];
        let rows = |x: usize, rows: &[u64], y: usize| rows[at[x] as usize] >> at[y] & 1 == 1;
        let total = |terms: &[(usize, Vec<i64>)]| terms.iter().map(|(x, w)| w[at[*x] as usize]).sum::<i64>();
        match self {
            Self::Clause(lits) => lits.iter().any(lit),
            Self::Cardinality(lower, upper, lits) => {
                let n = lits.iter().filter(|l| lit(l)).count() as u32;
                (*lower..=*upper).contains(&n)
            }
            Self::AllDifferent(xs) => xs.iter().enumerate().all(|(i, &x)| xs[..i].iter().all(|&y| at[x] != at[y])),
            Self::MultisetEquality(left, right) => {
                let times = |xs: &[usize], v| xs.iter().filter(|&&x| at[x] == v).count();
                (0..64).all(|v| times(left, v) == times(right, v))
            }
            Self::Shift(x, k, y) => at[*y] as i32 == at[*x] as i32 + k,
            Self::Before(x, k, y) => before(*x, *k, *y),
            Self::Apart(x, k, y) => at[*x].abs_diff(at[*y]) == *k,
            Self::Differ(x, k, y) => at[*y] as i32 != at[*x] as i32 + k,
            Self::Rows(x, r, y) => rows(*x, r, *y),
            Self::BeforeIff(b, x, k, y) => lit(b) == before(*x, *k, *y),
            Self::RowsIff(b, x, r, y) => lit(b) == rows(*x, r, *y),
            Self::Element(index, array, result) => {
                array.get(at[*index] as usize).is_some_and(|&x| at[x] == at[*result])
            }
            Self::Table(xs, table) => {
                table.chunks_exact(xs.len()).any(|row| xs.iter().zip(row).all(|(&x, &v)| at[x] == v))
            }
            Self::Linear(terms, sum) => compare(total(terms), *sum),
            Self::LinearIff(b, terms, sum) => lit(b) == compare(total(terms), *sum),
            Self::Arithmetic(op, (x, v), (y, w), sum) => {
                let (a, b) = (v[at[*x] as usize], w[at[*y] as usize]);
                let c = match op {
                    0 => a * b,
                    1 => (a - b).abs(),
                    2 => a.min(b),
                    3 => a.max(b),
                    _ if b == 0 => return false,
                    _ => a.rem_euclid(b),
                };
                compare(c, *sum)
            }
        }
    }

    fn post(&self, model: &mut Model, vars: &[Var]) {
        let tag = Tag(1);
        let lit = |&(x, mask): &In| vars[x].within(mask);
        let lits = |list: &[In]| list.iter().map(lit).collect::<Vec<Lit>>();
        let list = |xs: &[usize]| xs.iter().map(|&x| vars[x]).collect::<Vec<Var>>();
        let relate = |model: &mut Model, x: usize, relation, y: usize| model.relate(tag, vars[x], relation, vars[y]);
        match self {
            Self::Clause(list) => model.clause(tag, &lits(list)),
            Self::Cardinality(lower, upper, list) => model.cardinality(tag, *lower, *upper, &lits(list)),
            Self::AllDifferent(xs) => model.all_different(tag, &list(xs)),
            Self::MultisetEquality(left, right) => model.multiset_equality(tag, &list(left), &list(right)),
            Self::Shift(x, k, y) => relate(model, *x, Relation::Shift(*k), *y),
            Self::Before(x, k, y) => relate(model, *x, Relation::Before(*k), *y),
            Self::Apart(x, k, y) => relate(model, *x, Relation::Apart(*k), *y),
            Self::Differ(x, k, y) => relate(model, *x, Relation::Differ(*k), *y),
            Self::Rows(x, rows, y) => relate(model, *x, Relation::Rows(rows), *y),
            Self::BeforeIff(b, x, k, y) => model.relate_iff(tag, lit(b), vars[*x], Relation::Before(*k), vars[*y]),
            Self::RowsIff(b, x, rows, y) => model.relate_iff(tag, lit(b), vars[*x], Relation::Rows(rows), vars[*y]),
            Self::Element(index, array, result) => model.element(tag, vars[*index], &list(array), vars[*result]),
            Self::Table(xs, rows) => model.table(tag, &list(xs), rows),
            Self::Linear(sum_of, sum) => model.linear(tag, &terms(sum_of, vars), *sum).expect("small numbers"),
            Self::LinearIff(b, sum_of, sum) => {
                model.linear_iff(tag, lit(b), &terms(sum_of, vars), *sum).expect("small numbers");
            }
            Self::Arithmetic(op, (x, v), (y, w), sum) => {
                let (a, b) = (model.interval(-9, 9), model.interval(-9, 9));
                model.channel(tag, vars[*x], v, a).expect("small numbers");
                model.channel(tag, vars[*y], w, b).expect("small numbers");
                let z = model.interval(-99, 99);
                match op {
                    0 => model.product(tag, a, b, z),
                    1 => model.absolute_difference(tag, a, b, z),
                    2 => model.minimum(tag, a, b, z),
                    3 => model.maximum(tag, a, b, z),
                    _ => model.modulo(tag, a, b, z),
                }
                model.linear(tag, &[Term::Scaled(2, z)], double(*sum)).expect("small numbers");
            }
        }
    }
}

/// The weighted variables as terms.
fn terms<'a>(list: &'a [(usize, Vec<i64>)], vars: &[Var]) -> Vec<Term<'a>> {
    list.iter().map(|(x, w)| Term::Weighted(w, vars[*x])).collect()
}

fn double(sum: SumCondition) -> SumCondition {
    match sum {
        SumCondition::Equal(c) => SumCondition::Equal(2 * c),
        SumCondition::NotEqual(c) => SumCondition::NotEqual(2 * c),
        SumCondition::AtMost(c) => SumCondition::AtMost(2 * c),
        SumCondition::AtLeast(c) => SumCondition::AtLeast(2 * c),
    }
}

/// The number of assignments to all Booleans.
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

fn check(sizes: &[u32], decisions: usize, specs: &[Spec]) {
    let mut model = Model::new();
    let mut vars = Vec::new();
    for (i, &size) in sizes.iter().enumerate() {
        if i == decisions {
            model.auxiliary_from_here();
        }
        vars.push(model.variable(size));
    }
    for spec in specs {
        spec.post(&mut model, &vars);
    }
    let mut expected = 0;
    let total: u32 = sizes.iter().product();
    for mut code in 0..total {
        let at: Vec<u32> = sizes.iter().map(|&size| (code % size, code /= size).0).collect();
        expected += usize::from(specs.iter().all(|spec| spec.holds(&at)));
    }
    let cnf = Cnf::of(&model).expect("it is small");
    assert_eq!(count(&cnf), expected);
    let decided: u32 = sizes[..decisions].iter().sum();
    assert_eq!(cnf.decisions, decided as usize);
}

const VARS: usize = 4;

fn spec() -> impl Strategy<Value = Spec> {
    let x = || 0..VARS;
    let xs = |n: std::ops::Range<usize>| prop::sample::subsequence((0..VARS).collect::<Vec<_>>(), n);
    let lit = || (x(), 0u64..64);
    let lits = || prop::collection::vec(lit(), 0..5);
    let rows = || prop::collection::vec(0u64..64, 5);
    let weights = || (x(), prop::collection::vec(-4i64..5, 5));
    let sum = || {
        (0..4, -6i64..7).prop_map(|(kind, c)| match kind {
            0 => SumCondition::Equal(c),
            1 => SumCondition::NotEqual(c),
            2 => SumCondition::AtMost(c),
            _ => SumCondition::AtLeast(c),
        })
    };
    let terms = || prop::collection::vec(weights(), 0..5);
    prop_oneof![
        lits().prop_map(Spec::Clause),
        (0u32..4, 0u32..5, lits()).prop_map(|(a, b, lits)| Spec::Cardinality(a, b, lits)),
        xs(1..5).prop_map(Spec::AllDifferent),
        (prop::collection::vec(x(), 6), 0usize..4)
            .prop_map(|(xs, n)| Spec::MultisetEquality(xs[..n].to_vec(), xs[6 - n..].to_vec())),
        (x(), -3..4, x()).prop_map(|(x, k, y)| Spec::Shift(x, k, y)),
        (x(), 0u32..4, x()).prop_map(|(x, k, y)| Spec::Before(x, k, y)),
        (x(), 0u32..4, x()).prop_map(|(x, k, y)| Spec::Apart(x, k, y)),
        (x(), -3..4, x()).prop_map(|(x, k, y)| Spec::Differ(x, k, y)),
        (x(), rows(), x()).prop_map(|(x, rows, y)| Spec::Rows(x, rows, y)),
        (lit(), x(), 0u32..4, x()).prop_map(|(b, x, k, y)| Spec::BeforeIff(b, x, k, y)),
        (lit(), x(), rows(), x()).prop_map(|(b, x, rows, y)| Spec::RowsIff(b, x, rows, y)),
        (x(), prop::collection::vec(x(), 1..5), x()).prop_map(|(i, array, r)| Spec::Element(i, array, r)),
        xs(1..4).prop_flat_map(|xs| {
            let n = xs.len();
            prop::collection::vec(0u32..5, n..=6 * n)
                .prop_map(move |rows| Spec::Table(xs.clone(), rows[..rows.len() / n * n].to_vec()))
        }),
        (terms(), sum()).prop_map(|(terms, sum)| Spec::Linear(terms, sum)),
        (lit(), terms(), sum()).prop_map(|(b, terms, sum)| Spec::LinearIff(b, terms, sum)),
        (0u8..5, weights(), weights(), sum()).prop_map(|(op, x, y, sum)| Spec::Arithmetic(op, x, y, sum)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn formulas_have_the_solutions_of_models(
        sizes in prop::collection::vec(1u32..6, VARS),
        decisions in 1usize..VARS,
        specs in prop::collection::vec(spec(), 0..4),
    ) {
        check(&sizes, decisions, &specs);
    }
}

#[test]
fn long_domains_are_chained() {
    check(&[30, 14, 2], 2, &[Spec::Before(1, 4, 0), Spec::BeforeIff((2, 2), 0, 9, 1)]);
}

#[test]
fn multiset_equality_of_long_sides() {
    let sizes: Vec<u32> = (0..36).map(|x| if x % 7 == 0 { 2 } else { 1 }).collect();
    for end in [18, 16, 4] {
        check(&sizes, 36, &[Spec::MultisetEquality((0..end).collect(), (18..18 + end).collect())]);
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
    let (x, y, b) = (model.variable(2), model.variable(2), model.boolean());
    model.restrict(Tag(5), x.is_not(1));
    model.clause(Tag(6), &[x.is(0), b]);
    model.all_different(Tag(7), &[x, y]);
    let cnf = Cnf::of(&model).expect("it is small");
    let variable = |x| [ClauseSource::Variable(x); 2];
    let b = b.as_within().expect("it is about a mask").0;
    let of = |tag| ClauseSource::Constraint(Tag(tag));
    let rules = [of(5), of(6), of(7), of(7), of(8), of(8)];
    assert_eq!(
        cnf.sources(),
        [variable(x), variable(y), variable(b)].concat().into_iter().chain(rules).collect::<Vec<_>>()
    );
    assert_eq!(cnf.sources().len(), cnf.len());
}
