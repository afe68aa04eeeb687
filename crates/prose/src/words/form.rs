//! The forms that a language has words for: the first word of a `[say]` line.
//!
//! A form is a shape of meaning with parts, each with a letter: `more-by` is "A is k more than B". The list is fixed;
//! what a language says for each is data.

use bachet_notation::clue::Order;
use bachet_notation::{Category, Kind};

/// The result of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FormKind {
    /// A sentence that needs no brackets inside another.
    Clause,
    /// A sentence that holds sentences, in brackets inside another.
    Compound,
    /// Somebody.
    Who,
    /// A value.
    Item,
    /// A number.
    Quantity,
    /// A number that holds numbers, in brackets inside another.
    Arithmetic,
    /// The item of an entity in a category, formed from the entity.
    Holding,
    /// Somebody, by what the first of two is said to be.
    One,
    /// Somebody, by what the second of two is said to be.
    Other,
    /// The same without the verb.
    Too,
    Question,
    /// An addition to a sentence about places.
    Axis,
}

/// Which categories a form may be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormCategories {
    /// Of none: the parts say it.
    Nothing,
    /// Of any.
    Anything,
    /// Of those that name one entity.
    Unshared,
    Numbers,
    /// Of numbers that name one entity.
    UnsharedNumbers,
    Words,
    /// Of what has an order.
    Ordered,
}

impl FormCategories {
    /// Whether it may be about this category.
    pub(crate) fn fits(self, category: &Category) -> bool {
        let shared = matches!(category.kind, Kind::Shared(_));
        let numeric = category.numeric.is_some();
        match self {
            Self::Nothing => false,
            Self::Anything => true,
            Self::Unshared => !shared,
            Self::Numbers => numeric,
            Self::UnsharedNumbers => numeric && !shared,
            Self::Words => !numeric,
            Self::Ordered => category.ordered,
        }
    }
}

macro_rules! keys {
    ($($form:ident $name:literal $kind:ident $categories:ident $letters:literal)*) => {
        /// A form that a language has words for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Form {
            $(#[doc = $name] $form,)*
        }

        impl Form {
            /// Every form.
            pub(crate) const ALL: &[Self] = &[$(Self::$form,)*];

            /// Returns its name in a `[say]` section.
            pub(crate) fn name(self) -> &'static str {
                match self { $(Self::$form => $name,)* }
            }

            /// Returns its result.
            pub(crate) fn kind(self) -> FormKind {
                match self { $(Self::$form => FormKind::$kind,)* }
            }

            /// Returns which categories it may be about.
            pub(crate) fn categories(self) -> FormCategories {
                match self { $(Self::$form => FormCategories::$categories,)* }
            }

            /// The letters of its parts.
            pub(crate) fn letters(self) -> &'static str {
                match self { $(Self::$form => $letters,)* }
            }
        }
    };
}

keys! {
    Same "same" Clause Nothing "AB"
    Differ "differ" Clause Nothing "AB"
    Is "is" Clause Anything "Av"
    IsNot "is-not" Clause Anything "Av"
    IsEither "is-either" Clause Anything "Av"
    IsOr "is-or" Clause Anything "Av"
    IsNeither "is-neither" Clause Anything "Av"
    Either "either" Clause Nothing "AB"
    Alternatives "alternatives" Clause Nothing "AB"
    Neither "neither" Clause Nothing "AB"
    Pair "pair" Clause Nothing "ABCD"
    SameItem "same-item" Clause Words "AB"
    OtherItem "other-item" Clause Words "AB"
    ItemIs "item-is" Clause Words "Av"
    ItemIsNot "item-is-not" Clause Words "Av"
    ItemsEqual "items-equal" Clause Nothing "IJ"
    ItemsUnequal "items-unequal" Clause Nothing "IJ"
    ItemsLess "items-less" Clause Nothing "IJ"
    ItemsAtMost "items-at-most" Clause Nothing "IJ"
    ItemsMore "items-more" Clause Nothing "IJ"
    ItemsAtLeast "items-at-least" Clause Nothing "IJ"
    More "more" Clause Numbers "AB"
    Less "less" Clause Numbers "AB"
    AsMuch "as-much" Clause Numbers "AB"
    NotAsMuch "not-as-much" Clause Numbers "AB"
    MoreOrAsMuch "more-or-as-much" Clause Numbers "AB"
    LessOrAsMuch "less-or-as-much" Clause Numbers "AB"
    MoreBy "more-by" Clause Numbers "ABk"
    LessBy "less-by" Clause Numbers "ABk"
    MoreByAtLeast "more-by-at-least" Clause Numbers "ABk"
    LessByAtLeast "less-by-at-least" Clause Numbers "ABk"
    DifferBy "differ-by" Clause Numbers "ABk"
    Times "times" Clause Numbers "ABf"
    Sum "sum" Clause Numbers "ABC"
    TimesSum "times-sum" Clause Numbers "ABCf"
    NumberIs "number-is" Clause Numbers "AK"
    NumberIsNot "number-is-not" Clause Numbers "AK"
    NumberLess "number-less" Clause Numbers "AK"
    NumberAtMost "number-at-most" Clause Numbers "AK"
    NumberMore "number-more" Clause Numbers "AK"
    NumberAtLeast "number-at-least" Clause Numbers "AK"
    NumbersEqual "numbers-equal" Clause Nothing "QR"
    NumbersUnequal "numbers-unequal" Clause Nothing "QR"
    NumbersLess "numbers-less" Clause Nothing "QR"
    NumbersAtMost "numbers-at-most" Clause Nothing "QR"
    NumbersMore "numbers-more" Clause Nothing "QR"
    NumbersAtLeast "numbers-at-least" Clause Nothing "QR"
    Before "before" Clause Ordered "AB"
    After "after" Clause Ordered "AB"
    JustBefore "just-before" Clause Ordered "AB"
    JustAfter "just-after" Clause Ordered "AB"
    Next "next" Clause Ordered "AB"
    PlacesBefore "places-before" Clause Ordered "ABn"
    PlacesAfter "places-after" Clause Ordered "ABn"
    PlacesFrom "places-from" Clause Ordered "ABn"
    Between "between" Clause Ordered "ABC"
    Axis "axis" Axis Ordered ""
    TwoDifferent "two-different" Clause Nothing "AB"
    AllDifferent "all-different" Clause Nothing "A"
    ItemsDifferent "items-different" Clause Nothing "I"
    NumbersDifferent "numbers-different" Clause Nothing "Q"
    Not "not" Compound Nothing "S"
    And "and" Compound Nothing "ST"
    Or "or" Compound Nothing "ST"
    All "all" Compound Nothing "S"
    Any "any" Compound Nothing "S"
    Xor "xor" Compound Nothing "ST"
    Implies "if" Compound Nothing "ST"
    Iff "iff" Compound Nothing "ST"
    Exactly "exactly" Compound Nothing "Sn"
    AtLeast "at-least" Compound Nothing "Sn"
    AtMost "at-most" Compound Nothing "Sn"
    Every "every" Compound Anything "Sx"
    Some "some" Compound Anything "Sx"
    Has "who" Who Unshared "v"
    Act "who-has" Who Unshared "I"
    ActNumber "who-has-number" Who UnsharedNumbers "Q"
    BoundWho "who-variable" Who Nothing "x"
    ItemOf "item" Item Words "A"
    ItemValue "item-value" Item Words "v"
    BoundItem "item-variable" Item Nothing "x"
    NumberOf "number" Quantity Numbers "A"
    BoundNumber "number-variable" Quantity Nothing "x"
    Opposite "opposite" Arithmetic Nothing "Q"
    Absolute "absolute" Arithmetic Nothing "Q"
    Add "add" Arithmetic Nothing "QR"
    Subtract "subtract" Arithmetic Nothing "QR"
    Multiply "multiply" Arithmetic Nothing "QR"
    Divide "divide" Arithmetic Nothing "QR"
    Modulo "modulo" Arithmetic Nothing "QR"
    Smallest "smallest" Arithmetic Nothing "Q"
    Largest "largest" Arithmetic Nothing "Q"
    Holding "of" Holding Anything "A"
    OneIs "one-is" One Unshared "v"
    OtherIs "other-is" Other Unshared "v"
    OtherToo "other-too" Too Unshared "v"
    AskIs "ask-is" Question Unshared "v"
    AskWho "ask-who" Question Nothing "A"
    AskHolding "ask" Question Anything "A"
    AskValue "ask-value" Question Nothing "I"
    AskQuantity "ask-quantity" Question Nothing "Q"
    AskTruth "ask-truth" Question Nothing "S"
}

/// Makes a relation of places that has this number, or one that has none.
type FromNumber = fn(u32) -> Order;

/// The forms of relations of places, those without a number first.
const ORDERS: &[(Form, FromNumber)] = &[
    (Form::Before, |_| Order::Before),
    (Form::After, |_| Order::After),
    (Form::JustBefore, |_| Order::PlacesBefore(1)),
    (Form::JustAfter, |_| Order::PlacesAfter(1)),
    (Form::Next, |_| Order::PlacesFrom(1)),
    (Form::PlacesBefore, Order::PlacesBefore),
    (Form::PlacesAfter, Order::PlacesAfter),
    (Form::PlacesFrom, Order::PlacesFrom),
];

impl Form {
    /// Returns the form of a relation of places, and the number that fills it, if it has one.
    pub(crate) fn of_order(order: Order) -> Option<(Self, Option<u32>)> {
        let number = order.number().unwrap_or(1);
        let (form, _) = ORDERS.iter().find(|(_, make)| make(number) == order)?;
        Some((*form, Some(number).filter(|_| form.letters().contains('n'))))
    }

    /// Returns the relation of places that it states with this number.
    pub(crate) fn order(self, number: Option<u32>) -> Option<Order> {
        let (_, make) = ORDERS.iter().find(|(form, _)| *form == self)?;
        Some(make(if self.letters().contains('n') { number? } else { 1 }))
    }

    /// Whether it relates places.
    pub(crate) fn is_about_places(self) -> bool {
        self.kind() == FormKind::Clause && self.categories() == FormCategories::Ordered
    }

    /// Whether its words may state a value without the name of the category.
    pub(crate) fn names_values(self) -> bool {
        self.letters().contains('v')
    }
}
