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
        let number = |word: &str| word.parse::<u32>().ok().filter(|_| word.starts_with(|c: char| c.is_ascii_digit()));
        Order::WORDS.iter().find_map(|(words, order)| {
            let (mut end, mut places) = (at, 1);
            for (i, expected) in words.split(' ').enumerate() {
                let start = if i == 0 { at } else { self.skip_blanks(end) };
                let word = self.word(start);
                match expected {
                    "#" => places = number(word)?,
                    _ => word.eq_ignore_ascii_case(expected).then_some(())?,
                }
                end = start + word.len();
            }
            Some((order(places), end))
        })
    }
}
