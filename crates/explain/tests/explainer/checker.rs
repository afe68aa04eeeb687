//! A checker of steps that knows only what rules and facts mean. It supposes candidates true one after the other, or asks
//! a solver of formulas that we did not write.

#[path = "checker/deadly.rs"]
mod deadly;
#[path = "checker/formula.rs"]
mod formula;
#[path = "checker/search.rs"]
mod search;

use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::{Case, Fact, Step, StepPattern};
use bachet_sudoku::Sudoku;

use self::formula::{Formula, Reason};
use self::search::{Candidate, Search};

/// What a step is checked against.
pub(crate) struct Checker<'a, const W: usize> {
    pub(crate) layout: &'a Layout<W>,
    pub(crate) sudoku: &'a Sudoku,
    pub(crate) state: &'a State<W>,
    /// The solution, by cell.
    pub(crate) solution: &'a [usize],
}

impl<const W: usize> Checker<'_, W> {
    /// Returns what rules say. The uniqueness of the solution says that cells are not filled as the pattern forbids.
    fn meaning(&self, rules: &[BoardRule], pattern: &StepPattern) -> Search {
        let mut meaning = Search::default();
        let size = self.layout.size as u16;
        let house = |house: u16, value: u8| {
            let cells = self.layout.houses[house as usize].cells.iter();
            cells.map(move |cell| (cell as u16, u16::from(value)))
        };
        let is_true = |candidate: Candidate| (candidate, true);
        for &rule in rules {
            meaning.begin_group();
            match rule {
                BoardRule::Cell(cell) => {
                    meaning.some((0..size).map(|value| is_true((cell, value))));
                    meaning.one((0..size).map(|value| (cell, value)));
                }
                BoardRule::Needs(of, value) => meaning.some(house(of, value).map(is_true)),
                BoardRule::Once(of, value) => meaning.one(house(of, value)),
                BoardRule::Rule(..) => {
                    for ([a, b], _) in self.layout.pairs.iter().filter(|(_, of)| *of == rule) {
                        (0..size).for_each(|value| meaning.one([(*a, value), (*b, value)]));
                    }
                }
                BoardRule::OneSolution => {
                    let StepPattern::Deadly { cells, .. } = pattern else { continue };
                    meaning.some(cells.iter().flat_map(|&(cell, mask)| {
                        // That a cell has no other value than one is said by that one alone.
                        let wanted = if mask.is_power_of_two() { mask } else { !mask };
                        let holds = !mask.is_power_of_two();
                        (0..size).filter(move |v| wanted >> v & 1 == 1).map(move |v| ((cell, v), holds))
                    }));
                }
            }
        }
        meaning
    }

    /// Whether all facts of a step follow from its reasons.
    fn follow(&self, step: &Step<BoardRule>) -> bool {
        let mut meaning = self.meaning(&step.rules, &step.pattern);
        if self.is_by_formula(step) {
            return Formula::new(&meaning, step).follow(None);
        }
        step.facts.iter().all(|&fact| !meaning.is_possible(step.known.iter().copied().chain([!fact])))
    }

    /// Whether a solver of formulas answers for a step: trying candidates takes too long for cases on large boards.
    fn is_by_formula(&self, step: &Step<BoardRule>) -> bool {
        self.layout.size > 9 && !step.cases.is_empty()
    }

    /// Whether rules and known facts contradict each other.
    fn contradict(&self, rules: &[BoardRule], known: &[Fact]) -> bool {
        !self.meaning(rules, &StepPattern::Plain).is_possible(known.iter().copied())
    }

    fn is_true(&self, fact: Fact) -> bool {
        (self.solution[fact.place as usize] == fact.value as usize) == fact.holds
    }

    /// Whether a fact is known in the state.
    fn is_known(&self, fact: Fact) -> bool {
        let (cell, value) = (fact.place as usize, fact.value as usize);
        if fact.holds {
            self.state.value(cell) == Some(value)
        } else {
            !self.state.has(cell, value) && self.state.value(cell) != Some(value)
        }
    }

    /// Checks a step of a board with the solution. Of a step by cases it is checked that all its reasons are used, not that
    /// its facts do not follow from fewer: [`needless`](Self::needless) tells that.
    pub(crate) fn check(&self, step: &Step<BoardRule>) {
        let name = step.technique.id;
        assert!(!step.facts.is_empty(), "{name}");
        assert!(step.facts.is_sorted(), "{name}");
        assert!(step.facts.iter().all(|&fact| self.is_true(fact) && !self.is_known(fact)), "{name} is wrong: {step:?}");
        assert!(step.known.iter().all(|&fact| self.is_known(fact)), "{name} uses what is not known: {step:?}");
        if step.rules.contains(&BoardRule::OneSolution) {
            let given: Vec<u64> = self.sudoku.cells().map(|cell| self.sudoku.candidates_given(cell)).collect();
            let StepPattern::Deadly { cells, .. } = &step.pattern else { panic!("{name} has no pattern: {step:?}") };
            assert!(deadly::is_deadly(self.layout, &given, cells), "{name} is not deadly: {step:?}");
        }
        assert!(self.follow(step), "{name} does not follow: {step:?}");
        if step.cases.is_empty() {
            self.check_minimal(step);
        } else {
            self.check_cases(step, &[]);
        }
    }

    /// Checks that no rule and no known fact can be left out.
    fn check_minimal(&self, step: &Step<BoardRule>) {
        if let Some(needless) = self.needless(step) {
            panic!("{} does not need {needless}: {step:?}", step.technique.id);
        }
    }

    /// Returns a rule or a known fact without which the facts of a step follow, too.
    pub(crate) fn needless(&self, step: &Step<BoardRule>) -> Option<String> {
        let reasons = || (0..step.rules.len()).map(Reason::Rule).chain((0..step.known.len()).map(Reason::Known));
        let name = |reason: Reason| match reason {
            Reason::Rule(at) => format!("{:?}", step.rules[at]),
            Reason::Known(at) => format!("{:?}", step.known[at]),
        };
        if self.is_by_formula(step) {
            let mut formula = Formula::new(&self.meaning(&step.rules, &step.pattern), step);
            return reasons().find(|&reason| formula.follow(Some(reason))).map(name);
        }
        let mut all = self.meaning(&step.rules, &step.pattern);
        let mut is_needless = |reason: Reason| {
            let mut fewer;
            let (meaning, left_out) = match reason {
                Reason::Rule(at) => {
                    fewer = self.meaning(&[&step.rules[..at], &step.rules[at + 1..]].concat(), &step.pattern);
                    (&mut fewer, None)
                }
                Reason::Known(at) => (&mut all, Some(step.known[at])),
            };
            let known = || step.known.iter().copied().filter(|&fact| Some(fact) != left_out);
            step.facts.iter().all(|&fact| !meaning.is_possible(known().chain([!fact])))
        };
        reasons().find(|&reason| is_needless(reason)).map(name)
    }

    /// Checks that the cases are all there are, that each ends as it should, and that they use all reasons of the step.
    /// `outer` are suppositions and facts of the case around the step.
    fn check_cases(&self, step: &Step<BoardRule>, outer: &[Fact]) {
        let name = step.technique.id;
        let (mut rules, mut known) = (Vec::new(), Vec::new());
        for case in &step.cases {
            self.check_case(step, case, outer);
            for inner in &case.steps {
                rules.extend(&inner.rules);
                known.extend(&inner.known);
            }
            if let Some((broken, facts)) = &case.contradiction {
                rules.extend(broken);
                known.extend(facts);
            }
        }
        let supposed: Vec<Fact> = step.cases.iter().map(|case| case.suppose[0]).collect();
        assert!(step.cases.iter().all(|case| case.suppose.len() == 1), "{name}: {step:?}");
        let is_refuted =
            |case: &Case<BoardRule>| case.contradiction.is_some() && step.facts.contains(&!case.suppose[0]);
        match supposed[..] {
            [one, other] if one == !other => {}
            _ if step.cases.iter().all(is_refuted) => {
                assert_eq!(supposed.len(), step.facts.len(), "{name} has another conclusion: {step:?}");
            }
            _ => {
                let none: Vec<Fact> = supposed.iter().map(|&fact| !fact).chain(step.known.iter().copied()).collect();
                assert!(self.contradict(&step.rules[..1], &none), "{name} lacks a case: {step:?}");
                rules.push(step.rules[0]);
                let is_needed = |at: &usize| {
                    let mut fewer = none.clone();
                    fewer.remove(supposed.len() + at);
                    !self.contradict(&step.rules[..1], &fewer)
                };
                known.extend((0..step.known.len()).filter(is_needed).map(|at| step.known[at]));
            }
        }
        let idle = step.rules.iter().find(|rule| !rules.contains(rule));
        assert!(idle.is_none(), "{name} does not use {idle:?}: {step:?}");
        let idle = step.known.iter().find(|fact| !known.contains(fact));
        assert!(idle.is_none(), "{name} does not use {idle:?}: {step:?}");
        let hidden = rules.iter().find(|rule| !step.rules.contains(rule));
        assert!(hidden.is_none(), "{name} does not cite {hidden:?}: {step:?}");
    }

    fn check_case(&self, step: &Step<BoardRule>, case: &Case<BoardRule>, outer: &[Fact]) {
        let name = step.technique.id;
        let mut facts: Vec<Fact> = step.known.iter().chain(outer).chain(&case.suppose).copied().collect();
        for inner in &case.steps {
            let within = format!("{} in {name}", inner.technique.id);
            let unknown = inner.known.iter().find(|fact| !facts.contains(fact));
            assert!(unknown.is_none(), "{within} uses {unknown:?}: {step:?}");
            assert!(self.follow(inner), "{within} does not follow: {inner:?}");
            if inner.cases.is_empty() {
                self.check_minimal(inner);
            } else {
                self.check_cases(inner, &facts);
            }
            facts.extend(&inner.facts);
        }
        let mut used: Vec<Fact> = case.steps.iter().flat_map(|inner| inner.known.iter().copied()).collect();
        if let Some((rules, broken)) = &case.contradiction {
            assert!(broken.iter().all(|fact| facts.contains(fact)), "{name} has no contradiction: {case:?}");
            assert!(self.contradict(rules, broken), "{name} has no contradiction: {case:?}");
            used.extend(broken);
        } else {
            let missing = step.facts.iter().find(|fact| !facts.contains(fact));
            assert!(missing.is_none(), "{name} does not lead to {missing:?}: {case:?}");
            used.extend(&step.facts);
        }
        let idle = case.steps.iter().find(|inner| !inner.facts.iter().any(|fact| used.contains(fact)));
        assert!(idle.is_none(), "{name} does not use {idle:?}: {step:?}");
    }
}
