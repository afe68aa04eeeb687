//! The lines of a source: without comments, with their indentation known; and texts over several of them.

use crate::{Span, Text};

/// A line with something on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Its text, without the comment and without blanks at both ends.
    pub text: &'a str,
    /// The offset of `text` in the source.
    pub start: u32,
    /// Whether it begins with a blank.
    pub indented: bool,
}

impl Line<'_> {
    /// Returns its place in the source.
    pub(crate) fn span(&self) -> Span {
        Span::new(self.start as usize, self.start as usize + self.text.len())
    }

    /// Returns the line without its first bytes and the blanks after them.
    pub(crate) fn after(self, bytes: usize) -> Self {
        let text = self.text[bytes..].trim_start();
        Self { text, start: self.start + (self.text.len() - text.len()) as u32, ..self }
    }
}

/// Returns the lines that are not blank, in order. Linear.
pub(crate) fn lines(source: &str) -> impl Iterator<Item = Line<'_>> {
    lines_with_offsets(source).filter_map(|(begin, raw)| {
        let code = without_comment(raw);
        let text = code.trim_start();
        let indent = code.len() - text.len();
        let text = text.trim_end();
        (!text.is_empty()).then_some(Line { text, start: (begin + indent) as u32, indented: indent > 0 })
    })
}

/// Returns every line with its offset, without its end; a byte order mark before the first is skipped.
pub(crate) fn lines_with_offsets(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = source.strip_prefix('\u{feff}').unwrap_or(source);
    let mut offset = source.len() - text.len();
    text.split_inclusive('\n').map(move |line| {
        let start = offset;
        offset += line.len();
        (start, line.trim_end_matches(['\n', '\r']))
    })
}

/// Returns the line up to its comment: a `#` at the start or after a blank, and before a blank or the end, outside
/// quotes.
fn without_comment(line: &str) -> &str {
    if !line.as_bytes().contains(&b'#') {
        return line;
    }
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

/// Returns the offset after the quote that closes the one at `open`; a doubled quote does not close.
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

/// Returns the name inside quotes, with doubled quotes made single.
pub(crate) fn unquoted(quoted: &str) -> String {
    quoted[1..quoted.len() - 1].replace("\"\"", "\"")
}

/// Returns the name in quotes, with its own quotes doubled.
pub(crate) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Returns the text with every run of blanks as one, and none at its ends.
pub(crate) fn one_line(text: &str) -> String {
    if is_one_line(text) {
        return text.to_owned();
    }
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// Whether [`one_line`] surely changes nothing: the text is ASCII, and its only blanks are single spaces inside it.
pub(crate) fn is_one_line(text: &str) -> bool {
    let mut after_blank = true;
    for byte in text.bytes() {
        if !(byte.is_ascii_graphic() || byte == b' ' && !after_blank) {
            return false;
        }
        after_blank = byte == b' ';
    }
    !after_blank || text.is_empty()
}

/// Returns a text as a message repeats it: cut after 60 characters.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}

/// Returns lines as one text, with a blank between them.
pub(crate) fn joined(lines: &[Line<'_>]) -> Text {
    let mut text = Text::default();
    for line in lines {
        if line.text.is_empty() && !text.is_empty() {
            continue;
        }
        if !text.is_empty() {
            text.push_blank();
        }
        text.push(line.text, line.start);
    }
    text
}

/// Returns lines as one sentence; quotes around the whole of it are dropped.
pub(crate) fn sentence(lines: &[Line<'_>]) -> Text {
    let text = joined(lines);
    let whole = text.as_str();
    if whole.starts_with('"') && closing_quote(whole, 0) == Some(whole.len()) {
        let mut inside = Text::default();
        inside.push(&unquoted(whole), text.span().start + 1);
        return inside;
    }
    text
}

/// Returns the line that states a text: in quotes if `read_back` reads another text, or none, from the line without.
pub(crate) fn free_text(before: &str, text: &str, read_back: impl Fn(&str) -> Option<String>) -> String {
    let text = one_line(text);
    let bare = format!("{before}{text}");
    let reads_back = read_back(&bare).unwrap_or_default() == text;
    if reads_back { bare.trim_end().to_owned() } else { format!("{before}{}", quoted(&text)) }
}
