//! Numbers beside names: counts, weights, times.

use crate::numeral::{DecimalMark, numeral, plain_numeral};
use crate::{Code, Diagnostic, Number, Text};

/// The number of a text; what it is instead is reported.
pub(super) fn number(text: &Text, mark: DecimalMark, problems: &mut Vec<Diagnostic>) -> Option<Number> {
    let written = text.as_str().trim();
    let (unsigned, negative) = match written.strip_prefix(['-', '−']) {
        Some(rest) => (rest, true),
        None => (written.strip_prefix('+').unwrap_or(written), false),
    };
    let whole_text = |found: &(usize, _)| found.0 == unsigned.len();
    let read = numeral(unsigned, mark).filter(whole_text).or_else(|| plain_numeral(unsigned).filter(whole_text));
    match read {
        Some((_, Ok(number))) => return Some(if negative { -number } else { number }),
        Some((_, Err(_))) => {
            problems.push(Diagnostic::new(Code::NumberTooLarge, text.span()).text("text", written));
        }
        None => {
            let shown: String = written.chars().take(60).collect();
            let begins = unsigned.starts_with(|c: char| c.is_ascii_digit());
            let code = if begins { Code::NumberWithUnit } else { Code::NumberExpected };
            problems.push(Diagnostic::new(code, text.span()).text("text", shown));
        }
    }
    None
}

/// The whole number of a text, zero or more.
pub(super) fn whole(text: &Text, mark: DecimalMark, problems: &mut Vec<Diagnostic>) -> Option<u64> {
    let number = number(text, mark, problems)?;
    if !number.is_integer() || number < Number::from_integer(0) {
        problems.push(Diagnostic::new(Code::CountExpected, text.span()).text("text", text.as_str()));
        return None;
    }
    u64::try_from(number.to_integer()).ok()
}
