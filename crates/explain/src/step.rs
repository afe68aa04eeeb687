//! A step of an explanation, for every puzzle whose answer is an assignment.

use crate::pattern::StepPattern;
use crate::technique::Technique;

/// That a place has a value, or does not have it.
///
/// On a board, `place` is a cell and `value` the index of its value. In a grid, both are numbers of values among the
/// values of all categories, and `place` is the smaller of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fact {
    /// The place.
    pub place: u16,
    /// The value, from 0.
    pub value: u16,
    /// Whether the place has the value.
    pub holds: bool,
}

impl Fact {
    /// Returns that a place has a value.
    pub fn is(place: usize, value: usize) -> Self {
        Self { place: place as u16, value: value as u16, holds: true }
    }

    /// Returns that a place does not have a value.
    pub fn is_not(place: usize, value: usize) -> Self {
        Self { holds: false, ..Self::is(place, value) }
    }
}

impl std::ops::Not for Fact {
    type Output = Self;

    fn not(self) -> Self {
        Self { holds: !self.holds, ..self }
    }
}

/// What a person would write down next: facts that follow from rules and earlier facts.
///
/// The facts follow from `rules` and `known` alone. No rule and no known fact can be left out without losing a fact. There
/// are two exceptions. A step with cases that [`Explainer`](crate::explainer::Explainer) found uses all its reasons, but
/// its facts may also follow from fewer in another way; [`BoardSubsets::minimal`](crate::subsets::board::BoardSubsets)
/// finds that way, except a very long one on a board larger than 9x9. And of the steps inside a case this is promised of
/// those without cases.
///
/// If a rule is that the puzzle has one solution, what it excludes is in `pattern`.
#[derive(Clone, Debug)]
pub struct Step<R> {
    /// The technique by which it was found.
    pub technique: &'static Technique,
    /// The new facts, ascending; never empty.
    pub facts: Vec<Fact>,
    /// The clues and rules that it uses, in the order in which a person looks at them.
    pub rules: Vec<R>,
    /// The earlier facts that it uses.
    pub known: Vec<Fact>,
    /// What the technique saw on a board, where the rules do not show it.
    pub pattern: StepPattern,
    /// The suppositions by which it looks ahead; empty for a step that is seen directly.
    ///
    /// If all cases end in a contradiction, each refutes its supposition: there is a case for each fact, which supposes
    /// its negation. Otherwise one of the cases must be true, and each ends in a contradiction or leads to all the facts.
    pub cases: Vec<Case<R>>,
    /// How hard it is to find, by the weights that were used.
    pub cost: u32,
}

/// A supposition and what follows from it.
#[derive(Clone, Debug)]
pub struct Case<R> {
    /// The facts that are supposed.
    pub suppose: Vec<Fact>,
    /// What follows, one step after the other. The known facts of a step are earlier facts, suppositions, or facts of
    /// steps before it.
    pub steps: Vec<Step<R>>,
    /// What the contradiction is, if the case ends in one: the last rules and the facts that break them.
    pub contradiction: Option<(Vec<R>, Vec<Fact>)>,
}
