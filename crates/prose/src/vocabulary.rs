//! The names of a puzzle as they stand in sentences: which tokens name a value, a number, a unit or a category.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Number};
use rustc_hash::FxHashMap;

use crate::language::{Language, Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::tokens::{Kind, Token, tokens};

/// How words change their form in a language, and what its words for numbers, units and comparisons mean.
#[derive(Debug, Default)]
pub(crate) struct Forms {
    numbers: FxHashMap<String, i64>,
    comparatives: Vec<Comparative>,
}

/// A phrase that compares: `older`, `more expensive`, `after`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Comparative {
    /// Its words.
    pub(crate) words: Vec<String>,
    /// What it compares, the most telling first, and whether the first has more (`1`) or less (`-1`) of it.
    pub(crate) dimensions: Vec<(String, i8)>,
}

/// A unit in a sentence: which categories are counted in it, and how many of theirs one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// The categories that it fits.
    pub(crate) categories: Vec<CategoryId>,
    /// 60 for an hour where the category counts in minutes.
    pub(crate) factor: Number,
    /// Whether it counts places in the order instead of numbers: `2 places`, `3 houses`.
    pub(crate) places: bool,
}

/// Tokens that name a value, and the values that they may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    /// The first token.
    pub(crate) start: u32,
    /// One past the last token.
    pub(crate) end: u32,
    /// What it may name, the best fit first.
    pub(crate) values: Vec<ValueId>,
}

/// The names of a puzzle in a language.
#[derive(Debug)]
pub(crate) struct Vocabulary<'a> {
    pub(crate) puzzle: &'a GridPuzzle,
    pub(crate) language: &'a Language,
    values: FxHashMap<String, Vec<(Vec<String>, ValueId)>>,
}

impl Forms {
    pub(crate) fn read(sections: &Sections, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut forms = Self::default();
        for line in sections.lines("numbers") {
            match line.text.split_once('=').and_then(|(w, n)| Some((w.trim(), n.trim().parse().ok()?))) {
                Some((word, number)) => _ = forms.numbers.insert(word.to_owned(), number),
                None => mistakes.push(line.mistake("`word = number` is expected")),
            }
        }
        for line in sections.lines("comparatives") {
            let Some((phrase, meaning)) = line.text.split_once('=') else {
                mistakes.push(line.mistake("`older = + age` is expected"));
                continue;
            };
            let words = tokens(phrase, &lexicon.split).into_iter().map(|t| t.text).collect();
            let dimensions = meaning
                .split(',')
                .map(|part| {
                    let part = part.trim();
                    let sign = if part.starts_with('-') { -1 } else { 1 };
                    (part.trim_start_matches(['+', '-']).trim().to_owned(), sign)
                })
                .collect();
            forms.comparatives.push(Comparative { words, dimensions });
        }
        forms
    }

    /// The phrases that compare and stand at a token, with the number of tokens they take; the longest first.
    pub(crate) fn comparatives<'a>(&'a self, tokens: &'a [Token], at: usize) -> Vec<(&'a Comparative, usize)> {
        let stands = |c: &&Comparative| {
            let here = tokens.get(at..at + c.words.len());
            !c.words.is_empty() && here.is_some_and(|here| c.words.iter().zip(here).all(|(w, t)| *w == t.text))
        };
        let mut found: Vec<_> = self.comparatives.iter().filter(stands).map(|c| (c, c.words.len())).collect();
        found.sort_by_key(|&(_, length)| std::cmp::Reverse(length));
        found
    }
}

impl<'a> Vocabulary<'a> {
    pub(crate) fn new(puzzle: &'a GridPuzzle, language: &'a Language) -> Self {
        let mut values: FxHashMap<String, Vec<(Vec<String>, ValueId)>> = FxHashMap::default();
        for (c, category) in puzzle.categories.iter().enumerate() {
            for (v, value) in category.values.iter().enumerate() {
                let mut words = tokens(&value.text, &language.lexicon.split).into_iter().map(|t| t.text);
                let Some(first) = words.next() else { continue };
                let id = ValueId { category: CategoryId(c as u32), index: v as u32 };
                values.entry(first).or_default().push((words.collect(), id));
            }
        }
        Self { puzzle, language, values }
    }

    /// Every run of tokens that names a value, in the order of their starts, the longest first at each start.
    pub(crate) fn mentions(&self, tokens: &[Token]) -> Vec<Mention> {
        let mut found: Vec<Mention> = Vec::new();
        for at in 0..tokens.len() {
            for (rest, value) in self.values.get(tokens[at].text.as_str()).into_iter().flatten() {
                let end = at + 1 + rest.len();
                let here = tokens.get(at + 1..end);
                if !here.is_some_and(|here| rest.iter().zip(here).all(|(w, t)| *w == t.text)) {
                    continue;
                }
                let same = |m: &&mut Mention| m.start as usize == at && m.end as usize == end;
                match found.iter_mut().find(same) {
                    Some(mention) => mention.values.push(*value),
                    None => found.push(Mention { start: at as u32, end: end as u32, values: vec![*value] }),
                }
            }
        }
        found.sort_by_key(|m| (m.start, std::cmp::Reverse(m.end)));
        found
    }

    #[expect(clippy::unused_self, reason = "the words around will decide")]
    /// Of the values that a mention may name, those that the words around it (tokens `from..to`) allow.
    pub(crate) fn fitting(&self, mention: &Mention, _tokens: &[Token], _from: usize, _to: usize) -> Vec<ValueId> {
        mention.values.clone()
    }

    /// The number that stands at a token, in digits or words, and how many tokens it takes.
    pub(crate) fn number(&self, tokens: &[Token], at: usize) -> Option<(Number, usize)> {
        let token = tokens.get(at)?;
        if token.kind == Kind::Number {
            return Some((Number::from_integer(token.text.parse().ok()?), 1));
        }
        self.language.forms.numbers.get(token.text.as_str()).map(|&n| (Number::from_integer(n), 1))
    }

    #[expect(clippy::unused_self, reason = "units will be looked up")]
    /// The units that may stand at a token, with the number of tokens they take; the longest first.
    pub(crate) fn units(&self, _tokens: &[Token], _at: usize) -> Vec<(Unit, usize)> {
        Vec::new()
    }

    /// The category that is named at a token, and how many tokens the name takes.
    pub(crate) fn category_name(&self, tokens: &[Token], at: usize) -> Option<(CategoryId, usize)> {
        let token = tokens.get(at)?;
        let named = self.puzzle.categories.iter().position(|c| c.name.eq_ignore_ascii_case(&token.text))?;
        Some((CategoryId(named as u32), 1))
    }

    /// The category in whose order things stand left and right, next to each other, first and last; `None` if there is
    /// none or more than one.
    pub(crate) fn axis(&self) -> Option<CategoryId> {
        let mut ordered = self.puzzle.categories.iter().enumerate().filter(|(_, c)| c.ordered);
        let (at, _) = ordered.next()?;
        ordered.next().is_none().then_some(CategoryId(at as u32))
    }

    /// The categories that a comparison may speak of, with `1` where the first thing has more, `-1` where it has less.
    /// More than one only where nothing in the sentence decides.
    pub(crate) fn compared(
        &self,
        comparative: Option<&Comparative>,
        unit: Option<&Unit>,
        _tokens: &[Token],
    ) -> Vec<(CategoryId, i8)> {
        let sign = comparative.and_then(|c| c.dimensions.first()).map_or(1, |d| d.1);
        match unit {
            Some(unit) => unit.categories.iter().map(|&c| (c, sign)).collect(),
            None => self.axis().into_iter().map(|c| (c, sign)).collect(),
        }
    }

    #[expect(clippy::unused_self, reason = "names will be looked up")]
    /// Whether a word is nearly the name of a value, so that it may be a slip of the pen.
    pub(crate) fn resembles(&self, _word: &str) -> bool {
        false
    }
}
