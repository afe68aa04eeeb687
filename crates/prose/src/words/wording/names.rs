//! Names in a sentence: articles, genders, inflected forms, the sounds that they begin with.

use super::Wording;
use crate::tokens::fold;
use crate::words::template::Shape;

impl Wording {
    /// Returns the article before a name, empty if there is none, or `None` if the gender is unknown.
    #[inline(never)]
    pub(crate) fn article(&self, shape: Shape, name: &str) -> Option<&str> {
        let gender = self.gender(name);
        let of = |gender: Option<&String>| self.articles.iter().find(|a| a.0 == shape && a.1.as_ref() == gender);
        gender.and_then(|g| of(Some(g))).or_else(|| of(None)).map(|a| a.2.as_str())
    }

    /// Returns the name in this shape, empty if a pronoun replaces it.
    pub(crate) fn inflected<'n>(&'n self, shape: Shape, name: &'n str) -> &'n str {
        if self.alone.contains(&shape) {
            return "";
        }
        self.inflected.get(&(shape, fold(name))).map_or(name, String::as_str)
    }

    fn gender(&self, name: &str) -> Option<&String> {
        let folded = fold(name);
        let mut words = folded.split(|c: char| c.is_whitespace() || c == '-').filter(|w| !w.is_empty());
        let head = if self.head_first { words.next() } else { words.next_back() }?;
        let listed = self.genders.get(&folded).or_else(|| self.genders.get(head));
        let by_ending = || self.endings.iter().find(|(e, _)| head.len() > e.len() && head.ends_with(e.as_str()));
        listed.or_else(|| by_ending().map(|e| &e.1))
    }

    /// Whether a text begins with the sound of a vowel.
    pub(crate) fn begins_with_vowel(&self, text: &str) -> bool {
        let folded = fold(text);
        let word = folded.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let begins = |list: &[String]| list.iter().any(|w| word.starts_with(w.as_str()));
        if begins(&self.no_vowel) {
            return false;
        }
        begins(&self.as_vowel) || word.chars().next().is_some_and(|c| self.vowels.contains(c))
    }

    /// Returns the singular of a category's name.
    pub(crate) fn singular(&self, name: &str) -> Option<String> {
        let folded = fold(name);
        if self.genders.contains_key(&folded) || self.head_first && name.contains(char::is_whitespace) {
            return None;
        }
        let (many, one) = self.singular.iter().find(|(many, _)| folded.ends_with(many.as_str()))?;
        let stem = name.get(..name.len().checked_sub(many.len())?)?;
        (stem.chars().count() > 2).then(|| format!("{stem}{one}")).filter(|found| found != name)
    }
}
