//! The ids of all messages but diagnostics. `build.rs` lists them, from the English files.

use bachet_notation::Argument;

macro_rules! message_ids {
    ($($variant:ident = $id:literal;)*) => {
        /// The id of a message, whose text is in `messages/`: `NoSuchFile` is `no-such-file`. The ids are not part of the stable interface.
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum MessageId { $($variant,)* }

        impl MessageId {
            /// All ids.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The Fluent id.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }
        }
    };
}

/// A message with its arguments, independent of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which message.
    #[doc(hidden)]
    pub id: MessageId,
    /// Its named arguments.
    #[doc(hidden)]
    pub arguments: Vec<(&'static str, Argument)>,
}

impl From<MessageId> for Message {
    fn from(id: MessageId) -> Self {
        Self { id, arguments: Vec::new() }
    }
}

impl Message {
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
}

include!(concat!(env!("OUT_DIR"), "/ids.rs"));
