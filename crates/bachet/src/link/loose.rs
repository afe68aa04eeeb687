//! The data in links: JSON, or a shorter form without quotes around keys, with single quotes and with empty items.

/// Maximum nesting of lists and objects.
const MAX_DEPTH: usize = 32;

/// A value of the data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Loose {
    /// Nothing, `null`, or `false`.
    Nothing,
    /// A text, a number or `true`, as written.
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl Loose {
    /// Returns the value of the first of these keys.
    pub(super) fn get(&self, keys: &[&str]) -> Option<&Self> {
        let Self::Object(entries) = self else { return None };
        entries.iter().find(|(key, _)| keys.contains(&key.as_str())).map(|(_, value)| value)
    }

    /// Returns the text, if it is one.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the number, if it is one.
    pub(super) fn number(&self) -> Option<u32> {
        self.text()?.trim().parse().ok()
    }

    /// Returns the items, if it is a list.
    pub(super) fn items(&self) -> &[Self] {
        match self {
            Self::List(items) => items,
            _ => &[],
        }
    }

    /// Whether it states something: an empty list or object does not.
    pub(super) fn is_something(&self) -> bool {
        match self {
            Self::Nothing => false,
            Self::Text(text) => !text.is_empty(),
            Self::List(items) => items.iter().any(Self::is_something),
            Self::Object(entries) => entries.iter().any(|(_, value)| value.is_something()),
        }
    }
}

/// Parses the data; `None` if it is broken or nested too deeply. Linear.
pub(super) fn parse(text: &str) -> Option<Loose> {
    let mut parser = Parser { text, at: 0 };
    let value = parser.value(0)?;
    parser.blanks();
    (parser.at == text.len()).then_some(value)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: usize) -> Option<Loose> {
        self.blanks();
        if depth > MAX_DEPTH {
            return None;
        }
        match self.peek()? {
            b'[' => self.list(depth),
            b'{' => self.object(depth),
            quote @ (b'"' | b'\'') => self.quoted(quote).map(Loose::Text),
            _ => Some(match self.word(&[',', ']', '}']) {
                "" | "null" | "false" | "f" => Loose::Nothing,
                "t" => Loose::Text("true".to_owned()),
                word => Loose::Text(word.to_owned()),
            }),
        }
    }

    /// Reads a word up to one of these signs.
    fn word(&mut self, ends: &[char]) -> &str {
        let rest = &self.text[self.at..];
        let word = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += word.len();
        word.trim()
    }

    /// Reads a list; an item may be missing between two commas.
    fn list(&mut self, depth: usize) -> Option<Loose> {
        self.at += 1;
        let mut items = Vec::new();
        self.blanks();
        if self.peek()? == b']' {
            self.at += 1;
            return Some(Loose::List(items));
        }
        loop {
            self.blanks();
            items.push(if matches!(self.peek()?, b',' | b']') { Loose::Nothing } else { self.value(depth + 1)? });
            self.blanks();
            let sign = self.peek()?;
            self.at += 1;
            match sign {
                b',' => {}
                b']' => return Some(Loose::List(items)),
                _ => return None,
            }
        }
    }

    fn object(&mut self, depth: usize) -> Option<Loose> {
        self.at += 1;
        let mut entries = Vec::new();
        loop {
            self.blanks();
            match self.peek()? {
                b'}' => {
                    self.at += 1;
                    return Some(Loose::Object(entries));
                }
                b',' => {
                    self.at += 1;
                    continue;
                }
                _ => {}
            }
            let key = match self.peek()? {
                quote @ (b'"' | b'\'') => self.quoted(quote)?,
                _ => self.word(&[':', ',', '}']).to_owned(),
            };
            self.blanks();
            if self.peek()? != b':' {
                return None;
            }
            self.at += 1;
            entries.push((key, self.value(depth + 1)?));
            self.blanks();
            if !matches!(self.peek()?, b',' | b'}') {
                return None;
            }
        }
    }

    /// Reads a text in quotes.
    fn quoted(&mut self, quote: u8) -> Option<String> {
        self.at += 1;
        let mut text = String::new();
        loop {
            let c = self.text[self.at..].chars().next()?;
            self.at += c.len_utf8();
            match c {
                '\\' => {
                    let escaped = self.text[self.at..].chars().next()?;
                    self.at += escaped.len_utf8();
                    text.push(match escaped {
                        'n' | 'r' | 't' => ' ',
                        'u' => {
                            let code = self.text.get(self.at..self.at + 4)?;
                            self.at += 4;
                            u32::from_str_radix(code, 16).ok().and_then(char::from_u32).unwrap_or(' ')
                        }
                        other => other,
                    });
                }
                c if c == char::from(quote) => return Some(text),
                c => text.push(c),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Loose, parse};

    #[test]
    fn json_and_its_shorter_form() {
        let long = r#"{"a":[{"v":8},null,null],"b":"it's","c":true}"#;
        let short = "{a:[{v:8},,],b:'it\\'s',c:t}";
        assert_eq!(parse(long), parse(short));
        assert_eq!(parse(long).and_then(|l| l.get(&["a"]).map(|a| a.items().len())), Some(3));
        assert_eq!(parse("[]"), Some(Loose::List(Vec::new())));
        for broken in ["[1", "{a:1", "{a 1}", "[1]]", "'a", &"[".repeat(100)] {
            assert_eq!(parse(broken), None, "{broken}");
        }
    }
}
