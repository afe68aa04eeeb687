//! Numbers as sentences write them: digits with the marks of the language, number words, ordinals, fractions.
//!
//! `[numbers]` lists the words: values (`twelve = 12`, `half = 1/2`), factors (`hundred = *100`), conjunctions
//! (`and = &`), additions (`and a half = +1/2`), words before a number (`no. = announces`). `beside`
//! marks a word that is a number only beside the name of its category (`one = 1 beside`), `counts` one that only counts
//! units (`a = 1 counts`). `decimal:` is the decimal mark, `together:` the letters that join number words written as
//! one. `[ordinals]` gives the ordinals; `endings:` makes one of digits, and of number words written as one.

use std::borrow::Cow;

use num_traits::{CheckedAdd as _, CheckedMul as _};
use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use bachet_notation::Number;

use crate::language::{Line, Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::{Phrases, words};
use crate::tokens::{Gap, Kind, Token, fold};
use crate::vocabulary::inflection::Inflection;
use crate::vocabulary::numeral_sum::{MAX_NUMBER, Sum, bounded};

/// Maximum length in bytes of a number written as one word; bounds the work of splitting it.
const MAX_WORD_BYTES: usize = 48;
/// Minimum number of letters in the first part of a number written as one word.
const MIN_PART_LETTERS: usize = 3;
/// Maximum number of letters in the first part of a number written as one word.
const MAX_PART_LETTERS: usize = 10;
/// Maximum number of parts of a number.
const MAX_PARTS: usize = 12;
/// Whether a numeral counts or orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Series {
    /// `three`
    Cardinal,
    /// `third`
    Ordinal,
}

/// The form of a numeral, which decides where it counts as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum NumeralForm {
    /// Always.
    Digits,
    /// Written as a word.
    Word,
    /// A word that is a number only beside the name of its category: `one`.
    Beside,
    /// A word that is a number only before a unit: `a week later`.
    Counts,
}

/// A number in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numeral {
    pub(crate) number: Number,
    /// One past its last token.
    pub(crate) end: usize,
    pub(crate) series: Series,
    pub(crate) form: NumeralForm,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumeralPart {
    Value(Number, Series, NumeralForm),
    Multiplier(Number),
    Join,
    Added(Number),
    /// `no.`: precedes a number.
    Marker,
}

/// The number words of a language.
#[derive(Debug, Default)]
pub(crate) struct Numerals {
    phrases: Phrases<NumeralPart>,
    /// The first [`MIN_PART_LETTERS`] letters of those that are one word, if the language joins such words.
    heads: FxHashSet<[Option<char>; MIN_PART_LETTERS]>,
    /// The decimal mark is a comma; a point parts thousands.
    decimal_comma: bool,
    /// What joins number words written as one word; none if the language does not.
    together: Vec<SmolStr>,
    /// What makes an ordinal of digits.
    endings: Vec<SmolStr>,
}

/// Returns the phrases of a line with the meaning of each: `two, three = 2..` counts on from the first, `twenty, thirty =
/// 20, 30..` in steps.
pub(crate) fn counted<'a>(phrases: &'a str, meaning: &'a str) -> Vec<(&'a str, Cow<'a, str>)> {
    let Some(numbers) = meaning.trim().strip_suffix("..") else { return vec![(phrases, Cow::Borrowed(meaning))] };
    let (first, second) = numbers.split_once(',').unwrap_or((numbers, ""));
    let Ok(first) = first.trim().parse::<i32>() else { return vec![(phrases, Cow::Borrowed(meaning))] };
    let step = second.trim().parse::<i32>().map_or(1, |second| second.saturating_sub(first));
    let number = |at: usize| Cow::Owned((i64::from(first) + at as i64 * i64::from(step)).to_string());
    phrases.split(',').enumerate().map(|(at, phrase)| (phrase, number(at))).collect()
}

impl Numerals {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut numerals = Self::default();
        for line in sections.lines("numbers") {
            if let Some(mark) = line.text.strip_prefix("decimal:") {
                match mark.trim() {
                    "," | "comma" => numerals.decimal_comma = true,
                    "." | "point" => numerals.decimal_comma = false,
                    _ => mistakes.push(line.mistake("the decimal mark is `point` or `comma`")),
                }
                continue;
            }
            if let Some(links) = line.text.strip_prefix("together:") {
                numerals.together.extend(links.split(',').map(|l| fold(l.trim())));
                continue;
            }
            let (phrases, meaning) = line.text.rsplit_once('=').unwrap_or_default();
            for (phrases, meaning) in counted(phrases, meaning) {
                let Some(piece) = piece(&meaning) else {
                    let message = "`twelve = 12`, `hundred = *100`, `and = &` or `no. = announces` is expected";
                    mistakes.push(line.mistake(message));
                    break;
                };
                numerals.add(sections.phrases(line, phrases, mistakes), piece, lexicon, line, mistakes);
            }
        }
        for line in sections.lines("ordinals") {
            if let Some(endings) = line.text.strip_prefix("endings:") {
                numerals.endings.extend(endings.split(',').map(|l| fold(l.trim())).filter(|e| !e.is_empty()));
                continue;
            }
            let (phrases, number) = line.text.split_once('=').unwrap_or_default();
            for (phrases, number) in counted(phrases, number) {
                let Some(number) = exact(&number) else {
                    mistakes.push(line.mistake("`first = 1` or `endings: st, nd` is expected"));
                    break;
                };
                let piece = NumeralPart::Value(number, Series::Ordinal, NumeralForm::Word);
                numerals.add(sections.phrases(line, phrases, mistakes), piece, lexicon, line, mistakes);
            }
        }
        if !numerals.together.is_empty() {
            numerals.heads = numerals.phrases.firsts().map(|word| head(word)).collect();
        }
        numerals
    }

    fn add(
        &mut self,
        spellings: Vec<Cow<'_, str>>,
        piece: NumeralPart,
        lexicon: &Lexicon,
        line: &Line<'_>,
        mistakes: &mut Vec<Mistake>,
    ) {
        for spelling in spellings {
            if !self.phrases.add(words(&spelling, &lexicon.split), piece) {
                mistakes.push(line.mistake("a word is expected before `=`"));
                return;
            }
        }
    }

    fn piece(&self, tokens: &[Token], at: usize) -> Option<(NumeralPart, usize)> {
        self.phrases.at(tokens, at).next().map(|(&piece, length)| (piece, at + length))
    }

    /// Returns the position after a word that announces a number: `no.`, `number`.
    pub(crate) fn marker(&self, tokens: &[Token], at: usize) -> Option<usize> {
        match self.piece(tokens, at)? {
            (NumeralPart::Marker, end) => Some(end),
            _ => None,
        }
    }

    /// Whether a sign behind digits makes an ordinal of them: German `2.`.
    pub(crate) fn makes_ordinal(&self, sign: &Token) -> bool {
        sign.gap == Gap::Nothing && self.endings.contains(&sign.text)
    }

    /// Returns the number that is added at a token to the number before it, and the position after it: `and a half`.
    pub(crate) fn added(&self, tokens: &[Token], at: usize) -> Option<(Number, usize)> {
        match self.piece(tokens, at)? {
            (NumeralPart::Added(more), end) => Some((more, end)),
            _ => None,
        }
    }

    /// Returns the factor of a multiplier at a token, in any of its forms: `millions`.
    pub(crate) fn multiple(&self, tokens: &[Token], at: usize, inflection: &Inflection) -> Option<Number> {
        let mut found = None;
        inflection.forms(&tokens.get(at)?.text, &mut |form| {
            let factor = self.phrases.of_word(form).rev().find_map(|piece| match piece {
                NumeralPart::Multiplier(factor) => Some(*factor),
                _ => None,
            });
            found = found.or(factor);
        });
        found
    }

    /// Whether a number may begin with this word; cheap.
    pub(crate) fn may_begin(&self, word: &str) -> bool {
        let piece = |word: &str| self.phrases.begins(word);
        piece(word)
            || (self.begins_with_piece(word)
                && word
                    .char_indices()
                    .take(MAX_PART_LETTERS + 2)
                    .skip(MIN_PART_LETTERS)
                    .any(|(at, _)| piece(&word[..at])))
    }

    /// Whether a word may begin with the first part of a number written as one word.
    fn begins_with_piece(&self, word: &str) -> bool {
        self.heads.contains(&head(word))
    }

    /// Whether these words are a number.
    pub(crate) fn is_word(&self, words: &[&str]) -> bool {
        matches!(words, [word] if self.phrases.begins(word))
    }

    /// The number that begins at a token.
    pub(crate) fn at(&self, tokens: &[Token], at: usize) -> Option<Numeral> {
        let token = tokens.get(at)?;
        match token.kind {
            Kind::Number => self.digits(tokens, at),
            Kind::Word => self.words(tokens, at),
            Kind::Sign => None,
        }
    }

    fn digits(&self, tokens: &[Token], at: usize) -> Option<Numeral> {
        let (mut number, mut end) = (self.written(&tokens[at].text)?, at + 1);
        let ordinal = tokens.get(end).is_some_and(|sign| self.makes_ordinal(sign));
        if ordinal {
            return Some(Numeral { number, end: end + 1, series: Series::Ordinal, form: NumeralForm::Digits });
        }
        // `1 500` where a blank may part thousands.
        while self.decimal_comma
            && tokens[at].text.len() <= 3
            && let Some(group) = tokens.get(end)
            && group.kind == Kind::Number
            && group.gap == Gap::Blank
            && group.text.len() == 3
            && number.is_integer()
            && let Some(larger) = number.checked_mul(&Number::from_integer(1000))
        {
            let Some(sum) = self.written(&group.text).and_then(|n| larger.checked_add(&n)).filter(bounded) else {
                break;
            };
            (number, end) = (sum, end + 1);
        }
        while let Some((piece, next)) = self.piece(tokens, end) {
            let changed = match piece {
                NumeralPart::Multiplier(factor) => number.checked_mul(&factor),
                NumeralPart::Added(more) => number.checked_add(&more),
                _ => None,
            };
            let Some(changed) = changed.filter(bounded) else { break };
            (number, end) = (changed, next);
        }
        Some(Numeral { number, end, series: Series::Cardinal, form: NumeralForm::Digits })
    }

    /// Digits with the marks of the language.
    pub(crate) fn written(&self, text: &str) -> Option<Number> {
        if text.len() > 16 {
            return None;
        }
        if text.len() < 16 && text.bytes().all(|b| b.is_ascii_digit()) {
            return text.parse().ok().map(Number::from_integer);
        }
        if let Some((over, under)) = text.split_once('/') {
            let (over, under): (i64, i64) = (over.parse().ok()?, under.parse().ok()?);
            return (under != 0).then(|| Number::new(over, under));
        }
        let (decimal, thousands) = if self.decimal_comma { (',', '.') } else { ('.', ',') };
        let (whole, decimals) = text.split_once(decimal).unwrap_or((text, ""));
        let groups: Vec<&str> = whole.split(thousands).collect();
        let grouped = groups.len() > 1 && groups[0].len() <= 3 && groups[1..].iter().all(|g| g.len() == 3);
        if groups.len() == 1 || grouped {
            return decimal_number(&groups.concat(), decimals);
        }
        // `1.5` where the comma is usual: no thousands, so it can only be a decimal.
        match groups[..] {
            [whole, decimals] if !text.contains(decimal) && self.decimal_comma => decimal_number(whole, decimals),
            _ => None,
        }
    }

    fn words(&self, tokens: &[Token], at: usize) -> Option<Numeral> {
        let mut sum = Sum::default();
        let (mut end, mut form) = (None, NumeralForm::Word);
        let mut next = at;
        for _ in 0..MAX_PARTS {
            let Some((mut piece, mut behind)) = self.piece(tokens, next).or_else(|| self.apart(tokens, next)) else {
                break;
            };
            if piece == NumeralPart::Join && end.is_some() {
                match self.piece(tokens, behind).or_else(|| self.apart(tokens, behind)) {
                    Some((joined @ NumeralPart::Value(..), after)) => (piece, behind) = (joined, after),
                    _ => break,
                }
            }
            if let NumeralPart::Value(_, _, value_form) = piece
                && end.is_some()
                && value_form == NumeralForm::Counts
            {
                break;
            }
            if !sum.take(piece) {
                break;
            }
            if let NumeralPart::Value(_, _, value_form) = piece
                && end.is_none()
            {
                form = value_form;
            } else {
                form = NumeralForm::Word;
            }
            (end, next) = (Some(behind), behind);
            if let NumeralPart::Value(_, Series::Ordinal, _) = piece {
                return Some(Numeral { number: sum.number()?, end: behind, series: Series::Ordinal, form });
            }
        }
        Some(Numeral { number: sum.number()?, end: end?, series: Series::Cardinal, form })
    }

    /// A number written as one word (`vijfenveertig`), as a piece.
    fn apart(&self, tokens: &[Token], at: usize) -> Option<(NumeralPart, usize)> {
        let word = tokens.get(at).filter(|t| t.kind == Kind::Word)?.text.as_str();
        if word.len() > MAX_WORD_BYTES || !self.begins_with_piece(word) {
            return None;
        }
        if let Some(number) = self.joined(word) {
            return Some((NumeralPart::Value(number, Series::Cardinal, NumeralForm::Word), at + 1));
        }
        let number = self.endings.iter().find_map(|e| self.joined(word.strip_suffix(e.as_str())?))?;
        Some((NumeralPart::Value(number, Series::Ordinal, NumeralForm::Word), at + 1))
    }

    fn joined(&self, word: &str) -> Option<Number> {
        let (mut sum, mut rest, mut small) = (Sum::default(), word, None);
        for _ in 0..MAX_PARTS {
            if rest.is_empty() {
                return sum.number();
            }
            // The longest piece first: `achttien` before `acht`.
            let ends = rest.char_indices().rev().map(|(at, c)| at + c.len_utf8());
            let (piece, end) = ends.into_iter().find_map(|end| {
                let piece = self.phrases.of_word(&rest[..end]).next()?;
                matches!(piece, NumeralPart::Value(_, Series::Cardinal, _) | NumeralPart::Multiplier(_))
                    .then_some((*piece, end))
            })?;
            rest = &rest[end..];
            // The unit before the ten: `vijf-en-veertig`.
            if let (Some(unit), NumeralPart::Value(ten, series, form)) = (small.take(), piece) {
                if !sum.take(NumeralPart::Value(ten.checked_add(&unit)?, series, form)) {
                    return None;
                }
                continue;
            }
            let link = self.together.iter().find_map(|l| rest.strip_prefix(l.as_str()));
            match (piece, link) {
                (NumeralPart::Value(unit, ..), Some(behind))
                    if unit < Number::from_integer(10) && !behind.is_empty() =>
                {
                    (small, rest) = (Some(unit), behind);
                }
                _ if !sum.take(piece) => return None,
                _ => {}
            }
        }
        None
    }
}

/// The first letters of a word.
fn head(word: &str) -> [Option<char>; MIN_PART_LETTERS] {
    let mut letters = word.chars();
    [(); MIN_PART_LETTERS].map(|()| letters.next())
}

fn decimal_number(whole: &str, decimals: &str) -> Option<Number> {
    if whole.len() + decimals.len() > 15 || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let numerator: i64 = format!("{whole}{decimals}").parse().ok()?;
    Some(Number::new(numerator, 10_i64.pow(decimals.len() as u32)))
}

/// What a word of `[numbers]` does.
fn piece(text: &str) -> Option<NumeralPart> {
    let text = text.trim();
    match text {
        "&" => return Some(NumeralPart::Join),
        "announces" => return Some(NumeralPart::Marker),
        _ => {}
    }
    if let Some(factor) = text.strip_prefix('*') {
        return exact(factor).filter(|n| *n > Number::from_integer(1) && n.is_integer()).map(NumeralPart::Multiplier);
    }
    if let Some(more) = text.strip_prefix('+') {
        return exact(more).map(NumeralPart::Added);
    }
    let (number, form) = match text.split_once(' ') {
        None => (text, NumeralForm::Word),
        Some((number, "beside")) => (number, NumeralForm::Beside),
        Some((number, "counts")) => (number, NumeralForm::Counts),
        Some(_) => return None,
    };
    Some(NumeralPart::Value(exact(number)?, Series::Cardinal, form))
}

/// A whole number or a fraction.
pub(crate) fn exact(text: &str) -> Option<Number> {
    let text = text.trim();
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    let (over, under): (i64, i64) = (over.parse().ok()?, under.parse().ok()?);
    (under > 0 && under <= MAX_NUMBER && over.abs() <= MAX_NUMBER).then(|| Number::new(over, under))
}
