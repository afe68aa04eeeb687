//! Who is a woman and who is a man, by first names and titles.

use bachet_notation::clue::ValueId;
use smallvec::SmallVec;

use super::words::Role;
use crate::scan::Scan;

/// Returns the values of a category of persons that are women (`WomanName`) or men (`ManName`): of the first category
/// in which the names say it of everybody, and not the same of all.
pub(super) fn group(scan: &Scan<'_>, wanted: Role) -> SmallVec<[ValueId; 4]> {
    let (puzzle, words) = (scan.vocabulary.puzzle, &scan.vocabulary.language.guess_words);
    for (category, of) in puzzle.category_ids().zip(&puzzle.categories).filter(|(_, of)| of.numeric.is_none()) {
        let values = (0..of.values.len() as u32).map(|index| ValueId { category, index });
        let is = |value, role| {
            let name = scan.vocabulary.name_of(value);
            (0..name.len()).any(|at| words.is(role, name, at).is_some())
        };
        let genders: Option<Vec<(ValueId, bool)>> = values
            .map(|value| match (is(value, Role::WomanName), is(value, Role::ManName)) {
                (true, false) => Some((value, wanted == Role::WomanName)),
                (false, true) => Some((value, wanted == Role::ManName)),
                _ => None,
            })
            .collect();
        let Some(genders) = genders else { continue };
        let found: SmallVec<[ValueId; 4]> = genders.iter().filter(|(_, is)| *is).map(|(value, _)| *value).collect();
        if !found.is_empty() && found.len() < genders.len() {
            return found;
        }
    }
    SmallVec::new()
}
