//! Rendering of diagnostics with the lines of the source that they refer to.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use bachet_notation::{Diagnostic, Severity, Span};

use super::{Language, MessageId, Messages};

/// Whether the rendering has colours for a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Plain text.
    Plain,
    /// With escape codes for colours.
    Coloured,
}

/// Maximum distance in bytes of a second span that is shown together with the first.
const MAX_SNIPPET_BYTES: usize = 1 << 16;
/// Maximum number of bytes of a line that are shown after the start of the span.
const MAX_LINE_BYTES: usize = 1 << 16;

/// Renders diagnostics without colours, with an empty line between two.
pub fn render_plain(source: &str, diagnostics: &[Diagnostic], language: Language) -> String {
    render(source, "puzzle", diagnostics, &Messages::new(language), Ink::Plain)
}

/// Renders diagnostics, with the name of the file before each position.
pub fn render(source: &str, file: &str, diagnostics: &[Diagnostic], messages: &Messages, ink: Ink) -> String {
    let renderer = match ink {
        Ink::Plain => Renderer::plain(),
        Ink::Coloured => Renderer::styled(),
    };
    let lines = Lines::of(source);
    let drawn: Vec<String> = diagnostics.iter().map(|d| draw(&lines, file, d, messages, &renderer)).collect();
    if drawn.is_empty() { String::new() } else { drawn.join("\n\n") + "\n" }
}

/// Returns the line and the column of a byte, both from 1; the column counts characters.
pub fn line_and_column(source: &str, byte: u32) -> (usize, usize) {
    Lines::of(source).line_and_column(byte)
}

/// A source with the start of each of its lines.
pub(crate) struct Lines<'a> {
    source: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    pub(crate) fn of(source: &'a str) -> Self {
        let starts = std::iter::once(0).chain(source.match_indices('\n').map(|(i, _)| i + 1)).collect();
        Self { source, starts }
    }

    pub(crate) fn line_and_column(&self, byte: u32) -> (usize, usize) {
        let byte = self.floor(byte);
        let line = self.line(byte);
        (line + 1, self.source[self.starts[line]..byte].chars().count() + 1)
    }

    /// Returns the line of a byte, from 0.
    fn line(&self, byte: usize) -> usize {
        self.starts.partition_point(|&start| start <= byte) - 1
    }

    /// Returns the range of the lines that contain the given range, and the number of the first line, from 1.
    fn window(&self, range: &Range<usize>) -> (Range<usize>, usize) {
        let first = self.line(range.start);
        let end = self.starts.get(self.line(range.end) + 1).copied().unwrap_or(self.source.len());
        (self.starts[first]..end, first + 1)
    }

    /// Returns the range of the span, extended to character boundaries.
    pub(crate) fn range(&self, span: Span) -> Range<usize> {
        let start = self.floor(span.start);
        start..self.floor(span.end).max(start)
    }

    fn floor(&self, byte: u32) -> usize {
        self.source.floor_char_boundary(byte as usize)
    }
}

fn draw(lines: &Lines<'_>, file: &str, diagnostic: &Diagnostic, messages: &Messages, renderer: &Renderer) -> String {
    let level = match diagnostic.severity() {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let name = messages.severity(diagnostic.severity());
    let message = messages.message(diagnostic);
    let hint = messages.hint(diagnostic);
    let hint_name = messages.word(MessageId::SeverityHint);
    let primary = lines.range(diagnostic.span);
    let both = |other: &Range<usize>| primary.start.min(other.start)..primary.end.max(other.end);
    let related = diagnostic.related.map(|span| lines.range(span)).filter(|r| both(r).len() <= MAX_SNIPPET_BYTES);
    let (mut window, first) = lines.window(&related.as_ref().map_or(primary.clone(), both));
    let shown = lines.source.floor_char_boundary(primary.start.saturating_add(MAX_LINE_BYTES));
    if related.is_none() && shown < window.end && !lines.source[primary.start..shown].contains('\n') {
        window.end = shown;
    }
    let inside = |range: &Range<usize>| range.start - window.start..range.end.min(window.end) - window.start;
    let mut snippet = Snippet::source(&lines.source[window.clone()])
        .line_start(first)
        .path(file)
        .annotation(AnnotationKind::Primary.span(inside(&primary)));
    if let Some(related) = &related {
        snippet = snippet.annotation(AnnotationKind::Context.span(inside(related)));
    }
    let mut group =
        Group::with_title(level.with_name(name).primary_title(&message).id(diagnostic.code.id())).element(snippet);
    if let Some(hint) = &hint {
        group = group.element(Level::HELP.with_name(hint_name).message(hint));
    }
    renderer.render(&[group])
}

#[cfg(test)]
mod tests {
    use super::*;
    use bachet_notation::{Code, Hint};

    #[test]
    fn a_message_with_its_place_and_a_hint() {
        let source = "grid: x\n1. = é = Tyco\n";
        let diagnostic = Diagnostic::new(Code::UnknownName, Span::new(18, 22))
            .text("name", "Tyco")
            .text("suggestion", "Tycho")
            .hint(Hint::DidYouMean);
        insta::assert_snapshot!(render_plain(source, &[diagnostic], Language::English));
    }

    #[test]
    fn a_message_with_two_places() {
        let mut diagnostic = Diagnostic::new(Code::UnknownName, Span::new(17, 21)).text("name", "b\nc");
        diagnostic.related = Some(Span::new(2, 3));
        insta::assert_snapshot!(render_plain("x\na\nb\nc\nd\ne\nf\ng\nbbbb\n", &[diagnostic], Language::English));
    }

    #[test]
    fn lines_and_columns_count_from_one_in_characters() {
        let source = "é\r\nbé|\n";
        for (byte, expected) in [(0, (1, 1)), (1, (1, 1)), (4, (2, 1)), (7, (2, 3)), (9, (3, 1)), (99, (3, 1))] {
            assert_eq!(line_and_column(source, byte), expected, "byte {byte}");
        }
    }

    #[test]
    fn a_span_outside_the_source_is_drawn_at_its_end() {
        let diagnostic = Diagnostic::new(Code::NeedsExpression, Span::new(7, 900));
        insta::assert_snapshot!(render_plain("1. é\n", &[diagnostic], Language::English));
    }
}
