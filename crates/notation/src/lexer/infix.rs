//! Operators between operands.

use super::Lexer;
use crate::clue::{Comparison, Operator, Order};

/// An operator between two operands.
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

impl<M> Lexer<'_, M> {
    /// Returns the operator at a byte and the byte after it.
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
        let end = at + word.len();
        let found = match word.to_ascii_lowercase().as_str() {
            "iff" => Infix::Iff,
            "implies" => Infix::Implies,
            "xor" => Infix::Xor,
            "or" => Infix::Or,
            "and" => Infix::And,
            "mod" => Infix::Arithmetic(Operator::Modulo),
            "not" => return self.relation(self.skip_blanks(end), true),
            _ => return self.relation(at, false),
        };
        Some((found, end))
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

    /// Returns whether a byte has `left of` (or else `right of`), and the byte after it.
    fn side(&self, at: usize) -> Option<(bool, usize)> {
        let either = |words: [&[&str]; 2]| words.into_iter().find_map(|w| self.words(at, w));
        if let Some(end) = either([&["left", "of"], &["before"]]) {
            return Some((true, end));
        }
        either([&["right", "of"], &["after"]]).map(|end| (false, end))
    }
}
