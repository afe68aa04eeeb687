//! The propagators: one constraint, one file. Each states its consistency, and gives the reason of every inference.

pub(crate) mod all_different;
pub(crate) mod arithmetic;
pub(crate) mod binary;
pub(crate) mod cardinality;
pub(crate) mod element;
pub(crate) mod linear;
pub(crate) mod multiset_equality;
pub(crate) mod reified;
pub(crate) mod table;

use crate::literal::{Lit, Slot, Var, Word};
use crate::model::Tag;
use crate::store::{Reason, Store, Wiped};

/// The flat arrays that constraints lie in; a constraint holds ranges of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pools {
    pub(crate) vars: Vec<Var>,
    pub(crate) lits: Vec<Lit>,
    pub(crate) words: Vec<u64>,
    pub(crate) weights: Vec<i64>,
    pub(crate) addends: Vec<linear::Addend>,
}

/// Passes over its own bounds after which a propagator leaves the rest to the search, unless all its variables are fixed:
/// bounds may creep towards each other one by one, over a range of any width.
const PASSES: usize = 64;

/// A range of a pool.
pub(crate) type Part = (u32, u32);

impl Pools {
    pub(crate) fn add_vars(&mut self, vars: &[Var]) -> Part {
        let start = self.vars.len() as u32;
        self.vars.extend_from_slice(vars);
        (start, self.vars.len() as u32)
    }

    pub(crate) fn add_lits(&mut self, lits: &[Lit]) -> Part {
        let start = self.lits.len() as u32;
        self.lits.extend_from_slice(lits);
        (start, self.lits.len() as u32)
    }

    #[inline]
    pub(crate) fn vars(&self, part: Part) -> &[Var] {
        &self.vars[part.0 as usize..part.1 as usize]
    }

    #[inline]
    pub(crate) fn lits(&self, part: Part) -> &[Lit] {
        &self.lits[part.0 as usize..part.1 as usize]
    }
}

/// A constraint at work. Closed and small, so that dispatch is a jump and the hot loop allocates nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Propagator {
    AllDifferent(all_different::AllDifferent),
    Arithmetic(arithmetic::Arithmetic),
    Binary(binary::Binary),
    Cardinality(cardinality::Cardinality),
    Element(element::Element),
    Linear(linear::Linear),
    Reified(reified::Reified),
    MultisetEquality(multiset_equality::MultisetEquality),
    Table(table::Table),
}

/// When a propagator wants to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// The word changed at all.
    Change,
    /// The variable has one value.
    Fix,
}

/// What a propagator may touch, and under whose name.
pub(crate) struct Context<'a> {
    pub(crate) store: &'a mut Store,
    pub(crate) pools: &'a Pools,
    pub(crate) id: u32,
}

impl Context<'_> {
    #[inline]
    pub(crate) fn mask(&self, x: Var) -> u64 {
        self.store.mask(x)
    }

    /// Removes from a mask all values outside of `keep`; `note` comes back in the explanation.
    #[inline]
    pub(crate) fn keep(&mut self, x: Var, keep: u64, note: u32) -> Result<bool, Wiped> {
        self.store.keep(x, keep, Reason::Propagator(self.id, note))
    }

    #[inline]
    pub(crate) fn enforce(&mut self, lit: Lit, note: u32) -> Result<bool, Wiped> {
        self.store.enforce(lit, Reason::Propagator(self.id, note))
    }
}

/// An inference to be explained: `lit` was made to hold while the store was as it was before the entry at `position`.
pub(crate) struct Inference<'a> {
    pub(crate) store: &'a Store,
    pub(crate) pools: &'a Pools,
    /// What is to be explained: no stronger than what was inferred.
    pub(crate) lit: Lit,
    /// The propagator's own word.
    pub(crate) note: u32,
    pub(crate) position: u32,
    /// The tag that the constraint was stated with.
    pub(crate) tag: Tag,
}

impl Inference<'_> {
    /// The word that the slot had when the inference was made.
    #[inline]
    pub(crate) fn word(&self, slot: Slot) -> u64 {
        self.store.word_before(slot, self.position)
    }

    #[inline]
    pub(crate) fn mask(&self, x: Var) -> u64 {
        self.word(x.slot())
    }

    /// Whether the literal held when the inference was made.
    pub(crate) fn held(&self, lit: Lit) -> bool {
        let word = self.word(lit.slot);
        match lit.slot.word() {
            Word::Mask => word & !lit.word == 0,
            Word::Lower => word as i64 >= lit.word as i64,
            Word::Upper => word as i64 <= lit.word as i64,
        }
    }

    /// Whether the literal could not hold any more when the inference was made.
    pub(crate) fn failed(&self, lit: Lit) -> bool {
        self.held(!lit)
    }

    /// For an inference on a mask: the values whose absence is to be explained.
    #[inline]
    pub(crate) fn removed(&self) -> u64 {
        !self.lit.word
    }
}

/// Literals that held and together imply an inference; and the tags of the constraints that say so.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explanation {
    pub(crate) lits: Vec<Lit>,
    pub(crate) tags: Vec<Tag>,
}

impl Explanation {
    /// The literal held.
    #[inline]
    pub(crate) fn because(&mut self, lit: Lit) {
        self.lits.push(lit);
    }

    /// None of these values was left.
    #[inline]
    pub(crate) fn because_without(&mut self, x: Var, values: u64) {
        self.lits.push(x.within(!values));
    }
}

macro_rules! dispatch {
    ($self:expr, $p:pat => $body:expr) => {
        match $self {
            Propagator::AllDifferent($p) => $body,
            Propagator::Arithmetic($p) => $body,
            Propagator::Binary($p) => $body,
            Propagator::Cardinality($p) => $body,
            Propagator::Element($p) => $body,
            Propagator::Linear($p) => $body,
            Propagator::Reified($p) => $body,
            Propagator::MultisetEquality($p) => $body,
            Propagator::Table($p) => $body,
        }
    };
}

impl Propagator {
    /// Calls `wake` for every slot whose event it wants to hear of.
    pub(crate) fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        dispatch!(self, p => p.subscribe(pools, wake));
    }

    /// Infers all it can: running it again at once would infer nothing more.
    #[inline]
    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        dispatch!(self, p => p.propagate(context))
    }

    /// Adds literals that held before the inference and imply it.
    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        dispatch!(self, p => p.explain(inference, out));
    }

    /// The one value that an inference with this note leaves, if its explanation is the same whatever was there to remove.
    pub(crate) fn only(&self, note: u32) -> Option<u32> {
        match self {
            Self::AllDifferent(_) | Self::MultisetEquality(_) => note.checked_sub(1),
            _ => None,
        }
    }

    /// Whether it costs more than a few operations: these run when nothing cheap is left to run.
    pub(crate) fn is_costly(&self) -> bool {
        !matches!(self, Self::Binary(_) | Self::Reified(_))
    }
}
