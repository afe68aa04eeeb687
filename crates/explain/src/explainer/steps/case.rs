//! The cases of chains and the steps within them.

use super::Context;
use crate::board::BoardRule;
use crate::explainer::bits::bits;
use crate::explainer::chains::{ChainHint, Link, Reason, Rule, Shape};
use crate::explainer::fish::Fish;
use crate::explainer::frame::BOXES;
use crate::explainer::table::{
    CLAIMING, CYCLE, DYNAMIC_CHAINS, EXCLUSION, FORCING_CHAIN, HIDDEN_PAIR, HIDDEN_SINGLE, HIDDEN_SINGLE_LINE,
    MULTIPLE_CHAINS, NAKED_PAIR, NAKED_SINGLE, POINTING, X_WING,
};
use crate::{Case, Fact, Step, StepPattern, Technique};

type BoardStep = Step<BoardRule>;

impl<const W: usize> Context<'_, W> {
    /// Returns the step of chains that lead to the facts.
    pub(super) fn chain_step(
        self,
        chains: &ChainHint,
        technique: &'static Technique,
        cost: u32,
        facts: &[Fact],
    ) -> BoardStep {
        let mut rules = match chains.shape {
            Shape::Cell(cell) => vec![BoardRule::Cell(cell)],
            Shape::House(house, value) => vec![BoardRule::Needs(house, value)],
            _ => Vec::new(),
        };
        let mut known = self.exhausted(chains);
        let mut cases: Vec<Case<BoardRule>> = if chains.shape == Shape::Cycle {
            self.cycle(&chains.chains[0], facts)
        } else {
            chains.chains.iter().map(|chain| self.case(chains.shape, chain)).collect()
        };
        for case in &mut cases {
            trim(case, facts);
        }
        for case in &cases {
            let mut inside = case.suppose.clone();
            for step in &case.steps {
                step.rules
                    .iter()
                    .filter(|rule| !rules.contains(rule))
                    .copied()
                    .collect::<Vec<_>>()
                    .into_iter()
                    .for_each(|rule| rules.push(rule));
                let outside = step.known.iter().filter(|fact| !inside.contains(fact));
                known.extend(outside);
                inside.extend(&step.facts);
            }
        }
        known.sort_unstable();
        known.dedup();
        Step { technique, facts: facts.to_vec(), rules, known, pattern: StepPattern::Plain, cases, cost }
    }

    /// Returns why there are no other cases than those of the chains.
    fn exhausted(self, chains: &ChainHint) -> Vec<Fact> {
        let supposed: Vec<Fact> = chains.chains.iter().filter_map(|chain| chain.first()).map(link_fact).collect();
        let all: Vec<Fact> = match chains.shape {
            Shape::Cell(cell) => (0..self.frame.size).map(|value| Fact::is(cell as usize, value)).collect(),
            Shape::House(house, value) => {
                let cells = self.frame.houses[house as usize].iter();
                cells.map(|&cell| Fact::is(cell as usize, value as usize)).collect()
            }
            _ => return Vec::new(),
        };
        all.into_iter().filter(|fact| !supposed.contains(fact)).map(|fact| !fact).collect()
    }

    /// Returns the case of one chain.
    fn case(self, shape: Shape, chain: &[Link]) -> Case<BoardRule> {
        let supposed = chain.iter().filter(|link| matches!(link.reason, Reason::Supposed));
        let suppose: Vec<Fact> = supposed.map(link_fact).collect();
        let steps = chain.iter().filter(|link| !matches!(link.reason, Reason::Supposed));
        let steps: Vec<BoardStep> = steps.flat_map(|link| self.inner(link, chain)).collect();
        let facts = || suppose.iter().copied().chain(steps.iter().flat_map(|step| step.facts.iter().copied()));
        let contradiction = matches!(shape, Shape::Opposite | Shape::Contradiction).then(|| {
            let both = facts().find(|&fact| facts().any(|other| other == !fact));
            (Vec::new(), both.map_or_else(Vec::new, |fact| vec![fact, !fact]))
        });
        Case { suppose, steps, contradiction }
    }

    /// Returns the steps to one fact of a chain: one, or two if chains place a value that excludes the candidate.
    fn inner(self, link: &Link, chain: &[Link]) -> Vec<BoardStep> {
        let fact = link_fact(link);
        let (cell, value) = (fact.place as usize, fact.value as usize);
        let parents = || link.parents.iter().map(|&at| link_fact(&chain[at]));
        let (technique, rules, known) = match &link.reason {
            Reason::Supposed => (&EXCLUSION, Vec::new(), Vec::new()),
            Reason::Excluded => return vec![self.excluded(parents().next().unwrap_or(!fact), fact)],
            Reason::Cell => return vec![self.last_in_cell(cell, value)],
            Reason::House(house) => return vec![self.last_in_house(*house, cell, value)],
            Reason::Rule(rule) => self.pattern(*rule, fact),
            Reason::Chains(nested) => {
                if let Some(detail) = &nested.detail {
                    let technique = match detail.shape {
                        Shape::Opposite => &FORCING_CHAIN,
                        Shape::Cycle => &CYCLE,
                        Shape::Cell(_) | Shape::House(..) => &MULTIPLE_CHAINS,
                        Shape::Contradiction | Shape::Double => &DYNAMIC_CHAINS,
                    };
                    let cost = technique.explainer.unwrap_or_default();
                    let concluded = concluded(detail).filter(|end| end.holds).unwrap_or(fact);
                    let mut steps = vec![self.chain_step(detail, technique, cost, &[concluded])];
                    if concluded != fact {
                        steps.push(self.excluded(concluded, fact));
                    }
                    return steps;
                }
                (&FORCING_CHAIN, Vec::new(), parents().collect())
            }
        };
        vec![step(technique, fact, rules, known)]
    }

    /// A true candidate excludes another.
    fn excluded(self, by: Fact, fact: Fact) -> BoardStep {
        let (a, b) = (by.place as usize, fact.place as usize);
        let rule = if a == b {
            Some(BoardRule::Cell(fact.place))
        } else {
            self.layout.rule_between(a, b, fact.value as usize)
        };
        step(&EXCLUSION, fact, rule.into_iter().collect(), vec![by])
    }

    fn last_in_cell(self, cell: usize, value: usize) -> BoardStep {
        let others = (0..self.frame.size).filter(|&other| other != value).map(|other| Fact::is_not(cell, other));
        step(&NAKED_SINGLE, Fact::is(cell, value), vec![BoardRule::Cell(cell as u16)], others.collect())
    }

    fn last_in_house(self, house: u16, cell: usize, value: usize) -> BoardStep {
        let others = self.frame.houses[house as usize].iter().map(|&other| other as usize);
        let others = others.filter(|&other| other != cell).map(|other| Fact::is_not(other, value));
        let is_box = self.frame.group_of[house as usize] == BOXES;
        let technique = if is_box { &HIDDEN_SINGLE } else { &HIDDEN_SINGLE_LINE };
        step(technique, Fact::is(cell, value), vec![BoardRule::Needs(house, value as u8)], others.collect())
    }

    /// Returns the rules and the earlier facts of a pattern that removes a candidate.
    fn pattern(self, rule: Rule, fact: Fact) -> (&'static Technique, Vec<BoardRule>, Vec<Fact>) {
        match rule {
            Rule::Locking { base, cover, value } => {
                let is_box = self.frame.group_of[base as usize] == BOXES;
                let technique = if is_box { &POINTING } else { &CLAIMING };
                let rules = vec![BoardRule::Needs(base, value), BoardRule::Once(cover, value)];
                (technique, rules, self.outside(&[base], &[cover], value as usize))
            }
            Rule::XWing { value, by_columns, bases, covers } => {
                let fish = Fish { value: value as usize, by_columns, bases, covers };
                let [bases, covers] = fish.houses(self.frame);
                let needs = bases.iter().map(|&base| BoardRule::Needs(base, value));
                let once = covers.iter().map(|&cover| BoardRule::Once(cover, value));
                (&X_WING, needs.chain(once).collect(), self.outside(&bases, &covers, value as usize))
            }
            Rule::HiddenPair { house, values, positions } => {
                let cells: Vec<usize> = bits(positions).map(|at| self.frame.cell_at(house, at)).collect();
                let needs = bits(values).map(|value| BoardRule::Needs(house, value as u8));
                let rules = needs.chain(cells.iter().map(|&cell| BoardRule::Cell(cell as u16))).collect();
                let others = self.frame.houses[house as usize].iter().map(|&cell| cell as usize);
                let others = others.filter(|cell| !cells.contains(cell));
                let known = others.flat_map(|cell| bits(values).map(move |value| Fact::is_not(cell, value)));
                (&HIDDEN_PAIR, rules, known.collect())
            }
            Rule::NakedPair { house, values, positions } => {
                let cells: Vec<usize> = bits(positions).map(|at| self.frame.cell_at(house, at)).collect();
                let once = bits(values).map(|value| BoardRule::Once(house, value as u8));
                let rules = cells.iter().map(|&cell| BoardRule::Cell(cell as u16)).chain(once).collect();
                let others = (0..self.frame.size).filter(move |value| values >> value & 1 == 0);
                let known = cells.iter().flat_map(|&cell| others.clone().map(move |value| Fact::is_not(cell, value)));
                (&NAKED_PAIR, rules, known.collect())
            }
            Rule::Chains => (&FORCING_CHAIN, Vec::new(), vec![fact]),
        }
    }

    /// Returns that the value is in no cell of the bases outside of the covers.
    fn outside(self, bases: &[u16], covers: &[u16], value: usize) -> Vec<Fact> {
        let cells = bases.iter().flat_map(|&base| &self.frame.houses[base as usize]);
        let covered = |cell: &u16| covers.iter().any(|&cover| self.frame.houses[cover as usize].contains(cell));
        cells.filter(|cell| !covered(cell)).map(|&cell| Fact::is_not(cell as usize, value)).collect()
    }

    /// Returns the two cases of a cycle: one of its candidates is true, or it is false. In both the facts follow.
    fn cycle(self, chain: &[Link], facts: &[Fact]) -> Vec<Case<BoardRule>> {
        // The last link is the first candidate again.
        let forward = chain[1..chain.len() - 1].iter().flat_map(|link| self.inner(link, chain)).collect();
        let mut backward = Vec::new();
        for at in (1..chain.len()).rev() {
            let (link, before) = (&chain[at], &chain[at - 1]);
            let fact = !link_fact(before);
            let (cell, value) = (fact.place as usize, fact.value as usize);
            if at == 1 {
                continue;
            }
            backward.push(match &link.reason {
                Reason::Cell => self.last_in_cell(cell, value),
                Reason::House(house) => self.last_in_house(*house, cell, value),
                _ => self.excluded(!link_fact(link), fact),
            });
        }
        let start = link_fact(&chain[0]);
        [(start, forward), (!start, backward)]
            .map(|(supposed, mut steps)| {
                let mut trues: Vec<Fact> = steps.iter().flat_map(|step| step.facts.iter().copied()).collect();
                trues.push(supposed);
                trues.retain(|fact| fact.holds);
                for &fact in facts {
                    let excludes = |by: &&Fact| {
                        by.value == fact.value && self.layout.peers[by.place as usize].contains(fact.place as usize)
                    };
                    if let Some(&by) = trues.iter().find(excludes) {
                        steps.push(self.excluded(by, fact));
                    }
                }
                Case { suppose: vec![supposed], steps, contradiction: None }
            })
            .into()
    }
}

/// Leaves out the steps that lead neither to the contradiction nor to the facts.
fn trim(case: &mut Case<BoardRule>, facts: &[Fact]) {
    let mut wanted = case.contradiction.as_ref().map_or_else(|| facts.to_vec(), |(_, broken)| broken.clone());
    let mut steps = Vec::new();
    for step in std::mem::take(&mut case.steps).into_iter().rev() {
        if step.facts.iter().any(|fact| wanted.contains(fact)) {
            wanted.extend(&step.known);
            steps.push(step);
        }
    }
    steps.reverse();
    case.steps = steps;
}

fn step(technique: &'static Technique, fact: Fact, rules: Vec<BoardRule>, known: Vec<Fact>) -> BoardStep {
    let cost = technique.explainer.unwrap_or(0);
    Step { technique, facts: vec![fact], rules, known, pattern: StepPattern::Plain, cases: Vec::new(), cost }
}

/// Returns the fact of a link.
fn link_fact(link: &Link) -> Fact {
    let (cell, value) = (link.cell as usize, link.value as usize);
    if link.on { Fact::is(cell, value) } else { Fact::is_not(cell, value) }
}

/// Returns the one fact to which chains lead; cycles lead to several.
fn concluded(chains: &ChainHint) -> Option<Fact> {
    match chains.shape {
        Shape::Cycle => None,
        Shape::Contradiction => chains.chains[0].first().map(|link| !link_fact(link)),
        _ => chains.chains[0].last().map(link_fact),
    }
}
