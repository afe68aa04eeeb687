//! Texts inside HTML and SVG.

use std::fmt::{Display, Formatter, Result, Write as _};

/// A text with the characters that mean something in HTML and XML written as entities, safe in content and in
/// attributes.
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
                // Control characters are not allowed in either, not even escaped; nor the last two in XML.
                c if c.is_control() && c != '\n' && c != '\t' => f.write_char('\u{fffd}')?,
                '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}
