//! Words that stand for a name: a part of it, a short form, a word with the same stem.

use bachet_notation::Number;
use bachet_notation::clue::ValueId;
use smallvec::SmallVec;

use crate::scan::Scan;
use crate::tokens::{Kind, Token};

/// Minimum number of letters that a short form of a name has: `Flo` of Florence.
const MIN_SHORT: usize = 3;
/// Minimum number of letters that two words of one stem begin with.
const MIN_STEM: usize = 4;

/// How closely a word resembles a word of a name, the closest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    Stem,
    Short,
    Word,
}

/// Returns the value that a word stands for, if it resembles the name of one value most, and where the word ends.
pub(super) fn names(scan: &Scan<'_>, at: usize) -> Option<(SmallVec<[ValueId; 2]>, usize)> {
    let word = &scan.tokens[at];
    let mut best: Option<(Likeness, SmallVec<[ValueId; 2]>)> = None;
    for (category, of) in scan.vocabulary.puzzle.category_ids().zip(&scan.vocabulary.puzzle.categories) {
        if of.numeric.is_some() {
            continue;
        }
        for index in 0..of.values.len() as u32 {
            let value = ValueId { category, index };
            let name = scan.vocabulary.name_of(value);
            let Some(likeness) = name.iter().filter_map(|part| likeness(word, part)).max() else { continue };
            match &mut best {
                Some((known, _)) if *known > likeness => {}
                Some((known, values)) if *known == likeness => values.push(value),
                _ => best = Some((likeness, SmallVec::from_iter([value]))),
            }
        }
    }
    let (_, values) = best.filter(|(_, values)| values.len() == 1)?;
    Some((values, at + 1))
}

/// Returns the values with a number, if there are some.
pub(super) fn numbered(scan: &Scan<'_>, number: Number) -> Option<SmallVec<[ValueId; 2]>> {
    let puzzle = scan.vocabulary.puzzle;
    let mut found = SmallVec::new();
    for (category, of) in puzzle.category_ids().zip(&puzzle.categories).filter(|(_, of)| of.numeric.is_some()) {
        let index = of.values.iter().position(|value| value.number == Some(number));
        found.extend(index.map(|index| ValueId { category, index: index as u32 }));
    }
    (!found.is_empty()).then_some(found)
}

fn likeness(word: &Token, part: &Token) -> Option<Likeness> {
    if part.kind != Kind::Word {
        return None;
    }
    let (word_letters, part_letters) = (word.text.chars().count(), part.text.chars().count());
    if word.text == part.text {
        return (word_letters >= MIN_STEM).then_some(Likeness::Word);
    }
    // A short form of a proper name: `Malc` of Malcolm.
    if word.capital && part.capital {
        return (word_letters >= MIN_SHORT && part.text.starts_with(word.text.as_str())).then_some(Likeness::Short);
    }
    let common = word.text.chars().zip(part.text.chars()).take_while(|(a, b)| a == b).count();
    let (shorter, longer) = (word_letters.min(part_letters), word_letters.max(part_letters));
    // The stem is most of both words, and an ending of each may differ: `swim` and `swimming`, `patiner` and `patin`.
    let same_stem = common >= MIN_STEM && (common == shorter || common + 2 >= shorter && common > MIN_STEM);
    (same_stem && longer <= common + 5).then_some(Likeness::Stem)
}
