//! Values that are numbers, times or dates, found by their amount: `$180`, `180 dollars`, `forty-five`, `half past
//! nine`, `the 3rd of March`, `the third house`.
//!
//! A number names a value of a category only if the unit beside it can be counted in the category's. A place in the row
//! of positions is named with its noun only (`house 3`, `the third house`): a bare `3` counts something else.

use std::rc::Rc;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Number, NumericKind};
use num_traits::CheckedMul as _;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::language::Language;
use crate::tokens::{Gap, Kind, Token};
use crate::vocabulary::calendar::Day;
use crate::vocabulary::inflection::Nearness;
use crate::vocabulary::numerals::{Numeral, NumeralForm, Series};
use crate::vocabulary::row_places::{counted_from, middles, side};
use crate::vocabulary::tokenized::Tokenized;
use crate::vocabulary::topics::{Topics, Weight};
use crate::vocabulary::units::UnitId;
use crate::vocabulary::units_in_text::PLACE;
use crate::vocabulary::word_info::WordInfo;

/// Maximum distance in tokens between a number word and a word for what is counted.
const MAX_COUNTED_DISTANCE: usize = 4;

/// The values that are found by a number.
#[derive(Debug, Default)]
pub(crate) struct Amounts {
    /// The categories of plain numbers, and whether they are written as ordinals.
    numeric: Vec<(CategoryId, Series)>,
    numbers: FxHashMap<(CategoryId, Number), u32>,
    minutes: FxHashMap<i64, Vec<ValueId>>,
    days: FxHashMap<(u8, u8), Vec<ValueId>>,
    /// The days of a month that are in one value only.
    days_alone: FxHashMap<u8, Option<ValueId>>,
    /// The categories of an odd number of places.
    with_middle: Vec<CategoryId>,
}

/// Where a value was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FoundName {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) value: ValueId,
    pub(crate) nearness: Nearness,
}

/// A number with its unit and marker.
struct Counted {
    numeral: Numeral,
    start: usize,
    /// One past a unit after.
    end: usize,
    unit: Option<UnitId>,
    /// A marker before it: `no.`.
    marked: bool,
}

impl Amounts {
    #[inline(never)]
    pub(crate) fn new(puzzle: &GridPuzzle, names: &Tokenized, language: &Language, topics: &Topics) -> Self {
        let mut amounts = Self::default();
        let (forms, lexicon) = (&language.forms, &language.lexicon);
        for (id, category) in puzzle.category_ids().zip(&puzzle.categories) {
            let topic = topics.of(id);
            if topic.is_position() && category.ordered && category.values.len() % 2 == 1 {
                amounts.with_middle.push(id);
            }
            let mut ordinals = 0;
            for (v, value) in category.values.iter().enumerate() {
                let value_id = ValueId { category: id, index: v as u32 };
                let words = names.value(value_id);
                let whole = forms.numerals.at(words, 0).filter(|n| n.end == words.len());
                let ordinal = whole.filter(|n| n.series == Series::Ordinal);
                ordinals += u32::from(ordinal.is_some());
                match category.numeric {
                    Some(NumericKind::Number { .. }) => {
                        let number = value.number.and_then(|n| n.checked_mul(&topic.scale));
                        if let Some(number) = number {
                            amounts.numbers.insert((id, number), v as u32);
                            if let Some(said) = topic.as_said(number) {
                                amounts.numbers.insert((id, said), v as u32);
                            }
                        }
                    }
                    Some(NumericKind::Time) => {
                        let minutes = value.number.filter(Number::is_integer).map(|n| n.to_integer());
                        if let Some(minutes) = minutes {
                            amounts.minutes.entry(minutes).or_default().push(value_id);
                        }
                    }
                    Some(NumericKind::Date) => {
                        if let Some(day) = forms.calendar.day(words, 0, &forms.numerals, lexicon) {
                            amounts.days.entry((day.month, day.number)).or_default().push(value_id);
                            let alone = amounts.days_alone.entry(day.number);
                            alone.and_modify(|v| *v = None).or_insert(Some(value_id));
                        }
                    }
                    _ => {
                        if let Some(ordinal) = ordinal {
                            amounts.numbers.insert((id, ordinal.number), v as u32);
                        }
                    }
                }
            }
            let all = ordinals as usize == category.values.len() && ordinals > 0;
            if all {
                amounts.numeric.push((id, Series::Ordinal));
            } else if let Some(NumericKind::Number { .. }) = category.numeric {
                amounts.numeric.push((id, Series::Cardinal));
            }
        }
        amounts
    }

    /// Every value that a number in the sentence names.
    #[inline(never)]
    pub(crate) fn find(
        &self,
        tokens: &[Token],
        infos: &[Rc<WordInfo>],
        language: &Language,
        puzzle: &GridPuzzle,
        topics: &Topics,
    ) -> Vec<FoundName> {
        let mut found = Vec::new();
        if !self.with_middle.is_empty() {
            found = middles(tokens, &self.with_middle, language, puzzle, topics);
        }
        let mut behind = 0;
        for at in 0..tokens.len() {
            if tokens[at].kind == Kind::Sign || !self.may_begin(&tokens[at], &infos[at], language) {
                continue;
            }
            self.time_or_day(tokens, at, language, &mut found);
            if at < behind || self.numeric.is_empty() {
                continue;
            }
            let Some(counted) = counted(tokens, at, language) else { continue };
            behind = counted.numeral.end;
            if counted.numeral.form == NumeralForm::Counts {
                continue;
            }
            for &(category, series) in &self.numeric {
                let sentence = SentenceContext { tokens, language, puzzle, topics };
                found.extend(self.in_category(&counted, category, series, &sentence));
            }
        }
        found
    }

    /// Whether a number, a time or a date may begin at a token: a cheap test that excludes most tokens.
    fn may_begin(&self, token: &Token, info: &WordInfo, language: &Language) -> bool {
        let any = !self.numeric.is_empty() || !self.minutes.is_empty() || !self.days.is_empty();
        let calls = || {
            !self.minutes.is_empty() || !self.days.is_empty() && language.forms.calendar.month(&token.text).is_some()
        };
        any && (info.counts || calls())
    }

    #[inline(never)]
    fn time_or_day(&self, tokens: &[Token], at: usize, language: &Language, found: &mut Vec<FoundName>) {
        let forms = &language.forms;
        if !self.minutes.is_empty()
            && let Some(time) = forms.clock.at(tokens, at, &forms.numerals)
        {
            for minutes in [Some(time.minutes), time.other].into_iter().flatten() {
                for &value in self.minutes.get(&minutes).into_iter().flatten() {
                    found.push(FoundName { start: at, end: time.end, value, nearness: Nearness::Exact });
                }
            }
        }
        if self.days.is_empty() {
            return;
        }
        let day = forms.calendar.day(tokens, at, &forms.numerals, &language.lexicon);
        if let Some(day) = day.or_else(|| listed_day(tokens, at, language)) {
            for &value in self.days.get(&(day.month, day.number)).into_iter().flatten() {
                found.push(FoundName { start: at, end: day.end, value, nearness: Nearness::Exact });
            }
        } else if let Some(numeral) = forms.numerals.at(tokens, at)
            && numeral.series == Series::Ordinal
            && tokens[at].kind == Kind::Number
            && numeral.number.is_integer()
            && let Ok(day) = u8::try_from(numeral.number.to_integer())
            && let Some(Some(value)) = self.days_alone.get(&day)
        {
            found.push(FoundName { start: at, end: numeral.end, value: *value, nearness: Nearness::Part });
        }
    }

    /// The value of one category that a number names.
    #[inline(never)]
    fn in_category(
        &self,
        counted: &Counted,
        category: CategoryId,
        series: Series,
        sentence: &SentenceContext<'_>,
    ) -> Option<FoundName> {
        let SentenceContext { tokens, language, puzzle, topics } = *sentence;
        let forms = &language.forms;
        let (topic, numeral) = (topics.of(category), counted.numeral);
        let (mut start, mut end) = (counted.start, numeral.end);
        let mut beside = false;
        if !topic.prefix.is_empty() && has_prefix(tokens, start, &topic.prefix) {
            (start, beside) = (start - topic.prefix.len(), true);
        }
        // A date or a number may come with the ending of an ordinal.
        if !topic.suffix.is_empty() && series == Series::Cardinal && has_suffix(tokens, end, &topic.suffix, language) {
            (end, beside) = (end + topic.suffix.len(), true);
        }
        let mut number = numeral.number;
        if !beside
            && numeral.series == Series::Cardinal
            && let Some(unit) = counted.unit
        {
            // A distance is not a place: "two places behind".
            if forms.units.measures(unit).iter().any(|what| what == PLACE) {
                return None;
            }
            // Nor is a number of places a place: "three floors down".
            if topic.is_position() && topic.suffix.is_empty() {
                return None;
            }
            // A number with a unit of another category is not a value of this one.
            let factor = topic.counted_in(unit, puzzle.category(category), forms)?;
            number = number.checked_mul(&factor)?.checked_mul(&topic.scale)?;
            (start, end, beside) = (counted.start, counted.end, true);
        }
        let left = noun_before(counted, category, sentence);
        let right = topics.is_noun(tokens, end, category, forms);
        let fits = match (series, numeral.series) {
            _ if beside => true,
            // A place needs its noun.
            _ if topic.is_position() && !(topic.is_rank() && numeral.series == Series::Ordinal) => {
                left.is_some() || counted.marked || (right && numeral.series == Series::Ordinal)
            }
            (Series::Ordinal, Series::Ordinal) => true,
            (Series::Ordinal, Series::Cardinal) => left.is_some() || counted.marked,
            (Series::Cardinal, Series::Ordinal) => right || topic.is_rank(),
            (Series::Cardinal, Series::Cardinal) => match numeral.form {
                NumeralForm::Digits => !other_is_counted(tokens, end, category, sentence),
                NumeralForm::Word => {
                    !other_is_counted(tokens, end, category, sentence)
                        && refers_to(tokens, start, end, category, sentence)
                }
                NumeralForm::Beside => left.is_some() || counted.marked,
                NumeralForm::Counts => false,
            },
        };
        if !fits {
            return None;
        }
        if topic.is_position() || series == Series::Ordinal {
            start = left.unwrap_or(start);
            end += usize::from(right && (numeral.series == Series::Ordinal || topic.is_position()) && left.is_none());
        }
        let is_place = topic.is_position() && numeral.series == Series::Ordinal && left.is_none() && right;
        let side = is_place.then(|| side(tokens, end, number == Number::from(1), language)).flatten();
        let index = match side {
            Some((side, length)) => {
                end += length;
                counted_from(side, number, puzzle.category(category))?
            }
            None => *self.numbers.get(&(category, number))?,
        };
        let nearness = if beside { Nearness::Exact } else { Nearness::Form };
        Some(FoundName { start, end, value: ValueId { category, index }, nearness })
    }
}

/// A sentence with everything that is needed to read its numbers.
#[derive(Clone, Copy)]
struct SentenceContext<'a> {
    tokens: &'a [Token],
    language: &'a Language,
    puzzle: &'a GridPuzzle,
    topics: &'a Topics,
}

/// The day that a number means before others of its month: `3` of "on 3 or 10 March".
fn listed_day(tokens: &[Token], at: usize, language: &Language) -> Option<Day> {
    let (forms, roles) = (&language.forms, language.grammar.roles);
    let length = |at: usize, class: Option<_>| {
        let phrases = if at < tokens.len() { language.lexicon.at(tokens, at) } else { SmallVec::new() };
        phrases.iter().filter(|phrase| Some(phrase.class) == class).map(|phrase| usize::from(phrase.length)).max()
    };
    let number = |at: usize| {
        let numeral = forms.numerals.at(tokens, at).filter(|_| tokens.get(at).is_some_and(is_number))?;
        let day = numeral.number.is_integer().then(|| u8::try_from(numeral.number.to_integer()).ok())??;
        (1..=31).contains(&day).then_some((day, numeral.end))
    };
    let (first, end) = number(at)?;
    let (mut next, mut is_joined) = (end, false);
    loop {
        let comma = tokens.get(next).is_some_and(|token| token.is_sign(','));
        next += usize::from(comma);
        let joint = [roles.or, roles.and, roles.nor].into_iter().find_map(|class| length(next, class));
        is_joined |= joint.is_some();
        (comma || joint.is_some()).then_some(())?;
        next += joint.unwrap_or(0);
        next += length(next, roles.preposition).unwrap_or(0);
        next += length(next, roles.the).unwrap_or(0);
        if let Some(last) = forms.calendar.day(tokens, next, &forms.numerals, &language.lexicon) {
            return is_joined.then_some(Day { month: last.month, number: first, end });
        }
        next = number(next)?.1;
    }
}

fn is_number(token: &Token) -> bool {
    token.kind == Kind::Number
}

/// The number at a token with the unit and the marker beside it.
fn counted(tokens: &[Token], at: usize, language: &Language) -> Option<Counted> {
    let forms = &language.forms;
    let (first, marked) = match forms.numerals.marker(tokens, at) {
        Some(behind) => (behind, true),
        None => (at, at > 0 && tokens[at - 1].is_sign('#')),
    };
    let mut numeral = forms.numerals.at(tokens, first)?;
    let mut start = if marked && first == at { at - 1 } else { at };
    let sign = |t: usize| tokens[t].kind == Kind::Sign;
    let negative = first > 0
        && (tokens[first - 1].is_sign('-') || tokens[first - 1].is_sign('−'))
        && tokens[first - 1].gap == Gap::Blank
        && tokens[first].gap == Gap::Nothing;
    if negative {
        (numeral.number, start) = (-numeral.number, first - 1);
    }
    let before = (start > 0 && sign(start - 1)).then(|| forms.units.at(tokens, start - 1)).flatten();
    if let Some((unit, 1)) = before {
        let end = numeral.end;
        return Some(Counted { numeral, start: start - 1, end, unit: Some(unit), marked });
    }
    let behind = forms.units.at(tokens, numeral.end);
    let (unit, end) = match behind {
        Some((unit, length)) => (Some(unit), numeral.end + length),
        None => (None, numeral.end),
    };
    Some(Counted { numeral, start, end, unit, marked })
}

fn has_prefix(tokens: &[Token], start: usize, prefix: &[SmolStr]) -> bool {
    let here = start.checked_sub(prefix.len()).and_then(|from| tokens.get(from..start));
    here.is_some_and(|here| prefix.iter().zip(here).all(|(word, token)| *word == token.text))
}

fn has_suffix(tokens: &[Token], end: usize, suffix: &[SmolStr], language: &Language) -> bool {
    let inflection = &language.forms.inflection;
    let here = tokens.get(end..end + suffix.len());
    here.is_some_and(|here| suffix.iter().zip(here).all(|(word, token)| inflection.same_word(word, &token.text)))
}

/// The first token of a noun of the category right before the number: `house 3`, `house no. 3`.
fn noun_before(counted: &Counted, category: CategoryId, sentence: &SentenceContext<'_>) -> Option<usize> {
    let at = counted.start.checked_sub(1)?;
    let at = if sentence.tokens[at].is_sign('#') { at.checked_sub(1)? } else { at };
    sentence.topics.is_noun(sentence.tokens, at, category, &sentence.language.forms).then_some(at)
}

/// Whether the word after a number shows that it counts places, or belongs to another category of numbers.
fn other_is_counted(tokens: &[Token], end: usize, category: CategoryId, sentence: &SentenceContext<'_>) -> bool {
    let (mut own, mut other) = (false, false);
    if end < tokens.len() {
        sentence.topics.referents(tokens, end, &sentence.language.forms, &mut |referents, weight| {
            own |= referents == category;
            other |= weight >= Weight::Theme && sentence.puzzle.category(referents).ordered;
        });
    }
    // A verb follows the number: "made in 1834 cost $140".
    let forms = &sentence.language.forms;
    let goes_on = (end + 1..=end + 2).any(|at| at < tokens.len() && forms.numerals.at(tokens, at).is_some());
    other && !own && !goes_on
}

/// Whether a word near a number refers to the category.
fn refers_to(tokens: &[Token], start: usize, end: usize, category: CategoryId, sentence: &SentenceContext<'_>) -> bool {
    let mut refers = false;
    for at in start.saturating_sub(MAX_COUNTED_DISTANCE)..tokens.len().min(end + MAX_COUNTED_DISTANCE) {
        let forms = &sentence.language.forms;
        sentence.topics.referents(tokens, at, forms, &mut |referents, _| refers |= referents == category);
    }
    refers
}
