//! Inclusion-minimal cores: sets of tags that clash, while any tag less leaves a solution.

use crate::model::Tag;
use crate::propagators::Propagator;
use crate::solver::{Satisfiable, Solver};
use bachet_budget::Budget;

/// What [`Solver::minimal_core`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MinimalCore {
    /// The constraints with these tags clash with those that are not up for choice, in the order of the candidates.
    Conflict {
        /// What clashes.
        tags: Vec<Tag>,
        /// Whether without any one of them there is a solution: proved. Otherwise the budget ended first.
        minimal: bool,
    },
    /// With all of the candidates there is a solution.
    Satisfiable,
    /// The budget ended before the clash was proved.
    Unknown,
}

impl Solver<'_> {
    /// Looks among the candidates for a set of tags that clash and of which none can be left out.
    ///
    /// Constraints of other tags hold throughout as they are activated now. Candidates are left out one by one, the last
    /// first, so that early ones tend to stay; a proof that leaves out others as well drops those too. At most one call
    /// a candidate. Candidates that are not activated stay out; an all-different goes by its first tag.
    pub fn minimal_core(&mut self, candidates: &[Tag], budget: &mut Budget<'_>) -> MinimalCore {
        let before = std::mem::take(&mut self.inactive);
        let tracked = std::mem::replace(&mut self.track, true);
        let result = self.delete(candidates, &before, budget);
        self.track = tracked;
        self.inactive = before;
        self.restart();
        result
    }

    fn delete(&mut self, candidates: &[Tag], before: &[bool], budget: &mut Budget<'_>) -> MinimalCore {
        let out_before = |tag: Tag| before.get(tag.0 as usize).copied().unwrap_or(false);
        let mut tags: Vec<Tag> = Vec::with_capacity(candidates.len());
        for &tag in candidates {
            if !out_before(tag) && !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        match self.hold(&tags, candidates, before, budget) {
            Satisfiable::Yes => return MinimalCore::Satisfiable,
            Satisfiable::Unknown => return MinimalCore::Unknown,
            Satisfiable::No => tags.retain(|&tag| self.took_part(tag)),
        }
        let mut minimal = true;
        let mut next = tags.len();
        while let Some(last) = next.checked_sub(1) {
            next = last;
            let mut fewer = tags.clone();
            fewer.remove(last);
            match self.hold(&fewer, candidates, before, budget) {
                Satisfiable::No => {
                    tags = fewer;
                    next = tags[..last].iter().filter(|&&tag| self.took_part(tag)).count();
                    tags.retain(|&tag| self.took_part(tag));
                }
                Satisfiable::Yes => {}
                Satisfiable::Unknown => minimal = false,
            }
        }
        MinimalCore::Conflict { tags, minimal }
    }

    /// Looks for a solution with just these of the candidates.
    fn hold(&mut self, tags: &[Tag], candidates: &[Tag], before: &[bool], budget: &mut Budget<'_>) -> Satisfiable {
        let inactive = |tag: Tag| before.get(tag.0 as usize).copied().unwrap_or(false);
        self.activate(|tag| !inactive(tag) && (tags.contains(&tag) || !candidates.contains(&tag)));
        self.solve(budget)
    }

    /// Whether the last proof rests on the tag, or on an instance of a rule that begins with it.
    fn took_part(&self, tag: Tag) -> bool {
        let core = &self.core().tags;
        let rules = self.model.propagators.iter().filter(|(_, first)| *first == tag);
        let mut rules = rules.filter(|(propagator, _)| matches!(propagator, Propagator::AllDifferent(_)));
        core.contains(&tag) || rules.any(|_| core.iter().any(|used| (tag.0..tag.0 + 64).contains(&used.0)))
    }
}
