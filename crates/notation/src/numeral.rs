//! Numbers in the usual notations: grouped digits, the decimal mark of a language, a sign, a unit before or after.

use crate::Number;
use crate::language::decimal_mark;

/// The sign between the whole part and the decimals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecimalMark {
    /// `1.5`
    #[default]
    Point,
    /// `1,5`
    Comma,
}

impl DecimalMark {
    /// Returns the mark of a language; a point if no language is given.
    pub fn of_language(language: Option<&str>) -> Self {
        decimal_mark(language)
    }

    fn decimal(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }

    /// Returns whether this sign may separate groups of three digits.
    fn groups(self, sign: char) -> bool {
        match self {
            Self::Point => sign == ',',
            Self::Comma => sign == '.' || sign == '\u{a0}' || sign == '\u{202f}' || sign == ' ',
        }
    }
}

/// A number with the text before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Affixed<'a> {
    pub prefix: &'a str,
    pub number: Number,
    pub suffix: &'a str,
}

/// The digits could be read, but the number is too large to calculate with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Overflow;

/// Largest numerator and denominator in a text: 18 digits.
const MAX_PART: i64 = 999_999_999_999_999_999;

/// Returns the unsigned number at the start of a text, as in a list, and its length in bytes; it may be or end with a
/// fraction such as `½`.
pub(crate) fn numeral(text: &str, mark: DecimalMark) -> Option<(usize, Result<Number, Overflow>)> {
    if let Some((length, fraction)) = fraction(text) {
        return Some((length, Ok(fraction)));
    }
    let (end, number) = digital(text, mark)?;
    // A blank may stand before the fraction: `1 ½`.
    let blanks = text[end..].len() - text[end..].trim_start().len();
    match (fraction(&text[end + blanks..]), &number) {
        (Some((length, part)), Ok(whole)) if whole.is_integer() => Some((end + blanks + length, Ok(*whole + part))),
        _ => Some((end, number)),
    }
}

/// Returns the fraction that a text begins with as one character, and its length in bytes.
fn fraction(text: &str) -> Option<(usize, Number)> {
    let sign = text.chars().next()?;
    let (numerator, denominator) = match sign {
        '½' => (1, 2),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅕' => (1, 5),
        '⅛' => (1, 8),
        '⅜' => (3, 8),
        '⅝' => (5, 8),
        '⅞' => (7, 8),
        _ => return None,
    };
    Some((sign.len_utf8(), Number::new(numerator, denominator)))
}

/// Returns the number in digits at the start of a text, and its length in bytes.
fn digital(text: &str, mark: DecimalMark) -> Option<(usize, Result<Number, Overflow>)> {
    let whole = digits(text);
    if whole == 0 {
        return None;
    }
    let mut end = whole;
    let mut written = text[..whole].to_owned();
    if whole <= 3 {
        while let Some(sign) = text[end..].chars().next()
            && mark.groups(sign)
            && digits(&text[end + sign.len_utf8()..]) == 3
        {
            end += sign.len_utf8();
            written.push_str(&text[end..end + 3]);
            end += 3;
        }
    }
    let decimals = text[end..].strip_prefix(mark.decimal()).map_or(0, digits);
    if decimals == 0 {
        return Some((end, exact(&written, "")));
    }
    let from = end + 1;
    end = from + decimals;
    Some((end, exact(&written, &text[from..end])))
}

/// Returns the unsigned number at the start of a text, as in an expression: plain digits and a decimal point, or a comma
/// too.
pub(crate) fn plain_numeral(text: &str, comma: bool) -> Option<(usize, Result<Number, Overflow>)> {
    let whole = digits(text);
    if whole == 0 {
        return None;
    }
    let marks: &[char] = if comma { &['.', ','] } else { &['.'] };
    let decimals = text[whole..].strip_prefix(marks).map_or(0, digits);
    if decimals == 0 {
        return Some((whole, exact(&text[..whole], "")));
    }
    let end = whole + 1 + decimals;
    Some((end, exact(&text[..whole], &text[whole + 1..end])))
}

/// Reads a whole text as one number with text before and after it.
pub(crate) fn affixed(text: &str, mark: DecimalMark) -> Option<(Affixed<'_>, Result<(), Overflow>)> {
    let first = text.char_indices().find(|(at, c)| c.is_ascii_digit() || fraction(&text[*at..]).is_some())?.0;
    let (length, number) = numeral(&text[first..], mark)?;
    let suffix = &text[first + length..];
    let prefix = &text[..first];
    if suffix.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (prefix, negative) = signed(prefix);
    let (number, fits) = match number {
        Ok(number) => (number, Ok(())),
        Err(overflow) => (Number::from_integer(0), Err(overflow)),
    };
    let number = if negative { -number } else { number };
    Some((Affixed { prefix, number, suffix }, fits))
}

/// Returns the text before a number without its sign, and whether the sign is a minus.
fn signed(prefix: &str) -> (&str, bool) {
    let minus = |c: char| c == '-' || c == '\u{2212}';
    if let Some(rest) = prefix.strip_suffix(minus)
        && !rest.ends_with(char::is_alphanumeric)
    {
        return (rest, true);
    }
    if let Some(rest) = prefix.strip_prefix(minus) {
        return (rest, true);
    }
    (prefix.strip_suffix('+').filter(|rest| !rest.ends_with(char::is_alphanumeric)).unwrap_or(prefix), false)
}

/// Returns the number of ASCII digits at the start of a text.
pub(crate) fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn exact(whole: &str, decimals: &str) -> Result<Number, Overflow> {
    let decimals = decimals.trim_end_matches('0');
    let mut numerator: i64 = 0;
    let mut denominator: i64 = 1;
    for (digit, decimal) in whole.bytes().map(|d| (d, false)).chain(decimals.bytes().map(|d| (d, true))) {
        numerator = numerator.checked_mul(10).and_then(|n| n.checked_add(i64::from(digit - b'0'))).ok_or(Overflow)?;
        if decimal {
            denominator = denominator.checked_mul(10).ok_or(Overflow)?;
        }
    }
    if numerator > MAX_PART || denominator > MAX_PART {
        return Err(Overflow);
    }
    Ok(Number::new(numerator, denominator))
}
