//! What the categories of a puzzle are about: their themes, their units, and the words that speak of each.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, GridPuzzle, Number, NumericKind};
use num_traits::{CheckedDiv as _, CheckedMul as _, Zero as _};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::Language;
use crate::sort::sort_few_by_key;
use crate::tokens::{Kind, Token, tokens};
use crate::vocabulary::forms::Forms;
use crate::vocabulary::numerals::Series;
use crate::vocabulary::themes::ThemeId;
use crate::vocabulary::tokenized::Tokenized;
use crate::vocabulary::units::UnitId;

/// The theme of categories in whose order things stand.
const POSITION: &str = "position";
/// The theme of categories of people's names.
const NAME: &str = "name";
/// The theme of categories whose values rank.
pub(super) const RANK: &str = "rank";

/// The theme of categories whose values follow each other: chapters, rounds.
const SEQUENCE: &str = "sequence";

/// The theme of categories of amounts of money.
const PRICE: &str = "price";
/// The theme of categories of years.
const YEAR: &str = "year";
/// Years of recorded history.
const YEARS: std::ops::RangeInclusive<i64> = 1000..=2100;
/// Numbers of years below this are durations, not dates.
const MIN_DATED_YEAR: i64 = 200;
/// Multiples of this are round numbers: counts often are, dates rarely.
const ROUND: i64 = 25;
/// Measure of units that count years before our era.
const AGO: &str = "ago";
/// Dimension of everything that comes earlier or later.
pub(super) const TIME: &str = "time";
/// Measure of lengths of time.
const DURATION: &str = "duration";
/// Maximum number of words in a name whose words are all about its values; a longer one is a sentence.
const MAX_NAME_WORDS: usize = 4;

/// Whether a theme is named in many a sentence that is about another.
fn is_general(theme: &str) -> bool {
    matches!(theme, POSITION | NAME)
}

/// What units measure that no category of plain numbers counts in.
const CALENDAR: [&str; 4] = ["clock", "date", "month", "weekday"];

/// How much a word says of a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Weight {
    /// It goes with the theme: `drinks`.
    Cue,
    /// It names the theme.
    Theme,
    /// It is in the category's name.
    Name,
}

/// What a category is about.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is true of some categories, whatever the others are")]
pub(crate) struct Topic {
    /// The names of its themes.
    themes: Vec<SmolStr>,
    /// Whether its values are only meant beside one of its words.
    pub(crate) needs_cue: bool,
    /// Whether its values are deeds or their doers.
    deeds: bool,
    /// Whether its values are years of our era.
    dated: bool,
    /// Whether its values denote people.
    pub(crate) people: bool,
    /// The unit that its numbers are written with.
    unit: Option<UnitId>,
    /// What its numbers are said with that are written without: 1,000,000 for `age (millions of years): 68, 84`.
    unwritten: Number,
    /// What a written number of it is multiplied with: 1,000,000 for `2 million`.
    pub(crate) scale: Number,
    /// What stands before and behind its numbers.
    pub(crate) prefix: Vec<SmolStr>,
    pub(crate) suffix: Vec<SmolStr>,
    /// The words of its name.
    name: Vec<SmolStr>,
}

/// What the categories of a puzzle are about.
#[derive(Debug, Default)]
pub(crate) struct Topics {
    all: Vec<Topic>,
    /// The words of their names, by their stems.
    words: FxHashMap<SmolStr, Vec<CategoryId>>,
    /// The themes of the categories.
    themed: Vec<(ThemeId, CategoryId)>,
    /// Those with which only persons have to do.
    pub(crate) personal: Vec<CategoryId>,
}

impl Topics {
    pub(crate) fn new(puzzle: &GridPuzzle, words: &Tokenized, language: &Language) -> Self {
        let mut topics = Self::default();
        for (at, category) in puzzle.categories.iter().enumerate() {
            let topic = topics.topic(CategoryId(at as u32), category, words, language);
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
        let (mut themes, phrases) = forms.themes.of(name, &forms.inflection);
        let general = |&id: &ThemeId| is_general(&forms.themes.theme(id).name);
        // "Each person has a unique pet" speaks of pets, not of persons.
        if !themes.iter().all(general) {
            themes.retain(|id| !general(id));
        }
        let of_name = || name.iter().enumerate().filter(|(_, t)| t.kind == Kind::Word);
        let is_sentence = of_name().count() > MAX_NAME_WORDS && !themes.is_empty();
        for (at, token) in of_name().filter(|_| !is_sentence) {
            if !lexicon.is_grammar(name, at) {
                topic.name.push(token.text.clone());
                // `colour` says nothing of a category `hair colour`.
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
        if are_few(category) {
            // "Years of service: 3, 5, 8" are no dates.
            topic.themes.retain(|theme| theme != YEAR);
        }
        topic.dated = look_like_years(category);
        if topic.themes.is_empty() && topic.dated {
            let year = forms.themes.by_name(YEAR);
            self.themed.extend(year.map(|theme| (theme, id)));
            topic.themes.extend(year.map(|_| SmolStr::new_static(YEAR)));
        }
        // First prize is no amount of money, and first place may be won; floors have ordinals, too, but a higher one has
        // the larger.
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
            // As the sentences' numbers are read, so that `2 million` is one number there and here.
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
            let times = |(unit, _): (UnitId, usize)| forms.units.measures(unit).iter().any(|what| what == DURATION);
            // `Week 3` is no three weeks.
            let numbered = (0..prefix.len()).any(|at| forms.units.at(&prefix, at).is_some_and(times));
            topic.themes.extend(numbered.then_some(SmolStr::new_static(TIME)));
            if topic.scale == one {
                let said = (0..name.len()).find_map(|at| forms.numerals.multiple(name, at, &forms.inflection));
                topic.unwritten = said.unwrap_or(one);
            }
            // What is counted in days is spoken of as other times are: "a shorter period".
            let lasts = topic.unit.is_some_and(|unit| times((unit, 0)));
            if lasts && prefix.is_empty() && topic.themes.is_empty() {
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

    /// The categories that a token speaks of, each with how much it says; a category may come twice.
    pub(crate) fn spoken(&self, tokens: &[Token], at: usize, forms: &Forms, visit: &mut dyn FnMut(CategoryId, Weight)) {
        let token = &tokens[at];
        if token.kind == Kind::Word {
            self.spoken_alone(&token.text, forms, visit);
            self.spoken_with_next(tokens, at, forms, visit);
        }
    }

    /// The categories that a word speaks of, whatever stands around it.
    pub(super) fn spoken_alone(&self, word: &str, forms: &Forms, visit: &mut dyn FnMut(CategoryId, Weight)) {
        let mut look = |stem: &str| {
            self.words.get(stem).into_iter().flatten().for_each(|&c| visit(c, Weight::Name));
            for &(theme, weight) in forms.themes.spoken(stem) {
                self.about(theme).for_each(|c| visit(c, weight));
            }
        };
        forms.inflection.forms(word, &mut look);
        forms.compounds.beginnings(word, &mut |beginning, ending| {
            look(ending);
            forms.inflection.forms(beginning, &mut look);
        });
    }

    /// The categories that a phrase of several words speaks of.
    pub(super) fn spoken_with_next(
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

    /// The categories whose things are not had by who does to them what a token says, each with how many tokens say
    /// so: who sold a dog has none.
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
            self.spoken(tokens, at, forms, &mut |c, weight| noun |= c == category && weight >= Weight::Theme);
        }
        noun
    }

    /// The categories that are named at a token, with how many tokens the name takes; the longest first, names before
    /// themes.
    /// `spoken` are the categories that the token speaks of.
    pub(crate) fn named(
        &self,
        tokens: &[Token],
        at: usize,
        spoken: &[(CategoryId, Weight)],
        forms: &Forms,
    ) -> Vec<(CategoryId, Weight, usize)> {
        let mut found: Vec<(CategoryId, Weight, usize)> = Vec::new();
        for &(category, weight) in spoken.iter().filter(|s| s.1 >= Weight::Theme) {
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

/// Whether the values are years as far as one can see: `eruption: 1912, 1931, 1950`.
fn look_like_years(category: &Category) -> bool {
    let plain = matches!(&category.numeric, Some(NumericKind::Number { prefix, suffix }) if prefix.is_empty() && suffix.is_empty());
    let number = |text: &str| text.trim().parse::<i64>().ok().filter(|number| YEARS.contains(number));
    plain
        && category.values.iter().all(|value| number(&value.text).is_some())
        && category.values.iter().filter_map(|value| number(&value.text)).any(|number| number % ROUND != 0)
}

impl Topic {
    /// Whether things stand in the order of the category: houses, seats, lanes.
    pub(crate) fn is_position(&self) -> bool {
        self.themes.iter().any(|t| t == POSITION)
    }

    /// Whether its values are names, and of nothing that its name tells besides (`ship's name`).
    pub(crate) fn is_name(&self) -> bool {
        self.themes.iter().any(|t| t == NAME) && self.name.len() <= 1
    }

    /// Whether anything is known of what it is about.
    pub(crate) fn has_theme(&self) -> bool {
        !self.themes.is_empty()
    }

    /// Whether this is one of its themes.
    pub(crate) fn is_about(&self, theme: &str) -> bool {
        self.themes.iter().any(|t| t == theme)
    }

    /// Whether words are made from its values.
    pub(crate) fn has_deeds(&self) -> bool {
        self.deeds
    }

    /// Whether its values are names that nothing is made from, as far as its name tells.
    pub(crate) fn has_proper_names(&self) -> bool {
        self.themes.iter().all(|t| t == NAME)
    }

    /// Whether its numbers measure or date something else than a place in an order.
    pub(crate) fn measures(&self, category: &Category) -> bool {
        let order = [POSITION, RANK, SEQUENCE, YEAR];
        let plain = matches!(category.numeric, Some(NumericKind::Number { .. }));
        plain && (self.unit.is_some() || self.has_theme()) && !self.themes.iter().any(|t| order.contains(&t.as_str()))
    }

    /// Whether its values rank: places in a race.
    pub(crate) fn is_rank(&self) -> bool {
        self.themes.iter().any(|t| t == RANK)
    }

    /// What a comparison may speak of: first what both the name and the unit say, then what either says.
    pub(crate) fn dimensions<'a>(&'a self, category: &Category, forms: &'a Forms) -> Vec<&'a str> {
        let mut all: Vec<&str> = Vec::new();
        match category.numeric {
            Some(NumericKind::Time) => all.extend(["clock", "time"]),
            Some(NumericKind::Date) => all.extend(["date", "time"]),
            Some(NumericKind::Month) => all.extend(["month", "time"]),
            Some(NumericKind::Weekday) => all.extend(["weekday", "time"]),
            None if category.ordered && !self.is_position() => all.push(RANK),
            Some(NumericKind::Number { .. }) | None => {}
        }
        // A number of days is no date, nor is a number of years; the 15th century is one.
        let measures = self.unit.map_or(&[][..], |unit| forms.units.measures(unit));
        let single = self.unit.is_some_and(|unit| forms.units.factor(unit) == Number::from_integer(1));
        let dates = |m: &str| {
            // Who started in a later year did not take longer.
            if self.dated { m != YEAR } else { CALENDAR.contains(&m) || m == YEAR && single && !self.is_about(YEAR) }
        };
        let measures = measures.iter().map(SmolStr::as_str).filter(|m| !dates(m));
        let themes = || self.themes.iter().map(SmolStr::as_str);
        all.extend(measures.clone().filter(|m| themes().any(|theme| theme == *m)));
        all.extend(measures);
        all.extend(themes());
        all
    }

    /// A number as it is said: `16 million` for 16 where millions are counted; none where it is said as it is written.
    pub(crate) fn as_said(&self, number: Number) -> Option<Number> {
        (self.unwritten > Number::from_integer(1)).then(|| number.checked_mul(&self.unwritten)).flatten()
    }

    /// A number that was said as it is written in the category: 16 for `16 million` where millions are counted.
    pub(crate) fn as_written(&self, number: Number) -> Number {
        let large = number >= self.unwritten || number <= -self.unwritten;
        if large { number.checked_div(&self.unwritten).unwrap_or(number) } else { number }
    }

    /// How many of the category's numbers one unit is, if it is counted in the unit.
    pub(crate) fn counted_in(&self, unit: UnitId, category: &Category, forms: &Forms) -> Option<Number> {
        let units = &forms.units;
        let measures = |what: &str| units.measures(unit).iter().any(|m| m == what);
        let factor = match category.numeric.as_ref()? {
            NumericKind::Time => measures("clock").then(|| units.factor(unit)),
            NumericKind::Date => measures("date").then(|| units.factor(unit)),
            NumericKind::Month => measures("month").then(|| units.factor(unit)),
            NumericKind::Weekday => measures("weekday").then(|| units.factor(unit)),
            NumericKind::Number { .. } => match self.unit {
                Some(own) if units.measures(own).iter().any(|m| m == AGO) => {
                    measures("year").then(|| units.factor(unit))
                }
                Some(own) => units.ratio(unit, own),
                None => self.themes.iter().any(|t| measures(t)).then(|| Number::from_integer(1)),
            },
        };
        factor.and_then(|f| f.checked_div(&self.scale))
    }

    /// Whether nothing says what its numbers measure.
    pub(crate) fn is_unknown(&self) -> bool {
        self.unit.is_none() && self.themes.is_empty()
    }
}
