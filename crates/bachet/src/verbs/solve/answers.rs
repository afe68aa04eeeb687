//! The answers to a puzzle's questions, as text.

use bachet_grid::Answer;
use bachet_notation::GridPuzzle;
use num_bigint::BigInt;

/// A question and its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The sentence, or the expression if there is none.
    pub question: String,
    /// The answers, each with the number of solutions that give it, most frequent first.
    pub values: Vec<(Value, u64)>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A value as written in the puzzle, or a number.
    Text(String),
    /// Yes or no.
    Truth(bool),
    /// There is no answer.
    Nothing,
}

pub(in crate::verbs) fn answered(puzzle: &GridPuzzle, counts: Vec<Vec<(Answer, u64)>>) -> Vec<Answered> {
    let value = |answer: &Answer| match answer {
        Answer::Value(id) => Value::Text(puzzle.value(*id).text.clone()),
        Answer::Number(number) => Value::Text(decimal(number.numer(), number.denom())),
        Answer::Truth(truth) => Value::Truth(*truth),
        Answer::Nothing => Value::Nothing,
    };
    puzzle
        .questions
        .iter()
        .zip(counts)
        .map(|(question, counts)| Answered {
            question: question.text.clone().or_else(|| question.expression.clone()).unwrap_or_default(),
            values: counts.iter().map(|(answer, count)| (value(answer), *count)).collect(),
        })
        .collect()
}

/// Writes a number with decimals if few are enough, otherwise as a fraction.
fn decimal(numerator: &BigInt, denominator: &BigInt) -> String {
    const MAX_DECIMALS: usize = 9;
    let zero = BigInt::from(0);
    let mut scaled = numerator.clone();
    for decimals in 0..=MAX_DECIMALS {
        if &scaled % denominator == zero {
            let digits = (&scaled / denominator).to_string();
            if decimals == 0 {
                return digits;
            }
            let (sign, digits) = digits.strip_prefix('-').map_or(("", digits.as_str()), |d| ("-", d));
            let digits = format!("{digits:0>width$}", width = decimals + 1);
            let (whole, part) = digits.split_at(digits.len() - decimals);
            return format!("{sign}{whole}.{part}");
        }
        scaled *= 10;
    }
    format!("{numerator}/{denominator}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_few_decimals_or_as_fractions() {
        for (numerator, denominator, expected) in [
            (0i64, 1i64, "0"),
            (-7, 1, "-7"),
            (1, 2, "0.5"),
            (-1, 8, "-0.125"),
            (25, 2, "12.5"),
            (1, 3, "1/3"),
            (-200, 7, "-200/7"),
            (1, 1_000_000_000, "0.000000001"),
            (1, 10_000_000_000, "1/10000000000"),
        ] {
            assert_eq!(decimal(&BigInt::from(numerator), &BigInt::from(denominator)), expected);
        }
    }
}
