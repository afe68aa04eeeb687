//! A source as a whole: its limits, its characters, and the list of its problems.

use crate::categories::code_point;
use crate::{Code, Diagnostic, Severity, Span};

/// Maximum length of a source, in bytes.
pub const MAX_SOURCE_BYTES: usize = 16 << 20;
/// Maximum number of problems that are reported.
const MAX_PROBLEMS: usize = 100;
/// Number of problems after which reading stops looking for more: enough that no reported one is missing.
pub(crate) const MAX_COLLECTED_PROBLEMS: usize = 4 * MAX_PROBLEMS;

/// The first bytes of files that are not text, and their kind in the message.
const FILE_SIGNATURES: [(&[u8], &str); 9] = [
    (b"%PDF-", "pdf"),
    (b"\x89PNG", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF8", "picture"),
    (b"RIFF", "picture"),
    (b"PK\x03\x04", "office"),
    (b"\xd0\xcf\x11\xe0", "office"),
    (b"{\\rtf", "rtf"),
    (b"\x1f\x8b", "compressed"),
];

/// Returns the text of a source.
///
/// # Errors
/// A source of more than 16 MB, one without anything in it, a file of a kind that is not text, or one that is not
/// UTF-8, with the place of the first wrong bytes.
pub fn decode(bytes: &[u8]) -> Result<&str, Diagnostic> {
    if bytes.len() > MAX_SOURCE_BYTES {
        return Err(too_large());
    }
    if let Some((_, kind)) = FILE_SIGNATURES.iter().find(|(signature, _)| bytes.starts_with(signature)) {
        return Err(Diagnostic::new(Code::NotText, Span::default()).text("kind", *kind));
    }
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if text.trim_ascii().is_empty() {
        return Err(Diagnostic::new(Code::EmptySource, Span::default()));
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let start = error.valid_up_to();
        let length = error.error_len().unwrap_or(bytes.len() - start);
        Diagnostic::new(Code::NotUtf8, Span::new(start, start + length))
    })
}

/// Reads a source with `read`, unless it is too large; returns every problem in the order of the source.
pub(crate) fn read_source<T: Default>(
    source: &str,
    read: impl FnOnce(&mut Vec<Diagnostic>) -> T,
) -> (T, Vec<Diagnostic>) {
    if source.len() > MAX_SOURCE_BYTES {
        return (T::default(), vec![too_large()]);
    }
    let mut problems = Vec::new();
    control_characters(source, &mut problems);
    let value = read(&mut problems);
    (value, finished(problems))
}

/// The problem of a source over the limit.
pub(crate) fn too_large() -> Diagnostic {
    Diagnostic::new(Code::SourceTooLarge, Span::default()).number("limit", MAX_SOURCE_BYTES >> 20)
}

/// Reports characters that cannot be seen; a run of them is one problem.
pub(crate) fn control_characters(source: &str, problems: &mut Vec<Diagnostic>) {
    if source.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\t' | b'\n' | b'\r')) {
        return;
    }
    let mut behind = None;
    for (at, c) in source.char_indices() {
        // A byte order mark may begin a source; elsewhere it is, as other blanks without width, an unseen part of a
        // name.
        let unseen = at > 0 && c == '\u{feff}' || matches!(c, '\u{200b}' | '\u{2060}');
        if !(c.is_control() || unseen) || matches!(c, '\t' | '\n' | '\r') {
            continue;
        }
        let end = at + c.len_utf8();
        if behind != Some(at) {
            let problem = Diagnostic::new(Code::ControlCharacter, Span::new(at, end));
            problems.push(problem.text("character", code_point(c)));
        }
        behind = Some(end);
        if problems.len() > MAX_PROBLEMS {
            return;
        }
    }
}

/// Returns the problems in the order of the source, cut short if there are too many.
pub(crate) fn finished(mut problems: Vec<Diagnostic>) -> Vec<Diagnostic> {
    problems.sort_by_key(|p| (p.span.start, p.span.end));
    problems.dedup();
    if problems.len() > MAX_PROBLEMS {
        // Warnings must not crowd out what makes the puzzle unusable.
        if problems[MAX_PROBLEMS..].iter().any(|p| p.severity() == Severity::Error) {
            problems.retain(|p| p.severity() == Severity::Error);
        }
        let span = problems.get(MAX_PROBLEMS).map(|p| p.span);
        problems.truncate(MAX_PROBLEMS);
        let span = span.or_else(|| problems.last().map(|p| p.span)).unwrap_or_default();
        problems.push(Diagnostic::new(Code::TooManyProblems, span).number("limit", MAX_PROBLEMS));
    }
    problems
}
