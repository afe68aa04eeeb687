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
        let first = rest.as_bytes().first()?;
        if first.is_ascii_alphanumeric() {
            return self.infix_word(at);
        }
        let found = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign));
        found.map(|&(sign, infix)| (infix, at + sign.len()))
    }

    fn infix_word(&self, at: usize) -> Option<(Infix, usize)> {
        const WORDS: [(&str, Infix); 6] = [
            ("iff", Infix::Iff),
            ("implies", Infix::Implies),
            ("xor", Infix::Xor),
            ("or", Infix::Or),
            ("and", Infix::And),
            ("mod", Infix::Arithmetic(Operator::Modulo)),
        ];
        let word = self.word(at);
        let end = at + word.len();
        if word.eq_ignore_ascii_case("not") {
            return self.relation(self.skip_blanks(end), true);
        }
        match WORDS.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)) {
            Some(&(_, infix)) => Some((infix, end)),
            None => self.relation(at, false),
        }
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
        let first = self.word(at);
        let number = first.parse::<u32>().ok().filter(|_| first.starts_with(|c: char| c.is_ascii_digit()));
        Order::WORDS.iter().find_map(|(words, order)| {
            let fits = match words[0] {
                "#" => number.is_some(),
                word => word.eq_ignore_ascii_case(first),
            };
            let mut end = at + first.len();
            for expected in words[1..].iter().filter(|_| fits) {
                let start = self.skip_blanks(end);
                let word = self.word(start);
                word.eq_ignore_ascii_case(expected).then_some(())?;
                end = start + word.len();
            }
            fits.then(|| (order(number.unwrap_or(1)), end))
        })
    }
}
