//! Clauses with an object pronoun before the verb, which stands for something that was named earlier: French "Anne ne l'a
//! pas prise".

use std::ops::Range;

use super::{Before, Marked};
use crate::guess::marks::{Mark, What};
use crate::scan::Scan;
use crate::tokens::Token;

impl Marked<'_, '_> {
    /// Returns the tokens of a clause about one name with what the pronoun before its verb stands for, behind the verb.
    pub(super) fn with_object_before_verb(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let (scan, tokens, roles) = (self.scan, self.scan.tokens, self.scan.grammar().roles);
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        let is_plain = self.within(piece).all(|mark| {
            mark.start == name.start || matches!(mark.what, What::Unknown | What::Not) && mark.start > name.start
        });
        let is_denied = self.within(piece).any(|mark| matches!(mark.what, What::Not));
        // An article never follows the first half of a negation, nor precedes "has".
        let half = scan.phrases(name.end, roles.half_not.as_slice()).next().unwrap_or(0);
        let at = name.end + half;
        let is_elided = |at: usize| tokens[at].text.ends_with(['\'', '’']);
        let has = |at: usize| scan.is_of(at, roles.verb) && !scan.is_of(at, roles.be);
        let is_article = at + 1 < piece.end && scan.is_of(at, roles.the);
        let is_pronoun = is_article && if half > 0 { is_denied } else { is_elided(at) && has(at + 1) };
        let object = self.named_before(piece, before, name).filter(|_| is_plain && is_pronoun)?;
        Some([&tokens[piece.start..at], &tokens[at + 1..piece.end], object].concat())
    }

    /// Returns what the sentence or the one before names of another kind than a name in a piece: whom it is about, or
    /// else the last of them.
    fn named_before<'b>(
        &'b self,
        piece: &Range<usize>,
        before: &'b Before<'_>,
        name: &Mark<'_>,
    ) -> Option<&'b [Token]> {
        let category = name.values().first()?.category;
        let is_other = |tokens: &&[Token]| {
            let scan = Scan::new(self.scan.vocabulary, tokens);
            scan.names().next().is_some_and(|name| name.values[0].category != category)
        };
        let earlier = self.marks.iter().rev().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut earlier = earlier.map(|mark| &self.scan.tokens[mark.start..mark.end]);
        let subject = before.subject.as_deref().filter(is_other);
        let named = || before.context.names.iter().map(Vec::as_slice).find(is_other);
        subject.or_else(|| earlier.find(is_other)).or_else(named)
    }
}
