//! The zones of a page: headings, and the lines below each.

use crate::page::Words;
use crate::page::lines::{Label, Line};
use crate::page::words::PhraseRole;
use crate::tokens::{Kind, Token, tokens};

/// Maximum number of tokens in a heading.
const MAX_HEADING_TOKENS: usize = 20;

/// Maximum number of tokens before the colon of a line that gives an answer.
const MAX_ANSWER_TOKENS: usize = 6;

/// The heading above a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zone {
    /// No heading, or another one.
    Open,
    /// A heading of clues.
    Clues,
    /// A heading of questions.
    Questions,
    /// A heading of an answer, or of its format.
    Answer,
}

/// The zone of each line, and whether it is the line that heads it.
pub(super) fn zones(lines: &[Line<'_>], words: &Words<'_>) -> Vec<(Zone, bool)> {
    let mut zone = Zone::Open;
    lines
        .iter()
        .map(|line| {
            let heads = heading(line, words);
            match heads {
                Some(PhraseRole::Clues) => zone = Zone::Clues,
                Some(PhraseRole::Question) => zone = Zone::Questions,
                Some(PhraseRole::Answer) => zone = Zone::Answer,
                _ if line.heading => zone = Zone::Open,
                _ => {}
            }
            let numbered = matches!(line.label, Label::Number(_));
            let whole = line.prefix.is_none_or(|_| line.text.is_empty()) && !numbered;
            (zone, whole && (heads.is_some() || line.heading))
        })
        .collect()
}

/// What a line heads, if it is a heading.
fn heading(line: &Line<'_>, words: &Words<'_>) -> Option<PhraseRole> {
    // `Question: ...` heads nothing but itself.
    if line.prefix.is_some() || matches!(line.label, Label::Number(_)) {
        return line.prefix.filter(|&part| part == PhraseRole::Clues);
    }
    if line.text.len() > 200 {
        return None;
    }
    let head = line.head(words.split);
    words.heading(&head, line.heading || line.text.ends_with([':', '\u{ff1a}']))
}

impl Words<'_> {
    /// What a line of these tokens heads; `marked` if it looks like a heading.
    fn heading(&self, tokens: &[Token], marked: bool) -> Option<PhraseRole> {
        let plain: Vec<Token> = tokens.iter().filter(|t| t.kind != Kind::Sign).cloned().collect();
        if plain.is_empty() || plain.len() > MAX_HEADING_TOKENS {
            return None;
        }
        [PhraseRole::Answer, PhraseRole::Clues, PhraseRole::Question].into_iter().find(|&part| {
            let whole = self.page.at(part, &plain, 0) == Some(plain.len());
            // A phrase inside a heading; a single letter is one by accident.
            let inside = || {
                (0..plain.len())
                    .any(|at| self.page.at(part, &plain, at).is_some_and(|n| n > 1 || plain[at].text.len() > 1))
            };
            whole || marked && inside()
        })
    }

    /// Whether a line gives an answer to a puzzle: `Last week's answer: ...`.
    pub(super) fn is_answer(&self, line: &Line<'_>) -> bool {
        let Some((head, tail)) = line.text.split_once(':') else { return false };
        let head = tokens(head, self.split);
        head.len() > 1 && head.len() <= MAX_ANSWER_TOKENS && !tail.is_empty() && self.heads(PhraseRole::Answer, &head)
    }

    /// Whether a line names the categories of the answer: `Determine: Order - Name - Town`.
    pub(super) fn is_sought(&self, line: &Line<'_>) -> bool {
        let Some((head, _)) = line.text.split_once(':') else { return false };
        let head: Vec<Token> = tokens(head, self.split).into_iter().filter(|t| t.kind != Kind::Sign).collect();
        !head.is_empty() && self.page.at(PhraseRole::Sought, &head, 0) == Some(head.len())
    }

    /// Whether a line of these tokens is a heading of this part.
    pub(super) fn heads(&self, part: PhraseRole, tokens: &[Token]) -> bool {
        self.heading(tokens, true) == Some(part)
    }
}
