//! What stands at a place of an expression: a name or number where an operand may stand, an operator behind one.
//!
//! There is no list of tokens: which reading holds depends on what may stand there.

use crate::Number;
use crate::clue::{Comparison, Operator, Order};
use crate::lines::{closing_quote, unquoted};
use crate::names::{Folded, Found, Meaning, Names};
use crate::numeral::{Overflow, plain_numeral};
use crate::syntax::{Literal, Measure};
use crate::units::{self, CURRENCY_SIGNS};
use crate::{NumericKind, calendar};

/// A text with the names that may stand in it.
#[derive(Debug)]
pub(crate) struct Lexer<'a, M = Meaning> {
    pub text: &'a str,
    folded: Folded,
    names: &'a Names<M>,
    vocabulary: &'a Vocabulary,
}

/// What may stand before and behind numbers, and whether dates are spoken of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Vocabulary {
    prefixes: Vec<String>,
    suffixes: Vec<String>,
    dates: Option<i64>,
}

impl Vocabulary {
    /// The units of the numeric categories.
    pub(crate) fn new(puzzle: &crate::GridPuzzle) -> Self {
        let mut vocabulary = Self::default();
        for category in &puzzle.categories {
            match &category.numeric {
                Some(NumericKind::Number { prefix, suffix }) => {
                    vocabulary.prefixes.extend(Some(prefix.clone()).filter(|p| !p.is_empty()));
                    vocabulary.suffixes.extend(Some(suffix.clone()).filter(|s| !s.is_empty()));
                }
                Some(NumericKind::Date) => {
                    let dates: Vec<_> = category.values.iter().filter_map(|v| calendar::date(&v.text)).collect();
                    vocabulary.dates = Some(calendar::year_of(&dates));
                }
                _ => {}
            }
        }
        vocabulary.prefixes.sort_by_key(|p| std::cmp::Reverse(p.len()));
        vocabulary.suffixes.sort_by_key(|s| std::cmp::Reverse(s.len()));
        vocabulary
    }
}

/// An operator between two operands, with the byte behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Infix {
    Iff,
    Implies,
    Xor,
    Or,
    And,
    Compare(Comparison),
    In { negated: bool },
    Placed { order: Order, negated: bool },
    Between { negated: bool },
    Arithmetic(Operator),
}

/// Words that stand between operands; a name that is not declared ends before them.
const JOINING: [&str; 18] = [
    "and", "or", "xor", "implies", "iff", "in", "not", "left", "right", "before", "after", "directly", "next",
    "between", "by", "mod", "of", "from",
];

/// Words that may begin what stands where an operand may stand.
const OPENING: [&str; 11] = ["not", "every", "some", "exactly", "at", "all", "abs", "min", "max", "val", "act"];

impl<'a, M> Lexer<'a, M> {
    pub(crate) fn new(text: &'a str, names: &'a Names<M>, vocabulary: &'a Vocabulary) -> Self {
        Self { text, folded: Folded::new(text), names, vocabulary }
    }

    pub(crate) fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    /// The next byte that is no blank.
    pub(crate) fn skip_blanks(&self, at: usize) -> usize {
        let rest = self.rest(at);
        at + (rest.len() - rest.trim_start().len())
    }

    /// The declared names at a byte, the shortest first.
    pub(crate) fn names_at(&self, at: usize) -> Vec<Found<'a, M>> {
        self.names.at(&self.folded, at)
    }

    /// The declared names at a byte with a digit right behind them, the shortest first.
    pub(crate) fn names_before_digits(&self, at: usize) -> Vec<Found<'a, M>> {
        self.names.before_digits(&self.folded, at)
    }

    /// What a name in quotes means.
    pub(crate) fn meanings(&self, name: &str) -> &'a [M] {
        self.names.meanings(name)
    }

    /// The name in quotes at a byte and the byte behind it; `None` if there is no closing quote.
    pub(crate) fn quoted(&self, at: usize) -> Option<(String, usize)> {
        let end = closing_quote(self.text, at)?;
        Some((unquoted(&self.text[at..end]), end))
    }

    /// The word of letters, digits and `_` at a byte.
    pub(crate) fn word(&self, at: usize) -> &'a str {
        let rest = self.rest(at);
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    }

    /// The byte behind these words, if they stand there with blanks between them.
    pub(crate) fn words(&self, at: usize, words: &[&str]) -> Option<usize> {
        let mut end = at;
        for (i, word) in words.iter().enumerate() {
            let start = if i == 0 { end } else { self.skip_blanks(end) };
            if !self.word(start).eq_ignore_ascii_case(word) {
                return None;
            }
            end = start + word.len();
        }
        Some(end)
    }

    /// The number at a byte, with its unit, and the byte behind it.
    pub(crate) fn literal(&self, at: usize) -> Option<(Result<Literal, Overflow>, usize)> {
        let rest = self.rest(at);
        if let Some((length, minutes)) = calendar::time(rest)
            && !rest[length..].starts_with(char::is_alphanumeric)
        {
            return Some((Ok(Literal { number: Number::from_integer(minutes), measure: Measure::Time }), at + length));
        }
        if let Some(found) = self.date(at) {
            return Some(found);
        }
        let prefix = self.prefix(rest);
        let digits = prefix.len() + (rest[prefix.len()..].len() - rest[prefix.len()..].trim_start().len());
        if prefix.is_empty() && digits > 0 {
            return None;
        }
        let (length, number) = plain_numeral(&rest[digits..])?;
        let end = at + digits + length;
        let (suffix, end) = self.unit(end);
        let measure = if prefix.is_empty() && suffix.is_empty() {
            Measure::Plain
        } else {
            Measure::Unit { prefix: prefix.to_owned(), suffix: suffix.to_owned() }
        };
        Some((number.map(|number| Literal { number, measure }), end))
    }

    /// A declared text or a sign of money before a number.
    fn prefix(&self, rest: &'a str) -> &'a str {
        let declared = self.vocabulary.prefixes.iter().find_map(|p| rest.get(..p.len()).filter(|r| r == p));
        let sign = || rest.chars().next().filter(|c| CURRENCY_SIGNS.contains(c)).map(|c| &rest[..c.len_utf8()]);
        declared.or_else(sign).unwrap_or_default()
    }

    /// The unit behind a number that ends at this byte, and the byte behind it: a declared one, or a word that
    /// neither joins operands nor is a declared name.
    fn unit(&self, end: usize) -> (&'a str, usize) {
        let start = self.skip_blanks(end);
        let rest = self.rest(start);
        let ends_word = |length: usize| {
            let last = rest[..length].chars().next_back();
            !(last.is_some_and(char::is_alphanumeric) && rest[length..].starts_with(char::is_alphanumeric))
        };
        let declared = self
            .vocabulary
            .suffixes
            .iter()
            .find(|s| rest.get(..s.len()).is_some_and(|r| r.eq_ignore_ascii_case(s)) && ends_word(s.len()));
        if let Some(suffix) = declared {
            return (&rest[..suffix.len()], start + suffix.len());
        }
        let word = self.word(start);
        let place = word.eq_ignore_ascii_case("place") || word.eq_ignore_ascii_case("places");
        let letters = word.starts_with(char::is_alphabetic);
        let sign = rest.chars().next().filter(|c| CURRENCY_SIGNS.contains(c) || *c == '%').map_or(0, char::len_utf8);
        if sign > 0 {
            return (&rest[..sign], start + sign);
        }
        let known = units::unit(word).is_some() || self.names_at(start).is_empty();
        if letters && !place && !is_joining(word) && known { (word, start + word.len()) } else { ("", end) }
    }

    fn date(&self, at: usize) -> Option<(Result<Literal, Overflow>, usize)> {
        let year = self.vocabulary.dates?;
        let mut ends = Vec::new();
        let mut end = at;
        for _ in 0..3 {
            let start = self.skip_blanks(end);
            let rest = self.rest(start);
            let length = rest.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(rest.len());
            if length == 0 || length > 20 {
                break;
            }
            ends.push(start + length);
            end = start + length;
        }
        ends.into_iter().rev().find_map(|end| {
            let date = calendar::date(&self.text[at..end])?;
            let number = Number::from_integer(calendar::day_number(date, year));
            Some((Ok(Literal { number, measure: Measure::Date }), end))
        })
    }

    /// The byte behind a name that is not declared: words and signs up to something that joins operands.
    pub(crate) fn unknown_end(&self, at: usize) -> usize {
        let mut end = at;
        let mut at = at;
        loop {
            let start = self.skip_blanks(at);
            let word = self.word(start);
            if word.is_empty() {
                let rest = self.rest(start);
                let Some(c) = rest.chars().next() else { break };
                let inside = matches!(c, '\'' | '’' | '-' | '.' | '&' | '#' | '@')
                    && start == end
                    && rest[c.len_utf8()..].starts_with(char::is_alphanumeric);
                if !inside {
                    break;
                }
                at = start + c.len_utf8();
                end = at;
                continue;
            }
            let number = word.starts_with(|c: char| c.is_ascii_digit());
            if is_joining(word) || (start > end && number) {
                break;
            }
            end = start + word.len();
            at = end;
        }
        end
    }

    /// The operator at a byte and the byte behind it.
    pub(crate) fn infix(&self, at: usize) -> Option<(Infix, usize)> {
        const SIGNS: [(&str, Infix); 19] = [
            ("==", Infix::Compare(Comparison::Equal)),
            ("!=", Infix::Compare(Comparison::NotEqual)),
            ("<>", Infix::Compare(Comparison::NotEqual)),
            ("<=", Infix::Compare(Comparison::LessEqual)),
            (">=", Infix::Compare(Comparison::GreaterEqual)),
            ("=", Infix::Compare(Comparison::Equal)),
            ("≠", Infix::Compare(Comparison::NotEqual)),
            ("<", Infix::Compare(Comparison::Less)),
            (">", Infix::Compare(Comparison::Greater)),
            ("≤", Infix::Compare(Comparison::LessEqual)),
            ("≥", Infix::Compare(Comparison::GreaterEqual)),
            ("+", Infix::Arithmetic(Operator::Add)),
            ("-", Infix::Arithmetic(Operator::Subtract)),
            ("−", Infix::Arithmetic(Operator::Subtract)),
            ("*", Infix::Arithmetic(Operator::Multiply)),
            ("×", Infix::Arithmetic(Operator::Multiply)),
            ("/", Infix::Arithmetic(Operator::Divide)),
            ("÷", Infix::Arithmetic(Operator::Divide)),
            ("⋅", Infix::Arithmetic(Operator::Multiply)),
        ];
        let rest = self.rest(at);
        if let Some((sign, infix)) = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign)) {
            return Some((*infix, at + sign.len()));
        }
        let word = self.word(at);
        let behind = at + word.len();
        let found = match word.to_ascii_lowercase().as_str() {
            "iff" => Infix::Iff,
            "implies" => Infix::Implies,
            "xor" => Infix::Xor,
            "or" => Infix::Or,
            "and" => Infix::And,
            "mod" => Infix::Arithmetic(Operator::Modulo),
            "not" => return self.relation(self.skip_blanks(behind), true),
            _ => return self.relation(at, false),
        };
        Some((found, behind))
    }

    fn relation(&self, at: usize, negated: bool) -> Option<(Infix, usize)> {
        if let Some(end) = self.words(at, &["in"]) {
            return Some((Infix::In { negated }, end));
        }
        if let Some(end) = self.words(at, &["between"]) {
            return Some((Infix::Between { negated }, end));
        }
        let (order, end) = self.order(at)?;
        Some((Infix::Placed { order, negated }, end))
    }

    fn order(&self, at: usize) -> Option<(Order, usize)> {
        if let Some(end) = self.words(at, &["next", "to"]) {
            return Some((Order::PlacesFrom(1), end));
        }
        if let Some(end) = self.words(at, &["directly"]) {
            let (left, end) = self.side(self.skip_blanks(end))?;
            return Some((if left { Order::PlacesBefore(1) } else { Order::PlacesAfter(1) }, end));
        }
        if let Some((left, end)) = self.side(at) {
            return Some((if left { Order::Before } else { Order::After }, end));
        }
        let number = self.word(at);
        let places: u32 = number.parse().ok().filter(|_| number.starts_with(|c: char| c.is_ascii_digit()))?;
        let word = self.skip_blanks(at + number.len());
        let end = self.words(word, &["places"]).or_else(|| self.words(word, &["place"]))?;
        let word = self.skip_blanks(end);
        if let Some(end) = self.words(word, &["from"]) {
            return Some((Order::PlacesFrom(places), end));
        }
        let (left, end) = self.side(word)?;
        Some((if left { Order::PlacesBefore(places) } else { Order::PlacesAfter(places) }, end))
    }

    /// `left of` or `right of`: whether it is the left, and the byte behind it.
    fn side(&self, at: usize) -> Option<(bool, usize)> {
        let either = |words: [&[&str]; 2]| words.into_iter().find_map(|w| self.words(at, w));
        if let Some(end) = either([&["left", "of"], &["before"]]) {
            return Some((true, end));
        }
        either([&["right", "of"], &["after"]]).map(|end| (false, end))
    }
}

/// Whether a word may begin an operand as a keyword.
pub(crate) fn is_opening(word: &str) -> bool {
    OPENING.iter().any(|o| o.eq_ignore_ascii_case(word))
}

fn is_joining(word: &str) -> bool {
    JOINING.iter().any(|j| j.eq_ignore_ascii_case(word))
}
