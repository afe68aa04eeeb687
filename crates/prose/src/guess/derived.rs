//! Words that stand for a name: a part of it, a short form, a word with the same stem.

use std::cell::RefCell;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, Number, NumericKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use smol_str::SmolStr;
use unicode_normalization::UnicodeNormalization as _;

use crate::language::Capitals;
use crate::scan::Scan;
use crate::tokens::{Kind, Token};
use crate::vocabulary::Unit;

/// Minimum number of letters that a short form of a name has: `Flo` of Florence.
const MIN_SHORT: usize = 3;
/// Minimum number of letters that two words of one stem begin with.
const MIN_STEM: usize = 4;
/// Minimum number of letters of a word that may be misspelt, and of one with a capital: Anna is not Hanna.
const MIN_MISSPELT: usize = 5;
const MIN_MISSPELT_NAME: usize = 6;

/// Maximum number of letters that an ending takes from the end of a stem.
const MAX_ENDING: usize = 2;

/// How closely a word resembles a word of a name, the closest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    /// One letter too many, too few, other, or two swapped.
    Misspelt,
    /// The last part of a compound: `Uhr` of `Wanduhr`.
    Head,
    Stem,
    Short,
    Word,
}

/// What the words of a text stand for that were looked up: finding it compares a word with all names.
#[derive(Debug, Default)]
pub(crate) struct DerivedNames(RefCell<FxHashMap<Word, Option<ValueId>>>);

/// What decides which name a word resembles: its letters, whether it begins with a capital, whether all are capitals.
type Word = (SmolStr, bool, bool);

/// Returns the value that a word stands for, if it resembles the name of one value most.
pub(super) fn name(scan: &Scan<'_>, at: usize) -> Option<ValueId> {
    let word = &scan.tokens[at];
    let known = &scan.vocabulary.derived.0;
    let key = (word.text.clone(), word.capital, word.acronym);
    if let Some(&found) = known.borrow().get(&key) {
        return found;
    }
    let found = compared(scan, word);
    known.borrow_mut().insert(key, found);
    found
}

fn compared(scan: &Scan<'_>, word: &Token) -> Option<ValueId> {
    let mut best: Option<(Likeness, SmallVec<[ValueId; 2]>)> = None;
    for (category, of) in scan.vocabulary.puzzle.category_ids().zip(&scan.vocabulary.puzzle.categories) {
        if of.numeric.is_some() {
            continue;
        }
        for index in 0..of.values.len() as u32 {
            let value = ValueId { category, index };
            let name = scan.vocabulary.name_of(value);
            let initials = has_initials(word, name).then_some(Likeness::Short);
            let all = name.iter().filter_map(|part| likeness(scan, word, part, value)).chain(initials);
            let Some(likeness) = all.max() else { continue };
            match &mut best {
                Some((known, _)) if *known > likeness => {}
                Some((known, values)) if *known == likeness => values.push(value),
                _ => best = Some((likeness, SmallVec::from_iter([value]))),
            }
        }
    }
    let (_, values) = best?;
    match values[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Returns the days of a month, if a category of dates has some.
pub(super) fn days_of(scan: &Scan<'_>, month: u8) -> Option<SmallVec<[ValueId; 4]>> {
    let (puzzle, forms) = (scan.vocabulary.puzzle, &scan.vocabulary.language.forms);
    let is_date = |of: &&Category| matches!(of.numeric, Some(NumericKind::Date));
    let (category, of) = puzzle.category_ids().zip(&puzzle.categories).find(|(_, of)| is_date(of))?;
    let values = (0..of.values.len() as u32).map(|index| ValueId { category, index });
    let is_within = |&value: &ValueId| {
        let name = scan.vocabulary.name_of(value);
        let day = forms.calendar.day(name, 0, &forms.numerals, &scan.vocabulary.language.lexicon);
        day.is_some_and(|day| day.month == month)
    };
    let days: SmallVec<[ValueId; 4]> = values.filter(is_within).collect();
    (!days.is_empty()).then_some(days)
}

/// Whether a word is the initials of a name: `JP` of Jean-Philippe.
fn has_initials(word: &Token, name: &[Token]) -> bool {
    let initials = name.iter().filter_map(|part| part.text.chars().next());
    word.acronym && name.len() >= 2 && initials.eq(word.text.chars())
}

/// Returns the values with a number, if there are some; with a unit only those that are counted in it.
pub(super) fn numbered(scan: &Scan<'_>, number: Number, unit: Option<&Unit>) -> Option<SmallVec<[ValueId; 2]>> {
    let puzzle = scan.vocabulary.puzzle;
    let number = unit.map_or(number, |unit| number * unit.factor);
    let counted = |category: CategoryId| unit.is_none_or(|unit| !unit.places && unit.categories.contains(&category));
    let mut found = SmallVec::new();
    let all = puzzle.category_ids().zip(&puzzle.categories);
    for (category, of) in all.filter(|&(category, of)| of.numeric.is_some() && counted(category)) {
        let number = scan.vocabulary.as_written(category, number);
        let index = of.values.iter().position(|value| value.number == Some(number));
        found.extend(index.map(|index| ValueId { category, index: index as u32 }));
    }
    (!found.is_empty()).then_some(found)
}

/// Returns the value that a word for one names behind the noun of its category, at the end of a clause: "room one".
pub(super) fn first_of(scan: &Scan<'_>, at: usize) -> Option<ValueId> {
    let (number, length) = scan.number(at).filter(|_| at > 0 && scan.only_counts(at))?;
    let end = at + length;
    let ends =
        end == scan.tokens.len() || scan.tokens[end].kind == Kind::Sign || scan.is_of(end, scan.grammar().roles.and);
    let (category, _) = scan.category_name(at - 1).filter(|found| ends && found.1 == 1)?;
    let of = scan.vocabulary.puzzle.category(category);
    of.numeric.as_ref().filter(|_| !scan.is_in_name(at))?;
    let index = of.values.iter().position(|value| value.number == Some(number))?;
    Some(ValueId { category, index: index as u32 })
}

fn likeness(scan: &Scan<'_>, word: &Token, part: &Token, value: ValueId) -> Option<Likeness> {
    formed(scan, word, part, value).or_else(|| is_misspelt(word, part).then_some(Likeness::Misspelt))
}

/// Whether a word differs from one of a name in a letter behind the first.
fn is_misspelt(word: &Token, part: &Token) -> bool {
    let min = if word.capital { MIN_MISSPELT_NAME } else { MIN_MISSPELT };
    let letters = word.text.chars().count();
    let is_near = letters >= min && part.text.chars().count().abs_diff(letters) <= 1;
    let begins = word.text.chars().next() == part.text.chars().next();
    part.kind == Kind::Word && is_near && begins && strsim::osa_distance(&word.text, &part.text) == 1
}

fn formed(scan: &Scan<'_>, word: &Token, part: &Token, value: ValueId) -> Option<Likeness> {
    if part.kind != Kind::Word {
        return None;
    }
    let word_letters = word.text.chars().count();
    if word.text == part.text {
        return (word_letters >= MIN_STEM).then_some(Likeness::Word);
    }
    let language = scan.vocabulary.language;
    // A short form of a proper name: `Malc` of Malcolm.
    if word.capital && part.capital && word_letters >= MIN_SHORT && part.text.starts_with(word.text.as_str()) {
        return Some(Likeness::Short);
    }
    let compounds = language.forms.compounds.are_made();
    if compounds
        && word_letters >= MIN_SHORT
        && part.text.len() > word.text.len()
        && part.text.ends_with(word.text.as_str())
    {
        return Some(Likeness::Head);
    }
    let (plain, of) = (plain(&word.text), plain(&part.text));
    let common = plain.chars().zip(of.chars()).take_while(|(a, b)| a == b).count();
    if word.capital && part.capital && language.capitals == Capitals::Names {
        // An inhabitant: `Liégeois` of Liège. Two people's names may begin alike.
        let is_inhabitant = scan.vocabulary.language.guess_words.endings.iter().any(|end| word.text.ends_with(&**end));
        let stem = common >= MIN_STEM && common + MAX_ENDING >= of.chars().count() && plain.chars().count() > common;
        return (is_inhabitant && stem && !scan.vocabulary.is_person_name(value)).then_some(Likeness::Stem);
    }
    let (shorter, longer) = {
        let (a, b) = (plain.chars().count(), of.chars().count());
        (a.min(b), a.max(b))
    };
    // The stem is most of both words, and an ending of each may differ: `swim` and `swimming`, `patiner` and `patin`.
    let same_stem = common >= MIN_STEM && (common == shorter || common + MAX_ENDING >= shorter && common > MIN_STEM);
    // The first part of a compound: `Leistenoperation` of `Leiste`, `knieoperatie` of `knie`. `Bauernhaus` is no farmer.
    let is_first_part = compounds && !scan.vocabulary.is_person(value) && shorter >= MIN_STEM && plain.starts_with(&of);
    let is_stem = is_first_part || same_stem && longer <= common + 5;
    (is_stem || is_derived(scan, word, part) || is_participle(scan, word, part)).then_some(Likeness::Stem)
}

/// Whether a word is a participle of a verb: German "ausgeritten" of "ausreiten".
fn is_participle(scan: &Scan<'_>, word: &Token, part: &Token) -> bool {
    let language = scan.vocabulary.language;
    let (word, verb) = (word.text.as_str(), part.text.as_str());
    language.guess_words.participle_prefixes.iter().any(|prefix| {
        word.match_indices(prefix.as_str()).any(|(at, _)| {
            let (participle, rest) = (&word[at..], &word[at + prefix.len()..]);
            let Some(verb) = verb.strip_prefix(&word[..at]).filter(|verb| verb.chars().count() >= MIN_STEM) else {
                return false;
            };
            let is_member = |member: &[SmolStr]| member.iter().map(SmolStr::as_str).eq([verb]);
            language.forms.inflection.same_word(rest, verb)
                || language.forms.families.relatives(participle).any(is_member)
        })
    })
}

/// Whether two words have a stem in common by the derivations of the language: `potter` and `pottery`.
fn is_derived(scan: &Scan<'_>, word: &Token, part: &Token) -> bool {
    let inflection = &scan.vocabulary.language.forms.inflection;
    let mut stems: SmallVec<[SmolStr; 8]> = SmallVec::new();
    let long = |stem: &str| stem.chars().count() >= MIN_STEM;
    inflection.stems(&part.text, &mut |stem, _| stems.extend(long(stem).then(|| SmolStr::new(stem))));
    let mut is_shared = false;
    inflection.stems(&word.text, &mut |stem, _| is_shared = is_shared || stems.iter().any(|known| known == stem));
    is_shared
}

/// Returns a word without accents, and with one letter for two of a kind: `Liège` and `Liégeois`, `viool` and `violist`
/// begin alike.
fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.nfd().filter(char::is_ascii_alphabetic) {
        if !plain.ends_with(letter) {
            plain.push(letter);
        }
    }
    plain
}
