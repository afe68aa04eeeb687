//! The themes of categories, by their names, and the words that refer to them.
//!
//! A line of `[themes]` is `pet: pet, pets, animal | owns, keeps, owner`: the theme, the names of such categories, and
//! its cues: words by which sentences refer to it. After a second bar are verbs of loss, whose subjects do not have
//! the value: one who sold a dog has none. Marks after the name of a theme:
//! - `child!`: its values need a cue nearby: `Alice` is a child only in "the mother of Alice";
//! - `hobby~`: its values are activities or their agents, with derivations (`paints` from `painting`);
//! - `job@`: its values denote people;
//! - `drink&`: only persons have its values, not their possessions.
//!
//! Themes are also the dimensions of `[comparatives]`.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::{Phrases, words};
use crate::tokens::Token;
use crate::vocabulary::forms::Forms;
use crate::vocabulary::inflection::Inflection;
use crate::vocabulary::topics::Weight;

/// Minimum length in bytes of the noun at the end of a compound.
const MIN_HEAD: usize = 4;

/// The topic of some categories.
#[derive(Debug, Default)]
pub(crate) struct Themes {
    all: Vec<Theme>,
    /// The themes and the indices of their names that begin with a word of this stem.
    by_stem: FxHashMap<SmolStr, Vec<(u32, u32)>>,
    /// The stems of cues that are one word.
    cues: FxHashSet<SmolStr>,
    /// The themes that words refer to, by the stems of the words.
    words: FxHashMap<SmolStr, Vec<(ThemeId, Weight)>>,
    /// The themes that phrases of several words refer to.
    pub(crate) phrases: Phrases<ThemeId>,
    /// Verbs of loss, with the themes whose values their subjects do not have.
    pub(crate) without: Phrases<ThemeId>,
}

/// A theme, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ThemeId(pub(crate) u16);

/// What a category may be about.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark that the line may have")]
pub(crate) struct Theme {
    pub(crate) name: SmolStr,
    /// Whether its values need one of its words nearby.
    pub(crate) needs_cue: bool,
    /// Whether its values are activities or their agents, from which words are derived.
    pub(crate) deeds: bool,
    /// Whether its values denote people.
    pub(crate) people: bool,
    /// Whether only persons have its values, not their possessions.
    pub(crate) personal: bool,
    /// The words of the names of such categories.
    pub(crate) names: Vec<Vec<SmolStr>>,
    /// The words that refer to it.
    pub(crate) cues: Vec<Vec<SmolStr>>,
}

impl Theme {
    /// Whether its values are words: people, activities, or what only persons have, such as food.
    pub(crate) fn is_of_words(&self) -> bool {
        self.deeds || self.people || self.personal
    }
}

impl Themes {
    #[inline(never)]
    pub(crate) fn read(
        sections: &Sections<'_>,
        lexicon: &Lexicon,
        inflection: &Inflection,
        mistakes: &mut Vec<Mistake>,
    ) -> Self {
        let mut themes = Self::default();
        for line in sections.lines("themes") {
            let mut phrases = |text: &str| -> Vec<Vec<SmolStr>> {
                let phrases = sections.phrases(line, text, mistakes);
                phrases.iter().map(|phrase| words(phrase, &lexicon.split)).filter(|words| !words.is_empty()).collect()
            };
            let Some((name, rest)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`pet: pet, animal | owns, owner` is expected"));
                continue;
            };
            let mut parts = rest.splitn(3, '|');
            let [names, cues, without] = [(); 3].map(|()| parts.next().unwrap_or_default());
            let without = phrases(without);
            let theme = Theme {
                name: name.trim().trim_end_matches(['!', '~', '@', '&']).into(),
                needs_cue: name.contains('!'),
                deeds: name.contains('~'),
                people: name.contains('@'),
                personal: name.contains('&'),
                names: phrases(names),
                cues: phrases(cues),
            };
            if theme.names.is_empty() {
                mistakes.push(line.mistake("a theme has at least one name of categories before `|`"));
            }
            let at = themes.all.iter().position(|t| t.name == theme.name).unwrap_or(themes.all.len());
            for phrase in without {
                themes.without.add(phrase, ThemeId(at as u16));
            }
            match themes.all.get_mut(at) {
                Some(known) => {
                    known.needs_cue |= theme.needs_cue;
                    known.deeds |= theme.deeds;
                    known.people |= theme.people;
                    known.personal |= theme.personal;
                    known.names.extend(theme.names);
                    known.cues.extend(theme.cues);
                }
                None => themes.all.push(theme),
            }
        }
        themes.index(inflection);
        themes
    }

    #[inline(never)]
    fn index(&mut self, inflection: &Inflection) {
        for (at, theme) in self.all.iter().enumerate() {
            let id = ThemeId(at as u16);
            for (phrases, weight) in [(&theme.names, Weight::Theme), (&theme.cues, Weight::Cue)] {
                for phrase in phrases {
                    if let [word] = &phrase[..] {
                        inflection.forms(word, &mut |stem| {
                            self.words.entry(stem.into()).or_default().push((id, weight));
                        });
                    } else {
                        self.phrases.add(phrase.clone(), id);
                    }
                }
            }
            for (which, name) in theme.names.iter().enumerate() {
                inflection.forms(&name[0], &mut |stem| {
                    self.by_stem.entry(stem.into()).or_default().push((at as u32, which as u32));
                });
            }
            for cue in theme.cues.iter().filter(|cue| cue.len() == 1) {
                inflection.forms(&cue[0], &mut |stem| {
                    self.cues.insert(stem.into());
                });
            }
        }
    }

    /// Returns the themes whose name is the last part of a compound, the longest of those: `Gehzeit` is a time.
    fn heads(&self, at: usize, token: &Token) -> Vec<(usize, usize, u32)> {
        let length = |words: &[SmolStr]| match words {
            [word] if word.len() >= MIN_HEAD && token.text.ends_with(word.as_str()) => word.len(),
            _ => 0,
        };
        let longest = |theme: &Theme| theme.names.iter().map(|words| length(words)).max().unwrap_or_default();
        let most = self.all.iter().map(longest).max().unwrap_or_default();
        let fitting = self.all.iter().enumerate().filter(|(_, theme)| most > 0 && longest(theme) == most);
        fitting.map(|(theme, _)| (at, at + 1, theme as u32)).collect()
    }

    pub(crate) fn by_name(&self, name: &str) -> Option<ThemeId> {
        self.all.iter().position(|theme| theme.name == name).map(|at| ThemeId(at as u16))
    }

    pub(crate) fn theme(&self, id: ThemeId) -> &Theme {
        &self.all[id.0 as usize]
    }

    /// Returns the themes that a word of this stem refers to, each with the weight of the reference.
    pub(crate) fn referents(&self, stem: &str) -> &[(ThemeId, Weight)] {
        self.words.get(stem).map_or(&[], Vec::as_slice)
    }

    /// Whether a word goes with some theme.
    pub(crate) fn is_cue(&self, word: &str, inflection: &Inflection) -> bool {
        let mut cue = false;
        inflection.forms(word, &mut |stem| cue = cue || self.cues.contains(stem));
        cue
    }

    /// Returns the themes of a category with this name, except those whose name is part of another's (`hair colour` is
    /// no colour), and the ranges of words that are a theme's name of several words.
    #[inline(never)]
    pub(crate) fn of(&self, name: &[Token], forms: &Forms) -> (Vec<ThemeId>, Vec<Range<usize>>) {
        let inflection = &forms.inflection;
        let mut found: Vec<(usize, usize, u32)> = Vec::new();
        for (start, token) in name.iter().enumerate() {
            inflection.forms(&token.text, &mut |stem| {
                for &(theme, which) in self.by_stem.get(stem).into_iter().flatten() {
                    let words = &self.all[theme as usize].names[which as usize];
                    let same = |(word, token): (&SmolStr, &Token)| inflection.same_word(word, &token.text);
                    // The first has this stem.
                    let here = name.get(start..start + words.len());
                    if here.is_some_and(|here| words.iter().zip(here).skip(1).all(same)) {
                        found.push((start, start + words.len(), theme));
                    }
                }
            });
        }
        if found.is_empty() && forms.compounds.are_made() {
            found = name.iter().enumerate().flat_map(|(at, token)| self.heads(at, token)).collect();
        }
        let inside = |a: &(usize, usize, u32), b: &(usize, usize, u32)| {
            a.2 != b.2 && b.0 <= a.0 && a.1 <= b.1 && b.1 - b.0 > a.1 - a.0
        };
        let outer: Vec<_> = found.iter().filter(|a| !found.iter().any(|b| inside(a, b))).collect();
        let mut themes: Vec<u32> = outer.iter().map(|f| f.2).collect();
        themes.sort_unstable();
        themes.dedup();
        let phrases = outer.iter().filter(|f| f.1 > f.0 + 1).map(|f| f.0..f.1).collect();
        (themes.into_iter().map(|t| ThemeId(t as u16)).collect(), phrases)
    }
}
