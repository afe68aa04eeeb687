//! The category in whose order entities come: places in a row, times, ranks.

use bachet_notation::clue::CategoryId;
use bachet_notation::{Category, Number, NumericKind};
use num_traits::CheckedSub as _;

use super::comparison::{Description, is_time};
use super::topic::{CALENDAR, DURATION, HEIGHT, LEVEL, RANK, TIME, YEAR};
use super::topics::Weight;
use super::{Comparative, Vocabulary};
use crate::tokens::Token;

/// Themes of categories that put entities in an order.
const SEQUENCE_THEMES: [&str; 6] = ["position", "rank", "sequence", "time", "year", "clock"];
/// The theme of categories such as points and grades: whoever has the fewest comes last.
const SCORE: &str = "score";
/// The themes of what a contest is won by.
const POINTS: [&str; 2] = [SCORE, "votes"];

impl Vocabulary<'_> {
    pub(super) fn ordered(&self) -> impl Iterator<Item = (CategoryId, &Category)> {
        self.puzzle.category_ids().zip(&self.puzzle.categories).filter(|(_, category)| category.ordered)
    }

    /// Returns the category to whose order left and right, next to, first and last refer, or `None` if there is none
    /// or more than one.
    pub(crate) fn axis(&self) -> Option<CategoryId> {
        *self.axis.get_or_init(|| self.find_axis())
    }

    #[inline(never)]
    fn find_axis(&self) -> Option<CategoryId> {
        let position = self.ordered().find(|&(c, _)| self.topics.of(c).is_position());
        let places = |&(c, of): &(CategoryId, &Category)| self.is_sequence(c, of);
        let entities = self.ordered().next().filter(|(c, _)| c.0 == 0).filter(places);
        let mut all = self.ordered();
        let only = all.next().filter(|_| all.next().is_none()).filter(places);
        // A measure is not a place: to be a year older is not to be a neighbour.
        let only = only.filter(|&(c, of)| !self.topics.of(c).measures(of));
        let rank = || {
            let mut ranks = self.ordered().filter(|&(c, _)| self.topics.of(c).is_rank());
            ranks.next().filter(|_| ranks.next().is_none())
        };
        position.or(entities).or(only).or_else(rank).map(|(category, _)| category)
    }

    /// Returns the axis, or else the only category that counts without a gap: the places in a row, as far as a
    /// guess may tell.
    pub(crate) fn row(&self) -> Option<CategoryId> {
        let counts = |&(category, of): &(CategoryId, &Category)| {
            let is_number = matches!(of.numeric, Some(NumericKind::Number { .. }));
            is_number && is_row(of) && !self.topics.of(category).measures(of)
        };
        let only = || {
            let mut all = self.ordered().filter(counts);
            all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
        };
        self.axis().or_else(only)
    }

    /// Returns the category in whose order entities come first, last and directly after one another: of several the one
    /// that the `words` (positions in `tokens`) refer to outside descriptions, else that of the places. Returns `None`
    /// if nothing decides.
    pub(crate) fn sequence(
        &self,
        tokens: &[Token],
        words: impl Iterator<Item = usize>,
        described: &[Description],
    ) -> Option<CategoryId> {
        let all: Vec<CategoryId> = self.ordered().filter(|&(c, of)| self.is_sequence(c, of)).map(|(c, _)| c).collect();
        let words: Vec<usize> = words.collect();
        // Who swims in lane 2 need not finish second: where all have a time, that says who does.
        let finishes = |at: &usize| self.is_of(tokens, *at, self.language.grammar.roles.finish);
        if all.iter().all(|&of| self.is_place(of))
            && words.iter().any(finishes)
            && let Some(times) = self.only_durations()
        {
            return Some(times);
        }
        if let [only] = all[..] {
            return self.axis().or(Some(only));
        }
        let mut referents: Vec<(CategoryId, Weight)> = Vec::new();
        for at in words {
            let describes = |c| described.iter().any(|d| d.range.contains(&at) && d.categories.contains(&c));
            self.topics.referents(tokens, at, &self.language.forms, &mut |category, weight| {
                if all.contains(&category) && !describes(category) {
                    referents.push((category, weight));
                }
            });
        }
        let best = referents.iter().map(|s| s.1).max();
        let mut of_best = referents.iter().filter(|s| Some(s.1) == best).map(|s| s.0);
        match of_best.next() {
            Some(first) => of_best.all(|other| other == first).then_some(first),
            None => self.axis().filter(|&c| self.topics.of(c).is_position() || self.topics.of(c).is_rank()),
        }
    }

    /// Whether "came first" and "came last" may refer to the order of a category. Places in a row have this meaning
    /// only if no other category is a sequence. Numbers without a known theme have it only if there is no score.
    pub(crate) fn may_come_in(&self, category: CategoryId) -> bool {
        let topic = self.topics.of(category);
        let mut others = self.ordered().filter(|&(c, _)| c != category);
        if topic.is_unknown() {
            return !others.any(|(c, _)| self.topics.of(c).is_about(SCORE));
        }
        !topic.is_position() || !others.any(|(c, of)| self.is_sequence(c, of))
    }

    /// Whether a comparative such as `above` is about a row of places that are no floors.
    pub(super) fn is_above_in_row(&self, comparative: &Comparative, category: CategoryId) -> bool {
        let topic = self.topics.of(category);
        let is_high = comparative.dimensions.first().is_some_and(|(name, _)| name == HEIGHT);
        let is_of_floors = topic.is_about(HEIGHT) || topic.is_about(LEVEL);
        is_high && comparative.orders_places() && topic.is_position() && !is_of_floors
    }

    /// Returns the sign of such a comparative: what stands above another in a row has the better rank, if these are ranks.
    pub(super) fn sign_above(&self, comparative: &Comparative, category: CategoryId) -> Option<i8> {
        comparative.sign_of_rank().filter(|_| self.topics.of(category).is_rank())
    }

    /// Returns `1` if a comparative says that the first entity comes later in the order of a category, `-1` if earlier,
    /// and `None` if it does not refer to that order: the older need not come later.
    pub(crate) fn direction(&self, comparative: &Comparative, category: CategoryId) -> Option<i8> {
        if self.is_above_in_row(comparative, category) {
            return self.sign_above(comparative, category);
        }
        let topic = self.topics.of(category);
        let known = topic.dimensions(self.puzzle.category(category), &self.language.forms);
        let said = comparative.dimensions.iter().find(|(name, sign)| *sign != 0 && known.contains(&name.as_str()));
        // Words of time and rank also order places in a row.
        let first = || comparative.dimensions.first().filter(|(name, _)| name == TIME || name == RANK);
        said.or_else(first).map(|dimension| dimension.1)
    }

    /// Whether entities come in the order of a category.
    pub(crate) fn is_in_sequence(&self, category: CategoryId) -> bool {
        self.is_sequence(category, self.puzzle.category(category))
    }

    /// Whether the values of a category are times: years, dates, days.
    pub(crate) fn tells_when(&self, category: CategoryId) -> bool {
        let known = self.topics.of(category).dimensions(self.puzzle.category(category), &self.language.forms);
        known.iter().any(|name| [TIME, YEAR].contains(name))
    }

    /// Whether a time of day, in minutes, lies between the first and the last of a category.
    pub(crate) fn has_times_around(&self, minutes: i64) -> bool {
        let minutes = Number::from_integer(minutes);
        let is_around = |of: &Category| {
            let times = || of.values.iter().filter_map(|value| value.number);
            times().any(|time| time <= minutes) && times().any(|time| time >= minutes)
        };
        self.ordered().any(|(_, of)| matches!(of.numeric, Some(NumericKind::Time)) && is_around(of))
    }

    /// The only category of times: hours, days, months, years; `None` if there is none or more than one.
    pub(crate) fn only_times(&self) -> Option<CategoryId> {
        let mut all = self.ordered().filter(|(_, of)| of.numeric.as_ref().is_some_and(is_time));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// The only category of when something happened: times, days, years; `None` if there is none or more than one.
    pub(crate) fn only_occasion(&self) -> Option<CategoryId> {
        let happens = |category, of: &Category| {
            let known = self.topics.of(category).dimensions(of, &self.language.forms);
            of.numeric.as_ref().is_some_and(is_time)
                || known.contains(&YEAR)
                || CALENDAR.iter().any(|name| known.contains(name))
        };
        let mut all = self.ordered().filter(|&(category, of)| happens(category, of));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// Whether a category is one of places, where somebody is whenever it was.
    pub(crate) fn is_place(&self, category: CategoryId) -> bool {
        self.topics.of(category).is_position() && !self.topics.of(category).is_rank()
    }

    /// The only category of how long something takes; `None` if there is none or more than one.
    pub(crate) fn only_durations(&self) -> Option<CategoryId> {
        let lasts = |category, of| {
            let known = self.topics.of(category).dimensions(of, &self.language.forms);
            known.contains(&DURATION)
        };
        let mut all = self.ordered().filter(|&(category, of)| of.numeric.is_some() && lasts(category, of));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// The only category of points; `None` if there is none or more than one.
    pub(crate) fn only_points(&self) -> Option<CategoryId> {
        let mut all = self
            .ordered()
            .filter(|&(category, _)| POINTS.iter().any(|&theme| self.topics.of(category).is_about(theme)));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// The only category of days; `None` if there is none or more than one.
    pub(crate) fn days(&self) -> Option<CategoryId> {
        let is_days = |of: &Category| matches!(of.numeric, Some(NumericKind::Weekday | NumericKind::Date));
        let mut all = self.ordered().filter(|&(_, of)| is_days(of));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// Whether entities may come in the order of a category: to pay the most is not to be last.
    pub(super) fn is_sequence(&self, category: CategoryId, of: &Category) -> bool {
        let topic = self.topics.of(category);
        match of.numeric {
            Some(NumericKind::Number { .. }) => {
                let first = of.order().first().and_then(|&at| of.values[at as usize].number);
                let counts = first == Some(Number::from_integer(1)) && is_row(of);
                let themes = SEQUENCE_THEMES.iter().any(|theme| topic.is_about(theme));
                themes || counts && topic.is_unknown()
            }
            _ => true,
        }
    }
}

/// Whether the numbers are consecutive, so that a difference of numbers is a distance of places.
pub(super) fn is_row(category: &Category) -> bool {
    let order = category.order();
    let number = |at: u32| category.values[at as usize].number;
    order.windows(2).all(|two| match (number(two[0]), number(two[1])) {
        (Some(a), Some(b)) => b.checked_sub(&a) == Some(Number::from_integer(1)),
        _ => true,
    })
}
