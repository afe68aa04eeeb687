//! Model rotation: a table that violates exactly one clue proves that this clue is not idle, and often lies beside
//! others of this kind (Belov and Marques-Silva 2011).
//!
//! A table lies beside another if two entities have exchanged their values of one category. To exchange all values that
//! clues join as well costs five times as much and finds no more.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{Bound, CategoryId, Quantity, Truth, ValueId, Visitor, Who};
use bachet_solver::Budget;

use crate::compile::parts;
use crate::{Evaluator, Solution};

/// Maximum number of nodes of clues that are evaluated before the first search.
const INITIAL_NODES: u64 = 1 << 20;
/// Number of nodes of clues that may be evaluated for each step of the searches; they take about as long.
const NODES_PER_STEP: u64 = 512;

/// The clues and parts that known tables prove not to be idle.
pub(super) struct Rotation<'a> {
    /// For each clue whether it is proved not to be idle.
    pub(super) clues: Vec<bool>,
    /// For each part, in the order of the clues, whether it is proved not to be idle.
    pub(super) parts: Vec<bool>,
    evaluator: Evaluator<'a>,
    truths: Vec<Part<'a>>,
    /// For each category and value the parts that name it.
    of_value: Vec<Vec<Vec<usize>>>,
    /// For each category the parts that depend on all of it.
    of_category: Vec<Vec<usize>>,
    /// Number of nodes that were evaluated.
    nodes: u64,
}

#[derive(Clone, Copy)]
struct Part<'a> {
    clue: usize,
    truth: &'a Truth,
    /// Number of its nodes, with its quantifiers expanded.
    nodes: u64,
}

impl<'a> Rotation<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle) -> Self {
        let sizes: Vec<usize> = puzzle.categories.iter().map(|category| category.values.len()).collect();
        let mut rotation = Self {
            clues: vec![false; puzzle.clues.len()],
            parts: Vec::new(),
            evaluator: Evaluator::new(puzzle),
            truths: Vec::new(),
            of_value: sizes.iter().map(|&size| vec![Vec::new(); size]).collect(),
            of_category: vec![Vec::new(); sizes.len()],
            nodes: 0,
        };
        for (clue, of) in puzzle.clues.iter().enumerate() {
            for truth in parts(of) {
                rotation.add(clue, truth, &sizes);
            }
        }
        rotation.parts = vec![false; rotation.truths.len()];
        rotation
    }

    fn add(&mut self, clue: usize, truth: &'a Truth, sizes: &[usize]) {
        let part = self.truths.len();
        let mut uses = Uses { sizes, factor: 1, ..Uses::default() };
        uses.truth(truth);
        uses.values.sort_unstable();
        uses.values.dedup();
        for value in uses.values {
            let of_category = self.of_value.get_mut(value.category.0 as usize);
            if let Some(of_value) = of_category.and_then(|of| of.get_mut(value.index as usize)) {
                of_value.push(part);
            }
        }
        for (category, of_category) in self.of_category.iter_mut().enumerate() {
            if uses.is_quantified || uses.categories.contains(&CategoryId(category as u32)) {
                of_category.push(part);
            }
        }
        self.truths.push(Part { clue, truth, nodes: uses.nodes });
    }

    /// Marks what a table proves not to be idle, and what the tables beside it prove, and so on.
    ///
    /// Ends early rather than take longer than `steps`, the number of steps of the searches so far.
    pub(super) fn explore(&mut self, table: Solution, steps: u64, budget: &Budget<'_>) {
        let max_nodes = INITIAL_NODES.saturating_add(steps.saturating_mul(NODES_PER_STEP));
        let mut open = vec![table];
        while let Some(mut table) = open.pop() {
            if self.nodes > max_nodes || budget.is_spent() {
                return;
            }
            let holds: Vec<bool> = (0..self.truths.len()).map(|part| self.holds(part, &table)).collect();
            let broken: Vec<usize> = (0..holds.len()).filter(|&part| !holds[part]).collect();
            self.mark(&broken);
            for column in 1..table.categories() {
                let repairs = self.repairing(&table, column, &broken);
                for first in 0..table.entities() {
                    for second in (first + 1..table.entities()).filter(|&second| repairs[first] || repairs[second]) {
                        self.nodes = self.nodes.saturating_add(1);
                        if self.nodes > max_nodes || budget.is_spent() {
                            return;
                        }
                        table.exchange([first, second], column);
                        let broken = self.broken_beside(&table, [first, second], column, &holds, &broken);
                        if broken.is_some_and(|broken| self.mark(&broken)) {
                            open.push(table.clone());
                        }
                        table.exchange([first, second], column);
                    }
                }
            }
        }
    }

    fn holds(&mut self, part: usize, table: &Solution) -> bool {
        let part = &self.truths[part];
        self.nodes = self.nodes.saturating_add(part.nodes);
        self.evaluator.holds(part.truth, table)
    }

    /// Marks the clue of all broken parts, and the part if there is only one. Returns whether it was not marked before.
    fn mark(&mut self, broken: &[usize]) -> bool {
        let Some(&first) = broken.first() else { return false };
        let clue = self.truths[first].clue;
        if broken.iter().any(|&part| self.truths[part].clue != clue) {
            return false;
        }
        let is_new_part = broken.len() == 1 && !std::mem::replace(&mut self.parts[first], true);
        !std::mem::replace(&mut self.clues[clue], true) || is_new_part
    }

    /// Returns for each entity whether another value in the column may repair a broken part; true if no part is broken.
    ///
    /// A table beside this one shows nothing new without a repair.
    fn repairing(&self, table: &Solution, column: usize, broken: &[usize]) -> Vec<bool> {
        let is_any = broken.is_empty() || broken.iter().any(|part| self.of_category[column].contains(part));
        let is_named = |value: u32| self.of_value[column][value as usize].iter().any(|part| broken.contains(part));
        (0..table.entities())
            .map(|entity| is_any || table.get(entity, CategoryId(column as u32)).is_some_and(is_named))
            .collect()
    }

    /// Returns the broken parts after two entities have exchanged their values in a column, from the truths before;
    /// `None` if several clues are broken.
    fn broken_beside(
        &mut self,
        table: &Solution,
        entities: [usize; 2],
        column: usize,
        holds: &[bool],
        broken: &[usize],
    ) -> Option<Vec<usize>> {
        let mut now: Vec<usize> = broken.iter().copied().filter(|&part| !self.holds(part, table)).collect();
        let values = entities.map(|entity| table.get(entity, CategoryId(column as u32)).unwrap_or(0));
        let of_values = values.iter().flat_map(|&value| &self.of_value[column][value as usize]);
        for &part in of_values.chain(&self.of_category[column]) {
            let Part { clue, truth, nodes } = self.truths[part];
            if holds[part] && !now.contains(&part) {
                self.nodes = self.nodes.saturating_add(nodes);
                if !self.evaluator.holds(truth, table) {
                    now.push(part);
                    if clue != self.truths[now[0]].clue {
                        return None;
                    }
                }
            }
        }
        Some(now)
    }
}

/// What the truth of a part depends on.
#[derive(Default)]
struct Uses<'a> {
    values: Vec<ValueId>,
    categories: Vec<CategoryId>,
    /// Whether it may depend on any value.
    is_quantified: bool,
    nodes: u64,
    /// The number of values of each category.
    sizes: &'a [usize],
    /// The number of instances of the current node.
    factor: u64,
}

impl Visitor for Uses<'_> {
    fn truth(&mut self, truth: &Truth) {
        self.nodes = self.nodes.saturating_add(self.factor);
        let outer = self.factor;
        if let Truth::Every(_, category, _) | Truth::Some(_, category, _) = truth {
            let size = self.sizes.get(category.0 as usize).copied().unwrap_or(0);
            self.factor = self.factor.saturating_mul(size as u64);
        }
        truth.visit_parts(self);
        self.factor = outer;
    }

    fn who(&mut self, who: &Who) {
        self.nodes = self.nodes.saturating_add(self.factor);
        who.visit_parts(self);
    }

    fn quantity(&mut self, quantity: &Quantity) {
        self.nodes = self.nodes.saturating_add(self.factor);
        quantity.visit_parts(self);
    }

    fn value(&mut self, value: ValueId) {
        self.values.push(value);
    }

    fn category(&mut self, category: CategoryId) {
        self.categories.push(category);
    }

    fn bound(&mut self, _bound: Bound) {
        self.is_quantified = true;
    }
}
