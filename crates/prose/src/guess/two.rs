//! Two who are spoken of together: "the two ladies live next to each other", "neither of the two friends, Ann and Bob, won".

use super::gender;
use super::simpler::as_named;
use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns the tokens with the names of two in place of the words for both, or for neither; `None` if there are no such words.
pub(super) fn named(scan: &Scan<'_>) -> Option<Vec<Token>> {
    of_a_kind(scan).or_else(|| neither_of_named(scan))
}

/// Returns the tokens with the two who are named between commas in place of the words for neither of them.
fn neither_of_named(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let (tokens, roles) = (scan.tokens, scan.grammar().roles);
    let words = &scan.vocabulary.language.guess_words;
    let begin = words.is(Role::NeitherOfTwo, tokens, 0).filter(|_| !words.nor_joint.is_empty())?;
    let mut commas = (begin..tokens.len()).filter(|&at| scan.is_comma(at) && !scan.is_in_name(at));
    let (open, close) = (commas.next()?, commas.next()?);
    let mut names = scan.names().filter(|name| (name.end as usize) <= close);
    let (one, other) = (names.next()?, names.next()?);
    let is_list = scan.skip_articles(open + 1) == one.start as usize && other.end as usize == close;
    let and = one.end as usize;
    let is_joined = scan.is_of(and, roles.and) && scan.skip_articles(and + 1) == other.start as usize;
    let is_pair = names.next().is_none() && is_list && is_joined;
    let (first, second) = (&tokens[open + 1..and], &tokens[and + 1..close]);
    let nor = &words.nor_joint[..];
    is_pair.then(|| [nor, first, nor, second, &tokens[close + 1..]].concat())
}

/// Returns the tokens with the names of the only two women, or men, in place of the words for them.
fn of_a_kind(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let (tokens, roles) = (scan.tokens, scan.grammar().roles);
    let words = &scan.vocabulary.language.guess_words;
    let kinds = [
        (Role::BothWomen, Role::WomanName, false),
        (Role::BothMen, Role::ManName, false),
        (Role::NeitherWoman, Role::WomanName, true),
        (Role::NeitherMan, Role::ManName, true),
    ];
    let both = |at: usize| {
        let found = |(role, kind, denied)| Some((at, at + words.is(role, tokens, at)?, kind, denied));
        kinds.into_iter().find_map(found)
    };
    let (start, end, kind, denied) = (0..tokens.len()).filter(|&at| !scan.is_in_name(at)).find_map(both)?;
    // "One of the two ladies" is one of them; "the two ladies Ann and Eve" names them.
    let is_part = start > 0 && [roles.of, roles.preposition].iter().any(|&class| scan.is_of(start - 1, class));
    let next = if end < tokens.len() && scan.is_comma(end) { end + 1 } else { end };
    let is_named = next < tokens.len() && scan.mention(scan.skip_articles(next), tokens.len()).is_some();
    let &[one, other] = &gender::group(scan, kind)[..] else { return None };
    let (first, joint): (&[Token], _) = if denied { (&words.nor_joint, &words.nor_joint) } else { (&[], &words.joint) };
    if is_part || is_named || joint.is_empty() {
        return None;
    }
    let [one, other] = [one, other].map(|value| as_named(scan, value).collect::<Vec<_>>());
    Some([&tokens[..start], first, &one, joint, &other, &tokens[end..]].concat())
}
