//! Arbitrary text as a page with a logic grid on it: nothing panics, and every part of the page lies where it says.

use bachet_notation::{Span, Text};
use bachet_prose::page::{propose, read, recognise};

/// Reads the bytes as a page, and proposes categories for it.
///
/// # Panics
/// If a part of the page lies outside of the text or splits a character.
pub fn run(data: &[u8]) {
    let source = String::from_utf8_lossy(data);
    let _ = recognise(&source);
    let page = read(&source);
    let within = |span: Span| {
        let (start, end) = (span.start as usize, span.end as usize);
        assert!(start <= end && end <= source.len(), "{span:?} is outside of the source");
        assert!(source.is_char_boundary(start) && source.is_char_boundary(end), "{span:?} splits a character");
    };
    let text = |text: &Option<Text>| text.iter().for_each(|text| within(text.span()));
    for clue in &page.fields.clues {
        within(clue.span);
        within(clue.label.span());
        text(&clue.text);
    }
    for question in &page.fields.questions {
        within(question.span);
        text(&question.text);
    }
    page.problems.iter().map(|problem| problem.span).chain(page.scene.iter().copied()).for_each(within);
    drop(propose(&source));
}
