//! A whole number that keeps all its digits: a JSON number if every reader can hold it, otherwise a string.

use std::fmt::{self, Formatter};

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest whole number that readers with floating-point numbers hold exactly: 2^53.
const EXACT: u128 = 1 << 53;

/// A whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "Spelled")]
#[cfg_attr(feature = "schema", schemars(with = "Spelled"))]
pub struct Digits(pub u128);

/// The number as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum Spelled {
    Number(u64),
    Text(String),
}

impl Digits {
    /// Returns the number as a `u64`; the largest `u64` if it is larger.
    pub(super) fn count(self) -> u64 {
        u64::try_from(self.0).unwrap_or(u64::MAX)
    }

    /// Writes a number; for fields of other types.
    pub(super) fn serialize<S: Serializer>(number: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        Serialize::serialize(&Self(*number), serializer)
    }

    /// Reads a number; for fields of other types.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        <Self as Deserialize>::deserialize(deserializer).map(|digits| digits.0)
    }
}

impl From<u64> for Digits {
    fn from(number: u64) -> Self {
        Self(number.into())
    }
}

impl From<Digits> for Spelled {
    fn from(Digits(number): Digits) -> Self {
        match u64::try_from(number) {
            Ok(small) if number <= EXACT => Self::Number(small),
            _ => Self::Text(number.to_string()),
        }
    }
}

impl<'de> Deserialize<'de> for Digits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = Digits;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Digits, E> {
        Ok(number.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Digits, E> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { text.parse().ok() } else { None };
        number.map(Digits).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}
