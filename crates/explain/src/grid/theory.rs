//! The facts and rules of a grid by number, for the general search.

use std::sync::Arc;

use bachet_grid::Evaluator;
use bachet_notation::clue::Truth;
use bachet_notation::{Clue, GridPuzzle};

use super::possibilities::possibilities;
use super::read_clue::Saying;
use super::shape::{Owners, Shape};
use super::techniques::{LAST_PLACE, MATCH, SEVERAL_CLUES, SUPPOSE, TRANSFER, TWO_CLUES};
use super::{GridRule, Weights};
use crate::subsets::{Chain, Contradiction, Effort, Literal, Named, Options, Refutation, Rows, Theory};
use crate::{Fact, Technique};

/// A part of a clue, compiled.
#[derive(Debug)]
pub(super) struct CluePart {
    pub(super) clue: u16,
    pub(super) part: u16,
    /// What it says.
    pub(super) kind: Saying,
    /// The ways in which it can be true.
    pub(super) options: Options,
}

/// What the rules and clues of a grid infer.
#[derive(Debug)]
pub(super) struct GridTheory {
    pub(super) shape: Shape,
    pub(super) weights: Weights,
    pub(super) parts: Vec<CluePart>,
    /// For each value and category the squares between them; a row has the number of its rule.
    rows: Arc<Rows>,
    /// For each fact the clues about it, by rule number.
    clues_on: Vec<Vec<u32>>,
    /// The parts of clues that are too large for a list of their ways, as clue and part.
    pub(super) too_large: Vec<(u16, u16)>,
}

impl GridTheory {
    pub(super) fn new(puzzle: &GridPuzzle, shape: Shape, weights: Weights) -> Self {
        let evaluator = Evaluator::new(puzzle);
        let mut theory = Self {
            clues_on: vec![Vec::new(); shape.values() * shape.values()],
            rows: Arc::new(rows(&shape)),
            shape,
            weights,
            parts: Vec::new(),
            too_large: Vec::new(),
        };
        for (index, clue) in puzzle.clues.iter().enumerate() {
            for (part, truth) in parts(clue).iter().enumerate() {
                let (clue, part) = (index as u16, part as u16);
                match possibilities(&theory.shape, &evaluator, truth, &|_| false) {
                    Some(options) => theory.parts.push(CluePart { clue, part, kind: Saying::of(truth), options }),
                    None => theory.too_large.push((clue, part)),
                }
            }
        }
        let first = theory.first_clue();
        for (at, part) in (0..).zip(&theory.parts) {
            part.options.facts().iter().for_each(|&fact| theory.clues_on[fact as usize].push(first + at));
        }
        theory
    }

    fn first_transfer(&self) -> u32 {
        (self.shape.values() * self.shape.category_count()) as u32
    }

    fn first_clue(&self) -> u32 {
        self.first_transfer() + (self.shape.values().pow(2) * self.shape.category_count()) as u32
    }

    /// Returns the number of the rule that a value has one partner in a category, or the stated number.
    #[inline]
    pub(super) fn one_each(&self, value: usize, category: usize) -> u32 {
        (value * self.shape.category_count() + category) as u32
    }

    /// Returns the number of the rule that two values, if they belong together, have the same partners in a category.
    #[inline]
    pub(super) fn transfer(&self, x: usize, y: usize, category: usize) -> u32 {
        self.first_transfer() + (self.shape.square(x, y) * self.shape.category_count() + category) as u32
    }

    /// Returns the rules of all clues.
    pub(super) fn clue_rules(&self) -> std::ops::Range<u32> {
        self.first_clue()..self.first_clue() + self.parts.len() as u32
    }

    pub(super) fn part(&self, rule: u32) -> Option<&CluePart> {
        self.parts.get(rule.checked_sub(self.first_clue())? as usize)
    }

    /// Returns the value or pair of values and the category of a structural rule.
    pub(super) fn structural(&self, rule: u32) -> (usize, Option<usize>, usize) {
        let categories = self.shape.category_count();
        match rule.checked_sub(self.first_transfer()) {
            None => (rule as usize / categories, None, rule as usize % categories),
            Some(transfer) => {
                let (x, y) = self.shape.pair(transfer as usize / categories);
                (x, Some(y), transfer as usize % categories)
            }
        }
    }

    /// Returns the number of a rule; `None` for a part of a clue that is too large.
    pub(super) fn number_of(&self, rule: GridRule) -> Option<u32> {
        match rule {
            GridRule::Clue { clue, part } => {
                let at = self.parts.iter().position(|other| (other.clue, other.part) == (clue, part))?;
                Some(self.first_clue() + at as u32)
            }
            GridRule::OneEach { value, category } | GridRule::Number { value, category } => {
                Some(self.one_each(value.into(), category.into()))
            }
            GridRule::Transfer { first, second, category } => {
                Some(self.transfer(first.into(), second.into(), category.into()))
            }
        }
    }

    /// Whether a value must have a partner in each category: it belongs to an entity.
    pub(super) fn has_owner(&self, chain: &Chain, value: usize) -> bool {
        match self.shape.owners(self.shape.category(value)) {
            Owners::One => true,
            Owners::AtMostOne => (0..self.shape.category_count()).any(|c| chain.yes(self.row(value, c)) != 0),
            Owners::Any => false,
        }
    }

    /// Returns the row of a value in a category.
    #[inline]
    pub(super) fn row(&self, value: usize, category: usize) -> usize {
        value * self.shape.category_count() + category
    }

    /// Returns all positions of a category in a row.
    #[inline]
    pub(super) fn full(&self, category: usize) -> u64 {
        u64::MAX.checked_shr(64 - self.shape.values_of(category).len() as u32).unwrap_or(0)
    }
}

/// Returns the rows of a shape.
fn rows(shape: &Shape) -> Rows {
    let categories = shape.category_count();
    let facts = (0..shape.values().pow(2)).map(|square| {
        let (x, y) = (square / shape.values(), square % shape.values());
        let is_square = x < y && shape.has_square(x, y);
        let place = |x: usize, y: usize| ((x * categories + shape.category(y)) as u32, shape.value(y).index);
        [place(x, y), place(y, x)].into_iter().take(if is_square { 2 } else { 0 })
    });
    Rows::new(facts, shape.values() * categories)
}

/// Returns the top-level conjuncts of a clue; none if it could not be read.
pub(super) fn parts(clue: &Clue) -> &[Truth] {
    match &clue.truth {
        Some(Truth::And(parts)) => parts,
        Some(truth) => std::slice::from_ref(truth),
        None => &[],
    }
}

impl Theory for GridTheory {
    fn rows(&self) -> &Arc<Rows> {
        &self.rows
    }

    fn rules(&self) -> usize {
        self.clue_rules().end as usize
    }

    fn all_rules(&self) -> Vec<u32> {
        let shape = &self.shape;
        let mut rules = Vec::new();
        for x in 0..shape.values() {
            for category in (0..shape.category_count()).filter(|&c| c != shape.category(x)) {
                let is_counted = shape.stated_number(x).is_some() && shape.owners(category) != Owners::Any;
                if shape.is_unique(x) || is_counted {
                    rules.push(self.one_each(x, category));
                }
            }
        }
        for (x, y) in shape.squares().map(|square| shape.pair(square)) {
            let categories = (0..shape.category_count()).filter(|&c| c != shape.category(x) && c != shape.category(y));
            rules.extend(categories.map(|category| self.transfer(x, y, category)));
        }
        rules.extend(self.clue_rules());
        rules
    }

    fn weight(&self, rule: u32) -> u32 {
        if rule >= self.first_clue() {
            self.weights.clue
        } else if rule >= self.first_transfer() {
            self.weights.transfer
        } else {
            self.weights.one_each
        }
    }

    fn fact_weight(&self) -> u32 {
        self.weights.fact
    }

    fn clue(&self, rule: u32) -> Option<u32> {
        self.part(rule).map(|part| part.clue.into())
    }

    fn clues(&self, fact: usize) -> &[u32] {
        &self.clues_on[fact]
    }

    fn begin(&self, chain: &mut Chain) -> Result<(), Contradiction> {
        self.begin_structure(chain)
    }

    fn spread(&self, chain: &mut Chain, literal: Literal) -> Result<(), Contradiction> {
        self.spread_structure(chain, literal)
    }

    fn read(&self, chain: &mut Chain, clue: u32) -> Result<(), Contradiction> {
        let Some(part) = self.part(clue).filter(|_| chain.allows(clue)) else { return Ok(()) };
        let inferred = part.options.inferred(chain).ok_or(Contradiction { rule: clue, literal: None })?;
        inferred.into_iter().try_for_each(|literal| chain.derive(literal, clue))
    }

    fn reasons(
        &self,
        chain: &Chain,
        rule: u32,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
        effort: Effort,
    ) -> Vec<Literal> {
        match self.part(rule) {
            Some(part) => part.options.reasons(chain, goal, before, price, effort),
            None => self.structural_reasons(chain, rule, goal, before, price),
        }
    }

    fn scope(&self, rule: u32) -> Vec<u32> {
        if let Some(part) = self.part(rule) {
            return part.options.facts().to_vec();
        }
        let (x, y, category) = self.structural(rule);
        let shape = &self.shape;
        let mut scope: Vec<u32> = if let Some(y) = y {
            let rows = [x, y].into_iter().flat_map(|x| shape.values_of(category).map(move |other| (x, other)));
            let squares = rows.chain([(x, y)]).filter(|&(x, y)| shape.has_square(x, y));
            squares.map(|(x, y)| shape.square(x, y) as u32).collect()
        } else {
            let is_spare = shape.owners(shape.category(x)) == Owners::AtMostOne;
            let others = if is_spare { 0..shape.values() } else { shape.values_of(category) };
            others.filter(|&other| shape.has_square(x, other)).map(|other| shape.square(x, other) as u32).collect()
        };
        scope.sort_unstable();
        scope
    }
}

impl Named for GridTheory {
    type Rule = GridRule;

    fn rule(&self, rule: u32) -> GridRule {
        if let Some(part) = self.part(rule) {
            return GridRule::Clue { clue: part.clue, part: part.part };
        }
        let (x, y, category) = self.structural(rule);
        let category = category as u16;
        match y {
            Some(y) => GridRule::Transfer { first: x as u16, second: y as u16, category },
            None if self.shape.is_unique(x) => GridRule::OneEach { value: x as u16, category },
            None => GridRule::Number { value: x as u16, category },
        }
    }

    fn fact(&self, literal: Literal) -> Fact {
        self.shape.fact(literal)
    }

    fn inference(&self, rule: u32, literals: &[Literal], reasons: &[Literal]) -> &'static Technique {
        let is_match = reasons.len() == 1 && reasons[0].holds() && literals.iter().all(|literal| !literal.holds());
        match self.part(rule) {
            Some(part) => part.kind.technique(reasons),
            None if self.structural(rule).1.is_some() => &TRANSFER,
            None if is_match => &MATCH,
            None => &LAST_PLACE,
        }
    }

    fn refutation(&self, proof: &Refutation) -> &'static Technique {
        match proof.reasons.clues(self) {
            2 if proof.lines.len() <= 3 => &TWO_CLUES,
            2.. if proof.lines.len() <= 5 => &SEVERAL_CLUES,
            _ => &SUPPOSE,
        }
    }
}
