//! Comparisons of sets: `{a, b} = {c, d}` says that of `a` and `b`, one is `c` and the other is `d`.

use super::Resolver;
use crate::clue::{Comparison, Truth, Who};
use crate::syntax::Node::Own;
use crate::syntax::grid::{Expression, GridNode};
use crate::{Code, Diagnostic, Hint};

/// Maximum number of entities in a set: the meaning has a part for each pair.
const MAX_SET: usize = 8;

impl Resolver<'_> {
    /// Returns the meaning of a comparison in which a side is a set. Two sets are equal if they have the same number of
    /// entities, all different, and each entity of one set is in the other.
    pub(super) fn sets(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        let fits = |first: &[Expression], second: &[Expression]| {
            comparison == Comparison::Equal && first.len() == second.len() && first.len() <= MAX_SET
        };
        let (first, second) = match (&left.node, &right.node) {
            (Own(GridNode::Set(first)), Own(GridNode::Set(second))) if fits(first, second) => (first, second),
            _ => {
                self.set_comparison(left, comparison, right);
                return None;
            }
        };
        let first: Vec<Option<Who>> = first.iter().map(|e| self.who(e)).collect();
        let second: Vec<Option<Who>> = second.iter().map(|e| self.who(e)).collect();
        let first: Vec<Who> = first.into_iter().collect::<Option<_>>()?;
        let second: Vec<Who> = second.into_iter().collect::<Option<_>>()?;
        let one_of = |who: &Who, set: &[Who]| {
            let mut same: Vec<Truth> =
                set.iter().map(|other| Truth::Same(who.clone(), Comparison::Equal, other.clone())).collect();
            if same.len() == 1 { same.swap_remove(0) } else { Truth::Or(same) }
        };
        let mut parts: Vec<Truth> = first.iter().map(|who| one_of(who, &second)).collect();
        if !differ(&first) && !differ(&second) {
            parts.push(Truth::AllDifferentWho(first.clone()));
        } else if !differ(&first) {
            // Those of the second side differ by themselves: that each is one of the first needs no further part.
            parts = second.iter().map(|who| one_of(who, &first)).collect();
        }
        if parts.len() == 1 { parts.pop() } else { Some(Truth::And(parts)) }
    }

    /// Reports a comparison of a set with something else.
    fn set_comparison(&mut self, left: &Expression, comparison: Comparison, right: &Expression) {
        let before = self.problems.len();
        self.check_names(left);
        self.check_names(right);
        if self.problems.len() > before {
            return;
        }
        let span = left.span.to(right.span);
        let problem = Diagnostic::new(Code::SetComparison, span).number("limit", MAX_SET);
        let (set, other) = if matches!(left.node, Own(GridNode::Set(_))) { (left, right) } else { (right, left) };
        let (Own(GridNode::Set(list)), false) = (&set.node, matches!(other.node, Own(GridNode::Set(_)))) else {
            self.report(problem);
            return;
        };
        let word = match comparison {
            Comparison::Equal => "in",
            Comparison::NotEqual => "not in",
            _ => {
                self.report(problem);
                return;
            }
        };
        let elements: Vec<&str> = list.iter().map(|e| self.source(e.span)).collect();
        let suggestion = format!("{} {word} [{}]", self.source(other.span), elements.join(", "));
        self.report(problem.fix_at(span, &suggestion).text("suggestion", suggestion).hint(Hint::InList));
    }
}

/// Returns whether entities differ in every solution, because they are named by different values of a category.
fn differ(set: &[Who]) -> bool {
    set.iter().enumerate().all(|(i, who)| match (who, &set[0]) {
        (Who::Has(value), Who::Has(first)) => value.category == first.category && !set[..i].contains(who),
        _ => set.len() == 1,
    })
}
