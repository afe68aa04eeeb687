//! The facts and rules of a board by number.

use std::sync::Arc;

use bachet_solver::Constraint;
use bachet_sudoku::{Sudoku, TagOrigin, compile};

use super::BoardWeights;
use crate::board::{BoardRule, Layout};
use crate::subsets::{Chain, Contradiction, Effort, Literal, Named, Refutation, Rows, Theory, bits};
use crate::{Fact, Technique};

/// One rule of a board.
pub(super) static ONE_RULE: Technique =
    Technique { id: "technique-one-rule", explainer: None, hodoku: None, link: None };

/// Several rules of a board together.
pub(super) static SEVERAL_RULES: Technique =
    Technique { id: "technique-several-rules", explainer: None, hodoku: None, link: None };

/// Two cells of which a rule allows only some pairs of values.
#[derive(Debug)]
struct Pair {
    cells: [usize; 2],
    rule: BoardRule,
    /// For each value of each of the two cells the values that the other may have.
    allowed: [Vec<u64>; 2],
}

/// What the rules of a board infer.
#[derive(Debug)]
pub(super) struct BoardTheory {
    pub(super) size: usize,
    area: usize,
    weights: BoardWeights,
    /// The cells of each house.
    houses: Vec<Vec<u16>>,
    houses_of: Vec<Vec<u16>>,
    pairs: Vec<Pair>,
    pairs_of: Vec<Vec<u32>>,
    rows: Arc<Rows>,
    /// Whether there are rules that are not known here.
    pub(super) has_unknown_rules: bool,
}

impl BoardTheory {
    pub(super) fn new<const W: usize>(sudoku: &Sudoku, layout: &Layout<W>, weights: BoardWeights) -> Self {
        let (size, area) = (layout.size, layout.area());
        let houses: Vec<Vec<u16>> = layout.houses.iter().map(|house| house.list.clone()).collect();
        let houses_of = layout.houses_of.clone();
        let facts = (0..area * size).map(|fact| {
            let (cell, value) = (fact / size, fact % size);
            let in_houses = houses_of[cell].iter().filter_map(|&house| {
                let at = houses[usize::from(house)].iter().position(|&other| usize::from(other) == cell)?;
                Some(((area + usize::from(house) * size + value) as u32, at as u32))
            });
            [(cell as u32, value as u32)].into_iter().chain(in_houses).collect::<Vec<_>>()
        });
        let rows = Arc::new(Rows::new(facts, area + houses.len() * size));
        let mut theory = Self {
            size,
            area,
            weights,
            houses,
            houses_of,
            pairs: Vec::new(),
            pairs_of: vec![Vec::new(); area],
            rows,
            has_unknown_rules: false,
        };
        let different = (0..size).map(|value| theory.all() & !(1 << value)).collect::<Vec<u64>>();
        for &([x, y], rule) in &layout.pairs {
            theory.add_pair([x.into(), y.into()], rule, [different.clone(), different.clone()]);
        }
        theory.add_relations(sudoku);
        theory
    }

    /// Adds the rules that say of two cells more than that they are different.
    fn add_relations(&mut self, sudoku: &Sudoku) {
        let compiled = compile(sudoku);
        let values = self.size as u32;
        for (tag, constraint) in compiled.model.constraints() {
            let TagOrigin::Rule { rule, instance } = compiled.tags.origin(tag) else { continue };
            match constraint {
                Constraint::AllDifferent(_) | Constraint::Relation(None, _, bachet_solver::Relation::Differ(0), _) => {}
                Constraint::Relation(None, x, relation, y) => {
                    let cells = [x, y].map(|x| compiled.variables.binary_search(&x).unwrap_or_default());
                    let mask = |holds: &dyn Fn(u32) -> bool| (0..values).filter(|&v| holds(v)).map(|v| 1 << v).sum();
                    let forward = (0..values).map(|v| mask(&|w| relation.holds(v, w))).collect();
                    let backward = (0..values).map(|w| mask(&|v| relation.holds(v, w))).collect();
                    self.add_pair(cells, BoardRule::Rule(rule as u16, instance as u16), [forward, backward]);
                }
                _ => self.has_unknown_rules = true,
            }
        }
    }

    fn add_pair(&mut self, cells: [usize; 2], rule: BoardRule, allowed: [Vec<u64>; 2]) {
        for cell in cells {
            self.pairs_of[cell].push(self.pairs.len() as u32);
        }
        self.pairs.push(Pair { cells, rule, allowed });
    }

    fn all(&self) -> u64 {
        u64::MAX >> (64 - self.size)
    }

    pub(super) fn literal(&self, cell: usize, value: usize, holds: bool) -> Literal {
        Literal::new(cell * self.size + value, holds)
    }

    pub(super) fn literal_of(&self, fact: Fact) -> Literal {
        self.literal(fact.place.into(), fact.value.into(), fact.holds)
    }

    fn once(&self, house: usize, value: usize) -> u32 {
        (self.area + house * self.size + value) as u32
    }

    fn needs(&self, house: usize, value: usize) -> u32 {
        self.once(house, value) + (self.houses.len() * self.size) as u32
    }

    /// Returns the numbers of a rule.
    pub(super) fn numbers(&self, rule: BoardRule) -> Vec<u32> {
        match rule {
            BoardRule::Cell(cell) => vec![cell.into()],
            BoardRule::Once(house, value) => vec![self.once(house.into(), value.into())],
            BoardRule::Needs(house, value) => vec![self.needs(house.into(), value.into())],
            _ => (self.first_pair()..).zip(&self.pairs).filter(|(_, o)| o.rule == rule).map(|(at, _)| at).collect(),
        }
    }

    fn first_pair(&self) -> u32 {
        self.needs(self.houses.len(), 0)
    }

    fn pair(&self, rule: u32) -> Option<&Pair> {
        self.pairs.get(rule.checked_sub(self.first_pair())? as usize)
    }

    /// Returns the house, the value and whether it is that the house needs it, for a rule about a value in a house.
    fn in_house(&self, rule: u32) -> Option<(usize, usize, bool)> {
        let at = rule.checked_sub(self.area as u32)? as usize;
        let number = self.houses.len() * self.size;
        (at < 2 * number).then(|| (at % number / self.size, at % self.size, at >= number))
    }

    /// Returns the row of a rule and what its positions are.
    fn row(&self, rule: u32) -> Vec<Literal> {
        match self.in_house(rule) {
            Some((house, value, _)) => {
                self.houses[house].iter().map(|&cell| self.literal(cell.into(), value, true)).collect()
            }
            None => (0..self.size).map(|value| self.literal(rule as usize, value, true)).collect(),
        }
    }

    /// Returns the clauses that say the same as a rule.
    pub(super) fn clauses(&self, rule: u32) -> Vec<Vec<Literal>> {
        if let Some(pair) = self.pair(rule) {
            let [x, y] = pair.cells;
            let excluded = |v: usize| bits(self.all() & !pair.allowed[0][v]);
            let clause = |v: usize, w: usize| vec![self.literal(x, v, false), self.literal(y, w, false)];
            return (0..self.size).flat_map(|v| excluded(v).map(move |w| clause(v, w))).collect();
        }
        let row = self.row(rule);
        let (is_needed, is_once) = self.in_house(rule).map_or((true, true), |(.., needs)| (needs, !needs));
        let mut clauses = Vec::new();
        if is_once {
            for (at, &one) in row.iter().enumerate() {
                clauses.extend(row[at + 1..].iter().map(|&other| vec![!one, !other]));
            }
        }
        if is_needed {
            clauses.push(row);
        }
        clauses
    }

    /// Derives what a pair infers about the other cell, because the cell at `side` has a value.
    fn spread_pair(&self, chain: &mut Chain, pair: u32, side: usize, literal: Literal) -> Result<(), Contradiction> {
        let rule = self.first_pair() + pair;
        let pair = &self.pairs[pair as usize];
        let (other, value) = (pair.cells[1 - side], literal.fact() % self.size);
        let excluded = self.all() & !chain.no(other) & !pair.allowed[side][value];
        if excluded == 0 || !chain.allows(rule) {
            return Ok(());
        }
        bits(excluded).try_for_each(|value| chain.derive(self.literal(other, value, false), rule))
    }
}

impl Theory for BoardTheory {
    fn rows(&self) -> &Arc<Rows> {
        &self.rows
    }

    fn rules(&self) -> usize {
        self.first_pair() as usize + self.pairs.len()
    }

    fn all_rules(&self) -> Vec<u32> {
        (0..self.rules() as u32).collect()
    }

    fn weight(&self, rule: u32) -> u32 {
        if rule < self.first_pair() { self.weights.house } else { self.weights.rule }
    }

    fn fact_weight(&self) -> u32 {
        self.weights.fact
    }

    fn clue(&self, _rule: u32) -> Option<u32> {
        None
    }

    fn clues(&self, _fact: usize) -> &[u32] {
        &[]
    }

    fn begin(&self, _chain: &mut Chain) -> Result<(), Contradiction> {
        Ok(())
    }

    fn spread(&self, chain: &mut Chain, literal: Literal) -> Result<(), Contradiction> {
        let (cell, value) = (literal.fact() / self.size, literal.fact() % self.size);
        if literal.holds() {
            let others = self.all() & !chain.no(cell) & !(1 << value);
            if others != 0 && chain.allows(cell as u32) {
                for other in bits(others) {
                    chain.derive(self.literal(cell, other, false), cell as u32)?;
                }
            }
            for &house in &self.houses_of[cell] {
                let once = self.once(house.into(), value);
                let list = &self.houses[usize::from(house)];
                let others = u64::MAX >> (64 - list.len()) & !chain.no(once as usize);
                if others.count_ones() > 1 && chain.allows(once) {
                    for other in bits(others).map(|at| usize::from(list[at])).filter(|&other| other != cell) {
                        chain.derive(self.literal(other, value, false), once)?;
                    }
                }
            }
        } else {
            let left = self.all() & !chain.no(cell);
            if left & left.wrapping_sub(1) == 0 && chain.allows(cell as u32) {
                let rule = cell as u32;
                let last = bits(left).next().ok_or(Contradiction { rule, literal: None })?;
                chain.derive(self.literal(cell, last, true), rule)?;
            }
            for &house in &self.houses_of[cell] {
                let list = &self.houses[usize::from(house)];
                let left = u64::MAX >> (64 - list.len()) & !chain.no(self.once(house.into(), value) as usize);
                let rule = self.needs(house.into(), value);
                if left & left.wrapping_sub(1) == 0 && chain.allows(rule) {
                    let last = bits(left).next().ok_or(Contradiction { rule, literal: None })?;
                    chain.derive(self.literal(list[last].into(), value, true), rule)?;
                }
            }
        }
        if !literal.holds() {
            return Ok(());
        }
        for &pair in &self.pairs_of[cell] {
            let side = usize::from(self.pairs[pair as usize].cells[0] != cell);
            self.spread_pair(chain, pair, side, literal)?;
        }
        Ok(())
    }

    fn read(&self, _chain: &mut Chain, _clue: u32) -> Result<(), Contradiction> {
        Ok(())
    }

    fn reasons(
        &self,
        chain: &Chain,
        rule: u32,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
        _effort: Effort,
    ) -> Vec<Literal> {
        if let Some(pair) = self.pair(rule) {
            let Some(goal) = goal else { return Vec::new() };
            let side = usize::from(pair.cells[0] == goal.fact() / self.size);
            let (cell, value) = (pair.cells[side], goal.fact() % self.size);
            let yes = (0..self.size).filter(|&v| pair.allowed[side][v] >> value & 1 == 0);
            let yes = yes.map(|v| self.literal(cell, v, true)).filter(|&literal| chain.held(literal, before));
            return yes.min_by_key(|&literal| price(literal)).into_iter().collect();
        }
        let row = self.row(rule);
        let others = || row.iter().copied().filter(|literal| goal.is_none_or(|goal| goal.fact() != literal.fact()));
        let is_needed = self.in_house(rule).is_none_or(|(.., needs)| needs);
        let is_once = self.in_house(rule).is_none_or(|(.., needs)| !needs);
        let mut yes: Vec<Literal> = others().filter(|&literal| chain.held(literal, before)).collect();
        yes.sort_by_key(|&literal| price(literal));
        if is_once && goal.is_none_or(|goal| !goal.holds()) && yes.len() > usize::from(goal.is_none()) {
            yes.truncate(1 + usize::from(goal.is_none()));
            return yes;
        }
        if is_needed { others().map(|literal| !literal).collect() } else { Vec::new() }
    }

    fn scope(&self, rule: u32) -> Vec<u32> {
        let literals = match self.pair(rule) {
            Some(pair) => pair
                .cells
                .iter()
                .flat_map(|&cell| (0..self.size).map(move |value| (cell, value)))
                .map(|(cell, value)| self.literal(cell, value, true))
                .collect(),
            None => self.row(rule),
        };
        literals.into_iter().map(|literal| literal.fact() as u32).collect()
    }

    fn decisive(&self, rule: u32) -> Vec<u32> {
        // Without a value or with one at most: nothing has to be true.
        match (self.pair(rule), self.in_house(rule)) {
            (Some(_), _) | (None, Some((.., false))) => Vec::new(),
            _ => self.scope(rule),
        }
    }

    fn cited_with(&self, rule: u32) -> Vec<u32> {
        match self.pair(rule) {
            Some(pair) => {
                (self.first_pair()..).zip(&self.pairs).filter(|(_, o)| o.rule == pair.rule).map(|(at, _)| at).collect()
            }
            None => vec![rule],
        }
    }
}

impl Named for BoardTheory {
    type Rule = BoardRule;

    fn rule(&self, rule: u32) -> BoardRule {
        match (self.pair(rule), self.in_house(rule)) {
            (Some(pair), _) => pair.rule,
            (None, Some((house, value, true))) => BoardRule::Needs(house as u16, value as u8),
            (None, Some((house, value, false))) => BoardRule::Once(house as u16, value as u8),
            (None, None) => BoardRule::Cell(rule as u16),
        }
    }

    fn fact(&self, literal: Literal) -> Fact {
        let (cell, value) = (literal.fact() / self.size, literal.fact() % self.size);
        if literal.holds() { Fact::is(cell, value) } else { Fact::is_not(cell, value) }
    }

    fn inference(&self, _rule: u32, _literals: &[Literal], _reasons: &[Literal]) -> &'static Technique {
        &ONE_RULE
    }

    fn refutation(&self, _proof: &Refutation) -> &'static Technique {
        &SEVERAL_RULES
    }
}
