//! Clauses that compare, and leave out what they compare with: "..., but Ann came earlier", "and Bob even later".

use std::ops::Range;

use super::{Before, Marked};
use crate::guess::adjectives;
use crate::guess::marks::{Mark, What};
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::Comparative;

/// Whether a mark compares two things.
pub(super) fn is_comparison(mark: &Mark<'_>) -> bool {
    matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_))
}

/// Whether two marks compare, and not in opposite ways.
fn agree(one: &Mark<'_>, other: &Mark<'_>) -> bool {
    comparative(one).zip(comparative(other)).is_some_and(|(one, other)| !one.is_opposite(other))
}

fn comparative<'a>(mark: &Mark<'a>) -> Option<&'a Comparative> {
    match mark.what {
        What::Comparative(found) | What::ComparingVerb(found) => Some(found),
        _ => None,
    }
}

impl Marked<'_, '_> {
    /// Returns a clause about a name of its own with what it compares with: what the clause before compares with, or
    /// whom that is about.
    pub(super) fn with_compared(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let mut names = self.names(piece);
        let own = names.next().filter(|_| names.next().is_none())?;
        let compared = self.within(piece).find(|mark| is_comparison(mark) && mark.start >= own.end)?;
        let is_open = !self.within(piece).any(|mark| mark.start > compared.start || matches!(mark.what, What::Than));
        is_open.then(|| Some([&self.scan.tokens[piece.clone()], &self.left_out(piece, compared, before)?].concat()))?
    }

    /// Whether a piece begins with a name and compares it with another: "that of Ann stayed below that of Bob".
    pub(super) fn compares_two(&self, piece: &Range<usize>) -> bool {
        let mut names = self.names(piece);
        let (Some(first), Some(second)) = (names.next(), names.next()) else { return false };
        let is_between = |mark: &Mark<'_>| mark.start >= first.end && mark.end <= second.start;
        let (words, roles) = (&self.scan.vocabulary.language.guess_words, self.scan.grammar().roles);
        let it = words.is(Role::It, self.scan.tokens, piece.start);
        let relative = self.scan.is_of(piece.start, roles.relative).then_some(1);
        let Some(of) = it.or(relative).map(|length| piece.start + length) else { return false };
        let begins = self.scan.is_of(of, roles.of) && self.scan.skip_articles(of + 1) == first.start;
        begins && self.within(piece).any(|mark| is_between(mark) && is_comparison(mark))
    }

    /// Returns a clause with the verb that it leaves out, since only the last word of what compared before stands in it:
    /// "Ann finished behind Bob, and Bob behind Cal".
    pub(super) fn with_verb(&self, piece: &Range<usize>) -> Option<Vec<Token>> {
        let tokens = self.scan.tokens;
        let name = self.names(piece).next().filter(|name| self.scan.skip_articles(piece.start) == name.start)?;
        let mut before = self.marks.iter().rev().filter(|mark| mark.end <= piece.start);
        let verb = before.find(|mark| is_comparison(mark))?;
        let is_last = name.end < piece.end && tokens[name.end].text == tokens[verb.end - 1].text;
        let goes_on = self.names(piece).nth(1).is_some() && !self.within(piece).any(is_comparison);
        (verb.end > verb.start + 1 && is_last && goes_on).then(|| {
            [&tokens[piece.start..name.end], &tokens[verb.start..verb.end], &tokens[name.end + 1..piece.end]].concat()
        })
    }

    /// Returns the tokens of a piece that compares by "more than" or "less than" alone with the adjective of the
    /// comparison before it: French "plus tôt que Luc, mais moins que Théo".
    pub(super) fn with_adjective(&self, piece: &Range<usize>) -> Option<Vec<Token>> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let compares = |mark: &&Mark<'_>| is_comparison(mark);
        let own = self.within(piece).find(compares)?;
        let before = self.marks.iter().rfind(|mark| mark.end <= piece.start && is_comparison(mark))?;
        let is_bare = adjectives::is_bare(scan, own.start, own.end);
        let has_adjective = adjectives::has_adjective(scan, before.start, before.end);
        let adjective = &tokens[before.start + 1..before.end];
        (is_bare && has_adjective)
            .then(|| [&tokens[piece.start..=own.start], adjective, &tokens[own.end..piece.end]].concat())
    }

    /// Whether a piece is nothing but another name of the kind that the clause before compares with.
    pub(super) fn is_another_target(&self, piece: &Range<usize>) -> bool {
        let Some(name) = self.only_name(piece) else { return false };
        let mut before = self.marks.iter().rev().filter(|mark| mark.end <= piece.start);
        let last = before.find(|mark| !matches!(mark.what, What::And | What::Comma));
        let is_alike =
            last.and_then(|last| last.values().first()).is_some_and(|last| name.values()[0].category == last.category);
        is_alike && self.marks.iter().any(|mark| mark.end <= piece.start && is_comparison(mark))
    }

    /// Returns the tokens of what a comparison leaves out, with the word that goes before it.
    pub(super) fn left_out(
        &self,
        piece: &Range<usize>,
        compared: &Mark<'_>,
        before: &Before<'_>,
    ) -> Option<Vec<Token>> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let needs_than = match &compared.what {
            What::Comparative(found) => found.before_than,
            _ => false,
        };
        let than = if needs_than { &words.than[..] } else { &[] };
        let is_before = |mark: &&Mark<'_>| mark.end <= piece.start;
        let last = self
            .marks
            .iter()
            .filter(is_before)
            .rfind(|mark| is_comparison(mark) || matches!(mark.what, What::Bound(_)));
        let Some(last) = last else {
            // "It did not cost 11 euros, but more."
            let mut marks = self
                .marks
                .iter()
                .filter(is_before)
                .rev()
                .skip_while(|mark| matches!(mark.what, What::Comma | What::And | What::Unknown));
            let (name, not) = (marks.next()?, marks.next()?);
            let is_denied = !name.values().is_empty() && matches!(not.what, What::Not);
            return is_denied.then(|| [than, &tokens[name.start..name.end]].concat());
        };
        // "Ann came after Bob, and Cal even later" is about Ann.
        let is_still =
            |at: usize| words.is(Role::Still, tokens, at).is_some_and(|length| at + length == compared.start);
        if (piece.start..compared.start).any(is_still) && agree(last, compared) {
            let said = before.clause.as_ref()?.ways.first()?;
            let name =
                Scan::new(scan.vocabulary, said).names().next().map(|name| name.start as usize..name.end as usize)?;
            return Some([than, &said[name]].concat());
        }
        if matches!(last.what, What::Bound(_)) {
            // "Cal paid less than 11 euros, Eve more."
            let from = (last.start..last.end).find(|&at| scan.is_of(at, scan.grammar().roles.than))?;
            return Some(tokens[from..last.end].to_vec());
        }
        let is_other = |mark: &&Mark<'_>| mark.start >= last.end && !mark.values().is_empty();
        let other = self.marks.iter().filter(is_before).rfind(is_other)?;
        Some([than, &tokens[other.start..other.end]].concat())
    }
}
