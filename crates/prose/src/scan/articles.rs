//! Words with another use before some names: articles that are relative pronouns, prepositions that compare.

use super::rows::Rows;
use crate::language::Clauses;
use crate::lexicon::ClassId;
use crate::tokens::{Kind, Token};
use crate::vocabulary::{Mention, Vocabulary};

/// Maximum number of tokens of the words for an unnamed person: "der Mann".
const MAX_HEAD: usize = 3;

/// Whether a relative pronoun at a token is an article, in a language that has words for both: "der Däne" and "der Tee
/// trinkt". A relative clause stands behind a sign, and its verb comes last.
pub(super) fn is_article(vocabulary: &Vocabulary<'_>, tokens: &[Token], mentions: &Rows<Mention>, at: usize) -> bool {
    let (lexicon, roles) = (&vocabulary.language.lexicon, &vocabulary.language.grammar.roles);
    let is = |at: usize, class| class_at(vocabulary, tokens, at, class);
    if vocabulary.language.clauses != Clauses::BehindSigns || !is(at, roles.the) {
        return false;
    }
    let of_head = |start: usize, end: usize| {
        let mut phrases = lexicon.at(tokens, start).into_iter();
        phrases.any(|phrase| Some(phrase.class) == roles.head && start + phrase.length as usize == end)
    };
    let behind_head = |at: usize| (at.saturating_sub(MAX_HEAD)..at).any(|start| of_head(start, at));
    let begins = |at: usize| at == 0 || tokens[at - 1].kind == Kind::Sign || behind_head(at);
    let behind_preposition =
        |at: usize| at > 0 && (is(at - 1, roles.preposition) || is(at - 1, roles.belongs)) && at > 1 && begins(at - 1);
    if !begins(at) && !behind_preposition(at) {
        return true;
    }
    let Some(next) = tokens.get(at + 1) else { return true };
    let name = mentions.row(at + 1).first();
    // Behind an article stands its noun: "der Wirt vom Adlerhorst".
    let noun = (next.capital && next.kind == Kind::Word).then_some(at + 2);
    let Some(behind) = name.map(|name| name.end as usize).or(noun) else { return false };
    let end = (behind..tokens.len()).find(|&t| tokens[t].kind == Kind::Sign).unwrap_or(tokens.len());
    let is_verb = |t: usize| {
        let reserved = lexicon.at(tokens, t).iter().any(|phrase| lexicon.is_reserved(phrase.class));
        tokens[t].kind == Kind::Word && !tokens[t].capital && mentions.row(t).is_empty() && !reserved
    };
    let last = end - 1;
    let between = behind..last;
    let has_verb = between.clone().any(|t| is(t, roles.verb)) || between.clone().any(|t| is(t, roles.and));
    let is_person = name.is_some_and(|name| name.values.iter().all(|&value| vocabulary.is_person(value)));
    last < behind || !is_verb(last) || has_verb || is_person && !is(last, roles.be)
}

/// Whether a preposition that compares elsewhere belongs to the name behind it, because it refers to the category of
/// that: "nach Rom", where "nach Anna" compares.
pub(super) fn governs(
    vocabulary: &Vocabulary<'_>,
    tokens: &[Token],
    mentions: &Rows<Mention>,
    at: usize,
    length: usize,
) -> bool {
    let end = at + length;
    let name = if end < tokens.len() { mentions.row(end).first() } else { None };
    let Some(name) = name.filter(|_| class_at(vocabulary, tokens, at, vocabulary.language.grammar.roles.preposition))
    else {
        return false;
    };
    let infos = vocabulary.infos(&tokens[at..end]);
    let referents = vocabulary.referents(tokens, at, &infos[0]);
    name.values.iter().any(|value| referents.iter().any(|(category, _)| *category == value.category))
}

/// Whether a word such as `than` follows a token.
pub(super) fn than_follows(vocabulary: &Vocabulary<'_>, tokens: &[Token], at: usize) -> bool {
    (at + 1..tokens.len()).any(|t| class_at(vocabulary, tokens, t, vocabulary.language.grammar.roles.than))
}

/// Whether a comparative that needs a word such as `than` behind it compares here: that word follows, or what it
/// compares with is left out at the end of the clause: "Ann paid 5 euros, Bob more".
pub(super) fn compares_here(vocabulary: &Vocabulary<'_>, tokens: &[Token], at: usize, length: usize) -> bool {
    let roles = &vocabulary.language.grammar.roles;
    let end = at + length;
    let ends = tokens.get(end).is_none_or(|next| next.kind == Kind::Sign)
        || [roles.and, roles.but].iter().any(|&class| class_at(vocabulary, tokens, end, class));
    than_follows(vocabulary, tokens, at) || at > 0 && ends
}

/// Whether a phrase of a class begins at a token.
fn class_at(vocabulary: &Vocabulary<'_>, tokens: &[Token], at: usize, class: Option<ClassId>) -> bool {
    vocabulary.language.lexicon.at(tokens, at).iter().any(|phrase| Some(phrase.class) == class)
}
