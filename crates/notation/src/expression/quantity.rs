//! Numbers as text.

use num_traits::{Signed as _, ToPrimitive as _};

use super::Printer;
use crate::clue::{Operator, Quantity};
use crate::precedence::{ANY, ATOM, PRODUCT, SIGNED, SUM};
use crate::{Number, NumericKind};

impl Printer<'_> {
    /// Returns a number beside a comparison: a value of the other side's category as it is written there.
    pub(super) fn compared_quantity(&mut self, quantity: &Quantity, other: &Quantity) -> String {
        if let (Quantity::Constant(number), Quantity::Of(category, _)) = (quantity, other) {
            let category = self.puzzle.category(*category);
            if let Some(value) = category.values.iter().find(|v| v.number == Some(*number)) {
                return self.name(&value.text);
            }
            let minutes = number.to_i64().filter(|m| number.is_integer() && (0..1440).contains(m));
            if let (Some(NumericKind::Time), Some(minutes)) = (&category.numeric, minutes) {
                return format!("{}:{:02}", minutes / 60, minutes % 60);
            }
        }
        self.quantity(quantity, ANY)
    }

    /// Returns a number in brackets, if it binds less tightly than `level`.
    pub(super) fn quantity(&mut self, quantity: &Quantity, level: u8) -> String {
        let (text, own) = match quantity {
            Quantity::Constant(number) => match decimal(*number) {
                Some(text) => (text, ATOM),
                None => (format!("{}/{}", number.numer(), number.denom()), PRODUCT),
            },
            Quantity::Of(category, who) => (format!("{}({})", self.category(*category), self.who(who)), ATOM),
            Quantity::Bound(bound) => (self.variable(*bound), ATOM),
            Quantity::Negate(inner) => match **inner {
                Quantity::Constant(_) | Quantity::Negate(_) => (format!("-({})", self.quantity(inner, ANY)), SIGNED),
                _ => (format!("-{}", self.quantity(inner, ATOM)), SIGNED),
            },
            Quantity::Absolute(inner) => (format!("abs({})", self.quantity(inner, ANY)), ATOM),
            Quantity::Arithmetic(a, operator, b) => {
                let (word, own) = match operator {
                    Operator::Add => ("+", SUM),
                    Operator::Subtract => ("-", SUM),
                    Operator::Multiply => ("*", PRODUCT),
                    Operator::Divide => ("/", PRODUCT),
                    Operator::Modulo => ("mod", PRODUCT),
                };
                (format!("{} {word} {}", self.quantity(a, own), self.quantity(b, own + 1)), own)
            }
            Quantity::Minimum(list) => (self.call("min", list), ATOM),
            Quantity::Maximum(list) => (self.call("max", list), ATOM),
        };
        if own < level { format!("({text})") } else { text }
    }

    fn call(&mut self, function: &str, list: &[Quantity]) -> String {
        let parts: Vec<String> = list.iter().map(|q| self.quantity(q, ANY)).collect();
        format!("{function}({})", parts.join(", "))
    }
}

/// Returns a number with a decimal point, or `None` if its decimals do not end.
pub(crate) fn decimal(number: Number) -> Option<String> {
    if number.is_integer() {
        return Some(number.to_integer().to_string());
    }
    let mut denominator = *number.denom();
    let (mut twos, mut fives) = (0_u32, 0_u32);
    while denominator % 2 == 0 {
        denominator /= 2;
        twos += 1;
    }
    while denominator % 5 == 0 {
        denominator /= 5;
        fives += 1;
    }
    let places = twos.max(fives);
    if denominator != 1 || places > 15 {
        return None;
    }
    let scaled = i128::from(*number.numer()).abs() * 10_i128.pow(places) / i128::from(*number.denom());
    let digits = format!("{scaled:0>width$}", width = places as usize + 1);
    let (whole, decimals) = digits.split_at(digits.len() - places as usize);
    let sign = if number.is_negative() { "-" } else { "" };
    Some(format!("{sign}{whole}.{decimals}"))
}
