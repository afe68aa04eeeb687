//! The ids of what the program says beside diagnostics.

macro_rules! phrases {
    ($($variant:ident = $id:literal;)*) => {
        /// Something the program says; the words stand in `messages/*.ftl` under [`Phrase::id`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each is documented by its words")]
        pub enum Phrase { $($variant,)* }

        impl Phrase {
            /// Every phrase there is.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The Fluent id.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }
        }
    };
}

phrases! {
    JoinOr = "join-or";
    JoinAnd = "join-and";
    SeverityError = "severity-error";
    SeverityWarning = "severity-warning";
    SeverityNote = "severity-note";
    SeverityHint = "severity-hint";
}
