//! Certificates that no goal can be reached, or none for less than a cost. They can be checked without the search.
//!
//! Unreachability: a set of states with the start and without a goal that no move leaves. Lower bound: a label for each
//! state of a set, with 0 at the start, increasing along a move by at most its cost, and at least the claimed cost at
//! every goal and in every state outside of the set. The check visits every move of the set once.

use bachet_budget::Budget;

use crate::explored::{Explored, SearchEnd};
use crate::{Space, State};

/// A proof that no goal can be reached, or none for less than a cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate<S> {
    /// The claim.
    pub claim: Claim,
    /// States in ascending order, each with its label. Labels do not matter if no goal can be reached. States that are
    /// missing cannot be reached for less than the claimed cost.
    pub labels: Vec<(S, u64)>,
}

/// The claim of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// No goal can be reached.
    NoWay,
    /// Every way costs at least this.
    AtLeast(u64),
}

/// The first error in a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw<S> {
    /// This state is not greater than the one before it.
    Disorder(S),
    /// The start is missing, or its label is not 0.
    Start,
    /// This state is a goal, and its label is below the claimed cost if there is one.
    Goal(S),
    /// A move leaves the set, for less than the claimed cost if there is one.
    Leak {
        /// The state in which the move is made.
        from: S,
        /// The state that it leads to.
        to: S,
    },
    /// The label of `to` is greater than that of `from` plus the cost of the move.
    Label {
        /// The state in which the move is made.
        from: S,
        /// The state that it leads to.
        to: S,
    },
    /// The budget ran out before an error was found.
    Unfinished,
}

impl<S: State> Explored<S> {
    /// Returns a certificate of the result, or `None` if the search did not get far enough.
    pub fn certificate(&self) -> Option<Certificate<S>> {
        let claim = match self.shortest() {
            Some(cost) => Claim::AtLeast(cost),
            None if self.end() == SearchEnd::Complete => Claim::NoWay,
            None => return None,
        };
        let is_below_claim = |distance| !matches!(claim, Claim::AtLeast(cost) if distance >= cost);
        let mut labels: Vec<_> =
            self.ids().map(|id| (self.state(id), self.distance(id))).filter(|(_, d)| is_below_claim(*d)).collect();
        if labels.is_empty() {
            labels.push((self.states()[0], 0));
        }
        labels.sort_unstable();
        Some(Certificate { claim, labels })
    }
}

impl<S: State> Certificate<S> {
    /// Checks the certificate against the space, move by move. A step of the budget is a state.
    ///
    /// # Errors
    ///
    /// The first error in the certificate.
    pub fn check<T: Space<State = S>>(&self, space: &mut T, budget: &mut Budget<'_>) -> Result<(), Flaw<S>> {
        if let Some(pair) = self.labels.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
            return Err(Flaw::Disorder(pair[1].0));
        }
        if self.label(space.start()) != Some(0) {
            return Err(Flaw::Start);
        }
        for (from, label) in &self.labels {
            if !budget.step() {
                return Err(Flaw::Unfinished);
            }
            let must_not_be_goal = match self.claim {
                Claim::NoWay => true,
                Claim::AtLeast(cost) => *label < cost,
            };
            if must_not_be_goal && space.is_goal(*from) {
                return Err(Flaw::Goal(*from));
            }
            let mut flaw = None;
            space.moves(*from, |step| flaw = flaw.or(self.flaw_of(*from, *label, step.to, step.cost)));
            if let Some(flaw) = flaw {
                return Err(flaw);
            }
        }
        Ok(())
    }

    /// Returns what is wrong with a move from a labelled state.
    fn flaw_of(&self, from: S, label: u64, to: S, cost: u64) -> Option<Flaw<S>> {
        match (self.label(to), self.claim) {
            (Some(_), Claim::NoWay) => None,
            (None, Claim::NoWay) => Some(Flaw::Leak { from, to }),
            (Some(onward), Claim::AtLeast(_)) => {
                (u128::from(onward) > u128::from(label) + u128::from(cost)).then_some(Flaw::Label { from, to })
            }
            (None, Claim::AtLeast(claimed)) => {
                (u128::from(label) + u128::from(cost) < u128::from(claimed)).then_some(Flaw::Leak { from, to })
            }
        }
    }

    /// Returns the label of a state, if it is in the set.
    fn label(&self, state: S) -> Option<u64> {
        let index = self.labels.binary_search_by_key(&state, |(state, _)| *state).ok()?;
        Some(self.labels[index].1)
    }
}
