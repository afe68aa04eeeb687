//! A number that is put together from the parts of a numeral.

use bachet_notation::Number;
use num_traits::{CheckedAdd as _, CheckedMul as _};

use super::numerals::NumeralPart;

/// Maximum absolute value of a number, so that sums and products of a few stay exact.
pub(super) const MAX_NUMBER: i64 = 1_000_000_000_000;

/// A number that is put together from pieces.
#[derive(Debug, Default)]
pub(super) struct Sum {
    /// The groups that are complete: thousands, millions.
    total: Number,
    current: Option<Number>,
    /// The next value that is added must be smaller.
    limit: i64,
}

impl Sum {
    /// Takes the next piece; `false` if the number ended before it.
    pub(super) fn take(&mut self, piece: NumeralPart) -> bool {
        let current = match (piece, self.current) {
            (NumeralPart::Value(value, ..), None) => Some(value),
            (NumeralPart::Value(value, ..), Some(current)) if value < Number::from_integer(self.limit) => {
                current.checked_add(&value)
            }
            (NumeralPart::Added(more), Some(current)) => current.checked_add(&more),
            (NumeralPart::Multiplier(factor), current) => {
                current.unwrap_or_else(|| Number::from_integer(1)).checked_mul(&factor)
            }
            _ => None,
        };
        let Some(current) = current.filter(bounded) else { return false };
        self.limit = match piece {
            NumeralPart::Value(value, ..) if value.is_integer() => {
                let value = value.to_integer();
                if (20..100).contains(&value) && value % 10 == 0 { 10 } else { 0 }
            }
            NumeralPart::Multiplier(factor) => factor.to_integer(),
            _ => 0,
        };
        self.current = Some(current);
        if let NumeralPart::Multiplier(factor) = piece
            && factor >= Number::from_integer(1000)
        {
            let Some(total) = self.total.checked_add(&current).filter(bounded) else { return false };
            (self.total, self.current) = (total, Some(Number::from_integer(0)));
        }
        true
    }

    pub(super) fn number(&self) -> Option<Number> {
        self.current.and_then(|current| self.total.checked_add(&current)).filter(bounded)
    }
}

pub(super) fn bounded(number: &Number) -> bool {
    let limit = Number::from_integer(MAX_NUMBER);
    *number <= limit && *number >= -limit && *number.denom() <= MAX_NUMBER
}
