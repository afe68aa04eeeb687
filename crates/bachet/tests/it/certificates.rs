//! The certificates of the gallery: the checker accepts each as it is, and refuses it with anything damaged.

use bachet::{Budget, Puzzle, gallery};
use bachet_crossing::{Certificate, Crossing, check_certificate};
use bachet_notation::Number;
use bachet_notation::crossing::CrossingPuzzle;

/// So many entries of each certificate are damaged, spread over all of it.
const DAMAGED: usize = 4;

fn crossings() -> Vec<(&'static str, CrossingPuzzle)> {
    let crossing = |(name, source): (&'static str, &str)| match bachet::read(source).expect("it is sound").puzzle {
        Puzzle::Crossing(puzzle) => Some((name, puzzle)),
        _ => None,
    };
    gallery::all().filter_map(crossing).collect()
}

fn is_accepted(puzzle: &CrossingPuzzle, certificate: &Certificate) -> bool {
    check_certificate(puzzle, certificate, &mut Budget::unlimited()).is_ok()
}

#[test]
fn each_is_accepted_and_each_damage_is_refused() {
    let crossings = crossings();
    assert!(crossings.len() >= 17, "the gallery has {} crossings", crossings.len());
    let one = Number::from_integer(1);
    for (name, puzzle) in crossings {
        let crossing = Crossing::new(&puzzle).expect("the gallery is sound");
        let sound = crossing.certificate(&mut Budget::unlimited()).expect("its puzzles are small");
        assert!(is_accepted(&puzzle, &sound), "{name}");
        let refuses = |what: &str, damage: &dyn Fn(&mut Certificate)| {
            let mut damaged = sound.clone();
            damage(&mut damaged);
            assert!(!is_accepted(&puzzle, &damaged), "{name}: {what}");
        };
        refuses("cheaper", &|c| c.cheapest = Some(c.cheapest.map_or(one, |cheapest| cheapest - one)));
        refuses("dearer", &|c| c.cheapest = Some(c.cheapest.map_or(one, |cheapest| cheapest + one)));
        if sound.cheapest.is_some() {
            refuses("no way", &|c| c.cheapest = None);
        }
        refuses("nobody", &|c| c.things.truncate(c.things.len() - 1));
        for i in (0..sound.states.len()).step_by((sound.states.len() / DAMAGED).max(1)) {
            refuses("dropped", &|c| drop(c.states.remove(i)));
            refuses("farther", &|c| c.states[i].1 += one);
            refuses("nearer", &|c| c.states[i].1 -= one);
            refuses("another", &|c| c.states[i].0.number += 1_u32);
            refuses("twice", &|c| c.states.push(c.states[i].clone()));
        }
    }
}
