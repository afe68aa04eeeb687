//! What is wrong, where, and a way out. Words come later: a message is a Fluent id with arguments.

use crate::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The puzzle cannot be used as it stands.
    Error,
    /// It can, but probably does not say what was meant.
    Warning,
    /// Something worth knowing.
    Note,
}

/// A named argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Text of the user, shown in back-ticks by the message.
    Text(String),
    /// A number.
    Number(i64),
    /// Several texts, joined by the renderer as its language does.
    List(Vec<String>),
}

/// One problem of a source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What kind of problem; also the Fluent id of its message.
    pub code: Code,
    /// The place.
    pub span: Span,
    /// A second place that takes part, such as the first of two duplicates.
    pub related: Option<Span>,
    /// The arguments of the message and its hint.
    pub arguments: Vec<(&'static str, Argument)>,
    /// The Fluent attribute of the way out, such as `hint` or `did-you-mean`; empty for none.
    pub hint: &'static str,
}

impl Diagnostic {
    /// A problem of this kind at this place, with the message's plain `hint`.
    pub fn new(code: Code, span: Span) -> Self {
        Self { code, span, related: None, arguments: Vec::new(), hint: "hint" }
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

    /// Chooses another hint of the message.
    #[must_use]
    pub fn hint(mut self, attribute: &'static str) -> Self {
        self.hint = attribute;
        self
    }

    /// How bad it is; a property of the code.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $id:literal, $severity:ident;)*) => {
        /// Every kind of problem, with its stable name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code { $($(#[$doc])* $variant,)* }

        impl Code {
            /// Every code there is.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The stable name, which is also the Fluent id of the message.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// How bad a problem of this kind is.
            pub fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// A name that no category or value has.
    UnknownName = "unknown-name", Error;
    /// A clue or question that is a sentence without an expression.
    NeedsExpression = "needs-expression", Error;
}
