//! Objects whose keys are names of the puzzle.

use std::fmt::Display;

use serde::{Serialize, Serializer};

/// An object whose keys keep their order.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, T>", inline))]
pub struct Ordered<T>(pub Vec<(String, T)>);

impl<T> Ordered<T> {
    /// Puts together keys and values.
    pub fn of(entries: impl IntoIterator<Item = (impl Display, T)>) -> Self {
        Self(entries.into_iter().map(|(key, value)| (key.to_string(), value)).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Serialize> Serialize for Ordered<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
