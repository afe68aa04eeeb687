//! What is wrong with the facts that a person has entered, and why.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_grid::{TagOrigin, compile, solve};
use bachet_solver::{MinimalCore, SearchOutcome, Solver, Tag};

use super::solutions::{together, with_facts};
use super::{GridExplainer, GridRule};
use crate::Fact;

/// Clues, rules and facts that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The parts of clues, in order.
    pub clues: Vec<GridRule>,
    /// The rules of categories that are needed besides; a person rarely has to be told.
    pub rules: Vec<GridRule>,
    /// The facts that contradict them, or each other.
    pub facts: Vec<Fact>,
    /// Whether it is proved that none of them can be left out; otherwise the budget ran out first.
    pub is_minimal: bool,
}

impl GridExplainer<'_> {
    /// Returns the facts that are in no solution of the puzzle; `None` if the budget ran out first.
    ///
    /// If the puzzle has several solutions, the others need not be in the same one: see [`conflict`](Self::conflict).
    pub fn wrong(&self, facts: &[Fact], budget: &mut Budget<'_>) -> Option<Vec<Fact>> {
        let shape = self.shape();
        let is_in = |fact: &Fact, solution: &bachet_grid::Solution| {
            shape.literal_of(*fact).is_none_or(|literal| together(shape, solution, literal.fact()) == fact.holds)
        };
        let mut unseen: Vec<Fact> = facts.to_vec();
        let mut number = 0;
        let end = solve(self.puzzle(), budget, |solution| {
            unseen.retain(|fact| !is_in(fact, &solution));
            number += 1;
            if unseen.is_empty() || number == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match end.ok()? {
            SearchOutcome::Exhausted => return Some(unseen),
            SearchOutcome::Limit => return None,
            SearchOutcome::Stopped => {}
        }
        // Many solutions: each fact that none of the first has is asked for by itself.
        let mut wrong = Vec::new();
        for fact in unseen {
            let puzzle = with_facts(self.puzzle(), shape, &[fact]);
            match solve(&puzzle, budget, |_| ControlFlow::Break(())).ok()? {
                SearchOutcome::Exhausted => wrong.push(fact),
                SearchOutcome::Stopped => {}
                SearchOutcome::Limit => return None,
            }
        }
        Some(wrong)
    }

    /// Returns clues, rules and some of the facts that contradict each other, none of which can be left out; `None` if
    /// there is a solution with all facts, or the budget ran out first.
    ///
    /// Facts are left out first, the last of them before the others, then rules of categories, then clues.
    pub fn conflict(&self, facts: &[Fact], budget: &mut Budget<'_>) -> Option<Conflict> {
        let shape = self.shape();
        let own = self.puzzle().clues.len();
        let compiled = compile(&with_facts(self.puzzle(), shape, facts)).ok()?;
        let origin = |tag: Tag| compiled.tags.origin(tag);
        let mut candidates: Vec<Tag> = compiled.tags.parts().map(|(tag, ..)| tag).collect();
        let mut rules: Vec<Tag> = compiled.model.constraints().map(|(tag, _)| tag).collect();
        rules.retain(|&tag| !matches!(origin(tag), TagOrigin::Part { .. } | TagOrigin::Definition));
        rules.sort_unstable();
        rules.dedup();
        // The last candidates are left out first: clues stay before rules, and rules before facts.
        let first_fact = candidates
            .iter()
            .position(|&tag| matches!(origin(tag), TagOrigin::Part { clue, .. } if clue as usize >= own));
        let facts_from = first_fact.unwrap_or(candidates.len());
        candidates.splice(facts_from..facts_from, rules);
        let (tags, is_minimal) = match Solver::with_cores(&compiled.model).minimal_core(&candidates, budget) {
            MinimalCore::Conflict { tags, minimal } => (tags, minimal),
            MinimalCore::Satisfiable | MinimalCore::Unknown => return None,
        };
        let mut conflict = Conflict { clues: Vec::new(), rules: Vec::new(), facts: Vec::new(), is_minimal };
        for tag in tags {
            match origin(tag) {
                TagOrigin::Part { clue, part } if (clue as usize) < own => {
                    conflict.clues.push(GridRule::Clue { clue: clue as u16, part: part as u16 });
                }
                TagOrigin::Part { clue, .. } => conflict.facts.extend(facts.get(clue as usize - own)),
                TagOrigin::OnePerPlace { category, place } => {
                    let axis = compiled.layout.value_at(place).map(|value| shape.number(value) as u16);
                    let rule = axis.map(|value| GridRule::OneEach { value, category: category.0 as u16 });
                    conflict.rules.extend(rule);
                }
                TagOrigin::Number(value) => conflict.rules.push(GridRule::Number {
                    value: shape.number(value) as u16,
                    category: compiled.layout.axis().0 as u16,
                }),
                TagOrigin::Definition => {}
            }
        }
        Some(conflict)
    }
}
