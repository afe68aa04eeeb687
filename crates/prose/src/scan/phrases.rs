//! The phrases of the lexicon in a sentence, by their classes.

use super::Scan;
use crate::grammar::Element;
use crate::lexicon::{ClassId, Phrase};
use crate::positions::Positions;

/// The positions of the phrases of one class.
#[derive(Debug)]
pub(super) struct ClassPlaces {
    pub(super) id: ClassId,
    /// Their starts.
    pub(super) starts: Positions,
    /// The positions after their ends.
    pub(super) ends: Positions,
    /// The positions outside names at which a pattern may find one; pauses may precede it.
    pub(super) places: Positions,
}

impl Scan<'_> {
    /// Returns the classes in the sentence.
    pub(crate) fn present(&self) -> impl Iterator<Item = ClassId> {
        self.classes.iter().map(|class| class.id)
    }

    /// Whether one of the classes is in the sentence.
    pub(crate) fn has(&self, classes: &[ClassId]) -> bool {
        classes.iter().any(|c| self.present[c.0 as usize] > 0)
    }

    /// Returns the positions at which an element may begin; only phrases restrict them.
    pub(crate) fn places(&self, element: Option<&Element>) -> Positions {
        let Some(Element::Phrase(classes)) = element else { return self.free };
        let of = |&class: &ClassId| self.class(class).map(|class| &class.places);
        classes.iter().filter_map(of).fold(Positions::default(), Positions::or)
    }

    /// Returns the last position before a token at which a phrase of some classes may begin.
    pub(crate) fn last_place(&self, classes: &[ClassId], end: usize) -> Option<usize> {
        classes.iter().filter_map(|&class| self.class(class)?.places.last_before(end)).max()
    }

    /// Whether phrases of one of each set of classes start in tokens `from..to`.
    pub(crate) fn has_within(&self, sets: &[Vec<ClassId>], from: usize, to: usize) -> bool {
        let starts = |class: &ClassPlaces| class.starts.next(from).is_some_and(|at| at < to);
        sets.iter().all(|classes| classes.iter().any(|&class| self.class(class).is_some_and(starts)))
    }

    pub(super) fn class(&self, class: ClassId) -> Option<&ClassPlaces> {
        let at = self.present.get(class.0 as usize)?.checked_sub(1)?;
        self.classes.get(at as usize)
    }

    /// Returns the lengths of the phrases of some classes at a token, the longest first.
    pub(crate) fn phrases(&self, at: usize, classes: &[ClassId]) -> impl Iterator<Item = usize> {
        let here = if at < self.tokens.len() { self.phrases.row(at) } else { &[] };
        let of_class = |p: &&Phrase| classes.contains(&p.class);
        here.iter().filter(of_class).filter_map(move |p| {
            let end = at + p.length as usize;
            // A phrase must not split a name.
            let parts_name = self.inside.contains(at) || self.inside.contains(end);
            (!parts_name).then_some(p.length as usize)
        })
    }

    /// Returns the length of the longest phrase of some classes at a token that is shorter than `other`.
    pub(crate) fn phrase_below(&self, at: usize, classes: &[ClassId], other: usize) -> Option<usize> {
        self.phrases(at, classes).find(|&length| length < other)
    }

    pub(crate) fn is_of(&self, at: usize, class: Option<ClassId>) -> bool {
        class.and_then(|class| self.class(class)).is_some_and(|class| class.starts.contains(at))
    }

    /// Returns the starts of the phrases of a class.
    pub(super) fn starts(&self, class: Option<ClassId>) -> Positions {
        class.and_then(|class| self.class(class)).map_or_else(Positions::default, |class| class.starts)
    }

    /// Returns the positions of pauses and the starts of phrases of some classes.
    pub(crate) fn pauses_and(&self, classes: &[ClassId]) -> Positions {
        classes.iter().filter_map(|&class| self.class(class)).fold(self.pauses, |all, class| all.or(&class.starts))
    }

    /// Whether a comparative begins at one of the tokens.
    pub(super) fn compares(&self, at: usize, length: usize) -> bool {
        (at..at + length).any(|t| self.comparing.contains(t))
    }

    pub(super) fn is_reserved(&self, class: ClassId) -> bool {
        self.vocabulary.language.lexicon.is_reserved(class)
    }

    /// Whether a phrase that carries logic begins at a token.
    pub(crate) fn carries_logic(&self, at: usize) -> bool {
        self.longest[at].is_some_and(|phrase| self.is_reserved(phrase.class))
    }

    /// Whether no phrase at a token is longer.
    pub(crate) fn is_longest(&self, at: usize, to: usize, length: usize) -> bool {
        self.longest(at, to).is_none_or(|longest| longest.length as usize <= length)
    }

    /// Returns the longest phrase at a token, of equally long ones a reserved one.
    pub(super) fn longest(&self, at: usize, to: usize) -> Option<Phrase> {
        let longest = self.longest[at]?;
        if at + longest.length as usize <= to {
            return Some(longest);
        }
        let lexicon = &self.vocabulary.language.lexicon;
        let whole = |p: &&Phrase| {
            let end = at + p.length as usize;
            // A phrase must not end inside a name.
            (p.class.0 as usize) < lexicon.classes() && end <= to && !self.inside.contains(end)
        };
        self.phrases.row(at).iter().find(whole).copied()
    }

    /// Whether a description may begin at a token: with a name, an article or a word for an unnamed entity.
    pub(crate) fn opens(&self, at: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let at = (at..to).find(|&t| !self.is_pause(t)).unwrap_or(to);
        at < to
            && (self.mention(at, to).is_some()
                || [roles.the, roles.head, roles.preposition].into_iter().any(|class| self.is_of(at, class)))
    }

    /// Whether a predicate may begin at a token: a description ends before it, and none begins at it.
    pub(crate) fn turns(&self, at: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let ended = (0..at).rev().find(|&t| !self.is_pause(t)).is_some_and(|last| {
            let open = [roles.the, roles.preposition, roles.relative];
            self.mention_ends(last) || !open.into_iter().any(|class| self.is_of(last, class))
        });
        ended && !self.opens(at, to)
    }
}
