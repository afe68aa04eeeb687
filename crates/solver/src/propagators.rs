//! The constraints, one file for each kind: see [`Definition`].

pub(crate) mod all_different;
pub(crate) mod arithmetic;
pub(crate) mod binary;
pub(crate) mod cardinality;
pub(crate) mod element;
pub(crate) mod linear;
pub(crate) mod multiset_equality;
pub(crate) mod reified;
pub(crate) mod table;

use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::{Lit, Slot, SlotKind, Var};
use crate::model::Model;
use crate::store::{Conflict, Reason, Store};
use crate::tag::Tag;

/// The flat arrays that hold the data of all constraints; a constraint has ranges of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pools {
    pub(crate) vars: Vec<Var>,
    pub(crate) lits: Vec<Lit>,
    pub(crate) words: Vec<u64>,
    pub(crate) weights: Vec<i64>,
    pub(crate) addends: Vec<linear::Addend>,
}

/// Maximum number of passes of a propagator over its own bounds, unless all its variables are fixed. Otherwise bounds
/// may approach each other step by step, over a range of any width; the search does the rest.
const MAX_PASSES: usize = 64;

/// The start and end of a range of a pool.
pub(crate) type PoolRange = (u32, u32);

impl Pools {
    pub(crate) fn add_vars(&mut self, vars: &[Var]) -> PoolRange {
        let start = self.vars.len() as u32;
        self.vars.extend_from_slice(vars);
        (start, self.vars.len() as u32)
    }

    pub(crate) fn add_lits(&mut self, lits: &[Lit]) -> PoolRange {
        let start = self.lits.len() as u32;
        self.lits.extend_from_slice(lits);
        (start, self.lits.len() as u32)
    }

    #[inline]
    pub(crate) fn vars(&self, part: PoolRange) -> &[Var] {
        &self.vars[part.0 as usize..part.1 as usize]
    }

    #[inline]
    pub(crate) fn lits(&self, part: PoolRange) -> &[Lit] {
        &self.lits[part.0 as usize..part.1 as usize]
    }
}

/// The change of a slot that wakes a propagator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// Any change of the word.
    Change,
    /// The variable has become fixed.
    Fix,
}

/// The state that a propagator works on, and the propagator's number.
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

    /// Removes from a mask all values outside of `keep`. Returns whether the mask changed. The propagator gets `note`
    /// back when it has to explain the inference.
    #[inline]
    pub(crate) fn keep(&mut self, x: Var, keep: u64, note: u32) -> Result<bool, Conflict> {
        self.store.keep(x, keep, Reason::Propagator(self.id, note))
    }

    #[inline]
    pub(crate) fn enforce(&mut self, lit: Lit, note: u32) -> Result<bool, Conflict> {
        self.store.enforce(lit, Reason::Propagator(self.id, note))
    }
}

/// An inference to be explained: `lit` was enforced in the state before the trail entry at `position`.
pub(crate) struct InferenceContext<'a> {
    pub(crate) store: &'a Store,
    /// The initial words of all slots.
    pub(crate) initial: &'a [u64],
    pub(crate) pools: &'a Pools,
    /// The literal to explain, which the inference implies.
    pub(crate) lit: Lit,
    /// The note that the propagator gave with the inference.
    pub(crate) note: u32,
    pub(crate) position: u32,
    /// The tag of the constraint.
    pub(crate) tag: Tag,
}

impl InferenceContext<'_> {
    /// Returns the word that the slot had when the inference was made.
    #[inline]
    pub(crate) fn word(&self, slot: Slot) -> u64 {
        self.store.word_before(slot, self.position)
    }

    /// Returns the word that the slot had before any constraint.
    #[inline]
    pub(crate) fn initial(&self, slot: Slot) -> u64 {
        self.initial[slot.index()]
    }

    #[inline]
    pub(crate) fn mask(&self, x: Var) -> u64 {
        self.word(x.slot())
    }

    /// Returns whether the literal held when the inference was made.
    pub(crate) fn held(&self, lit: Lit) -> bool {
        let word = self.word(lit.slot);
        match lit.slot.kind() {
            SlotKind::Mask => word & !lit.word == 0,
            SlotKind::Lower => word as i64 >= lit.word as i64,
            SlotKind::Upper => word as i64 <= lit.word as i64,
        }
    }

    /// Returns whether the literal could no longer hold when the inference was made.
    pub(crate) fn failed(&self, lit: Lit) -> bool {
        self.held(!lit)
    }

    /// For an inference about a mask, returns the values whose removal is to be explained.
    #[inline]
    pub(crate) fn removed(&self) -> u64 {
        !self.lit.word
    }
}

/// The reason literals of an inference, and the tags of the constraints by which they imply it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explanation {
    pub(crate) lits: Vec<Lit>,
    pub(crate) tags: Vec<Tag>,
}

impl Explanation {
    /// Adds a literal that held.
    #[inline]
    pub(crate) fn because(&mut self, lit: Lit) {
        self.lits.push(lit);
    }

    /// Adds the literal that `x` has none of these values.
    #[inline]
    pub(crate) fn because_without(&mut self, x: Var, values: u64) {
        self.lits.push(x.within(!values));
    }
}

/// The definition of a constraint: its scope, propagation, explanations, clauses, and its residual for counting.
///
/// Its truth is in [`Constraint::holds`], which exports read too.
pub(crate) trait Definition {
    /// Whether propagation takes more than a few operations. Costly propagators run after all cheap ones.
    const IS_COSTLY: bool = true;

    /// Calls `wake` for every slot of the scope, with the event that wakes the propagator.
    fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event));

    /// Propagates. The propagator is idempotent: a second call at once would infer nothing more.
    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict>;

    /// Adds reason literals that held before the inference and imply it.
    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation);

    /// Returns the constraint as public data, whose [`holds`](Constraint::holds) is its truth.
    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m>;

    /// Adds the clauses of the constraint to a formula.
    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge>;

    /// Returns the only value that an inference with this note leaves, if its explanation does not depend on the
    /// removed values.
    fn only(&self, note: u32) -> Option<u32> {
        let _ = note;
        None
    }

    /// Computes what the constraint still says, after propagation has reached its fixed point. Returns false if all
    /// combinations of the remaining values satisfy it.
    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        self.subscribe(pools, &mut |slot, _| residual.variable(store, slot));
        !residual.open.is_empty()
    }
}

/// Declares [`Propagator`], which has a variant for each kind of constraint, and its dispatch.
macro_rules! propagators {
    ($($module:ident::$name:ident),* $(,)?) => {
        /// A propagator. A small closed enum, so that dispatch is a jump and the hot loop allocates nothing.
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum Propagator {
            $($name($module::$name),)*
        }

        impl Propagator {
            /// Returns whether propagation takes more than a few operations.
            pub(crate) fn is_costly(&self) -> bool {
                match self {
                    $(Self::$name(_) => $module::$name::IS_COSTLY,)*
                }
            }
        }

        impl Definition for Propagator {
            fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
                match self {
                    $(Self::$name(p) => p.subscribe(pools, wake),)*
                }
            }

            #[inline]
            fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
                match self {
                    $(Self::$name(p) => p.propagate(context),)*
                }
            }

            fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
                match self {
                    $(Self::$name(p) => p.explain(inference, out),)*
                }
            }

            fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
                match self {
                    $(Self::$name(p) => p.constraint(model),)*
                }
            }

            fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
                match self {
                    $(Self::$name(p) => p.encode(encoder),)*
                }
            }

            fn only(&self, note: u32) -> Option<u32> {
                match self {
                    $(Self::$name(p) => p.only(note),)*
                }
            }

            fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
                match self {
                    $(Self::$name(p) => p.residual(store, pools, residual),)*
                }
            }
        }
    };
}

propagators! {
    all_different::AllDifferent,
    arithmetic::Arithmetic,
    binary::Binary,
    cardinality::Cardinality,
    element::Element,
    linear::Linear,
    multiset_equality::MultisetEquality,
    reified::Reified,
    table::Table,
}
