//! Expressions about the values that an unread sentence names, to copy and change.

use bachet_notation::clue::{Comparison, Item, Order, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind, expression};

/// Returns an identity, its negation and an order between two of the named values, as far as they have a meaning.
pub(super) fn examples(puzzle: &GridPuzzle, known: &[String]) -> Vec<String> {
    let named: Vec<ValueId> = known.iter().filter_map(|name| value(puzzle, name)).collect();
    let pairs = || (0..named.len()).flat_map(|i| (i + 1..named.len()).map(move |j| (i, j)));
    let pairs = || pairs().map(|(i, j)| (named[i], named[j]));
    let truths = match pairs().find(|(a, b)| a.category != b.category) {
        Some((a, b)) => [identity(puzzle, a, Comparison::Equal, b), identity(puzzle, a, Comparison::NotEqual, b), None],
        None => [None, None, pairs().find_map(|(a, b)| order(puzzle, a, b))],
    };
    truths.iter().flatten().map(|truth| expression(puzzle, truth)).collect()
}

/// Returns the only value of this name.
fn value(puzzle: &GridPuzzle, name: &str) -> Option<ValueId> {
    let ids = puzzle.category_ids().flat_map(|category| {
        (0..puzzle.category(category).values.len() as u32).map(move |index| ValueId { category, index })
    });
    let mut same = ids.filter(|&id| puzzle.value(id).text.to_lowercase() == name.to_lowercase());
    same.next().filter(|_| same.next().is_none())
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
    use bachet_notation::read_grid;

    use super::*;
    use crate::draft::has_errors;

    #[test]
    fn every_example_can_be_typed() {
        let mut tried = 0;
        for (name, source) in crate::gallery::all().filter(|(_, source)| source.contains("grid:")) {
            let (puzzle, _) = read_grid(source);
            let values: Vec<&str> = puzzle
                .categories
                .iter()
                .flat_map(|category| &category.values)
                .map(|value| value.text.as_str())
                .collect();
            for pair in values.windows(2).chain(values.chunks(3)).chain(values.chunks(5)) {
                let known = [pair[0].to_owned(), pair[pair.len() - 1].to_owned()];
                for example in examples(&puzzle, &known) {
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
    fn names_without_a_meaning_together_have_no_example() {
        let (puzzle, _) = read_grid("grid:\nwho: Ann, Bea\npet: cat, dog\ntoy: cat, ball\n- = Ann = dog\n");
        assert_eq!(examples(&puzzle, &["Ann".to_owned(), "dog".to_owned()]), ["Ann = dog", "Ann != dog"]);
        for known in [&["Ann", "Bea"][..], &["Ann", "cat"], &["Ann"], &[]] {
            let known: Vec<String> = known.iter().map(|name| (*name).to_owned()).collect();
            assert_eq!(examples(&puzzle, &known), <[String; 0]>::default(), "{known:?}");
        }
    }
}
