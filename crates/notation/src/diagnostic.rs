//! What is wrong, where, and a hint. The words come later: a message is a Fluent id with arguments.

mod code;
mod hint;

use crate::Span;
pub use code::Code;
pub use hint::Hint;

/// How serious a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The puzzle cannot be used.
    Error,
    /// The puzzle can be used, but probably has another meaning than intended.
    Warning,
    /// Worth knowing.
    Note,
}

/// A named argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Text of the user; the message shows it in backticks.
    Text(String),
    /// A number.
    Number(i64),
    /// Several texts, joined by the renderer as its language does.
    List(Vec<String>),
    /// The first of several texts, and how many more there are.
    Cut(Vec<String>, usize),
}

impl Argument {
    /// Returns the first `shown` of several texts, as a list that says how many more there are.
    pub fn first<T: Into<String>>(shown: usize, texts: impl IntoIterator<Item = T>) -> Self {
        let mut texts = texts.into_iter();
        let first = texts.by_ref().take(shown).map(Into::into).collect();
        match texts.count() {
            0 => Self::List(first),
            more => Self::Cut(first, more),
        }
    }

    /// Returns a number; the largest possible one if it is too large.
    pub fn number(number: impl TryInto<i64>) -> Self {
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

/// A text that mends a problem when it stands in the source in place of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The text to write.
    pub text: String,
    /// What it replaces; `None` is the place of the problem.
    pub span: Option<Span>,
}

/// One problem of a source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The kind of problem; also the Fluent id of its message.
    pub code: Code,
    /// Where it is.
    pub span: Span,
    /// A second place that takes part, such as the first of two duplicates.
    pub related: Option<Span>,
    /// The arguments of the message and its hint.
    pub arguments: Vec<(&'static str, Argument)>,
    /// The hint of the message; `None` if it has none.
    pub hint: Option<Hint>,
    /// The corrections that can be typed, the likeliest first. Each mends the problem.
    pub fixes: Vec<Fix>,
    is_demoted: bool,
}

impl Diagnostic {
    /// Returns a problem of this kind, with the plain hint if the message has one.
    pub fn new(code: Code, span: Span) -> Self {
        let hint = code.hints().contains(&Hint::Plain).then_some(Hint::Plain);
        Self { code, span, related: None, arguments: Vec::new(), hint, fixes: Vec::new(), is_demoted: false }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.push((name, argument));
        self
    }

    /// Adds a text argument.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Argument::Text(text.into()))
    }

    /// Adds a number argument; one beyond 64 bits is shown as the largest of 64 bits.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Self {
        self.with(name, Argument::Number(number.try_into().unwrap_or(i64::MAX)))
    }

    /// Adds a second place that takes part.
    #[must_use]
    pub fn related(mut self, span: Span) -> Self {
        self.related = Some(span);
        self
    }

    /// Chooses another hint of the message.
    #[must_use]
    pub fn hint(mut self, hint: Hint) -> Self {
        debug_assert!(self.code.hints().contains(&hint), "{:?} has no hint {hint:?}", self.code);
        self.hint = Some(hint);
        self
    }

    /// Suggests a correction of the text at its place, if there is one.
    #[must_use]
    pub fn did_you_mean(self, suggestion: Option<&str>) -> Self {
        match suggestion {
            Some(suggestion) => self.suggest(suggestion).fix(suggestion),
            None => self,
        }
    }

    /// Suggests a correction that is more or less than the text at its place.
    #[must_use]
    pub fn suggest(self, suggestion: impl Into<String>) -> Self {
        self.text("suggestion", suggestion).hint(Hint::DidYouMean)
    }

    /// Adds a text that may replace the text at its place.
    #[must_use]
    pub fn fix(mut self, text: impl Into<String>) -> Self {
        self.fixes.push(Fix { text: text.into(), span: None });
        self
    }

    /// Adds a text that may replace the text at another place.
    #[must_use]
    pub fn fix_at(mut self, span: Span, text: impl Into<String>) -> Self {
        self.fixes.push(Fix { text: text.into(), span: Some(span) });
        self
    }

    /// Changes its places, such as from those in a part of the source to those in the whole.
    #[must_use]
    pub fn moved(mut self, place: impl Fn(Span) -> Span) -> Self {
        self.span = place(self.span);
        self.related = self.related.map(&place);
        for fix in &mut self.fixes {
            fix.span = fix.span.map(&place);
        }
        self
    }

    /// Makes an error a warning, because the puzzle can be used in spite of it.
    #[must_use]
    pub fn as_warning(mut self) -> Self {
        self.is_demoted = true;
        self
    }

    /// Returns how serious it is: a property of the code, except for an error that was made a warning.
    pub fn severity(&self) -> Severity {
        match self.code.severity() {
            Severity::Error if self.is_demoted => Severity::Warning,
            severity => severity,
        }
    }
}
