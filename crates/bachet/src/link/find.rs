//! The links of a text, and what each holds.

use bachet_notation::Span;

/// A link and its place.
#[derive(Debug)]
pub(super) struct Link {
    pub span: Span,
    pub content: Content,
}

/// What a link holds.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// No board.
    Nothing,
    /// The name of a puzzle of `SudokuPad`.
    Name,
    /// A board in a form that is not known.
    Unreadable,
    /// A packed puzzle of f-puzzles.
    FPuzzles(String),
    /// A packed puzzle of `SudokuPad`.
    Pad(String),
    /// A board in one line.
    Line(String),
    /// A constraint string of Interactive Sudoku Solver.
    Iss(String),
}

/// Minimum length of a packed puzzle.
const MIN_PACKED: usize = 30;
/// Numbers of cells of boards in a link, each with the largest digit.
const BOARDS: [(usize, u8); 4] = [(81, b'9'), (16, b'4'), (36, b'6'), (256, b'9')];
/// Hosts of `SudokuPad`.
const PADS: [&str; 3] = ["sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com"];

/// Returns the links of a text. Linear.
pub(super) fn links(source: &str) -> Vec<Link> {
    let is_end =
        |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '\'' | '`' | '(' | ')' | '\u{feff}' | '|');
    let mut found = Vec::new();
    for word in source.split(is_end).filter(|word| word.len() >= 8) {
        let word = word.trim_end_matches([',', ';', '.', '!', '?']);
        let start = word.as_ptr() as usize - source.as_ptr() as usize;
        if let Some(content) = content(word) {
            found.push(Link { span: Span::new(start, start + word.len()), content });
        }
    }
    found
}

/// Returns what a word holds, if it is a link or the packed puzzle of one.
fn content(word: &str) -> Option<Content> {
    let lower = word.to_ascii_lowercase();
    let is_link = ["http://", "https://", "www."].iter().any(|start| lower.starts_with(start));
    let host = lower.trim_start_matches("https://").trim_start_matches("http://").trim_start_matches("www.");
    let host = host.split(['/', '?', '#']).next().unwrap_or_default();
    let is_host = host.len() < lower.len()
        && host.contains('.')
        && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-".contains(&b));
    let knows = ["f-puzzles.com", "sudokuwiki.org", "sudokuexchange.com"].iter().chain(&PADS);
    let is_known = is_host && knows.clone().any(|known| host.ends_with(known));
    if !(is_link || is_known) {
        return packed(word);
    }
    if let Some(content) = parameters(word).iter().find_map(|(key, value)| parameter(key, value, host)) {
        return Some(content);
    }
    let path = decoded(word.split(['?', '#']).next().unwrap_or_default());
    let segment = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned();
    let is_pad = PADS.iter().any(|pad| host.ends_with(pad));
    // The packed puzzle may itself contain a slash.
    let after_host = path.splitn(4, '/').nth(3).unwrap_or_default();
    if is_pad {
        let from = ["fpuz", "scl", "ctc", "scf"].iter().filter_map(|start| after_host.find(start)).min();
        if let Some(content) = from.and_then(|from| packed(&after_host[from..])) {
            return Some(content);
        }
        return Some(if after_host.is_empty() { Content::Nothing } else { Content::Name });
    }
    if let Some(line) = board(&segment) {
        return Some(Content::Line(line));
    }
    Some(Content::Nothing)
}

/// Returns what a parameter of a link holds, if it is a puzzle.
fn parameter(key: &str, value: &str, host: &str) -> Option<Content> {
    if key == "load" && value.len() >= MIN_PACKED && host.ends_with("f-puzzles.com") {
        return Some(Content::FPuzzles(value.to_owned()));
    }
    if key == "q" && value.starts_with('.') && value.contains('~') {
        return Some(Content::Iss(value.to_owned()));
    }
    if key == "puzzleid" {
        return Some(packed(value).unwrap_or(if value.is_empty() { Content::Nothing } else { Content::Name }));
    }
    if PADS.iter().any(|pad| host.ends_with(pad)) {
        return packed(value);
    }
    if let Some(line) = board(value) {
        return Some(Content::Line(line));
    }
    let holds_board = matches!(key, "bd" | "load") || key == "s" && host.ends_with("sudokuexchange.com");
    (holds_board && !value.is_empty()).then_some(Content::Unreadable)
}

/// Returns the packed puzzle that a text is.
fn packed(text: &str) -> Option<Content> {
    let is_packed = |rest: &str| {
        rest.len() >= MIN_PACKED
            && rest.starts_with("N4")
            && rest.bytes().all(|b| b.is_ascii_alphanumeric() || b"+/=-_%".contains(&b))
    };
    let text = decoded(text);
    if let Some(rest) = text.strip_prefix("fpuzzles").or_else(|| text.strip_prefix("fpuz")) {
        return is_packed(rest).then(|| Content::FPuzzles(rest.to_owned()));
    }
    if let Some(rest) = text.strip_prefix("scl").or_else(|| text.strip_prefix("ctc")) {
        return is_packed(rest).then(|| Content::Pad(rest.to_owned()));
    }
    let rest = text.strip_prefix("scf")?;
    (rest.len() >= MIN_PACKED).then_some(Content::Unreadable)
}

/// Returns the board that a value is: a character for each cell.
fn board(value: &str) -> Option<String> {
    let (_, largest) = BOARDS.into_iter().find(|(cells, _)| *cells == value.len())?;
    let is_value = |b: u8| (b'1'..=largest).contains(&b);
    let is_cell = |b: u8| is_value(b) || matches!(b, b'0' | b'.' | b'*' | b'_' | b'-' | b'x' | b'X');
    let is_board = value.bytes().all(is_cell) && value.bytes().any(is_value);
    is_board.then(|| value.replace(['-', 'x', 'X'], "."))
}

/// Returns the parameters behind `?` and `#`.
fn parameters(link: &str) -> Vec<(String, String)> {
    let behind = link.find(['?', '#']).map_or("", |at| &link[at + 1..]);
    let pairs = behind.split(['&', '?', '#']).filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.to_ascii_lowercase(), decoded(value))).collect()
}

/// Returns a text with `%2B` and the like as characters.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, behind)) = rest.split_first() {
        let code = behind.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let escaped = code.filter(|_| byte == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(escaped.unwrap_or(byte));
        rest = if escaped.is_some() { &behind[2..] } else { behind };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}
