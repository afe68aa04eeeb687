//! Direct speech: "I never touched the tea," said Ann.

use super::words::Role;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::{Gap, Token};

/// The quotation marks of the languages.
const QUOTES: &[char] = &['"', '“', '”', '„', '«', '»', '‹', '›'];
/// Those that are apostrophes, too.
const SINGLE: &[char] = &['\'', '‘', '’'];

/// Returns a sentence with direct speech without the words that say who speaks, and with the speaker in place of `I`.
pub(super) fn without_speaker(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Token> {
    let is_one_of = |signs: &[char], token: &Token| signs.iter().any(|&sign| token.is_sign(sign));
    let opens = |token: &Token| is_one_of(QUOTES, token) || is_one_of(SINGLE, token) && token.gap == Gap::Blank;
    let words = &reader.vocabulary.language.guess_words;
    let Some(quote) = tokens.iter().position(opens) else { return tokens.to_vec() };
    let signs = if is_one_of(QUOTES, &tokens[quote]) { QUOTES } else { SINGLE };
    let is_quote = |token: &&Token| is_one_of(signs, token);
    let scan = Scan::new(&reader.vocabulary, tokens);
    let is_inside = |at: usize| at > quote && tokens[quote..at].iter().filter(is_quote).count() % 2 == 1;
    let says = (0..tokens.len()).find_map(|at| {
        let length = words.is(Role::Says, tokens, at).filter(|_| !scan.is_in_name(at) && !is_inside(at))?;
        let behind = scan.mention(scan.skip_articles(at + length), tokens.len());
        let before = || scan.names().find(|name| name.end as usize == at);
        let name = behind.or_else(before)?;
        let (start, end) = (name.start as usize, name.end as usize);
        Some((start..end, start.min(at)..end.max(at + length)))
    });
    let Some((name, whole)) = says else { return tokens.to_vec() };
    let mut found = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if at == whole.start {
            at = whole.end;
            continue;
        }
        if let Some(length) = words.is(Role::Me, tokens, at).filter(|_| is_inside(at) && !scan.is_in_name(at)) {
            found.extend_from_slice(&tokens[name.clone()]);
            at += length;
        } else {
            found.push(tokens[at].clone());
            at += 1;
        }
    }
    found
}
