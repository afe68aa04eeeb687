//! Numbers beside names: counts, weights, times.

use crate::clue::Operator;
use crate::lines::shown;
use crate::numeral::{DecimalMark, Overflow, numeral, plain_numeral};
use crate::range::apply;
use crate::{Code, Diagnostic, Hint, Number, Text};

/// Returns the number of a text; another text is reported.
pub(super) fn number(text: &Text, mark: DecimalMark, problems: &mut Vec<Diagnostic>) -> Option<Number> {
    let written = text.as_str().trim();
    let (unsigned, negative) = match written.strip_prefix(['-', '−']) {
        Some(rest) => (rest, true),
        None => (written.strip_prefix('+').unwrap_or(written), false),
    };
    let read = |text: &str| {
        let whole_text = |found: &(usize, _)| found.0 == text.len();
        let read = numeral(text, mark).filter(whole_text).or_else(|| plain_numeral(text, false).filter(whole_text));
        read.map(|(_, number)| number)
    };
    let number = match unsigned.split_once('/') {
        Some((over, under)) => read(over.trim()).zip(read(under.trim())).map(|parts| match parts {
            (Ok(over), Ok(under)) => apply(over, Operator::Divide, under).ok_or(Overflow),
            _ => Err(Overflow),
        }),
        None => read(unsigned),
    };
    match number {
        Some(Ok(number)) => return Some(if negative { -number } else { number }),
        Some(Err(_)) => {
            problems.push(Diagnostic::new(Code::NumberTooLarge, text.span()).text("text", written));
        }
        None => {
            let begins = unsigned.starts_with(|c: char| c.is_ascii_digit());
            let code = if begins { Code::NumberWithUnit } else { Code::NumberExpected };
            let hint = if begins && written.contains(',') { Hint::Comma } else { Hint::Plain };
            problems.push(Diagnostic::new(code, text.span()).text("text", shown(written)).hint(hint));
        }
    }
    None
}

/// Returns the whole number of a text, zero or more; another text is reported.
pub(super) fn whole(text: &Text, mark: DecimalMark, problems: &mut Vec<Diagnostic>) -> Option<u64> {
    let number = number(text, mark, problems)?;
    if !number.is_integer() || number < Number::from_integer(0) {
        problems.push(Diagnostic::new(Code::CountExpected, text.span()).text("text", text.as_str()));
        return None;
    }
    u64::try_from(number.to_integer()).ok()
}
