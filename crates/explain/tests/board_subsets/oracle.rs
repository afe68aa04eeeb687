//! An independent checker of steps on boards: rules as clauses, and a SAT solver that we did not write. Rules other than
//! houses are stated by asking each of them which two filled cells break it.

use std::collections::HashMap;

use bachet_explain::board::{BoardRule, Layout};
use bachet_explain::{Case, Fact, Step};
use bachet_sudoku::{Sudoku, Values};
use batsat::{BasicSolver, Lit, SolverInterface as _, Var, lbool};

/// Two cells with a value each.
type Clash = [(usize, usize); 2];

pub(crate) struct Oracle<'a> {
    sudoku: &'a Sudoku,
    layout: &'a Layout<2>,
    /// For each instance of a rule what breaks it.
    clashes: HashMap<(u16, u16), Vec<Clash>>,
}

impl<'a> Oracle<'a> {
    pub(crate) fn new(sudoku: &'a Sudoku, layout: &'a Layout<2>) -> Self {
        let mut clashes: HashMap<(u16, u16), Vec<Clash>> = HashMap::new();
        let size = layout.size;
        for (number, rule) in sudoku.rules().enumerate() {
            for x in 0..layout.area() {
                for y in x + 1..layout.area() {
                    for pair in 0..size * size {
                        let (v, w) = (pair / size, pair % size);
                        let mut values = Values::new(size as u32);
                        values.set(layout.cell(x), Some(v as u8 + 1));
                        values.set(layout.cell(y), Some(w as u8 + 1));
                        for broken in rule.broken(&values) {
                            let key = (number as u16, broken.instance as u16);
                            clashes.entry(key).or_default().push([(x, v), (y, w)]);
                        }
                    }
                }
            }
        }
        Self { sudoku, layout, clashes }
    }

    pub(crate) fn check(&mut self, step: &Step<BoardRule>) {
        assert!(!step.facts.is_empty() && step.facts.is_sorted() && step.known.is_sorted(), "{step:?}");
        let goals: Vec<Vec<Fact>> = step.facts.iter().map(|&fact| vec![!fact]).collect();
        self.check_reasons(&step.rules, &step.known, &goals, &format!("{step:?}"));
        for case in &step.cases {
            self.check_case(case, step);
        }
    }

    fn check_case(&mut self, case: &Case<BoardRule>, step: &Step<BoardRule>) {
        assert!(case.suppose.len() == 1 && step.facts.contains(&!case.suppose[0]), "{step:?}");
        let mut before = [&step.known[..], &case.suppose].concat();
        for inner in &case.steps {
            assert!(inner.known.iter().all(|fact| before.contains(fact)), "{inner:?} in {step:?}");
            self.check(inner);
            before.extend(&inner.facts);
        }
        let (rules, broken) = case.contradiction.as_ref().expect("a single case ends in a contradiction");
        assert!(broken.iter().all(|fact| before.contains(fact)), "{case:?}");
        self.check_reasons(rules, broken, &[Vec::new()], &format!("{case:?}"));
    }

    fn check_reasons(&mut self, rules: &[BoardRule], known: &[Fact], goals: &[Vec<Fact>], what: &str) {
        let mut sat = Sat::default();
        let guards: Vec<Lit> = rules
            .iter()
            .map(|&rule| {
                let guard = Lit::new(sat.solver.new_var_default(), true);
                self.state(&mut sat, rule, guard);
                guard
            })
            .collect();
        let known: Vec<Lit> = known.iter().map(|&fact| sat.fact(fact)).collect();
        let goals: Vec<Vec<Lit>> = goals.iter().map(|goal| goal.iter().map(|&fact| sat.fact(fact)).collect()).collect();
        for goal in &goals {
            assert!(sat.is_contradiction(&[&guards[..], &known, goal].concat()), "does not follow: {what}");
        }
        let reasons = [&guards[..], &known].concat();
        for left_out in 0..reasons.len() {
            let mut fewer = reasons.clone();
            fewer.remove(left_out);
            let is_lost = goals.iter().any(|goal| !sat.is_contradiction(&[&fewer[..], goal].concat()));
            assert!(is_lost, "reason {left_out} can be left out: {what}");
        }
    }

    /// States a rule under a guard.
    fn state(&self, sat: &mut Sat, rule: BoardRule, guard: Lit) {
        let house = |house: u16, value: u8| {
            self.layout.houses[usize::from(house)].list.iter().map(move |&cell| (usize::from(cell), usize::from(value)))
        };
        match rule {
            BoardRule::Cell(cell) => {
                let all: Vec<(usize, usize)> = (0..self.layout.size).map(|value| (usize::from(cell), value)).collect();
                sat.at_least_one(&all, guard);
                sat.at_most_one(&all, guard);
            }
            BoardRule::Needs(at, value) => sat.at_least_one(&house(at, value).collect::<Vec<_>>(), guard),
            BoardRule::Once(at, value) => sat.at_most_one(&house(at, value).collect::<Vec<_>>(), guard),
            BoardRule::Rule(rule, instance) => {
                assert!(usize::from(rule) < self.sudoku.rules().len());
                for pair in &self.clashes[&(rule, instance)] {
                    sat.at_most_one(pair, guard);
                }
            }
            BoardRule::OneSolution => panic!("uniqueness is no reason here"),
        }
    }
}

#[derive(Default)]
struct Sat {
    solver: BasicSolver,
    vars: HashMap<(usize, usize), Var>,
}

impl Sat {
    fn literal(&mut self, (cell, value): (usize, usize), holds: bool) -> Lit {
        let var = *self.vars.entry((cell, value)).or_insert_with(|| self.solver.new_var_default());
        Lit::new(var, holds)
    }

    fn fact(&mut self, fact: Fact) -> Lit {
        self.literal((fact.place.into(), fact.value.into()), fact.holds)
    }

    fn at_least_one(&mut self, all: &[(usize, usize)], guard: Lit) {
        let mut clause = vec![!guard];
        clause.extend(all.iter().map(|&at| self.literal(at, true)));
        self.solver.add_clause_reuse(&mut clause);
    }

    fn at_most_one(&mut self, all: &[(usize, usize)], guard: Lit) {
        for (at, &x) in all.iter().enumerate() {
            for &y in &all[at + 1..] {
                let mut clause = vec![!guard, self.literal(x, false), self.literal(y, false)];
                self.solver.add_clause_reuse(&mut clause);
            }
        }
    }

    fn is_contradiction(&mut self, assumptions: &[Lit]) -> bool {
        self.solver.solve_limited(assumptions) == lbool::FALSE
    }
}
