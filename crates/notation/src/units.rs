//! Units that can be converted into one another.

use crate::Number;
use crate::names::fold;

/// What a unit measures; only units of the same dimension can be converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dimension {
    /// In minutes.
    Duration,
    /// In months.
    Calendar,
    /// In millimetres.
    Length,
    /// In grams.
    Weight,
    /// In millilitres.
    Volume,
    /// In units.
    Magnitude,
    Dollar,
    Euro,
    Pound,
    /// Hundredths of any money.
    Cent,
}

/// A dimension and the unit's size in it.
type Unit = (Dimension, Number);

/// Dimension, size in it as numerator and denominator, names.
const UNITS: &[(Dimension, i64, i64, &[&str])] = &[
    (Dimension::Duration, 1, 60, &["s", "sec", "second", "seconds", "seconde", "secondes", "seconden"]),
    (Dimension::Duration, 1, 1, &["min", "mins", "minute", "minutes", "minuut", "minuten", "'"]),
    (Dimension::Duration, 60, 1, &["h", "hr", "hrs", "hour", "hours", "heure", "heures", "u", "uur", "uren", "uhr"]),
    (Dimension::Duration, 1440, 1, &["day", "days", "jour", "jours", "dag", "dagen"]),
    (Dimension::Duration, 10080, 1, &["week", "weeks", "semaine", "semaines", "weken"]),
    (Dimension::Calendar, 1, 1, &["month", "months", "mois", "maand", "maanden"]),
    (Dimension::Calendar, 12, 1, &["year", "years", "an", "ans", "année", "années", "jaar", "jaren", "yr", "yrs"]),
    (Dimension::Calendar, 120, 1, &["decade", "decades", "décennie", "décennies", "decennium", "decennia"]),
    (Dimension::Calendar, 1200, 1, &["century", "centuries", "siècle", "siècles", "eeuw", "eeuwen"]),
    (Dimension::Length, 1, 1, &["mm", "millimetre", "millimetres", "millimeter", "millimeters"]),
    (Dimension::Length, 10, 1, &["cm", "centimetre", "centimetres", "centimeter", "centimeters", "centimètres"]),
    (Dimension::Length, 1000, 1, &["m", "metre", "metres", "meter", "meters", "mètre", "mètres"]),
    (Dimension::Length, 1_000_000, 1, &["km", "kilometre", "kilometres", "kilometer", "kilometers", "kilomètres"]),
    (Dimension::Length, 254, 10, &["inch", "inches", "\""]),
    (Dimension::Length, 3048, 10, &["ft", "foot", "feet"]),
    (Dimension::Length, 9144, 10, &["yd", "yard", "yards"]),
    (Dimension::Length, 1_609_344, 1, &["mi", "mile", "miles"]),
    (Dimension::Weight, 1, 1, &["g", "gram", "grams", "gramme", "grammes", "grammen"]),
    (Dimension::Weight, 1000, 1, &["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogrammes"]),
    (Dimension::Weight, 1_000_000, 1, &["t", "tonne", "tonnes", "ton"]),
    (Dimension::Volume, 1, 1, &["ml", "millilitre", "millilitres", "milliliter", "milliliters"]),
    (Dimension::Volume, 10, 1, &["cl", "centilitre", "centilitres", "centiliter"]),
    (Dimension::Volume, 1000, 1, &["l", "litre", "litres", "liter", "liters"]),
    (Dimension::Magnitude, 1000, 1, &["thousand", "mille", "duizend", "k"]),
    (Dimension::Magnitude, 1_000_000, 1, &["million", "millions", "miljoen"]),
    (Dimension::Magnitude, 1_000_000_000, 1, &["billion", "milliard", "milliards", "miljard"]),
    (Dimension::Dollar, 1, 1, &["$", "dollar", "dollars", "usd"]),
    (Dimension::Euro, 1, 1, &["€", "euro", "euros", "euro's", "eur"]),
    (Dimension::Pound, 1, 1, &["£", "gbp"]),
    (Dimension::Cent, 1, 100, &["cent", "cents", "centimes", "eurocent", "pence"]),
];

/// Signs that may precede a number without being part of a name.
pub(crate) const CURRENCY_SIGNS: [char; 4] = ['$', '€', '£', '¥'];

/// Maximum length of the name of a unit, in bytes; it bounds the work.
const MAX_LENGTH: usize = 24;

/// Whether this is a name of hours.
pub(crate) fn is_hour(name: &str) -> bool {
    unit(name).is_some_and(|(dimension, size)| dimension == Dimension::Duration && size == Number::from_integer(60))
}

pub(crate) fn unit(name: &str) -> Option<Unit> {
    if name.len() > MAX_LENGTH {
        return None;
    }
    let folded = fold(name.trim().trim_end_matches('.'));
    let &(dimension, numerator, denominator, _) =
        UNITS.iter().find(|(_, _, _, names)| names.contains(&folded.as_str()))?;
    Some((dimension, Number::new(numerator, denominator)))
}

/// Returns how many of `base` make one `unit`.
pub(crate) fn ratio(unit: Unit, base: Unit) -> Option<Number> {
    let money = |d| matches!(d, Dimension::Dollar | Dimension::Euro | Dimension::Pound | Dimension::Cent);
    let cents = unit.0 == Dimension::Cent || base.0 == Dimension::Cent;
    (unit.0 == base.0 || (cents && money(unit.0) && money(base.0))).then(|| unit.1 / base.1)
}

/// Returns whether the first word is the plural of the second: `nights`, `glasses`, `nachten`, `auto's`, `Augen`, `Punkte`.
fn is_plural(many: &str, one: &str) -> bool {
    let ending = many.strip_prefix(one).filter(|_| !one.is_empty());
    ending.is_some_and(|ending| ending == "s" || one.len() > 2 && ["es", "en", "'s", "n", "e"].contains(&ending))
}

/// Returns whether two units are the same: one word, singular and plural, synonyms, or both ordinals.
pub(crate) fn same(a: &str, b: &str) -> bool {
    const ORDINALS: &[&[&str]] =
        &[&["st", "nd", "rd", "th"], &["e", "er", "ère", "re", "ème", "me"], &["e", "ste", "de"]];
    let (a, b) = (fold(a.trim()), fold(b.trim()));
    a == b
        || is_plural(&a, &b)
        || is_plural(&b, &a)
        || matches!((unit(&a), unit(&b)), (Some(a), Some(b)) if a == b)
        || ORDINALS.iter().any(|set| set.contains(&a.as_str()) && set.contains(&b.as_str()))
}

#[cfg(test)]
mod tests {
    use super::same;

    #[test]
    fn a_unit_and_its_plural_are_the_same() {
        for (one, many) in [
            ("night", "nights"),
            ("glass", "glasses"),
            ("nacht", "nachten"),
            ("auto", "auto's"),
            ("auge", "augen"),
            ("punkt", "punkte"),
        ] {
            assert!(same(one, many) && same(many, one), "{one}, {many}");
        }
        assert!(!same("m", "men") && !same("", "s") && !same("tent", "tents are"));
    }
}
