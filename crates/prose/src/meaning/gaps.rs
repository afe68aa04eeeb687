//! Places in an order of numbers with gaps: "three places behind" may be counted in the list, or be the difference of
//! the numbers.

use bachet_notation::clue::{CategoryId, Comparison, Operator, Order, Quantity, Truth, Who};
use bachet_notation::{GridPuzzle, Number};

/// Returns a meaning that counts places as the difference of their numbers, where that may be meant instead.
pub(crate) fn as_numbers(puzzle: &GridPuzzle, truth: &Truth) -> Option<Truth> {
    let mut has_changed = false;
    let changed = change(puzzle, truth, &mut has_changed);
    has_changed.then_some(changed)
}

fn change(puzzle: &GridPuzzle, truth: &Truth, has_changed: &mut bool) -> Truth {
    let Truth::Places(one, order, other, category) = truth else {
        return truth.map_truths(|part| change(puzzle, part, has_changed));
    };
    let (is_before, places) = match *order {
        Order::PlacesBefore(places) => (true, places),
        Order::PlacesAfter(places) => (false, places),
        _ => return truth.clone(),
    };
    if places < 2 || !has_gaps(puzzle, *category, places) {
        return truth.clone();
    }
    *has_changed = true;
    let of = |who: &Who| Box::new(Quantity::Of(*category, Box::new(who.clone())));
    let operator = if is_before { Operator::Subtract } else { Operator::Add };
    let number = Box::new(Quantity::Constant(Number::from_integer(places.into())));
    Truth::Numbers(*of(one), Comparison::Equal, Quantity::Arithmetic(of(other), operator, number))
}

/// Whether the numbers of a category do not follow each other, and two of them differ by this many.
fn has_gaps(puzzle: &GridPuzzle, category: CategoryId, places: u32) -> bool {
    let category = puzzle.category(category);
    let mut numbers: Vec<Number> = category.values.iter().filter_map(|value| value.number).collect();
    numbers.sort_unstable();
    let (one, apart) = (Number::from_integer(1), Number::from_integer(places.into()));
    let follow = numbers.windows(2).all(|two| two[1] - two[0] == one);
    !follow && numbers.iter().any(|&number| numbers.contains(&(number + apart)))
}
