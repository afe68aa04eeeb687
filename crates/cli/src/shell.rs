//! Output of text and colours.

use std::cell::OnceCell;
use std::io::{self, BufWriter, IsTerminal as _, Write as _};

use anstyle::{AnsiColor, Style};
use bachet::messages::{self, Ink, Language, Message, MessageId, Messages};
use bachet::{Argument, Diagnostic};
use bachet_draw::{Block, Layout, Mark, Run};

use crate::{limits, screen};

/// Language and form of the output.
pub(crate) struct Shell {
    language: Language,
    /// Whether `--lang` asks for the language.
    is_asked: bool,
    /// The language of the puzzle that was read, if there are messages in it.
    of_puzzle: OnceCell<Language>,
    messages: OnceCell<&'static Messages>,
    /// Whether the answer is JSON.
    pub(crate) json: bool,
}

impl Shell {
    /// Makes a shell with messages in the language that is asked for, else in that of the environment.
    pub(crate) fn new(asked: Option<Language>, json: bool) -> Self {
        let language = asked.unwrap_or_else(of_environment);
        Self { language, is_asked: asked.is_some(), of_puzzle: OnceCell::new(), messages: OnceCell::new(), json }
    }

    /// Makes a shell for pages and pictures: these are read beside the puzzle, so they are in its language unless
    /// another is asked for.
    pub(crate) fn of_pages(&self) -> Self {
        let language = self.of_puzzle.get().filter(|_| !self.is_asked).copied().unwrap_or(self.language);
        let is_same = language == self.language;
        let messages = if is_same { OnceCell::from(self.shared_messages()) } else { OnceCell::new() };
        Self { language, messages, of_puzzle: self.of_puzzle.clone(), ..*self }
    }

    /// Makes a shell for an answer that may be a page.
    pub(crate) fn of_answer(&self, is_page: bool) -> Self {
        let messages = OnceCell::from(self.shared_messages());
        if is_page { self.of_pages() } else { Self { messages, of_puzzle: self.of_puzzle.clone(), ..*self } }
    }

    /// Keeps the language of the puzzle for its pages.
    pub(crate) fn keep_language_of_puzzle(&self, tag: Option<&str>) {
        if let Some(language) = tag.and_then(Language::from_tag) {
            // A second puzzle of the same run does not change the language of its pages.
            let _first = self.of_puzzle.get_or_init(|| language);
        }
    }

    /// Returns the language of the messages.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// Returns the messages, which are parsed on first use.
    pub(crate) fn messages(&self) -> &Messages {
        self.shared_messages()
    }

    fn shared_messages(&self) -> &'static Messages {
        self.messages.get_or_init(|| {
            // They serve until the process ends: to take thousands of messages apart then would be a tenth of a short
            // run.
            Box::leak(Box::new(Messages::new(self.language).interrupted_by(limits::interruption())))
        })
    }

    /// The words of an id without arguments.
    pub(crate) fn word(&self, id: MessageId) -> String {
        self.messages().word(id)
    }

    /// The words of an id.
    pub(crate) fn format(&self, id: MessageId, arguments: &[(&str, Argument)]) -> String {
        self.messages().format(id, arguments)
    }

    /// Prints diagnostics of a source on stderr.
    pub(crate) fn diagnostics(&self, file: &str, source: &str, list: &[Diagnostic]) -> io::Result<()> {
        if list.is_empty() {
            return Ok(());
        }
        let drawn = messages::render(source, file, list, self.messages(), Ink::Coloured);
        to_stderr(&drawn)
    }

    /// Prints an error on stderr that has no position in a source.
    pub(crate) fn problem(&self, id: MessageId, arguments: &[(&str, Argument)]) -> io::Result<()> {
        self.say(MessageId::SeverityError, AnsiColor::BrightRed, id, arguments)
    }

    /// Prints an error on stderr with its position in a source.
    pub(crate) fn problem_at(&self, why: &Message, place: &str) -> io::Result<()> {
        let Message { id, arguments } = why;
        let hint = self.messages().format_hint(*id, arguments);
        self.problem_in_words(id.as_str(), &self.format(*id, arguments), hint.as_deref(), place)
    }

    /// Prints an error that is in words already, with its position in a source.
    pub(crate) fn problem_in_words(
        &self,
        code: &str,
        message: &str,
        hint: Option<&str>,
        place: &str,
    ) -> io::Result<()> {
        let style = AnsiColor::BrightRed.on_default().bold();
        let word = self.word(MessageId::SeverityError);
        let mut text = format!("{style}{word}[{code}]{style:#}: {message}\n --> {place}\n");
        if let Some(hint) = hint {
            text.extend(["  = ", &self.word(MessageId::SeverityHint), ": ", hint, "\n"]);
        }
        to_stderr(&text)
    }

    /// Prints a warning on stderr.
    pub(crate) fn warning(&self, why: &Message) -> io::Result<()> {
        self.say(MessageId::SeverityWarning, AnsiColor::BrightYellow, why.id, &why.arguments)
    }

    /// Prints a note on stderr.
    pub(crate) fn note(&self, id: MessageId, arguments: &[(&str, Argument)]) -> io::Result<()> {
        self.say(MessageId::SeverityNote, AnsiColor::BrightGreen, id, arguments)
    }

    /// Prints a note about a source as a whole on stderr, in one line.
    pub(crate) fn remark(&self, problem: &Diagnostic) -> io::Result<()> {
        let style = AnsiColor::BrightGreen.on_default().bold();
        let (severity, message) = (self.word(MessageId::SeverityNote), self.messages().message(problem));
        to_stderr(&format!("{style}{severity}{style:#}: {message}\n"))
    }

    fn say(
        &self,
        severity: MessageId,
        colour: AnsiColor,
        id: MessageId,
        arguments: &[(&str, Argument)],
    ) -> io::Result<()> {
        let style = colour.on_default().bold();
        let mut text = format!("{style}{}{style:#}: {}\n", self.word(severity), self.format(id, arguments));
        if let Some(hint) = self.messages().format_hint(id, arguments) {
            text.extend(["  = ", &self.word(MessageId::SeverityHint), ": ", &hint, "\n"]);
        }
        to_stderr(&text)
    }
}

/// Returns the language of the environment; English if there are no messages in it.
pub(crate) fn of_environment() -> Language {
    let set = |name| std::env::var(name).ok().filter(|v| !v.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

/// Returns whether stderr is a terminal.
pub(crate) fn stderr_is_terminal() -> bool {
    io::stderr().is_terminal()
}

/// Returns whether stdout is a terminal.
pub(crate) fn stdout_is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Prints a text unchanged.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Writes bytes without colour codes.
pub(crate) fn bytes(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// Prints the parts of a page one after another, wrapped to the width of the terminal. Only one of them is in memory at
/// a time, unless the caller has made them all.
pub(crate) fn page(blocks: impl IntoIterator<Item = Block>) -> io::Result<()> {
    let mut layout = Layout::new(screen::columns());
    let mut out = BufWriter::new(anstream::stdout().lock());
    for block in blocks {
        write_lines(&layout.next(&block), &mut out)?;
    }
    out.flush()
}

/// Prints lines with their marks as colours. Control characters are escaped, because the text may come from an
/// untrusted file.
pub(crate) fn lines(lines: &[Vec<Run>]) -> io::Result<()> {
    let mut out = BufWriter::new(anstream::stdout().lock());
    write_lines(lines, &mut out)?;
    out.flush()
}

fn write_lines(lines: &[Vec<Run>], out: &mut impl io::Write) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{}", coloured(line)))
}

/// Returns a line with its marks as colours.
pub(crate) fn coloured(line: &[Run]) -> String {
    let mut text = String::new();
    for run in line {
        let style = style(run.mark);
        text.extend([style.render().to_string(), messages::one_line(&run.text), style.render_reset().to_string()]);
    }
    text
}

/// Prints one JSON object.
pub(crate) fn object(output: &bachet::json::Output) -> io::Result<()> {
    let mut out = BufWriter::new(anstream::stdout().lock());
    bachet::json::write_pretty(output, &mut out)?;
    out.write_all(b"\n")?;
    out.flush()
}

/// Prints a line on stderr.
pub(crate) fn line_to_stderr(line: &str) -> io::Result<()> {
    to_stderr(&format!("{line}\n"))
}

/// Prints a question on stderr, and leaves the cursor behind it.
pub(crate) fn prompt(question: &str) -> io::Result<()> {
    to_stderr(&format!("{question} "))
}

fn to_stderr(text: &str) -> io::Result<()> {
    let mut out = anstream::stderr().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn style(mark: Mark) -> Style {
    match mark {
        Mark::Plain => Style::new(),
        Mark::Strong => Style::new().bold(),
        Mark::Faint => Style::new().dimmed(),
        Mark::Good => AnsiColor::Green.on_default().bold(),
        Mark::Warning => AnsiColor::Yellow.on_default().bold(),
        Mark::Bad => AnsiColor::Red.on_default().bold(),
    }
}
