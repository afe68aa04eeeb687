//! Leaving out the rules and facts that a step does not need.

use super::entailment::Entailment;
use super::missing::Basis;
use crate::Fact;
use crate::board::BoardRule;
use crate::explainer::frame::Frame;

impl Basis {
    /// Leaves out what is not needed for the facts, one after the other, the last first.
    pub(super) fn prune(&mut self, frame: &Frame, facts: &[Fact]) {
        if !self.suffices(frame, facts, None, None) {
            return;
        }
        for at in (0..self.known.len()).rev() {
            if self.suffices(frame, facts, None, Some(at)) {
                self.known.remove(at);
            }
        }
        for at in (0..self.rules.len()).rev() {
            if self.suffices(frame, facts, Some(at), None) {
                self.rules.remove(at);
            }
        }
    }

    /// Whether the facts follow without a rule or a known fact.
    fn suffices(&self, frame: &Frame, facts: &[Fact], rule: Option<usize>, known: Option<usize>) -> bool {
        let rules = self.rules.iter().enumerate().filter(|(at, _)| Some(*at) != rule).map(|(_, rule)| rule);
        let facts_known = self.known.iter().enumerate().filter(|(at, _)| Some(*at) != known).map(|(_, fact)| fact);
        let pairs = |rule: BoardRule| frame.pairs_of(rule);
        let entailment = Entailment::new(frame, rules, facts_known, pairs, self.deadly.as_ref());
        facts.iter().all(|&fact| entailment.entails(fact))
    }
}
