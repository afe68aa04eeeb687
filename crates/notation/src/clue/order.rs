//! Relations of two places, and their words in the notation.

/// The relative position of two places in an ordered category; gaps between numbers are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// Left of: a smaller place.
    Before,
    /// Right of: a larger place.
    After,
    /// Exactly this many places left of; 1 is directly left of.
    PlacesBefore(u32),
    /// Exactly this many places right of.
    PlacesAfter(u32),
    /// Exactly this many places from, on either side; 1 is next to.
    PlacesFrom(u32),
}

/// Makes a relation that has this number, or one that has none.
type FromNumber = fn(u32) -> Order;

impl Order {
    /// The words of each relation, where `#` is its number. All are read; the first that fits is written.
    pub(crate) const WORDS: &[(&[&str], FromNumber)] = &[
        (&["next", "to"], |_| Self::PlacesFrom(1)),
        (&["directly", "left", "of"], |_| Self::PlacesBefore(1)),
        (&["directly", "before"], |_| Self::PlacesBefore(1)),
        (&["directly", "right", "of"], |_| Self::PlacesAfter(1)),
        (&["directly", "after"], |_| Self::PlacesAfter(1)),
        (&["left", "of"], |_| Self::Before),
        (&["before"], |_| Self::Before),
        (&["right", "of"], |_| Self::After),
        (&["after"], |_| Self::After),
        (&["#", "places", "left", "of"], Self::PlacesBefore),
        (&["#", "places", "before"], Self::PlacesBefore),
        (&["#", "place", "left", "of"], Self::PlacesBefore),
        (&["#", "place", "before"], Self::PlacesBefore),
        (&["#", "places", "right", "of"], Self::PlacesAfter),
        (&["#", "places", "after"], Self::PlacesAfter),
        (&["#", "place", "right", "of"], Self::PlacesAfter),
        (&["#", "place", "after"], Self::PlacesAfter),
        (&["#", "places", "from"], Self::PlacesFrom),
        (&["#", "place", "from"], Self::PlacesFrom),
    ];

    /// Returns the number that it states, if it has one.
    pub fn number(self) -> Option<u32> {
        match self {
            Self::Before | Self::After => None,
            Self::PlacesBefore(n) | Self::PlacesAfter(n) | Self::PlacesFrom(n) => Some(n),
        }
    }

    /// Returns the smallest distance of two places that it allows.
    pub fn min_distance(self) -> u32 {
        match self {
            Self::Before | Self::After => 1,
            Self::PlacesBefore(n) | Self::PlacesAfter(n) | Self::PlacesFrom(n) => n,
        }
    }

    /// Returns the relation of the second place to the first.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Before => Self::After,
            Self::After => Self::Before,
            Self::PlacesBefore(n) => Self::PlacesAfter(n),
            Self::PlacesAfter(n) => Self::PlacesBefore(n),
            Self::PlacesFrom(n) => Self::PlacesFrom(n),
        }
    }

    /// Returns its words in the notation.
    pub(crate) fn words(self) -> String {
        let number = self.number().unwrap_or(1);
        let fitting = Self::WORDS.iter().find(|(_, order)| order(number) == self);
        fitting.map(|(words, _)| words.join(" ").replace('#', &number.to_string())).unwrap_or_default()
    }
}
