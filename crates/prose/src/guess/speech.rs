//! Direct speech: "I never touched the tea," said Ann.

use std::ops::Range;

use super::words::Role;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::{Gap, Kind, Token};

/// The quotation marks of the languages.
const QUOTES: &[char] = &['"', '“', '”', '„', '«', '»', '‹', '›'];
/// Those that are apostrophes, too.
const SINGLE: &[char] = &['\'', '‘', '’'];
/// Minimum number of tokens in direct speech: a title in quotation marks is shorter.
const MIN_SPEECH: usize = 4;
/// Maximum number of tokens beside direct speech that say who speaks, and how.
const MAX_BESIDE: usize = 8;

/// Who speaks in a sentence.
struct Speaker {
    name: Range<usize>,
    /// The words that say so, which state nothing of the puzzle.
    says: Vec<Range<usize>>,
}

/// Whether a sentence is direct speech with its speaker named beside it, who is no part of what is said.
pub(crate) fn names_speaker(scan: &Scan<'_>) -> bool {
    let quoted = quoted(scan.tokens);
    !quoted.is_empty() && speaker(scan, &quoted).is_some()
}

/// Returns a sentence with direct speech without the words that say who speaks, and with the speaker in place of `I`.
pub(super) fn without_speaker(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Token> {
    let quoted = quoted(tokens);
    let scan = Scan::new(&reader.vocabulary, tokens);
    if let Some(end) = end_of_speech(&scan, &quoted) {
        return tokens[..end].to_vec();
    }
    if quoted.is_empty() {
        return tokens.to_vec();
    }
    let words = &reader.vocabulary.language.guess_words;
    let Some(Speaker { name, says }) = speaker(&scan, &quoted) else { return tokens.to_vec() };
    let is_inside = |at: usize| quoted.iter().any(|range| range.contains(&at));
    // "In my life" names nothing of the puzzle.
    let is_idle = |at: usize, end: usize| {
        let is_noun = end < tokens.len() && (scan.is_unknown(end) || scan.is_everyday(end)) && !scan.refers(end);
        at > 0 && is_noun && scan.is_of(at - 1, scan.grammar().roles.preposition)
    };
    let mut found = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if let Some(skipped) = says.iter().find(|range| range.contains(&at)) {
            at = skipped.end;
        } else if let Some(length) = words.is(Role::Me, tokens, at).filter(|_| is_inside(at) && !scan.is_in_name(at)) {
            let said = if is_idle(at, at + length) { &[] } else { &tokens[name.clone()] };
            found.extend_from_slice(said);
            at += length;
        } else {
            found.push(tokens[at].clone());
            at += 1;
        }
    }
    found
}

/// Returns the token before which speech ends whose speaker is nobody of the puzzle: "..., said the landlady with a sigh".
fn end_of_speech(scan: &Scan<'_>, quoted: &[Range<usize>]) -> Option<usize> {
    let (tokens, words) = (scan.tokens, &scan.vocabulary.language.guess_words);
    let ends = |at: usize| scan.is_comma(at) || QUOTES.iter().any(|&sign| tokens[at].is_sign(sign));
    let at = (2..tokens.len()).find(|&at| words.is(Role::Says, tokens, at).is_some() && ends(at - 1))?;
    let behind = at + words.is(Role::Says, tokens, at)?;
    let is_somebody = behind + 1 < tokens.len() && scan.is_of(behind, scan.grammar().roles.the);
    let is_plain = |at: usize| !ends(at) && scan.mention(at, tokens.len()).is_none();
    let is_outside = !scan.is_in_name(at) && quoted.iter().all(|range| !range.contains(&at));
    // "I" would be whoever speaks.
    let says_i = |at: usize| words.is(Role::Me, tokens, at).is_some() && !scan.is_in_name(at);
    let is_tag = is_somebody && is_outside && (behind..tokens.len()).all(is_plain) && !(0..at).any(says_i);
    is_tag.then_some(if scan.is_comma(at - 1) { at - 1 } else { at })
}

/// Returns what stands in quotation marks, without them.
fn quoted(tokens: &[Token]) -> Vec<Range<usize>> {
    let is_one_of = |signs: &[char], token: &Token| signs.iter().any(|&sign| token.is_sign(sign));
    let opens = |token: &Token| is_one_of(QUOTES, token) || is_one_of(SINGLE, token) && token.gap == Gap::Blank;
    let Some(first) = tokens.iter().position(opens) else { return Vec::new() };
    let signs = if is_one_of(QUOTES, &tokens[first]) { QUOTES } else { SINGLE };
    let marks: Vec<usize> = (first..tokens.len()).filter(|&at| is_one_of(signs, &tokens[at])).collect();
    let end = |two: &[usize]| two.get(1).copied().unwrap_or(tokens.len());
    marks.chunks(2).map(|two| two[0] + 1..end(two)).collect()
}

fn speaker(scan: &Scan<'_>, quoted: &[Range<usize>]) -> Option<Speaker> {
    said_by(scan, quoted).or_else(|| beside(scan, quoted))
}

/// Finds a verb of speech beside a name, outside of what is said or between commas in it.
fn said_by(scan: &Scan<'_>, quoted: &[Range<usize>]) -> Option<Speaker> {
    let (tokens, words) = (scan.tokens, &scan.vocabulary.language.guess_words);
    let is_inside = |at: usize| quoted.iter().any(|range| range.contains(&at));
    (0..tokens.len()).find_map(|at| {
        let length = words.is(Role::Says, tokens, at).filter(|_| !scan.is_in_name(at))?;
        let behind = scan.mention(scan.skip_articles(at + length), tokens.len());
        let before = || scan.names().find(|name| name.end as usize == at);
        let name = behind.or_else(before)?;
        let (start, end) = (name.start as usize, name.end as usize);
        let whole = start.min(at)..end.max(at + length);
        let stops = |at: usize| at >= tokens.len() || scan.is_comma(at) || !is_inside(at);
        let is_inserted = whole.start > 0 && scan.is_comma(whole.start - 1) && stops(whole.end);
        (!is_inside(at) || is_inserted).then(|| Speaker { name: start..end, says: vec![whole] })
    })
}

/// Finds the only name outside of what is said: "Ann shook her head: ...".
fn beside(scan: &Scan<'_>, quoted: &[Range<usize>]) -> Option<Speaker> {
    let tokens = scan.tokens;
    let mut says = Vec::new();
    let mut from = 0;
    for range in quoted {
        says.push(from..range.start.saturating_sub(1));
        from = (range.end + 1).min(tokens.len());
    }
    says.push(from..tokens.len());
    says.retain(|range| !range.is_empty());
    let is_outside = |at: usize| says.iter().any(|range| range.contains(&at));
    let mut outside = scan.names().filter(|name| is_outside(name.start as usize));
    let name = outside.next().filter(|_| outside.next().is_none())?;
    let is_said = |range: &Range<usize>| {
        // A title with its full stop is no speech.
        let end = range.clone().rev().find(|&at| tokens[at].kind != Kind::Sign).map_or(range.start, |at| at + 1);
        let names = |at: usize| scan.mention(at, end).is_some_and(|name| (name.end as usize) < end);
        let words = &scan.vocabulary.language.guess_words;
        let says_i = |at: usize| words.is(Role::Me, tokens, at).is_some() && !scan.is_in_name(at);
        range.len() >= MIN_SPEECH && range.clone().any(|at| names(at) || says_i(at))
    };
    let is_short = says.iter().map(Range::len).sum::<usize>() <= MAX_BESIDE;
    let (start, end) = (name.start as usize, name.end as usize);
    (is_short && quoted.iter().any(is_said)).then_some(Speaker { name: start..end, says })
}
