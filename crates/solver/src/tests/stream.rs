//! The stream of inferences: each is implied by its reasons and its constraint alone, and no reason can be weakened.

use proptest::prelude::*;

use super::enumeration::with_assumptions;
use super::inferences::follows;
use super::spec::{Built, Literal, STRIDE, Spec};
use super::statement::{Consistency, documented};
use crate::engine::Engine;
use crate::inferences::{Inference, Propagation};
use crate::literal::{Lit, SlotKind, bit};
use crate::propagators::Propagator;
use crate::tag::Tag;

/// Returns the literals that are a little weaker: with one value more, or a bound looser by one.
fn weaker(lit: Lit, initial: u64) -> Vec<Lit> {
    let with = |word| Lit { slot: lit.slot, word };
    match lit.slot.kind() {
        SlotKind::Mask => {
            (0..64).map(bit).filter(|value| initial & !lit.word & value != 0).map(|v| with(lit.word | v)).collect()
        }
        SlotKind::Lower => vec![with((lit.word as i64 - 1) as u64)],
        SlotKind::Upper => vec![with((lit.word as i64 + 1) as u64)],
    }
}

/// Returns the propagators of a statement, or none if a part of it was stated in another way.
fn propagators(engine: &Engine<'_>, statement: u32) -> Vec<Propagator> {
    let of_it = engine.active_propagators().filter(|(id, _)| engine.propagator(*id).1.0 / STRIDE == statement);
    of_it.map(|(_, propagator)| *propagator).collect()
}

/// A literal that never holds stands for a contradiction.
fn literal(inference: &Inference, built: &Built) -> Lit {
    inference.literal.unwrap_or(built.vars[0].within(0))
}

fn check(spec: &Spec, assumptions: &[Literal]) {
    let built = spec.build();
    let engine = Engine::new(&built.model);
    let lits: Vec<Lit> = assumptions.iter().map(|literal| built.lit(literal)).collect();
    let mut propagation = Propagation::new(&built.model);
    let mut known = lits.clone();
    let mut contradiction = false;
    for inference in propagation.inferences(&lits) {
        assert!(!contradiction, "an inference after a contradiction");
        contradiction = inference.literal.is_none();
        let lit = literal(&inference, &built);
        for reason in &inference.reasons {
            let implied = spec.assignments().iter().all(|at| {
                let holds = |lit: &Lit| lit.holds(&super::meaning::Named { built: &built, at });
                !known.iter().all(holds) || holds(reason)
            });
            assert!(implied, "{reason:?} was not known before {inference:?}");
        }
        known.push(lit);
        let Some(&Tag(tag)) = inference.tags.first() else { continue };
        let [propagator] = propagators(&engine, tag / STRIDE)[..] else { continue };
        assert!(follows(&engine, &propagator, lit, &inference.reasons), "{inference:?} does not follow");
        let mut alone = Propagation::new(&built.model);
        alone.activate(|other| other.0 / STRIDE == tag / STRIDE);
        let is_domain_consistent = documented(&spec.statements[(tag / STRIDE) as usize]) == Consistency::Domain;
        for i in 0..inference.reasons.len() {
            for weak in weaker(inference.reasons[i], engine.initial(inference.reasons[i].slot)) {
                let mut reasons = inference.reasons.clone();
                reasons[i] = weak;
                if is_domain_consistent {
                    assert!(!follows(&engine, &propagator, lit, &reasons), "{weak:?} is enough in {inference:?}");
                }
                reasons.extend(inference.literal.map(|lit| !lit));
                let contradicts = alone.inferences(&reasons).last().is_some_and(|last| last.literal.is_none());
                assert!(!contradicts, "propagation with {weak:?} is enough in {inference:?}");
            }
        }
    }
    let solvable = spec.solutions(|_| true).iter().any(|at| assumptions.iter().all(|literal| literal.holds(at)));
    assert!(!(contradiction && solvable));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn reasons_imply_the_inference_and_cannot_be_weakened((spec, assumptions, _) in with_assumptions()) {
        check(&spec, &assumptions);
    }
}
