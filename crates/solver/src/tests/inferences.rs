//! Checks every inference: its reason literals must hold before it, and must imply it by the one constraint alone.

use std::cell::Cell;

use crate::engine::Engine;
use crate::literal::{Lit, Slot, SlotKind, bit};
use crate::model::SumCondition;
use crate::propagators::arithmetic::Operation;
use crate::propagators::linear::Addend;
use crate::propagators::{Context, Explanation, Inference, Pools, Propagator};
use crate::relation::Rule;
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
            let inference = Inference { store: &engine.store, pools: engine.pools, lit, note, position, tag };
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
fn follows(engine: &Engine<'_>, propagator: &Propagator, lit: Lit, reasons: &[Lit]) -> bool {
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
    let mut at = vec![0; slots.len()];
    loop {
        let value = |slot: Slot| {
            let slot = if slot.kind() == SlotKind::Upper { slot.opposite() } else { slot };
            let i = slots.iter().position(|&other| other == slot).expect("in scope");
            domains[i][at[i]]
        };
        if satisfied(propagator, engine.pools, &value) {
            return false;
        }
        let Some(i) = (0..at.len()).find(|&i| at[i] + 1 < domains[i].len()) else { return true };
        at[i] += 1;
        at[..i].fill(0);
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

fn satisfied(propagator: &Propagator, pools: &Pools, value: &dyn Fn(Slot) -> i64) -> bool {
    let holds = |lit: Lit| match lit.slot.kind() {
        SlotKind::Mask => lit.word >> value(lit.slot) & 1 == 1,
        SlotKind::Lower => value(lit.slot) >= lit.word as i64,
        SlotKind::Upper => value(lit.slot) <= lit.word as i64,
    };
    match propagator {
        Propagator::AllDifferent(p) => {
            let mut values: Vec<i64> = pools.vars(p.vars).iter().map(|x| value(x.slot())).collect();
            values.sort_unstable();
            values.windows(2).all(|pair| pair[0] != pair[1])
        }
        Propagator::Arithmetic(p) => {
            let (x, y, z) = (value(p.x.lower()), value(p.y.lower()), value(p.z.lower()));
            match p.operation {
                Operation::Product => x * y == z,
                Operation::AbsoluteDifference => (x - y).abs() == z,
                Operation::Minimum => x.min(y) == z,
                Operation::Maximum => x.max(y) == z,
                Operation::Modulo => y != 0 && x.rem_euclid(y) == z,
            }
        }
        Propagator::Binary(p) => related(p.relation, pools, value(p.x.slot()), value(p.y.slot())),
        Propagator::Cardinality(p) => {
            let held = pools.lits(p.lits).iter().filter(|&&lit| holds(lit)).count() as u32;
            (p.lower..=p.upper).contains(&held)
        }
        Propagator::Element(p) => {
            let chosen = pools.vars(p.array).get(value(p.index.slot()) as usize);
            chosen.is_some_and(|x| value(x.slot()) == value(p.result.slot()))
        }
        Propagator::Linear(p) => {
            let terms = &pools.addends[p.terms.0 as usize..p.terms.1 as usize];
            let total: i64 = terms
                .iter()
                .map(|term| match *term {
                    Addend::Scaled(factor, x) => factor * value(x.lower()),
                    Addend::Weighted(at, x) => pools.weights[at as usize + value(x.slot()) as usize],
                })
                .sum();
            let is_satisfied = match p.sum {
                SumCondition::Equal(c) => total == c,
                SumCondition::NotEqual(c) => total != c,
                SumCondition::AtMost(c) => total <= c,
                SumCondition::AtLeast(c) => total >= c,
            };
            p.b.is_none_or(holds) == is_satisfied
        }
        Propagator::Reified(p) => holds(p.b) == related(p.relation, pools, value(p.x.slot()), value(p.y.slot())),
        Propagator::MultisetEquality(p) => {
            let sorted = |part| {
                let mut values: Vec<i64> = pools.vars(part).iter().map(|x| value(x.slot())).collect();
                values.sort_unstable();
                values
            };
            sorted(p.left) == sorted(p.right)
        }
        Propagator::Table(p) => {
            let vars = pools.vars(p.vars);
            let rows = &pools.words[p.rows.0 as usize..p.rows.1 as usize];
            rows.chunks_exact(vars.len().max(1))
                .any(|row| row.iter().zip(vars).all(|(&v, x)| value(x.slot()) == v as i64))
        }
    }
}

fn related(rule: Rule, pools: &Pools, x: i64, y: i64) -> bool {
    match rule {
        Rule::Shift(k) => y == x + i64::from(k),
        Rule::Before(k) => x + i64::from(k) <= y,
        Rule::Apart(k) => (x - y).abs() == i64::from(k),
        Rule::Differ(k) => y != x + i64::from(k),
        Rule::Rows(forward, _) => pools.words[forward as usize + x as usize] >> y & 1 == 1,
    }
}
