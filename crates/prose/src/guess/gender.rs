//! Who is a woman and who is a man, by first names and titles.

use bachet_notation::clue::ValueId;
use smallvec::SmallVec;

use super::words::{GuessWords, Role};
use crate::language::Language;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns the values of a category of persons that are women (`WomanName`) or men (`ManName`): of the first category
/// in which the names say it of everybody, and not the same of all. None if all are.
pub(super) fn group(scan: &Scan<'_>, wanted: Role) -> SmallVec<[ValueId; 4]> {
    let puzzle = scan.vocabulary.puzzle;
    for (category, of) in puzzle.category_ids().zip(&puzzle.categories).filter(|(_, of)| of.numeric.is_none()) {
        let values = (0..of.values.len() as u32).map(|index| ValueId { category, index });
        let is = |value, role| is_called(scan, value, role);
        let genders: Option<Vec<(ValueId, bool)>> = values
            .map(|value| match (is(value, Role::WomanName), is(value, Role::ManName)) {
                (true, false) => Some((value, wanted == Role::WomanName)),
                (false, true) => Some((value, wanted == Role::ManName)),
                _ => None,
            })
            .collect();
        let Some(genders) = genders else { continue };
        let found: SmallVec<[ValueId; 4]> = genders.iter().filter(|(_, is)| *is).map(|(value, _)| *value).collect();
        // Where everybody is a girl, "the girl" is nobody in particular, whatever the names of another category.
        if found.len() == genders.len() {
            break;
        }
        if !found.is_empty() {
            return found;
        }
    }
    SmallVec::new()
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
