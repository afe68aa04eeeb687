//! `exactly n of (..)`: rules have no counts of truths, so one is written out.

use super::super::bounds;
use super::super::rule::Truth;
use super::{Resolver, all, whole};
use crate::clue::{Amount, Comparison};

impl Resolver<'_, '_> {
    /// Returns that this many of a list hold; `None` if it is too long to write out.
    pub(super) fn count(&mut self, amount: Amount, list: &[Truth]) -> Option<Truth> {
        match amount {
            Amount::AtLeast(n) => self.at_least(n as usize, list),
            Amount::AtMost(n) => Some(Truth::Not(Box::new(self.at_least(n as usize + 1, list)?))),
            Amount::Exactly(0) => Some(Truth::Not(Box::new(self.at_least(1, list)?))),
            Amount::Exactly(n) if n as usize >= list.len() => self.at_least(n as usize, list),
            Amount::Exactly(n) => {
                let more = Truth::Not(Box::new(self.at_least(n as usize + 1, list)?));
                Some(Truth::And(vec![self.at_least(n as usize, list)?, more]))
            }
        }
    }

    /// Returns that at least `n` hold. Halving the list again and again keeps this much shorter than all choices.
    fn at_least(&mut self, n: usize, list: &[Truth]) -> Option<Truth> {
        if n == 0 || n > list.len() {
            return Some(Truth::Compare(whole(0), Comparison::Equal, whole(i64::from(n > 0))));
        }
        if n == 1 || n == list.len() {
            let size: usize = list.iter().map(bounds::size).sum();
            *self.budget = self.budget.checked_sub(u32::try_from(size).ok()?)?;
            return Some(match list {
                [one] => one.clone(),
                _ if n == 1 => Truth::Or(list.to_vec()),
                _ => Truth::And(list.to_vec()),
            });
        }
        let (left, right) = list.split_at(list.len() / 2);
        let mut any = Vec::new();
        for first in n.saturating_sub(right.len())..=n.min(left.len()) {
            let halves = [(first, left), (n - first, right)];
            let mut both = Vec::new();
            for (n, half) in halves.into_iter().filter(|(n, _)| *n > 0) {
                both.push(self.at_least(n, half)?);
            }
            any.push(all(both));
        }
        Some(if any.len() == 1 { any.remove(0) } else { Truth::Or(any) })
    }
}
