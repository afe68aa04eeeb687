//! Text in the form that names are compared in.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::{canonical_combining_class, compose};

/// A text in the form that names are compared in, each letter with its place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folded {
    pub(super) letters: Vec<Letter>,
}

/// A letter in the form that names are compared in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    pub folded: char,
    /// The bytes of the text that it stands for; several letters may share them.
    pub start: u32,
    pub end: u32,
}

impl Folded {
    /// Folds a text. Takes linear time.
    pub(crate) fn new(text: &str) -> Self {
        let mut letters = Vec::with_capacity(text.len());
        if text.is_ascii() {
            Self::push_ascii(text, &mut letters);
            return Self { letters };
        }
        let mut chars = text.char_indices().peekable();
        while let Some((start, first)) = chars.next() {
            let mut end = start + first.len_utf8();
            if first.is_whitespace() {
                while let Some((at, c)) = chars.next_if(|(_, c)| c.is_whitespace()) {
                    end = at + c.len_utf8();
                }
                letters.push(Letter { folded: ' ', start: start as u32, end: end as u32 });
                continue;
            }
            let mut base = first;
            while let Some((at, c)) = chars
                .next_if(|&(_, c)| !c.is_ascii() && (canonical_combining_class(c) != 0 || compose(base, c).is_some()))
            {
                end = at + c.len_utf8();
                base = compose(base, c).unwrap_or(base);
            }
            let mut push = |c: char| {
                let folded = if c == '’' { '\'' } else { c };
                letters.push(Letter { folded, start: start as u32, end: end as u32 });
            };
            if end - start == 1 {
                push(first.to_ascii_lowercase());
            } else {
                text[start..end].nfc().flat_map(char::to_lowercase).nfc().for_each(&mut push);
            }
        }
        Self { letters }
    }

    /// Folds a text of ASCII letters, as [`Folded::new`] would.
    fn push_ascii(text: &str, letters: &mut Vec<Letter>) {
        for (start, c) in text.chars().enumerate() {
            let (start, end) = (start as u32, start as u32 + 1);
            let is_blank = c.is_whitespace();
            match letters.last_mut() {
                Some(before) if is_blank && before.folded == ' ' => before.end = end,
                _ => letters.push(Letter { folded: if is_blank { ' ' } else { c.to_ascii_lowercase() }, start, end }),
            }
        }
    }
}

/// Returns whether a name may end with this letter: the next one does not continue the word or the number.
pub(super) fn ends_word(letters: &[Letter], last: usize) -> bool {
    let this = letters[last];
    let Some(next) = letters.get(last + 1) else { return true };
    if next.start == this.start {
        return false;
    }
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    let decimals = this.folded.is_ascii_digit()
        && next.folded == '.'
        && letters.get(last + 2).is_some_and(|l| l.folded.is_ascii_digit());
    let continues = in_word(this.folded) && in_word(next.folded);
    !continues && !decimals
}
