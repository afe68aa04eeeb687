//! What a puzzle of any family says about itself: title, language, source.

use std::fmt::Write as _;

use crate::language;
use crate::lines::{free_text, lines, one_line, sentence};
use crate::{Code, Diagnostic, Family, Hint, Text};

/// What a puzzle of any family says about itself, as plain texts or as texts of the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers<T = String> {
    /// The title, written after the family's keyword.
    pub title: Option<T>,
    /// The code of the language of the texts: `en`.
    pub language: Option<T>,
    /// Where the puzzle is from.
    pub source: Option<T>,
}

/// A header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// The title.
    Title,
    /// The language of the texts.
    Language,
    /// Where the puzzle is from.
    Source,
}

impl Header {
    /// Every header, in the order in which they are written.
    pub const ALL: [Self; 3] = [Self::Title, Self::Language, Self::Source];

    /// Returns the name of the field in JSON; it is the keyword in text too, except for the title.
    pub fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Language => "language",
            Self::Source => "source",
        }
    }
}

impl<T> Headers<T> {
    /// Returns the value of a header.
    pub fn get(&self, header: Header) -> Option<&T> {
        match header {
            Header::Title => self.title.as_ref(),
            Header::Language => self.language.as_ref(),
            Header::Source => self.source.as_ref(),
        }
    }

    /// Sets the value of a header.
    pub fn set(&mut self, header: Header, text: Option<T>) {
        let field = match header {
            Header::Title => &mut self.title,
            Header::Language => &mut self.language,
            Header::Source => &mut self.source,
        };
        *field = text;
    }
}

impl Headers<Text> {
    /// Returns the headers as plain texts; an unknown language is reported and left out.
    pub(crate) fn resolved(&self, language_hint: Hint, problems: &mut Vec<Diagnostic>) -> Headers {
        let mut headers = Headers::default();
        for header in Header::ALL {
            let Some(written) = self.get(header) else { continue };
            let text = one_line(written.as_str());
            if header == Header::Language {
                headers.language = known_language(&text).map(str::to_owned);
                if headers.language.is_none() {
                    let problem = Diagnostic::new(Code::UnknownLanguage, written.span());
                    problems.push(problem.text("language", written.as_str()).hint(language_hint));
                }
            } else if !text.is_empty() {
                headers.set(header, Some(text));
            }
        }
        headers
    }
}

fn known_language(code: &str) -> Option<&'static str> {
    language::codes().find(|known| known.eq_ignore_ascii_case(code))
}

impl Headers {
    /// Returns the headers as texts without a place in a source.
    pub(crate) fn as_texts(&self) -> Headers<Text> {
        let mut texts = Headers::default();
        for header in Header::ALL {
            texts.set(header, self.get(header).map(|text| Text::new(text.as_str(), 0)));
        }
        texts
    }

    /// Returns the lines of a family's notation that state these headers.
    pub(crate) fn written(&self, family: Family) -> String {
        let mut text = String::new();
        for header in Header::ALL {
            let keyword = if header == Header::Title { family.keyword() } else { header.name() };
            let stated = match (header, self.get(header)) {
                (_, Some(stated)) => stated.as_str(),
                // The family is stated without a title too.
                (Header::Title, None) => "",
                (_, None) => continue,
            };
            let before = format!("{keyword}: ");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", free_text(&before, stated, |line| read_back(line, before.len())));
        }
        text
    }
}

/// Returns the text after the keyword of a line; `None` if the line is not read as one.
fn read_back(source: &str, keyword: usize) -> Option<String> {
    let mut all = lines(source);
    let (line, more) = (all.next()?, all.next());
    let rest = line.after(keyword.min(line.text.len()));
    more.is_none().then(|| one_line(sentence(&[rest]).as_str()))
}
