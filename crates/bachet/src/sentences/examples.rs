//! Expressions about the values that an unread sentence names, to copy and change.

use bachet_notation::clue::{Comparison, Item, Order, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind};

/// Returns what two of the named values may have to do with each other: an identity, its negation and an order. Values
/// of one category go with a value that is named beside the sentence, or with the first of another category.
pub(super) fn examples(puzzle: &GridPuzzle, named: &[ValueId], beside: &[ValueId]) -> Vec<Truth> {
    let Some(&first) = named.first() else { return Vec::new() };
    let behind = |i: usize, a: ValueId| named[i + 1..].iter().map(move |&b| (a, b));
    let pairs = || named.iter().enumerate().flat_map(|(i, &a)| behind(i, a));
    let with_values = puzzle.category_ids().filter(|&category| !puzzle.category(category).values.is_empty());
    let others = with_values.map(|category| ValueId { category, index: 0 });
    let in_order = |a: ValueId, b: ValueId| if b.category < a.category { (b, a) } else { (a, b) };
    let differ = |(a, b): &(ValueId, ValueId)| a.category != b.category;
    let identified =
        pairs().chain(beside.iter().chain(&others.collect::<Vec<_>>()).map(|&b| in_order(first, b))).find(differ);
    let identities = identified.into_iter().flat_map(|(a, b)| {
        [Comparison::Equal, Comparison::NotEqual].into_iter().filter_map(move |how| identity(puzzle, a, how, b))
    });
    let ordered = pairs().chain(identified).find_map(|(a, b)| order(puzzle, a, b));
    identities.chain(ordered).collect()
}

fn is_shared(puzzle: &GridPuzzle, value: ValueId) -> bool {
    matches!(puzzle.category(value.category).kind, Kind::Shared(_))
}

fn identity(puzzle: &GridPuzzle, a: ValueId, comparison: Comparison, b: ValueId) -> Option<Truth> {
    match (is_shared(puzzle, a), is_shared(puzzle, b)) {
        (false, false) => Some(Truth::Same(Who::Has(a), comparison, Who::Has(b))),
        (false, true) => Some(Truth::Items(Item::Of(b.category, Box::new(Who::Has(a))), comparison, Item::Value(b))),
        (true, false) => identity(puzzle, b, comparison, a),
        (true, true) => None,
    }
}

/// Returns that one entity stands before another, in the first ordered category that has neither value.
fn order(puzzle: &GridPuzzle, a: ValueId, b: ValueId) -> Option<Truth> {
    let is_free = |&id: &_| puzzle.category(id).ordered && id != a.category && id != b.category;
    let axis = puzzle.category_ids().find(is_free)?;
    let is_single = a != b && !is_shared(puzzle, a) && !is_shared(puzzle, b);
    is_single.then_some(Truth::Places(Who::Has(a), Order::Before, Who::Has(b), axis))
}

#[cfg(test)]
mod tests {
    use bachet_notation::clue::CategoryId;
    use bachet_notation::{expression, read_grid};

    use super::*;
    use crate::draft::has_errors;

    #[test]
    fn every_example_can_be_typed() {
        let mut tried = 0;
        for (name, source) in crate::gallery::all().filter(|(_, source)| source.contains("grid:")) {
            let (puzzle, _) = read_grid(source);
            let values = values(&puzzle);
            let pairs = values.windows(2).chain(values.chunks(3)).chain(values.chunks(5));
            for named in pairs.map(|pair| vec![pair[0], pair[pair.len() - 1]]).chain(values.iter().map(|&v| vec![v])) {
                for example in examples(&puzzle, &named, &[]) {
                    let example = expression(&puzzle, &example);
                    let typed = format!("{}\n\n- = {example}\n", source.trim_end());
                    let (with, problems) = read_grid(&typed);
                    assert!(!has_errors(&problems), "{name}, {example}: {problems:?}");
                    assert_eq!(with.clues.len(), puzzle.clues.len() + 1, "{name}, {example}");
                    tried += 1;
                }
            }
        }
        assert!(tried > 200, "{tried}");
    }

    #[test]
    fn a_value_alone_goes_with_another() {
        let (puzzle, _) = read_grid("grid:\nwho: Ann, Bea\npet: cat, dog\ntoy: cat, ball\nage: 5, 6\n- = Ann = dog\n");
        let named = |names: &[usize], beside: &[usize]| {
            let [named, beside] =
                [names, beside].map(|all| all.iter().map(|&at| values(&puzzle)[at]).collect::<Vec<ValueId>>());
            let found = examples(&puzzle, &named, &beside).into_iter().map(|example| expression(&puzzle, &example));
            found.collect::<Vec<String>>()
        };
        assert_eq!(named(&[0, 3], &[]), ["Ann = dog", "Ann != dog", "Ann left of dog"]);
        assert_eq!(named(&[5], &[]), ["Ann = ball", "Ann != ball", "Ann left of ball"]);
        assert_eq!(named(&[5], &[4, 3]), ["dog = ball", "dog != ball", "dog left of ball"]);
        assert_eq!(named(&[0, 1], &[]), ["Ann = pet.cat", "Ann != pet.cat", "Ann left of Bea"]);
        assert_eq!(named(&[], &[0]), <[String; 0]>::default());
    }

    #[test]
    fn a_category_without_values_has_no_example() {
        let (puzzle, _) = read_grid("grid:\nwho:\npet: cat, dog\ntoy: ball, kite\n");
        assert!(puzzle.category(CategoryId(0)).values.is_empty());
        let found = examples(&puzzle, &[values(&puzzle)[0]], &[]).into_iter();
        assert_eq!(found.map(|example| expression(&puzzle, &example)).next().as_deref(), Some("cat = ball"));
    }

    fn values(puzzle: &GridPuzzle) -> Vec<ValueId> {
        let ids = puzzle.category_ids().flat_map(|category| {
            (0..puzzle.category(category).values.len() as u32).map(move |index| ValueId { category, index })
        });
        ids.collect()
    }
}
