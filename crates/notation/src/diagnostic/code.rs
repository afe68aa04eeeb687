//! The kinds of problem.

use super::{Hint, Severity};

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $id:literal, $severity:ident $(, [$($hint:ident),*])?;)*) => {
        /// Every kind of problem, with its stable name.
        ///
        /// The words in backticks at the end of each comment are the arguments of the message and its hints. The hint
        /// [`Hint::DidYouMean`] has the argument `suggestion`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code { $($(#[$doc])* $variant,)* }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// Returns the stable name, which is also the Fluent id of the message.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// Returns the severity of a problem of this kind.
            pub fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }

            /// Returns the hints that the message has. One of them may be [`Hint::Plain`], the default.
            pub fn hints(self) -> &'static [Hint] {
                match self { $(Self::$variant => codes!(@hints $([$($hint),*])?),)* }
            }
        }
    };
    (@hints) => { &[Hint::Plain] };
    (@hints [$($hint:ident),*]) => { &[$(Hint::$hint),*] };
}

#[macro_use]
mod crossing;
mod table;

pub use table::Code;
