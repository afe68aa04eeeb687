//! Relative clauses and phrases that need not belong to the description in which they stand.

use super::Scan;

/// A relative clause at the end of a description, before it names anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpenClause {
    /// Of what the sentence begins with.
    First,
    /// Of something in a sentence that may deny it.
    Within,
}

impl Scan<'_> {
    /// Returns the clause in which tokens that may be a description end, if it names nothing yet. The next words belong
    /// to it: "the teapot that cost" of "the teapot that cost more than the clock was sold by Harry".
    pub(crate) fn open_clause(&self, from: usize, to: usize) -> Option<OpenClause> {
        let roles = self.grammar().roles;
        let at = self.starts(roles.relative).within(from..to).filter(|&at| !self.is_in_name(at)).last()?;
        // "The tea drinker is the one who is older than Bob" has a clause about an unnamed person.
        let possessive = self.is_of(at, roles.whose) || at > 0 && self.is_of(at - 1, roles.whose);
        let somebody = self.ends_with(roles.head, at) || self.is_of(at, roles.head);
        let of_somebody = somebody && !possessive && self.host(at).is_none();
        if of_somebody || self.names_in(from, at) == 0 || self.names_in(at, to) > 0 {
            return None;
        }
        // What precedes the description may deny it, or make it a condition.
        let within = (0..from).any(|t| !self.is_pause(t)) || (from..to).any(|t| self.denies(t));
        Some(if within { OpenClause::Within } else { OpenClause::First })
    }

    /// Whether tokens end with a verb of thinking or wanting, of which the next words are the object: "Ann was looking
    /// for".
    pub(crate) fn ends_with_attitude(&self, from: usize, to: usize) -> bool {
        let attitudes = self.starts(self.grammar().roles.attitude);
        let last = attitudes.within(from..to).filter(|&at| !self.is_in_name(at)).last();
        last.is_some_and(|at| self.names_in(from, at) > 0 && self.names_in(at, to) == 0)
    }

    /// Whether a negation behind tokens may deny the clause or the sentence: "Kim, die 45 min | niet koos".
    pub(crate) fn ends_in_clause(&self, from: usize, to: usize) -> bool {
        self.mention_ends(to - 1) && self.has_clause(from + 1, to)
    }

    /// Whether the second description of a pattern has a part that need not belong to it: a phrase behind a person's
    /// name in a comparison ("Beth paid less than Colin for the clock"), or what follows the comma that ends an
    /// apposition ("Beth, older than Colin, bought the clock"). The first description ends at `before`.
    pub(crate) fn attaches_otherwise(&self, compares: bool, before: usize, (from, to): (usize, usize)) -> bool {
        let roles = self.grammar().roles;
        let Some(name) = self.first_name(from, to) else { return false };
        let end = name.end as usize;
        let proper = name.start as usize == from && name.values.iter().all(|&v| self.vocabulary.is_proper_name(v));
        let begins = |at: usize| [roles.preposition, roles.belongs].into_iter().any(|class| self.is_of(at, class));
        // "Half an hour after Bob, from lane 1" may be said of either.
        let phrase = end < to && (begins(end) || self.is_comma(end) && begins(end + 1));
        let comma = |t: usize| self.is_comma(t) && !self.is_inside_name(t);
        let first = self.names().filter(|name| name.end as usize <= before).last();
        let apposed = (first.map_or(before, |name| name.end as usize)..from).any(comma);
        let more = self.names_in(end, to) > 0;
        more && compares && proper && phrase || apposed && (end..to).any(|t| comma(t) && t + 1 < to)
    }

    /// Whether a later description of a pattern is a relative clause about the name before it ("Ann drinks tea whose
    /// price is 20 or is the pilot"), or one that goes on with another clause ("it is not Ann who has the cat that").
    pub(crate) fn is_parted_clause(&self, from: usize, to: usize) -> bool {
        let relative = |at: usize| self.relative_pronoun(at).is_some();
        let behind = from > 0 && relative(from - 1);
        self.has_clause(from, from + 1) || behind && (from..to).any(|at| relative(at) && self.names_in(from, at) > 0)
    }
}
