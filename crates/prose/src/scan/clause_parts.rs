//! The parts of a clause: what each of its words does, as far as that tells which one is its verb.

use super::Scan;
use crate::guess::Role;
use crate::language::{Capitals, Clauses};
use crate::lexicon::ClassId;
use crate::tokens::{Gap, Kind, fold};
use crate::verbs::VerbKind;

/// What a token or a phrase is in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A name.
    Name,
    /// It parts clauses, or the items of a list.
    Joint,
    /// It parts clauses.
    Break,
    Relative,
    /// An article, a number, a possessive: a noun follows.
    Article,
    Preposition,
    /// A verb that is known.
    Verb,
    /// Words that relate two things by themselves: `left of`.
    Relation,
    Auxiliary,
    Noun,
    /// A word of the language that changes nothing here.
    Filler,
    /// A word that may be a verb.
    Word,
}

/// The roles of words between a condition and what depends on it.
const CONDITIONS: [Role; 6] = [Role::If, Role::IfBehind, Role::OnlyIf, Role::Unless, Role::Iff, Role::Then];

impl Scan<'_> {
    /// Returns where the parts of the sentence begin, and what they are.
    pub(super) fn parts_of_clause(&self) -> Vec<(usize, Part)> {
        let mut parts: Vec<(usize, Part)> = Vec::with_capacity(self.tokens.len());
        let mut at = 0;
        while at < self.tokens.len() {
            let follows_article = matches!(parts.last(), Some((_, Part::Article | Part::Preposition)));
            let (part, length) = self.part_of_clause(at, follows_article);
            parts.push((at, part));
            at += length;
        }
        parts
    }

    /// Returns what begins at a token, and its length in tokens.
    fn part_of_clause(&self, at: usize, follows_article: bool) -> (Part, usize) {
        let (language, token) = (self.vocabulary.language, &self.tokens[at]);
        if let Some(name) = self.mention(at, self.tokens.len()) {
            return (Part::Name, name.end as usize - at);
        }
        if token.kind == Kind::Sign && !self.phrases.row(at).iter().any(|phrase| phrase.length > 1) {
            return match () {
                () if self.is_comma(at) => (Part::Joint, 1),
                () if self.is_pause(at) => (Part::Filler, 1),
                () => (Part::Break, 1),
            };
        }
        let condition = |role: &Role| language.guess_words.is(*role, self.tokens, at);
        if let Some(length) = CONDITIONS.iter().find_map(condition) {
            return (Part::Break, length);
        }
        // "11th", "left-handed".
        let is_ending = token.gap == Gap::Nothing && at > 0 && self.tokens[at - 1].kind == Kind::Number;
        if token.gap == Gap::Hyphen || is_ending {
            return (Part::Filler, 1);
        }
        if let Some(&(_, length)) = self.comparatives(at).first() {
            return (Part::Relation, length);
        }
        // "The drink", "the tall gardener" of a category of gardeners, and what has a capital where all nouns have.
        let is_category = || {
            let named = self.category_name(at).map(|(category, _)| &self.vocabulary.puzzle.category(category).name);
            named.is_some_and(|name| fold(name) == token.text)
        };
        let is_capital = token.capital && (0..at).any(|before| !self.is_pause(before));
        let is_noun = || follows_article || language.capitals == Capitals::Nouns && is_capital || is_category();
        let phrase = self.longest(at, self.tokens.len());
        let length = phrase.map_or(0, |phrase| phrase.length as usize);
        if let Some((kind, listed)) = language.verbs.at(self.tokens, at).filter(|&(_, listed)| listed >= length) {
            let part = match kind {
                VerbKind::Links if is_noun() => Part::Noun,
                VerbKind::Links => Part::Verb,
                VerbKind::Auxiliary => Part::Auxiliary,
                VerbKind::Adverb => Part::Filler,
                VerbKind::Preposition => Part::Preposition,
            };
            return (part, listed);
        }
        if let Some(phrase) = phrase {
            return (self.part_of_class(at, phrase.class, length), length);
        }
        if let Some((_, length)) = self.number(at) {
            return (Part::Article, length);
        }
        if let Some((_, length)) = self.units(at).iter().find(|unit| unit.1 > 0) {
            return (Part::Noun, *length);
        }
        if self.refers(at) {
            return (if is_noun() { Part::Noun } else { Part::Verb }, 1);
        }
        (if is_capital { Part::Noun } else { Part::Word }, 1)
    }

    /// Returns what a phrase of a class is that begins at a token.
    fn part_of_class(&self, at: usize, class: ClassId, length: usize) -> Part {
        let roles = self.grammar().roles;
        let is = |of: Option<ClassId>| {
            let mut here = self.phrases.row(at).iter().filter(|phrase| phrase.length as usize == length);
            of.is_some() && here.any(|phrase| Some(phrase.class) == of)
        };
        let any = |classes: &[Option<ClassId>]| classes.iter().any(|&class| is(class));
        // Where articles are relative pronouns, too, a comma tells which they are, and a preposition may stand between.
        let is_settled = self.vocabulary.language.clauses == Clauses::Anywhere
            || (0..at).rev().take(2).any(|before| self.is_comma(before));
        let has_relative = || (at..at + length).any(|at| self.is_of(at, roles.relative));
        match () {
            () if is_settled && (any(&[roles.relative, roles.whose]) || is(roles.head) && has_relative()) => {
                Part::Relative
            }
            () if any(&[roles.not, roles.not_behind, roles.half_not, roles.either, roles.neither, roles.both]) => {
                Part::Filler
            }
            () if any(&[roles.no, roles.the, roles.theirs, roles.possessive]) => Part::Article,
            () if any(&[roles.and, roles.or, roles.nor, roles.but]) => Part::Joint,
            () if any(&[roles.preposition, roles.of, roles.belongs, roles.lacking]) => Part::Preposition,
            () if any(&[roles.be, roles.verb, roles.linker, roles.attitude]) => Part::Verb,
            () if any(&[roles.head, roles.agent, roles.fellow, roles.companion, roles.somebody]) => Part::Noun,
            () if any(&[roles.one, roles.part]) => Part::Noun,
            () if self.is_reserved(class) => Part::Relation,
            () => Part::Filler,
        }
    }
}
