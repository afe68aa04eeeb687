//! The items of a list within a sentence: `a, b and c`, in backticks, in quotes, or as `one is a .., one has ..`.

use std::ops::Range;

use crate::page::words::{PageWords, PhraseRole};
use crate::tokens::{Split, tokens};

/// The items of a list, as ranges of bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Items {
    /// The items, the last one split where it joins two.
    pub(super) split: Vec<Range<usize>>,
    /// The items if no conjunction separates two; the same as `split` without a conjunction.
    pub(super) whole: Vec<Range<usize>>,
}

impl Items {
    /// The items, or the whole text as the only one.
    pub(super) fn or_single(self, text: &str) -> Self {
        if !self.split.is_empty() {
            return self;
        }
        let item = trimmed(text, 0..text.trim_end_matches([',', ';', ' ']).len());
        Self { split: vec![item.clone()], whole: vec![item] }
    }
}

/// Maximum number of items in a list.
const MAX_ITEMS: usize = 10_000;
/// Maximum length of an item in bytes; a longer one is a sentence.
const MAX_ITEM_BYTES: usize = 160;

/// Returns a list without a remark in brackets at its end, which has a comma: `19:10, 19:40 (minutes, obviously).`
fn without_remark(text: &str) -> &str {
    let bracket = text
        .trim_end_matches(['.', ' '])
        .strip_suffix(')')
        .and_then(|inside| inside.rfind('(').map(|at| (at, &inside[at..])));
    match bracket {
        Some((at, remark)) if remark.contains(',') && text[..at].contains(',') && text[..at].ends_with(' ') => {
            text[..at].trim_end()
        }
        _ => text,
    }
}

/// The signs that part the items of a list, with blanks around them; commas, semicolons, slashes and bars do, too.
pub(super) const SIGNS: [&str; 14] =
    [" – ", " — ", " - ", " · ", " • ", " * ", " ∙ ", " ● ", " ▪ ", " ■ ", " ★ ", " ◆ ", " ~ ", " + "];

/// The blanks between the items of a list that nothing else parts.
const GAP: &str = "   ";

/// Whether blanks alone part at least three names: `Ann    Bob    Cleo`.
fn are_in_columns(text: &str) -> bool {
    let items = || text.split(GAP).map(str::trim).filter(|item| !item.is_empty());
    items().count() > 2 && !text.contains([',', ':']) && items().all(|item| item.starts_with(char::is_alphanumeric))
}

/// Whether slashes without blanks part at least three words: `red/green/blue`, but not `1/2/2024`.
fn are_slashed(text: &str) -> bool {
    let is_word = |item: &str| item.trim_start() == item && item.starts_with(char::is_alphabetic);
    text.matches('/').count() > 1 && !text.contains(',') && text.split('/').all(is_word)
}

/// The items of a text; fewer than two if it is not a list. Linear.
pub(super) fn items(text: &str, words: &PageWords, split: &Split) -> Items {
    let text = without_remark(text);
    for (open, close) in [("`", "`"), ("**", "**"), ("\"", "\""), ("“", "”"), ("«", "»"), ("'", "'"), ("‘", "’")]
    {
        if let Some(found) = delimited(text, open, close, words, split) {
            return Items { split: found.clone(), whole: found };
        }
    }
    let mut whole = separated(text);
    // Where all others end with one, it is the full stop of an abbreviation: `18 fr., 22 fr.`
    let are_abbreviations =
        whole.len() > 1 && whole[..whole.len() - 1].iter().all(|item| text[item.clone()].ends_with('.'));
    if let Some(last) = whole.last_mut()
        && text[last.clone()].ends_with('.')
        && (!are_abbreviations || text[last.clone()].ends_with(".."))
    {
        last.end -= 1;
    }
    let oxford = whole.last().is_some_and(|last| join(&text[last.clone()], words, split).is_some_and(|j| j.start == 0));
    let parts: Vec<Range<usize>> =
        whole.iter().flat_map(|item| part(text, item.clone(), oxford, words, split)).collect();
    let whole = if oxford { parts.clone() } else { whole };
    let tidy = |items: Vec<Range<usize>>| {
        let items: Vec<_> = items.into_iter().map(|i| trimmed(text, i)).filter(|i| !i.is_empty()).collect();
        let items = without_openings(text, items, words, split);
        let list = items.len() > 1 && items.len() <= MAX_ITEMS && items.iter().all(|i| i.len() <= MAX_ITEM_BYTES);
        if list { items } else { Vec::new() }
    };
    Items { split: tidy(parts), whole: tidy(whole) }
}

/// Items in marks, with nothing but separators between them.
fn delimited(text: &str, open: &str, close: &str, words: &PageWords, split: &Split) -> Option<Vec<Range<usize>>> {
    if !text.starts_with(open) {
        return None;
    }
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find(open).map(|s| at + s + open.len()) {
        let between = &text[at..start - open.len()];
        let joined = tokens(between, split);
        if joined.iter().any(|t| {
            !t.is_sign(',') && !t.is_sign(';') && words.at(PhraseRole::And, std::slice::from_ref(t), 0).is_none()
        }) {
            return None;
        }
        let end = start + text[start..].find(close)?;
        // An apostrophe inside a name closes nothing.
        if close == "'" && text[end + 1..].starts_with(char::is_alphanumeric) {
            return None;
        }
        found.push(trimmed(text, start..end));
        at = end + close.len();
        if found.len() > MAX_ITEMS {
            return None;
        }
    }
    let rest = text[at..].trim().trim_end_matches(['.', ',', ';']);
    (found.len() > 1 && rest.is_empty()).then_some(found)
}

/// The pieces between separators: `;`, else commas before a blank, else any commas, else slashes and bars.
#[inline(never)]
fn separated(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let blank_behind = |at: usize| bytes.get(at + 1).is_none_or(u8::is_ascii_whitespace);
    let (semicolons, commas) = (bytes.contains(&b';'), bytes.contains(&b','));
    let spaced = (0..bytes.len()).any(|at| bytes[at] == b',' && blank_behind(at));
    // `Ann – Bob – Cleo`, `0,8 kg – 1,2 kg – 1,6 kg`.
    let sign = SIGNS.into_iter().find(|sign| text.matches(sign).count() > 1);
    let sign = sign.or_else(|| are_slashed(text).then_some("/")).or_else(|| are_in_columns(text).then_some(GAP));
    if let Some(sign) = sign.filter(|_| !semicolons && !spaced) {
        let starts = text.split(sign).map(|item| item.as_ptr() as usize - text.as_ptr() as usize);
        let items = starts.zip(text.split(sign)).map(|(start, item)| trimmed(text, start..start + item.len()));
        return items.filter(|item| !item.is_empty()).collect();
    }
    let mut found = Vec::new();
    let mut from = 0;
    for at in 0..bytes.len() {
        let cut = match bytes[at] {
            b';' => true,
            b',' if !semicolons => blank_behind(at) || !spaced,
            b'/' | b'|' if !semicolons && !commas => blank_behind(at) && at > 0 && bytes[at - 1] == b' ',
            _ => false,
        };
        if cut {
            found.push(from..at);
            from = at + 1;
        }
    }
    found.push(from..bytes.len());
    found.retain(|item| !text[item.clone()].trim().is_empty());
    found.into_iter().map(|item| trimmed(text, item)).collect()
}

/// The place of the last word that joins two items.
fn join(text: &str, words: &PageWords, split: &Split) -> Option<Range<usize>> {
    let found = tokens(text, split);
    let at = (0..found.len().saturating_sub(1)).rev().find(|&at| words.at(PhraseRole::And, &found, at).is_some())?;
    Some(found[at].span.start as usize..found[at].span.end as usize)
}

/// Splits an item at the conjunction; after a comma a conjunction only begins the last item.
fn part(text: &str, item: Range<usize>, oxford: bool, words: &PageWords, split: &Split) -> Vec<Range<usize>> {
    let last = text[item.end..].trim_end_matches(['.', ' ']).is_empty();
    let Some(joined) = join(&text[item.clone()], words, split).filter(|_| last) else { return vec![item] };
    if oxford {
        let start = if joined.start == 0 { item.start + joined.end } else { item.start };
        return vec![Range { start, ..item }];
    }
    vec![item.start..item.start + joined.start, item.start + joined.end..item.end]
}

/// Removes the beginnings of the items: `one is a`, and then the words that all have in common.
#[inline(never)]
fn without_openings(text: &str, items: Vec<Range<usize>>, words: &PageWords, split: &Split) -> Vec<Range<usize>> {
    let cut: Option<Vec<Range<usize>>> = items
        .iter()
        .map(|item| {
            let found = tokens(&text[item.clone()], split);
            let length = words.at(PhraseRole::Item, &found, 0).filter(|&length| length < found.len())?;
            Some(item.start + found[length].span.start as usize..item.end)
        })
        .collect();
    let Some(cut) = cut else { return items };
    let texts: Vec<Vec<_>> = cut.iter().map(|item| tokens(&text[item.clone()], split)).collect();
    let shortest = texts.iter().map(Vec::len).min().unwrap_or(0);
    let common = (0..shortest).take_while(|&at| texts.iter().all(|t| t[at].text == texts[0][at].text)).count();
    if common >= shortest {
        return cut;
    }
    cut.into_iter()
        .zip(texts)
        .map(|(item, tokens)| {
            // An article does not belong to a name.
            let article =
                words.at(PhraseRole::Opener, &tokens, common).filter(|&n| common > 0 && common + n < tokens.len());
            item.start + tokens[common + article.unwrap_or(0)].span.start as usize..item.end
        })
        .collect()
}

/// A range without blanks and marks at its ends; quotes only in pairs, since an inch is written as one.
fn trimmed(text: &str, item: Range<usize>) -> Range<usize> {
    let marks = |c: char| c.is_whitespace() || matches!(c, '`' | '*');
    let mut inside = text[item].trim_matches(marks);
    for (open, close) in [("\"", "\""), ("“", "”"), ("«", "»")] {
        if let Some(quoted) = inside.strip_prefix(open).and_then(|i| i.strip_suffix(close)) {
            inside = quoted.trim_matches(marks);
        }
    }
    let start = inside.as_ptr() as usize - text.as_ptr() as usize;
    start..start + inside.len()
}
