//! Certificates: valid ones are accepted, and each kind of damage is detected.

use bachet_budget::Budget;
use bachet_crossing::{Certificate, Flaw, check_certificate};
use bachet_notation::Number;
use bachet_notation::crossing::CrossingPuzzle;
use num_bigint::BigUint;

use crate::naive::Naive;
use crate::published;
use crate::stated::{BANKS, ISLAND, coloured, jealous, missionaries, number, programme, torch};

fn check(puzzle: &CrossingPuzzle, certificate: &Certificate) -> Result<(), Flaw> {
    check_certificate(puzzle, certificate, &mut Budget::unlimited())
}

/// Puzzles of every kind: impossible ones, costs, an island, rules about the trip or the previous load.
fn puzzles() -> Vec<(&'static str, CrossingPuzzle)> {
    vec![
        ("husbands", coloured()),
        ("husbands, two from the left", programme()),
        ("husbands, one seat", jealous(BANKS, 3, 1)),
        ("four couples", jealous(BANKS, 4, 2)),
        ("missionaries", missionaries(BANKS, 3, 3, 2)),
        ("island", jealous(ISLAND, 2, 2)),
        ("torch", torch(&[1, 2, 5, 8], 2)),
        ("wolf, goat, cabbage", published::wolf_goat_cabbage()),
        ("weights", published::weights()),
        ("lions", published::lions_raccoons_squirrels()),
        ("merchants", published::merchants_and_robbers()),
    ]
}

#[test]
fn what_a_check_trusts_is_short() {
    let trusted =
        [include_str!("../../src/checker.rs"), include_str!("../../src/judge.rs"), include_str!("../../src/memory.rs")];
    let lines: usize = trusted.iter().map(|file| file.lines().count()).sum();
    assert!(lines < 500, "{lines} lines");
}

#[test]
fn sound_certificates_are_accepted() {
    for (name, puzzle) in puzzles() {
        assert_eq!(check(&puzzle, &Naive::new(&puzzle).certificate()), Ok(()), "{name}");
    }
}

#[test]
fn the_sizes_are_known() {
    let size = |puzzle: &CrossingPuzzle| Naive::new(puzzle).certificate().states.len();
    assert_eq!(size(&jealous(BANKS, 3, 1)), 4);
    assert_eq!(size(&jealous(BANKS, 4, 2)), 44);
    // Three of the 40 states are farther than the goal.
    assert_eq!(size(&coloured()), 37);
}

/// Applies every damage to one entry, for about this number of entries of each puzzle.
fn damage_entries(about: usize) {
    for (name, puzzle) in puzzles() {
        let sound = Naive::new(&puzzle).certificate();
        for i in (0..sound.states.len()).step_by((sound.states.len() / about).max(1)) {
            let damaged = |damage: &dyn Fn(&mut Certificate)| {
                let mut certificate = sound.clone();
                damage(&mut certificate);
                check(&puzzle, &certificate).is_err()
            };
            let (one, half) = (number(1), Number::new(1, 2));
            assert!(damaged(&|c| drop(c.states.remove(i))), "{name}: {i} dropped");
            assert!(damaged(&|c| c.states[i].1 += one), "{name}: {i} raised");
            assert!(damaged(&|c| c.states[i].1 += half), "{name}: {i} raised a little");
            assert!(damaged(&|c| c.states[i].1 -= one), "{name}: {i} lowered");
            assert!(damaged(&|c| c.states[i].0.number += 1_u32), "{name}: {i} renumbered");
            assert!(damaged(&|c| c.states[i].0.trip += 1), "{name}: {i} at another trip");
            assert!(damaged(&|c| c.states[i].0.before += 1_u32), "{name}: {i} after another load");
            assert!(damaged(&|c| c.states.push(c.states[i].clone())), "{name}: {i} twice");
        }
    }
}

#[test]
fn damaged_entries_are_refused() {
    damage_entries(5);
}

#[test]
#[ignore = "takes half a minute: every entry of every certificate"]
fn every_damaged_entry_is_refused() {
    damage_entries(usize::MAX);
}

#[test]
fn damaged_claims_are_refused() {
    for (name, puzzle) in puzzles() {
        let sound = Naive::new(&puzzle).certificate();
        let flaw = |damage: &dyn Fn(&mut Certificate)| {
            let mut certificate = sound.clone();
            damage(&mut certificate);
            check(&puzzle, &certificate).expect_err(name)
        };
        let other = |by: i64| sound.cheapest.map_or(Some(number(by.abs())), |cheapest| Some(cheapest + number(by)));
        flaw(&|c| c.cheapest = other(1));
        flaw(&|c| c.cheapest = other(-1));
        if sound.cheapest.is_some() {
            flaw(&|c| c.cheapest = None);
        }
        assert_eq!(flaw(&|c| c.states.clear()), Flaw::Start, "{name}");
        assert_eq!(flaw(&|c| c.things.truncate(1)), Flaw::Things, "{name}");
        assert_eq!(flaw(&|c| c.things.push(c.things[0])), Flaw::Things, "{name}");
        assert_eq!(flaw(&|c| c.things[0].index += 1000), Flaw::Things, "{name}");
        let beyond = BigUint::from(1_u32) << 100_u32;
        let unknown = |c: &mut Certificate| {
            let mut added = c.states[0].clone();
            added.0.number = beyond.clone();
            c.states.push(added);
        };
        assert!(matches!(flaw(&unknown), Flaw::Unattained(_)), "{name}");
    }
}

#[test]
fn a_goal_does_not_belong_to_a_closed_set() {
    let puzzle = jealous(BANKS, 4, 2);
    let mut certificate = Naive::new(&puzzle).certificate();
    let mut goal = certificate.states[0].clone();
    goal.0.number = (BigUint::from(1_u32) << 9_u32) - 1_u32;
    certificate.states.push(goal);
    assert!(matches!(check(&puzzle, &certificate), Err(Flaw::Unattained(_))));
}

#[test]
fn a_proof_is_of_one_puzzle() {
    let all = puzzles();
    for (i, (name, puzzle)) in all.iter().enumerate() {
        let certificate = Naive::new(puzzle).certificate();
        for (j, (other, wrong)) in all.iter().enumerate() {
            let accepted = check(wrong, &certificate).is_ok();
            assert_eq!(accepted, i == j, "{name} for {other}");
        }
    }
}

#[test]
fn a_budget_ends_the_check() {
    let puzzle = coloured();
    let certificate = Naive::new(&puzzle).certificate();
    let mut budget = Budget::unlimited().steps(10);
    assert_eq!(check_certificate(&puzzle, &certificate, &mut budget), Err(Flaw::Unfinished));
}
