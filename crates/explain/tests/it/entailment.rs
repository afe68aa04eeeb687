//! A checker of steps: rules and facts as clauses, and a plain search for a counterexample.

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
        let mut atoms: Vec<(u16, u16)> = self.clauses.iter().flatten().map(|fact| (fact.place, fact.value)).collect();
        atoms.sort_unstable();
        atoms.dedup();
        let literal = |fact: &Fact| {
            let atom = atoms.binary_search(&(fact.place, fact.value)).expect("all are among them");
            (atom, fact.holds)
        };
        let clauses: Vec<Vec<Literal>> =
            self.clauses.iter().map(|clause| clause.iter().map(literal).collect()).collect();
        search(clauses, &mut vec![None; atoms.len()])
    }
}

fn in_house(layout: &Layout<2>, house: u16, value: u8) -> Vec<Fact> {
    layout.houses[house as usize].list.iter().map(|&cell| Fact::is(cell as usize, value as usize)).collect()
}

/// A candidate and whether it is true.
type Literal = (usize, bool);

/// Sets what single literals say until there are none, and then tries both values of a candidate.
fn search(mut clauses: Vec<Vec<Literal>>, values: &mut [Option<bool>]) -> bool {
    loop {
        let units: Vec<Literal> = clauses
            .iter()
            .filter_map(|clause| if let [unit] = clause.as_slice() { Some(*unit) } else { None })
            .collect();
        if units.is_empty() {
            break;
        }
        for (atom, holds) in units {
            if values[atom] == Some(!holds) {
                return false;
            }
            values[atom] = Some(holds);
        }
        clauses.retain(|clause| clause.iter().all(|&(atom, holds)| values[atom] != Some(holds)));
        for clause in &mut clauses {
            clause.retain(|&(atom, _)| values[atom].is_none());
        }
        if clauses.iter().any(Vec::is_empty) {
            return false;
        }
    }
    let Some(&(atom, holds)) = clauses.iter().min_by_key(|clause| clause.len()).and_then(|clause| clause.first())
    else {
        return true;
    };
    [holds, !holds].into_iter().any(|holds| {
        let mut clauses = clauses.clone();
        clauses.push(vec![(atom, holds)]);
        search(clauses, &mut values.to_vec())
    })
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
