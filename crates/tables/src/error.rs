//! Why a table cannot be used.

use std::fmt::{self, Display, Formatter};

use arrow_schema::{ArrowError, DataType, Schema};
use bachet::messages::{Message, MessageId, Messages};

/// Maximum number of names of columns in a message.
const MAX_NAMES: usize = 20;

/// Why a table cannot be used, or cannot be read any further. `Display` says it in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableError {
    message: Message,
}

impl TableError {
    /// The table has no column of this name.
    pub(crate) fn no_column(column: &str, schema: &Schema) -> Self {
        let names = schema.fields().iter().take(MAX_NAMES).map(|field| format!("`{}`", field.name()));
        let names = names.collect::<Vec<_>>().join(", ");
        Message::from(MessageId::NoSuchColumn).text("column", column).text("columns", names).into()
    }

    /// The values of a column are not texts.
    pub(crate) fn not_text(column: &str, is: &DataType) -> Self {
        Message::from(MessageId::ColumnNotText).text("column", column).text("type", is.to_string()).into()
    }

    /// Returns the stable code of the error, such as `no-such-column`.
    pub fn code(&self) -> &'static str {
        self.message.id.as_str()
    }

    /// Returns what is wrong in the language of the messages.
    pub fn words(&self, messages: &Messages) -> String {
        messages.format(self.message.id, &self.message.arguments)
    }

    /// Returns what to do about it in the language of the messages.
    pub fn hint(&self, messages: &Messages) -> Option<String> {
        messages.format_hint(self.message.id, &self.message.arguments)
    }

    /// Returns the error as a message.
    pub fn message(&self) -> &Message {
        &self.message
    }
}

impl From<Message> for TableError {
    fn from(message: Message) -> Self {
        Self { message }
    }
}

/// The table could not be read or put together.
impl From<ArrowError> for TableError {
    fn from(error: ArrowError) -> Self {
        Message::from(MessageId::TableBroken).text("reason", error.to_string()).into()
    }
}

impl Display for TableError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for TableError {}
