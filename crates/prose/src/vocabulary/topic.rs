//! The topic of one category: its themes, the unit of its numbers, and how sentences express its values.

use bachet_notation::{Category, Number, NumericKind};
use num_traits::{CheckedDiv as _, CheckedMul as _};
use smol_str::SmolStr;

use super::comparatives::Comparative;
use super::forms::Forms;
use super::units::UnitId;

/// The theme of categories of places.
pub(super) const POSITION: &str = "position";
/// The theme of categories of floors.
pub(super) const LEVEL: &str = "level";
/// The theme of heights, and of floors in most languages.
pub(super) const HEIGHT: &str = "height";
/// The theme of depths.
pub(super) const DEPTH: &str = "depth";
/// The theme of categories of people's names.
pub(super) const NAME: &str = "name";
/// The theme of categories of scores and grades.
const SCORE: &str = "score";
/// The theme of categories whose values rank.
pub(super) const RANK: &str = "rank";
/// The theme of categories whose values follow each other: chapters, rounds.
pub(super) const SEQUENCE: &str = "sequence";
/// The theme of categories of amounts of money.
pub(super) const PRICE: &str = "price";
/// The theme of categories of years.
pub(crate) const YEAR: &str = "year";
/// Measure of units that count years before our era.
pub(super) const AGO: &str = "ago";
/// Dimension of everything that comes earlier or later.
pub(super) const TIME: &str = "time";
/// Theme of categories of times of day, and measure of units that these are counted in.
pub(super) const CLOCK: &str = "clock";
/// Measure of lengths of time.
pub(crate) const DURATION: &str = "duration";
/// Theme of categories that say how far.
pub(super) const DISTANCE: &str = "distance";
/// Theme of categories that say how fast.
pub(super) const SPEED: &str = "speed";
/// Measures of units that no category of plain numbers has.
pub(crate) const CALENDAR: [&str; 4] = [CLOCK, "date", "month", "weekday"];

/// What a category is about.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is true of some categories, whatever the others are")]
pub(crate) struct Topic {
    /// The names of its themes.
    pub(super) themes: Vec<SmolStr>,
    /// Whether its values need one of its words nearby.
    pub(crate) needs_cue: bool,
    /// Whether its values are activities or their agents.
    pub(super) deeds: bool,
    /// Whether its values are years of our era.
    pub(super) dated: bool,
    /// Whether its values denote people.
    pub(crate) people: bool,
    /// The unit that its numbers are written with.
    pub(super) unit: Option<UnitId>,
    /// The factor that sentences include and the values omit: 1,000,000 for `age (millions of years): 68, 84`.
    pub(super) unwritten: Number,
    /// The factor that the values include: 1,000,000 for `2 million`.
    pub(crate) scale: Number,
    /// The words before and after its numbers.
    pub(crate) prefix: Vec<SmolStr>,
    pub(crate) suffix: Vec<SmolStr>,
    /// The words of its name.
    pub(super) name: Vec<SmolStr>,
}

impl Topic {
    /// Whether its values are places: houses, seats, lanes.
    pub(crate) fn is_position(&self) -> bool {
        self.themes.iter().any(|t| t == POSITION)
    }

    /// Whether its values are names of the entities, not of something else (`ship's name`).
    pub(crate) fn is_name(&self) -> bool {
        self.themes.iter().any(|t| t == NAME) && self.name.len() <= 1
    }

    /// Whether a theme of it is known.
    pub(crate) fn has_theme(&self) -> bool {
        !self.themes.is_empty()
    }

    /// Whether this is one of its themes.
    pub(crate) fn is_about(&self, theme: &str) -> bool {
        self.themes.iter().any(|t| t == theme)
    }

    /// Whether words are derived from its values.
    pub(crate) fn has_deeds(&self) -> bool {
        self.deeds
    }

    /// Whether its values are proper names, as far as its name shows.
    pub(crate) fn has_proper_names(&self) -> bool {
        self.themes.iter().all(|t| t == NAME)
    }

    /// Whether its numbers measure or date something else than a place in an order.
    pub(crate) fn measures(&self, category: &Category) -> bool {
        let order = [POSITION, RANK, SEQUENCE, TIME, YEAR];
        let plain = matches!(category.numeric, Some(NumericKind::Number { .. }));
        plain && (self.unit.is_some() || self.has_theme()) && !self.themes.iter().any(|t| order.contains(&t.as_str()))
    }

    /// Whether its values rank: places in a race.
    pub(crate) fn is_rank(&self) -> bool {
        self.themes.iter().any(|t| t == RANK)
    }

    /// Returns the dimensions in which it may be compared: first those of both its name and its unit, then the others.
    pub(crate) fn dimensions<'a>(&'a self, category: &Category, forms: &'a Forms) -> Vec<&'a str> {
        let mut all: Vec<&str> = Vec::new();
        match category.numeric {
            Some(NumericKind::Time) => all.extend(["clock", "time"]),
            Some(NumericKind::Date) => all.extend(["date", "time"]),
            Some(NumericKind::Month) => all.extend(["month", "time"]),
            Some(NumericKind::Weekday) => all.extend(["weekday", "time"]),
            None if are_rising_grades(category) => all.push(SCORE),
            // Floors are no ranking: the first one is the lowest, not the best.
            None if category.ordered && !self.is_position() && !self.is_about(HEIGHT) => all.push(RANK),
            Some(NumericKind::Number { .. }) | None => {}
        }
        // A number of days or years is not a date; the 15th century is one.
        let measures = self.unit.map_or(&[][..], |unit| forms.units.measures(unit));
        let single = self.unit.is_some_and(|unit| forms.units.factor(unit) == Number::from_integer(1));
        let dates = |m: &str| {
            // A later year is no longer duration.
            if self.dated { m != YEAR } else { CALENDAR.contains(&m) || m == YEAR && single && !self.is_about(YEAR) }
        };
        // What lies deeper is not higher.
        let is_depth = self.is_about(DEPTH);
        let measures = measures.iter().map(SmolStr::as_str).filter(|m| !(dates(m) || is_depth && *m == HEIGHT));
        let themes = || self.themes.iter().map(SmolStr::as_str);
        all.extend(measures.clone().filter(|m| themes().any(|theme| theme == *m)));
        all.extend(measures);
        all.extend(themes());
        all
    }

    /// Returns a number as sentences express it: `16 million` for 16 where the values are millions; `None` if that is
    /// the same.
    pub(crate) fn as_said(&self, number: Number) -> Option<Number> {
        (self.unwritten > Number::from_integer(1)).then(|| number.checked_mul(&self.unwritten)).flatten()
    }

    /// Returns a number of a sentence as the values are written: 16 for `16 million` where the values are millions.
    pub(crate) fn as_written(&self, number: Number) -> Number {
        let large = number >= self.unwritten || number <= -self.unwritten;
        if large { number.checked_div(&self.unwritten).unwrap_or(number) } else { number }
    }

    /// Returns the size of a unit in the category's numbers, if they are counted in it.
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
                // Numbers without a unit are in the one that sentences use, but a decade is ten years whatever they say.
                None => {
                    let is_plain = ["year", "money"].into_iter().any(measures);
                    let one = Number::from_integer(1);
                    let size = if is_plain { units.factor(unit).max(one) } else { one };
                    self.themes.iter().any(|t| measures(t)).then_some(size)
                }
            },
        };
        factor.and_then(|f| f.checked_div(&self.scale))
    }

    /// Whether its numbers are depths and a comparative is about heights: what lies below is deeper.
    pub(super) fn is_upside_down(&self, comparative: &Comparative) -> bool {
        let is_about = |what: &str| comparative.dimensions.iter().any(|(name, _)| name == what);
        self.is_about(DEPTH) && is_about(HEIGHT) && !is_about(DEPTH)
    }

    /// Whether nothing says what its numbers measure.
    pub(crate) fn is_unknown(&self) -> bool {
        self.unit.is_none() && self.themes.is_empty()
    }
}

/// Whether the values are grades in letters, the best one last.
fn are_rising_grades(category: &Category) -> bool {
    let grade = |at: &u32| {
        let text = category.values[*at as usize].text.as_str();
        let mut signs = text.chars();
        let letter = signs.next().filter(char::is_ascii_uppercase)?;
        let step = match signs.as_str() {
            "+" => 1,
            "" => 0,
            "-" | "−" | "–" => -1,
            _ => return None,
        };
        Some(step - 3 * (letter as i32))
    };
    let grades: Option<Vec<i32>> = category.order().iter().map(grade).collect();
    category.ordered && grades.is_some_and(|grades| grades.len() > 1 && grades.is_sorted())
}
