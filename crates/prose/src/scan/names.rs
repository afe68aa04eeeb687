//! The names in a sentence.

use super::Scan;
use crate::vocabulary::Mention;

impl Scan<'_> {
    /// Whether a position is inside a name, where nothing may end.
    pub(crate) fn is_inside_name(&self, at: usize) -> bool {
        self.inside.contains(at)
    }

    /// Whether an agent noun follows a name in a compound: `lover` in "the cat lover".
    pub(crate) fn parts_agent(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.is_of(at, self.grammar().roles.agent) && self.mention_ends(at - 1)
    }

    /// Returns the longest mention at a token that ends at `end` or before.
    pub(crate) fn mention(&self, at: usize, end: usize) -> Option<&Mention> {
        if !self.named.contains(at) {
            return None;
        }
        self.mentions.row(at).iter().find(|m| m.end as usize <= end)
    }

    /// Returns the longest mention at each token.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Mention> {
        self.named.within(0..self.tokens.len()).map(|at| &self.mentions.row(at)[0])
    }

    /// Returns the number of names in tokens `from..to`.
    pub(crate) fn names_in(&self, from: usize, to: usize) -> usize {
        let (mut at, mut names) = (from, 0);
        while at < to {
            let mention = self.mention(at, to);
            names += usize::from(mention.is_some());
            at = mention.map_or(at + 1, |m| m.end as usize);
        }
        names
    }

    /// Returns the first name within tokens `from..to`.
    pub(crate) fn first_name(&self, from: usize, to: usize) -> Option<&Mention> {
        self.named.within(from..to).find_map(|at| self.mention(at, to))
    }

    /// Whether the name of a thing, not of a person, begins at a token.
    pub(crate) fn names_thing(&self, at: usize, to: usize) -> bool {
        self.mention(at, to).is_some() && !self.denotes_person(at, to)
    }

    /// Whether tokens end with a negated noun: "without a dog".
    pub(crate) fn lacks_last(&self, (from, to): (usize, usize)) -> bool {
        let named = |at: usize| self.mention(at + 1, to).is_some_and(|name| name.end as usize == to);
        (from..to).any(|at| self.is_of(at, self.grammar().roles.lacking) && named(at))
    }

    /// Whether a name of several words that begins with a number ends before a token: "two days".
    pub(crate) fn ends_with_amount(&self, end: usize) -> bool {
        let ends = self.names().find(|name| name.end as usize == end && name.end > name.start + 1);
        ends.is_some_and(|name| self.number(name.start as usize).is_some())
    }

    /// Whether a name ends with a token.
    pub(super) fn mention_ends(&self, last: usize) -> bool {
        self.name_ends.contains(last + 1)
    }
}
