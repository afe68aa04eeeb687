//! Numbers as they are written: digits, with a unit, as a value, in words.

use bachet_notation::clue::CategoryId;
use bachet_notation::{Number, NumericKind};

use super::super::filled_form::Part;
use super::super::phrasebook::number;
use super::super::template::Shape;
use super::{Chart, keep};

impl Chart<'_, '_> {
    /// A number in digits, with the word for less than zero.
    pub(super) fn digits(&self, from: usize, to: usize) -> Option<Number> {
        let minus = &self.book.wording.minus_symbols;
        let negative = !minus.is_empty() && self.memory.words[from..to].starts_with(minus);
        let from = if negative { from + minus.len() } else { from };
        let found =
            (to == from + 1).then(|| number(&self.memory.texts[from], self.book.wording.decimal.unwrap_or('.')))??;
        Some(if negative { -found } else { found })
    }

    pub(super) fn amount(&self, category: CategoryId, from: usize, to: usize) -> Option<Number> {
        let minus = &self.book.wording.minus_symbols;
        let negative = !minus.is_empty() && self.memory.words[from..to].starts_with(minus);
        let start = if negative { from + minus.len() } else { from };
        self.book.measures(category).iter().find_map(|measure| {
            let inside = self.memory.words[start..to].strip_prefix(&*measure.before_symbols)?;
            let inside = inside.strip_suffix(&*measure.behind_symbols)?;
            let begin = start + measure.before_symbols.len();
            let found = self.digits(begin, begin + inside.len()).filter(|_| inside.len() == 1)?;
            Some(if negative { -found } else { found })
        })
    }

    pub(super) fn constant(&mut self, category: CategoryId, from: usize, to: usize, found: &mut Vec<Part>) {
        let here = &self.memory.words[from..to];
        let numbers: Vec<Number> = self
            .book
            .named(category, Shape::Bare, here)
            .into_iter()
            .filter_map(|v| self.book.puzzle.value(v).number)
            .collect();
        for number in numbers {
            keep(found, Part::Number(number));
        }
        if !found.is_empty() {
            return;
        }
        if self.book.puzzle.category(category).numeric == Some(NumericKind::Time)
            && to == from + 1
            && let Some((hours, minutes)) = self.memory.texts[from].split_once(':')
            && let (Ok(hours), Ok(minutes)) = (hours.parse::<i64>(), minutes.parse::<i64>())
            && (0..24).contains(&hours)
            && (0..60).contains(&minutes)
        {
            keep(found, Part::Number(Number::from_integer(hours * 60 + minutes)));
        }
        found.extend(self.amount(category, from, to).map(Part::Number));
    }

    pub(super) fn whole(&self, from: usize, to: usize) -> Option<Number> {
        let counted = self.book.wording.counted_symbols.iter().position(|w| *w == self.memory.words[from..to]);
        let n = counted.map(|at| Number::from_integer(at as i64 + 1));
        n.or_else(|| self.digits(from, to).filter(Number::is_integer))
    }

    pub(super) fn factor(&self, from: usize, to: usize) -> Option<Number> {
        let wording = self.book.wording;
        let here = &self.memory.words[from..to];
        if let Some((number, _)) = wording.factor_symbols.iter().find(|(_, w)| w == here) {
            return Some(*number);
        }
        let inside = here.strip_suffix(wording.times_symbols.as_slice())?;
        self.whole(from, from + inside.len()).or_else(|| self.digits(from, from + inside.len()))
    }
}
