//! The lines of a page: labels, bullets and the marks of Markdown are separated from the text.

use bachet_notation::{Span, Text};

use crate::page::labels::{circled, number_label};
use crate::page::numbered::parts;
use crate::page::words::{PageWords, PhraseRole};
use crate::tokens::{Kind, Split, Token, tokens};

/// Maximum length of the part of a line that decides what the line is, in bytes.
const MAX_HEAD_BYTES: usize = 400;

/// Maximum number of words of a name in a list behind a word such as `Task:`.
const MAX_ITEM_WORDS: usize = 3;

/// The signs that an item of a list may begin with.
const BULLETS: &str = "-*•–—·+‣▪●◦■□▸►▶➤➔→✦★☆◆❖✓✔";
/// Characters that may follow a picture and are part of it.
const JOINED: [char; 3] = ['\u{fe0f}', '\u{fe0e}', '\u{200d}'];

/// What precedes the text of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label<'a> {
    /// Nothing.
    None,
    /// A number or a letter: `1.`, `2)`, `(3)`, `iv.`, `Clue 4:`, `⑤`.
    Number(&'a str),
    /// A dash, a star or a dot.
    Bullet,
}

/// A line with something on it.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    /// The text after the label, with blanks at both ends dropped; may be empty after a label.
    pub(super) text: &'a str,
    /// Where `text` begins in the source.
    pub(super) start: usize,
    /// The whole line, without blanks at both ends.
    pub(super) span: Span,
    /// How many blanks it begins with.
    pub(super) indent: usize,
    /// Whether an empty line precedes it.
    pub(super) gap: bool,
    /// What precedes the text.
    pub(super) label: Label<'a>,
    /// The place of the label.
    pub(super) label_span: Span,
    /// Whether it is marked as a heading.
    pub(super) heading: bool,
    /// The word before a colon that announces the text after it: `Question:`, `Clues:`.
    pub(super) prefix: Option<PhraseRole>,
}

impl Line<'_> {
    /// The number of its label: `2` of `2.` and `2a.`.
    pub(super) fn number(&self) -> Option<u32> {
        let Label::Number(label) = self.label else { return None };
        label.trim_end_matches(char::is_alphabetic).parse().ok()
    }

    /// Whether the text ends like a sentence.
    pub(super) fn ends_sentence(&self) -> bool {
        let is_closing = |c: char| c.is_whitespace() || "\"'”’»*_`)".contains(c);
        self.text.trim_end_matches(is_closing).ends_with(['.', '!', '?', '…'])
    }

    /// Whether the text is a question.
    pub(super) fn is_question(&self) -> bool {
        is_question(self.text)
    }

    /// Whether it is part of a formula or a program.
    pub(super) fn is_code(&self) -> bool {
        is_code(self.text)
    }

    /// Whether it has signs that no sentence has.
    pub(super) fn is_program(&self) -> bool {
        is_program(self.text)
    }

    /// The text without the marks of Markdown, with the position of every byte.
    pub(super) fn clean(&self) -> Text {
        let mut cleaned = Text::default();
        push_clean(&mut cleaned, self.text, self.start);
        cleaned.part(0..cleaned.len())
    }
}

/// Whether a text ends with a question mark.
pub(super) fn is_question(text: &str) -> bool {
    let is_closing = |c: char| c.is_whitespace() || "\"'”’»“*_`)".contains(c);
    text.trim_end_matches(is_closing).ends_with('?')
}

/// Whether a text is a list of at least three short names.
fn is_name_list(text: &str) -> bool {
    let mut items = text.split(", ");
    let is_short = |item: &str| item.split_whitespace().count() <= MAX_ITEM_WORDS;
    text.matches(", ").count() > 1 && !is_question(text) && items.all(is_short)
}

/// Whether a text is likely part of a formula or a program: those have colons and commas, too.
pub(super) fn is_code(text: &str) -> bool {
    let marked = text.contains(['=', '[', ']', '{', '}', '\\']);
    marked || is_program(text) || ["__", "('", "(\"", "):"].iter().any(|mark| text.contains(mark))
}

/// Whether a text has signs of a program that no sentence has: a list of texts, a call, the end of an element.
fn is_program(text: &str) -> bool {
    ["['", "[\"", "()", "</"].iter().any(|mark| text.contains(mark))
}

/// Whether a field of a table in plain text ends here and another one follows: `,text`, but not `, text`.
fn is_field_end(rest: &str) -> bool {
    let mut next = rest.chars();
    match next.next() {
        Some('\t') => true,
        Some(',' | ';') => next.next().is_some_and(|c| !c.is_whitespace()),
        _ => false,
    }
}

/// Adds a text without stars and backticks.
pub(super) fn push_clean(cleaned: &mut Text, text: &str, start: usize) {
    let mut at = start;
    for run in text.split_inclusive(['*', '`']) {
        let kept = run.trim_end_matches(['*', '`']);
        if !kept.is_empty() {
            cleaned.push(kept, at as u32);
        }
        at += run.len();
    }
}

/// The lines of a source that have something on them, at most `max`. Linear.
pub(super) fn lines<'a>(source: &'a str, words: &PageWords, split: &Split, max: usize) -> Vec<Line<'a>> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut gap = true;
    for raw in source.split_inclusive('\n').flat_map(parts) {
        let begin = at;
        at += raw.len();
        let text = raw.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if text.is_empty() {
            gap = true;
            continue;
        }
        if found.len() == max {
            break;
        }
        let indent = raw.len() - raw.trim_start().len();
        let start = begin + (text.as_ptr() as usize - raw.as_ptr() as usize);
        let mut line = Line {
            text,
            start,
            span: Span::new(start, start + text.len()),
            indent,
            gap,
            label: Label::None,
            label_span: Span::default(),
            heading: false,
            prefix: None,
        };
        line.cut_expression();
        line.read_marks();
        line.read_prefix(words, split);
        line.read_clue_label(words, split);
        found.push(line);
        gap = false;
    }
    found
}

impl<'a> Line<'a> {
    fn skip(&mut self, bytes: usize) {
        let rest = &self.text[bytes..];
        let text = rest.trim_start();
        self.start += self.text.len() - text.len();
        self.text = text;
    }

    /// Removes an expression with `act(..)` and `val(..)`, as in a table of clues and expressions.
    fn cut_expression(&mut self) {
        let call = ["act(", "val("].into_iter().filter_map(|call| self.text.find(call)).min();
        let behind = |at: usize| self.text[at..].contains(')') && self.text[at..].contains(['=', '<', '>', ',']);
        if let Some(at) = call.filter(|&at| behind(at)) {
            self.text = self.text[..at].trim_end();
        }
    }

    /// Quote marks, heading marks, bold type, bullets and numbers.
    #[inline(never)]
    fn read_marks(&mut self) {
        while self.text.starts_with('>') {
            self.skip(1);
        }
        let hashes = self.text.len() - self.text.trim_start_matches('#').len();
        if hashes > 0 && self.text[hashes..].starts_with(char::is_whitespace) {
            self.heading = true;
            self.skip(hashes);
            self.text = self.text.trim_end_matches('#').trim_end();
        }
        if self.text.starts_with(".::") {
            self.heading = true;
            self.skip(3);
            self.text = self.text.trim_end_matches("::.").trim_end();
        }
        self.cut_decoration();
        let bullet = bullet(self.text);
        if bullet > 0 && self.text[bullet..].starts_with(char::is_whitespace) {
            self.labelled(Label::Bullet, bullet, bullet);
            // To-do lists have check boxes.
            if let Some(tick) = ["[ ] ", "[x] ", "[X] "].iter().find(|tick| self.text.starts_with(**tick)) {
                self.skip(tick.len());
            }
        }
        if self.text.starts_with("**") || self.text.starts_with("__") {
            let mark = &self.text[..2];
            let bold = self.text.trim_end_matches(':').ends_with(mark) && self.text[2..].matches(mark).count() == 1;
            self.heading |= bold && self.label == Label::None;
            self.skip(2);
        }
        if let Some((label, length)) = number_label(self.text) {
            self.labelled(Label::Number(label), length, length);
        }
    }

    /// Removes the pictures around a heading: `❄ ❄ Our calendar ❄ ❄`.
    fn cut_decoration(&mut self) {
        let Some(sign) = self.text.chars().next().filter(|_| bullet(self.text) > 0) else { return };
        let is_mark = |c: char| c == sign || c.is_whitespace() || JOINED.contains(&c);
        let inside = self.text.trim_matches(is_mark);
        let begin = inside.as_ptr() as usize - self.text.as_ptr() as usize;
        // Dashes are around what somebody says, stars around what is stressed, one picture around a clue.
        let is_picture = !['-', '–', '—', '*'].contains(&sign);
        let is_decorated = self.text[..begin].matches(sign).nth(1).is_some() && self.text.ends_with(sign);
        if is_picture && is_decorated && !inside.is_empty() {
            self.heading = true;
            self.start += begin;
            self.text = inside;
        }
    }

    /// Gives the line a label of `length` bytes, marks included, a bullet if it has no number; does nothing if it has the
    /// label already.
    pub(super) fn label_as(&mut self, label: &'a str, length: usize) {
        if length > 0 {
            let label = if label.is_empty() { Label::Bullet } else { Label::Number(label) };
            self.labelled(label, length, length);
        }
    }

    fn labelled(&mut self, label: Label<'a>, length: usize, skipped: usize) {
        self.label = label;
        self.label_span = Span::new(self.start, self.start + length);
        self.skip(skipped);
        // The end of a label in bold type.
        if self.text.starts_with("**") && !self.text[2..].contains("**") {
            self.skip(2);
        }
    }

    /// The first tokens of the text.
    pub(super) fn head(&self, split: &Split) -> Vec<Token> {
        let end = self.text.char_indices().nth(MAX_HEAD_BYTES).map_or(self.text.len(), |(at, _)| at);
        tokens(&self.text[..end], split)
    }

    /// `Question: ...`, `Clues: ...`.
    #[inline(never)]
    fn read_prefix(&mut self, words: &PageWords, split: &Split) {
        let Some(colon) = self.text.find(':').filter(|&at| at < 60 && at + 1 < self.text.len()) else { return };
        let before = tokens(&self.text[..colon], split);
        let before: Vec<Token> = before.into_iter().filter(|t| t.kind != Kind::Sign).collect();
        for part in [PhraseRole::Question, PhraseRole::Clues, PhraseRole::Choice] {
            // `Task: bath, kitchen, hall` is a list, `Task: Who has the bath?` asks.
            let is_list = part == PhraseRole::Question && is_name_list(&self.text[colon + 1..]);
            if !is_list && words.at(part, &before, 0).is_some_and(|length| length == before.len()) {
                self.prefix = Some(part);
                self.skip(colon + 1);
                let closing = self.text.len() - self.text.trim_start_matches('*').len();
                self.skip(closing);
                return;
            }
        }
    }

    /// `Clue 3: ...`, `Fact 4`; in a table in plain text `Clue 3,...` or `Clue 3,"..."`.
    fn read_clue_label(&mut self, words: &PageWords, split: &Split) {
        if matches!(self.label, Label::Number(_)) {
            return;
        }
        let head = self.head(split);
        let Some(length) = words.at(PhraseRole::Clue, &head, 0) else { return };
        let at = if head.get(length).is_some_and(|t| t.is_sign('#') || t.is_sign('°')) { length + 1 } else { length };
        // `Clue B:`
        let is_letter = |token: &Token| token.capital && token.text.len() == 1;
        let Some(number) = head.get(at).filter(|t| t.kind == Kind::Number || is_letter(t)) else { return };
        let label = &self.text[number.span.start as usize..number.span.end as usize];
        let end = number.span.end as usize;
        let rest = &self.text[end..];
        let mark = rest.trim_start().chars().next();
        let is_marked = number.kind == Kind::Number || matches!(mark, Some(':' | '.' | ')' | '–' | '—'));
        if !is_marked {
            return;
        }
        if rest.is_empty() || matches!(mark, Some(':' | '.' | ')' | '*' | '-' | '–' | '—')) {
            let marks = rest.len() - rest.trim_start_matches([':', '.', ')', '*', '-', '–', '—', ' ']).len();
            self.labelled(Label::Number(label), end, end + marks);
        } else if is_field_end(rest) {
            self.labelled(Label::Number(label), end, end + 1);
            self.text = self.text.trim_end_matches([',', ';']).trim_end();
            if let Some(quoted) = self.text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                self.start += 1;
                self.text = quoted;
            }
        }
    }
}

/// Returns the length in bytes of the bullet that a text begins with, 0 if there is none. A bullet is one of `BULLETS`,
/// or one or several pictures such as emoji.
fn bullet(text: &str) -> usize {
    // Without the signs of mathematics and the lines of tables.
    let symbols =
        ['\u{2190}'..='\u{21ff}', '\u{2300}'..='\u{24ff}', '\u{2580}'..='\u{2bff}', '\u{1f000}'..='\u{1faff}'];
    let is_picture = |c: char| symbols.iter().any(|range| range.contains(&c));
    let is_sign = |c: &char| BULLETS.contains(*c) || is_picture(*c) && circled(text).is_none();
    let Some(first) = text.chars().next().filter(is_sign) else { return 0 };
    let rest = &text[first.len_utf8()..];
    let pictures = rest.trim_start_matches(|c| JOINED.contains(&c) || is_picture(first) && is_picture(c));
    first.len_utf8() + rest.len() - pictures.len()
}
