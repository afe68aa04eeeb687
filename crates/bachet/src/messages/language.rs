//! The languages of the messages.

/// The files of each language, by its tag: their names and texts.
const TEXTS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// A language of the messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All languages.
    pub const ALL: &'static [Self] = &[Self::English, Self::French, Self::Dutch];

    /// Returns the two-letter tag of the language.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Dutch => "nl",
        }
    }

    /// Returns the tags of all languages.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        Self::ALL.iter().map(|language| language.tag())
    }

    /// Returns the language of a tag or of a locale such as `en_GB.UTF-8`; `None` if there are no messages in it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// Returns the files with its messages: their names and texts.
    #[doc(hidden)]
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        TEXTS.iter().find(|(tag, _)| *tag == self.tag()).map_or(&[], |(_, files)| *files)
    }
}

/// Returns the tags of the folders with messages.
#[cfg(test)]
pub(super) fn tags_of_folders() -> impl Iterator<Item = &'static str> {
    TEXTS.iter().map(|(tag, _)| *tag)
}
