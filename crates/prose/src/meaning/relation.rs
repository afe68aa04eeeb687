//! What patterns state of the entities in their slots.

macro_rules! relations {
    ($($(#[$doc:meta])* $name:ident = $text:literal $letters:literal;)+) => {
        /// The relations that patterns state. The letters name the slots that a pattern must have.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Relation { $($(#[$doc])* $name,)+ }

        impl Relation {
            pub(super) const ALL: &[(Self, &str, &str)] = &[$((Self::$name, $text, $letters),)+];
        }
    };
}

relations! {
    /// The same entity.
    Same = "same" "AB";
    /// Two entities.
    Differ = "differ" "AB";
    /// The predicate holds of the entity.
    Holds = "holds" "AP";
    /// Somewhere left of.
    Before = "before" "AB";
    /// Somewhere right of.
    After = "after" "AB";
    /// Directly left of.
    JustBefore = "just-before" "AB";
    /// Directly right of.
    JustAfter = "just-after" "AB";
    /// Next to each other.
    Next = "next" "AB";
    /// `n` places from each other.
    Apart = "apart" "ABn";
    /// `n` places between them.
    Gap = "gap" "ABn";
    /// `n` places left of.
    BeforeBy = "before-by" "ABn";
    /// `n` places right of.
    AfterBy = "after-by" "ABn";
    /// Somewhere between the other two.
    Between = "between" "ABC";
    /// Next to both others, between them.
    JustBetween = "just-between" "ABC";
    /// Between the other two, of which the first comes before the second.
    BetweenInOrder = "between-in-order" "ABC";
    /// Directly between them.
    JustBetweenInOrder = "just-between-in-order" "ABC";
    /// Two that are not next to each other.
    NotNext = "not-next" "AB";
    /// Three of which the first is not between the others.
    NotBetween = "not-between" "ABC";
    /// At the first place.
    First = "first" "A";
    /// At the last place.
    Last = "last" "A";
    /// Before all others, in time or rank.
    Earliest = "earliest" "A";
    /// After all others, in time or rank.
    Latest = "latest" "A";
    /// At the first or the last place of the order of which it is the end.
    FirstOrLast = "first-or-last" "A";
    /// Before all others or after all others.
    EarliestOrLatest = "earliest-or-latest" "A";
    /// At the last place but one.
    NextToLast = "next-to-last" "A";
    /// At the place in the middle.
    Middle = "middle" "A";
    /// At the first or the last place.
    End = "end" "A";
    /// At an even place.
    Even = "even" "A";
    /// At an odd place.
    Odd = "odd" "A";
    /// Both at even or both at odd places.
    SameParity = "same-parity" "AB";
    /// One at an even and one at an odd place.
    OtherParity = "other-parity" "AB";
    /// The n-th place from the left.
    Nth = "nth" "An";
    /// More or less, as the comparative says.
    Compare = "compare" "AB<";
    /// The very next in the order of what the comparative compares.
    CompareNext = "compare-next" "AB<";
    /// More than one and less than another, as two comparatives say.
    CompareBetween = "compare-between" "ABC<";
    /// Each of several has more or less than each of several others.
    CompareEach = "compare-each" "AB<";
    /// More or less by `n`.
    CompareBy = "compare-by" "ABn<";
    /// On the next day.
    DayAfter = "day-after" "AB";
    DayBefore = "day-before" "AB";
    /// More or less by at least `n`.
    CompareAtLeast = "compare-at-least" "ABn<";
    /// A difference of `n` in either direction.
    DifferBy = "differ-by" "ABn";
    /// `n` times as much.
    Times = "times" "ABn";
    /// At most, or at least, `n` in the category of the unit.
    AtMostAs = "at-most-as" "An";
    AtLeastAs = "at-least-as" "An";
    /// As much as the other two together.
    Sum = "sum" "ABC";
    /// More or less than the other two together.
    CompareSum = "compare-sum" "ABC<";
    /// `n` times as much as the other two together.
    TimesSum = "times-sum" "ABCn";
    /// The same amount; for shared categories and numbers of different ones.
    Equal = "equal" "AB";
    /// The most, or the least, of all.
    Most = "most" "A<";
    /// The most, or the least, of those listed.
    MostOf = "most-of" "AB<";
    /// The n-th most, or the n-th least, of all.
    NthMost = "nth-most" "An<";
    /// Two have `n` together.
    SumIs = "sum-is" "ABn";
    /// The predicate holds of neither of two.
    Nor = "nor" "ABP";
    /// Neither of two predicates holds.
    NorThat = "nor-that" "APQ";
    /// Exactly one of the list.
    Either = "either" "AB";
    /// At least one of the list.
    Or = "or" "AB";
    /// The predicate holds of none of the list.
    Neither = "neither" "AP";
    /// The entity is none of the others.
    IsNone = "is-none" "AB";
    /// The same, of entities that are different: an author who lists them separately means that.
    NeitherNor = "neither-nor" "AP";
    /// The predicate holds of exactly one of the list.
    OneOf = "one-of" "AP";
    /// Two entities have two predicates, in either order.
    Pair = "pair" "ABPQ";
    /// As many entities as are listed, or as many values of a category that several may share.
    AllDifferent = "all-different" "A";
    /// A whole sentence is false.
    Not = "not" "S";
    /// A whole sentence is true.
    That = "that" "S";
    Both = "and" "ST";
    /// At least one of two sentences.
    Any = "any" "ST";
    /// Exactly one of two sentences.
    Xor = "xor" "ST";
    /// If the first then the second.
    If = "if" "ST";
    /// The first only if the second.
    OnlyIf = "only-if" "ST";
    /// The first unless the second: one of them at least.
    Unless = "unless" "ST";
    /// Both or neither.
    Iff = "iff" "ST";
    /// The predicate holds of exactly `n` of the list.
    Exactly = "exactly" "APn";
    /// Of at least `n`.
    AtLeast = "at-least" "APn";
    /// Of at most `n`.
    AtMost = "at-most" "APn";
    /// Nothing about the puzzle.
    Idle = "idle" "";
    /// Question: who it is.
    AskWho = "who" "A";
    /// Question: what it has in a category.
    AskValue = "value" "Ax";
    /// Question: what it has in the category that the words of the question refer to.
    AskReferent = "referent" "A";
    /// Question: at which place it is.
    AskPlace = "place" "A";
    /// Question: whether it is so.
    AskTruth = "whether" "S";
}

impl Relation {
    /// Whether it states an amount whose category need not be named.
    pub(crate) fn counts(self) -> bool {
        matches!(self, Self::Times | Self::Sum | Self::TimesSum | Self::SumIs | Self::AtMostAs | Self::AtLeastAs)
    }

    pub(crate) fn is_superlative(self) -> bool {
        matches!(self, Self::Most | Self::MostOf | Self::NthMost)
    }

    /// Returns `1` for the next day and `-1` for the day before, if it states one of them.
    pub(crate) fn day(self) -> Option<i8> {
        match self {
            Self::DayAfter => Some(1),
            Self::DayBefore => Some(-1),
            _ => None,
        }
    }

    /// Whether it states the size of a difference.
    pub(crate) fn is_difference(self) -> bool {
        matches!(self, Self::CompareBy | Self::CompareAtLeast)
    }

    /// Whether it states something of the named entities even if another is unknown: "one is Ann and the other broke a
    /// tooth".
    pub(crate) fn says_more_than_one(self) -> bool {
        matches!(self, Self::Pair | Self::AllDifferent)
    }

    /// Whether it is about places along an axis, which `{x}` may name.
    pub(crate) fn has_axis(self) -> bool {
        (Self::Before..=Self::Nth).contains(&self) || self == Self::AskPlace
    }

    /// Whether a number in its pattern counts the entities: "Ann, Bob and Cleo are three different people".
    pub(super) fn counts_its_own(self) -> bool {
        matches!(self, Self::Differ | Self::AllDifferent | Self::NotNext | Self::NotBetween)
    }

    /// Whether it compares in a category, which `{x}`, `{cmp}` or a unit may name.
    pub(super) fn compares(self) -> bool {
        use Relation::{
            Compare, CompareAtLeast, CompareBetween, CompareBy, CompareEach, CompareNext, CompareSum, DifferBy, Equal,
            Most, MostOf, NthMost,
        };
        self.counts()
            || matches!(
                self,
                Compare
                    | CompareNext
                    | CompareBetween
                    | CompareEach
                    | CompareBy
                    | CompareAtLeast
                    | CompareSum
                    | DifferBy
                    | Equal
                    | Most
                    | MostOf
                    | NthMost
            )
    }

    /// Whether it is about an end of an order, which need not be the order of the places: who came last may live in the
    /// first house.
    pub(crate) fn is_at_an_end(self) -> bool {
        matches!(self, Self::First | Self::NextToLast | Self::Last | Self::FirstOrLast) || self.comes()
    }

    /// Whether it is about the earliest or the latest, which implies nothing about places in a row.
    pub(crate) fn comes(self) -> bool {
        matches!(self, Self::Earliest | Self::Latest | Self::EarliestOrLatest)
    }

    /// Whether it leaves open how far apart things are.
    pub(crate) fn is_anywhere(self) -> bool {
        matches!(self, Self::Before | Self::After | Self::Between)
    }
}
