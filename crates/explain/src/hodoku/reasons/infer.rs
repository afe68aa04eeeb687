//! Simple conclusions, each by one rule or by a locked value, with what they are drawn from.

use std::collections::VecDeque;

use crate::board::{BoardRule, Cells};
use crate::hodoku::Kind;
use crate::hodoku::found::values;
use crate::hodoku::grid::Grid;
use crate::{Case, Fact, Step, StepPattern, Technique};

/// That a value is excluded by another cell or by another value.
static EXCLUSION: Technique = Technique { id: "technique-exclusion", explainer: None, hodoku: None, link: None };

/// A conclusion.
struct Conclusion {
    fact: Fact,
    rules: Vec<BoardRule>,
    from: Vec<Fact>,
}

/// What follows from a supposition.
pub(super) struct Inference<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    /// The rules that may be used, ascending; all if there are none.
    rules: &'g [BoardRule],
    candidates: Vec<u64>,
    cells: Vec<Cells<W>>,
    /// The cells where a value is placed or follows.
    placed: Vec<Cells<W>>,
    conclusions: Vec<Conclusion>,
    waiting: VecDeque<Fact>,
    contradiction: Option<(Vec<BoardRule>, Vec<Fact>)>,
}

impl<'g, 'a, const W: usize> Inference<'g, 'a, W> {
    pub(super) fn new(grid: &'g Grid<'a, W>, rules: &'g [BoardRule]) -> Self {
        Self {
            grid,
            rules,
            candidates: grid.state.candidates.clone(),
            cells: grid.state.cells.clone(),
            placed: vec![Cells::EMPTY; grid.size()],
            conclusions: Vec::new(),
            waiting: VecDeque::new(),
            contradiction: None,
        }
    }

    fn allows(&self, rule: BoardRule) -> bool {
        self.rules.is_empty() || self.rules.binary_search(&rule).is_ok()
    }

    /// Whether a fact is known or follows.
    fn holds(&self, fact: Fact) -> bool {
        let (cell, value) = (fact.place as usize, fact.value as usize);
        if fact.holds { self.placed[value].contains(cell) } else { self.candidates[cell] >> value & 1 == 0 }
    }

    /// Returns the case of a supposition if it leads to all goals or to a contradiction.
    pub(super) fn case(mut self, suppose: Fact, goals: &[Fact]) -> Option<Case<BoardRule>> {
        self.note(suppose);
        loop {
            if self.contradiction.is_some() || goals.iter().all(|&goal| self.holds(goal)) {
                return Some(self.trace(suppose, goals));
            }
            match self.waiting.pop_front() {
                Some(fact) if fact.holds => self.after_placement(fact),
                Some(fact) => self.after_removal(fact),
                None if self.lock() => {}
                None => return None,
            }
        }
    }

    fn note(&mut self, fact: Fact) {
        let (cell, value) = (fact.place as usize, fact.value as usize);
        if fact.holds {
            self.placed[value].insert(cell);
        } else {
            self.candidates[cell] &= !(1 << value);
            self.cells[value].remove(cell);
        }
        self.waiting.push_back(fact);
    }

    fn conclude(&mut self, fact: Fact, rules: Vec<BoardRule>, from: Vec<Fact>) {
        if self.contradiction.is_some() || self.holds(fact) {
            return;
        }
        if self.holds(!fact) {
            // The opposite follows too: the rule is broken by it.
            let facts = from.into_iter().chain([!fact]).collect();
            self.contradiction = Some((rules, facts));
            return;
        }
        self.conclusions.push(Conclusion { fact, rules, from });
        self.note(fact);
    }

    fn after_placement(&mut self, fact: Fact) {
        let grid = self.grid;
        let (cell, value) = (fact.place as usize, fact.value as usize);
        if self.allows(BoardRule::Cell(fact.place)) {
            for other in values(self.candidates[cell] & !(1 << value)) {
                self.conclude(Fact::is_not(cell, other), vec![BoardRule::Cell(fact.place)], vec![fact]);
            }
        }
        for house in grid.houses_of(cell) {
            let rule = BoardRule::Once(house as u16, value as u8);
            if self.allows(rule) {
                for peer in ((self.cells[value] & grid.house(house)) - Cells::of(cell)).iter() {
                    self.conclude(Fact::is_not(peer, value), vec![rule], vec![fact]);
                }
            }
        }
        for &([x, y], rule) in &grid.layout.pairs {
            let peer = if x == fact.place { y } else { x };
            if (x == fact.place || y == fact.place)
                && self.candidates[peer as usize] >> value & 1 == 1
                && self.allows(rule)
            {
                self.conclude(Fact::is_not(peer as usize, value), vec![rule], vec![fact]);
            }
        }
    }

    fn after_removal(&mut self, fact: Fact) {
        let grid = self.grid;
        let (cell, value) = (fact.place as usize, fact.value as usize);
        let rule = BoardRule::Cell(fact.place);
        let left = self.candidates[cell];
        if left.count_ones() <= 1 && self.allows(rule) {
            let only = (left != 0).then(|| left.trailing_zeros() as usize);
            let others = (0..grid.size()).filter(|&other| Some(other) != only);
            let from = others.map(|other| Fact::is_not(cell, other)).collect();
            self.last(only.map(|value| (cell, value)), rule, from);
        }
        for house in grid.houses_of(cell) {
            let rule = BoardRule::Needs(house as u16, value as u8);
            let left = self.cells[value] & grid.house(house);
            if left.len() <= 1 && self.allows(rule) {
                let only = left.first();
                let others = (grid.house(house) - left).iter();
                let from = others.map(|other| Fact::is_not(other, value)).collect();
                self.last(only.map(|cell| (cell, value)), rule, from);
            }
        }
    }

    /// Draws the conclusion of a rule that has one possibility left, or none.
    fn last(&mut self, only: Option<(usize, usize)>, rule: BoardRule, from: Vec<Fact>) {
        match only {
            Some((cell, value)) => self.conclude(Fact::is(cell, value), vec![rule], from),
            None if self.contradiction.is_none() => self.contradiction = Some((vec![rule], from)),
            None => {}
        }
    }

    /// Removes a value from a house if another house has it only there. Returns whether something was removed.
    fn lock(&mut self) -> bool {
        let grid = self.grid;
        for source in 0..grid.layout.houses.len() {
            for value in 0..grid.size() {
                let left = self.cells[value] & grid.house(source);
                let needs = BoardRule::Needs(source as u16, value as u8);
                let Some(first) = left.first() else { continue };
                if left.len() < 2 || !self.allows(needs) {
                    continue;
                }
                for target in grid.houses_of(first).filter(|&target| target != source) {
                    let once = BoardRule::Once(target as u16, value as u8);
                    let removed = (self.cells[value] & grid.house(target)) - left;
                    if removed.is_empty() || !left.is_subset(&grid.house(target)) || !self.allows(once) {
                        continue;
                    }
                    let from: Vec<Fact> =
                        (grid.house(source) - left).iter().map(|cell| Fact::is_not(cell, value)).collect();
                    for cell in removed.iter() {
                        self.conclude(Fact::is_not(cell, value), vec![needs, once], from.clone());
                    }
                    return true;
                }
            }
        }
        false
    }

    /// Returns the conclusions that the goals or the contradiction need.
    fn trace(self, suppose: Fact, goals: &[Fact]) -> Case<BoardRule> {
        let mut needed: Vec<Fact> = match &self.contradiction {
            Some((_, facts)) => facts.clone(),
            None => goals.to_vec(),
        };
        let mut steps = Vec::new();
        for conclusion in self.conclusions.into_iter().rev() {
            if !needed.contains(&conclusion.fact) {
                continue;
            }
            needed.extend(&conclusion.from);
            steps.push(Step {
                technique: technique(&conclusion),
                facts: vec![conclusion.fact],
                rules: conclusion.rules,
                known: conclusion.from,
                pattern: StepPattern::Plain,
                cases: Vec::new(),
                cost: 0,
            });
        }
        steps.reverse();
        Case { suppose: vec![suppose], steps, contradiction: self.contradiction }
    }
}

/// Returns the technique of a conclusion.
fn technique(conclusion: &Conclusion) -> &'static Technique {
    let kind = match conclusion.rules.as_slice() {
        [BoardRule::Cell(_)] if conclusion.fact.holds => Kind::NakedSingle,
        [BoardRule::Needs(..)] => Kind::HiddenSingle,
        [_, _] => Kind::Pointing,
        _ => return &EXCLUSION,
    };
    &kind.entry().technique
}
