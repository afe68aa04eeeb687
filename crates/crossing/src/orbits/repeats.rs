//! How often a step can be repeated while the moves stay the same.
//!
//! The moves of a state depend only on its kind: its numbers, as long as they are not large, and its open sums, as far
//! as they matter. Along a line of states each number and sum grows or falls evenly. So if two points of the line are
//! of one kind, all points between them are: whatever changes is on the same side of its bound at both.

use std::cmp::Ordering;

use bachet_statespace::population::Word;

use super::Orbits;

impl<W: Word> Orbits<'_, W> {
    /// Returns how often, up to `max`, the step between two states can be repeated so that they and every state on the
    /// way have the same moves.
    pub(super) fn count_repetitions(&self, before: W, state: W, mut max: u64) -> u64 {
        if self.packed.open.is_none() || self.register(before) != self.register(state) {
            return 0;
        }
        let kind = |state| (self.packed.packing.saturated(state), self.sums_of(state));
        let known = kind(state);
        if kind(before) != known {
            return 0;
        }
        // Numbers stay between 0 and the size of the class.
        for (f, field) in self.model.fields.iter().enumerate() {
            let count = u64::from(self.model.classes[field.class as usize].count);
            let (old, new) = (self.number(before, f), self.number(state, f));
            max = max.min(match old.cmp(&new) {
                Ordering::Less => (count - new) / (new - old),
                Ordering::Equal => u64::MAX,
                Ordering::Greater => new / (old - new),
            });
        }
        let step = state.minus(before);
        let is_same_kind = |times| kind(state.plus(step.times(times))) == known;
        // A sum of which only the remainder matters is the same after any number of steps if it is after one.
        if max == 0 || before == state || !is_same_kind(1) {
            return 0;
        }
        if is_same_kind(max) {
            return max;
        }
        let (mut same, mut beyond) = (1, max);
        while beyond - same > 1 {
            let middle = same + (beyond - same) / 2;
            if is_same_kind(middle) {
                same = middle;
            } else {
                beyond = middle;
            }
        }
        same
    }
}

#[cfg(test)]
mod tests {
    use bachet_budget::Budget;
    use bachet_notation::crossing::read;
    use bachet_statespace::{BinomialProduct, ExploreOptions, Move, Space as _, explore, frontier_search_skipping};

    use super::*;
    use crate::Crossing;
    use crate::crossing::PackedIn;
    use crate::orbits::Packed;

    /// Checks that skipping levels finds what the search state by state does. Returns the number of steps and of
    /// states.
    fn compare<W: Word>(crossing: &Crossing, packed: &Packed<W>, source: &str) -> (u64, u64) {
        let mut orbits = Orbits::new(&crossing.model, packed);
        if !orbits.is_reversible() {
            return (0, 0);
        }
        let mut how = ExploreOptions::default();
        how.max_bytes = 1 << 30;
        let whole = explore(&mut orbits, how, &mut Budget::unlimited());
        let budget = &mut Budget::unlimited();
        let skipping = frontier_search_skipping(&mut orbits, how, budget);
        let steps = budget.used();
        assert_eq!(skipping.states(), whole.states().len() as u64, "{source}");
        assert_eq!((skipping.moves(), skipping.shortest()), (whole.moves(), whole.shortest()), "{source}");
        let last = *whole.states().last().expect("the start is one");
        let levels = whole.id(last).map(|id| whole.distance(id) + 1);
        assert_eq!(Some(skipping.levels()), levels, "{source}");
        let other = Orbits::new(&crossing.model, packed);
        let mut choices = |from, step: &Move<W>, ways: &mut BinomialProduct| other.choices(from, step.label, ways);
        let counted = skipping.count_with(&mut orbits, &mut choices, budget).expect("it is small enough");
        assert_eq!(counted.value_within(u64::MAX), whole.count_with(&mut choices).value_within(u64::MAX), "{source}");
        let counted = skipping.count(&mut orbits, budget).expect("it is small enough");
        assert_eq!(counted.value_within(u64::MAX), whole.count().value_within(u64::MAX), "{source}");
        (steps, skipping.states())
    }

    fn check(source: &str) -> (u64, u64) {
        // A rule that never matters is only a warning.
        let (puzzle, _) = read(source);
        assert!(!puzzle.rules.is_empty(), "{source}");
        let crossing = Crossing::new(&puzzle).expect("it fits");
        match &crossing.packed {
            PackedIn::Narrow(packed) => compare(&crossing, packed, source),
            PackedIn::Wide(packed) => compare(&crossing, packed, source),
        }
    }

    /// Counts the states of a line that are of one kind, one by one.
    fn repeats_one_by_one<W: Word>(orbits: &Orbits<'_, W>, before: W, state: W, max: u64) -> u64 {
        let kind = |state| (orbits.packed.packing.saturated(state), orbits.sums_of(state));
        let known = kind(state);
        if kind(before) != known || before == state || orbits.register(before) != orbits.register(state) {
            return 0;
        }
        let step = state.minus(before);
        let follows = |times| {
            let next = state.plus(step.times(times));
            kind(next) == known
                && orbits.model.fields.iter().enumerate().all(|(f, field)| {
                    orbits.number(next, f) <= u64::from(orbits.model.classes[field.class as usize].count)
                })
        };
        (1..=max).take_while(|times| follows(*times)).count() as u64
    }

    #[test]
    fn repetitions_end_where_the_kind_changes() {
        for rule in ["rule: each woman: her man or no man\n", "rule at left: man != 20\n", "rule: total mod 3 != 1\n"] {
            let source = format!("crossing: x\n\nman: 30\nwoman: 30, each with her man\nboat: 3 seats\n\n{rule}");
            let crossing = Crossing::new(&read(&source).0).expect("it fits");
            let PackedIn::Narrow(packed) = &crossing.packed else { panic!("it fits 64 bits") };
            let mut orbits = Orbits::new(&crossing.model, packed);
            let whole = explore(&mut orbits, ExploreOptions::default(), &mut Budget::unlimited());
            let mut longest = 0;
            for (i, before) in whole.states().iter().enumerate() {
                for state in &whole.states()[i + 1..whole.states().len().min(i + 40)] {
                    for max in [100, 7, 1] {
                        let expected = repeats_one_by_one(&orbits, *before, *state, max);
                        let found = orbits.count_repetitions(*before, *state, max);
                        assert_eq!(found, expected, "{rule}{before:x} {state:x}");
                        longest = longest.max(expected);
                    }
                }
            }
            assert!(longest > 5 || rule.contains("mod"), "{rule}: {longest}");
        }
    }

    #[test]
    fn skipping_levels_misses_nothing() {
        let couples = |n: u64| format!("man: {n}\nwoman: {n}, each with her man\n");
        let unequal = |n: u64| format!("missionary: {}\ncannibal: {n}\n", n + 3);
        let jealous = "rule: each woman: her man or no man\n";
        let outnumbered = "rule: no missionary or missionary >= cannibal\n";
        let odd = "rule at left: total mod 3 != 1\n";
        let kinds: [(&dyn Fn(u64) -> String, &str); 8] = [
            (&couples, jealous),
            (&couples, "rule: each woman: her man or no man\nrule in boat: total != 3\n"),
            (&unequal, outnumbered),
            (&unequal, "rule: no missionary or missionary >= cannibal\nrule in boat: total != 2\n"),
            (&unequal, odd),
            (&unequal, "rule at left: missionary != 20\n"),
            (&unequal, "rule: no missionary or missionary >= 2 * cannibal or cannibal > 7\n"),
            (&unequal, "rule at left: missionary mod 2 = 0 or cannibal mod 3 != 1\nrule in boat: total != 1\n"),
        ];
        let (mut steps, mut states) = (0, 0);
        for (things, rules) in kinds {
            for n in [5, 9, 13, 24, 45] {
                for seats in [3, 4, 6] {
                    let one = check(&format!("crossing: x\n\n{}boat: {seats} seats\n\n{rules}", things(n)));
                    steps += one.0;
                    states += one.1;
                }
            }
        }
        assert!(steps < states, "no level was skipped");
    }
}
