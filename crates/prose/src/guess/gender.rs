//! Who is a woman and who is a man, by first names and titles.

use bachet_notation::clue::ValueId;
use smallvec::SmallVec;

use super::words::{GuessWords, Role};
use crate::language::Language;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::{Comparative, Degree};

/// Returns the values of a category of persons that are women (`WomanName`) or men (`ManName`): of the first category
/// in which the names say it of everybody, and not the same of all. None if all are.
pub(super) fn group(scan: &Scan<'_>, wanted: Role) -> SmallVec<[ValueId; 4]> {
    groups(scan, wanted).0
}

/// Returns the women or the men, where no category says it of everybody: the unknown names of one are taken for those of
/// the women if most names are known, and all of these are men.
pub(super) fn likely_group(scan: &Scan<'_>, wanted: Role) -> SmallVec<[ValueId; 4]> {
    let (known, likely) = groups(scan, wanted);
    if known.is_empty() { likely } else { known }
}

/// Returns the women or the men of the first category that says it of everybody, and those of the first that nearly does.
fn groups(scan: &Scan<'_>, wanted: Role) -> (SmallVec<[ValueId; 4]>, SmallVec<[ValueId; 4]>) {
    let puzzle = scan.vocabulary.puzzle;
    let mut likely: SmallVec<[ValueId; 4]> = SmallVec::new();
    for (category, of) in puzzle.category_ids().zip(&puzzle.categories).filter(|(_, of)| of.numeric.is_none()) {
        let values = (0..of.values.len() as u32).map(|index| ValueId { category, index });
        let is = |value, role| is_called(scan, value, role);
        let genders: Vec<(ValueId, Option<bool>)> = values
            .map(|value| match (is(value, Role::WomanName), is(value, Role::ManName)) {
                (true, false) => (value, Some(wanted == Role::WomanName)),
                (false, true) => (value, Some(wanted == Role::ManName)),
                _ => (value, None),
            })
            .collect();
        let of_kind = |kind| genders.iter().filter(move |of| of.1 == kind).map(|of| of.0).collect::<SmallVec<[_; 4]>>();
        let (found, others, unknown) = (of_kind(Some(true)), of_kind(Some(false)), of_kind(None));
        if !unknown.is_empty() {
            let are_persons = genders.iter().all(|of| scan.vocabulary.is_proper_name(of.0));
            let known = found.len().max(others.len());
            if likely.is_empty()
                && are_persons
                && found.is_empty() != others.is_empty()
                && known >= unknown.len().max(2)
            {
                likely = if found.is_empty() { unknown } else { found };
            }
            continue;
        }
        // Where everybody is a girl, "the girl" is nobody in particular, whatever the names of another category.
        if others.is_empty() {
            return (SmallVec::new(), SmallVec::new());
        }
        if !found.is_empty() {
            return (found, likely);
        }
    }
    (SmallVec::new(), likely)
}

/// Whether the name of a value is that of a woman (`WomanName`) or a man (`ManName`).
fn is_called(scan: &Scan<'_>, value: ValueId, role: Role) -> bool {
    let name = scan.vocabulary.name_of(value);
    // A title or a first name decides: "Mrs. Arthur".
    let tells = |words: &GuessWords, at: usize| {
        let known = |role| words.is(role, name, at).is_some();
        (known(Role::WomanName) || known(Role::ManName)).then(|| known(role))
    };
    let has = |words: &GuessWords| (0..name.len()).find_map(|at| tells(words, at)) == Some(true);
    // A first name of another language is one here, too, unless this language knows it otherwise.
    has(&scan.vocabulary.language.guess_words)
        || !is_known(scan, name) && Language::all().any(|language| has(&language.guess_words))
}

/// Whether a value is the name of a woman or a man.
pub(super) fn is_named(scan: &Scan<'_>, value: ValueId) -> bool {
    [Role::WomanName, Role::ManName].into_iter().any(|role| is_called(scan, value, role))
}

/// Whether each entity is a couple: one category has the names of women, another those of men.
pub(super) fn are_couples(scan: &Scan<'_>) -> bool {
    let puzzle = scan.vocabulary.puzzle;
    let names_only = |wanted: Role, other: Role| {
        puzzle.category_ids().zip(&puzzle.categories).any(|(category, of)| {
            let values = (0..of.values.len() as u32).map(|index| ValueId { category, index });
            let known = |value, role, not| is_called(scan, value, role) && !is_called(scan, value, not);
            let genders = values.map(|value| (known(value, wanted, other), known(value, other, wanted)));
            let (count, others) = genders.fold((0, 0), |(a, b), (is, not)| (a + usize::from(is), b + usize::from(not)));
            of.numeric.is_none() && others == 0 && count * 2 >= of.values.len() && count > 0
        })
    };
    names_only(Role::WomanName, Role::ManName) && names_only(Role::ManName, Role::WomanName)
}

/// Whether a category has the name of a woman or a man.
pub(super) fn has_persons(scan: &Scan<'_>) -> bool {
    let puzzle = scan.vocabulary.puzzle;
    let values = puzzle.category_ids().zip(&puzzle.categories).filter(|(_, of)| of.numeric.is_none());
    let mut values =
        values.flat_map(|(category, of)| (0..of.values.len() as u32).map(move |index| ValueId { category, index }));
    values.any(|value| is_known(scan, scan.vocabulary.name_of(value)))
}

/// Whether the language of the sentence knows a name.
fn is_known(scan: &Scan<'_>, name: &[Token]) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let has = |role, at: usize| words.is(role, name, at).is_some();
    (0..name.len()).any(|at| has(Role::WomanName, at) || has(Role::ManName, at))
}

/// Whether what stands behind a word for a woman or a man says more than it: a superlative, of all ("the tenant who is the
/// oldest", French "l'habitante la plus âgée"), or her name ("the tenant, Ann, ...").
pub(super) fn is_said_otherwise(scan: &Scan<'_>, start: usize, end: usize) -> bool {
    if end >= scan.tokens.len() {
        return false;
    }
    let at = scan.skip_articles(end);
    let is_most = |found: &(&Comparative, usize)| found.0.degree == Degree::Superlative;
    let is_superlative = at > end && at < scan.tokens.len() && scan.comparatives(at).iter().any(is_most);
    // "One of the two men, Ann or Bob".
    let is_noun = end == start + 1;
    let name = (is_noun && scan.is_comma(end)).then(|| scan.mention(end + 1, scan.tokens.len())).flatten();
    is_superlative || name.is_some_and(|name| name.values.iter().any(|value| is_named(scan, *value)))
}
