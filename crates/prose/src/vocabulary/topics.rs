//! The topics of the categories of a puzzle: their themes, their units, and the words that refer to each.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, GridPuzzle, Number, NumericKind};
use num_traits::{CheckedDiv as _, Zero as _};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::Language;
use crate::sort::sort_few_by_key;
use crate::tokens::{Kind, Token, tokens};
use crate::vocabulary::forms::Forms;
use crate::vocabulary::numerals::Series;
use crate::vocabulary::themes::ThemeId;
use crate::vocabulary::tokenized::Tokenized;
use crate::vocabulary::topic::{CLOCK, DURATION, LEVEL, NAME, POSITION, PRICE, RANK, SEQUENCE, TIME, Topic, YEAR};
use crate::vocabulary::units::UnitId;

/// Years of recorded history.
const YEARS: std::ops::RangeInclusive<i64> = 1000..=2100;
/// Numbers of years below this are durations, not dates.
const MIN_DATED_YEAR: i64 = 200;
/// Multiples of this are round numbers: counts often are, dates rarely.
const ROUND: i64 = 25;
/// Minutes of an hour.
const MINUTES: i64 = 60;
/// Hours of a day.
const HOURS: i64 = 24;
/// Maximum number of words in a name whose words are all about its values; a longer one is a sentence.
const MAX_NAME_WORDS: usize = 4;

/// Whether sentences about other themes often name this one.
fn is_general(theme: &str) -> bool {
    matches!(theme, POSITION | NAME | LEVEL)
}

/// The weight of a word as a reference to a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Weight {
    /// It is a cue of the theme: `drinks`.
    Cue,
    /// It names the theme.
    Theme,
    /// It is in the category's name.
    Name,
}

/// What the categories of a puzzle are about.
#[derive(Debug, Default)]
pub(crate) struct Topics {
    all: Vec<Topic>,
    /// The words of their names, by their stems.
    words: FxHashMap<SmolStr, Vec<CategoryId>>,
    /// The themes of the categories.
    themed: Vec<(ThemeId, CategoryId)>,
    /// The categories whose values only persons have.
    pub(crate) personal: Vec<CategoryId>,
}

impl Topics {
    pub(crate) fn new(puzzle: &GridPuzzle, words: &Tokenized, language: &Language) -> Self {
        let mut topics = Self::default();
        for (id, category) in puzzle.category_ids().zip(&puzzle.categories) {
            let topic = topics.topic(id, category, words, language);
            topics.all.push(topic);
        }
        topics
    }

    #[inline(never)]
    fn topic(&mut self, id: CategoryId, category: &Category, words: &Tokenized, language: &Language) -> Topic {
        let (forms, lexicon) = (&language.forms, &language.lexicon);
        let name = words.category(id);
        let one = Number::from_integer(1);
        let mut topic = Topic { scale: one, unwritten: one, ..Topic::default() };
        let (mut themes, phrases) = forms.themes.of(name, forms);
        // A name may be ambiguous: Dutch `baan` is a job or a lane. Plain numbers rule out themes of words.
        if matches!(category.numeric, Some(NumericKind::Number { .. })) {
            themes.retain(|&id| !forms.themes.theme(id).is_of_words());
        }
        let general = |&id: &ThemeId| is_general(&forms.themes.theme(id).name);
        // General themes give way to others ("each person has a unique pet" is about pets), unless the values are
        // places: `seat: 1, 2, 3`.
        let row = name.len() == 1 && are_in_a_row(category);
        if !row && !themes.iter().all(general) {
            themes.retain(|id| !general(id));
        }
        let of_name = || name.iter().enumerate().filter(|(_, t)| t.kind == Kind::Word);
        let is_sentence = of_name().count() > MAX_NAME_WORDS && !themes.is_empty();
        for (at, token) in of_name().filter(|_| !is_sentence) {
            // A word of the grammar names places that are numbered: `room: 1, 2, 3`.
            if row && themes.is_empty() || !lexicon.is_grammar(name, at) {
                topic.name.push(token.text.clone());
                // A word of a longer theme name does not refer to the category: `colour` of `hair colour`.
                if !phrases.iter().any(|p| p.contains(&at)) {
                    self.word(&token.text, id, forms);
                }
            }
        }
        for theme in themes {
            self.themed.push((theme, id));
            let theme = forms.themes.theme(theme);
            topic.needs_cue |= theme.needs_cue;
            topic.deeds |= theme.deeds;
            topic.people |= theme.people;
            if theme.personal && !self.personal.contains(&id) {
                self.personal.push(id);
            }
            topic.themes.push(theme.name.clone());
        }
        // `night: 1, 2, 3` says when, `nights: 2, 3, 5` how long.
        if topic.is_about(TIME) && !are_numbered(category) {
            let time = forms.themes.by_name(TIME);
            self.themed.retain(|&(theme, of)| of != id || Some(theme) != time);
            topic.themes.retain(|theme| theme != TIME);
        }
        if are_few(category) {
            // Small numbers of years are durations: "years of service: 3, 5, 8".
            topic.themes.retain(|theme| theme != YEAR);
        }
        topic.dated = look_like_years(category);
        let counts =
            |theme: &SmolStr| [POSITION, RANK, SEQUENCE].contains(&theme.as_str()) || forms.units.measure(theme);
        if topic.dated && !topic.themes.iter().any(counts) {
            let year = forms.themes.by_name(YEAR);
            topic.themes.clear();
            self.themed.extend(year.map(|theme| (theme, id)));
            topic.themes.extend(year.map(|_| SmolStr::new_static(YEAR)));
        }
        // Ordinals of prizes and places are ranks; those of floors are not: a higher floor has the larger number.
        if topic.themes.iter().all(|theme| theme == PRICE || theme == POSITION)
            && are_ordinals(id, category, words, forms)
        {
            topic.themes.retain(|theme| theme == POSITION);
            let rank = forms.themes.by_name(RANK);
            self.themed.extend(rank.map(|theme| (theme, id)));
            topic.themes.push(SmolStr::new_static(RANK));
        }
        let value = category.values.first();
        if let Some(NumericKind::Number { prefix, suffix }) = &category.numeric {
            let (prefix, suffix) = (tokens(prefix, &lexicon.split), tokens(suffix, &lexicon.split));
            // Reads the value as a number of a sentence, so that `2 million` is the same number in both.
            let scale = value.and_then(|value| {
                let words = words.value(ValueId { category: id, index: 0 });
                let at = words.iter().position(|t| t.kind == Kind::Number)?;
                let read = forms.numerals.at(words, at)?.number;
                value.number.filter(|n| !n.is_zero()).and_then(|n| read.checked_div(&n))
            });
            topic.scale = scale.filter(|s| *s > Number::zero()).unwrap_or(topic.scale);
            topic.unit = [&prefix[..], &suffix, name]
                .into_iter()
                .find_map(|words| (0..words.len()).find_map(|at| forms.units.at(words, at)).map(|(unit, _)| unit));
            // The 15th century is a date; five centuries are a duration.
            let is_long = topic.unit.is_some_and(|unit| forms.units.factor(unit) > one);
            let years = topic.unit.is_some_and(|unit| forms.units.measures(unit).iter().any(|what| what == YEAR));
            topic.dated |= is_long && years && are_ordinals(id, category, words, forms);
            let times = |(unit, _): (UnitId, usize)| forms.units.measures(unit).iter().any(|what| what == DURATION);
            // A unit before the number is not a measure: `Week 3`.
            let numbered = (0..prefix.len()).any(|at| forms.units.at(&prefix, at).is_some_and(times));
            topic.themes.extend(numbered.then_some(SmolStr::new_static(TIME)));
            if topic.scale == one {
                let said = (0..name.len()).find_map(|at| forms.numerals.multiple(name, at, &forms.inflection));
                topic.unwritten = said.unwrap_or(one);
            }
            // Whole hours of a day are times, too, if the name does not say that they last: `begin: 7 uur, 8 uur`.
            if topic.themes.is_empty() && topic.unit.is_some_and(|unit| are_hours(unit, &suffix, category, forms)) {
                let clock = forms.themes.by_name(CLOCK);
                self.themed.extend(clock.map(|theme| (theme, id)));
                topic.themes.extend(clock.map(|_| SmolStr::new_static(CLOCK)));
            }
            // A category counted in units of time is a duration: "a shorter period".
            let is_duration = topic.unit.is_some_and(|unit| times((unit, 0)));
            if is_duration && prefix.is_empty() && topic.themes.is_empty() {
                let duration = forms.themes.by_name(DURATION);
                self.themed.extend(duration.map(|theme| (theme, id)));
                topic.themes.extend(duration.map(|_| SmolStr::new_static(DURATION)));
            }
            let texts = |tokens: Vec<Token>| tokens.into_iter().map(|t| t.text).collect();
            (topic.prefix, topic.suffix) = (texts(prefix), texts(suffix));
        }
        topic
    }

    fn word(&mut self, word: &str, category: CategoryId, forms: &Forms) {
        forms.inflection.forms(word, &mut |stem| {
            let of = self.words.entry(stem.into()).or_default();
            of.extend((!of.contains(&category)).then_some(category));
        });
    }

    /// The categories of a theme.
    fn about(&self, theme: ThemeId) -> impl Iterator<Item = CategoryId> {
        self.themed.iter().filter(move |themed| themed.0 == theme).map(|themed| themed.1)
    }

    /// Whether a category has this theme.
    pub(crate) fn has_theme(&self, name: &str) -> bool {
        self.all.iter().any(|topic| topic.themes.iter().any(|theme| theme == name))
    }

    pub(crate) fn of(&self, category: CategoryId) -> &Topic {
        &self.all[category.0 as usize]
    }

    /// Returns the categories that a token refers to, each with the weight of the reference; a category may come twice.
    pub(crate) fn referents(
        &self,
        tokens: &[Token],
        at: usize,
        forms: &Forms,
        visit: &mut dyn FnMut(CategoryId, Weight),
    ) {
        let token = &tokens[at];
        if token.kind == Kind::Word {
            self.referents_of_word(&token.text, forms, visit);
            self.referents_of_phrase(tokens, at, forms, visit);
        }
    }

    /// Visits the categories that a word refers to in every context.
    pub(super) fn referents_of_word(&self, word: &str, forms: &Forms, visit: &mut dyn FnMut(CategoryId, Weight)) {
        let mut look = |stem: &str| {
            self.words.get(stem).into_iter().flatten().for_each(|&c| visit(c, Weight::Name));
            for &(theme, weight) in forms.themes.referents(stem) {
                self.about(theme).for_each(|c| visit(c, weight));
            }
        };
        forms.inflection.forms(word, &mut look);
        forms.compounds.beginnings(word, &mut |beginning, ending| {
            look(ending);
            forms.inflection.forms(beginning, &mut look);
        });
    }

    /// Visits the categories that a phrase of several words refers to.
    pub(super) fn referents_of_phrase(
        &self,
        tokens: &[Token],
        at: usize,
        forms: &Forms,
        visit: &mut dyn FnMut(CategoryId, Weight),
    ) {
        for (&theme, _) in forms.themes.phrases.at(tokens, at) {
            self.about(theme).for_each(|c| visit(c, Weight::Theme));
        }
    }

    /// Returns the categories whose values the subject of a verb of loss does not have, each with the length of the
    /// verb: who sold a dog has none.
    pub(crate) fn without<'s>(
        &'s self,
        tokens: &'s [Token],
        at: usize,
        forms: &'s Forms,
    ) -> impl Iterator<Item = (usize, CategoryId)> + 's {
        let found = forms.themes.without.at(tokens, at);
        found.flat_map(|(&theme, length)| self.about(theme).map(move |c| (length, c)))
    }

    /// Whether a token names a category or its theme.
    pub(crate) fn is_noun(&self, tokens: &[Token], at: usize, category: CategoryId, forms: &Forms) -> bool {
        let mut noun = false;
        if at < tokens.len() {
            self.referents(tokens, at, forms, &mut |c, weight| noun |= c == category && weight >= Weight::Theme);
        }
        noun
    }

    /// Returns the categories that are named at a token with the lengths of the names, the longest first, names before
    /// themes. `referents` are the categories that the token refers to.
    pub(crate) fn named(
        &self,
        tokens: &[Token],
        at: usize,
        referents: &[(CategoryId, Weight)],
        forms: &Forms,
    ) -> Vec<(CategoryId, Weight, usize)> {
        let mut found: Vec<(CategoryId, Weight, usize)> = Vec::new();
        for &(category, weight) in referents.iter().filter(|s| s.1 >= Weight::Theme) {
            match found.iter_mut().find(|f| f.0 == category) {
                Some(known) => known.1 = known.1.max(weight),
                None => found.push((category, weight, 1)),
            }
        }
        for (category, _, length) in &mut found {
            let name = &self.of(*category).name;
            let whole = tokens.get(at..at + name.len()).is_some_and(|here| {
                name.iter().zip(here).all(|(word, token)| forms.inflection.same_word(word, &token.text))
            });
            if whole {
                *length = name.len();
            }
        }
        sort_few_by_key(&mut found, |&(category, weight, length)| (std::cmp::Reverse((length, weight)), category));
        found
    }
}

/// Whether numbers follow each other as those of places do: `A1, A2, A3`.
fn are_in_a_row(category: &Category) -> bool {
    let numbers: Option<Vec<Number>> = category.order().iter().map(|&at| category.values[at as usize].number).collect();
    let one = Number::from_integer(1);
    let follows = |pair: &[Number]| pair[0] + one == pair[1];
    numbers.is_some_and(|numbers| numbers.len() > 1 && numbers.windows(2).all(follows))
}

/// Whether the values are whole hours of a day, each with its unit: `7 uur`.
fn are_hours(unit: UnitId, suffix: &[Token], category: &Category, forms: &Forms) -> bool {
    let is_hour = forms.units.measures(unit).iter().any(|what| what == CLOCK)
        && forms.units.factor(unit) == Number::from_integer(MINUTES);
    let day = Number::zero()..=Number::from_integer(HOURS);
    let is_of_day = |number: Number| number.is_integer() && day.contains(&number);
    is_hour && !suffix.is_empty() && category.values.iter().all(|value| value.number.is_some_and(is_of_day))
}

/// Whether the values are the numbers from 1 on, without a unit.
fn are_numbered(category: &Category) -> bool {
    let is_plain = match &category.numeric {
        Some(NumericKind::Number { suffix, .. }) => suffix.is_empty(),
        _ => false,
    };
    let first = category.order().first().and_then(|&at| category.values[at as usize].number);
    is_plain && first == Some(Number::from_integer(1)) && are_in_a_row(category)
}

/// Whether the values are too small for years of our time.
fn are_few(category: &Category) -> bool {
    category.values.iter().all(|value| value.number.is_some_and(|number| number < Number::from_integer(MIN_DATED_YEAR)))
}

/// Whether all values of a category are ordinals: `1st`, `second`.
fn are_ordinals(id: CategoryId, category: &Category, words: &Tokenized, forms: &Forms) -> bool {
    let is_ordinal = |index: usize| {
        let words = words.value(ValueId { category: id, index: index as u32 });
        forms.numerals.at(words, 0).is_some_and(|n| n.series == Series::Ordinal && n.end == words.len())
    };
    category.ordered && (0..category.values.len()).all(is_ordinal)
}

/// Whether the values look like years: `eruption: 1912, 1931, 1950`.
fn look_like_years(category: &Category) -> bool {
    let plain = match &category.numeric {
        Some(NumericKind::Number { prefix, suffix }) => prefix.is_empty() && suffix.is_empty(),
        _ => false,
    };
    let number = |text: &str| text.trim().parse::<i64>().ok().filter(|number| YEARS.contains(number));
    plain
        && category.values.iter().all(|value| number(&value.text).is_some())
        && category.values.iter().filter_map(|value| number(&value.text)).any(|number| number % ROUND != 0)
}
