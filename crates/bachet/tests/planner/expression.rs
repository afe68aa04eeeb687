//! Reads symbolic expressions.

/// A word in lower case, or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    Word(String),
    List(Vec<Self>),
}

impl Expression {
    /// Reads the only expression of a text.
    pub(crate) fn read(text: &str) -> Self {
        let mut plain = String::new();
        for line in text.lines() {
            plain.push_str(line.split(';').next().unwrap_or_default());
            plain.push(' ');
        }
        let spaced = plain.to_lowercase().replace('(', " ( ").replace(')', " ) ");
        let mut open: Vec<Vec<Self>> = vec![Vec::new()];
        for token in spaced.split_whitespace() {
            match token {
                "(" => open.push(Vec::new()),
                ")" => {
                    let closed = open.pop().expect("what closes was opened");
                    open.last_mut().expect("the outermost is never closed").push(Self::List(closed));
                }
                _ => open.last_mut().expect("there is an outermost").push(Self::Word(token.to_owned())),
            }
        }
        assert_eq!(open.len(), 1, "everything is closed");
        let mut read = open.remove(0);
        assert_eq!(read.len(), 1, "there is one definition");
        read.remove(0)
    }

    pub(crate) fn word(&self) -> &str {
        match self {
            Self::Word(word) => word,
            Self::List(_) => panic!("{self:?} should be a word"),
        }
    }

    pub(crate) fn list(&self) -> &[Self] {
        match self {
            Self::List(list) => list,
            Self::Word(_) => panic!("{self:?} should be a list"),
        }
    }

    /// The parts behind the first word.
    pub(crate) fn parts(&self) -> &[Self] {
        &self.list()[1..]
    }

    /// The first word of a list.
    pub(crate) fn head(&self) -> &str {
        self.list().first().map_or("", |first| first.word())
    }

    /// `x y - thing p - place` as names with their types, `object` where none is stated.
    pub(crate) fn typed(list: &[Self]) -> Vec<(String, String)> {
        let mut read: Vec<(String, String)> = Vec::new();
        let mut open = 0;
        let mut words = list.iter().map(Self::word);
        while let Some(word) = words.next() {
            if word == "-" {
                let kind = words.next().expect("a stroke has a type behind it");
                read[open..].iter_mut().for_each(|(_, k)| kind.clone_into(k));
                open = read.len();
            } else {
                read.push((word.to_owned(), "object".to_owned()));
            }
        }
        read
    }
}
