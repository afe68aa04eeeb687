//! Parses JSON into a tree with the places of all values in the source, for problems of puzzles in JSON.

use bachet_notation::{Code, Diagnostic, Hint, Span, Text};

/// Maximum nesting of lists and objects.
const MAX_DEPTH: usize = 64;

/// A value and its place in the source.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) span: Span,
    pub(crate) value: Value,
}

/// A JSON value.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Boolean(bool),
    /// A number as written.
    Number(String),
    Text(Text),
    List(Vec<Node>),
    /// The keys in their order, with their places.
    Object(Vec<(Text, Node)>),
}

/// Parses a JSON text up to the first syntax error.
pub(crate) fn parse(source: &str) -> Result<Node, Diagnostic> {
    let mut parser = Parser { source, at: source.len() - source.trim_start_matches('\u{feff}').len() };
    let node = parser.value(0)?;
    parser.blanks();
    if parser.at < source.len() { Err(parser.problem(Hint::JsonEnd)) } else { Ok(node) }
}

struct Parser<'a> {
    source: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.source.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Returns the problem that something else was expected here; the hint says what.
    fn problem(&self, hint: Hint) -> Diagnostic {
        let found = self.source.get(self.at..).and_then(|rest| rest.chars().next());
        let end = self.at + found.map_or(0, char::len_utf8);
        let hint = if found.is_none() { Hint::AtEnd } else { hint };
        Diagnostic::new(Code::JsonSyntax, Span::new(self.at, end))
            .text("found", found.map(String::from).unwrap_or_default())
            .hint(hint)
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self, depth: usize) -> Result<Node, Diagnostic> {
        self.blanks();
        if depth > MAX_DEPTH {
            return Err(self.problem(Hint::JsonDepth));
        }
        let start = self.at;
        let value = match self.peek() {
            Some(b'{') => self.object(depth)?,
            Some(b'[') => self.list(depth)?,
            Some(b'"') => Value::Text(self.text()?),
            Some(b'-' | b'0'..=b'9') => self.number()?,
            _ => self.word()?,
        };
        Ok(Node { span: Span::new(start, self.at), value })
    }

    fn word(&mut self) -> Result<Value, Diagnostic> {
        let words = [("null", Value::Null), ("true", Value::Boolean(true)), ("false", Value::Boolean(false))];
        for (word, value) in words {
            if self.source.as_bytes()[self.at..].starts_with(word.as_bytes()) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.problem(Hint::JsonValue))
    }

    fn number(&mut self) -> Result<Value, Diagnostic> {
        let start = self.at;
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            if !self.eat(b'+') {
                self.eat(b'-');
            }
            self.digits()?;
        }
        Ok(Value::Number(self.source[start..self.at].to_owned()))
    }

    fn digits(&mut self) -> Result<(), Diagnostic> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at == start { Err(self.problem(Hint::JsonDigit)) } else { Ok(()) }
    }

    fn list(&mut self, depth: usize) -> Result<Value, Diagnostic> {
        self.at += 1;
        let mut items = Vec::new();
        self.blanks();
        if self.eat(b']') {
            return Ok(Value::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.blanks();
            if self.eat(b']') {
                return Ok(Value::List(items));
            }
            if !self.eat(b',') {
                return Err(self.problem(Hint::JsonList));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Value, Diagnostic> {
        self.at += 1;
        let mut entries = Vec::new();
        self.blanks();
        if self.eat(b'}') {
            return Ok(Value::Object(entries));
        }
        loop {
            self.blanks();
            if self.peek() != Some(b'"') {
                return Err(self.problem(Hint::JsonKey));
            }
            let key = self.text()?;
            self.blanks();
            if !self.eat(b':') {
                return Err(self.problem(Hint::JsonColon));
            }
            entries.push((key, self.value(depth + 1)?));
            self.blanks();
            if self.eat(b'}') {
                return Ok(Value::Object(entries));
            }
            if !self.eat(b',') {
                return Err(self.problem(Hint::JsonObject));
            }
        }
    }

    /// Parses a string from its opening quote. Each character keeps its place; that of an escape is its first
    /// character.
    fn text(&mut self) -> Result<Text, Diagnostic> {
        self.at += 1;
        let mut text = Text::new("", self.at as u32);
        loop {
            let run = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | ..b' ')) {
                self.at += 1;
            }
            if self.at > run {
                text.push(&self.source[run..self.at], run as u32);
            }
            let escape = self.at as u32;
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some(b'\\') => {
                    let c = self.escape()?;
                    text.push(c.encode_utf8(&mut [0; 4]), escape);
                }
                _ => return Err(self.problem(Hint::JsonControl)),
            }
        }
    }

    fn escape(&mut self) -> Result<char, Diagnostic> {
        self.at += 1;
        let c = match self.peek() {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return Err(self.problem(Hint::JsonEscape)),
        };
        self.at += 1;
        Ok(c)
    }

    /// Parses `uXXXX`, or a surrogate pair.
    fn unicode(&mut self) -> Result<char, Diagnostic> {
        let first = self.four()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first).ok_or_else(|| self.problem(Hint::JsonEscape));
        }
        if !self.eat(b'\\') || self.peek() != Some(b'u') {
            return Err(self.problem(Hint::JsonEscape));
        }
        let second = self.four()?;
        if !(0xdc00..0xe000).contains(&second) {
            return Err(self.problem(Hint::JsonEscape));
        }
        char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00))
            .ok_or_else(|| self.problem(Hint::JsonEscape))
    }

    fn four(&mut self) -> Result<u32, Diagnostic> {
        self.at += 1;
        let mut code = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|b| char::from(b).to_digit(16));
            code = code * 16 + digit.ok_or_else(|| self.problem(Hint::JsonEscape))?;
            self.at += 1;
        }
        Ok(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn plain(node: &Node) -> serde_json::Value {
        match &node.value {
            Value::Null => serde_json::Value::Null,
            Value::Boolean(b) => (*b).into(),
            Value::Number(number) => serde_json::from_str(number).unwrap_or(serde_json::Value::Null),
            Value::Text(text) => text.as_str().into(),
            Value::List(items) => items.iter().map(plain).collect(),
            Value::Object(entries) => {
                entries.iter().map(|(k, v)| (k.as_str().to_owned(), plain(v))).collect::<serde_json::Map<_, _>>().into()
            }
        }
    }

    fn check(source: &str) {
        let theirs = serde_json::from_str::<serde_json::Value>(source);
        match (parse(source), theirs) {
            (Ok(ours), Ok(theirs)) => assert_eq!(plain(&ours), theirs, "{source}"),
            (Err(_), Err(_)) => {}
            // serde_json refuses numbers that no float holds; here they keep their digits.
            (Ok(_), Err(e)) if e.to_string().starts_with("number out of range") => {}
            (ours, theirs) => panic!("{source:?}: {ours:?} but serde_json {theirs:?}"),
        }
    }

    #[test]
    fn known_texts() {
        for source in [
            "",
            " ",
            "nul",
            "null ",
            "truefalse",
            "[1,2 ,3]",
            "[1,]",
            "{\"a\":1,}",
            "{\"a\" 1}",
            "{a:1}",
            "-",
            "01",
            "1.",
            "1e",
            "1e+5",
            "-0.5E-3",
            "\"\\u00e9\\ud83d\\ude00\"",
            "\"\\ud83d\"",
            "\"\\udc00\"",
            "\"\\ud83d\\n\"",
            "\"\\x\"",
            "\"a\nb\"",
            "\"é\\/\\b\\f\\n\\r\\t\\\"\\\\\"",
            "\"",
            "{\"a\":{\"b\":[]}} x",
            "[[[[]]]]",
            "1e999",
            "{",
            "[",
        ] {
            check(source);
        }
    }

    #[test]
    fn depth_is_bounded() {
        assert!(parse(&("[".repeat(60) + &"]".repeat(60))).is_ok());
        assert!(parse(&"[".repeat(100_000)).is_err());
    }

    #[test]
    fn every_character_knows_its_place() {
        let source = r#"{"a": "b\u00e9 \"c\""}"#;
        let node = parse(source).expect("it is JSON");
        let Value::Object(entries) = node.value else { panic!("an object") };
        let Value::Text(text) = &entries[0].1.value else { panic!("a text") };
        let place = |range: Span| {
            let span = text.place(range);
            &source[span.start as usize..span.end as usize]
        };
        assert_eq!(text.as_str(), "bé \"c\"");
        assert_eq!(place(Span::new(0, 1)), "b");
        assert_eq!(place(Span::new(5, 6)), "c");
    }

    proptest! {
        #[test]
        fn agrees_with_serde_json(source in r#"([\[\]{},: ]|"a"|"\\u00[0-9a-f]{2}"|"[a-é\\"]{0,3}"|-?[0-9.e+]{1,4}|true|null){0,12}"#) {
            check(&source);
        }
    }
}
