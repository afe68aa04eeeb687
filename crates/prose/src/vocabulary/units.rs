//! Units: what a number counts, and how many of one unit another one is.
//!
//! A line of `[units]` is the unit's spellings and either its measures (`minute, minutes, min : clock, duration`) or
//! its size in another unit (`hour, hours = 60 minute`). Measures are names of `[themes]`, or one of `clock` (times of
//! day), `date`, `month`, `weekday`, `place` (places in an order), `ago` (years before our era, which count back).

use bachet_notation::Number;
use num_traits::CheckedMul as _;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::Phrases;
use crate::tokens::{Token, tokens};
use crate::vocabulary::numerals::exact;

/// A unit, by its place in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct UnitId(u32);

/// The units of a language.
#[derive(Debug, Default)]
pub(crate) struct Units {
    spellings: Phrases<UnitId>,
    sizes: Vec<Size>,
}

/// A unit's size.
#[derive(Debug)]
struct Size {
    /// The unit that it is defined by, or itself.
    base: UnitId,
    factor: Number,
    /// The measures of the base.
    measures: Vec<SmolStr>,
}

impl Units {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut units = Self::default();
        for line in sections.lines("units") {
            let id = UnitId(units.sizes.len() as u32);
            let (spellings, size) = match (line.text.split_once('='), line.text.split_once(" : ")) {
                (Some((spellings, size)), None) => {
                    let size = size.trim().split_once(' ').and_then(|(factor, base)| {
                        let base = units.named(base.trim(), lexicon)?;
                        let under = &units.sizes[base.0 as usize];
                        let factor = exact(factor)?.checked_mul(&under.factor)?;
                        Some(Size { base: under.base, factor, measures: Vec::new() })
                    });
                    (spellings, size)
                }
                (None, Some((spellings, measures))) => {
                    let measures = measures.split(',').map(|m| SmolStr::new(m.trim())).filter(|m| !m.is_empty());
                    let size = Size { base: id, factor: Number::from_integer(1), measures: measures.collect() };
                    (spellings, Some(size).filter(|s| !s.measures.is_empty()))
                }
                _ => ("", None),
            };
            let Some(size) = size else {
                mistakes
                    .push(line.mistake("`foot, feet : length` or `hour, hours = 60 minute` is expected, a unit above"));
                continue;
            };
            units.sizes.push(size);
            for spelling in spellings.split(',') {
                let found = tokens(spelling, &lexicon.split);
                if units.spellings.at(&found, 0).any(|(_, length)| length == found.len()) {
                    mistakes.push(line.mistake(format!("`{}` is two units", spelling.trim())));
                }
                units.spellings.add(found.into_iter().map(|token| token.text).collect(), id);
            }
        }
        units
    }

    /// Returns the unit at a token and its length in tokens.
    pub(crate) fn at(&self, tokens: &[Token], at: usize) -> Option<(UnitId, usize)> {
        self.spellings.at(tokens, at).next().map(|(&unit, length)| (unit, length))
    }

    /// Whether a unit measures this.
    pub(crate) fn measure(&self, what: &str) -> bool {
        self.sizes.iter().any(|size| size.measures.iter().any(|measure| measure == what))
    }

    fn named(&self, name: &str, lexicon: &Lexicon) -> Option<UnitId> {
        let words = tokens(name, &lexicon.split);
        self.at(&words, 0).filter(|(_, length)| *length == words.len()).map(|(unit, _)| unit)
    }

    /// Returns the size of `unit` in `other`, if they have a common base.
    pub(crate) fn ratio(&self, unit: UnitId, other: UnitId) -> Option<Number> {
        let (unit, other) = (&self.sizes[unit.0 as usize], &self.sizes[other.0 as usize]);
        (unit.base == other.base).then(|| unit.factor / other.factor)
    }

    /// Returns the size of a unit in its base.
    pub(crate) fn factor(&self, unit: UnitId) -> Number {
        self.sizes[unit.0 as usize].factor
    }

    pub(crate) fn measures(&self, unit: UnitId) -> &[SmolStr] {
        &self.sizes[self.sizes[unit.0 as usize].base.0 as usize].measures
    }
}
