//! Clauses that compare, and leave out what they compare with: "..., but Ann came earlier", "and Bob even later".

use std::ops::Range;

use super::{Before, Marked};
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
