//! Words that name the same thing: `Norway, Norwegian, Norwegians`.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::words;

/// Maximum number of words in a family; bounds what a value adds to the vocabulary.
const MAX_FAMILY_WORDS: usize = 40;

/// The families of a language.
#[derive(Debug, Default)]
pub(crate) struct Families {
    /// The members of each family, as folded words.
    members: Vec<Vec<Vec<SmolStr>>>,
    /// The families that a phrase is in, by its words with blanks between.
    by_phrase: FxHashMap<SmolStr, Vec<u32>>,
}

impl Families {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut families = Self::default();
        for line in sections.lines("families") {
            let phrases = sections.phrases(line, &line.text, mistakes);
            let members = phrases.iter().map(|phrase| words(phrase, &lexicon.split));
            let members: Vec<Vec<SmolStr>> = members.filter(|words| !words.is_empty()).collect();
            if members.len() < 2 || members.len() > MAX_FAMILY_WORDS {
                let message = format!("two to {MAX_FAMILY_WORDS} words with commas between are expected");
                mistakes.push(line.mistake(message));
                continue;
            }
            let family = families.members.len() as u32;
            for member in &members {
                let of = families.by_phrase.entry(member.join(" ").into()).or_default();
                if of.contains(&family) {
                    mistakes.push(line.mistake(format!("`{}` stands twice in the family", member.join(" "))));
                }
                of.push(family);
            }
            families.members.push(members);
        }
        families
    }

    /// The members of each family.
    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Vec<String>> {
        self.members.iter().map(|family| family.iter().map(|member| member.join(" ")).collect())
    }

    /// Whether a phrase is the first of a family (the country) or another (its inhabitants); `None` if it is
    /// in no family.
    pub(crate) fn begins(&self, phrase: &str) -> Option<bool> {
        let first = |&family: &u32| {
            let first = self.members[family as usize].first();
            first.is_some_and(|first| first.iter().map(SmolStr::as_str).eq(phrase.split(' ')))
        };
        self.by_phrase.get(phrase).map(|of| of.iter().any(first))
    }

    /// The phrases that name the same as this one, without itself; `phrase` is folded words with blanks between.
    pub(crate) fn relatives<'a>(&'a self, phrase: &'a str) -> impl Iterator<Item = &'a [SmolStr]> {
        let of = self.by_phrase.get(phrase).map_or(&[][..], Vec::as_slice);
        of.iter()
            .flat_map(|&family| &self.members[family as usize])
            .map(Vec::as_slice)
            .filter(move |member| !member.iter().map(SmolStr::as_str).eq(phrase.split(' ')))
    }
}
