//! The spelling of a cell: a value, nothing, or candidates; and its symbols.

use super::board::{Written, at_cell};
use super::{Cell, Symbols};
use crate::{Code, Diagnostic, Hint, Span};

/// Signs of an empty cell besides `0`.
const EMPTY: [&str; 3] = [".", "*", "_"];

/// Returns the symbols of a board. On a board of 16, `0` besides another sign for empty cells, and no `G`, means the
/// symbols from `0` to `F`; a number of two digits means that all values are numbers.
pub(super) fn symbols_of<'a>(cells: impl Iterator<Item = &'a str>, size: u32) -> Symbols {
    let (mut zero, mut empty, mut beyond) = (false, false, false);
    for text in cells {
        if let Some(inside) = inside_brackets(text) {
            zero |= inside.contains('0') && !inside.contains("10");
            continue;
        }
        let digits = text.len() > 1 && text.bytes().all(|b| b.is_ascii_digit());
        if digits && size > 9 {
            return Symbols::Numbers;
        }
        zero |= text == "0";
        empty |= is_empty_sign(text);
        beyond |= text.eq_ignore_ascii_case("g");
    }
    if size == 16 && zero && empty && !beyond { Symbols::FromZero } else { Symbols::Letters }
}

/// Whether a text is an empty cell in all symbols.
pub(super) fn is_empty_sign(text: &str) -> bool {
    text.trim().is_empty() || EMPTY.contains(&text)
}

/// Returns the value with this spelling, from 1; `None` if a board of this size has none.
pub(super) fn value(text: &str, size: u32, symbols: Symbols) -> Option<u8> {
    let mut chars = text.chars();
    let single = chars.next().filter(|_| chars.as_str().is_empty());
    let value = match (single, symbols) {
        (Some(c), Symbols::FromZero) => c.to_digit(16)? + 1,
        (Some(c), _) => match c {
            '0'..='9' => c.to_digit(10)?,
            'a'..='z' | 'A'..='Z' => c.to_digit(36)?,
            _ => return None,
        },
        (None, _) if text.len() <= 3 && text.bytes().all(|b| b.is_ascii_digit()) => text.parse().ok()?,
        (None, _) => return None,
    };
    (1..=size).contains(&value).then_some(value as u8)
}

/// Returns the spelling of a value; a number if there are not enough letters.
pub(super) fn spelled(value: u8, size: u32, symbols: Symbols) -> String {
    let letter = |v: u32| char::from_digit(v, 36).map(|c| c.to_ascii_uppercase().to_string());
    match symbols {
        Symbols::FromZero if size == 16 => letter(u32::from(value) - 1),
        Symbols::Numbers => None,
        _ if size >= 36 => None,
        _ => letter(u32::from(value)),
    }
    .unwrap_or_else(|| value.to_string())
}

/// Returns the values of a set of candidates.
pub(super) fn values(candidates: u64) -> impl Iterator<Item = u8> {
    (1..=64u8).filter(move |v| candidates >> (v - 1) & 1 == 1)
}

/// Returns the cell with this index, best-effort, and reports its problems.
pub(super) fn cell(
    written: Written<'_>,
    index: usize,
    size: u32,
    symbols: Symbols,
    problems: &mut Vec<Diagnostic>,
) -> Cell {
    let mut cell = Cell { given: None, candidates: u64::MAX >> (64 - size), span: written.span };
    let text = written.text.trim();
    if is_empty_sign(text) || text == "0" && symbols != Symbols::FromZero {
        return cell;
    }
    let place = |problem: Diagnostic| at_cell(problem, index, size);
    if let Some(v) = value(text, size, symbols) {
        cell.given = Some(v);
        cell.candidates = 1 << (v - 1);
        return cell;
    }
    let wrong = |text: &str, hint| {
        place(Diagnostic::new(Code::BadValue, written.span).text("text", text))
            .text("largest", spelled(size as u8, size, symbols))
            .hint(hint)
    };
    if text.starts_with('{') && !text.ends_with('}') {
        let at = written.span.start as usize;
        problems.push(Diagnostic::new(Code::UnclosedBracket, Span::new(at, at + 1)).text("bracket", "{"));
        return cell;
    }
    let candidates = match inside_brackets(text) {
        Some(inside) => candidates(inside, size, symbols),
        None if size <= 9 && text.len() > 1 && text.bytes().all(|b| b.is_ascii_digit()) => {
            candidates(text, size, symbols)
        }
        None => {
            let number = text.bytes().all(|b| b.is_ascii_digit()) || text.chars().nth(1).is_none();
            let hint =
                if number && text.chars().all(|c| c.is_ascii_alphanumeric()) { Hint::TooLarge } else { Hint::Plain };
            problems.push(wrong(text, hint));
            return cell;
        }
    };
    match candidates {
        Ok(candidates) => {
            cell.candidates = candidates;
            if candidates == 0 {
                problems.push(place(Diagnostic::new(Code::NoCandidates, written.span)));
            }
        }
        Err(text) => problems.push(wrong(text, Hint::Candidates)),
    }
    cell
}

/// Returns the text in the brackets of a cell with candidates.
fn inside_brackets(text: &str) -> Option<&str> {
    Some(text.strip_prefix(['{', '[', '('])?.strip_suffix(['}', ']', ')'])?.trim())
}

/// Returns the set of candidates. Commas or blanks separate them; without these each character is one, or the whole
/// text if the board is in numbers.
///
/// # Errors
/// The first text that is not a candidate.
fn candidates(inside: &str, size: u32, symbols: Symbols) -> Result<u64, &str> {
    let mut set = 0;
    let mut add = |text| match value(text, size, symbols) {
        Some(v) if set >> (v - 1) & 1 == 0 => {
            set |= 1 << (v - 1);
            Ok(())
        }
        _ => Err(text),
    };
    let signs = [',', ';', ' ', '\t'];
    if inside.contains(signs) {
        inside.split(signs).filter(|t| !t.is_empty()).try_for_each(|t| add(t.trim_matches(['"', '\''])))?;
    } else if symbols == Symbols::Numbers && !inside.is_empty() {
        add(inside)?;
    } else {
        inside.char_indices().try_for_each(|(at, c)| add(&inside[at..at + c.len_utf8()]))?;
    }
    Ok(set)
}
