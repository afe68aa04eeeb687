//! A text as words, numbers and signs, cut as the language's `[split]` section says.
//!
//! Hyphens and underscores inside a compound part it into words (`45-year-old`, `te_voet`); apostrophes stay in a word
//! unless the language cuts there (`l'homme`, `Ann's`). Words are folded: NFC, lower case, `’` as `'`, `ä` as `ae`.

use bachet_notation::Span;
use smol_str::{SmolStr, StrExt as _};
use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfc_quick};

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Letters.
    Word,
    /// Digits with the marks between them: `45`, `8:00`, `1,500`.
    Number,
    /// Any other character.
    Sign,
}

/// The gap between a token and the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// A blank, or the start of the text.
    Blank,
    Nothing,
    /// A hyphen or an underscore.
    Hyphen,
}

/// A word, a number or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// Its bytes in the text.
    pub(crate) span: Span,
    /// What it is.
    pub(crate) kind: Kind,
    /// What precedes it.
    pub(crate) gap: Gap,
    /// Its text, folded.
    pub(crate) text: SmolStr,
    /// Whether it is written with a capital.
    pub(crate) capital: bool,
    /// Whether all its letters are capitals, and there are several: `UFO`.
    pub(crate) acronym: bool,
}

impl Token {
    pub(crate) fn is_sign(&self, sign: char) -> bool {
        self.kind == Kind::Sign && self.text.chars().eq([sign])
    }
}

/// The rules for splitting words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Split {
    /// Beginnings that are words of their own: `l'`, `qu'`.
    pub(crate) beginnings: Vec<SmolStr>,
    /// Endings that are words of their own: `n't`, `'s`.
    pub(crate) endings: Vec<SmolStr>,
}

impl Split {
    /// Whether a word continues with one of the endings, as in `dertigjarige`.
    fn ends(&self, word: &str) -> bool {
        self.endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending.as_str()))
    }
}

/// The tokens of a text. Linear.
pub(crate) fn tokens(text: &str, split: &Split) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::with_capacity(text.len() / 5 + 4);
    let mut gap = Gap::Blank;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let end = at + c.len_utf8();
        if c.is_whitespace() {
            gap = Gap::Blank;
            at = end;
        } else if c.is_ascii_digit() {
            let end = number_end(text, at);
            push(&mut found, text, at, end, Kind::Number, gap);
            gap = Gap::Nothing;
            at = end;
        } else if let Some(end) = plain_word(text, at, split).or_else(|| alone(text, at, split)) {
            push(&mut found, text, at, end, Kind::Word, gap);
            gap = Gap::Nothing;
            at = end;
        } else if is_letter(c) {
            let end = word_end(text, at);
            word(&mut found, text, at, end, gap, split);
            gap = Gap::Nothing;
            at = end;
        } else if is_hyphen(c) && gap != Gap::Blank && text[end..].chars().next().is_some_and(char::is_alphanumeric) {
            gap = Gap::Hyphen;
            at = end;
        } else {
            push(&mut found, text, at, end, Kind::Sign, gap);
            gap = Gap::Nothing;
            at = end;
        }
    }
    found
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '_' | '\u{2010}' | '\u{2011}')
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36f}')
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

/// Digits, and marks that are between two digits.
fn number_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut at = start;
    while digit(at) || (matches!(bytes.get(at), Some(b'.' | b',' | b':' | b'/')) && digit(at + 1)) {
        at += 1;
    }
    at
}

/// Returns the end of a word that is not split, as most words are.
fn plain_word(text: &str, start: usize, split: &Split) -> Option<usize> {
    let rest = &text[start..];
    let mut letters = rest.bytes().position(|b| !b.is_ascii_alphabetic()).unwrap_or(rest.len());
    if !rest[letters..].bytes().next().is_none_or(|b| b.is_ascii()) {
        letters += rest[letters..].find(|c| !is_letter(c)).unwrap_or(rest.len() - letters);
    }
    let goes_on = || rest[letters..].starts_with(is_apostrophe) || split.ends(&rest[..letters]);
    (letters > 0 && !goes_on()).then_some(start + letters)
}

/// Returns the end of a lone beginning or ending, as in a language file: `l'`, `'s`.
fn alone(text: &str, start: usize, split: &Split) -> Option<usize> {
    let rest = &text[start..];
    let (mark, apostrophe) = rest.char_indices().find(|&(_, c)| !is_letter(c)).filter(|&(_, c)| is_apostrophe(c))?;
    let behind = mark + apostrophe.len_utf8();
    let end =
        if mark == 0 { behind + rest[behind..].find(|c| !is_letter(c)).unwrap_or(rest.len() - behind) } else { behind };
    let part_of_word = start > 0 && text[..start].ends_with(|c: char| c.is_alphanumeric() || is_apostrophe(c))
        || rest[end..].starts_with(|c: char| c.is_alphanumeric() || is_apostrophe(c));
    let known = if mark == 0 { &split.endings } else { &split.beginnings };
    (!part_of_word && known.contains(&fold(&rest[..end]))).then_some(start + end)
}

/// Letters, and apostrophes that a letter follows or that end a plural or an elision.
fn word_end(text: &str, start: usize) -> usize {
    let mut end = start;
    let mut chars = text[start..].char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let apostrophe = is_apostrophe(c) && chars.peek().is_some_and(|&(_, next)| is_letter(next));
        if !is_letter(c) && !apostrophe {
            break;
        }
        end = start + at + c.len_utf8();
    }
    end
}

/// A word, cut where the language cuts it.
fn word(found: &mut Vec<Token>, text: &str, start: usize, end: usize, gap: Gap, split: &Split) {
    if !text[start..end].contains(is_apostrophe) && !split.ends(&text[start..end]) {
        push(found, text, start, end, Kind::Word, gap);
        return;
    }
    let folded = fold(&text[start..end]);
    for beginning in &split.beginnings {
        if folded.len() > beginning.len() && folded.starts_with(beginning.as_str()) {
            let letters = beginning.chars().count();
            let middle = text[start..end].char_indices().nth(letters).map_or(end, |(at, _)| start + at);
            push(found, text, start, middle, Kind::Word, gap);
            word(found, text, middle, end, Gap::Nothing, split);
            return;
        }
    }
    for ending in &split.endings {
        if folded.len() > ending.len() && folded.ends_with(ending.as_str()) {
            let letters = folded.chars().count() - ending.chars().count();
            let middle = text[start..end].char_indices().nth(letters).map_or(end, |(at, _)| start + at);
            push(found, text, start, middle, Kind::Word, gap);
            push(found, text, middle, end, Kind::Word, Gap::Nothing);
            return;
        }
    }
    push(found, text, start, end, Kind::Word, gap);
}

fn push(found: &mut Vec<Token>, text: &str, start: usize, end: usize, kind: Kind, gap: Gap) {
    let raw = &text[start..end];
    let capital = raw.chars().next().is_some_and(char::is_uppercase);
    let acronym = capital && raw.len() > 1 && !raw.chars().any(char::is_lowercase);
    found.push(Token { span: Span::new(start, end), kind, gap, text: fold(raw), capital, acronym });
}

/// The form under which words match.
pub(crate) fn fold(word: &str) -> SmolStr {
    // Most words need no change. Letters that come before the combining marks are composed.
    if word.bytes().all(|b| b.is_ascii() && !b.is_ascii_uppercase()) {
        return word.into();
    }
    if word.is_ascii() {
        return word.to_ascii_lowercase_smolstr();
    }
    if word.chars().all(|c| c < '\u{300}' && !c.is_uppercase()) {
        return spelled_out(word.into());
    }
    let composed = match is_nfc_quick(word.chars()) {
        IsNormalized::Yes => word.to_lowercase_smolstr(),
        _ => word.nfc().collect::<SmolStr>().to_lowercase_smolstr(),
    };
    spelled_out(if composed.contains('’') { composed.replace_smolstr("’", "'") } else { composed })
}

/// Letters that may be written as two others: `Häuser`, `Haeuser`.
const TWO_LETTERS: [(&str, &str); 4] = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")];

fn spelled_out(word: SmolStr) -> SmolStr {
    let mut word = word;
    for (letter, two) in TWO_LETTERS {
        if word.contains(letter) {
            word = word.replace_smolstr(letter, two);
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<SmolStr> {
        let split = Split {
            beginnings: ["l'", "d'", "qu'"].map(SmolStr::from).to_vec(),
            endings: ["n't", "'s"].map(SmolStr::from).to_vec(),
        };
        tokens(text, &split).into_iter().map(|t| t.text).collect()
    }

    #[test]
    fn words_are_cut_where_the_language_cuts_them() {
        assert_eq!(texts("L’homme n'est pas qu'Anglais."), ["l'", "homme", "n'est", "pas", "qu'", "anglais", "."]);
        assert_eq!(texts("Ann's 45-year-old isn't here"), ["ann", "'s", "45", "year", "old", "is", "n't", "here"]);
        assert_eq!(texts("$1,500 at 8:00am, no. 3"), ["$", "1,500", "at", "8:00", "am", ",", "no", ".", "3"]);
        assert_eq!(texts("l' homme, d’ un; 's n't"), ["l'", "homme", ",", "d'", "un", ";", "'s", "n't"]);
        assert_eq!(texts("Größe MÜSLI muesli"), ["groesse", "muesli", "muesli"]);
        assert_eq!(texts("te_voet d&b -5"), ["te", "voet", "d", "&", "b", "-", "5"]);
    }
}
