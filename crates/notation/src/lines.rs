//! The lines of a source: without comments, with their indentation known.

use crate::Span;

/// A line with something on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// What stands on it, without comment and without blanks at both ends.
    pub text: &'a str,
    /// The offset of `text` in the source.
    pub start: u32,
    /// Whether it begins with a blank.
    pub indented: bool,
}

impl Line<'_> {
    /// Where it stands.
    pub(crate) fn span(&self) -> Span {
        Span::new(self.start as usize, self.start as usize + self.text.len())
    }
}

/// The lines with something on them, in order. Linear.
pub(crate) fn lines(source: &str) -> impl Iterator<Item = Line<'_>> {
    let start = if source.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut offset = start;
    source[start..].split_inclusive('\n').filter_map(move |raw| {
        let begin = offset;
        offset += raw.len();
        let code = without_comment(raw);
        let text = code.trim_start();
        let indent = code.len() - text.len();
        let text = text.trim_end();
        (!text.is_empty()).then_some(Line { text, start: (begin + indent) as u32, indented: indent > 0 })
    })
}

/// The line up to its comment: a `#` at the start or after a blank, with a blank or the end behind it, outside quotes.
fn without_comment(line: &str) -> &str {
    let mut before = None;
    let mut quoted_until = 0;
    let mut quotes_may_close = true;
    for (i, c) in line.char_indices() {
        if i >= quoted_until {
            let opens = before.is_none_or(|b: char| !b.is_alphanumeric() && b != '"');
            if c == '"' && opens && quotes_may_close {
                match closing_quote(line, i) {
                    Some(end) => quoted_until = end,
                    None => quotes_may_close = false,
                }
            } else if c == '#' && before.is_none_or(char::is_whitespace) {
                let next = line[i + 1..].chars().next();
                if next.is_none_or(char::is_whitespace) {
                    return &line[..i];
                }
            }
        }
        before = Some(c);
    }
    line
}

/// The offset behind the quote that closes the one at `open`; a doubled quote does not close.
pub(crate) fn closing_quote(text: &str, open: usize) -> Option<usize> {
    let mut from = open + 1;
    loop {
        let at = from + text.get(from..)?.find('"')?;
        if text[at + 1..].starts_with('"') {
            from = at + 2;
        } else {
            return Some(at + 1);
        }
    }
}

/// The name inside quotes, with doubled quotes made single.
pub(crate) fn unquoted(quoted: &str) -> String {
    quoted[1..quoted.len() - 1].replace("\"\"", "\"")
}

/// The name in quotes, with its quotes doubled.
pub(crate) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
