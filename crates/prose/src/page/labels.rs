//! Labels of numbered lines: `1.`, `2)`, `(3)`, `4.)`, `b)`, `⑤`, and those that need a sequence from the first on: `A.`,
//! `iv.`, `5 -`, `#6`.

use crate::page::lines::{Label, Line};

/// The numbers that a label may have that is not written in digits.
const NUMBERS: [&str; 20] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"];

/// The signs that are numbers in a circle, in brackets or before a full stop, each row from the first sign and its number
/// to the last sign.
const CIRCLED: [(char, usize, char); 8] = [
    ('①', 1, '⑳'),
    ('⑴', 1, '⒇'),
    ('⒈', 1, '⒛'),
    ('⓫', 11, '⓴'),
    ('⓵', 1, '⓾'),
    ('❶', 1, '❿'),
    ('➀', 1, '➉'),
    ('➊', 1, '➓'),
];
/// What makes a key of a digit: `1️⃣`.
const KEYCAPS: [&str; 2] = ["\u{fe0f}\u{20e3}", "\u{20e3}"];

/// Two marks behind a number.
const DOUBLE_MARKS: [&str; 5] = ["°)", "º)", ".)", ").", "):"];

/// Returns a number from 1 to 20 in digits, and `None` for any other.
pub(super) fn digits_of(number: usize) -> Option<&'static str> {
    NUMBERS.get(number.checked_sub(1)?).copied()
}

/// Returns the number in a circle that a text begins with, and its length: `①`, `❷`, `3️⃣`.
pub(super) fn circled(text: &str) -> Option<(&str, usize)> {
    let first = text.chars().next()?;
    let row = CIRCLED.iter().find(|(from, _, to)| (*from..=*to).contains(&first));
    if let Some((from, number, _)) = row {
        return Some((digits_of(number + first as usize - *from as usize)?, first.len_utf8()));
    }
    let key = KEYCAPS.iter().find(|key| first.is_ascii_digit() && text[1..].starts_with(**key))?;
    Some((&text[..1], 1 + key.len()))
}

/// A number or letter with a mark after it, and its length with the mark: `1.`, `12)`, `(3)`, `4:`, `5°`, `6.)`, `b)`, `⑦`.
#[inline(never)]
pub(super) fn number_label(text: &str) -> Option<(&str, usize)> {
    if let Some(circled) = circled(text) {
        return Some(circled);
    }
    let bracket = usize::from(text.starts_with('('));
    let rest = &text[bracket..];
    let digits = digits(rest);
    let letter = usize::from(rest[digits..].starts_with(|c: char| c.is_ascii_alphabetic()));
    let length = digits + letter;
    if length == 0 || digits > 9 {
        return None;
    }
    let behind = &rest[length..];
    let marked = match bracket {
        0 if digits == 0 => behind.starts_with(')') || behind.starts_with(".)"),
        0 => behind.starts_with(['.', ')', ':', '°', 'º']),
        _ => behind.starts_with(')'),
    };
    let marks = if DOUBLE_MARKS.iter().any(|marks| behind.starts_with(marks)) { 2 } else { 1 };
    let mark = behind.chars().take(marks).map(char::len_utf8).sum::<usize>();
    let next = behind.chars().nth(marks);
    // `1.5`, `8:00` and `5°C` are numbers; after a bracket a word may follow at once.
    let apart = next.is_none_or(|c| {
        c.is_whitespace() || (c.is_alphabetic() && digits > 0 && !behind.starts_with([':', '°', 'º'])) || c == '*'
    });
    (marked && apart).then_some((&rest[..length], bracket + length + mark))
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Styles of labels that may be something else when they are alone: an initial, a measure, a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// `iv.`, `iv)`, `(iv)`.
    Roman,
    /// `A.`
    Letters,
    /// `5 -`
    Dashes,
    /// `#5`, `#5:`
    Hashes,
    /// `5/`
    Slashes,
    /// `[5]`, `[B]`
    Brackets,
    /// `2.5`, all below the same number.
    Parts,
    /// `5` above a clue, or before blanks: `5    The cat ...`
    Bare,
}

/// Minimum number of words of a sentence behind a number without a mark.
const MIN_SENTENCE_WORDS: usize = 4;

/// Every style, in the order in which they are looked for.
const STYLES: [Style; 8] = [
    Style::Roman,
    Style::Letters,
    Style::Dashes,
    Style::Hashes,
    Style::Slashes,
    Style::Brackets,
    Style::Parts,
    Style::Bare,
];

const ROMAN: [&str; 20] = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii",
    "xviii", "xix", "xx",
];

/// Labels the lines that are numbered in such a way from the first on, and in no other. Linear.
#[inline(never)]
pub(super) fn read_sequences(lines: &mut [Line<'_>]) {
    for style in STYLES {
        let found: Vec<(usize, &str, usize, usize)> = lines
            .iter()
            .enumerate()
            .filter_map(|(at, line)| {
                let (label, length, number) = style.of(line)?;
                Some((at, label, length, number))
            })
            .collect();
        let Some(&(first, ..)) = found.first().filter(|_| found.len() > 1) else { continue };
        // Two numbers alone may be anything.
        if style == Style::Bare && found.len() < 3 {
            continue;
        }
        let runs = found.iter().enumerate().all(|(i, &(.., number))| number == i + 1);
        // An initial is part of a name if other lines have it, too: `A. Ames`.
        let is_name = |at: usize| {
            let head = lines[at].text.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
            lines.iter().filter(|line| line.text.contains(&head)).nth(1).is_some()
        };
        let named = style == Style::Letters && runs && found.iter().any(|f| is_name(f.0));
        // The answers to choose from below a question are no sentences.
        let last_line = |at: usize| {
            let goes_on = |line: &Line<'_>| !line.gap && style.of(line).is_none();
            at + lines[at + 1..].iter().take_while(|line| goes_on(line)).count()
        };
        let sentences = found.iter().filter(|found| lines[last_line(found.0)].ends_sentence()).count();
        let is_chosen = !lines[first].gap || sentences * 2 < found.len();
        let chosen = first > 0 && lines[first - 1].is_question() && is_chosen;
        if runs && !chosen && !named {
            for (at, label, length, _) in found {
                lines[at].label_as(label, length);
            }
            return;
        }
    }
}

impl Style {
    /// The label that a line may have, its length with its marks, and its number; the length is 0 if it is read
    /// already.
    fn of<'a>(self, line: &Line<'a>) -> Option<(&'a str, usize, usize)> {
        let text = line.text;
        let roman = |label: &str| ROMAN.iter().position(|r| label.eq_ignore_ascii_case(r)).map(|at| at + 1);
        match (self, line.label) {
            (Self::Roman, Label::Number(label)) => Some((label, 0, roman(label)?)),
            (Self::Roman, Label::None) => {
                let bracket = usize::from(text.starts_with('('));
                let rest = &text[bracket..];
                let length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
                let marks: &[char] = if bracket > 0 { &[')'] } else { &[')', '.'] };
                let behind = rest[length..].strip_prefix(marks)?;
                let apart = behind.is_empty() || behind.starts_with(char::is_whitespace);
                Some((&rest[..length], bracket + length + 1, roman(&rest[..length]).filter(|_| apart)?))
            }
            (Self::Letters, Label::None) => {
                let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?;
                let apart = text[1..].strip_prefix('.')?.starts_with(char::is_whitespace);
                apart.then(|| (&text[..1], 2, usize::from(letter.to_ascii_lowercase() - b'a') + 1))
            }
            (Self::Dashes, Label::None) => {
                let length = digits(text);
                let number = text[..length].parse().ok()?;
                let mark = ["-", "–", "—"].iter().find(|mark| text[length..].trim_start().starts_with(**mark))?;
                let end = text.len() - text[length..].trim_start().len() + mark.len();
                let apart = text[end..].starts_with(char::is_whitespace);
                apart.then_some((&text[..length], end, number))
            }
            (Self::Hashes, Label::None) => {
                let rest = text.strip_prefix('#')?;
                let length = digits(rest);
                let behind = rest[length..].trim_start_matches([':', '.', ')']);
                let apart = behind.starts_with(char::is_whitespace);
                let number = rest[..length].parse().ok().filter(|_| apart)?;
                Some((&rest[..length], text.len() - behind.len(), number))
            }
            (Self::Slashes, Label::None) => {
                let length = digits(text);
                let apart = text[length..].strip_prefix('/')?.starts_with(char::is_whitespace);
                let number = text[..length].parse().ok().filter(|_| apart)?;
                Some((&text[..length], length + 1, number))
            }
            (Self::Brackets, Label::None) => {
                let (label, behind) = text.strip_prefix('[')?.split_once(']')?;
                let letter = label.bytes().next().filter(|byte| label.len() == 1 && byte.is_ascii_uppercase());
                let number = letter.map(|letter| usize::from(letter - b'A') + 1).or_else(|| label.parse().ok());
                let apart = behind.starts_with(char::is_whitespace);
                Some((label, label.len() + 2, number.filter(|_| apart)?))
            }
            (Self::Parts, Label::None) => {
                let whole = digits(text);
                let rest = text[whole..].strip_prefix('.').filter(|_| whole > 0)?;
                let length = digits(rest);
                let apart = rest[length..].trim_start_matches([')', '.', ':']).starts_with(char::is_whitespace);
                let number = rest[..length].parse().ok().filter(|_| apart && line.ends_sentence())?;
                Some((&rest[..length], whole + 1 + length, number))
            }
            (Self::Bare, Label::None) => {
                let length = digits(text);
                let behind = &text[length..];
                // With a single blank only before a sentence.
                let is_sentence =
                    || line.ends_sentence() && behind.split_whitespace().nth(MIN_SENTENCE_WORDS - 1).is_some();
                let is_apart = behind.is_empty()
                    || behind.starts_with("  ")
                    || behind.starts_with('\t')
                    || behind.starts_with(' ') && is_sentence();
                let number = text[..length].parse().ok().filter(|_| is_apart)?;
                Some((&text[..length], length, number))
            }
            _ => None,
        }
    }
}

/// Which lines are answers to choose from, each after a letter: `A. tea`, `b) milk`, right below their question.
/// Linear.
pub(super) fn choices(lines: &[Line<'_>]) -> Vec<bool> {
    let mut found: Vec<bool> = Vec::with_capacity(lines.len());
    let letter = |label: &str| label.len() == 1 && label.starts_with(|c: char| c.is_ascii_alphabetic());
    let has_letter = |line: &Line<'_>| matches!(line.label, Label::Number(label) if letter(label));
    // Clues may have letters, too: then most of them are sentences, which may go on in the next line.
    let is_sentence = |at: usize| {
        let next = (at + 1..lines.len()).find(|&next| lines[next].gap || lines[next].label != Label::None);
        lines[next.unwrap_or(lines.len()) - 1].ends_sentence()
    };
    let lettered: Vec<usize> = (0..lines.len()).filter(|&at| has_letter(&lines[at])).collect();
    let are_clues = lettered.len() > 2 && lettered.iter().filter(|&&at| is_sentence(at)).count() * 2 > lettered.len();
    for (at, line) in lines.iter().enumerate() {
        let behind = has_letter(line) && !are_clues || Style::Letters.of(line).is_some();
        let below = at > 0 && !line.gap && (lines[at - 1].is_question() || found[at - 1]);
        found.push(behind && below);
    }
    found
}

/// Which lines are parts of a numbered clue: `a)`, `b)` between the lines `4.` and `5.` Linear.
pub(super) fn parts(lines: &[Line<'_>]) -> Vec<bool> {
    let mut found = vec![false; lines.len()];
    let mut clue: Option<(usize, u32)> = None;
    for (at, line) in lines.iter().enumerate() {
        let Label::Number(label) = line.label else { continue };
        let Ok(number) = label.parse::<u32>() else { continue };
        if let Some((before, _)) = clue.filter(|(_, before)| before + 1 == number) {
            let is_letter = |line: &Line<'_>| matches!(line.label, Label::Number(label) if label.len() == 1 && !label.starts_with(|c: char| c.is_ascii_digit()));
            (before + 1..at).filter(|&at| is_letter(&lines[at])).for_each(|at| found[at] = true);
        }
        clue = Some((at, number));
    }
    found
}
