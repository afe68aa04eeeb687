//! Escaping of texts in Markdown.

/// Returns a text in one line in which nothing is markup, neither of common Markdown nor of GitHub. Empty comments break
/// up what GitHub makes a link without brackets: addresses and names of users.
pub(super) fn inline(text: &str) -> String {
    let text: String = text.trim().chars().map(visible).collect();
    let mut out = String::new();
    for (at, c) in text.char_indices() {
        match c {
            // In a table, a bar ends a cell, whatever is before it.
            '|' => out.push_str("&#124;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' | '$' | '#' => out.extend(['\\', c]),
            // The beginning of a list, or of the line below a heading or the headers of a table.
            '+' | '-' | '=' | ':' if at == 0 => out.extend(['\\', c]),
            // The number of a list.
            '.' | ')' if at > 0 && text[..at].bytes().all(|byte| byte.is_ascii_digit()) => out.extend(['\\', c]),
            '@' => out.push_str("@<!-- -->"),
            ':' if text[at..].starts_with("://") || ends_with_scheme(&text[..at]) => out.push_str(":<!-- -->"),
            '.' if ends_with(&text[..at], "www") => out.push_str("<!-- -->."),
            c => out.push(c),
        }
    }
    out
}

/// Returns a text of several lines, without what is markup. The lines are kept, and empty ones left out.
pub(super) fn lines(text: &str) -> String {
    let lines = text.lines().map(inline).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\\\n")
}

/// Returns a code block. Its fences are longer than any row of backticks inside.
pub(super) fn fenced(text: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    let text: String = text.chars().map(|c| if c == '\n' { c } else { visible(c) }).collect();
    format!("{fence}text\n{}\n{fence}", text.trim_end_matches('\n'))
}

/// Line breaks become blanks. Markdown allows no other control characters.
fn visible(c: char) -> char {
    match c {
        '\n' | '\r' | '\t' => ' ',
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

fn ends_with_scheme(text: &str) -> bool {
    ["mailto", "xmpp"].iter().any(|scheme| ends_with(text, scheme))
}

/// Whether a text ends with a word in small or large letters.
fn ends_with(text: &str, word: &str) -> bool {
    let start = text.len().checked_sub(word.len());
    start.and_then(|start| text.get(start..)).is_some_and(|end| end.eq_ignore_ascii_case(word))
}
