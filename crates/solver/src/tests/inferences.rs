//! Checks every inference: its reason literals must hold before it, and must imply it by the one constraint alone.

use std::cell::Cell;

use crate::constraint::Assignment;
use crate::engine::Engine;
use crate::literal::{Interval, Lit, Slot, SlotKind, Var, bit};
use crate::propagators::{Context, Definition as _, Explanation, InferenceContext, Propagator};
use crate::store::{Conflict, Reason};

thread_local! {
    static CHECKING: Cell<bool> = const { Cell::new(false) };
    static CHECKED: Cell<u64> = const { Cell::new(0) };
}

/// Turns on the check for all later inferences of this thread.
pub(super) fn start() {
    CHECKING.set(true);
}

/// Returns the number of inferences checked so far.
pub(super) fn checked() -> u64 {
    CHECKED.get()
}

/// Checks the trail entries of propagator `id` from position `from` on.
pub(crate) fn check(engine: &Engine<'_>, id: u32, from: usize, result: Result<(), Conflict>) {
    if !CHECKING.get() {
        return;
    }
    let &(propagator, tag) = engine.propagator(id);
    for position in from..engine.store.trail.len() {
        let entry = engine.store.trail[position];
        let Reason::Propagator(by, note) = entry.reason else { panic!("a propagator writes in its own name") };
        assert_eq!(by, id);
        let new = engine.store.word_before(entry.slot, position as u32 + 1);
        for lit in consequences(entry.slot, entry.old, new) {
            let mut out = Explanation::default();
            let position = position as u32;
            let inference = InferenceContext {
                store: &engine.store,
                initial: &engine.model.words,
                pools: engine.pools,
                lit,
                note,
                position,
                tag,
            };
            propagator.explain(&inference, &mut out);
            for &reason in &out.lits {
                assert!(inference.held(reason), "{reason:?} did not hold before {lit:?} of {propagator:?}");
            }
            assert!(!out.tags.is_empty(), "{lit:?} of {propagator:?} has no tag");
            assert!(
                follows(engine, &propagator, lit, &out.lits),
                "{:?} do not imply {lit:?} by {propagator:?}",
                out.lits
            );
            CHECKED.set(CHECKED.get() + 1);
        }
    }
    if result.is_ok() {
        let mut store = engine.store.clone();
        let before = store.trail.len();
        let again = propagator.propagate(&mut Context { store: &mut store, pools: engine.pools, id });
        assert!(again.is_ok() && store.trail.len() == before, "{propagator:?} infers more when it runs again");
    }
}

/// Returns the literals that a change made true: the strongest, and weaker ones.
fn consequences(slot: Slot, old: u64, new: u64) -> Vec<Lit> {
    match slot.kind() {
        SlotKind::Mask => {
            let removed = old & !new;
            let single = (0..64).filter(|&v| removed & bit(v) != 0).map(bit);
            single.chain([removed]).map(|values| Lit { slot, word: !values }).collect()
        }
        SlotKind::Lower => ((old as i64 + 1)..=new as i64).map(|bound| Lit { slot, word: bound as u64 }).collect(),
        SlotKind::Upper => ((new as i64)..old as i64).map(|bound| Lit { slot, word: bound as u64 }).collect(),
    }
}

/// Returns whether the constraint has no solution in which the reasons hold and the literal does not.
pub(super) fn follows(engine: &Engine<'_>, propagator: &Propagator, lit: Lit, reasons: &[Lit]) -> bool {
    let mut slots: Vec<Slot> = Vec::new();
    propagator.subscribe(engine.pools, &mut |slot, _| {
        let slot = if slot.kind() == SlotKind::Upper { slot.opposite() } else { slot };
        if !slots.contains(&slot) {
            slots.push(slot);
        }
    });
    let demands: Vec<Lit> = reasons.iter().copied().chain([!lit]).collect();
    // Each demand is about one variable, so it narrows that domain before any combination is tried.
    let domains: Vec<Vec<i64>> = slots.iter().map(|&slot| domain(engine, slot, &demands)).collect();
    if domains.iter().any(Vec::is_empty) {
        return true;
    }
    let constraint = propagator.constraint(engine.model);
    let mut at = vec![0; slots.len()];
    loop {
        if constraint.holds(&Numbers { slots: &slots, domains: &domains, at: &at }) {
            return false;
        }
        let Some(i) = (0..at.len()).find(|&i| at[i] + 1 < domains[i].len()) else { return true };
        at[i] += 1;
        at[..i].fill(0);
    }
}

/// An assignment to the variables of a constraint: for each slot the index in its domain.
struct Numbers<'a> {
    slots: &'a [Slot],
    domains: &'a [Vec<i64>],
    at: &'a [usize],
}

impl Numbers<'_> {
    fn of(&self, slot: Slot) -> i64 {
        let i = self.slots.iter().position(|&other| other == slot).expect("in scope");
        self.domains[i][self.at[i]]
    }
}

impl Assignment for Numbers<'_> {
    fn value(&self, x: Var) -> u32 {
        self.of(x.slot()) as u32
    }

    fn number(&self, x: Interval) -> i64 {
        self.of(x.lower())
    }
}

fn domain(engine: &Engine<'_>, slot: Slot, demands: &[Lit]) -> Vec<i64> {
    if slot.is_mask() {
        let own = demands.iter().filter(|lit| lit.slot == slot);
        let mask = own.fold(engine.initial(slot), |mask, lit| mask & lit.word);
        return (0..64).filter(|&v| mask & bit(v) != 0).map(i64::from).collect();
    }
    let mut bounds = (engine.initial(slot) as i64, engine.initial(slot.opposite()) as i64);
    for lit in demands {
        if lit.slot == slot {
            bounds.0 = bounds.0.max(lit.word as i64);
        } else if lit.slot == slot.opposite() {
            bounds.1 = bounds.1.min(lit.word as i64);
        }
    }
    (bounds.0..=bounds.1).collect()
}
