//! How trips are counted: exactly as far as a rule compares them, then only the remainder.

use bachet_crossing::Memory;
use bachet_notation::Number;
use bachet_notation::crossing::{At, Comparison, Quantity, Truth};

use crate::stated::{BANKS, compare, constant, group, puzzle, rule};

fn trip() -> Quantity {
    Quantity::Trip
}

fn modulo(quantity: Quantity, n: u32) -> Quantity {
    Quantity::Modulo(Box::new(quantity), n)
}

fn times(factor: Number, quantity: Quantity) -> Quantity {
    Quantity::Multiply(Box::new(Quantity::Constant(factor)), Box::new(quantity))
}

/// The counts of the first trips.
fn counted(truth: Truth) -> Vec<u64> {
    let stated = puzzle(BANKS, vec![group("a", 2)], 2, vec![rule(At::Boat, truth)]);
    let memory = Memory::of(&stated);
    std::iter::successors(Some(0), |trip| Some(memory.after(*trip))).take(8).collect()
}

#[test]
fn trips_are_counted_as_far_as_they_matter() {
    let is = |quantity, n| compare(quantity, Comparison::Equal, constant(n));
    for (truth, expected) in [
        (Truth::And(Vec::new()), [0, 0, 0, 0, 0, 0, 0, 0]),
        (is(modulo(trip(), 3), 1), [0, 1, 2, 0, 1, 2, 0, 1]),
        (is(trip(), 3), [0, 1, 2, 3, 4, 4, 4, 4]),
        (is(times(Number::new(1, 2), trip()), 1), [0, 1, 2, 3, 3, 3, 3, 3]),
        (is(modulo(times(Number::new(1, 2), trip()), 2), 1), [0, 1, 2, 3, 0, 1, 2, 3]),
        (Truth::Or(vec![is(modulo(trip(), 2), 1), is(trip(), 1)]), [0, 1, 2, 3, 2, 3, 2, 3]),
        (is(Quantity::Subtract(Box::new(trip()), Box::new(trip())), 1), [0, 0, 0, 0, 0, 0, 0, 0]),
    ] {
        assert_eq!(counted(truth.clone()), expected, "{truth:?}");
    }
}

#[test]
fn a_count_without_end_is_counted_without_end() {
    let far = compare(trip(), Comparison::Less, constant(i64::MAX));
    assert_eq!(counted(far), [0, 1, 2, 3, 4, 5, 6, 7]);
    let overflow = compare(
        times(Number::from_integer(i64::MAX), times(Number::from_integer(3), trip())),
        Comparison::Less,
        constant(1),
    );
    assert_eq!(counted(overflow), [0, 1, 2, 3, 4, 5, 6, 7]);
}
