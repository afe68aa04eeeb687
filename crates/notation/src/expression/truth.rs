//! Something true or false as text.

use super::Printer;
use crate::clue::{Amount, Bound, CategoryId, Truth};
use crate::precedence::{AND, ANY, ATOM, COMPARISON, IFF, IMPLIES, NOT, OR, XOR};

impl Printer<'_> {
    /// Returns a truth in brackets, if it binds less tightly than `level`.
    pub(super) fn truth(&mut self, truth: &Truth, level: u8) -> String {
        let (text, own) = match truth {
            Truth::Same(a, comparison, b) => {
                let (left, right) = (self.compared_who(a, b), self.compared_who(b, a));
                (format!("{left} {} {right}", comparison.sign()), COMPARISON)
            }
            Truth::Items(a, comparison, b) => {
                (format!("{} {} {}", self.item(a), comparison.sign(), self.item(b)), COMPARISON)
            }
            Truth::Numbers(a, comparison, b) => {
                let (left, right) = (self.compared_quantity(a, b), self.compared_quantity(b, a));
                (format!("{left} {} {right}", comparison.sign()), COMPARISON)
            }
            Truth::Places(a, order, b, axis) => {
                (format!("{} {} {}{}", self.who(a), order.words(), self.who(b), self.axis(*axis)), COMPARISON)
            }
            Truth::Between(a, b, c, axis) => {
                let (a, b, c) = (self.who(a), self.who(b), self.who(c));
                (format!("{a} between {b} and {c}{}", self.axis(*axis)), COMPARISON)
            }
            Truth::AllDifferentWho(list) => (self.list("all different", list, Self::who), ATOM),
            Truth::AllDifferentItems(list) => (self.list("all different", list, Self::item), ATOM),
            Truth::AllDifferentNumbers(list) => (self.list("all different", list, |p, q| p.quantity(q, ANY)), ATOM),
            Truth::Not(inner) => {
                let inner = self.truth(inner, NOT);
                // If `not` is a declared name, a sign after it would be an operator.
                let text = if inner.starts_with('-') { format!("not ({inner})") } else { format!("not {inner}") };
                (text, NOT)
            }
            Truth::And(list) => match &list[..] {
                [] if self.names.meanings("true").is_empty() => ("true".to_owned(), ATOM),
                [] => ("0 = 0".to_owned(), COMPARISON),
                [only] => return self.truth(only, level),
                _ => (self.joined(list, " and ", NOT), AND),
            },
            Truth::Or(list) => match &list[..] {
                [] => ("0 = 1".to_owned(), COMPARISON),
                [only] => return self.truth(only, level),
                _ => (self.joined(list, " or ", AND), OR),
            },
            Truth::Xor(a, b) => {
                // `or` binds tighter but needs brackets beside `xor`.
                let left = if matches!(**a, Truth::Xor(..)) { XOR } else { AND };
                (format!("{} xor {}", self.truth(a, left), self.truth(b, AND)), XOR)
            }
            Truth::Implies(a, b) => (format!("{} implies {}", self.truth(a, XOR), self.truth(b, IMPLIES)), IMPLIES),
            Truth::Iff(a, b) => (format!("{} iff {}", self.truth(a, IFF), self.truth(b, IMPLIES)), IFF),
            Truth::Count(amount, list) => {
                let head = match amount {
                    Amount::Exactly(n) => format!("exactly {n} of"),
                    Amount::AtLeast(n) => format!("at least {n} of"),
                    Amount::AtMost(n) => format!("at most {n} of"),
                };
                (self.list(&head, list, |p, t| p.truth(t, ANY)), ATOM)
            }
            Truth::Every(bound, category, body) => (self.quantified("every", *bound, *category, body), ANY),
            Truth::Some(bound, category, body) => (self.quantified("some", *bound, *category, body), ANY),
        };
        if own < level { format!("({text})") } else { text }
    }

    fn joined(&mut self, list: &[Truth], word: &str, level: u8) -> String {
        let parts: Vec<String> = list.iter().map(|t| self.truth(t, level)).collect();
        parts.join(word)
    }

    fn list<T>(&mut self, head: &str, list: &[T], text: impl Fn(&mut Self, &T) -> String) -> String {
        let parts: Vec<String> = list.iter().map(|t| text(self, t)).collect();
        format!("{head} ({})", parts.join(", "))
    }

    fn quantified(&mut self, word: &str, bound: Bound, category: CategoryId, body: &Truth) -> String {
        let variable = self.variable(bound);
        self.variables.push(category);
        let body = self.truth(body, ANY);
        self.variables.pop();
        format!("{word} {variable} in {}: {body}", self.category(category))
    }

    fn axis(&self, axis: CategoryId) -> String {
        let ordered = self.puzzle.categories.iter().filter(|c| c.ordered).count();
        if ordered == 1 { String::new() } else { format!(" by {}", self.category(axis)) }
    }
}
