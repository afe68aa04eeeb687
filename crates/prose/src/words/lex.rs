//! Texts as the words that templates match, without elision and contraction.
//!
//! A text between double quotes is one word; a quote in it is doubled. Elided and contracted words are split, so that a
//! template does not depend on what fills its slots.

use smol_str::SmolStr;

use super::wording::Wording;
use crate::tokens::{Split, fold, tokens};

/// The words of a text. Linear.
pub(crate) fn lex(text: &str, split: &Split, wording: &Wording) -> Vec<SmolStr> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('"') {
        let Some((inside, behind)) = quoted(&rest[open..]) else { break };
        plain(&rest[..open], split, wording, &mut words);
        words.push(quoted_word(&inside).into());
        rest = behind;
    }
    plain(rest, split, wording, &mut words);
    words
}

pub(crate) fn quoted_word(name: &str) -> String {
    let mut word = String::with_capacity(name.len() + 1);
    word.push('"');
    for (at, part) in name.split_whitespace().enumerate() {
        if at > 0 {
            word.push(' ');
        }
        word.push_str(&fold(part));
    }
    word
}

/// A name in quotes.
pub(crate) fn quote(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Returns the text in the quotes at the beginning of a text, and the rest.
fn quoted(text: &str) -> Option<(String, &str)> {
    let mut inside = String::new();
    let mut rest = text.strip_prefix('"')?;
    loop {
        let (part, behind) = rest.split_once('"')?;
        inside.push_str(part);
        match behind.strip_prefix('"') {
            Some(more) => {
                inside.push('"');
                rest = more;
            }
            None => return Some((inside, behind)),
        }
    }
}

fn plain(text: &str, split: &Split, wording: &Wording, words: &mut Vec<SmolStr>) {
    for token in tokens(text, split) {
        match wording.same.get(&token.text) {
            Some(others) => words.extend(others.iter().cloned()),
            None => words.push(token.text),
        }
    }
}
