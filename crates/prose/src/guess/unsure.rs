//! What keeps a reading of the grammar from being sure: words that it does not know the meaning of.

use bachet_notation::clue::ValueId;

use super::marks::{self, Mark, What};
use super::words::Role;
use super::{amounts, extremes, gender};
use crate::scan::Scan;

/// Whether a sentence has a verb that denies what it is about, and that the grammar does not know. A word that a
/// category is about denies nothing: "afraid" in a puzzle of fears.
pub(crate) fn denies(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_known = |at: usize| scan.reserved(at).is_some() || scan.is_in_name(at) || scan.refers(at);
    let denies = |at: usize| words.is(Role::Denies, scan.tokens, at);
    (0..scan.tokens.len()).any(|at| denies(at).is_some_and(|length| !(at..at + length).any(is_known)))
}

/// Whether a clause that is denied as a whole is about somebody whom another clause describes: "it cannot be that Bob who
/// has the dog drinks tea". It is not clear what is denied.
pub(crate) fn denies_described(scan: &Scan<'_>) -> bool {
    let (roles, words) = (scan.grammar().roles, &scan.vocabulary.language.guess_words);
    let Some(first) = scan.names().min_by_key(|name| name.start) else { return false };
    let (start, end) = (first.start as usize, first.end as usize);
    let begins = |at: usize| scan.is_of(at, roles.relative);
    words.is(Role::It, scan.tokens, 0).is_some()
        && (0..start).any(|at| scan.denies(at))
        && (1..start).any(begins)
        && end < scan.tokens.len()
        && begins(end)
}

/// Whether a word that compares may say where somebody goes: German "nach Basel" in a puzzle with ports in their order is
/// to Basel, or after it.
pub(crate) fn goes_to(scan: &Scan<'_>) -> bool {
    let preposition = scan.grammar().roles.preposition;
    let is_place = |value: &ValueId| {
        let category = scan.vocabulary.puzzle.category(value.category);
        category.ordered && category.numeric.is_none()
    };
    (0..scan.tokens.len()).any(|at| {
        let compares = scan.comparatives(at).iter().any(|(_, length)| *length == 1);
        let behind = scan.skip_articles(at + 1) as u32;
        compares
            && scan.is_of(at, preposition)
            && scan.names().any(|name| name.start == behind && name.values.iter().all(is_place))
    })
}

/// Whether a sentence names something, and says by a verb that it is at the end of an order: "Ann won".
pub(crate) fn tells_end(scan: &Scan<'_>) -> bool {
    let marks = marks::marks(scan);
    let is_resolved = |mark: &Mark<'_>| matches!(&mark.what, What::Extreme(values) if !values.is_empty());
    let is_end = |mark: &Mark<'_>| is_resolved(mark) && extremes::is_verb(scan, mark);
    marks.iter().any(is_end) && marks.iter().any(|mark| matches!(mark.what, What::Name(_)))
}

/// Whether a sentence says of somebody that it is one of the women, or of the men, which the grammar does not read. The
/// man is whoever the rest describes where a man is named: "William is the man with the dog". The
/// man or the woman with an article is whoever the rest describes.
pub(crate) fn tells_kind(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let the = scan.grammar().roles.the;
    let is_the = |at: usize| the.is_some_and(|the| scan.phrases(at, &[the]).next().is_some());
    // An adjective may stand between: "the tall man".
    let is_definite = |at: usize| (at.saturating_sub(2)..=at).any(is_the);
    let word = |at: usize| words.at(scan.tokens, at).filter(|found| !gender::is_said_otherwise(scan, at, at + found.1));
    let kind = |at: usize| match word(at)?.0 {
        Role::Woman => Some((Role::WomanName, is_definite(at))),
        Role::Man => Some((Role::ManName, is_definite(at))),
        _ => None,
    };
    let is_a = || {
        let tells = |at: usize| words.at(scan.tokens, at).filter(|(role, _)| matches!(role, Role::Woman | Role::Man));
        let is_definite = |at: usize| (at.saturating_sub(2)..=at).any(|at| is_the(at) && scan.number(at).is_none());
        let says = |at: usize| {
            tells(at).is_some_and(|(_, length)| !(at..at + length).any(|at| scan.is_in_name(at))) && !is_definite(at)
        };
        (0..scan.tokens.len()).any(says)
    };
    let said = (0..scan.tokens.len()).filter(|&at| !scan.is_in_name(at)).find_map(kind);
    said.is_some_and(|(kind, is_definite)| {
        let group = gender::group(scan, kind);
        let is_named = || scan.names().any(|name| name.values.iter().any(|value| group.contains(value)));
        // "A lady" is one of those whose names say so, also where others' names do not.
        !(group.is_empty() || is_definite && is_named()) || is_a() && gender::has_persons(scan)
    })
}

/// Whether a sentence says of somebody only that what was said before holds of him, or not: "Ann did".
pub(crate) fn repeats(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let mut names = scan.names();
    let Some(name) = names.next().filter(|_| names.next().is_none()) else { return false };
    let ends = |at: usize| words.is(Role::Did, scan.tokens, at).is_some_and(|length| at + length == scan.tokens.len());
    let copies = |at: usize| [Role::Also, Role::NorDoes].iter().any(|&role| words.is(role, scan.tokens, at).is_some());
    let left_out = |at: usize| scan.left_out(at).is_some_and(|length| at + length == scan.tokens.len());
    (name.end as usize..scan.tokens.len()).any(|at| ends(at) || left_out(at)) || (0..scan.tokens.len()).any(copies)
}

/// Whether a title that belongs to no name is a part of the name of one value that the sentence does not name otherwise,
/// or a word tells the decade of one: "the colonel" where Colonel Fox is one, "the novel from the seventies". A reading
/// of the rest would be about somebody else.
pub(crate) fn names_more(scan: &Scan<'_>) -> bool {
    (0..scan.tokens.len()).any(|at| {
        let is_open = !scan.is_in_name(at) && !scan.refers(at);
        is_open && (scan.is_unknown(at) && is_part_of_other(scan, at) || tells_decade(scan, at))
    })
}

/// Whether a word is a title in the name of one value, which is not named.
fn is_part_of_other(scan: &Scan<'_>, at: usize) -> bool {
    let (puzzle, word) = (scan.vocabulary.puzzle, &scan.tokens[at].text);
    // A title stands for somebody; another noun may be that of all: "the squad" beside `Suicide Squad`.
    let words = &scan.vocabulary.language.guess_words;
    let is_title = [Role::WomanName, Role::ManName].iter().any(|&role| words.is(role, scan.tokens, at).is_some());
    if !is_title {
        return false;
    }
    let values = puzzle
        .category_ids()
        .zip(&puzzle.categories)
        .filter(|(_, of)| !of.ordered)
        .flat_map(|(category, of)| (0..of.values.len() as u32).map(move |index| ValueId { category, index }));
    let has_word = |value: &ValueId| scan.vocabulary.name_of(*value).iter().any(|token| token.text == *word);
    let mut found = values.filter(has_word);
    let only = found.next().filter(|_| found.next().is_none());
    only.is_some_and(|value| !scan.names().any(|name| name.values.contains(&value)))
}

/// Whether a word tells a decade in which one of the values lies.
fn tells_decade(scan: &Scan<'_>, at: usize) -> bool {
    !amounts::decade(scan, at).is_empty()
}

/// Whether another thing is said to have what the sentence denies of the first: "Ann is no cook, but Bob is", as French,
/// Dutch and German say it with one word. A reading that skips this word at the end would deny it, too.
pub(crate) fn affirms_another(scan: &Scan<'_>) -> bool {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let ends = |at: &usize| words.is(Role::Affirms, tokens, *at).is_some_and(|length| at + length == tokens.len());
    let Some(end) = (1..tokens.len()).find(ends) else { return false };
    (0..end).any(|at| scan.denies(at)) && scan.names().count() > 1
}

/// Whether somebody is already somewhere at a time of day, which need not be the own one: "at nine Ann was already home".
pub(crate) fn is_already(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_open = |at: usize| !scan.is_in_name(at);
    let already = |at: usize| words.is(Role::Already, scan.tokens, at).is_some() && is_open(at);
    (0..scan.tokens.len()).any(already) && (0..scan.tokens.len()).any(|at| scan.time_of_day(at).is_some())
}
