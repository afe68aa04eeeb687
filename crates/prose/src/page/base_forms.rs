//! The forms of words as lists have them: without the ending of a case.

use crate::language::Capitals;
use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Token, tokens};
use crate::vocabulary::Nearness;

impl Words<'_> {
    /// Returns an everyday word such as a colour without its ending, if `token` has one; `original` is its text.
    pub(super) fn uninflected(&self, token: &Token, original: &str) -> Option<String> {
        let is_everyday = |word: &str| self.language.lexicon.is_everyday(word, |_| false);
        let mut base: Option<usize> = None;
        self.language.forms.inflection.stems(&token.text, &mut |stem, nearness| {
            let is_base = nearness == Nearness::Form && is_everyday(stem) && !token.capital;
            if is_base && token.text.starts_with(stem) {
                let ending = token.text.chars().count() - stem.chars().count();
                base = Some(base.map_or(ending, |other| other.max(ending)));
            }
        });
        let ending = base?;
        let kept = original.char_indices().rev().nth(ending.checked_sub(1)?).map(|(at, _)| at)?;
        Some(original[..kept].to_owned())
    }

    /// Returns values that are adjectives without the ending of their case, if most have the same one: `einen braunen, einen
    /// gelben und einen lila`. Only where nouns have capitals do small letters show adjectives.
    pub(super) fn adjectives(&self, values: &[String]) -> Option<Vec<String>> {
        let is_word = |value: &String| value.chars().all(char::is_lowercase);
        if self.language.capitals != Capitals::Nouns || !values.iter().all(is_word) {
            return None;
        }
        let ending = self.ending(values)?;
        let base = |value: &String| value.strip_suffix(ending).unwrap_or(value).to_owned();
        let bases: Vec<String> = values.iter().map(base).collect();
        let changed = bases.iter().zip(values).filter(|(base, value)| base != value).count();
        // `dunklen` has lost a letter.
        let is_whole = |base: &String| {
            let mut last = base.chars().rev();
            let (last, before) = (last.next(), last.next());
            !matches!(last, Some('l' | 'r')) || before.is_some_and(|c| "aeiouäöü".contains(c) || Some(c) == last)
        };
        // `gestreift` ends like a verb.
        (changed * 2 > values.len() && !ending.contains('t') && bases.iter().all(is_whole)).then_some(bases)
    }

    /// Returns the longest of the endings that most words have behind their stems.
    fn ending<'v>(&self, values: &'v [String]) -> Option<&'v str> {
        let mut found: Vec<&str> = Vec::new();
        for value in values {
            let mut own: Vec<&str> = Vec::new();
            self.language.forms.inflection.stems(value, &mut |stem, nearness| {
                let ending = value.strip_prefix(stem).filter(|ending| !ending.is_empty() && nearness == Nearness::Form);
                own.extend(ending);
            });
            own.sort_unstable();
            own.dedup();
            found.extend(own);
        }
        let count = |ending: &str| found.iter().filter(|other| **other == ending).count();
        found.iter().copied().max_by_key(|ending| (count(ending), ending.len()))
    }

    /// Returns a name whose title has the ending of a case with the title itself: `Herr Birk` of `Herrn Birk`.
    pub(super) fn with_title(&self, name: &str) -> String {
        let found = tokens(name, self.split);
        let Some(first) = found.first().filter(|first| first.capital && found.len() > 1) else {
            return name.to_owned();
        };
        let is_title = |token: &Token| self.page.at(PhraseRole::Title, std::slice::from_ref(token), 0).is_some();
        let mut kept = first.text.len();
        self.language.forms.inflection.stems(&first.text, &mut |stem, nearness| {
            let is_other = tokens(stem, self.split).first().is_some_and(is_title);
            if nearness == Nearness::Form && first.text.starts_with(stem) && is_other {
                kept = kept.min(stem.len());
            }
        });
        let (start, end) = (first.span.start as usize, first.span.end as usize);
        let is_plain = is_title(first) && end - start == first.text.len();
        if is_plain { format!("{}{}", &name[..start + kept], &name[end..]) } else { name.to_owned() }
    }
}
