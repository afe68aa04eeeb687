//! An independent checker of steps: rules as clauses, clues as all tables in which they are true, and a SAT solver that
//! we did not write. It shares no code with the search.

use std::cell::RefCell;
use std::collections::HashMap;

use bachet_explain::grid::GridRule;
use bachet_explain::{Case, Fact, Step};
use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};
use batsat::{BasicSolver, Lit, SolverInterface as _, lbool};

use super::worlds::{World, is_unique, values, worlds};

pub(crate) struct Oracle<'p> {
    puzzle: &'p GridPuzzle,
    numbered: Vec<ValueId>,
    /// The worlds of each part of a clue.
    worlds: RefCell<HashMap<(u16, u16), Vec<World>>>,
}

/// What the checker has seen.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) steps: usize,
    pub(crate) inner: usize,
}

impl<'p> Oracle<'p> {
    pub(crate) fn new(puzzle: &'p GridPuzzle) -> Self {
        let numbered = puzzle.category_ids().flat_map(|category| values(puzzle, category)).collect();
        Self { puzzle, numbered, worlds: RefCell::default() }
    }

    pub(crate) fn pair(&self, fact: Fact) -> (ValueId, ValueId) {
        (self.numbered[usize::from(fact.place)], self.numbered[usize::from(fact.value)])
    }

    /// Whether a fact is true in a solution.
    pub(crate) fn holds(&self, solution: &Solution, fact: Fact) -> bool {
        let (x, y) = self.pair(fact);
        let has = |row: &[u32], value: ValueId| row[value.category.0 as usize] == value.index;
        solution.rows().any(|row| has(row, x) && has(row, y)) == fact.holds
    }

    /// Returns what a solution says of each two values.
    pub(crate) fn facts_of(&self, solution: &Solution) -> Vec<Fact> {
        let mut facts = Vec::new();
        for (at, &x) in self.numbered.iter().enumerate() {
            for (other, &y) in self.numbered.iter().enumerate().skip(at + 1) {
                if x.category != y.category && (is_unique(self.puzzle, x) || is_unique(self.puzzle, y)) {
                    let fact = Fact::is(at, other);
                    facts.push(if self.holds(solution, fact) { fact } else { !fact });
                }
            }
        }
        facts
    }

    /// Checks a step and everything in it.
    pub(crate) fn check(&self, step: &Step<GridRule>, before: &[Fact], tally: &mut Tally) {
        assert!(!step.facts.is_empty(), "{step:?}");
        assert!(step.facts.is_sorted() && step.known.is_sorted(), "{step:?}");
        for fact in &step.known {
            assert!(before.contains(fact), "{fact:?} is not known before {step:?}");
        }
        for fact in &step.facts {
            assert!(!before.contains(fact) && !before.contains(&!*fact), "{fact:?} is known before {step:?}");
        }
        tally.steps += 1;
        let goals: Vec<Vec<Fact>> = step.facts.iter().map(|&fact| vec![!fact]).collect();
        self.check_reasons(&step.rules, &step.known, &goals, &format!("{step:?}"));
        // Each fact has a case, which supposes its negation.
        let supposed: Vec<Fact> = step.cases.iter().flat_map(|case| &case.suppose).map(|&fact| !fact).collect();
        assert!(supposed.is_empty() || supposed.len() == step.facts.len(), "{step:?}");
        assert!(supposed.iter().all(|fact| step.facts.contains(fact)), "{step:?}");
        for case in &step.cases {
            self.check_case(case, step, tally);
        }
    }

    fn check_case(&self, case: &Case<GridRule>, step: &Step<GridRule>, tally: &mut Tally) {
        assert_eq!(case.suppose.len(), 1, "{case:?}");
        let mut before = [&step.known[..], &case.suppose].concat();
        for inner in &case.steps {
            self.check(inner, &before, tally);
            tally.inner += 1;
            tally.steps -= 1;
            before.extend(&inner.facts);
            assert!(inner.rules.iter().all(|rule| step.rules.contains(rule)), "{inner:?} in {step:?}");
        }
        let (rules, broken) = case.contradiction.as_ref().expect("a single case ends in a contradiction");
        assert!(broken.iter().all(|fact| before.contains(fact)), "{case:?}");
        assert!(rules.iter().all(|rule| step.rules.contains(rule)), "{case:?}");
        self.check_reasons(rules, broken, &[Vec::new()], &format!("{case:?}"));
        // Every inner fact is used, and with a single case every known fact.
        let used = |fact: &Fact| case.steps.iter().any(|inner| inner.known.contains(fact)) || broken.contains(fact);
        let needed = if step.cases.len() == 1 { &before[..] } else { &before[step.known.len()..] };
        assert!(needed.iter().all(used), "{case:?} in {step:?}");
    }

    /// Checks that rules and facts contradict each of the goals, and that none can be left out.
    fn check_reasons(&self, rules: &[GridRule], known: &[Fact], goals: &[Vec<Fact>], what: &str) {
        let mut sat = Sat::default();
        let guards: Vec<Lit> = rules
            .iter()
            .map(|&rule| {
                let guard = Lit::new(sat.solver.new_var_default(), true);
                self.state(&mut sat, rule, guard);
                guard
            })
            .collect();
        let known: Vec<Lit> = known.iter().map(|&fact| self.literal(&mut sat, fact)).collect();
        let goals: Vec<Vec<Lit>> =
            goals.iter().map(|goal| goal.iter().map(|&fact| self.literal(&mut sat, fact)).collect()).collect();
        for goal in &goals {
            assert!(sat.is_contradiction(&[&guards[..], &known, goal].concat()), "does not follow: {what}");
        }
        let reasons = [&guards[..], &known].concat();
        for left_out in 0..reasons.len() {
            let mut fewer = reasons.clone();
            let reason = fewer.remove(left_out);
            let is_lost = goals.iter().any(|goal| !sat.is_contradiction(&[&fewer[..], goal].concat()));
            assert!(is_lost, "reason {left_out} ({reason:?}) can be left out: {what}");
        }
    }

    fn literal(&self, sat: &mut Sat, fact: Fact) -> Lit {
        let (x, y) = self.pair(fact);
        sat.literal(x, y, fact.holds)
    }

    /// States a rule under a guard.
    fn state(&self, sat: &mut Sat, rule: GridRule, guard: Lit) {
        let puzzle = self.puzzle;
        match rule {
            GridRule::OneEach { value, category } => {
                let value = self.numbered[usize::from(value)];
                let row: Vec<Lit> =
                    values(puzzle, CategoryId(category.into())).map(|y| sat.literal(value, y, true)).collect();
                for (at, &x) in row.iter().enumerate() {
                    row[at + 1..].iter().for_each(|&y| sat.clause(&[!guard, !x, !y]));
                }
                let own = puzzle.category(value.category);
                if own.kind == Kind::OneEach || own.values.len() == puzzle.entities() {
                    sat.clause(&[&[!guard][..], &row].concat());
                } else {
                    let others = puzzle.category_ids().filter(|&c| c != value.category && c.0 != u32::from(category));
                    for other in others.flat_map(|c| values(puzzle, c)) {
                        let owned = sat.literal(value, other, true);
                        sat.clause(&[&[!guard, !owned][..], &row].concat());
                    }
                }
            }
            GridRule::Transfer { first, second, category } => {
                let pair = [first, second].map(|value| self.numbered[usize::from(value)]);
                let together = sat.literal(pair[0], pair[1], true);
                for [x, y] in [pair, [pair[1], pair[0]]] {
                    for other in values(puzzle, CategoryId(category.into())) {
                        // What has `x`, and `other`, has `y` and `other`, if `x` names an entity.
                        if is_unique(puzzle, x) && (is_unique(puzzle, y) || is_unique(puzzle, other)) {
                            let lits = [sat.literal(x, other, false), sat.literal(y, other, true)];
                            sat.clause(&[!guard, !together, lits[0], lits[1]]);
                        }
                    }
                }
            }
            GridRule::Number { value, category } => {
                let value = self.numbered[usize::from(value)];
                let Kind::Shared(numbers) = &puzzle.category(value.category).kind else { panic!("{rule:?}") };
                let number = numbers[value.index as usize].expect("a stated number") as usize;
                let row: Vec<Lit> =
                    values(puzzle, CategoryId(category.into())).map(|y| sat.literal(value, y, true)).collect();
                for mask in 0..1_u32 << row.len() {
                    let chosen: Vec<Lit> = (0..row.len()).filter(|at| mask >> at & 1 == 1).map(|at| row[at]).collect();
                    if chosen.len() == number + 1 {
                        sat.clause(&chosen.iter().map(|&lit| !lit).chain([!guard]).collect::<Vec<_>>());
                    }
                    if chosen.len() + number == row.len() + 1 {
                        sat.clause(&[&chosen[..], &[!guard]].concat());
                    }
                }
            }
            GridRule::Clue { clue, part } => {
                let truth = match puzzle.clues[usize::from(clue)].truth.as_ref().expect("a clue that was read") {
                    Truth::And(parts) => &parts[usize::from(part)],
                    truth => truth,
                };
                let mut cache = self.worlds.borrow_mut();
                let all = cache.entry((clue, part)).or_insert_with(|| worlds(puzzle, truth));
                let mut some = vec![!guard];
                for world in &*all {
                    let selector = Lit::new(sat.solver.new_var_default(), true);
                    for &(x, y, holds) in world {
                        let literal = sat.literal(x, y, holds);
                        sat.clause(&[!selector, literal]);
                    }
                    some.push(selector);
                }
                sat.clause(&some);
            }
        }
    }
}

#[derive(Default)]
struct Sat {
    solver: BasicSolver,
    vars: HashMap<(ValueId, ValueId), batsat::Var>,
}

impl Sat {
    fn literal(&mut self, x: ValueId, y: ValueId, holds: bool) -> Lit {
        let var = *self.vars.entry((x.min(y), x.max(y))).or_insert_with(|| self.solver.new_var_default());
        Lit::new(var, holds)
    }

    fn clause(&mut self, lits: &[Lit]) {
        self.solver.add_clause_reuse(&mut lits.to_vec());
    }

    fn is_contradiction(&mut self, assumptions: &[Lit]) -> bool {
        self.solver.solve_limited(assumptions) == lbool::FALSE
    }
}
