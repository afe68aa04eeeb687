//! Inclusion-minimal cores: sets of tags that are unsatisfiable, while every proper subset has a solution.

use crate::propagators::Propagator;
use crate::solver::{Satisfiable, Solver};
use crate::tag::Tag;
use bachet_budget::Budget;

/// The result of [`Solver::minimal_core`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MinimalCore {
    /// The constraints with these tags, together with those that are no candidates, have no solution.
    Conflict {
        /// The tags, in the order of the candidates.
        tags: Vec<Tag>,
        /// Whether it is proved that no tag can be left out; otherwise the budget ran out first.
        minimal: bool,
    },
    /// There is a solution with all candidates.
    Satisfiable,
    /// The budget ran out before the conflict was proved.
    Unknown,
}

impl Solver<'_> {
    /// Finds an inclusion-minimal set of candidates that is unsatisfiable together with all other active constraints.
    ///
    /// Deletes candidates one by one, the last first, so that early ones tend to stay; candidates that a proof does not
    /// use are deleted as well. Needs at most one search per candidate. Inactive candidates are ignored. An
    /// all-different constraint goes by its first tag.
    pub fn minimal_core(&mut self, candidates: &[Tag], budget: &mut Budget<'_>) -> MinimalCore {
        let before = std::mem::take(&mut self.inactive);
        let tracked = std::mem::replace(&mut self.track, true);
        let result = self.delete_candidates(candidates, &before, budget);
        self.track = tracked;
        self.inactive = before;
        self.reset();
        result
    }

    fn delete_candidates(&mut self, candidates: &[Tag], before: &[bool], budget: &mut Budget<'_>) -> MinimalCore {
        let is_inactive = |tag: Tag| before.get(tag.0 as usize).copied().unwrap_or(false);
        let mut tags: Vec<Tag> = Vec::with_capacity(candidates.len());
        for &tag in candidates {
            if !is_inactive(tag) && !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        match self.solve_with(&tags, candidates, before, budget) {
            Satisfiable::Yes => return MinimalCore::Satisfiable,
            Satisfiable::Unknown => return MinimalCore::Unknown,
            Satisfiable::No => tags.retain(|&tag| self.is_in_core(tag)),
        }
        let mut next = tags.len();
        while let Some(last) = next.checked_sub(1) {
            next = last;
            let mut fewer = tags.clone();
            fewer.remove(last);
            match self.solve_with(&fewer, candidates, before, budget) {
                Satisfiable::No => {
                    tags = fewer;
                    next = tags[..last].iter().filter(|&&tag| self.is_in_core(tag)).count();
                    tags.retain(|&tag| self.is_in_core(tag));
                }
                Satisfiable::Yes => {}
                // Nothing more is proved with a spent budget.
                Satisfiable::Unknown => return MinimalCore::Conflict { tags, minimal: false },
            }
        }
        MinimalCore::Conflict { tags, minimal: true }
    }

    /// Searches for a solution with only these of the candidates.
    fn solve_with(
        &mut self,
        tags: &[Tag],
        candidates: &[Tag],
        before: &[bool],
        budget: &mut Budget<'_>,
    ) -> Satisfiable {
        let inactive = |tag: Tag| before.get(tag.0 as usize).copied().unwrap_or(false);
        self.activate(|tag| !inactive(tag) && (tags.contains(&tag) || !candidates.contains(&tag)));
        self.solve(budget)
    }

    /// Returns whether the last core has the tag, or a tag of an all-different constraint whose first tag it is.
    fn is_in_core(&self, tag: Tag) -> bool {
        let core = &self.core().tags;
        let mut rules = self.model.propagators.iter().filter(|(_, first)| *first == tag);
        core.contains(&tag)
            || rules.any(|(propagator, _)| match propagator {
                Propagator::AllDifferent(all) => core.iter().any(|&used| all.tags.position(used).is_some()),
                _ => false,
            })
    }
}
