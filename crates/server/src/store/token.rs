//! The secret part of a link.

use super::StoreError;

/// Number of characters of a link: 128 bits in base 16.
const LENGTH: usize = 32;

/// The secret part of a link: whoever has it may use what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// Returns a new one, which nobody can guess.
    pub(super) fn new() -> Result<Self, StoreError> {
        let mut bytes = [0; LENGTH / 2];
        getrandom::fill(&mut bytes).map_err(|error| StoreError::Broken(error.to_string()))?;
        Ok(Self(format!("{:032x}", u128::from_be_bytes(bytes))))
    }

    /// Returns one as the store has it.
    pub(super) fn of_store(text: String) -> Self {
        Self(text)
    }

    /// Reads one from a link. `None` if it cannot be one.
    pub(crate) fn of_link(text: &str) -> Option<Self> {
        let is_digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        (text.len() == LENGTH && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_are_read_back() {
        let (one, other) = (Token::new().expect("it is random"), Token::new().expect("it is random"));
        assert_ne!(one, other);
        assert_eq!(Token::of_link(one.as_str()), Some(one));
        for text in ["", "x", "0123456789abcdef0123456789abcde", "0123456789ABCDEF0123456789ABCDEF", &"é".repeat(16)] {
            assert_eq!(Token::of_link(text), None, "{text}");
        }
    }
}
