//! Groups that are named right behind the noun for them: "none of the three men (Gus, Ike and Kirk)", "neither of the two
//! women, Ann and Eve, came first".

use std::ops::Range;

use super::marks::{What, marks};
use crate::scan::Scan;
use crate::tokens::{Kind, Token};

/// Maximum number of words of the noun, with an article, a number and an adjective.
const MAX_NOUN: usize = 5;
/// Maximum number of words before the only name of an item: "the grower of".
const MAX_ITEM: usize = 6;

/// Returns the sentence with the list alone in place of the noun and the list; `None` if there is none.
pub(super) fn without_noun(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let tokens = scan.tokens;
    (1..tokens.len()).find_map(|at| {
        let bracket = tokens[at].is_sign('(');
        if !bracket && (!scan.is_comma(at) || scan.is_in_name(at)) {
            return None;
        }
        let end = if bracket { (at..tokens.len()).find(|&end| tokens[end].is_sign(')'))? } else { list_end(scan, at)? };
        let list = at + 1..end;
        let size = items(scan, &list)?;
        let noun = noun(scan, at, size)?;
        Some([&tokens[..noun], &tokens[list], &tokens[tokens.len().min(end + 1)..]].concat())
    })
}

/// Whether a word joins the last item of a list to the others.
fn joins(scan: &Scan<'_>, at: usize) -> bool {
    let roles = scan.grammar().roles;
    [roles.and, roles.or, roles.nor].iter().any(|&class| scan.is_of(at, class)) && !scan.is_in_name(at)
}

/// Returns where a list between commas ends: at the comma behind its last item, or at the end of the sentence.
fn list_end(scan: &Scan<'_>, comma: usize) -> Option<usize> {
    let last = (comma + 1..scan.tokens.len()).find(|&at| joins(scan, at))?;
    let is_comma = |at: &usize| scan.is_comma(*at) && !scan.is_in_name(*at);
    Some((last..scan.tokens.len()).find(is_comma).unwrap_or(scan.tokens.len()))
}

/// Returns the number of items of a list, each with one name and without logic.
fn items(scan: &Scan<'_>, list: &Range<usize>) -> Option<usize> {
    let parts = |at: &usize| scan.is_comma(*at) && !scan.is_in_name(*at) || joins(scan, *at);
    let mut items = Vec::new();
    let mut from = list.start;
    let mut is_joined = false;
    for at in list.clone().filter(parts) {
        // A comma before `and` parts nothing more.
        if at > from {
            items.push(from..at);
        }
        is_joined |= joins(scan, at);
        from = at + 1;
    }
    items.push(from..list.end);
    let is_item = |item: &Range<usize>| {
        let marks = marks(&Scan::new(scan.vocabulary, &scan.tokens[item.clone()]));
        let names = marks.iter().filter(|mark| matches!(mark.what, What::Name(_))).count();
        item.len() <= MAX_ITEM
            && names == 1
            && marks.iter().all(|mark| matches!(mark.what, What::Name(_) | What::Unknown))
    };
    (is_joined && items.len() > 1 && items.iter().all(is_item)).then_some(items.len())
}

/// Returns where the noun begins that ends before a token and stands for so many: behind a word for `of`, or at the start
/// of the sentence.
fn noun(scan: &Scan<'_>, end: usize, size: usize) -> Option<usize> {
    let roles = scan.grammar().roles;
    let is_word = |at: usize| {
        scan.tokens[at].kind == Kind::Word && scan.mention(at, end).is_none_or(|_| scan.number(at).is_some())
    };
    let words = (0..end).rev().take(MAX_NOUN).take_while(|&at| is_word(at) && !scan.is_of(at, roles.of)).count();
    let start = end - words;
    let is_apart = start == 0 || scan.is_of(start - 1, roles.of);
    let the = scan.is_of(start, roles.the);
    let number = start + usize::from(the);
    let counted = scan.number(number).filter(|(number, _)| number.is_integer());
    let is_all = counted.is_none_or(|(number, _)| number.to_integer() == size as i64);
    let noun = number + counted.map_or(0, |found| found.1);
    let is_noun = noun < end && (noun..end).all(|at| !scan.carries_logic(at) && scan.mention(at, end).is_none());
    (words > 0 && is_apart && (the || counted.is_some()) && is_all && is_noun).then_some(start)
}
