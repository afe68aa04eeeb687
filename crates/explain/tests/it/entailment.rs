//! A checker of steps: rules and facts as clauses, and a plain search for a counterexample.

use std::collections::BTreeMap;

use bachet_explain::board::{BoardRule, Layout};
use bachet_explain::{Fact, Step};

/// Clauses over candidates: a candidate that is true, or one that is false.
#[derive(Clone, Default)]
pub(crate) struct Clauses {
    clauses: Vec<Vec<Fact>>,
}

impl Clauses {
    pub(crate) fn of(layout: &Layout<2>, rules: &[BoardRule], known: &[Fact]) -> Self {
        let n = layout.size;
        let mut all = Self::default();
        for rule in rules {
            match *rule {
                BoardRule::Cell(cell) => {
                    let atoms: Vec<Fact> = (0..n).map(|value| Fact::is(cell as usize, value)).collect();
                    all.at_most_one(&atoms);
                    all.clauses.push(atoms);
                }
                BoardRule::Needs(house, value) => all.clauses.push(in_house(layout, house, value)),
                BoardRule::Once(house, value) => all.at_most_one(&in_house(layout, house, value)),
                BoardRule::Rule(..) => {
                    for (pair, _) in layout.pairs.iter().filter(|(_, other)| other == rule) {
                        for value in 0..n {
                            all.at_most_one(&pair.map(|cell| Fact::is(cell as usize, value)));
                        }
                    }
                }
                BoardRule::OneSolution => {}
            }
        }
        all.clauses.extend(known.iter().map(|&fact| vec![fact]));
        all
    }

    fn at_most_one(&mut self, atoms: &[Fact]) {
        for (at, &one) in atoms.iter().enumerate() {
            self.clauses.extend(atoms[at + 1..].iter().map(|&two| vec![!one, !two]));
        }
    }

    pub(crate) fn with(mut self, clause: Vec<Fact>) -> Self {
        self.clauses.push(clause);
        self
    }

    pub(crate) fn entails(&self, fact: Fact) -> bool {
        !self.clone().with(vec![!fact]).is_possible()
    }

    pub(crate) fn is_possible(&self) -> bool {
        search(&self.clauses, &mut BTreeMap::new())
    }
}

fn in_house(layout: &Layout<2>, house: u16, value: u8) -> Vec<Fact> {
    layout.houses[house as usize].list.iter().map(|&cell| Fact::is(cell as usize, value as usize)).collect()
}

type Values = BTreeMap<(u16, u16), bool>;

fn truth(values: &Values, fact: Fact) -> Option<bool> {
    values.get(&(fact.place, fact.value)).map(|&value| value == fact.holds)
}

fn search(clauses: &[Vec<Fact>], values: &mut Values) -> bool {
    let mut set = Vec::new();
    let possible = loop {
        let mut branch: Option<Fact> = None;
        let mut unit = None;
        let mut broken = false;
        for clause in clauses.iter().filter(|clause| clause.iter().all(|&fact| truth(values, fact) != Some(true))) {
            let mut open = clause.iter().filter(|&&fact| truth(values, fact).is_none());
            match (open.next(), open.next()) {
                (None, _) => broken = true,
                (Some(&fact), None) => unit = Some(fact),
                (Some(&fact), _) => branch = branch.or(Some(fact)),
            }
        }
        if broken {
            break false;
        }
        if let Some(fact) = unit {
            values.insert((fact.place, fact.value), fact.holds);
            set.push((fact.place, fact.value));
            continue;
        }
        let Some(fact) = branch else { break true };
        break [fact.holds, !fact.holds].into_iter().any(|holds| {
            values.insert((fact.place, fact.value), holds);
            let possible = search(clauses, values);
            values.remove(&(fact.place, fact.value));
            possible
        });
    };
    for atom in set {
        values.remove(&atom);
    }
    possible
}

/// Whether the cases lead to the facts: each step from its reasons, which were there before it.
pub(crate) fn check_cases(layout: &Layout<2>, step: &Step<BoardRule>) {
    for case in &step.cases {
        let mut known: Vec<Fact> = step.known.iter().chain(&case.suppose).copied().collect();
        for inner in &case.steps {
            assert!(inner.known.iter().all(|fact| known.contains(fact)), "{inner:?} uses what is not known");
            assert!(inner.rules.iter().all(|rule| step.rules.contains(rule)));
            let clauses = Clauses::of(layout, &inner.rules, &inner.known);
            assert!(inner.facts.iter().all(|&fact| clauses.entails(fact)), "{inner:?} does not follow");
            known.extend(&inner.facts);
        }
        if let Some((rules, facts)) = &case.contradiction {
            assert!(facts.iter().all(|fact| known.contains(fact)));
            assert!(!Clauses::of(layout, rules, facts).is_possible(), "{case:?} ends in no contradiction");
        } else {
            assert!(step.facts.iter().all(|fact| known.contains(fact)), "{case:?} does not lead to the facts");
        }
    }
    let supposed: Vec<Fact> = step.cases.iter().map(|case| case.suppose[0]).collect();
    match supposed.as_slice() {
        [one] => assert_eq!(step.facts, [!*one]),
        [one, two] if *one == !*two => {}
        _ => {
            let clauses = Clauses::of(layout, &step.rules, &step.known);
            let none = supposed.iter().fold(clauses, |clauses, &fact| clauses.with(vec![!fact]));
            assert!(!none.is_possible(), "another case is possible: {step:?}");
        }
    }
}
