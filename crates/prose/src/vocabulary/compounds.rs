//! Compounds written in one word, as Dutch makes them: a value, letters that link, a known ending (`katteneigenaar`).

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::tokens::fold;

/// How a language makes compounds.
#[derive(Debug, Default)]
pub(crate) struct Compounds {
    links: Vec<SmolStr>,
    /// The endings by their last two bytes: most words have none of them.
    endings: FxHashMap<[u8; 2], Vec<SmolStr>>,
}

impl Compounds {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let mut compounds = Self::default();
        for line in sections.lines("compounds") {
            let Some((key, words)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`links: s, en` or `endings: eigenaar, drinker` is expected"));
                continue;
            };
            let words = words.split(',').map(|w| fold(w.trim())).filter(|w| !w.is_empty());
            match key.trim() {
                "links" => compounds.links.extend(words),
                "endings" => {
                    for ending in words {
                        match ending.as_bytes().last_chunk() {
                            Some(&tail) => compounds.endings.entry(tail).or_default().push(ending),
                            None => mistakes.push(line.mistake(format!("`{ending}` is too short for an ending"))),
                        }
                    }
                }
                _ => mistakes.push(line.mistake("a compound has `links:` and `endings:`")),
            }
        }
        compounds
    }

    /// Visits the first parts of a compound with a known ending, with and without linking letters, and the ending.
    pub(crate) fn beginnings<'a>(&self, word: &'a str, visit: &mut dyn FnMut(&'a str, &str)) {
        let tail = word.as_bytes().last_chunk::<2>();
        for ending in tail.and_then(|tail| self.endings.get(tail)).into_iter().flatten() {
            self.before(word, ending, &mut |beginning| visit(beginning, ending));
        }
    }

    /// Visits the first parts of a compound with an ending, with and without linking letters.
    pub(crate) fn before<'a>(&self, word: &'a str, ending: &str, visit: &mut dyn FnMut(&'a str)) {
        let Some(before) = word.strip_suffix(ending).filter(|before| before.len() >= 2) else { return };
        visit(before);
        for link in &self.links {
            if let Some(bare) = before.strip_suffix(link.as_str()).filter(|bare| bare.len() >= 2) {
                visit(bare);
            }
        }
    }

    /// Whether the language makes compounds.
    pub(crate) fn are_made(&self) -> bool {
        !self.links.is_empty()
    }
}
