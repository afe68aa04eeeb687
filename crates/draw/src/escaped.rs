//! Escaping of texts in HTML and SVG.

use std::fmt::{Display, Formatter, Result, Write as _};

/// A text with the special characters of HTML and XML as entities, safe in content and in attributes.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                // Neither format allows control characters, even escaped, and XML excludes these two.
                c if c.is_control() && c != '\n' && c != '\t' => f.write_char('\u{fffd}')?,
                '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}
