//! Model-based test: random sequences of calls on one solver, with each result checked by brute force.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use num_bigint::BigUint;
use proptest::prelude::*;

use super::enumeration::same;
use super::observer::CheckingObserver;
use super::spec::{Assignment, Built, Literal, STRIDE, Spec, literal, specs};
use crate::literal::bit;
use crate::minimal::MinimalCore;
use crate::solver::{Satisfiable, SearchOutcome, Solver};
use crate::tag::Tag;
use bachet_budget::Budget;

#[derive(Clone, Debug)]
enum Call {
    New {
        cores: bool,
    },
    Activate(u64),
    Solve(Vec<Literal>),
    /// Assumptions, and the number of solutions after which it stops.
    ForEach(Vec<Literal>, usize),
    /// The numbers of solutions and of simultaneous decisions at which it stops.
    Observe(usize, usize),
    Count,
    Candidates,
    MinimalCore(u64),
    HoldsAtRoot(Literal),
}

/// A call, its limit on steps, and whether it is cancelled from the start.
type Limited = (Call, Option<u64>, bool);

struct Player<'a> {
    spec: &'a Spec,
    built: &'a Built,
    solver: Solver<'a>,
    cores: bool,
    active: u64,
    /// The solutions of the active constraints.
    solutions: Vec<Assignment>,
}

impl<'a> Player<'a> {
    fn new(spec: &'a Spec, built: &'a Built) -> Self {
        let solver = Solver::new(&built.model);
        Self { spec, built, solver, cores: false, active: !0, solutions: spec.solutions(|_| true) }
    }

    fn assumed(&self, assumptions: &[Literal]) -> Vec<Assignment> {
        let holds = |at: &&Assignment| assumptions.iter().all(|literal| literal.holds(at));
        self.solutions.iter().filter(holds).cloned().collect()
    }

    fn play(&mut self, (call, steps, cancelled): &Limited) {
        let flag = AtomicBool::new(*cancelled);
        let mut budget = Budget::unlimited().cancelled_by(&flag);
        if let Some(steps) = steps {
            budget = budget.steps(*steps);
        }
        let limited = steps.is_some() || *cancelled;
        match call {
            Call::New { cores } => {
                let model = &self.built.model;
                self.solver = if *cores { Solver::with_cores(model) } else { Solver::new(model) };
                (self.cores, self.active) = (*cores, !0);
                self.solutions = self.spec.solutions(|_| true);
            }
            Call::Activate(tags) => {
                self.active = *tags;
                self.solver.activate(|tag| tags >> (tag.0 / STRIDE) & 1 == 1);
                self.solutions = self.spec.solutions(|i| tags >> i & 1 == 1);
            }
            Call::Solve(assumptions) => self.solve(assumptions, &mut budget, limited),
            Call::ForEach(assumptions, max) => self.for_each(assumptions, *max, &mut budget, limited),
            Call::Observe(max_solutions, max_decisions) => {
                self.observe(*max_solutions, *max_decisions, &mut budget, limited);
            }
            Call::Count => {
                let count = self.solver.count(&mut budget);
                let all = BigUint::from(self.solutions.len());
                assert!(count.exact || (limited && count.number <= all), "{count:?}");
                assert!(!count.exact || count.number == all, "{count:?} instead of {all}");
            }
            Call::Candidates => {
                let found = self.solver.candidates(&mut budget);
                assert!(found.exact || limited);
                for x in 0..self.spec.sizes.len() {
                    let all = self.solutions.iter().fold(0, |mask, at| mask | bit(at.values[x]));
                    assert_eq!(found.masks[x] & !all, 0);
                    assert_eq!(all & !(found.masks[x] | found.open[x]), 0);
                }
            }
            Call::MinimalCore(chosen) => self.minimal_core(*chosen, &mut budget, limited),
            Call::HoldsAtRoot(literal) => {
                let lit = self.built.lit(literal);
                if self.solver.holds_at_root(lit) {
                    assert!(self.solutions.iter().all(|at| literal.holds(at)), "{literal:?} does not always hold");
                }
            }
        }
    }

    fn solve(&mut self, assumptions: &[Literal], budget: &mut Budget<'_>, limited: bool) {
        let lits: Vec<_> = assumptions.iter().map(|literal| self.built.lit(literal)).collect();
        let solutions = self.assumed(assumptions);
        match self.solver.solve_assuming(&lits, budget) {
            Satisfiable::Yes => assert!(solutions.contains(&self.built.read(self.solver.solution()))),
            Satisfiable::Unknown => assert!(limited),
            Satisfiable::No => {
                assert!(solutions.is_empty());
                if self.cores {
                    self.core(assumptions, &lits);
                }
            }
        }
    }

    fn core(&self, assumptions: &[Literal], lits: &[crate::Lit]) {
        let core = self.solver.core();
        assert!(core.tags.iter().all(|tag| self.active >> (tag.0 / STRIDE) & 1 == 1), "{core:?} is not active");
        let left = self.spec.assignments().into_iter().find(|at| {
            let mut stated = self.spec.statements.iter().enumerate();
            let used = assumptions.iter().zip(lits).filter(|(_, lit)| core.assumptions.contains(lit));
            stated.all(|(i, s)| s.holds_with_tags(i as u32 * STRIDE, &core.tags, self.spec, at))
                && used.map(|pair| pair.0).all(|literal| literal.holds(at))
        });
        assert_eq!(left, None, "satisfies {core:?}");
    }

    fn for_each(&mut self, assumptions: &[Literal], max: usize, budget: &mut Budget<'_>, limited: bool) {
        let lits: Vec<_> = assumptions.iter().map(|literal| self.built.lit(literal)).collect();
        let solutions = self.assumed(assumptions);
        let mut found = Vec::new();
        let built = self.built;
        let end = self.solver.for_each_assuming(&lits, budget, |solution| {
            found.push(built.read(solution));
            if found.len() < max { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found.sort();
        assert!(found.windows(2).all(|pair| pair[0] != pair[1]), "a solution was found twice");
        match end {
            SearchOutcome::Exhausted => same(&found, &solutions),
            SearchOutcome::Stopped => assert_eq!(found.len(), max),
            SearchOutcome::Limit => assert!(limited),
        }
        assert!(found.iter().all(|at| solutions.contains(at)));
    }

    fn observe(&mut self, max_solutions: usize, max_decisions: usize, budget: &mut Budget<'_>, limited: bool) {
        let mut observer = CheckingObserver::new(self.built, &self.solutions, max_solutions, max_decisions);
        let end = self.solver.for_each_observed(budget, &mut observer);
        assert!(observer.tags.iter().all(|tag| self.active >> (tag.0 / STRIDE) & 1 == 1), "{:?}", observer.tags);
        let mut found = observer.found;
        found.sort();
        assert!(found.windows(2).all(|pair| pair[0] != pair[1]), "a solution was found twice");
        assert!(found.iter().all(|at| self.solutions.contains(at)));
        match end {
            SearchOutcome::Exhausted => same(&found, &self.solutions),
            SearchOutcome::Stopped => assert!(found.len() == max_solutions || max_decisions < usize::MAX),
            SearchOutcome::Limit => assert!(limited),
        }
    }

    fn minimal_core(&mut self, chosen: u64, budget: &mut Budget<'_>, limited: bool) {
        let number = |tag: Tag| (tag.0 / STRIDE) as usize;
        let statements = 0..self.spec.statements.len();
        let candidates: Vec<Tag> =
            statements.filter(|i| chosen >> i & 1 == 1).map(|i| Tag(i as u32 * STRIDE)).collect();
        let (active, spec) = (self.active, self.spec);
        let solutions = |tags: &[Tag]| {
            spec.solutions(|i| {
                let free = candidates.iter().any(|&tag| number(tag) == i);
                active >> i & 1 == 1 && (!free || tags.iter().any(|&tag| number(tag) == i))
            })
        };
        match self.solver.minimal_core(&candidates, budget) {
            MinimalCore::Satisfiable => assert!(!self.solutions.is_empty()),
            MinimalCore::Unknown => assert!(limited),
            MinimalCore::Conflict { tags, minimal } => {
                assert_eq!(solutions(&tags), []);
                assert!(minimal || limited);
                for i in 0..if minimal { tags.len() } else { 0 } {
                    let mut fewer = tags.clone();
                    fewer.remove(i);
                    assert_ne!(solutions(&fewer), []);
                }
            }
        }
    }
}

fn calls(masks: usize, intervals: usize) -> impl Strategy<Value = Vec<Limited>> {
    let literals = || prop::collection::vec(literal(masks, intervals), 0..=3);
    let call = prop_oneof![
        1 => any::<bool>().prop_map(|cores| Call::New { cores }),
        2 => any::<u64>().prop_map(Call::Activate),
        1 => Just(Call::Activate(!0)),
        5 => literals().prop_map(Call::Solve),
        4 => (literals(), prop_oneof![1usize..5, Just(usize::MAX)])
            .prop_map(|(literals, max)| Call::ForEach(literals, max)),
        4 => (prop_oneof![1usize..5, Just(usize::MAX)], prop_oneof![0usize..4, Just(usize::MAX), Just(usize::MAX)])
            .prop_map(|(max_solutions, max_decisions)| Call::Observe(max_solutions, max_decisions)),
        2 => Just(Call::Count),
        2 => Just(Call::Candidates),
        2 => any::<u64>().prop_map(Call::MinimalCore),
        2 => literal(masks, intervals).prop_map(Call::HoldsAtRoot),
    ];
    let steps = prop::option::weighted(0.3, 0u64..30);
    prop::collection::vec((call, steps, prop::bool::weighted(0.05)), 1..=12)
}

fn games() -> impl Strategy<Value = (Spec, Vec<Limited>)> {
    specs(1..=8).prop_flat_map(|spec| {
        let calls = calls(spec.sizes.len(), spec.bounds.len());
        (Just(spec), calls)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_sequence_of_calls((spec, calls) in games()) {
        let built = spec.build();
        let mut player = Player::new(&spec, &built);
        for call in &calls {
            player.play(call);
        }
    }
}
