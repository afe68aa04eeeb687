//! What a pattern means: from the things in its slots to a truth.

use bachet_notation::clue::{Amount, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind, Number};

use crate::description::{Described, Fact};
use crate::grammar::{Element, Slot, SlotKind};

/// A meaning, possibly denied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meaning {
    pub(crate) relation: Relation,
    pub(crate) denied: bool,
}

macro_rules! relations {
    ($($(#[$doc:meta])* $name:ident = $text:literal $letters:literal;)+) => {
        /// What patterns can say. The letters name the slots that the pattern must have.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Relation { $($(#[$doc])* $name,)+ }

        impl Relation {
            const ALL: &[(Self, &str, &str)] = &[$((Self::$name, $text, $letters),)+];
        }
    };
}

relations! {
    /// The same entity.
    Same = "same" "AB";
    /// Two entities.
    Differ = "differ" "AB";
    /// What is said of it holds.
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
    /// So many places from each other.
    Apart = "apart" "ABn";
    /// So many places between them.
    Gap = "gap" "ABn";
    /// So many places left of.
    BeforeBy = "before-by" "ABn";
    /// So many places right of.
    AfterBy = "after-by" "ABn";
    /// Somewhere between the other two.
    Between = "between" "ABC";
    /// Next to both others, between them.
    JustBetween = "just-between" "ABC";
    /// Two that are not next to each other.
    NotNext = "not-next" "AB";
    /// Three of which the first is not between the others.
    NotBetween = "not-between" "ABC";
    /// At the first place.
    First = "first" "A";
    /// At the last place.
    Last = "last" "A";
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
    /// More than one and less than another, as two comparatives say.
    CompareBetween = "compare-between" "ABC<";
    /// Each of several has more or less than each of several others.
    CompareEach = "compare-each" "AB<";
    /// More or less by so much.
    CompareBy = "compare-by" "ABn<";
    /// More or less by at least so much.
    CompareAtLeast = "compare-at-least" "ABn<";
    /// So much apart, either way.
    DifferBy = "differ-by" "ABn";
    /// So many times as much.
    Times = "times" "ABn";
    /// As much as the other two together.
    Sum = "sum" "ABC";
    /// So many times as much as the other two together.
    TimesSum = "times-sum" "ABCn";
    /// The same amount; for shared categories and numbers of different ones.
    Equal = "equal" "AB";
    /// The most, or the least, of all.
    Most = "most" "A<";
    /// The n-th most, or the n-th least, of all.
    NthMost = "nth-most" "An<";
    /// Two have so much together.
    SumIs = "sum-is" "ABn";
    /// What is said holds of neither of two.
    Nor = "nor" "ABP";
    /// Exactly one of the list.
    Either = "either" "AB";
    /// At least one of the list.
    Or = "or" "AB";
    /// What is said holds of none of the list.
    Neither = "neither" "AP";
    /// The same of things that are not one another, as who names them apart means.
    NeitherNor = "neither-nor" "AP";
    /// What is said holds of exactly one of the list.
    OneOf = "one-of" "AP";
    /// One of the two is the one, the other the other.
    Pair = "pair" "ABPQ";
    /// As many entities as are listed.
    AllDifferent = "all-different" "A";
    /// A whole sentence is false.
    Not = "not" "S";
    /// A whole sentence is true.
    That = "that" "S";
    /// Both.
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
    /// What is said holds of exactly so many of the list.
    Exactly = "exactly" "APn";
    /// Of at least so many.
    AtLeast = "at-least" "APn";
    /// Of at most so many.
    AtMost = "at-most" "APn";
    /// Nothing about the puzzle.
    Idle = "idle" "";
    /// Question: who it is.
    AskWho = "who" "A";
    /// Question: what it has in a category.
    AskValue = "value" "Ax";
    /// Question: what it has in the category that the words of the question speak of.
    AskSpoken = "spoken" "A";
    /// Question: at which place it is.
    AskPlace = "place" "A";
    /// Question: whether it is so.
    AskTruth = "whether" "S";
}

impl Relation {
    /// Whether it speaks of an amount whose category need not be named.
    pub(crate) fn counts(self) -> bool {
        matches!(self, Self::Times | Self::Sum | Self::TimesSum | Self::SumIs)
    }

    /// Whether it speaks of places along an axis, which `{x}` may name.
    pub(crate) fn has_axis(self) -> bool {
        (Self::Before..=Self::Nth).contains(&self) || self == Self::AskPlace
    }

    /// Whether a number in its pattern counts those that it speaks of: "Ann, Bob and Cleo are three different people".
    fn counts_its_own(self) -> bool {
        matches!(self, Self::Differ | Self::AllDifferent | Self::NotNext | Self::NotBetween)
    }

    /// Whether it compares in a category, which `{x}`, `{cmp}` or a unit may tell.
    fn compares(self) -> bool {
        use Relation::{
            Compare, CompareAtLeast, CompareBetween, CompareBy, CompareEach, DifferBy, Equal, Most, NthMost,
        };
        self.counts()
            || matches!(
                self,
                Compare | CompareBetween | CompareEach | CompareBy | CompareAtLeast | DifferBy | Equal | Most | NthMost
            )
    }

    /// Whether it leaves open how far apart things are.
    pub(crate) fn is_anywhere(self) -> bool {
        matches!(self, Self::Before | Self::After | Self::Between)
    }
}

impl Meaning {
    /// A meaning as a file has it: `before A B`, `not next A B`. The letters are for the reader of the file.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace().peekable();
        let mut denied = false;
        let mut name = words.next().unwrap_or_default();
        let is_relation = |w: &str| Relation::ALL.iter().any(|r| r.1 == w);
        if name == "not" && words.peek().is_some_and(|w| is_relation(w)) {
            denied = true;
            name = words.next().unwrap_or_default();
        }
        let relation = Relation::ALL.iter().find(|r| r.1 == name).ok_or_else(|| {
            let known: Vec<&str> = Relation::ALL.iter().map(|r| r.1).collect();
            format!("`{name}` is no meaning; there are {}", known.join(", "))
        })?;
        Ok(Self { relation: relation.0, denied })
    }

    /// Whether a row has the slots that the meaning needs, each once, and no other: what a slot takes and the meaning does
    /// not use would be lost.
    pub(crate) fn check(self, elements: &[Element]) -> Result<(), String> {
        let Some((_, name, letters)) = Relation::ALL.iter().find(|r| r.0 == self.relation) else { return Ok(()) };
        for letter in letters.chars() {
            let has = elements.iter().any(|e| match (letter, e) {
                ('n', Element::Number)
                | ('x', Element::Category)
                | ('<', Element::Comparative | Element::Superlative) => true,
                ('A'..='Z', Element::Slot(slot, _)) => slot.0 == letter as u8 - b'A',
                _ => false,
            });
            // "An hour later" and "twice as old" have their number in the unit or the comparative.
            let counted = letter == 'n' && elements.contains(&Element::Unit);
            if !has && !counted {
                return Err(format!("`{name}` needs {{{letter}}} in the pattern"));
            }
        }
        let used = |element: &Element| match element {
            Element::Slot(slot, _) => {
                self.relation == Relation::Idle || letters.bytes().any(|letter| letter == slot.0 + b'A')
            }
            Element::Number => {
                letters.contains('n') || self.relation.counts_its_own() || self.relation == Relation::Idle
            }
            Element::Unit => letters.contains('n') || self.relation.compares(),
            Element::Comparative => self.relation.compares(),
            Element::Superlative => matches!(self.relation, Relation::Most | Relation::NthMost),
            Element::Category => letters.contains('x') || self.relation.has_axis() || self.relation.compares(),
            Element::Phrase(_) | Element::Filler | Element::Anything | Element::Turn => true,
        };
        for (at, element) in elements.iter().enumerate() {
            let written = match element {
                Element::Slot(slot, _) => char::from(slot.0 + b'A').to_string(),
                Element::Number => "n".to_owned(),
                Element::Unit => "u".to_owned(),
                Element::Comparative => "cmp".to_owned(),
                Element::Superlative => "most".to_owned(),
                Element::Category => "x".to_owned(),
                Element::Phrase(_) | Element::Filler | Element::Anything | Element::Turn => continue,
            };
            if !used(element) {
                return Err(format!("`{name}` does not use {{{written}}}: what stands there would be lost"));
            }
            let same = |other: &Element| match (other, element) {
                (Element::Slot(a, _), Element::Slot(b, _)) => a == b,
                (a, b) => a == b,
            };
            // "Older or younger" is one difference.
            let either_way = matches!(self.relation, Relation::DifferBy | Relation::Equal | Relation::CompareBetween);
            let again = self.relation == Relation::Idle || either_way && *element == Element::Comparative;
            if elements[..at].iter().any(same) && !again {
                return Err(format!("{{{written}}} stands twice in the pattern"));
            }
        }
        Ok(())
    }
}

/// What fills the slots of a pattern.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filled {
    /// One thing, by its letter.
    pub(crate) things: Vec<(Slot, SlotKind, Described)>,
    /// Several things, by their letter.
    pub(crate) lists: Vec<(Slot, Vec<Described>)>,
    /// Sentences, by their letter.
    pub(crate) sentences: Vec<(Slot, Truth)>,
    /// What else usage lets those sentences mean.
    pub(crate) others: Vec<(Slot, Truth)>,
    /// The number of `{n}`.
    pub(crate) number: Option<Number>,
    /// What `{cmp}` and `{u}` compare, and its sign; of several categories the caller tries each.
    pub(crate) compared: Option<(CategoryId, i8)>,
    /// Whether the number counts places.
    pub(crate) places: bool,
    /// The category of the places.
    pub(crate) axis: Option<CategoryId>,
    /// The category of `{x}`.
    pub(crate) category: Option<CategoryId>,
}

const A: Slot = Slot(0);
const B: Slot = Slot(1);
const C: Slot = Slot(2);
const P: Slot = Slot(15);
const Q: Slot = Slot(16);
const S: Slot = Slot(18);
const T: Slot = Slot(19);

impl Filled {
    /// The same with each of its sentences as usage lets it be meant, too, one at a time.
    pub(crate) fn other_ways(&self) -> impl Iterator<Item = Self> {
        self.others.iter().map(|(slot, other)| {
            let mut filled = self.clone();
            filled.sentences.iter_mut().filter(|s| s.0 == *slot).for_each(|s| s.1 = other.clone());
            filled
        })
    }

    fn thing(&self, slot: Slot) -> Option<&Described> {
        self.things.iter().find(|t| t.0 == slot).map(|t| &t.2)
    }

    fn who(&self, slot: Slot) -> Option<Who> {
        self.thing(slot)?.who()
    }

    fn list(&self, slot: Slot) -> Option<Vec<&Described>> {
        if let Some((_, list)) = self.lists.iter().find(|l| l.0 == slot) {
            return Some(list.iter().collect());
        }
        self.thing(slot).map(|thing| vec![thing])
    }

    fn sentence(&self, slot: Slot) -> Option<Truth> {
        self.sentences.iter().find(|s| s.0 == slot).map(|s| s.1.clone())
    }
}

/// Two of one category can only be the same if they are the same value: then nothing is said, or nothing can hold.
fn comparable(a: &Described, b: &Described) -> bool {
    match (a.primary(), b.primary()) {
        (Some(a), Some(b)) => a.category != b.category,
        _ => false,
    }
}

/// What a pattern says with its slots filled; `None` if that makes no sense in this puzzle.
pub(crate) fn truth(puzzle: &GridPuzzle, meaning: Meaning, filled: &Filled) -> Option<Truth> {
    let named = || filled.things.len() + filled.lists.iter().map(|l| l.1.len()).sum::<usize>();
    if meaning.relation.counts_its_own()
        && filled.number.is_some_and(|number| number != Number::from_integer(named() as i64))
    {
        return None;
    }
    let mut truth = relation(puzzle, meaning.relation, filled)?;
    if meaning.denied {
        truth = negated(truth);
    }
    // What describes a thing holds of it whatever the sentence goes on to say.
    let described = filled.things.iter().filter(|t| t.1 == SlotKind::Who).map(|t| &t.2);
    let listed = filled.lists.iter().flat_map(|l| &l.1);
    let lists_are_alternatives = matches!(meaning.relation, Relation::Either | Relation::Or);
    let mut all: Vec<Truth> = described.flat_map(Described::presupposed).collect();
    if !lists_are_alternatives {
        all.extend(listed.flat_map(Described::presupposed));
    }
    if all.is_empty() {
        return Some(truth);
    }
    all.push(truth);
    Some(conjunction(all))
}

/// The opposite, as short as it is usually written.
pub(crate) fn negated(truth: Truth) -> Truth {
    match truth {
        Truth::Same(a, Comparison::Equal, b) => Truth::Same(a, Comparison::NotEqual, b),
        Truth::Items(a, Comparison::Equal, b) => Truth::Items(a, Comparison::NotEqual, b),
        Truth::Not(inner) => *inner,
        truth => Truth::Not(Box::new(truth)),
    }
}

/// All of them, without brackets in brackets.
pub(crate) fn conjunction(truths: Vec<Truth>) -> Truth {
    let mut all = Vec::new();
    for truth in truths {
        match truth {
            Truth::And(inner) => all.extend(inner),
            other => all.push(other),
        }
    }
    all.dedup();
    if all.len() == 1 { all.remove(0) } else { Truth::And(all) }
}

/// At least one, or exactly one.
fn alternatives(mut truths: Vec<Truth>, exclusive: bool) -> Truth {
    match (truths.len(), exclusive) {
        (1, _) => truths.remove(0),
        (2, true) => {
            let second = truths.remove(1);
            Truth::Xor(Box::new(truths.remove(0)), Box::new(second))
        }
        (_, true) => Truth::Count(Amount::Exactly(1), truths),
        (_, false) => Truth::Or(truths),
    }
}

fn relation(puzzle: &GridPuzzle, relation: Relation, filled: &Filled) -> Option<Truth> {
    let along = |axis: Option<CategoryId>, order: Order| {
        let (a, b) = (filled.thing(A)?, filled.thing(B)?);
        (a.primary() != b.primary()).then_some(())?;
        Some(Truth::Places(a.who()?, order, b.who()?, axis?))
    };
    let places = |order: Order| along(filled.axis, order);
    // "Two houses" are places, "two years" are none.
    let counted = |order: Order| match filled.compared {
        None => along(filled.axis, order),
        Some((category, _)) => along(Some(category).filter(|_| filled.places), order),
    };
    let count = || filled.number.filter(Number::is_integer).and_then(|n| u32::try_from(n.to_integer()).ok());
    let size = |axis: CategoryId| puzzle.category(axis).values.len() as u32;
    Some(match relation {
        Relation::Same | Relation::Differ | Relation::Equal => {
            let (a, b) = (filled.thing(A)?, filled.thing(B)?);
            if relation == Relation::Equal
                && let Some((category, _)) = filled.compared
            {
                return Some(same_in(puzzle, category, a.who()?, b.who()?));
            }
            comparable(a, b).then_some(())?;
            let comparison = if relation == Relation::Differ { Comparison::NotEqual } else { Comparison::Equal };
            Truth::Same(a.who()?, comparison, b.who()?)
        }
        Relation::Holds => filled.thing(P)?.said_of(filled.thing(A)?)?,
        Relation::Before => places(Order::Before)?,
        Relation::After => places(Order::After)?,
        Relation::JustBefore => places(Order::PlacesBefore(1))?,
        Relation::JustAfter => places(Order::PlacesAfter(1))?,
        Relation::Next => places(Order::PlacesFrom(1))?,
        Relation::Apart => counted(Order::PlacesFrom(count().filter(|&n| n > 0)?))?,
        Relation::Gap => counted(Order::PlacesFrom(count()?.checked_add(1)?))?,
        Relation::BeforeBy => counted(Order::PlacesBefore(count().filter(|&n| n > 0)?))?,
        Relation::AfterBy => counted(Order::PlacesAfter(count().filter(|&n| n > 0)?))?,
        Relation::NotNext => {
            let apart = Truth::Same(filled.who(A)?, Comparison::NotEqual, filled.who(B)?);
            Truth::And(vec![negated(places(Order::PlacesFrom(1))?), apart])
        }
        Relation::NotBetween => {
            let all = [A, B, C].map(|slot| filled.who(slot));
            let [Some(a), Some(b), Some(c)] = all else { return None };
            let between = Truth::Between(a.clone(), b.clone(), c.clone(), filled.axis?);
            Truth::And(vec![negated(between), Truth::AllDifferentWho(vec![a, b, c])])
        }
        Relation::Between => Truth::Between(filled.who(A)?, filled.who(B)?, filled.who(C)?, filled.axis?),
        Relation::JustBetween => {
            let (a, b, c, axis) = (filled.who(A)?, filled.who(B)?, filled.who(C)?, filled.axis?);
            let next = |x: &Who| Truth::Places(a.clone(), Order::PlacesFrom(1), x.clone(), axis);
            Truth::And(vec![next(&b), next(&c), Truth::Same(b.clone(), Comparison::NotEqual, c.clone())])
        }
        Relation::First => at_places(puzzle, filled, &[0])?,
        Relation::Last => at_places(puzzle, filled, &[size(filled.axis?).checked_sub(1)?])?,
        Relation::End => at_places(puzzle, filled, &[0, size(filled.axis?).checked_sub(1)?])?,
        Relation::Middle => {
            let size = size(filled.axis?);
            (size % 2 == 1).then_some(())?;
            at_places(puzzle, filled, &[size / 2])?
        }
        Relation::Nth => at_places(
            puzzle,
            filled,
            &[count()?.checked_sub(1).filter(|&n| n < size(filled.axis.unwrap_or(CategoryId(0))))?],
        )?,
        Relation::Even => {
            let places: Vec<u32> = (0..size(filled.axis?)).filter(|p| p % 2 == 1).collect();
            at_places(puzzle, filled, &places)?
        }
        Relation::Odd => {
            let places: Vec<u32> = (0..size(filled.axis?)).filter(|p| p % 2 == 0).collect();
            at_places(puzzle, filled, &places)?
        }
        Relation::SameParity | Relation::OtherParity => {
            let axis = filled.axis?;
            let (a, b) = (filled.who(A)?, filled.who(B)?);
            let apart: Vec<Truth> = (1..size(axis))
                .filter(|d| (d % 2 == 0) == (relation == Relation::SameParity))
                .map(|d| Truth::Places(a.clone(), Order::PlacesFrom(d), b.clone(), axis))
                .collect();
            if relation == Relation::SameParity {
                let mut all = vec![Truth::Same(a.clone(), Comparison::Equal, b.clone())];
                all.extend(apart);
                alternatives(all, false)
            } else {
                alternatives(apart, false)
            }
        }
        Relation::Compare => {
            let (category, sign) = filled.compared?;
            compared(puzzle, category, sign, filled.who(A)?, filled.who(B)?)
        }
        Relation::CompareBetween => {
            // The sign is the second comparative's.
            let (category, sign) = filled.compared?;
            let [Some(a), Some(b), Some(c)] = [A, B, C].map(|slot| filled.who(slot)) else { return None };
            let first = compared(puzzle, category, -sign, a.clone(), b);
            Truth::And(vec![first, compared(puzzle, category, sign, a, c)])
        }
        Relation::CompareEach => {
            let (category, sign) = filled.compared?;
            let whos = |slot| filled.list(slot)?.into_iter().map(Described::who).collect::<Option<Vec<Who>>>();
            let (all, others) = (whos(A)?, whos(B)?);
            let pairs = all.iter().flat_map(|a| others.iter().map(move |b| (a.clone(), b.clone())));
            conjunction(pairs.map(|(a, b)| compared(puzzle, category, sign, a, b)).collect())
        }
        Relation::CompareBy | Relation::CompareAtLeast => {
            let (category, sign) = filled.compared?;
            let (a, b) = (filled.who(A)?, filled.who(B)?);
            let number = filled.number.filter(|n| *n > Number::from_integer(0))?;
            if filled.places || puzzle.category(category).numeric.is_none() {
                let n = number.is_integer().then(|| u32::try_from(number.to_integer()).ok())??;
                (relation == Relation::CompareBy).then_some(())?;
                let order = if sign > 0 { Order::PlacesAfter(n) } else { Order::PlacesBefore(n) };
                return Some(Truth::Places(a, order, b, category));
            }
            let operator = if sign > 0 { Operator::Add } else { Operator::Subtract };
            let other = Quantity::Of(category, Box::new(b));
            let bound = Quantity::Arithmetic(Box::new(other), operator, Box::new(Quantity::Constant(number)));
            let comparison = match (relation, sign > 0) {
                (Relation::CompareBy, _) => Comparison::Equal,
                (_, true) => Comparison::GreaterEqual,
                (_, false) => Comparison::LessEqual,
            };
            Truth::Numbers(Quantity::Of(category, Box::new(a)), comparison, bound)
        }
        Relation::DifferBy => {
            let (category, _) = filled.compared?;
            let (a, b) = (filled.who(A)?, filled.who(B)?);
            let number = filled.number?;
            if filled.places || puzzle.category(category).numeric.is_none() {
                let n = number.is_integer().then(|| u32::try_from(number.to_integer()).ok())??;
                return Some(Truth::Places(a, Order::PlacesFrom(n), b, category));
            }
            let difference = Quantity::Arithmetic(
                Box::new(Quantity::Of(category, Box::new(a))),
                Operator::Subtract,
                Box::new(Quantity::Of(category, Box::new(b))),
            );
            let apart = Quantity::Absolute(Box::new(difference));
            Truth::Numbers(apart, Comparison::Equal, Quantity::Constant(number))
        }
        Relation::Times => {
            let (category, sign) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let [a, b] = [A, B].map(|slot| filled.who(slot).map(|who| Quantity::Of(category, Box::new(who))));
            // Twice as young is half as old.
            let (more, less) = if sign < 0 { (b?, a?) } else { (a?, b?) };
            Truth::Numbers(more, Comparison::Equal, multiple(filled.number?, less))
        }
        Relation::Sum | Relation::TimesSum => {
            let (category, _) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let [a, b, c] = [A, B, C].map(|slot| filled.who(slot).map(|who| Quantity::Of(category, Box::new(who))));
            let sum = Quantity::Arithmetic(Box::new(b?), Operator::Add, Box::new(c?));
            let sum = if relation == Relation::Sum { sum } else { multiple(filled.number?, sum) };
            Truth::Numbers(a?, Comparison::Equal, sum)
        }
        Relation::Most | Relation::NthMost => {
            let (category, sign) = filled.compared?;
            let a = filled.thing(A)?;
            // "The oldest Dane" need not be the oldest of all, nor need the largest number that may be unused be anyone's.
            (a.facts.len() == 1 && puzzle.category(category).kind == Kind::OneEach).then_some(())?;
            let from_end = if relation == Relation::Most { 0 } else { count()?.checked_sub(1)? as usize };
            let mut order = puzzle.category(category).order();
            if sign > 0 {
                order.reverse();
            }
            said(a, ValueId { category, index: *order.get(from_end)? })?
        }
        Relation::SumIs => {
            let (category, _) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let [a, b] = [A, B].map(|slot| filled.who(slot).map(|who| Quantity::Of(category, Box::new(who))));
            let sum = Quantity::Arithmetic(Box::new(a?), Operator::Add, Box::new(b?));
            Truth::Numbers(sum, Comparison::Equal, Quantity::Constant(filled.number?))
        }
        Relation::Nor => {
            let (a, b, p) = (filled.thing(A)?, filled.thing(B)?, filled.thing(P)?);
            (b.facts.len() == 1 && p.facts.len() == 1).then_some(())?;
            conjunction(vec![negated(p.said_of(a)?), negated(p.said_of(b)?)])
        }
        Relation::Either | Relation::Or => {
            let a = filled.thing(A)?;
            let list = filled.list(B)?;
            (list.len() > 1).then_some(())?;
            // "Tea or coffee or milk" is not tea and one of the others.
            let category = |f: &Fact| f.value.category;
            let taken = |f: &Fact| a.facts.iter().any(|mine| category(mine) == category(f));
            (!list.iter().any(|b| b.facts.iter().any(taken))).then_some(())?;
            let each: Option<Vec<Truth>> = list.into_iter().map(|b| b.said_of(a)).collect();
            alternatives(each?, relation == Relation::Either)
        }
        Relation::NeitherNor => {
            let none = self::relation(puzzle, Relation::Neither, filled)?;
            let all_of_them: Option<Vec<Who>> = filled.list(A)?.into_iter().map(Described::who).collect();
            let list = filled.list(A)?;
            let first = list.first().and_then(|a| a.primary()).map(|a| a.category);
            // Values of one category are never one another.
            if list.iter().all(|a| a.primary().map(|a| a.category) == first) {
                return Some(none);
            }
            let apart = match all_of_them?.as_slice() {
                [a, b] => Truth::Same(a.clone(), Comparison::NotEqual, b.clone()),
                all => Truth::AllDifferentWho(all.to_vec()),
            };
            conjunction(vec![none, apart])
        }
        Relation::Neither | Relation::OneOf | Relation::Exactly | Relation::AtLeast | Relation::AtMost => {
            let p = filled.thing(P)?;
            let each: Option<Vec<Truth>> = filled.list(A)?.into_iter().map(|a| p.said_of(a)).collect();
            let each = each?;
            let n = || count().filter(|&n| n as usize <= each.len());
            match relation {
                Relation::Neither => conjunction(each.into_iter().map(negated).collect()),
                Relation::OneOf => alternatives(each, true),
                Relation::Exactly => Truth::Count(Amount::Exactly(n()?), each),
                Relation::AtLeast => Truth::Count(Amount::AtLeast(n()?), each),
                _ => Truth::Count(Amount::AtMost(n()?), each),
            }
        }
        Relation::Pair => {
            let (a, b, p, q) = (filled.thing(A)?, filled.thing(B)?, filled.thing(P)?, filled.thing(Q)?);
            let one = Truth::And(vec![p.said_of(a)?, q.said_of(b)?]);
            let other = Truth::And(vec![p.said_of(b)?, q.said_of(a)?]);
            Truth::Xor(Box::new(one), Box::new(other))
        }
        Relation::AllDifferent => {
            let list = filled.list(A)?;
            (list.len() > 1).then_some(())?;
            let all_of_them: Option<Vec<Who>> = list.iter().map(|d| d.who()).collect();
            match all_of_them?.as_slice() {
                [a, b] => Truth::Same(a.clone(), Comparison::NotEqual, b.clone()),
                all => Truth::AllDifferentWho(all.to_vec()),
            }
        }
        Relation::Not => negated(filled.sentence(S)?),
        Relation::That => filled.sentence(S)?,
        Relation::Both => conjunction(vec![filled.sentence(S)?, filled.sentence(T)?]),
        Relation::Any | Relation::Unless => Truth::Or(vec![filled.sentence(S)?, filled.sentence(T)?]),
        Relation::Xor => Truth::Xor(Box::new(filled.sentence(S)?), Box::new(filled.sentence(T)?)),
        Relation::If | Relation::OnlyIf => Truth::Implies(Box::new(filled.sentence(S)?), Box::new(filled.sentence(T)?)),
        Relation::Iff => Truth::Iff(Box::new(filled.sentence(S)?), Box::new(filled.sentence(T)?)),
        Relation::Idle
        | Relation::AskWho
        | Relation::AskValue
        | Relation::AskSpoken
        | Relation::AskPlace
        | Relation::AskTruth => {
            return None;
        }
    })
}

fn multiple(number: Number, quantity: Quantity) -> Quantity {
    Quantity::Arithmetic(Box::new(Quantity::Constant(number)), Operator::Multiply, Box::new(quantity))
}

/// More or less in a category: by number, by place where it only has an order.
fn compared(puzzle: &GridPuzzle, category: CategoryId, sign: i8, a: Who, b: Who) -> Truth {
    if puzzle.category(category).numeric.is_none() {
        return Truth::Places(a, if sign > 0 { Order::After } else { Order::Before }, b, category);
    }
    let comparison = if sign > 0 { Comparison::Greater } else { Comparison::Less };
    Truth::Numbers(Quantity::Of(category, Box::new(a)), comparison, Quantity::Of(category, Box::new(b)))
}

/// The same value in a category.
fn same_in(puzzle: &GridPuzzle, category: CategoryId, a: Who, b: Who) -> Truth {
    if puzzle.category(category).numeric.is_some() {
        let of = |who| Quantity::Of(category, Box::new(who));
        return Truth::Numbers(of(a), Comparison::Equal, of(b));
    }
    Truth::Items(Item::Of(category, Box::new(a)), Comparison::Equal, Item::Of(category, Box::new(b)))
}

/// At one of these places of the axis.
fn at_places(puzzle: &GridPuzzle, filled: &Filled, places: &[u32]) -> Option<Truth> {
    let category = filled.axis?;
    let order = puzzle.category(category).order();
    let a = filled.thing(A)?;
    let each: Option<Vec<Truth>> =
        places.iter().map(|&p| said(a, ValueId { category, index: *order.get(p as usize)? })).collect();
    let each = each?;
    (!each.is_empty()).then(|| alternatives(each, false))
}

/// That a thing has a value.
fn said(thing: &Described, value: ValueId) -> Option<Truth> {
    let mine = thing.primary()?;
    (mine.category != value.category).then_some(Truth::Same(Who::Has(mine), Comparison::Equal, Who::Has(value)))
}
