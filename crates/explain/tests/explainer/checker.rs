//! A checker of steps that knows only what rules and facts mean. It supposes candidates true one after the other.

use std::collections::BTreeMap;

use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::{Case, Fact, Step};

/// What a step is checked against.
pub(crate) struct Checker<'a, const W: usize> {
    pub(crate) layout: &'a Layout<W>,
    pub(crate) state: &'a State<W>,
    /// The solution, by cell.
    pub(crate) solution: &'a [usize],
}

type Candidate = (u16, u16);

/// Lists of candidates: one of each of the first is true, at most one of each of the others.
#[derive(Default)]
struct Meaning {
    some: Vec<Vec<Candidate>>,
    one: Vec<Vec<Candidate>>,
}

impl Meaning {
    /// Whether true and false candidates can be completed.
    fn is_possible(&self, known: &BTreeMap<Candidate, bool>) -> bool {
        let is = |at: &Candidate, value| known.get(at) == Some(&value);
        if self.one.iter().any(|list| list.iter().filter(|at| is(at, true)).count() > 1) {
            return false;
        }
        let open = self.some.iter().filter(|list| !list.iter().any(|at| is(at, true)));
        let open = open.map(|list| list.iter().copied().filter(|at| !is(at, false)).collect::<Vec<_>>());
        let Some(choices) = open.min_by_key(Vec::len) else { return true };
        choices.into_iter().any(|choice| {
            let mut known = known.clone();
            known.insert(choice, true);
            for list in self.one.iter().filter(|list| list.contains(&choice)) {
                for &other in list.iter().filter(|&&other| other != choice) {
                    if known.insert(other, false) == Some(true) {
                        return false;
                    }
                }
            }
            self.is_possible(&known)
        })
    }
}

impl<const W: usize> Checker<'_, W> {
    fn meaning(&self, rules: &[BoardRule]) -> Meaning {
        let mut meaning = Meaning::default();
        let house = |house: u16, value: u8| {
            let cells = self.layout.houses[house as usize].cells.iter();
            cells.map(|cell| (cell as u16, u16::from(value))).collect::<Vec<_>>()
        };
        for &rule in rules {
            match rule {
                BoardRule::Cell(cell) => {
                    let all: Vec<Candidate> = (0..self.layout.size).map(|value| (cell, value as u16)).collect();
                    meaning.some.push(all.clone());
                    meaning.one.push(all);
                }
                BoardRule::Needs(of, value) => meaning.some.push(house(of, value)),
                BoardRule::Once(of, value) => meaning.one.push(house(of, value)),
                BoardRule::Rule(..) => {
                    for ([a, b], _) in self.layout.pairs.iter().filter(|(_, of)| *of == rule) {
                        (0..self.layout.size as u16).for_each(|value| meaning.one.push(vec![(*a, value), (*b, value)]));
                    }
                }
                BoardRule::OneSolution => {}
            }
        }
        meaning
    }

    /// Whether all facts follow from rules and known facts.
    fn follow(&self, rules: &[BoardRule], known: &[Fact], facts: &[Fact]) -> bool {
        let meaning = self.meaning(rules);
        facts.iter().all(|&fact| {
            let mut all: BTreeMap<Candidate, bool> = BTreeMap::new();
            for fact in known.iter().copied().chain([!fact]) {
                if all.insert((fact.place, fact.value), fact.holds) == Some(!fact.holds) {
                    return true;
                }
            }
            !meaning.is_possible(&all)
        })
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

    /// Checks a step of a board with the solution.
    pub(crate) fn check(&self, step: &Step<BoardRule>) {
        let name = step.technique.id;
        assert!(!step.facts.is_empty(), "{name}");
        assert!(step.facts.is_sorted(), "{name}");
        assert!(step.facts.iter().all(|&fact| self.is_true(fact) && !self.is_known(fact)), "{name} is wrong: {step:?}");
        assert!(step.known.iter().all(|&fact| self.is_known(fact)), "{name} uses what is not known: {step:?}");
        if step.rules.contains(&BoardRule::OneSolution) {
            let others: Vec<BoardRule> =
                step.rules.iter().copied().filter(|&rule| rule != BoardRule::OneSolution).collect();
            assert!(!self.follow(&others, &step.known, &step.facts), "{name} does not need uniqueness: {step:?}");
            return;
        }
        assert!(self.follow(&step.rules, &step.known, &step.facts), "{name} does not follow: {step:?}");
        if step.cases.is_empty() {
            self.check_minimal(step);
        } else {
            self.check_cases(step, &[]);
        }
    }

    /// Checks that no rule and no known fact can be left out.
    fn check_minimal(&self, step: &Step<BoardRule>) {
        let name = step.technique.id;
        for at in 0..step.rules.len() {
            let mut rules = step.rules.clone();
            let rule = rules.remove(at);
            assert!(!self.follow(&rules, &step.known, &step.facts), "{name} does not need {rule:?}: {step:?}");
        }
        for at in 0..step.known.len() {
            let mut known = step.known.clone();
            let fact = known.remove(at);
            assert!(!self.follow(&step.rules, &known, &step.facts), "{name} does not need {fact:?}: {step:?}");
        }
    }

    /// Checks that the cases are all there are, and that each ends as it should. `outer` are suppositions and facts of
    /// the case around the step.
    fn check_cases(&self, step: &Step<BoardRule>, outer: &[Fact]) {
        let name = step.technique.id;
        for case in &step.cases {
            self.check_case(step, case, outer);
        }
        match &step.cases[..] {
            [case] => {
                assert!(case.contradiction.is_some(), "{name} has one case without contradiction");
                assert_eq!(case.suppose.len(), 1, "{name}");
                assert_eq!(step.facts, [!case.suppose[0]], "{name} has another conclusion");
            }
            [one, other] if one.suppose[0] == !other.suppose[0] => {}
            cases => {
                let none: Vec<Fact> =
                    cases.iter().map(|case| !case.suppose[0]).chain(step.known.iter().copied()).collect();
                let impossible = Fact::is(0, self.layout.size);
                assert!(self.follow(&step.rules[..1], &none, &[impossible]), "{name} lacks a case: {step:?}");
            }
        }
    }

    fn check_case(&self, step: &Step<BoardRule>, case: &Case<BoardRule>, outer: &[Fact]) {
        let name = step.technique.id;
        let mut facts: Vec<Fact> = outer.iter().chain(&case.suppose).copied().collect();
        for inner in &case.steps {
            let within = format!("{} in {name}", inner.technique.id);
            let unknown = inner.known.iter().find(|&&fact| !self.is_known(fact) && !facts.contains(&fact));
            assert!(unknown.is_none(), "{within} uses {unknown:?}: {step:?}");
            assert!(self.follow(&inner.rules, &inner.known, &inner.facts), "{within} does not follow: {inner:?}");
            if inner.cases.is_empty() {
                self.check_minimal(inner);
            } else {
                self.check_cases(inner, &facts);
            }
            facts.extend(&inner.facts);
        }
        if let Some((_, both)) = &case.contradiction {
            assert!(matches!(both[..], [a, b] if a == !b), "{name}: {both:?}");
            assert!(both.iter().all(|fact| facts.contains(fact)), "{name} has no contradiction: {case:?}");
        } else {
            let missing = step.facts.iter().find(|fact| !facts.contains(fact));
            assert!(missing.is_none(), "{name} does not lead to {missing:?}: {case:?}");
        }
    }
}
