//! What somebody else can check: that there is no way, and that there is no cheaper one.
//!
//! No way: a set of states that holds the start and no goal, and that no move leads out of. No cheaper way: a label for
//! each state of a closed set, 0 at the start, that grows along a move by no more than the move costs, and is at least
//! the claimed cost at every goal. Checking takes one look at every move, and nothing of the search that found it.

use bachet_budget::Budget;

use crate::explored::{Explored, SearchEnd};
use crate::{Space, State};

/// A proof that no goal can be reached, or that none can be reached for less.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate<S> {
    /// The claim.
    pub claim: Claim,
    /// States in ascending order, each with its label; labels are of no account where no goal can be reached. A state
    /// that is missing is one that cannot be reached for less than the claimed cost.
    pub labels: Vec<(S, u64)>,
}

/// What a certificate proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// No goal can be reached.
    NoWay,
    /// Every way to a goal costs at least so much.
    AtLeast(u64),
}

/// What is wrong with a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw<S> {
    /// The states are not in ascending order, each once.
    Disorder(S),
    /// The start is missing, or its label is not 0.
    Start,
    /// A goal, or a goal with a label below the claimed cost.
    Goal(S),
    /// A move leads out of the set although it is not too dear.
    Leak {
        /// Where the move is made.
        from: S,
        /// Where it leads.
        to: S,
    },
    /// A label is larger than the one before and the cost of the move.
    Label {
        /// Where the move is made.
        from: S,
        /// Where it leads.
        to: S,
    },
    /// The budget was spent: nothing was found wrong so far.
    Unfinished,
}

impl<S: State> Explored<S> {
    /// A certificate for what was found; `None` if the search did not get far enough.
    pub fn certificate(&self) -> Option<Certificate<S>> {
        let claim = match self.shortest() {
            Some(cost) => Claim::AtLeast(cost),
            None if self.end() == SearchEnd::Complete => Claim::NoWay,
            None => return None,
        };
        let nearer = |distance| !matches!(claim, Claim::AtLeast(cost) if distance >= cost);
        let mut labels: Vec<_> =
            self.ids().map(|id| (self.state(id), self.distance(id))).filter(|(_, d)| nearer(*d)).collect();
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
    /// What is wrong first.
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
            let is_early = match self.claim {
                Claim::NoWay => true,
                Claim::AtLeast(cost) => *label < cost,
            };
            if is_early && space.is_goal(*from) {
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

    fn flaw_of(&self, from: S, label: u64, to: S, price: u64) -> Option<Flaw<S>> {
        match (self.label(to), self.claim) {
            (Some(_), Claim::NoWay) => None,
            (None, Claim::NoWay) => Some(Flaw::Leak { from, to }),
            (Some(onward), Claim::AtLeast(_)) => {
                (u128::from(onward) > u128::from(label) + u128::from(price)).then_some(Flaw::Label { from, to })
            }
            (None, Claim::AtLeast(cost)) => {
                (u128::from(label) + u128::from(price) < u128::from(cost)).then_some(Flaw::Leak { from, to })
            }
        }
    }

    fn label(&self, state: S) -> Option<u64> {
        let place = self.labels.binary_search_by_key(&state, |(state, _)| *state).ok()?;
        Some(self.labels[place].1)
    }
}
