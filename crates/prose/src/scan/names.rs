//! The names in a sentence.

use super::Scan;
use crate::vocabulary::Mention;

impl Scan<'_> {
    /// Whether the token is between a name's tokens: nothing may end there.
    pub(crate) fn is_inside_name(&self, at: usize) -> bool {
        self.inside.contains(at)
    }

    /// Whether a name ends before a token which makes someone of it: "the cat lover" goes on there.
    pub(crate) fn parts_agent(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.is_of(at, self.grammar().roles.agent) && self.mention_ends(at - 1)
    }

    /// The longest mention at a token that ends by then.
    pub(crate) fn mention(&self, at: usize, end: usize) -> Option<&Mention> {
        if !self.named.contains(at) {
            return None;
        }
        self.mentions.row(at).iter().find(|m| m.end as usize <= end)
    }

    /// Every mention, the longest at each token.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Mention> {
        self.named.within(0..self.tokens.len()).map(|at| &self.mentions.row(at)[0])
    }

    /// How many names stand in tokens `from..to`.
    pub(crate) fn names_in(&self, from: usize, to: usize) -> usize {
        let (mut at, mut names) = (from, 0);
        while at < to {
            let mention = self.mention(at, to);
            names += usize::from(mention.is_some());
            at = mention.map_or(at + 1, |m| m.end as usize);
        }
        names
    }

    /// The first name that begins and ends in tokens `from..to`.
    pub(crate) fn first_name(&self, from: usize, to: usize) -> Option<&Mention> {
        self.named.within(from..to).find_map(|at| self.mention(at, to))
    }

    /// Whether the name of something that is no person begins at a token.
    pub(crate) fn names_thing(&self, at: usize, to: usize) -> bool {
        self.mention(at, to).is_some() && !self.denotes_person(at, to)
    }

    /// Whether tokens end with something that somebody is without.
    pub(crate) fn lacks_last(&self, (from, to): (usize, usize)) -> bool {
        let named = |at: usize| self.mention(at + 1, to).is_some_and(|name| name.end as usize == to);
        (from..to).any(|at| self.is_of(at, self.grammar().roles.lacking) && named(at))
    }

    /// Whether a name ends with a token.
    pub(super) fn mention_ends(&self, last: usize) -> bool {
        self.name_ends.contains(last + 1)
    }
}
