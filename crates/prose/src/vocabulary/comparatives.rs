//! Phrases that compare, and what they compare: `older = + age, - year`.
//!
//! The sign says whether the first entity has more (`+`) or less (`-`) of a dimension: a name of `[themes]`, or `time`
//! (times of day, dates, months, weekdays), or `*` for anything that has an order except what has a `!`. A double sign
//! (`++ age`) makes a superlative, which matches `{most}`, not `{cmp}`. Words in brackets are optional. `{u}` before a
//! phrase means that it compares only after a unit or a word for `directly`, `{than}` behind it that it compares only
//! where a word of the class `than` follows in the sentence.
//!
//! A verb of `[comparing]` may stand in two parts around what is compared with: `haalde * in`.
//!
//! A line of `[adjectives]` is adjectives in their three forms, as far as they have them (`old/older/oldest = + age`);
//! `[degrees]` says how sentences compare with them: `{2} than = +`, `less {1} than = -`, `{3} = ++`.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::language::{Line, Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::{words, words_at};
use crate::tokens::{Kind, Split, Token};
use crate::vocabulary::comparison::ANY_DIMENSION;
use crate::vocabulary::topic::{CALENDAR, DISTANCE, DURATION, HEIGHT, POSITION, RANK, SPEED, TIME, YEAR};

/// A phrase that compares: `older`, `more expensive`, `after`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Comparative {
    pub(crate) words: Vec<SmolStr>,
    /// Whether it is more than another, or most of all.
    pub(crate) degree: Degree,
    /// The dimensions that it compares, the most specific first, and whether the first entity has more (`1`) or less
    /// (`-1`) of it, or nothing is said of it (`0`).
    pub(crate) dimensions: Vec<(SmolStr, i8)>,
    /// Whether it compares only after a unit or a word for `directly`: Dutch `voor` in "twee dagen voor", "vlak voor".
    pub(crate) behind_unit: bool,
    /// Whether it compares only before a word such as `than`: German `höhere`, which is an attribute elsewhere.
    pub(crate) before_than: bool,
    /// The words of a verb that stand behind what is compared with: `behind` of "left Ann behind".
    pub(crate) tail: Vec<SmolStr>,
}

/// The degree of comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Degree {
    /// With another: `older than`.
    Comparative,
    /// With all: `oldest`.
    Superlative,
}

impl Comparative {
    /// Whether it says the opposite of another, as `older` and `younger` do.
    pub(crate) fn is_opposite(&self, other: &Self) -> bool {
        let ends = self.dimensions.first().zip(other.dimensions.first());
        ends.is_some_and(|(a, b)| a.0 == b.0 && a.1 == -b.1)
    }

    /// Whether it says where one is: `behind`.
    pub(crate) fn orders_places(&self) -> bool {
        self.degree == Degree::Comparative && self.dimensions.iter().any(|(name, _)| name == POSITION)
    }

    /// Whether it compares times: `earlier`.
    pub(crate) fn says_when(&self) -> bool {
        let is_when = |name: &str| [TIME, YEAR].contains(&name) || CALENDAR.contains(&name);
        self.dimensions.iter().any(|(name, sign)| *sign != 0 && is_when(name))
    }

    /// Whether it may compare a category that none of its dimensions fits: not if it says when, where or how long, as "to
    /// wait longer" is not to have more nests.
    pub(crate) fn may_be_any(&self) -> bool {
        let lasts = self.dimensions.iter().any(|(name, _)| name == DURATION);
        self.compares_any()
            || self.degree == Degree::Superlative
            || !(lasts || self.says_when() || self.orders_places())
    }

    /// Returns whether more of it is later (`1`) or earlier (`-1`), if it compares times.
    pub(crate) fn sign_of_time(&self) -> Option<i8> {
        let is_when = |name: &str| [TIME, YEAR].contains(&name) || CALENDAR.contains(&name);
        self.dimensions.iter().find(|(name, sign)| *sign != 0 && is_when(name)).map(|found| found.1)
    }

    /// Returns the direction in a ranking: `-1` for a better rank (`better`, `above`), `1` for a worse one. `None` for
    /// comparatives that are mainly about something else than ranks and heights.
    pub(crate) fn sign_of_rank(&self) -> Option<i8> {
        let first = self.dimensions.iter().find(|(_, sign)| *sign != 0)?;
        let is_of_order = first.0 == RANK || first.0 == HEIGHT && self.orders_places();
        self.dimensions.iter().find(|(name, _)| name == RANK).filter(|_| is_of_order).map(|found| found.1)
    }

    /// Returns the direction in any row of places: `1` for later, slower, farther away or more to the right, `-1` for the
    /// opposite. `None` for other comparatives, and for those with several dimensions: `behind`.
    pub(crate) fn sign_in_row(&self) -> Option<i8> {
        let mut stated = self.dimensions.iter().filter(|(_, sign)| *sign != 0);
        let (first, sign) = stated.next()?;
        match first.as_str() {
            POSITION if stated.next().is_some() => None,
            POSITION | TIME | DISTANCE => Some(*sign),
            SPEED => Some(-sign),
            name => CALENDAR.contains(&name).then_some(*sign),
        }
    }

    /// Whether it compares amounts of anything: `more`.
    pub(crate) fn compares_any(&self) -> bool {
        self.dimensions.iter().any(|(name, sign)| name == ANY_DIMENSION && *sign != 0)
    }

    /// Returns the sign if it is the same in all dimensions.
    pub(crate) fn only_sign(&self) -> Option<i8> {
        let (_, sign) = *self.dimensions.first()?;
        self.dimensions.iter().all(|d| d.1 == sign || d.1 == 0).then_some(sign)
    }
}

/// The phrases that compare, of a language.
#[derive(Debug, Default)]
pub(crate) struct Comparatives {
    all: Vec<Comparative>,
    /// Those that begin with a word, by the second word, the longest first.
    by_first: FxHashMap<SmolStr, FxHashMap<Option<SmolStr>, Vec<u32>>>,
}

impl Comparatives {
    /// The phrases of `[comparatives]`, and those that `[degrees]` makes of `[adjectives]`.
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut list = List { split: &lexicon.split, all: Vec::new(), known: FxHashSet::default() };
        list.phrases("comparatives", sections, mistakes);
        list.adjectives(sections, mistakes);
        Self::of(list.all)
    }

    /// The verbs of `[comparing]`.
    pub(crate) fn verbs(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut list = List { split: &lexicon.split, all: Vec::new(), known: FxHashSet::default() };
        list.phrases("comparing", sections, mistakes);
        Self::of(list.all)
    }

    fn of(all: Vec<Comparative>) -> Self {
        let mut by_first: FxHashMap<_, FxHashMap<_, Vec<u32>>> = FxHashMap::default();
        for (at, comparative) in all.iter().enumerate() {
            let [first, second] = [0, 1].map(|word| comparative.words.get(word).cloned());
            let list = by_first.entry(first.unwrap_or_default()).or_default().entry(second).or_default();
            let longer = list.partition_point(|&known| all[known as usize].words.len() >= comparative.words.len());
            list.insert(longer, at as u32);
        }
        Self { all, by_first }
    }

    /// Every phrase, in the order of the file.
    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Comparative> {
        self.all.iter()
    }

    /// Whether a phrase may begin with a word.
    pub(crate) fn may_begin(&self, word: &str) -> bool {
        self.by_first.contains_key(word)
    }

    /// The phrases at a token, with their lengths in tokens; the longest first.
    pub(crate) fn at<'a>(&'a self, tokens: &[Token], at: usize) -> Vec<(&'a Comparative, usize)> {
        let Some(by_second) = tokens.get(at).and_then(|t| self.by_first.get(t.text.as_str())) else {
            return Vec::new();
        };
        let second = tokens.get(at + 1).and_then(|t| by_second.get(&Some(t.text.clone())));
        let all = second.into_iter().chain(by_second.get(&None)).flatten().map(|&c| &self.all[c as usize]);
        let fits = |c: &&Comparative| c.tail.is_empty() && words_at(&c.words, tokens, at);
        all.filter(fits).map(|c| (c, c.words.len())).collect()
    }

    /// The verb at a token whose last words stand at the end of the clause, with the tokens of its first words and of
    /// these.
    pub(crate) fn parted(&self, tokens: &[Token], at: usize) -> Option<(&Comparative, [Range<usize>; 2])> {
        let by_second = tokens.get(at).and_then(|token| self.by_first.get(token.text.as_str()))?;
        let of_second = |word: Option<SmolStr>| by_second.get(&word).into_iter().flatten();
        let second = tokens.get(at + 1).map(|token| token.text.clone());
        let all = of_second(second).chain(of_second(None)).map(|&c| &self.all[c as usize]);
        let mut all = all.filter(|c| !c.tail.is_empty() && words_at(&c.words, tokens, at));
        all.find_map(|found| {
            let from = at + found.words.len();
            let ends = |end: usize| tokens.get(end).is_none_or(|next| next.kind == Kind::Sign);
            let is_clause = |behind: usize| tokens[from..behind].iter().all(|token| !token.is_sign(','));
            let behind = (from + 1..tokens.len())
                .find(|&behind| words_at(&found.tail, tokens, behind) && ends(behind + found.tail.len()))
                .filter(|&behind| is_clause(behind))?;
            Some((found, [at..from, behind..behind + found.tail.len()]))
        })
    }
}

/// The phrases that were read so far.
struct List<'a> {
    split: &'a Split,
    all: Vec<Comparative>,
    known: FxHashSet<Vec<SmolStr>>,
}

impl List<'_> {
    #[inline(never)]
    fn phrases(&mut self, section: &str, sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) {
        for line in sections.lines(section) {
            let parts = line.text.split_once('=').and_then(|(p, meaning)| Some((p, dimensions(meaning)?)));
            let Some((phrases, (degree, dimensions))) = parts else {
                mistakes.push(line.mistake("`older than = + age, - year` is expected"));
                continue;
            };
            for phrase in sections.phrases(line, phrases, mistakes) {
                self.add(&phrase, degree, &dimensions, line, mistakes);
            }
        }
    }

    /// Makes the phrases of adjectives: those of each degree in the place of `{1}`, `{2}` or `{3}`.
    #[inline(never)]
    fn adjectives(&mut self, sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) {
        for line in sections.lines("adjectives") {
            let Some((adjectives, dimensions)) = line.text.split_once('=') else {
                mistakes.push(line.mistake("`old/older/oldest = + age, - year` is expected"));
                continue;
            };
            for (adjective, template) in adjectives
                .split(',')
                .flat_map(|adjective| sections.lines("degrees").iter().map(move |t| (adjective, t)))
            {
                let Some((phrases, sign)) = template.text.split_once('=') else {
                    mistakes.push(template.mistake("`{2} than = +` is expected"));
                    continue;
                };
                let Some(phrases) = with_forms(phrases, adjective) else { continue };
                let signed = dimensions.split(',').map(|part| signed(part.trim(), sign.trim())).collect::<Vec<_>>();
                let Some((degree, found)) = self::dimensions(&signed.join(",")) else {
                    mistakes.push(line.mistake("`old/older/oldest = + age, - year` is expected"));
                    break;
                };
                for phrase in sections.phrases(line, &phrases, mistakes) {
                    self.add(&phrase, degree, &found, line, mistakes);
                }
            }
        }
    }

    fn add(
        &mut self,
        phrase: &str,
        degree: Degree,
        dimensions: &[(SmolStr, i8)],
        line: &Line<'_>,
        mistakes: &mut Vec<Mistake>,
    ) {
        let behind_unit = phrase.trim().strip_prefix("{u} ");
        let (phrase, behind_unit) = (behind_unit.unwrap_or(phrase), behind_unit.is_some());
        let before_than = phrase.trim().strip_suffix("{than}");
        let (phrase, before_than) = (before_than.unwrap_or(phrase), before_than.is_some());
        let (phrase, tail) = phrase.split_once(" * ").map_or((phrase, None), |(first, last)| (first, Some(last)));
        let tail = tail.map_or_else(Vec::new, |tail| words(tail, self.split));
        let words = words(phrase, self.split);
        let gap = [SmolStr::new("*")];
        if words.is_empty() {
            mistakes.push(line.mistake("a phrase is expected before `=`"));
        } else if !self.known.insert([&words[..], &gap[..usize::from(!tail.is_empty())], &tail].concat()) {
            mistakes.push(line.mistake(format!("`{}` is explained twice", phrase.trim())));
        } else {
            self.all.push(Comparative {
                words,
                degree,
                dimensions: dimensions.to_vec(),
                behind_unit,
                before_than,
                tail,
            });
        }
    }
}

/// Puts the forms of an adjective (`old/older/oldest`) into the phrases of a degree; `None` if it lacks one of them.
fn with_forms(phrases: &str, adjective: &str) -> Option<String> {
    let mut text = phrases.to_owned();
    let mut forms = adjective.trim().split('/');
    for place in ["{1}", "{2}", "{3}"] {
        let form = forms.next().unwrap_or_default().trim();
        if text.contains(place) {
            text = text.replace(place, Some(form).filter(|form| !form.is_empty())?);
        }
    }
    Some(text)
}

/// A dimension (`+ age`) with the sign of a degree (`--`).
fn signed(dimension: &str, degree: &str) -> String {
    match dimension.strip_prefix('-') {
        Some(name) => format!("{}{name}", degree.replace('+', "*").replace('-', "+").replace('*', "-")),
        None => dimension.strip_prefix('+').map_or_else(|| dimension.to_owned(), |name| format!("{degree}{name}")),
    }
}

fn dimensions(text: &str) -> Option<(Degree, Vec<(SmolStr, i8)>)> {
    let part = |part: &str| {
        let part = part.trim();
        let (sign, rest) =
            [('+', 1), ('-', -1), ('!', 0)].iter().find_map(|&(c, s)| Some((s, part.strip_prefix(c)?)))?;
        let (degree, name) = match rest.strip_prefix(['+', '-']) {
            Some(name) if part.starts_with("++") || part.starts_with("--") => (Degree::Superlative, name),
            Some(_) => return None,
            None => (Degree::Comparative, rest),
        };
        let name = name.trim();
        (!name.is_empty()).then(|| (degree, (name.into(), sign)))
    };
    let parts: Vec<(Degree, (SmolStr, i8))> = text.split(',').map(part).collect::<Option<_>>()?;
    let degree = parts.first()?.0;
    parts.iter().all(|p| p.0 == degree || p.1.1 == 0).then(|| (degree, parts.into_iter().map(|p| p.1).collect()))
}
