//! Numbers for people to read.

use crate::expression::decimal;
use crate::{DecimalMark, Number};

/// Maximum number of decimals of a number that is written with them.
const MAX_DECIMALS: usize = 6;

/// Returns a number as people write it: `9.5` with the decimal mark of the language; `33 1/3` if its decimals do not
/// end, or are many.
///
/// ```
/// use bachet_notation::{Number, amount};
///
/// assert_eq!(amount(Number::new(153, 2), None), "76.5");
/// assert_eq!(amount(Number::new(153, 2), Some("fr")), "76,5");
/// assert_eq!(amount(Number::new(-100, 3), None), "-33 1/3");
/// assert_eq!(amount(Number::new(2, 3), None), "2/3");
/// ```
pub fn amount(number: Number, language: Option<&str>) -> String {
    let short = |text: &String| text.split_once('.').is_none_or(|(_, decimals)| decimals.len() <= MAX_DECIMALS);
    if let Some(text) = decimal(number).filter(short) {
        let is_comma = DecimalMark::of_language(language) == DecimalMark::Comma;
        return if is_comma { text.replace('.', ",") } else { text };
    }
    let (over, under) = (i128::from(*number.numer()), i128::from(*number.denom()));
    let (whole, rest) = (over / under, (over % under).abs());
    match whole {
        0 => format!("{over}/{under}"),
        _ => format!("{whole} {rest}/{under}"),
    }
}
