//! The messages of the program, in the language of the user.
//!
//! Their text is in `messages/`, one folder for each language; the code has only ids ([`MessageId`], and the codes of
//! diagnostics) and named arguments. The files of a language are parsed when its first message is needed.

mod id;
mod language;
mod snippet;

use std::fmt::{self, Display, Formatter, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_explain::Technique;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_notation::{Argument, Code, Diagnostic, Severity};
use bachet_sudoku::{HouseKind, VARIANTS, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use crate::verbs::{BoardConstraint, Clash};

pub use id::Message;
#[doc(hidden)]
pub use id::MessageId;
pub use language::Language;
pub(crate) use snippet::Lines;
pub use snippet::{Ink, line_and_column, render, render_plain};

/// Writes the message in English.
impl Display for Message {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&Messages::new(Language::English).format(self.id, &self.arguments))
    }
}

/// The messages of one language, parsed.
pub struct Messages {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    interrupted: Option<&'static AtomicBool>,
}

impl Messages {
    /// Parses the messages of a language; takes a fraction of a millisecond.
    pub fn new(language: Language) -> Self {
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        bundle.set_use_isolating(false);
        let files = language.files().iter().map(|(_, text)| *text);
        for words in files.chain(VARIANTS.iter().filter_map(|variant| variant.words(language.tag()))) {
            // A resource with errors still has its valid part; `build.rs` and a test check that there are no errors.
            let resource = FluentResource::try_new(words.to_owned()).unwrap_or_else(|(good, _)| good);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle, interrupted: None }
    }

    /// Returns the language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says of work that ended early that it was interrupted, once the flag is set; otherwise that a limit was reached.
    #[must_use]
    pub fn interrupted_by(self, flag: &'static AtomicBool) -> Self {
        Self { interrupted: Some(flag), ..self }
    }

    /// Returns the text of a message.
    #[doc(hidden)]
    pub fn format(&self, id: MessageId, arguments: &[(&str, Argument)]) -> String {
        self.format_id(id.as_str(), None, arguments).unwrap_or_else(|| id.as_str().to_owned())
    }

    /// Returns the text of a message without arguments.
    #[doc(hidden)]
    pub fn word(&self, id: MessageId) -> String {
        self.format(id, &[])
    }

    /// Returns the text of a message with its arguments.
    pub(crate) fn say(&self, message: Message) -> String {
        let Message { id, arguments } = message;
        self.format(id, &arguments)
    }

    /// Returns texts as a list with "and".
    pub(crate) fn list(&self, texts: &[String]) -> String {
        match texts {
            [most @ .., last] if !most.is_empty() => {
                let most = Argument::Text(most.join(", "));
                self.format(MessageId::JoinAnd, &[("list", most), ("last", Argument::Text(last.clone()))])
            }
            _ => texts.concat(),
        }
    }

    /// Returns texts as a list with "or".
    pub(crate) fn list_or(&self, texts: &[String]) -> String {
        match texts {
            [most @ .., last] if !most.is_empty() => {
                let most = Argument::Text(most.join(", "));
                self.format(MessageId::JoinOr, &[("list", most), ("last", Argument::Text(last.clone()))])
            }
            _ => texts.concat(),
        }
    }

    /// Returns texts as a list of what is not so: "not with a, b or c".
    pub(crate) fn list_nor(&self, texts: &[String]) -> String {
        match texts {
            [most @ .., last] if !most.is_empty() => {
                let most = Argument::Text(most.join(", "));
                self.format(MessageId::JoinNor, &[("list", most), ("last", Argument::Text(last.clone()))])
            }
            _ => texts.concat(),
        }
    }

    /// Returns parts of a sentence as a list with "and"; with semicolons if a part is a list itself.
    pub(crate) fn clauses(&self, texts: &[String]) -> String {
        let is_list = texts.len() > 2 || texts.iter().any(|text| text.contains(','));
        if is_list { self.semicolons(texts) } else { self.list(texts) }
    }

    /// Returns texts with semicolons between them.
    pub(crate) fn semicolons(&self, texts: &[String]) -> String {
        let join = |list: String, last: &String| {
            let arguments = [("list", Argument::Text(list)), ("last", Argument::Text(last.clone()))];
            self.format(MessageId::JoinSemicolon, &arguments)
        };
        let Some((first, others)) = texts.split_first() else { return String::new() };
        others.iter().fold(first.clone(), join)
    }

    /// Returns the name of a technique.
    pub(crate) fn technique(&self, technique: &Technique) -> String {
        self.format_id(technique.id, None, &[]).unwrap_or_else(|| technique.id.to_owned())
    }

    /// Returns the text of a Sudoku rule.
    #[doc(hidden)]
    pub fn words(&self, words: &Words) -> String {
        self.format_id(words.id, None, &words.arguments).unwrap_or_else(|| words.id.to_owned())
    }

    /// Returns the name of a constraint of a board.
    #[doc(hidden)]
    pub fn constraint(&self, puzzle: &SudokuPuzzle, constraint: &BoardConstraint) -> String {
        match constraint {
            BoardConstraint::House(kind, number) => {
                let kind = match kind {
                    HouseKind::Row => "row",
                    HouseKind::Column => "column",
                    HouseKind::Box => "box",
                    HouseKind::Region => "region",
                };
                let number = ("number", Argument::Text(number.to_string()));
                self.format(MessageId::House, &[("kind", Argument::Text(kind.to_owned())), number])
            }
            BoardConstraint::Rule(_, words) => self.words(words),
            BoardConstraint::Given(cell) => {
                let values = puzzle.spelled_list(puzzle.cell(*cell).candidates);
                let cell = ("cell", Argument::Text(cell.to_string()));
                self.format(MessageId::GivenOf, &[cell, ("value", Argument::Text(values))])
            }
        }
    }

    /// What clashes on a board, in one sentence.
    #[doc(hidden)]
    pub fn clash(&self, puzzle: &SudokuPuzzle, clash: &Clash) -> String {
        let text = |text: String| Argument::Text(text);
        let house = self.constraint(puzzle, &clash.constraint);
        match (&clash.cells[..], clash.value, &clash.constraint) {
            ([cell], _, BoardConstraint::Given(_)) => {
                self.format(MessageId::ClashWithCandidates, &[("cell", text(cell.to_string()))])
            }
            ([first, second], Some(value), _) => self.format(
                MessageId::ClashOfTwo,
                &[
                    ("first", text(first.to_string())),
                    ("second", text(second.to_string())),
                    ("value", text(puzzle.spelled(value))),
                    ("house", text(house)),
                ],
            ),
            (cells, ..) => {
                let cells: Vec<String> = cells.iter().map(CellId::to_string).collect();
                self.format(MessageId::ClashOfCells, &[("cells", text(cells.join(", "))), ("house", text(house))])
            }
        }
    }

    /// Returns the hint of a message, if it has one.
    #[doc(hidden)]
    pub fn format_hint(&self, id: MessageId, arguments: &[(&str, Argument)]) -> Option<String> {
        self.format_id(id.as_str(), Some("hint"), arguments)
    }

    /// Returns the text of a diagnostic, in one line.
    pub fn message(&self, diagnostic: &Diagnostic) -> String {
        let id = diagnostic.code.id();
        self.format_id(id, None, &diagnostic.arguments).unwrap_or_else(|| id.to_owned())
    }

    /// Returns the hint of a diagnostic, if it has one.
    pub fn hint(&self, diagnostic: &Diagnostic) -> Option<String> {
        self.format_id(diagnostic.code.id(), Some(diagnostic.hint?.id()), &diagnostic.arguments)
    }

    /// Returns the word for a severity.
    pub fn severity(&self, severity: Severity) -> String {
        self.word(match severity {
            Severity::Error => MessageId::SeverityError,
            Severity::Warning => MessageId::SeverityWarning,
            Severity::Note => MessageId::SeverityNote,
        })
    }

    /// Returns whether the code of a diagnostic has a text.
    pub fn knows(&self, code: Code) -> bool {
        self.bundle.get_message(code.id()).is_some_and(|m| m.value().is_some())
    }

    fn format_id(&self, id: &str, attribute: Option<&str>, arguments: &[(&str, Argument)]) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let arguments = self.arguments(arguments);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        // A missing argument would appear as `{$name}` in the text; tests fail here.
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text.into_owned())
    }

    fn arguments<'a>(&self, arguments: &'a [(&'a str, Argument)]) -> FluentArgs<'a> {
        let mut out = FluentArgs::new();
        let is_interrupted = self.interrupted.is_some_and(|flag| flag.load(Ordering::Relaxed));
        out.set("interrupted", i64::from(is_interrupted));
        for (name, argument) in arguments {
            match argument {
                Argument::Text(text) => {
                    out.set(*name, one_line(text));
                    out.set(format!("{name}-is"), if text.is_empty() { "empty" } else { "other" });
                }
                Argument::Number(number) => out.set(*name, *number),
                Argument::List(texts) => {
                    out.set(*name, quoted(texts));
                    out.set(format!("{name}-or"), self.joined(texts, MessageId::JoinOr));
                    out.set(format!("{name}-and"), self.joined(texts, MessageId::JoinAnd));
                }
                Argument::Cut(texts, more) => {
                    let cut = |id| {
                        let list = Argument::Text(quoted(texts));
                        self.format(id, &[("list", list), ("more", Argument::number(*more))])
                    };
                    out.set(*name, cut(MessageId::JoinMoreAnd));
                    out.set(format!("{name}-or"), cut(MessageId::JoinMoreOr));
                    out.set(format!("{name}-and"), cut(MessageId::JoinMoreAnd));
                }
            }
        }
        out
    }

    fn joined(&self, texts: &[String], id: MessageId) -> String {
        match texts {
            [most @ .., last] if !most.is_empty() => self.format(
                id,
                &[("list", Argument::Text(quoted(most))), ("last", Argument::Text(format!("`{}`", one_line(last))))],
            ),
            _ => quoted(texts),
        }
    }
}

fn quoted(texts: &[String]) -> String {
    let mut out = String::new();
    for (i, text) in texts.iter().enumerate() {
        let comma = if i == 0 { "" } else { ", " };
        // Writing to a string cannot fail.
        let _ = write!(out, "{comma}`{}`", one_line(text));
    }
    out
}

/// Escapes line breaks, control characters and invisible characters in text of the user, so that a message is one line
/// and shows everything. Joiners inside a text are kept, because emoji and some scripts need them.
pub fn one_line(text: &str) -> String {
    let alone = text.chars().nth(1).is_none();
    text.chars().fold(String::with_capacity(text.len()), |mut out, c| {
        let hidden = match c {
            '\u{200c}' | '\u{200d}' => alone,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => true,
            _ => c.is_control(),
        };
        if hidden {
            out.extend(c.escape_default());
        } else {
            out.push(c);
        }
        out
    })
}

#[cfg(test)]
mod tests;
